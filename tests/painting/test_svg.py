"""The drawings in resources/pictures. QtSvg passes over what it cannot paint, so they have only what it is known to paint."""

from collections import Counter
from functools import partial
from itertools import combinations, product
from xml.etree import ElementTree as ET

import pytest
from PySide6.QtCore import QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage
from PySide6.QtSvg import QSvgRenderer

from hanabi_desktop.boxes import BOXES
from hanabi_desktop.painting import symbols
from hanabi_desktop.painting.badges import DYES, dye_ink
from hanabi_desktop.painting.fireworks import paint_firework
from hanabi_desktop.painting.lake import Ending, LakePictures
from hanabi_desktop.painting.marks import paint_seal
from hanabi_desktop.painting.medals import paint_medal
from hanabi_desktop.painting.pile import paint_none_left
from hanabi_desktop.painting.scene import paint_lake
from hanabi_desktop.painting.svg import paint_svg, renderer, theme_colours
from hanabi_desktop.painting.symbols import paint_flat_symbol
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.paths import pictures
from hanabi_desktop.players import Character, Dye, Sign, default_badges
from hanabi_desktop.records.album import Medal
from hanabi_desktop.rules import Suit
from tests.each import each
from tests.painting.colour_sight import contrast_ratio, nearest
from tests.painting.pictures import SVG_NAMES, THEMES, PaintFunction, blank, difference, grey, picture

pytestmark = pytest.mark.usefixtures("qapp")

NAMESPACE = "{http://www.w3.org/2000/svg}"
SHAPES = {"path", "circle", "ellipse", "rect"}
ELEMENTS = SHAPES | {"svg", "title", "g", "linearGradient", "radialGradient", "stop"}
ATTRIBUTES = {
    *("viewBox", "id", "transform", "d", "cx", "cy", "r", "rx", "ry"),
    *("x", "y", "x1", "x2", "y1", "y2", "width", "height"),
    *("fill", "fill-rule", "fill-opacity", "gradientUnits", "offset", "stop-color", "stop-opacity"),
    *("stroke", "stroke-width", "stroke-opacity", "stroke-linecap", "stroke-linejoin"),
}
CHARACTERS = {
    "bolt": "#6AC87B",
    "dot": "#17998B",
    "lamp": "#FFE033",
    "moon": "#D2BFFE",
    "spring": "#FC6FAE",
    "tin": "#E84E1B",
}
"""Each computer's own colour."""
COLOURS = {"none", "white", "black", "currentColor", "url(#shade)", "url(#glow)"}
OWN_COLOURS = {
    *("#14235E", "#3B3F4C", "#D8B27A", "#DDE2EE", "#FFB449", "#FFD93B"),
    *("#FFE27A", "#FFE98A", "#FFE9A8", "#FFF7DA", "#FFFBE6"),
    *("#0A0718", "#4B566B", "#8FF3FF", "#E2402C", "#F08A34", "#FFD88A", *CHARACTERS.values()),
    *("#0A0A12", "#1A0E00", "#2A1420", "#3A2400", "#3A3A44", "#3D3350", "#4A3A3A", "#5A3A48", "#7A3512", "#8A7A5A"),
    *("#E4DFD0", "#E9802F", "#FFC56B", "#FFC94D", "#FFD36A", "#FFE2A3", "#FFF0C4"),
}
"""The same in every theme. Any other has to be the dark theme's, and of one name: else it would not be exchanged for it."""


def root_of(name: str) -> ET.Element:
    return ET.parse(pictures() / f"{name}.svg").getroot()


def painted(root: ET.Element) -> QImage:
    return picture(QSvgRenderer(ET.tostring(root).replace(b"currentColor", b"white")).render, 64, 64)


@each("name", SVG_NAMES)
def test_a_drawing_has_a_title_and_only_what_is_painted(name: str) -> None:
    root = root_of(name)
    assert root.get("viewBox") == "0 0 100 100"
    assert root[0].tag == f"{NAMESPACE}title"
    assert root[0].text
    single = {colour for colour, times in Counter(theme_colours(THEMES[0]).values()).items() if times == 1}
    identifiers = {f"url(#{element.get('id')})" for element in root.iter()}
    for element in root.iter():
        assert element.tag.removeprefix(NAMESPACE) in ELEMENTS
        assert set(element.attrib) <= ATTRIBUTES
        colours = {element.get(part, "none") for part in ("fill", "stroke", "stop-color")}
        assert colours <= COLOURS | OWN_COLOURS | single
        assert {colour for colour in colours if colour.startswith("url")} <= identifiers


@each("name", SVG_NAMES)
def test_every_shape_of_a_drawing_can_be_seen(name: str) -> None:
    root = root_of(name)
    whole = painted(root)
    for parent in root.iter():
        for place, shape in enumerate(list(parent)):
            if shape.tag.removeprefix(NAMESPACE) in SHAPES:
                parent.remove(shape)
                assert painted(root) != whole, ET.tostring(shape)
                parent.insert(place, shape)
    for theme in THEMES:
        assert picture(partial(paint_svg, theme=theme, name=name), 64, 64, theme.panel) != blank(64, 64, theme.panel)


def test_the_faces_of_computers_are_told_apart_in_any_sight_and_without_colour() -> None:
    assert nearest([QColor(colour) for colour in CHARACTERS.values()]) > 12
    faces = [partial(paint_svg, theme=THEMES[0], name=f"characters/{character}") for character in CHARACTERS]
    for one, other in combinations((picture(face, 16, 16, THEMES[0].panel) for face in faces), 2):
        assert difference(one, other) > 0.2


@each("theme", THEMES)
def test_the_colours_of_the_theme_are_put_in(theme: Theme) -> None:
    clock, cat = (partial(paint_svg, theme=theme, name=name) for name in ("tokens/clock-spent", "signs/cat"))
    for paint, colour in ((clock, theme.spent_ink), (cat, theme.text), (partial(cat, ink=theme.good), theme.good)):
        assert picture(paint, 100, 100).pixelColor(50, 49) == colour


def test_every_drawing_that_is_asked_for_is_there_and_none_besides() -> None:
    theme = THEMES[0]
    renderer.cache_clear()
    characters = (f"characters/{character}" for character in Character)
    for name in (*(f"signs/{sign}" for sign in Sign), *characters):
        picture(partial(paint_svg, theme=theme, name=name), 9, 9)
    picture(partial(paint_lake, theme=theme, horizon=0.7), 90, 60)
    LakePictures(Ending((0, 0, 0, 0, 0)), theme, QSizeF(90, 60), QRectF(0, 0, 90, 60), 1.0).ground()
    for height, reach in ((5, 5), (2, 3), (2, 2)):
        grown = partial(paint_firework, suit=Suit.RED, height=height, theme=theme, reach=reach, complete=height == 5)
        picture(grown, 60, 90)
    steps = [symbols.paint_first, symbols.paint_round_back, symbols.paint_back_one, symbols.paint_rest]
    steps += [symbols.paint_play_on, symbols.paint_on_one, symbols.paint_round_on, symbols.paint_last]
    for sign in (paint_seal, paint_none_left, *steps):
        picture(lambda p, r, sign=sign: sign(p, r, theme), 9, 9)  # type: ignore[misc]
    for medal in Medal:
        picture(partial(paint_medal, medal=medal, theme=theme, won=False), 9, 9)
    sorts = [sort for box in BOXES.values() for sort in (box.clocks, box.fuses)]
    sides = [side.paint for sort in sorts for side in (sort.unused, sort.used, sort.bottom) if side]
    for paint, size, left in product(sides, (20, 40), (1, 2, 3, 4)):
        picture(lambda p, r, paint=paint, left=left: paint(p, r, theme, left), size, size)  # type: ignore[misc]
    assert renderer.cache_info().currsize == len(SVG_NAMES)


# Badges of players: told apart in any sight, and like no suit


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
    theme = THEMES[0]
    signs = [fields(partial(paint_svg, theme=theme, name=f"signs/{sign}")) for sign in Sign]
    suits = [fields(partial(paint_flat_symbol, suit=suit, colour=theme.text, theme=theme)) for suit in Suit]
    assert max(alike(one, other) for one, other in combinations(signs, 2)) < 0.6
    assert max(alike(sign, suit) for sign in signs for suit in suits) < 0.62
