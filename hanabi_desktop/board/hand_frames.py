"""The frames around the card of a hand that is selected, and around one that is announced."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPen

from hanabi_desktop.painting.canvas import alpha
from hanabi_desktop.painting.cards import paint_check, paint_cross
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.table.actions import ActionKind
from hanabi_desktop.table.view import TableCard


def paint_selected(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Paints the frame of the selected own card while the hand has no focus."""
    pen = QPen(alpha(theme.focus, 0.75), max(2.0, rect.width() * 0.02), Qt.PenStyle.DashLine)
    _frame(painter, rect, pen)


def paint_announced(painter: QPainter, rect: QRectF, card: TableCard, theme: Theme) -> None:
    """Paints the frame of the announced card, and while it lies face down a check or a cross on it."""
    width = max(4.0, rect.width() * 0.05)
    # Within the card: what is around it belongs to its neighbours.
    inner = rect.adjusted(width / 2 + 1, width / 2 + 1, -width / 2 - 1, -width / 2 - 1)
    _frame(painter, inner, QPen(theme.symbol_outline, width + 3))
    _frame(painter, inner, QPen(theme.accent, width))
    if card.face is not None:
        return
    size = rect.width() * 0.5
    spot = QRectF(0, 0, size, size)
    spot.moveCenter(rect.center())
    paint = paint_check if card.announced is ActionKind.PLAY else paint_cross
    paint(painter, spot, theme)


def _frame(painter: QPainter, rect: QRectF, pen: QPen) -> None:
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    corner = rect.width() * 0.09
    painter.drawRoundedRect(rect, corner, corner)
    painter.restore()
