"""The discard pile: where its cards lie, and how each of them is painted, as pure functions."""

from functools import lru_cache
from itertools import accumulate

from msgspec import Struct
from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QPainter

from hanabi_desktop.painting.canvas import alpha, canvas, dot, drawing, line, pen, rounded
from hanabi_desktop.painting.cards import rainbow_pen
from hanabi_desktop.painting.symbols import paint_figure, paint_flat_symbol
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rules import RANKS, Suit

_COPIES = (3, 2, 2, 2, 1)
"""So many copies of each value have places of their own in a row, where it is wide."""
_BROADEST, _SLIMMEST = 1.3, 0.6
"""Limits of a card's width divided by its height."""
_FIGURE = 0.62
"""Width of a figure divided by its height."""
_SYMBOL = 3.2
"""A figure is no use without a symbol that has this share of its height, turned round."""
_APART, _COLUMNS_APART = 1.07, 0.5
"""Cards lie this much of their width apart; between two columns of rows this much of it is free."""
_HEAD = 0.62
"""Share of a row's height that the symbol before it has."""
_ENOUGH = 26
"""Units that a figure is high which everybody reads."""
_ONE_COLUMN, _EACH_COPY = 1.25, 1.05
"""Figures are so many times as large before rows stand in two columns, or before one card stands for all its copies."""


class PileLayout(Struct, frozen=True):
    """How the discard pile is displayed: a row for each suit with its symbol before it, each value at its own place."""

    heads: tuple[QRectF, ...]
    """By suit: where its symbol stands."""
    faces: tuple[tuple[QRectF, ...], ...]
    """By suit and value: where its cards lie."""
    card: QSizeF
    """As large as all cards of the pile are."""
    each: bool
    """Whether every copy lies there; or else one card stands for all, with a symbol for each."""

    def places(self, suit: int, value: int, copies: int) -> list[QRectF]:
        """Where these copies of a face lie."""
        face = self.faces[suit][value]
        step = self.card.width() * _APART if self.each else 0.0
        return [QRectF(face.topLeft(), self.card).translated(step * number, 0) for number in range(copies)]


def pile_layout(area: QRectF, suits: int, unit: float = 1.0) -> PileLayout:
    """The rows of the discard pile, each card at its place for the whole game.

    Figures are as large as can be; but once they are read from across the room, a clear order counts for more.
    """
    return _best((area.x(), area.y(), area.width(), area.height()), suits, unit)


@lru_cache(maxsize=4)
def _best(area: tuple[float, float, float, float], suits: int, unit: float) -> PileLayout:
    """The same, kept: it is asked for each card, and changes with the window only."""

    def worth(layout: PileLayout) -> float:
        one_column = layout.heads[0].left() == layout.heads[-1].left()
        order = (_ONE_COLUMN if one_column else 1.0) * (_EACH_COPY if layout.each else 1.0)
        return min(_read(layout.card), _ENOUGH * unit) * order

    ways = ((1, True), (1, False), (2, True), (2, False))
    return max((_rows(QRectF(*area), suits, columns, each=each) for columns, each in ways), key=worth)


def _rows(area: QRectF, suits: int, columns: int, *, each: bool) -> PileLayout:
    lines = -(-suits // columns)
    high = area.height() / lines
    head = min(high, area.width() / columns / len(RANKS)) * _HEAD
    slots = sum(_COPIES) if each else len(RANKS)
    room = (area.width() - columns * head) / columns
    wide = room / (slots * _APART + _COLUMNS_APART * (columns > 1))
    height = max(1.0, min(high * 0.97, wide / _SLIMMEST))
    card = QSizeF(max(1.0, min(wide, height * _BROADEST)), height)
    before = (0, *accumulate(_COPIES)) if each else tuple(range(len(RANKS)))
    heads, faces = [], []
    for suit in range(suits):
        column, row = divmod(suit, lines)
        left, top = area.left() + column * area.width() / columns, area.top() + row * high
        heads.append(QRectF(left, top, head * 0.94, high))
        first = QRectF(left + head, top + (high - height) / 2, card.width(), height)
        step = card.width() * _APART
        faces.append(
            tuple(
                first.translated(step * before[value], 0).adjusted(0, 0, step * (_COPIES[value] - 1) * each, 0)
                for value in range(len(RANKS))
            )
        )
    return PileLayout(tuple(heads), tuple(faces), card, each)


def _read(card: QSizeF) -> float:
    """How well a card is read: the height of its figure, as long as the symbol keeps up with it."""
    figure, symbols = card_parts(QRectF(0, 0, card.width(), card.height()))
    symbol = symbol_places(symbols, 1)[0].width()
    return min(figure.height(), figure.width() / _FIGURE, symbol * _SYMBOL)


def card_parts(rect: QRectF) -> tuple[QRectF, QRectF]:
    """Where on a card of the pile its figure stands, and its symbols: beside it, or below it on a slim card."""
    edge = min(rect.width(), rect.height()) * 0.06
    inner = rect.adjusted(edge, edge, -edge, -edge)
    beside = min(inner.height(), inner.width() * 0.62 / _FIGURE)
    below = min(inner.height() * 0.66, inner.width() / _FIGURE)
    figure, symbols = QRectF(inner), QRectF(inner)
    if beside >= below:
        figure.setWidth(beside * _FIGURE)
        symbols.setLeft(figure.right() + edge)
    else:
        figure.setHeight(below)
        symbols.setTop(figure.bottom() + edge)
    return figure, symbols


def symbol_places(area: QRectF, count: int) -> list[QRectF]:
    """Places for so many symbols, in one row or one column, or in two: as large as they can be."""

    def side(columns: int) -> float:
        return min(area.width() / columns, area.height() / -(-count // columns))

    columns = max(range(1, count + 1), key=side)
    size, rows = side(columns), -(-count // columns)
    left, top = area.center().x() - size * columns / 2, area.center().y() - size * rows / 2
    return [
        QRectF(left + size * (number % columns), top + size * (number // columns), size, size).adjusted(1, 1, -1, -1)
        for number in range(count)
    ]


def paint_pile_card(
    painter: QPainter, rect: QRectF, suit: Suit, rank: int, theme: Theme, symbols: list[QRectF], *, hollow: bool = False
) -> None:
    """A card of the pile with a symbol in each of these places; `hollow` if no firework needs it."""
    unit = min(rect.width(), rect.height()) / 100
    edge = max(1.0, (5 if hollow else 3) * unit)
    shape = rounded(rect.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2), 11 * unit)
    ink = theme.trace[suit] if hollow else theme.ink[suit]
    with drawing(painter):
        painter.fillPath(shape, theme.field if hollow else theme.fill[suit])
        if suit is Suit.MULTICOLOUR:
            rim = max(1.6, 5 * unit)
            inner = rounded(rect.adjusted(rim, rim, -rim, -rim), 9 * unit)
            painter.strokePath(inner, rainbow_pen(rect, theme, max(1.5, 6 * unit)))
        else:
            painter.strokePath(shape, pen(alpha(ink, 0.7) if hollow else theme.card_edge, edge))
        paint_figure(painter, card_parts(rect)[0], rank, ink)
        for place in symbols:
            paint_flat_symbol(painter, place, suit, ink, theme)


def paint_lost(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The sign of a card all of whose copies are gone: a crossed disc."""
    with canvas(painter, rect, 100, 100):
        painter.fillPath(dot(50, 50, 47), theme.symbol_outline)
        painter.fillPath(dot(50, 50, 42), theme.bad)
        cross = line([(32, 32), (68, 68)])
        cross.addPath(line([(68, 32), (32, 68)]))
        painter.strokePath(cross, pen(theme.on_bad, 15))


def paint_pile_slot(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The place of a card that was not discarded: a quiet outline."""
    edge = max(1.0, min(rect.width(), rect.height()) * 0.03)
    with drawing(painter):
        shape = rounded(rect.adjusted(edge, edge, -edge, -edge), min(rect.width(), rect.height()) * 0.11)
        painter.strokePath(shape, pen(alpha(theme.slot_edge, 0.6 if theme.high_contrast else 0.35), edge))
