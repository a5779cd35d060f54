"""Whatever is painted stays inside its rectangle and leaves the painter as it was."""

from __future__ import annotations

from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from hanabi_desktop.painting.cards import paint_back, paint_check, paint_cross, paint_empty_slot, paint_face
from hanabi_desktop.painting.fireworks import paint_firework
from hanabi_desktop.painting.marks import (
    HintMarks,
    paint_critical,
    paint_focus,
    paint_hint_marks,
    paint_pointed,
    paint_spoken_of,
)
from hanabi_desktop.painting.scene import paint_deck, paint_table_background, paint_title_scene
from hanabi_desktop.painting.svg import paint_svg
from hanabi_desktop.painting.symbols import paint_figure, paint_flat_symbol, paint_icon, paint_symbol
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.painting.tokens import paint_box_lid, paint_token_side
from hanabi_desktop.rules import Suit
from tests.each import each
from tests.painting.pictures import SVG_NAMES, TWO_THEMES, PaintFunction, blank, difference, is_empty, picture

pytestmark = pytest.mark.usefixtures("qapp")

MARGIN = 30
STATES = (
    ("tokens/clock", "tokens/clock-spent", "turned"),
    ("tokens/red", "tokens/red-spent"),
    ("tokens/hint-white", "tokens/hint-black"),
    ("tokens/storm-sky", "tokens/storm-lightning"),
    ("tokens/fuse-1", "tokens/fuse-2", "tokens/fuse-3", "tokens/explosion"),
    ("deck 0", "deck 1", "deck 20", "deck 50"),
)


def _pictures(theme: Theme) -> dict[str, PaintFunction]:
    marks = HintMarks(tuple(Suit), frozenset({Suit.RED, Suit.BLUE, Suit.WHITE}), frozenset({2, 3}))

    def firework(suit: Suit, height: int, reach: int = 5, complete: bool = False) -> PaintFunction:
        return lambda p, r: paint_firework(p, r, suit, height, theme, reach, complete)

    functions: dict[str, PaintFunction] = {
        "back": partial(paint_back, theme=theme),
        "slot": partial(paint_empty_slot, theme=theme),
        "check": partial(paint_check, theme=theme),
        "cross": lambda p, r: paint_cross(p, r, theme, False),
        "critical": partial(paint_critical, theme=theme),
        "focus": partial(paint_focus, theme=theme),
        "pointed": partial(paint_pointed, theme=theme),
        "spoken of": partial(paint_spoken_of, theme=theme),
        "marks": lambda p, r: paint_hint_marks(p, r, marks, theme),
        "figure": lambda p, r: paint_figure(p, r, 25, theme.text),
        "lid": partial(paint_box_lid, theme=theme),
        "turned": partial(paint_token_side, theme=theme, name="clock-spent", turned=True),
        "background": partial(paint_table_background, theme=theme),
        "title": partial(paint_title_scene, theme=theme),
        "icon": paint_icon,
    }
    for suit in Suit:
        functions[f"symbol {suit.name}"] = partial(paint_symbol, suit=suit, theme=theme)
        functions[f"flat {suit.name}"] = partial(paint_flat_symbol, suit=suit, colour=theme.text, theme=theme)
        functions[f"face {suit.name}"] = partial(paint_face, suit=suit, rank=5, theme=theme)
        functions[f"firework {suit.name}"] = firework(suit, 1 + suit % 4)
        functions[f"complete {suit.name}"] = firework(suit, 5, complete=True)
        functions[f"limited {suit.name}"] = firework(suit, suit % 3, 4)
        functions[f"stuck {suit.name}"] = firework(suit, suit % 3, suit % 3)
    for name in SVG_NAMES:
        kind, _, side = name.partition("/")
        paint = partial(paint_token_side, name=side) if kind == "tokens" else partial(paint_svg, name=name)
        functions[name] = partial(paint, theme=theme)
    for cards in (0, 1, 20, 50):
        functions[f"deck {cards}"] = partial(paint_deck, theme=theme, cards_left=cards)
    return functions


@each("theme", TWO_THEMES)
def test_stays_inside_and_restores_the_painter(theme: Theme) -> None:
    # What can reach out of a rectangle is the same in every theme but for the colours.
    first = theme is TWO_THEMES[0]
    for name, paint in _pictures(theme).items():
        for width, height in [(24, 24), (60, 84), (150, 90), (90, 150)] if first else [(60, 84)]:
            image = blank(width + 2 * MARGIN, height + 2 * MARGIN)
            painter = QPainter(image)
            painter.setOpacity(0.9)
            states = []
            for step in range(2):
                if step:
                    paint(painter, QRectF(MARGIN, MARGIN, width, height))
                states.append(
                    (painter.transform(), painter.pen(), painter.brush(), painter.opacity(), painter.renderHints())
                )
                assert not painter.hasClipping()
            assert states[0] == states[1], name
            painter.end()
            assert not is_empty(image.copy(MARGIN, MARGIN, width, height)), f"{name}: nothing was painted"
            edge, right, bottom = MARGIN - 1, image.width(), image.height()
            for x, y in ((0, 0), (right - edge, 0)):
                assert is_empty(image.copy(x, y, edge, bottom)), f"{name} reaches out of {width} × {height}"
            for x, y in ((0, 0), (0, bottom - edge)):
                assert is_empty(image.copy(x, y, right, edge)), f"{name} reaches out of {width} × {height}"


@each("theme", TWO_THEMES)
def test_states_of_a_token_differ_in_greyscale(theme: Theme) -> None:
    functions = _pictures(theme)
    for names in STATES:
        images = [picture(functions[name], 48, 48, theme.panel) for name in names]
        for first, second in combinations(images, 2):
            assert difference(first, second, 25) > 0.015, names
