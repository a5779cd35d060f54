"""The fireworks side by side."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from hanabi_desktop.delegates.firework import FireworkDelegate
from hanabi_desktop.delegates.look import Look
from hanabi_desktop.painting import firework_cells
from hanabi_desktop.widgets.views.placed_view import PlacedView


class FireworksView(PlacedView):
    """One column for each suit, as wide as there is room."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """`look` gives theme and pictures."""
        super().__init__(parent)
        self.card_height: float | None = None
        """How high the cards are to be; None for as high as they fit."""
        self._delegate = FireworkDelegate(look, self)
        self.setItemDelegate(self._delegate)

    @override
    def places(self, count: int, area: QRectF) -> Sequence[QRectF]:
        return firework_cells(area, count)
