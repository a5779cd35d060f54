"""The discard pile: where its cards lie, and how each of them is painted, as pure functions."""

from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from hanabi_desktop.painting.canvas import alpha, dot, drawing, pen, rounded
from hanabi_desktop.painting.cards import rainbow_pen
from hanabi_desktop.painting.svg import paint_svg
from hanabi_desktop.painting.symbols import paint_figure, paint_flat_symbol
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rules import RANKS, Suit

_FIGURE = 0.62
"""Ratio of a figure's width to its height."""
_SIGN = 4.5
"""Maximum ratio of a figure's height to that of the signs beside it."""
_SIGNS = 3
"""Maximum of signs on a card: one for each copy of the value that has most."""
_APART = 0.97
"""Share of its place that a card fills."""
_HEAD = 0.62
"""Size of the symbol before a line, as a share of the line's height or width."""
_BROADEST, _SLIMMEST = 1.5, 0.58
"""Limits of the ratio of a card's width to its height: figures close together are read as one number."""
_STEP = 0.1
"""Distance of cards that lie on each other, as a share of the shorter side of their place."""
_FATE = 0.43
"""Minimum size of the sign of its fate, as a share of a card's shorter side."""
_ENOUGH = 40
"""Height of a figure, in units, that everybody reads from across the room."""
_ONE_BLOCK = 1.05
"""Minimum ratio of the figures' size in two blocks of colours to that in one, from which there are two."""


class PileLayout(Struct, frozen=True):
    """How the discard pile is displayed: a line for each suit behind its symbol, each value at its own place."""

    heads: tuple[QRectF, ...]
    """Places of the symbols, by suit."""
    faces: tuple[tuple[QRectF, ...], ...]
    """Places by suit and value: one card stands for all copies."""


def pile_layout(area: QRectF, suits: int, unit: float = 1.0) -> PileLayout:
    """The lines of the discard pile, each card at its place for the whole game.

    The layout with the largest figures is taken; beyond `_ENOUGH`, one block of suits is preferred to two.
    """
    return _best((area.x(), area.y(), area.width(), area.height()), suits, unit)


@lru_cache(maxsize=4)
def _best(area: tuple[float, float, float, float], suits: int, unit: float) -> PileLayout:
    """The same, cached: it is asked for each card, and changes with the window only."""

    def worth(way: tuple[PileLayout, float]) -> float:
        layout, order = way
        return min(_read(layout.faces[0][0]), _ENOUGH * unit) * order

    room = QRectF(*area)
    ways = (_rows(room, suits, 1), _ONE_BLOCK), (_columns(room, suits), _ONE_BLOCK), (_rows(room, suits, 2), 1.0)
    return max(ways, key=worth)[0]


def _rows(area: QRectF, suits: int, blocks: int) -> PileLayout:
    """Suits below each other, in this number of blocks."""
    lines = -(-suits // blocks)
    wide, high = area.width() / blocks, area.height() / lines
    head = min(high, wide / len(RANKS)) * _HEAD
    apart = head * 0.5 * (blocks > 1)
    step = (wide - head - apart) / len(RANKS)
    heads, faces = [], []
    for suit in range(suits):
        block, row = divmod(suit, lines)
        left, top = area.left() + block * (wide + apart), area.top() + row * high
        heads.append(QRectF(left, top, head * 0.94, high))
        faces.append(_cards(QRectF(left + head, top, step, high), QPointF(min(step, high * _BROADEST), 0)))
    return PileLayout(tuple(heads), tuple(faces))


def _columns(area: QRectF, suits: int) -> PileLayout:
    """Suits lie side by side, as the fireworks do."""
    wide = area.width() / suits
    head = min(wide, area.height() / len(RANKS)) * _HEAD
    step = (area.height() - head) / len(RANKS)
    lefts = [area.left() + wide * suit for suit in range(suits)]
    return PileLayout(
        tuple(QRectF(left, area.top(), wide, head * 0.94) for left in lefts),
        tuple(_cards(QRectF(left, area.top() + head, wide, step), QPointF(0, step)) for left in lefts),
    )


def _cards(first: QRectF, step: QPointF) -> tuple[QRectF, ...]:
    """The cards of a suit, the first of them in this place and each next one a step on."""
    wide, high = min(first.width(), step.x() or first.width()) * _APART, first.height() * _APART
    width, height = min(wide, high * _BROADEST), min(high, wide / _SLIMMEST)
    left = first.left() if step.x() else first.center().x() - width / 2
    card = QRectF(left, first.center().y() - height / 2, width, height)
    return tuple(card.translated(step * number) for number in range(len(RANKS)))


def _read(card: QRectF) -> float:
    """Legibility of a card: the height of its figure, unless its signs are too small beside it."""
    figure, signs = card_parts(card)
    sign = symbol_places(signs, _SIGNS)[0].width()
    return min(figure.height(), figure.width() / _FIGURE, sign * _SIGN)


def card_parts(rect: QRectF) -> tuple[QRectF, QRectF]:
    """Where on a card of the pile its figure stands, and its signs: beside it, or below it on a slim card."""
    edge = min(rect.width(), rect.height()) * 0.045
    inner = rect.adjusted(edge, edge, -edge, -edge)
    beside = min(inner.height(), inner.width() * 0.66 / _FIGURE)
    below = min(inner.height() * 0.7, inner.width() / _FIGURE)
    figure, signs = QRectF(inner), QRectF(inner)
    if beside >= below:
        figure.setWidth(beside * _FIGURE)
        signs.setLeft(figure.right() + edge / 2)
    else:
        figure.setHeight(below)
        signs.setTop(figure.bottom() + edge / 2)
    return figure, signs


def fate_place(rect: QRectF) -> QRectF:
    """Where on a card of the pile a large sign tells its fate: in the corner that figures leave free most.

    Its maximum is the room they leave, its minimum a legible size.
    """
    least = min(rect.width(), rect.height())
    edge, free = least * 0.02, card_parts(rect)[1]
    side = min(max(min(free.width(), free.height()), least * _FATE), least * 0.5)
    return QRectF(rect.right() - edge - side, rect.bottom() - edge - side, side, side)


def symbol_places(area: QRectF, count: int) -> list[QRectF]:
    """The largest places for `count` symbols that fit in one or two rows or columns."""

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
    painter: QPainter,
    rect: QRectF,
    suit: Suit,
    rank: int,
    theme: Theme,
    symbols: list[QRectF],
    left: Sequence[QRectF] = (),
    *,
    hollow: bool = False,
) -> None:
    """A card of the pile with a symbol in each place of one that is gone, and a ring for one that is `left`.

    It is `hollow` if no firework needs it.
    """
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
        for place in left:
            painter.strokePath(
                dot(place.center().x(), place.center().y(), place.width() * 0.33),
                pen(ink, max(1.2, place.width() * 0.14)),
            )


def paint_below(painter: QPainter, rect: QRectF, suit: Suit, below: int, theme: Theme) -> QRectF:
    """The edges of the cards that lie below another; returns the rectangle of that one, on top and a step aside of each."""
    step = min(rect.width(), rect.height()) * _STEP
    card = rect.adjusted(0, 0, -below * step, -below * step)
    with drawing(painter):
        for number in range(below):
            shape = rounded(card.translated(number * step, number * step), step)
            painter.fillPath(shape, theme.fill[suit])
            painter.strokePath(shape, pen(theme.ink[suit], max(1.0, step / 6)))
    return card.translated(below * step, below * step)


def paint_none_left(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The sign of a card all of whose copies are gone: a crossed disc."""
    paint_svg(painter, rect, theme, "marks/none-left")


def paint_pile_slot(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The place of a card that was not discarded: a shade on the ground, or in high contrast an outline."""
    edge = max(1.0, min(rect.width(), rect.height()) * 0.03)
    with drawing(painter):
        shape = rounded(rect.adjusted(edge, edge, -edge, -edge), min(rect.width(), rect.height()) * 0.11)
        if theme.high_contrast:
            painter.strokePath(shape, pen(alpha(theme.slot_edge, 0.6), edge))
        else:
            painter.fillPath(shape, alpha(theme.slot_edge, 0.13))
