"""The tables of the score sheet: rows of one height, so that ten thousand cost no more than ten."""

from collections.abc import Callable, Sequence
from math import ceil

from PySide6.QtCore import QAbstractTableModel, QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView, QWidget
from typing_extensions import override

from hanabi_desktop.faults.catching import answered

_ROOM = 1.55
"""Height of a row, in heights of its letters."""
_YIELD = 0.3
"""Of its usual width, what a column gives at most so that all are in sight; rather than more, they are scrolled."""


class SheetTable(QTableView):
    """A table that is read, and from which a line is chosen: Enter or a double click does it."""

    line_chosen = Signal()

    def __init__(
        self,
        model: QAbstractTableModel,
        samples: Callable[[], Sequence[Sequence[str]]],
        filling: int,
        yielding: Sequence[int] = (),
        parent: QWidget | None = None,
    ) -> None:
        """`samples` are texts that each column has room for; the column `filling` has the room that is left.

        Where a little is wanting, the columns `yielding` give it.
        """
        super().__init__(parent)
        self._samples = samples
        self._filling = filling
        self._yielding = yielding
        self.setObjectName("sheet")
        self.setModel(model)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setAlternatingRowColors(True)
        self.setShowGrid(False)
        self.setWordWrap(False)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        rows = self.verticalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        across = self.horizontalHeader()
        across.setHighlightSections(False)
        across.setSectionsMovable(False)
        across.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.doubleClicked.connect(lambda _index: self.line_chosen.emit())

    def fit(self) -> None:
        """Rows and columns have the room that the letters need now."""
        letters = self.fontMetrics()
        self.verticalHeader().setDefaultSectionSize(round(letters.height() * _ROOM))
        # A title has its arrow beside it.
        sign = letters.height() if self.isSortingEnabled() else 0
        widths = []
        for column, samples in enumerate(self._samples()):
            title = str(self.model().headerData(column, Qt.Orientation.Horizontal))
            texts = max(letters.horizontalAdvance(text) for text in samples)
            widths.append(max(texts, letters.horizontalAdvance(title) + sign) + letters.height())
        wanting, there = sum(widths) - self.viewport().width(), sum(widths[column] for column in self._yielding)
        if 0 < wanting <= there * _YIELD:
            for column in self._yielding:
                widths[column] -= ceil(wanting * widths[column] / there)
        others = sum(widths) - widths[self._filling]
        widths[self._filling] = max(widths[self._filling], self.viewport().width() - others)
        for column, width in enumerate(widths):
            self.setColumnWidth(column, width)

    @override
    @answered(None)
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.currentIndex().isValid():
            self.line_chosen.emit()
            event.accept()
            return
        super().keyPressEvent(event)

    @override
    @answered(None)
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit()

    @override
    @answered(None)
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fit()

    @override
    @answered(None)
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange) and self.model() is not None:
            self.fit()
