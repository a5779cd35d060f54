"""Files are whole or not there at all, whatever happens to the program or to the disk."""

import os
import stat
import sys
from pathlib import Path

import pytest
from msgspec.structs import replace

from hanabi_desktop.records.format import MAX_BYTES
from hanabi_desktop.records.record import DamagedRecord
from hanabi_desktop.records.store import load, not_ordinary, read_bounded, remove_half_written, save, write_atomically
from hanabi_desktop.rules import EndEarly
from tests.records.samples import confined, dealt_record, plain_record


def listed(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


def test_a_full_disk_keeps_the_last_game_and_no_rubbish(tmp_path: Path) -> None:
    path = tmp_path / "game.hanabi.json"
    save(dealt_record(), path)
    program = (
        "import sys; from pathlib import Path; from hanabi_desktop.records.store import write_atomically\n"
        "try: write_atomically(Path(sys.argv[1]), b'x' * 100_000)\n"
        "except OSError as error: print(error.errno)"
    )
    assert int(confined(program, str(path), RLIMIT_FSIZE=1000))
    assert load(path) == dealt_record()
    assert listed(tmp_path) == ["game.hanabi.json"]


@pytest.mark.skipif(sys.platform == "win32", reason="links need a privilege")
def test_what_is_no_ordinary_file_is_neither_followed_nor_replaced(tmp_path: Path) -> None:
    thesis = tmp_path / "thesis.txt"
    thesis.write_text("years of work")
    (tmp_path / "link").symlink_to(thesis)
    (tmp_path / "dangling").symlink_to(tmp_path / "nowhere")
    (tmp_path / "folder").mkdir()
    os.mkfifo(tmp_path / "pipe")
    for name in ("link", "dangling", "folder", "pipe"):
        with pytest.raises((FileExistsError, IsADirectoryError)):
            write_atomically(tmp_path / name, b"x")
        with pytest.raises((DamagedRecord, IsADirectoryError)):
            read_bounded(tmp_path / name)
    assert read_bounded(tmp_path / "link", follow=True) == b"years of work"
    assert thesis.read_text() == "years of work"
    assert listed(tmp_path) == ["dangling", "folder", "link", "pipe", "thesis.txt"]


def test_what_is_larger_than_any_record_is_not_read(tmp_path: Path) -> None:
    path = tmp_path / "large"
    path.write_bytes(b"x" * MAX_BYTES)
    assert len(read_bounded(path)) == MAX_BYTES
    path.write_bytes(b"x" * (MAX_BYTES + 1))
    with pytest.raises(DamagedRecord):
        read_bounded(path)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no endless device")
def test_nothing_is_read_without_end_nor_waited_for(tmp_path: Path) -> None:
    (tmp_path / "zero").symlink_to("/dev/zero")
    os.mkfifo(tmp_path / "pipe")
    (tmp_path / "pipe link").symlink_to(tmp_path / "pipe")
    with (tmp_path / "sparse").open("wb") as sparse:
        sparse.truncate(3 << 30)
    for path in sorted(tmp_path.iterdir()):
        with pytest.raises(DamagedRecord):
            read_bounded(path, follow=True)
    odd = ["pipe", "pipe link", "zero"]
    assert [path.name for path in not_ordinary(sorted(tmp_path.iterdir()))] == odd
    assert not_ordinary([tmp_path / "nowhere", tmp_path / "sparse" / "below"]) == []


def test_any_name_that_a_file_may_have_can_be_written(tmp_path: Path) -> None:
    path = tmp_path / ("g" * 242 + ".hanabi.json")
    for data in (b"once", b"twice"):
        write_atomically(path, data)
        assert path.read_bytes() == data
    assert listed(tmp_path) == [path.name]


def test_what_a_killed_program_has_left_half_written_is_removed_and_nothing_else(tmp_path: Path) -> None:
    left = [tmp_path / name for name in (".Kari-Per.hanabi.json.0f3a9c21.tmp", ".hanabi.0f3a9c21.tmp")]
    others = [tmp_path / name for name in ("game.hanabi.json", "notes.tmp", ".hidden", ".a.0f3a9c21.tmp.bak")]
    for path in (*left, *others):
        path.write_text("x")
    assert {entry.path for entry in remove_half_written(tmp_path)} == set(map(str, others))
    assert sorted(tmp_path.iterdir()) == sorted(others)
    assert remove_half_written(tmp_path / "nowhere") == []


@pytest.mark.skipif(sys.platform == "win32", reason="no such modes")
def test_a_game_that_goes_on_is_its_owners_from_the_start(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path, modes, sync = tmp_path / "game.hanabi.json", [], os.fsync

    def watched(descriptor: int) -> None:
        if stat.S_ISREG(os.fstat(descriptor).st_mode):
            modes.append(stat.S_IMODE(os.fstat(descriptor).st_mode))
        sync(descriptor)

    monkeypatch.setattr("os.fsync", watched)
    over = replace(plain_record(actions=5), actions=(*plain_record(actions=5).actions, EndEarly()))
    before = os.umask(0o022)
    for record, expected in ((dealt_record(), 0o600), (over, 0o644), (dealt_record(), 0o600)):
        save(record, path)
        assert modes.pop() == stat.S_IMODE(path.stat().st_mode) == expected
        assert load(path) == record
    os.umask(before)
