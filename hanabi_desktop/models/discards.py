"""The discard pile, sorted by colour and value."""

from typing import Any

from msgspec import Struct
from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QObject, Qt
from typing_extensions import override

from hanabi_desktop.faults.catching import answered
from hanabi_desktop.models.rows import ROW_ROLE, Index
from hanabi_desktop.rules import RANKS, Card, Suit
from hanabi_desktop.table.view import TableView
from hanabi_desktop.wording.cards import card_name, suit_name


class DiscardCell(Struct, frozen=True):
    """All copies of one face: how many there are, lie on the pile, and are played."""

    card: Card
    copies: int
    discarded: int
    played: bool

    @property
    def left(self) -> int:
        """Copies that are still in a hand or in the deck."""
        return self.copies - self.discarded - self.played


class DiscardModel(QAbstractTableModel):
    """A row for each suit in play, a column for each value."""

    def __init__(self, parent: QObject | None = None) -> None:
        """Starts empty."""
        super().__init__(parent)
        self._cells: tuple[tuple[DiscardCell, ...], ...] = ()

    def update(self, view: TableView) -> None:
        """Shows the pile of `view`."""
        seen = view.seen
        cells = tuple(
            tuple(
                DiscardCell(
                    Card(suit, rank),
                    seen.rules.copies(suit, rank),
                    seen.discards.count(Card(suit, rank)),
                    rank <= seen.fireworks[suit],
                )
                for rank in RANKS
            )
            for suit in seen.rules.suits
        )
        if len(cells) != len(self._cells):
            self.beginResetModel()
            self._cells = cells
            self.endResetModel()
        elif cells != self._cells:
            self._cells = cells
            self.retranslate()

    def forget(self) -> None:
        """Shows nothing."""
        self.beginResetModel()
        self._cells = ()
        self.endResetModel()

    def retranslate(self) -> None:
        """The words are others now, the pile the same."""
        if self._cells:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._cells) - 1, len(RANKS) - 1))
            self.headerDataChanged.emit(Qt.Orientation.Vertical, 0, len(self._cells) - 1)

    @override
    def rowCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(self._cells)

    @override
    def columnCount(self, parent: Index | None = None) -> int:
        return 0 if parent is not None and parent.isValid() else len(RANKS)

    @override
    @answered(None)
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        cell = self._cells[index.row()][index.column()]
        if role == ROW_ROLE:
            return cell
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            text = QCoreApplication.translate(
                "Discards", "{card}: {discarded} on the discard pile; left: {left} of {copies}."
            )
            return text.format(card=card_name(cell.card), discarded=cell.discarded, left=cell.left, copies=cell.copies)
        return None

    @override
    @answered(None)
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        if orientation == Qt.Orientation.Horizontal:
            return str(RANKS[section])
        return suit_name(Suit(section))
