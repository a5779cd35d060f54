"""Replays over the table, and the score book, from which most of them are opened."""

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtWidgets import QMainWindow, QStackedWidget, QWidget

from hanabi_desktop.records.record import Record
from hanabi_desktop.screen.replay_screen import ReplayScreen
from hanabi_desktop.table.replay import Replay
from hanabi_desktop.window.appearance import Appearance
from hanabi_desktop.window.full_screen import FullScreen

if TYPE_CHECKING:
    from hanabi_desktop.screens.replay.page import ReplayPage
    from hanabi_desktop.screens.scores.book import ScoreBook


class Replays(QObject):
    """At most one replay, and at most one score book, which waits while a game from it is replayed."""

    changed = Signal()
    """A replay was opened or closed, or shows another turn."""
    left = Signal(object)
    """The replay was left; with the widget that had the focus before, or None."""
    continued = Signal(Record, int)
    """A new game is to go on from this one, at this turn."""
    file_chosen = Signal(object)
    """The Path of a game of the score book."""
    new_game_chosen = Signal()

    def __init__(
        self,
        window: QMainWindow,
        pages: QStackedWidget,
        folder: Path,
        appearance: Appearance,
        full_screen: FullScreen,
        cover: Callable[[], None],
    ) -> None:
        """Replays are shown on `pages`, the book of the games in `folder` over `window`; both `cover` the table first."""
        super().__init__(window)
        self._window, self._pages, self._folder = window, pages, folder
        self._appearance, self._full_screen, self._cover = appearance, full_screen, cover
        self.page: ReplayPage | None = None
        self._focus_below: QWidget | None = None
        """The widget that had the focus before a replay was opened."""
        self._book: ScoreBook | None = None
        """The score book that waits while a game from it is replayed."""

    def show(self, replayed: Replay, last: int = 0, *, continuable: bool = True) -> None:
        """Opens a page for a replay at its current turn, and plays it to the turn `last`. The table stays as it is."""
        self._cover()
        from hanabi_desktop.screens.replay.page import ReplayPage

        self.forget_book()
        below = self._pages.currentWidget()
        focus = self._focus_below if self.page is not None or below is None else below.focusWidget()
        self.close()
        self._focus_below = focus
        screen, appearance = ReplayScreen(replayed), self._appearance
        page = self.page = ReplayPage(screen, appearance.look, motion=appearance.motion, continuable=continuable)
        screen.setParent(page)
        page.left.connect(self._leave)
        page.continued.connect(lambda: self.continued.emit(replayed.record, replayed.turn))
        page.requests.menus_chosen.connect(self._full_screen.open_menus)
        page.bar.set_menus(self._full_screen.on)
        screen.changed.connect(self.changed)
        appearance.restyled.connect(page.retranslate)
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        page.take_focus()
        if last:
            screen.play(last)
            # One press leads back, whenever it was seen.
            page.bar.leave.setFocus()
        self.changed.emit()

    def close(self) -> None:
        """Closes the replay."""
        if self.page is not None:
            page, self.page, self._focus_below = self.page, None, None
            page.replay_screen.pause()
            self._pages.removeWidget(page)
            page.deleteLater()

    def _leave(self) -> None:
        """Returns to the page before, and to the score book if the replay was opened from there."""
        focus = self._focus_below
        self.close()
        self.left.emit(focus)
        if self._book is not None:
            # The replay is gone first.
            QTimer.singleShot(0, self, self._show_book_again)

    # The score book

    def show_scores(self) -> None:
        """Opens the score book; a game of it can be opened from there."""
        from hanabi_desktop.screens.scores.book import ScoreBook

        self._cover()
        if self.page is None:
            self.forget_book()
        self._show_book(self._book or ScoreBook(self._folder, self._appearance.look, self._window))

    def _show_book(self, book: "ScoreBook") -> None:
        before = self.page
        chosen = book.exec() == book.DialogCode.Accepted
        if before is not None and not chosen and book is self._book:
            return
        self._book = None
        if chosen:
            self.file_chosen.emit(book.path) if book.path else self.new_game_chosen.emit()
        if self.page not in (None, before):
            self._book = book
        else:
            book.deleteLater()

    def _show_book_again(self) -> None:
        book, self._book = self._book, None
        if book is not None and self.page is None:
            self._show_book(book)

    def forget_book(self) -> None:
        """Forgets the score book that waits."""
        if self._book is not None:
            self._book.deleteLater()
            self._book = None
