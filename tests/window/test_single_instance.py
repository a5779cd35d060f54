"""One program a data folder: a second start hands its game over to the window that is open."""

import os
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from hanabi_desktop.records.format import encode
from hanabi_desktop.records.store import EXTENSION
from hanabi_desktop.rules import ValueHint
from hanabi_desktop.screen.view import Public
from hanabi_desktop.window.single_instance import Held, RefusalWindow, SingleInstance
from tests.driver import MousePlayers
from tests.input import answering, wait_until
from tests.records.samples import plain_record
from tests.window.evening import told

ROOT = Path(__file__).parents[2]


def start(folder: Path, *arguments: str) -> "subprocess.Popen[bytes]":
    """Starts the whole program on this data folder."""
    return subprocess.Popen(
        [sys.executable, "-m", "hanabi_desktop", "--data-folder", str(folder), *arguments],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
        stderr=subprocess.PIPE,
    )


def claimed(folder: Path) -> SingleInstance:
    """A program that holds the folder; no other does."""
    program = SingleInstance(folder)
    assert program.claim(None) is Held.HERE
    return program


@pytest.fixture
def first(data: Path) -> Iterator[SingleInstance]:
    program = claimed(data)
    yield program
    program.release()


def test_a_second_start_hands_over_its_game(first: SingleInstance, data: Path, tmp_path: Path, qtbot: QtBot) -> None:
    game = tmp_path / f"Größe 3{EXTENSION}"
    game.write_bytes(encode(plain_record()))
    with qtbot.waitSignal(first.started_again, timeout=30_000) as handed, start(data, str(game)) as second:
        # It is answered by the event loop of this program.
        qtbot.waitUntil(lambda: second.poll() is not None, timeout=30_000)
    assert handed.args == [game]
    assert second.returncode == 0


def test_the_folder_is_free_again_once_the_program_has_ended(data: Path) -> None:
    for _ in range(2):
        claimed(data).release()


POSIX = pytest.mark.skipif(sys.platform == "win32", reason="signals, links and sockets as POSIX has them")


@POSIX
def test_nor_does_a_program_that_was_killed_hold_it(data: Path) -> None:
    with start(data) as killed:
        wait_until((data / "running.socket").exists, seconds=30)
        killed.kill()
    claimed(data).release()


@pytest.mark.parametrize(
    "left",
    ["", "1\nhanabi-desktop\nthe-living-room\n\n\n", f"{os.getpid()}\npython\n"],
    ids=["empty", "elsewhere", "own number"],
)
def test_nor_does_what_a_program_of_earlier_has_left(data: Path, left: str) -> None:
    (data / "running.lock").write_text(left)
    claimed(data).release()


@POSIX
@pytest.mark.parametrize(
    ("name", "spelling"),
    [("first line\nsecond line", "link"), ("\udcff\udce5", "data/../data"), ("n" * 200, "data")],
    ids=["two lines", "no UTF-8", "long"],
)
def test_a_game_arrives_whole_from_a_folder_of_any_name(tmp_path: Path, qtbot: QtBot, name: str, spelling: str) -> None:
    folder = tmp_path / "data"
    (tmp_path / "link").symlink_to(folder)
    first = claimed(folder)
    game = tmp_path / f"{name}{EXTENSION}"
    assert handed_over(first, tmp_path / spelling, game, qtbot) == game
    first.release()


@POSIX
def test_a_folder_with_a_long_name_has_its_socket_elsewhere(tmp_path: Path, qtbot: QtBot) -> None:
    folder = tmp_path / ("n" * 100) / "data"
    first = claimed(folder)
    assert handed_over(first, folder, None, qtbot) is None
    assert [path.name for path in folder.iterdir()] == ["running.lock"]
    first.release()


_ASKING = """
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from hanabi_desktop.window.single_instance import SingleInstance
application = QCoreApplication([])
print(SingleInstance(Path(sys.argv[1])).claim(Path(sys.argv[2]) if sys.argv[2] else None).name)
"""


def ask(folder: Path, game: Path | None) -> "subprocess.Popen[str]":
    """A second start as far as it has come when it knows whether the folder is its own."""
    args = [sys.executable, "-c", _ASKING, str(folder), str(game or "")]
    return subprocess.Popen(args, cwd=ROOT, env=os.environ | {"TMPDIR": "/nowhere"}, stdout=subprocess.PIPE, text=True)


def heard(asking: "subprocess.Popen[str]") -> str:
    """What came of it."""
    return asking.communicate(timeout=30)[0].strip()


def handed_over(first: SingleInstance, folder: Path, game: Path | None, qtbot: QtBot) -> object:
    """What the first program hears from a second start, which is told that it was heard."""
    with qtbot.waitSignal(first.started_again, timeout=30_000) as handed:
        asking = ask(folder, game)
    assert heard(asking) == "HANDED_OVER"
    assert handed.args is not None
    return handed.args[0]


@POSIX
def test_while_one_leaves_the_next_waits_and_takes_over(first: SingleInstance, data: Path, tmp_path: Path) -> None:
    # Its window is closed; it still has to end.
    first._stop_listening()
    second = ask(data, tmp_path / "game.json")
    with suppress(subprocess.TimeoutExpired):
        second.wait(2)
    assert second.poll() is None
    first.release()
    assert heard(second) == "HERE"


@POSIX
def test_what_was_asked_of_one_that_leaves_is_not_acknowledged(first: SingleInstance, data: Path) -> None:
    with socket.socket(socket.AF_UNIX) as asking:
        asking.connect(str(data / "running.socket"))
        asking.sendall(b"/game.json\0")
        first.release()
        with pytest.raises(ConnectionResetError):
            asking.recv(16)


@POSIX
def test_a_refusal_is_final(first: SingleInstance, data: Path, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hanabi_desktop.window.single_instance._WAIT", 300)
    opened: list[object] = []
    first.started_again.connect(opened.append)
    # This program answers nobody meanwhile: its event loop stands still.
    assert SingleInstance(data).claim(data / "late.json") is Held.SILENT
    handed_over(first, data, data / "now.json", qtbot)
    assert opened == [data / "now.json"]


@POSIX
def test_who_says_nothing_keeps_nobody_waiting(first: SingleInstance, data: Path, qtbot: QtBot) -> None:
    silent = [socket.socket(socket.AF_UNIX) for _ in range(20)]
    for one in silent:
        one.connect(str(data / "running.socket"))
    silent[0].sendall(b"x" * 100_000)
    assert handed_over(first, data, data / "a.json", qtbot) == data / "a.json"
    for one in silent:
        one.close()


@POSIX
def test_a_folder_that_takes_no_lock_is_opened_and_links_are_left_alone(data: Path, tmp_path: Path) -> None:
    (tmp_path / "precious").write_text("years of work")
    for target in ("precious", "nowhere"):
        (data / "running.lock").symlink_to(tmp_path / target)
        program = claimed(data)
        assert program.unlocked is not None
        program.release()
        (data / "running.lock").unlink()
    program = claimed(data)
    assert program.unlocked is None
    program.release()
    assert (tmp_path / "precious").read_text() == "years of work"
    assert not (tmp_path / "nowhere").exists()


@POSIX
def test_a_program_that_is_silent_is_told(first: SingleInstance, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hanabi_desktop.window.single_instance._WAIT", 200)
    (data / "preferences.json").write_text("{")
    there = {path.name for path in data.iterdir()}
    assert SingleInstance(data).claim(None) is Held.SILENT
    for language, words in (("en", "isn’t responding"), ("de", "antwortet aber nicht")):
        window = RefusalWindow(Held.SILENT, data, language)
        with answering(partial(_read_on_its_own_ground, window, words)):
            window.tell()
        window.close()
        window.deleteLater()
    # What lies there is somebody else's, damaged or not.
    assert {path.name for path in data.iterdir()} == there


def _read_on_its_own_ground(window: RefusalWindow, told: str, sheet: QWidget) -> None:
    assert not sheet.isWindow()
    assert sheet.window() is window
    assert told in sheet.accessibleDescription()
    QTest.keyClick(sheet, Qt.Key.Key_Escape)


def test_a_game_that_is_handed_over_closes_a_private_view_first(players: MousePlayers, tmp_path: Path) -> None:
    players.turn(ValueHint(1, 1))
    players.open_view()
    before = players.record
    players.window.come_forward()
    assert players.record == before
    broken = tmp_path / "broken.json"
    with answering(told("Not opened")):
        broken.write_text("{")
        players.window.come_forward(broken)
    assert players.phase() == Public()
