"""The discard pile, sorted by colour and value."""

from typing import Any

from msgspec import Struct
from PySide6.QtCore import QAbstractTableModel, QCoreApplication, QObject, Qt

from hanabi_desktop.faults.guard import override
from hanabi_desktop.models.rows import ROW_ROLE, Index
from hanabi_desktop.rules import RANKS, Card, SeatView, Suit
from hanabi_desktop.table.view import TableView
from hanabi_desktop.wording.cards import card_name, suit_name


class DiscardCell(Struct, frozen=True):
    """All copies of one face: how many there are, lie on the pile, and are played."""

    card: Card
    copies: int
    discarded: int
    played: bool
    latest: bool = False
    """Whether the card that was discarded last is one of them."""
    wanted: bool = False
    """Whether its firework needs it next."""
    critical: bool = False
    """Whether one copy is left of a face that its firework still needs."""
    useless: bool = False
    """Whether no firework can ever use it again."""

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
        cells = tuple(tuple(_cell(seen, Card(suit, rank)) for rank in RANKS) for suit in seen.rules.suits)
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
    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if not index.isValid():
            return None
        cell = self._cells[index.row()][index.column()]
        if role == ROW_ROLE:
            return cell
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleTextRole):
            return discard_text(cell)
        return None

    @override
    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        if role not in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return None
        if orientation == Qt.Orientation.Horizontal:
            return str(RANKS[section])
        return suit_name(Suit(section))


def _cell(seen: SeatView, card: Card) -> DiscardCell:
    height, reach = seen.fireworks[card.suit], seen.reach[card.suit]
    return DiscardCell(
        card,
        seen.rules.copies(card.suit, card.rank),
        seen.discards.count(card),
        card.rank <= height,
        latest=seen.discards[-1:] == (card,),
        wanted=card.rank == height + 1 <= reach,
        critical=seen.is_critical(card),
        useless=not height < card.rank <= reach,
    )


def discard_text(cell: DiscardCell) -> str:
    """All copies of a face in words."""
    text = QCoreApplication.translate(
        "Discards", "{card}: {discarded} in the discard pile, {left} of {copies} left."
    ).format(card=card_name(cell.card), discarded=cell.discarded, left=cell.left, copies=cell.copies)
    parts = [text]
    if cell.latest:
        parts.append(QCoreApplication.translate("Discards", "Discarded last."))
    if cell.played:
        parts.append(QCoreApplication.translate("Discards", "Played."))
    if cell.wanted:
        parts.append(QCoreApplication.translate("Discards", "Needed next."))
    if cell.critical:
        parts.append(QCoreApplication.translate("Cards", "The last copy."))
    return " ".join(parts)
