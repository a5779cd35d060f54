"""The players' badges: told apart in any sight, and like no suit."""

from itertools import combinations
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtWidgets import QApplication

from hanabi_desktop.painting.badges import DYES, dye_ink, paint_badge, sign_path
from hanabi_desktop.painting.symbols import symbol_path
from hanabi_desktop.rules import Suit
from hanabi_desktop.table.state import Badge, Dye, Sign, default_badges
from tests.painting.colour_sight import contrast_ratio, nearest
from tests.painting.pictures import THEMES, grey, picture

GRID = 24
"""Shapes are compared in so many fields each way."""


class Shape(Protocol):
    def contains(self, point: QPointF, /) -> bool: ...


def test_colours_are_told_apart_in_any_sight_and_signs_read_on_them() -> None:
    assert nearest(list(DYES.values())) > 20
    for dye in Dye:
        assert contrast_ratio(dye_ink(dye), DYES[dye]) > 4.5
    assert len({badge.dye for badge in default_badges(5)}) == 5


def fields(path: Shape, scale: float) -> frozenset[tuple[int, int]]:
    """The fields of a grid whose middle lies inside a shape."""
    step = scale / GRID
    grid = ((x, y) for x in range(GRID) for y in range(GRID))
    return frozenset((x, y) for x, y in grid if path.contains(QPointF((x + 0.5) * step, (y + 0.5) * step)))


def alike(one: frozenset[tuple[int, int]], other: frozenset[tuple[int, int]]) -> float:
    """The share of what either fills that both fill."""
    return len(one & other) / len(one | other)


def test_no_two_signs_are_alike_and_none_is_like_the_symbol_of_a_suit() -> None:
    signs = [fields(sign_path(sign), 100) for sign in Sign]
    suits = [fields(symbol_path(suit), 1) for suit in Suit]
    assert max(alike(one, other) for one, other in combinations(signs, 2)) < 0.6
    assert max(alike(sign, suit) for sign in signs for suit in suits) < 0.62
    assert all(QRectF(-1, -1, 102, 102).contains(sign_path(sign).boundingRect()) for sign in Sign)


def test_badges_are_told_apart_at_sixteen_pixels(qapp: QApplication) -> None:
    for theme in THEMES:
        # In one colour, as the sign alone has to do.
        pictures = [
            grey(picture(lambda p, r, sign=sign: paint_badge(p, r, Badge(sign, Dye.TEAL), theme), 16, 16))  # type: ignore[misc]  # noqa: B023
            for sign in Sign
        ]
        for one, other in combinations(pictures, 2):
            assert sum(abs(a - b) > 76 for a, b in zip(one, other, strict=True)) >= 16
