"""One file a game, from the deal to the end: nothing is moved, and nothing else is written over."""

import os
import sys
from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from hanabi_desktop.records import store
from hanabi_desktop.records.game_folder import GameFolder, SavedGame, Unreadable, suggested_name
from hanabi_desktop.records.record import Record
from hanabi_desktop.records.store import SavedBeside, load, save
from hanabi_desktop.rules import EndEarly
from tests.each import each
from tests.records.samples import names as any_names
from tests.records.samples import plain_record

TODAY = date(2026, 5, 1)


def folder_at(path: Path, told: list[Unreadable] | None = None) -> GameFolder:
    return GameFolder(path / "games", (told if told is not None else []).extend, lambda: TODAY)


@pytest.fixture
def folder(tmp_path: Path) -> GameFolder:
    return folder_at(tmp_path)


def ended(record: Record) -> Record:
    return replace(record, actions=(*record.actions, EndEarly()))


def names(folder: GameFolder) -> list[str]:
    return sorted(path.name for path in folder.folder.iterdir())


def unfinished(folder: GameFolder) -> SavedGame:
    """The game that is continued; there has to be one."""
    found = folder.find_unfinished()
    assert found is not None
    return found


def age(path: Path, seconds: int) -> None:
    """The file was written so long before the first of May 2026."""
    os.utime(path, (1_777_600_000 - seconds,) * 2)


def test_a_game_has_one_file_from_the_deal_to_the_end_named_by_day_and_players(folder: GameFolder) -> None:
    for turns in (0, 3, 12):
        folder.save(plain_record(actions=turns))
        assert names(folder) == ["2026-05-01-Kari-Per-Åsa.hanabi.json"]
    folder.save(ended(plain_record()))
    assert [load(path) for path in folder.folder.iterdir()] == [ended(plain_record())]


def test_another_game_of_these_players_on_that_day_has_a_file_of_its_own(folder: GameFolder) -> None:
    for seed in (1, 2, 3):
        folder.begin()
        folder.save(plain_record(seed))
    assert names(folder) == [f"2026-05-01-Kari-Per-Åsa{number}.hanabi.json" for number in ("-2", "-3", "")]


def test_the_unfinished_game_that_was_played_last_is_continued_in_its_file(tmp_path: Path, folder: GameFolder) -> None:
    paths: list[Path] = []
    records = plain_record(1), ended(plain_record(2, actions=3)), plain_record(3, actions=3)
    for record, seconds in zip(records, (300, 100, 200), strict=True):
        folder.begin()
        folder.save(record)
        (path,) = set(folder.folder.iterdir()) - set(paths)
        age(path, seconds)
        paths.append(path)
    found = folder_at(tmp_path).find_unfinished()
    assert found == SavedGame(paths[2], plain_record(3, actions=3), games=2)
    again = folder_at(tmp_path)
    again.resume(paths[2])
    again.save(plain_record(3, actions=4))
    assert load(paths[2]) == plain_record(3, actions=4)
    assert len(names(again)) == 3


def test_whoever_sits_down_at_an_older_game_continues_that_one_next_time(tmp_path: Path, folder: GameFolder) -> None:
    for seed, seconds in ((1, 300), (3, 200)):
        folder.begin()
        folder.save(plain_record(seed, actions=3))
        age(max(folder.folder.iterdir(), key=lambda path: path.stat().st_mtime), seconds)
    older = min(folder.folder.iterdir(), key=lambda path: path.stat().st_mtime)
    folder_at(tmp_path).resume(older)
    found = unfinished(folder_at(tmp_path))
    assert found.path == older


def test_a_game_that_was_only_dealt_is_continued_where_no_other_is_unfinished(folder: GameFolder) -> None:
    for actions in (0, 3):
        folder.begin()
        folder.save(plain_record(actions, actions=actions))
        found = unfinished(folder)
        assert len(found.record.actions) == actions
        # The next time round, the one that was begun seems older than the one that was only dealt.
        age(found.path, 60 + actions)
    found = unfinished(folder)
    assert len(found.record.actions) == 3


def test_a_damaged_file_is_told_once_and_stays_as_it_is(tmp_path: Path) -> None:
    told: list[Unreadable] = []
    folder = folder_at(tmp_path, told)
    folder.save(plain_record())
    damaged = folder.folder / "2026-05-02-Ann-Bo.hanabi.json"
    damaged.write_bytes(b'{"players":')
    age(next(path for path in folder.folder.iterdir() if path != damaged), 100)
    for _ in range(2):
        found = unfinished(folder)
        assert found.record == plain_record()
    assert [unreadable.path for unreadable in told] == [damaged]
    assert damaged.read_bytes() == b'{"players":'


def test_a_game_from_elsewhere_becomes_a_file_of_its_own_and_stays_there_as_it_was(
    tmp_path: Path, folder: GameFolder
) -> None:
    elsewhere = tmp_path / "game.hanabi.json"
    save(plain_record(), elsewhere)
    folder.resume(elsewhere)
    folder.save(plain_record(actions=13))
    assert load(elsewhere) == plain_record()
    assert [load(path) for path in folder.folder.iterdir()] == [plain_record(actions=13)]


def test_a_file_that_somebody_else_has_changed_is_left_and_the_game_goes_on_beside_it(
    tmp_path: Path, folder: GameFolder
) -> None:
    folder.save(plain_record(actions=3))
    (path,) = folder.folder.iterdir()
    for again in (folder, folder_at(tmp_path)):
        again.resume(path)
        # The same written again is no change; what was deleted is written again.
        save(plain_record(actions=3), path)
        again.save(plain_record(actions=3))
        path.unlink()
        again.save(plain_record(actions=3))
        assert len(names(again)) == 1
    save(plain_record(actions=7), path)
    with pytest.raises(SavedBeside):
        folder.save(plain_record(actions=4))
    for actions in (4, 5):
        folder.save(plain_record(actions=actions))
    assert load(path) == plain_record(actions=7)
    assert load(path.with_name("2026-05-01-Kari-Per-Åsa-2.hanabi.json")) == plain_record(actions=5)


def garbage(path: Path) -> None:
    path.write_bytes(b"{garbage")


def moved_away(path: Path) -> None:
    path.rename(path.parents[1] / path.name)
    path.symlink_to(path.parents[1] / path.name)


@pytest.mark.skipif(sys.platform == "win32", reason="no links without rights")
@pytest.mark.parametrize(("spoil", "resumed"), [(garbage, False), (garbage, True), (moved_away, False)])
def test_a_file_that_is_not_ours_is_left_and_told(
    folder: GameFolder, spoil: Callable[[Path], None], resumed: bool
) -> None:
    folder.save(plain_record(actions=3))
    (path,) = folder.folder.iterdir()
    spoil(path)
    if resumed:
        folder.resume(path)
    there = path.read_bytes()
    with pytest.raises(SavedBeside):
        folder.save(plain_record(actions=4))
    folder.save(plain_record(actions=4))
    assert path.read_bytes() == there
    assert load(path.with_name("2026-05-01-Kari-Per-Åsa-2.hanabi.json")) == plain_record(actions=4)


@pytest.mark.skipif(sys.platform == "win32", reason="no links without rights")
def test_nothing_is_written_through_a_link(tmp_path: Path, folder: GameFolder) -> None:
    thesis = tmp_path / "thesis.txt"
    thesis.write_text("years of work")
    folder.folder.mkdir()
    link = folder.folder / "2026-05-01-Kari-Per-Åsa.hanabi.json"
    link.symlink_to(thesis)
    folder.save(plain_record())
    folder.begin()
    # A link to a game is no file of this folder either.
    link.unlink()
    save(plain_record(2), thesis)
    link.symlink_to(thesis)
    folder.resume(link)
    folder.save(plain_record(2, actions=13))
    assert load(thesis) == plain_record(2)
    assert link.is_symlink()


def test_a_start_reads_a_few_games_however_many_there_are(folder: GameFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    folder.save(ended(plain_record()))
    (first,) = folder.folder.iterdir()
    for number in range(500):
        os.link(first, folder.folder / f"2026-04-01-{number}.hanabi.json")
    read: list[Path] = []

    def counted(path: Path) -> Record:
        read.append(path)
        return load(path)

    monkeypatch.setattr(store, "load", counted)
    assert folder.find_unfinished() is None
    assert len(read) <= 100


# What a file is called if nobody says otherwise


def named(*players: str, started: str = "") -> str:
    record = plain_record(players=len(players))
    extra = {"started": started} if started else {}
    return suggested_name(replace(record, names=players, extra=extra), TODAY)


def test_it_names_the_day_of_the_deal_and_the_players() -> None:
    assert named("Kari", "Per", "Åsa", started="2025-12-24T18:00:00.000+01:00") == "2025-12-24-Kari-Per-Åsa"


@each(
    ("player", "part"),
    [
        ("Anna Lena", "Anna_Lena"),
        ("../etc/passwd", "etc_passwd"),
        ('a<b>:"/\\|?*c', "a_b_c"),
        ("さくら", "さくら"),
        ("CON.", "CON"),
        (" . ", ""),
        ("🎆", ""),
        ("A\u030asa", "Åsa"),
    ],
)
def test_what_no_file_may_be_called_is_left_out(player: str, part: str) -> None:
    assert named(player, "Per") == "-".join(filter(None, ("2026-05-01", part, "Per")))


@given(st.lists(any_names(), min_size=2, max_size=5))
def test_every_system_takes_it(players: list[str]) -> None:
    name = named(*players)
    assert name.startswith("2026-05-01")
    assert len(name.encode()) <= 180
    assert not set(name) & set('<>:"/\\|?*. \t\n')
    assert name == name.strip()
    assert name.isprintable()
