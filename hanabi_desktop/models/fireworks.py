"""The fireworks on the table."""

from msgspec import Struct
from PySide6.QtCore import QCoreApplication
from typing_extensions import override

from hanabi_desktop.models.rows import RowsModel
from hanabi_desktop.rules import RANKS, Suit
from hanabi_desktop.table.view import TableView
from hanabi_desktop.wording.cards import suit_name, symbol_name


class Firework(Struct, frozen=True):
    """One colour's pile; `dead` if it can no longer be completed."""

    suit: Suit
    height: int
    dead: bool

    @property
    def complete(self) -> bool:
        """Whether the five lies on top."""
        return self.height == RANKS[-1]


class FireworksModel(RowsModel[Firework]):
    """One row for each suit in play, by suit index."""

    @override
    def update(self, view: TableView) -> None:
        """Shows the fireworks of `view`."""
        seen = view.seen
        self.set_rows([Firework(suit, seen.fireworks[suit], suit in seen.dead) for suit in seen.rules.suits])

    @override
    def text(self, row: Firework) -> str:
        names = {"colour": suit_name(row.suit), "symbol": symbol_name(row.suit)}
        if row.complete:
            text = QCoreApplication.translate("Fireworks", "Firework {colour} ({symbol}): complete.")
        elif row.dead:
            text = QCoreApplication.translate(
                "Fireworks", "Firework {colour} ({symbol}): at {height}; it can no longer be completed."
            )
        else:
            text = QCoreApplication.translate("Fireworks", "Firework {colour} ({symbol}): at {height}; next is {next}.")
        return text.format(**names, height=row.height, next=row.height + 1)
