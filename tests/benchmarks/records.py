"""Checking records, against only replaying them."""

import json
import tempfile
from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from io import BytesIO
from pathlib import Path
from random import Random
from statistics import median

from hanabi_desktop.records.check import run
from hanabi_desktop.records.format import encode
from hanabi_desktop.records.record import Record
from hanabi_desktop.records.store import EXTENSION
from hanabi_desktop.rules import EditionId, Game, Rules
from tests.benchmarks.rows import Row, in_turn, ratio
from tests.games import clever, play_random_game

FEW, MANY = 200, 2000
NAMES = ("Kari", "Per", "Åsa", "Ivar", "Liv")


def rows() -> Iterator[Row]:
    """`--check` of two thousand records, and how it grows."""
    played = [play_random_game(Rules(), 2 + seed % 4, Random(seed), clever) for seed in range(40)]
    yield from _checking(played)


def _put(played: list[Game], folder: Path, games: int) -> Path:
    """So many different games of some groups, as the program saves them."""
    folder.mkdir()
    for number in range(games):
        game, when = played[number % len(played)], datetime(2020, 1, 1, tzinfo=UTC) + timedelta(hours=number)
        started = {"started": when.isoformat(timespec="milliseconds")}
        record = Record(NAMES[: game.players], game.setup, game.actions, EditionId.HOUSE, started)
        (folder / f"{when:%Y-%m-%d-%H%M%S}{EXTENSION}").write_bytes(encode(record))
    return folder


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
