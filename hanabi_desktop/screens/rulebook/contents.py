"""The rulebook's table of contents."""

from PySide6.QtCore import QItemSelectionModel, QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QResizeEvent, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem, QTreeView, QWidget

from hanabi_desktop.faults.guard import override
from hanabi_desktop.rulebook import Document, Kind, Section

PLACE_ROLE = Qt.ItemDataRole.UserRole + 1
"""The id of the section or paragraph."""


class RulebookContents(QTreeView):
    """Sections, and in them the paragraphs that have a title."""

    place_chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        """Empty until `show_document`."""
        super().__init__(parent)
        self._model = QStandardItemModel(self)
        self.setModel(self._model)
        self.setHeaderHidden(True)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setItemDelegate(_Wrapped(self))
        self.setUniformRowHeights(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.clicked.connect(self._choose)
        self.activated.connect(self._choose)

    def show_document(self, document: Document) -> None:
        """Lists another document."""
        self._model.clear()
        for section in document.sections:
            self._model.appendRow(_section_item(section))

    def show_section(self, section: str) -> None:
        """Marks the section that is read."""
        for row in range(self._model.rowCount()):
            index = self._model.index(row, 0)
            if index.data(PLACE_ROLE) == section:
                self.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
                self.scrollTo(index)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        # How many lines a title takes depends on the width.
        self.scheduleDelayedItemsLayout()

    def _choose(self, index: QModelIndex) -> None:
        self.place_chosen.emit(index.data(PLACE_ROLE))


class _Wrapped(QStyledItemDelegate):
    """As high as the title is when it is wrapped; Qt's own asks for one line only."""

    def __init__(self, view: QTreeView) -> None:
        """For one view."""
        super().__init__(view)
        self._view = view

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        hint = super().sizeHint(option, index)
        depth = 2 if index.parent().isValid() else 1
        width = self._view.viewport().width() - depth * self._view.indentation()
        metrics = self._view.fontMetrics()
        around = max(hint.width() - metrics.horizontalAdvance(str(index.data())), 8)
        room = QRect(0, 0, max(1, width - around), 10_000)
        lines = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap.value), str(index.data())).height()
        return QSize(min(hint.width(), max(1, width)), hint.height() + max(0, lines - metrics.height()))


def _section_item(section: Section) -> QStandardItem:
    item = QStandardItem(section.title)
    item.setData(section.id, PLACE_ROLE)
    for paragraph in section.paragraphs:
        if paragraph.title and paragraph.kind is not Kind.ROW:
            below = QStandardItem(paragraph.title)
            below.setData(paragraph.id, PLACE_ROLE)
            item.appendRow(below)
    return item
