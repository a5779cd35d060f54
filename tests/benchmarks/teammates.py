"""How well computers play, and how long they think: whole games on all cores.

`HANABI_GAMES=5000` plays so many for each row.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from multiprocessing import Pool
from random import Random
from statistics import mean, median, stdev
from time import process_time
from typing import NamedTuple

from hanabi_desktop.players import Level
from hanabi_desktop.rules import Discard, Game, Play, Rules, deal
from hanabi_desktop.teammates.teammate import Teammate
from tests.benchmarks.rows import Row
from tests.games import legal_hints, seen, shuffled_deck

GAMES = int(os.environ.get("HANABI_GAMES", "100"))
WANTED = {Level.PLAIN: (18.0, 18.5, 18.0, 17.0), Level.SKILLED: (23.1, 23.4, 23.3, 22.7)}


class Played(NamedTuple):
    """One game: its score, 0 if it was lost, and the seconds that each turn of a computer took."""

    score: int
    seconds: tuple[float, ...]


def play(seed: int, players: int, levels: Sequence[Level | None]) -> Played:
    """One game with these levels in turn; where there is none, somebody plays what is sure and hints at random."""
    chance = Random(seed)
    game = deal(Rules(), players, shuffled_deck(Rules(), chance))
    at = [levels[seat % len(levels)] for seat in range(players)]
    mates = [Teammate(level or Level.PLAIN, seen(game, seat)) for seat, level in enumerate(at)]
    taken = []
    while not game.end:
        view = seen(game, game.current)
        start = process_time()
        choice = mates[game.current].choose(view)
        if at[game.current]:
            taken.append(process_time() - start)
            game.apply(choice.action)
        elif isinstance(choice.action, Play) and choice.reason.thought == "certain":
            game.apply(choice.action)
        else:
            _hint_at_random(game, chance)
    return Played(game.score, tuple(taken))


def _hint_at_random(game: Game, chance: Random) -> None:
    """Or gives up the oldest card, which is what is left to do without a clock token."""
    hints = legal_hints(game)
    game.apply(chance.choice(hints) if hints else Discard(game.hands[game.current][0]))


def rows() -> Iterator[Row]:
    """Each level alone, both at one table, and each with somebody who hints at random."""
    for players in (2, 3, 4, 5):
        for level, wanted in WANTED.items():
            yield from _rows(f"{level}, {players} players", players, (level,), wanted[players - 2])
        yield from _rows(f"plain and skilled, {players} players", players, tuple(Level))
        for level in Level:
            yield from _rows(f"{level} with random hints, {players} players", players, (level, None))


def _rows(what: str, players: int, levels: Sequence[Level | None], wanted: float | None = None) -> Iterator[Row]:
    games = []
    with Pool() as pool:
        run = partial(play, players=players, levels=levels)
        for number, game in enumerate(pool.imap_unordered(run, range(GAMES)), start=1):
            games.append(game)
            print(f"\r{what}: {'#' * (40 * number // GAMES):40} {number}/{GAMES}", end="", file=sys.stderr)
    print(file=sys.stderr)
    scores = [game.score for game in games]
    error = stdev(scores) / len(scores) ** 0.5
    lost = f"{scores.count(0)} of {GAMES} lost"
    yield Row(f"mean score, {what}", f"{mean(scores):.2f} ±{error:.2f}", None, lost, f"{wanted or ''}")
    seconds = [second for game in games for second in game.seconds]
    worst = f"{max(seconds) * 1000:.0f} ms at most, 1000 wanted"
    yield Row(f"a move, {what}", f"{median(seconds) * 1000:.1f} ms", None, worst, "50")
