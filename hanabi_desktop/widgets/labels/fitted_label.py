"""Words as large as their room lets them be: they grow smaller before they wrap, and lose letters last of all."""

from typing import NamedTuple

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from hanabi_desktop.faults.guard import override
from hanabi_desktop.wording.typography import kept

_STEPS = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5, 0.42)
"""How much smaller than wanted letters become before words are cut off."""
_READ = _STEPS[:-1]
"""How small letters may become before a shorter way is found to say it."""
_FILLED = 0.84
"""Size of letters as a share of a line that they fill: what hangs below them still has room. See `Fitted.lowered`."""
_WRAPPED = Qt.TextFlag.TextWordWrap


class Fitted(NamedTuple):
    """How a text is drawn so that it fits its room."""

    shown: str
    """All of it, or what there is room for, with an ellipsis."""
    font: QFont
    flags: Qt.AlignmentFlag | Qt.TextFlag
    lowered: float = 0.0
    """How many pixels lower than its flags say: what stands above capital letters, as in Å, is to be seen too."""

    def paint(self, painter: QPainter, room: QRectF) -> None:
        """Into the room it was fitted into, in the painter's colour."""
        painter.setFont(self.font)
        # Qt would cut off what stands higher than it thinks that letters do.
        flags = self.flags | Qt.TextFlag.TextDontClip if self.lowered else self.flags
        painter.drawText(room.translated(0, self.lowered), int(flags.value), self.shown)


def fitted(room: QRectF, text: str, font: QFont, align: Qt.AlignmentFlag, *, filling: bool = False) -> Fitted:
    """Fits text of any length into its room, in letters no larger than those of `font`.

    Letters that are `filling` one line may need a bit more height than there is: nothing stands above most of them.
    """
    flags = align if filling else align | _WRAPPED
    text = text if filling else kept(text)
    smaller = QFont(font)
    high = room.height() * (1.5 if filling else 1)

    def fits(shown: str) -> bool:
        needed = QFontMetricsF(smaller).boundingRect(room, int(flags.value), shown)
        return needed.width() <= room.width() + 0.5 and needed.height() <= high + 0.5

    for factor in _STEPS:
        _resize(smaller, font, factor)
        if fits(text):
            return _seated(room, text, smaller, flags) if filling else Fitted(text, smaller, flags)
    flags = align if filling else align | Qt.TextFlag.TextWrapAnywhere
    shown = text
    for length in range(len(text), 0, -1):
        shown = text if length == len(text) else f"{text[:length].rstrip()}…"
        if fits(shown):
            break
    return _seated(room, shown, smaller, flags) if filling else Fitted(shown, smaller, flags)


def _seated(room: QRectF, text: str, font: QFont, flags: Qt.AlignmentFlag | Qt.TextFlag) -> Fitted:
    """A line in the middle of its room, lowered as far as something of it would lie above."""
    metrics = QFontMetricsF(font)
    ink = metrics.tightBoundingRect(text)
    if ink.height() > room.height():
        _resize(font, QFont(font), room.height() / ink.height())
        metrics = QFontMetricsF(font)
        ink = metrics.tightBoundingRect(text)
    baseline = room.height() / 2 + (metrics.ascent() - metrics.descent()) / 2
    return Fitted(text, font, flags, max(0.0, -(baseline + ink.top())))


def _resize(font: QFont, usual: QFont, factor: float) -> None:
    if usual.pixelSize() > 0:
        font.setPixelSize(max(1, round(usual.pixelSize() * factor)))
    else:
        font.setPointSizeF(usual.pointSizeF() * factor)


class FittedLabel(QLabel):
    """A label whose words fit whatever room it is given; of several ways to say it, the first that fits whole.

    Words in letters that are a bit smaller go before the shortest way.
    """

    def __init__(self, parent: QWidget | None = None, *, fills: bool = False) -> None:
        """Empty. What `fills` has letters as high as its room, whatever the size of other letters."""
        super().__init__(parent)
        self._ways: tuple[str, ...] = ("",)
        self._fills = fills
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)

    def say(self, *ways: str) -> None:
        """Says it in the first of these ways, or in a shorter one where there is no room for that."""
        if ways == self._ways:
            return
        self._ways = ways
        # Qt reads a label's text to whoever listens.
        self.setText(ways[0])
        self.update()

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(1, 1 if self._fills else super().minimumSizeHint().height())

    @property
    def seen(self) -> tuple[str, ...]:
        """All ways to say it, the longest first."""
        return self._ways

    @property
    def fitted(self) -> Fitted:
        """What is seen of it in the room there is."""
        room, font = self._room, QFont(self.font())
        if self._fills:
            font.setPixelSize(max(8, round(room.height() * _FILLED)))
        metrics = QFontMetricsF(font)
        *longer, shortest = self.seen
        fitting = (way for scale in _READ for way in longer if metrics.horizontalAdvance(way) * scale <= room.width())
        return fitted(room, next(fitting, shortest), font, self.alignment(), filling=self._fills)

    @property
    def _room(self) -> QRectF:
        return QRectF(self.contentsRect())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setPen(self.palette().windowText().color())
        self.fitted.paint(painter, self._room)
        painter.end()
