"""How fast things are, as ratios within one run: machines differ, and so does what else they do.

Run by hand: `python tests/benchmark.py`. Nothing here fails; the figures are for whoever changes something.
"""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

ROUNDS = 5


def best(run: Callable[[], object], rounds: int = ROUNDS) -> float:
    """Seconds of the fastest of several runs."""
    times = []
    for _ in range(rounds):
        start = time.perf_counter()
        run()
        times.append(time.perf_counter() - start)
    return min(times)


def python(*arguments: str) -> Callable[[], object]:
    """A fresh interpreter."""
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "XDG_DATA_HOME": tempfile.gettempdir()}
    return lambda: subprocess.run([sys.executable, *arguments], env=environment, check=False, capture_output=True)


def start_up() -> None:
    """The program against a window of Qt that shows nothing."""
    bare = "from PySide6.QtWidgets import QApplication, QMainWindow; a = QApplication([]); w = QMainWindow(); w.show(); w.grab()"
    window, program = best(python("-c", bare)), best(python("-m", "hanabi_desktop", "--smoke"))
    check = best(python("-m", "hanabi_desktop", "--check", "nowhere"))
    print(f"a bare Qt window {window:.2f} s; the program, painted once: {program / window:.1f} times that")
    print(f"--check of nothing: {check / window:.2f} times the bare window")


def records() -> None:
    """Reading and replaying the vectors, against only reading them as JSON."""
    import json

    from hanabi_desktop.records import decode
    from hanabi_desktop.records.check import tally
    from hanabi_desktop.records.record import replay

    lines = Path(__file__).with_name("records").joinpath("data", "vectors.jsonl").read_bytes().splitlines()
    documents = [json.dumps(json.loads(line)["record"]).encode() for line in lines]

    def check() -> None:
        for document in documents:
            try:
                tally(replay(decode(document)))
            except ValueError:
                continue

    parsing = best(lambda: [json.loads(document) for document in documents])
    checking = best(check)
    print(f"checking {len(documents) / checking:.0f} records a second, {checking / parsing:.1f} times bare JSON")


def painting() -> None:
    """The table painted again, against painted for the first time at that size."""
    from random import Random

    from PySide6.QtWidgets import QApplication

    from hanabi_desktop.delegates.look import Look
    from hanabi_desktop.painting import Scheme, theme_for
    from hanabi_desktop.rules import EDITIONS, EditionId
    from hanabi_desktop.screen.shared_screen import SharedScreen
    from hanabi_desktop.screens.table.page import TablePage
    from hanabi_desktop.table.dealing import deal_shuffled
    from hanabi_desktop.table.state import TableState
    from hanabi_desktop.table.table import Table
    from hanabi_desktop.window.start import prepare

    application = QApplication.instance() or QApplication([])
    prepare(application)  # type: ignore[arg-type]
    edition = EDITIONS[EditionId.ENGLISH]
    game = deal_shuffled(edition.rules, 5, 0, Random(1))
    table = Table(game, TableState.seated(edition.id, ("A", "B", "C", "D", "E")), lambda record: None)
    for width, height in ((1024, 700), (1920, 1080), (3840, 2160)):
        page = TablePage(SharedScreen(table), Look(theme_for(Scheme.DARK)))
        page.resize(width, height)
        first = best(page.grab, 1)
        again = best(page.grab)
        print(
            f"{width}x{height}: the table again {again * 1000:.1f} ms, {first / again:.0f} times faster than at first"
        )


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    start_up()
    records()
    painting()
