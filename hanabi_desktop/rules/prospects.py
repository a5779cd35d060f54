"""What can still become of the show: judged from what lies open alone (fireworks, discard pile, deck size)."""

from collections.abc import Sequence
from enum import Enum
from functools import lru_cache
from typing import Protocol

from hanabi_desktop.rules.cards import RANKS, Card, Suit
from hanabi_desktop.rules.editions import Rules
from hanabi_desktop.rules.events import GameOver


class OpenTable(Protocol):
    """What everybody at a table sees, and all that is asked for here: a `Game` has it, and so has every `SeatView`."""

    @property
    def rules(self) -> Rules:
        """The switches that are on."""
        ...

    @property
    def players(self) -> int:
        """How many sit at it."""
        ...

    @property
    def fireworks(self) -> Sequence[int]:
        """The height of each, by suit."""
        ...

    @property
    def discarded(self) -> Sequence[Card]:
        """The faces on the discard pile."""
        ...

    @property
    def deck_left(self) -> int:
        """Cards not yet drawn."""
        ...

    @property
    def turns_left(self) -> int | None:
        """Turns still to come once the last card is drawn."""
        ...

    @property
    def score(self) -> int:
        """That of the show as it stands."""
        ...

    @property
    def end(self) -> GameOver | None:
        """How the game ended, if it has."""
        ...


@lru_cache(maxsize=4096)
def outlook(copies: tuple[int, ...], gone: tuple[int, ...], height: int) -> tuple[int, frozenset[int]]:
    """The highest value a firework can still rise to, and those of its values of which one more loss would lower that.

    `copies` are in the box of each value of its suit, from the lowest, and `gone` on the discard pile.
    """
    reach = height
    while reach < RANKS[-1] and gone[reach] < copies[reach]:
        reach += 1
    return reach, frozenset(rank for rank in RANKS[height:reach] if copies[rank - 1] - gone[rank - 1] == 1)


def _outlook(table: OpenTable, suit: Suit) -> tuple[int, frozenset[int]]:
    discarded = [card.rank for card in table.discarded if card.suit is suit]
    copies = tuple(table.rules.copies(suit, rank) for rank in RANKS)
    return outlook(copies, tuple(map(discarded.count, RANKS)), table.fireworks[suit])


def reachable_height(table: OpenTable, suit: Suit) -> int:
    """The highest value this firework can still rise to with the copies that are left."""
    return _outlook(table, suit)[0]


def dead_suits(table: OpenTable) -> frozenset[Suit]:
    """The fireworks that can no longer be completed (rules, section 1)."""
    return frozenset(suit for suit in table.rules.suits if reachable_height(table, suit) < RANKS[-1])


def reachable_score(table: OpenTable) -> int:
    """The best score still possible: by the copies that are left, and by the turns that are left to play them in."""
    return best_score(table, sum(reachable_height(table, suit) for suit in table.rules.suits))


def best_score(table: OpenTable, by_copies: int) -> int:
    """The best score still possible where the copies that are left allow for one of `by_copies`.

    Every play draws a card, so at most one more card for each in the deck and one for each player's last turn can be
    played; under `perfect` turns do not run out.
    """
    if table.end:
        return table.score
    if table.rules.perfect:
        return by_copies
    plays = table.turns_left if table.turns_left is not None else table.deck_left + table.players
    return min(by_copies, sum(table.fireworks) + plays)


def is_critical(table: OpenTable, card: Card) -> bool:
    """Whether this face is still of use to its firework and no other copy of it is left."""
    return card.rank in _outlook(table, card.suit)[1]


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
