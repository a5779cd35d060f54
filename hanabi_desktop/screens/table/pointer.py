"""The pointer of the practice game: a ring with an arrow around what a sentence is about."""

from collections.abc import Callable
from enum import Enum

from msgspec import Struct
from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QRectF, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygon, QPolygonF
from PySide6.QtWidgets import QWidget

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded


class From(Enum):
    """Side of a widget at which the arrow stands, as steps to the right and down."""

    ABOVE = (0, -1)
    BELOW = (0, 1)
    LEFT = (-1, 0)
    RIGHT = (1, 0)
    NOWHERE = (0, 0)
    """No arrow: there is no room beside it that holds nothing."""


class Spot(Struct, frozen=True):
    """Target of the pointer: a part of a widget, and the side at which the arrow stands."""

    widget: QWidget
    part: QRect
    """What of the widget is meant."""
    whole: QRect
    """The area that the arrow stays outside of, such as the whole card."""
    side: From = From.ABOVE


Find = Callable[[], Spot | None]
"""Looks where something is now; None if it is not to be seen."""

_MOVING = frozenset((QEvent.Type.Resize, QEvent.Type.Move, QEvent.Type.LayoutRequest, QEvent.Type.Show))


class Pointer(QWidget):
    """Ring with an arrow around a widget or a part of it; follows its layout, takes no clicks."""

    def __init__(self, look: RenderContext, ground: QWidget) -> None:
        """Floats over `ground`, hidden until it points at something there."""
        super().__init__(ground)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._look = look
        self._ground = ground
        self._find: Find | None = None
        self._watched: list[QWidget] = []
        self._ring = QRectF()
        self._arrow = QPolygonF()
        self._later = QTimer(self, singleShot=True)
        self._later.timeout.connect(self._place)
        look.changed.connect(self.update)
        self.hide()

    def point_at(self, find: Find | None) -> None:
        """Points at what `find` finds, from now on; None at nothing."""
        self._find = find
        self._place()
        # The table may still be about to take its shape.
        self._later.start(0)

    def _place(self) -> None:
        spot = self._find() if self._find else None
        if spot is None or not spot.widget.isVisible():
            self._watch(None)
            self.hide()
            return
        self._watch(spot.widget)
        unit = self._unit
        edge, arrow = round(4 * unit), round(13 * unit)
        origin = spot.widget.mapTo(self._ground, QPoint(0, 0))
        inside = self._ground.rect().adjusted(edge, edge, -edge, -edge)
        # Around all of a thing; closer where it has neighbours that are to be read as well, and within a part of a card.
        alone = spot.part == spot.widget.rect()
        out = edge if alone else 0 if spot.part == spot.whole else -edge // 2
        ring = spot.part.translated(origin).adjusted(-out, -out, out, out).intersected(inside)
        whole = spot.whole.translated(origin).united(ring).intersected(inside)
        right, down = spot.side.value
        tip = QPoint(
            ring.center().x() if not right else (whole.right() if right > 0 else whole.left()),
            ring.center().y() if not down else (whole.bottom() if down > 0 else whole.top()),
        )
        base = tip + QPoint(right, down) * arrow
        half = round(arrow * 0.75)
        across = QPoint(abs(down), abs(right)) * half
        tips = QPolygon([tip + QPoint(right, down), base + across, base - across])
        around = ring.adjusted(-edge, -edge, edge, edge).united(tips.boundingRect().adjusted(-2, -2, 2, 2))
        self.setGeometry(around)
        self._ring = QRectF(ring.translated(-around.topLeft()))
        self._arrow = QPolygonF(tips.translated(-around.topLeft()) if right or down else [])
        self.show()
        self.raise_()
        self.update()

    @property
    def _unit(self) -> float:
        """Scale of the lines, from the height of the letters: both have to be seen across the same room."""
        return max(1.0, self.fontMetrics().height() / 20)

    def _watch(self, widget: QWidget | None) -> None:
        chain: list[QWidget] = []
        while widget is not None and widget is not self._ground:
            chain.append(widget)
            widget = widget.parentWidget()
        if chain:
            chain.append(self._ground)
        for each in self._watched:
            if each not in chain:
                each.removeEventFilter(self)
        for each in chain:
            if each not in self._watched:
                each.installEventFilter(self)
        self._watched = chain

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _MOVING:
            self._later.start(0)
        return False

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, unit = self._look.theme, self._unit
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            corner = theme.radius * unit
            # Light on dark and dark on light: seen on cards of every colour, and not gold as the frame of the turn.
            for colour, width in ((theme.panel, 6 * unit), (theme.focus, 3.5 * unit)):
                painter.setPen(QPen(colour, width))
                painter.drawRoundedRect(self._ring, corner, corner)
            painter.setPen(QPen(theme.panel, 1.5 * unit))
            painter.setBrush(theme.focus)
            painter.drawPolygon(self._arrow)
