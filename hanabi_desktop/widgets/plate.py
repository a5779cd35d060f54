"""A plate on the table: ground for what would be hard to read on the river."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.catching import painted
from hanabi_desktop.painting.canvas import alpha


class Plate(QWidget):
    """Half transparent, with round corners."""

    opacity = 0.78
    """How much of the ground it covers: more where thin lines and small figures lie on it."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """`look` gives the theme."""
        super().__init__(parent)
        self._look = look

    @override
    @painted
    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(alpha(theme.panel_edge, 0.6))
        painter.setBrush(alpha(theme.panel, self.opacity))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), theme.radius, theme.radius)
        painter.end()
