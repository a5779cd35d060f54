"""What a rulebook is composed from: an edition, the switches that are on, and whether there is a master."""

from msgspec import Struct

from hanabi_desktop.boxes import Box, box_of
from hanabi_desktop.rules import Edition, Multicolour, Rules


class Facts(Struct, frozen=True):
    """The rules in force, and what follows from them for the wording."""

    edition: Edition
    rules: Rules
    master: bool
    players: int

    @property
    def box(self) -> Box:
        """The box that lies on the table."""
        return box_of(self.edition.kit)

    @property
    def six(self) -> bool:
        """Whether there is a sixth suit."""
        return self.rules.multicolour is not Multicolour.NONE

    @property
    def wild(self) -> bool:
        """Whether multicolour answers to every colour."""
        return self.rules.multicolour is Multicolour.WILD

    @property
    def cards(self) -> int:
        """Cards in the deck of this table."""
        return len(self.rules.cards())

    @property
    def multicolours(self) -> tuple[Multicolour, ...]:
        """The kinds of sixth suit that are offered here, or played without being offered."""
        kinds = (*self.edition.offered("multicolour"), self.rules.multicolour)
        return tuple(kind for kind in Multicolour if kind in kinds and kind is not Multicolour.NONE)

    def offers(self, switch: str) -> bool:
        """Whether a switch is a variant here: it can be chosen, or stands where the book does not have it."""
        return switch in self.edition.choices or switch in self.edition.refused(self.rules)

    def changed(self, switch: str) -> bool:
        """Whether a switch stands otherwise than in the basic game."""
        return bool(getattr(self.rules, switch) != getattr(self.edition.rules, switch))
