"""A line of the journal, on as many lines of text as it needs."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFont, QFontMetrics
from PySide6.QtWidgets import QAbstractItemView, QStyledItemDelegate, QStyleOptionViewItem
from typing_extensions import override

from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.rules import TurnView

_MARGIN = 4


class JournalDelegate(QStyledItemDelegate):
    """Qt's own painting, but as high as the text is when it is wrapped at the width of the view.

    What happened beside the turns stands in slanted letters.
    """

    def __init__(self, view: QAbstractItemView) -> None:
        """For one view."""
        super().__init__(view)
        self._view = view

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        # As if the scroll bar were there: else it would depend on earlier sizes whether lines near the limit need it.
        width = self._view.contentsRect().width() - self._view.verticalScrollBar().sizeHint().width()
        text = str(index.data() or "")
        room = QRect(0, 0, max(1, width - 3 * _MARGIN), 10_000)
        metrics = QFontMetrics(_lettering(self._view.font(), index))
        height = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap.value), text).height()
        return QSize(max(1, width - _MARGIN), height + _MARGIN)

    @override
    def initStyleOption(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> None:
        super().initStyleOption(option, index)
        option.font = _lettering(option.font, index)


def _lettering(font: QFont, index: QModelIndex | QPersistentModelIndex) -> QFont:
    slanted = QFont(font)
    slanted.setItalic(not isinstance(index.data(ROW_ROLE), TurnView))
    return slanted
