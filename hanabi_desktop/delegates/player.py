"""A player's name in the order of play."""

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem
from typing_extensions import override

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.catching import drawn
from hanabi_desktop.models.players import Player
from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.painting import paint_focus


class PlayerDelegate(QStyledItemDelegate):
    """Paints names as plates; the one whose turn it is lights up like a lantern."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        """`look` gives the theme."""
        super().__init__(parent)
        self._look = look

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        metrics = option.fontMetrics
        player = index.data(ROW_ROLE)
        wanted = metrics.horizontalAdvance(f"{_label(player)}  ") + metrics.height() * 1.8
        # Everybody has a place, however long the names are.
        view = option.widget
        seats = max(1, index.model().rowCount())
        room = view.width() / seats - 4
        height = min(int(metrics.height() * 1.7), view.height())
        return QSize(int(min(wanted, max(room, metrics.height() * 3))), height)

    @override
    @drawn
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        player = index.data(ROW_ROLE)
        if not isinstance(player, Player):
            return
        theme = self._look.theme
        rect = QRectF(option.rect).adjusted(2, 2, -2, -2)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(theme.accent if player.current else theme.panel_edge)
        painter.setBrush(theme.accent if player.current else theme.panel)
        painter.drawRoundedRect(rect, rect.height() / 2, rect.height() / 2)
        font = QFont(option.font)
        font.setBold(player.current)
        painter.setFont(font)
        painter.setPen(theme.on_accent if player.current else theme.text)
        inner = rect.adjusted(rect.height() * 0.4, 0, -rect.height() * 0.4, 0)
        text = painter.fontMetrics().elidedText(_label(player), Qt.TextElideMode.ElideRight, int(inner.width()))
        painter.drawText(inner, Qt.AlignmentFlag.AlignCenter, text)
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_focus(painter, rect, theme)
        painter.restore()


def _label(player: object) -> str:
    """The name; a star marks the master."""
    if not isinstance(player, Player):
        return ""
    return f"★ {player.name}" if player.master else player.name
