"""Labels: texts that fit their room, small print, and players' badges."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QIcon, QPainter, QPaintEvent
from PySide6.QtWidgets import QComboBox, QLabel, QSizePolicy, QWidget

from hanabi_desktop.delegates.fitted_text import SIZES, UNLIMITED, FittedText, resized
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.painting.badges import badge_icon, paint_badge
from hanabi_desktop.table.state import Badge
from hanabi_desktop.wording.typography import RichText

_FILLED = 0.84
"""Size of letters as a share of a line that they fill: what hangs below them still has room."""
_CACHED = 50
"""Rooms and sizes of letters that a label is tried in before one is shown."""


class FittedLabel(QLabel):
    """A label whose words fit: in smaller letters, in a shorter wording, or with an ellipsis at last.

    It fits the room that it is given, and asks for no width; one that `grows` asks for the height of its lines, at most
    `max_height`. A screen reader finds the plain words of the longest wording.
    """

    def __init__(
        self,
        look: RenderContext | None = None,
        parent: QWidget | None = None,
        *,
        fills: bool = False,
        grows: bool = False,
        least: int = 0,
    ) -> None:
        """Empty. What `fills` has letters as high as its room, whatever the size of other letters; `look` paints badges.

        Letters become no smaller than `least` pixels.
        """
        super().__init__(parent)
        self._look = look
        self._fills, self._grows, self._least = fills, grows, least
        self.wordings: tuple[str | RichText, ...] = ("",)
        """All ways to say it, the longest first."""
        self.instead = ""
        """Read in place of the text; see `show_instead`."""
        self.scale = 1.0
        """How many times as large as usual the letters are, at best."""
        self._max_height = UNLIMITED
        self._known: dict[object, FittedText] = {}
        """Cache of what is shown, by room and letters: a layout asks for the same heights a dozen times."""
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(grows)
        if not grows:
            self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def say(self, *wordings: str | RichText) -> None:
        """Says it in the first of these wordings, or in a shorter one where there is no room for that."""
        if wordings != self.wordings:
            self.wordings = wordings
            self.setText(wordings[0].plain if isinstance(wordings[0], RichText) else wordings[0])
            self._refit()

    def show_instead(self, words: str) -> None:
        """Shows `words` for as long as they are not empty. Screen readers, which would read a new text, hear nothing."""
        if words != self.instead:
            self.instead = words
            self.update()

    def set_scale(self, scale: float) -> None:
        """Makes letters so many times as large as usual."""
        if scale != self.scale:
            self.scale = scale
            self.updateGeometry()
            self.update()

    def set_max_height(self, height: int) -> None:
        """Makes letters smaller where the text would be higher than so many pixels."""
        if height != self._max_height:
            self._max_height = height
            self._refit()

    def _refit(self) -> None:
        self._known.clear()
        self.updateGeometry()
        self.update()

    @property
    def fitted(self) -> FittedText:
        """What is seen of it in the room there is."""
        return self._fitted(self._room.size())

    def fitted_to(self, width: int) -> FittedText:
        """What would be seen of it if the label were so many pixels wide, and as high as it wants to be."""
        return self._fitted(QSizeF(max(1, width - self._margins.width()), UNLIMITED))

    def _fitted(self, room: QSizeF) -> FittedText:
        alignment = self.alignment()
        if self._grows:
            room = QSizeF(room.width(), self._max_height)
            alignment &= Qt.AlignmentFlag.AlignHorizontal_Mask
        key = self.instead, self.font().key(), self.scale, room.width(), room.height(), alignment
        if len(self._known) > _CACHED:
            self._known.clear()
        if key not in self._known:
            font = resized(self.font(), self.scale)
            if self._fills:
                font.setPixelSize(max(8, round(room.height() * _FILLED)))
            wording = self._wording(room.width(), font)
            self._known[key] = FittedText(wording, font, room, alignment, filling=self._fills, least=self._least)
        return self._known[key]

    def _wording(self, width: float, font: QFont) -> str | RichText:
        """The first wording that fits into one line, in letters that are a bit smaller perhaps, else the shortest."""
        *longer, shortest = (self.instead,) if self.instead else self.wordings
        metrics = QFontMetricsF(font)
        sizes = ((share, each) for share in SIZES[:-1] for each in longer)
        fits = (each for share, each in sizes if metrics.horizontalAdvance(_plain(each)) * share <= width)
        return next(fits, shortest)

    @property
    def _room(self) -> QRectF:
        margin = self.margin()
        return QRectF(self.contentsRect()).adjusted(margin, margin, -margin, -margin)

    @property
    def _margins(self) -> QSize:
        margins, more = self.contentsMargins(), 2 * self.margin()
        return QSize(margins.left() + margins.right() + more, margins.top() + margins.bottom() + more)

    def _top(self, text: FittedText) -> float:
        centred = self._grows and self.alignment() & Qt.AlignmentFlag.AlignVCenter
        return max(0.0, (self._room.height() - text.height) / 2) if centred else 0.0

    @guarded
    def hasHeightForWidth(self) -> bool:
        return self._grows

    @guarded
    def heightForWidth(self, width: int) -> int:
        if not self._grows:
            return super().heightForWidth(width)
        return round(self.fitted_to(width).height + 0.5) + self._margins.height()

    @guarded
    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        if self._fills:
            # Its letters take what room there is, and half a line is enough of it.
            return QSize(hint.width(), hint.height() // 2)
        return QSize(hint.width(), self.heightForWidth(hint.width())) if self._grows else hint

    @guarded
    def minimumSizeHint(self) -> QSize:
        hint = super().minimumSizeHint()
        if self._grows:
            # A word of any length fits, or is broken.
            return hint.boundedTo(QSize(self.fontMetrics().averageCharWidth() * 8, round(UNLIMITED)))
        return QSize(1, 1 if self._fills else hint.height())

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        text = self.fitted
        room = self._room.translated(0, self._top(text))
        painter = QPainter(self)
        text.paint(painter, room, self.palette().color(self.foregroundRole()), self._look)
        painter.end()


def _plain(wording: str | RichText) -> str:
    return wording.plain if isinstance(wording, RichText) else wording


class SmallPrint(QLabel):
    """An explanation under what it explains, in smaller and quieter letters."""

    def __init__(self, *, indented: bool = False, lines: int = 1) -> None:
        """An `indented` one stands under the words of a switch, not under its box; it is at least `lines` high."""
        super().__init__()
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("small", True)
        self.setProperty("indented", indented)
        self.setProperty("lines", lines)
        # Else Qt adds half a letter to what the style sheet says.
        self.setIndent(0)
        self.setWordWrap(True)
        self.setAlignment(Qt.AlignmentFlag.AlignTop)


class BadgeView(QWidget):
    """A player's badge, large. Screen readers read the name, which stands beside it."""

    def __init__(self, look: RenderContext) -> None:
        """Empty until `show_badge`; its size is its owner's to set."""
        super().__init__()
        self._look = look
        self.badge: Badge | None = None

    def show_badge(self, badge: Badge | None) -> None:
        """Shows another player's badge, or nobody's."""
        self.badge = badge
        self.setVisible(badge is not None)
        self.update()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self.badge is None:
            return
        painter = QPainter(self)
        paint_badge(painter, QRectF(self.rect()), self.badge, self._look.theme)
        painter.end()


def badge_icon_beside(
    badge: Badge, look: RenderContext, widget: QWidget, scale: float = 1.2, gap: float = 0.0
) -> QIcon:
    """A player's badge `scale` times as large as the letters of `widget`, with a `gap` of so much of it beside it."""
    size = max(16, round(widget.fontMetrics().height() * scale))
    return badge_icon(look.pixmaps, badge, look.theme, size, widget.devicePixelRatioF(), round(size * gap))


def put_badges(box: QComboBox, badges: Sequence[Badge], look: RenderContext) -> None:
    """Puts badges before the names in a combo box whose entries are seats; other entries get none."""
    size = max(16, round(box.fontMetrics().height() * 0.95))
    box.setIconSize(QSize(size, size))
    for row in range(box.count()):
        seat = box.itemData(row)
        if isinstance(seat, int) and 0 <= seat < len(badges):
            box.setItemIcon(row, badge_icon_beside(badges[seat], look, box, 0.95))
