"""Every sheet that a start can show, and every way out of it: the program ends with 0, and nothing is left of it.

Each run is the whole program in a process of its own. Once its sheet is seen, the window is closed as a window manager
does, or a signal comes.
"""

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QMainWindow

from hanabi_desktop import app, gui
from hanabi_desktop.records.format import encode
from hanabi_desktop.records.preferences import Preferences
from hanabi_desktop.records.store import EXTENSION
from hanabi_desktop.widgets.dialogs import MessageSheet
from hanabi_desktop.widgets.sheet import open_dialog
from hanabi_desktop.window.single_instance import Held, SingleInstance
from tests.records.samples import ROOT, plain_record

WAYS = ("close", "SIGTERM", "SIGINT", "SIGHUP")
_PATIENCE = 15.0
"""Seconds in which a sheet is there, and afterwards the program has ended."""


def _record_going_on(folder: Path) -> list[str]:
    path = folder.parent / f"other{EXTENSION}"
    path.write_bytes(encode(plain_record()))
    return [str(path)]


def _no_record(folder: Path) -> list[str]:
    return [str(folder.parent / "nowhere.json")]


def _damaged_settings(folder: Path) -> list[str]:
    (folder / "preferences.json").write_text("{")
    return []


def _later_settings(folder: Path) -> list[str]:
    (folder / "preferences.json").write_text('{"version": 999}')
    return []


def _damaged_games(folder: Path, count: int = 60) -> list[str]:
    (folder / "games").mkdir()
    for number in range(count):
        (folder / "games" / f"{number}{EXTENSION}").write_text('{"deck": [')
    return []


def _damaged_game(folder: Path) -> list[str]:
    return _damaged_games(folder, 1)


def _no_games_folder(folder: Path) -> list[str]:
    (folder / "games").write_text("in the way")
    return []


def _all_of_it(folder: Path) -> list[str]:
    return [*_damaged_settings(folder), *_damaged_games(folder), *_no_record(folder)]


def _all_and_a_question(folder: Path) -> list[str]:
    return [*_damaged_settings(folder), *_damaged_games(folder), *_record_going_on(folder)]


def _refused(_folder: Path) -> list[str]:
    return []


SHEETS: dict[str, Callable[[Path], list[str]]] = {
    "record that goes on": _record_going_on,
    "no record": _no_record,
    "damaged settings": _damaged_settings,
    "later settings": _later_settings,
    "damaged game": _damaged_game,
    "60 damaged games": _damaged_games,
    "no folder of games": _no_games_folder,
    "all of it": _all_of_it,
    "all and a question": _all_and_a_question,
    "another program": _refused,
}
"""What is wrong with the folder, or asked for, so that a sheet comes; each returns the arguments of the program."""


def attempt(sheet: str, way: str) -> str | None:
    """Starts the program so that this sheet comes, and leaves it this way; returns what was wrong, or None."""
    home = Path(tempfile.mkdtemp(prefix="hanabi-starts-"))
    folder = home / "data"
    folder.mkdir()
    Preferences(language="en", guide_seen=True, company_seen=True).save(folder / "preferences.json")
    arguments = ["--data-folder", str(folder), *SHEETS[sheet](folder)]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "XDG_CACHE_HOME": str(home), "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-m", "tests.trials.starts", sheet, way, *arguments]
    told = home / "said.txt"
    with told.open("w") as out, subprocess.Popen(command, cwd=ROOT, env=environment, stdout=out) as process:
        until, left = time.monotonic() + _PATIENCE, False
        while process.poll() is None and time.monotonic() < until:
            if not left and told.read_text():
                left, until = True, time.monotonic() + _PATIENCE
                if way != "close":
                    process.send_signal(getattr(signal, way))
            time.sleep(0.02)
        hangs = process.poll() is None
        if hangs:
            process.kill()
    said = told.read_text()
    shutil.rmtree(home)
    if hangs or process.returncode:
        return f"{sheet}, {way}: {'hangs' if hangs else f'status {process.returncode}'} after {said!r}"
    return None if said == "sheet\nended\n" else f"{sheet}, {way}: {said!r}"


def program(sheet: str, way: str, arguments: list[str]) -> int:
    """The program; it says when its sheet is there, and whenever a window comes afterwards."""
    if SHEETS[sheet] is _refused:
        SingleInstance.claim = lambda _self, _game: Held.SILENT  # type: ignore[method-assign, assignment]
    as_ever = gui.prepare
    watches: list[QTimer] = []

    def prepare(application: QApplication) -> None:
        as_ever(application)
        watch = QTimer(application)
        watch.timeout.connect(look)
        watch.start(5)
        watches.append(watch)

    left = gone = False

    def look() -> None:
        nonlocal left, gone
        windows = [window for window in QApplication.topLevelWidgets() if isinstance(window, QMainWindow)]
        there = open_dialog()
        if not left and isinstance(there, MessageSheet) and there.isVisible():
            left = True
            print("sheet", flush=True)
            if way == "close":
                # As a window manager does; several sheets are not closed one by one.
                handle = there.window().windowHandle()
                QTimer.singleShot(0, handle, handle.close)
        elif left and gone and any(window.isVisible() for window in windows):
            print("a window came back", flush=True)
        gone = gone or (left and not any(window.isVisible() for window in windows))

    gui.prepare = prepare
    status = app.main(arguments)
    if any(window.isVisible() for window in QApplication.topLevelWidgets()):
        print("a window is left", flush=True)
    print("ended", flush=True)
    return status


def main() -> int:
    """Tries all; returns 1 if anything was wrong."""
    begun = time.monotonic()
    wrong = [found for sheet in SHEETS for way in WAYS if (found := attempt(sheet, way))]
    figures = {"starts": len(SHEETS) * len(WAYS), "wrong": len(wrong), "seconds": round(time.monotonic() - begun)}
    print(json.dumps(figures))
    for found in wrong:
        print(found)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(program(sys.argv[1], sys.argv[2], sys.argv[3:]))
