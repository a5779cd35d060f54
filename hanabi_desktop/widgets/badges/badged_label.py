"""A label that shows each player's badge before the name."""

import re

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QWidget

from hanabi_desktop.delegates.badged_text import BadgedText, fitting_font
from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.guard import override
from hanabi_desktop.wording.players.badged import Badged
from hanabi_desktop.wording.typography import NO_BREAK, kept

_WORD = re.compile(rf"[^\S{NO_BREAK}]+|(?<=-)")
"""Where a line may break."""
_LEAST = 0.5
"""Of their usual size, letters are made no smaller for the sake of a long word."""
_SMALLER = (0.85, 0.72, 0.6, 0.5, 0.4)
"""Steps in which letters give way where a text is too high."""


class BadgedLabel(QLabel):
    """To ears, and to whoever asks for its text, it is a label like any other: the plain words."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Empty until `tell`. Wraps its words."""
        super().__init__(parent)
        self._look = look
        self._told = Badged()
        self._scale = 1.0
        self._highest: int | None = None
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setWordWrap(True)

    @property
    def told(self) -> Badged:
        """What it shows."""
        return self._told

    def tell(self, text: Badged) -> None:
        """Shows a text with badges in it."""
        self._told = text
        self.setText(text.text)
        self.updateGeometry()
        self.update()

    def set_scale(self, scale: float) -> None:
        """Letters are so many times as large as usual from now on."""
        if scale != self._scale:
            self._scale = scale
            self.updateGeometry()
            self.update()

    def letters(self, width: int) -> float:
        """How large its letters are in that width, in points."""
        return self._laid_out(width - self._around().width()).font.pointSizeF()

    def let_be_no_larger(self, points: float) -> None:
        """Letters are made smaller if their usual size is larger than so many points."""
        usual = self.font().pointSizeF()
        if usual > 0 and usual * self._scale > points > 0:
            self.set_scale(points / usual)

    def fit_into(self, height: int) -> None:
        """Letters are made smaller where the text would be higher than so many pixels."""
        if height != self._highest:
            self._highest = height
            self.updateGeometry()
            self.update()

    def _laid_out(self, width: float) -> BadgedText:
        """The text in lines of that width: smaller where a word is longer than a line, which is broken only as a last resort."""
        told = self._told if self._told.text == self.text() else Badged(self.text())
        usual = QFont(self.font())
        usual.setPointSizeF(usual.pointSizeF() * self._scale)
        metrics = QFontMetrics(usual)
        longest = max(_WORD.split(kept(told.text)), key=metrics.horizontalAdvance)
        room = metrics.horizontalAdvance("M") * 2 if told.badges else 0
        font = fitting_font(longest, usual, width, room, least=_LEAST)
        alignment = self.alignment() & Qt.AlignmentFlag.AlignHorizontal_Mask
        text = BadgedText(told, font, width, alignment)
        points = font.pointSizeF()
        for smaller in _SMALLER:
            if self._highest is None or text.height <= self._highest or points <= 0:
                break
            font.setPointSizeF(points * smaller)
            text = BadgedText(told, font, width, alignment)
        return text

    def _around(self) -> QSize:
        margins = self.contentsMargins()
        more = 2 * self.margin()
        return QSize(margins.left() + margins.right() + more, margins.top() + margins.bottom() + more)

    def extent(self) -> QRect:
        """How much of the label says something: less than it is wide."""
        if not self.text():
            return QRect()
        room = self._room()
        text = self._laid_out(room.width())
        return QRectF(
            room.center().x() - text.widest / 2, room.top() + self._above(room, text), text.widest, text.height
        ).toAlignedRect()

    def _room(self) -> QRectF:
        return QRectF(self.contentsRect()).adjusted(self.margin(), self.margin(), -self.margin(), -self.margin())

    def _above(self, room: QRectF, text: BadgedText) -> float:
        centred = self.alignment() & Qt.AlignmentFlag.AlignVCenter
        return max(0.0, (room.height() - text.height) / 2) if centred else 0.0

    @override
    def hasHeightForWidth(self) -> bool:
        return True

    @override
    def heightForWidth(self, width: int) -> int:
        around = self._around()
        return round(self._laid_out(width - around.width()).height + 0.5) + around.height()

    @override
    def sizeHint(self) -> QSize:
        hint = super().sizeHint()
        return QSize(hint.width(), self.heightForWidth(hint.width()))

    @override
    def minimumSizeHint(self) -> QSize:
        """A word of any length fits, or is broken."""
        return super().minimumSizeHint().boundedTo(QSize(self.fontMetrics().averageCharWidth() * 8, 10_000))

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        room = self._room()
        text = self._laid_out(room.width())
        top = room.top() + self._above(room, text)
        ink, at = self.palette().color(self.foregroundRole()), QPointF(room.left(), top)
        painter = QPainter(self)
        text.paint(painter, at, ink, self._look)
        painter.end()
