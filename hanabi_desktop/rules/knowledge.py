"""What hints point at, and what they tell of each card."""

from msgspec import Struct

from hanabi_desktop.rules.actions import ColourHint, Hint
from hanabi_desktop.rules.cards import RANKS, Card, Suit
from hanabi_desktop.rules.editions import Multicolour, Rules


def answers(suit: Suit, named: Suit, rules: Rules) -> bool:
    """Whether cards of a suit are pointed at by a hint that names a colour; a wild suit answers to every colour."""
    return suit is named or (suit is Suit.MULTICOLOUR and rules.multicolour is Multicolour.WILD)


def points_at(hint: Hint, card: Card, rules: Rules) -> bool:
    """Whether a hint points at cards of this face."""
    if isinstance(hint, ColourHint):
        return answers(card.suit, hint.suit, rules)
    return card.rank == hint.rank


class Knowledge(Struct, frozen=True):
    """What is publicly known of one card.

    `suits` and `ranks` are what it can still be by the hints given, those that pointed at it and those that did not;
    `hints` are those that pointed at it, oldest first.
    """

    suits: frozenset[Suit]
    ranks: frozenset[int]
    hints: tuple[Hint, ...] = ()

    @classmethod
    def nothing(cls, rules: Rules) -> "Knowledge":
        """A card no hint has touched upon."""
        return cls(frozenset(rules.suits), frozenset(RANKS))

    def after(self, hint: Hint, pointed: bool, rules: Rules) -> "Knowledge":
        """What is known once `hint` was given to this card's hand and did or did not point at it."""
        suits, ranks = self.suits, self.ranks
        if isinstance(hint, ColourHint):
            suits = frozenset(suit for suit in suits if answers(suit, hint.suit, rules) is pointed)
        else:
            ranks = frozenset(rank for rank in ranks if (rank == hint.rank) is pointed)
        return Knowledge(suits, ranks, (*self.hints, hint) if pointed else self.hints)
