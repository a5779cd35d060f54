"""The journal on the table: begins where it ends, at what has just happened."""

from PySide6.QtCore import QItemSelectionModel, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.catching import painted
from hanabi_desktop.painting import paint_focus
from hanabi_desktop.widgets.views.honest import HonestListView
from hanabi_desktop.widgets.views.spoken import speak_line


class JournalView(HonestListView):
    """The keyboard comes to the newest line, and goes back from there."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """`look` gives the theme."""
        super().__init__(parent)
        self._look = look

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        # A window that comes back to the front finds the line that was read.
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason or not self.currentIndex().isValid():
            model = self.model()
            newest = model.index(model.rowCount() - 1, 0)
            # Before the view takes the keyboard: it would choose the oldest line itself, and have it spoken.
            self.selectionModel().setCurrentIndex(newest, QItemSelectionModel.SelectionFlag.NoUpdate)
            self.scrollToBottom()
        super().focusInEvent(event)
        speak_line(self)

    @override
    @painted
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.hasFocus():
            return
        painter = QPainter(self.viewport())
        line = self.visualRect(self.currentIndex())
        around = self.viewport().rect() if line.isEmpty() else line
        paint_focus(painter, QRectF(around), self._look.theme, radius=4)
        painter.end()
