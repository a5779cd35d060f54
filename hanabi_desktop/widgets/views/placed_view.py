"""A list view whose items lie where a layout puts them: things on a table, not lines."""

from collections.abc import Sequence

from PySide6.QtCore import (
    QAbstractItemModel,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    QRectF,
    Qt,
)
from PySide6.QtGui import QPainter, QPaintEvent, QRegion
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QSizePolicy, QStyle, QStyleOptionViewItem, QWidget

from hanabi_desktop.faults.guard import override
from hanabi_desktop.widgets.views.spoken import tell_renamed

Index = QModelIndex | QPersistentModelIndex


_BEYOND = (-4, -4, 4, 4)
"""Pixels by which what is painted of an item may reach beyond its place, as the keyboard's frame does."""


class PlacedView(QListView):
    """Everything is always in sight, so nothing scrolls. Subclasses say where each row lies."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """A bare view on the table: no frame, no background of its own."""
        super().__init__(parent)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setProperty("bare", True)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setMouseTracking(True)
        # The layout alone decides how large it is.
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def places(self, count: int, area: QRectF) -> Sequence[QRectF]:
        """Where each of `count` rows lies in the viewport `area`."""
        raise NotImplementedError

    def paint_ground(self, painter: QPainter, area: QRectF) -> None:
        """What lies under the items; nothing by default."""

    def lifted(self, row: int) -> bool:
        """Whether somebody has this item in the hand just now: then it is not painted where it lay."""
        return False

    def paint_above(self, painter: QPainter, area: QRectF) -> None:
        """What lies over the items; nothing by default."""

    def _count(self) -> int:
        model: QAbstractItemModel | None = self.model()
        return model.rowCount() if model is not None else 0

    def _places(self) -> Sequence[QRectF]:
        return self.places(self._count(), QRectF(self.viewport().rect()))

    def _place(self, row: int) -> QRect:
        return self._places()[row].toAlignedRect() if 0 <= row < self._count() else QRect()

    @override
    def dataChanged(
        self,
        topLeft: QModelIndex | QPersistentModelIndex,
        bottomRight: QModelIndex | QPersistentModelIndex,
        roles: Sequence[int] = (),
    ) -> None:
        # A list would lay out all its items anew, and paint them; here they stay where they are.
        QAbstractItemView.dataChanged(self, topLeft, bottomRight, roles)
        tell_renamed(self, topLeft.row(), bottomRight.row())

    @override
    def reset(self) -> None:
        super().reset()
        # A list waits until it has laid out its items; what was for other eyes is not to be seen until then.
        self.viewport().update()

    @override
    def visualRect(self, index: Index) -> QRect:
        """Nothing while the view is not seen: a screen reader takes whatever lies somewhere as being shown."""
        return self._place(index.row()) if index.isValid() and self.isVisible() else QRect()

    @override
    def indexAt(self, point: QPoint) -> QModelIndex:
        model = self.model()
        # Later rows lie on top where things overlap.
        for row, place in reversed(list(enumerate(self._places()))):
            if place.toAlignedRect().contains(point):
                return model.index(row, 0)
        return QModelIndex()

    @override
    def scrollTo(self, index: Index, hint: QAbstractItemView.ScrollHint | None = None) -> None:
        """Nothing scrolls."""

    @override
    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        index = self.indexAt(rect.center())
        if index.isValid():
            self.selectionModel().select(index, command)

    @override
    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        region = QRegion()
        for index in selection.indexes():
            region += self.visualRect(index)
        return region

    @override
    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        model = self.model()
        count = self._count()
        if not count:
            return QModelIndex()
        step = {
            QAbstractItemView.CursorAction.MoveLeft: -1,
            QAbstractItemView.CursorAction.MovePrevious: -1,
            QAbstractItemView.CursorAction.MoveUp: -1,
            QAbstractItemView.CursorAction.MoveRight: 1,
            QAbstractItemView.CursorAction.MoveNext: 1,
            QAbstractItemView.CursorAction.MoveDown: 1,
            QAbstractItemView.CursorAction.MoveHome: -count,
            QAbstractItemView.CursorAction.MoveEnd: count,
        }.get(action, 0)
        row = self.currentIndex().row() if self.currentIndex().isValid() else (0 if step >= 0 else count - 1) - step
        return model.index(min(max(row + step, 0), count - 1), 0)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self.viewport())
        self.paint_ground(painter, QRectF(self.viewport().rect()))
        model = self.model()
        option = QStyleOptionViewItem()
        self.initViewItemOption(option)
        usual = QStyle.StateFlag.State_Enabled | QStyle.StateFlag.State_Active
        focused = self.currentIndex().row() if self.hasFocus() else -1
        asked = event.region()
        for row, place in enumerate(self._places()):
            if self.lifted(row) or not asked.intersects(place.adjusted(*_BEYOND).toAlignedRect()):
                continue
            index = model.index(row, 0)
            option.rect = place.toAlignedRect()
            option.state = usual | QStyle.StateFlag.State_HasFocus if row == focused else usual
            self.itemDelegateForIndex(index).paint(painter, option, index)
        self.paint_above(painter, QRectF(self.viewport().rect()))
        painter.end()
