"""The sentence of the bar, and the calm place where for a while something else is told."""

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QStyle, QStyleOption
from typing_extensions import override

from hanabi_desktop.faults.catching import painted

_SMALLEST = 0.75
"""How much smaller letters may become before words are cut off."""


class CalmLabel(QLabel):
    """A label that keeps its text, its size and its place while other words are read there.

    Those words are to be seen only: a screen reader, which is told of a text that changes, hears nothing of them.
    """

    told = ""
    """What is read there for now instead of the text; empty if the text is."""

    def tell(self, words: str) -> None:
        """Shows `words` for as long as they are not empty."""
        if words != self.told:
            self.told = words
            self.update()

    @override
    @painted
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.told:
            super().paintEvent(event)
            return
        painter = QPainter(self)
        ground = QStyleOption()
        ground.initFrom(self)
        self.style().drawPrimitive(QStyle.PrimitiveElement.PE_Widget, ground, painter, self)
        room, flags = self.contentsRect(), Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextWordWrap
        font, text = _fitting(self.told, room, self.font(), int(flags.value))
        painter.setFont(font)
        painter.drawText(room, int(flags.value), text)
        painter.end()


def _fitting(words: str, room: QRect, font: QFont, flags: int) -> tuple[QFont, str]:
    """The words in letters that fit in the room, and without their end where they do not fit at all."""
    fitted = QFont(font)
    for step in range(4):
        fitted.setPointSizeF(font.pointSizeF() * (1 - (1 - _SMALLEST) * step / 3))
        needed = QFontMetrics(fitted).boundingRect(room, flags, words)
        if needed.height() <= room.height() and needed.width() <= room.width():
            return fitted, words
    metrics = QFontMetrics(fitted)
    lines = max(1, room.height() // metrics.lineSpacing())
    return fitted, metrics.elidedText(words, Qt.TextElideMode.ElideRight, int(room.width() * (lines - 0.15)))
