"""The file of a game that goes on shows no card to eyes that fall on it, and nobody but its owner may read it."""

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
from hanabi_desktop.records.decoding import decode
from hanabi_desktop.records.encoding import encode
from hanabi_desktop.records.problems import Problem, RecordError
from hanabi_desktop.records.reading import MAX_BYTES
from hanabi_desktop.records.record import Record, is_over, replay
from hanabi_desktop.records.saves.autosave import Autosave
from hanabi_desktop.records.saves.keeping import Keeping
from hanabi_desktop.records.store import archive, load, save
from hanabi_desktop.rules import Discard, EndEarly, Game
from tests.each import each
from tests.records.samples import NOW, as_file, dealt_record, plain_record, records

OURS = "hanabi_desktop"


def ended() -> Record:
    record = plain_record(actions=5)
    return replace(record, actions=(*record.actions, EndEarly()))


def written(record: Record) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(encode(record))
    return found


@given(records())
def test_the_deck_lies_open_once_the_game_is_over_and_not_before(record: Record) -> None:
    over = Game(record.setup, record.actions).end is not None
    found = written(record)
    assert ("deck" in found) is over
    assert ("covered_deck" in found[OURS]) is not over
    assert decode(encode(record)) == record


def test_a_covered_deck_has_no_word_of_a_card_in_clear() -> None:
    data = encode(dealt_record())
    assert b"suitIndex" not in data
    assert b"rank" not in data
    cards = bytes(5 * card.suit + card.rank - 1 for card in dealt_record().setup.deck)
    assert base64.b64encode(cards) not in data


def test_equal_records_give_equal_files_and_games_begun_at_other_times_other_covers() -> None:
    record = replace(dealt_record(), extra={"started": "2026-05-01T20:00:00+02:00"})
    later = replace(dealt_record(), extra={"started": "2026-05-01T20:00:01+02:00"})
    assert encode(record) == encode(replace(record))
    assert written(record)[OURS]["covered_deck"] != written(later)[OURS]["covered_deck"]


@each("started", [None, 7, "", "\U0001f386", ["x"]])
def test_a_cover_is_lifted_whatever_is_told_of_the_beginning(started: Any) -> None:
    record = replace(dealt_record(), extra={"started": started})
    assert decode(encode(record)) == record


def test_a_game_that_cannot_be_replayed_is_not_over() -> None:
    broken = replace(dealt_record(), actions=(Discard(0),))
    assert not is_over(broken)
    assert "deck" not in written(broken)


def test_both_forms_are_read_of_any_game() -> None:
    for record in (dealt_record(), ended()):
        assert decode(encode(record, over=True)) == decode(encode(record, over=False)) == record


def test_checking_reads_a_covered_deck(tmp_path: Path) -> None:
    said = []
    for over in (True, False):
        path = tmp_path / "game.json"
        path.write_bytes(encode(plain_record(), over))
        said.append(check(path, trace=True))
    assert said[0] == said[1]
    assert said[0]["ok"]


def spoilt(cover: object, **changes: Any) -> bytes:
    found = written(dealt_record())
    found[OURS]["covered_deck"] = cover
    return as_file(found | changes)


def cover_of(record: Record) -> str:
    cover: str = written(record)[OURS]["covered_deck"]
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
    found = written(dealt_record())
    found["options"] = {"startingPlayer": 1}
    with pytest.raises(RecordError) as refused:
        decode(as_file(found))
    assert refused.value.place == "hanabi_desktop.covered_deck"


def test_one_deck_is_enough() -> None:
    clear = json.loads(encode(dealt_record(), over=True))["deck"]
    with pytest.raises(RecordError) as refused:
        decode(spoilt(cover_of(dealt_record()), deck=clear))
    assert (refused.value.problem, refused.value.place) == (Problem.DECK_TWICE, "hanabi_desktop.covered_deck")


def test_without_any_deck_one_is_missed() -> None:
    found = written(dealt_record())
    del found[OURS]["covered_deck"]
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


@as_owner
def test_an_older_save_that_everybody_could_read_is_closed(tmp_path: Path) -> None:
    older = tmp_path / "autosave.hanabi.json"
    older.write_bytes(encode(dealt_record()))
    assert mode(older) == 0o644
    autosave = Autosave(tmp_path)
    assert autosave.load() == dealt_record()
    autosave.save(replace(dealt_record(), extra={"fresh": True}))
    assert mode(older) == 0o600


@as_owner
def test_a_game_put_away_unfinished_is_closed_too(tmp_path: Path) -> None:
    keeping = Keeping(tmp_path, Autosave(tmp_path), lambda _trouble: None, lambda: NOW)
    keeping.save(plain_record(actions=3))
    keeping.give_way(plain_record(actions=3))
    keeping.finish(ended())
    files = {is_over(load(path)): mode(path) for path in (tmp_path / "games").iterdir()}
    assert files == {False: 0o600, True: 0o644}
    assert mode(archive(dealt_record(), tmp_path, NOW)) == 0o600
    assert replay(plain_record(actions=3)).end is None
