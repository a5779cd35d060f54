"""Every action is on disk before anybody hears of it; a disk that fails is told once, and play goes on."""

from collections.abc import Callable
from functools import partial

from hanabi_desktop.rules import ColourHint, Play, ValueHint
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screen.view import LookAway, Private
from hanabi_desktop.table import actions
from tests.each import each
from tests.screen.scenes import KARI, LIV, PER, RED, RETURN, Scene, at, scene


def opened(master: int | None = None) -> Scene:
    here = scene(master=master)
    here.open()
    return here


def with_a_turn() -> Scene:
    here = scene()
    here.act(ValueHint(PER, 2))
    return here


MOVE: Callable[[SharedScreen], None] = partial(SharedScreen.act, action=actions.MoveToken(RETURN))
CHANGES: dict[str, tuple[Callable[[], Scene], Callable[[SharedScreen], None], list[str]]] = {
    "a hint": (opened, lambda screen: screen.act(ColourHint(PER, RED)), ["happened"]),
    "a play": (opened, lambda screen: screen.act(Play(0)), ["happened"]),
    "an announcement": (lambda: opened(PER), lambda screen: screen.act(Play(0)), []),
    "a withdrawal": (partial(at, "play announced"), lambda screen: screen.act(actions.Withdraw()), []),
    "laying open": (partial(at, "play announced"), lambda screen: screen.act(actions.LayOpen()), ["happened"]),
    "a token of two": (partial(at, "two tokens owed"), MOVE, ["token_moved"]),
    "the last token": (partial(at, "one token still owed"), MOVE, ["token_moved", "happened"]),
    "a new master": (scene, lambda screen: screen.table.hand_over(LIV), []),
    "a take-back": (with_a_turn, lambda screen: screen.table.take_back(), []),
    "an early end": (scene, lambda screen: screen.table.end_early(), ["happened"]),
    "a moved card": (opened, lambda screen: screen.act(actions.MoveCard(0, 4)), []),
    "a raised card": (opened, lambda screen: screen.act(actions.RaiseCard(0)), []),
    "a turned card": (opened, lambda screen: screen.act(actions.TurnCard(0)), []),
    "a note": (opened, lambda screen: screen.act(actions.WriteNote(0, "five?")), []),
}


@each("change", CHANGES)
def test_every_change_is_saved_as_it_then_stands_before_anything_tells_of_it(change: str) -> None:
    begin, do, tells = CHANGES[change]
    here, other = begin(), begin()
    assert here.log_of(lambda: do(here.screen)) == ["save", "changed", *tells]
    assert here.witness.records[-1] == here.screen.table.record
    # The same where the disk is full, but that it is told, and only when the screen shows what it should.
    other.witness.broken = OSError("the disk is full")
    assert other.log_of(lambda: do(other.screen)) == ["save", "changed", *tells, "save_failed"]
    assert other.screen.view == here.screen.view
    assert other.screen.table.record.actions == here.screen.table.record.actions


def test_a_look_is_saved_before_anything_is_shown_and_its_length_once_all_is_covered() -> None:
    here = scene()
    here.open(PER)
    here.screen.cover()
    assert here.witness.log == ["changed", "save", "changed", "changed", "save", "changed"]


def test_as_long_as_nothing_can_be_saved_nobody_peeks_and_who_was_told_so_looks_for_the_own_turn() -> None:
    here = scene()
    here.witness.broken = OSError("the disk is full")
    # The look could not be kept either: whoever presses again knows it.
    here.screen.look_away(KARI)
    assert here.log_of(here.screen.open_view) == ["save", "save_failed"]
    assert here.phase() == LookAway(KARI)
    for _ in range(2):
        here.screen.look_away(PER)
        assert here.log_of(here.screen.open_view) == ["save", "save_failed"]
        assert here.phase() == LookAway(PER)
        assert "looking" not in here.screen.table.record.extra
    here.open(KARI)
    assert here.phase() == Private(KARI)
    here.screen.act(ValueHint(PER, 2))
    assert here.screen.table.record.actions == (ValueHint(PER, 2),)
    here.witness.broken = None
    here.open(LIV)
    assert here.phase() == Private(LIV)
    assert not here.screen.table.unsaved
