"""What a group scored before."""

import time
from datetime import UTC, datetime
from pathlib import Path

import pytest
from msgspec.structs import replace

from hanabi_desktop.records.encoding import encode
from hanabi_desktop.records.record import Record
from hanabi_desktop.records.remarks import Bared, LaidBare, Remark, Reopened, TakenBack, remarks_json
from hanabi_desktop.records.score import Score
from hanabi_desktop.records.score_sheet import earlier_scores, game_files, read_game
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


def earlier(folder: Path, *names: str) -> list[int]:
    found = [read_game(folder, file) for file in game_files(folder)]
    return earlier_scores([score for score in found if isinstance(score, Score)], ended(names, 1, started=THIS))


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


def test_the_newest_comes_first_whatever_the_files_are_called(tmp_path: Path) -> None:
    for day in (2, 1, 3):
        record = ended(("Kari", "Per"), day, started=f"2026-05-0{day}T20:00:00")
        (tmp_path / f"{4 - day}{EXTENSION}").write_bytes(encode(record))
    assert earlier(tmp_path, "Kari", "Per") == [3, 2, 1]


def test_large_files_cost_no_time(tmp_path: Path) -> None:
    archive(ended(("Kari", "Per"), 3), tmp_path, NOW)
    for number in range(50):
        (tmp_path / f"2027-{number}.hanabi.json").write_bytes(b'{"a":[' + b'{"b":1},' * 120_000 + b"0]}")
    begun = time.process_time()
    assert earlier(tmp_path, "Kari", "Per") == [3]
    assert time.process_time() - begun < 2
