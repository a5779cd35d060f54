"""One face of the discard pile: a slot for each copy, filled where the copy lies there."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen
from typing_extensions import override

from hanabi_desktop.delegates.picture import PictureDelegate
from hanabi_desktop.models.discards import DiscardCell
from hanabi_desktop.painting import Theme, alpha, discard_copies, paint_figure, paint_symbol


class DiscardDelegate(PictureDelegate[DiscardCell]):
    """Paints a cell as small cards side by side."""

    @override
    def draw(self, painter: QPainter, rect: QRectF, row: DiscardCell, theme: Theme) -> None:
        _paint_cell(painter, rect, row, theme)

    @override
    def picture_rect(self, cell: QRectF) -> QRectF:
        return cell.adjusted(1, 1, -1, -1)


def _paint_cell(painter: QPainter, rect: QRectF, cell: DiscardCell, theme: Theme) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for copy, place in enumerate(discard_copies(rect, cell.copies)):
        card = place.adjusted(1, 0.5, -1, -0.5)
        radius = card.width() * 0.16
        if copy >= cell.discarded:
            # What is still out there: an outline with its value, fainter where it has been played.
            painter.setBrush(Qt.BrushStyle.NoBrush)
            played = copy == cell.copies - 1 and cell.played
            colour = theme.trace(cell.card.suit)
            painter.setPen(QPen(alpha(colour, 0.35 if played else 1), max(1.0, card.width() * 0.06)))
            painter.drawRoundedRect(card, radius, radius)
            if not played:
                figure = card.adjusted(0, card.height() * 0.26, 0, -card.height() * 0.26)
                paint_figure(painter, figure, cell.card.rank, colour)
            continue
        painter.setPen(QPen(theme.symbol_outline, 1))
        painter.setBrush(theme.fill(cell.card.suit))
        painter.drawRoundedRect(card, radius, radius)
        if not theme.symbols:
            figure = card.adjusted(0, card.height() * 0.2, 0, -card.height() * 0.2)
            paint_figure(painter, figure, cell.card.rank, theme.ink(cell.card.suit))
            continue
        half = card.height() / 2
        figure = QRectF(card.left(), card.top() + half * 0.08, card.width(), half * 0.95)
        paint_figure(painter, figure, cell.card.rank, theme.ink(cell.card.suit))
        symbol = QRectF(card.left(), card.top() + half, card.width(), half * 0.92)
        paint_symbol(painter, symbol, cell.card.suit, theme)
