"""The players of a game in one line of a table, each with the own badge."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from hanabi_desktop.delegates.badged_text import BadgedText, fitting_font
from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.guard import override
from hanabi_desktop.models.scores import BADGED_ROLE

_ENDLESS = 100_000.0
"""Pixels that no line is long."""


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
        told = index.data(BADGED_ROLE)
        style = self._view.style()
        ground = QStyleOptionViewItem(option)
        self.initStyleOption(ground, index)
        bare = QStyleOptionViewItem(ground)
        bare.text = ""
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, bare, painter, option.widget)
        if told is None:
            return
        room = QRectF(style.subElementRect(QStyle.SubElement.SE_ItemViewItemText, ground, option.widget))
        pad = option.fontMetrics.height() * 0.2
        room = QRectF(option.rect).adjusted(max(pad, room.left() - option.rect.left()), 0, -pad, 0)
        font = fitting_font(told.roomy.text, option.font, room.width())
        text = BadgedText(told, font, _ENDLESS, Qt.AlignmentFlag.AlignLeft)
        theme = self._look.theme
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        ink = theme.on_selection if chosen else theme.text
        painter.save()
        cut = text.widest > room.width()
        dots = painter.fontMetrics().horizontalAdvance("…") if cut else 0
        painter.setClipRect(room.adjusted(0, 0, -dots, 0))
        left = room.left()
        if cut and option.direction is Qt.LayoutDirection.RightToLeft:
            left = room.right() - text.widest
        text.paint(painter, QPointF(left, room.center().y() - text.height / 2), ink, self._look)
        if cut:
            painter.setClipRect(room)
            painter.setFont(font)
            painter.setPen(ink)
            painter.drawText(room, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, "…")
        painter.restore()
