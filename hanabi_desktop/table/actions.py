"""What a seat may do at a table: the actions of a turn, what a master asks for around them, and the own hand's order."""

from msgspec import Struct

from hanabi_desktop.rules import TurnAction
from hanabi_desktop.table.tokens import TokenMove


class LayOpen(Struct, frozen=True, tag=True):
    """The player shows the announced card to all (rules, section 3)."""


class Withdraw(Struct, frozen=True, tag=True):
    """The player takes an announcement back before anything has moved."""


class MoveToken(Struct, frozen=True, tag=True):
    """The master moves one token (rules, section 3)."""

    move: TokenMove


class MoveCard(Struct, frozen=True, tag=True):
    """Puts a card of the own hand at another place, from 0."""

    card: int
    place: int


class RaiseCard(Struct, frozen=True, tag=True):
    """Raises a card of the own hand, or lowers it again."""

    card: int


class TurnCard(Struct, frozen=True, tag=True):
    """Turns a card of the own hand by a quarter, or back."""

    card: int


class WriteNote(Struct, frozen=True, tag=True):
    """Writes a short note on a card of the own hand, for the own eyes only; an empty one takes it away."""

    card: int
    note: str


AnnouncedAction = LayOpen | Withdraw | MoveToken
"""What happens between an announcement to the master and its taking effect."""
Arranging = MoveCard | RaiseCard | TurnCard | WriteNote
"""What players do with their own hand, at any time."""
TableAction = TurnAction | AnnouncedAction | Arranging
