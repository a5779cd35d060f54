"""The score book: a window of its own over the table, which stays covered below and hears no key meanwhile."""

import csv
import io
from collections.abc import Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QDialog, QPushButton, QTabWidget, QWidget

from hanabi_desktop.compat import override
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.models.scores import GAME_ROLE, ScoreFilter, ScoresProxy
from hanabi_desktop.records.album import groups
from hanabi_desktop.records.store import write_atomically
from hanabi_desktop.screens.scores.album import AlbumPage
from hanabi_desktop.screens.scores.games import GamesPage
from hanabi_desktop.screens.scores.saved_games import GamesSheet
from hanabi_desktop.widgets.dialogs import Messages
from hanabi_desktop.widgets.layouts import FittingScrollArea, FlowLayout
from hanabi_desktop.wording.scores import counted_text
from hanabi_desktop.wording.text import tr

_FORMULA = ("=", "+", "-", "@", "\t", "\r")
"""Characters that begin a formula in a spreadsheet: a name may begin so."""


def as_csv(titles: Sequence[str], lines: Iterable[Sequence[str]]) -> bytes:
    """The book as a file; the mark before it tells spreadsheets that it is UTF-8."""
    out = io.StringIO(newline="")
    harmless = ([f"'{cell}" if cell.startswith(_FORMULA) else cell for cell in line] for line in (titles, *lines))
    csv.writer(out, lineterminator="\r\n").writerows(harmless)
    return out.getvalue().encode("utf-8-sig", "replace")


class ScoreBook(GamesSheet):
    """The album of each group, and behind it the table of all games."""

    def __init__(self, folder: Path, look: RenderContext, parent: QWidget | None = None) -> None:
        """The games of `folder`, the newest first."""
        super().__init__(folder, parent)
        self.games = ScoresProxy(self.model, self)
        self.pages = QTabWidget()
        self.album = AlbumPage(look)
        self.list = GamesPage(self.games, look)
        self.filters, self.table = self.list.filters, self.list.table
        self._room = FittingScrollArea(self.album)
        for page in (self._room, self.list):
            self.pages.addTab(page, "")
        self.new_button, self.open_button, self.save_button, self.close_button = self._row = tuple(
            QPushButton() for _ in range(4)
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
        self.album.game_chosen.connect(self.choose)
        self.album.medals.considered.connect(self._scroll_to_medal)
        self.table.horizontalHeader().sortIndicatorChanged.connect(lambda _column, _order: self._select_first())
        self.table.doubleClicked.connect(self._open)
        self.new_button.clicked.connect(self.accept)
        self.open_button.clicked.connect(self._open)
        self.save_button.clicked.connect(self.save)
        self.close_button.clicked.connect(self.reject)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search)

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(tr("Scores", "Score book"))
        self.new_button.setText(tr("GameMenu", "&New game…"))
        self.open_button.setText(tr("Scores", "&Open the game"))
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
        self.filters.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.filters.search.selectAll()

    def _show_state(self) -> None:
        """Shows what there is now on the page that is seen."""
        if self._lists:
            self.list.refresh()
            if not self.table.currentIndex().isValid():
                self._select_first()
        else:
            self.album.show_scores(self.model.scores, self.model.others)
        # The button stays the default one, so that no other takes Enter.
        for button in (self.open_button, self.save_button):
            button.setVisible(self._lists)
            button.setEnabled(self.games.rowCount() > 0)
        self.new_button.setVisible(not (self.busy or self.model.scores))
        lists = self._lists and self.model.scores
        self.tell_status(counted_text(self.games.rowCount(), self.games.counted) if lists else "")

    @override
    def show_games(self) -> None:
        self.filters.group.offer(groups(self.model.scores))
        self._show_state()
        if not self.busy and self.focusWidget() in (None, self):
            self.album.best.setFocus(Qt.FocusReason.OtherFocusReason)

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
            self.choose(game)

    def _scroll_to_medal(self, place: QRect) -> None:
        """Large letters have the medals in several rows."""
        spot = self.album.medals.mapTo(self.album, place.center())
        self._room.ensureVisible(spot.x(), spot.y(), 0, place.height() // 2)

    def save(self) -> None:
        """The lines that are shown, in a file."""
        data = as_csv(self.model.titles, map(self.model.cells, self.games.lines))
        title, kind = tr("Scores", "Save the score book"), tr("Scores", "Tables (*.csv)")
        Messages(self).save_as(title, "hanabi", ".csv", kind, lambda path: write_atomically(path, data))
