"""What happened so far, a line a turn or a remark."""

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, Qt
from typing_extensions import override

from hanabi_desktop.boxes import box_of
from hanabi_desktop.faults.catching import answered
from hanabi_desktop.models.rows import Index, RowsModel
from hanabi_desktop.records.remarks import Remark
from hanabi_desktop.rules import TurnView
from hanabi_desktop.table.view import TableView
from hanabi_desktop.wording.journal import turn_text
from hanabi_desktop.wording.players.badged import Badged, badged, marked
from hanabi_desktop.wording.records.remarks import remark_text

BADGED_ROLE = Qt.ItemDataRole.UserRole + 3
"""The row as it is painted: the words, and each player's badge before the name."""


class JournalModel(RowsModel[TurnView | Remark]):
    """All turns, and what happened between them, oldest first; every line may be read by everybody."""

    _view: TableView | None = None

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._told: dict[int, tuple[TurnView | Remark, Badged]] = {}
        """What the rows were told as: it is asked again for every line with every turn."""

    @override
    def update(self, view: TableView) -> None:
        """Shows the journal of `view`."""
        before, self._view = self._view, view
        if before is None or (before.names, before.badges, before.edition, before.seen.rules) != (
            view.names,
            view.badges,
            view.edition,
            view.seen.rules,
        ):
            self._told.clear()
        self.set_rows(view.journal)

    @override
    def retranslate(self) -> None:
        self._told.clear()
        super().retranslate()

    @override
    @answered(None)
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role == BADGED_ROLE:
            return self._badged(index.row()) if index.isValid() and index.row() < len(self.rows) else None
        return super().data(index, role)

    @override
    def text(self, row: TurnView | Remark) -> str:
        return "" if self._view is None else _text(row, self._view, self._view.names)

    def _badged(self, number: int) -> Badged:
        row, view = self.rows[number], self._view
        known = self._told.get(number)
        if known is not None and known[0] == row:
            return known[1]
        told = Badged() if view is None else badged(_text(row, view, marked(view.names)), view.badges)
        self._told[number] = row, told
        return told


def _text(row: TurnView | Remark, view: TableView, names: Sequence[str]) -> str:
    if not isinstance(row, TurnView):
        return remark_text(row, names)
    return turn_text(row, names, view.seen.rules, box_of(view.edition.kit).words)
