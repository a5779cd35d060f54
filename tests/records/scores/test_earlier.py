"""What a group scored before."""

import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from msgspec.structs import replace

from hanabi_desktop.records.encoding import encode
from hanabi_desktop.records.record import Record
from hanabi_desktop.records.remarks import Bared, LaidBare, Remark, Reopened, TakenBack, remarks_json
from hanabi_desktop.records.scores.book import ScoreBook
from hanabi_desktop.records.store import EXTENSION
from hanabi_desktop.rules import EDITIONS, EditionId, EndEarly
from tests.games import shortest_victory
from tests.records.samples import archive

NOW = datetime(2026, 5, 1, 20, 0, tzinfo=UTC)
THIS = "2026-06-01T20:00:00"


def ended(names: tuple[str, ...], plays: int | None = None, *remarks: Remark, started: str = "") -> Record:
    """A game of these players, ended after some plays or played to the end."""
    game = shortest_victory(EDITIONS[EditionId.ENGLISH].rules, len(names))
    actions = game.actions if plays is None else (*game.actions[:plays], EndEarly())
    extra = {"started": started} | ({"remarks": remarks_json(remarks)} if remarks else {})
    return Record(names, game.setup, actions, EditionId.ENGLISH, extra)


def earlier(folder: Path, *names: str, seconds: Iterator[float] | None = None) -> list[int]:
    book = ScoreBook(folder, folder.parent / "index")
    clock = time.monotonic if seconds is None else lambda: next(seconds)
    return book.earlier(ended(names, 1, started=THIS), clock)


def test_a_group_is_told_its_earlier_scores_whoever_sat_where(tmp_path: Path) -> None:
    games = tmp_path / "games"
    archive(ended(("Kari", "Per"), 3, started="2026-05-01T20:00"), games, NOW)
    archive(ended(("Per", "Kari")), games, NOW.replace(hour=21))
    archive(ended(("Per", "Åsa")), games, NOW)
    assert earlier(games, "Kari", "Per") == [25, 3]


def test_unfinished_and_broken_ones_do_not_count(tmp_path: Path) -> None:
    games = tmp_path / "games"
    whole = ended(("Kari", "Per"))
    archive(replace(whole, actions=whole.actions[:5]), games, NOW)
    (games / "broken.hanabi.json").write_text("{")
    assert earlier(games, "Kari", "Per") == []


def test_no_folder_means_no_earlier_games(tmp_path: Path) -> None:
    assert earlier(tmp_path / "nowhere", "Kari", "Per") == []


@pytest.mark.parametrize(
    ("remark", "counts"),
    [(TakenBack(3, 0), True), (Reopened(3, THIS), True), (LaidBare(3, Bared.LINK), False)],
    ids=["taken back", "opened from a file", "deck known"],
)
def test_only_what_was_played_with_a_secret_deck_counts(remark: Remark, counts: bool, tmp_path: Path) -> None:
    archive(ended(("Kari", "Per"), 3, remark), tmp_path / "games", NOW)
    assert earlier(tmp_path / "games", "Kari", "Per") == ([3] if counts else [])


def test_every_game_counts_however_long_ago(tmp_path: Path) -> None:
    games = tmp_path / "games"
    games.mkdir()
    for hours in range(240):
        when = NOW + timedelta(hours=hours)
        record = ended(("Kari", "Per") if hours == 0 else ("Per", "Åsa"), 1, started=when.isoformat())
        (games / f"{when:%Y-%m-%d-%H%M%S}{EXTENSION}").write_bytes(encode(record))
    book = ScoreBook(games, tmp_path / "index")
    for _ in book.catch_up():
        pass
    assert earlier(games, "Kari", "Per") == [1]
    assert len(earlier(games, "Per", "Åsa")) == 239


def test_hostile_files_cost_no_time(tmp_path: Path) -> None:
    """Large files are no games, and whatever else is slow has an end: the next time goes on from there."""
    games = tmp_path / "games"
    archive(ended(("Kari", "Per"), 3), games, NOW)
    for number in range(50):
        (games / f"2027-{number}.hanabi.json").write_bytes(b'{"a":[' + b'{"b":1},' * 120_000 + b"0]}")
    begun = time.monotonic()
    assert earlier(games, "Kari", "Per") == [3]
    assert time.monotonic() - begun < 2
    (tmp_path / "index").unlink()
    assert earlier(games, "Kari", "Per", seconds=iter([0, *([0.1] * 60), 1, 1])) == []
    assert earlier(games, "Kari", "Per") == [3]
