"""Small cards, made for reading: a figure as large as there is room, and the symbol of its suit."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from hanabi_desktop.painting.canvas import drawing, pen, placed, rounded
from hanabi_desktop.painting.figures import paint_figure
from hanabi_desktop.painting.symbols import paint_flat_symbol
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rules import Suit


def paint_mini_face(painter: QPainter, rect: QRectF, suit: Suit, rank: int, theme: Theme) -> None:
    """A card face that fills the rectangle: the figure above the symbol, or before it on a card that lies broad.

    Of a card that lies half under another one the figure is in sight.
    """
    broad = rect.width() > rect.height()
    unit = min(rect.width(), rect.height()) / 100
    edge = max(1.0, 3 * unit)
    shape = rounded(rect.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2), 11 * unit)
    with drawing(painter):
        painter.fillPath(shape, theme.fill(suit))
        if suit is Suit.MULTICOLOUR:
            _paint_rim(painter, rect, unit, theme)
        painter.strokePath(shape, pen(theme.card_edge, edge))
        if broad:
            figure = placed(rect, 0.05, 0.07, 0.45, 0.86)
            symbol = placed(rect, 0.55, 0.24, 0.40, 0.52)
        else:
            figure = placed(rect, 0.06, 0.06, 0.58, 0.50) if theme.symbols else placed(rect, 0.06, 0.15, 0.58, 0.7)
            symbol = placed(rect, 0.14, 0.58, 0.48, 0.36)
        paint_figure(painter, figure, rank, theme.ink(suit))
        if theme.symbols:
            paint_flat_symbol(painter, symbol, suit, theme.ink(suit), theme)


def _paint_rim(painter: QPainter, rect: QRectF, unit: float, theme: Theme) -> None:
    rainbow = QLinearGradient(rect.topLeft(), rect.bottomRight())
    for place, colour in enumerate(theme.rainbow):
        rainbow.setColorAt(place / (len(theme.rainbow) - 1), colour)
    stroke = pen(theme.rainbow[0], max(1.5, 6 * unit))
    stroke.setBrush(rainbow)
    inset = max(1.6, 5 * unit)
    painter.strokePath(rounded(rect.adjusted(inset, inset, -inset, -inset), 9 * unit), stroke)


def paint_latest(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The sign of the card that was laid there last: a bright frame with a notch above."""
    width = max(2.0, min(rect.width(), rect.height()) * 0.08)
    with drawing(painter):
        frame = rounded(rect.adjusted(width / 2, width / 2, -width / 2, -width / 2), width * 1.6)
        painter.strokePath(frame, pen(theme.symbol_outline, width + 1.5))
        painter.strokePath(frame, pen(theme.pointed, width))
        side = width * 2.6
        notch = QPainterPath(rect.topLeft())
        notch.lineTo(rect.left() + side, rect.top())
        notch.lineTo(rect.left(), rect.top() + side)
        notch.closeSubpath()
        painter.fillPath(notch, theme.pointed)


PLAYED, GONE, LEFT = range(3)
"""What has become of a copy: it lies on its firework, on the discard pile, or is still somewhere else."""


def paint_copy(painter: QPainter, rect: QRectF, state: int, suit: Suit, theme: Theme) -> None:
    """The sign for one copy of a card: a full card for one that is left, a check for one played, a cross for one lost."""
    unit = min(rect.width() / 5, rect.height() / 7)
    card = QRectF(rect.center().x() - 2.5 * unit, rect.center().y() - 3.5 * unit, 5 * unit, 7 * unit)
    line = max(1.5, unit * 0.5)
    shape = rounded(card.adjusted(line / 2, line / 2, -line / 2, -line / 2), unit * 0.7)
    with drawing(painter):
        if state == LEFT:
            painter.fillPath(shape, theme.fill(suit))
            painter.strokePath(shape, pen(theme.text, line))
            return
        painter.fillPath(shape, theme.field)
        painter.strokePath(shape, pen(theme.muted_text, line * 0.6))
        middle = card.center()
        stroke = max(2.0, unit * 0.75)
        if state == PLAYED:
            check = QPainterPath(middle + QPointF(-1.5 * unit, 0.1 * unit))
            check.lineTo(middle + QPointF(-0.4 * unit, 1.3 * unit))
            check.lineTo(middle + QPointF(1.6 * unit, -1.3 * unit))
            painter.strokePath(check, pen(_seen(theme.good, theme), stroke))
        else:
            cross = QPainterPath(middle + QPointF(-1.3 * unit, -1.3 * unit))
            cross.lineTo(middle + QPointF(1.3 * unit, 1.3 * unit))
            cross.moveTo(middle + QPointF(1.3 * unit, -1.3 * unit))
            cross.lineTo(middle + QPointF(-1.3 * unit, 1.3 * unit))
            painter.strokePath(cross, pen(_seen(theme.bad, theme), stroke))


def _seen(colour: QColor, theme: Theme) -> QColor:
    """The colour as a thin line on a field."""
    return theme.text if theme.high_contrast else colour
