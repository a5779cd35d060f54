"""How tokens lie in and beside the box lid, as pure functions."""

from collections.abc import Callable
from functools import partial
from math import ceil

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF

from hanabi_desktop.painting.tokens import LID_RIM

_CLOCKS = 0.66
"""Share of the width that the clocks' tray has."""
_HIGH = 0.6
"""Height of both trays divided by their width from which on the lid lies below the tokens."""
_CLOCKS_LID, _FUSES_LID, _LID_BELOW = 0.54, 0.44, 0.55
"""Shares of the clocks' tray, of the fuses' tray, and of a high tray that the lid covers."""
_APART = 0.06
"""Share of a tray's width that is left free beside the other tray where there is no lid between them."""
_GAP = 4.0
"""Pixels between the lid and what lies beside it."""


class Lying(Struct, frozen=True):
    """A way for the tokens of one tray to lie."""

    places: Callable[[QRectF, int, int], list[QRectF]]
    """The places in an area, first of so many unused tokens, then of so many used ones."""
    lid: Callable[[QRectF], QRectF] | None
    """The part of the area that the box lid covers, if it is there."""

    def in_lid(self, *, used: bool) -> bool:
        """Whether used tokens lie in the box lid, or else whether unused ones do."""
        tray = QRectF(0, 0, 100, 100)
        place = self.places(tray, 2, 1)[-1 if used else 0]
        return self.lid is not None and self.lid(tray).contains(place)


def tray_areas(area: QRectF) -> tuple[QRectF, QRectF]:
    """The clocks' tray and the fuses' tray."""
    width = area.width() * _CLOCKS
    clocks = QRectF(area.left(), area.top(), width, area.height())
    return clocks, QRectF(clocks.right(), area.top(), area.width() - width, area.height())


def _side_by_side(area: QRectF, unused: int, used: int) -> list[QRectF]:
    # What lies in the other tray begins where this one ends.
    return _grid(area.adjusted(0, 0, -area.width() * _APART, 0), unused + used)


def _beside(area: QRectF, lid: QRectF) -> QRectF:
    """What of a tray the lid leaves: above it, or at its free side."""
    if lid.top() > area.top():
        return area.adjusted(0, 0, 0, -lid.height() - _GAP)
    if lid.left() > area.left():
        return area.adjusted(0, 0, -lid.width() - _GAP, 0)
    return area.adjusted(lid.width() + _GAP, 0, 0, 0)


def _lid(area: QRectF, *, clocks: bool) -> QRectF:
    """The part of the tray of clocks, or else of fuses, that the lid covers: both parts meet."""
    if area.height() > area.width() / (_CLOCKS if clocks else 1 - _CLOCKS) * _HIGH:
        return area.adjusted(0, area.height() * (1 - _LID_BELOW), 0, 0)
    if clocks:
        return area.adjusted(area.width() * (1 - _CLOCKS_LID), 0, 0, 0)
    return area.adjusted(0, 0, -area.width() * (1 - _FUSES_LID), 0)


def _in_lid(area: QRectF, *, clocks: bool) -> QRectF:
    lid = _lid(area, clocks=clocks)
    rim = lid.height() * LID_RIM
    return lid.adjusted(rim, rim, 0, -rim) if clocks else lid.adjusted(0, rim, -rim, -rim)


def _lid_and_beside(area: QRectF, unused: int, used: int, *, clocks: bool, used_in_lid: bool) -> list[QRectF]:
    """Places in two areas that both have room for all tokens, so that none changes its size when another moves."""
    areas = _beside(area, _lid(area, clocks=clocks)), _in_lid(area, clocks=clocks)
    unused_area, used_area = areas if used_in_lid else areas[::-1]
    count = unused + used
    size = min(_cell(unused_area, count), _cell(used_area, count))
    return [*_grid(unused_area, count, size)[:unused], *_grid(used_area, count, size)[:used]]


def _stack_used_in_lid(area: QRectF, unused: int, used: int) -> list[QRectF]:
    """From the bottom, which stays, to the top; used tokens lie in the lid."""
    beside, levels = _beside(area, _lid(area, clocks=False)), unused + used - 1
    size = min(beside.width() / (1 + 0.16 * levels), beside.height() / (1 + 0.10 * levels))
    step = QPointF(size * 0.16, -size * 0.10)
    top = beside.center().y() + size * 0.10 * levels / 2 - size / 2
    bottom = QRectF(beside.left(), top, size, size)
    in_lid = _grid(_in_lid(area, clocks=False), levels)[:used]
    return [*(bottom.translated(step * level) for level in range(unused)), *in_lid]


def _cell(area: QRectF, count: int) -> float:
    """The side of the largest squares of which `count` fit into the area in rows."""
    width, height = area.width(), area.height()
    return max([min(width / columns, height / ceil(count / columns)) for columns in range(1, count + 1)], default=0.0)


def _grid(area: QRectF, count: int, size: float | None = None) -> list[QRectF]:
    """Squares in rows from the top left, `size` apart, or as large as they fit."""
    size = _cell(area, count) if size is None else size
    if size <= 0:
        return [QRectF() for _ in range(count)]
    # A hair more, as the width divided by its tenth may be a hair less than ten.
    columns = max(1, int(area.width() / size + 1e-6))
    cell = QRectF(area.left(), area.top(), size, size).adjusted(1, 1, -1, -1)
    return [cell.translated(size * (row % columns), size * (row // columns)) for row in range(count)]


SIDE_BY_SIDE = Lying(_side_by_side, None)
"""Each stays where it is; how it lies there tells whether it is used."""
_CLOCKS_LID_PART, _FUSES_LID_PART = partial(_lid, clocks=True), partial(_lid, clocks=False)
CLOCKS_UNUSED_IN_LID = Lying(partial(_lid_and_beside, clocks=True, used_in_lid=False), _CLOCKS_LID_PART)
CLOCKS_USED_IN_LID = Lying(partial(_lid_and_beside, clocks=True, used_in_lid=True), _CLOCKS_LID_PART)
FUSES_USED_IN_LID = Lying(partial(_lid_and_beside, clocks=False, used_in_lid=True), _FUSES_LID_PART)
STACK_USED_IN_LID = Lying(_stack_used_in_lid, _FUSES_LID_PART)
