"""Twins: games that differ only in what somebody may not know. Whatever that somebody is told must be equal."""

from random import Random

from hanabi_desktop.rules import Game, Setup


def hidden_from(game: Game, viewer: int | None) -> list[int]:
    """The cards that `viewer`, or with no viewer the whole table, may not see: hands and deck."""
    hands = [card for seat, hand in enumerate(game.hands) if viewer in (None, seat) for card in hand]
    return [*hands, *range(game.next_card, len(game.deck))]


def twin_game(game: Game, viewer: int | None, chance: Random) -> Game:
    """The same game with other hidden cards: nothing that `viewer` may know tells the two apart.

    Every hint given points at the same cards, and whatever is played or discarded is the same.
    """
    hidden, deck = hidden_from(game, viewer), list(game.deck)

    def could_be(card: int, face: int) -> bool:
        told = game.known[card]
        return deck[face].suit in told.suits and deck[face].rank in told.ranks

    for _ in range(8 * len(hidden)):
        one, other = chance.choice(hidden), chance.choice(hidden)
        if could_be(one, other) and could_be(other, one):
            deck[one], deck[other] = deck[other], deck[one]
    return Game(Setup(game.rules, game.players, tuple(deck), game.setup.starter), game.actions)
