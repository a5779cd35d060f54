"""The program starts with nothing but what its title shows, and ends well when the system ends it."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from PySide6.QtCore import QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hanabi_desktop.gui import ICON_SIZES
from hanabi_desktop.records.record import replay
from hanabi_desktop.rules import EDITIONS, EditionId, Play
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.window.main_window import MainWindow
from tests.input import wait_until
from tests.players import seats
from tests.window.late_game import screen_of

ROOT = Path(__file__).parents[2]

_LOADED = """
import sys
from hanabi_desktop.app import main
status = main(["--smoke"])
print(*(name for name in sys.modules if name.startswith("hanabi_desktop.")), sep="\\n")
sys.exit(status)
"""


def loaded(home: Path) -> list[str]:
    """The modules of a program that has shown its title in a home of its own."""
    folders = {"XDG_DATA_HOME": str(home), "XDG_CACHE_HOME": str(home / "cache")}
    environment = os.environ | folders | {"QT_QPA_PLATFORM": "offscreen"}
    ran = subprocess.run([sys.executable, "-c", _LOADED], env=environment, check=True, capture_output=True, text=True)
    return ran.stdout.split()


def test_the_title_loads_nothing_of_tables_and_to_be_tried_changes_nothing_that_is_remembered(tmp_path: Path) -> None:
    there = loaded(tmp_path)
    screens = ("screens.table", "screens.new_game", "screens.settings", "screens.rulebook")
    for part in (*screens, "board", "boxes", "models.table", "loudspeaker"):
        assert not [name for name in there if name.startswith(f"hanabi_desktop.{part}")], part
    left = {path.name for path in tmp_path.rglob("*") if path.is_file()}
    assert "window.geometry" not in left


def test_the_icon_is_painted_in_whatever_size_is_asked_for(qapp: object) -> None:
    wait_until(lambda: not QApplication.windowIcon().isNull())
    icon = QApplication.windowIcon()
    assert {size.width() for size in icon.availableSizes()} == set(ICON_SIZES)
    for side in (16, 33, 256):
        picture = icon.pixmap(QSize(side, side)).toImage().convertToFormat(QImage.Format.Format_ARGB32)
        assert picture.width() == side
        assert picture.pixelColor(side // 2, side // 2).alpha() == 255
        assert picture.pixelColor(0, 0).alpha() < 255


def test_no_face_is_kept_for_the_next_start(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> None:
    window = MainWindow(tmp_path, pictures=tmp_path / "pictures")
    qtbot.addWidget(window)
    window.show()
    edition = EDITIONS[EditionId.ENGLISH]
    window.game.start(NewGame(edition.id, edition.rules, seats(("Kari", "Per", "Ola")), 0))
    screen = screen_of(window)
    for _ in range(2):  # two mistakes lose nothing
        screen.look_away(screen.table.current)
        screen.open_view()
        window.grab()
        game = replay(screen.table.record)
        screen.act(Play(game.hands[game.current][0]))
        window.grab()
    kept = {path.name.rpartition("-")[0] for path in (tmp_path / "pictures").iterdir()}
    assert {"table", "back"} <= kept <= {"table", "title", "name", "back", "deck"}


# The system ends the program: it ends well, and leaves the folder to the next


unix = pytest.mark.skipif(sys.platform == "win32", reason="Windows ends programs in other ways")


def begun(folder: Path) -> Callable[[], bool]:
    return (folder / "hanabi-desktop" / "running.socket").exists


@pytest.fixture
def short_path() -> Iterator[Path]:
    """A folder in whose data folder a socket has room: systems allow its path some hundred bytes."""
    with TemporaryDirectory() as folder:
        yield Path(folder)


@unix
@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGINT"])
def test_a_program_that_the_system_ends_ends_well(short_path: Path, qapp: object, name: str) -> None:
    environment = os.environ | {"XDG_DATA_HOME": str(short_path), "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen([sys.executable, "-m", "hanabi_desktop"], env=environment, cwd=ROOT) as process:
        try:
            wait_until(begun(short_path), seconds=30)
            process.send_signal(getattr(signal, name))
            assert process.wait(30) == 0
        finally:
            process.kill()
    assert not begun(short_path)()
    assert (short_path / "hanabi-desktop" / "window.geometry").exists()


@unix
@pytest.mark.parametrize("loading", [b"argparse", b"msgspec", b"PySide6.QtGui"])
def test_ctrl_c_while_the_program_is_loaded_says_nothing(tmp_path: Path, loading: bytes) -> None:
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-X", "importtime", "-m", "hanabi_desktop"]
    with subprocess.Popen(command, env=environment, cwd=ROOT, stderr=subprocess.PIPE) as process:
        assert process.stderr is not None
        while loading not in process.stderr.readline():
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        said = process.stderr.read()
    assert process.returncode in (0, -signal.SIGINT)
    assert b"Traceback" not in said
    assert b"KeyboardInterrupt" not in said


_THINKING = """
import sys
from PySide6.QtCore import QCoreApplication, QTimer
from hanabi_desktop.screen import thinker

def choose(level, seen):
    while True:
        pass

application = QCoreApplication([])
thinker._choose = choose
thinker.Thinker(application).ask(None, None)
QTimer.singleShot(100, application.quit)
sys.exit(application.exec())
"""


def test_a_thought_that_never_ends_keeps_no_process_alive() -> None:
    assert subprocess.run([sys.executable, "-c", _THINKING], cwd=ROOT, timeout=60, check=False).returncode == 0
