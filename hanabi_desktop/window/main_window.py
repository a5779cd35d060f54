"""The window: title screen or table, the menus, and how it all is dressed.

At its start it holds the title and no more. Whatever belongs to tables is loaded once the title stands, or when it is
wanted, whichever comes first.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSize, QTimer, SignalInstance
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget

from hanabi_desktop.faults.guard import override, report_exception, run_all
from hanabi_desktop.faults.hooks import ErrorHooks
from hanabi_desktop.faults.log import note
from hanabi_desktop.painting.pixmap_cache import PixmapCache
from hanabi_desktop.paths import translations
from hanabi_desktop.records import preferences
from hanabi_desktop.records.game_folder import GameFolder, SavedGame, Unreadable, take_over
from hanabi_desktop.rules import EDITIONS, Refusal, edition_in
from hanabi_desktop.screens.title.page import TitlePage
from hanabi_desktop.table.new_game import deal_shuffled
from hanabi_desktop.widgets.dialogs import Messages
from hanabi_desktop.widgets.language import Language
from hanabi_desktop.widgets.window_size import size_to
from hanabi_desktop.window.dress import place
from hanabi_desktop.window.dress.full_screen import FullScreen
from hanabi_desktop.window.dress.styling import Styling
from hanabi_desktop.window.fault_reporter import FaultReporter
from hanabi_desktop.window.menus import Menus

if TYPE_CHECKING:
    from hanabi_desktop.screen.shared_screen import SharedScreen
    from hanabi_desktop.screen.view import ScreenView
    from hanabi_desktop.screens.new_game.dialog import NewGameDialog
    from hanabi_desktop.screens.rulebook.window import RulesHelp
    from hanabi_desktop.screens.table.page import TablePage
    from hanabi_desktop.table.new_game import NewGame
    from hanabi_desktop.window.deciding import Deciding
    from hanabi_desktop.window.exchange.arrivals import Arrivals
    from hanabi_desktop.window.games import Deal, Games
    from hanabi_desktop.window.playing import Playing
    from hanabi_desktop.window.tables.practice import Practice
    from hanabi_desktop.window.tables.replays import Replays
    from hanabi_desktop.window.tables.scores import Scores
    from hanabi_desktop.wording.typography import RichText

_PLACE = "window.geometry"
"""Where the window was, as Qt writes it."""
SETTLED = 100
"""Milliseconds after which the title stands, and what it did without is loaded."""


class MainWindow(QMainWindow):
    """One window is one program: it has at most one table, and saves it as it is played."""

    def __init__(
        self,
        folder: Path,
        deal: "Deal" = deal_shuffled,
        hooks: ErrorHooks | None = None,
        pixmaps: PixmapCache | None = None,
        language: str | None = None,
        pictures: Path | None = None,
    ) -> None:
        """`folder` is for preferences, window state and finished games; it need not exist, nor be writable.

        What `hooks` catches is told in this window. Pictures are taken from `pixmaps`, or a store of the window's own.
        `language` is spoken until another is chosen, and not remembered. The large pictures of the first screen are
        kept in the folder `pictures` for the next start, if one is given.
        """
        super().__init__()
        self._folder = folder
        self._deal = deal
        self._playing: Playing | None = None
        self._help: RulesHelp | None = None
        self._messages = Messages(self)
        self._game_folder = GameFolder(folder / "games", self._tell_unreadable)
        self._found_game: SavedGame | None = None
        self._held_back = False
        """Whether the window stayed once because of a fault, although the players wanted to close it."""
        self._fault_reporter = FaultReporter(hooks, self._messages, self._make_safe, self) if hooks else None
        self._found = preferences.load(folder / "preferences.json")
        self._preferences = self._found.preferences
        self._language = Language(translations(), self, language)
        self._language.prefer(self._preferences.language)
        self._styling = Styling(self, self._preferences, PixmapCache(folder=pictures) if pixmaps is None else pixmaps)
        self._look = self._styling.look
        self.title_page = TitlePage(self._look)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.title_page)
        self.setCentralWidget(self._pages)
        self.menus = Menus(self, self._look)
        self.menus.television.setChecked(self._preferences.television)
        self._full_screen = FullScreen(self, self.menus.all, self._preferences.television)
        self._show_language()
        self.setMinimumSize(640, 480)
        self.setAcceptDrops(True)
        size_to(self, QSize(1280, 800))
        self._connect()
        self._show_title()

    def _connect(self) -> None:
        title, menus = self.title_page, self.menus
        here: tuple[tuple[tuple[SignalInstance, ...], Callable[[], object]], ...] = (
            ((title.new_game_chosen, menus.new_game.triggered), self.choose_new_game),
            ((title.settings_chosen, menus.settings.triggered), self.choose_settings),
            ((title.quit_chosen, menus.quit.triggered), self.close),
            ((title.rulebook_chosen,), partial(self.open_rulebook, "story")),
            ((menus.rulebook.triggered,), self.open_rulebook),
            ((menus.title.triggered,), self._show_title),
            ((menus.keys.triggered,), self.show_keys),
        )
        at_tables: tuple[tuple[tuple[SignalInstance, ...], Callable[[Playing], object]], ...] = (
            ((title.continue_chosen,), lambda playing: playing.games.go_on()),
            ((title.open_chosen, menus.open.triggered), lambda playing: playing.games.choose_file()),
            ((title.scores_chosen, menus.scores.triggered), lambda playing: playing.scores.show()),
            ((title.practice_chosen, menus.practice.triggered), lambda playing: playing.practice.begin()),
            ((menus.open_link.triggered,), lambda playing: playing.arrivals.ask_for_link()),
        )
        # Whatever a signal says beside that it is time is of no interest here.
        for signals, act in here:
            for signal in signals:
                signal.connect(lambda *_said, act=act: act())
        for signals, act_at in at_tables:
            for signal in signals:
                signal.connect(lambda *_said, act=act_at: act(self.playing))
        for language_chosen in (title.language_chosen, menus.language_chosen):
            language_chosen.connect(self.speak)
        menus.full_screen.toggled.connect(self._set_full_screen)
        menus.television.triggered.connect(self.show_on_television)
        self._full_screen.toggled.connect(self._fill_screen)

    # What belongs to tables

    @property
    def playing(self) -> "Playing":
        """Whatever belongs to tables, loaded by now."""
        if self._playing is None:
            from hanabi_desktop.window.playing import Playing, Premises

            # What is made now is dressed at once, and not again when the window is seen.
            self._styling.fit(self.size())
            here = Premises(self, self._pages, self.menus, self._messages, self._styling, self._full_screen)
            playing = self._playing = Playing(here, self._game_folder, self._deal, self._preferences, self._found_game)
            playing.title_chosen.connect(self._show_title)
            playing.rule_chosen.connect(self.open_rulebook)
            playing.changed.connect(self._refresh)
            playing.practised.connect(self._need_no_practice)
        return self._playing

    @property
    def games(self) -> "Games":
        """The game at hand, and how it gives way to another."""
        return self.playing.games

    @property
    def practice(self) -> "Practice":
        """The practice game."""
        return self.playing.practice

    @property
    def deciding(self) -> "Deciding":
        """What the players decide together."""
        return self.playing.deciding

    @property
    def arrivals(self) -> "Arrivals":
        """What is pasted or dropped."""
        return self.playing.arrivals

    @property
    def replays(self) -> "Replays":
        """Records that are looked at again."""
        return self.playing.replays

    @property
    def scores(self) -> "Scores":
        """The score sheet."""
        return self.playing.scores

    @property
    def table_page(self) -> "TablePage | None":
        """Where the table at hand is seen."""
        return self._playing.table_page if self._playing else None

    @property
    def shared_screen(self) -> "SharedScreen | None":
        """What the players look at, while there is a table."""
        return self._playing.shared_screen if self._playing else None

    @property
    def _view(self) -> "ScreenView | None":
        """What is to be seen of a table, be it one that is looked at again."""
        return self._playing.view if self._playing else None

    def _cover(self) -> None:
        """Nothing private stays open behind what comes now."""
        if self._playing:
            self._playing.games.cover()

    def _make_safe(self) -> bool | None:
        return self._playing.games.make_safe() if self._playing else None

    def _tell_unreadable(self, unreadable: Unreadable) -> None:
        from hanabi_desktop.window import troubles

        troubles.tell(self._messages, unreadable)

    # Between games

    def _show_title(self) -> None:
        """Leaves the table, if there is one; its game is saved and can be continued."""
        if self._playing is None:
            take_over(self._folder, self._game_folder, self._tell_unreadable)
            self._found_game = self._game_folder.find_unfinished()
        elif not self._playing.leave():
            return
        self.title_page.set_saved_game(self._saved_game())
        self._pages.setCurrentWidget(self.title_page)
        self._refresh()

    def _saved_game(self) -> "RichText | None":
        """What the title says of the game that can be continued."""
        saved = self._playing.games.saved if self._playing else self._found_game
        if saved is None:
            return None
        from hanabi_desktop.table.view import glance
        from hanabi_desktop.wording.files import saved_game_told

        return saved_game_told(glance(saved.record))

    def choose_new_game(self) -> None:
        """Asks what to play, and deals."""
        self._cover()
        from hanabi_desktop.screens.new_game.dialog import NewGameDialog

        dialog = NewGameDialog(self._look, self._preferences, self, edition_in(self._language.code))
        dialog.rule_asked.connect(partial(self._open_rulebook_over, dialog))
        if dialog.exec() == NewGameDialog.DialogCode.Accepted:
            self._remember(dialog.remembered(self._preferences))
            self.start(dialog.choice())
        dialog.deleteLater()

    def open_rulebook(self, rule: str = "") -> None:
        """Opens the rulebook beside the game, at a rule or where the keyboard is about one."""
        from hanabi_desktop.screen.view import Private
        from hanabi_desktop.widgets.buttons import rule_in_focus

        rule = rule or rule_in_focus()
        screen = self.shared_screen
        if screen and isinstance(screen.phase, Private) and rule == Refusal.EMPTY_HINT:
            # All can read what is opened: not that a hand has nothing of what was tried, only how hints are given.
            rule = "hint-teammate"
        self._cover()
        # Only who wants to read it waits for it to be loaded, and not with faces on the screen.
        from hanabi_desktop.screens.rulebook.window import RulesHelp

        if self._help is None:
            self._help = RulesHelp(self._look, self._language, self)
        self._help.open(rule, self._view, self._styling.scale)

    def show_keys(self) -> None:
        """Shows which keys there are, at this table or at any."""
        # Before anything is loaded: no face is seen meanwhile.
        self._cover()
        from hanabi_desktop.screens.rulebook.key_sheet import KeySheet

        view = self._view
        sheet = KeySheet(
            choreography=view is None or view.seen.rules.choreography,
            master=view is None or view.master is not None,
            parent=self,
        )
        sheet.exec()
        sheet.deleteLater()

    def _open_rulebook_over(self, dialog: "NewGameDialog", rule: str) -> None:
        from hanabi_desktop.screens.rulebook.window import RulesHelp

        choice = dialog.choice()
        rules = (EDITIONS[choice.edition], choice.rules, choice.master is not None)
        self._help = self._help or RulesHelp(self._look, self._language, self)
        self._help.open_over(dialog, rule, rules, self._styling.scale)

    def start(self, choice: "NewGame") -> None:
        """Deals a new game."""
        self.games.start(choice)

    def open_record(self, path: Path) -> None:
        """Opens a game from a file; a file that is none is told, and left as it is."""
        self.games.open(path)

    def _remember(self, changed: preferences.Preferences) -> None:
        self._preferences = changed
        if not self._found.may_save:
            return
        try:
            changed.save(self._folder / "preferences.json")
        except OSError as error:
            # The game's own file lies in the same folder and tells of it, once.
            note("the settings cannot be saved", error)

    # The window itself

    def speak(self, code: str) -> None:
        """Changes the language of the whole program, now."""
        self._language.for_now = None
        self.apply(self._preferences.with_language(code))

    def choose_settings(self) -> None:
        """Opens the settings; what is changed there is seen at once."""
        self._cover()
        from hanabi_desktop.screens.settings.dialog import SettingsDialog

        dialog = SettingsDialog(self._look, self._preferences, self, self.playing.sounds)
        dialog.changed.connect(self.apply)
        # The system can leave full screen, and the television with it.
        self.menus.television.toggled.connect(dialog.appearance.television.setChecked)
        dialog.exec()
        dialog.deleteLater()

    def apply(self, changed: preferences.Preferences) -> None:
        """Does and remembers as the players want it from now on."""
        self._cover()
        self._remember(changed)
        self._language.prefer(changed.language)
        self._show_language()
        self._styling.follow(changed)
        if self._playing:
            self._playing.follow(changed)
        self.menus.television.setChecked(changed.television)
        self._full_screen.follow_television(changed.television)

    def show_on_television(self, on: bool) -> None:
        """Large letters and the whole screen, or as it was: those who look sit at the other end of the room."""
        self.apply(self._preferences.with_settings(television=on))

    def _show_language(self) -> None:
        self.menus.languages[self._language.code].setChecked(True)
        self.title_page.set_language(self._language.code)

    def come_forward(self, record: Path | None = None) -> None:
        """Comes to the front, at the table of a `record` if one is named: somebody has started the program again."""
        if self.isMinimized():
            self.showNormal()
        self.raise_()
        self.activateWindow()
        if record is not None:
            self._cover()
            self.open_record(record)

    def show_as_before(self, record: Path | None = None) -> None:
        """Opens the window as it was left, at the table of a `record` if one is named.

        What went wrong while starting is told now.
        """
        place.restore(self, self._folder / _PLACE)
        if self._preferences.television:
            self._full_screen.set_on(True)
        if record is not None:
            # Before anything is seen: nobody is shown a title that goes away at once.
            self.open_record(record)
        self.show()
        # Whoever looks at the title finds the rest loaded when the first button is pressed.
        QTimer.singleShot(SETTLED, self, lambda: self.playing)
        self._messages.preferences_found(self._found)
        if self._fault_reporter:
            self._fault_reporter.tell_of_last_run()

    def _need_no_practice(self) -> None:
        if not self._preferences.guide_seen:
            self._remember(self._preferences.with_settings(guide_seen=True))
            self.playing.follow(self._preferences)

    def _refresh(self) -> None:
        """The menus offer what can be done now. The title names the players, never a card."""
        view, playing = self._view, self._playing
        practising, linkable = (playing.games.practising, playing.replays.linkable) if playing else (False, True)
        self.menus.follow(view, practising, linkable=linkable)
        if self._help:
            self._help.follow(view)
        self._retitle()

    def _retitle(self) -> None:
        from hanabi_desktop.wording.cards import listed

        self.setWindowTitle(listed(self._view.names) if self._view else "")

    def _set_full_screen(self, wanted: bool) -> None:
        if wanted != self._full_screen.on:
            self._cover()
            self._full_screen.set_on(wanted)

    def _fill_screen(self, full: bool) -> None:
        """The system can leave full screen, too; whoever leaves it leaves the television."""
        self.menus.full_screen.setChecked(full)
        if not full and self._preferences.television:
            self.show_on_television(False)
        if self._playing:
            self._playing.fill_screen(full)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._styling.fit(event.size())

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._cover()
            self.menus.retranslate()
            self._retitle()
            if saved := self._saved_game():
                self.title_page.describe_game(saved)
            if self._playing:
                self._playing.retranslate()
        elif event.type() == QEvent.Type.WindowStateChange or (
            event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow()
        ):
            self._cover()

    @override
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        self._arrive(event)

    @override
    def dropEvent(self, event: QDropEvent) -> None:
        self._arrive(event)

    def _arrive(self, event: QDropEvent) -> None:
        """Once they are there, what takes in arrivals hears of them before the window does."""
        self.playing.arrivals.eventFilter(self, event)

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        event.ignore()
        try:
            ends = self._playing is None or self._playing.games.may_end()
        except Exception as error:  # noqa: BLE001 - whatever it is, nobody is to be held back by it
            # It is told, and the window stays, and the game with it: but only once.
            report_exception(error)
            ends = self._held_back and (self._playing is None or self._playing.games.may_break_off())
            self._held_back = True
        if ends:
            event.accept()
            run_all(partial(place.remember, self, self._folder / _PLACE))
            super().closeEvent(event)
