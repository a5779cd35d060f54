"""Shuffling and dealing: the only place where chance enters."""

from random import Random, SystemRandom

from hanabi_desktop.rules import Game, Rules, Setup


def deal_shuffled(rules: Rules, players: int, starter: int | None, chance: Random | None = None) -> Game:
    """A new game over a freshly shuffled deck; with no starter, one is drawn by lot."""
    chance = chance or SystemRandom()
    deck = list(rules.cards())
    chance.shuffle(deck)
    return Game(Setup(rules, players, tuple(deck), chance.randrange(players) if starter is None else starter))
