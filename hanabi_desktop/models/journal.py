"""What happened so far, a line a turn or a remark."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import Qt

from hanabi_desktop.boxes import box_of
from hanabi_desktop.faults.guard import override
from hanabi_desktop.models.rows import RICH_TEXT_ROLE, Index, RowsModel
from hanabi_desktop.records.remarks import Remark
from hanabi_desktop.rules import TurnView
from hanabi_desktop.table.view import TableView
from hanabi_desktop.wording.journal import remark_text, turn_text
from hanabi_desktop.wording.typography import RichText, with_badges


class JournalModel(RowsModel[TurnView | Remark]):
    """All turns, and what happened between them, oldest first; every line may be read by everybody."""

    _view: TableView | None = None

    @override
    def update(self, view: TableView) -> None:
        """Shows the journal of `view`."""
        self._view = view
        self.set_rows(view.journal)

    @override
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == RICH_TEXT_ROLE:
            return (
                self._with_badges(self.rows[index.row()]) if index.isValid() and index.row() < len(self.rows) else None
            )
        return super().data(index, role)

    @override
    def text(self, row: TurnView | Remark) -> str:
        return "" if self._view is None else _text(row, self._view, self._view.names)

    def _with_badges(self, row: TurnView | Remark) -> RichText:
        view = self._view
        if view is None:
            return RichText()
        return with_badges(lambda names: _text(row, view, names), view.names, view.badges)


def _text(row: TurnView | Remark, view: TableView, names: Sequence[str]) -> str:
    if not isinstance(row, TurnView):
        return remark_text(row, names)
    return turn_text(row, names, view.seen.rules, box_of(view.edition.kit).words)
