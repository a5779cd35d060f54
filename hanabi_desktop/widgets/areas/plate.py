"""A plate on the table: ground for what would be hard to read on the river."""

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.guard import override
from hanabi_desktop.painting.canvas import alpha
from hanabi_desktop.painting.theme import Theme


class Plate(QWidget):
    """Half transparent, with round corners."""

    opacity = 0.78
    """How much of the ground it covers: more where thin lines and small figures lie on it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """`look` gives the theme."""
        super().__init__(parent)
        self._look = look

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._look.draw(painter, QRectF(self.rect()), ("plate", self.opacity), partial(_paint_plate, self.opacity))
        painter.end()


def _paint_plate(opacity: float, painter: QPainter, rect: QRectF, theme: Theme) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(alpha(theme.panel_edge, 0.6))
    painter.setBrush(alpha(theme.panel, opacity))
    painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), theme.radius, theme.radius)
