"""One face of the discard pile: a small card for each copy that lies there."""

from functools import partial

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyledItemDelegate

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.models.discards import DiscardCell
from hanabi_desktop.painting.mini import paint_latest, paint_mini_face
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rules import Card


class DiscardDelegate(QStyledItemDelegate):
    """Paints the copies of a face where the display of the pile has them."""

    def __init__(self, look: Look, parent: QObject) -> None:
        """`look` gives theme and pictures; the delegate goes with its `parent`, the view."""
        super().__init__(parent)
        self._look = look

    def paint_copies(self, painter: QPainter, copies: list[QRectF], cell: DiscardCell) -> None:
        """The copies that lie on the pile, the later ones over the earlier ones."""
        for number, place in enumerate(copies):
            rect = QRectF(place.toRect())
            latest = cell.latest and number == len(copies) - 1
            self._look.draw(painter, rect, ("pile", cell.card, latest), partial(_paint_copy, cell.card, latest))


def _paint_copy(card: Card, latest: bool, painter: QPainter, rect: QRectF, theme: Theme) -> None:
    paint_mini_face(painter, rect, card.suit, card.rank, theme)
    if latest:
        paint_latest(painter, rect, theme)
