"""One face of all cards: what has become of its copies, and how many are left."""

from collections.abc import Hashable

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from hanabi_desktop.delegates.picture import PictureDelegate
from hanabi_desktop.faults.guard import override
from hanabi_desktop.models.discards import DiscardCell
from hanabi_desktop.painting.canvas import alpha, drawing, pen, placed, rounded
from hanabi_desktop.painting.marks import critical_rect, paint_critical
from hanabi_desktop.painting.mini import GONE, LEFT, PLAYED, paint_copy, paint_mini_face
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.wording.table import count_text


class LeftDelegate(PictureDelegate[DiscardCell]):
    """Paints a face, beside it a sign for each copy, and under those how many of how many are left."""

    @override
    def key(self, row: DiscardCell) -> Hashable:
        return "left", row, count_text(row.left, row.copies)

    @override
    def picture_rect(self, cell: QRectF) -> QRectF:
        return cell.adjusted(3, 2, -3, -2)

    @override
    def draw(self, painter: QPainter, rect: QRectF, row: DiscardCell, theme: Theme) -> None:
        with drawing(painter):
            painter.fillPath(rounded(rect, rect.height() * 0.1), alpha(theme.field, 0.6))
        if row.wanted:
            paint_wanted(painter, rect, theme)
        inner = rect.adjusted(*(rect.height() * share for share in (0.08, 0.1, -0.08, -0.1)))
        face = QRectF(inner.left(), inner.top(), min(inner.height() * 0.72, inner.width() * 0.36), inner.height())
        paint_mini_face(painter, face, row.card.suit, row.card.rank, theme)
        if row.useless:
            with drawing(painter):
                painter.fillPath(rounded(face, face.width() * 0.11), alpha(theme.field, 0.55))
        rest = QRectF(face.right() + rect.height() * 0.08, inner.top(), 0, inner.height())
        rest.setRight(inner.right())
        states = [PLAYED] * row.played + [GONE] * row.discarded + [LEFT] * row.left
        signs = placed(rest, 0, 0, 1, 0.46)
        wide = min(signs.width() / 3, signs.height() * 0.86)
        for number, state in enumerate(states):
            place = QRectF(signs.left() + number * wide, signs.top(), wide, signs.height()).adjusted(1, 0, -1, 0)
            paint_copy(painter, place, state, row.card.suit, theme)
        _paint_count(painter, placed(rest, 0, 0.5, 1, 0.5), row, theme)
        if row.critical:
            side = min(signs.height(), signs.width() - wide * len(states))
            paint_seal(painter, QRectF(signs.right() - side, signs.top(), side, side), theme)


def _paint_count(painter: QPainter, rect: QRectF, row: DiscardCell, theme: Theme) -> None:
    text = count_text(row.left, row.copies)
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(6, round(rect.height() * 0.95)))
    painter.save()
    painter.setFont(font)
    wide = painter.fontMetrics().horizontalAdvance(text)
    if wide > rect.width():
        font.setPixelSize(max(6, int(font.pixelSize() * rect.width() / wide)))
        painter.setFont(font)
    painter.setPen(theme.muted_text if row.useless else theme.text)
    painter.drawText(rect, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), text)
    painter.restore()


def paint_seal(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The sign of a last copy, by itself."""
    side = min(rect.width(), rect.height())
    card = side / critical_rect(QRectF(0, 0, 100, 140)).width() * 100
    at = critical_rect(QRectF(0, 0, card, card * 1.4))
    corner = rect.center() - at.center()
    paint_critical(painter, QRectF(corner.x(), corner.y(), card, card * 1.4), theme)


def paint_wanted(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The frame of a face that its firework needs next."""
    width = max(2.0, rect.height() * 0.045)
    with drawing(painter):
        shape = rounded(rect.adjusted(width / 2, width / 2, -width / 2, -width / 2), rect.height() * 0.1)
        painter.strokePath(shape, pen(theme.symbol_outline, width + 1.5))
        painter.strokePath(shape, pen(theme.pointed, width))


def paint_useless(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A pale card: a face that no firework can use any more."""
    card = QRectF(rect.center().x() - rect.height() * 0.36, rect.top(), rect.height() * 0.72, rect.height())
    with drawing(painter):
        painter.fillPath(rounded(card, card.width() * 0.12), theme.suit_fill[0])
        painter.fillPath(rounded(card, card.width() * 0.12), alpha(theme.field, 0.6))
