"""The cards of a table as numbers and sets of bits, which is what thinking about them fast takes.

A face is `5 * suit + rank - 1`; a set of faces has the bit of each. A hint is the number of its colour, or `VALUE` plus
its value.
"""

from collections.abc import Iterator
from functools import cache

from hanabi_desktop.rules import RANKS, Card, ColourHint, Hint, Rules, Suit, ValueHint
from hanabi_desktop.rules.knowledge import points_at

VALUE = 5
"""Offset of the hints that name values 1 to 5, after the six colours."""


def bits(faces: int) -> Iterator[int]:
    """The faces of a set."""
    while faces:
        low = faces & -faces
        faces ^= low
        yield low.bit_length() - 1


def only(faces: int) -> int:
    """The face of a set of one; -1 for any other set."""
    return faces.bit_length() - 1 if faces and not faces & (faces - 1) else -1


def face_of(card: Card) -> int:
    """The number of a card's face."""
    return 5 * card.suit + card.rank - 1


def card_of(face: int) -> Card:
    """The card with this face."""
    return Card(Suit(face // 5), face % 5 + 1)


def hint_number(hint: Hint) -> int:
    """The number of a hint, whoever gets it."""
    return hint.suit if isinstance(hint, ColourHint) else VALUE + hint.rank


def hint_to(target: int, number: int) -> Hint:
    """The hint of this number to a seat."""
    return ColourHint(target, Suit(number)) if number <= VALUE else ValueHint(target, number - VALUE)


class Pack:
    """What never changes at a table: the faces there are, how many of each, and what each hint points at."""

    def __init__(self, rules: Rules) -> None:
        """For the cards of these rules."""
        self.rules = rules
        self.suits = len(rules.suits)
        self.faces = 5 * self.suits
        self.copies = [rules.copies(suit, rank) for suit in rules.suits for rank in RANKS]
        self.every = (1 << self.faces) - 1
        hints: list[Hint] = [ColourHint(0, suit) for suit in rules.nameable_suits]
        hints += [ValueHint(0, rank) for rank in RANKS]
        self.answers = {
            hint_number(hint): sum(1 << face for face in range(self.faces) if points_at(hint, card_of(face), rules))
            for hint in hints
        }
        """The faces that each possible hint points at."""
        self.ones = sum(1 << face for face in range(0, self.faces, 5))
        self.fives = self.ones << 4


@cache
def box(rules: Rules) -> Pack:
    """The cards of these rules, counted once."""
    return Pack(rules)
