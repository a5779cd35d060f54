"""What can still become of the show: judged from the open cards alone (fireworks, discard pile, deck size)."""

from enum import Enum

from hanabi_desktop.rules.cards import RANKS, Card, Suit
from hanabi_desktop.rules.game import Game


def reachable_height(game: Game, suit: Suit) -> int:
    """The highest value this firework can still rise to with the copies that are left."""
    height = game.fireworks[suit]
    while height < RANKS[-1] and game.obtainable(Card(suit, height + 1)):
        height += 1
    return height


def dead_suits(game: Game) -> frozenset[Suit]:
    """The fireworks that can no longer be completed (rules, section 1)."""
    return frozenset(suit for suit in game.rules.suits if reachable_height(game, suit) < RANKS[-1])


def reachable_score(game: Game) -> int:
    """The best score still possible: by the copies that are left, and by the turns that are left to play them in.

    Every play draws a card, so at most one more card for each in the deck and one for each player's last turn can be
    played; under `perfect` turns do not run out.
    """
    if game.end:
        return game.score
    by_copies = sum(reachable_height(game, suit) for suit in game.rules.suits)
    if game.rules.perfect:
        return by_copies
    plays = game.turns_left if game.turns_left is not None else game.deck_left + game.players
    return min(by_copies, sum(game.fireworks) + plays)


def is_critical(game: Game, card: Card) -> bool:
    """Whether this face is still of use to its firework and no other copy of it is left."""
    if not game.fireworks[card.suit] < card.rank <= reachable_height(game, card.suit):
        return False
    gone = sum(game.deck[discarded] == card for discarded in game.discards)
    return game.rules.copies(card.suit, card.rank) - gone == 1


class Rating(Enum):
    """What the crowd makes of the show; the values are the band's lowest and highest score (rules, section 1)."""

    DREADFUL = (0, 5)
    WEAK = (6, 10)
    HONOURABLE = (11, 15)
    VERY_GOOD = (16, 20)
    WONDERFUL = (21, 24)
    LEGENDARY = (25, 29)
    DIVINE = (30, 30)


def rating(score: int) -> Rating:
    """The band of a score 0-30; five suits end at the first of the LEGENDARY ones, 25."""
    return next(band for band in Rating if score <= band.value[1])
