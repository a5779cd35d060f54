"""Item views that claim nothing to be shown while they are not: Qt tells a screen reader so of whatever lies somewhere."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect
from PySide6.QtWidgets import QListView, QTableView
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
