"""The games that lie in the folder are known at once, and as they lie there."""

import os
import zlib
from datetime import UTC, datetime, timedelta
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from hanabi_desktop.records.encoding import encode
from hanabi_desktop.records.record import Record
from hanabi_desktop.records.remarks import Bared, LaidBare, Looked, Remark, Reopened, TakenBack, remarks_json
from hanabi_desktop.records.scores.book import ScoreBook
from hanabi_desktop.records.scores.counting import Standing, endings, other_states, standing, summaries
from hanabi_desktop.records.scores.index import NEWEST, save_index
from hanabi_desktop.records.scores.score import Score, score_of, which_game
from hanabi_desktop.records.store import EXTENSION
from hanabi_desktop.rules import EDITIONS, EditionId, EndEarly, EndReason
from tests.games import shortest_victory
from tests.records.samples import archive

STARTED = datetime(2026, 5, 1, 20, 0, tzinfo=UTC)
NAMES = ("Kari", "Per")


def game(number: int = 0, plays: int | None = 3, names: tuple[str, ...] = NAMES, **extra: object) -> Record:
    """One of several games of the same cards, dealt an hour after the other."""
    whole = shortest_victory(EDITIONS[EditionId.ENGLISH].rules, len(names))
    actions = whole.actions if plays is None else (*whole.actions[:plays], EndEarly())
    ours = {"started": (STARTED + timedelta(hours=number)).isoformat(), **extra}
    return Record(names, whole.setup, actions, EditionId.ENGLISH, ours)  # type: ignore[arg-type]


def put(folder: Path, *records: Record) -> list[Path]:
    return [archive(record, folder / "games", STARTED + timedelta(hours=h)) for h, record in enumerate(records)]


def book(folder: Path, program: str = "1") -> ScoreBook:
    return ScoreBook(folder / "games", folder / "scores.index", program)


def read(book: ScoreBook) -> list[int]:
    """Looks the folder through; how many files had to be opened for it, step by step."""
    return [reading.of for reading in book.catch_up()]


def known(book: ScoreBook) -> dict[str, int]:
    return {score.file: score.score for score in book.scores}


def test_a_game_is_known_by_all_that_its_record_tells() -> None:
    remarks: list[Remark] = [TakenBack(1, 0), Looked(1, 1, times=3), Reopened(2, "2026"), LaidBare(2, Bared.LINK)]
    badges = [{"sign": "cat", "dye": "orange"}, {"sign": "fish", "dye": "brown"}]
    record = game(plays=None, remarks=remarks_json(remarks), played=1234, badges=badges)
    score = score_of(record, "a", 5, 6)
    assert (score.names, score.edition, score.switches) == (NAMES, EditionId.ENGLISH, ())
    assert (score.score, score.best, score.end, score.mistakes) == (25, 25, EndReason.COMPLETE, 0)
    assert (score.taken_back, score.looks, score.reopened, score.bared) == (1, 3, 1, True)
    assert (score.played, score.moment) == (1234, int(STARTED.timestamp()))
    assert score.badges == (("cat", "orange"), ("fish", "brown"))
    assert score.turns == len(record.actions)


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
    assert (score.score, score.moment, score.played, score.badges) == (3, 0, 0, ())
    named = score_of(record, "2026-05-01-200000-2.hanabi.json")
    assert datetime.fromtimestamp(named.moment).strftime("%Y-%m-%d %H:%M") == "2026-05-01 20:00"  # noqa: DTZ006


def test_a_switch_that_stands_otherwise_than_in_the_basic_game_is_told() -> None:
    rules = EDITIONS[EditionId.GERMAN].rules_with({"clocks": 12, "multicolour": "multicolour-5"})
    whole = shortest_victory(rules, 2)
    score = score_of(Record(NAMES, whole.setup, whole.actions, EditionId.GERMAN))
    assert (dict(score.switches), score.best) == ({"clocks": 12, "multicolour": "multicolour-5"}, 30)
    assert score.rules == rules
    assert msgspec.structs.replace(score, switches=(("clocks", 99),)).rules == EDITIONS[EditionId.GERMAN].rules


def test_the_first_look_reads_every_game_and_the_next_none(tmp_path: Path) -> None:
    put(tmp_path, game(0), game(1, 5), game(2, None))
    first = book(tmp_path)
    assert first.scores == ()
    assert max(read(first)) == 3
    again = book(tmp_path)
    assert sorted(known(again).values()) == [3, 5, 25]
    assert max(read(again)) == 0
    assert set(again.scores) == set(first.scores)


def test_what_was_changed_added_or_removed_since_is_noticed(tmp_path: Path) -> None:
    changed, removed, left = put(tmp_path, game(0), game(1, 5), game(2, None))
    read(book(tmp_path))
    changed.write_bytes(encode(game(0, 7)))
    removed.unlink()
    (added,) = put(tmp_path / "more", game(9, 2))
    added = added.rename(tmp_path / "games" / f"added{EXTENSION}")
    now = book(tmp_path)
    assert max(read(now)) == 2
    expected = {changed.name: 7, left.name: 25, added.name: 2}
    assert known(now) == expected
    assert known(book(tmp_path)) == expected


@pytest.mark.parametrize("damage", ["cut off", "a bit turned", "something else", "a folder", "none of its games"])
def test_a_damaged_index_is_made_anew_and_nobody_told(damage: str, tmp_path: Path) -> None:
    put(tmp_path, game(0), game(1, 5))
    read(book(tmp_path))
    index = tmp_path / "scores.index"
    data = index.read_bytes()
    match damage:
        case "cut off":
            index.write_bytes(data[:-3])
        case "a bit turned":
            index.write_bytes(data[:60] + bytes([data[60] ^ 4]) + data[61:])
        case "something else":
            index.write_text('{"version": 1}')
        case "a folder":
            index.unlink()
            index.mkdir()
        case _:
            index.write_bytes(b"")
    now = book(tmp_path)
    assert now.scores == ()
    read(now)
    assert sorted(known(now).values()) == [3, 5]


@pytest.mark.parametrize(
    "said",
    [
        {"score": 26},
        {"score": 25},
        {"score": 4, "turns": 2},
        {"best": 30},
        {"mistakes": 3},
        {"end": EndReason.FUSE},
        {"turns": 100_000},
        {"moment": 1 << 60},
        {"played": 1 << 60},
        {"bared": True, "remarks": 0},
        {"looks": 1 << 40, "remarks": 1},
        {"switches": (("clocks", 99),)},
        {"names": ("Kari", "\u202eroP")},
        {"file": f"../elsewhere{EXTENSION}"},
    ],
)
@pytest.mark.parametrize("newest", [True, False])
def test_an_index_that_says_what_no_game_can_be_is_made_anew_however_well_it_is_sealed(
    said: dict[str, object], newest: bool, tmp_path: Path
) -> None:
    put(tmp_path, game(0), game(1, 5))
    read(book(tmp_path))
    scores = [*book(tmp_path).scores]
    index = tmp_path / "scores.index"
    spoilt = [msgspec.structs.replace(scores[0], **said), scores[1]]
    others = [msgspec.structs.replace(scores[0], file=f"{number}{EXTENSION}") for number in range(NEWEST)]
    save_index(index, "1", spoilt if newest else [*others, *spoilt], [])
    now = book(tmp_path)
    assert spoilt[0] not in now.scores
    read(now)
    assert set(now.scores) == set(scores)


def test_an_index_nested_without_an_end_is_made_anew(tmp_path: Path) -> None:
    (path,) = put(tmp_path, game(0))
    index = tmp_path / "scores.index"
    read(book(tmp_path))
    sign = index.read_bytes().partition(b"\n")[0] + b"\n"
    # An entry more than there are, as a later version might have one, in which there is no end of lists.
    body = b"\x96\x01\xa11\x90\x90\x90" + b"\x91" * 100_000
    index.write_bytes(sign + zlib.crc32(body).to_bytes(4) + body)
    now = book(tmp_path)
    assert now.scores == ()
    read(now)
    assert known(now) == {path.name: 3}


@pytest.mark.skipif(os.name == "nt", reason="every name there is text")
def test_a_game_in_a_file_whose_name_is_no_text_is_listed(tmp_path: Path) -> None:
    one, other = put(tmp_path, game(0), game(1, 5))
    try:
        one.rename(one.with_name(os.fsdecode(b"a\xff") + EXTENSION))
    except OSError:
        pytest.skip("this system has no such names")
    for opened in (2, 1):
        now = book(tmp_path)
        assert max(read(now)) == opened
        assert sorted(known(now).values()) == [3, 5]
        assert other.name in known(now)


def test_another_version_of_the_program_tries_again_what_could_not_be_read(tmp_path: Path) -> None:
    put(tmp_path, game(0))
    (tmp_path / "games" / f"later{EXTENSION}").write_text('{"hanabi_desktop": {"version": 999}}')
    read(book(tmp_path, "1"))
    assert max(read(book(tmp_path, "1"))) == 0
    later = book(tmp_path, "2")
    assert sorted(known(later).values()) == [3]
    assert max(read(later)) == 1


def test_what_is_no_game_is_passed_over_and_counted(tmp_path: Path) -> None:
    (real,) = put(tmp_path, game(0))
    games = tmp_path / "games"
    (games / f"folder{EXTENSION}").mkdir()
    (games / f"broken{EXTENSION}").write_text("{")
    (games / f"huge{EXTENSION}").write_bytes(b" " * 70_000 + encode(game(1)))
    (games / f"refused{EXTENSION}").write_bytes(encode(game(1, None)).replace(b'"type":0', b'"type":3', 1))
    (games / f"link{EXTENSION}").symlink_to(real)
    (games / f"nowhere{EXTENSION}").symlink_to(games / "nothing")
    if hasattr(os, "mkfifo"):
        os.mkfifo(games / f"pipe{EXTENSION}")
    (games / f"reserved{EXTENSION}").touch()
    (games / "notes.txt").write_text("no game at all")
    for _ in range(2):
        now = book(tmp_path)
        read(now)
        assert known(now) == {real.name: 3}
        assert now.unread == 7


def test_a_file_that_the_system_keeps_to_itself_is_tried_again(tmp_path: Path) -> None:
    path, _ = put(tmp_path, game(0), game(1, 5))
    path.chmod(0)
    if os.access(path, os.R_OK):
        pytest.skip("nothing is kept from this user")
    now = book(tmp_path)
    read(now)
    assert (sorted(known(now).values()), now.unread) == ([5], 1)
    path.chmod(0o600)
    read(now)
    assert (sorted(known(now).values()), now.unread) == ([3, 5], 0)


def test_a_folder_that_cannot_be_written_to_is_read_all_the_same(tmp_path: Path) -> None:
    put(tmp_path, game(0))
    nowhere = ScoreBook(tmp_path / "games", tmp_path / "no" / "such" / "folder" / "index")
    read(nowhere)
    assert list(known(nowhere).values()) == [3]


def test_who_has_no_more_time_keeps_what_was_read(tmp_path: Path) -> None:
    paths = put(tmp_path, *(game(number) for number in range(6)))
    steps = book(tmp_path).catch_up()
    while next(steps).read < 2:
        pass
    steps.close()
    rest = book(tmp_path)
    # The newest come first.
    assert set(known(rest)) == {path.name for path in paths[-2:]}
    assert max(read(rest)) == 4


def test_an_index_leads_nowhere_but_into_the_folder(tmp_path: Path) -> None:
    here = book(tmp_path)
    assert here.path(score_of(game(), "../../elsewhere.hanabi.json")) == tmp_path / "games" / "elsewhere.hanabi.json"


def test_a_state_of_another_game_is_no_state_of_this_one() -> None:
    assert which_game(game(0)) == which_game(game(0, 5))
    assert which_game(game(0)) != which_game(game(1))
    assert which_game(game(0)) != which_game(game(0, names=("Kari", "Åsa")))


# What counts, and what it comes to


def scored(number: int, plays: int | None, *remarks: Remark) -> Score:
    return score_of(game(number, plays, remarks=remarks_json(remarks)), f"{number}-{plays}")


def test_a_line_says_whether_it_counts() -> None:
    whole = game(0)
    left = score_of(replace(whole, actions=whole.actions[:2]), "left")
    alone = score_of(replace(game(5), actions=whole.actions[:2]), "alone")
    bared = scored(2, 3, LaidBare(1, Bared.LINK))
    back = scored(3, 3, TakenBack(1, 0))
    scores = [score_of(whole, "whole"), left, alone, bared, back]
    others = other_states(scores)
    assert [standing(score, others) for score in scores] == [
        Standing.COUNTS,
        Standing.OTHER_STATE,
        Standing.UNFINISHED,
        Standing.KNOWN_DECK,
        Standing.COUNTS,
    ]


def test_games_of_one_kind_are_summed_up() -> None:
    three = score_of(game(4, names=("Kari", "Per", "Åsa")), "three")
    rows = summaries([scored(0, 3), scored(1, 5), scored(2, None), three])
    assert [(row.players, row.games, row.best, row.possible, row.complete) for row in rows] == [
        (2, 3, 25, 25, 1),
        (3, 1, 3, 25, 0),
    ]
    assert rows[0].average == 11
    ends = endings([scored(0, 3), scored(1, 5), scored(2, None)])
    assert (ends[EndReason.ENDED_EARLY], ends[EndReason.COMPLETE], ends[EndReason.FUSE]) == (2, 1, 0)
    assert summaries([]) == []
