"""The system ends the program: that is no fault, and the next start tells of none."""

import os
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.input import wait_until

ROOT = Path(__file__).parents[2]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="Windows ends programs in other ways")


def begun(folder: Path) -> Callable[[], bool]:
    return (folder / "hanabi-desktop" / "running.txt").exists


@pytest.mark.parametrize("name", ["SIGTERM", "SIGHUP", "SIGINT"])
def test_a_program_that_the_system_ends_has_not_broken_off(tmp_path: Path, qapp: object, name: str) -> None:
    environment = os.environ | {"XDG_DATA_HOME": str(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    with subprocess.Popen([sys.executable, "-m", "hanabi_desktop"], env=environment, cwd=ROOT) as process:
        try:
            wait_until(begun(tmp_path), seconds=30)
            process.send_signal(getattr(signal, name))
            assert process.wait(30) == 0
        finally:
            process.kill()
    assert not begun(tmp_path)()
    assert (tmp_path / "hanabi-desktop" / "window.geometry").exists()
