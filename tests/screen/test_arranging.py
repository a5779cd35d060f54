"""Players hold their hands as they like; the cards themselves never move, and notes are for the own eyes only."""

from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanabi_desktop.rules import ColourHint, Play, Refusal
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.table.actions import MoveCard, RaiseCard, TurnCard, WriteNote
from hanabi_desktop.table.state import MAX_NOTE, Arrangement, from_record
from hanabi_desktop.table.table import Table
from hanabi_desktop.table.view import TableCard
from tests.screen.scenes import BLUE, KARI, LIV, PER, RED, Scene, dealt, scene


def held(here: Scene, seat: int) -> list[int]:
    return [card.id for card in here.screen.view.hands[seat]]


def the_card(here: Scene, card_id: int) -> TableCard:
    return next(card for hand in here.screen.view.hands for card in hand if card.id == card_id)


@pytest.fixture
def kari() -> Scene:
    """Kari looks, and it is her turn."""
    here = scene()
    here.open()
    return here


class TestTheOrder:
    @pytest.mark.parametrize(
        ("card", "place", "order"),
        [
            (0, 4, [1, 2, 3, 4, 0]),
            (4, 0, [4, 0, 1, 2, 3]),
            (2, 2, [0, 1, 2, 3, 4]),
            (1, 3, [0, 2, 3, 1, 4]),
            (3, -5, [3, 0, 1, 2, 4]),
            (1, 99, [0, 2, 3, 4, 1]),
        ],
    )
    def test_is_changed_by_putting_a_card_elsewhere(self, kari: Scene, card: int, place: int, order: list[int]) -> None:
        kari.screen.act(MoveCard(card, place))
        assert held(kari, KARI) == order
        assert [card.place for card in kari.screen.view.hands[KARI]] == [1, 2, 3, 4, 5]

    def test_stays_when_a_card_goes_and_the_new_one_stands_last(self, kari: Scene) -> None:
        kari.screen.act(MoveCard(4, 0))
        kari.screen.act(Play(1))
        assert held(kari, KARI) == [4, 0, 2, 3, 15]

    def test_is_seen_by_everybody(self, kari: Scene) -> None:
        kari.screen.act(MoveCard(4, 0))
        for seat in (None, KARI, PER, LIV):
            if seat is not None:
                kari.open(seat)
            assert held(kari, KARI) == [4, 0, 1, 2, 3]
            kari.screen.cover()

    def test_never_changes_which_card_is_which(self, kari: Scene) -> None:
        kari.screen.act(MoveCard(4, 0))
        kari.screen.act(Play(0))
        assert kari.screen.table.record.actions == (Play(0),)
        assert kari.screen.view.seen.fireworks[RED] == 1
        kari.act(ColourHint(KARI, BLUE))
        assert [card.id for card in kari.screen.view.hands[KARI] if card.pointed] == [3]


class TestRaisingAndTurning:
    def test_are_seen_by_everybody_and_undone_the_same_way(self, kari: Scene) -> None:
        kari.screen.act(RaiseCard(1))
        kari.screen.act(TurnCard(3))
        looks: tuple[Callable[[], None], ...] = (lambda: None, kari.screen.cover, lambda: kari.open(PER))
        for look in looks:
            look()
            assert [card.id for card in kari.screen.view.hands[KARI] if card.raised] == [1]
            assert [card.id for card in kari.screen.view.hands[KARI] if card.turned] == [3]
        kari.open()
        kari.screen.act(RaiseCard(1))
        kari.screen.act(TurnCard(3))
        assert not any(card.raised or card.turned for card in kari.screen.view.hands[KARI])


class TestANote:
    def test_is_read_in_its_owners_private_view_only(self, kari: Scene) -> None:
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

    def test_is_taken_away_by_an_empty_one(self, kari: Scene) -> None:
        kari.screen.act(WriteNote(2, "keep"))
        kari.screen.act(WriteNote(2, "  "))
        assert the_card(kari, 2).note == ""
        assert "hands" not in kari.screen.table.record.extra

    @pytest.mark.parametrize(
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
    def test_is_short_and_on_one_line(self, kari: Scene, written: str, kept: str) -> None:
        kari.screen.act(WriteNote(2, written))
        assert the_card(kari, 2).note == kept
        assert kari.witness.records[-1] == kari.screen.table.record

    def test_does_not_pass_to_the_card_drawn_instead(self, kari: Scene) -> None:
        kari.screen.act(WriteNote(2, "keep"))
        kari.screen.act(Play(2))
        kari.open(KARI)
        assert [card.note for card in kari.screen.view.hands[KARI]] == [""] * 5


ARRANGING: dict[str, Callable[[SharedScreen, int], None]] = {
    "move": lambda screen, card: screen.act(MoveCard(card, 0)),
    "raise": lambda screen, card: screen.act(RaiseCard(card)),
    "turn": lambda screen, card: screen.act(TurnCard(card)),
    "note": lambda screen, card: screen.act(WriteNote(card, "?")),
}


@pytest.mark.parametrize("arrange", ARRANGING.values(), ids=ARRANGING)
class TestArranging:
    def test_needs_the_own_private_view(self, arrange: Callable[[SharedScreen, int], None]) -> None:
        here = scene()
        here.refuses(Refusal.VIEW_NOT_OPEN, lambda: arrange(here.screen, 0))
        here.screen.look_away(KARI)
        here.refuses(Refusal.VIEW_NOT_OPEN, lambda: arrange(here.screen, 0))
        here.screen.pause()
        here.refuses(Refusal.VIEW_NOT_OPEN, lambda: arrange(here.screen, 0))

    def test_is_possible_while_peeking(self, arrange: Callable[[SharedScreen, int], None]) -> None:
        here = scene()
        here.open(LIV)
        arrange(here.screen, 12)
        assert here.screen.table.record.extra["hands"]

    @pytest.mark.parametrize("card", [5, 14, 15, 49, -1, 1000])
    def test_touches_ones_own_cards_only(self, arrange: Callable[[SharedScreen, int], None], card: int) -> None:
        here = scene()
        here.open()
        here.refuses(Refusal.NO_SUCH_CARD, lambda: arrange(here.screen, card))

    def test_is_no_turn_and_keeps_the_view_open(self, arrange: Callable[[SharedScreen, int], None]) -> None:
        here = scene()
        here.open()
        arrange(here.screen, 0)
        assert here.screen.view.acting
        assert here.screen.table.record.actions == ()

    def test_is_kept_by_the_record(self, arrange: Callable[[SharedScreen, int], None]) -> None:
        here = scene()
        here.open()
        arrange(here.screen, 3)
        here.screen.cover()
        again = SharedScreen(Table(dealt(), from_record(here.screen.table.record, dealt()), here.witness.save))
        assert again.view == scene_after_covering(here)
        again.look_away(KARI)
        again.open_view()
        here.open()
        assert again.view == here.screen.view


def scene_after_covering(here: Scene) -> object:
    """The public view of a scene."""
    here.screen.cover()
    return here.screen.view


STEPS = st.lists(
    st.tuples(st.sampled_from(["move", "raise", "turn", "note", "draw"]), st.integers(0, 9), st.integers(-2, 9)),
    max_size=20,
)


class TestWhateverAPlayerDoes:
    @given(STEPS)
    def test_the_hand_holds_the_same_cards_each_once(self, steps: list[tuple[str, int, int]]) -> None:
        arrangement, hand, next_card = Arrangement(), [0, 1, 2, 3, 4], 5
        for step, pick, place in steps:
            card = hand[pick % len(hand)]
            before = arrangement.arranged(hand)
            match step:
                case "move":
                    arrangement = arrangement.moved(hand, card, place)
                    now = arrangement.arranged(hand)
                    assert now.index(card) == min(max(place, 0), len(hand) - 1)
                    assert [other for other in now if other != card] == [other for other in before if other != card]
                case "raise":
                    arrangement = arrangement.with_raised(card)
                    assert arrangement.with_raised(card).with_raised(card) == arrangement
                case "turn":
                    arrangement = arrangement.with_turned(card)
                case "note":
                    arrangement = arrangement.with_note(card, "?" * max(place, 0))
                case _:
                    hand.remove(card)
                    hand.append(next_card)
                    assert arrangement.arranged(hand) == (*(other for other in before if other != card), next_card)
                    next_card += 1
            assert sorted(arrangement.arranged(hand)) == sorted(hand)

    @given(st.text())
    def test_a_note_can_always_be_saved(self, note: str) -> None:
        here = scene()
        here.open()
        here.screen.act(WriteNote(0, note))
        kept = the_card(here, 0).note
        assert len(kept) <= MAX_NOTE
        assert kept == " ".join(kept.split())
        assert Arrangement().with_note(0, kept).notes.get(0, "") == kept

    @given(STEPS)
    def test_the_game_is_the_same(self, steps: list[tuple[str, int, int]]) -> None:
        here, plain = scene(), scene()
        here.open()
        for step, pick, place in steps:
            card = held(here, KARI)[pick % 5]
            match step:
                case "move":
                    here.screen.act(MoveCard(card, place))
                case "raise":
                    here.screen.act(RaiseCard(card))
                case "turn":
                    here.screen.act(TurnCard(card))
                case _:
                    here.screen.act(WriteNote(card, f"{step} {place}"))
        here.screen.act(Play(0))
        plain.act(Play(0))
        assert here.screen.view.seen == plain.screen.view.seen
        assert here.screen.table.record.actions == plain.screen.table.record.actions
        assert here.screen.table.record.setup == plain.screen.table.record.setup
