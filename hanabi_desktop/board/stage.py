"""The table itself: its parts lie where the layout of the table puts them, whatever the size of the letters."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from hanabi_desktop.board.hand_panel import FRAME, HandPanel
from hanabi_desktop.faults.catching import answered
from hanabi_desktop.painting.places.layout import HANDS_ABOVE, table_layout
from hanabi_desktop.painting.places.unit import window_unit
from hanabi_desktop.widgets.views.fireworks_view import FireworksView


class Stage(QWidget):
    """Hands above and below, and around them tokens, fireworks, news, discard pile and journal."""

    def __init__(
        self,
        hands: Sequence[HandPanel],
        tokens: QWidget,
        fireworks: FireworksView,
        news: QWidget,
        discards: QWidget,
        journal: QWidget,
    ) -> None:
        """Takes all parts in; `hands` are by seat."""
        super().__init__()
        self._hands, self._fireworks = tuple(hands), fireworks
        self._read = tokens, news, discards, journal
        above = HANDS_ABOVE[len(hands)]
        # Tab goes over the parts in the order in which they come: as one reads, from the top left.
        for part in (*self._hands[:above], tokens, fireworks, news, *reversed(self._hands[above:]), discards, journal):
            part.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    @override
    @answered(None)
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        capacity = max(hand.view.capacity for hand in self._hands)
        suits = self._fireworks.model().rowCount()
        unit = window_unit(self.window().size())
        room = QRectF(self.rect())
        layout = table_layout(room.adjusted(FRAME, 0, -FRAME, -FRAME), len(self._hands), capacity, suits, unit)
        for hand, place in zip(self._hands, layout.hands, strict=True):
            hand.place(place, room)
        self._fireworks.card_height = layout.firework
        self._fireworks.setGeometry(layout.fireworks.toRect())
        places = layout.tokens, layout.news, layout.discards, layout.journal
        for part, rect in zip(self._read, places, strict=True):
            part.setGeometry(rect.toRect())
