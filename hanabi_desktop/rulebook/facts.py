"""What a rulebook is composed from: an edition, the switches that are on, and whether there is a master."""

from dataclasses import dataclass

from hanabi_desktop.boxes import Box, box_of
from hanabi_desktop.rules import Edition, Multicolour, Rules


@dataclass(frozen=True, slots=True)
class Facts:
    """The rules in force, and what follows from them for the wording."""

    edition: Edition
    rules: Rules
    master: bool

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
        kinds = (*self.edition.multicolour, self.rules.multicolour)
        return tuple(kind for kind in Multicolour if kind in kinds and kind is not Multicolour.NONE)

    @property
    def offers_perfect(self) -> bool:
        """Whether the game without a last round is a variant here."""
        return self.rules.perfect or len(self.edition.perfect) > 1

    @property
    def offers_choreography(self) -> bool:
        """Whether naming the colour first is a variant here."""
        return self.rules.choreography or len(self.edition.choreography) > 1

    @property
    def offers_difficulty(self) -> bool:
        """Whether the numbers of mistakes and tokens can be chosen here, or are not those of the book."""
        edition, rules = self.edition, self.rules
        chosen = rules.mistakes not in edition.mistakes or rules.clocks not in edition.clocks
        return chosen or len(edition.mistakes) > 1 or len(edition.clocks) > 1

    @property
    def offers_empty_hints(self) -> bool:
        """Whether hints that point at nothing are a switch here, or stand against the book."""
        return len(self.edition.empty_hints) > 1 or self.rules.empty_hints not in self.edition.empty_hints
