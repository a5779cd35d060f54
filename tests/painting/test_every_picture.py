"""Whatever is painted stays inside its rectangle and leaves the painter as it was."""

from __future__ import annotations

from functools import partial
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from hanabi_desktop.painting.cards import paint_back, paint_check, paint_cross, paint_empty_slot, paint_face
from hanabi_desktop.painting.fireworks import firework_card_rect, limit_rect, next_rect, paint_firework
from hanabi_desktop.painting.marks import HintMarks, paint_critical, paint_focus, paint_hint_marks, paint_pointed
from hanabi_desktop.painting.scene import deck_card_rect, paint_deck, paint_table_background, paint_title_scene
from hanabi_desktop.painting.symbols import paint_figure, paint_flat_symbol, paint_icon, paint_symbol
from hanabi_desktop.painting.theme import Scheme, Theme, theme_for
from hanabi_desktop.painting.tokens import (
    ClockState,
    lid_inner_rect,
    paint_box_lid,
    paint_clock_token,
    paint_explosion,
    paint_fuse_token,
    paint_hint_tile,
    paint_red_token,
    paint_storm_tile,
)
from hanabi_desktop.rules import Suit
from tests.each import each
from tests.painting.pictures import THEMES, PaintFunction, blank, difference, is_empty, picture
from tests.samples import NIGHTLY

pytestmark = pytest.mark.usefixtures("qapp")

DARK = theme_for(Scheme.DARK)


def _pictures(theme: Theme) -> dict[str, PaintFunction]:
    marks = HintMarks(tuple(Suit), frozenset({Suit.RED, Suit.BLUE, Suit.WHITE}), frozenset({2, 3}))
    functions: dict[str, PaintFunction] = {
        "back": lambda p, r: paint_back(p, r, theme),
        "slot": lambda p, r: paint_empty_slot(p, r, theme),
        "check": lambda p, r: paint_check(p, r, theme),
        "cross": lambda p, r: paint_cross(p, r, theme, False),
        "critical": lambda p, r: paint_critical(p, r, theme),
        "focus": lambda p, r: paint_focus(p, r, theme),
        "pointed": lambda p, r: paint_pointed(p, r, theme, 0.5),
        "marks": lambda p, r: paint_hint_marks(p, r, marks, theme),
        "figure": lambda p, r: paint_figure(p, r, 25, theme.text, theme.panel),
        "explosion": lambda p, r: paint_explosion(p, r, theme),
        "lid": lambda p, r: paint_box_lid(p, r, theme),
        "background": lambda p, r: paint_table_background(p, r, theme),
        "title": lambda p, r: paint_title_scene(p, r, theme),
        "icon": paint_icon,
        "red": lambda p, r: paint_red_token(p, r, theme),
        "red used": lambda p, r: paint_red_token(p, r, theme, used=True, turned=True),
        "hint white": lambda p, r: paint_hint_tile(p, r, theme, white=True),
        "hint black": lambda p, r: paint_hint_tile(p, r, theme, white=False),
        "stars": lambda p, r: paint_storm_tile(p, r, theme),
        "lightning": lambda p, r: paint_storm_tile(p, r, theme, lightning=True),
    }
    for suit in Suit:
        functions[f"symbol {suit.name}"] = partial(_symbol, suit, theme)
        functions[f"flat {suit.name}"] = partial(_flat, suit, theme)
        functions[f"face {suit.name}"] = partial(_face, suit, theme)
        functions[f"firework {suit.name}"] = partial(_firework, suit, 1 + suit % 4, 5, False, theme)
        functions[f"complete {suit.name}"] = partial(_firework, suit, 5, 5, True, theme)
        functions[f"limited {suit.name}"] = partial(_firework, suit, suit % 3, 4, False, theme)
        functions[f"stuck {suit.name}"] = partial(_firework, suit, suit % 3, suit % 3, False, theme)
    for state in ClockState:
        functions[f"clock {state.value}"] = partial(_clock, state, theme)
    for length in range(4):
        functions[f"fuse {length}"] = partial(_fuse, length, theme)
    for cards in (0, 1, 20, 50):
        functions[f"deck {cards}"] = partial(_deck, cards, theme)
    return functions


def _symbol(suit: Suit, theme: Theme, painter: QPainter, rect: QRectF) -> None:
    paint_symbol(painter, rect, suit, theme)


def _flat(suit: Suit, theme: Theme, painter: QPainter, rect: QRectF) -> None:
    paint_flat_symbol(painter, rect, suit, theme.text, theme)


def _face(suit: Suit, theme: Theme, painter: QPainter, rect: QRectF) -> None:
    paint_face(painter, rect, suit, 5, theme)


def _firework(
    suit: Suit, height: int, reach: int, complete: bool, theme: Theme, painter: QPainter, rect: QRectF
) -> None:
    paint_firework(painter, rect, suit, height, theme, reach, complete)


def _clock(state: ClockState, theme: Theme, painter: QPainter, rect: QRectF) -> None:
    paint_clock_token(painter, rect, theme, state)


def _fuse(length: int, theme: Theme, painter: QPainter, rect: QRectF) -> None:
    paint_fuse_token(painter, rect, theme, length, lit=length > 0)


def _deck(cards: int, theme: Theme, painter: QPainter, rect: QRectF) -> None:
    paint_deck(painter, rect, theme, cards)


MARGIN = 30


@each("theme", THEMES)
@each("name", _pictures(DARK))
def test_stays_inside_and_restores_the_painter(name: str, theme: Theme) -> None:
    paint = _pictures(theme)[name]
    # What can reach out of a rectangle is the same in every theme but for the colours; nights try all sizes in all themes.
    sizes = [(24, 24), (60, 84), (150, 90), (90, 150)] if theme is DARK or NIGHTLY else [(60, 84)]
    if theme is DARK:
        sizes.append((600, 600))
    for width, height in sizes:
        image = blank(width + 2 * MARGIN, height + 2 * MARGIN)
        painter = QPainter(image)
        painter.setOpacity(0.9)
        before = (painter.transform(), painter.pen(), painter.brush(), painter.opacity(), painter.hasClipping())
        hints = painter.renderHints()
        paint(painter, QRectF(MARGIN, MARGIN, width, height))
        after = (painter.transform(), painter.pen(), painter.brush(), painter.opacity(), painter.hasClipping())
        assert after == before
        assert painter.renderHints() == hints
        painter.end()
        assert not is_empty(image.copy(MARGIN, MARGIN, width, height)), "nothing was painted"
        edge = MARGIN - 1
        outside = [
            image.copy(0, 0, image.width(), edge),
            image.copy(0, image.height() - edge, image.width(), edge),
            image.copy(0, 0, edge, image.height()),
            image.copy(image.width() - edge, 0, edge, image.height()),
        ]
        assert all(is_empty(strip) for strip in outside), f"painted outside {width} x {height}"


def test_the_same_picture_twice() -> None:
    for paint in _pictures(DARK).values():
        assert picture(paint, 80, 112) == picture(paint, 80, 112)


@each("theme", THEMES)
@each(
    "names",
    [
        ("clock available", "clock spent", "clock turned"),
        ("red", "red used"),
        ("hint white", "hint black"),
        ("stars", "lightning"),
        ("fuse 0", "fuse 1", "fuse 2", "fuse 3", "explosion"),
        ("deck 0", "deck 1", "deck 20", "deck 50"),
    ],
)
def test_states_of_a_token_differ_in_greyscale(names: tuple[str, ...], theme: Theme) -> None:
    functions = _pictures(theme)
    images = [picture(functions[name], 48, 48, theme.panel) for name in names]
    for first, second in combinations(images, 2):
        assert difference(first, second, 25) > 0.015


def test_parts_of_a_picture_lie_inside_it() -> None:
    for rect in (QRectF(3, 5, 140, 240), QRectF(0, 0, 90, 90), QRectF(0, 0, 300, 120)):
        assert rect.contains(firework_card_rect(rect))
        assert rect.contains(next_rect(rect))
        assert rect.contains(limit_rect(rect))
        assert rect.contains(lid_inner_rect(rect))
        for cards in (0, 1, 50):
            assert rect.contains(deck_card_rect(rect, cards))
