"""The fireworks side by side."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QWidget

from hanabi_desktop.delegates.firework import FireworkDelegate
from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.guard import override
from hanabi_desktop.models.fireworks import Firework
from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.painting.fireworks import firework_card_rect, paint_night, paint_sky_burst, sky_burst
from hanabi_desktop.painting.places.layout import firework_cells
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rules import Suit
from hanabi_desktop.widgets.views.placed_view import PlacedView


class FireworksView(PlacedView):
    """One column for each suit: the card below, and the sky above it for its burst."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """`look` gives theme and pictures."""
        super().__init__(parent)
        self._look = look
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

    @override
    def paint_ground(self, painter: QPainter, area: QRectF) -> None:
        model = self.model()
        self.paint_sky(painter, [model.index(row, 0).data(ROW_ROLE) for row in range(model.rowCount())])

    def paint_sky(self, painter: QPainter, fireworks: Sequence[Firework]) -> None:
        """The sky over these fireworks, with the great bursts of those that are complete."""
        theme, cells = self._look.theme, self.places(len(fireworks), QRectF(self.viewport().rect()))
        if not cells:
            return
        night = cells[0].united(cells[-1])
        painter.save()
        painter.setClipRect(self.viewport().rect() if theme.dark else night)
        paint_night(painter, night, theme)
        for firework, cell in zip(fireworks, cells, strict=True):
            place = sky_burst(QRectF(cell.toAlignedRect()), self.card_height) if firework.complete else None
            if place is not None:
                self._look.draw(painter, place, ("sky burst", firework.suit), partial(_paint_burst, firework.suit))
        painter.restore()

    def card_rect(self, index: QModelIndex | QPersistentModelIndex) -> QRectF:
        """Where the top card of a pile lies in the viewport."""
        return firework_card_rect(QRectF(self.visualRect(index)), self._delegate.card_height)


def _paint_burst(suit: Suit, painter: QPainter, rect: QRectF, theme: Theme) -> None:
    paint_sky_burst(painter, rect, suit, theme)
