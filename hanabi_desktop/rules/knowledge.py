"""What the hints given so far tell of each card: nothing here looks at a hidden face."""

from collections.abc import Iterable

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
        return _after(self, hint, pointed, tables(rules))


def _after(known: Knowledge, hint: Hint, pointed: bool, its: Tables) -> Knowledge:
    told = (*known.told, hint) if pointed else known.told
    if isinstance(hint, ColourHint):
        named = its.answering[hint.suit]
        return Knowledge(known.suits & named if pointed else known.suits - named, known.ranks, told)
    named_ranks = {hint.rank}
    return Knowledge(known.suits, known.ranks & named_ranks if pointed else known.ranks - named_ranks, told)


class Knowing:
    """What is known of every card ever held, by id, kept turn by turn off the public events alone."""

    def __init__(self, rules: Rules, hands: Iterable[Iterable[int]]) -> None:
        self.nothing = Knowledge.nothing(rules)
        self._tables = tables(rules)
        self._held = [list(hand) for hand in hands]
        self.cards = {card: self.nothing for hand in self._held for card in hand}

    def follow(self, turn: Turn) -> None:
        """Take in the next turn."""
        for event in turn.events:
            match event:
                case HintGiven(hint=hint, touched=touched):
                    for card in self._held[hint.target]:
                        self.cards[card] = _after(self.cards[card], hint, card in touched, self._tables)
                    return
                case CardDrawn(seat=seat, card_id=card):
                    self._held[seat].append(card)
                    self.cards[card] = self.nothing
                case CardPlayed() | CardMisplayed() | CardDiscarded():
                    self._held[event.seat].remove(event.card_id)
                case _:
                    pass


def knowledge(rules: Rules, hands: Iterable[Iterable[int]], turns: Iterable[Turn]) -> dict[int, Knowledge]:
    """What is known of every card ever held, by id, after these turns.

    `hands` are those dealt at the start. Everything is read off the public events alone.
    """
    knowing = Knowing(rules, hands)
    for turn in turns:
        knowing.follow(turn)
    return knowing.cards
