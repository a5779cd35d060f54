"""A firework in the middle of the table."""

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem
from typing_extensions import override

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.models.fireworks import Firework
from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.painting import firework_card_rect, paint_firework, paint_focus


class FireworkDelegate(QStyledItemDelegate):
    """Paints a pile with the burst above it."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        """`look` gives theme and pictures."""
        super().__init__(parent)
        self._look = look

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row = index.data(ROW_ROLE)
        if not isinstance(row, Firework):
            return
        theme = self._look.theme
        rect = QRectF(option.rect)
        picture = self._look.pixmaps.cached(
            ("firework", row, theme.key),
            rect.size(),
            painter.device().devicePixelRatioF(),
            lambda p, r: paint_firework(p, r, row.suit, row.height, theme, row.dead, row.complete),
        )
        painter.drawPixmap(rect.topLeft(), picture)
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_focus(painter, firework_card_rect(rect).adjusted(-2, -2, 2, 2), theme)
