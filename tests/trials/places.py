"""Something odd lies in the place of one file: the program starts all the same, tells it once, ends, and spoils nothing.

Each process is the whole program, from its command line to its window, in a folder of its own in which one file is a pipe,
a folder, a link to a file, to nothing or to an endless device, is three gigabytes large, or may not be read.
"""

import json
import os
import select
import signal
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication

from hanabi_desktop import app, gui
from hanabi_desktop.records.store import EXTENSION
from hanabi_desktop.widgets.sheet import open_dialog
from hanabi_desktop.window.main_window import MainWindow
from tests.trials.program import answer, at_home

_PATIENCE = 60.0
"""Seconds until the window, and then until the end."""
_QUIET = 10
"""Looks at the window, 20 ms each, in which nothing is told any more."""
FILES = (
    "preferences.json",
    "window.geometry",
    "running.lock",
    "running.socket",
    "log.txt",
    "log.txt.1",
    "games",
    f"games/2026-05-01-Kari{EXTENSION}",
    "pictures",
)
_SILENT = {
    ("running.lock", "3 GB"): "it is locked, and never read",
    ("log.txt", "3 GB"): "it is full, so another one is begun",
    ("games", "folder"): "it is one",
    ("games", "dangling link"): "there is no game, and the first that cannot be saved is told",
    (f"games/2026-05-01-Kari{EXTENSION}", "dangling link"): "there is no game",
}
"""What need not be told, and why."""
_SILENT_FILES = {
    "running.socket": "what a program that died has left; another place serves as well",
    "log.txt.1": "an older log gives way to a newer one",
}
_SAID = "hanabi-desktop: "


def _unreadable(path: Path, _home: Path) -> None:
    path.write_text("{}")
    path.chmod(0)


def _large(path: Path, _home: Path) -> None:
    with path.open("wb") as file:
        file.truncate(3 << 30)


ODD: dict[str, Callable[[Path, Path], object]] = {
    "pipe": lambda path, _: os.mkfifo(path),
    "folder": lambda path, _: path.mkdir(),
    "link": lambda path, home: path.symlink_to(home / "precious"),
    "dangling link": lambda path, home: path.symlink_to(home / "nowhere"),
    "endless link": lambda path, _: path.symlink_to("/dev/zero"),
    "3 GB": _large,
    "unreadable": _unreadable,
}


def environment(home: Path) -> dict[str, str]:
    """The folders of the system for one home."""
    names = {"XDG_DATA_HOME": home, "XDG_CONFIG_HOME": home, "XDG_CACHE_HOME": home / "cache"}
    return {name: str(folder) for name, folder in names.items()} | {"QT_QPA_PLATFORM": "offscreen"}


def run() -> int:
    """The program itself, in a process of its own; says `told` for each sheet, and `window` when all is told."""
    quiet = 0

    def look() -> None:
        nonlocal quiet
        window = next((top for top in QApplication.topLevelWidgets() if isinstance(top, MainWindow)), None)
        dialog = open_dialog()
        quiet = quiet + 1 if window is not None and window.isVisible() and dialog is None else 0
        if dialog is not None:
            print("told", dialog.accessibleDescription().replace("\n", " "), flush=True)
            answer()
        elif quiet == _QUIET:
            print("window", flush=True)

    def prepare(application: QApplication) -> None:
        as_ever(application)
        looks = QTimer(application)
        looks.timeout.connect(look)
        looks.start(20)

    as_ever, gui.prepare = gui.prepare, prepare
    return app.main(["--log-level", "info"])


def put(home: Path, file: str, odd: str) -> list[Path]:
    """Puts it in the place of a file, or of every picture that is kept; returns where."""
    folder = at_home(home)
    (home / "precious").write_text("years of work")
    places = list((home / "cache").rglob("*.png")) if file == "pictures" else [folder / file]
    for path in places:
        path.parent.mkdir(exist_ok=True)
        path.unlink(missing_ok=True)
        ODD[odd](path, home)
    return places


def attempt(home: Path, file: str, odd: str) -> list[str]:
    """What is wrong with how the program takes it."""
    home.mkdir()
    if file == "pictures":
        at_home(home)
        _start_and_end(home)
    if not put(home, file, odd):
        return ["no picture is kept"]
    written = (home / "precious").stat().st_mtime_ns
    wrong, sheets, lines = _start_and_end(home)
    if (home / "nowhere").exists() or (home / "precious").read_text() != "years of work":
        wrong.append("written through a link")
    if (home / "precious").stat().st_mtime_ns != written:
        wrong.append("touched through a link")
    if len(sheets) > 1:
        wrong.append(f"told {len(sheets)} times: {sheets}")
    if not sheets and not lines and (file, odd) not in _SILENT and file not in _SILENT_FILES:
        wrong.append("not told")
    if any("Traceback" in line for line in lines):
        wrong.append(f"said {lines}")
    return wrong


def _start_and_end(home: Path) -> tuple[list[str], list[str], list[str]]:
    """What is wrong with a run, the sheets that it showed and the lines that it said."""
    command = [sys.executable, "-m", "tests.trials.places"]
    sheets: list[str] = []
    wrong: list[str] = []
    with (
        (home / "said").open("wb") as said,
        subprocess.Popen(command, env=os.environ | environment(home), stdout=subprocess.PIPE, stderr=said) as program,
    ):
        assert program.stdout is not None
        until, stands = time.monotonic() + _PATIENCE, False
        while not stands and select.select([program.stdout], [], [], max(0, until - time.monotonic()))[0]:
            line = program.stdout.readline().decode().strip()
            if not line:
                break
            stands = line == "window"
            sheets += [line] if line.startswith("told") else []
        if not stands:
            wrong.append("no window comes")
        program.send_signal(signal.SIGTERM)
        try:
            if (status := program.wait(_PATIENCE)) != 0:
                wrong.append(f"ends with {status}")
        except subprocess.TimeoutExpired:
            wrong.append("does not end")
            program.kill()
    lines = (home / "said").read_text(errors="replace").splitlines()
    return wrong, sheets, [line for line in lines if "begun: " not in line and "This plugin does not" not in line]


def main(files: tuple[str, ...] = FILES, kinds: tuple[str, ...] = tuple(ODD)) -> int:
    """Tries each in the place of each, prints, and returns the exit status."""
    start = time.monotonic()
    figures: Counter[str] = Counter()
    wrong: list[str] = []
    for file in files:
        for odd in kinds:
            if odd == "unreadable" and os.geteuid() == 0:
                figures["not tried: an administrator may read everything"] += 1
                continue
            with tempfile.TemporaryDirectory() as name:
                found = attempt(Path(name) / "home", file, odd)
            figures["tried"] += 1
            wrong += [f"{file} is a {odd}: {what}" for what in found]
    seconds = round(time.monotonic() - start)
    sys.stdout.write(json.dumps(figures | {"seconds": seconds, "wrong": len(wrong)}) + "\n")
    sys.stdout.writelines(f"WRONG {line}\n" for line in wrong)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(run())
