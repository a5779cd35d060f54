"""Where things lie: pure functions of areas and numbers, for views, motion and the rulebook's pictures alike.

Tokens have places of their own, in `trays`.
"""

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF

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
_NOTHING = QSizeF(0, 0)


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


def table_layout(area: QRectF, players: int, *, least: QSizeF = _NOTHING, tight: bool = False) -> TableLayout:
    """The parts of a table of so many players.

    `least` is the room that tokens and deck need for their words, which hands and fireworks give way to; `tight` where
    letters are large, and the news need more room.
    """
    above = HANDS_ABOVE[players]
    height = area.height() - 2 * _SEAM
    middle_height = min(height, max(height * _MIDDLE / (2 * _ROW + _MIDDLE), least.height()))
    row = (height - middle_height) / 2
    top = QRectF(area.left(), area.top(), area.width(), row)
    middle = QRectF(area.left() + _EDGE, top.bottom() + _SEAM, area.width() - 2 * _EDGE, middle_height)
    bottom = QRectF(area.left(), middle.bottom() + _SEAM, area.width(), row)
    width = middle.width() - 2 * _GAP
    left = max(width * _TOKENS / (_TOKENS + _SHOW + _PAPERS), least.width())
    tokens = QRectF(middle.left(), middle.top(), left, middle.height())
    show, papers = _columns(middle.adjusted(left + _GAP, 0, 0, 0), (_SHOW, _PAPERS), _GAP)
    height = (show.height() - _EDGE) * (0.5 if tight else 0.6)
    fireworks = QRectF(show.left(), show.top(), show.width(), height)
    news = QRectF(show.left(), fireworks.bottom() + _EDGE, show.width(), show.bottom() - fireworks.bottom() - _EDGE)
    below = _columns(bottom, (1,) * (players - above), _GAP)
    return TableLayout((*_columns(top, (1,) * above, _GAP), *reversed(below)), tokens, fireworks, news, papers)


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


def firework_cells(area: QRectF, count: int) -> list[QRectF]:
    """The places of the fireworks side by side, in the middle of the area."""
    width = min(area.width() / max(1, count), area.height() * 0.62)
    left = area.center().x() - width * count / 2
    return [QRectF(left + width * row, area.top(), width, area.height()).adjusted(3, 2, -3, -2) for row in range(count)]


def discard_copies(cell: QRectF, copies: int) -> list[QRectF]:
    """The places of all copies of a face in their cell of the discard pile, side by side."""
    height = min(cell.height(), cell.width() / max(1, copies) * 1.5)
    width = min(height / 1.3, cell.width() / max(1, copies))
    corner = QPointF(cell.center().x() - width * copies / 2, cell.center().y() - height / 2)
    return [QRectF(corner.x() + copy * width, corner.y(), width, height) for copy in range(copies)]
