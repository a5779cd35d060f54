"""The game in progress is there again, after whatever ended the program."""

import errno
import os
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path

import pytest

from hanabi_desktop.records.encoding import encode
from hanabi_desktop.records.problems import RecordError
from hanabi_desktop.records.record import RefusedAction
from hanabi_desktop.records.saves.autosave import Autosave, DamagedSave
from hanabi_desktop.records.store import save
from hanabi_desktop.rules import Discard
from tests.records.samples import ROOT, dealt_record, plain_record

FIRST, SECOND = "autosave.hanabi.json", "autosave-2.hanabi.json"

_PLAY = """
import sys
from pathlib import Path
from hanabi_desktop.records.decoding import decode
from hanabi_desktop.records.saves.autosave import Autosave
autosave = Autosave(Path(sys.argv[1]))
autosave.save(decode(Path(sys.argv[2]).read_bytes()))
print("saved", flush=True)
sys.stdin.read()
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path / "saves"


def saves(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir() if path.suffix != ".lock")


def grow_older(path: Path) -> None:
    os.utime(path, ns=(1, path.stat().st_mtime_ns - 10**9))


def test_there_is_nothing_to_continue_at_first(folder: Path) -> None:
    assert Autosave(folder).load() is None


def test_the_game_is_there_when_the_program_starts_again(folder: Path) -> None:
    program = Autosave(folder)
    for actions in range(5):
        program.save(plain_record(actions=actions))
    program.release()
    assert Autosave(folder).load() == plain_record(actions=4)
    assert saves(folder) == [FIRST]


def test_a_game_that_is_continued_is_saved_where_it_was(folder: Path) -> None:
    first = Autosave(folder)
    first.save(plain_record(actions=1))
    first.release()
    again = Autosave(folder)
    assert again.load() == plain_record(actions=1)
    again.save(plain_record(actions=2))
    assert again.load() == plain_record(actions=2)
    assert saves(folder) == [FIRST]


def test_a_game_that_is_over_is_forgotten(folder: Path) -> None:
    program = Autosave(folder)
    program.clear()
    program.save(plain_record())
    program.clear()
    assert program.load() is None
    assert saves(folder) == []
    program.save(dealt_record())
    assert saves(folder) == [FIRST]


def test_two_programs_do_not_save_over_each_other(folder: Path) -> None:
    one, two, three = Autosave(folder), Autosave(folder), Autosave(folder)
    one.save(plain_record(1))
    assert two.load() is None
    two.save(plain_record(2))
    one.save(plain_record(1, actions=2))
    assert (one.load(), two.load(), three.load()) == (plain_record(1, actions=2), plain_record(2), None)
    assert saves(folder) == [SECOND, FIRST]


def test_a_game_that_was_not_continued_is_kept(folder: Path) -> None:
    old = Autosave(folder)
    old.save(plain_record(1))
    old.release()
    Autosave(folder).save(plain_record(2))
    assert saves(folder) == [SECOND, FIRST]


def test_the_newest_game_that_nobody_plays_is_continued_first(folder: Path) -> None:
    programs = [Autosave(folder) for _ in range(3)]
    for number, program in enumerate(programs):
        program.save(plain_record(number))
    grow_older(folder / FIRST)
    for program in programs[:2]:
        program.release()
    first, second, third = Autosave(folder), Autosave(folder), Autosave(folder)
    assert first.load() == plain_record(1)
    assert second.load() == plain_record(0)
    assert third.load() is None
    first.clear()
    second.release()
    assert first.load() == plain_record(0)


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL")
def test_a_game_is_locked_while_its_program_runs_and_free_once_it_is_killed(folder: Path, tmp_path: Path) -> None:
    source = tmp_path / "source"
    save(plain_record(), source)
    with subprocess.Popen(
        cwd=ROOT,
        args=[sys.executable, "-c", _PLAY, str(folder), str(source)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
    ) as process:
        assert process.stdout
        assert process.stdout.readline() == b"saved\n"
        assert Autosave(folder).load() is None
        process.kill()
        process.wait()
        assert Autosave(folder).load() == plain_record()


def test_what_a_killed_program_left_half_written_is_cleared_away(folder: Path) -> None:
    folder.mkdir()
    save(plain_record(), folder / FIRST)
    (folder / f".{FIRST}.0011aabb.tmp").write_bytes(b"{")
    (folder / f".{SECOND}.0011aabb.tmp").write_bytes(b"{")
    assert Autosave(folder).load() == plain_record()
    assert saves(folder) == [f".{SECOND}.0011aabb.tmp", FIRST]


@pytest.mark.parametrize(
    ("data", "cause"),
    [
        (b"", RecordError),
        (b'{"players": [', RecordError),
        (b"\x00" * 5000, RecordError),
        (encode(plain_record(actions=0)).replace(b'"actions":[]', b'"actions":[{"type":1,"target":0}]'), RefusedAction),
    ],
)
def test_a_damaged_game_is_set_aside_and_reported(data: bytes, cause: type[ValueError], folder: Path) -> None:
    folder.mkdir()
    (folder / FIRST).write_bytes(data)
    program = Autosave(folder)
    with pytest.raises(DamagedSave) as damaged:
        program.load()
    assert isinstance(damaged.value.cause, cause)
    assert damaged.value.aside.read_bytes() == data
    assert program.load() is None
    program.save(dealt_record())
    assert program.load() == dealt_record()
    assert saves(folder) == [FIRST, f"{FIRST}.damaged-1"]


def test_no_damaged_game_replaces_another(folder: Path) -> None:
    folder.mkdir()
    for number in (1, 2, 3):
        (folder / FIRST).write_bytes(b"%d" % number)
        program = Autosave(folder)
        with pytest.raises(DamagedSave):
            program.load()
        program.release()
    assert [(folder / f"{FIRST}.damaged-{number}").read_bytes() for number in (1, 2, 3)] == [b"1", b"2", b"3"]


def test_an_older_game_is_found_behind_a_damaged_one(folder: Path) -> None:
    folder.mkdir()
    save(plain_record(), folder / SECOND)
    grow_older(folder / SECOND)
    (folder / FIRST).write_bytes(b"{")
    program = Autosave(folder)
    with pytest.raises(DamagedSave):
        program.load()
    assert program.load() == plain_record()


def test_a_folder_that_cannot_be_written_is_told_each_time(tmp_path: Path) -> None:
    (tmp_path / "saves").write_bytes(b"in the way")
    program = Autosave(tmp_path / "saves")
    assert program.load() is None
    for _ in range(2):
        with pytest.raises(OSError, match="saves"):
            program.save(dealt_record())
    program.clear()
    (tmp_path / "saves").unlink()
    program.save(dealt_record())
    assert program.load() == dealt_record()


def test_the_places_do_not_go_on_for_ever(folder: Path) -> None:
    with ExitStack() as stack:
        for _ in range(99):
            program = Autosave(folder)
            stack.callback(program.release)
            program.save(dealt_record())
        with pytest.raises(OSError, match="taken"):
            Autosave(folder).save(dealt_record())


def test_a_record_that_the_rules_refuse_is_not_offered(folder: Path) -> None:
    folder.mkdir()
    save(type(dealt_record())(("A", "B"), dealt_record().setup, (Discard(0),)), folder / FIRST)
    with pytest.raises(DamagedSave, match="all-clock-tokens"):
        Autosave(folder).load()


@pytest.mark.skipif(sys.platform == "win32", reason="locks otherwise")
def test_a_lock_whose_file_fails_to_close_is_let_go_all_the_same(
    folder: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Closed it is, whatever the file system says; its number may be another file's by then."""
    program = Autosave(folder)
    program.save(plain_record())
    closed: list[int] = []
    close = os.close

    def failing(descriptor: int) -> None:
        close(descriptor)
        closed.append(descriptor)
        raise OSError(errno.EIO, "it cannot be written")

    with monkeypatch.context() as broken:
        broken.setattr("os.close", failing)
        for _ in range(3):
            program.release()
    assert len(closed) == 1
    assert "OSError EIO" in caplog.text
    assert Autosave(folder).load() == plain_record()


def test_where_there_are_no_locks_games_are_saved_all_the_same(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def no_locks(descriptor: int, operation: int) -> None:
        raise OSError(errno.ENOLCK, "no locks")

    monkeypatch.setattr("fcntl.flock", no_locks)
    Autosave(folder).save(dealt_record())
    assert Autosave(folder).load() == dealt_record()


@pytest.mark.skipif(sys.platform == "win32", reason="locks otherwise")
def test_a_lock_that_fails_is_told(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(descriptor: int, operation: int) -> None:
        raise OSError(errno.EIO, "broken")

    monkeypatch.setattr("fcntl.flock", broken)
    with pytest.raises(OSError, match="broken"):
        Autosave(folder).save(dealt_record())
