"""The deck: a pile as thick as it has cards."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.catching import painted
from hanabi_desktop.painting import paint_deck


class DeckView(QWidget):
    """Only its thickness says anything; the number stands beside it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Empty until `set_cards`."""
        super().__init__(parent)
        self._look = look
        self._cards = 0
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def set_cards(self, cards: int) -> None:
        """Shows this many cards left."""
        self._cards = cards
        self.update()

    @override
    @painted
    def paintEvent(self, event: QPaintEvent) -> None:
        theme, cards = self._look.theme, self._cards
        painter = QPainter(self)
        picture = self._look.pixmaps.cached(
            ("deck", cards, theme.key),
            QRectF(self.rect()).size(),
            self.devicePixelRatioF(),
            lambda p, r: paint_deck(p, r, theme, cards),
        )
        painter.drawPixmap(0, 0, picture)
        painter.end()
