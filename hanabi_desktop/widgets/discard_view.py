"""The discard pile, always open: a row for each colour, a column for each value."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QSizePolicy, QTableView, QWidget
from typing_extensions import override

from hanabi_desktop.delegates.discard import DiscardDelegate
from hanabi_desktop.delegates.look import Look


class DiscardView(QTableView):
    """All cells in sight, as large as there is room; framed when nothing can be discarded now."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """`look` gives theme and pictures."""
        super().__init__(parent)
        self._look = look
        self._useless = False
        self._delegate = DiscardDelegate(look, self)
        self.setItemDelegate(self._delegate)
        self.setProperty("bare", True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        for header in (self.horizontalHeader(), self.verticalHeader()):
            header.setMinimumSectionSize(1)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)
            header.hide()

    def set_useless(self, useless: bool) -> None:
        """Shows that discarding is impossible now."""
        self._useless = useless
        self.viewport().update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._useless:
            painter = QPainter(self.viewport())
            painter.setPen(QPen(self._look.theme.bad, 3, Qt.PenStyle.DashLine))
            painter.drawRect(self.viewport().rect().adjusted(1, 1, -2, -2))
            painter.end()
