"""The tokens of every box: clocks, fuses and the explosion, the lid, two-sided tiles."""

from __future__ import annotations

from enum import Enum
from math import cos, radians, sin

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from hanabi_desktop.painting.bursts import scatter
from hanabi_desktop.painting.canvas import (
    alpha,
    canvas,
    dot,
    drawing,
    glow,
    line,
    mixed,
    pen,
    polygon,
    rounded,
    star,
    winding,
)
from hanabi_desktop.painting.theme import Theme

LONGEST_FUSE = 3

LONG_FUSE = ((0.88, 0.54), (0.93, 0.38), (0.92, 0.27), (0.85, 0.19), (0.77, 0.22), (0.69, 0.30))
"""A spark's way along the fuse of a fuse token, from its end to the bomb, in shares of the token."""
FLAME = ((0.5, 0.62), (0.46, 0.5), (0.53, 0.36), (0.5, 0.2))
"""A spark's way up the flame of a red token, or over a storm tile."""


class ClockState(Enum):
    """How a clock token lies."""

    AVAILABLE = "available"
    SPENT = "spent"
    TURNED = "turned"
    """Spent, and turned on its side."""


def _around(degrees: float, radius: float) -> tuple[float, float]:
    """A point on a circle around the middle; 0 degrees is at the top, clockwise."""
    return 50 + radius * sin(radians(degrees)), 50 - radius * cos(radians(degrees))


def _disc(painter: QPainter, fill: QColor, edge: QColor) -> None:
    shade = QRadialGradient(QPointF(36, 30), 80)
    shade.setColorAt(0.0, mixed(fill, QColor("#FFFFFF"), 0.28))
    shade.setColorAt(0.45, fill)
    shade.setColorAt(1.0, fill.darker(140))
    disc = dot(50, 50, 45)
    painter.fillPath(disc, shade)
    painter.strokePath(disc, pen(edge, 4))


_SMALL = 26
"""Pixels below which a token shows less."""


def _rim(rect: QRectF, ink: QColor) -> QPen:
    """The broken rim of a spent token, however small more than two pixels thick."""
    width = max(4.0, 240 / max(1.0, min(rect.width(), rect.height())))
    rim = pen(ink, width)
    rim.setDashPattern([9.6 / width, 8.8 / width])
    return rim


def paint_clock_token(painter: QPainter, rect: QRectF, theme: Theme, state: ClockState = ClockState.AVAILABLE) -> None:
    """A blue clock face; spent ones are hollow, and those turned on their side lie a quarter turn round."""
    available = state is ClockState.AVAILABLE
    ink = theme.clock_ink if available else theme.spent_ink
    with canvas(painter, rect, 100, 100):
        if state is ClockState.TURNED:
            painter.translate(50, 50)
            painter.rotate(90)
            painter.translate(-50, -50)
        if available:
            _disc(painter, theme.clock_token, theme.symbol_outline)
            ring = dot(50, 50, 37)
            painter.strokePath(ring, pen(alpha(ink, 0.9), 3))
        else:
            plate = dot(50, 50, 44)
            painter.fillPath(plate, alpha(theme.spent_token, 0.94))
            painter.strokePath(plate, _rim(rect, ink))
        # On a small spent token strokes would run into each other, and its rim be lost among them.
        for hour in range(12) if available or min(rect.width(), rect.height()) >= _SMALL else ():
            long = hour % 3 == 0
            if available or long:
                painter.strokePath(
                    line([_around(hour * 30, 33), _around(hour * 30, 25 if long else 29.5)]),
                    pen(ink, 5 if long else 2.5),
                )
        painter.strokePath(line([(50, 50), (50, 25 if available else 30)]), pen(ink, 6))
        painter.strokePath(line([(50, 50), (66, 58)]), pen(ink, 6))
        painter.setBrush(ink)
        painter.drawEllipse(QPointF(50, 50), 5, 5)


def paint_fuse_token(painter: QPainter, rect: QRectF, theme: Theme, length: int = LONGEST_FUSE) -> None:
    """A black bomb with a fuse of length 3 (on top of the stack) down to 0."""
    length = max(0, min(LONGEST_FUSE, length))
    with canvas(painter, rect, 100, 100):
        bomb = dot(42, 62, 33)
        shade = QRadialGradient(QPointF(32, 50), 55)
        shade.setColorAt(0.0, mixed(theme.fuse_token, QColor("#FFFFFF"), 0.34))
        shade.setColorAt(0.5, theme.fuse_token)
        shade.setColorAt(1.0, theme.fuse_token)
        neck = rounded(QRectF(-10, -8, 20, 14), 3)
        painter.fillPath(bomb, shade)
        painter.strokePath(bomb, pen(theme.fuse_ink, 3))
        painter.save()
        painter.translate(64, 36)
        painter.rotate(42)
        painter.fillPath(neck, theme.fuse_token)
        painter.strokePath(neck, pen(theme.fuse_ink, 3))
        painter.restore()
        for place in range(length):
            x = 42 + (place - (length - 1) / 2) * 14
            painter.setBrush(theme.fuse_ink)
            painter.drawEllipse(QPointF(x, 70), 4.6, 4.6)
        fuse = QPainterPath(QPointF(68, 31))
        if length >= 1:
            fuse.quadTo(QPointF(72, 25), QPointF(77, 22))
        if length >= 2:
            fuse.cubicTo(QPointF(84, 18), QPointF(90, 19), QPointF(92, 28))
        if length >= 3:
            fuse.cubicTo(QPointF(94, 38), QPointF(84, 44), QPointF(88, 54))
        if length:
            painter.strokePath(fuse, pen(theme.symbol_outline, 8))
            painter.strokePath(fuse, pen(QColor("#D8B27A"), 4.6))


def paint_explosion(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The tile at the bottom of the fuse stack."""
    with canvas(painter, rect, 100, 100):
        for radius, inner, colour, turn in (
            (48, 30, theme.red_token, 0.0),
            (38, 23, theme.flame, 11.0),
            (27, 15, QColor("#FFE27A"), 4.0),
            (13, 8, QColor("#FFFBE6"), 9.0),
        ):
            jags = (radius, inner, radius * 0.86, inner, radius * 0.94, inner) * 4
            blast = star(QPointF(50, 50), jags, radians(turn - 90))
            painter.fillPath(blast, colour)
            if radius == 48:
                painter.strokePath(blast, pen(theme.symbol_outline, 2.5))


def paint_red_token(painter: QPainter, rect: QRectF, theme: Theme, used: bool = False, turned: bool = False) -> None:
    """A red fuse token with a flame on it; used ones are hollow, and may lie a quarter turn round."""
    with canvas(painter, rect, 100, 100):
        if turned:
            painter.translate(50, 50)
            painter.rotate(90)
            painter.translate(-50, -50)
        flame = QPainterPath(QPointF(52, 14))
        flame.cubicTo(56, 32, 78, 42, 74, 64)
        flame.cubicTo(72, 80, 61, 87, 50, 87)
        flame.cubicTo(36, 87, 25, 77, 26, 61)
        flame.cubicTo(27, 50, 34, 46, 36, 36)
        flame.cubicTo(42, 41, 44, 47, 43, 53)
        flame.cubicTo(52, 44, 55, 30, 52, 14)
        flame.closeSubpath()
        if used:
            plate = dot(50, 50, 44)
            painter.fillPath(plate, alpha(theme.spent_token, 0.94))
            painter.strokePath(plate, _rim(rect, theme.spent_ink))
            painter.strokePath(flame, pen(theme.spent_ink, 4))
            painter.strokePath(line([(24, 76), (76, 24)]), pen(theme.spent_ink, 6))
            return
        _disc(painter, theme.red_token, theme.symbol_outline)
        painter.fillPath(flame, theme.red_ink)
        heart = QPainterPath(QPointF(50, 52))
        heart.cubicTo(54, 60, 62, 64, 60, 73)
        heart.cubicTo(58, 81, 42, 81, 40, 73)
        heart.cubicTo(39, 65, 47, 62, 50, 52)
        painter.fillPath(heart, theme.flame)


LID_RIM = 0.05
"""Width of the lid's rim, as a share of the lid's shorter side."""


def lid_inner_rect(rect: QRectF) -> QRectF:
    """The floor of the lid, where tokens lie."""
    edge = min(rect.width(), rect.height()) * LID_RIM
    return rect.adjusted(edge, edge, -edge, -edge)


def paint_box_lid(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The lid of the box, upside down: a tray of any shape."""
    edge = min(rect.width(), rect.height()) * LID_RIM
    inner = lid_inner_rect(rect)
    with drawing(painter):
        rim = max(1.2, edge * 0.22)
        outer = rounded(rect.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2), edge)
        painter.fillPath(outer, theme.lid)
        painter.strokePath(outer, pen(theme.lid_edge, rim))
        floor = QLinearGradient(inner.topLeft(), inner.bottomLeft())
        floor.setColorAt(0.0, theme.lid.darker(175))
        floor.setColorAt(1.0, theme.lid.darker(135))
        shape = rounded(inner, edge * 0.5)
        if theme.high_contrast:
            painter.fillPath(shape, theme.panel)
        else:
            painter.fillPath(shape, floor)
        painter.strokePath(shape, pen(alpha(theme.lid_edge, 0.7), max(0.8, edge * 0.12)))
        for x, y in (
            (rect.left(), rect.top()),
            (rect.right(), rect.top()),
            (rect.left(), rect.bottom()),
            (rect.right(), rect.bottom()),
        ):
            cx = x + (edge * 0.5 if x == rect.left() else -edge * 0.5)
            cy = y + (edge * 0.5 if y == rect.top() else -edge * 0.5)
            painter.setBrush(theme.lid_edge)
            painter.drawEllipse(QPointF(cx, cy), edge * 0.16, edge * 0.16)


def _tile(painter: QPainter, fill: QColor, edge: QColor) -> QPainterPath:
    tile = rounded(QRectF(5, 5, 90, 90), 14)
    painter.fillPath(tile, fill)
    painter.strokePath(tile, pen(edge, 3))
    return tile


def paint_hint_tile(painter: QPainter, rect: QRectF, theme: Theme, white: bool = True) -> None:
    """A two-sided hint tile: the white side shows a lit lantern, the black side one that is out."""
    with canvas(painter, rect, 100, 100):
        ink = theme.tile_dark if white else theme.tile_light
        _tile(painter, theme.tile_light if white else theme.tile_dark, ink)
        if white:
            painter.setBrush(QColor("#FFB347"))
            painter.setPen(pen(ink, 3.5))
            painter.drawEllipse(QPointF(50, 52), 25, 24)
        else:
            painter.setPen(pen(ink, 3.5))
            painter.drawEllipse(QPointF(50, 52), 25, 24)
        for offset in (10.0, 19.0):
            painter.drawArc(QRectF(50 - (27 - offset), 28, 2 * (27 - offset), 48), 90 * 16, 180 * 16)
            painter.drawArc(QRectF(50 - (27 - offset), 28, 2 * (27 - offset), 48), -90 * 16, 180 * 16)
        painter.fillPath(rounded(QRectF(38, 23, 24, 8), 2), ink)
        painter.fillPath(rounded(QRectF(38, 73, 24, 8), 2), ink)
        painter.strokePath(line([(50, 23), (50, 13)]), pen(ink, 4))
        painter.strokePath(line([(50, 81), (50, 90)]), pen(ink, 4))
        if not white:
            painter.strokePath(line([(20, 80), (80, 24)]), pen(theme.tile_dark, 11))
            painter.strokePath(line([(20, 80), (80, 24)]), pen(ink, 5))


def paint_storm_tile(painter: QPainter, rect: QRectF, theme: Theme, lightning: bool = False) -> None:
    """A two-sided storm tile: a starry sky, or a cloud with lightning."""
    with canvas(painter, rect, 100, 100):
        if not lightning:
            sky = _tile(painter, QColor("#14235E"), theme.tile_light)
            painter.setClipPath(sky)
            moon = dot(66, 36, 18)
            bite = dot(58, 30, 17)
            painter.fillPath(moon.subtracted(bite), QColor("#FFE9A8"))
            for place, (x, y, z) in enumerate(scatter(11, 2)):
                point = QPointF(12 + x * 76, 14 + y * 74)
                size = 2.2 + 4.4 * z
                if place % 3 == 0:
                    painter.fillPath(star(point, (size * 1.5, size * 0.5) * 4), QColor("#FFF7DA"))
                else:
                    painter.setBrush(QColor("#FFF7DA"))
                    painter.drawEllipse(point, size * 0.36, size * 0.36)
            return
        storm = _tile(painter, QColor("#3B3F4C"), theme.tile_light)
        painter.setClipPath(storm)
        glow(painter, QPointF(52, 64), 46, QColor("#FFE98A"), 0.55)
        cloud = winding()
        for x, y, radius in ((30, 38, 15), (48, 30, 19), (68, 36, 16)):
            cloud.addEllipse(QPointF(x, y), radius, radius)
        cloud.addRoundedRect(QRectF(18, 36, 64, 18), 9, 9)
        painter.fillPath(cloud.simplified(), QColor("#DDE2EE"))
        painter.strokePath(cloud.simplified(), pen(QColor("#14141C"), 2.5))
        bolt = polygon([(54, 44), (36, 70), (49, 70), (42, 93), (68, 62), (54, 62), (62, 44)])
        painter.strokePath(bolt, pen(QColor("#14141C"), 6))
        painter.fillPath(bolt, QColor("#FFD93B"))
