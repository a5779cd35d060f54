"""One face of the discard pile: a slot for each copy, filled where the copy lies there."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPen
from typing_extensions import override

from hanabi_desktop.delegates.picture import PictureDelegate
from hanabi_desktop.models.discards import DiscardCell
from hanabi_desktop.painting import Theme, discard_copies, paint_figure, paint_symbol

_ROOM_FOR_BOTH = 26.0
"""Pixels; in a lower card the figure has all the room, and the symbol stands before its row alone."""


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
    suit, rank = cell.card.suit, cell.card.rank
    for copy, place in enumerate(discard_copies(rect, cell.copies)):
        card = place.adjusted(1, 0.5, -1, -0.5)
        if copy >= cell.discarded:
            _paint_place(painter, card, cell, theme, played=copy == cell.copies - 1 and cell.played)
            continue
        radius = card.width() * 0.16
        painter.setPen(QPen(theme.symbol_outline, 1))
        painter.setBrush(theme.fill(suit))
        painter.drawRoundedRect(card, radius, radius)
        if not theme.symbols or card.height() < _ROOM_FOR_BOTH:
            figure = card.adjusted(0, card.height() * 0.2, 0, -card.height() * 0.2)
            paint_figure(painter, figure, rank, theme.ink(suit))
            continue
        half = card.height() / 2
        figure = QRectF(card.left(), card.top() + half * 0.08, card.width(), half * 0.95)
        paint_figure(painter, figure, rank, theme.ink(suit))
        symbol = QRectF(card.left(), card.top() + half, card.width(), half * 0.92)
        paint_symbol(painter, symbol, suit, theme)


def _paint_place(painter: QPainter, card: QRectF, cell: DiscardCell, theme: Theme, played: bool) -> None:
    """What is still out there: an outline with its value; without one where it has been played.

    It has a ground of its own: whatever shines through the plate, figures read on it. Lines lie on whole pixels, for
    in little room half of what they blend with would be all that is seen of them.
    """
    line = max(1, round(card.width() * (0.1 if theme.high_contrast else 0.07)))
    whole = QRectF(card.toRect()).adjusted(line / 2, line / 2, -line / 2, -line / 2)
    colour = theme.trace(cell.card.suit)
    painter.setPen(QPen(theme.slot_edge if played else colour, line))
    painter.setBrush(theme.field)
    painter.drawRoundedRect(whole, card.width() * 0.14, card.width() * 0.14)
    if not played:
        figure = card.adjusted(0, card.height() * 0.2, 0, -card.height() * 0.2)
        paint_figure(painter, figure, cell.card.rank, theme.text if theme.high_contrast else colour)
