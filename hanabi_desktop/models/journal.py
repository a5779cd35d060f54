"""What happened so far, a line a turn or a remark."""

from typing_extensions import override

from hanabi_desktop.boxes import box_of
from hanabi_desktop.models.rows import RowsModel
from hanabi_desktop.records.remarks import Remark
from hanabi_desktop.rules import TurnView
from hanabi_desktop.table.view import TableView
from hanabi_desktop.wording.journal import turn_text
from hanabi_desktop.wording.remarks import remark_text


class JournalModel(RowsModel[TurnView | Remark]):
    """All turns, and what happened between them, oldest first; every line may be read by everybody."""

    _view: TableView | None = None

    @override
    def update(self, view: TableView) -> None:
        """Shows the journal of `view`."""
        self._view = view
        self.set_rows(view.journal)

    @override
    def text(self, row: TurnView | Remark) -> str:
        if self._view is None:
            return ""
        view = self._view
        if not isinstance(row, TurnView):
            return remark_text(row, view.names)
        return turn_text(row, view.names, view.seen.rules, box_of(view.edition.kit).words)
