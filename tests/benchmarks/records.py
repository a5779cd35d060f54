"""Checking records, against only replaying them; and the score sheet of a family's games, and of very many."""

import json
import tempfile
import time
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from functools import partial
from io import BytesIO
from pathlib import Path
from random import Random
from statistics import median

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.gui import prepare
from hanabi_desktop.painting.theme import Scheme, theme_for
from hanabi_desktop.records.check import run
from hanabi_desktop.records.format import encode
from hanabi_desktop.records.record import Record
from hanabi_desktop.records.store import EXTENSION
from hanabi_desktop.rules import EditionId, Game, Rules
from hanabi_desktop.screens.scores.sheet import ScoreSheet
from hanabi_desktop.wording.scores import Column
from tests.benchmarks.rows import Row, best, in_turn, ratio
from tests.games import clever, play_random_game

FEW, FAMILY, MANY, VERY_MANY = 200, 500, 2000, 10_000
NAMES = ("Kari", "Per", "Åsa", "Ivar", "Liv")


def rows() -> Iterator[Row]:
    """`--check` of two thousand records, and how it grows; then the score sheet."""
    played = [play_random_game(Rules(), 2 + seed % 4, Random(seed), clever) for seed in range(40)]
    yield from _checking(played)
    application = QApplication.instance() or QApplication([])
    prepare(application)  # type: ignore[arg-type]
    for games in (FAMILY, VERY_MANY):
        yield from _sheet(played, games)


def _put(played: list[Game], folder: Path, games: int) -> Path:
    """So many different games of some groups, as the program saves them."""
    folder.mkdir()
    for number in range(games):
        game, when = played[number % len(played)], datetime(2020, 1, 1, tzinfo=UTC) + timedelta(hours=number)
        started = {"started": when.isoformat(timespec="milliseconds")}
        record = Record(NAMES[: game.players], game.setup, game.actions, EditionId.HOUSE, started)
        (folder / f"{when:%Y-%m-%d-%H%M%S}{EXTENSION}").write_bytes(encode(record))
    return folder


# Checking


def _checking(played: list[Game]) -> Iterator[Row]:
    def replayed() -> None:
        for number in range(MANY):
            game = played[number % len(played)]
            for _ in range(2):
                Game(game.setup, game.actions)

    with tempfile.TemporaryDirectory() as name:
        paths = [str(path) for path in sorted(_put(played, Path(name, "games"), MANY).iterdir())]
        assert json.loads(_checked(paths[:1]))
        many, few, twice = in_turn((lambda: _checked(paths), lambda: _checked(paths[:FEW]), replayed), 5)
    against = f"the engine replaying them twice, {median(twice):.2f} s"
    yield Row(f"--check of {MANY} records", f"{MANY / median(many):.0f}/s", ratio(many, twice), against, "1.0")
    figure = f"{median(many) / MANY * 1000:.2f} ms"
    yield Row("the same, a record", figure, ratio(many, few) * FEW / MANY, f"of {FEW}", "1.1")


def _checked(paths: list[str]) -> bytes:
    out = BytesIO()
    run(paths, False, out)
    return out.getvalue()


# The score sheet


def _sheet(played: list[Game], games: int) -> Iterator[Row]:
    """How soon it is painted, has its first games and has all; how long it is stuck meanwhile at most; and sorting."""
    with tempfile.TemporaryDirectory() as name:
        folder = _put(played, Path(name, "games"), games)
        begun = time.perf_counter()
        sheet = ScoreSheet(folder, RenderContext(theme_for(Scheme.DARK)))
        painted, first, whole, stuck = _read(sheet, begun)
        columns = (Column.SCORE, Column.PLAYERS)
        sorting = [best(partial(sheet.table.sortByColumn, each, Qt.SortOrder.AscendingOrder), 1) for each in columns]
        sheet.close()
        sheet.deleteLater()
    yield Row(f"the score sheet of {games} games: painted, first games, all", _ms(painted, first, whole), None, "–")
    yield Row(f"{games} games: longest wait while they are read", _ms(stuck), None, "–")
    yield Row(f"{games} games: sorted by score, by players", _ms(*sorting), None, "–")


def _ms(*seconds: float) -> str:
    return ", ".join(f"{each * 1000:.0f}" for each in seconds) + " ms"


def _read(sheet: ScoreSheet, begun: float) -> tuple[float, float, float, float]:
    """Seconds until the sheet was painted, with its first games, with all, and the longest without an event."""
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
