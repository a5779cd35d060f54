"""The rulebook's table of contents."""

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt, Signal
from PySide6.QtGui import QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QAbstractItemView, QTreeView, QWidget

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

    def _choose(self, index: QModelIndex) -> None:
        self.place_chosen.emit(index.data(PLACE_ROLE))


def _section_item(section: Section) -> QStandardItem:
    item = QStandardItem(section.title)
    item.setData(section.id, PLACE_ROLE)
    for paragraph in section.paragraphs:
        if paragraph.title and paragraph.kind is not Kind.ROW:
            below = QStandardItem(paragraph.title)
            below.setData(paragraph.id, PLACE_ROLE)
            item.appendRow(below)
    return item
