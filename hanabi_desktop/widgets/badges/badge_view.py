"""A player's badge, large."""

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.guard import override
from hanabi_desktop.painting.badges import paint_badge
from hanabi_desktop.table.badges import Badge


class BadgeView(QWidget):
    """For eyes alone: the name, which stands beside it, is what is read out."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Empty until `show_badge`; its size is its owner's to set."""
        super().__init__(parent)
        self._look = look
        self.badge: Badge | None = None

    def show_badge(self, badge: Badge | None) -> None:
        """Another player's, or nobody's."""
        self.badge = badge
        self.setVisible(badge is not None)
        self.update()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self.badge is None:
            return
        painter = QPainter(self)
        paint_badge(painter, QRectF(self.rect()), self.badge, self._look.theme)
        painter.end()
