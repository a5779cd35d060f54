"""What a table tells its listeners: frozen values, and nothing in them that everybody may not know.

Whoever listens takes a new view for the eyes it serves; what happened says what there is to show, to say or to hear.
"""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from hanabi_desktop.rules import Card, Event
from hanabi_desktop.table.tokens import ActionKind, TokenMove


class Operator(StrEnum):
    """Who acts for a seat."""

    SCREEN = "screen"
    """A player who sits at the shared screen."""
    CLIENT = "client"
    """A client of its own, which takes its views and acts by itself: another device, or a computer."""


@dataclass(frozen=True, slots=True)
class ActionTaken:
    """A turn took effect, or the game was ended early; `turn` counts from 0, as in records."""

    turn: int
    seat: int
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class ActionAnnounced:
    """A player told the master of an action: no more of it than everybody hears."""

    seat: int
    kind: ActionKind
    target: int | None


@dataclass(frozen=True, slots=True)
class CardLaidOpen:
    """The announced card was shown to all; its tokens have not moved yet."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class AnnouncementWithdrawn:
    """An announcement was taken back before anything moved."""

    seat: int


@dataclass(frozen=True, slots=True)
class TokenMoved:
    """The master moved a token."""

    move: TokenMove


@dataclass(frozen=True, slots=True)
class ActionTakenBack:
    """The last action was undone; it had been the turn `turn` of `seat`, and this is what had come of it."""

    turn: int
    seat: int
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class MasterChanged:
    """The role of the master was handed over to `seat`."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandArranged:
    """`seat` has put the own hand in another order, or marked a card of it."""

    seat: int


@dataclass(frozen=True, slots=True)
class ViewOpened:
    """`seat` has looked for the first time since the last action, which is old news from now on."""

    seat: int


@dataclass(frozen=True, slots=True)
class OperatorChanged:
    """Somebody else acts for `seat` from now on."""

    seat: int
    operator: Operator


@dataclass(frozen=True, slots=True)
class SavingFailed:
    """The first failure in a row to put the game on disk; the game goes on. Told last of all."""

    error: Exception


Happening = (
    ActionTaken
    | ActionAnnounced
    | CardLaidOpen
    | AnnouncementWithdrawn
    | TokenMoved
    | ActionTakenBack
    | MasterChanged
    | HandArranged
    | ViewOpened
    | OperatorChanged
    | SavingFailed
)

Listener = Callable[[tuple[Happening, ...]], None]
"""Called once after each change, with all that happened in it, in order."""
