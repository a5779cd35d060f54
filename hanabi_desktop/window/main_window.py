"""The window: title screen or table, the menus, and the dialogs beside them.

At its start it holds the title and no more. Each screen is imported by the one function that opens it; the table's is
imported once the title stands, so that nobody waits for it later.
"""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QSize, Qt, QTimer, SignalInstance
from PySide6.QtGui import QCloseEvent, QDragEnterEvent, QDragMoveEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QMainWindow, QStackedWidget, QWidget

from hanabi_desktop.faults.guard import guarded, report_exception
from hanabi_desktop.faults.hooks import LOG, ErrorHooks
from hanabi_desktop.faults.log import note
from hanabi_desktop.painting.pixmap_cache import PixmapCache
from hanabi_desktop.paths import translations
from hanabi_desktop.records import preferences
from hanabi_desktop.records.game_folder import GameFolder
from hanabi_desktop.records.preferences import LastGame
from hanabi_desktop.records.store import not_ordinary
from hanabi_desktop.rules import EDITIONS, Refusal, edition_in
from hanabi_desktop.screen.view import Private
from hanabi_desktop.screens.title import TitlePage
from hanabi_desktop.table.new_game import deal_shuffled, game_again
from hanabi_desktop.table.view import glance
from hanabi_desktop.widgets.buttons import rule_in_focus
from hanabi_desktop.widgets.dialogs import Messages
from hanabi_desktop.widgets.language import Language
from hanabi_desktop.widgets.sheet import scrim_of
from hanabi_desktop.widgets.window_size import put_in, size_to
from hanabi_desktop.window.agreements import Agreements
from hanabi_desktop.window.appearance import Appearance
from hanabi_desktop.window.fault_reporter import FaultReporter
from hanabi_desktop.window.files import Files, consider_drop
from hanabi_desktop.window.full_screen import FullScreen, restore_geometry, save_geometry
from hanabi_desktop.window.game_controller import Deal, GameController
from hanabi_desktop.window.menus import Menus
from hanabi_desktop.window.phones import Phones
from hanabi_desktop.window.sharing import Sharing
from hanabi_desktop.window.single_instance import LOCK
from hanabi_desktop.wording.cards import listed
from hanabi_desktop.wording.files import saved_game_told
from hanabi_desktop.wording.typography import RichText

if TYPE_CHECKING:
    from hanabi_desktop.screens.new_game.dialog import NewGameDialog
    from hanabi_desktop.screens.rulebook.window import RulesHelp

_GEOMETRY = "window.geometry"
GROWING = 250
"""Timeout in milliseconds for the system to enter or leave full screen."""
PRELOAD_DELAY = 100
"""Milliseconds before the table's screen is imported and the program's icon painted: the title is shown by then."""


class MainWindow(QMainWindow):
    """The only window of the program, with at most one table."""

    def __init__(
        self,
        folder: Path,
        deal: Deal = deal_shuffled,
        hooks: ErrorHooks | None = None,
        pixmaps: PixmapCache | None = None,
        language: str | None = None,
        pictures: Path | None = None,
    ) -> None:
        """`folder` is for preferences, window state and games; it need not exist, nor be writable.

        Faults that `hooks` catch are shown in this window. `pixmaps` is the cache to use instead of one of its own.
        `language` is used until another is chosen, and not saved. The folder
        `pictures` is that of the pixmap cache on disk: backgrounds, card backs, the deck.
        """
        super().__init__()
        self._folder = folder
        self._help: RulesHelp | None = None
        self._messages = Messages(self, starting=True)
        self._growing = QTimer(self, singleShot=True, interval=GROWING)
        self._growing.timeout.connect(self._grown)
        self._draft: LastGame | None = None
        """The table that was set up and not begun: nobody types the names again."""
        self._settings_pending = self._settings_lost = False
        """Whether settings are not on disk, and whether that was told."""
        self._close_failed = False
        self._found = preferences.load(folder / "preferences.json")
        self.preferences = self._settings_known = self._found.preferences
        self._language = Language(translations(), self, language)
        self._language.prefer(self.preferences.language)
        self.appearance = Appearance(
            self, self.preferences, PixmapCache(folder=pictures) if pixmaps is None else pixmaps
        )
        self._look = self.appearance.look
        self.title_page = TitlePage(self._look)
        pages = self._pages = QStackedWidget()
        pages.addWidget(self.title_page)
        put_in(self, pages, QSize(640, 480))
        self.menus = Menus(self, self._look)
        self.menus.television.setChecked(self.preferences.television)
        self._full_screen = FullScreen(self, self.menus.all, self.preferences.television)
        files = Files(self, self._messages, folder / "games")
        games = GameFolder(folder / "games", files.tell_unreadable)
        self.game = GameController(
            self, pages, games, files, deal, self._messages, self.appearance, self._full_screen, self.preferences
        )
        self._sharing = Sharing(self.game, self, self._look)
        self.phones = Phones(self, self.game, self._messages, self._look, folder / "phones.json")
        self.agreements = Agreements(self, self.game, self.menus, self._messages, self._look)
        self._fault_reporter = FaultReporter(hooks, self._messages, self.game.make_safe, self) if hooks else None
        self._show_language()
        self.setAcceptDrops(True)
        size_to(self, QSize(1280, 800))
        self._scrim = scrim_of(self)
        self._connect()
        self._messages.files_not_used(not_ordinary(folder / name for name in (_GEOMETRY, LOCK, LOG)))
        self.show_title()

    def _connect(self) -> None:
        title, menus, game, sharing = self.title_page, self.menus, self.game, self._sharing
        # No private view stays open under a sheet that it could be seen beside.
        self._scrim.laid.connect(lambda hides: None if hides else game.cover())
        # It gives the keyboard back before the sheet notes who had it.
        self._scrim.laid.connect(menus.close)
        self._scrim.lifted.connect(self._keep_keyboard)
        chosen: tuple[tuple[tuple[SignalInstance, ...], Callable[[], object]], ...] = (
            ((title.new_button.clicked, menus.new_game.triggered, game.new_game_chosen), self.choose_new_game),
            ((title.company_button.clicked,), self.play_with_computers),
            ((game.practice.company_chosen,), self.play_on),
            ((title.settings_button.clicked, menus.settings.triggered), self.choose_settings),
            ((title.quit_button.clicked, menus.quit.triggered), self.close),
            ((title.rulebook_button.clicked,), partial(self.open_rulebook, "glance")),
            ((menus.rulebook.triggered,), self.open_rulebook),
            ((menus.leaflet.triggered,), partial(self.open_rulebook, "screen")),
            ((menus.company.triggered,), partial(self.open_rulebook, "company")),
            ((menus.keys.triggered,), self.show_keys),
            ((menus.phones.triggered,), self.phones.open),
            ((menus.journal.triggered,), partial(game.show_sheet, Qt.Key.Key_J)),
            ((menus.left.triggered,), partial(game.show_sheet, Qt.Key.Key_L)),
            ((menus.title.triggered, game.title_chosen, game.practice.left), self.show_title),
            ((title.continue_button.clicked,), game.continue_game),
            ((title.open_button.clicked, menus.open.triggered), game.choose_saved),
            ((title.scores_button.clicked, menus.scores.triggered), game.replays.show_scores),
            ((title.practice_button.clicked, menus.practice.triggered), game.practice.begin),
            ((menus.open_link.triggered,), game.ask_for_link),
            ((menus.sharing.link.triggered, game.link_chosen), sharing.copy_link),
            ((menus.sharing.save.triggered, game.copy_chosen), sharing.save_copy),
            ((menus.sharing.picture.triggered,), sharing.save_picture),
            ((menus.sharing.poster.triggered, game.poster_chosen), sharing.show_poster),
            ((game.changed,), self._refresh),
            ((game.saved_found,), self._offer_saved),
            ((game.practice.known,), partial(self._need_not_tell, "guide_seen")),
            ((game.practice.company_known,), partial(self._need_not_tell, "company_seen")),
        )
        # The arguments of the signals are not used.
        for signals, act in chosen:
            for signal in signals:
                signal.connect(lambda *_said, act=act: act())
        for language_chosen in (title.language.chosen, menus.language_chosen):
            language_chosen.connect(self.speak)
        game.rule_chosen.connect(self.open_rulebook)
        menus.full_screen.toggled.connect(self._set_full_screen)
        # These work over a sheet as well.
        self.addActions([menus.full_screen, menus.quit])
        menus.television.triggered.connect(self.show_on_television)
        self._full_screen.toggled.connect(self._fill_screen)

    # Between games

    def show_title(self) -> None:
        """Leaves the table, if there is one; its game is saved and can be continued."""
        if self.game.leave():
            self._pages.setCurrentWidget(self.title_page)
            self.title_page.take_focus()
            self._refresh()

    def _offer_saved(self) -> None:
        """Offers to continue on the title, which is seen, and read out, as soon as the table is gone."""
        saved = self.game.saved
        latest = saved_game_told(glance(saved.record), saved.games) if saved else RichText()
        self.title_page.set_saved_games(saved.games if saved else 0, latest)

    def choose_new_game(self) -> None:
        """Opens the set-up and deals; it opens again if the players keep the current game after all."""
        from hanabi_desktop.screens.new_game.dialog import NewGameDialog

        self.game.cover()
        shown = self.preferences.with_settings(last_game=self._draft or self.preferences.last_game)
        dialog = NewGameDialog(self._look, shown, self, edition_in(self._language.code))
        dialog.rule_asked.connect(partial(self._open_rulebook_over, dialog))
        dialog.chips.forgotten.connect(lambda name: self._remember(self.preferences.without_name(name)))
        dialog.phones.setChecked(self.phones.gateway is not None)
        while dialog.exec() == NewGameDialog.DialogCode.Accepted:
            if self.game.start(dialog.choice()):
                self._remember(dialog.remembered(self.preferences))
                self._draft = None
                if dialog.phones.isChecked():
                    self.phones.open()
                break
        else:
            last = dialog.remembered(self.preferences).last_game
            self._draft = last if last and any(last.names) else None
        dialog.deleteLater()

    def play_with_computers(self) -> None:
        """Deals to one person and computers, as last time, and asks nothing."""
        from hanabi_desktop.window.company import first_company
        from hanabi_desktop.wording.company import default_name, in_this_language

        last = self.preferences.last_company
        first = first_company(edition_in(self._language.code).id, self.preferences)
        choice = (last and game_again(last)) or first
        # Whoever had no name yet may have given one since.
        seated = (
            first.players[0] if self.preferences.known_names and player.name == default_name(seat) else player
            for seat, player in enumerate(choice.players)
        )
        choice = replace(choice, players=in_this_language(tuple(seated)))
        if self.game.start(choice):
            self._remember(self.preferences.with_settings(last_company=choice.remembered()))

    def play_on(self) -> None:
        """Deals to whoever has just learned the game, and to the computer of the practice game alone.

        Between two, a hint is about the card that it points at; among more, it may wait for the card of a third.
        """
        from hanabi_desktop.window.company import first_company

        self.game.start(first_company(edition_in(self._language.code).id, self.preferences, computers=1))

    # Help

    def open_rulebook(self, rule: str = "") -> None:
        """Opens the rulebook beside the game, at a rule or where the keyboard is about one."""
        rule = rule or rule_in_focus()
        screen = self.game.shared_screen
        if screen and isinstance(screen.phase, Private) and rule == Refusal.EMPTY_HINT:
            # All can read what is opened: not that a hand has nothing of what was tried, only how hints are given.
            rule = "hint-teammate"
        self._rules_help().open(rule, self.game.view, self.appearance.scale)

    def _open_rulebook_over(self, dialog: "NewGameDialog", rule: str) -> None:
        choice = dialog.choice()
        rules = (EDITIONS[choice.edition], choice.rules, choice.master is not None)
        self._rules_help().open_over(dialog, rule, rules, self.appearance.scale)

    def _rules_help(self) -> "RulesHelp":
        # Covered first: importing is slow, and no face may be seen meanwhile.
        self.game.cover()
        from hanabi_desktop.screens.rulebook.window import RulesHelp

        if self._help is None:
            self._help = RulesHelp(self._look, self._language, self)
        return self._help

    def show_keys(self) -> None:
        """Shows which keys there are, at this table or at any."""
        self.game.cover()
        from hanabi_desktop.screens.rulebook.key_sheet import KeySheet

        view = self.game.view
        sheet = KeySheet(
            choreography=view is None or view.seen.rules.choreography,
            master=view is None or view.master is not None,
            computers=view is None or any(view.computers),
            parent=self,
        )
        sheet.exec()
        sheet.deleteLater()

    # Settings

    def choose_settings(self) -> None:
        """Opens the settings; changes take effect at once."""
        self.game.cover()
        from hanabi_desktop.screens.settings import SettingsDialog

        dialog = SettingsDialog(self._look, self.preferences, self, self.game.sounds)
        dialog.changed.connect(self.apply)
        # The system can leave full screen, and the television with it.
        self.menus.television.toggled.connect(dialog.appearance.television.setChecked)
        dialog.exec()
        dialog.deleteLater()

    def speak(self, code: str) -> None:
        """Changes the language of the whole program, now."""
        self._language.for_now = None
        self.apply(self.preferences.with_settings(language=code))

    def show_on_television(self, on: bool) -> None:
        """Switches television mode: large letters and full screen, for players across the room."""
        self.apply(self.preferences.with_settings(television=on))

    def apply(self, changed: preferences.Preferences) -> None:
        """Applies other preferences, and saves them."""
        # First, so that nothing is said in the language of before; nothing is painted until the cards are covered.
        self._language.prefer(changed.language)
        self.game.cover()
        if changed.television is not self.preferences.television:
            # Letters that are meant for another size of the window are not seen before it has that.
            self.setUpdatesEnabled(False)
        self._remember(changed)
        self._show_language()
        self._full_screen.follow_television(changed.television)
        self.appearance.follow(changed)
        self.game.follow(changed)
        self.menus.television.setChecked(changed.television)
        if not self.updatesEnabled():
            # From now on, as all this can take longer than the system does.
            self._growing.start()

    def _grown(self) -> None:
        self.setUpdatesEnabled(True)
        # A window that was to be painted while it could not be is not painted by that alone.
        self.repaint()

    def _remember(self, changed: preferences.Preferences) -> None:
        self.preferences = changed
        self._settings_pending = self._found.may_save
        self._save_settings()

    def _save_settings(self) -> None:
        """Saves the settings, unless they are on disk: when they change, and if that failed, whenever the game is saved."""
        if not self._settings_pending:
            return
        path = self._folder / "preferences.json"
        try:
            aside = preferences.make_way(path, self._settings_known)
            self.preferences.save(path)
            self._settings_known = self.preferences
            self._settings_pending = self._settings_lost = False
            if aside:
                self._messages.preferences_changed(aside)
        except OSError as error:
            note("the settings cannot be saved", error)
            if not (self._settings_lost or self.game.unsaved):
                # Where the game cannot be saved either, that has been told.
                self._settings_lost = True
                self._messages.preferences_not_saved(error)

    def _need_not_tell(self, seen: str) -> None:
        """Remembers in this setting that something has been offered or told, which is done once only."""
        if not getattr(self.preferences, seen):
            self._remember(self.preferences.with_settings(**{seen: True}))
            self.game.follow(self.preferences)

    # The window itself

    def _keep_keyboard(self) -> None:
        """The page has the keyboard, even where what had it is gone meanwhile, as the button for the menus can be."""
        focused: QWidget | None = self.focusWidget()
        if focused is not None and focused.isVisible() and self._pages.isAncestorOf(focused):
            return
        for page in (self.title_page, self.game.table_page, self.game.replays.page):
            if page is not None and page is self._pages.currentWidget():
                page.take_focus()

    def show_as_before(self, record: Path | None = None, unlocked: OSError | None = None) -> None:
        """Shows the window where it was last time, at the table of a `record` if one is named.

        It is told if the data folder is `unlocked`, for that reason.
        What went wrong while starting is told now. What is asked waits for its answer, so it is for the event loop to
        call this.
        """
        television = self.preferences.television
        restore_geometry(self, self._folder / _GEOMETRY, television=television)
        if television:
            self._full_screen.set_on(True)
        self.show()
        QTimer.singleShot(PRELOAD_DELAY, self, _preload_table)
        if record is not None:
            # Before anything is painted: nobody is shown a title that goes away at once.
            self.game.open(record)
        self._messages.preferences_found(self._found)
        if unlocked is not None:
            self._messages.folder_not_locked(self._folder, unlocked)
        self.tell_waiting()

    def tell_waiting(self) -> None:
        """Shows the messages that came up before the window was visible."""
        self._messages.tell_waiting()

    def come_forward(self, record: Path | None = None) -> None:
        """Comes to the front, at the table of a `record` if one is named: somebody has started the program again."""
        if self.isMinimized():
            self.showNormal()
        self.raise_()
        self.activateWindow()
        if record is not None:
            self.game.cover()
            # A menu that is open waits in a loop of its own, over the page that may go.
            while (menu := QApplication.activePopupWidget()) is not None:
                menu.close()
            QTimer.singleShot(0, self, partial(self.game.open, record))

    def _show_language(self) -> None:
        self.menus.languages[self._language.code].setChecked(True)
        self.title_page.set_language(self._language.code)

    def _refresh(self) -> None:
        """Updates menus and window title; the title names the players, never a card."""
        if not self.game.unsaved:
            self._save_settings()
        view = self.game.view
        self.menus.follow(view, self.game.practice.on, linkable=view is None or self._sharing.linkable)
        if self._help:
            self._help.follow(view)
        self.setWindowTitle(listed(view.names) if view else "")

    def _set_full_screen(self, wanted: bool) -> None:
        if wanted != self._full_screen.on:
            self.game.cover()
            self._full_screen.set_on(wanted)

    def _fill_screen(self, full: bool) -> None:
        """The system can leave full screen, too; whoever leaves it leaves the television."""
        self.menus.full_screen.setChecked(full)
        if not full and self.preferences.television:
            self.show_on_television(False)
        self.game.fill_screen(full)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.appearance.fit(event.size())

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.game.cover()
            self.menus.retranslate()
            self.phones.retranslate()
            self._refresh()
            self._offer_saved()
            self.game.retranslate()
        elif event.type() == QEvent.Type.WindowStateChange or (
            event.type() == QEvent.Type.ActivationChange and not self.isActiveWindow()
        ):
            self.game.cover()

    @guarded
    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        consider_drop(event)

    @guarded
    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        consider_drop(event)

    @guarded
    def dropEvent(self, event: QDropEvent) -> None:
        dropped = consider_drop(event)
        if dropped is not None:
            self.game.cover()
            # Whoever brings it waits until this is done, and a question may take its time.
            QTimer.singleShot(0, self, partial(self.game.open_dropped, dropped))

    @guarded
    def closeEvent(self, event: QCloseEvent) -> None:
        event.ignore()
        self._scrim.reject_all()
        try:
            ends = self.game.may_end()
        except Exception as error:  # noqa: BLE001 - whatever it is, nobody is to be held back by it
            # The fault is reported and the window stays open, but only the first time.
            report_exception(error)
            ends = self._close_failed and self.game.may_break_off()
            self._close_failed = True
        if ends:
            self._save_settings()
            event.accept()
            save_geometry(self, self._folder / _GEOMETRY)
            self.phones.leave()
            super().closeEvent(event)


def _preload_table() -> None:
    import hanabi_desktop.screens.table.page  # noqa: F401
