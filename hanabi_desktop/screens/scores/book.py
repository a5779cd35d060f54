"""The score book: a window of its own over the table, which stays covered below and hears no key meanwhile."""

import csv
import io
from collections.abc import Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QKeySequence, QShortcut, QShowEvent
from PySide6.QtWidgets import QDialog, QPushButton, QTabWidget, QWidget

from hanabi_desktop.compat import override
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.models.game_reader import GameReader
from hanabi_desktop.models.scores import GAME_ROLE, ScoreFilter, ScoresModel, ScoresProxy
from hanabi_desktop.records.scores import Score, Unread
from hanabi_desktop.records.store import write_atomically
from hanabi_desktop.screens.scores.album import AlbumPage
from hanabi_desktop.screens.scores.games import GamesPage
from hanabi_desktop.widgets.dialogs import Messages, ask_where_to_save
from hanabi_desktop.widgets.labels import plain_label
from hanabi_desktop.widgets.layouts import FittingScrollArea, FlowLayout
from hanabi_desktop.widgets.sheet import Sheet
from hanabi_desktop.wording.scores import counted_text, later_text, unread_text
from hanabi_desktop.wording.text import tr

_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""Characters that begin a formula in a spreadsheet: a name may begin so."""


def as_csv(titles: Sequence[str], lines: Iterable[Sequence[str]]) -> bytes:
    """The book as a file; the mark before it tells spreadsheets that it is UTF-8."""
    out = io.StringIO(newline="")
    csv.writer(out, lineterminator="\r\n").writerows([_harmless(cell) for cell in line] for line in (titles, *lines))
    return out.getvalue().encode("utf-8-sig", "replace")


def _harmless(cell: str) -> str:
    return f"'{cell}" if cell.startswith(_FORMULA) else cell


def save_csv(data: bytes, over: QWidget) -> None:
    """Asks where to save, and before anything is replaced; what goes wrong is told."""
    title = tr("Scores", "Save the score book")
    kind = tr("Scores", "Tables (*.csv)")
    path = ask_where_to_save(over, title, "hanabi", ".csv", kind)
    if path is None:
        return
    try:
        write_atomically(path, data)
    except OSError as error:
        Messages(over).not_written(path, error)


class ScoreBook(Sheet):
    """The album of each group, and behind it the table of all games.

    The folder is read from when it is shown; closing it ends that.
    """

    light_dismiss = True

    def __init__(self, folder: Path, look: RenderContext, parent: QWidget | None = None) -> None:
        """The games of `folder`, the newest first."""
        super().__init__(parent)
        self.path: Path | None = None
        """The game that was chosen; None if it is to be another file."""
        self.begins = False
        """Whether a new game is to be played instead: there was none yet."""
        self.busy = True
        """Whether the folder is still to be read, or being read."""
        self._folder = folder
        self._reader: GameReader | None = None
        self._unread: dict[str, Unread] = {}
        self.model = ScoresModel(self)
        self.games = ScoresProxy(self.model, self)
        self.pages = QTabWidget()
        self.album = AlbumPage(look)
        self.list = GamesPage(self.games, look)
        self.filters, self.table = self.list.filters, self.list.table
        self._room = FittingScrollArea(self.album)
        for page in (self._room, self.list):
            self.pages.addTab(page, "")
        self.status = plain_label()
        self.new_button, self.open_button, self.other_button, self.save_button, self.close_button = self._row = tuple(
            QPushButton() for _ in range(5)
        )
        self._lay_out()
        self._connect()
        self.retranslate()
        self.open_button.setDefault(True)
        # What the best show is is known, and told, once the games are read.
        self._first = self

    @guarded
    def sizeHint(self) -> QSize:
        letters = self.fontMetrics()
        return QSize(letters.averageCharWidth() * 150, letters.height() * 60)

    def _lay_out(self) -> None:
        buttons = FlowLayout(spacing=8)
        for button in self._row:
            if button is self.close_button:
                buttons.add_spring()
            button.setProperty("modest", True)
            buttons.addWidget(button)
        for button in (self.new_button, self.open_button):
            button.setProperty("primary", True)
        self.column.addWidget(self.pages, 1)
        self.column.addWidget(self.status)
        self.column.addLayout(buttons)

    def _connect(self) -> None:
        self.filters.filter_changed.connect(self._filter)
        self.filters.left.connect(self.table.setFocus)
        self.pages.currentChanged.connect(lambda _page: self._show_state())
        self.album.game_chosen.connect(self._open_game)
        self.album.medals.considered.connect(self._scroll_to_medal)
        self.table.horizontalHeader().sortIndicatorChanged.connect(lambda _column, _order: self._select_first())
        self.table.line_chosen.connect(self._open)
        self.new_button.clicked.connect(self._begin)
        self.open_button.clicked.connect(self._open)
        self.other_button.clicked.connect(self._choose_other)
        self.save_button.clicked.connect(self.save)
        self.close_button.clicked.connect(self.reject)
        self.finished.connect(self._stop_reading)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search)

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(tr("Scores", "Score book"))
        self.new_button.setText(tr("GameMenu", "&New game…"))
        self.open_button.setText(tr("Scores", "&Open the game"))
        self.other_button.setText(tr("Scores", "Open a &file…"))
        self.save_button.setText(tr("Scores", "&Save the list…"))
        self.close_button.setText(tr("Scores", "Close"))
        self.pages.setTabText(0, tr("Scores", "&Album"))
        self.pages.setTabText(1, tr("Scores", "All &games"))
        self.model.retranslate()
        self.album.retranslate()
        self.list.retranslate()
        self._show_state()

    @property
    def _lists(self) -> bool:
        """Whether the table of games is the page that is seen."""
        return self.pages.currentWidget() is self.list

    def search(self) -> None:
        """On to the table, and to the field of its search."""
        self.pages.setCurrentWidget(self.list)
        self.filters.begin()

    def _show_state(self) -> None:
        """Shows what there is now on the page that is seen."""
        listed = self.games.rowCount() > 0
        if self._lists:
            self.list.refresh()
            if not self.table.currentIndex().isValid():
                self._select_first()
        else:
            self.album.show_scores(self.model.scores, self.model.others)
        # The button stays the default one, so that no other takes Enter.
        for button in (self.open_button, self.save_button):
            button.setVisible(self._lists)
            button.setEnabled(listed)
        self.new_button.setVisible(not (self.busy or self.model.scores))
        self._tell_status()

    def _tell_status(self) -> None:
        told = []
        if self.model.scores and self._lists:
            told.append(counted_text(self.games.rowCount(), self.games.counted))
        if self._reader is not None and self._reader.total:
            text = tr("Scores", "Reading the games: {read} of {all}.")
            told.append(text.format(read=self._reader.read, all=self._reader.total))
        later = sum(unread.later for unread in self._unread.values())
        told += [unread_text(len(self._unread) - later), later_text(later)]
        self.status.setText(" ".join(text for text in told if text))
        self.status.setVisible(bool(self.status.text()))

    # Reading the folder

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if self.busy and self._reader is None:
            self._reader = GameReader(self._folder)
            self._reader.found.connect(self._add)
            self._reader.finished.connect(self._end)
            self._reader.start()

    def _add(self, batch: Sequence[Score | Unread]) -> None:
        """More games were read. What is chosen stays so."""
        # What comes later stands below the rows that columns are as wide as.
        measured_anew = self.games.rowCount() < self.table.horizontalHeader().resizeContentsPrecision()
        self._unread |= {found.file: found for found in batch if isinstance(found, Unread)}
        self.model.add(found for found in batch if isinstance(found, Score))
        self.filters.offer(self.model.scores)
        self._show_state()
        if measured_anew:
            # Qt does so when cells change, but not when there are more.
            self.table.fit_columns()

    def _end(self) -> None:
        self.busy = False
        self._stop_reading()
        self._show_state()
        if self.focusWidget() in (None, self):
            self.album.best.setFocus(Qt.FocusReason.OtherFocusReason)

    def _stop_reading(self) -> None:
        if self._reader is not None:
            self._reader.cancel()
            self._reader = None

    # Choosing

    def _filter(self, wanted: ScoreFilter) -> None:
        self.games.choose(wanted)
        self._show_state()

    def _select_first(self) -> None:
        self.table.setCurrentIndex(self.games.index(0, 0))

    def _open(self) -> None:
        game = self.table.currentIndex().data(GAME_ROLE) if self._lists else None
        # Enter in the table and the default button are one key.
        if game is not None and self.result() != QDialog.DialogCode.Accepted:
            self._open_game(game)

    def _open_game(self, game: Score) -> None:
        self.path = self._folder / game.file
        self.accept()

    def _scroll_to_medal(self, place: QRect) -> None:
        """Large letters have the medals in several rows."""
        spot = self.album.medals.mapTo(self.album, place.center())
        self._room.ensureVisible(spot.x(), spot.y(), 0, place.height() // 2)

    def _begin(self) -> None:
        self.begins = True
        self.accept()

    def _choose_other(self) -> None:
        self.path = None
        self.accept()

    def save(self) -> None:
        """The lines that are shown, in a file."""
        save_csv(as_csv(self.model.titles, map(self.model.cells, self.games.lines)), self)
