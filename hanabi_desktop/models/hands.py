"""One player's hand."""

from PySide6.QtCore import QObject
from typing_extensions import override

from hanabi_desktop.models.rows import RowsModel
from hanabi_desktop.table.view import TableCard, TableView
from hanabi_desktop.wording.cards import table_card_text


class HandModel(RowsModel[TableCard]):
    """The cards of one seat, in its owner's order."""

    def __init__(self, seat: int, parent: QObject | None = None) -> None:
        """`seat` is whose hand it is; it stays so for the life of the model."""
        super().__init__(parent)
        self.seat = seat
        self._view: TableView | None = None

    @override
    def update(self, view: TableView) -> None:
        """Shows the hand as `view` may see it."""
        self._view = view
        self.set_rows(view.hands[self.seat])

    @property
    def own(self) -> bool:
        """Whether the viewer holds this hand."""
        return self._view is not None and self._view.eyes.viewer == self.seat

    @override
    def text(self, row: TableCard) -> str:
        if self._view is None:
            return ""
        return table_card_text(row, self._view.names[self.seat], self._view.eyes.rules)
