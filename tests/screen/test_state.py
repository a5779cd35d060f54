"""A table comes back from its record as it stood; what was damaged is refused with its place."""

from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from hanabi_desktop.players import Level
from hanabi_desktop.records.format import decode, encode
from hanabi_desktop.records.record import DamagedRecord, Record, replay
from hanabi_desktop.records.remarks import Peek, Seated
from hanabi_desktop.rules import EditionId, Game, MemoryAid, Rules, ValueHint
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.table.actions import MoveCard, RaiseCard, WriteNote
from hanabi_desktop.table.state import TableState, from_record, salvaged, to_record
from hanabi_desktop.table.table import Table
from tests.each import each
from tests.games import play_random_game, state_of
from tests.players import seats
from tests.screen import scenes


def again(record: Record) -> SharedScreen:
    """The table of a record that went through a file's bytes."""
    read = decode(encode(record))
    assert read == record
    game = replay(read)
    return SharedScreen(Table(game, from_record(read, game), scenes.Witness().save), clock=lambda: 0.0)


@each("moment", scenes.MOMENTS)
def test_a_table_comes_back_in_each_phase_of_an_announcement_and_goes_on(moment: str) -> None:
    screen = scenes.at(moment).screen
    back = again(screen.table.record)
    assert back.view == screen.view
    assert back.table.record == screen.table.record
    scenes.finish(back)
    record = back.table.record
    expected = scenes.before_the_five(*scenes.TWO_HINTS, scenes.MOMENTS[moment].action)
    assert state_of(Game(record.setup, record.actions)) == state_of(expected)


@each("look_after", [False, True])
def test_a_table_keeps_whether_the_last_action_is_still_being_shown(look_after: bool) -> None:
    here = scenes.scene(memory=MemoryAid.NONE)
    here.act(ValueHint(scenes.PER, 2))
    if look_after:
        here.open()
        here.screen.cover()
    back = again(here.screen.table.record)
    assert back.view == here.screen.view
    assert back.table.take_back_is_free is not look_after


def test_a_table_that_is_as_usual_adds_nothing_to_its_record_but_when_it_was_dealt() -> None:
    assert set(scenes.scene().screen.table.record.extra) == {"started"}


def test_a_table_of_a_record_from_elsewhere_has_nothing_arranged() -> None:
    game = play_random_game(Rules(), 3, Random(3))
    record = Record(scenes.NAMES, game.setup, game.actions)
    state = from_record(record, replay(record))
    assert state == TableState(EditionId.HOUSE, seats(scenes.NAMES), state.arrangements)
    assert to_record(game, state) == record


@given(data=st.data())
def test_a_table_comes_back_from_any_record_that_it_was_saved_as(data: st.DataObject) -> None:
    seat, other = data.draw(st.sampled_from([(scenes.KARI, scenes.PER), (scenes.PER, scenes.LIV)]))
    here = scenes.scene(memory=data.draw(st.sampled_from(MemoryAid)), master=data.draw(st.none() | st.integers(0, 2)))
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


DAMAGED: dict[str, list[Any]] = {
    "memory_aid": ["elephant", 1, None],
    "master": [2, -1, True, "Per"],
    "fresh": [1],
    "started": [5],
    "take_backs": [3, [0, -1], ["0"]],
    "looking": [2],
    "speech": [["aloud"], ["aloud", "loudly"], "aloud"],
    "remarks": [
        *({}, ["looked"], [{"turn": 0}], [remark(what="sneezed")], [remark(), remark(turn=-1)], [remark(turn=10_001)]),
        *([remark(seat=2)], [remark(times=0)], [remark(seconds=0.5)], [{"what": "taken-back", "turn": 0}]),
    ],
    "hands": [
        *({}, [HAND], [HAND] * 3, [HAND, 7], [{"notes": {}}, HAND], hands(order=[0, 50]), hands(raised=[-1])),
        *(hands(turned=["r1"]), hands(notes=[]), hands(notes={"50": "x"}), hands(notes={"r1": "x"})),
        hands(notes={"3": 3}),
    ],
    "announcement": [
        *(1, {}, announced_play(action={"type": 4, "target": 0, "value": 4}), announced_play(colour=6)),
        *(announced_play(action={"type": 0, "target": card, "value": 0}) for card in (7, 70, 3)),
        *(announced_play(action={"type": 9, "target": 0, "value": 0}), announced_play(colour=5)),
        *(announced_play(laid_open="yes"), announced_play(moved=1), announced_play(laid_open=False, moved=1)),
        announced_play(moved=-1),
    ],
}


def test_what_was_damaged_is_refused_with_its_place() -> None:
    game = scenes.before_the_five(*scenes.TWO_HINTS)
    for key, values in DAMAGED.items():
        for value in values:
            extra = {"master": 1, key: value}
            record = decode(encode(Record(scenes.NAMES[:2], game.setup, game.actions, EditionId.HOUSE, extra)))
            with pytest.raises(DamagedRecord, match=key):
                from_record(record, game)
    record = Record(scenes.NAMES[:2], game.setup, game.actions, EditionId.HOUSE, {"announcement": announced_play()})
    with pytest.raises(DamagedRecord, match="announcement"):
        from_record(record, game)


def test_what_is_not_damaged_is_kept_and_what_was_remarked_part_by_part() -> None:
    game = scenes.before_the_five(*scenes.TWO_HINTS)
    whole: dict[str, Any] = {
        "started": "2026-05-01T20:00:00",
        "remarks": [remark()],
        "master": 1,
        "memory_aid": "none",
        "speech": ["never", "aloud"],
        "computers": ["plain", None],
        "looking": 0,
        "announcement": announced_play(),
        "later": {"x": 1},
    }
    lost = Seated(len(game.turns), 1)
    expected = from_record(Record(scenes.NAMES[:2], game.setup, game.actions, EditionId.HOUSE, whole), game)
    for damage, kept in (
        ({"hands": 7}, {}),
        ({"remarks": [7, remark(), remark(what="sneezed")]}, {"remarks": (*expected.remarks, lost)}),
        ({"memory_aid": "elephant"}, {"memory": MemoryAid.NONE}),
        ({"speech": "aloud"}, {"speech": ()}),
        (
            {"announcement": 1},
            {"announcement": None, "looking": None, "remarks": (*expected.remarks, Peek(len(game.turns), 0))},
        ),
    ):
        record = Record(scenes.NAMES[:2], game.setup, game.actions, EditionId.HOUSE, whole | damage)
        salvage, told = salvaged(record, game)
        assert told
        assert from_record(salvage, game) == replace(expected, **kept)
        assert salvaged(salvage, game) == (salvage, None)


def test_somebody_plays_and_nobody_was_alone_where_nobody_knows() -> None:
    game = scenes.before_the_five(*scenes.TWO_HINTS)
    got_up = {"what": "seated", "turn": 0, "seat": 0, "after": "plain", "person": 7}
    for extra in ({"computers": ["plain"] * 2}, {"computers": [None, "plain"], "remarks": [got_up]}):
        record = Record(scenes.NAMES[:2], game.setup, game.actions, EditionId.HOUSE, extra)
        state = from_record(salvaged(record, game)[0], game)
        assert [player.level for player in state.players] == [None, Level.PLAIN]
        table = Table(game, state, lambda _record: None)
        assert table.alone is None
        assert from_record(table.record, game) == state


def read(**changes: Any) -> SharedScreen:
    game = scenes.before_the_five(*scenes.TWO_HINTS)
    return again(Record(scenes.NAMES[:2], game.setup, game.actions, EditionId.HOUSE, {"hands": hands(**changes)}))


def test_a_hand_from_a_file_that_names_cards_of_others_or_gone_holds_only_its_own() -> None:
    screen = read(order=[7, 0, 49, 10], raised=[7, 0, 10], turned=[49])
    assert [card.id for card in screen.view.hands[scenes.KARI]] == [10, 2, 3, 4, 12]
    assert [card.id for hand in screen.view.hands for card in hand if card.raised or card.turned] == [10]
