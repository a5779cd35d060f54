"""One running table: the game, whose eyes the screen is for, the master's tokens, taking back, and saving."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from PySide6.QtCore import QObject, Signal

from hanabi_desktop.records import Record
from hanabi_desktop.rules import (
    Action,
    ColourHint,
    EndEarly,
    Event,
    Game,
    IllegalAction,
    Play,
    Refusal,
    ValueHint,
)
from hanabi_desktop.table.hands import Arrangement
from hanabi_desktop.table.phases import LookAway, Paused, Phase, Private, Public
from hanabi_desktop.table.state import TableState, to_record
from hanabi_desktop.table.tokens import Announcement, TokenMove, token_moves, token_refusal
from hanabi_desktop.table.view import TableView, table_view

Save = Callable[[Record], None]


class Table(QObject):
    """The one way from an action to the screen.

    Every method that changes something saves it first, then emits `changed`. What is not allowed raises IllegalAction
    and changes nothing.
    """

    changed = Signal()
    """Something visible is different: take a new `view`."""
    happened = Signal(object)
    """An action took effect: its events, after `changed`."""
    announced = Signal()
    """A player told the master of an action, or laid the announced card open."""
    token_moved = Signal(object)
    """The master moved a token: the TokenMove."""
    taken_back = Signal()
    save_failed = Signal(object)
    """The OSError, the first time in a row that saving failed; the game goes on.

    Emitted last of all: whoever tells the players of it, tells them over what the phase shows.
    """

    def __init__(self, game: Game, state: TableState, save: Save, parent: QObject | None = None) -> None:
        """Opens on the public table; call `save` once the signals are connected."""
        super().__init__(parent)
        self._game = game
        self._state = state
        self._write = save
        self._saving_failed = False
        self._phase: Phase = Public()
        self._owed = self._moves_owed()

    # What may be seen

    @property
    def view(self) -> TableView:
        """The table for the eyes of this moment."""
        return table_view(self._game, self._state, self._phase, self._owed)

    @property
    def phase(self) -> Phase:
        """Whose eyes the screen is for."""
        return self._phase

    @property
    def current(self) -> int:
        """The seat whose turn it is."""
        return self._game.current

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._game.end is not None

    @property
    def record(self) -> Record:
        """The game as it would be saved now. It knows every face: for files only."""
        return to_record(self._game, self._state)

    # Whose eyes

    def look_away(self, seat: int) -> None:
        """Covers the table and asks everyone except `seat` to look away: for a turn or a peek.

        Raises ValueError if nobody sits there.
        """
        self._check_seat(seat)
        if self._state.announcement:
            raise IllegalAction(Refusal.WAITING_FOR_MASTER)
        if self.over:
            raise IllegalAction(Refusal.GAME_OVER)
        self._show(LookAway(seat))

    def open_view(self) -> None:
        """Shows the private view to the player for whom the others look away."""
        if not isinstance(self._phase, LookAway):
            raise IllegalAction(Refusal.VIEW_NOT_OPEN)
        fresh, self._state = self._state.fresh, replace(self._state, fresh=False)
        self._phase = Private(self._phase.seat)
        if fresh:
            self._save_and_tell()
        else:
            self.changed.emit()

    def cover(self) -> None:
        """Back to the public table, from wherever the screen is; nothing at all if everybody looks already."""
        if not isinstance(self._phase, Public):
            self._show(Public())

    def pause(self) -> None:
        """Covers the table until `cover` is called."""
        self._show(Paused())

    # Taking a turn

    def act(self, action: Action) -> None:
        """The turn of the player whose private view is open.

        Without a master it takes effect at once; with one it is announced and waits for the token.
        """
        if self._state.announcement:
            raise IllegalAction(Refusal.WAITING_FOR_MASTER)
        if isinstance(action, EndEarly):
            raise TypeError("to end early is nobody's turn: use end_early")
        self._game.check(action, self._viewer())
        if self._state.master is None:
            self._take_effect(action)
            return
        self._announce(Announcement(self._game.current, action), self.announced.emit)

    def withdraw(self) -> None:
        """Takes an announcement back before anything has moved; a card that lies open stays."""
        announcement = self._announcement()
        if announcement.laid_open or announcement.moved:
            raise IllegalAction(Refusal.CARD_LIES_OPEN)
        self._announce(None)

    def lay_open(self) -> None:
        """Shows the announced card to all; if no token moves for it, the play takes effect."""
        announcement = self._announcement()
        if announcement.laid_open or not isinstance(announcement.action, Play):
            raise IllegalAction(Refusal.NO_TOKEN_OWED)
        if not self._owed:
            self._take_effect(announcement.action)
            return
        self._announce(replace(announcement, laid_open=True), self.announced.emit)

    def move_token(self, move: TokenMove) -> None:
        """The master moves one token; with the last one owed, the announced action takes effect."""
        announcement = self._state.announcement
        if announcement and isinstance(announcement.action, Play) and not announcement.laid_open:
            raise IllegalAction(Refusal.LAY_OPEN_FIRST)
        refusal = token_refusal(self._owed[announcement.moved] if announcement else None, move)
        if refusal or not announcement:
            raise IllegalAction(refusal or Refusal.NO_TOKEN_OWED)
        told = partial(self.token_moved.emit, move)
        if announcement.moved + 1 == len(self._owed):
            self._take_effect(announcement.action, told)
        else:
            self._announce(replace(announcement, moved=announcement.moved + 1), told)

    # What the master, or everybody, decides

    def hand_over(self, seat: int) -> None:
        """Another seat becomes the master, between two actions; raises ValueError if nobody sits there."""
        self._check_seat(seat)
        self._between_actions()
        self._state = replace(self._state, master=seat)
        self._save_and_tell()

    @property
    def can_take_back(self) -> bool:
        """Whether there is a finished action to take back."""
        return bool(self._game.turns) and self._state.announcement is None

    @property
    def take_back_is_free(self) -> bool:
        """Whether the last action is a hint nobody has looked past yet: then nobody needs to confirm."""
        hint = self.can_take_back and isinstance(self._game.turns[-1].action, ColourHint | ValueHint)
        return hint and self._state.fresh

    def take_back(self) -> None:
        """Undoes the last action, also one that ended the game; the record remembers that this was done.

        Whether it had to be confirmed (`take_back_is_free`) is for the caller to settle first.
        """
        self._between_actions()
        if not self._game.turns:
            raise IllegalAction(Refusal.NOTHING_TO_TAKE_BACK)
        number = len(self._game.turns) - 1
        self._game = Game(self._game.setup, self._game.actions[:number])
        self._state = replace(self._state, fresh=False, take_backs=(*self._state.take_backs, number))
        self._phase = Public()
        self._save_and_tell(self.taken_back.emit)

    def end_early(self) -> None:
        """Stops the game where it stands, as the master or everybody has confirmed."""
        self._between_actions()
        self._game.check(EndEarly())
        self._take_effect(EndEarly())

    # Arranging the own hand

    def move_card(self, card: int, place: int) -> None:
        """Puts a card of the viewer's own hand at another place, from 0."""
        seat = self._owner(card)
        self._arrange(seat, self._state.arrangements[seat].moved(self._game.hands[seat], card, place))

    def raise_card(self, card: int) -> None:
        """Raises a card of the viewer's own hand, or lowers it."""
        seat = self._owner(card)
        self._arrange(seat, self._state.arrangements[seat].with_raised(card))

    def turn_card(self, card: int) -> None:
        """Turns a card of the viewer's own hand by a quarter, or back."""
        seat = self._owner(card)
        self._arrange(seat, self._state.arrangements[seat].with_turned(card))

    def note_card(self, card: int, note: str) -> None:
        """Writes a short note on a card of the viewer's own hand, for the own eyes only."""
        seat = self._owner(card)
        self._arrange(seat, self._state.arrangements[seat].with_note(card, note))

    def _arrange(self, seat: int, arrangement: Arrangement) -> None:
        self._state = self._state.with_arrangement(seat, arrangement)
        self._save_and_tell()

    def _owner(self, card: int) -> int:
        viewer = self._viewer()
        if card not in self._game.hands[viewer]:
            raise IllegalAction(Refusal.NO_SUCH_CARD)
        return viewer

    # Inner workings

    def _viewer(self) -> int:
        if not isinstance(self._phase, Private):
            raise IllegalAction(Refusal.VIEW_NOT_OPEN)
        return self._phase.seat

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < self._game.players:
            raise ValueError(f"seat: nobody sits at {seat}")

    def _announcement(self) -> Announcement:
        if self._state.announcement is None:
            raise IllegalAction(Refusal.NO_TOKEN_OWED)
        return self._state.announcement

    def _between_actions(self) -> None:
        if self._state.announcement:
            raise IllegalAction(Refusal.WAITING_FOR_MASTER)

    def _moves_owed(self) -> tuple[TokenMove, ...]:
        """What the announced action will move, found by doing it on a copy of the game."""
        if self._state.announcement is None:
            return ()
        return token_moves(Game(self._game.setup, self._game.actions).apply(self._state.announcement.action))

    def _announce(self, announcement: Announcement | None, *told: Callable[[], None]) -> None:
        self._state = replace(self._state, announcement=announcement)
        self._owed = self._moves_owed()
        self._phase = Public()
        self._save_and_tell(*told)

    def _take_effect(self, action: Action, *told: Callable[[], None]) -> None:
        events: tuple[Event, ...] = self._game.apply(action)
        self._state = replace(self._state, announcement=None, fresh=True)
        self._owed = ()
        self._phase = Public()
        self._save_and_tell(*told, partial(self.happened.emit, events))

    def _show(self, phase: Phase) -> None:
        self._phase = phase
        self.changed.emit()

    def _save_and_tell(self, *told: Callable[[], None]) -> None:
        """On disk before anybody hears of it, and a failure told only once the screen shows what it should."""
        failure = self._write_down()
        self.changed.emit()
        for tell in told:
            tell()
        if failure:
            self.save_failed.emit(failure)

    def save(self) -> None:
        """On disk before anything else can begin; a failure is told once and does not stop the game."""
        failure = self._write_down()
        if failure:
            self.save_failed.emit(failure)

    def _write_down(self) -> OSError | None:
        """Saves; returns the failure that is to be told, if any."""
        failed_before = self._saving_failed
        try:
            self._write(self.record)
        except OSError as error:
            self._saving_failed = True
            return None if failed_before else error
        self._saving_failed = False
        return None
