"""A token as the edition's box has it."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from hanabi_desktop.delegates.picture import PictureDelegate
from hanabi_desktop.faults.guard import override
from hanabi_desktop.models.tokens import Token
from hanabi_desktop.painting.theme import Theme


def paint_token(painter: QPainter, rect: QRectF, token: Token, theme: Theme) -> None:
    """One token of any box, the way it lies."""
    sort = token.sort
    part = sort.bottom if token.bottom and sort.bottom else sort.used if token.used else sort.unused
    part.paint(painter, rect, theme, token.left)


class TokenDelegate(PictureDelegate[Token]):
    """Paints a token the way it lies."""

    @override
    def draw(self, painter: QPainter, rect: QRectF, row: Token, theme: Theme) -> None:
        paint_token(painter, rect, row, theme)
