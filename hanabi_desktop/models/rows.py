"""Base of the list models: frozen row values, and texts made of them when they are asked for."""

from collections.abc import Sequence
from typing import Any, Generic, TypeVar

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.table.view import TableView
from hanabi_desktop.wording.typography import tool_tip

ROW_ROLE = Qt.ItemDataRole.UserRole + 1
"""The row's frozen value, for delegates."""

RICH_TEXT_ROLE = Qt.ItemDataRole.UserRole + 3
"""The row's words as `RichText`, with each player's badge before the name."""

BRIEF_TEXT_ROLE = Qt.ItemDataRole.UserRole + 4
"""The shortest text that tells what somebody did, as `RichText`."""

Index = QModelIndex | QPersistentModelIndex
Row = TypeVar("Row")


class RowsModel(QAbstractListModel, Generic[Row]):
    """A list of frozen values. Rows keep their indexes where possible, so that focus stays where it was."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Starts empty."""
        super().__init__(parent)
        self.rows: tuple[Row, ...] = ()
        """The rows as they stand; set by `update`."""

    def update(self, view: TableView) -> None:
        """Shows what `view` may see."""
        raise NotImplementedError

    def text(self, row: Row) -> str:
        """The row in words, for display, tooltip and screen reader alike."""
        raise NotImplementedError

    def read_out(self, row: Row) -> str:
        """The row in words for the screen reader, where that is more than what is seen."""
        return self.text(row)

    def value(self, row: Row) -> object:
        """What `ROW_ROLE` answers."""
        return row

    def seen(self, row: Row) -> object:
        """The part of the row that can be seen or heard: without a change of it, views are told nothing."""
        return row

    def other_data(self, row: Row, role: int) -> Any:
        """What other roles answer: the words as a tooltip."""
        return tool_tip(self.text(row)) if role == Qt.ItemDataRole.ToolTipRole else None

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Shows other rows: those that stay in place are told to have changed, the tail grows or shrinks."""
        old, new = len(self.rows), len(rows)
        before = self.rows
        if new > old:
            self.beginInsertRows(QModelIndex(), old, new - 1)
            self.rows = (*before, *rows[old:])
            self.endInsertRows()
        elif new < old:
            self.beginRemoveRows(QModelIndex(), new, old - 1)
            self.rows = before[:new]
            self.endRemoveRows()
        self.rows = tuple(rows)
        for row, (was, now) in enumerate(zip(before, self.rows, strict=False)):
            if was != now and self.seen(was) != self.seen(now):
                index = self.index(row)
                self.dataChanged.emit(index, index)

    def begin_anew(self, rows: Sequence[Row]) -> None:
        """Shows these rows to other eyes.

        To whoever follows the model they are not the old ones that have changed: a screen reader, which keeps the name
        of each thing it has met, would tell the next player what the one before was told.
        """
        self.beginResetModel()
        self.rows = tuple(rows)
        self.endResetModel()

    def forget(self) -> None:
        """Shows nothing, for nobody's eyes."""
        self.begin_anew(())

    def retranslate(self) -> None:
        """The words are others now, the rows the same."""
        if self.rows:
            self.dataChanged.emit(self.index(0), self.index(len(self.rows) - 1))

    @guarded
    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self.rows)

    @guarded
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row = self.rows[index.row()]
        if role == ROW_ROLE:
            return self.value(row)
        if role == Qt.ItemDataRole.DisplayRole:
            return self.text(row)
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self.read_out(row)
        return self.other_data(row, role)
