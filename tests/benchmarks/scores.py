"""The score sheet of a family's games, and of very many."""

import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from tests.benchmarks.rows import Row, best

if TYPE_CHECKING:
    from hanabi_desktop.screens.scores.sheet import ScoreSheet

FAMILY, MANY = 500, 10_000


def rows() -> Iterator[Row]:
    """How soon the sheet is painted, has its first games and has all, and how long it is stuck meanwhile at most."""
    from PySide6.QtCore import Qt
    from PySide6.QtWidgets import QApplication

    from hanabi_desktop.delegates.render_context import RenderContext
    from hanabi_desktop.gui import prepare
    from hanabi_desktop.painting.theme import Scheme, theme_for
    from hanabi_desktop.screens.scores.sheet import ScoreSheet
    from hanabi_desktop.wording.scores import Column

    application = QApplication.instance() or QApplication([])
    prepare(application)  # type: ignore[arg-type]
    look = RenderContext(theme_for(Scheme.DARK))
    for games in (FAMILY, MANY):
        with tempfile.TemporaryDirectory() as folder:
            _put_games(Path(folder, "games"), games)
            begun = time.perf_counter()
            sheet = ScoreSheet(Path(folder, "games"), look)
            painted, first, whole, stuck = _read(sheet, begun)
            sorting = [
                best(partial(sheet.table.sortByColumn, column, Qt.SortOrder.AscendingOrder), 1)
                for column in (Column.SCORE, Column.PLAYERS)
            ]
            sheet.close()
            sheet.deleteLater()
        yield Row(f"the score sheet of {games} games: painted, first games, all", _ms(painted, first, whole), None, "–")
        yield Row(f"{games} games: longest wait while they are read", _ms(stuck), None, "–")
        yield Row(f"{games} games: sorted by score, by players", _ms(*sorting), None, "–")


def _ms(*seconds: float) -> str:
    return ", ".join(f"{each * 1000:.0f}" for each in seconds) + " ms"


def _read(sheet: "ScoreSheet", begun: float) -> tuple[float, float, float, float]:
    """Seconds until the sheet was painted, with its first games, with all, and the longest without an event."""
    from PySide6.QtWidgets import QApplication

    sheet.resize(1200, 750)
    sheet.show()
    sheet.grab()
    painted = time.perf_counter() - begun
    first = stuck = 0.0
    while sheet.busy:
        now = time.perf_counter()
        QApplication.processEvents()
        if sheet.model.scores and not first:
            sheet.grab()
            first = time.perf_counter() - begun
        stuck = max(stuck, time.perf_counter() - now)
        time.sleep(0.001)
    return painted, first, time.perf_counter() - begun, stuck


def _put_games(folder: Path, games: int) -> None:
    """So many different games of some groups, as the program puts them away."""
    from datetime import UTC, datetime, timedelta
    from random import Random

    from hanabi_desktop.records.format import encode
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
