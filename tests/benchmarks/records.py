"""Checking records, against only replaying them."""

import json
import tempfile
from collections.abc import Iterator
from io import BytesIO
from pathlib import Path
from random import Random
from statistics import median

from hanabi_desktop.records.check import run
from hanabi_desktop.records.format import encode
from hanabi_desktop.records.record import Record
from hanabi_desktop.rules import EditionId, Game, Rules
from tests.benchmarks.rows import Row, in_turn, ratio
from tests.games import clever, play_random_game

FEW, MANY = 200, 2000


def rows() -> Iterator[Row]:
    """`--check` of two thousand records, and how it grows."""
    played = [play_random_game(Rules(), 2 + seed % 4, Random(seed), clever) for seed in range(40)]
    names = ("Kari", "Per", "Åsa", "Ivar", "Liv")

    def replayed() -> None:
        for number in range(MANY):
            game = played[number % len(played)]
            for _ in range(2):
                Game(game.setup, game.actions)

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        for number in range(MANY):
            game = played[number % len(played)]
            record = Record(names[: game.players], game.setup, game.actions, EditionId.HOUSE, {"number": number})
            (folder / f"{number}.hanabi.json").write_bytes(encode(record))
        paths = [str(path) for path in sorted(folder.iterdir())]
        assert json.loads(_checked(paths[:1]))
        many, few, twice = in_turn((lambda: _checked(paths), lambda: _checked(paths[:FEW]), replayed), 5)
    against = f"the engine replaying them twice, {median(twice):.2f} s"
    yield Row(f"--check of {MANY} records", f"{MANY / median(many):.0f}/s", ratio(many, twice), against, "1.0")
    share = MANY / FEW
    yield Row(
        "the same, a record", f"{median(many) / MANY * 1000:.2f} ms", ratio(many, few) / share, f"of {FEW}", "1.1"
    )


def _checked(paths: list[str]) -> bytes:
    out = BytesIO()
    run(paths, False, out)
    return out.getvalue()
