"""What a seat may do at a table: the actions of a turn, what a master asks for around them, and the own hand's order."""

from collections.abc import Iterable
from enum import Enum, StrEnum

from msgspec import Struct

from hanabi_desktop.rules import Action, ClockReturned, ClockSpent, Discard, Event, FuseBurnt, Play, Refusal, TurnAction


class TokenMove(StrEnum):
    """One token, one direction."""

    SPEND_CLOCK = "spend-clock"
    RETURN_CLOCK = "return-clock"
    BURN_FUSE = "burn-fuse"
    RESTORE_FUSE = "restore-fuse"
    """Never owed: a burnt fuse stays burnt. It has a name so that the attempt can be refused by it."""

    @property
    def of_clock(self) -> bool:
        """Whether it is a clock token that moves."""
        return self in (TokenMove.SPEND_CLOCK, TokenMove.RETURN_CLOCK)


class LayOpen(Struct, frozen=True, tag=True):
    """The player shows the announced card to all (rules/README.md, section 3)."""


class Withdraw(Struct, frozen=True, tag=True):
    """The player takes an announcement back before anything has moved."""


class MoveToken(Struct, frozen=True, tag=True):
    """The master moves one token (rules/README.md, section 3)."""

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


# Announced to a master


class ActionKind(Enum):
    """What a player tells the master: which of the three actions it will be."""

    HINT = "hint"
    DISCARD = "discard"
    PLAY = "play"

    @classmethod
    def of(cls, action: Action) -> "ActionKind":
        """The kind of an action of a turn."""
        if isinstance(action, Play):
            return cls.PLAY
        return cls.DISCARD if isinstance(action, Discard) else cls.HINT


class Announcement(Struct, frozen=True):
    """An action told to the master and not yet done.

    `laid_open` is for a play, whose card everybody sees before its tokens move; `moved` counts the tokens moved so far.
    """

    seat: int
    action: TurnAction
    laid_open: bool = False
    moved: int = 0

    @property
    def half_done(self) -> bool:
        """Whether everybody has seen more of it than can be withdrawn: a card, or tokens that moved."""
        return self.laid_open or self.moved > 0


def token_moves(events: Iterable[Event]) -> tuple[TokenMove, ...]:
    """The tokens that these events move, in order."""
    moves = {ClockSpent: TokenMove.SPEND_CLOCK, ClockReturned: TokenMove.RETURN_CLOCK, FuseBurnt: TokenMove.BURN_FUSE}
    return tuple(moves[type(event)] for event in events if type(event) in moves)


def token_refusal(wanted: TokenMove | None, move: TokenMove) -> Refusal | None:
    """Why the master may not make `move` when `wanted` is owed; None is owed if `wanted` is None."""
    if wanted is None:
        return Refusal.NO_TOKEN_OWED
    if move is wanted:
        return None
    return Refusal.WRONG_DIRECTION if move.of_clock == wanted.of_clock else Refusal.WRONG_TOKEN
