"""One program a data folder: a second start hands its game over to the window that is open."""

import os
import socket
import subprocess
import sys
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
from tests.input import answering, dealing
from tests.opening import OpenWindow
from tests.records.samples import plain_record
from tests.window.evening import DEAL, seated

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

ROOT = Path(__file__).parents[2]


def start(folder: Path, *arguments: str) -> "subprocess.Popen[bytes]":
    """Starts the whole program on this data folder."""
    return subprocess.Popen(
        [sys.executable, "-m", "hanabi_desktop", "--data-folder", str(folder), *arguments],
        cwd=ROOT,
        env=os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": str(ROOT)},
        stderr=subprocess.PIPE,
    )


def test_a_second_start_hands_its_game_over_and_ends_well(data: Path, tmp_path: Path, qtbot: QtBot) -> None:
    game = tmp_path / f"Größe 3{EXTENSION}"
    game.write_bytes(encode(plain_record()))
    first = SingleInstance(data)
    assert first.claim(None) is Held.HERE
    with qtbot.waitSignal(first.started_again, timeout=30_000) as handed, start(data, str(game)) as second:
        # It is answered by the event loop of this program.
        qtbot.waitUntil(lambda: second.poll() is not None, timeout=30_000)
    assert handed.args == [game]
    assert second.returncode == 0
    first.release()


def test_the_folder_is_free_again_once_the_program_has_ended(data: Path) -> None:
    for _ in range(2):
        program = SingleInstance(data)
        assert program.claim(None) is Held.HERE
        program.release()


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL")
def test_nor_does_a_program_that_was_killed_hold_it(data: Path) -> None:
    with start(data) as killed:
        while not (data / "running.lock").exists():
            assert killed.poll() is None
        killed.kill()
    program = SingleInstance(data)
    assert program.claim(None) is Held.HERE
    program.release()


def test_nor_does_one_that_died_while_it_wrote_the_lock(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hanabi_desktop.window.single_instance._WAIT", 200)
    (data / "running.lock").write_text("")
    program = SingleInstance(data)
    assert program.claim(None) is Held.HERE
    program.release()


def test_another_computer_holds_it_and_that_is_told(data: Path) -> None:
    (data / "running.lock").write_text(f"{os.getpid()}\nhanabi-desktop\nthe-living-room\n\n\n")
    assert SingleInstance(data).claim(None) is Held.ELSEWHERE
    for language, told in (("en", "another computer"), ("de", "anderen Computer")):
        window = RefusalWindow(Held.ELSEWHERE, data, language)
        with answering(partial(_read_on_its_own_ground, window, told)):
            window.tell()
        window.close()
        window.deleteLater()
    # What lies there is somebody else's.
    assert {path.name for path in data.iterdir()} == {"preferences.json", "running.lock"}


def _read_on_its_own_ground(window: RefusalWindow, told: str, sheet: QWidget) -> None:
    assert not sheet.isWindow()
    assert sheet.window() is window
    assert told in sheet.accessibleDescription()
    QTest.keyClick(sheet, Qt.Key.Key_Escape)


def test_a_program_that_does_not_answer_is_told(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("hanabi_desktop.window.single_instance._WAIT", 200)
    (data / "running.lock").write_text(f"{os.getppid()}\npython\n{socket.gethostname()}\n\n\n")
    held = SingleInstance(data).claim(None)
    # The process that has started this one is no Hanabi: where the system tells its name, the lock counts as stale.
    assert held in (Held.SILENT, Held.HERE)


def test_a_game_that_is_handed_over_closes_a_private_view_first(open_window: OpenWindow, tmp_path: Path) -> None:
    players = seated(open_window(deal=dealing(DEAL)))
    players.turn(ValueHint(1, 1))
    players.open_view()
    before = players.record
    players.window.come_forward()
    assert players.record == before
    broken = tmp_path / "broken.json"
    from tests.window.evening import told

    with answering(told("Not opened")):
        broken.write_text("{")
        players.window.come_forward(broken)
    assert players.phase() == Public()
