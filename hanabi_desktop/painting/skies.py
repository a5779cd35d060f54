"""A show as a still picture: each firework of a game over the lake, at the height it reached."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from hanabi_desktop.painting.bursts import Burst, paint_burst
from hanabi_desktop.painting.scene import paint_table_background
from hanabi_desktop.painting.theme import Scheme, Theme, theme_for
from hanabi_desktop.rules import Suit


def paint_sky(painter: QPainter, rect: QRectF, heights: Sequence[int], theme: Theme) -> None:
    """The night over the lake, with a burst for each firework that was begun."""
    night = theme_for(Scheme.DARK, theme.contrast)
    tall = QRectF(rect.left(), rect.top(), rect.width(), rect.height() * 0.78 / 0.58)
    paint_table_background(painter, tall, night)
    unit = min(rect.width() / max(5, len(heights)), rect.height()) / 2
    water = rect.top() + rect.height() * 0.78
    for suit, height in enumerate(heights):
        if height:
            x = rect.left() + rect.width() * (suit + 0.5) / len(heights)
            y = water - rect.height() * 0.12 * height
            burst = Burst(x, y, unit * (0.3 + 0.17 * height), 4, (water - y) * 0.92)
            paint_burst(painter, Suit(suit), burst, night.spark(Suit(suit)), night.rainbow)
