"""The score sheet of very many games, against that of a few."""

import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from statistics import median

from tests.benchmarks.rows import Row, best

ROUNDS = 5

MANY, FEW = 10_000, 10


def rows() -> Iterator[Row]:
    """The score sheet of very many games, from asking for it until it is painted; the index lies there."""
    from PySide6.QtWidgets import QApplication

    from hanabi_desktop.records.scores.book import ScoreBook
    from hanabi_desktop.screens.scores.sheet import ScoreSheet
    from hanabi_desktop.window.main_window import MainWindow
    from hanabi_desktop.window.start import prepare

    application = QApplication.instance() or QApplication([])
    prepare(application)  # type: ignore[arg-type]
    with tempfile.TemporaryDirectory() as folder:
        window = MainWindow(Path(folder))
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
        (folder / f"{when:%Y-%m-%d-%H%M%S}{EXTENSION}").write_bytes(encode(record))
