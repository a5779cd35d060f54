"""Marks on cards (hints, last copies, keyboard focus), and small cards with what became of their copies."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen

from hanabi_desktop.painting.canvas import alpha, centred, drawing, line, mixed, pen, placed, polygon, rounded
from hanabi_desktop.painting.cards import KNOWLEDGE_TOP, card_rect, paint_check, paint_cross
from hanabi_desktop.painting.svg import paint_svg
from hanabi_desktop.painting.symbols import paint_figure, paint_symbol
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rules import Suit
from hanabi_desktop.table.actions import ActionKind
from hanabi_desktop.table.view import TableCard

_RANKS = (1, 2, 3, 4, 5)
_FIGURE = 0.64
"""Ratio of width to height of the widest figure."""
_TALLEST = 2.2
"""Maximum ratio of a figure's height to the width of its place: a third narrower than elsewhere."""


class HintMarks(Struct, frozen=True, cache_hash=True):
    """What hints have told about one card.

    `told_*` is what was said of the card itself and is framed; the rest is only what is left over. `fresh_*` lights up
    what the latest hint said.
    """

    suits_in_play: tuple[Suit, ...]
    possible_suits: frozenset[Suit]
    possible_ranks: frozenset[int] = frozenset(_RANKS)
    told_suits: frozenset[Suit] = frozenset()
    told_ranks: frozenset[int] = frozenset()
    fresh_suit: bool = False
    fresh_rank: bool = False

    @property
    def says_rank(self) -> bool:
        """Whether anything is known of the value."""
        return bool(self.told_ranks) or len(self.possible_ranks) < len(_RANKS)

    @property
    def says_suit(self) -> bool:
        """Whether anything is known of the colour."""
        return bool(self.told_suits) or len(self.possible_suits) < len(self.suits_in_play)


def marks_rect(rect: QRectF) -> QRectF:
    """Where what its owner knows of a card is painted: below, on every card that is held, whoever looks."""
    return placed(card_rect(rect), 0.05, KNOWLEDGE_TOP, 0.90, 0.41)


def mark_plates(rect: QRectF, marks: HintMarks) -> tuple[QRectF | None, QRectF | None]:
    """The plates for value and colour: side by side when both are known of, else one of the zone's width."""
    area = marks_rect(rect)
    if not marks.says_suit:
        return (area if marks.says_rank else None), None
    if not marks.says_rank:
        return None, area
    # One figure is narrow, and leaves what is not narrowed down so far more room.
    share = 0.43 if len(marks.possible_ranks) == 1 < len(marks.possible_suits) else 0.5
    gap = area.width() * 0.015
    first = area.width() * share - gap / 2
    left = QRectF(area.x(), area.y(), first, area.height())
    right = QRectF(area.x() + first + gap, area.y(), area.width() - first - gap, area.height())
    return left, right


def paint_hint_marks(painter: QPainter, rect: QRectF, marks: HintMarks, theme: Theme) -> None:
    """Value and colour on dark plates: large when known, pips of what is left when something has been ruled out."""
    value, colour = mark_plates(rect, marks)
    edge = max(1.0, card_rect(rect).width() * 0.02)
    if value is not None:
        ranks = [rank for rank in _RANKS if rank in marks.possible_ranks]

        def rank_pip(cell: QRectF, place: int) -> None:
            _paint_tall_figure(painter, cell, ranks[place], theme.mark_text)

        inner = _paint_plate(painter, value, bool(marks.told_ranks), marks.fresh_rank, edge, theme)
        _paint_pips(painter, inner, len(ranks), _TALLEST, rank_pip, theme)
    if colour is not None:
        suits = [suit for suit in marks.suits_in_play if suit in marks.possible_suits]

        def suit_pip(cell: QRectF, place: int) -> None:
            paint_symbol(painter, cell, suits[place], theme)

        inner = _paint_plate(painter, colour, bool(marks.told_suits), marks.fresh_suit, edge, theme)
        _paint_pips(painter, inner, len(suits), 1.0, suit_pip, theme)


def paint_named(painter: QPainter, rect: QRectF, named: Suit | int, theme: Theme) -> None:
    """The colour or value that a hint named, as it is marked on the cards that the hint points at."""
    inner = _paint_plate(painter, rect, True, True, rect.width() * 0.05, theme)
    if isinstance(named, Suit):
        paint_symbol(
            painter, inner.adjusted(*(inner.width() * share for share in (0.08, 0.08, -0.08, -0.08))), named, theme
        )
    else:
        _paint_tall_figure(painter, inner, named, theme.mark_text)


def _paint_plate(painter: QPainter, plate: QRectF, told: bool, fresh: bool, edge: float, theme: Theme) -> QRectF:
    """A dark plate that lets nothing of the card through, framed in amber when told outright; the room on it."""
    # Only what was told has a frame, and one that is seen from across the room.
    frame = edge * 1.7
    half = frame / 2 if told or fresh else 0.0
    shape = rounded(plate.adjusted(half, half, -half, -half), plate.height() * 0.13)
    with drawing(painter):
        painter.fillPath(shape, mixed(theme.mark_plate, theme.pointed, 0.2) if fresh else theme.mark_plate)
        if told or fresh:
            painter.strokePath(shape, pen(theme.pointed, frame))
    free = edge * (2.1 if told or fresh else 1.1)
    return plate.adjusted(free, free, -free, -free)


def _paint_pips(
    painter: QPainter, inner: QRectF, count: int, tall: float, paint_pip: Callable[[QRectF, int], None], theme: Theme
) -> None:
    """Pips in the number of lines that lets them be largest; `tall` is the maximum ratio of height to width."""
    # Figures that stand close together would be read as one number.
    gap = min(inner.width(), inner.height()) * (0.1 if tall > 1 else 0.04)
    lines = max(range(1, count + 1), key=lambda lines: _pip_size(inner, count, lines, tall, gap))
    columns = -(-count // lines)
    width = (inner.width() - gap * (columns - 1)) / columns
    height = (inner.height() - gap * (lines - 1)) / lines
    for place in range(count):
        row, column = divmod(place, columns)
        in_line = min(columns, count - row * columns)
        start = inner.x() + (columns - in_line) * (width + gap) / 2
        cell = QRectF(start + column * (width + gap), inner.y() + row * (height + gap), width, height)
        paint_pip(cell, place)
    if count == 2 and columns == 2:
        # It may be either.
        x, edge = inner.center().x(), inner.height() * 0.14
        bar = line([(x, inner.top() + edge), (x, inner.bottom() - edge)])
        with drawing(painter):
            painter.strokePath(bar, pen(alpha(theme.mark_text, 0.6), max(1.0, gap * 0.3)))


def _pip_size(inner: QRectF, count: int, lines: int, tall: float, gap: float) -> float:
    """The size of a pip, for `count` of them in `lines`."""
    columns = -(-count // lines)
    width = (inner.width() - gap * (columns - 1)) / columns
    height = min((inner.height() - gap * (lines - 1)) / lines, width * tall)
    return height * min(width, height * (_FIGURE if tall > 1 else 1.0))


def _paint_tall_figure(painter: QPainter, cell: QRectF, value: int, colour: QColor) -> None:
    """The highest figure that fits, drawn narrow where its place is."""
    height = min(cell.height(), cell.width() * _TALLEST)
    stretch = max(1.0, height * _FIGURE / cell.width())
    with drawing(painter):
        painter.translate(cell.center())
        painter.scale(1, stretch)
        natural = height / stretch
        paint_figure(painter, QRectF(-cell.width() / 2, -natural / 2, cell.width(), natural), value, colour)


def paint_pointed(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A card pointed at by a hint: a glowing frame with arrowheads at three sides, inside the rectangle.

    None comes from below, where it would lie over what is known of the card.
    """
    unit = min(rect.width(), rect.height()) / 100
    radius = 9 * unit
    with drawing(painter):
        # It glows outwards: number and symbol begin where it ends.
        for width, opacity in ((13.0, 0.10), (11.5, 0.13), (10.0, 0.18), (8.5, 0.25)):
            inset = width * unit / 2
            painter.strokePath(
                rounded(rect.adjusted(inset, inset, -inset, -inset), radius),
                pen(alpha(theme.pointed, opacity), width * unit),
            )
        inset = 3.2 * unit
        frame = rounded(rect.adjusted(inset, inset, -inset, -inset), radius)
        painter.strokePath(frame, pen(theme.symbol_outline, 6.4 * unit))
        painter.strokePath(frame, pen(theme.pointed, 4.6 * unit))
        centre = rect.center()
        for x, y, dx, dy in (
            (centre.x(), rect.top(), 0, 1),
            (rect.left(), centre.y(), 1, 0),
            (rect.right(), centre.y(), -1, 0),
        ):
            corners = ((dy * 10 + dx, dx * 10 + dy), (dx * 14, dy * 14), (dx - dy * 10, dy - dx * 10))
            arrow = polygon([(x + right * unit, y + down * unit) for right, down in corners])
            painter.fillPath(arrow, theme.pointed)
            painter.strokePath(arrow, pen(theme.symbol_outline, 1.4 * unit))


def paint_spoken_of(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A card that somebody speaks of: a thick bright frame, unlike that of a card pointed at by a hint."""
    unit = min(rect.width(), rect.height()) / 100
    inset = 3.7 * unit
    frame = rounded(rect.adjusted(inset, inset, -inset, -inset), 9 * unit)
    with drawing(painter):
        painter.strokePath(frame, pen(theme.symbol_outline, 7.4 * unit))
        painter.strokePath(frame, pen(theme.mark_text, 5.6 * unit))


def critical_rect(rect: QRectF) -> QRectF:
    """Where the sign of a last copy lies: below the symbol, above what its owner knows."""
    card = card_rect(rect)
    size = max(14.0, card.width() * 0.27)
    left = max(0.0, min(card.width() * 0.74 - size / 2, card.width() - size))
    return QRectF(card.x() + left, card.y() + max(0.0, card.height() * 0.545 - size), size, size)


def paint_critical(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The sign of a card of which no other copy is left, at its place on the card."""
    paint_seal(painter, critical_rect(rect), theme)


def paint_seal(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The same sign by itself: a toothed seal with an exclamation mark."""
    paint_svg(painter, rect, theme, "marks/last-copy")


def paint_focus(painter: QPainter, rect: QRectF, theme: Theme, radius: float | None = None) -> None:
    """The keyboard focus: a double ring inside the rectangle, seen on dark and on light ground."""
    width = max(float(theme.focus_width), min(rect.width(), rect.height()) * 0.025)
    corner = min(rect.width(), rect.height()) * 0.09 if radius is None else radius
    with drawing(painter):
        outer = rect.adjusted(width / 2, width / 2, -width / 2, -width / 2)
        inner = outer.adjusted(width, width, -width, -width)
        painter.strokePath(rounded(outer, corner), pen(theme.focus, width))
        painter.strokePath(
            rounded(inner, max(1.0, corner - width)),
            pen(theme.symbol_outline if theme.dark else QColor("#FFFFFF"), max(1.5, width * 0.6)),
        )


def paint_ring(painter: QPainter, rect: QRectF, theme: Theme, radius: float) -> None:
    """The keyboard focus of what is large: a thin frame inside the rectangle."""
    inset = max(theme.focus_width, min(rect.width(), rect.height()) * 0.008) / 2
    with drawing(painter):
        painter.strokePath(rounded(rect.adjusted(inset, inset, -inset, -inset), radius), pen(theme.focus, 2 * inset))


def paint_latest(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The sign of the card that was laid there last: a bright frame with a notch above."""
    width = max(2.0, min(rect.width(), rect.height()) * 0.08)
    with drawing(painter):
        frame = rounded(rect.adjusted(width / 2, width / 2, -width / 2, -width / 2), width * 1.6)
        painter.strokePath(frame, pen(theme.symbol_outline, width + 1.5))
        painter.strokePath(frame, pen(theme.pointed, width))
        side = width * 2.6
        left, top = rect.left(), rect.top()
        notch = polygon([(left, top), (left + side, top), (left, top + side)])
        painter.fillPath(notch, theme.pointed)


PLAYED, GONE, LEFT = range(3)
"""The fate of a copy: on its firework, on the discard pile, or still somewhere else."""


def paint_copy(painter: QPainter, rect: QRectF, state: int, suit: Suit, theme: Theme) -> None:
    """The sign for one copy of a card: a full card for one that is left, a check for one played, a cross for one lost."""
    unit = min(rect.width() / 5, rect.height() / 7)
    card = QRectF(rect.center().x() - 2.5 * unit, rect.center().y() - 3.5 * unit, 5 * unit, 7 * unit)
    edge = max(1.5, unit * 0.5)
    shape = rounded(card.adjusted(edge / 2, edge / 2, -edge / 2, -edge / 2), unit * 0.7)
    with drawing(painter):
        if state == LEFT:
            painter.fillPath(shape, theme.fill[suit])
            painter.strokePath(shape, pen(theme.text, edge))
            return
        painter.fillPath(shape, theme.field)
        painter.strokePath(shape, pen(theme.muted_text, edge * 0.6))
        middle = card.center()
        stroke = max(2.0, unit * 0.75)
        if state == PLAYED:
            check = line([(-1.5 * unit, 0.1 * unit), (-0.4 * unit, 1.3 * unit), (1.6 * unit, -1.3 * unit)])
            painter.strokePath(check.translated(middle), pen(_seen(theme.good, theme), stroke))
        else:
            cross = line([(-1.3 * unit, -1.3 * unit), (1.3 * unit, 1.3 * unit)])
            cross.addPath(line([(1.3 * unit, -1.3 * unit), (-1.3 * unit, 1.3 * unit)]))
            painter.strokePath(cross.translated(middle), pen(_seen(theme.bad, theme), stroke))


def _seen(colour: QColor, theme: Theme) -> QColor:
    """The colour as a thin line on a field."""
    return theme.text if theme.high_contrast else colour


def paint_selected(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paints the frame of the selected own card while the hand has no focus."""
    with drawing(painter):
        painter.setPen(QPen(alpha(theme.focus, 0.75), max(2.0, rect.width() * 0.02), Qt.PenStyle.DashLine))
        painter.drawRoundedRect(rect, rect.width() * 0.09, rect.width() * 0.09)


def paint_announced(painter: QPainter, rect: QRectF, card: TableCard, theme: Theme) -> None:
    """Paints the frame of the announced card, and while it lies face down a check or a cross on it."""
    width = max(4.0, rect.width() * 0.05)
    # Within the card: what is around it belongs to its neighbours.
    inner = rect.adjusted(width / 2 + 1, width / 2 + 1, -width / 2 - 1, -width / 2 - 1)
    frame = rounded(inner, inner.width() * 0.09)
    with drawing(painter):
        painter.strokePath(frame, QPen(theme.symbol_outline, width + 3))
        painter.strokePath(frame, QPen(theme.accent, width))
    if card.face is None:
        paint = paint_check if card.announced is ActionKind.PLAY else paint_cross
        paint(painter, centred(rect.center(), rect.width() * 0.5), theme)
