"""Text in which players are named, painted with each player's badge before the name."""

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QTextLayout, QTextOption

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.table.badges import Badge
from hanabi_desktop.wording.players.badged import Badged
from hanabi_desktop.wording.typography import kept

_SHARE = 0.86
"""Of the height of a line, what a badge has at most."""


class BadgedText:
    """A text laid out once, in so many lines as it needs at a width."""

    def __init__(self, text: Badged, font: QFont, width: float, alignment: Qt.AlignmentFlag) -> None:
        """`alignment` is where lines lie that are shorter than `width`."""
        self._roomy = text.roomy
        self.font = QFont(font)
        """Its letters."""
        option = QTextOption(alignment)
        option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
        self._layout = QTextLayout(kept(self._roomy.text).replace("\n", "\u2028"), font)
        self._layout.setTextOption(option)
        self._layout.setCacheEnabled(True)
        self.height = 0.0
        """Of all lines."""
        self.widest = 0.0
        """The longest line."""
        self._layout.beginLayout()
        while (line := self._layout.createLine()).isValid():
            line.setLineWidth(max(1.0, width))
            line.setPosition(QPointF(0, self.height))
            self.height += line.height()
            self.widest = max(self.widest, line.naturalTextWidth())
        self._layout.endLayout()

    def places(self) -> list[tuple[Badge, QRectF]]:
        """Where the badges are painted."""
        # Qt counts what lies beyond the first 65,536 characters, as emoji do, for two.
        text = self._roomy.text
        return [(badge, self._place(len(text[:place].encode("utf-16-le")) // 2)) for place, badge in self._roomy.badges]

    def _place(self, place: int) -> QRectF:
        line = self._layout.lineForTextPosition(place)
        begin, end = _x(line.cursorToX(place)), _x(line.cursorToX(place + self._roomy.room))
        size = min(line.height() * _SHARE, abs(end - begin) * _SHARE)
        # Nearer to the name than to what stands before it.
        middle = min(begin, end) + abs(end - begin) * 0.44
        return QRectF(middle - size / 2, line.y() + (line.height() - size) / 2, size, size)

    def paint(self, painter: QPainter, at: QPointF, ink: QColor, look: Look) -> None:
        """All of it, its upper left corner `at`."""
        painter.setPen(ink)
        self._layout.draw(painter, at)
        for badge, place in self.places():
            look.draw_badge(painter, place.translated(at), badge)


def _x(answer: object) -> float:
    """Qt's binding tells the character that it found beside the place."""
    return float(answer[0] if isinstance(answer, tuple) else answer)  # type: ignore[arg-type]


def fitting_font(text: str, font: QFont, width: float, room: float = 0.0, least: float = 0.7) -> QFont:
    """The font, or a smaller one in which the text fits on one line beside `room`, down to `least` of its size."""
    needed = QFontMetricsF(font).horizontalAdvance(text)
    fitted = QFont(font)
    if needed > width - room > 0:
        factor = max(least, (width - room) / needed * 0.99)
        if font.pixelSize() > 0:
            fitted.setPixelSize(max(1, int(font.pixelSize() * factor)))
        else:
            fitted.setPointSizeF(font.pointSizeF() * factor)
    return fitted
