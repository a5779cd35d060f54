"""Players hold their hands as they like; the cards themselves never move, and notes are for the own eyes only."""

from collections.abc import Callable
from functools import partial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanabi_desktop.rules import Refusal
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.table.actions import MoveCard, RaiseCard, TurnCard, WriteNote
from hanabi_desktop.table.state import MAX_NOTE, Arrangement
from hanabi_desktop.table.view import TableCard
from tests.each import each
from tests.screen.scenes import KARI, LIV, PER, Scene, scene, stay


def the_card(here: Scene, card_id: int) -> TableCard:
    return next(card for hand in here.screen.view.hands for card in hand if card.id == card_id)


def looking() -> Scene:
    """Kari looks, and it is her turn."""
    here = scene()
    here.open()
    return here


@pytest.fixture
def kari() -> Scene:
    """The same for a test of one table."""
    return looking()


def test_a_note_is_read_in_its_owners_private_view_only(kari: Scene) -> None:
    kari.screen.act(WriteNote(2, "keep"))
    assert the_card(kari, 2).note == "keep"
    kari.screen.cover()
    assert the_card(kari, 2).note == ""
    kari.screen.look_away(KARI)
    assert the_card(kari, 2).note == ""
    for seat in (PER, LIV):
        kari.open(seat)
        assert the_card(kari, 2).note == ""
    kari.open(KARI)
    assert the_card(kari, 2).note == "keep"


def test_a_note_is_taken_away_by_an_empty_one(kari: Scene) -> None:
    kari.screen.act(WriteNote(2, "keep"))
    kari.screen.act(WriteNote(2, "  "))
    assert the_card(kari, 2).note == ""
    assert "hands" not in kari.screen.table.record.extra


@each(
    ("written", "kept"),
    [
        ("  red\nor\tblue ", "red or blue"),
        ("x" * 100, "x" * MAX_NOTE),
        ("a\x00b\x1b", "ab"),
        ("half \ud83d a rocket", "half a rocket"),
        ("\u202eturned round", "turned round"),
        ("🎆 {0} %n & <b>", "🎆 {0} %n & <b>"),
    ],
)
def test_a_note_is_short_and_on_one_line(written: str, kept: str) -> None:
    kari = looking()
    kari.screen.act(WriteNote(2, written))
    assert the_card(kari, 2).note == kept
    assert kari.witness.records[-1] == kari.screen.table.record


ARRANGING: dict[str, Callable[[SharedScreen, int], None]] = {
    "move": lambda screen, card: screen.act(MoveCard(card, 0)),
    "raise": lambda screen, card: screen.act(RaiseCard(card)),
    "turn": lambda screen, card: screen.act(TurnCard(card)),
    "note": lambda screen, card: screen.act(WriteNote(card, "?")),
}


@each("arrange", ARRANGING.values())
def test_arranging_is_no_turn_and_touches_ones_own_cards_alone(arrange: Callable[[SharedScreen, int], None]) -> None:
    here = scene()
    for reach in (stay, partial(here.screen.look_away, KARI), here.screen.pause):
        reach()
        here.refuses(Refusal.VIEW_NOT_OPEN, lambda: arrange(here.screen, 0))
    here.open(LIV)
    arrange(here.screen, 12)
    assert here.screen.table.record.extra["hands"]
    here.open()
    for card in (5, 14, 15, 49, -1, 1000):
        here.refuses(Refusal.NO_SUCH_CARD, partial(arrange, here.screen, card))
    arrange(here.screen, 0)
    assert here.screen.view.acting
    assert here.screen.table.record.actions == ()


STEPS = st.lists(
    st.tuples(st.sampled_from(["move", "raise", "turn", "note", "draw"]), st.integers(0, 9), st.integers(-2, 9)),
    max_size=20,
)


@given(STEPS)
def test_whatever_a_player_does_the_hand_holds_the_same_cards_each_once(steps: list[tuple[str, int, int]]) -> None:
    arrangement, hand, next_card = Arrangement(), [0, 1, 2, 3, 4], 5
    for step, pick, place in steps:
        card = hand[pick % len(hand)]
        before = arrangement.arranged(hand)
        match step:
            case "move":
                arrangement = arrangement.after(MoveCard(card, place), hand)
                now = arrangement.arranged(hand)
                assert now.index(card) == min(max(place, 0), len(hand) - 1)
                assert [other for other in now if other != card] == [other for other in before if other != card]
            case "raise":
                arrangement = arrangement.after(RaiseCard(card), hand)
                assert arrangement.after(RaiseCard(card), hand).after(RaiseCard(card), hand) == arrangement
            case "turn":
                arrangement = arrangement.after(TurnCard(card), hand)
            case "note":
                arrangement = arrangement.after(WriteNote(card, "?" * max(place, 0)), hand)
            case _:
                hand.remove(card)
                hand.append(next_card)
                assert arrangement.arranged(hand) == (*(other for other in before if other != card), next_card)
                next_card += 1
        assert sorted(arrangement.arranged(hand)) == sorted(hand)
