"""Item views that claim nothing to be shown while they are not: Qt tells a screen reader so of whatever lies somewhere."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect
from PySide6.QtWidgets import QComboBox, QListView, QTableView, QWidget
from typing_extensions import override

Index = QModelIndex | QPersistentModelIndex


class HonestListView(QListView):
    """A list; its lines lie nowhere while it is hidden or covered by another page."""

    @override
    def visualRect(self, index: Index) -> QRect:
        return super().visualRect(index) if self.isVisible() else QRect()


class HonestTableView(QTableView):
    """A table; its cells lie nowhere while it is hidden or covered by another page."""

    @override
    def visualRect(self, index: Index) -> QRect:
        return super().visualRect(index) if self.isVisible() else QRect()


class HonestComboBox(QComboBox):
    """A choice; its entries lie nowhere while they are not unfolded."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Empty."""
        super().__init__(parent)
        self._entries = _Entries()
        self.setView(self._entries)

    @override
    def showPopup(self) -> None:
        self._entries.unfolding = True
        super().showPopup()

    @override
    def hidePopup(self) -> None:
        super().hidePopup()
        self._entries.unfolding = False


class _Entries(QListView):
    """Measured before they are shown."""

    unfolding = False

    @override
    def visualRect(self, index: Index) -> QRect:
        return super().visualRect(index) if self.unfolding or self.isVisible() else QRect()
