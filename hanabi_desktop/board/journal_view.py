"""The journal on the table: begins where it ends, at what has just happened."""

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QRectF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QSizePolicy, QWidget
from typing_extensions import override

from hanabi_desktop.delegates.journal import JournalDelegate
from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.catching import answered, painted
from hanabi_desktop.painting.marks import paint_focus
from hanabi_desktop.widgets.views.honest import HonestListView
from hanabi_desktop.widgets.views.spoken import speak_line


class JournalView(HonestListView):
    """The keyboard comes to the newest line, and goes back from there."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """`look` gives the theme."""
        super().__init__(parent)
        self._look = look
        self._to_the_end = True
        """Whether the latest line is to be in sight once all lines have their places."""
        self._latest: int | None = None
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setItemDelegate(JournalDelegate(self, look))
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    @property
    def latest(self) -> QModelIndex:
        """The line of what has happened last: the newest one, unless the table is looked at as it was."""
        model = self.model()
        newest = model.rowCount() - 1
        return model.index(newest if self._latest is None else min(self._latest, newest), 0)

    def set_latest(self, row: int | None) -> None:
        """What has happened last stands in this row, -1 if nothing has; None for the newest one."""
        self._latest = row
        if self.latest.isValid():
            self.selectionModel().setCurrentIndex(
                self.latest, QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
            )
        else:
            self.selectionModel().clear()
        self.show_latest()

    def show_latest(self) -> None:
        """Brings what has happened last in sight."""
        if not self.isVisible():
            # Lines are broken once they are seen, at the width that the journal has then.
            self._to_the_end = True
        elif self._latest is None:
            self.scrollToBottom()
        elif self.latest.isValid():
            self.scrollTo(self.latest)
        else:
            self.scrollToTop()

    @override
    @answered(None)
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._go_to_the_end()

    @override
    @answered(None)
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._go_to_the_end()

    def _go_to_the_end(self) -> None:
        """Lines break otherwise in another width, and lie elsewhere then."""
        self._to_the_end = True
        self.scheduleDelayedItemsLayout()

    @override
    @answered(None)
    def doItemsLayout(self) -> None:
        super().doItemsLayout()
        if self._to_the_end:
            self._to_the_end = False
            self.show_latest()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() and event.text().isprintable():
            # Qt would look for a line that begins so.
            event.ignore()
            return
        super().keyPressEvent(event)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        # A window that comes back to the front finds the line that was read.
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason or not self.currentIndex().isValid():
            # Before the view takes the keyboard: it would choose the oldest line itself, and have it spoken.
            self.selectionModel().setCurrentIndex(self.latest, QItemSelectionModel.SelectionFlag.NoUpdate)
            self.show_latest()
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
