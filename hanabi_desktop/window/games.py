"""The game at hand: how it begins, goes on, gives way to another and is kept."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from hanabi_desktop.faults.catching import caught, each
from hanabi_desktop.records.problems import RecordError
from hanabi_desktop.records.record import Record, RefusedAction, is_over, replay
from hanabi_desktop.records.remarks import Bared, LaidBare, first_hand, places
from hanabi_desktop.records.saves.keeping import Keeping
from hanabi_desktop.records.saves.states import same_deal
from hanabi_desktop.records.store import load, save
from hanabi_desktop.rules import Everybody, Game, MemoryAid, Open, Rules
from hanabi_desktop.screen.phases import Paused
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.table.glance import glance
from hanabi_desktop.table.happenings import Operator
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.table.replays.replay import Replay
from hanabi_desktop.table.state import TableState, from_record, salvaged, to_record
from hanabi_desktop.table.table import Table
from hanabi_desktop.widgets.messages import Messages
from hanabi_desktop.window.exchange.given import Given
from hanabi_desktop.window.files import Baring, Files, Opening

if TYPE_CHECKING:
    from hanabi_desktop.records.scores.book import ScoreBook

Deal = Callable[[Rules, int, int | None], Game]
"""Deals by these rules to so many players; the last value is the seat that begins, None draws it by lot."""


class Games(QObject):
    """One game at a time, saved as it is played. Nothing is let go unasked."""

    begun = Signal()
    """Another game is at hand, on disk already: `shared_screen` shows it."""
    left = Signal()
    """Nobody sits at the table of `shared_screen` any more; it goes when this has been heard."""
    replayed = Signal(object)
    """A record is to be looked at again: the Replay. The table at hand stays as it is."""
    scored = Signal(object)
    """The game is over and kept: what these players scored in their earlier games, newest first."""

    def __init__(self, keeping: Keeping, messages: Messages, deal: Deal, window: QWidget) -> None:
        """What has to be asked or told is asked and told over `window`."""
        super().__init__(window)
        self.files = Files(window, messages, keeping.games)
        self.saved: Record | None = None
        """The game that can be continued."""
        self.shared_screen: SharedScreen | None = None
        self.practising = False
        """Whether it is a practice game that is at the table: it is neither kept nor scored."""
        self.watching = False
        """Whether it is a game that another program plays: it can be looked at, and nothing else."""
        self._keeping = keeping
        self._messages = messages
        self._deal = deal

    # Beginning

    def start(self, choice: NewGame) -> None:
        """Deals a new game. An unfinished one is put with the finished ones, if the players want it so."""
        if not self._may_give_way():
            return
        self._give_way()
        game = self._deal(choice.rules, len(choice.names), choice.starter)
        state = TableState.seated(
            choice.edition, choice.names, memory=choice.memory, master=choice.master, badges=choice.badges
        )
        self._sit_down(game, state)

    def start_again(self) -> None:
        """The same players and rules once more; who began last time leaves the start to the next."""
        if self.shared_screen is None or not self._may_give_way():
            return
        self._give_way()
        record, master = self.shared_screen.table.record, self.shared_screen.table.master
        setup = record.setup
        starter = master if master is not None else (setup.starter + 1) % setup.players
        game = self._deal(setup.rules, setup.players, starter)
        before = from_record(record, replay(record))
        state = TableState.seated(
            record.edition, record.names, memory=before.memory, master=master, badges=before.badges
        )
        self._sit_down(game, state)

    def go_on(self) -> None:
        """Goes on with the saved game where it was."""
        if self.saved is None:
            return
        record = self.saved
        game = replay(record)
        try:
            state = from_record(record, game)
        except RecordError as error:
            # The game itself is whole: better to play on with cards as they were drawn than not at all.
            self._keeping.keep_apart(record)
            self._messages.damaged_table(error)
            state = salvaged(record)
        overtaken = self._keeping.goes_beyond(record, None)
        self._sit_down(game, state, bared=overtaken)

    def open(self, path: Path, how: Opening | None = None) -> None:
        """Opens a game from a file; a file that is none is told, and left as it is.

        `how` is said of one that is not over, where nobody is to be asked.
        """
        try:
            self.take_in(load(path), path, how)
        except (OSError, RecordError, RefusedAction) as error:
            self._messages.not_opened(path, error)

    def take_in(self, record: Record, path: Path | None = None, how: Opening | None = None) -> None:
        """Opens a game that came from elsewhere: from the file `path`, or from no file at all.

        One that is over is looked at again; of another, the players say whether they play on or look at it, unless it is
        said already. A table at
        which they play on remarks that it is a copy, and that its deck was laid bare where cards of it may have been
        seen, as the same game was played further elsewhere. Raises RefusedAction at the first action that is not
        allowed, and RecordError if what is ours is damaged.
        """
        game = replay(record)
        state = from_record(record, game)
        if game.end:
            if self._may_be_looked_at(record):
                self.look_again(record)
            return
        if how is None:
            how = self.files.how_to_open(glance(record)) if record.actions else Opening.PLAY_ON
        match how:
            case Opening.PLAY_ON:
                self._play_on(record, game, state, path)
            case Opening.LOOK_AGAIN:
                self._look_before_the_end(record, game, state, path)

    def _may_be_looked_at(self, over: Record) -> bool:
        """Whether a game that is over is not, in another state, the one that goes on here; else its players say so."""
        here = self._at_hand
        if here is None or is_over(here) or same_deal(here) != same_deal(over):
            return True
        self.cover()
        if self.files.may_be_bared(glance(here), public=False) is not Baring.ALL_HANDS:
            return False
        game = replay(here)
        state = from_record(here, game).with_remarks(LaidBare(len(game.turns), Bared.REPLAYED))
        return self._note_as_bared(to_record(game, state), None)

    def look_again(self, record: Record, *, at_the_end: bool = False) -> None:
        """Looks at a record again: all that anybody may see of it. No game makes room for that."""
        self.cover()
        replayed = Replay(record)
        if at_the_end:
            replayed.go(replayed.turns)
        self.replayed.emit(replayed)

    def _look_before_the_end(self, record: Record, game: Game, state: TableState, path: Path | None) -> None:
        """With open hands only if all players say so, and then the game remarks it for ever: it may still be played."""
        # The public table at one turn after the other repeats hints that some tables leave to the players' memory.
        public = state.memory is MemoryAid.FULL
        self.cover()
        match self.files.may_be_bared(glance(record), public=public):
            case Baring.ALL_HANDS:
                bared = to_record(game, state.with_remarks(LaidBare(len(game.turns), Bared.REPLAYED)))
                if self._note_as_bared(bared, path):
                    self.replayed.emit(Replay(bared, open_hands=True))
            case Baring.PUBLIC_TABLE:
                self.replayed.emit(Replay(record))

    def _note_as_bared(self, bared: Record, path: Path | None) -> bool:
        """Whether it is on disk that the hands of a game were looked at; whatever state of it goes on will say so."""
        screen = self.shared_screen
        if screen and not self.practising and same_deal(screen.table.record) == same_deal(bared):
            screen.table.lay_bare(Bared.REPLAYED)
        if path is not None and path.resolve().parent == self._keeping.games.resolve():
            try:
                save(bared, path)
            except OSError as error:
                self._messages.not_written(path, error)
                return False
            return True
        return self._keeping.finish(bared) is not None

    def continue_from(self, record: Record, turn: int) -> None:
        """A new game with the cards and actions of one that is over, up to a turn; it remarks that its deck is known."""
        if not self._may_give_way():
            return
        self._give_way()
        before = from_record(record, replay(record))
        there = zip(before.remarks, places(before.remarks, len(record.actions)), strict=True)
        state = TableState.seated(
            record.edition,
            record.names,
            memory=before.memory,
            master=before.master,
            badges=before.badges,
            remarks=tuple(remark for remark, place in there if place <= turn),
        )
        self._sit_down(Game(record.setup, record.actions[:turn]), state, bared=Bared.CONTINUED)

    def _play_on(self, record: Record, game: Game, state: TableState, path: Path | None) -> None:
        if self._may_give_way():
            beyond = self._keeping.goes_beyond(record, self._at_hand)
            self._give_way()
            if path is not None:
                self._keeping.opened(record, path)
            self._sit_down(game, state, opened=True, bared=beyond)

    def _sit_down(self, game: Game, state: TableState, *, opened: bool = False, bared: Bared | None = None) -> None:
        """The players sit down; `opened` and `bared` say what everybody should know of a game from a file."""
        self._stand_up()
        self.saved = None
        table = Table(game, state, self._keeping.save, caught, time.monotonic)
        self.shared_screen = SharedScreen(table, self)
        self.shared_screen.save_failed.connect(self._not_saved)
        self.shared_screen.happened.connect(self._keep)
        if opened:
            table.reopened(self._keeping.now().isoformat(timespec="seconds"))
        if bared:
            table.lay_bare(bared)
        if table.over or not opened:
            # What is remarked of a game that goes on was saved with it.
            table.save()
        self.begun.emit()

    def _not_saved(self, error: Exception) -> None:
        """Nothing private stays open behind what is told."""
        self.cover()
        self._messages.not_saved(error)

    def practise(self, game: Game, state: TableState) -> None:
        """A table of which nothing is kept, once the one at hand was left; the saved game can still be continued."""
        self._stand_up()
        self.practising = True
        self._show_unkept(Table(game, state, _nowhere, caught))

    def elsewhere(self) -> Record | None:
        """The game that goes on in another program, if there is one."""
        return self._keeping.elsewhere()

    def watch(self, record: Record) -> None:
        """Shows how a game stands that others play, once the table at hand was left: what everybody sees there."""
        # Whoever looks there looks for a turn, perhaps: that is not for this table to remark.
        record = replace(record, extra={key: value for key, value in record.extra.items() if key != "looking"})
        game = replay(record)
        try:
            state = from_record(record, game)
        except RecordError:
            state = salvaged(record)
        self._stand_up()
        self.watching = True
        table = Table(game, state, _nowhere, caught)
        for seat in range(game.players):
            table.operate(seat, Operator.CLIENT)
        self._show_unkept(table)

    def _show_unkept(self, table: Table) -> None:
        self.shared_screen = SharedScreen(table, self)
        self.begun.emit()

    @property
    def unkept(self) -> bool:
        """Whether nothing of the table at hand is kept, saved or shared."""
        return self.practising or self.watching

    # Leaving

    def leave(self) -> bool:
        """Leaves the table, if there is one, and looks which game can be continued.

        Returns whether the players want it so, where something would be lost.
        """
        if not self._may_leave():
            return False
        self._put_away()
        self._stand_up()
        self.saved = self._keeping.find()
        return True

    def close(self) -> bool:
        """Ends for good, and lets other programs have the game; returns whether the players want it so."""
        if not self._may_leave():
            return False
        self._put_away()
        self._keeping.close()
        return True

    def break_off(self) -> bool:
        """Ends as it is where `close` has failed; returns whether the game is on disk, or the players want it so."""
        if not self._may_be_let_go():
            return False
        each(self._keeping.close)
        return True

    def _may_leave(self) -> bool:
        """Whether nothing is lost by leaving the table, or the players want it so."""
        # What is covered only later would be saved once more, in a place that was given up.
        self.cover()
        return self._may_be_let_go()

    def _may_be_let_go(self) -> bool:
        """Whether the game is on disk, or the players say that it may be lost."""
        if self.shared_screen is None or not self.shared_screen.table.unsaved:
            return True
        table = self.shared_screen.table
        table.save()
        return not table.unsaved or self._keeping.is_safe(table.record) or self.files.may_be_left(table.record)

    def _may_give_way(self) -> bool:
        """Whether another game may begin: no unfinished one makes room for it unasked."""
        if not self._may_leave():
            return False
        record = self._at_hand
        return record is None or is_over(record) or self.files.may_give_way(glance(record))

    @property
    def _at_hand(self) -> Record | None:
        """The game at the table, or else the one that can be continued."""
        return self.shared_screen.table.record if self.shared_screen and not self.unkept else self.saved

    def _put_away(self) -> None:
        if self.shared_screen and self.shared_screen.table.over and not self.unkept:
            self._keeping.give_way(self.shared_screen.table.record)

    def _give_way(self) -> None:
        """The game at hand makes room for another."""
        self._keeping.give_way(self._at_hand)

    def _stand_up(self) -> None:
        if self.shared_screen is None:
            return
        self.left.emit()
        self.shared_screen.leave()
        self.shared_screen.deleteLater()
        self.shared_screen = None
        self.practising = self.watching = False

    # Meanwhile

    def cover(self) -> None:
        """No private view stays open behind a dialog, a menu's work or another window; a pause goes on."""
        if self.shared_screen and not isinstance(self.shared_screen.phase, Paused):
            self.shared_screen.cover()

    def make_safe(self) -> bool | None:
        """After a fault: nothing private stays open, and the game is saved. Returns whether it is; None if none is to be."""
        if self.shared_screen is None:
            return None
        self.cover()
        if self.unkept:
            return None
        self.shared_screen.table.save()
        return not self.shared_screen.table.unsaved

    @property
    def given(self) -> Given | None:
        """The table as it may be shown around: nothing private is left open at it. None if nothing is kept of it."""
        if self.shared_screen is None or self.practising:
            return None
        self.cover()
        table = self.shared_screen.table
        return Given(table.record, table.view(Open() if table.over else Everybody()))

    def save_copy(self) -> None:
        """Saves the game to another file, which the players choose."""
        if self.shared_screen and not self.unkept:
            self.cover()
            self.files.save_copy(self.shared_screen.table.record)

    def copy_link(self) -> None:
        """Puts a link to a game that is over, for others to look at, on the clipboard: the whole deck is in it."""
        if self.shared_screen and self.shared_screen.table.over and not self.unkept:
            self.files.copy_link(self.shared_screen.table.record)

    @property
    def scores(self) -> "ScoreBook":
        """What came of the games that were kept."""
        return self._keeping.scores

    def choose_file(self) -> None:
        """Opens a game from a file, which the players choose."""
        self.cover()
        path = self.files.choose()
        if path is not None:
            self.open(path)

    def _keep(self, _events: object) -> None:
        """After each action: a game that is over is put with the others; one that is not may be played elsewhere too."""
        if self.shared_screen is None:
            return
        self._keeping.tell_if_vanished()
        table = self.shared_screen.table
        bared = self._keeping.is_overtaken(table.record)
        if bared:
            table.lay_bare(bared, before_the_end=True)
        if not table.over:
            return
        self._keeping.finish(table.record)
        if first_hand(table.record):
            self.scored.emit(self._keeping.earlier_scores(table.record))


def _nowhere(_record: Record) -> None:
    """Where nothing is saved."""
