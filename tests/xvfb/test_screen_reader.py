"""The first turn of a game through the real accessibility bus: the program in one process, a screen reader in another."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
SYSTEM_PYTHON = "/usr/bin/python3"
BUS = ("dbus-run-session", "--")
READER = Path(__file__).with_name("bus_reader.py")
SCRIPT = """
"$1" --launch-immediately & launcher=$!
sleep 1
"$2" -m hanabi_desktop & program=$!
shift 2
"$@"; status=$?
kill $program $launcher
exit $status
"""


def missing() -> str:
    """What this machine lacks for it, in words; empty if nothing."""
    if not os.environ.get("DISPLAY"):
        return "there is no display"
    if not LAUNCHER.exists() or shutil.which("dbus-run-session") is None:
        return "there is no accessibility bus (at-spi2-core, dbus)"
    if not Path(SYSTEM_PYTHON).exists():
        return "the system has no Python of its own"
    pyatspi = subprocess.run([SYSTEM_PYTHON, "-c", "import pyatspi"], capture_output=True, check=False)
    return "" if pyatspi.returncode == 0 else "there is no python3-pyatspi"


def test_a_screen_reader_takes_the_first_turn(tmp_path: Path) -> None:
    lacking = missing()
    if lacking:
        pytest.skip(lacking)
    data = tmp_path / "hanabi-desktop"
    data.mkdir()
    (data / "preferences.json").write_text('{"version": 1, "language": "en", "guide_seen": true}')
    presses = ["New game", "Start", "Ready", "I am Player", "Play card 1", "Ready"]
    environment = os.environ | {
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "XDG_DATA_HOME": str(tmp_path),
    }
    run = subprocess.run(
        [*BUS, "bash", "-c", SCRIPT, "bash", str(LAUNCHER), sys.executable, SYSTEM_PYTHON, str(READER), *presses],
        env=environment,
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    record = json.loads((data / "autosave.hanabi.json").read_text())
    assert [action["type"] for action in record["actions"]] == [0]
