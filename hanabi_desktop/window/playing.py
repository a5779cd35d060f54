"""All that belongs to tables, from the deal to the score sheet. A window has it once somebody wants a table."""

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from hanabi_desktop.paths import sounds
from hanabi_desktop.records.game_folder import GameFolder, SavedGame
from hanabi_desktop.records.preferences import Preferences
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screen.view import ScreenView
from hanabi_desktop.screens.table.page import TablePage
from hanabi_desktop.widgets.dialogs import Messages
from hanabi_desktop.widgets.sounds import Sounds
from hanabi_desktop.window.deciding import Deciding
from hanabi_desktop.window.dress.full_screen import FullScreen
from hanabi_desktop.window.dress.styling import Styling
from hanabi_desktop.window.exchange.given import Given
from hanabi_desktop.window.games import Deal, Games
from hanabi_desktop.window.menus import Menus
from hanabi_desktop.window.tables.practice import Practice
from hanabi_desktop.window.tables.replays import Replays
from hanabi_desktop.window.tables.scores import Scores

if TYPE_CHECKING:
    from hanabi_desktop.window.exchange.arrivals import Arrivals
    from hanabi_desktop.window.exchange.exports import Exports


class Premises(NamedTuple):
    """What the window gives: where tables are shown, and how it is dressed."""

    window: QMainWindow
    pages: QStackedWidget
    menus: Menus
    messages: Messages
    styling: Styling
    full_screen: FullScreen


class Playing(QObject):
    """The table at hand, its page, and whatever is done with games."""

    title_chosen = Signal()
    """The players want to leave the table."""
    rule_chosen = Signal(str)
    """The players want to read a rule, by its name."""
    changed = Signal()
    """There is another table now, or something else to be seen of it."""
    practised = Signal()
    """The players need not be offered the practice game any more."""

    def __init__(
        self, premises: Premises, folder: GameFolder, deal: Deal, preferences: Preferences, saved: SavedGame | None
    ) -> None:
        """`saved` is the game that can be continued."""
        window, self._pages, self._menus, messages, self._styling, self._full_screen = premises
        super().__init__(window)
        self._window, self._messages = window, messages
        self._preferences = preferences
        self.games = Games(folder, messages, deal, window)
        self.games.saved = saved
        self.table_page: TablePage | None = None
        self.practice = Practice(self.games)
        self.sounds = Sounds(sounds(), preferences, self)
        look = self._styling.look
        self.deciding = Deciding(window, self.games, self.practice, self._menus, messages, look)
        self.replays = Replays(self.games, self._styling, self._full_screen, self._pages)
        self.scores = Scores(window, self.games, self.replays, look)
        self._connect()

    def _connect(self) -> None:
        games, replays = self.games, self.replays
        games.begun.connect(self._show_table)
        games.left.connect(self._clear_table)
        games.scored.connect(self._show_earlier)
        replays.left.connect(self._after_replay)
        for signal in (replays.shown, replays.left):
            signal.connect(self.changed)
        for entry, wanted in zip(self._menus.sharing.all, self._sharing, strict=True):
            entry.triggered.connect(wanted)
        self.practice.known.connect(self.practised)
        self.practice.left.connect(self.title_chosen)

    @property
    def _sharing(self) -> tuple[Callable[[], None], ...]:
        """What is done with a game for others, as `ShareEntries` orders it."""
        return self._copy_link, self._save_copy, self._save_picture

    # Loaded once somebody wants it: neither is needed where a game is only played.

    @cached_property
    def arrivals(self) -> "Arrivals":
        """What is pasted or dropped."""
        from hanabi_desktop.window.exchange.arrivals import Arrivals

        return Arrivals(self._window, self.games, self._messages)

    @cached_property
    def exports(self) -> "Exports":
        """Pictures of the game."""
        from hanabi_desktop.window.exchange.exports import Exports

        return Exports(self._window, self._given, self.games.files, self._messages, self._styling.look)

    def _given(self) -> Given | None:
        """The game of which pictures are made: the one that is looked at again, or else the one at the table."""
        return self.replays.given or self.games.given

    @property
    def shared_screen(self) -> SharedScreen | None:
        """What the players look at, while there is a table."""
        return self.games.shared_screen

    @property
    def view(self) -> ScreenView | None:
        """What is to be seen of a table, be it one that is looked at again."""
        if self.replays.view is not None:
            return self.replays.view
        return self.shared_screen.view if self.shared_screen else None

    def leave(self) -> bool:
        """Leaves the table, if there is one; its game is saved and can be continued. Returns whether it may be left."""
        if not self.games.leave():
            return False
        self.replays.clear()
        return True

    # The table

    def _show_table(self) -> None:
        screen, games = self.shared_screen, self.games
        if screen is None:
            return
        self.replays.clear()
        self.sounds.attend(screen)
        self.table_page = TablePage(screen, self._styling.look, self._pages)
        page, requests = self.table_page, self.table_page.requests
        requests.take_back_chosen.connect(self.deciding.take_back)
        requests.again_chosen.connect(self.practice.begin if self.practice.on else games.start_again)
        requests.title_chosen.connect(self.title_chosen)
        requests.games_chosen.connect(self.scores.show)
        requests.table_chosen.connect(self._look_again)
        chosen = (requests.share_chosen, requests.save_chosen, requests.picture_chosen)
        for signal, wanted in zip(chosen, self._sharing, strict=True):
            signal.connect(wanted)
        requests.rule_chosen.connect(self.rule_chosen)
        screen.changed.connect(self.changed)
        self._styling.restyled.connect(page.retranslate)
        self._equip(page)
        page.board.panel.set_menus(self._full_screen.on)
        requests.menus_chosen.connect(self._full_screen.open_menus)
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        self.practice.attend(page)
        if not (games.practising or screen.view.seen.turns or self._preferences.guide_seen):
            self.practice.offer(page)
        page.take_focus()
        self.changed.emit()
        if not screen.view.seen.turns:
            page.deal()

    def _clear_table(self) -> None:
        if self.table_page is not None:
            self._pages.removeWidget(self.table_page)
            self.table_page.deleteLater()
            self.table_page = None

    def _equip(self, page: TablePage) -> None:
        """The table behaves as the players want it."""
        page.set_motion(self._styling.motion)
        page.cover_after(self._preferences.private_seconds)
        page.ask_before(hints=self._preferences.confirm_hints, cards=self._preferences.confirm_cards)

    def _show_earlier(self, scores: Sequence[int]) -> None:
        if self.table_page:
            self.table_page.finale.set_earlier(scores)

    def _look_again(self) -> None:
        if self.shared_screen and self.shared_screen.table.over:
            self.games.look_again(self.shared_screen.table.record, at_the_end=True)

    def _after_replay(self, whence: QWidget | None) -> None:
        """Back to the table, or to the title if there is none."""
        if self.table_page is not None:
            self._pages.setCurrentWidget(self.table_page)
            self.table_page.come_back(whence)
        else:
            self.title_chosen.emit()
        self.scores.come_back()

    def _save_copy(self) -> None:
        if not self.replays.save_copy():
            self.games.save_copy()

    def _copy_link(self) -> None:
        if not self.replays.copy_link():
            self.games.copy_link()

    def _save_picture(self) -> None:
        self.exports.save_picture()

    # What the window tells

    def follow(self, preferences: Preferences) -> None:
        """The players want something else from now on; the window is dressed for it already."""
        self._preferences = preferences
        self.sounds.follow(preferences)
        if self.table_page:
            self._equip(self.table_page)
        if self.replays.page:
            self.replays.page.set_motion(self._styling.motion)

    def fill_screen(self, full: bool) -> None:
        """Whether the menus are to be had from the bar."""
        if self.table_page:
            self.table_page.board.panel.set_menus(full)
        if self.replays.page:
            self.replays.page.bar.set_menus(full)

    def retranslate(self) -> None:
        """In the language that is spoken from now on."""
        self.practice.retranslate()
        for page in (self.table_page, self.replays.page):
            if page is not None:
                page.retranslate()
