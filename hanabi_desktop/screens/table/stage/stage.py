"""The table itself: its parts lie where the layout of the table puts them, whatever the size of the letters."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from hanabi_desktop.faults.catching import answered
from hanabi_desktop.painting import HANDS_ABOVE, table_layout


class Stage(QWidget):
    """Hands above and below, and between them tokens, fireworks, news and papers."""

    def __init__(
        self, hands: Sequence[QWidget], tokens: QWidget, fireworks: QWidget, news: QWidget, papers: QWidget
    ) -> None:
        """Takes all parts in; `hands` are by seat."""
        super().__init__()
        self._hands, self._middle = tuple(hands), (tokens, fireworks, news, papers)
        above = HANDS_ABOVE[len(hands)]
        # Tab goes over the parts in the order in which they come: as one reads, from the top left.
        for part in (*self._hands[:above], *self._middle, *reversed(self._hands[above:])):
            part.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    @override
    @answered(None)
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        layout = table_layout(QRectF(self.rect()), len(self._hands))
        places = (*layout.hands, layout.tokens, layout.fireworks, layout.news, layout.papers)
        for part, place in zip((*self._hands, *self._middle), places, strict=True):
            part.setGeometry(place.toRect())
