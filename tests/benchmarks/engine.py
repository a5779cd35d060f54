"""The engine against the hanabi-learning-environment: the same games, in turn with it, within one run."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from statistics import median

from hanabi_desktop import rules as hanabi
from tests.benchmarks.rows import Row
from tests.games import offered_actions

ROUNDS = 11
"""Of which the median counts; one more, before them, warms up."""
OTHER = "hanabi-learning-environment"

NAMED = (*hanabi.Rules().suits, *hanabi.RANKS)
"""All that a hint can name."""

Measure = Callable[[int, int, Random], float]
"""Seconds for so many players, so many times, by this chance."""


def _new_game(players: int, rules: hanabi.Rules, chance: Random) -> hanabi.Game:
    deck = list(rules.cards())
    chance.shuffle(deck)
    return hanabi.deal(rules, players, deck)


def games(players: int, count: int, chance: Random) -> float:
    """Whole games of random legal actions."""
    rules = hanabi.Rules()
    start = time.perf_counter()
    for _ in range(count):
        game = _new_game(players, rules, chance)
        while not game.end:
            game.apply(_random_action(game, chance))
    return time.perf_counter() - start


def _random_action(game: hanabi.Game, chance: Random) -> hanabi.TurnAction:
    """Any action that the rules allow: one is drawn from all that can be said or done until it is not refused."""
    hints, own = len(NAMED) * (game.players - 1), game.hands[game.current]
    while True:
        drawn = chance.randrange(hints + 2 * len(own))
        action: hanabi.TurnAction
        if drawn < hints:
            seat, named = divmod(drawn, len(NAMED))
            target, what = (game.current + 1 + seat) % game.players, NAMED[named]
            action = (
                hanabi.ColourHint(target, what) if isinstance(what, hanabi.Suit) else hanabi.ValueHint(target, what)
            )
        else:
            card, play = divmod(drawn - hints, 2)
            action = hanabi.Play(own[card]) if play else hanabi.Discard(own[card])
        if game.refusal(action) is None:
            return action


def views(players: int, count: int, chance: Random) -> float:
    """Random legal actions, after each of which every seat is told what it sees; a new game when one is over.

    Nothing of a view is put off until it is looked at: the options of the player to act are there.
    """
    rules, eyes = hanabi.Rules(), [hanabi.Seat(seat) for seat in range(players)]
    game = _new_game(players, rules, chance)
    seen = [hanabi.seat_view(game, each) for each in eyes]
    start = time.perf_counter()
    for _ in range(count):
        game.apply(chance.choice(offered_actions(seen[game.current])))
        seen = [hanabi.seat_view(game, each) for each in eyes]
        if game.end:
            game = _new_game(players, rules, chance)
            seen = [hanabi.seat_view(game, each) for each in eyes]
    return time.perf_counter() - start


MEASURES: dict[str, tuple[Measure, int, int, str]] = {
    "games": (games, 80, 80, "random games"),
    "views": (views, 250, 250, "actions, each then seen by every seat"),
}
"""How often in a round here, and there: each takes about a tenth of a second."""
WANTED = {"games": "1, more", "views": "1, more"}


def rows() -> Iterator[Row]:
    """The figures; without the other engine, what there is of them."""
    with ExitStack() as stack:
        other = _other(stack)
        dice = Random(1)
        for kind, (measure, ours, theirs, what) in MEASURES.items():
            for players in range(2, 6):
                here, there, ratios = [], [], []
                for _ in range(1 + ROUNDS):
                    here.append(ours / measure(players, ours, dice))
                    if other:
                        there.append(theirs / _asked(other, f"{kind} {players} {theirs}"))
                        ratios.append(here[-1] / there[-1])
                against = f"{median(there[1:]):.0f}/s of the {OTHER}" if other else f"HLE_PYTHON names no {OTHER}"
                figure, ratio = f"{median(here[1:]):.0f}/s", median(ratios[1:]) if ratios else None
                yield Row(f"{what}, {players} players", figure, ratio, against, WANTED[kind])


def _other(stack: ExitStack) -> "subprocess.Popen[str] | None":
    python = os.environ.get("HLE_PYTHON")
    if not python:
        return None
    script = Path(__file__).with_name("hle.py")
    other = subprocess.Popen([python, script], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    stack.enter_context(other)
    try:
        _asked(other, "games 2 1")
    except (OSError, ValueError):
        print(f"{python} does not run the {OTHER}", file=sys.stderr)
        return None
    return other


def _asked(other: "subprocess.Popen[str]", line: str) -> float:
    """Raises OSError or ValueError where there is no answer."""
    assert other.stdin
    assert other.stdout
    print(line, file=other.stdin, flush=True)
    return float(other.stdout.readline())
