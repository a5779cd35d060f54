"""The players of a game in one line of a table, each with the own badge."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from hanabi_desktop.delegates.fitted_text import FittedText
from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.guard import override
from hanabi_desktop.models.rows import RICH_TEXT_ROLE


class PlayersDelegate(QStyledItemDelegate):
    """Long names are fitted by smaller letters, and then cut: a table has no second line."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        """For one view."""
        super().__init__(parent)
        self._look = look
        self._view = parent

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        text = index.data(RICH_TEXT_ROLE)
        style = self._view.style()
        cell = QStyleOptionViewItem(option)
        self.initStyleOption(cell, index)
        bare = QStyleOptionViewItem(cell)
        bare.text = ""
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, bare, painter, option.widget)
        if text is None:
            return
        room = QRectF(style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, cell, option.widget))
        pad = option.fontMetrics.height() * 0.2
        room = QRectF(option.rect).adjusted(max(pad, room.left() - option.rect.left()), 0, -pad, 0)
        theme = self._look.theme
        ink = theme.on_selection if option.state & QStyle.StateFlag.State_Selected else theme.text
        fitted = FittedText(text, option.font, room.size(), Qt.AlignmentFlag.AlignVCenter, wrap=False)
        fitted.paint(painter, room, ink, self._look)
