"""The players' badges: told apart in any sight, and like no suit."""

from functools import partial
from itertools import combinations

from PySide6.QtCore import Qt

from hanabi_desktop.painting.badges import DYES, dye_ink
from hanabi_desktop.painting.svg import paint_svg
from hanabi_desktop.painting.symbols import paint_flat_symbol
from hanabi_desktop.players import Dye, Sign, default_badges
from hanabi_desktop.rules import Suit
from tests.painting.colour_sight import contrast_ratio, nearest
from tests.painting.pictures import THEMES, PaintFunction, grey, picture

THEME = THEMES[0]


def test_colours_are_told_apart_in_any_sight_and_signs_read_on_them() -> None:
    assert nearest(list(DYES.values())) > 20
    for dye in Dye:
        assert contrast_ratio(dye_ink(dye), DYES[dye]) > 4.5
    assert len({badge.dye for badge in default_badges(5)}) == 5


def fields(paint: PaintFunction) -> frozenset[int]:
    """The fields of a grid that a shape fills."""
    shades = grey(picture(paint, 24, 24, Qt.GlobalColor.black))
    return frozenset(number for number, shade in enumerate(shades) if shade > 127)


def alike(one: frozenset[int], other: frozenset[int]) -> float:
    """The share of what either fills that both fill."""
    return len(one & other) / len(one | other)


def test_no_two_signs_are_alike_and_none_is_like_the_symbol_of_a_suit() -> None:
    signs = [fields(partial(paint_svg, theme=THEME, name=f"signs/{sign}")) for sign in Sign]
    suits = [fields(partial(paint_flat_symbol, suit=suit, colour=THEME.text, theme=THEME)) for suit in Suit]
    assert max(alike(one, other) for one, other in combinations(signs, 2)) < 0.6
    assert max(alike(sign, suit) for sign in signs for suit in suits) < 0.62
