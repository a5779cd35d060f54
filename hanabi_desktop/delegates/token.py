"""A token as the edition's box has it."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter
from typing_extensions import override

from hanabi_desktop.delegates.picture import PictureDelegate
from hanabi_desktop.models.tokens import Token, TokenKind
from hanabi_desktop.painting import (
    ClockState,
    Theme,
    paint_clock_token,
    paint_explosion,
    paint_fuse_token,
    paint_hint_tile,
    paint_red_token,
    paint_storm_tile,
)
from hanabi_desktop.rules import Kit


def paint_token(painter: QPainter, rect: QRectF, token: Token, theme: Theme) -> None:
    """One token of any kit, the way it lies."""
    match token.kind, token.kit:
        case TokenKind.CLOCK, Kit.TILES:
            paint_hint_tile(painter, rect, theme, white=not token.used)
        case TokenKind.CLOCK, Kit.TURNED_CLOCKS:
            state = ClockState.TURNED if token.used else ClockState.AVAILABLE
            paint_clock_token(painter, rect, theme, state)
        case TokenKind.CLOCK, _:
            state = ClockState.SPENT if token.used else ClockState.AVAILABLE
            paint_clock_token(painter, rect, theme, state)
        case TokenKind.FUSE, Kit.TILES:
            paint_storm_tile(painter, rect, theme, lightning=token.used)
        case TokenKind.FUSE, Kit.CLOCKS_AND_FUSES if token.explosion:
            paint_explosion(painter, rect, theme)
        case TokenKind.FUSE, Kit.CLOCKS_AND_FUSES:
            painter.save()
            if token.used:
                painter.setOpacity(0.45)
            paint_fuse_token(painter, rect, theme, token.total - token.number, lit=False)
            painter.restore()
        case _:
            turned = token.kit is Kit.TURNED_CLOCKS and token.used
            paint_red_token(painter, rect, theme, used=token.used and token.kit is Kit.TURNED_CLOCKS, turned=turned)


class TokenDelegate(PictureDelegate[Token]):
    """Paints a token the way it lies."""

    @override
    def draw(self, painter: QPainter, rect: QRectF, row: Token, theme: Theme) -> None:
        paint_token(painter, rect, row, theme)
