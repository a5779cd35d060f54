"""Enter held down and tapped on a real keyboard, whose repeats the X server makes: no view opens that was not asked for."""

import time
from collections.abc import Callable
from pathlib import Path
from threading import Thread

import pytest

from hanabi_desktop.compat import override
from hanabi_desktop.records.store import save
from hanabi_desktop.rules import EDITIONS, EditionId
from hanabi_desktop.table.state import TableState, to_record
from tests.games import deal_hands
from tests.players import seats
from tests.xvfb.test_real_window import PANEL, TABLE, THEME, TITLE, Program, pytestmark, start, xdotool

__all__ = ["pytestmark", "start"]

HELD = 3.0
"""Seconds."""
GAPS = (0.03, 0.09, 0.17, 0.3, 0.4)
"""Seconds from one tap to the next."""
CLOSE, CLOSE_AT_THE_BEAT = 0.5, 1.8
"""Seconds within which a tap follows the one before whatever else the machine does; later ones may open a view."""
TAPS = 8
HINT, PLAY = ("Next", "1", "Return"), ("p", "Return")
AT_THE_BEAT = (("Return", 0.0), ("space", 0.0), ("Escape", 0.0), ("space", 0.17), ("Return", 0.8), ("Return", 0.09))
"""Keys while a card lies face down, and seconds from one tap to the next; 0 for held down."""
RIPE = 2.4
"""Seconds after which whoever presses the button has seen what it is; a press ends what moves, and then counts anew."""


class Striking(Thread):
    """Taps a key again and again, or holds it down if the gap is 0, and measures how far apart the taps came."""

    def __init__(self, key: str, gap: float) -> None:
        super().__init__()
        self._key, self._gap = key, gap
        self.widest = 0.0
        """Seconds that were between two of them at most."""

    @override
    def run(self) -> None:
        if not self._gap:
            xdotool("keydown", self._key, "sleep", HELD, "keyup", self._key)
            return
        before = time.monotonic()
        for _ in range(TAPS):
            begun = time.monotonic()
            xdotool("key", self._key)
            self.widest = max(self.widest, time.monotonic() - before)
            before = begun
            time.sleep(max(0.0, self._gap - (time.monotonic() - begun)))


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
    state = TableState.seated(EditionId.ENGLISH, seats(("Kari", "Per")))
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


def watch(program: Program, keys: Striking, close: float = CLOSE) -> None:
    """Looks at the screen while keys are struck, and sees no face all the while."""
    keys.start()
    looks = 0
    while keys.is_alive():
        if faces(program):
            keys.join()
            if keys.widest >= close:
                pytest.skip(f"this machine is too busy to tap: {keys.widest:.1f} s were between two taps")
            pytest.fail("there are faces on the screen")
        looks += 1
    assert looks > 1
    record = program.saved()
    assert record
    assert not {"looking", "remarks"} & record.extra.keys()


def test_held_down_since_the_title_or_since_the_last_turn_it_shows_no_cards(at_title: Program) -> None:
    program = at_title
    for key in ("Return", "space"):
        watch(program, Striking(key, 0))
        program.until(lambda: program.amber(PANEL))
        ask(program, *HINT)


def test_tapped_on_and_on_it_shows_no_cards_and_pressed_anew_it_does(at_title: Program) -> None:
    program = at_title
    for number, gap in enumerate(GAPS):
        # The first tap goes on from the title, later ones from the turn before.
        watch(program, Striking("Return", gap))
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
        watch(program, Striking(key, gap), CLOSE_AT_THE_BEAT)
        assert program.actions() == number
    program.until(lambda: program.amber(PANEL))
