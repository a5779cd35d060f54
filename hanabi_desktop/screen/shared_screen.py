"""The screen that all players share: whose eyes it is for, looking away, peeking, covering."""

import math
import time
from collections.abc import Callable

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.rules import Everybody, Eyes, IllegalAction, Refusal, Seat, TurnAction
from hanabi_desktop.screen.view import LookAway, Paused, Phase, Private, Public, ScreenView, Undone
from hanabi_desktop.table import events
from hanabi_desktop.table.actions import LayOpen, MoveToken, TableAction, Withdraw
from hanabi_desktop.table.table import Table

_KEEPS_VIEW = events.HandArranged | events.ViewOpened | events.Remarked | events.MasterChanged
_KEEPS_VIEW |= events.SpeechChosen | events.SavingFailed
"""Events that do not concern everybody: a private view stays open."""


class SharedScreen(QObject):
    """A client of a table, for the eyes of the moment.

    Whatever is done at the table, here or by another client, is shown to all: the screen is public again by itself.
    What is not allowed raises IllegalAction and changes nothing.
    """

    changed = Signal()
    """Something visible is different: take a new `view`. Emitted once for each change, before what follows."""
    happened = Signal(object)
    """An action took effect: its events."""
    laid_open = Signal(object)
    """A card lies open and waits for the master: the CardLaidOpen."""
    taken_back = Signal(object)
    """Actions were undone: an ActionTakenBack each, the newest first. Their cards are hidden already."""
    token_moved = Signal(object)
    """The master moved a token: the TokenMove."""
    left = Signal()
    """Nobody sits at the table any more."""
    save_failed = Signal(object)
    """The exception, the first time in a row that saving failed; the game goes on.

    Emitted last of all: whoever tells the players of it, tells them over what the phase shows.
    """

    def __init__(
        self, table: Table, parent: QObject | None = None, clock: Callable[[], float] = time.monotonic
    ) -> None:
        """Opens on the public table. By `clock`, in seconds, it is measured how long a private view stays open."""
        super().__init__(parent)
        self.table = table
        self._clock = clock
        self._opened = 0.0
        self._alone = self.alone
        """Who was alone when the table told of something last."""
        self._phase: Phase = self._at_rest()
        self._undone: Undone | None = None
        self._redone = False
        self._view: ScreenView | None = None
        """The one of now; None once something has changed, until somebody asks."""
        self._leave = table.listen(self._on_events)

    def leave(self) -> None:
        """Hears no more of the table."""
        self._leave()
        self.left.emit()

    # What may be seen

    @property
    def view(self) -> ScreenView:
        """The table for the eyes of this moment."""
        if self._view is None:
            table = self.table.view(self._eyes)
            again = self.table.can_do_again
            self._view = ScreenView.of(table, self._phase, self._undone, again=again, redone=self._redone)
        return self._view

    @property
    def phase(self) -> Phase:
        """Whose eyes the screen is for."""
        return self._phase

    @property
    def alone(self) -> int | None:
        """The seat of the only person there ever was, who looks away from nothing; None if others sit or sat here."""
        return self.table.alone

    def _at_rest(self) -> Phase:
        """What is to be seen while nobody has asked for anything: the public table, or the view of who is alone.

        The end is before all eyes. Nowhere else does a private view open unasked.
        """
        alone = self.alone
        if alone is None or self.table.over:
            return Public()
        return Private(alone)

    @property
    def _eyes(self) -> Eyes:
        if isinstance(self._phase, Private):
            return Seat(self._phase.seat)
        return Everybody()

    # Whose eyes

    def look_away(self, seat: int) -> None:
        """Covers the table and asks everyone except `seat` to look away: for a turn or a peek.

        Raises ValueError if nobody sits there.
        """
        self._check_may_look(seat)
        self._set_phase(LookAway(seat))

    def _check_may_look(self, seat: int) -> None:
        operators = self.table.operators
        if not 0 <= seat < len(operators):
            raise ValueError(f"seat: nobody sits at {seat}")
        if self.table.announcer is not None:
            raise IllegalAction(Refusal.WAITING_FOR_MASTER)
        if self.table.over:
            raise IllegalAction(Refusal.GAME_OVER)
        if operators[seat] is not events.Operator.SCREEN:
            raise IllegalAction(Refusal.NOT_AT_THIS_SCREEN)

    def open_view(self) -> None:
        """Shows the private view to the player for whom the others look away: by the page, or for the turn that comes.

        For the button alone that says who is to look.
        """
        if not isinstance(self._phase, LookAway | Public):
            raise IllegalAction(Refusal.VIEW_NOT_OPEN)
        seat = self._phase.seat if isinstance(self._phase, LookAway) else self.table.current
        self._check_may_look(seat)
        # Whatever the table tells of it is shown to these eyes already.
        self._phase, self._view, self._opened = Private(seat), None, self._clock()
        self.table.look(seat)

    def cover(self) -> None:
        """Back to what is seen at rest, from wherever the screen is; nothing at all if that is seen already."""
        rest = self._at_rest()
        if self._phase != rest:
            self._set_phase(rest)

    def pause(self) -> None:
        """Covers the table until `cover` is called."""
        self._set_phase(Paused())

    def _set_phase(self, phase: Phase) -> None:
        was_private = isinstance(self._phase, Private)
        self._phase, self._view = phase, None
        self.changed.emit()
        if was_private:
            # Covered first, and remarked then: a disk takes its time.
            self._end_private_view()

    def _end_private_view(self) -> None:
        """Tells the table how long the private view was open; it knows whether its player took a turn."""
        self.table.looked(max(1, math.ceil(self._clock() - self._opened)))

    # Acting

    def act(self, action: TableAction) -> None:
        """What the player who looks does; an announced action goes on, and a token moves, in front of everybody."""
        self.table.act(self._actor(action), action)

    def _actor(self, action: TableAction) -> int:
        if isinstance(action, LayOpen | Withdraw):
            actor = self.table.announcer
        elif isinstance(action, MoveToken):
            actor = self.table.master
        else:
            if not isinstance(self._phase, Private):
                waiting = isinstance(action, TurnAction) and self.table.announcer is not None
                raise IllegalAction(Refusal.WAITING_FOR_MASTER if waiting else Refusal.VIEW_NOT_OPEN)
            return self._phase.seat
        if actor is None:
            raise IllegalAction(Refusal.NO_TOKEN_OWED)
        return actor

    # Events of the table

    def _on_events(self, changes: tuple[events.TableEvent, ...]) -> None:
        # What happens elsewhere during a pause waits for its end, but for the end of the game.
        self._view = None
        was_private = isinstance(self._phase, Private)
        rests = isinstance(self._phase, Paused) and not self.table.over
        before, self._alone = self._alone, self.alone
        if not rests and (before != self._alone or any(self._is_for_all(event) for event in changes)):
            self._phase = self._at_rest()
            seated = any(isinstance(event, events.ComputerSeated) for event in changes)
            if seated and self._alone is None and events.only_person(self.table.operators) == self.table.current:
                # The hands would lie open before who sat there until now.
                self._phase = LookAway(self.table.current)
        undone = tuple(event for event in changes if isinstance(event, events.ActionTakenBack))
        if undone:
            self._undone, self._redone = Undone(undone[-1].turn, undone[-1].seat, len(undone)), False
        elif any(isinstance(event, events.ActionTaken | events.ActionAnnounced) for event in changes):
            self._undone = None
            self._redone = any(isinstance(event, events.ActionTaken) and event.again for event in changes)
        if not all(isinstance(event, events.SavingFailed) for event in changes):
            self.changed.emit()
        if was_private and not isinstance(self._phase, Private):
            self._end_private_view()
        if undone:
            self.taken_back.emit(undone)
        for event in changes:
            match event:
                case events.ActionTaken(events=taken):
                    self.happened.emit(taken)
                case events.CardLaidOpen():
                    self.laid_open.emit(event)
                case events.TokenMoved(move=move):
                    self.token_moved.emit(move)
                case events.SavingFailed(error=error):
                    self.save_failed.emit(error)

    def _is_for_all(self, event: events.TableEvent) -> bool:
        """Whether everybody is to see what happened; the rest happens in a private view that stays open."""
        if isinstance(event, events.OperatorChanged):
            looking = isinstance(self._phase, LookAway | Private) and self._phase.seat == event.seat
            return looking and event.operator is not events.Operator.SCREEN
        return not isinstance(event, _KEEPS_VIEW)
