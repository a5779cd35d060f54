"""How tokens lie in and beside the box lid, as pure functions."""

from collections.abc import Callable
from functools import partial
from math import ceil, inf

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF

from hanabi_desktop.painting.tokens import LID_RIM

_CLOCKS = 0.66
"""Share of the clocks' tray in the width."""
_HIGH = 0.35
"""Minimum ratio of height to width of both trays at which the lid lies below the tokens."""
_FEW, _MANY = 0.35, 0.62
"""Shares of the lid in a tray, where used tokens overlap in it, and where unused ones lie apart."""
_FUSES = 0.42
"""Share of the lid in the width of the fuses' tray if it lies between both."""
_SEEN, _FUSES_SEEN = 0.36, 0.7
"""Shares of a used token, and of an unused fuse, that are in sight under the next one."""
_APART = 0.06
"""Gap beside the other tray where no lid lies between them, as a share of a tray's width."""
_EVEN = 0.94
"""Minimum ratio of the tokens' size in rows that are all full to the largest size that fits, for such rows to be taken."""
_GAP = 4.0
"""Pixels between the lid and what lies beside it."""


class Lying(Struct, frozen=True):
    """A way for the tokens of one tray to lie."""

    places: Callable[[QRectF, int, int], list[QRectF]]
    """The places in an area: first those of the unused tokens, then of the used ones, by their numbers."""
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


def _beside(area: QRectF, lid: QRectF) -> QRectF:
    """What of a tray the lid leaves: above it, or at its free side."""
    if lid.top() > area.top():
        return area.adjusted(0, 0, 0, -lid.height() - _GAP)
    if lid.left() > area.left():
        return area.adjusted(0, 0, -lid.width() - _GAP, 0)
    return area.adjusted(lid.width() + _GAP, 0, 0, 0)


def _lid(area: QRectF, share: float, *, clocks: bool) -> QRectF:
    """The part of the tray of clocks, or else of fuses, that the lid covers: both parts meet."""
    if area.height() > area.width() / (_CLOCKS if clocks else 1 - _CLOCKS) * _HIGH:
        return area.adjusted(0, area.height() * (1 - share), 0, 0)
    if clocks:
        return area.adjusted(area.width() * (1 - share), 0, 0, 0)
    return area.adjusted(0, 0, -area.width() * (1 - _FUSES), 0)


def _in_lid(lid: QRectF, *, clocks: bool) -> QRectF:
    rim = lid.height() * LID_RIM
    return lid.adjusted(rim, rim, 0, -rim) if clocks else lid.adjusted(0, rim, -rim, -rim)


def _lid_and_beside(area: QRectF, unused: int, used: int, share: float, *, clocks: bool) -> list[QRectF]:
    """Places in two areas that both have room for all tokens, so that none changes its size when another moves."""
    lid = _lid(area, share, clocks=clocks)
    areas = _beside(area, lid), _in_lid(lid, clocks=clocks)
    unused_area, used_area = areas[::-1] if clocks and share == _MANY else areas
    count = unused + used
    size = min(_cell(unused_area, count, 1.0 if clocks else _FUSES_SEEN), _cell(used_area, count, _SEEN))
    apart = _grid if clocks else _heap
    return [*apart(unused_area, count, size)[:unused], *_heap(used_area, count, size)[:used]]


def _stack_used_in_lid(area: QRectF, unused: int, used: int) -> list[QRectF]:
    """From the bottom, which stays, to the top; used tokens lie in the lid."""
    lid = _lid(area, _FEW, clocks=False)
    levels = unused + used - 1
    stack = _stack(_beside(area, lid), unused, levels)
    in_lid = _in_lid(lid, clocks=False)
    return [*stack, *_heap(in_lid, levels, min(stack[0].width(), _cell(in_lid, levels, _SEEN)))[:used]]


def _stack_used_beside(area: QRectF, unused: int, used: int) -> list[QRectF]:
    """From the bottom to the top; used tokens lie beside the stack, or under it in a narrow tray."""
    area = area.adjusted(0, 0, -area.width() * _APART, 0)
    levels = unused + used - 1
    half = QRectF(area.topLeft(), area.size() / 2)
    if area.width() > area.height():
        half.setHeight(area.height())
        other = half.translated(half.width(), 0)
    else:
        half.setWidth(area.width())
        other = half.translated(0, half.height())
    size = min(_stack(half, 1, levels)[0].width(), _cell(other, levels + 1, _SEEN))
    return [*_stack(half, unused, levels, size), *_heap(other, levels + 1, size)[:used]]


def _stack(area: QRectF, count: int, levels: int, most: float = inf) -> list[QRectF]:
    """Squares on top of each other from the bottom left, `count` of one and `levels` more that there is room for."""
    # Less by a rounding margin: sums of such numbers come out slightly too large.
    size = min(
        most,
        *(side * (1 - 1e-9) / (1 + share * levels) for side, share in ((area.width(), 0.16), (area.height(), 0.1))),
    )
    step = QPointF(size * 0.16, -size * 0.10)
    bottom = QRectF(area.left(), area.center().y() + size * 0.10 * levels / 2 - size / 2, size, size)
    return [bottom.translated(step * level) for level in range(count)]


def _cell(area: QRectF, count: int, apart: float = 1.0) -> float:
    """The side of the largest squares of which `count` fit into the area in rows; `apart` is their distance in sides."""
    width, height = area.width(), area.height()
    ways = [(columns, ceil(count / columns)) for columns in range(1, count + 1)]
    return max(
        [min(width / (1 + apart * (across - 1)), height / (1 + apart * (down - 1))) for across, down in ways],
        default=0.0,
    )


def _heap(area: QRectF, count: int, size: float) -> list[QRectF]:
    """Squares of that size in rows that fill the area, over each other where there is little room."""
    if size <= 0 or not count:
        return [QRectF() for _ in range(count)]
    columns, across, down = 1, 0.0, 0.0
    for tried in range(1, count + 1):
        rows = ceil(count / tried)
        wide = min(size, (area.width() - size) / (tried - 1)) if tried > 1 else size
        high = min(size, (area.height() - size) / (rows - 1)) if rows > 1 else size
        if tried == 1 or min(wide, high) > min(across, down):
            columns, across, down = tried, wide, high
    edge = min(1.0, size * 0.1)
    first = QRectF(area.left(), area.top(), size, size).adjusted(edge, edge, -edge, -edge)
    return [first.translated(across * (place % columns), down * (place // columns)) for place in range(count)]


def _grid(area: QRectF, count: int, size: float | None = None) -> list[QRectF]:
    """Squares in rows from the top left, `size` apart; the largest that fit by default."""
    size = _cell(area, count) if size is None else size
    if size <= 0:
        return [QRectF() for _ in range(count)]
    # More by a rounding margin: the width divided by its tenth may be slightly less than ten.
    columns = max(1, int(area.width() / size + 1e-6))
    # Rows that are all full look meant, and are worth a little of their size.
    full = {
        each: min(area.width() / each, area.height() * each / count)
        for each in range(1, count + 1)
        if count % each == 0
    }
    best = max(full, key=full.__getitem__, default=columns)
    if full.get(best, 0.0) >= size * _EVEN:
        columns, size = best, min(size, full[best])
    cell = QRectF(area.left(), area.top(), size, size).adjusted(1, 1, -1, -1)
    return [cell.translated(size * (row % columns), size * (row // columns)) for row in range(count)]


# What lies in the other tray begins where this one ends.
SIDE_BY_SIDE = Lying(lambda area, *rows: _grid(area.adjusted(0, 0, -area.width() * _APART, 0), sum(rows)), None)
"""Each stays where it is; how it lies there tells whether it is used."""


def _around_lid(share: float, *, clocks: bool) -> Lying:
    return Lying(partial(_lid_and_beside, share=share, clocks=clocks), partial(_lid, share=share, clocks=clocks))


CLOCKS_USED_IN_LID = _around_lid(_FEW, clocks=True)
STACK_USED_BESIDE = Lying(_stack_used_beside, None)
STACK_USED_IN_LID = Lying(_stack_used_in_lid, partial(_lid, share=_FEW, clocks=False))
CLOCKS_UNUSED_IN_LID, FUSES_USED_IN_LID = _around_lid(_MANY, clocks=True), _around_lid(_MANY, clocks=False)
