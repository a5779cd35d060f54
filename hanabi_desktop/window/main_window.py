"""The window: title screen or table, the menus, and what happens between games."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QSettings
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget
from typing_extensions import override

from hanabi_desktop.faults.catching import answered
from hanabi_desktop.faults.net import Net
from hanabi_desktop.faults.noting import note
from hanabi_desktop.painting import PixmapCache
from hanabi_desktop.paths import sounds, translations
from hanabi_desktop.records import Autosave, preferences
from hanabi_desktop.records.saves.keeping import Keeping
from hanabi_desktop.rules import EDITIONS, Refusal
from hanabi_desktop.screen.phases import Private
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screen.view import ScreenView
from hanabi_desktop.screens.new_game.dialog import NewGameDialog
from hanabi_desktop.screens.settings.dialog import SettingsDialog
from hanabi_desktop.screens.table.page import TablePage
from hanabi_desktop.screens.title.page import TitlePage
from hanabi_desktop.table.dealing import deal_shuffled
from hanabi_desktop.table.glance import glance
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.widgets.buttons import rule_in_focus
from hanabi_desktop.widgets.language import Language
from hanabi_desktop.widgets.messages import Messages
from hanabi_desktop.widgets.sounds import Sounds
from hanabi_desktop.window import troubles
from hanabi_desktop.window.alarm import Alarm
from hanabi_desktop.window.deciding import Deciding
from hanabi_desktop.window.dress import place
from hanabi_desktop.window.dress.full_screen import FullScreen
from hanabi_desktop.window.dress.styling import Styling
from hanabi_desktop.window.exchange.arrivals import Arrivals
from hanabi_desktop.window.exchange.exports import Exports, Given
from hanabi_desktop.window.file_names import to_qt
from hanabi_desktop.window.games import Deal, Games
from hanabi_desktop.window.menus import Menus
from hanabi_desktop.window.tables.onlooking import Onlooking, watched_title
from hanabi_desktop.window.tables.practice import Practice
from hanabi_desktop.window.tables.replays import Replays
from hanabi_desktop.window.tables.scores import Scores
from hanabi_desktop.wording.cards import listed
from hanabi_desktop.wording.records.saved_games import saved_game_told

if TYPE_CHECKING:
    from hanabi_desktop.screens.rulebook.help import RulesHelp


class MainWindow(QMainWindow):
    """One window is one program: it has at most one table, and saves it as it is played."""

    def __init__(
        self,
        folder: Path,
        autosave: Autosave,
        deal: Deal = deal_shuffled,
        net: Net | None = None,
        pixmaps: PixmapCache | None = None,
        language: str | None = None,
    ) -> None:
        """`folder` is for preferences, window state and finished games; it need not exist, nor be writable.

        What `net` catches is told in this window. Pictures are taken from `pixmaps`, or a store of the window's own.
        `language` is spoken until another is chosen, and not remembered.
        """
        super().__init__()
        self._folder = folder
        self._messages = Messages(self)
        keeping = Keeping(folder, autosave, partial(troubles.tell, self._messages))
        self.games = Games(keeping, self._messages, deal, self)
        self.practice = Practice(self.games)
        self._onlooking = Onlooking(self.games, self._messages, folder)
        self._alarm = Alarm(net, self._messages, self.games.make_safe, self) if net else None
        self._found = preferences.load(folder / "preferences.json")
        self._preferences = self._found.preferences
        self._language = Language(translations(), self, language)
        self._language.prefer(self._preferences.language)
        self._styling = Styling(self, self._preferences, pixmaps)
        self._look = self._styling.look
        self._sounds = Sounds(sounds(), self._preferences, self)
        self.table_page: TablePage | None = None
        self.title_page = TitlePage(self._look)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.title_page)
        self.setCentralWidget(self._pages)
        self.menus = Menus(self, self._look)
        self.deciding = Deciding(self, self.games, self.practice, self.menus, self._messages, self._look)
        self._full_screen = FullScreen(self, self.menus.all)
        self.arrivals = Arrivals(self, self.games, self._messages)
        self._exports = Exports(self, self._given, self.games.files, self._messages, self._look)
        self.replays = Replays(self.games, self._styling, self._full_screen, self._pages)
        self.scores = Scores(self, self.games, self.replays, self._look)
        self._show_language()
        self._help: RulesHelp | None = None
        self.setMinimumSize(640, 480)
        self.resize(1280, 800)
        self._connect()
        self._show_title()

    def _connect(self) -> None:
        title, menus, games = self.title_page, self.menus, self.games
        games.begun.connect(self._show_table)
        games.left.connect(self._clear_table)
        games.scored.connect(self._show_earlier)
        self.replays.left.connect(self._after_replay)
        for signal in (self.replays.shown, self.replays.left):
            signal.connect(self._refresh_menus)
            signal.connect(self._retitle)
        title.continue_chosen.connect(games.go_on)
        for signal in (title.new_game_chosen, menus.new_game.triggered):
            signal.connect(self.choose_new_game)
        for signal in (title.open_chosen, menus.open.triggered):
            signal.connect(games.choose_file)
        for signal in (title.scores_chosen, menus.scores.triggered):
            signal.connect(self.scores.show)
        for signal in (title.settings_chosen, menus.settings.triggered):
            signal.connect(self.choose_settings)
        for signal in (title.quit_chosen, menus.quit.triggered):
            signal.connect(self.close)
        for signal in (title.language_chosen, menus.language_chosen):
            signal.connect(self.speak)
        menus.open_link.triggered.connect(self.arrivals.ask_for_link)
        for entry, wanted in zip(menus.sharing.all, self._sharing, strict=True):
            entry.triggered.connect(wanted)
        menus.title.triggered.connect(self._show_title)
        title.rulebook_chosen.connect(lambda: self.open_rulebook("story"))
        menus.rulebook.triggered.connect(lambda _checked=False: self.open_rulebook())
        for signal in (title.practice_chosen, menus.practice.triggered):
            signal.connect(self.practice.begin)
        self.practice.known.connect(self._need_no_practice)
        self.practice.left.connect(self._show_title)
        self._onlooking.left.connect(self._show_title)
        menus.keys.triggered.connect(self.show_keys)
        menus.television.triggered.connect(self.show_on_television)
        menus.full_screen.toggled.connect(self._set_full_screen)
        self._full_screen.toggled.connect(self._fill_screen)

    @property
    def _sharing(self) -> tuple[Callable[[], None], ...]:
        """What is done with a game for others, as `ShareEntries` orders it."""
        return self._copy_link, self._save_copy, self._exports.save_picture, self._exports.save_film

    def _given(self) -> Given | None:
        """The game of which pictures are made: the one that is looked at again, or else the one at the table."""
        return self.replays.given or self.games.given

    @property
    def shared_screen(self) -> SharedScreen | None:
        """What the players look at, while there is a table."""
        return self.games.shared_screen

    @property
    def _view(self) -> ScreenView | None:
        """What is to be seen of a table, be it one that is looked at again."""
        if self.replays.view is not None:
            return self.replays.view
        return self.shared_screen.view if self.shared_screen else None

    # Between games

    def _show_title(self) -> None:
        """Leaves the table, if there is one; its game is saved and can be continued."""
        if not self.games.leave():
            return
        self.replays.clear()
        saved = self.games.saved
        self.title_page.set_saved_game(None if saved is None else saved_game_told(glance(saved)))
        self._pages.setCurrentWidget(self.title_page)
        self._refresh_menus()
        self._retitle()

    def _clear_table(self) -> None:
        if self.table_page is not None:
            self._pages.removeWidget(self.table_page)
            self.table_page.deleteLater()
            self.table_page = None

    def choose_new_game(self) -> None:
        """Asks what to play, and deals."""
        self.games.cover()
        dialog = NewGameDialog(self._look, self._preferences, self)
        dialog.rule_asked.connect(partial(self._open_rulebook_over, dialog))
        if dialog.exec() == NewGameDialog.DialogCode.Accepted:
            self._remember(dialog.remembered(self._preferences))
            self.start(dialog.choice())
        dialog.deleteLater()

    def open_rulebook(self, rule: str = "") -> None:
        """Opens the rulebook beside the game, at a rule or where the keyboard is about one."""
        rule = rule or rule_in_focus()
        screen = self.shared_screen
        if screen and isinstance(screen.phase, Private) and rule == Refusal.EMPTY_HINT:
            # All can read what is opened: not that a hand has nothing of what was tried, only how hints are given.
            rule = "hint-teammate"
        self.games.cover()
        # Only who wants to read it waits for it to be loaded, and not with faces on the screen.
        from hanabi_desktop.screens.rulebook.help import RulesHelp

        if self._help is None:
            self._help = RulesHelp(self._look, self._language, self)
        self._help.open(rule, self._view, self._styling.scale)

    def show_keys(self) -> None:
        """Shows which keys there are, at this table or at any."""
        # Before anything is loaded: no face is seen meanwhile.
        self.games.cover()
        from hanabi_desktop.screens.rulebook.key_sheet import KeySheet

        view = self._view
        sheet = KeySheet(
            choreography=view is None or view.seen.rules.choreography,
            master=view is None or view.master is not None,
            parent=self,
        )
        sheet.exec()
        sheet.deleteLater()

    def _open_rulebook_over(self, dialog: NewGameDialog, rule: str) -> None:
        from hanabi_desktop.screens.rulebook.help import RulesHelp

        choice = dialog.choice()
        rules = (EDITIONS[choice.edition], choice.rules, choice.master is not None)
        self._help = self._help or RulesHelp(self._look, self._language, self)
        self._help.open_over(dialog, rule, rules, self._styling.scale)

    def start(self, choice: NewGame) -> None:
        """Deals a new game."""
        self.games.start(choice)

    def open_record(self, path: Path) -> None:
        """Opens a game from a file; a file that is none is told, and left as it is."""
        self.games.open(path)

    def _look_again(self) -> None:
        if self.shared_screen and self.shared_screen.table.over:
            self.games.look_again(self.shared_screen.table.record, at_the_end=True)

    def _after_replay(self, whence: QWidget | None) -> None:
        """Back to the table, or to the title if there is none."""
        if self.table_page is not None:
            self._pages.setCurrentWidget(self.table_page)
            self.table_page.come_back(whence)
        else:
            self._show_title()
        self.scores.come_back()

    def _save_copy(self) -> None:
        if not self.replays.save_copy():
            self.games.save_copy()

    def _copy_link(self) -> None:
        if not self.replays.copy_link():
            self.games.copy_link()

    def _show_table(self) -> None:
        screen, games = self.shared_screen, self.games
        if screen is None:
            return
        self.replays.clear()
        self._sounds.attend(screen)
        self.table_page = TablePage(screen, self._look)
        page, requests = self.table_page, self.table_page.requests
        requests.take_back_chosen.connect(self.deciding.take_back)
        requests.again_chosen.connect(self.practice.begin if self.practice.on else games.start_again)
        requests.title_chosen.connect(self._show_title)
        requests.games_chosen.connect(self.scores.show)
        requests.table_chosen.connect(self._look_again)
        chosen = (requests.share_chosen, requests.save_chosen, requests.picture_chosen, requests.film_chosen)
        for signal, wanted in zip(chosen, self._sharing, strict=True):
            signal.connect(wanted)
        requests.rule_chosen.connect(self.open_rulebook)
        screen.changed.connect(self._refresh_menus)
        self._styling.restyled.connect(page.retranslate)
        self._equip(page)
        page.board.panel.set_menus(self._full_screen.on)
        requests.menus_chosen.connect(self._full_screen.open_menus)
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        self.practice.attend(page)
        self._onlooking.attend(page)
        if not (games.unkept or screen.view.seen.turns or self._preferences.guide_seen):
            self.practice.offer(page)
        page.take_focus()
        self._refresh_menus()
        self._retitle()
        if not (games.watching or screen.view.seen.turns):
            page.deal()

    def _show_earlier(self, scores: Sequence[int]) -> None:
        if self.table_page:
            self.table_page.finale.set_earlier(scores)

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
        self.games.cover()
        dialog = SettingsDialog(self._look, self._preferences, self, self._sounds)
        dialog.changed.connect(self.apply)
        dialog.appearance.television_chosen.connect(self.show_on_television)
        dialog.exec()
        dialog.deleteLater()

    def apply(self, changed: preferences.Preferences) -> None:
        """Does and remembers as the players want it from now on."""
        self.games.cover()
        self._remember(changed)
        self._language.prefer(changed.language)
        self._show_language()
        self._styling.follow(changed)
        self._sounds.follow(changed)
        if self.table_page:
            self._equip(self.table_page)
        if self.replays.page:
            self.replays.page.set_motion(self._styling.motion)

    def show_on_television(self) -> None:
        """Large letters and the whole screen: those who look sit at the other end of the room."""
        self.apply(self._preferences.for_television())
        self._set_full_screen(True)

    def _equip(self, page: TablePage) -> None:
        """The table behaves as the players want it."""
        page.set_motion(self._styling.motion)
        page.cover_after(self._preferences.private_seconds)
        page.ask_before(hints=self._preferences.confirm_hints, cards=self._preferences.confirm_cards)

    def _show_language(self) -> None:
        self.menus.languages[self._language.code].setChecked(True)
        self.title_page.set_language(self._language.code)

    def show_as_before(self) -> None:
        """Opens the window as it was left; what went wrong while starting is told now."""
        place.restore(self, self._settings())
        self.show()
        self._messages.preferences_found(self._found)
        if self._alarm:
            self._alarm.tell_of_the_last_run()
        self._onlooking.offer()

    def _settings(self) -> QSettings:
        return QSettings(to_qt(self._folder / "window.ini"), QSettings.Format.IniFormat)

    def _need_no_practice(self) -> None:
        if not self._preferences.guide_seen:
            self._remember(self._preferences.with_settings(guide_seen=True))

    def _refresh_menus(self) -> None:
        self.menus.follow(self._view, self.games.unkept, linkable=self.replays.linkable)
        if self._help:
            self._help.follow(self._view)

    def _retitle(self) -> None:
        """The title names the players, never a card."""
        names = listed(self._view.names) if self._view else ""
        watched = self.games.watching and self.replays.view is None
        self.setWindowTitle(watched_title(names) if watched else names)

    def _set_full_screen(self, wanted: bool) -> None:
        if wanted != self._full_screen.on:
            self.games.cover()
            self._full_screen.set_on(wanted)

    def _fill_screen(self, full: bool) -> None:
        """The system can leave full screen, too."""
        self.menus.full_screen.setChecked(full)
        if self.table_page:
            self.table_page.board.panel.set_menus(full)
        if self.replays.page:
            self.replays.page.bar.set_menus(full)

    @override
    @answered(None)
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._styling.fit(event.size())

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.games.cover()
            self.menus.retranslate()
            self._retitle()
            if self.games.saved is not None:
                self.title_page.describe_game(saved_game_told(glance(self.games.saved)))
            self.practice.retranslate()
            self._onlooking.retranslate()
            for page in (self.table_page, self.replays.page):
                if page is not None:
                    page.retranslate()
        elif event.type() == QEvent.Type.WindowStateChange or (
            event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow()
        ):
            self.games.cover()

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        # Whatever goes wrong on the way, the window stays, and the game with it.
        event.ignore()
        self.games.cover()
        if not self.games.close():
            return
        event.accept()
        place.remember(self, self._settings())
        super().closeEvent(event)
