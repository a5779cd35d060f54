"""One game being played: who operates each seat, the master's tokens, taking back, and saving. It knows no screen."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from hanabi_desktop import rules
from hanabi_desktop.players import Computer, Player
from hanabi_desktop.records.record import Record
from hanabi_desktop.records.remarks import Cover, NewMaster, OnPhone, Peek, Seated, TakenBack, on_phones, with_on_phone
from hanabi_desktop.records.store import SavedBeside
from hanabi_desktop.table import actions, events
from hanabi_desktop.table.state import RedoStack, Speech, Stopwatch, TableState, to_record
from hanabi_desktop.table.view import TableView, table_view

Save = Callable[[Record], None]
"""Puts a record on disk; what it raises becomes a SavingFailed event, and the game goes on."""
OnFault = Callable[[Exception], None]


class Table:
    """A game in progress, for any number of clients: each takes views for its own eyes, and acts for its own seats.

    Whatever changes something is saved first, then told to the listeners. What is not allowed raises IllegalAction and
    changes nothing.
    """

    def __init__(
        self,
        game: rules.Game,
        state: TableState,
        save: Save,
        on_fault: OnFault | None = None,
        clock: Callable[[], float] | None = None,
    ) -> None:
        """Call `save` once the listeners are there.

        `on_fault` is given what a listener raises, and what saving raises that is no failure of the disk; without it
        the first such exception is raised when everything is done and everybody told. By `clock`, which never goes
        back, the record tells how many seconds were played; without one it tells what it told before.
        """
        self._game = game
        self._state = state
        self._write = save
        self._stopwatch = Stopwatch(state.played, clock or (lambda: 0.0))
        self._listeners = events.Listeners(on_fault)
        self._operators = tuple(self._operator_of(seat) for seat in range(game.players))
        self._clients: dict[int, object] = {}
        """Clients by the seat that they have taken over."""
        changed = any(isinstance(remark, Seated) and None in (remark.before, remark.after) for remark in state.remarks)
        changed |= any(isinstance(player, Computer) and player.stands_in is not None for player in state.players)
        self._alone = None if changed else events.only_person(self._operators)
        """The seat of the person who began alone with computers, until anybody else sits down."""
        self._left = False
        self.unsaved = False
        """Whether the game could not be put on disk as it stands now."""
        self._owed = actions.token_moves(self._events_to_come())
        self._before = game, state, self._owed
        """What stood here before a card was shown last: before an action took effect, or a card was laid open."""
        self._redo = RedoStack()
        self._seconds_looked = 0
        """Seconds that a view was open for what is announced; 0 if unknown."""

    # What may be seen

    def view(self, eyes: rules.Eyes) -> TableView:
        """The table as these eyes may see it.

        Raises ValueError for open eyes while the game goes on, and for a seat where nobody sits.
        """
        return table_view(self._game, self._state, eyes, self._owed, self._operators, alone=self.alone)

    def view_before(self, eyes: rules.Eyes) -> TableView:
        """The table as these eyes saw it before the last card was shown, for a client that holds back what it was."""
        game, state, owed = self._before
        return table_view(game, state, eyes, owed, self._operators, alone=self.alone)

    def remembered(self, seat: int) -> rules.SeatView:
        """What somebody sees and remembers who forgets no hint: a computer, whatever the players' memory aid is.

        Raises ValueError if nobody sits there.
        """
        return rules.seat_view(self._game, rules.Seat(seat))

    def seen_before(self, turn: int, eyes: rules.Everybody | rules.Seat) -> rules.SeatView:
        """What these eyes saw before a turn that was taken, without a hint that is told only while it is new."""
        game = rules.Game(self._game.setup, self._game.actions[:turn])
        return rules.seat_view(game, eyes, self._state.memory, fresh=False)

    @property
    def alone(self) -> int | None:
        """The seat of the only person there ever was at this table, who sits at the screen; None if there are more."""
        return self._alone if events.only_person(self._operators) == self._alone else None

    @property
    def state_of_play(self) -> object:
        """A value that changes whenever somebody has done anything that counts: an agreement holds for one of them."""
        state = self._state
        decided = state.announcement, state.master, state.players
        return self._game.actions, self._redo, self._operators, decided, self._left

    @property
    def current(self) -> int:
        """The seat whose turn it is."""
        return self._game.current

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self._game.end is not None

    @property
    def announcer(self) -> int | None:
        """The seat whose announced action waits for the master, if one does."""
        return self._state.announcement.seat if self._state.announcement else None

    @property
    def master(self) -> int | None:
        """The seat that moves the tokens, if there is a master."""
        return self._state.master

    @property
    def players(self) -> tuple[Player, ...]:
        """Who sits where, with their names as written."""
        return self._state.players

    @property
    def started(self) -> str:
        """Date and time of the deal (ISO 8601, to the millisecond), which tells games apart; empty if unknown."""
        return self._state.started

    @property
    def record(self) -> Record:
        """The game as it would be saved now. It knows every face: for files only."""
        return to_record(self._game, self._state)

    # Who listens, and who acts

    def listen(self, listener: events.Listener) -> Callable[[], None]:
        """Tells `listener` of every change from now on; the callable that is returned ends it."""
        return self._listeners.add(listener)

    @property
    def operators(self) -> tuple[events.Operator, ...]:
        """Who acts for each seat."""
        return self._operators

    def _operator_of(self, seat: int) -> events.Operator:
        """Who acts for a seat where no other device does."""
        return events.Operator.COMPUTER if self._state.level_of(seat) else events.Operator.SCREEN

    def operate(self, seat: int, operator: events.Operator, client: object) -> None:
        """A `Client` acts for its seat from now on, and nobody else. Clients are not saved; that a seat plays on a phone is.

        Raises ValueError if nobody sits there, and for a computer where a person does.
        """
        self._check_seat(seat)
        if operator is events.Operator.COMPUTER and not self._state.level_of(seat):
            raise ValueError(f"seat: at {seat} sits a person")
        if operator is events.Operator.CLIENT and seat != self._alone:
            self._alone = None
        self._clients[seat] = client
        self._tell_operator(seat, operator)

    def give_back(self, seat: int, client: object) -> None:
        """The client acts no more; its seat is the screen's or a computer's again, unless somebody else has taken it."""
        if self._clients.get(seat) is client:
            del self._clients[seat]
            self._tell_operator(seat, self._operator_of(seat))

    def _tell_operator(self, seat: int, operator: events.Operator) -> None:
        """Tells who acts for a seat now, and remarks it if a phone came or went."""
        told = self._seated(seat, operator)
        on = operator is events.Operator.CLIENT
        if self._left or self.over or on is (seat in on_phones(self._state.remarks)):
            self._listeners.notify(*told)
            return
        remark = OnPhone(len(self._game.turns), seat, on)
        self._state = replace(self._state, remarks=with_on_phone(self._state.remarks, remark))
        self._save_and_notify(*told, events.Remarked(remark))

    def _seated(self, seat: int, operator: events.Operator) -> Sequence[events.TableEvent]:
        """Returns what there is to be told of who acts for a seat now."""
        before = self._operators[seat]
        self._operators = (*self._operators[:seat], operator, *self._operators[seat + 1 :])
        return () if operator is before else (events.OperatorChanged(seat, operator),)

    # Acting

    def act(self, seat: int, action: actions.TableAction, client: object = None) -> None:
        """What `seat` does: takes a turn, announces it, moves a token as the master, arranges the own hand.

        Without a master a turn takes effect at once; with one it is announced and waits for the token. Only the `client`
        that operates the seat may act, or the screen, which is none.
        """
        self._check_seat(seat)
        here = client is not None or self._operators[seat] is events.Operator.SCREEN
        if self._clients.get(seat) is not client or not here:
            raise rules.IllegalAction(rules.Refusal.NOT_AT_THIS_SCREEN)
        match action:
            case rules.Play() | rules.Discard() | rules.ColourHint() | rules.ValueHint():
                self._take_turn(seat, action)
            case actions.LayOpen():
                self._lay_open(seat)
            case actions.Withdraw():
                self._withdraw(seat)
            case actions.MoveToken(move=move):
                self._move_token(seat, move)
            case actions.MoveCard() | actions.RaiseCard() | actions.TurnCard() | actions.WriteNote():
                self._arrange(seat, action)
            case _:
                raise TypeError(f"{type(action).__name__} is nothing that a seat does")

    def look(self, seat: int) -> None:
        """A screen that several share opens this player's private view: the last action is old news now.

        It is on disk before anything is shown: whoever then takes no turn has peeked. Where it cannot be put there, no
        view opens and that is told; but who knows it already may look for the own turn, and the game goes on.
        """
        self._check_seat(seat)
        before = self._state, self._redo
        self.unsaved &= seat == self.current
        self._state = replace(self._state.looked(len(self._game.turns), 0), fresh=False, looking=seat)
        self._seconds_looked = 0
        self._redo = replace(self._redo, free=False)
        failure, faults = self._try_to_save()
        if failure:
            self._state, self._redo = before
            self.unsaved = True
        self._listeners.notify(events.SavingFailed(failure) if failure else events.ViewOpened(seat), faults=faults)

    def looked(self, seconds: int, cover: Cover = Cover.PERSON) -> None:
        """The private view is covered after `seconds`: a peek is remarked unless its player took a turn, or announced it."""
        if self._state.looking is not None and self._state.looking == self.announcer:
            self._seconds_looked = seconds
        elif told := self._remark_look(seconds, cover):
            self._save_and_notify(*told)

    def _remark_look(self, seconds: int, cover: Cover) -> Sequence[events.TableEvent]:
        """Remarks a look that no turn came of; returns what there is to be told."""
        seat = self._state.looking
        # Of a peek nobody asks how it ended.
        ended = cover if seat == self.current else Cover.PERSON
        self._state = self._state.looked(len(self._game.turns), seconds, ended)
        peeks = (peek for peek in reversed(self._state.remarks) if isinstance(peek, Peek) and peek.seat == seat)
        return () if seat is None else (events.Remarked(next(peeks)),)

    def _take_turn(self, seat: int, action: rules.TurnAction) -> None:
        self._between_actions()
        if self._state.master is None:
            self._take_effect(action, seat=seat)
            return
        self._game.check(action, seat)
        target = action.target if isinstance(action, rules.ColourHint | rules.ValueHint) else None
        self._announce(
            actions.Announcement(seat, action), events.ActionAnnounced(seat, actions.ActionKind.of(action), target)
        )

    def _withdraw(self, seat: int) -> None:
        if self._announcement(seat).half_done:
            raise rules.IllegalAction(rules.Refusal.CARD_LIES_OPEN)
        self._announce(None, events.AnnouncementWithdrawn(seat))

    def _lay_open(self, seat: int) -> None:
        announcement = self._announcement(seat)
        action = announcement.action
        if announcement.laid_open or not isinstance(action, rules.Play):
            raise rules.IllegalAction(rules.Refusal.NO_TOKEN_OWED)
        if not self._owed:
            self._take_effect(action, seat=seat)
            return
        self._before = self._game.copy(), self._state, self._owed
        self._announce(replace(announcement, laid_open=True), events.CardLaidOpen(seat, self._events_to_come()))

    def _move_token(self, seat: int, move: actions.TokenMove) -> None:
        """With the last token owed, the announced action takes effect."""
        announcement = self._state.announcement
        if announcement and seat != self._state.master:
            raise rules.IllegalAction(rules.Refusal.NOT_YOUR_TURN)
        if announcement and isinstance(announcement.action, rules.Play) and not announcement.laid_open:
            raise rules.IllegalAction(rules.Refusal.LAY_OPEN_FIRST)
        refusal = actions.token_refusal(self._owed[announcement.moved] if announcement else None, move)
        if refusal or not announcement:
            raise rules.IllegalAction(refusal or rules.Refusal.NO_TOKEN_OWED)
        if announcement.moved + 1 == len(self._owed):
            self._take_effect(announcement.action, events.TokenMoved(move), seat=announcement.seat)
        else:
            self._announce(replace(announcement, moved=announcement.moved + 1), events.TokenMoved(move))

    def _arrange(self, seat: int, action: actions.Arranging) -> None:
        self._check_seat(seat)
        hand = self._game.hands[seat]
        if action.card not in hand:
            raise rules.IllegalAction(rules.Refusal.NO_SUCH_CARD)
        arrangement = self._state.arrangements[seat].after(action, hand)
        self._state = self._state.with_arrangement(seat, arrangement)
        self._save_and_notify(events.HandArranged(seat))

    def choose_speech(self, seat: int, speech: Speech) -> None:
        """Faces are spoken to `seat` so from now on; raises ValueError if nobody sits there."""
        self._check_seat(seat)
        if speech is not self._state.spoken_to(seat):
            self._state = self._state.with_speech(seat, speech)
            self._save_and_notify(events.SpeechChosen(seat, speech))

    # What the master, or everybody, decides

    def hand_over(self, seat: int | None) -> None:
        """Another seat becomes the master, between two actions; with None the table moves the tokens.

        Raises ValueError if nobody sits there, or a computer.
        """
        if seat is not None:
            self._check_seat(seat)
            if self._state.level_of(seat):
                raise ValueError(f"seat: at {seat} sits a computer")
        self._between_actions()
        if seat not in (None, self.master):
            person = self.players[seat].name
            self._state = self._state.with_remarks(NewMaster(len(self._game.turns), seat, person))
        self._state = replace(self._state, master=seat)
        self._save_and_notify(events.MasterChanged(seat))

    def seat_player(self, seat: int, player: Player) -> None:
        """Somebody else plays for `seat` from now on, between two actions: it is remarked for good.

        Nothing happens if it does already. Raises ValueError if nobody sits there, for the last person, and for the master.
        """
        self._check_seat(seat)
        self._between_actions()
        before, self._state = self._state, self._state.with_player(seat, player, len(self._game.turns))
        if self._state is before:
            return
        # Whoever plays now did not take the turns that were taken back.
        self._redo = RedoStack()
        if None in (before.level_of(seat), player.level):
            self._alone = None
        self._clients.pop(seat, None)
        self._save_and_notify(*self._seated(seat, self._operator_of(seat)), events.PlayerSeated(seat, player))

    @property
    def can_take_back(self) -> bool:
        """Whether undo is possible: an action is announced, or else finished."""
        return bool(self._game.turns) or self._state.announcement is not None

    @property
    def take_back_is_free(self) -> bool:
        """Whether undo needs no agreement: before anything has moved for an announcement, or anybody looked past a hint.

        A client of its own looks all the time: where there is one, or was after the last action, nothing is free. Nor is
        it once the game is over, since all hands lie open then.
        """
        if self.over or self._client_looked:
            return False
        if self._state.announcement:
            return not self._state.announcement.half_done
        turns = self._game.turns
        return bool(turns) and isinstance(turns[-1].action, rules.ColourHint | rules.ValueHint) and self._state.fresh

    @property
    def _client_looked(self) -> bool:
        """Whether a client of its own sees how the game stands, or saw it and has left."""
        left = any(isinstance(each, OnPhone) and each.turn == len(self._game.turns) for each in self._state.remarks)
        return left or events.Operator.CLIENT in self._operators

    def take_back(self, steps: int = 1) -> None:
        """Undo the last actions, also one that ended the game; the record remembers that this was done.

        While an announcement waits, only that can be taken back: it is withdrawn, or its card and its tokens return.
        Whether it had to be confirmed (`take_back_is_free`) is for the caller to settle first.
        """
        if steps < 1:
            raise ValueError(f"steps: {steps} is not at least 1")
        if self._state.announcement:
            if steps > 1:
                raise rules.IllegalAction(rules.Refusal.WAITING_FOR_MASTER)
            self._take_back_announcement(self._state.announcement)
            return
        first = len(self._game.turns) - steps
        if first < 0:
            raise rules.IllegalAction(rules.Refusal.NOTHING_TO_TAKE_BACK)
        turns = self._game.turns[first:]
        undone = [(number, turn.seat, turn.action) for number, turn in enumerate(turns, start=first)][::-1]
        # Only what the journal told everybody until now: what it kept to itself does not come out.
        told = self.view(rules.Everybody()).seen.turns
        changes = [events.ActionTakenBack(number, seat, told[number].events) for number, seat, _ in undone]
        # Of an early end, which was nobody's turn, too: after it all hands could be seen.
        remarks = [
            TakenBack(number, seat, None if isinstance(action, rules.EndEarly) else action)
            for number, seat, action in undone
        ]
        if self.over:
            self._stopwatch.restart()
        self._redo = self._redo.with_undone(turns, free=steps == 1 and self.take_back_is_free)
        self._game = rules.Game(self._game.setup, self._game.actions[:first])
        self._state = replace(self._state, fresh=False).with_remarks(*remarks)
        self._save_and_notify(*changes)

    def _take_back_announcement(self, announcement: actions.Announcement) -> None:
        if not announcement.half_done:
            self._withdraw(announcement.seat)
            return
        number, seat = len(self._game.turns), announcement.seat
        # Everybody has seen that the look was for a turn.
        self._state = self._state.acted(seat).with_remarks(TakenBack(number, seat, announcement.action))
        self._announce(None, events.ActionTakenBack(number, seat))

    @property
    def can_do_again(self) -> bool:
        """Whether redo is possible: something was taken back, and nothing else was done since."""
        return self._redo.next is not None and self._state.announcement is None

    @property
    def do_again_is_free(self) -> bool:
        """Whether redo needs no agreement: the undo was free, and nobody has looked since."""
        return self.can_do_again and self._redo.free and not self._client_looked

    def do_again(self) -> None:
        """Redo: does what was taken back last once more, exactly as it was, with a master's tokens.

        Whether it had to be confirmed (`do_again_is_free`) is for the caller to settle first.
        """
        self._between_actions()
        action = self._redo.next
        if action is None:
            raise rules.IllegalAction(rules.Refusal.NOTHING_TO_DO_AGAIN)
        # A hint that had been forgotten is not to be heard a second time.
        fresh = self._redo.free or self._state.memory is rules.MemoryAid.FULL
        moved = () if self.master is None else actions.token_moves(self._game.after(action).turns[-1].events)
        self._take_effect(action, *map(events.TokenMoved, moved), redo=self._redo.with_next_done(), fresh=fresh)

    def end_early(self) -> None:
        """Stops the game where it stands, as the master or everybody has confirmed."""
        self._between_actions()
        self._take_effect(rules.EndEarly())

    # Inner workings

    def _check_seat(self, seat: int) -> None:
        self._check_open()
        if not 0 <= seat < self._game.players:
            raise ValueError(f"seat: nobody sits at {seat}")

    def _announcement(self, seat: int) -> actions.Announcement:
        """The announcement of `seat`."""
        if self._state.announcement is None:
            raise rules.IllegalAction(rules.Refusal.NO_TOKEN_OWED)
        if self._state.announcement.seat != seat:
            raise rules.IllegalAction(rules.Refusal.NOT_YOUR_TURN)
        return self._state.announcement

    def close(self) -> None:
        """The players leave the table: nothing can be done here any more, and nothing is written."""
        self._left = True

    def _check_open(self) -> None:
        if self._left:
            raise rules.IllegalAction(rules.Refusal.NOT_AT_THIS_SCREEN)

    def _between_actions(self) -> None:
        if self._state.announcement:
            raise rules.IllegalAction(rules.Refusal.WAITING_FOR_MASTER)

    def _events_to_come(self) -> tuple[rules.Event, ...]:
        """What will come of the announced action, found by doing it on a copy of the game."""
        announcement = self._state.announcement
        return self._game.after(announcement.action).turns[-1].events if announcement else ()

    def _announce(self, announcement: actions.Announcement | None, event: events.TableEvent) -> None:
        looked = () if announcement else self._remark_look(self._seconds_looked, Cover.WITHDRAWN)
        self._state = replace(self._state, announcement=announcement)
        self._redo = RedoStack()
        self._owed = actions.token_moves(self._events_to_come())
        self._save_and_notify(event, *looked)

    def _take_effect(
        self,
        action: rules.Action,
        *before: events.TableEvent,
        seat: int | None = None,
        redo: RedoStack | None = None,
        fresh: bool = True,
    ) -> None:
        """`seat` is whose action it is, if it is anybody's; `redo` is what can still be done again, if this was."""
        turn, current = len(self._game.turns), self._game.current
        stood = self._game.copy(), self._state, self._owed
        happened: tuple[rules.Event | rules.HintForgotten, ...] = self._game.apply(action, seat)
        self._before = stood
        self._state = replace(
            self._state.acted(seat), announcement=None, fresh=fresh, played=self._stopwatch.count_turn()
        )
        self._owed = ()
        self._redo = redo or RedoStack()
        if not fresh:
            happened = self.view(rules.Everybody()).seen.turns[turn].events
        self._save_and_notify(*before, events.ActionTaken(turn, current, happened, redo is not None))

    # Saving and telling

    def save(self) -> None:
        """Saves the game as it stands; a failure is an event once in a row and does not stop the game."""
        self._save_and_notify()

    def _save_and_notify(self, *changes: events.TableEvent) -> None:
        """Saves, then notifies the listeners; a failure comes as the last event, when everybody sees the change."""
        failure, faults = self._try_to_save()
        told = (*changes, events.SavingFailed(failure)) if failure else changes
        self._listeners.notify(*told, faults=faults)

    def _try_to_save(self) -> tuple[Exception | None, list[Exception]]:
        """Saves; returns the failure if it is the first in a row, and the faults of the program among failures."""
        self._check_open()
        failed_before = self.unsaved
        try:
            self._write(self.record)
        except Exception as error:  # noqa: BLE001 -- whatever it is, the game goes on
            self.unsaved = not isinstance(error, SavedBeside)
            faults = [] if isinstance(error, OSError) else [error]
            return (None if failed_before and self.unsaved else error), faults
        self.unsaved = False
        return None, []
