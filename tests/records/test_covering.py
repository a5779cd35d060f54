"""Decks as earlier versions wrote those of running games are read; nobody but its owner may read such a file."""

import base64
import json
import os
import stat
import sys
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from msgspec.structs import replace

from hanabi_desktop.records.check import check
from hanabi_desktop.records.covering import _mixed
from hanabi_desktop.records.decoding import decode
from hanabi_desktop.records.encoding import encode
from hanabi_desktop.records.problems import Problem, RecordError
from hanabi_desktop.records.reading import MAX_BYTES
from hanabi_desktop.records.record import Record
from hanabi_desktop.records.store import load, save
from hanabi_desktop.rules import EndEarly
from tests.each import each
from tests.records.samples import as_file, dealt_record, plain_record, records

OURS = "hanabi_desktop"


def ended() -> Record:
    record = plain_record(actions=5)
    return replace(record, actions=(*record.actions, EndEarly()))


def written(record: Record) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(encode(record))
    return found


def covered(record: Record) -> dict[str, Any]:
    """The record as earlier versions wrote it while the game went on."""
    found = written(record)
    del found["deck"]
    cards = bytes(5 * card.suit + card.rank - 1 for card in record.setup.deck)
    started = record.extra.get("started")
    begun = started if isinstance(started, str) else ""
    mixed = _mixed(cards, record.setup.players, record.setup.starter, begun)
    found[OURS]["covered_deck"] = base64.b64encode(mixed).decode()
    return found


@given(records())
def test_what_earlier_versions_wrote_of_running_games_is_read(record: Record) -> None:
    assert decode(as_file(covered(record))) == decode(encode(record)) == record


@each("started", [None, 7, "", "\U0001f386", ["x"]])
def test_a_cover_is_lifted_whatever_is_told_of_the_beginning(started: Any) -> None:
    record = replace(dealt_record(), extra={"started": started})
    assert decode(as_file(covered(record))) == record


def test_checking_reads_a_covered_deck(tmp_path: Path) -> None:
    said = []
    for written_as in (as_file(covered(plain_record())), encode(plain_record())):
        path = tmp_path / "game.json"
        path.write_bytes(written_as)
        said.append(check(path, trace=True))
    assert said[0] == said[1]
    assert said[0]["ok"]


def spoilt(cover: object, **changes: Any) -> bytes:
    found = covered(dealt_record())
    found[OURS]["covered_deck"] = cover
    return as_file(found | changes)


def cover_of(record: Record) -> str:
    cover: str = covered(record)[OURS]["covered_deck"]
    return cover


def a_card_too_many() -> str:
    first, second = next((a, b) for a, b in pairwise(dealt_record().setup.deck) if a != b)
    mixed = bytearray(base64.b64decode(cover_of(dealt_record())))
    index = dealt_record().setup.deck.index(second)
    mixed[index] ^= (5 * first.suit + first.rank - 1) ^ (5 * second.suit + second.rank - 1)
    return base64.b64encode(mixed).decode()


@each(
    ("cover", "problem"),
    [
        (7, Problem.NOT_TEXT),
        (None, Problem.NOT_TEXT),
        (["x"], Problem.NOT_TEXT),
        ("", Problem.NOT_COVERED),
        ("????", Problem.NOT_COVERED),
        ("åäöø", Problem.NOT_COVERED),
        ("\ud83d", Problem.NOT_COVERED),
        ("QUJD\n", Problem.NOT_COVERED),
        ("A" * 1000, Problem.NOT_COVERED),
        ("A" * (MAX_BYTES // 2), Problem.NOT_COVERED),
        (base64.b64encode(bytes(50)).decode(), Problem.NOT_COVERED),
        (cover_of(dealt_record())[:8], Problem.DECK_SIZE),
        (a_card_too_many(), Problem.DECK_CARDS),
    ],
)
def test_what_is_no_covered_deck_is_refused_with_its_place(cover: object, problem: Problem) -> None:
    with pytest.raises(RecordError) as refused:
        decode(spoilt(cover))
    assert (refused.value.problem, refused.value.place) == (problem, "hanabi_desktop.covered_deck")


def test_a_cover_of_other_rules_is_no_deck_of_these() -> None:
    found = covered(dealt_record())
    found["options"] = {"startingPlayer": 1}
    with pytest.raises(RecordError) as refused:
        decode(as_file(found))
    assert refused.value.place == "hanabi_desktop.covered_deck"


def test_one_deck_is_enough() -> None:
    clear = written(dealt_record())["deck"]
    with pytest.raises(RecordError) as refused:
        decode(spoilt(cover_of(dealt_record()), deck=clear))
    assert (refused.value.problem, refused.value.place) == (Problem.DECK_TWICE, "hanabi_desktop.covered_deck")


def test_without_any_deck_one_is_missed() -> None:
    found = written(dealt_record())
    del found["deck"]
    with pytest.raises(RecordError) as refused:
        decode(as_file(found))
    assert (refused.value.problem, refused.value.place) == (Problem.MISSING, "deck")


# Who may read it

as_owner = pytest.mark.skipif(sys.platform == "win32", reason="no such modes")


@pytest.fixture(autouse=True)
def usual_mask() -> Iterator[None]:
    before = os.umask(0o022)
    yield
    os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@as_owner
def test_a_game_that_goes_on_is_for_its_owner_alone_and_one_that_is_over_for_whom_it_may_concern(
    tmp_path: Path,
) -> None:
    path = tmp_path / "game.hanabi.json"
    for record, expected in ((dealt_record(), 0o600), (ended(), 0o644), (dealt_record(), 0o600)):
        save(record, path)
        assert mode(path) == expected
        assert load(path) == record


@as_owner
def test_it_is_so_from_the_first_byte(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    seen: list[int] = []
    sync = os.fsync

    def watched(descriptor: int) -> None:
        if stat.S_ISREG(os.fstat(descriptor).st_mode):
            seen.append(stat.S_IMODE(os.fstat(descriptor).st_mode))
        sync(descriptor)

    monkeypatch.setattr("os.fsync", watched)
    opened: list[int] = []
    open_ = os.open

    def opening(path: Any, flags: int, mode: int = 0o777, **options: Any) -> int:
        if flags & os.O_EXCL:
            opened.append(mode)
        return open_(path, flags, mode, **options)

    monkeypatch.setattr("os.open", opening)
    save(dealt_record(), tmp_path / "game.hanabi.json")
    assert seen == opened == [0o600]
