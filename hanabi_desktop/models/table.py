"""All models of one table, kept in step."""

from collections.abc import Collection
from typing import Any

from PySide6.QtCore import QObject

from hanabi_desktop.faults.guard import report_exception
from hanabi_desktop.models.discards import DiscardModel
from hanabi_desktop.models.fireworks import FireworksModel
from hanabi_desktop.models.hands import HandModel
from hanabi_desktop.models.journal import JournalModel
from hanabi_desktop.models.players import PlayersModel
from hanabi_desktop.models.rows import RowsModel
from hanabi_desktop.models.tokens import TokenKind, TokensModel
from hanabi_desktop.table.view import TableView


class TableModels(QObject):
    """The models of a table with `players` seats."""

    def __init__(self, players: int, parent: QObject | None = None) -> None:
        """Empty models; `update` fills them."""
        super().__init__(parent)
        self.hands = tuple(HandModel(seat, self) for seat in range(players))
        self.fireworks = FireworksModel(self)
        self.clocks = TokensModel(TokenKind.CLOCK, self)
        self.fuses = TokensModel(TokenKind.FUSE, self)
        self.discards = DiscardModel(self)
        self.journal = JournalModel(self)
        self.players = PlayersModel(self)
        self._all: tuple[RowsModel[Any] | DiscardModel, ...] = (
            *self.hands,
            self.fireworks,
            self.clocks,
            self.fuses,
            self.discards,
            self.journal,
            self.players,
        )

    def update(self, view: TableView, told: TableView | None = None) -> None:
        """Shows what `view` may see, everywhere; the journal is that of `told`, if it is not the same.

        A model that fails shows nothing: it may hold what was for other eyes.
        """
        for model in self._all:
            try:
                model.update(told if told is not None and model is self.journal else view)
            except Exception as error:  # noqa: BLE001 - no other model is to keep what it showed before
                model.forget()
                report_exception(error)

    def forget(self) -> None:
        """Shows nothing at all."""
        for model in self._all:
            model.forget()

    def preview(self, cards: Collection[int]) -> None:
        """Marks the cards, by id, that a hint under consideration would point at."""
        for hand in self.hands:
            hand.preview(cards)

    def retranslate(self) -> None:
        """Every word is to be made anew."""
        for model in self._all:
            model.retranslate()
