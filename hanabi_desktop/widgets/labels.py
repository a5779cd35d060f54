"""Labels: texts with players' badges in them, small print, and the badges alone."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QComboBox, QLabel, QSizePolicy, QWidget

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.delegates.text_layout import UNLIMITED, TextLayout
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.painting.badges import badge_icon, paint_badge
from hanabi_desktop.painting.marks import paint_focus
from hanabi_desktop.players import Emblem
from hanabi_desktop.wording.typography import RichText, aloud, tool_tip

_CACHED = 8
"""Maximum number of layouts kept of one text: Qt asks for the height at a few widths before it shows one."""
_LINE = 40
"""Default width of a text of several lines, in letters."""


class TextLabel(QLabel):
    """A label with players' badges in its words; what does not fit ends in an ellipsis, and its tool tip has the whole.

    It asks for no width. One that `grows` asks for the height of all its lines, at most `max_height`, others for one
    line. A screen reader finds the plain words.
    """

    def __init__(
        self, look: RenderContext | None = None, parent: QWidget | None = None, *, grows: bool = False
    ) -> None:
        """Empty; `look` paints the badges."""
        super().__init__(parent)
        self._look, self._grows = look, grows
        self.told = RichText()
        """The text, with the badges in it."""
        self._whole = ""
        self.instead = ""
        """Shown in place of the text; see `show_instead`."""
        self._max_height = UNLIMITED
        self._layouts: dict[object, TextLayout] = {}
        """Cache by room, font and alignment."""
        # Else Qt would have the tool tip read once more, as HTML where a name looks like that.
        self.setAccessibleDescription(" ")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(grows)
        if not grows:
            self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def say(self, text: str | RichText, whole: str | RichText = "") -> None:
        """Shows another text; screen readers and the tool tip have the `whole` of one that is shortened."""
        told = text if isinstance(text, RichText) else RichText(text)
        words = whole.plain if isinstance(whole, RichText) else whole
        if (words, told) != (self._whole, self.told):
            heard = aloud(words or told.plain)
            self.setAccessibleName("" if heard == told.plain else heard)
        if words != self._whole:
            self._whole = words
            self.setToolTip(tool_tip(words))
        if told != self.told:
            self.told = told
            self.setText(told.plain)
            self.setToolTip(tool_tip(words))
            self._forget_layouts()

    def show_instead(self, words: str) -> None:
        """Shows `words` until they are empty. Screen readers, which would read a new text, hear nothing."""
        if words != self.instead:
            self.instead = words
            self._layouts.clear()
            self.update()

    def set_max_height(self, height: int) -> None:
        """Limits the height of one that grows, in pixels."""
        if height != self._max_height:
            self._max_height = height
            self._forget_layouts()

    def _forget_layouts(self) -> None:
        self._layouts.clear()
        self.updateGeometry()
        self.update()

    @property
    def seen(self) -> TextLayout:
        """What is seen of it in the room there is."""
        room = self._room.size()
        # What it was measured by need not be laid out again.
        if self._grows and (whole := self._laid_out(QSizeF(room.width(), UNLIMITED))).height <= room.height() + 1:
            return whole
        return self._laid_out(room)

    def _laid_out(self, room: QSizeF) -> TextLayout:
        key = self.font().key(), room.width(), room.height(), self.alignment()
        if key not in self._layouts:
            if len(self._layouts) >= _CACHED:
                self._layouts.clear()
            # In one line a name may be cut within, instead of going to a line that is not seen.
            wrap = room.height() >= 2 * self.fontMetrics().height() - 1
            self._layouts[key] = TextLayout(self.instead or self.told, self.font(), room, self.alignment(), wrap=wrap)
        return self._layouts[key]

    @property
    def _room(self) -> QRectF:
        margin = self.margin()
        return QRectF(self.contentsRect()).adjusted(margin, margin, -margin, -margin)

    @guarded
    def hasHeightForWidth(self) -> bool:
        return self._grows

    @guarded
    def heightForWidth(self, width: int) -> int:
        if not self._grows:
            return super().heightForWidth(width)
        around = self.size() - self._room.size().toSize()
        lines = self._laid_out(QSizeF(max(1, width - around.width()), UNLIMITED)).height
        return round(min(lines, self._max_height) + 0.5) + around.height()

    def last_lines(self, width: int, height: int) -> int:
        """The height of the last whole lines that fit into `height` at a width, both in pixels."""
        return self._laid_out(QSizeF(width, UNLIMITED)).last_lines(height)

    @guarded
    def sizeHint(self) -> QSize:
        if not self._grows:
            return super().sizeHint()
        self.ensurePolished()
        # Whoever gives it room asks for the height at the width there is; Qt's own would lay the text out at several.
        return QSize(self.fontMetrics().averageCharWidth() * _LINE, self.fontMetrics().height())

    @guarded
    def minimumSizeHint(self) -> QSize:
        self.ensurePolished()
        # A word of any length fits, or is broken.
        metrics = self.fontMetrics()
        return QSize(metrics.averageCharWidth() * 8 if self._grows else 1, metrics.height())

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if not (self._grows or self.instead or self.told.rich) and self.sizeHint().width() <= self.width():
            # A figure or a short word needs no document.
            super().paintEvent(event)
            return
        seen = self.seen
        if seen.cut and not self.toolTip():
            self.setToolTip(tool_tip(self.text()))
        with QPainter(self) as painter:
            seen.paint(painter, self._room, self.palette().color(self.foregroundRole()), self._look)
            if self._look and self.hasFocus():
                paint_focus(painter, QRectF(self.rect()), self._look.theme)


def plain_label(text: str = "") -> QLabel:
    """A text that wraps; names may look like anything, and are no markup."""
    return QLabel(text, textFormat=Qt.TextFormat.PlainText, wordWrap=True)


class SmallPrint(QLabel):
    """An explanation under what it explains, in smaller and quieter letters."""

    def __init__(self, *, indented: bool = False, lines: int = 1) -> None:
        """An `indented` one stands under the words of a switch, not under its box; it is at least `lines` high."""
        # Without the indent of 0, Qt adds half a letter to what the style sheet says.
        super().__init__(
            textFormat=Qt.TextFormat.PlainText, wordWrap=True, indent=0, alignment=Qt.AlignmentFlag.AlignTop
        )
        self.setProperty("small", True)
        self.setProperty("indented", indented)
        self.setProperty("lines", lines)


class BadgeView(QWidget):
    """A player's badge, large. Screen readers read the name, which stands beside it."""

    def __init__(self, look: RenderContext) -> None:
        """Empty until `show_badge`; its size is its owner's to set."""
        super().__init__()
        self._look = look
        self.badge: Emblem | None = None

    def show_badge(self, badge: Emblem | None) -> None:
        """Shows another player's badge, or nobody's."""
        self.badge = badge
        self.setVisible(badge is not None)
        self.update()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self.badge is None:
            return
        with QPainter(self) as painter:
            paint_badge(painter, QRectF(self.rect()), self.badge, self._look.theme)


def badge_icon_beside(
    badge: Emblem, look: RenderContext, widget: QWidget, scale: float = 1.2, gap: float = 0.0
) -> QIcon:
    """A player's badge as an icon: `scale` is its ratio to the font height of `widget`, `gap` its margin as a ratio to it."""
    size = max(16, round(widget.fontMetrics().height() * scale))
    return badge_icon(look.pixmaps, badge, look.theme, size, widget.devicePixelRatioF(), round(size * gap))


def put_badge(button: QAbstractButton, badge: Emblem, look: RenderContext, scale: float = 1.2) -> None:
    """Puts a badge on a button; `scale` is its ratio to the font height."""
    icon = badge_icon_beside(badge, look, button, scale)
    button.setIcon(icon)
    button.setIconSize(icon.availableSizes()[0] / button.devicePixelRatioF())


def put_badges(box: QComboBox, badges: Sequence[Emblem], look: RenderContext) -> None:
    """Puts badges before the names in a combo box whose entries are seats; other entries get none."""
    size = max(16, round(box.fontMetrics().height() * 0.95))
    box.setIconSize(QSize(size, size))
    for row in range(box.count()):
        seat = box.itemData(row)
        if isinstance(seat, int) and 0 <= seat < len(badges):
            box.setItemIcon(row, badge_icon_beside(badges[seat], look, box, 0.95))
