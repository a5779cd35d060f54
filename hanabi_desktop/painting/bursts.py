"""The bursts in the sky: one motif for each suit, used on cards, over fireworks and in the scenes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import cos, pi, sin, tau

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient

from hanabi_desktop.painting.canvas import alpha, drawing, glow, mixed
from hanabi_desktop.rules import Suit

_WHITE = QColor("#FFFDF2")


@dataclass(frozen=True, slots=True)
class Burst:
    """One burst: where it opens, how far it reaches, and how much of it there is (1 plain .. 3 rich)."""

    x: float
    y: float
    radius: float
    richness: int = 2
    tail: float = 0.0
    """Length of the rocket's trail below the burst; 0 for none."""


def paint_burst(
    painter: QPainter, suit: Suit, burst: Burst, spark: QColor, rainbow: Sequence[QColor], opacity: float = 1.0
) -> None:
    """Paint one burst in the motif of its suit."""
    centre = QPointF(burst.x, burst.y)
    with drawing(painter):
        painter.setOpacity(painter.opacity() * opacity)
        if burst.tail > 0:
            _tail(painter, burst, spark)
        glow(painter, centre, burst.radius * 1.25, spark, 0.42)
        match suit:
            case Suit.RED:
                _peony(painter, burst, spark)
            case Suit.YELLOW:
                _starburst(painter, burst, spark)
            case Suit.GREEN:
                _willow(painter, burst, spark)
            case Suit.BLUE:
                _rings(painter, burst, spark)
            case Suit.WHITE:
                _chrysanthemum(painter, burst, spark)
            case _:
                _fan(painter, burst, rainbow)
        if suit is not Suit.BLUE:
            glow(painter, centre, burst.radius * 0.26, _WHITE, 0.95)


def paint_sparkles(painter: QPainter, area: QRectF, count: int, size: float, colour: QColor, seed: int) -> None:
    """Scatter small sparks over an area, always the same ones for a seed."""
    with drawing(painter):
        path = QPainterPath()
        for x, y, z in scatter(count, seed):
            reach = size * (0.35 + 0.65 * z)
            path.addEllipse(QPointF(area.x() + x * area.width(), area.y() + y * area.height()), reach, reach)
        painter.fillPath(path, colour)


def scatter(count: int, seed: int) -> list[tuple[float, float, float]]:
    """Evenly strewn points of the unit cube (a low-discrepancy sequence: no clumps, no chance)."""
    first, second, third = 0.8191725134, 0.6710436067, 0.5497004779
    start = 0.5 + seed * 0.3819660113
    return [
        ((start + step * first) % 1.0, (start + step * second) % 1.0, (start * 1.7 + step * third) % 1.0)
        for step in range(1, count + 1)
    ]


def _light(centre: QPointF, radius: float, spark: QColor, end: float = 0.0) -> QBrush:
    """White-hot in the middle, the suit's colour outside, fading at the end."""
    gradient = QRadialGradient(centre, radius)
    gradient.setColorAt(0.0, _WHITE)
    gradient.setColorAt(0.30, mixed(spark, _WHITE, 0.45))
    gradient.setColorAt(0.62, spark)
    gradient.setColorAt(1.0, alpha(spark, end))
    return QBrush(gradient)


def _blade(path: QPainterPath, start: QPointF, end: QPointF, width: float) -> None:
    """A thin kite from start to end, widest near the end."""
    dx, dy = end.x() - start.x(), end.y() - start.y()
    length = max(1e-6, (dx * dx + dy * dy) ** 0.5)
    nx, ny = -dy / length * width / 2, dx / length * width / 2
    mx, my = start.x() + dx * 0.72, start.y() + dy * 0.72
    path.moveTo(start)
    path.lineTo(mx + nx, my + ny)
    path.lineTo(end)
    path.lineTo(mx - nx, my - ny)
    path.closeSubpath()


def _dot(path: QPainterPath, centre: QPointF, radius: float) -> None:
    path.addEllipse(centre, radius, radius)


def _winding() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def _polar(centre: QPointF, angle: float, radius: float, drop: float = 0.0) -> QPointF:
    return QPointF(centre.x() + radius * cos(angle), centre.y() + radius * sin(angle) + drop)


def _tail(painter: QPainter, burst: Burst, spark: QColor) -> None:
    bottom = burst.y + burst.tail
    sway = burst.tail * 0.10
    width = max(burst.radius * 0.055, burst.tail * 0.012)
    path = QPainterPath(QPointF(burst.x, burst.y))
    path.quadTo(burst.x - sway * 0.2, burst.y + burst.tail * 0.55, burst.x - sway, bottom)
    path.quadTo(burst.x - sway * 0.2 + width, burst.y + burst.tail * 0.55, burst.x + width, burst.y)
    gradient = QLinearGradient(burst.x, burst.y, burst.x, bottom)
    gradient.setColorAt(0.0, alpha(mixed(spark, _WHITE, 0.6), 0.95))
    gradient.setColorAt(1.0, alpha(spark, 0.0))
    painter.fillPath(path, gradient)


def _peony(painter: QPainter, burst: Burst, spark: QColor) -> None:
    """A sphere of round stars, each on a faint spoke: shells of dots, densest outside."""
    centre = QPointF(burst.x, burst.y)
    count = (12, 16, 20)[burst.richness - 1]
    spokes, dots, cores = _winding(), _winding(), _winding()
    shells = ((1.0, 0.066), (0.74, 0.054), (0.48, 0.042))[: burst.richness + 1]
    for place, (reach, size) in enumerate(shells):
        number = max(6, round(count * (1.0, 0.75, 0.5)[place]))
        for step in range(number):
            angle = (step + 0.5 * (place % 2)) * tau / number - pi / 2
            end = _polar(centre, angle, burst.radius * (reach - size))
            _dot(dots, end, burst.radius * size)
            _dot(cores, end, burst.radius * size * 0.45)
            if place == 0:
                _blade(spokes, _polar(centre, angle, burst.radius * 0.16), end, burst.radius * 0.028)
    painter.fillPath(spokes, alpha(spark, 0.75))
    painter.fillPath(dots, spark)
    painter.fillPath(cores, mixed(spark, _WHITE, 0.75))


def _starburst(painter: QPainter, burst: Burst, spark: QColor) -> None:
    """Straight sharp rays, long and short by turns, ending in little five-pointed stars."""
    centre = QPointF(burst.x, burst.y)
    count = (10, 10, 14)[burst.richness - 1]
    rays, stars = _winding(), _winding()
    for step in range(count):
        angle = step * tau / count - pi / 2
        _blade(
            rays,
            _polar(centre, angle, burst.radius * 0.06),
            _polar(centre, angle, burst.radius * 0.84),
            burst.radius * 0.085,
        )
        short = angle + pi / count
        _blade(
            rays,
            _polar(centre, short, burst.radius * 0.06),
            _polar(centre, short, burst.radius * 0.56),
            burst.radius * 0.06,
        )
        _star_at(stars, _polar(centre, angle, burst.radius * 0.90), burst.radius * 0.10, angle)
        if burst.richness > 1:
            _star_at(stars, _polar(centre, short, burst.radius * 0.68), burst.radius * 0.07, short)
    painter.fillPath(rays, _light(centre, burst.radius, spark, 0.5))
    painter.fillPath(stars, mixed(spark, _WHITE, 0.35))


def _star_at(path: QPainterPath, centre: QPointF, radius: float, turn: float) -> None:
    for step in range(10):
        reach = radius if step % 2 == 0 else radius * 0.42
        point = _polar(centre, turn + step * pi / 5, reach)
        if step == 0:
            path.moveTo(point)
        else:
            path.lineTo(point)
    path.closeSubpath()


def _willow(painter: QPainter, burst: Burst, spark: QColor) -> None:
    """Arcs that climb, bend and hang down like the branches of a willow, with falling embers."""
    centre = QPointF(burst.x, burst.y - burst.radius * 0.22)
    count = (9, 13, 17)[burst.richness - 1]
    branches, embers = _winding(), _winding()
    width = burst.radius * 0.035
    for step in range(count):
        share = step / (count - 1) * 2 - 1
        for layer in range(2 if burst.richness > 1 else 1):
            reach = burst.radius * (1.0, 0.62)[layer]
            x = centre.x() + share * reach * (0.98 - 0.10 * layer)
            crown = centre.y() - reach * (0.82 - 0.30 * share * share)
            fall = burst.radius * (0.52 + 0.62 * (1 - abs(share)) * (0.9 if step % 2 else 0.45) + 0.18 * layer)
            if abs(share) < 0.12:
                continue
            control = QPointF(centre.x() + share * reach * 0.62, crown)
            end = QPointF(x, centre.y() + fall)
            shoulder = QPointF(x, centre.y() - reach * 0.35)
            branches.moveTo(centre)
            branches.cubicTo(control, shoulder, end)
            branches.cubicTo(
                QPointF(shoulder.x() - width, shoulder.y() - width), QPointF(control.x(), crown - width * 1.6), centre
            )
            branches.closeSubpath()
            for drop in range(3):
                _dot(embers, QPointF(x, end.y() - drop * burst.radius * 0.13), width * (0.9 - 0.2 * drop))
    painter.fillPath(branches, _light(centre, burst.radius * 1.5, spark, 0.35))
    painter.fillPath(embers, mixed(spark, _WHITE, 0.45))


def _rings(painter: QPainter, burst: Burst, spark: QColor) -> None:
    """A bright ball with tilted rings of light around it."""
    centre = QPointF(burst.x, burst.y)
    pale = mixed(spark, _WHITE, 0.55)
    tilts = ((-24.0,), (-24.0, 52.0), (-24.0, 36.0, 96.0))[burst.richness - 1]
    for tilt in tilts:
        painter.save()
        painter.translate(centre)
        painter.rotate(tilt)
        ring = QRectF(-burst.radius * 0.97, -burst.radius * 0.36, burst.radius * 1.94, burst.radius * 0.72)
        painter.setPen(QPen(alpha(spark, 0.38), burst.radius * 0.11))
        painter.drawEllipse(ring)
        painter.setPen(QPen(pale, burst.radius * 0.034))
        painter.drawEllipse(ring)
        painter.setPen(Qt.PenStyle.NoPen)
        beads = _winding()
        number = 14
        for step in range(number):
            angle = step * tau / number
            _dot(beads, QPointF(ring.width() / 2 * cos(angle), ring.height() / 2 * sin(angle)), burst.radius * 0.048)
        painter.fillPath(beads, _WHITE)
        painter.restore()
    painter.setPen(QPen(alpha(pale, 0.9), burst.radius * 0.03))
    painter.drawEllipse(centre, burst.radius * 0.56, burst.radius * 0.56)
    painter.setPen(Qt.PenStyle.NoPen)
    ball = QRadialGradient(centre, burst.radius * 0.32, centre - QPointF(burst.radius * 0.08, burst.radius * 0.1))
    ball.setColorAt(0.0, _WHITE)
    ball.setColorAt(0.5, pale)
    ball.setColorAt(1.0, spark)
    painter.setBrush(ball)
    painter.drawEllipse(centre, burst.radius * 0.30, burst.radius * 0.30)


def _chrysanthemum(painter: QPainter, burst: Burst, spark: QColor) -> None:
    """Dense fine petals in several layers, the great round flower of the night."""
    centre = QPointF(burst.x, burst.y)
    count = (18, 26, 34)[burst.richness - 1]
    petals, tips = _winding(), _winding()
    for step in range(count):
        angle = step * tau / count - pi / 2
        for layer, reach in enumerate((1.0, 0.76, 0.52)[: burst.richness]):
            turned = angle + layer * pi / count
            long = burst.radius * reach * (0.93 if step % 2 else 1.0)
            bend = 0.10
            start = _polar(centre, turned, burst.radius * 0.10)
            middle = _polar(centre, turned - bend, long * 0.6)
            end = _polar(centre, turned, long * 0.97, long * 0.02)
            other = _polar(centre, turned + bend * (0.1 + 0.4 * (layer == 0)), long * 0.6)
            petals.moveTo(start)
            petals.quadTo(middle, end)
            petals.quadTo(other, start)
            petals.closeSubpath()
            _dot(tips, end, burst.radius * (0.030, 0.022, 0.018)[layer])
    gradient = QRadialGradient(centre, burst.radius)
    gradient.setColorAt(0.0, _WHITE)
    gradient.setColorAt(0.45, alpha(mixed(spark, QColor("#FFE3A0"), 0.35), 0.85))
    gradient.setColorAt(1.0, alpha(mixed(spark, QColor("#BFD4FF"), 0.5), 0.75))
    painter.fillPath(petals, gradient)
    painter.fillPath(tips, _WHITE)


def _fan(painter: QPainter, burst: Burst, rainbow: Sequence[QColor]) -> None:
    """A fan of rays rising from one foot, through all the colours of the rainbow."""
    foot = QPointF(burst.x, burst.y + burst.radius * 0.62)
    per_band = (2, 3, 4)[burst.richness - 1]
    total = per_band * len(rainbow)
    spread = pi * 0.94
    reach = burst.radius * 1.3
    for band, colour in enumerate(rainbow):
        rays, dots = _winding(), _winding()
        for step in range(per_band):
            place = band * per_band + step
            angle = -pi / 2 - spread / 2 + spread * (place + 0.5) / total
            long = reach * (1.0 if place % 2 == 0 else 0.80)
            shorten = 0.78 + 0.22 * abs(sin(angle))
            end = _polar(foot, angle, long * shorten)
            _blade(rays, foot, end, burst.radius * 0.085)
            _dot(dots, end, burst.radius * (0.058 if place % 2 == 0 else 0.042))
            if burst.richness > 2:
                _dot(dots, _polar(foot, angle, long * shorten * 0.66), burst.radius * 0.026)
        painter.fillPath(rays, _light(foot, reach, colour, 0.75))
        painter.fillPath(dots, mixed(colour, _WHITE, 0.3))
