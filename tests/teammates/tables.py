"""Computers at a table without a screen."""

from collections.abc import Iterator, Sequence
from random import Random

from hanabi_desktop.players import Level
from hanabi_desktop.rules import Game, MemoryAid, Rules, deal
from hanabi_desktop.teammates.reasons import Choice
from hanabi_desktop.teammates.teammate import Teammate, choose
from tests.games import legal_hints, seen, shuffled_deck


def turns(
    game: Game, levels: Sequence[Level | None], chance: Random, memory: MemoryAid = MemoryAid.FULL
) -> Iterator[tuple[Game, Choice]]:
    """Each turn of a computer before it is taken, to the end of the game.

    Where none sits, somebody hints at random, or plays as a computer who has just come.
    """
    mates = [level and Teammate(level, seen(game, seat, memory)) for seat, level in enumerate(levels)]
    while not game.end:
        for seat, looking in enumerate(mates):
            if looking:
                looking.see(seen(game, seat, memory))
        mate = mates[game.current]
        if mate:
            choice = mate.choose(seen(game, game.current, memory))
            yield game, choice
            game.apply(choice.action)
        else:
            hints = legal_hints(game)
            game.apply(chance.choice(hints) if hints else choose(Level.PLAIN, seen(game, game.current)).action)


def dealt(rules: Rules, players: int, seed: int) -> Game:
    """A game of chance, the same each time."""
    return deal(rules, players, shuffled_deck(rules, Random(seed)))
