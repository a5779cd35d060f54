"""What happened so far, a line a turn."""

from typing_extensions import override

from hanabi_desktop.boxes import box_of
from hanabi_desktop.models.rows import RowsModel
from hanabi_desktop.rules import TurnView
from hanabi_desktop.table.view import TableView
from hanabi_desktop.wording.journal import turn_text


class JournalModel(RowsModel[TurnView]):
    """All turns, oldest first; every line may be read by everybody."""

    _view: TableView | None = None

    @override
    def update(self, view: TableView) -> None:
        """Shows the journal of `view`."""
        self._view = view
        self.set_rows(view.seen.turns)

    @override
    def text(self, row: TurnView) -> str:
        if self._view is None:
            return ""
        view = self._view
        return turn_text(row, view.names, view.seen.rules, box_of(view.edition.kit).words)
