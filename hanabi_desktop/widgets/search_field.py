"""A field in which something is searched for, with a sign that clears it."""

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QLineEdit, QWidget

from hanabi_desktop.faults.guard import guarded


class SearchField(QLineEdit):
    """A line that can be cleared by a sign in the ink of the window."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Empty."""
        super().__init__(parent)
        self.setClearButtonEnabled(True)

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            # Qt asks for the sign once only, and gets that of the system before there is a style sheet.
            self.setClearButtonEnabled(False)
            self.setClearButtonEnabled(True)
