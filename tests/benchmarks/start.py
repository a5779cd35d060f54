"""Starting the program, against a bare window of Qt: as it is installed, with its modules compiled."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import median

from hanabi_desktop.records.format import encode
from hanabi_desktop.records.record import Record
from hanabi_desktop.rules import EditionId, Rules
from tests.benchmarks.rows import Row, in_turn, ratio
from tests.games import clever, play_random_game

_BARE = (
    "from PySide6.QtWidgets import QApplication, QWidget; a = QApplication([]); w = QWidget(); w.resize(1024, 700); "
    "w.show(); w.grab()"
)
NAMES = ("Kari", "Per", "Åsa", "Ivar")


def python(home: Path, *arguments: str) -> Callable[[], object]:
    """A fresh interpreter that finds modules compiled, as pip leaves them, and a home of its own."""
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    environment |= {
        "QT_QPA_PLATFORM": "offscreen",
        "PYTHONPYCACHEPREFIX": str(home / "compiled"),
        "XDG_DATA_HOME": str(home),
        "XDG_CACHE_HOME": str(home / "cache"),
    }

    def run() -> None:
        subprocess.run([sys.executable, *arguments], env=environment, check=True, capture_output=True)

    return run


def saved_game(folder: Path) -> Path:
    """A game in the middle, as it lies on disk."""
    game = play_random_game(Rules(), len(NAMES), Random(3), clever)
    path = folder / "game.hanabi.json"
    path.write_bytes(encode(Record(NAMES, game.setup, game.actions[:30], EditionId.ENGLISH)))
    return path


def rows() -> Iterator[Row]:
    """Title, saved game, and no window at all."""
    with tempfile.TemporaryDirectory() as name:
        home = Path(name)
        record = str(saved_game(home))
        bare, title, table, check = in_turn(
            (
                python(home, "-c", _BARE),
                python(home, "-m", "hanabi_desktop", "--smoke"),
                python(home, "-m", "hanabi_desktop", record, "--smoke"),
                python(home, "-m", "hanabi_desktop", "--check", record),
            )
        )
    floor = f"a bare window of Qt, {median(bare) * 1000:.0f} ms"
    for what, taken, wanted in (
        ("start, to the title painted", title, "1.9"),
        ("start, to a saved game's table painted", table, "3.8"),
        ("--check of one record", check, ""),
    ):
        yield Row(what, f"{median(taken) * 1000:.0f} ms", ratio(taken, bare), floor, wanted)
