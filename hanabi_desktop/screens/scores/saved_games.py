"""The saved games as cards, from which one is opened; and what their sheet has in common with the score book."""

from collections.abc import Sequence
from math import ceil, sqrt
from pathlib import Path

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QDialogButtonBox, QWidget

from hanabi_desktop.compat import override
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.delegates.texts import SavedGameDelegate
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.models.game_reader import GameReader
from hanabi_desktop.models.scores import GAME_ROLE, SavedGamesProxy, ScoresModel
from hanabi_desktop.records.scores import Score, Unread, game_files
from hanabi_desktop.widgets.labels import plain_label
from hanabi_desktop.widgets.sheet import Sheet
from hanabi_desktop.widgets.views import AccessibleListView
from hanabi_desktop.wording.files import path_text
from hanabi_desktop.wording.scores import later_text, unread_text
from hanabi_desktop.wording.text import tr

_WIDTH, _HEIGHT = 24, 5.8
"""Minimum width of a card, and its height, in heights of a letter."""
_TALL = 3
"""Ratio of the rows of cards to their columns, while the window has room for another column."""


class GamesSheet(Sheet):
    """A sheet from which a game is chosen. The folder is read from when it is shown; closing it ends that."""

    light_dismiss = True

    def __init__(self, folder: Path, parent: QWidget | None = None) -> None:
        """The games of `folder`, which need not exist."""
        super().__init__(parent)
        self.path: Path | None = None
        """The game that was chosen; None if it is to be another one, from elsewhere or a new one."""
        self.busy = True
        """Whether the folder is still to be read, or being read."""
        self.count = 0
        """How many files there are to read."""
        self.failed = False
        """Whether the folder cannot be read."""
        try:
            self.count = len(game_files(folder))
        except OSError:  # which the reader notes
            self.failed = True
        self._folder = folder
        self._reader: GameReader | None = None
        self._unread: dict[str, Unread] = {}
        self.model = ScoresModel(self)
        self.status = plain_label()
        self.finished.connect(self._stop_reading)

    def show_games(self) -> None:
        """Shows what was read. Called for each batch, and when all was read."""
        raise NotImplementedError

    def tell_status(self, told: str) -> None:
        """Tells this, how far the reading is, and what cannot be read."""
        later = sum(unread.later for unread in self._unread.values())
        text = tr("Scores", "Reading the games: {read} of {all}.")
        reading = text.format(read=self._reader.read, all=self.count) if self._reader and self.count else ""
        texts = [told, reading, unread_text(len(self._unread) - later), later_text(later)]
        if self.failed:
            texts.append(tr("Messages", "The saved games in {folder} can’t be read.", folder=path_text(self._folder)))
        self.status.setText(" ".join(filter(None, texts)))
        self.status.setVisible(bool(self.status.text()))

    def choose(self, game: Score) -> None:
        """Closes the sheet; this game is to be opened."""
        self.path = self._folder / game.file
        self.accept()

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.busy and self._reader is None:
            self._reader = GameReader(self._folder)
            self._reader.found.connect(self._add)
            self._reader.finished.connect(self._end)
            self._reader.start()

    def _add(self, batch: Sequence[Score | Unread]) -> None:
        self._unread |= {found.file: found for found in batch if isinstance(found, Unread)}
        self.model.add(found for found in batch if isinstance(found, Score))
        self.show_games()

    def _end(self) -> None:
        self.busy = False
        self._stop_reading()
        self.show_games()

    def _stop_reading(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            self._reader = None


class CardsView(AccessibleListView):
    """Cards in columns that fill the width; Enter counts as a click."""

    def __init__(self, games: SavedGamesProxy, look: RenderContext, count: int) -> None:
        """It wants room for `count` games."""
        super().__init__()
        self._count = count
        self._delegate = SavedGameDelegate(look, self)
        self.setModel(games)
        self.setItemDelegate(self._delegate)
        self.setWrapping(True)
        self.setFlow(self.Flow.LeftToRight)
        self.setResizeMode(self.ResizeMode.Adjust)
        self.setVerticalScrollMode(self.ScrollMode.ScrollPerPixel)

    @property
    def _least(self) -> QSize:
        letter = self.fontMetrics().height()
        return QSize(_WIDTH * letter, round(_HEIGHT * letter))

    @property
    def _beside(self) -> int:
        """Width without cards. The scroll bar counts even where there is none: else its coming would move them."""
        return self.verticalScrollBar().sizeHint().width() + 2 * self.frameWidth() + 1

    @guarded
    def sizeHint(self) -> QSize:
        most = (self.window().width() - self._beside) // self._least.width()
        columns = max(1, min(ceil(sqrt(self._count / _TALL)), most))
        height = ceil(self._count / columns) * self._least.height() + 2 * self.frameWidth()
        return QSize(columns * self._least.width() + self._beside, height)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        room = self.width() - self._beside
        self._delegate.size = QSize(room // max(1, room // self._least.width()), self._least.height())
        super().resizeEvent(event)

    @guarded
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Nothing: the first click has opened a game, or this sheet."""

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            super().keyPressEvent(event)
        elif self.currentIndex().isValid() and not event.isAutoRepeat():
            self.clicked.emit(self.currentIndex())


class SavedGames(GamesSheet):
    """The sheet of the saved games. What a card tells, everybody at its table knows."""

    def __init__(self, folder: Path, look: RenderContext, first: str = "", parent: QWidget | None = None) -> None:
        """The games of `folder`, that of the file `first` before all others."""
        super().__init__(folder, parent)
        self.games = SavedGamesProxy(self.model, first, self)
        self.cards = CardsView(self.games, look, self.count)
        self.column.addWidget(self.cards, 1)
        self.column.addWidget(self.status)
        buttons = self.add_buttons()
        self.file_button = buttons.addButton("", QDialogButtonBox.ButtonRole.ActionRole)
        self.file_button.clicked.connect(self.accept)
        self.close_button = buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self.cards.clicked.connect(lambda index: self.choose(index.data(GAME_ROLE)))
        self.cards.setFocus()
        self.retranslate()

    @override
    def show_games(self) -> None:
        top = self.games.index(0, 0).data(GAME_ROLE)
        if not self.cards.currentIndex().isValid() and (not self.busy or (top and top.file == self.games.first)):
            self.cards.setCurrentIndex(self.games.index(0, 0))
        there = bool(self.model.scores or self.busy)
        self.cards.setVisible(there)
        self.tell_status("" if there or self.failed else tr("Scores", "Your games will be listed here."))

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(tr("MainWindow", "Open a saved game"))
        self.cards.setAccessibleName(tr("MainWindow", "Open a saved game"))
        self.file_button.setText(tr("Scores", "Open a &file…"))
        self.close_button.setText(tr("Scores", "Close"))
        self.model.retranslate()
        self.show_games()
