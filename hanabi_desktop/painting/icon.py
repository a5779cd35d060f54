"""The program's icon, in any size."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter

from hanabi_desktop.painting.bursts import Burst, paint_burst
from hanabi_desktop.painting.canvas import alpha, canvas, fitted, glow, line, pen, rounded
from hanabi_desktop.painting.theme import Scheme, theme_for
from hanabi_desktop.rules import Suit


def paint_icon(painter: QPainter, rect: QRectF) -> None:
    """A firework over the river in a rounded square; below 40 pixels only its rays."""
    theme = theme_for(Scheme.DARK)
    small = fitted(rect, 1.0).width() < 40
    with canvas(painter, rect, 100, 100):
        plate = rounded(QRectF(2, 2, 96, 96), 22)
        night = QLinearGradient(0, 0, 0, 100)
        night.setColorAt(0.0, QColor("#0B0F3D"))
        night.setColorAt(0.72, QColor("#3B2A7E"))
        night.setColorAt(0.74, QColor("#191A55"))
        night.setColorAt(1.0, QColor("#0A0B2E"))
        painter.fillPath(plate, night)
        painter.setClipPath(plate)
        if small:
            for step in range(8):
                painter.save()
                painter.translate(50, 48)
                painter.rotate(step * 45)
                colour = theme.rainbow[(0, 1, 2, 3, 4, 5, 0, 1)[step]]
                painter.strokePath(line([(0, -14), (0, -36)]), pen(colour, 10))
                painter.restore()
            painter.setBrush(QColor("#FFFBE8"))
            painter.drawEllipse(QPointF(50, 48), 10, 10)
        else:
            glow(painter, QPointF(50, 46), 52, QColor("#FFC45C"), 0.5)
            paint_burst(painter, Suit.YELLOW, Burst(50, 45, 37, 2, 40), theme.spark(Suit.YELLOW), theme.rainbow)
            paint_burst(painter, Suit.RED, Burst(21, 27, 11, 1), theme.spark(Suit.RED), theme.rainbow)
            paint_burst(painter, Suit.BLUE, Burst(80, 26, 11, 1), theme.spark(Suit.BLUE), theme.rainbow)
            for y, half in ((78, 20), (84, 13), (90, 17)):
                painter.strokePath(line([(50 - half, y), (50 + half, y)]), pen(alpha(QColor("#FFC45C"), 0.75), 2.4))
        painter.setClipping(False)
        painter.strokePath(plate, pen(QColor("#FFB347"), 4 if small else 2.6))
