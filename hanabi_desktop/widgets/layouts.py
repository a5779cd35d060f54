"""A layout that wraps, a scroll area that scrolls only where it must, and a background panel."""

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QLayout, QLayoutItem, QScrollArea, QWidget

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.painting.canvas import alpha, pen
from hanabi_desktop.painting.theme import Theme


class FlowLayout(QLayout):
    """A layout that wraps its items like words; what follows the spring stands at the end of its line."""

    def __init__(self, parent: QWidget | None = None, spacing: int = 6, centred: bool = False) -> None:
        """`centred` lines lie in the middle; others begin at the left."""
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._centred = centred
        self._spring = -1
        self.setSpacing(spacing)
        self.setContentsMargins(0, 0, 0, 0)

    def add_spring(self) -> None:
        """Whatever is added from now on is pushed to the end of its line."""
        self._spring = len(self._items)

    @guarded
    def addItem(self, item: QLayoutItem) -> None:
        self._items.append(item)
        self.invalidate()

    @guarded
    def count(self) -> int:
        return len(self._items)

    @guarded
    def itemAt(self, index: int) -> QLayoutItem | None:
        return self._items[index] if 0 <= index < len(self._items) else None

    @guarded
    def takeAt(self, index: int) -> QLayoutItem | None:
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    @guarded
    def expandingDirections(self) -> Qt.Orientation:
        return Qt.Orientation(0)

    @guarded
    def hasHeightForWidth(self) -> bool:
        return True

    @guarded
    def heightForWidth(self, width: int) -> int:
        lines = self._lines(width - QSize(0, 0).grownBy(self.contentsMargins()).width())
        heights = [max(size.height() for _, size in line) for line in lines]
        height = sum(heights) + self.spacing() * max(0, len(lines) - 1)
        return QSize(0, height).grownBy(self.contentsMargins()).height()

    @guarded
    def sizeHint(self) -> QSize:
        """All on one line."""
        sizes = [item.sizeHint() for item in self._items if not item.isEmpty()]
        width = sum(size.width() for size in sizes) + self.spacing() * max(0, len(sizes) - 1)
        height = max((size.height() for size in sizes), default=0)
        return QSize(width, height).grownBy(self.contentsMargins())

    @guarded
    def minimumSize(self) -> QSize:
        size = QSize()
        for item in self._items:
            if not item.isEmpty():
                size = size.expandedTo(item.minimumSize())
        return size.grownBy(self.contentsMargins())

    @guarded
    def setGeometry(self, rect: QRect) -> None:
        super().setGeometry(rect)
        area = rect.marginsRemoved(self.contentsMargins())
        top = area.top()
        for line in self._lines(area.width()):
            height = max(size.height() for _, size in line)
            free = area.width() - sum(size.width() for _, size in line) - self.spacing() * (len(line) - 1)
            left = area.left() + (free // 2 if self._centred else 0)
            pushed = False
            for place, size in line:
                if 0 <= self._spring <= place and not pushed:
                    left += free
                    pushed = True
                spot = QRect(QPoint(left, top + (height - size.height()) // 2), size)
                self._items[place].setGeometry(spot)
                left += size.width() + self.spacing()
            top += height + self.spacing()

    def _lines(self, width: int) -> list[list[tuple[int, QSize]]]:
        """The places of the items on each line, with their sizes."""
        lines: list[list[tuple[int, QSize]]] = []
        left = 0
        for place, item in enumerate(self._items):
            if item.isEmpty():
                continue
            size = item.sizeHint()
            if size.width() > width:
                wide = max(1, width)
                size = QSize(wide, item.heightForWidth(wide) if item.hasHeightForWidth() else size.height())
            if not lines or left + size.width() > width:
                lines.append([])
                left = 0
            lines[-1].append((place, size))
            left += size.width() + self.spacing()
        return lines


class FittingScrollArea(QScrollArea):
    """Shows `content` whole, and scrolls it where the window is too small.

    Qt itself keeps a scroll bar that once was needed if the texts would wrap to fewer lines without it.
    """

    def __init__(self, content: QWidget) -> None:
        """The content stands on the ground of what is around."""
        super().__init__()
        self._content = content
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)
        self.viewport().setAutoFillBackground(False)
        content.setAutoFillBackground(False)

    def _decide(self) -> None:
        room = self.contentsRect().size()
        wide = self._content.minimumSizeHint().width() <= room.width()
        # A pixel is nothing that anybody scrolls, and the bar for it would take room from the buttons.
        high = self._content.heightForWidth(room.width()) <= room.height() + 1
        # Beside the bar a content may be lower than without it: if Qt decided again, it would never come to an end.
        policy = Qt.ScrollBarPolicy
        needed = (policy.ScrollBarAlwaysOff if wide else policy.ScrollBarAsNeeded) if high else policy.ScrollBarAlwaysOn
        if self.verticalScrollBarPolicy() != needed:
            self.setVerticalScrollBarPolicy(needed)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._decide()
        super().resizeEvent(event)

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._content and event.type() == QEvent.Type.LayoutRequest:
            self._decide()
        return super().eventFilter(watched, event)


_OPACITY = 0.9
"""Opacity of plates in the dark theme: the scenery shines through, but thin lines and small figures are still read."""


class Plate(QWidget):
    """A background panel with round corners, so that text stays readable over the artwork."""

    def __init__(self, look: RenderContext, parent: QWidget | None = None) -> None:
        """`look` gives the theme."""
        super().__init__(parent)
        self._look = look

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            self._look.draw(painter, QRectF(self.rect()), "plate", _paint_plate)


def keep_place(widget: QWidget, keep: bool) -> None:
    """Sets whether the place of a widget stays free while it is hidden."""
    policy = widget.sizePolicy()
    policy.setRetainSizeWhenHidden(keep)
    widget.setSizePolicy(policy)


def _paint_plate(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen(alpha(theme.panel_edge, 0.8), 2) if theme.high_contrast else Qt.PenStyle.NoPen)
    painter.setBrush(alpha(theme.panel, _OPACITY if theme.dark and not theme.high_contrast else 1.0))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), theme.radius, theme.radius)
