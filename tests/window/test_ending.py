"""The system ends the program: it ends well, and leaves the folder to the next."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from tests.input import wait_until

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows ends programs in other ways")


def begun(folder: Path) -> Callable[[], bool]:
    return (folder / "hanabi-desktop" / "running.socket").exists


@pytest.fixture
def short_path() -> Iterator[Path]:
    """A folder in whose data folder a socket has room: systems allow its path some hundred bytes."""
    with TemporaryDirectory() as folder:
        yield Path(folder)


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
