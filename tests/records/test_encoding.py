"""What is written: the format of hanab.live, nothing that goes without saying, and nothing lost."""

import json
from random import Random
from typing import Any

import pytest
from hypothesis import given
from msgspec.structs import replace

from hanabi_desktop.records.decoding import decode
from hanabi_desktop.records.encoding import encode
from hanabi_desktop.records.problems import Problem, RecordError
from hanabi_desktop.records.reading import JSON, MAX_BYTES
from hanabi_desktop.records.record import Record, RefusedAction, replay
from hanabi_desktop.rules import SWITCHES, EditionId, EndEarly, Multicolour, Play, Refusal, Rules, Setup, Suit
from tests.each import each
from tests.games import shuffled_deck, state_of
from tests.records.samples import as_file, dealt_record, document, plain_record, records


def written(record: Record) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(encode(record))
    return found


@given(records())
def test_a_saved_game_is_the_same_game(record: Record) -> None:
    data = encode(record)
    again = decode(data)
    assert again == record
    assert encode(again) == data
    assert state_of(replay(again)) == state_of(replay(record))


@given(records())
def test_hanab_live_would_not_deal_another_deck(record: Record) -> None:
    assert "seed" not in written(record)


def test_a_seed_is_not_taken_over() -> None:
    foreign = document() | {"seed": "p3v0s1", "id": 5}
    del foreign["hanabi_desktop"]
    assert written(decode(as_file(foreign))).keys() == {"players", "deck", "actions", "options", "hanabi_desktop"}


def test_the_notes_of_players_elsewhere_are_written_again_where_they_stood() -> None:
    notes = [["r3, r4", "", "y3?"], [], ["æ", "🎆 5?"]]
    record = decode(as_file(document() | {"notes": notes}))
    assert written(record)["notes"] == notes
    assert "notes" not in written(record)["hanabi_desktop"]


@each("key", ["players", "deck", "actions", "options", "hanabi_desktop", "seed", "id"])
def test_what_has_its_own_place_is_not_kept_a_second_time(key: str) -> None:
    with pytest.raises(RecordError) as refused:
        replace(dealt_record(), foreign={key: 1})
    assert refused.value.problem is Problem.RESERVED_KEY


@each(("value", "problem"), [("x" * (MAX_BYTES // 2), Problem.TOO_LARGE), ("\ud83d", Problem.NOT_UNICODE)])
def test_what_could_not_be_saved_later_is_refused_at_once(value: str, problem: Problem) -> None:
    with pytest.raises(RecordError) as refused:
        decode(as_file(document() | {"notes": [value]}))
    assert refused.value.problem is problem


def test_what_is_as_usual_is_not_written() -> None:
    assert "options" not in written(dealt_record())
    assert "announced" not in written(dealt_record())["hanabi_desktop"]


def test_what_is_not_as_usual_is_told_to_hanab_live_in_its_own_words() -> None:
    rules = Rules(4, 12, empty_hints=True, multicolour=Multicolour.WILD, perfect=True, choreography=True)
    setup = Setup(rules, 2, shuffled_deck(rules, Random(1)), starter=1)
    found = written(Record(("A", "B"), setup, (Play(5, Suit.MULTICOLOUR), EndEarly())))
    assert found["options"] == {
        "variant": "Rainbow (6 Suits)",
        "startingPlayer": 1,
        "emptyClues": True,
        "allOrNothing": True,
    }
    assert found["actions"] == [{"type": 0, "target": 5, "value": 0}, {"type": 4, "target": 0, "value": 4}]
    ours = found["hanabi_desktop"]
    assert list(ours["switches"]) == list(SWITCHES)
    assert (
        ours.pop("switches").items()
        >= {
            "mistakes": 4,
            "clocks": 12,
            "empty_hints": True,
            "multicolour": "multicolour-wild",
            "perfect": True,
            "choreography": True,
        }.items()
    )
    assert ours == {"version": 2, "edition": "house", "announced": {"0": 5}}


def test_keys_of_ours_that_are_not_known_are_kept() -> None:
    spoilt = document()
    further: dict[str, JSON] = {"date": "2031-05-17", "hand_order": [[1, 0], {"é": None}], "x": {"y": [1.5, True, -3]}}
    spoilt["hanabi_desktop"] |= further
    record = decode(as_file(spoilt))
    assert dict(record.extra) == further
    ours = written(record)["hanabi_desktop"]
    assert ours == spoilt["hanabi_desktop"] | {"switches": record.setup.rules.switches, "version": 2}


def test_names_stand_there_as_people_write_them() -> None:
    assert "Åsa".encode() in encode(plain_record())


def test_a_record_too_large_to_be_read_again_is_not_written() -> None:
    with pytest.raises(RecordError) as refused:
        encode(replace(dealt_record(), extra={"notes": "x" * MAX_BYTES}))
    assert refused.value.problem is Problem.TOO_LARGE


@each(
    ("changes", "problem"),
    [
        ({"names": ("Kari",)}, Problem.PLAYER_COUNT),
        ({"names": ("Kari", " ")}, Problem.NAME_EMPTY),
        ({"names": ("Kari", "P\ner")}, Problem.NAME_UNPRINTABLE),
        ({"names": ("Kari", "P" * 101)}, Problem.NAME_TOO_LONG),
        ({"edition": EditionId.ONLINE}, Problem.NOT_OFFERED),
        ({"extra": {"announced": {}}}, Problem.RESERVED_KEY),
        ({"extra": {"note": "\ud83d"}}, Problem.NOT_UNICODE),
        ({"extra": {"\ud83d": 1}}, Problem.NOT_UNICODE),
        ({"extra": {"note": float("nan")}}, Problem.NOT_A_NUMBER),
        ({"extra": {"note": 10**30}}, Problem.NOT_A_NUMBER),
    ],
)
def test_what_could_not_be_read_again_is_no_record_in_the_first_place(
    changes: dict[str, Any], problem: Problem
) -> None:
    with pytest.raises(RecordError) as refused:
        replace(dealt_record(), **changes)
    assert refused.value.problem is problem


def test_nesting_has_its_limit_in_records_of_ours() -> None:
    nested: JSON = "x"
    for _ in range(32):
        nested = [nested]
    assert decode(encode(replace(dealt_record(), extra={"n": nested}))).extra["n"] == nested
    with pytest.raises(RecordError) as refused:
        replace(dealt_record(), extra={"n": {"m": nested}})
    assert (refused.value.problem, refused.value.place) == (Problem.TOO_DEEP, "hanabi_desktop.n")


def test_replaying_stops_at_the_first_action_that_is_refused() -> None:
    record = replace(dealt_record(), actions=(Play(0), Play(49), Play(48)))
    with pytest.raises(RefusedAction) as refused:
        replay(record)
    assert (refused.value.index, refused.value.refusal) == (1, Refusal.NO_SUCH_CARD)
