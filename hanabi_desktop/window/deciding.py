"""What the players decide together at their table, from the menu or the bar."""

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.widgets.dialogs import Messages
from hanabi_desktop.window import agreements
from hanabi_desktop.window.games import Games
from hanabi_desktop.window.menus import Menus
from hanabi_desktop.window.tables.practice import Practice


class Deciding(QObject):
    """Asks whoever has to agree. In a practice game there is nothing to agree on, at another window's table neither."""

    def __init__(
        self, window: QWidget, games: Games, practice: Practice, menus: Menus, messages: Messages, look: RenderContext
    ) -> None:
        """Does what is chosen in `menus`; what has to be asked is asked over `window`."""
        super().__init__(window)
        self._window = window
        self._games = games
        self._practice = practice
        self._messages = messages
        self._look = look
        menus.take_back.triggered.connect(self.take_back)
        menus.go_back.triggered.connect(self.go_back)
        menus.do_again.triggered.connect(self.do_again)
        menus.pause.triggered.connect(self.pause)
        menus.end_early.triggered.connect(self.end_early)
        menus.master_chosen.connect(self.hand_over)

    @property
    def _screen(self) -> SharedScreen | None:
        """Where turns may be undone or ended; None, and said so in a practice game, where not."""
        if self._games.shared_screen is None or self._practice.declines():
            return None
        return self._games.shared_screen

    def take_back(self) -> None:
        """The last turn, or what is announced."""
        if screen := self._screen:
            agreements.take_back(screen, self._messages)

    def go_back(self) -> None:
        """Several turns; which, is chosen."""
        if screen := self._screen:
            agreements.go_back(screen, self._look, self._window)

    def do_again(self) -> None:
        """What was taken back last."""
        if screen := self._screen:
            agreements.do_again(screen, self._messages)

    def end_early(self) -> None:
        """The game stops where it stands."""
        if screen := self._screen:
            agreements.end_early(screen, self._messages)

    def pause(self) -> None:
        """The table is covered until somebody goes on."""
        if self._games.shared_screen:
            agreements.pause(self._games.shared_screen, self._messages)

    def hand_over(self, seat: int) -> None:
        """Another seat becomes the master."""
        if self._games.shared_screen:
            self._games.cover()
            self._games.shared_screen.table.hand_over(seat)
