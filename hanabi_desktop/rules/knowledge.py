"""What the hints given so far tell of each card: nothing here looks at a hidden face."""

from collections.abc import Iterable
from typing import Any

from msgspec import Struct

from hanabi_desktop.rules.actions import ColourHint, Hint
from hanabi_desktop.rules.cards import RANKS, Suit
from hanabi_desktop.rules.editions import Rules
from hanabi_desktop.rules.events import CardDiscarded, CardDrawn, CardMisplayed, CardPlayed, HintGiven, Turn
from hanabi_desktop.rules.tables import Tables, tables


class Knowledge(Struct, frozen=True, gc=False):
    """What is publicly known of one card.

    `suits` and `ranks` are what it can still be by the hints given, those that pointed at it and those that did not;
    `told` are the hints that pointed at it, oldest first.
    """

    suits: frozenset[Suit]
    ranks: frozenset[int]
    told: tuple[Hint, ...] = ()

    @classmethod
    def nothing(cls, rules: Rules) -> "Knowledge":
        """A card no hint has touched upon."""
        return cls(frozenset(rules.suits), frozenset(RANKS))

    def after(self, hint: Hint, pointed: bool, rules: Rules) -> "Knowledge":
        """What is known once `hint` was given to this card's hand and did or did not point at it.

        A wild multicolour card answers to every colour: pointed at, it may be of that colour or wild; not pointed at,
        it is neither.
        """
        return _after(self, hint, pointed, _named(hint, tables(rules)))


def _named(hint: Hint, its: Tables) -> frozenset[Any]:
    """The suits, or the value, that answer to a hint."""
    return its.answering[hint.suit] if type(hint) is ColourHint else _VALUES[hint.rank]


_VALUES = {rank: frozenset({rank}) for rank in RANKS}


def _after(known: Knowledge, hint: Hint, pointed: bool, named: frozenset[Any]) -> Knowledge:
    suits, ranks = known.suits, known.ranks
    if type(hint) is ColourHint:
        if pointed:
            return Knowledge(suits & named, ranks, (*known.told, hint))
        return known if suits.isdisjoint(named) else Knowledge(suits - named, ranks, known.told)
    if pointed:
        return Knowledge(suits, ranks & named, (*known.told, hint))
    return known if ranks.isdisjoint(named) else Knowledge(suits, ranks - named, known.told)


class Knowing:
    """What is known of every card ever held, by id, kept turn by turn off the public events alone."""

    def __init__(self, rules: Rules, hands: Iterable[Iterable[int]]) -> None:
        self.nothing = Knowledge.nothing(rules)
        self._tables = tables(rules)
        self.held = [list(hand) for hand in hands]
        """The ids of the cards in each hand after the last turn followed."""
        self.cards = {card: self.nothing for hand in self.held for card in hand}

    def follow(self, turn: Turn) -> None:
        """Take in the next turn."""
        first, held = turn.events[0], self.held
        if type(first) is HintGiven:
            hint, touched = first.hint, first.touched
            named = _named(hint, self._tables)
            for card in held[hint.target]:
                self.cards[card] = _after(self.cards[card], hint, card in touched, named)
        elif type(first) is CardPlayed or type(first) is CardMisplayed or type(first) is CardDiscarded:
            held[turn.seat].remove(first.card_id)
            for event in turn.events:
                if type(event) is CardDrawn:
                    held[turn.seat].append(event.card_id)
                    self.cards[event.card_id] = self.nothing


def knowledge(rules: Rules, hands: Iterable[Iterable[int]], turns: Iterable[Turn]) -> dict[int, Knowledge]:
    """What is known of every card ever held, by id, after these turns.

    `hands` are those dealt at the start. Everything is read off the public events alone.
    """
    knowing = Knowing(rules, hands)
    for turn in turns:
        knowing.follow(turn)
    return knowing.cards
