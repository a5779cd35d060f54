"""Tokens that lie in more than one box, as a `Side` paints them."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.painting.tokens import ClockState, paint_clock_token, paint_red_token


def available_clock(painter: QPainter, rect: QRectF, theme: Theme, _left: int) -> None:
    """A blue token that pays for a hint."""
    paint_clock_token(painter, rect, theme, ClockState.AVAILABLE)


def spent_clock(painter: QPainter, rect: QRectF, theme: Theme, _left: int) -> None:
    """A blue token that has paid, where spent ones lie apart."""
    paint_clock_token(painter, rect, theme, ClockState.SPENT)


def red_token(painter: QPainter, rect: QRectF, theme: Theme, _left: int) -> None:
    """A red token as it lies at first."""
    paint_red_token(painter, rect, theme)
