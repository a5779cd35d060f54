"""The score sheet over the window: what is opened from it, and the way back to it."""

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.window.games import Games
from hanabi_desktop.window.tables.replays import Replays

if TYPE_CHECKING:
    from hanabi_desktop.screens.scores.sheet import ScoreSheet


class Scores(QObject):
    """One sheet at a time. While a game from it is looked at again, it waits as it was left."""

    def __init__(self, window: QWidget, games: Games, replays: Replays, look: RenderContext) -> None:
        """Shown over `window`; `games` and `replays` are told what is opened."""
        super().__init__(window)
        self._window, self._games, self._replays, self._look = window, games, replays, look
        self._waiting: ScoreSheet | None = None
        games.begun.connect(self._forget)
        games.replayed.connect(self._forget)

    def show(self) -> None:
        """Shows what came of all games that were kept; one of them, or any file, can be opened from there."""
        self._games.cover()
        if self._replays.page is None:
            self._forget()
        # Only who wants to see it waits for it to be loaded.
        from hanabi_desktop.screens.scores.sheet import ScoreSheet

        self._show(self._waiting or ScoreSheet(self._games.folder, self._look, self._window))

    def _show(self, sheet: "ScoreSheet") -> None:
        before = self._replays.page
        chosen = sheet.exec() == sheet.DialogCode.Accepted
        if before is not None and not chosen and sheet is self._waiting:
            return
        self._waiting = None
        if chosen and sheet.path is not None:
            self._games.open(sheet.path)
        elif chosen:
            self._games.choose_file()
        if self._replays.page not in (None, before):
            self._waiting = sheet
        else:
            sheet.deleteLater()

    def come_back(self) -> None:
        """The players leave a replay: those who opened it from the sheet find it again as they left it."""
        if self._waiting is not None:
            # What is left is put away first.
            QTimer.singleShot(0, self, self._show_again)

    def _show_again(self) -> None:
        sheet, self._waiting = self._waiting, None
        if sheet is not None and self._replays.page is None:
            self._show(sheet)

    def _forget(self) -> None:
        if self._waiting is not None:
            self._waiting.deleteLater()
            self._waiting = None
