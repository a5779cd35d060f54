"""The controller of the current game: starts, loads, shows, saves and leaves it."""

import time
from collections.abc import Callable
from functools import cached_property, partial
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from hanabi_desktop.faults.guard import report_exception
from hanabi_desktop.models.game_reader import GameReader
from hanabi_desktop.paths import sounds
from hanabi_desktop.players import Level
from hanabi_desktop.records.album import newly_won
from hanabi_desktop.records.format import GROWTH, encode
from hanabi_desktop.records.game_folder import GameFolder, SavedGame, is_same_file
from hanabi_desktop.records.preferences import Preferences
from hanabi_desktop.records.record import Record, RecordError, RefusedAction, is_over, replay
from hanabi_desktop.records.remarks import Cover, Seated, TakenBack, is_begun, places
from hanabi_desktop.records.scores import earlier_scores
from hanabi_desktop.records.share import from_text
from hanabi_desktop.records.store import load
from hanabi_desktop.rules import EDITIONS, EditionId, Game, MemoryAid, Rules, Starter
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screen.view import Paused, ScreenView
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.table.replay import Replay
from hanabi_desktop.table.state import TableState, from_record, salvaged, to_record
from hanabi_desktop.table.table import Table
from hanabi_desktop.table.view import glance
from hanabi_desktop.widgets.dialogs import Messages
from hanabi_desktop.widgets.requests import Requests
from hanabi_desktop.window.appearance import Appearance
from hanabi_desktop.window.files import Files, Opening
from hanabi_desktop.window.full_screen import FullScreen
from hanabi_desktop.window.practice import Practice
from hanabi_desktop.window.replays import Replays

if TYPE_CHECKING:
    from hanabi_desktop.screens.table.page import TablePage
    from hanabi_desktop.widgets.sounds import Sounds

Deal = Callable[[Rules, int, int | None], Game]
"""Deals a game by its rules, number of players and starting seat; None is a random one."""


class GameController(QObject):
    """Holds one game, saved after every action, and at most one replay over it. Asks before anything would be lost."""

    changed = Signal()
    """The table or replay is another one, or looks different."""
    title_chosen = Signal()
    """The players want to leave the table."""
    new_game_chosen = Signal()
    take_back_chosen = Signal()
    link_chosen = Signal()
    copy_chosen = Signal()
    poster_chosen = Signal()
    saved_found = Signal()
    """It is known which game can be continued; the table that is left is still there."""
    rule_chosen = Signal(str)
    """The players want to read a rule, by its name."""

    def __init__(
        self,
        window: QMainWindow,
        pages: QStackedWidget,
        folder: GameFolder,
        files: Files,
        deal: Deal,
        messages: Messages,
        appearance: Appearance,
        full_screen: FullScreen,
        preferences: Preferences,
    ) -> None:
        """Shows tables and replays on `pages`; messages and questions appear over `window`."""
        super().__init__(window)
        self._pages = pages
        self._folder, self._deal, self._messages = folder, deal, messages
        self._appearance, self._full_screen = appearance, full_screen
        self._preferences = preferences
        self.files = files
        self.practice = Practice(self, self.leave, self._begin_practice)
        self.practice.company_asked.connect(lambda: self.rule_chosen.emit("company"))
        self.saved: SavedGame | None = None
        """The game that can be continued."""
        self.shared_screen: SharedScreen | None = None
        """The client that the players share, while there is a table."""
        self.table_page: TablePage | None = None
        self._reader: GameReader | None = None
        """Reads earlier scores, once a game is over."""
        self._telling_not_saved = False
        replays = self.replays = Replays(window, pages, folder.folder, appearance, full_screen, self.cover)
        replays.changed.connect(self.changed)
        replays.left.connect(self._come_back)
        replays.continued.connect(self.continue_from)
        replays.file_chosen.connect(self.open)
        replays.new_game_chosen.connect(self.new_game_chosen)

    # The current game

    @property
    def view(self) -> ScreenView | None:
        """The view of the replay, or else of the table."""
        if self.replays.page is not None:
            return self.replays.page.replay_screen.view
        return self.table_page.view if self.table_page else None

    def show_sheet(self, key: Qt.Key) -> None:
        """Opens the sheet of this key over the replay or the table, or closes it."""
        if page := self.replays.page or self.table_page:
            page.toggle_sheet(page.sheet_keys[key])

    @cached_property
    def sounds(self) -> "Sounds":
        """The sound player, created for the first table or when the volume is set."""
        from hanabi_desktop.widgets.sounds import Sounds

        return Sounds(sounds(), self._preferences, self)

    @property
    def unsaved(self) -> bool:
        """Whether the game at the table is not on disk as it stands."""
        return self.shared_screen is not None and self.shared_screen.table.unsaved

    # Starting and loading

    def start(self, choice: NewGame) -> bool:
        """Deals a new game if the players agree to leave an unfinished one, which stays in its file; returns whether it did."""
        if not self._may_give_way():
            return False
        game = self._deal(choice.rules, len(choice.players), choice.starter)
        state = TableState.seated(choice.edition, choice.players, memory=choice.memory, master=choice.master)
        self.begin(game, state)
        return True

    def start_again(self) -> None:
        """Starts another game with the same players and rules; the next player begins, or the oldest again."""
        if self.shared_screen is None or not self._may_give_way():
            return
        record, master = self.shared_screen.table.record, self.shared_screen.table.master
        setup = record.setup
        by_age = EDITIONS[record.edition].starter is Starter.MASTER
        starter = master if master is not None else (setup.starter + (not by_age)) % setup.players
        game = self._deal(setup.rules, setup.players, starter)
        self.begin(game, _seated_as_in(record, from_record(record, replay(record)), master))

    def continue_game(self) -> None:
        """Continues the saved game, or of several the one that is chosen."""
        self.choose_saved(Opening.PLAY_ON) if self.saved and self.saved.games > 1 else self.continue_saved()

    def continue_saved(self) -> None:
        """Continues the saved game."""
        if self.saved is None:
            return
        path: Path | None = self.saved.path
        try:
            # Somebody may have played on elsewhere since it was found.
            game = replay(record := load(self.saved.path))
        except (OSError, RecordError, RefusedAction) as error:
            game = replay(record := self.saved.record)
            # Where a link leads nowhere, no file is found either.
            if not isinstance(error, FileNotFoundError) or self.saved.path.is_symlink():
                self._messages.goes_on_beside(self.saved.path, error)
                path = None
        record, damage = salvaged(record, game)
        self.begin(game, from_record(record, game), self._intact(path, damage))

    def _intact(self, path: Path | None, damage: RecordError | None) -> Path | None:
        """Tells if the table in a file is damaged; the game then goes on beside that file, which keeps what it holds."""
        if damage:
            self._messages.damaged_table(damage)
        return None if damage else path

    def open(self, path: Path, how: Opening | None = None) -> None:
        """Opens a game from a file; a file that cannot be read is reported, and left unchanged.

        The game that lies on the table is come back to, and the one that can be continued is continued. `how` is said
        of another that is not over, where nobody is to be asked.
        """
        if self.shared_screen and not self.practice.on and self._folder.is_at_hand(path):
            self.replays.close()
            self._come_back(None)
        elif self.saved and is_same_file(path, self.saved.path):
            self.continue_saved()
        else:
            try:
                self.take_in(partial(load, path), path, how)
            except (OSError, RecordError, RefusedAction) as error:
                self._messages.not_opened(path, error)

    def open_text(self, text: str) -> None:
        """Opens the game in a text or share link; one that cannot be read is reported."""
        self.cover()
        try:
            self.take_in(partial(from_text, text))
        except (RecordError, RefusedAction) as error:
            self._messages.text_not_opened(error)

    def open_dropped(self, dropped: Path | str) -> None:
        """Opens the game in a file, or in a text."""
        if isinstance(dropped, Path):
            self.open(dropped)
        else:
            self.open_text(dropped)

    def choose_saved(self, how: Opening | None = None) -> None:
        """Shows the saved games, and opens the one that is chosen, or another file; `how` as in `open`."""
        self.cover()
        from hanabi_desktop.screens.scores.saved_games import SavedGames

        first = self.saved.path.name if self.saved else ""
        sheet = SavedGames(self._folder.folder, self._appearance.look, first, self._pages)
        if sheet.exec() == SavedGames.DialogCode.Accepted and (path := sheet.path or self.files.choose()):
            self.open(path, how)
        sheet.deleteLater()

    def ask_for_link(self) -> None:
        """Asks for a share link, and opens its game."""
        self.cover()
        text = self.files.ask_for_link()
        if text is not None:
            self.open_text(text)

    def take_in(self, read: Callable[[], Record], path: Path | None = None, how: Opening | None = None) -> None:
        """Opens a game that came from elsewhere: what is `read` from the file `path`, or from no file at all.

        One that is over is replayed; of another, the players say whether they play on or replay it, unless `how` says it
        already. Raises what reading does, and RefusedAction at the first action that is not allowed.
        """
        game = replay(record := read())
        record, _ = salvaged(record, game)
        if how is None and not game.end:
            # The public table at one turn after the other repeats hints that some tables leave to the players' memory.
            replayable = bool(record.actions) and from_record(record, game).memory is MemoryAid.FULL
            how = self.files.how_to_open(glance(record)) if replayable else Opening.PLAY_ON
        if game.end or how is Opening.REPLAY:
            self.replay(record)
        elif how is Opening.PLAY_ON and self._may_give_way():
            # Once more, now that the game at hand is safe: saving it may have changed what lies there.
            game = replay(record := read())
            record, damage = salvaged(record, game)
            self.begin(game, from_record(record, game), self._intact(path, damage), saved=True)

    def continue_from(self, record: Record, turn: int, *, taken_back: bool = False) -> None:
        """Starts a game from a finished one at a turn, if the players want it so; whether that turn is `taken_back` is noted."""
        if not self._messages.continues_from(turn) or not self._may_give_way():
            return
        before = from_record(record, replay(record))
        there = zip(before.remarks, places(before.remarks, len(record.actions)), strict=True)
        # Who plays now goes on.
        remarks = [remark for remark, place in there if place <= turn or isinstance(remark, Seated)]
        game = Game(record.setup, record.actions[:turn])
        state = _seated_as_in(record, before, before.master)
        self.begin(game, state.with_remarks(*remarks, TakenBack(turn, game.current, continued=not taken_back)))

    def begin(self, game: Game, state: TableState, path: Path | None = None, *, saved: bool = False) -> None:
        """The players sit down at a game: that of the file `path`, or one without a file as yet.

        It is saved at once unless it is `saved` somewhere as it stands; then its first action saves it. Where it could
        not be saved for long, that is told and they do not sit down.
        """
        try:
            encode(to_record(game, state), GROWTH)
        except RecordError:
            self._messages.not_continued()
            return
        self._end()
        self.saved = None
        if path is None:
            self._folder.begin()
        else:
            self._folder.resume(path)
        table = Table(game, state, self._folder.save, report_exception, time.monotonic)
        screen = self.shared_screen = SharedScreen(table, self)
        # Told once everything is done and everybody has heard: a dialog lets events in, and the table is not to wait.
        screen.save_failed.connect(self._tell_not_saved, Qt.ConnectionType.QueuedConnection)
        if not saved:
            table.save()
        self._show_table(screen)

    def _begin_practice(self, game: Game, edition: EditionId) -> None:
        """Starts a practice game with a computer, which is not saved; the saved game can still be continued."""
        from hanabi_desktop.window.company import first_company

        self._end()
        person, computer, *_ = first_company(edition, self._preferences).players
        master = 0 if EDITIONS[edition].master and not game.turns else None
        state = TableState.seated(edition, (person, replace(computer, level=Level.PLAIN)), master=master)
        self.practice.on = True
        screen = self.shared_screen = SharedScreen(Table(game, state, lambda _record: None, report_exception), self)
        self._show_table(screen)

    # The table

    def _show_table(self, screen: SharedScreen) -> None:
        from hanabi_desktop.screens.table.page import TablePage
        from hanabi_desktop.window.company import Company

        self.replays.close()
        self.replays.forget_book()
        page = self.table_page = TablePage(screen, self._appearance.look, self._pages)
        company = Company(screen.table, page, self.practice.script if self.practice.on else None)
        self.sounds.attend(screen)
        page.reveal.hastened.connect(self.sounds.hasten)
        page.reveal.seen.connect(
            lambda events, landing: self.sounds.tell(events, screen.table.master is not None, landing)
        )
        self._connect_requests(page.requests)
        screen.changed.connect(self.changed)
        page.ended.connect(self._read_earlier_scores)
        # Whoever has played a game needs no practice any more.
        page.ended.connect(self.practice.known)
        self._appearance.restyled.connect(page.retranslate)
        self._configure(page)
        page.board.panel.set_menus(self._full_screen.on)
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        if self.practice.on:
            self.practice.teach(page, company)
        elif not (screen.view.seen.turns or self._preferences.guide_seen):
            self.practice.offer(page, company=False)
        elif any(screen.view.computers) and not (screen.view.seen.turns or self._preferences.company_seen):
            self.practice.offer(page, company=True)
        page.take_focus()
        self.changed.emit()
        if not screen.view.seen.turns:
            page.deal()

    def _connect_requests(self, requests: Requests) -> None:
        if not self.practice.on:
            requests.take_back_chosen.connect(self.take_back_chosen)
        requests.again_chosen.connect(self.practice.begin if self.practice.on else self.start_again)
        requests.title_chosen.connect(self.title_chosen)
        requests.games_chosen.connect(self.replays.show_scores)
        requests.table_chosen.connect(partial(self._replay_table, 0, 0))
        requests.share_chosen.connect(self.link_chosen)
        requests.save_chosen.connect(self.copy_chosen)
        requests.passage_chosen.connect(self._replay_table)
        requests.turn_before_chosen.connect(self._go_back_a_turn)
        requests.poster_chosen.connect(self.poster_chosen)
        requests.rule_chosen.connect(self.rule_chosen)
        requests.menus_chosen.connect(self._full_screen.open_menus)

    def _configure(self, page: "TablePage") -> None:
        page.set_motion(self._appearance.motion)
        page.idle.set_timeout(self._preferences.private_seconds)
        page.asks_to_look_away = self._preferences.look_away_page
        page.shared_screen.reveal_seconds = self._preferences.reveal_seconds
        page.asks_before_cards = self._preferences.confirm_cards

    def cover(self) -> None:
        """Covers a private view, before a dialog or another window opens; a pause goes on.

        Nor is anything kept back there for a moment.
        """
        if self.shared_screen and not isinstance(self.shared_screen.phase, Paused):
            self.shared_screen.cover(Cover.PROGRAM)

    # Leaving and saving

    def leave(self) -> bool:
        """Leaves the table, if there is one, and finds the game that can be continued.

        Returns whether the players want it so, where something would be lost.
        """
        if not self.may_end():
            return False
        self.saved = self._folder.find_unfinished()
        self.saved_found.emit()
        self._end()
        self.replays.close()
        return True

    def may_end(self) -> bool:
        """Whether the table may be left: nothing is lost, or the players agree."""
        # What is covered only later would be saved once more.
        self.cover()
        return self.may_break_off()

    def may_break_off(self) -> bool:
        """Whether the game is on disk, or the players agree to lose it."""
        if self.shared_screen is None or not self.unsaved:
            return True
        table = self.shared_screen.table
        table.save()
        return not table.unsaved or self.files.may_be_left(table.record)

    def make_safe(self) -> bool | None:
        """Covers and saves the game after a fault. Returns whether it is saved; None if there is nothing to save."""
        if self.shared_screen is None:
            return None
        self.cover()
        if self.practice.on:
            return None
        self.shared_screen.table.save()
        return not self.shared_screen.table.unsaved

    def _may_give_way(self) -> bool:
        """Whether another game may begin; asks the players if this one is begun and unfinished."""
        if not self.may_end():
            return False
        screen = self.shared_screen
        if screen is None or self.practice.on or self.unsaved:
            # Nothing is on the table; or it was agreed that what is cannot be kept.
            return True
        record = screen.table.record
        return is_over(record) or not is_begun(record) or self.files.may_give_way(glance(record))

    def _end(self) -> None:
        """Removes the table, on which nothing can be done any more."""
        if self._reader:
            self._reader.cancel()
            self._reader = None
        if self.table_page is not None:
            self._pages.removeWidget(self.table_page)
            self.table_page.deleteLater()
            self.table_page = None
        if self.shared_screen is not None:
            self.shared_screen.leave()
            self.shared_screen.table.close()
            self.shared_screen.deleteLater()
            self.shared_screen = None
        self.practice.forget()

    def _tell_not_saved(self, error: Exception) -> None:
        """Reports that the game could not be saved, over a covered table; once at a time, whatever phones do meanwhile."""
        if not self._telling_not_saved:
            self._telling_not_saved = True
            try:
                self.cover()
                self._messages.not_saved(error, self.shared_screen)
            finally:
                self._telling_not_saved = False

    # Replays

    def replay(self, record: Record, first: int = 0, last: int = 0) -> None:
        """Replays a record from the turn `first` on, by itself up to the turn `last`. The table stays as it is."""
        replayed = Replay(record)
        replayed.go(first)
        self.replays.show(replayed, last, continuable=not self.practice.on)

    def _replay_table(self, first: int, last: int) -> None:
        """Replays the game at the table, once it is over."""
        if self.shared_screen and self.shared_screen.table.over:
            self.replay(self.shared_screen.table.record, first, last)

    def _go_back_a_turn(self) -> None:
        """Starts a game from the one at the table as it stood before its last turn."""
        if self.shared_screen and self.shared_screen.table.over:
            record = self.shared_screen.table.record
            self.continue_from(record, len(record.actions) - 1, taken_back=True)

    def _come_back(self, focus: QWidget | None) -> None:
        """Returns from a replay to the table, or to the title if there is none."""
        if self.table_page is not None:
            self._pages.setCurrentWidget(self.table_page)
            self.table_page.come_back(focus)
            self.changed.emit()
        else:
            self.title_chosen.emit()

    def _read_earlier_scores(self) -> None:
        """Reads the earlier scores of these players, for the finale."""
        self._reader = GameReader(self._folder.folder)
        self._reader.finished.connect(self._show_earlier_scores)
        self._reader.start()

    def _show_earlier_scores(self) -> None:
        reader, self._reader = self._reader, None
        if reader and self.table_page and self.table_page.shared_screen.table.over:
            scores, record = reader.scores, self.table_page.shared_screen.table.record
            self.table_page.finale.set_earlier(earlier_scores(scores, record), newly_won(scores, record))

    # Settings

    def follow(self, preferences: Preferences) -> None:
        """Applies other preferences; the window already has their look."""
        self._preferences = preferences
        self.sounds.follow(preferences)
        if self.table_page:
            self._configure(self.table_page)
        if self.replays.page:
            self.replays.page.set_motion(self._appearance.motion)

    def fill_screen(self, full: bool) -> None:
        """Shows the button for the menus while the window fills the screen."""
        if self.table_page:
            self.table_page.board.panel.set_menus(full)
        if self.replays.page:
            self.replays.page.bar.set_menus(full)

    def retranslate(self) -> None:
        """Updates all texts after a change of the language."""
        self.practice.retranslate()
        for page in (self.table_page, self.replays.page):
            if page is not None:
                page.retranslate()


def _seated_as_in(record: Record, before: TableState, master: int | None) -> TableState:
    """The same people at a new table."""
    return TableState.seated(record.edition, before.players, memory=before.memory, master=master)
