"""Nothing that was kept is ever let go, whatever the disk does."""

import errno
import os
import sys
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from hanabi_desktop.records.encoding import encode
from hanabi_desktop.records.record import Record, replay
from hanabi_desktop.records.saves.autosave import Autosave, DamagedSave, UntouchedSave
from hanabi_desktop.records.saves.keeping import Keeping, NotKept, Trouble
from hanabi_desktop.records.store import load, save
from hanabi_desktop.rules import EndEarly
from tests.records.samples import plain_record

NOW = datetime(2026, 5, 1, 20, 0, tzinfo=UTC)
FIRST, SECOND, THIRD = (f"autosave{number}.hanabi.json" for number in ("", "-2", "-3"))
LOCK = "autosave.lock"


def nothing_is_forbidden() -> bool:
    """Whether these tests are run by somebody, such as root, who may read what nobody may read."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "secret"
        path.touch(mode=0)
        return os.access(path, os.R_OK)


as_user = pytest.mark.skipif(nothing_is_forbidden(), reason="nothing is forbidden to root")


class Program:
    """One run of the program, as far as it keeps games."""

    def __init__(self, folder: Path) -> None:
        self.troubles: list[Trouble] = []
        self.keeping = Keeping(folder, Autosave(folder), self.troubles.append, lambda: NOW)
        self.found = self.keeping.find()

    def end(self) -> None:
        self.keeping.close()


@pytest.fixture
def folder(tmp_path: Path) -> Iterator[Path]:
    folder = tmp_path / "data"
    folder.mkdir()
    yield folder
    folder.chmod(0o700)


def played(seed: int, actions: int = 3) -> Record:
    """A game in progress."""
    record = plain_record(seed, actions=actions)
    assert not replay(record).end
    return record


def ended(seed: int = 1, actions: int = 3) -> Record:
    record = played(seed, actions=actions)
    return Record(record.names, record.setup, (*record.actions, EndEarly()))


def left(folder: Path, name: str, record: Record) -> bytes:
    """A game as another run of the program left it."""
    save(record, folder / name)
    return (folder / name).read_bytes()


def played_last(path: Path) -> None:
    os.utime(path, (2**33, 2**33))


def games(folder: Path) -> list[Record]:
    return [load(path) for path in sorted((folder / "games").glob("*.hanabi.json"))]


def no_folder_of_games(folder: Path) -> None:
    (folder / "games").write_bytes(b"in the way")


# A game gives way to another


def test_an_unfinished_game_is_put_away_before_another_takes_its_place(folder: Path) -> None:
    left(folder, FIRST, played(1))
    program = Program(folder)
    assert program.found == played(1)
    program.keeping.give_way(program.found)
    program.keeping.save(played(2))
    assert games(folder) == [played(1)]
    assert load(folder / FIRST) == played(2)


def test_a_game_that_cannot_be_put_away_stays_and_the_next_goes_elsewhere(folder: Path) -> None:
    before = left(folder, FIRST, played(1))
    no_folder_of_games(folder)
    program = Program(folder)
    program.keeping.give_way(program.found)
    program.keeping.save(played(2))
    assert (folder / FIRST).read_bytes() == before
    assert load(folder / SECOND) == played(2)
    assert [type(trouble) for trouble in program.troubles] == [NotKept]
    program.keeping.give_way(ended(2))
    program.end()
    assert (folder / FIRST).read_bytes() == before
    assert Program(folder).found == played(2)


def test_what_is_put_away_is_read_back_before_the_slot_is_emptied(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = left(folder, FIRST, played(1))
    program = Program(folder)
    monkeypatch.setattr("hanabi_desktop.records.saves.keeping.load", lambda _path: played(9))
    program.keeping.give_way(program.found)
    assert (folder / FIRST).read_bytes() == before
    assert [type(trouble) for trouble in program.troubles] == [NotKept]


def test_no_other_game_is_saved_over_even_if_nobody_made_room(folder: Path) -> None:
    before = left(folder, FIRST, played(1))
    program = Program(folder)
    program.keeping.save(played(2))
    assert (folder / FIRST).read_bytes() == before
    assert load(folder / SECOND) == played(2)


# A game that ended


def test_a_game_that_ended_and_was_not_put_away_is_put_away_at_the_next_start(folder: Path) -> None:
    left(folder, FIRST, ended())
    program = Program(folder)
    assert program.found is None
    assert games(folder) == [ended()]
    assert not (folder / FIRST).exists()


def test_it_is_put_away_once_though_the_program_died_in_between(folder: Path) -> None:
    left(folder, FIRST, ended())
    Program(folder).end()
    left(folder, FIRST, ended())
    Program(folder)
    assert games(folder) == [ended()]


def test_it_stays_where_it_is_while_it_cannot_be_put_away(folder: Path) -> None:
    before = left(folder, FIRST, ended())
    left(folder, SECOND, played(2))
    played_last(folder / FIRST)
    no_folder_of_games(folder)
    program = Program(folder)
    assert program.found == played(2)
    assert [type(trouble) for trouble in program.troubles] == [NotKept]
    assert (folder / FIRST).read_bytes() == before
    program.end()
    (folder / "games").unlink()
    Program(folder)
    assert games(folder) == [ended()]


def test_a_finished_record_that_was_only_opened_is_not_kept_twice(folder: Path) -> None:
    program = Program(folder)
    program.keeping.opened(ended(), folder.parent / "opened.json")
    program.keeping.save(ended())
    program.keeping.give_way(ended())
    assert not (folder / "games").exists()
    assert not (folder / FIRST).exists()


# Saves that cannot be had


@as_user
def test_a_save_that_cannot_be_read_is_told_and_left_alone(folder: Path) -> None:
    before = left(folder, FIRST, played(1))
    (folder / FIRST).chmod(0)
    program = Program(folder)
    assert program.found is None
    assert [type(trouble) for trouble in program.troubles] == [UntouchedSave]
    program.keeping.save(played(2))
    (folder / FIRST).chmod(0o600)
    assert (folder / FIRST).read_bytes() == before
    assert load(folder / SECOND) == played(2)


def test_one_error_of_the_disk_while_reading_costs_no_game(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = left(folder, FIRST, played(1))
    with monkeypatch.context() as broken:
        broken.setattr("hanabi_desktop.records.saves.slots.read_bounded", _broken)
        program = Program(folder)
    assert program.found is None
    program.keeping.save(played(2))
    program.keeping.give_way(played(2))
    assert (folder / FIRST).read_bytes() == before


def _broken(_path: Path) -> bytes:
    raise OSError(errno.EIO, "broken")


def test_a_save_of_a_later_version_is_left_alone(folder: Path) -> None:
    later = encode(played(1)).replace(b'"version":2', b'"version":999')
    (folder / FIRST).write_bytes(later)
    program = Program(folder)
    assert program.found is None
    assert [(type(trouble), getattr(trouble, "path", None)) for trouble in program.troubles] == [
        (UntouchedSave, folder / FIRST)
    ]
    program.keeping.save(played(2))
    assert (folder / FIRST).read_bytes() == later
    assert load(folder / SECOND) == played(2)


def test_a_damaged_save_is_set_aside(folder: Path) -> None:
    (folder / FIRST).write_bytes(b"{")
    program = Program(folder)
    assert [type(trouble) for trouble in program.troubles] == [DamagedSave]
    assert (folder / f"{FIRST}.damaged-1").read_bytes() == b"{"


def test_a_folder_in_the_place_of_a_save(folder: Path) -> None:
    (folder / FIRST).mkdir()
    left(folder, SECOND, played(2))
    played_last(folder / FIRST)
    program = Program(folder)
    assert program.found == played(2)
    assert [type(trouble) for trouble in program.troubles] == [UntouchedSave]
    other = Program(folder)
    other.keeping.save(played(3))
    assert load(folder / THIRD) == played(3)


@pytest.mark.skipif(sys.platform == "win32", reason="links want permission")
def test_a_link_to_itself_hides_no_game(folder: Path) -> None:
    (folder / SECOND).symlink_to(folder / SECOND)
    left(folder, FIRST, played(1))
    program = Program(folder)
    assert program.found == played(1)
    assert [type(trouble) for trouble in program.troubles] == [UntouchedSave]
    program.keeping.save(played(2))
    assert load(folder / THIRD) == played(2)


def test_a_folder_in_the_place_of_a_lock_withholds_no_game(folder: Path) -> None:
    before = left(folder, FIRST, played(1))
    (folder / LOCK).mkdir()
    program = Program(folder)
    assert program.found == played(1)
    assert [type(trouble) for trouble in program.troubles] == [UntouchedSave]
    program.keeping.save(played(1))
    assert load(folder / SECOND) == played(1)
    assert (folder / FIRST).read_bytes() == before


def test_a_lock_that_is_of_no_use_sends_a_new_game_to_the_next_place(folder: Path) -> None:
    (folder / LOCK).mkdir()
    program = Program(folder)
    program.keeping.save(played(1))
    assert load(folder / SECOND) == played(1)


@as_user
def test_a_game_in_a_folder_that_cannot_be_written_is_offered(folder: Path) -> None:
    left(folder, FIRST, played(1))
    folder.chmod(0o500)
    program = Program(folder)
    assert program.found == played(1)
    assert program.troubles
    with pytest.raises(OSError, match="denied"):
        program.keeping.save(played(1))


@as_user
def test_a_folder_that_cannot_be_searched_is_told_once(folder: Path) -> None:
    left(folder, FIRST, played(1))
    folder.chmod(0)
    program = Program(folder)
    assert program.found is None
    assert len(program.troubles) == 1


# Whose slot it is


def test_a_lock_that_is_lost_is_taken_again(folder: Path) -> None:
    program = Program(folder)
    program.keeping.save(played(1, actions=1))
    (folder / LOCK).unlink()
    program.keeping.save(played(1, actions=2))
    assert load(folder / FIRST) == played(1, actions=2)
    assert Program(folder).found is None


def test_two_programs_never_write_over_each_other_though_the_lock_was_removed(folder: Path) -> None:
    one = Program(folder)
    one.keeping.save(played(1, actions=1))
    (folder / LOCK).unlink()
    two = Program(folder)
    assert two.found == played(1, actions=1)
    two.keeping.save(played(1, actions=5))
    one.keeping.save(played(1, actions=2))
    two.keeping.save(played(1, actions=6))
    assert load(folder / FIRST) == played(1, actions=6)
    assert load(folder / SECOND) == played(1, actions=2)


@pytest.mark.skipif(sys.platform == "win32", reason="locks otherwise")
def test_two_programs_never_write_over_each_other_where_there_are_no_locks(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_locks(_descriptor: int, _operation: int) -> None:
        raise OSError(errno.ENOLCK, "no locks")

    monkeypatch.setattr("fcntl.flock", no_locks)
    one = Program(folder)
    one.keeping.save(played(1, actions=1))
    two = Program(folder)
    assert two.found == played(1, actions=1)
    two.keeping.save(played(1, actions=5))
    one.keeping.save(played(1, actions=2))
    assert load(folder / FIRST) == played(1, actions=5)
    assert load(folder / SECOND) == played(1, actions=2)


def test_a_folder_that_was_removed_is_made_again(folder: Path) -> None:
    program = Program(folder)
    program.keeping.save(played(1, actions=1))
    for path in folder.iterdir():
        path.unlink()
    folder.rmdir()
    program.keeping.save(played(1, actions=2))
    assert load(folder / FIRST) == played(1, actions=2)
    assert Program(folder).found is None


def test_a_file_that_was_only_touched_is_ours_still(folder: Path) -> None:
    program = Program(folder)
    program.keeping.save(played(1, actions=1))
    os.utime(folder / FIRST, ns=(5, 5))
    program.keeping.save(played(1, actions=2))
    assert load(folder / FIRST) == played(1, actions=2)


def test_the_game_that_was_played_last_is_offered_whatever_the_clock_says(folder: Path) -> None:
    older, newer = Program(folder), Program(folder)
    older.keeping.save(played(1))
    newer.keeping.save(played(2))
    os.utime(folder / SECOND, ns=(1, 1))
    older.end()
    newer.end()
    assert Program(folder).found == played(2)


# What may be swept away


def test_rubbish_is_swept_away_and_nothing_else(folder: Path) -> None:
    (folder / "games").mkdir()
    old = [
        folder / ".preferences.json.0011aabb.tmp",
        folder / "games" / ".2026.hanabi.json.0011aabb.tmp",
        folder / "games" / "2026.hanabi.json",
    ]
    kept = [folder / "games" / "note.txt", folder / "games" / "x.tmp", folder / "games" / "2025.hanabi.json"]
    for path in (*old, *kept):
        path.write_bytes(b"{" if path is kept[-1] else b"")
    fresh = [folder / "games" / "2027.hanabi.json", folder / "games" / ".2027.hanabi.json.0011aabb.tmp"]
    for path in (*old, *kept):
        os.utime(path, (1, 1))
    for path in fresh:
        path.touch()
    Program(folder)
    assert not any(path.exists() for path in old)
    assert all(path.exists() for path in (*kept, *fresh))


def test_a_game_opened_from_a_slot_is_not_taken_for_kept(folder: Path) -> None:
    left(folder, SECOND, ended())
    program = Program(folder / "elsewhere")
    program.keeping.opened(ended(), folder / "elsewhere" / SECOND)
    assert not program.keeping.is_safe(ended())
    program.keeping.opened(ended(), folder / SECOND)
    assert program.keeping.is_safe(ended())


def test_what_goes_on_without_all_that_it_had_is_kept_as_it_was(folder: Path) -> None:
    before = left(folder, FIRST, played(1))
    no_folder_of_games(folder)
    program = Program(folder)
    assert program.found is not None
    program.keeping.keep_apart(program.found)
    program.keeping.save(played(1, 2))
    assert (folder / FIRST).read_bytes() == before


def test_one_game_that_cannot_be_put_away_is_told_once(folder: Path) -> None:
    no_folder_of_games(folder)
    program = Program(folder)
    program.keeping.save(ended())
    program.keeping.finish(ended())
    program.keeping.give_way(ended())
    assert [type(trouble) for trouble in program.troubles] == [NotKept]
