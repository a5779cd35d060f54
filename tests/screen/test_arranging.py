"""Players hold their hands as they like; the cards themselves never move."""

from collections.abc import Callable
from functools import partial

from hypothesis import given
from hypothesis import strategies as st

from hanabi_desktop.rules import Refusal
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.table.actions import MoveCard, RaiseCard, TurnCard, WriteNote
from hanabi_desktop.table.state import MAX_NOTE, Arrangement
from tests.each import each
from tests.screen.scenes import KARI, LIV, scene, stay


@each(
    ("written", "kept"),
    [
        ("  ", ""),
        ("  red\nor\tblue ", "red or blue"),
        ("x" * 100, "x" * MAX_NOTE),
        ("a\x00b\x1b", "ab"),
        ("half \ud83d a rocket", "half a rocket"),
        ("\u202eturned round", "turned round"),
        ("🎆 {0} %n & <b>", "🎆 {0} %n & <b>"),
    ],
)
def test_a_note_is_short_on_one_line_and_taken_away_by_an_empty_one(written: str, kept: str) -> None:
    here = scene()
    here.open(KARI)
    here.screen.act(WriteNote(2, "keep"))
    here.screen.act(WriteNote(2, written))
    (note,) = (card.note for hand in here.screen.view.hands for card in hand if card.id == 2)
    assert note == kept
    assert here.witness.records[-1] == here.screen.table.record
    assert ("hands" in here.screen.table.record.extra) is bool(kept)


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
