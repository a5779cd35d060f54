"""Enter held down on a real keyboard, whose repeats the X server makes: no face is ever seen for it."""

import time
from collections.abc import Callable
from pathlib import Path

import pytest

from hanabi_desktop.records.store import save
from hanabi_desktop.rules import EDITIONS, EditionId
from hanabi_desktop.table.state import TableState, to_record
from tests.games import deal_hands
from tests.xvfb.test_real_window import COVER, PANEL, TABLE, THEME, TITLE, Program, pytestmark, start, xdotool

__all__ = ["pytestmark", "start"]

HELD = 3.0
"""Seconds."""


def hold(program: Program, key: str = "Return") -> None:
    """Keeps the key down, and looks at the screen all the while."""
    xdotool("keydown", key)
    looks = 0
    try:
        end = time.monotonic() + HELD
        while time.monotonic() < end:
            assert not program.see(THEME.good, TABLE), "there are faces on the screen"
            looks += 1
    finally:
        xdotool("keyup", key)
    assert looks > 3
    record = program.saved()
    assert record
    assert not {"looking", "remarks"} & record.extra.keys()


@pytest.fixture
def at_table(start: Callable[[], Program], tmp_path: Path) -> Program:
    """A game goes on that was saved before."""
    folder = tmp_path / "home" / "hanabi-desktop"
    rules = EDITIONS[EditionId.GERMAN].rules
    game = deal_hands(rules, "r1 y2 g3 b4 w5", "r1 r2 y1 b1 w3")
    state = TableState.seated(EditionId.GERMAN, ("Kari", "Per"), master=1)
    (folder / "games").mkdir(parents=True)
    save(to_record(game, state), folder / "games" / "2026-05-01-Kari-Per.hanabi.json")
    program = start()
    program.go_on(TITLE)
    program.until(lambda: program.amber(PANEL))
    return program


def test_from_the_public_table_and_from_looking_away(at_table: Program) -> None:
    hold(at_table)
    # It has come to the look-away page, and no further; held again at once after that it does not either.
    assert at_table.amber(COVER)
    xdotool("key", "Escape")
    at_table.until(lambda: at_table.amber(PANEL))
    xdotool("key", "Return")
    hold(at_table)
    hold(at_table, "space")


def test_a_key_that_is_pressed_anew_opens_the_view(at_table: Program) -> None:
    xdotool("key", "Return")
    at_table.until(lambda: at_table.amber(COVER))
    time.sleep(0.6)
    xdotool("key", "Return")
    at_table.until(lambda: at_table.see(THEME.good, TABLE))
