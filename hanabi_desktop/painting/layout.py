"""Where things lie: pure functions of areas and numbers, for views, motion and the rulebook's pictures alike.

Nothing here knows how large the letters are: words give way to things, never things to words. Tokens have places of
their own, in `trays`.
"""

from msgspec import Struct
from PySide6.QtCore import QRectF, QSize, QSizeF

from hanabi_desktop.painting.cards import CARD_ASPECT

RAISE = 0.08
"""Share of a card's height by which a raised card stands above the others."""
STRIP = 0.17
"""Share of a card's height kept below a card for what its owner knows of it, or for its owner's note."""
TURNED = 0.72
"""A card that is turned on its side is drawn this much smaller, to fit its place."""

HANDS_ABOVE = {2: 1, 3: 2, 4: 2, 5: 3}
"""How many hands lie above the middle, by players: seats run clockwise, above to the right, below to the left."""
_ROW, _MIDDLE = 27, 48
"""Parts of the height: a row of hands, and what lies between the rows."""
_TOKENS, _SHOW, _PAPERS = 23, 45, 32
"""Parts of the width of the middle."""
_GAP, _SEAM, _EDGE = 6.0, 3.0, 2.0

SMALLEST = QSize(1024, 700)
"""The smallest window in which the whole table is in sight. One unit there is one pixel."""
_MENUS, _HEADER, _FOOT = 31, 38, 78
"""Units that usual letters take of the window's height: the menus, whose turn it is, and the bar of buttons."""
_PLATE = (8, 4, 6)
"""Units left free in a plate: at both sides, above and below."""
_LINE = 18
"""Units that a line of a caption in usual letters takes."""


class TableLayout(Struct, frozen=True):
    """The parts of the table."""

    hands: tuple[QRectF, ...]
    """By seat."""
    tokens: QRectF
    """Tokens and deck."""
    fireworks: QRectF
    news: QRectF
    papers: QRectF
    """Discard pile and journal."""


def window_unit(size: QSize) -> float:
    """How many pixels a unit has in a window of this size: in steps, for letters follow it."""
    fitting = min(size.width() / SMALLEST.width(), size.height() / SMALLEST.height())
    return min(max(round(fitting * 20) / 20, 0.7), 6.0)


class BoardLayout(Struct, frozen=True):
    """How a board of some height is divided from top to bottom."""

    header: float
    """Height of the line that says whose turn it is."""
    table: float
    """Height of the table itself. Of all three it alone does not know how large the letters are."""
    foot: float
    """Height of the bar of buttons where the header is shown, too."""
    whole_foot: float
    """The same where the header is hidden."""


def board_layout(window: QSize, height: float, line: float) -> BoardLayout:
    """Divides the `height` that the menus leave a board in a window; `line` is what the header's letters need.

    What large letters need more is taken from the words around the table.
    """
    unit = window_unit(window)
    table = max(0.0, window.height() - (_MENUS + _HEADER + _FOOT) * unit - 2 * _SEAM)
    rest = max(0.0, height - table - _SEAM)
    header = min(rest, max(_HEADER * unit, line))
    return BoardLayout(header, table, max(0.0, rest - header - _SEAM), rest)


def table_layout(area: QRectF, players: int) -> TableLayout:
    """The parts of a table of so many players."""
    above = HANDS_ABOVE[players]
    height = area.height() - 2 * _SEAM
    row = height * _ROW / (2 * _ROW + _MIDDLE)
    top = QRectF(area.left(), area.top(), area.width(), row)
    middle = QRectF(area.left() + _EDGE, top.bottom() + _SEAM, area.width() - 2 * _EDGE, height - 2 * row)
    bottom = QRectF(area.left(), middle.bottom() + _SEAM, area.width(), row)
    tokens, show, papers = _columns(middle, (_TOKENS, _SHOW, _PAPERS), _GAP)
    height = (show.height() - _EDGE) * 0.6
    fireworks = QRectF(show.left(), show.top(), show.width(), height)
    news = QRectF(show.left(), fireworks.bottom() + _EDGE, show.width(), show.bottom() - fireworks.bottom() - _EDGE)
    below = _columns(bottom, (1,) * (players - above), _GAP)
    return TableLayout((*_columns(top, (1,) * above, _GAP), *reversed(below)), tokens, fireworks, news, papers)


class TokensLayout(Struct, frozen=True):
    """The parts of the plate with tokens and deck."""

    clocks_caption: QRectF
    clocks: QRectF
    captions: QRectF
    """For fuses and deck together: the longer words have more of it."""
    fuses: QRectF
    deck: QRectF


def tokens_layout(area: QRectF, unit: float, *, figures: bool = False) -> TokensLayout:
    """Trays under their captions: one line above and two below for words, or as high a line for `figures` each.

    The trays are as large either way.
    """
    inner = _in_plate(area, unit)
    first = unit * _LINE * (1.5 if figures else 1)
    second = unit * _LINE * 3 - first
    tray = max(0.0, (inner.height() - unit * _LINE * 3 - 3 * _SEAM) / 2)
    clocks_caption = QRectF(inner.left(), inner.top(), inner.width(), first)
    clocks = QRectF(inner.left(), clocks_caption.bottom() + _SEAM, inner.width(), tray)
    captions = QRectF(inner.left(), clocks.bottom() + _SEAM, inner.width(), second)
    below = QRectF(inner.left(), captions.bottom() + _SEAM, inner.width(), tray)
    fuses, deck = _columns(below, (3, 2), 12 * unit)
    return TokensLayout(clocks_caption, clocks, captions, fuses, deck)


class PapersLayout(Struct, frozen=True):
    """The parts of the plate with discard pile and journal."""

    discards_caption: QRectF
    discards: QRectF
    journal_caption: QRectF
    journal: QRectF


def papers_layout(area: QRectF, unit: float, *, captions: bool = True) -> PapersLayout:
    """The discard pile above the journal; where there is no room for their `captions`, the pile has more of it."""
    inner = _in_plate(area, unit)
    line = unit * _LINE if captions else 0.0
    free = max(0.0, inner.height() - 2 * line - 3 * _EDGE)
    pile = free * (0.6 if captions else 0.66)
    rows = []
    top = inner.top()
    for height in (line, pile, line, free - pile):
        rows.append(QRectF(inner.left(), top, inner.width(), height))
        top += height + _EDGE
    return PapersLayout(*rows)


def _in_plate(area: QRectF, unit: float) -> QRectF:
    side, above, below = (each * unit for each in _PLATE)
    return area.adjusted(side, above, -side, -below)


def _columns(area: QRectF, shares: tuple[int, ...], gap: float) -> list[QRectF]:
    """The area from left to right, divided in these shares."""
    unit = (area.width() - gap * (len(shares) - 1)) / sum(shares)
    columns, left = [], area.left()
    for share in shares:
        columns.append(QRectF(left, area.top(), share * unit, area.height()))
        left += share * unit + gap
    return columns


def hand_cells(area: QRectF, count: int, capacity: int) -> list[QRectF]:
    """The places of the cards of a hand, in the middle of the area.

    A hand keeps the room of a full one, `capacity` cards, so that its cards do not grow as it shrinks.
    """
    width = min(area.width() / max(count, capacity, 1), area.height() * 0.62)
    left = area.center().x() - width * count / 2
    return [QRectF(left + width * row, area.top(), width, area.height()) for row in range(count)]


def held_card(cell: QRectF, *, raised: bool = False) -> QRectF:
    """Where in its cell a card lies, upright."""
    height = min(cell.height() / (1 + RAISE + STRIP), cell.width() * 0.96 / CARD_ASPECT)
    width = height * CARD_ASPECT
    whole = height * (1 + RAISE + STRIP)
    top = cell.top() + (cell.height() - whole) / 2 + (0 if raised else height * RAISE)
    return QRectF(cell.center().x() - width / 2, top, width, height)


def shrunk(card: QRectF, share: float = TURNED) -> QRectF:
    """The card about its middle, `share` times as large."""
    dx, dy = card.width() * (1 - share) / 2, card.height() * (1 - share) / 2
    return card.adjusted(dx, dy, -dx, -dy)


def firework_cells(area: QRectF, count: int, card_height: float | None = None) -> list[QRectF]:
    """The places of the fireworks side by side, in the middle of the area; each with sky to both sides of its card."""
    widest = area.height() * 0.66 if card_height is None else card_height * CARD_ASPECT * 1.5 + 6
    width = min(area.width() / max(1, count), max(widest, 1.0))
    left = area.center().x() - width * count / 2
    return [QRectF(left + width * row, area.top(), width, area.height()).adjusted(3, 2, -3, -2) for row in range(count)]


class PileLayout(Struct, frozen=True):
    """How the discard pile is displayed: a row for each suit, with its symbol before it and its cards side by side."""

    heads: tuple[QRectF, ...]
    """By suit: where its symbol stands."""
    rows: tuple[QRectF, ...]
    """By suit: where its cards lie."""
    card: QSizeF
    """As large as all cards of the pile are."""

    def places(self, suit: int, count: int) -> list[QRectF]:
        """Where `count` cards of a suit lie: from the left, over each other where the row is too short for all."""
        row, wide = self.rows[suit], self.card.width()
        step = wide * _APART if count < 2 else min(wide * _APART, (row.width() - wide) / (count - 1))
        top = row.center().y() - self.card.height() / 2
        return [QRectF(row.left() + number * step, top, wide, self.card.height()) for number in range(count)]


_APART = 1.06
"""Cards of the pile that have room lie this much of their width apart."""
_UPRIGHT = 64.0
"""Pixels; lower cards of the pile lie broad, their symbol beside their figure, so that both can be read."""
_BROAD = 1.24
"""Width divided by height of a card of the pile that lies so."""
SEEN_BROAD, SEEN_UPRIGHT = 0.54, 0.66
"""Shares of a card's width with its figure: as much of it is in sight under the next card, broad or upright."""
_MOST = 10
"""Cards of one suit in the box."""


def pile_layout(area: QRectF, suits: int) -> PileLayout:
    """The rows of the discard pile, in one column or several: whatever makes the cards largest.

    It depends on the area alone, so that nothing jumps as the pile grows; even ten cards of a suit show their figures.
    """
    best = _pile_columns(area, suits, 1)
    for columns in (2, 3):
        other = _pile_columns(area, suits, columns)
        # One column is read more easily than several whose cards are hardly larger.
        if other.card.height() > best.card.height() * 1.15:
            best = other
    return best


def _pile_columns(area: QRectF, suits: int, columns: int) -> PileLayout:
    lines = -(-suits // columns)
    gap = max(1.0, area.height() * 0.008)
    high = (area.height() - gap * (lines - 1)) / lines
    wide = (area.width() - _GAP * (columns - 1)) / columns
    head = max(8.0, min(high * 0.62, wide * 0.11))
    room = max(1.0, wide - head - 4)
    height = max(1.0, min(high - 1, _UPRIGHT * 2.6))
    # Of a card that lies under the next one, so much is in sight: its figure.
    upright = min(height, room / (1 + SEEN_UPRIGHT * (_MOST - 1)) / CARD_ASPECT)
    if upright >= _UPRIGHT:
        card = QSizeF(upright * CARD_ASPECT, upright)
    else:
        broad = min(height, _UPRIGHT, room / (1 + SEEN_BROAD * (_MOST - 1)) / _BROAD)
        card = QSizeF(broad * _BROAD, broad)
    heads, rows = [], []
    for suit in range(suits):
        column, line = divmod(suit, lines)
        left, top = area.left() + column * (wide + _GAP), area.top() + line * (high + gap)
        heads.append(QRectF(left, top, head, high))
        rows.append(QRectF(left + head + 4, top, room, high))
    return PileLayout(tuple(heads), tuple(rows), card)
