"""The journal, large."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QFrame
from typing_extensions import override

from hanabi_desktop.board.journal_view import JournalView
from hanabi_desktop.board.sheets.sheet import Sheet
from hanabi_desktop.delegates.look import Look
from hanabi_desktop.models.journal import JournalModel


class JournalSheet(Sheet):
    """All that has happened, from the newest line back; it scrolls."""

    def __init__(self, model: JournalModel, look: Look) -> None:
        """Shows the lines of `model`."""
        self.journal = JournalView(look)
        self.journal.setFrameShape(QFrame.Shape.NoFrame)
        self.journal.setModel(model)
        super().__init__(look, self.journal)

    @override
    def title(self) -> str:
        return QCoreApplication.translate("Sheet", "Journal")
