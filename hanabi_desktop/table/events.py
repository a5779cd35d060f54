"""The events of a table, for its listeners: frozen values, without anything that not everybody may know.

Whoever listens takes a new view for the eyes it serves; the events say what there is to show, to say or to hear. The
events of the game itself are in `rules/events.py`.
"""

from collections import deque
from collections.abc import Callable, Sequence
from contextlib import suppress
from enum import StrEnum

from msgspec import Struct

from hanabi_desktop.players import Player
from hanabi_desktop.records.remarks import Remark
from hanabi_desktop.rules import Event, HintForgotten
from hanabi_desktop.table.actions import ActionKind, TokenMove
from hanabi_desktop.table.state import Speech


class Operator(StrEnum):
    """Who acts for a seat."""

    SCREEN = "screen"
    """A player who sits at the shared screen."""
    CLIENT = "client"
    """A client of its own, which takes its views and acts by itself: another device."""
    COMPUTER = "computer"
    """A client that the program itself plays, at this screen."""


def only_person(operators: Sequence[Operator]) -> int | None:
    """The seat of the only person, who sits at the screen and plays with computers; None if there are more."""
    people = [seat for seat, operator in enumerate(operators) if operator is not Operator.COMPUTER]
    return people[0] if len(people) == 1 and operators[people[0]] is Operator.SCREEN else None


class ActionTaken(Struct, frozen=True, tag=True):
    """A turn took effect, or the game was ended early; `turn` counts from 0, as in records."""

    turn: int
    seat: int
    events: tuple[Event | HintForgotten, ...]
    again: bool = False
    """Whether it had been taken back, and was done again. A hint that was forgotten meanwhile is not shown again."""


class ActionAnnounced(Struct, frozen=True, tag=True):
    """A player told the master of an action: no more of it than everybody hears."""

    seat: int
    kind: ActionKind
    target: int | None


class CardLaidOpen(Struct, frozen=True, tag=True):
    """The announced card was shown to all, who see by it what `events` will follow once its tokens have moved."""

    seat: int
    events: tuple[Event, ...]


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
    """Its events, as everybody could read them in the journal; none for a card that only lay open."""


class PlayerSeated(Struct, frozen=True, tag=True):
    """Somebody else plays for `seat` from now on."""

    seat: int
    player: Player


class MasterChanged(Struct, frozen=True, tag=True):
    """The role of the master was handed over to `seat`; None if nobody has it any more."""

    seat: int | None


class HandArranged(Struct, frozen=True, tag=True):
    """`seat` has put the own hand in another order, or marked a card of it."""

    seat: int


class ViewOpened(Struct, frozen=True, tag=True):
    """`seat` looks at the other hands on a screen that several share; the last action is old news from now on."""

    seat: int


class Remarked(Struct, frozen=True, tag=True):
    """Something happened beside the turns that has no event of its own: the view's remarks say what."""

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
    """The first failure in a row to put the game on disk, or one that keeps somebody from peeking; the game goes on.

    The last event of its change.
    """

    error: Exception


TableEvent = (
    ActionTaken
    | ActionAnnounced
    | CardLaidOpen
    | AnnouncementWithdrawn
    | TokenMoved
    | ActionTakenBack
    | PlayerSeated
    | MasterChanged
    | HandArranged
    | ViewOpened
    | Remarked
    | SpeechChosen
    | OperatorChanged
    | SavingFailed
)

Listener = Callable[[tuple[TableEvent, ...]], None]
"""Called once after each change, with all that happened in it, in order."""


class Listeners:
    """The listeners of a table: each gets all events in the order they happened, whatever another listener does."""

    def __init__(self, on_fault: Callable[[Exception], None] | None) -> None:
        """`on_fault` is given what a listener raises; without it the first such exception is raised at the end."""
        self._on_fault = on_fault
        self._listeners: list[Listener] = []
        self._queue: deque[tuple[TableEvent, ...]] = deque()
        """Changes that the listeners have not got yet; they are getting the first one now."""
        self._faults: list[Exception] = []

    def add(self, listener: Listener) -> Callable[[], None]:
        """Adds a listener; the callable that is returned removes it."""
        self._listeners.append(listener)

        def end() -> None:
            with suppress(ValueError):
                self._listeners.remove(listener)

        return end

    def notify(self, *events: TableEvent, faults: Sequence[Exception] = ()) -> None:
        """Calls all listeners with the events of one change; `faults` found before are reported with theirs."""
        self._faults += faults
        if not events:
            return
        self._queue.append(events)
        if len(self._queue) > 1:
            # A listener has acted on what it heard: the others hear of that first.
            return
        while self._queue:
            for listener in tuple(self._listeners):
                try:
                    listener(self._queue[0])
                except Exception as error:  # noqa: BLE001 -- one listener's fault is no other's
                    self._faults.append(error)
            self._queue.popleft()
        found, self._faults = self._faults, []
        for fault in found:
            if self._on_fault is None:
                raise fault
            self._on_fault(fault)
