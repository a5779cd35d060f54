"""Enter held down and tapped on a real keyboard, whose repeats the X server makes: no view opens that was not asked for."""

import subprocess
import time
from collections.abc import Callable
from pathlib import Path

import pytest

from hanabi_desktop.records.store import save
from hanabi_desktop.rules import EDITIONS, EditionId
from hanabi_desktop.table.state import TableState, to_record
from tests.games import deal_hands
from tests.xvfb.test_real_window import PANEL, TABLE, THEME, TITLE, Program, pytestmark, start, xdotool

__all__ = ["pytestmark", "start"]

HELD = 3.0
"""Seconds."""
GAPS = (30, 90, 170, 300, 450, 600)
"""Milliseconds from one tap to the next."""
TAPS = 8
HINT, PLAY = ("Next", "1", "Return"), ("p", "Return")
AT_THE_BEAT = (("Return", 0), ("space", 0), ("Escape", 0), ("space", 170), ("Escape", 300), ("Return", 90))
"""Keys while a card lies face down, and milliseconds from one tap to the next; 0 for held down."""
RIPE = 1.2
"""Seconds after which whoever presses the button has seen what it is; a press ends what moves, and then counts anew."""


def faces(program: Program) -> bool:
    """Whether a private view is open: then its own cards can be played."""
    return bool(program.see(THEME.good, TABLE))


@pytest.fixture
def at_title(start: Callable[[], Program], tmp_path: Path) -> Program:
    """A game was saved before."""
    folder = tmp_path / "home" / "hanabi-desktop"
    # Whoever plays the first card plays one that fits.
    game = deal_hands(EDITIONS[EditionId.ENGLISH].rules, "y1 r2 g2 b2 w2", "r1 g1 b1 w1 y2")
    (folder / "games").mkdir(parents=True)
    state = TableState.seated(EditionId.ENGLISH, ("Kari", "Per"))
    save(to_record(game, state), folder / "games" / "2026-05-01-Kari-Per.hanabi.json")
    program = start()
    program.until(lambda: program.amber(TITLE))
    return program


def ask(program: Program, *action: str) -> None:
    """Presses the button as somebody does who means it, and acts by these keys."""
    pressed = 0.0
    while not faces(program):
        if time.monotonic() > pressed + RIPE:
            time.sleep(RIPE)
            xdotool("key", "Return")
            pressed = time.monotonic()
    before = program.actions()
    xdotool("key", *action)
    # It is on disk before it is shown.
    program.until(lambda: program.actions() == before + 1 and not faces(program))


def watch(program: Program, done: Callable[[], bool]) -> None:
    """Looks at the screen until something is so, and sees no face all the while."""
    looks = 0
    while not done():
        assert not faces(program), "there are faces on the screen"
        looks += 1
    assert looks > 1
    record = program.saved()
    assert record
    assert not {"looking", "remarks"} & record.extra.keys()


def test_held_down_since_the_title_or_since_the_last_turn_it_shows_no_cards(at_title: Program) -> None:
    program = at_title
    for key in ("Return", "space"):
        xdotool("keydown", key)
        try:
            end = time.monotonic() + HELD
            watch(program, lambda end=end: time.monotonic() > end)  # type: ignore[misc]
        finally:
            xdotool("keyup", key)
        program.until(lambda: program.amber(PANEL))
        ask(program, *HINT)


def test_tapped_on_and_on_it_shows_no_cards_and_pressed_anew_it_does(at_title: Program) -> None:
    program = at_title
    for number, gap in enumerate(GAPS):
        # The first tap goes on from the title, later ones from the turn before.
        with subprocess.Popen(["xdotool", "key", "--repeat", str(TAPS), "--delay", str(gap), "Return"]) as taps:
            watch(program, lambda taps=taps: taps.poll() is not None)  # type: ignore[misc]
        program.until(lambda: program.amber(PANEL))
        assert program.actions() == number
        # After a play the card is turned over before all eyes, and a tap may end that.
        ask(program, *(PLAY if number % 2 else HINT))


def test_while_a_card_lies_face_down_no_key_is_carried_into_what_comes_next(at_title: Program) -> None:
    program = at_title
    program.go_on(TITLE)
    for number, (key, gap) in enumerate(AT_THE_BEAT, start=1):
        program.until(lambda: program.amber(PANEL))
        ask(program, *PLAY)
        tapping = ["xdotool", "key", "--repeat", str(TAPS), "--delay", str(gap), key]
        with subprocess.Popen(
            tapping if gap else ["xdotool", "keydown", key, "sleep", str(HELD), "keyup", key]
        ) as taps:
            watch(program, lambda taps=taps: taps.poll() is not None)  # type: ignore[misc]
        assert program.actions() == number
    program.until(lambda: program.amber(PANEL))
