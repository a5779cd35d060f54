"""Every game of the folder is read, whatever else lies there; which of them count, and what they come to."""

import os
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from hanabi_desktop.players import Badge, Dye, Sign, people
from hanabi_desktop.records.format import MAX_BYTES, encode
from hanabi_desktop.records.record import Record
from hanabi_desktop.records.remarks import Peek, Remark, TakenBack, remark_entries
from hanabi_desktop.records.scores import (
    Score,
    Standing,
    Unread,
    earlier_scores,
    game_files,
    other_states,
    read_game,
    score_of,
    standing,
)
from hanabi_desktop.records.store import EXTENSION
from hanabi_desktop.rules import EDITIONS, EditionId, EndEarly, EndReason, Game
from tests.games import play_random_game, shortest_victory
from tests.records.samples import archive
from tests.twins import twin_game

STARTED = datetime(2026, 5, 1, 20, 0, tzinfo=UTC)
NAMES = ("Kari", "Per")


def game(number: int = 0, plays: int | None = 3, names: tuple[str, ...] = NAMES, **extra: object) -> Record:
    """One of several games of the same cards, dealt an hour after the other."""
    whole = shortest_victory(EDITIONS[EditionId.ENGLISH].rules, len(names))
    actions = whole.actions if plays is None else (*whole.actions[:plays], EndEarly())
    ours = {"started": (STARTED + timedelta(hours=number)).isoformat(), **extra}
    return Record(names, whole.setup, actions, EditionId.ENGLISH, ours)


def put(folder: Path, *records: Record) -> list[Path]:
    return [archive(record, folder / "games", STARTED + timedelta(hours=h)) for h, record in enumerate(records)]


def read(folder: Path) -> list[Score | Unread]:
    found = [read_game(folder / "games", file) for file in game_files(folder / "games")]
    return [each for each in found if each]


def points(folder: Path) -> dict[str, int]:
    return {each.file: each.score for each in read(folder) if isinstance(each, Score)}


def test_a_game_is_known_by_all_that_its_record_tells() -> None:
    remarks: list[Remark] = [TakenBack(1, 0), Peek(0, 1, times=3), Peek(1, 1)]
    badges = [{"sign": "cat", "dye": "orange"}, {"sign": "fish", "dye": "brown"}]
    record = game(plays=None, remarks=remark_entries(remarks), played=1234, badges=badges)
    score = score_of(record, "a")
    assert tuple(player.name for player in score.players) == NAMES
    assert (score.edition, score.rules) == (EditionId.ENGLISH, record.setup.rules)
    assert (score.score, score.best, score.end) == (25, 25, EndReason.COMPLETE)
    assert (score.taken_back, score.peeks) == (1, 3)
    # A computer's turn that went with a person's is one more, as the table said.
    both = remark_entries([TakenBack(1, 1), TakenBack(0, 0)])
    assert score_of(game(remarks=both, computers=[None, "skilled"])).taken_back == 2
    assert (score.played, score.moment) == (1234, int(STARTED.timestamp()))
    assert [player.emblem for player in score.players] == [Badge(Sign.CAT, Dye.ORANGE), Badge(Sign.FISH, Dye.BROWN)]
    assert score.turns == len(record.actions)
    assert (score.heights, score.mistakes, score.fives_lost, score.clocks) == ((5, 5, 5, 5, 5), 0, 0, 8)


@pytest.mark.parametrize(
    "extra",
    [
        {"started": 5, "played": "long", "remarks": "many", "badges": 7},
        {"started": "9" * 4000, "played": -1, "badges": [{"sign": 1}]},
        {"started": "0001-01-01T00:00:00+14:00", "played": True},
        {"played": 10**18},
    ],
)
def test_whatever_else_a_record_holds_it_is_known(extra: dict[str, object]) -> None:
    record = replace(game(), extra=extra)
    score = score_of(record, "old.hanabi.json")
    assert (score.score, score.moment, score.played, score.players) == (3, 0, 0, people(NAMES))
    for file, time in (("200000-2", "20:00"), ("Kari-Per", "00:00")):
        named = score_of(record, f"2026-05-01-{file}.hanabi.json")
        assert datetime.fromtimestamp(named.moment).strftime("%Y-%m-%d %H:%M") == f"2026-05-01 {time}"  # noqa: DTZ006


def test_every_file_of_the_folder_is_read_the_latest_name_first(tmp_path: Path) -> None:
    assert read(tmp_path) == []
    unfinished = replace(game(2), actions=game(2).actions[:1])
    # Of the last, nobody has taken a turn.
    *paths, _dealt = put(tmp_path, game(0), game(1, 5), unfinished, replace(game(3), actions=()))
    found = read(tmp_path)
    assert [each.file for each in found] == [path.name for path in reversed(paths)]
    assert [each.end for each in found if isinstance(each, Score)] == [None, *[EndReason.ENDED_EARLY] * 2]


def test_what_is_no_game_is_passed_over_and_counted(tmp_path: Path) -> None:
    (real,) = put(tmp_path, game(0))
    games = tmp_path / "games"
    (games / f"folder{EXTENSION}").mkdir()
    (games / f"broken{EXTENSION}").write_text("{")
    (games / f"later{EXTENSION}").write_text('{"hanabi_desktop": {"version": 999}}')
    (games / f"huge{EXTENSION}").write_bytes(b" " * MAX_BYTES + encode(game(1)))
    (games / f"long{EXTENSION}").write_bytes(encode(replace(game(1), foreign={"notes": "x" * 70_000})))
    (games / f"refused{EXTENSION}").write_bytes(encode(game(1, None)).replace(b'"type":0', b'"type":3', 1))
    (games / f"link{EXTENSION}").symlink_to(real)
    (games / f"nowhere{EXTENSION}").symlink_to(games / "nothing")
    if hasattr(os, "mkfifo"):
        os.mkfifo(games / f"pipe{EXTENSION}")
    (games / f"reserved{EXTENSION}").touch()
    (games / "notes.txt").write_text("no game at all")
    assert points(tmp_path).keys() == {real.name, f"long{EXTENSION}"}
    unread = [each for each in read(tmp_path) if isinstance(each, Unread)]
    assert (len(unread), [each.file for each in unread if each.later]) == (8, [f"later{EXTENSION}"])
    assert read_game(games, f"gone{EXTENSION}") is None


# What counts, and what it comes to


def scored(number: int, plays: int | None, *remarks: Remark) -> Score:
    return score_of(game(number, plays, remarks=remark_entries(remarks)), f"{number}-{plays}")


def test_a_line_says_whether_it_counts() -> None:
    whole = game(0)
    left = score_of(replace(whole, actions=whole.actions[:2]), "left")
    alone = score_of(replace(game(5), actions=whole.actions[:2]), "alone")
    again = scored(0, 5, TakenBack(1, 0))
    back = scored(3, 3, TakenBack(1, 0), Peek(1, 1))
    scores = [again, score_of(whole, "whole"), left, alone, back]
    others = other_states(scores)
    assert [standing(score, others) for score in scores] == [
        Standing.OTHER_STATE,
        Standing.COUNTS,
        Standing.OTHER_STATE,
        Standing.UNFINISHED,
        Standing.COUNTS,
    ]


# What a group scored before


def earlier(folder: Path, *names: str) -> list[int]:
    found = [score for score in read(folder) if isinstance(score, Score)]
    return earlier_scores(found, game(99, 1, names))


def test_a_group_is_told_its_earlier_scores_the_newest_first_whoever_sat_where(tmp_path: Path) -> None:
    whole = game(4)
    unfinished = replace(whole, actions=whole.actions[:2])
    put(tmp_path, game(2, 3), game(1, None, ("Per", "Kari")), game(3, 3, ("Per", "Åsa")), unfinished)
    (tmp_path / "games" / f"broken{EXTENSION}").write_text("{")
    assert earlier(tmp_path, "Kari", "Per") == [25], "one that was ended early is no record"
    assert earlier(tmp_path / "nowhere", "Kari", "Per") == []


def test_with_computers_is_another_group_and_one_that_sits_in_for_a_person_makes_none(tmp_path: Path) -> None:
    """A file from before computers had names, one with a computer, and some in which one played on for a person."""
    tin, gone = {"character": "tin"}, [{"what": "seated", "turn": 0, "seat": 1, "after": "plain"}]
    gone.append({"what": "seated", "turn": 2, "seat": 1, "before": "plain", "person": "Per", "computer": "Tinbot"})
    # What a computer is called depends on the language in which it sat down.
    moon = [[None, {"character": "moon", "name": name}] for name in ("Moonbot", "Mondbot")]
    newcomer = [{"what": "seated", "turn": 2, "seat": 1, "before": "plain", "person": "Per", "computer": "Tinbot"}]
    put(
        tmp_path,
        game(1, 1, computers=[None, "skilled"]),
        game(2, 2, ("Kari", "Tinbot"), computers=[None, "plain"], characters=[None, tin]),
        game(3, 3, remarks=gone),
        game(4, 4, remarks=gone[:1], computers=[None, "plain"], characters=moon[0]),
        game(5, 5, remarks=gone[:1], computers=[None, "skilled"], characters=moon[1]),
        game(6, 6, remarks=gone[:1], computers=[None, "plain"]),
        game(7, 7, remarks=newcomer),
    )
    found = {score.score: score for score in read(tmp_path) if isinstance(score, Score)}
    groups = [found[points].group for points in range(1, 8)]
    assert groups == [("", "Kari")] * 2 + [("Kari", "Per")] * 4 + [("", "Kari", "Per")]
    assert [player.name for player in found[1].players] == ["Kari", "Per-bot"]
    assert earlier(tmp_path, "Kari", "Per") == [6, 5, 4, 3]


def test_the_line_of_an_unfinished_game_tells_nothing_of_cards_that_nobody_has_seen() -> None:
    for seed in range(20):
        played = play_random_game(EDITIONS[EditionId.ENGLISH].rules, 3, Random(seed))
        part = Game(played.setup, played.actions[: len(played.actions) // 2])
        twin = twin_game(part, None, Random(seed))
        assert twin.deck != part.deck
        lines = [score_of(Record((*NAMES, "Åsa"), game.setup, game.actions)) for game in (part, twin)]
        assert replace(lines[0], game=0) == replace(lines[1], game=0)
