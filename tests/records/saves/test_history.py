"""What a group scored before."""

import time
from datetime import UTC, datetime
from pathlib import Path

from hanabi_desktop.records import Record, archive
from hanabi_desktop.records.saves.history import earlier_scores
from hanabi_desktop.rules import EDITIONS, EditionId, EndEarly
from tests.games import shortest_victory

NOW = datetime(2026, 5, 1, 20, 0, tzinfo=UTC)


def ended(names: tuple[str, ...], plays: int | None = None) -> Record:
    """A game of these players, ended after some plays or played to the end."""
    game = shortest_victory(EDITIONS[EditionId.ENGLISH].rules, len(names))
    actions = game.actions if plays is None else (*game.actions[:plays], EndEarly())
    return Record(names, game.setup, actions, EditionId.ENGLISH)


def test_a_group_is_told_its_earlier_scores_whoever_sat_where(tmp_path: Path) -> None:
    archive(ended(("Kari", "Per"), plays=3), tmp_path, NOW)
    archive(ended(("Per", "Kari")), tmp_path, NOW.replace(hour=21))
    archive(ended(("Per", "Åsa")), tmp_path, NOW)
    assert earlier_scores(tmp_path, ("Kari", "Per")) == [25, 3]


def test_the_game_just_ended_and_unfinished_and_broken_ones_do_not_count(tmp_path: Path) -> None:
    archive(ended(("Kari", "Per")), tmp_path, NOW)
    game = shortest_victory(EDITIONS[EditionId.ENGLISH].rules, 2)
    archive(Record(("Kari", "Per"), game.setup, game.actions[:5], EditionId.ENGLISH), tmp_path, NOW)
    (tmp_path / "broken.hanabi.json").write_text("{")
    assert earlier_scores(tmp_path, ("Kari", "Per"), ended(("Kari", "Per"))) == []


def test_no_folder_means_no_earlier_games(tmp_path: Path) -> None:
    assert earlier_scores(tmp_path / "nowhere", ("Kari", "Per")) == []


def test_hostile_files_cost_no_time(tmp_path: Path) -> None:
    """Large files are no games, and whatever else is slow has an end."""
    kept = archive(ended(("Kari", "Per"), plays=3), tmp_path, NOW)
    for number in range(50):
        (tmp_path / f"2027-{number}.hanabi.json").write_bytes(b'{"a":[' + b'{"b":1},' * 120_000 + b"0]}")
    begun = time.monotonic()
    assert earlier_scores(tmp_path, ("Kari", "Per")) == [3]
    assert time.monotonic() - begun < 2
    seconds = iter(range(100))
    assert earlier_scores(tmp_path, ("Kari", "Per"), clock=lambda: next(seconds)) == []
    assert kept.exists()
