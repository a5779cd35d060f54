"""The game at hand: how it begins, goes on, gives way to another and is kept."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from hanabi_desktop.faults.guard import report_exception
from hanabi_desktop.records.game_folder import GameFolder, SavedGame
from hanabi_desktop.records.record import Record, RecordError, RefusedAction, is_over, replay
from hanabi_desktop.records.remarks import TakenBack, places
from hanabi_desktop.records.store import load
from hanabi_desktop.rules import Everybody, Game, MemoryAid, Open, Rules
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screen.view import Paused
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.table.replay import Replay
from hanabi_desktop.table.state import TableState, from_record, salvaged
from hanabi_desktop.table.table import Table
from hanabi_desktop.table.view import glance
from hanabi_desktop.widgets.dialogs import Messages
from hanabi_desktop.window.exchange.given import Given
from hanabi_desktop.window.files import Files, Opening

if TYPE_CHECKING:
    from hanabi_desktop.models.game_reader import GameReader

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
    """What the players of a game that is over scored in their earlier games, newest first. Comes a little later."""

    def __init__(self, folder: GameFolder, messages: Messages, deal: Deal, window: QWidget) -> None:
        """What has to be asked or told is asked and told over `window`."""
        super().__init__(window)
        self.files = Files(window, messages, folder.folder)
        self.saved: SavedGame | None = None
        """The game that can be continued."""
        self.shared_screen: SharedScreen | None = None
        self.practising = False
        """Whether it is a practice game that is at the table: it is neither saved nor scored."""
        self._folder = folder
        self._messages = messages
        self._deal = deal
        self._reader: GameReader | None = None
        """Reads earlier scores, once a game is over."""
        self.left.connect(self._stop_reading)

    @property
    def folder(self) -> Path:
        """Where the games of the score sheet lie."""
        return self._folder.folder

    # Beginning

    def start(self, choice: NewGame) -> None:
        """Deals a new game. An unfinished one stays in its file, if the players want it so."""
        if not self._may_give_way():
            return
        game = self._deal(choice.rules, len(choice.names), choice.starter)
        state = TableState.seated(
            choice.edition, choice.names, memory=choice.memory, master=choice.master, badges=choice.badges
        )
        self._sit_down(game, state)

    def start_again(self) -> None:
        """The same players and rules once more; who began last time leaves the start to the next."""
        if self.shared_screen is None or not self._may_give_way():
            return
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
        record = self.saved.record
        game = replay(record)
        path: Path | None = self.saved.path
        try:
            state = from_record(record, game)
        except RecordError as error:
            # The game itself is whole: better to play on with cards as they were drawn than not at all. The file keeps
            # what cannot be read.
            self._messages.damaged_table(error)
            path, state = None, salvaged(record)
        self._sit_down(game, state, path)

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
        said already. Raises RefusedAction at the first action that is not allowed, and RecordError if what is ours is
        damaged.
        """
        game = replay(record)
        state = from_record(record, game)
        if game.end:
            self.look_again(record)
            return
        if how is None:
            # The public table at one turn after the other repeats hints that some tables leave to the players' memory.
            replayable = bool(record.actions) and state.memory is MemoryAid.FULL
            how = self.files.how_to_open(glance(record)) if replayable else Opening.PLAY_ON
        if how is Opening.LOOK_AGAIN:
            self.look_again(record)
        elif how is Opening.PLAY_ON and self._may_give_way():
            self._sit_down(game, state, path, saved=True)

    def look_again(self, record: Record, *, at_the_end: bool = False) -> None:
        """Looks at a record again: all that anybody may see of it. No game makes room for that."""
        self.cover()
        replayed = Replay(record)
        if at_the_end:
            replayed.go(replayed.turns)
        self.replayed.emit(replayed)

    def continue_from(self, record: Record, turn: int) -> None:
        """A new game with the cards and actions of one that is over, up to a turn; the rest counts as taken back."""
        if not self._may_give_way():
            return
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
        game = Game(record.setup, record.actions[:turn])
        self._sit_down(game, state.with_remarks(TakenBack(turn, game.current)))

    def _sit_down(self, game: Game, state: TableState, path: Path | None = None, *, saved: bool = False) -> None:
        """The players sit down at a game: that of the file `path`, or one without a file as yet.

        It is saved at once unless it is `saved` somewhere as it stands; then its first action saves it.
        """
        self._stand_up()
        self.saved = None
        if path is None:
            self._folder.begin()
        else:
            self._folder.resume(path)
        table = Table(game, state, self._folder.save, report_exception, time.monotonic)
        self.shared_screen = SharedScreen(table, self)
        self.shared_screen.save_failed.connect(self._not_saved)
        self.shared_screen.happened.connect(self._score)
        if not saved:
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
        self.shared_screen = SharedScreen(Table(game, state, _nowhere, report_exception), self)
        self.begun.emit()

    # Leaving

    def leave(self) -> bool:
        """Leaves the table, if there is one, and looks which game can be continued.

        Returns whether the players want it so, where something would be lost.
        """
        if not self.may_end():
            return False
        self._stand_up()
        self.saved = self._folder.find_unfinished()
        return True

    def may_end(self) -> bool:
        """Whether nothing is lost by leaving the table, or the players want it so."""
        # What is covered only later would be saved once more.
        self.cover()
        return self.may_break_off()

    def may_break_off(self) -> bool:
        """Whether the game is on disk, or the players say that it may be lost."""
        if self.shared_screen is None or not self.shared_screen.table.unsaved:
            return True
        table = self.shared_screen.table
        table.save()
        return not table.unsaved or self.files.may_be_left(table.record)

    def _may_give_way(self) -> bool:
        """Whether another game may begin: no unfinished one makes room for it unasked."""
        if not self.may_end():
            return False
        record = self._at_hand
        return record is None or is_over(record) or self.files.may_give_way(glance(record))

    @property
    def _at_hand(self) -> Record | None:
        """The game at the table, or else the one that can be continued."""
        if self.shared_screen and not self.practising:
            return self.shared_screen.table.record
        return self.saved.record if self.saved else None

    def _stand_up(self) -> None:
        if self.shared_screen is None:
            return
        self.left.emit()
        self.shared_screen.leave()
        self.shared_screen.deleteLater()
        self.shared_screen = None
        self.practising = False

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
        if self.practising:
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
        if self.shared_screen and not self.practising:
            self.cover()
            self.files.save_copy(self.shared_screen.table.record)

    def copy_link(self) -> None:
        """Puts a link to a game that is over, for others to look at, on the clipboard: the whole deck is in it."""
        if self.shared_screen and self.shared_screen.table.over and not self.practising:
            self.files.copy_link(self.shared_screen.table.record)

    def choose_file(self) -> None:
        """Opens a game from a file, which the players choose."""
        self.cover()
        path = self.files.choose()
        if path is not None:
            self.open(path)

    def _score(self, _events: object) -> None:
        """Once the game is over, begins to read the folder for `scored`; whoever leaves the table ends that."""
        if self.shared_screen is None or not self.shared_screen.table.over:
            return
        # Nobody asks before a game is over.
        from hanabi_desktop.models.game_reader import GameReader

        self._reader = GameReader(self.folder)
        self._reader.finished.connect(self._tell_earlier_scores)
        self._reader.start()

    def _tell_earlier_scores(self) -> None:
        from hanabi_desktop.records.scores import earlier_scores

        reader, self._reader = self._reader, None
        if reader and self.shared_screen and self.shared_screen.table.over:
            self.scored.emit(earlier_scores(reader.scores, self.shared_screen.table.record))

    def _stop_reading(self) -> None:
        reader, self._reader = self._reader, None
        if reader:
            reader.cancel()


def _nowhere(_record: Record) -> None:
    """Where nothing is saved."""
