"""The score sheet: a window of its own over the table, which stays covered below and hears no key meanwhile."""

import time
from collections.abc import Generator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication, QKeySequence, QPaintEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QDialog, QPushButton, QVBoxLayout, QWidget
from typing_extensions import override

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.catching import answered, painted
from hanabi_desktop.models.scores import GAME_ROLE, ScoresModel, Wanted
from hanabi_desktop.records.scores.book import Reading, ScoreBook
from hanabi_desktop.screens.scores.choosing import Choosing
from hanabi_desktop.screens.scores.pages import SheetPages, plain_label
from hanabi_desktop.screens.scores.taking_along import as_csv, as_text, save_csv
from hanabi_desktop.widgets.areas.flow_layout import FlowLayout
from hanabi_desktop.widgets.room import size_to
from hanabi_desktop.widgets.translated import Translated
from hanabi_desktop.wording.records.scores import counted_text, later_text, unread_text

_SLICE = 0.012
"""Seconds at a time in which the folder is looked through: nobody sees a window wait so long."""
_TOLD_AGAIN, _SHOWN_AGAIN = 0.1, 1.0
"""Seconds after which it is told how many games were read meanwhile, and after which they are shown."""
_SHARE = 0.94
"""Of the window below, what the sheet covers."""


class ScoreSheet(QDialog, Translated):
    """Every game that was kept, what they come to, and how a group gets on.

    It is there at once, with the newest games of the index; the others come when it was painted, and then the folder is
    looked through. Closing it ends that.
    """

    def __init__(self, book: ScoreBook, look: Look, parent: QWidget | None = None) -> None:
        """The games of `book`, the newest first."""
        super().__init__(parent)
        self.path: Path | None = None
        """The game that was chosen; None if it is to be another file."""
        self._book = book
        self._steps: Generator[Reading, None, None] | None = None
        self._reading = Reading()
        self._told_at = self._shown_at = 0.0
        self._painted = self._looked_through = False
        self.model = ScoresModel(self)
        self.choosing = Choosing()
        self.pages = SheetPages(self.model, look)
        self.table = self.pages.table
        self.status = plain_label()
        self.open_button, self.other_button, self.copy_button, self.save_button, self.close_button = (
            QPushButton() for _ in range(5)
        )
        self._lay_out()
        self._slices = QTimer(self)
        self._slices.setInterval(0)
        self._slices.timeout.connect(self._go_on)
        self._connect()
        self.model.show(book.newest)
        self.retranslate()
        self._select(0)
        self.open_button.setDefault(True)
        self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        letters = self.fontMetrics()
        if parent:
            # Large letters in a small window need all of it.
            scarce = parent.height() < letters.height() * 24
            size_to(self, parent.size() if scarce else parent.size() * _SHARE)
        else:
            size_to(self, QSize(letters.averageCharWidth() * 150, letters.height() * 36))

    def _lay_out(self) -> None:
        buttons = FlowLayout(spacing=8)
        for button in (self.open_button, self.other_button, self.copy_button, self.save_button, self.close_button):
            if button is self.close_button:
                buttons.add_spring()
            button.setProperty("modest", True)
            buttons.addWidget(button)
        self.open_button.setProperty("primary", True)
        layout = QVBoxLayout(self)
        for widget in (self.choosing, self.pages, self.status):
            layout.addWidget(widget, 1 if widget is self.pages else 0)
        layout.addLayout(buttons)

    def _connect(self) -> None:
        self.choosing.wanted_changed.connect(self._want)
        self.choosing.order_chosen.connect(self.table.sortByColumn)
        self.choosing.left.connect(self.pages.take_focus)
        self.pages.currentChanged.connect(lambda _page: self._offer_opening())
        self.choosing.show_order(*self.model.order)
        self.table.horizontalHeader().sortIndicatorChanged.connect(self._sorted)
        self.table.line_chosen.connect(self._open)
        self.open_button.clicked.connect(self._open)
        self.other_button.clicked.connect(self._choose_other)
        self.copy_button.clicked.connect(self.copy)
        self.save_button.clicked.connect(self.save)
        self.close_button.clicked.connect(self.reject)
        self.finished.connect(self._end)
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.choosing.begin)

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(QCoreApplication.translate("Scores", "Score sheet"))
        self.open_button.setText(QCoreApplication.translate("Scores", "&Open the game"))
        self.other_button.setText(QCoreApplication.translate("Scores", "Open a &file…"))
        self.copy_button.setText(QCoreApplication.translate("Scores", "&Copy the list"))
        self.save_button.setText(QCoreApplication.translate("Scores", "&Save the list…"))
        self.close_button.setText(QCoreApplication.translate("Scores", "Close"))
        self.choosing.retranslate()
        self.model.retranslate()
        self.pages.retranslate()
        self._show_state()

    def _show_state(self) -> None:
        """Tells of the games that are wanted."""
        there = bool(self.model.lines)
        self.pages.refresh(count=self._painted)
        for button in (self.copy_button, self.save_button):
            button.setEnabled(there)
        self._offer_opening()
        self._tell_status()

    def _offer_opening(self) -> None:
        """Only a line that is seen can be opened. The button stays the default one, so that no other takes Enter."""
        self.open_button.setEnabled(bool(self.model.lines) and self.pages.shows_games)

    def _tell_status(self) -> None:
        told = []
        if self.model.all and self._painted:
            told.append(counted_text(len(self.model.lines), self.pages.counted))
        if self._steps is not None and self._reading.of:
            text = QCoreApplication.translate("Scores", "Reading the games: {read} of {all}.")
            told.append(text.format(read=self._reading.read, all=self._reading.of))
        told += [unread_text(self._book.unread), later_text(self._book.later)]
        self.status.setText(" ".join(text for text in told if text))

    # Looking through the folder

    @override
    @answered(None)
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        if not event.spontaneous():
            # Shown once more, it looks for what came meanwhile.
            self._painted = self._looked_through = False

    @override
    @painted
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self._painted:
            self._painted = True
            QTimer.singleShot(0, self, self._begin)

    def _begin(self) -> None:
        """What is not seen at once can wait until the rest was."""
        if self.isVisible():
            self._show_found()
            self.choosing.offer(self.model.all)
            self._show_state()
            self._steps = self._book.catch_up()
            # The first are seen soon.
            self._shown_at = time.monotonic() - 0.8 * _SHOWN_AGAIN
            self._slices.start()

    @property
    def busy(self) -> bool:
        """Whether the folder is still being looked through."""
        return not self._looked_through

    def _go_on(self) -> None:
        end = time.monotonic() + _SLICE
        for reading in self._steps or ():
            self._reading = reading
            if time.monotonic() > end:
                break
        else:
            self._end()
            self._show_found()
            self._looked_through = True
            return
        if self._reading.of and end - self._told_at > _TOLD_AGAIN:
            self._told_at = end
            self._tell_status()
        if self._reading.of and end - self._shown_at > _SHOWN_AGAIN:
            self._show_found()
            self._shown_at = time.monotonic()

    def _end(self) -> None:
        """What was read until now is kept."""
        self._slices.stop()
        if self._steps is not None:
            self._steps.close()
            self._steps = None

    def _show_found(self) -> None:
        found = self._book.scores
        if found != self.model.all:
            game, scrolled = self.table.currentIndex().data(GAME_ROLE), self.table.verticalScrollBar().value()
            self.model.show(found)
            self._select(max(0, self.model.row_of(game.file) if game else 0))
            self.table.verticalScrollBar().setValue(scrolled)
            self.choosing.offer(found)
            was_empty = self.table.isHidden()
            self._show_state()
            if was_empty and not self.choosing.search.text():
                self.table.setFocus(Qt.FocusReason.OtherFocusReason)
        self._tell_status()

    # Choosing

    def _want(self, wanted: Wanted) -> None:
        game = self.table.currentIndex().data(GAME_ROLE)
        self.model.want(wanted)
        self._select(max(0, self.model.row_of(game.file) if game else 0))
        self._show_state()

    def _sorted(self) -> None:
        """The table was sorted: the box above says so, and the first line is seen."""
        self.choosing.show_order(*self.model.order)
        self._select(0)

    def _select(self, row: int) -> None:
        if row < self.model.rowCount():
            self.table.setCurrentIndex(self.model.index(row, 0))

    def _open(self) -> None:
        game = self.table.currentIndex().data(GAME_ROLE)
        # Enter in the table and the default button are one key.
        if game is not None and self.result() != QDialog.DialogCode.Accepted:
            self.path = self._book.path(game)
            self.accept()

    def _choose_other(self) -> None:
        self.path = None
        self.accept()

    def copy(self) -> None:
        """The lines that are shown, on the clipboard."""
        QGuiApplication.clipboard().setText(as_text(self.model.titles, map(self.model.cells, self.model.lines)))
        self.status.setText(QCoreApplication.translate("Scores", "%n line(s) copied.", "", len(self.model.lines)))

    def save(self) -> None:
        """The lines that are shown, in a file."""
        save_csv(as_csv(self.model.titles, map(self.model.cells, self.model.lines)), self)

    @override
    @answered(None)
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.retranslate()
