"""Suits, ranks and the cards of a box."""

from enum import IntEnum

from msgspec import Struct

RANKS = (1, 2, 3, 4, 5)
COPIES = {1: 3, 2: 2, 3: 2, 4: 2, 5: 1}
"""Copies of each rank in a full suit (rules/README.md, section 1)."""


class Suit(IntEnum):
    """A colour of fireworks; the number is its index in records and in every per-suit tuple."""

    RED = 0
    YELLOW = 1
    GREEN = 2
    BLUE = 3
    WHITE = 4
    MULTICOLOUR = 5


class Card(Struct, frozen=True, order=True):
    """What is printed on a card. Two cards may be equal; which card of the deck is meant is told by its id."""

    suit: Suit
    rank: int
