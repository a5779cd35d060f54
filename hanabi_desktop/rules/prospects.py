"""What can still become of the show, by what lies open to all: fireworks, discard pile and the size of the deck."""

from collections import Counter
from enum import Enum
from typing import TYPE_CHECKING

from hanabi_desktop.rules.cards import RANKS, Card, Suit

if TYPE_CHECKING:
    from hanabi_desktop.rules.game import Game


def reachable_heights(game: "Game") -> tuple[int, ...]:
    """The highest value each firework can still rise to with the copies that are left, by suit."""
    gone = Counter(game.discarded)

    def height(suit: Suit) -> int:
        for rank in RANKS[game.fireworks[suit] :]:
            if gone[Card(suit, rank)] == game.rules.copies(suit, rank):
                return rank - 1
        return RANKS[-1]

    return tuple(map(height, game.rules.suits))


def reachable_score(game: "Game") -> int:
    """The best score still possible: by the copies that are left, and by the turns that are left to play them in.

    Every play draws a card, so at most one more card for each in the deck and one for each player's last turn can be
    played; under `perfect` turns do not run out.
    """
    if game.end:
        return game.score
    by_copies = sum(reachable_heights(game))
    if game.rules.perfect:
        return by_copies
    plays = game.turns_left if game.turns_left is not None else game.deck_left + game.players
    return min(by_copies, sum(game.fireworks) + plays)


class Rating(Enum):
    """What the crowd makes of the show; the values are the band's lowest and highest score (rules/README.md, section 1)."""

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
