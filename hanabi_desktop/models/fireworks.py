"""The fireworks on the table."""

from msgspec import Struct

from hanabi_desktop.faults.guard import override
from hanabi_desktop.models.rows import RowsModel
from hanabi_desktop.rules import RANKS, Rules, Suit
from hanabi_desktop.table.view import TableView
from hanabi_desktop.wording.fireworks import firework_text


class Firework(Struct, frozen=True):
    """One colour's pile, and how far it can still grow."""

    suit: Suit
    height: int
    reach: int

    @property
    def complete(self) -> bool:
        """Whether the five lies on top."""
        return self.height == RANKS[-1]

    @property
    def stuck(self) -> bool:
        """Whether it can grow no more although it is not complete: its next card is gone for good."""
        return self.height == self.reach < RANKS[-1]


class FireworksModel(RowsModel[Firework]):
    """One row for each suit in play, by suit index."""

    _rules = Rules()

    @override
    def update(self, view: TableView) -> None:
        """Shows the fireworks of `view`."""
        seen = view.seen
        self._rules = seen.rules
        self.set_rows([Firework(suit, seen.fireworks[suit], seen.reach[suit]) for suit in seen.rules.suits])

    @override
    def text(self, row: Firework) -> str:
        return firework_text(row.suit, row.height, row.reach, self._rules)
