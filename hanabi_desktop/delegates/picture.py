"""What the delegates of still pictures share: each row is rasterised once per size and look."""

from collections.abc import Hashable
from typing import Generic, TypeVar

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.guard import override
from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.painting.marks import paint_focus
from hanabi_desktop.painting.stores.pixmaps import Make, painted
from hanabi_desktop.painting.theme import Theme

Row = TypeVar("Row")


class PictureDelegate(QStyledItemDelegate, Generic[Row]):
    """Paints rows from the store of pictures. A row is a frozen value, and all that its picture depends on."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        """`look` gives theme and pictures."""
        super().__init__(parent)
        self._look = look

    def draw(self, painter: QPainter, rect: QRectF, row: Row, theme: Theme) -> None:
        """Paints the row's picture, for the store."""
        raise NotImplementedError

    def key(self, row: Row) -> Hashable:
        """All that the row's picture depends on, but for size and look."""
        return row

    def make(self, row: Row) -> Make:
        """Who makes the row's picture for the store."""
        return painted

    def picture_rect(self, cell: QRectF) -> QRectF:
        """Where in its cell the picture lies."""
        return cell

    def focus_rect(self, picture: QRectF) -> QRectF:
        """Where the keyboard's frame lies."""
        return picture

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        row: Row | None = index.data(ROW_ROLE)
        if row is None:
            return
        shown = row
        rect = self.picture_rect(QRectF(option.rect))
        self._look.draw(painter, rect, self.key(row), lambda p, r, theme: self.draw(p, r, shown, theme), self.make(row))
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_focus(painter, self.focus_rect(rect), self._look.theme)
