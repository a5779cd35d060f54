"""A table comes back from its record as it stood; what was damaged is refused with its place."""

from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from hanabi_desktop.records.format import decode, encode
from hanabi_desktop.records.record import Record, RecordError, replay
from hanabi_desktop.records.remarks import Peek, TakenBack
from hanabi_desktop.rules import EditionId, Game, MemoryAid, Play, Rules, ValueHint
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.table.actions import LayOpen, MoveCard, MoveToken, RaiseCard, TokenMove, TurnCard, WriteNote
from hanabi_desktop.table.state import MAX_NOTE, TableState, from_record, salvaged, to_record
from hanabi_desktop.table.table import Table
from tests.games import play_random_game, state_of
from tests.screen.scenes import (
    KARI,
    LIV,
    MOMENTS,
    NAMES,
    PER,
    TWO_HINTS,
    Witness,
    before_the_five,
    dealt,
    master_table,
    scene,
)


def again(record: Record) -> SharedScreen:
    """The table of a record that went through a file's bytes."""
    read = decode(encode(record))
    assert read == record
    game = replay(read)
    return SharedScreen(Table(game, from_record(read, game), Witness().save), clock=lambda: 0.0)


class TestATable:
    @pytest.mark.parametrize("moment", MOMENTS)
    def test_comes_back_in_each_phase_of_an_announcement(self, moment: str) -> None:
        screen = master_table(Witness().save)
        MOMENTS[moment].reach(screen)
        back = again(screen.table.record)
        assert back.view == screen.view
        assert back.table.record == screen.table.record

    @pytest.mark.parametrize("moment", MOMENTS)
    def test_goes_on_from_there_as_if_nothing_had_been(self, moment: str) -> None:
        screen = master_table(Witness().save)
        MOMENTS[moment].reach(screen)
        back = again(screen.table.record)
        if not MOMENTS[moment].owed:
            back.act(LayOpen())
        while (view := back.view.announced) and view.owed:
            back.act(MoveToken(view.owed))
        record = back.table.record
        expected = before_the_five(*TWO_HINTS, MOMENTS[moment].action)
        assert state_of(Game(record.setup, record.actions)) == state_of(expected)

    @pytest.mark.parametrize("memory", MemoryAid)
    @pytest.mark.parametrize("master", [None, KARI, LIV])
    @pytest.mark.parametrize("edition", [EditionId.ENGLISH, EditionId.HOUSE])
    def test_keeps_its_settings(self, memory: MemoryAid, master: int | None, edition: EditionId) -> None:
        screen = scene(master=master, memory=memory, edition=edition).screen
        assert again(screen.table.record).view == screen.view

    @pytest.mark.parametrize("look_after", [False, True])
    def test_keeps_whether_the_last_action_is_still_being_shown(self, look_after: bool) -> None:
        here = scene(memory=MemoryAid.NONE)
        here.act(ValueHint(PER, 2))
        if look_after:
            here.open()
            here.screen.cover()
        back = again(here.screen.table.record)
        assert back.view == here.screen.view
        assert back.table.take_back_is_free is not look_after

    def test_never_comes_back_in_a_private_view(self) -> None:
        here = scene()
        here.open()
        back = again(here.screen.table.record)
        assert not any(card.face for hand in back.view.hands for card in hand)

    def test_keeps_what_was_taken_back(self) -> None:
        here = scene()
        here.act(ValueHint(PER, 2))
        here.screen.table.take_back()
        here.act(Play(0))
        back = again(here.screen.table.record)
        assert back.view.remarks == (TakenBack(0, KARI, ValueHint(PER, 2)),)
        assert back.table.record.extra["remarks"] == [
            {"what": "taken-back", "turn": 0, "seat": KARI, "action": {"type": 3, "target": PER, "value": 2}}
        ]

    def test_keeps_how_everybody_holds_the_own_hand(self) -> None:
        here = scene()
        for seat, first in ((KARI, 0), (PER, 5), (LIV, 10)):
            here.open(seat)
            here.screen.act(MoveCard(first + 4, 0))
            here.screen.act(RaiseCard(first + 1))
            here.screen.act(TurnCard(first + 2))
            here.screen.act(WriteNote(first + 3, f"note {seat}"))
        here.screen.cover()
        back = again(here.screen.table.record)
        for seat in (KARI, PER, LIV):
            here.open(seat)
            back.look_away(seat)
            back.open_view()
            assert back.view == here.screen.view

    def test_that_is_as_usual_adds_nothing_to_its_record_but_when_it_was_dealt(self) -> None:
        assert set(scene().screen.table.record.extra) == {"started"}

    def test_keeps_what_a_later_version_may_have_added(self) -> None:
        record = scene().screen.table.record
        record = replace(record, extra={**record.extra, "weather": {"moon": ["full", 1.5, None]}})
        assert again(record).table.record == record

    def test_of_a_record_from_elsewhere_has_nothing_arranged(self) -> None:
        game = play_random_game(Rules(), 3, Random(3))
        record = Record(NAMES, game.setup, game.actions)
        state = from_record(record, replay(record))
        assert state == TableState(EditionId.HOUSE, NAMES, state.arrangements)
        assert to_record(game, state) == record

    @given(data=st.data())
    def test_comes_back_from_any_record_that_it_was_saved_as(self, data: st.DataObject) -> None:
        seat, other = data.draw(st.sampled_from([(KARI, PER), (PER, LIV)]))
        here = scene(
            memory=data.draw(st.sampled_from(MemoryAid)),
            master=data.draw(st.none() | st.integers(0, 2)),
        )
        for owner in (seat, other):
            here.open(owner)
            for card in data.draw(st.lists(st.integers(owner * 5, owner * 5 + 4), max_size=3)):
                here.screen.act(MoveCard(card, data.draw(st.integers(0, 4))))
                here.screen.act(WriteNote(card, data.draw(st.text(max_size=60))))
                here.screen.act(RaiseCard(card))
        here.screen.cover()
        back = again(here.screen.table.record)
        assert back.view == here.screen.view
        assert back.table.record == here.screen.table.record


def announced_play(**changes: Any) -> dict[str, Any]:
    return {"action": {"type": 0, "target": 2, "value": 0}, "laid_open": True, "moved": 0, **changes}


def remark(**changes: Any) -> dict[str, Any]:
    return {"what": "looked", "turn": 0, "seat": 0, "times": 1, "seconds": 1, **changes}


HAND: dict[str, Any] = {"order": [0], "raised": [], "turned": [], "notes": {}}


def hands(**changes: Any) -> list[Any]:
    return [HAND | changes, HAND]


DAMAGED: dict[str, tuple[Mapping[str, Any], str]] = {
    "an unknown memory aid": ({"memory_aid": "elephant"}, "hanabi_desktop.memory_aid"),
    "a memory aid that is a number": ({"memory_aid": 1}, "hanabi_desktop.memory_aid"),
    "a memory aid that is nothing": ({"memory_aid": None}, "hanabi_desktop.memory_aid"),
    "a master who does not sit there": ({"master": 2}, "hanabi_desktop.master"),
    "a master before the first seat": ({"master": -1}, "hanabi_desktop.master"),
    "a master who is true": ({"master": True}, "hanabi_desktop.master"),
    "a master who is a name": ({"master": "Per"}, "hanabi_desktop.master"),
    "fresh as a number": ({"fresh": 1}, "hanabi_desktop.fresh"),
    "a start that is no text": ({"started": 5}, "hanabi_desktop.started"),
    "take-backs that are no list": ({"take_backs": 3}, "hanabi_desktop.take_backs"),
    "a take-back of nothing": ({"take_backs": [0, -1]}, "hanabi_desktop.take_backs[1]"),
    "a take-back by name": ({"take_backs": ["0"]}, "hanabi_desktop.take_backs[0]"),
    "remarks that are no list": ({"remarks": {}}, "hanabi_desktop.remarks"),
    "a remark that is none": ({"remarks": ["looked"]}, "hanabi_desktop.remarks[0]"),
    "a remark of no kind": ({"remarks": [{"turn": 0}]}, "hanabi_desktop.remarks[0].what"),
    "a remark of an unknown kind": ({"remarks": [remark(what="sneezed")]}, "hanabi_desktop.remarks[0].what"),
    "a remark on no turn": ({"remarks": [remark(), remark(turn=-1)]}, "hanabi_desktop.remarks[1].turn"),
    "a remark on a turn too far": ({"remarks": [remark(turn=10_001)]}, "hanabi_desktop.remarks[0].turn"),
    "a look of nobody": ({"remarks": [remark(seat=2)]}, "hanabi_desktop.remarks[0].seat"),
    "a look at no time": ({"remarks": [remark(times=0)]}, "hanabi_desktop.remarks[0].times"),
    "a look of half a second": ({"remarks": [remark(seconds=0.5)]}, "hanabi_desktop.remarks[0].seconds"),
    "a look that took less than no time": ({"remarks": [remark(seconds=-1)]}, "hanabi_desktop.remarks[0].seconds"),
    "a turn of nobody taken back": (
        {"remarks": [{"what": "taken-back", "turn": 0}]},
        "hanabi_desktop.remarks[0].seat",
    ),
    "somebody looking who is not there": ({"looking": 2}, "hanabi_desktop.looking"),
    "hands that are no list": ({"hands": {}}, "hanabi_desktop.hands"),
    "a hand too few": ({"hands": [HAND]}, "hanabi_desktop.hands"),
    "a hand too many": ({"hands": [HAND] * 3}, "hanabi_desktop.hands"),
    "a hand that is none": ({"hands": [HAND, 7]}, "hanabi_desktop.hands[1]"),
    "a hand without an order": ({"hands": [{"notes": {}}, HAND]}, "hanabi_desktop.hands[0].order"),
    "a card that is not in the deck": ({"hands": hands(order=[0, 50])}, "hanabi_desktop.hands[0].order[1]"),
    "a raised card before the first": ({"hands": hands(raised=[-1])}, "hanabi_desktop.hands[0].raised[0]"),
    "a turned card by name": ({"hands": hands(turned=["r1"])}, "hanabi_desktop.hands[0].turned[0]"),
    "notes that are a list": ({"hands": hands(notes=[])}, "hanabi_desktop.hands[0].notes"),
    "a note on no card": ({"hands": hands(notes={"50": "x"})}, 'hanabi_desktop.hands[0].notes["50"]'),
    "a note on a card by name": ({"hands": hands(notes={"r1": "x"})}, "hanabi_desktop.hands[0].notes.r1"),
    "a note that is a number": ({"hands": hands(notes={"3": 3})}, 'hanabi_desktop.hands[0].notes["3"]'),
    "an announcement with no master": ({"announcement": announced_play()}, "hanabi_desktop.announcement"),
    "an announcement that is none": ({"master": 1, "announcement": 1}, "hanabi_desktop.announcement"),
    "an announcement of nothing": ({"master": 1, "announcement": {}}, "hanabi_desktop.announcement.action"),
    "an announced end": (
        {"master": 1, "announcement": announced_play(action={"type": 4, "target": 0, "value": 4})},
        "hanabi_desktop.announcement",
    ),
    "an announced card of somebody else": (
        {"master": 1, "announcement": announced_play(action={"type": 0, "target": 7, "value": 0})},
        "hanabi_desktop.announcement",
    ),
    "an announced card that does not exist": (
        {"master": 1, "announcement": announced_play(action={"type": 0, "target": 70, "value": 0})},
        "hanabi_desktop.announcement.action.target",
    ),
    "an announced action of no known type": (
        {"master": 1, "announcement": announced_play(action={"type": 9, "target": 0, "value": 0})},
        "hanabi_desktop.announcement.action.type",
    ),
    "a named colour that does not exist": (
        {"master": 1, "announcement": announced_play(colour=6)},
        "hanabi_desktop.announcement.colour",
    ),
    "a named colour that is not in play": (
        {"master": 1, "announcement": announced_play(colour=5)},
        "hanabi_desktop.announcement",
    ),
    "laid open or not": (
        {"master": 1, "announcement": announced_play(laid_open="yes")},
        "hanabi_desktop.announcement.laid_open",
    ),
    "more tokens moved than owed": (
        {"master": 1, "announcement": announced_play(moved=1)},
        "hanabi_desktop.announcement.moved",
    ),
    "a token moved before the card lies open": (
        {"master": 1, "announcement": announced_play(laid_open=False, moved=1)},
        "hanabi_desktop.announcement.moved",
    ),
    "a negative number of tokens moved": (
        {"master": 1, "announcement": announced_play(moved=-1)},
        "hanabi_desktop.announcement.moved",
    ),
    "a card laid open that owes no token": (
        {"master": 1, "announcement": announced_play(action={"type": 0, "target": 3, "value": 0})},
        "hanabi_desktop.announcement.moved",
    ),
}


@pytest.mark.parametrize("damage", DAMAGED)
def test_what_was_damaged_is_refused_with_its_place(damage: str) -> None:
    extra, place = DAMAGED[damage]
    game = before_the_five(*TWO_HINTS)
    record = decode(encode(Record(NAMES[:2], game.setup, game.actions, EditionId.HOUSE, extra)))
    with pytest.raises(RecordError) as refused:
        from_record(record, replay(record))
    assert place.split(".")[1].partition("[")[0] in str(refused.value)


def test_what_was_remarked_is_not_forgotten_with_what_was_damaged() -> None:
    game = before_the_five(*TWO_HINTS)
    extra: dict[str, Any] = {"hands": 7, "started": "2026-05-01T20:00:00", "remarks": [remark()], "master": 1}
    record = Record(NAMES[:2], game.setup, game.actions, EditionId.HOUSE, extra)
    state = salvaged(record)
    assert (state.started, state.remarks) == ("2026-05-01T20:00:00", (Peek(0, 0, 1, 1),))
    assert (state.master, state.arrangements) == (None, TableState.seated(EditionId.HOUSE, NAMES[:2]).arrangements)
    assert salvaged(replace(record, extra={"remarks": 7, "started": 7})).remarks == ()


def test_the_announcement_that_these_are_damages_of_is_a_good_one() -> None:
    game = before_the_five(*TWO_HINTS)
    extra: dict[str, Any] = {"master": 1, "announcement": announced_play(), "hands": hands()}
    record = Record(NAMES[:2], game.setup, game.actions, EditionId.HOUSE, extra)
    screen = again(record)
    assert screen.view.announced is not None
    assert screen.view.announced.owed is TokenMove.RETURN_CLOCK


def test_an_announcement_after_the_end_is_refused() -> None:
    here = scene(before_the_five(*TWO_HINTS))
    here.screen.table.end_early()
    record = here.screen.table.record
    record = replace(record, extra={"master": 1, "announcement": announced_play()})
    with pytest.raises(RecordError, match=r"hanabi_desktop\.announcement"):
        from_record(record, replay(record))


class TestAHandFromAFile:
    def read(self, **changes: Any) -> SharedScreen:
        game = before_the_five(*TWO_HINTS)
        return again(Record(NAMES[:2], game.setup, game.actions, EditionId.HOUSE, {"hands": hands(**changes)}))

    def test_that_names_a_card_twice_holds_it_once(self) -> None:
        screen = self.read(order=[12, 3, 12, 3, 3])
        assert [card.id for card in screen.view.hands[KARI]] == [12, 3, 2, 4, 10]

    def test_that_names_cards_of_others_or_gone_holds_only_its_own(self) -> None:
        screen = self.read(order=[7, 0, 49, 10], raised=[7, 0, 10], turned=[49])
        assert [card.id for card in screen.view.hands[KARI]] == [10, 2, 3, 4, 12]
        assert [card.id for hand in screen.view.hands for card in hand if card.raised or card.turned] == [10]

    def test_keeps_a_note_short(self) -> None:
        screen = self.read(notes={"3": "x" * 500})
        screen.look_away(KARI)
        screen.open_view()
        assert [card.note for card in screen.view.hands[KARI] if card.note] == ["x" * MAX_NOTE]

    def test_survives_a_card_that_comes_and_goes(self) -> None:
        here = scene(dealt())
        here.open()
        here.screen.act(WriteNote(0, "one"))
        here.screen.act(Play(0))
        assert again(here.screen.table.record).view == here.screen.view
