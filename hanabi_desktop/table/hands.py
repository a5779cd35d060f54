"""How a player has arranged the own hand: order, raised and turned cards, notes. Never moves the real cards."""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from msgspec import Struct, field
from msgspec.structs import replace

from hanabi_desktop.records.names import tidy_name

MAX_NOTE = 40
"""Characters kept of a note on a card."""


class Arrangement(Struct, frozen=True):
    """One seat's hand as its owner holds it, by card ids. Cards no longer held may be named still; they do not count."""

    order: tuple[int, ...] = ()
    raised: frozenset[int] = frozenset()
    turned: frozenset[int] = frozenset()
    notes: Mapping[int, str] = field(default_factory=lambda: MappingProxyType({}))

    def arranged(self, hand: Iterable[int]) -> tuple[int, ...]:
        """The held cards in the owner's order; new ones stand last, as they are drawn."""
        held = list(hand)
        kept = [card for card in self.order if card in held]
        return (*kept, *(card for card in held if card not in kept))

    def moved(self, hand: Iterable[int], card: int, place: int) -> "Arrangement":
        """`card` put at `place` (from 0) of the held cards; a place outside the hand means its nearer end."""
        others = [other for other in self.arranged(hand) if other != card]
        place = min(max(place, 0), len(others))
        return replace(self, order=(*others[:place], card, *others[place:]))

    def with_raised(self, card: int) -> "Arrangement":
        """Raises the card, or lowers it again."""
        return replace(self, raised=self.raised ^ {card})

    def with_turned(self, card: int) -> "Arrangement":
        """Turns the card by a quarter, or back."""
        return replace(self, turned=self.turned ^ {card})

    def with_note(self, card: int, note: str) -> "Arrangement":
        """Writes a short note on the card, as tidy as a name; an empty one takes it away."""
        text = tidy_name(note)[:MAX_NOTE].strip()
        notes = {other: kept for other, kept in self.notes.items() if other != card}
        return replace(self, notes=MappingProxyType(notes | {card: text} if text else notes))
