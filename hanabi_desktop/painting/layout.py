"""The layout of the table as pure functions: where everything lies in a given rectangle."""

from msgspec import Struct
from PySide6.QtCore import QRectF, QSize

from hanabi_desktop.painting.cards import CARD_ASPECT
from hanabi_desktop.painting.trays import tray_areas

SMALLEST = QSize(1024, 700)
"""The smallest window in which the whole table is in sight. One unit there is one pixel."""


def window_unit(size: QSize) -> float:
    """How many pixels a unit has in a window of this size: in steps, for letters follow it."""
    fitting = min(size.width() / SMALLEST.width(), size.height() / SMALLEST.height())
    return min(max(round(fitting * 20) / 20, 0.7), 6.0)


RAISE = 0.04
"""Share of a card's height by which a raised card stands above the others."""
TURNED, TILT = 0.85, 9.0
"""Scale of a turned card, to fit its place, and the degrees that it leans to the right.

It leans and does not lie, so that its number, its symbol and what is known of it stay where they are on every card.
"""

HANDS_ABOVE = {2: 1, 3: 2, 4: 2, 5: 2}
"""Number of hands above the middle, by players; of five, one lies beside the fireworks.

Seats run clockwise: above to the right, below to the left.
"""
_GAP, _SEAM, _EDGE = 8.0, 4.0, 2.0

_MENUS, _FOOT = 27, 60
"""Heights in units, of the menus, and of the bar below the table: large letters have two lines there."""
_FOOT_GROWTH = 0.55
"""Exponent of that bar's growth with the text size; below 1, since the cards need the height as well."""
_PLATE = (8, 4, 6)
"""Margins of a plate in units: at both sides, above and below."""
_WORDS_APART = 0.58
"""Share of the width that figures and name of the clocks have beside those of the fuses."""
_CAPTION_LINE = 18
"""Height of a line of a caption in units, at the default font size."""
_FIGURES = 34
"""Height of a line of large figures in units: they are read from across a room."""
_NAME_ABOVE, _NAME_BESIDE = 29, 104
"""Room of the owner's name in units: above the cards, or at their left."""
_BETWEEN_CARDS = 0.03
"""Gap between two cards of a hand, as a share of a card's width."""
_BETWEEN_FIREWORKS = 0.05
_TIGHT = 0.65
"""Minimum ratio of the room beside the deck to the default height of two lines; in less room they become one line."""
_LOW = 0.8
"""Minimum ratio of height to width of the deck's plate; below it figures stand beside the deck."""
_READ = {2: (0.28, 0.0, 0.2), 3: (0.0, 0.18, 0.21), 4: (0.16, 0.18, 0.0), 5: (0.24, 0.152, 0.0)}
"""Least shares of the width of what is read: at the right of hands above and below, and at both sides of the fireworks.

Of four players, what is at the right of the hands goes down all the table.
"""
_READ_LEAST = {4: (186, 176, 0), 5: (0, 188, 0)}
"""Its minimum width in units, where that is more."""
_COLUMN = 4
"""Number of players that leaves a column at the right of all hands."""
_EASE = 1.25
"""Ratio of the room that the fireworks' sides keep to its minimum, where cards of fireworks grow beyond those of hands."""
_BROAD_ENOUGH = 0.255
"""Share of the width that is enough for words beside the fireworks of four players."""
_SKY = 0.80
"""Share of the middle's height that fireworks fill with their cards where there is room; above them they burst."""
_DECK, _DECK_COLUMN = 0.2, 0.115
"""Shares of the deck: of the width beside the discard pile, and of the height of a whole column."""
_DECK_LEAST = 80
"""Its minimum width in units."""
_TOKENS_COLUMN = 0.46
"""Share of score and tokens in the part of such a column below the deck."""
_BROAD = 0.75
"""Minimum ratio of the tokens' width to that of the row below (two players), from which they are broad."""
_LOW_TOKENS, _LEAST_TOKENS = 0.42, 150
"""Minimum height of the tokens of two players, as a share of their width, or else in units; lower ones get more."""
_LOWER, _HIGHER = 0.05, 0.13
"""How far the tokens of two players end above their row, if broad and high enough, or else below it; as a share of a row."""


class HandLayout(Struct, frozen=True):
    """Where a hand lies, with its owner's name."""

    name: QRectF
    cards: QRectF

    @property
    def whole(self) -> QRectF:
        """Both together."""
        return self.name.united(self.cards)


class TableLayout(Struct, frozen=True):
    """The parts of the table."""

    hands: tuple[HandLayout, ...]
    """Hands by seat."""
    tokens: QRectF
    """The score and the tokens."""
    fireworks: QRectF
    firework: float
    """Height of a card of the fireworks: no less than that of a hand's."""
    story: QRectF
    """The news, and the journal below."""
    deck: QRectF
    discards: QRectF


class BoardLayout(Struct, frozen=True):
    """How a board of some height is divided from top to bottom."""

    table: float
    """Height of the table itself, however high the menus are."""
    foot: float
    """Height of the bar of words and buttons."""


def board_layout(window: QSize, height: float, *, menus: bool = True, words: float = 1.0) -> BoardLayout:
    """Divides the `height` that the menus leave a board in a window; where there are no `menus`, most goes to the table.

    The bar below has the room of a row of buttons, whether they are there or not: nothing moves for them. It grows
    with the text size of its `words`; what menus need more is taken from the bar.
    """
    unit = window_unit(window) * words**_FOOT_GROWTH
    table = max(0.0, window.height() - (_FOOT + _MENUS * menus) * unit - _SEAM)
    return BoardLayout(min(table, height), max(0.0, height - table - _SEAM))


def table_layout(
    area: QRectF, players: int, hand: int = 5, suits: int = 6, unit: float = 1.0, words: float = 1.0
) -> TableLayout:
    """The parts of a table for this number of players, with the largest cards that fit.

    Hands have room for `hand` cards and fireworks for `suits`. What is read stands where these leave room: at the
    right of the hands, and at both sides of the fireworks. `words` is the text size there.
    """
    # Names and plates grow less than their letters: cards are read as well.
    room = words**0.4
    names_above, names_beside = (
        _table_layout(area, players, hand, suits, unit * room, area.width() * room, beside=beside)
        for beside in (False, True)
    )
    return max(names_above, names_beside, key=lambda layout: layout.hands[0].cards.height())


def _table_layout(
    area: QRectF, players: int, hand: int, suits: int, unit: float, wide: float, *, beside: bool
) -> TableLayout:
    """The table with the names above the hands or `beside` them; shares for what is read are those of `wide`."""
    above, aside = HANDS_ABOVE[players], players == 5
    # The least widths of what is read: at the right of the hands, and at both sides of the fireworks.
    least = _READ_LEAST.get(players, (0, 0, 0))
    corner, *sides = (max(wide * share, units * unit) for share, units in zip(_READ[players], least, strict=True))
    column = corner + _GAP if players == _COLUMN else 0.0
    name = (0.0, _NAME_ABOVE * unit) if not beside else (_NAME_BESIDE * unit, 0.0)
    gaps = _GAP * (above if corner else above - 1)
    # Beside the fireworks there are a part that is read and another, or a hand.
    shown = area.width() - sum(sides) - column - 2 * _GAP - (name[0] if aside else 0.0)
    card = min(
        (area.height() - 2 * _SEAM - (3 if aside else 2) * name[1]) / ((3 if aside else 2) * (1 + RAISE) + (not aside)),
        _hand_height((area.width() - corner - gaps) / above - name[0], hand),
        shown / (_fireworks_width(1, suits) + (_hand_width(1, hand) if aside else 0.0)),
    )
    card = max(card, 1.0)
    row = card * (1 + RAISE) + name[1]
    # What the cards do not need is for those who read.
    place = held = _hand_width(card, hand) + name[0] if corner else (area.width() - gaps) / above
    if aside or column:
        # What is read there is no wider than the hand at the side, or than it need be.
        place = max(place, (area.width() - (held if aside else corner) - gaps) / above)
    top = QRectF(area.left(), area.top(), area.width(), row)
    bottom = QRectF(area.left(), area.bottom() - row, area.width(), row)
    middle = QRectF(area.left(), top.bottom() + _SEAM, area.width(), bottom.top() - top.bottom() - 2 * _SEAM)
    rows = [_in_row(top, place, seat) for seat in range(above)]
    if aside:
        rows.append(QRectF(area.right() - held, middle.center().y() - row / 2, held, row))
        middle.setRight(rows[-1].left() - _GAP)
    elif column:
        middle.setRight(rows[-1].right())
    rows += [_in_row(bottom, place, seat) for seat in reversed(range(players - len(rows)))]
    widest = middle.width() - sum(sides) * _EASE - _GAP * sum(map(bool, sides))
    tallest = widest / (CARD_ASPECT * (1 + _BETWEEN_FIREWORKS) * suits)
    firework = max(card, min(middle.height() * _SKY, tallest))
    show = _fireworks_width(firework, suits)
    if not sides[0]:
        # The show is in the middle of the hands.
        show = max(show, min(place, widest))
    elif column:
        # Words in a plate that is broad and low would not be larger: the fireworks stand farther apart.
        show = max(show, middle.width() - wide * _BROAD_ENOUGH)
    free = middle.width() - show - _GAP * sum(map(bool, sides))
    left, right = (free * side / sum(sides) for side in sides)
    beside_left = QRectF(middle.left(), middle.top(), left, middle.height())
    beside_right = QRectF(middle.right() - right, middle.top(), right, middle.height())
    fireworks = QRectF(beside_left.right() + (_GAP if left else 0.0), middle.top(), show, middle.height())
    above_right, below_right = (_rest(line, place, hands) for line, hands in ((top, above), (bottom, players - above)))
    if aside:
        below_right = _rest(bottom, place, above)
        # The hand between them is lower than the sky is high.
        above_right.setBottom(rows[above].top() - _SEAM)
        below_right.setTop(rows[above].bottom() + _SEAM)
    hands = tuple(_hand_place(each, *name) for each in rows)
    if column:
        deck, below = _split(QRectF(above_right.left(), area.top(), above_right.width(), area.height()), _DECK_COLUMN)
        tokens, discards = _split(below, _TOKENS_COLUMN)
        return TableLayout(hands, tokens, fireworks, firework, beside_left, deck, discards)
    if aside:
        deck, discards = _split(below_right, max(_DECK, _DECK_LEAST * unit / below_right.width()), above=False)
        return TableLayout(hands, beside_left, fireworks, firework, above_right, deck, discards)
    if players == 2:
        # Tokens need less height than what lies below them, unless fireworks leave them little width.
        broad = beside_right.width() > below_right.width() * _BROAD
        low = beside_right.height() < min(beside_right.width() * _LOW_TOKENS, _LEAST_TOKENS * unit)
        lower = row * (_LOWER if broad and not low else -_HIGHER)
        if broad:
            below_right.setLeft(max(below_right.left(), beside_right.left()))
        beside_right.setBottom(beside_right.bottom() - lower)
        below_right.setTop(below_right.top() - lower)
    deck, discards = _split(below_right, max(_DECK, _DECK_LEAST * unit / below_right.width()), above=False)
    story = above_right if players == 2 else beside_left
    return TableLayout(hands, beside_right, fireworks, firework, story, deck, discards)


def _rest(row: QRectF, width: float, places: int) -> QRectF:
    """What is free in a row beside this number of places."""
    return row.adjusted((width + _GAP) * places, 0, 0, 0)


def _split(area: QRectF, share: float, *, above: bool = True) -> tuple[QRectF, QRectF]:
    """A part with this share of the area, at the left or `above`, and the other part."""
    wide, high = (area.width(), area.height() * share) if above else (area.width() * share, area.height())
    first = QRectF(area.left(), area.top(), wide, high)
    return first, area.adjusted(0, high + _SEAM, 0, 0) if above else area.adjusted(wide + _SEAM, 0, 0, 0)


def _hand_width(card: float, count: int) -> float:
    """Width of a hand, by the height of its cards; `_hand_height` is the other way round."""
    return card * CARD_ASPECT * (1 + _BETWEEN_CARDS) * count


def _hand_height(width: float, count: int) -> float:
    return width / (CARD_ASPECT * (1 + _BETWEEN_CARDS) * count)


def _fireworks_width(card: float, suits: int) -> float:
    return card * CARD_ASPECT * (1 + _BETWEEN_FIREWORKS) * suits


def _in_row(row: QRectF, width: float, place: int) -> QRectF:
    return QRectF(row.left() + (width + _GAP) * place, row.top(), width, row.height())


def _hand_place(place: QRectF, beside: float, above: float) -> HandLayout:
    name = QRectF(place.left(), place.top(), beside or place.width(), above or place.height())
    return HandLayout(name, place.adjusted(beside, above, 0, 0))


class CountedLayout(Struct, frozen=True):
    """Where things lie that are counted: how many large over what they are, and the things themselves."""

    figures: QRectF
    name: QRectF
    things: QRectF


def tokens_layout(area: QRectF, unit: float) -> tuple[QRectF, CountedLayout, CountedLayout]:
    """The score, and below it the tokens: the clocks' tray at the left, and touching it that of the fuses.

    Figures are high enough to be read from across a room.
    """
    inner = in_plate(area, unit)
    high = min(unit * _FIGURES, inner.height() * 0.23)
    score = QRectF(inner.left(), inner.top(), inner.width(), high)
    clocks, fuses = (_counted(tray, high, unit) for tray in tray_areas(inner.adjusted(0, high, 0, 0)))
    # Words need more room than things there; and figures that stand close side by side are read as one number.
    middle = inner.left() + inner.width() * _WORDS_APART
    for above, below in ((clocks.figures, fuses.figures), (clocks.name, fuses.name)):
        above.setRight(middle - high * 0.15)
        below.setLeft(middle)
    return score, clocks, fuses


def _counted(area: QRectF, high: float, unit: float) -> CountedLayout:
    figures, name = _figures(area, high, unit)
    return CountedLayout(figures, name, QRectF(area.left(), name.bottom(), area.width(), area.bottom() - name.bottom()))


def _figures(area: QRectF, high: float, unit: float) -> tuple[QRectF, QRectF]:
    figures = QRectF(area.left(), area.top(), area.width(), high)
    return figures, QRectF(area.left(), figures.bottom(), area.width(), min(unit * _CAPTION_LINE, area.height() * 0.36))


def deck_layout(area: QRectF, unit: float) -> CountedLayout:
    """The deck under its figures, or beside them where its plate is low, or in one line with them where it is lower."""
    inner = in_plate(area, unit)
    high = min(unit * _FIGURES, inner.height())
    if inner.height() >= inner.width() * _LOW:
        return _counted(inner, min(high, inner.height() * 0.26), unit)
    lines = high + unit * _CAPTION_LINE
    if inner.height() >= lines * _TIGHT:
        told, things = _split(inner, 0.5, above=False)
        high = min(high, inner.height() - unit * _CAPTION_LINE)
        top = told.center().y() - (high + unit * _CAPTION_LINE) / 2
        figures = QRectF(told.left(), top, told.width(), high)
        return CountedLayout(figures, QRectF(told.left(), top + high, told.width(), unit * _CAPTION_LINE), things)
    figures, rest = _split(QRectF(inner.left(), inner.center().y() - high / 2, inner.width(), high), 0.23, above=False)
    name, _ = _split(rest, 0.7, above=False)
    things = QRectF(name.right() + _SEAM, inner.top(), inner.right() - name.right() - _SEAM, inner.height())
    return CountedLayout(figures, name, things)


def discards_layout(area: QRectF, unit: float) -> tuple[QRectF, QRectF]:
    """The caption of the discard pile, and below it the pile."""
    inner = in_plate(area, unit)
    line = min(unit * _CAPTION_LINE, inner.height())
    caption = QRectF(inner.left(), inner.top(), inner.width(), line)
    return caption, inner.adjusted(0, line, 0, 0)


def in_plate(area: QRectF, unit: float) -> QRectF:
    """What a plate leaves to its content."""
    side, above, below = (each * unit for each in _PLATE)
    return area.adjusted(side, above, -side, -below)


def hand_cells(area: QRectF, count: int, capacity: int) -> list[QRectF]:
    """The places of the cards of a hand, in the middle of the area.

    A hand keeps the room of a full one, `capacity` cards, so that its cards do not grow as it shrinks.
    """
    card = min(area.height() / (1 + RAISE), _hand_height(area.width(), max(count, capacity, 1)))
    # Less by a rounding margin: sums of such numbers come out slightly too large.
    width = _hand_width(card, 1) * (1 - 1e-9)
    left = area.left() + max(0.0, area.width() - width * count) / 2
    return [QRectF(left + width * row, area.top(), width, area.height()) for row in range(count)]


def held_card(cell: QRectF, *, raised: bool = False) -> QRectF:
    """Where in its cell a card lies, upright."""
    height = min(cell.height() / (1 + RAISE), cell.width() / (1 + _BETWEEN_CARDS) / CARD_ASPECT)
    width = height * CARD_ASPECT
    top = cell.top() + (cell.height() - height * (1 + RAISE)) / 2 + (0 if raised else height * RAISE)
    return QRectF(cell.center().x() - width / 2, top, width, height)


def shrunk(card: QRectF, share: float = TURNED) -> QRectF:
    """The card scaled by `share` about its middle."""
    dx, dy = card.width() * (1 - share) / 2, card.height() * (1 - share) / 2
    return card.adjusted(dx, dy, -dx, -dy)


def middle_card(table: QRectF) -> QRectF:
    """Where a card lies that everybody looks at: large, and a little above the middle."""
    height = min(table.height() * 0.5, table.width() * 0.5)
    width = height * CARD_ASPECT
    return QRectF(table.center().x() - width / 2, table.center().y() - height * 0.56, width, height)


def firework_cells(area: QRectF, count: int, card_height: float | None = None) -> list[QRectF]:
    """The places of the fireworks side by side, in the middle of the area; each with sky to both sides of its card."""
    widest = area.height() * 0.66 if card_height is None else card_height * CARD_ASPECT * 1.5 + 6
    width = min(area.width() / max(1, count), max(widest, 1.0))
    left = area.center().x() - width * count / 2
    return [
        QRectF(left + width * row, area.top(), width, area.height()).adjusted(1.5, 2, -1.5, -2) for row in range(count)
    ]
