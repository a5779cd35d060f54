"""The screen that all players share: whose eyes it is for, looking away, peeking, covering, revealing a card."""

import math
import time
from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid

from hanabi_desktop import rules
from hanabi_desktop.records.remarks import Cover
from hanabi_desktop.screen.view import (
    LookAway,
    Paused,
    Phase,
    Private,
    Public,
    Revealing,
    ScreenView,
    Undone,
    before_the_end,
    face_down,
)
from hanabi_desktop.table import events
from hanabi_desktop.table.actions import ActionKind, LayOpen, MoveToken, TableAction, Withdraw
from hanabi_desktop.table.table import Table

_KEEPS_VIEW = events.HandArranged | events.ViewOpened | events.Remarked | events.MasterChanged
_KEEPS_VIEW |= events.SpeechChosen | events.SavingFailed
"""Events that do not concern everybody: a private view stays open, and a reveal goes on."""
_CardShown = rules.CardPlayed | rules.CardMisplayed | rules.CardDiscarded
_Shown = events.ActionTaken | events.CardLaidOpen


class SharedScreen(QObject):
    """A client of a table, for the current eyes.

    Whatever is done at the table, here or by another client, is shown to all: the screen is public again by itself.
    A card that is played or discarded is revealed first: `view` and the events keep back what it is until `go_on` turns
    it, and after the last one the end until `go_on` is called again. The game itself has gone on, and is on disk.
    What is not allowed raises IllegalAction and changes nothing.
    """

    changed = Signal()
    """Something visible is different: take a new `view`. Emitted once for each change, before what follows."""
    happened = Signal(object)
    """An action took effect: its events; or a card lies open and waits for the master: the CardLaidOpen alone."""
    called = Signal()
    """Whoever looked alone, here or on a device of their own, has acted, and all are to look at the table again."""
    turned = Signal()
    """The card that lay face down turns over; what has happened by it is told next."""
    taken_back = Signal(object)
    """Actions were undone: an ActionTakenBack each, the newest first. Their cards are hidden already."""
    token_moved = Signal(object)
    """The master moved a token: the TokenMove."""
    left = Signal()
    """Nobody sits at the table any more."""
    save_failed = Signal(object)
    """The exception, the first time in a row that saving failed, which prevents a look, and at every peek; the game goes on.

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
        self._opening: Private | None = None
        """The view that opens as soon as the table tells that it is on disk."""
        self._alone = self.table.alone
        """Who was alone when the table told of something last."""
        self._phase: Phase = self._at_rest()
        self.reveal_seconds: int | None = None
        """Seconds that a card lies face down where this is shown; 0 for not at all, None if nobody calls `go_on`."""
        self._untold: list[tuple[rules.Event | rules.HintForgotten | events.CardLaidOpen, ...]] = []
        """What happened and is kept back, in the parts that are told one after the other."""
        self.medals = True
        """Whether there are medals to win."""
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
            self._view = self._take_view()
        return self._view

    def _take_view(self) -> ScreenView:
        alone = self.table.alone
        kept_back = isinstance(self._phase, Revealing) and not self._phase.turned
        return self._view_by(self._eyes if alone is None or not kept_back else rules.Seat(alone))

    def view_for(self, seat: int) -> ScreenView:
        """The table for a seat on a device of its own, which is told nothing before it is seen here.

        Once the game is over, all hands lie open there, too.
        """
        over = self.table.over and not isinstance(self._phase, Revealing)
        return self._view_by(rules.Open() if over else rules.Seat(seat))

    def view_for_all(self) -> ScreenView:
        """The table for everybody, whoever looks at this screen now."""
        return self._view_by(rules.Everybody())

    def _view_by(self, eyes: rules.Eyes) -> ScreenView:
        table, phase = self.table, self._phase
        if isinstance(phase, Revealing) and not phase.turned:
            return face_down(ScreenView.of(table.view_before(eyes), phase, None))
        view = ScreenView.of(table.view(eyes), phase, self._undone, again=table.can_do_again, redone=self._redone)
        return before_the_end(view) if isinstance(phase, Revealing) and table.over else view

    @property
    def phase(self) -> Phase:
        """Whose eyes the screen is for; read-only, so that nobody else can open a view."""
        return self._phase

    def _at_rest(self) -> Phase:
        """What is to be seen while nobody has asked for anything: the public table, or the view of who is alone.

        The end is before all eyes. Nowhere else does a private view open unasked.
        """
        alone = self.table.alone
        if alone is None or self.table.over:
            return Public()
        return Private(alone)

    @property
    def _eyes(self) -> rules.Eyes:
        phase = self._at_rest() if isinstance(self._phase, Revealing) else self._phase
        return rules.Seat(phase.seat) if isinstance(phase, Private) else rules.Everybody()

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
            raise rules.IllegalAction(rules.Refusal.WAITING_FOR_MASTER)
        if self.table.over:
            raise rules.IllegalAction(rules.Refusal.GAME_OVER)
        if operators[seat] is not events.Operator.SCREEN:
            raise rules.IllegalAction(rules.Refusal.NOT_AT_THIS_SCREEN)

    def open_view(self) -> None:
        """Shows the private view to the player for whom the others look away: by the page, or for the turn that comes.

        For the button alone that says who is to look.
        """
        if not isinstance(self._phase, LookAway | Public):
            raise rules.IllegalAction(rules.Refusal.VIEW_NOT_OPEN)
        seat = self._phase.seat if isinstance(self._phase, LookAway) else self.table.current
        self._check_may_look(seat)
        self._opening = Private(seat)
        self.table.look(seat)
        self._opening = None

    def cover(self, by: Cover = Cover.PERSON) -> None:
        """Back to what is seen at rest, from wherever the screen is; nothing at all if that is seen already."""
        rest = self._at_rest()
        if self._phase != rest:
            self._set_phase(rest, by)

    def pause(self) -> None:
        """Covers the table until `cover` is called."""
        self._set_phase(Paused())

    def _set_phase(self, phase: Phase, by: Cover = Cover.PERSON) -> None:
        self.finish_reveal()
        was_private = isinstance(self._phase, Private)
        self._phase, self._view = phase, None
        self.changed.emit()
        if was_private:
            # Covered first, and remarked then: a disk takes its time.
            self._end_private_view(by)

    def _end_private_view(self, by: Cover = Cover.PERSON) -> None:
        """Tells the table how long the private view was open; it knows whether its player took a turn."""
        self.table.looked(max(1, math.ceil(self._clock() - self._opened)), by)

    # Acting

    def act(self, action: TableAction) -> None:
        """What the player who looks does; an announced action goes on, and a token moves, in front of everybody."""
        was_private = isinstance(self._phase, Private)
        self.table.act(self._actor(action), action)
        if not isValid(self):
            # It was told that saving failed, and somebody has left the game.
            return
        # Nobody is called back where only one looks.
        if was_private and not isinstance(self._phase, Private) and self._at_rest() == Public():
            self.called.emit()

    def _actor(self, action: TableAction) -> int:
        if isinstance(action, LayOpen | Withdraw):
            actor = self.table.announcer
        elif isinstance(action, MoveToken):
            actor = self.table.master
        else:
            if not isinstance(self._phase, Private):
                waiting = isinstance(action, rules.TurnAction) and self.table.announcer is not None
                raise rules.IllegalAction(rules.Refusal.WAITING_FOR_MASTER if waiting else rules.Refusal.VIEW_NOT_OPEN)
            return self._phase.seat
        if actor is None:
            raise rules.IllegalAction(rules.Refusal.NO_TOKEN_OWED)
        return actor

    # Revealing

    def go_on(self) -> None:
        """Ends what everybody looks at now: the card turns over, or what comes after it is told."""
        phase = self._phase
        if not isinstance(phase, Revealing):
            return
        # The master need not wait for what is only to be looked at.
        rests = phase.turned or self.table.announcer is not None
        self._phase, self._view = self._at_rest() if rests else replace(phase, turned=True), None
        self.changed.emit()
        if not phase.turned:
            self.turned.emit()
        self._tell_next()

    def finish_reveal(self) -> None:
        """Ends the reveal, if there is one, and tells all that was kept back."""
        while isinstance(self._phase, Revealing):
            self.go_on()

    def _reveal(self, shown: _Shown, changes: tuple[events.TableEvent, ...]) -> Revealing | None:
        """What everybody looks at before anything is told of what follows from these changes; None if nothing is held back."""
        # No view is asked for here: one that fails has to fail where all faces are forgotten.
        card = next((event for event in shown.events if isinstance(event, _CardShown)), None)
        if card is not None and self.reveal_seconds and not self._was_seen(card, changes):
            if isinstance(card, rules.CardDiscarded):
                return Revealing(card.seat, ActionKind.DISCARD, card.card_id)
            return Revealing(card.seat, ActionKind.PLAY, card.card_id, card.announced)
        ends = self.table.over and len(shown.events) > 1 and self.reveal_seconds is not None
        return Revealing(shown.seat, ActionKind.PLAY, turned=True) if ends else None

    def _was_seen(self, card: _CardShown, changes: tuple[events.TableEvent, ...]) -> bool:
        """Whether everybody at this screen had seen the card before."""
        again = any(isinstance(change, events.ActionTaken) and change.again for change in changes)
        # A card that is played lies open before the master moves a token for it.
        moved = any(isinstance(change, events.TokenMoved) for change in changes)
        computers = self.table.alone is not None and self.table.operators[card.seat] is events.Operator.COMPUTER
        return again or computers or (moved and not isinstance(card, rules.CardDiscarded))

    def _parts(self, shown: _Shown) -> list[tuple[rules.Event | rules.HintForgotten | events.CardLaidOpen, ...]]:
        """What there is to be told of it, and once the last card lies where it belongs."""
        match shown:
            case events.CardLaidOpen():
                return [(shown,)]
            # An explosion is seen and heard on the table; every other end has a page of its own.
            case events.ActionTaken(events=(*told, rules.GameOver(reason=reason) as end)) if (
                isinstance(self._phase, Revealing) and reason is not rules.EndReason.FUSE
            ):
                return [(*told,), (end,)]
        return [shown.events]

    def _tell_next(self) -> None:
        if self._untold:
            self.happened.emit(self._untold.pop(0))

    # Events of the table

    def _on_events(self, changes: tuple[events.TableEvent, ...]) -> None:
        # What happens elsewhere during a pause waits for its end, but for the end of the game.
        self._view = None
        if self._opening is not None and events.ViewOpened(self._opening.seat) in changes:
            # What the table tells of it is shown to these eyes already.
            self._phase, self._opened = self._opening, self._clock()
        was_private = isinstance(self._phase, Private)
        rests = isinstance(self._phase, Paused) and not self.table.over
        before, self._alone = self._alone, self.table.alone
        shown = next((event for event in changes if isinstance(event, _Shown)), None)
        kinds = {type(event) for event in changes}
        for_all = any(map(self._is_for_all, changes))
        other_eyes = before != self._alone and not isinstance(self._phase, Revealing)
        if not rests and (for_all or other_eyes):
            # What was kept back until now is seen together with what has happened since.
            self._phase = (shown and self._reveal(shown, changes)) or self._at_rest()
            self._untold = []
            seated = events.PlayerSeated in kinds
            if seated and self._alone is None and events.only_person(self.table.operators) == self.table.current:
                # The hands would lie open before who sat there until now.
                self._phase = LookAway(self.table.current)
            elif events.OperatorChanged in kinds and self._alone is not None and not self.table.over:
                # So they would before whoever is here, as the phone of who plays alone goes.
                self._phase = LookAway(self._alone)
        undone = tuple(event for event in changes if isinstance(event, events.ActionTakenBack))
        if undone:
            self._undone, self._redone = Undone(undone[-1].turn, undone[-1].seat, len(undone), self.medals), False
        elif kinds & {events.ActionTaken, events.ActionAnnounced}:
            self._undone, self._redone = None, isinstance(shown, events.ActionTaken) and shown.again
        if shown is not None:
            self._untold = self._parts(shown)
        if kinds != {events.SavingFailed}:
            self.changed.emit()
        if was_private and not isinstance(self._phase, Private):
            self._end_private_view()
        if isinstance(shown, events.ActionTaken) and self.table.operators[shown.seat] is events.Operator.CLIENT:
            self.called.emit()
        if undone:
            self.taken_back.emit(undone)
        for event in changes:
            match event:
                case events.ActionTaken() | events.CardLaidOpen():
                    if not isinstance(self._phase, Revealing) or self._phase.turned:
                        self._tell_next()
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
