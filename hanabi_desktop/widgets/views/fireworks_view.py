"""The fireworks side by side."""

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from hanabi_desktop.delegates.firework import FireworkDelegate
from hanabi_desktop.delegates.look import Look
from hanabi_desktop.painting import firework_card_rect, firework_cells
from hanabi_desktop.widgets.views.placed_view import PlacedView


class FireworksView(PlacedView):
    """One column for each suit: the card below, and the sky above it for its burst."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """`look` gives theme and pictures."""
        super().__init__(parent)
        self._delegate = FireworkDelegate(look, self)
        self.setItemDelegate(self._delegate)

    @property
    def card_height(self) -> float | None:
        """How high the cards are to be; None for as large as fits, with some sky above them."""
        return self._delegate.card_height

    @card_height.setter
    def card_height(self, height: float | None) -> None:
        if height != self._delegate.card_height:
            self._delegate.card_height = height
            # Qt keeps places of its own, which it would go by.
            self.scheduleDelayedItemsLayout()
            self.viewport().update()

    @override
    def places(self, count: int, area: QRectF) -> Sequence[QRectF]:
        return firework_cells(area, count, self._delegate.card_height)

    def card_rect(self, index: QModelIndex | QPersistentModelIndex) -> QRectF:
        """Where the top card of a pile lies in the viewport."""
        return firework_card_rect(QRectF(self.visualRect(index)), self._delegate.card_height)
