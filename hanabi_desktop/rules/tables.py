"""What one set of rules says of every card and hint, worked out once and looked up ever after.

Which hints point at a card is a number with one bit for each hint to its hand: bit 0-5 for the suits, and the bits
from `VALUE_BIT` + 1 on for the values 1-5. A hint points at a card of a hand if its bit is set in the cards' bits
taken together.

Here, and where a game and its views are kept, types are compared and not asked of with isinstance, which for structs
takes a call of their metaclass.
"""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from hanabi_desktop.rules.actions import ColourHint, Discard, Hint, Play, TurnAction, ValueHint
from hanabi_desktop.rules.cards import COPIES, RANKS, Card, Suit
from hanabi_desktop.rules.editions import MAX_PLAYERS, Rules
from hanabi_desktop.rules.prospects import outlook
from hanabi_desktop.rules.refusals import Refusal

VALUE_BIT = len(Suit)
_MOST_CARDS = len(Suit) * sum(COPIES.values())

COLOUR_HINTS = tuple(tuple(ColourHint(seat, suit) for suit in Suit) for seat in range(MAX_PLAYERS))
"""By seat and suit."""
VALUE_HINTS = tuple(tuple(ValueHint(seat, rank) for rank in RANKS) for seat in range(MAX_PLAYERS))
"""By seat and value, from the lowest."""
DISCARDS = tuple(Discard(card) for card in range(_MOST_CARDS))
PLAYS = tuple(Play(card) for card in range(_MOST_CARDS))
ANNOUNCED_PLAYS = tuple(tuple(Play(card, suit) for suit in Suit) for card in range(_MOST_CARDS))
"""By card and suit."""


class Tables:
    """One set of rules; the same for all games by it."""

    def __init__(self, rules: Rules) -> None:
        self.suits = rules.suits
        self.maximum = rules.maximum
        self.box: dict[Card, int] = dict(Counter(rules.cards()))
        """How many of each face the deck holds."""
        self.copies = tuple(tuple(rules.copies(suit, rank) for rank in RANKS) for suit in self.suits)
        """By suit and value, from the lowest."""
        self.outlooks = tuple(outlook(copies, (0,) * len(RANKS), 0) for copies in self.copies)
        """Those of the fireworks before the first turn, by suit."""
        self.nameable = frozenset(rules.nameable_suits)
        wild = frozenset(self.suits) - self.nameable
        self.answering = tuple(frozenset({suit}) | wild for suit in Suit)
        """The suits that answer to a colour, by the colour: a wild one answers to all of them."""
        self.bits = {face: self._bits_of(face) for face in self.box}
        self.announced = self.suits if rules.choreography else ()
        """The suits that may be named before a play."""
        self.all_hints: tuple[tuple[Hint, ...], ...] = tuple(
            (*(COLOUR_HINTS[seat][suit] for suit in self.suits), *VALUE_HINTS[seat]) for seat in range(MAX_PLAYERS)
        )
        """All that can be said to a seat, allowed or not: colours, then values."""
        self.pointing = {
            face: (bits, tuple(place for place, clue in enumerate(self.all_hints[0]) if bits & bit_of(clue)))
            for face, bits in self.bits.items()
        }
        """The bits of a face, and the found they stand for by their place among all."""
        self._empty_hints = rules.empty_hints
        self._refusals: dict[int, tuple[Refusal | None, ...]] = {}
        self._hints: tuple[dict[int, tuple[Hint, ...]], ...] = tuple({} for _ in range(MAX_PLAYERS))

    def _bits_of(self, face: Card) -> int:
        colours = sum(1 << suit for suit in Suit if face.suit in self.answering[suit])
        return colours | 1 << VALUE_BIT + face.rank

    def hints(self, seat: int, bits: int) -> tuple[Hint, ...]:
        """The hints that may be given to a seat whose cards have these bits together, 0 if it has none."""
        known = self._hints[seat].get(bits)
        if known is None:
            judged = zip(self.all_hints[seat], self.refusals(bits), strict=True)
            known = self._hints[seat][bits] = tuple([clue for clue, refusal in judged if refusal is None])
        return known

    def refusals(self, bits: int) -> tuple[Refusal | None, ...]:
        """What forbids each clue to a hand whose cards have these bits together, as `hint_refusal`."""
        known = self._refusals.get(bits)
        if known is None:
            known = self._refusals[bits] = tuple([self.hint_refusal(clue, bits) for clue in self.all_hints[0]])
        return known

    def hint_refusal(self, hint: Hint, bits: int) -> Refusal | None:
        """What forbids this hint to a hand whose cards have these bits together, but for whose turn and for tokens."""
        if type(hint) is ColourHint and hint.suit not in self.nameable:
            return Refusal.COLOUR_NOT_NAMEABLE
        if not bits:
            return Refusal.NO_CARDS_TO_HINT
        return None if self._empty_hints or bits & bit_of(hint) else Refusal.EMPTY_HINT


def card_actions(hand: Sequence[int], discard: bool, announced: Sequence[Suit]) -> list[TurnAction]:
    """What may be done with the cards of the hand to act: discards, if at all, and plays, with suits named or not."""
    actions: list[TurnAction] = [DISCARDS[card] for card in hand] if discard else []
    if not announced:
        return actions + [PLAYS[card] for card in hand]
    for card in hand:
        actions.append(PLAYS[card])
        actions += [ANNOUNCED_PLAYS[card][suit] for suit in announced]
    return actions


def bit_of(hint: Hint) -> int:
    """The bit that is set in every card the hint points at."""
    return 1 << hint.suit if type(hint) is ColourHint else 1 << VALUE_BIT + hint.rank


@lru_cache(maxsize=64)
def tables(rules: Rules) -> Tables:
    """Those of these rules; made at the first asking."""
    return Tables(rules)
