"""A firework in the middle of the table."""

from collections.abc import Hashable

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from hanabi_desktop.delegates.picture import PictureDelegate
from hanabi_desktop.faults.guard import override
from hanabi_desktop.models.fireworks import Firework
from hanabi_desktop.painting.fireworks import firework_card_rect, paint_firework
from hanabi_desktop.painting.stores.pixmaps import Make
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rules import Card, Suit


class FireworkDelegate(PictureDelegate[Firework]):
    """Paints a pile with the burst above it."""

    card_height: float | None = None
    """Of the cards; None if they are as large as fits."""

    @override
    def draw(self, painter: QPainter, rect: QRectF, row: Firework, theme: Theme) -> None:
        def face(painter: QPainter, rect: QRectF, suit: Suit, rank: int, _theme: Theme) -> None:
            self._look.draw_card(painter, rect, Card(suit, rank))

        paint_firework(
            painter, rect, row.suit, row.height, theme, row.reach, row.complete, self.card_height, False, face
        )

    @override
    def key(self, row: Firework) -> Hashable:
        return row, self.card_height

    @override
    def make(self, row: Firework) -> Make:
        return self._look.maker(f"firework-{row.suit.name}-{row.height}", self.key(row))

    @override
    def focus_rect(self, picture: QRectF) -> QRectF:
        return firework_card_rect(picture, self.card_height).adjusted(-2, -2, 2, 2)
