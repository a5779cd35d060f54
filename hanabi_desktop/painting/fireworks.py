"""The fireworks in the middle of the table: one pile for each suit with its burst above it."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from hanabi_desktop.painting.bursts import Burst, paint_burst, paint_sparkles
from hanabi_desktop.painting.canvas import alpha, drawing, glow, pen, placed, rounded, star
from hanabi_desktop.painting.cards import CARD_ASPECT, paint_empty_slot, paint_face
from hanabi_desktop.painting.figures import paint_figure
from hanabi_desktop.painting.symbols import paint_symbol
from hanabi_desktop.painting.theme import Scheme, Theme, theme_for
from hanabi_desktop.rules import Suit

_GOLD = QColor("#FFD36A")
_HIGHEST = 5


def firework_card_rect(rect: QRectF) -> QRectF:
    """Where the top card of the pile lies: below, in the middle."""
    height = min(rect.height() * 0.70, rect.width() * 0.92 / CARD_ASPECT)
    width = height * CARD_ASPECT
    return QRectF(rect.center().x() - width / 2, rect.bottom() - height - rect.height() * 0.015, width, height)


def paint_firework(
    painter: QPainter,
    rect: QRectF,
    suit: Suit,
    height: int,
    theme: Theme,
    dead: bool = False,
    complete: bool = False,
) -> None:
    """The firework of one suit, its height 0..5.

    The burst above grows with the height. A dead firework shows smoke and a crossed ribbon instead, a complete one a
    golden frame and a crown; any other the figure that is needed next.
    """
    card = firework_card_rect(rect)
    sky = QRectF(rect.left(), rect.top(), rect.width(), max(1.0, card.top() - rect.top() + card.height() * 0.10))
    with drawing(painter):
        painter.setClipRect(rect)
        if not theme.dark:
            _paint_stage(painter, rect, theme)
        if dead:
            _paint_smoke(painter, sky)
        elif height > 0:
            _paint_show(painter, rect, card, suit, height, theme, complete)
        if height == 0:
            paint_empty_slot(painter, card, theme_for(Scheme.DARK, theme.contrast))
            where = placed(card, 0.55, 0.68, 0.38, 0.27) if dead else placed(card, 0.20, 0.34, 0.60, 0.43)
            paint_symbol(painter, where, suit, theme)
        else:
            _paint_pile(painter, card, height, theme)
            paint_face(painter, card, suit, height, theme)
        if complete:
            _paint_crown(painter, card)
        elif dead:
            _paint_ribbon(painter, card)
        elif height < _HIGHEST:
            _paint_next(painter, next_rect(rect), height + 1, theme)


def next_rect(rect: QRectF) -> QRectF:
    """Where the figure needed next is shown: over the top right corner of the card."""
    card = firework_card_rect(rect)
    size = max(16.0, card.width() * 0.40)
    return QRectF(
        min(card.right() + size * 0.1, rect.right()) - size, max(rect.top(), card.top() - size * 0.5), size, size
    )


def _paint_show(
    painter: QPainter, rect: QRectF, card: QRectF, suit: Suit, height: int, theme: Theme, complete: bool
) -> None:
    """The burst rises from behind the card, so that it can be large in little room."""
    free = card.top() - rect.top()
    centre = QPointF(card.center().x(), card.top() - free * 0.36)
    reach = min(rect.width() * 0.5, centre.y() - rect.top()) * 0.98
    radius = reach * (0.42 + 0.145 * (height - 1))
    spark = theme.spark(suit)
    if complete:
        glow(painter, centre, reach, spark, 0.5)
        for x, y, size in ((-0.80, 0.35, 0.24), (0.80, 0.35, 0.24), (-0.78, -0.45, 0.17), (0.78, -0.45, 0.17)):
            side = Burst(centre.x() + x * rect.width() * 0.46, centre.y() + y * reach, reach * size, 1)
            paint_burst(painter, suit, side, spark, theme.rainbow)
        area = QRectF(rect.left(), rect.top(), rect.width(), free).adjusted(3, 3, -3, 0)
        paint_sparkles(painter, area, 30, max(0.8, reach * 0.024), alpha(_GOLD, 0.9), 5)
    burst = Burst(centre.x(), centre.y(), radius, min(3, 1 + height // 2))
    paint_burst(painter, suit, burst, spark, theme.rainbow)


def _paint_pile(painter: QPainter, card: QRectF, height: int, theme: Theme) -> None:
    step = card.width() * 0.012
    for place in range(height - 1, 0, -1):
        under = card.translated(place * step, place * step * 0.6)
        shape = rounded(under, card.width() * 0.09)
        painter.fillPath(shape, QColor("#E7DFCB"))
        painter.strokePath(shape, pen(theme.card_edge, max(0.6, step * 0.6)))


def _paint_next(painter: QPainter, rect: QRectF, rank: int, theme: Theme) -> None:
    """A lantern with the figure that is needed next."""
    with drawing(painter):
        painter.translate(rect.topLeft())
        painter.scale(rect.width() / 100, rect.height() / 100)
        body = QPainterPath(QPointF(50, 2))
        body.lineTo(66, 16)
        body.cubicTo(92, 18, 98, 40, 98, 57)
        body.cubicTo(98, 82, 80, 98, 50, 98)
        body.cubicTo(20, 98, 2, 82, 2, 57)
        body.cubicTo(2, 40, 8, 18, 34, 16)
        body.closeSubpath()
        painter.fillPath(body, QColor("#FFE2A3"))
        painter.strokePath(body, pen(theme.symbol_outline, 4))
        paint_figure(painter, QRectF(18, 24, 64, 64), rank, QColor("#1A0E00"))


def _paint_stage(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A window into the night: by day a burst would not be seen."""
    night = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    night.setColorAt(0.0, theme.card_sky_top)
    night.setColorAt(1.0, theme.card_sky_bottom)
    painter.fillPath(rounded(rect, theme.radius), night)


def _paint_smoke(painter: QPainter, sky: QRectF) -> None:
    """Puffs of smoke where the burst would be."""
    puff = QColor("#BEC3DC")
    size = min(sky.width(), sky.height()) * 0.16
    for x, y, scale in ((0.50, 0.86, 0.6), (0.44, 0.70, 0.8), (0.56, 0.54, 1.0), (0.40, 0.40, 0.9), (0.58, 0.28, 0.7)):
        centre = QPointF(sky.x() + x * sky.width(), sky.y() + y * sky.height())
        painter.setBrush(alpha(puff, 0.22))
        painter.setPen(pen(alpha(puff, 0.55), max(0.8, size * 0.07)))
        painter.drawEllipse(centre, size * scale, size * scale * 0.82)


def _paint_ribbon(painter: QPainter, card: QRectF) -> None:
    """A band tied over the pile, from corner to corner beside number and symbol, with a cross on its seal."""
    with drawing(painter):
        painter.setClipPath(rounded(card, card.width() * 0.09))
        painter.translate(card.topLeft())
        painter.scale(card.width() / 100, card.height() / 140)
        painter.fillPath(rounded(QRectF(0, 0, 100, 140), 9), alpha(QColor("#0A0A12"), 0.45))
        ink, paper = QColor("#0A0A12"), QColor("#E4DFD0")
        band = QPainterPath(QPointF(-6, 146))
        band.lineTo(106, -6)
        painter.strokePath(band, pen(ink, 17))
        painter.strokePath(band, pen(paper, 12))
        stripes = pen(QColor("#3A3A44"), 12)
        stripes.setCapStyle(Qt.PenCapStyle.FlatCap)
        stripes.setDashPattern([0.45, 0.65])
        painter.strokePath(band, stripes)
        knot = QPainterPath()
        knot.addEllipse(QPointF(50, 75), 20, 20)
        painter.fillPath(knot, paper)
        painter.strokePath(knot, pen(ink, 4))
        cross = QPainterPath(QPointF(41, 66))
        cross.lineTo(59, 84)
        cross.moveTo(59, 66)
        cross.lineTo(41, 84)
        painter.strokePath(cross, pen(ink, 8))


def _paint_crown(painter: QPainter, card: QRectF) -> None:
    """A golden frame with a crown of stars."""
    unit = card.width() / 100
    frame = card.adjusted(1.5 * unit, 1.5 * unit, -1.5 * unit, -1.5 * unit)
    painter.strokePath(rounded(frame, 8 * unit), pen(QColor("#3A2400"), 6 * unit))
    painter.strokePath(rounded(frame, 8 * unit), pen(_GOLD, 4 * unit))
    for x, lift, size in ((18, 0, 9), (34, 4, 12), (50, 6, 15), (66, 4, 12), (82, 0, 9)):
        centre = QPointF(card.x() + x * unit, card.y() + (1 - lift) * unit)
        jewel = star(centre, (size * unit, size * unit * 0.44) * 5)
        painter.strokePath(jewel, pen(QColor("#3A2400"), 3 * unit))
        painter.fillPath(jewel, _GOLD)
