"""The program: starting it, checking records, painting the table, opening the score sheet."""

import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from statistics import median

from tests.benchmarks.rows import Row

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


def start_up() -> Iterator[Row]:
    """The program against a window of Qt that shows nothing."""
    bare = "from PySide6.QtWidgets import QApplication, QMainWindow; a = QApplication([]); w = QMainWindow(); w.show(); w.grab()"
    window, program = best(python("-c", bare)), best(python("-m", "hanabi_desktop", "--smoke"))
    check = best(python("-m", "hanabi_desktop", "--check", "nowhere"))
    yield Row("the program, painted once", f"{program:.2f} s", program / window, f"a bare Qt window, {window:.2f} s")
    yield Row("--check of nothing", f"{check:.2f} s", check / window, "the bare Qt window")


def records() -> Iterator[Row]:
    """Reading and replaying the vectors, against only reading them as JSON."""
    import json

    from hanabi_desktop.records.check import tally
    from hanabi_desktop.records.decoding import decode
    from hanabi_desktop.records.record import replay

    lines = Path(__file__).parents[1].joinpath("records", "data", "vectors.jsonl").read_bytes().splitlines()
    documents = [json.dumps(json.loads(line)["record"]).encode() for line in lines]

    def check() -> None:
        for document in documents:
            try:
                tally(replay(decode(document)))
            except ValueError:
                continue

    parsing = best(lambda: [json.loads(document) for document in documents])
    checking = best(check)
    yield Row(
        "checking records", f"{len(documents) / checking:.0f}/s", checking / parsing, "the time to read them as JSON"
    )


def painting() -> Iterator[Row]:
    """The table painted again, against painted for the first time at that size."""
    from random import Random

    from PySide6.QtWidgets import QApplication

    from hanabi_desktop.delegates.look import Look
    from hanabi_desktop.painting.theme import Scheme, theme_for
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
        yield Row(
            f"the table again, {width}x{height}",
            f"{again * 1000:.1f} ms",
            again / first,
            f"its first painting at that size, {first * 1000:.1f} ms",
        )


MANY, FEW = 10_000, 10


def scores() -> Iterator[Row]:
    """The score sheet of very many games, from asking for it until it is painted; the index lies there."""
    from PySide6.QtWidgets import QApplication

    from hanabi_desktop.records.saves.autosave import Autosave
    from hanabi_desktop.records.scores.book import ScoreBook
    from hanabi_desktop.screens.scores.sheet import ScoreSheet
    from hanabi_desktop.window.main_window import MainWindow
    from hanabi_desktop.window.start import prepare

    application = QApplication.instance() or QApplication([])
    prepare(application)  # type: ignore[arg-type]
    with tempfile.TemporaryDirectory() as folder:
        window = MainWindow(Path(folder), Autosave(Path(folder)))
        window.resize(1280, 800)
        window.show()
        few, many = (ScoreBook(Path(folder, str(n)), Path(folder, f"{n}.index")) for n in (FEW, MANY))
        first = 0.0
        for book, games in ((few, FEW), (many, MANY)):
            _put_games(book.games, games)
            begun = time.perf_counter()
            for _ in book.catch_up():
                pass
            first = time.perf_counter() - begun

        def open_sheet(book: ScoreBook) -> None:
            """As the program does after its start: nothing of the index has been read."""
            sheet = ScoreSheet(ScoreBook(book.games, book.index), window._look, window)
            sheet.show()
            sheet.grab()
            sheet.close()
            sheet.deleteLater()

        best(lambda: open_sheet(few), 1)
        # In turn, so that whatever else the machine does is borne by both.
        opened = [(best(lambda: open_sheet(few), 1), best(lambda: open_sheet(many), 1)) for _ in range(2 * ROUNDS + 1)]
        there, here = median(few for few, _ in opened), median(many for _, many in opened)
        window.close()
        again = best(lambda: [None for _ in ScoreBook(many.games, many.index).catch_up()])
    yield Row(
        f"the score sheet of {MANY} games",
        f"{here * 1000:.0f} ms",
        median(many / few for few, many in opened),
        f"that of {FEW}, {there * 1000:.0f} ms",
    )
    yield Row(f"looking {MANY} games through, unchanged", f"{again * 1000:.0f} ms", None, "–")
    yield Row(f"their first index, {MANY} games", f"{first:.1f} s", None, "in slices, while the sheet is used")


def _put_games(folder: Path, games: int) -> None:
    """So many different games of some groups, as the program puts them away."""
    from datetime import UTC, datetime, timedelta
    from random import Random

    from hanabi_desktop.records.encoding import encode
    from hanabi_desktop.records.record import Record
    from hanabi_desktop.records.store import EXTENSION
    from hanabi_desktop.rules import EditionId, Rules
    from tests.games import clever, play_random_game

    names = ("Kari", "Per", "Åsa", "Ivar", "Liv")
    played = [play_random_game(Rules(), 2 + seed % 4, Random(seed), clever) for seed in range(40)]
    folder.mkdir()
    for number in range(games):
        game, when = played[number % len(played)], datetime(2020, 1, 1, tzinfo=UTC) + timedelta(hours=number)
        started = {"started": when.isoformat(timespec="milliseconds")}
        record = Record(names[: game.players], game.setup, game.actions, EditionId.HOUSE, started)
        (folder / f"{when:%Y-%m-%d-%H%M%S}{EXTENSION}").write_bytes(encode(record, over=True))


def rows() -> Iterator[Row]:
    """All of it."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    yield from start_up()
    yield from records()
    yield from painting()
    yield from scores()
