"""What happened beside the turns: kept in order, merged where it is one thing, read from files of both versions."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from hanabi_desktop.records.decoding import decode
from hanabi_desktop.records.encoding import encode
from hanabi_desktop.records.problems import RecordError
from hanabi_desktop.records.remarks import (
    LONGEST,
    MOST,
    Bared,
    DoneAgain,
    LaidBare,
    Looked,
    Remark,
    Reopened,
    TakenBack,
    Withdrawn,
    among,
    remarks_json,
    remarks_of,
    with_look,
)
from hanabi_desktop.rules import ColourHint, Discard, Play, Suit, TurnAction, ValueHint
from tests.each import each
from tests.records.samples import as_file, document, plain_record

KARI, PER, AASA = range(3)
DATE = "2026-05-01T20:00:00+02:00"


def any_action() -> st.SearchStrategy[TurnAction]:
    cards, seats = st.integers(0, 49), st.integers(0, 2)
    return st.one_of(
        st.builds(Play, cards, st.none() | st.sampled_from(Suit)),
        st.builds(Discard, cards),
        st.builds(ColourHint, seats, st.sampled_from(Suit)),
        st.builds(ValueHint, seats, st.integers(1, 5)),
    )


def any_remark() -> st.SearchStrategy[Remark]:
    turns, seats = st.integers(0, 80), st.integers(0, 2)
    return st.one_of(
        st.builds(Looked, turns, seats, st.integers(1, MOST), st.integers(0, LONGEST)),
        st.builds(TakenBack, turns, seats, st.none() | any_action()),
        st.builds(DoneAgain, turns, seats),
        st.builds(Withdrawn, turns, seats),
        st.builds(Reopened, turns, st.just(DATE)),
        st.builds(LaidBare, turns, st.sampled_from(Bared)),
    )


@given(st.lists(any_remark(), max_size=8))
def test_remarks_are_read_as_they_were_written(remarks: list[Remark]) -> None:
    record = replace(plain_record(), extra={"remarks": remarks_json(remarks)} if remarks else {})
    assert remarks_of(decode(encode(record))) == tuple(remarks)


@given(st.lists(any_remark(), max_size=12), st.integers(0, 80))
def test_every_turn_and_every_remark_stands_in_the_journal_once_and_in_order(remarks: list[Remark], turns: int) -> None:
    told = among(range(turns), remarks)
    assert [row for row in told if isinstance(row, int)] == list(range(turns))
    assert [row for row in told if not isinstance(row, int)] == remarks


def test_remarks_stand_between_the_turns_at_which_they_happened() -> None:
    remarks = (Looked(0, PER), Withdrawn(1, PER), Looked(3, KARI))
    assert among("abc", remarks) == (remarks[0], "a", remarks[1], "b", "c", remarks[2])


def test_what_was_remarked_on_turns_that_were_taken_back_stands_before_what_came_instead() -> None:
    seen, back = Looked(3, KARI), TakenBack(1, PER)
    assert among("abC", (seen, TakenBack(2, AASA), back)) == ("a", seen, TakenBack(2, AASA), back, "b", "C")


# What was taken back


def test_what_was_taken_back_is_written_like_any_action_and_names_no_face() -> None:
    remarks = (TakenBack(3, PER, Play(7, Suit.BLUE)), TakenBack(2, KARI, ValueHint(AASA, 3)), TakenBack(1, AASA))
    assert remarks_json(remarks) == [
        {"what": "taken-back", "turn": 3, "seat": 1, "action": {"type": 0, "target": 7, "value": 0}, "colour": 3},
        {"what": "taken-back", "turn": 2, "seat": 0, "action": {"type": 3, "target": 2, "value": 3}},
        {"what": "taken-back", "turn": 1, "seat": 2},
    ]


@each(
    ("wrong", "place"),
    [
        ({"action": 3}, "action"),
        ({"action": {}}, "action.type"),
        ({"action": {"type": 0, "target": 99, "value": 0}}, "action.target"),
        ({"action": {"type": 1, "target": -1, "value": 0}}, "action.target"),
        ({"action": {"type": 3, "target": 1, "value": 6}}, "action.value"),
        ({"action": {"type": 2, "target": 3, "value": 0}}, "action.target"),
        ({"action": {"type": 4, "target": 0, "value": 4}}, "action.type"),
        ({"action": {"type": 0, "target": 1, "value": 0}, "colour": 6}, "colour"),
        ({"action": {"type": 0, "target": True, "value": 0}}, "action.target"),
    ],
)
def test_what_nobody_can_have_taken_back_is_told_where_it_stands(wrong: dict[str, Any], place: str) -> None:
    remark: dict[str, Any] = {"what": "taken-back", "turn": 1, "seat": 1, **wrong}
    record = replace(plain_record(), extra={"remarks": [remark]})
    with pytest.raises(RecordError, match=rf"hanabi_desktop\.remarks\[0\]\.{place}"):
        remarks_of(record)


# Looks


def test_looks_of_one_player_at_one_turn_are_one_remark() -> None:
    remarks: tuple[Remark, ...] = ()
    for look in (Looked(4, KARI, 1, 5), Looked(4, PER, 1, 2), Looked(4, KARI, 1, 7)):
        remarks = with_look(remarks, look)
    assert remarks == (Looked(4, KARI, 2, 12), Looked(4, PER, 1, 2))


@each("between", [TakenBack(4, PER), Withdrawn(4, PER), Reopened(4, DATE), Looked(5, PER)])
def test_they_are_not_where_something_else_came_between(between: Remark) -> None:
    before = (Looked(4, KARI), between)
    assert with_look(before, Looked(4, KARI)) == (*before, Looked(4, KARI))


def test_a_remark_never_grows_beyond_what_can_be_read() -> None:
    much = with_look((Looked(0, KARI, MOST, LONGEST),), Looked(0, KARI, 1, 1))
    record = replace(plain_record(), extra={"remarks": remarks_json(much)})
    assert remarks_of(decode(encode(record))) == much


def test_a_look_that_nobody_ended_is_remarked() -> None:
    record = replace(plain_record(actions=5), extra={"looking": PER})
    assert remarks_of(record) == (Looked(5, PER, 1, 0),)


# The first version


def first_version(**ours: Any) -> dict[str, Any]:
    """A record of version 1 in which the third of three players starts."""
    found = document()
    found["hanabi_desktop"] |= ours
    return found


def test_turns_taken_back_in_the_first_version_are_remarks_of_whoever_took_them() -> None:
    record = decode(as_file(first_version(take_backs=[0, 2, 1, 1])))
    assert remarks_of(record) == (TakenBack(0, AASA), TakenBack(2, PER), TakenBack(1, KARI), TakenBack(1, KARI))
    assert "take_backs" not in record.extra
    written = json.loads(encode(record))["hanabi_desktop"]
    assert (written["version"], len(written["remarks"])) == (2, 4)


def test_without_any_there_is_nothing_to_remark() -> None:
    for found in (first_version(), first_version(take_backs=[])):
        record = decode(as_file(found))
        assert remarks_of(record) == ()
        assert record.extra == {}


@each("take_backs", [3, {}, None, ["1"], [True], [-1], [10_001], [[0]]])
def test_what_cannot_be_understood_of_it_is_left_for_whoever_reads_the_table(take_backs: object) -> None:
    record = decode(as_file(first_version(take_backs=take_backs)))
    assert record.extra == {"take_backs": take_backs}


@each("start", [0, 1, 7, "x", None])
def test_a_wrong_start_is_told_where_it_stands(start: object) -> None:
    found = first_version(take_backs=[1])
    found["options"]["startingPlayer"] = start
    if start in (0, 1):
        assert remarks_of(decode(as_file(found))) == (TakenBack(1, KARI + 1 + int(str(start))),)
        return
    with pytest.raises(ValueError, match=r"options\.startingPlayer"):
        decode(as_file(found))
