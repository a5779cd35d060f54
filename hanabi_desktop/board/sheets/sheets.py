"""The sheets of a table, of which one at a time lies over it."""

from enum import Enum

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QStackedWidget, QWidget

from hanabi_desktop.board.sheets.journal import JournalSheet
from hanabi_desktop.board.sheets.left import LeftSheet
from hanabi_desktop.board.sheets.sheet import Sheet
from hanabi_desktop.delegates.look import Look
from hanabi_desktop.models.table import TableModels


class SheetKind(Enum):
    """What can be laid over the table."""

    LEFT = "left"
    JOURNAL = "journal"


class Sheets(QStackedWidget):
    """Shows public things only, whoever looks: a private view stays as private as it was, and is left alone as soon.

    A sheet is made when it is laid there and gone when it is taken away: nothing tells that it was read, and where.
    """

    closed = Signal()
    """Its reader has done with a sheet."""

    def __init__(self, models: TableModels, look: Look, parent: QWidget | None = None) -> None:
        """None lies there yet."""
        super().__init__(parent)
        self._models, self._look = models, look
        self.chosen: SheetKind | None = None
        self._seconds = 0

    @property
    def sheet(self) -> Sheet | None:
        """The one that lies there."""
        current = self.currentWidget()
        return current if isinstance(current, Sheet) else None

    def choose(self, kind: SheetKind | None) -> None:
        """Which one lies over the table, if any. Whatever lay there before is there until `tidy`: it has the keyboard."""
        if kind is not None and kind is not self.chosen:
            sheet = self._make(kind)
            sheet.retranslate(self._seconds)
            sheet.back.chosen.connect(self.closed)
            self.addWidget(sheet)
            self.setCurrentWidget(sheet)
        self.chosen = kind

    def _make(self, kind: SheetKind) -> Sheet:
        match kind:
            case SheetKind.LEFT:
                return LeftSheet(self._models.discards, self._look)
            case SheetKind.JOURNAL:
                return JournalSheet(self._models.journal, self._look)

    def take_focus(self) -> None:
        """The keyboard comes to what is to be read."""
        if self.sheet is not None and self.chosen is not None:
            self.sheet.take_focus()

    def tidy(self) -> None:
        """Takes away what is not chosen any more."""
        for sheet in [self.widget(row) for row in range(self.count())]:
            if sheet is not None and (self.chosen is None or sheet is not self.sheet):
                self.removeWidget(sheet)
                sheet.setParent(None)
                sheet.deleteLater()

    def count_down(self, seconds: int) -> None:
        """The private view under it covers itself in so many seconds; 0 if it does not for now."""
        self._seconds = seconds
        self.retranslate()

    def retranslate(self) -> None:
        """All words anew."""
        if self.sheet is not None:
            self.sheet.retranslate(self._seconds)
