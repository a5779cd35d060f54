"""A line of the journal, on as many lines of text as it needs."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem
from typing_extensions import override

_MARGIN = 4


class JournalDelegate(QStyledItemDelegate):
    """Qt's own painting, but as high as the text is when it is wrapped at the width of the view."""

    def __init__(self, view: QAbstractItemView) -> None:
        """For one view."""
        super().__init__(view)
        self._view = view

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        width = self._view.viewport().width()
        text = str(index.data() or "")
        room = QRect(0, 0, max(1, width - 3 * _MARGIN), 10_000)
        height = self._view.fontMetrics().boundingRect(room, int(Qt.TextFlag.TextWordWrap.value), text).height()
        return QSize(max(1, width - _MARGIN), height + _MARGIN)
