"""The sheets of a table, of which one at a time lies over it."""

from enum import Enum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.models.table import TableModels
from hanabi_desktop.screens.table.sheets.journal import JournalSheet
from hanabi_desktop.screens.table.sheets.left import LeftSheet
from hanabi_desktop.screens.table.sheets.sheet import Sheet
from hanabi_desktop.widgets.traces import leave_no_trace


class SheetKind(Enum):
    """What can be laid over the table."""

    LEFT = "left"
    JOURNAL = "journal"


class Sheets(QStackedWidget):
    """Shows public things only, whoever looks: a private view stays as private as it was, and is left alone as soon."""

    closed = Signal()
    """Its reader has done with a sheet."""

    def __init__(self, models: TableModels, look: Look, parent: QWidget | None = None) -> None:
        """None is chosen yet."""
        super().__init__(parent)
        self.chosen: SheetKind | None = None
        self._seconds = 0
        self.left = LeftSheet(models.discards, look)
        self.journal = JournalSheet(models.journal, look)
        self._kinds: dict[SheetKind, Sheet] = {SheetKind.LEFT: self.left, SheetKind.JOURNAL: self.journal}
        for sheet in self._kinds.values():
            self.addWidget(sheet)
            sheet.back.chosen.connect(self.closed)
        self.retranslate()

    def choose(self, kind: SheetKind | None) -> None:
        """Which one lies over the table, if any."""
        self.chosen = kind
        if kind is not None:
            self.setCurrentWidget(self._kinds[kind])

    def take_focus(self) -> None:
        """The keyboard comes to what is to be read."""
        if self.chosen is not None:
            self._kinds[self.chosen].take_focus()

    def forget(self) -> None:
        """Nobody sees any more which one was read, and where in it."""
        self.chosen = None
        self.setCurrentWidget(self.left)
        leave_no_trace(self)

    def count_down(self, seconds: int) -> None:
        """The private view under it covers itself in so many seconds; 0 if it does not for now."""
        self._seconds = seconds
        self.retranslate()

    def retranslate(self) -> None:
        """All words anew."""
        for sheet in self._kinds.values():
            sheet.retranslate(self._seconds)
