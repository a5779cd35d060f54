"""The bursts in the sky: one motif for each suit, used on cards, over fireworks and in the scenes."""

from __future__ import annotations

from collections.abc import Sequence
from math import copysign, cos, pi, sin, sqrt, tau
from random import Random

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen

from hanabi_desktop.painting.canvas import alpha, drawing, glow, mixed, radial, star, winding
from hanabi_desktop.rules import Suit

_WHITE, _OPAQUE = QColor("#FFFDF2"), QColor(Qt.GlobalColor.black)


class Burst(Struct, frozen=True):
    """One burst: where it opens, how far it reaches, and how much of it there is (1 plain .. 4 for great pictures)."""

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
        heart = {Suit.GREEN: -0.42, Suit.MULTICOLOUR: 0.70}.get(suit, 0.0)
        if suit is not Suit.BLUE:
            glow(painter, QPointF(burst.x, burst.y + heart * burst.radius), burst.radius * 0.24, _WHITE, 0.95)


def paint_sparkles(painter: QPainter, area: QRectF, count: int, size: float, colour: QColor, seed: int) -> None:
    """Scatter small sparks over an area, always the same ones for a seed."""
    with drawing(painter):
        path = QPainterPath()
        for x, y, z in scatter(count, seed):
            reach = size * (0.35 + 0.65 * z)
            path.addEllipse(QPointF(area.x() + x * area.width(), area.y() + y * area.height()), reach, reach)
        painter.fillPath(path, colour)


def scatter(count: int, seed: int) -> list[tuple[float, float, float]]:
    """Strewn points of the unit cube, always the same ones for a seed."""
    chance = Random(seed)
    return [(chance.random(), chance.random(), chance.random()) for _ in range(count)]


def _light(centre: QPointF, radius: float, spark: QColor, end: float = 0.0) -> QBrush:
    """White-hot in the middle, the suit's colour outside, fading at the end."""
    stops = (0.0, _WHITE), (0.30, mixed(spark, _WHITE, 0.45)), (0.62, spark), (1.0, alpha(spark, end))
    return QBrush(radial(centre, radius, *stops))


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


def _polar(centre: QPointF, angle: float, radius: float, drop: float = 0.0) -> QPointF:
    return QPointF(centre.x() + radius * cos(angle), centre.y() + radius * sin(angle) + drop)


def _tail(painter: QPainter, burst: Burst, spark: QColor) -> None:
    """The trail of the rocket, thin and brightest where it enters the burst."""
    bottom = burst.y + burst.tail
    sway = burst.tail * 0.10
    path = QPainterPath(QPointF(burst.x - sway, bottom))
    path.quadTo(burst.x - sway * 0.15, burst.y + burst.tail * 0.5, burst.x, burst.y)
    gradient = QLinearGradient(burst.x, burst.y, burst.x, bottom)
    leaves = min(0.8, burst.radius / burst.tail)
    gradient.setColorAt(0.0, alpha(spark, 0.12))
    gradient.setColorAt(leaves * 0.7, alpha(spark, 0.22))
    gradient.setColorAt(leaves, alpha(mixed(spark, _WHITE, 0.5), 0.75))
    gradient.setColorAt(1.0, alpha(spark, 0.0))
    _trails(painter, path, QBrush(gradient), max(burst.radius * 0.022, burst.tail * 0.008))


def _trails(painter: QPainter, path: QPainterPath, brush: QBrush, width: float) -> None:
    """Stroke lines of light: a faint wide pass under a thin bright one."""
    # Many crossing lines take Qt a fifth of the time in an opaque colour: they become a mask, which `brush` fills at once.
    reach, to_pixels = width * 1.4 + 1, painter.deviceTransform()
    lines = path.controlPointRect().adjusted(-reach, -reach, reach, reach)
    area = to_pixels.mapRect(lines).toAlignedRect()
    mask = QImage(area.size(), QImage.Format.Format_ARGB32_Premultiplied)
    mask.fill(Qt.GlobalColor.transparent)
    stroke = QPen(_OPAQUE, width * 2.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.BevelJoin)
    with QPainter(mask) as light:
        light.setRenderHint(QPainter.RenderHint.Antialiasing)
        light.translate(-area.topLeft())
        light.setTransform(to_pixels, combine=True)
        light.strokePath(path, stroke)
        light.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        light.fillRect(lines, alpha(_OPAQUE, 0.22))
        light.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        stroke.setWidthF(width)
        light.strokePath(path, stroke)
        light.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        light.fillRect(lines, brush)
    painter.save()
    painter.setTransform(to_pixels.inverted()[0], combine=True)
    painter.drawImage(area.topLeft(), mask)
    painter.restore()


def _sphere(count: int) -> list[tuple[float, float, float]]:
    """Points spread evenly over the unit sphere."""
    turn = pi * (3.0 - sqrt(5.0))
    points = []
    for step in range(count):
        y = 1.0 - 2.0 * (step + 0.5) / count
        ring = sqrt(1.0 - y * y)
        points.append((ring * cos(step * turn), y, ring * sin(step * turn)))
    return points


def _ball(painter: QPainter, centre: QPointF, radius: float, count: int, spark: QColor, size: float) -> None:
    """A sphere of round stars, near ones large and bright."""
    far, near, cores = winding(), winding(), winding()
    for x, y, z in _sphere(count):
        point = QPointF(centre.x() + x * radius, centre.y() + y * radius)
        if z < 0:
            _dot(far, point, radius * size * (0.75 + 0.2 * z))
        else:
            _dot(near, point, radius * size * (0.85 + 0.3 * z))
            _dot(cores, point, radius * size * (0.34 + 0.2 * z))
    painter.fillPath(far, alpha(spark, 0.62))
    painter.fillPath(near, spark)
    painter.fillPath(cores, mixed(spark, _WHITE, 0.8))


def _peony(painter: QPainter, burst: Burst, spark: QColor) -> None:
    """A great sphere of round stars, each drawing a short streak behind it."""
    centre = QPointF(burst.x, burst.y)
    count = (22, 42, 70, 130)[burst.richness - 1]
    size = (0.088, 0.068, 0.056, 0.040)[burst.richness - 1]
    streaks = QPainterPath()
    for x, y, _ in _sphere(count):
        reach = burst.radius * (1.0 - size)
        streaks.moveTo(centre.x() + x * reach * 0.45, centre.y() + y * reach * 0.45)
        streaks.lineTo(centre.x() + x * reach, centre.y() + y * reach)
    fade = radial(centre, burst.radius, (0.0, alpha(spark, 0.0)), (1.0, alpha(spark, 0.75)))
    _trails(painter, streaks, QBrush(fade), burst.radius * size * 0.32)
    _ball(painter, centre, burst.radius * (1.0 - size), count, spark, size)
    if burst.richness > 1:
        _ball(painter, centre, burst.radius * 0.40, count // 3, mixed(spark, QColor("#FFC24A"), 0.6), size * 1.5)


def _starburst(painter: QPainter, burst: Burst, spark: QColor) -> None:
    """Straight sharp rays, long and short by turns, ending in little five-pointed stars."""
    centre = QPointF(burst.x, burst.y)
    count = (10, 10, 14, 22)[burst.richness - 1]
    rays, stars = winding(), winding()
    for step in range(count):
        angle = step * tau / count - pi / 2
        short = angle + pi / count
        for way, reach, width, far, size in (
            (angle, 0.84, 0.085 if burst.richness < 4 else 0.055, 0.90, 0.10),
            (short, 0.56, 0.06, 0.68, 0.07 if burst.richness > 1 else 0.0),
        ):
            start, end = (_polar(centre, way, burst.radius * share) for share in (0.06, reach))
            _blade(rays, start, end, burst.radius * width)
            tip = burst.radius * size
            stars.addPath(star(_polar(centre, way, burst.radius * far), (tip, tip * 0.42) * 5, way))
    painter.fillPath(rays, _light(centre, burst.radius, spark, 0.6))
    painter.fillPath(stars, mixed(spark, _WHITE, 0.35))


def _willow(painter: QPainter, burst: Burst, spark: QColor) -> None:
    """Sparks that climb, bend over and hang down like the branches of a willow, with falling embers."""
    centre = QPointF(burst.x, burst.y - burst.radius * 0.42)
    count = (11, 17, 25, 44)[burst.richness - 1]
    branches, embers = QPainterPath(), winding()
    width = burst.radius * (0.042, 0.032, 0.026, 0.016)[burst.richness - 1]
    for step, (jitter, _, size) in enumerate(scatter(count, 5)):
        share = (step + 0.5) / count * 2 - 1
        share = copysign(max(0.13, abs(share) ** 0.85), share)
        layer = 1.0 if step % 2 == 0 else 0.62 + 0.2 * jitter
        lift = sqrt(max(0.0, 1.0 - share * share))
        across = share * burst.radius * (0.98 if step % 2 == 0 else 0.9 * layer)
        up = burst.radius * (0.55 + 1.25 * lift) * layer
        fall = burst.radius * (1.28 + 1.22 * lift + 0.22 * jitter) * (0.55 + 0.45 * layer)
        branches.moveTo(centre)
        branches.quadTo(centre.x() + across * 0.5, centre.y() - up * 0.5, centre.x() + across, centre.y() - up + fall)
        for t in (0.82, 0.91, 1.0):
            point = QPointF(centre.x() + across * t, centre.y() - up * t + fall * t * t)
            _dot(embers, point, width * (0.7 + 0.9 * t * size))
    _trails(painter, branches, _light(centre, burst.radius * 1.55, spark, 0.30), width)
    painter.fillPath(embers, mixed(spark, _WHITE, 0.5))


def _rings(painter: QPainter, burst: Burst, spark: QColor) -> None:
    """A globe of light with rings around it, like Saturn."""
    centre = QPointF(burst.x, burst.y)
    pale = mixed(spark, _WHITE, 0.55)
    reaches = ((1.0,), (1.0, 0.80), (1.0, 0.84, 0.70), (1.0, 0.86, 0.73))[burst.richness - 1]
    corona = QPainterPath()
    number = (12, 16, 22, 40)[burst.richness - 1]
    for step in range(number):
        angle = step * tau / number
        corona.moveTo(_polar(centre, angle, burst.radius * 0.50))
        corona.lineTo(_polar(centre, angle, burst.radius * (0.74 if step % 2 else 0.62)))
    fade = radial(centre, burst.radius * 0.76, (0.66, pale), (1.0, alpha(spark, 0.1)))
    _trails(painter, corona, QBrush(fade), burst.radius * (0.036, 0.030, 0.024, 0.014)[burst.richness - 1])
    for front in (False, True):
        if front:
            _globe(painter, centre, burst.radius * 0.42, spark, (0, 26, 44, 110)[burst.richness - 1])
        with drawing(painter):
            painter.translate(centre)
            painter.rotate(-22)
            for place, reach in enumerate(reaches):
                half, tilt = burst.radius * reach * 0.96, 0.36
                arc = QPainterPath()
                box = QRectF(-half, -half * tilt, 2 * half, 2 * half * tilt)
                arc.arcMoveTo(box, 180 if front else 0)
                arc.arcTo(box, 180 if front else 0, 180)
                colour = pale if place == 0 else mixed(spark, pale, 0.4)
                _trails(painter, arc, QBrush(colour), burst.radius * (0.034 if place == 0 else 0.022))
                if place == 0:
                    beads = winding()
                    number = (6, 7, 8, 12)[burst.richness - 1]
                    for step in range(number):
                        angle = (step + 0.5) * pi / number + (0 if front else pi)
                        _dot(beads, QPointF(half * cos(angle), half * tilt * sin(angle)), burst.radius * 0.046)
                    painter.fillPath(beads, _WHITE)


def _globe(painter: QPainter, centre: QPointF, radius: float, spark: QColor, stars: int) -> None:
    stops = (0.0, _WHITE), (0.28, mixed(spark, _WHITE, 0.6)), (0.7, alpha(spark, 0.75)), (1.0, alpha(spark, 0.12))
    painter.setBrush(radial(centre, radius * 1.08, *stops))
    painter.drawEllipse(centre, radius * 1.08, radius * 1.08)
    if stars:
        _ball(painter, centre, radius * 0.96, stars, mixed(spark, _WHITE, 0.25), 0.115 if stars < 60 else 0.075)


def _chrysanthemum(painter: QPainter, burst: Burst, spark: QColor) -> None:
    """Dense fine petals in several layers, the great round flower of the night."""
    centre = QPointF(burst.x, burst.y)
    count = (20, 30, 40, 90)[burst.richness - 1]
    width = burst.radius * (0.040, 0.028, 0.022, 0.013)[burst.richness - 1]
    petals, tips, glitter = QPainterPath(), winding(), winding()
    for layer, size in enumerate((1.0, 0.72, 0.46)[: min(3, burst.richness)]):
        number = round(count * (1.0, 0.8, 0.6)[layer])
        for step, (jitter, other, _) in enumerate(scatter(number, 31 + layer)):
            angle = (step + 0.35 * jitter) * tau / number - pi / 2 + layer * 0.4
            reach = burst.radius * size * (0.86 + 0.12 * other)
            fall = burst.radius * 0.05 * size
            end = _polar(centre, angle, reach, fall)
            petals.moveTo(_polar(centre, angle, reach * 0.05))
            petals.lineTo(end)
            _dot(tips, end, width * (1.25 if layer == 0 else 0.95))
            if burst.richness > 1 and layer == 0:
                beyond = _polar(centre, angle + 0.02, min(burst.radius, reach * 1.09), fall * 1.3)
                _dot(glitter, beyond, width * 0.6)
    warm = QColor("#FFDF9A")
    stops = (
        (0.0, _WHITE),
        (0.14, alpha(mixed(spark, warm, 0.30), 1.0)),
        (0.34, alpha(mixed(spark, warm, 0.80), 0.80)),
        (0.75, alpha(spark, 0.85)),
        (1.0, alpha(mixed(spark, QColor("#BFD4FF"), 0.5), 0.6)),
    )
    _trails(painter, petals, QBrush(radial(centre, burst.radius, *stops)), width)
    _dot(tips, centre, burst.radius * 0.07)
    painter.fillPath(tips, _WHITE)
    painter.fillPath(glitter, mixed(spark, warm, 0.4))


def _fan(painter: QPainter, burst: Burst, rainbow: Sequence[QColor]) -> None:
    """A fan of sparks rising from one foot and bending outwards, through all the colours of the rainbow."""
    foot = QPointF(burst.x, burst.y + burst.radius * 0.70)
    per_band = (2, 3, 4, 6)[burst.richness - 1]
    width = burst.radius * (0.070, 0.056, 0.044, 0.026)[burst.richness - 1]
    total = per_band * len(rainbow)
    reach = burst.radius * 1.52
    for band, colour in enumerate(rainbow):
        rays, dots = QPainterPath(), winding()
        for step in range(per_band):
            place = band * per_band + step
            share = (place + 0.5) / total * 2 - 1
            long = reach * ((1.0, 0.72, 0.88)[place % 3])
            angle = -pi / 2 + share * 1.02
            bend = burst.radius * 0.34 * share * share * long / reach
            end = _polar(foot, angle, long * 0.97)
            end = QPointF(min(burst.x + burst.radius, max(burst.x - burst.radius, end.x())), end.y() + bend)
            rays.moveTo(foot)
            rays.quadTo(_polar(foot, angle * 0.92 - pi / 2 * 0.08, long * 0.55), end)
            _dot(dots, end, width * (1.3 if place % 3 == 0 else 0.95))
            if burst.richness > 2:
                _dot(dots, _polar(foot, angle, long * 0.70), width * 0.5)
        stops = (0.0, _WHITE), (0.22, mixed(colour, _WHITE, 0.35)), (0.5, colour), (1.0, alpha(colour, 0.8))
        _trails(painter, rays, QBrush(radial(foot, reach, *stops)), width)
        painter.fillPath(dots, mixed(colour, _WHITE, 0.35))
