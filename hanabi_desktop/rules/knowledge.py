"""What the hints given so far tell of each card: nothing here looks at a hidden face."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from hanabi_desktop.rules.actions import ColourHint, Hint
from hanabi_desktop.rules.cards import RANKS, Suit
from hanabi_desktop.rules.editions import Rules
from hanabi_desktop.rules.events import CardDiscarded, CardDrawn, CardMisplayed, CardPlayed, HintGiven
from hanabi_desktop.rules.game import Turn


@dataclass(frozen=True, slots=True)
class Knowledge:
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
        told = (*self.told, hint) if pointed else self.told
        if isinstance(hint, ColourHint):
            named = {hint.suit, *(set(rules.suits) - set(rules.nameable_suits))}
            return replace(self, suits=self.suits & named if pointed else self.suits - named, told=told)
        named_ranks = {hint.rank}
        return replace(self, ranks=self.ranks & named_ranks if pointed else self.ranks - named_ranks, told=told)


def knowledge(rules: Rules, hands: Iterable[Iterable[int]], turns: Iterable[Turn]) -> dict[int, Knowledge]:
    """What is known of every card ever held, by id.

    `hands` are those dealt at the start. Everything is read off the public events alone.
    """
    held = [list(hand) for hand in hands]
    known = {card: Knowledge.nothing(rules) for hand in held for card in hand}
    for event in (event for turn in turns for event in turn.events):
        match event:
            case HintGiven(hint=hint, touched=touched):
                for card in held[hint.target]:
                    known[card] = known[card].after(hint, card in touched, rules)
            case CardDrawn(seat=seat, card_id=card):
                held[seat].append(card)
                known[card] = Knowledge.nothing(rules)
            case CardPlayed() | CardMisplayed() | CardDiscarded():
                held[event.seat].remove(event.card_id)
    return known
