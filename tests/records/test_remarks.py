"""What happened beside the turns: kept in order, merged where it is one thing, read from files of both versions."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from hanabi_desktop.players import Level
from hanabi_desktop.records.format import decode, encode
from hanabi_desktop.records.record import DamagedRecord, Record
from hanabi_desktop.records.remarks import (
    MAX_SECONDS,
    MAX_TIMES,
    NewMaster,
    OnPhone,
    Peek,
    Remark,
    Seated,
    TakenBack,
    among,
    continued_from,
    count_taken_back,
    readable_details,
    remark_entries,
    remarks_of,
    with_on_phone,
    with_peek,
)
from hanabi_desktop.records.seats import players_of
from hanabi_desktop.rules import ColourHint, Discard, Play, Suit, TurnAction, ValueHint
from tests.each import each
from tests.records.samples import as_file, document, plain_record

KARI, PER, AASA = range(3)


def with_remarks(*entries: Any) -> Record:
    return replace(plain_record(actions=5), extra={"remarks": list(entries)})


def any_action() -> st.SearchStrategy[TurnAction]:
    cards, seats = st.integers(0, 49), st.integers(0, 2)
    return st.one_of(
        st.builds(Play, cards, st.none() | st.sampled_from(Suit)),
        st.builds(Discard, cards),
        st.builds(ColourHint, seats, st.sampled_from(Suit)),
        st.builds(ValueHint, seats, st.integers(1, 5)),
    )


LEVELS = st.sampled_from((None, "plain", "skilled"))


def any_remark() -> st.SearchStrategy[Remark]:
    turns, seats = st.integers(0, 80), st.integers(0, 2)
    return st.one_of(
        st.builds(Peek, turns, seats, st.integers(1, MAX_TIMES), st.integers(0, MAX_SECONDS)),
        st.builds(TakenBack, turns, seats, st.none() | any_action(), st.booleans()),
        st.builds(Seated, turns, seats, LEVELS, LEVELS),
        st.builds(NewMaster, turns, seats, st.sampled_from(("Kari", "Per"))),
    )


@given(st.lists(any_remark(), max_size=8))
def test_remarks_are_read_as_they_were_written(remarks: list[Remark]) -> None:
    assert remarks_of(decode(encode(with_remarks(*remark_entries(remarks))))) == tuple(remarks)


@given(st.lists(any_remark(), max_size=12), st.integers(0, 80))
def test_every_turn_and_every_remark_stands_in_the_journal_once_and_in_order(remarks: list[Remark], turns: int) -> None:
    told = among(range(turns), remarks)
    assert [row for row in told if isinstance(row, int)] == list(range(turns))
    assert [row for row in told if not isinstance(row, int)] == remarks


def test_remarks_stand_between_the_turns_at_which_they_happened() -> None:
    remarks = (Peek(0, PER), TakenBack(1, PER), Peek(3, KARI))
    assert among("abc", remarks) == (remarks[0], "a", remarks[1], "b", "c", remarks[2])


def test_what_was_remarked_on_turns_that_were_taken_back_stands_before_what_came_instead() -> None:
    seen, back = Peek(3, KARI), TakenBack(1, PER)
    assert among("abC", (seen, TakenBack(2, AASA), back)) == ("a", seen, TakenBack(2, AASA), back, "b", "C")


# What was taken back


def test_what_was_taken_back_is_written_like_any_action_and_names_no_face() -> None:
    remarks = (TakenBack(3, PER, Play(7, Suit.BLUE)), TakenBack(2, KARI, ValueHint(AASA, 3)), TakenBack(1, AASA))
    assert list(remark_entries(remarks)) == [
        {"what": "taken-back", "turn": 3, "seat": 1, "action": {"type": 0, "target": 7, "value": 0}, "colour": 3},
        {"what": "taken-back", "turn": 2, "seat": 0, "action": {"type": 3, "target": 2, "value": 3}},
        {"what": "taken-back", "turn": 1, "seat": 2},
    ]


def test_what_nobody_can_have_done_is_damage() -> None:
    wrong: dict[str, Any]
    for wrong in (
        {"action": 3},
        {"action": {}},
        {"action": {"type": 0, "target": 99, "value": 0}},
        {"action": {"type": 1, "target": -1, "value": 0}},
        {"action": {"type": 3, "target": 1, "value": 6}},
        {"action": {"type": 2, "target": 3, "value": 0}},
        {"action": {"type": 4, "target": 0, "value": 4}},
        {"action": {"type": 0, "target": 1, "value": 0}, "colour": 6},
        {"action": {"type": 0, "target": True, "value": 0}},
        {"turn": -1},
        {"seat": 3},
        {"what": "looked", "times": 0},
        {"what": "looked", "seconds": "1"},
    ):
        with pytest.raises(DamagedRecord):
            remarks_of(with_remarks({"what": "taken-back", "turn": 1, "seat": 1, **wrong}))
    damaged: Any
    for damaged in ({"remarks": 7}, {"remarks": [7]}, {"looking": 3}, {"looking": True}):
        with pytest.raises(DamagedRecord):
            remarks_of(replace(plain_record(), extra=damaged))


# Who plays


def test_whoever_gets_up_and_sits_down_is_written_and_what_nobody_is_is_damage() -> None:
    remarks = (
        Seated(3, PER, None, Level.SKILLED, "Per", "Tinbot", "tin"),
        Seated(4, PER, Level.SKILLED, Level.PLAIN, "", "Tinbot", "tin"),
        Seated(9, PER, Level.PLAIN),
    )
    per, tinbot = {"what": "seated", "seat": 1}, {"computer": "Tinbot", "character": "tin"}
    assert list(remark_entries(remarks)) == [
        {**per, "turn": 3, "after": "skilled", "person": "Per", **tinbot},
        {**per, "turn": 4, "before": "skilled", "after": "plain", **tinbot},
        {**per, "turn": 9, "before": "plain"},
    ]
    wrong: dict[str, Any]
    for wrong in ({"after": "clever"}, {"before": 1}, {"seat": 3}, {"seat": -1}, {"turn": -1}):
        with pytest.raises(DamagedRecord):
            remarks_of(with_remarks({"what": "seated", "turn": 1, "seat": 1, "after": "plain", **wrong}))


@each(
    ("name", "read"),
    [("Per\nAnn\u202e", "Per Ann"), ("\0", ""), ("\u200b ", ""), ("x" * 5000, "x" * 60), ("Å" * 100, "Å" * 100)],
)
def test_names_beside_those_of_the_players_are_as_tidy(name: str, read: str) -> None:
    (seated,) = remarks_of(with_remarks({"what": "seated", "turn": 1, "seat": 1, "person": name, "computer": name}))
    assert isinstance(seated, Seated)
    assert (seated.person, seated.computer) == (read, read)
    extra = {"computers": [None, "plain", None], "characters": [None, {"character": "tin", "name": name}, None]}
    record = replace(plain_record(), extra=extra)
    details, _ = readable_details(record)
    assert players_of(record.names, details)[1].name == (read or "Per-bot")


# Peeks


def test_looks_of_one_player_at_one_turn_are_one_remark() -> None:
    remarks: tuple[Remark, ...] = ()
    for look in (Peek(4, KARI, 1, 5), Peek(4, PER, 1, 2), Peek(4, KARI, 1, 7)):
        remarks = with_peek(remarks, look)
    assert remarks == (Peek(4, KARI, 2, 12), Peek(4, PER, 1, 2))


def test_they_are_not_where_something_else_came_between() -> None:
    for between in (TakenBack(4, PER), Peek(5, PER)):
        before = (Peek(4, KARI), between)
        assert with_peek(before, Peek(4, KARI)) == (*before, Peek(4, KARI))


def test_a_phone_that_comes_and_goes_is_one_remark_a_turn() -> None:
    remarks: tuple[Remark, ...] = (OnPhone(3, KARI, True),)
    for seat, on in ((KARI, True), (PER, True), (KARI, False), (PER, False), (KARI, True)):
        remarks = with_on_phone(remarks, OnPhone(4, seat, on))
    assert remarks == (OnPhone(3, KARI, True), OnPhone(4, PER, False), OnPhone(4, KARI, True))
    between = (*remarks, Peek(4, KARI))
    assert with_on_phone(between, OnPhone(4, KARI, False)) == (*between, OnPhone(4, KARI, False))


def test_a_remark_never_grows_beyond_what_can_be_read() -> None:
    much = with_peek((Peek(0, KARI, MAX_TIMES, MAX_SECONDS),), Peek(0, KARI, 1, 1))
    record = replace(plain_record(), extra={"remarks": remark_entries(much)})
    assert remarks_of(decode(encode(record))) == much


def test_a_peek_that_nobody_ended_is_remarked() -> None:
    record = replace(plain_record(actions=5), extra={"looking": PER})
    assert remarks_of(record) == (Peek(5, PER, 1, 0),)


# Earlier versions


def test_turns_taken_back_in_the_first_version_are_remarks_of_whoever_took_them() -> None:
    found = document()
    # The third of three players starts.
    found["hanabi_desktop"]["take_backs"] = [0, 2, 1, 1]
    record = decode(as_file(found))
    assert remarks_of(record) == (TakenBack(0, AASA), TakenBack(2, PER), TakenBack(1, KARI), TakenBack(1, KARI))
    damaged: Any
    for damaged in (3, {}, None, ["1"], [True], [-1], [10_001], [[0]]):
        found["hanabi_desktop"]["take_backs"] = damaged
        with pytest.raises(DamagedRecord):
            remarks_of(decode(as_file(found)))


def test_remarks_that_earlier_versions_made_are_passed_over() -> None:
    older = [
        {"what": "done-again", "turn": 4, "seat": KARI},
        {"what": "withdrawn", "turn": 4, "seat": KARI},
        {"what": "reopened", "turn": 4, "date": "2026-05-01T20:00:00"},
        *({"what": "laid-bare", "turn": 4, "how": how} for how in ("link", "older-copy", "replayed", "ended")),
    ]
    taken_back = {"what": "taken-back", "turn": 3, "seat": PER}
    assert remarks_of(with_remarks(*older[:3], taken_back, *older[3:])) == (TakenBack(3, PER),)


def test_a_game_that_went_on_from_a_replay_had_nothing_taken_back() -> None:
    went_on = TakenBack(4, PER, continued=True)
    assert remarks_of(with_remarks({"what": "laid-bare", "turn": 4, "how": "continued"})) == (went_on,)
    assert (count_taken_back([went_on]), continued_from([went_on])) == (0, 4)
    assert json.loads(encode(with_remarks(*remark_entries([went_on]))))["hanabi_desktop"]["remarks"] == [
        {"what": "taken-back", "turn": 4, "seat": PER, "continued": True}
    ]
