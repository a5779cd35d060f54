"""Where tokens lie in their tray: pure functions of the tray's area and of how many are unused and used.

Unused tokens come first; of a stack, what lies at the bottom comes before all.
"""

from collections.abc import Callable
from itertools import islice
from math import ceil

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF

from hanabi_desktop.painting.tokens import lid_inner_rect

_LID_SHARE = 0.56
"""Share of the tray that the box lid takes."""
_STACK_SHARE = 0.62
"""Share of the tray that a stack takes."""


class Lying(Struct, frozen=True):
    """A way for the tokens of one tray to lie."""

    places: Callable[[QRectF, int, int], list[QRectF]]
    """The places in an area, first of so many unused tokens, then of so many used ones."""
    lid: Callable[[QRectF], QRectF] | None
    """Where the box lid lies in the area, if it is there."""


def _side_by_side(area: QRectF, unused: int, used: int) -> list[QRectF]:
    return _grid(unused + used, area)


def _unused_in_lid(area: QRectF, unused: int, used: int) -> list[QRectF]:
    lid, beside = _split(area, _LID_SHARE)
    count = unused + used
    # Both sides have room for all tokens, so that none changes its size when another moves.
    return [*islice(_grid(count, lid_inner_rect(lid)), unused), *islice(_grid(count, beside), used)]


def _used_in_lid(area: QRectF, unused: int, used: int) -> list[QRectF]:
    lid, beside = _split(area, _LID_SHARE)
    count = unused + used
    return [*islice(_grid(count, beside), unused), *islice(_grid(count, lid_inner_rect(lid)), used)]


def _stacked(area: QRectF, unused: int, used: int) -> list[QRectF]:
    """From the bottom, which stays, to the top; used ones lie beside the stack."""
    pile, beside = _split(area, _STACK_SHARE)
    levels = unused + used - 1
    size = min(pile.width() / (1 + 0.16 * levels), pile.height() / (1 + 0.10 * levels))
    step = QPointF(size * 0.16, -size * 0.10)
    bottom = QRectF(pile.left(), pile.bottom() - size, size, size)
    return [*(bottom.translated(step * level) for level in range(unused)), *islice(_grid(levels, beside), used)]


def _lid(area: QRectF) -> QRectF:
    return _split(area, _LID_SHARE)[0]


def _split(area: QRectF, share: float) -> tuple[QRectF, QRectF]:
    left = QRectF(area.left(), area.top(), area.width() * share, area.height())
    return left, QRectF(left.right() + 4, area.top(), area.right() - left.right() - 4, area.height())


def _grid(count: int, area: QRectF) -> list[QRectF]:
    """Squares in rows, as large as they fit, filling from the top left."""
    if not count or area.width() <= 0 or area.height() <= 0:
        return [QRectF() for _ in range(count)]
    columns = max(range(1, count + 1), key=lambda wide: min(area.width() / wide, area.height() / ceil(count / wide)))
    size = min(area.width() / columns, area.height() / ceil(count / columns))
    cell = QRectF(area.left(), area.top(), size, size).adjusted(1, 1, -1, -1)
    return [cell.translated(size * (row % columns), size * (row // columns)) for row in range(count)]


SIDE_BY_SIDE = Lying(_side_by_side, None)
"""Each stays where it is; how it lies there tells whether it is used."""
UNUSED_IN_LID = Lying(_unused_in_lid, _lid)
USED_IN_LID = Lying(_used_in_lid, _lid)
STACKED = Lying(_stacked, None)
