"""What a table tells its listeners: frozen values, and nothing in them that everybody may not know.

Whoever listens takes a new view for the eyes it serves; what happened says what there is to show, to say or to hear.
"""

from collections.abc import Callable
from enum import StrEnum

from msgspec import Struct

from hanabi_desktop.records.remarks import Remark
from hanabi_desktop.rules import Card, Event, HintForgotten
from hanabi_desktop.table.speech import Speech
from hanabi_desktop.table.tokens import ActionKind, TokenMove


class Operator(StrEnum):
    """Who acts for a seat."""

    SCREEN = "screen"
    """A player who sits at the shared screen."""
    CLIENT = "client"
    """A client of its own, which takes its views and acts by itself: another device, or a computer."""


class ActionTaken(Struct, frozen=True, tag=True):
    """A turn took effect, or the game was ended early; `turn` counts from 0, as in records."""

    turn: int
    seat: int
    events: tuple[Event | HintForgotten, ...]
    again: bool = False
    """Whether it had been taken back, and was done again. A hint that was forgotten meanwhile is not told anew."""


class ActionAnnounced(Struct, frozen=True, tag=True):
    """A player told the master of an action: no more of it than everybody hears."""

    seat: int
    kind: ActionKind
    target: int | None


class CardLaidOpen(Struct, frozen=True, tag=True):
    """The announced card was shown to all; its tokens have not moved yet."""

    seat: int
    card: Card


class AnnouncementWithdrawn(Struct, frozen=True, tag=True):
    """An announcement was taken back before anything moved."""

    seat: int


class TokenMoved(Struct, frozen=True, tag=True):
    """The master moved a token."""

    move: TokenMove


class ActionTakenBack(Struct, frozen=True, tag=True):
    """The last action was undone; it had been the turn `turn` of `seat`. Of several, one each, the newest first.

    The card that it showed is hidden once more: whoever says or shows this names no face.
    """

    turn: int
    seat: int
    events: tuple[Event | HintForgotten, ...] = ()
    """What had come of it, as the journal told everybody until now. Nothing had yet of a card that only lay open."""


class MasterChanged(Struct, frozen=True, tag=True):
    """The role of the master was handed over to `seat`."""

    seat: int


class HandArranged(Struct, frozen=True, tag=True):
    """`seat` has put the own hand in another order, or marked a card of it."""

    seat: int


class ViewOpened(Struct, frozen=True, tag=True):
    """`seat` looks at the other hands on a screen that several share; the last action is old news from now on."""

    seat: int


class Remarked(Struct, frozen=True, tag=True):
    """Something happened beside the turns that has no happening of its own: the view's remarks say what."""

    remark: Remark


class SpeechChosen(Struct, frozen=True, tag=True):
    """Faces are spoken to `seat` in another way from now on."""

    seat: int
    speech: Speech


class OperatorChanged(Struct, frozen=True, tag=True):
    """Somebody else acts for `seat` from now on."""

    seat: int
    operator: Operator


class SavingFailed(Struct, frozen=True, tag=True):
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
    | Remarked
    | SpeechChosen
    | OperatorChanged
    | SavingFailed
)

Listener = Callable[[tuple[Happening, ...]], None]
"""Called once after each change, with all that happened in it, in order."""
