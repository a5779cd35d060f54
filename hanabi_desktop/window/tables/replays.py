"""A record that is looked at again in the window, over the table or the title, which stay as they are."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from hanabi_desktop.screen.view import ScreenView
from hanabi_desktop.window.dress.full_screen import FullScreen
from hanabi_desktop.window.dress.styling import Styling
from hanabi_desktop.window.exchange.given import Given
from hanabi_desktop.window.games import Games

if TYPE_CHECKING:
    from hanabi_desktop.screens.replay.page import ReplayPage
    from hanabi_desktop.table.replay import Replay


class Replays(QObject):
    """One at a time. It is no game at hand: nothing is saved, and none makes room for it."""

    shown = Signal()
    """Another turn of it is shown now, or the same one to other eyes."""
    left = Signal(object)
    """The players go back to where they came from: the widget there that had the keyboard, or None."""

    def __init__(self, games: Games, styling: Styling, full_screen: FullScreen, pages: QStackedWidget) -> None:
        """Shows on `pages` whatever `games` has to be looked at again."""
        super().__init__(games)
        self._games, self._styling, self._full_screen, self._pages = games, styling, full_screen, pages
        self._whence: QWidget | None = None
        self.page: ReplayPage | None = None
        """Where it is seen; None while nothing is looked at again."""
        games.replayed.connect(self._show)

    @property
    def view(self) -> ScreenView | None:
        """What is seen of it now."""
        return None if self.page is None else self.page.replay_screen.view

    def _show(self, replay: "Replay") -> None:
        from hanabi_desktop.screen.replay_screen import ReplayScreen
        from hanabi_desktop.screens.replay.page import ReplayPage

        below = self._pages.currentWidget()
        whence = self._whence if self.page is not None or below is None else below.focusWidget()
        self.clear()
        self._whence = whence
        screen, styling = ReplayScreen(replay), self._styling
        page = self.page = ReplayPage(
            screen, styling.look, motion=styling.motion, continuable=not self._games.practising
        )
        screen.setParent(page)
        page.left.connect(self._leave)
        page.continued.connect(lambda: self._games.continue_from(replay.record, replay.turn))
        page.requests.menus_chosen.connect(self._full_screen.open_menus)
        page.bar.set_menus(self._full_screen.on)
        screen.changed.connect(self.shown)
        styling.restyled.connect(page.retranslate)
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        page.take_focus()
        self.shown.emit()

    def _leave(self) -> None:
        whence = self._whence
        self.clear()
        self.left.emit(whence)

    def clear(self) -> None:
        """Shows it no more."""
        if self.page is not None:
            page, self.page, self._whence = self.page, None, None
            page.replay_screen.pause()
            self._pages.removeWidget(page)
            page.deleteLater()

    @property
    def given(self) -> Given | None:
        """What there is to make pictures of: the turn that is looked at, as it is seen."""
        if self.page is None:
            return None
        screen = self.page.replay_screen
        return Given(screen.replay.record, screen.replay.view(screen.eyes))

    @property
    def linkable(self) -> bool:
        """Whether a link may be given away to what is looked at: to a game that goes on it would lay the deck bare."""
        if self.page is not None:
            return self.page.replay_screen.replay.over
        screen = self._games.shared_screen
        return screen is not None and screen.table.over

    def copy_link(self) -> bool:
        """Puts a link to what is looked at again on the clipboard; tells whether there is anything."""
        if self.page is None:
            return False
        if self.linkable:
            self._games.files.copy_link(self.page.replay_screen.replay.record)
        return True

    def save_copy(self) -> bool:
        """Saves what is looked at again to another file; tells whether there is anything."""
        if self.page is None:
            return False
        self._games.files.save_copy(self.page.replay_screen.replay.record)
        return True
