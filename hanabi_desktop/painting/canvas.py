"""Small helpers shared by everything that paints."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import cos, pi, sin, tau

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QRadialGradient


@contextmanager
def drawing(painter: QPainter) -> Iterator[QPainter]:
    """Save the painter's state, switch antialiasing on, no pen and no brush; restore afterwards."""
    painter.save()
    try:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        yield painter
    finally:
        painter.restore()


@contextmanager
def canvas(painter: QPainter, bounds: QRectF, width: float, height: float) -> Iterator[QPainter]:
    """As `drawing`, in coordinates 0..width, 0..height laid over the largest centred rectangle of that shape."""
    area = fitted(bounds, width / height)
    with drawing(painter):
        painter.translate(area.topLeft())
        painter.scale(area.width() / width, area.height() / height)
        yield painter


def fitted(bounds: QRectF, aspect: float) -> QRectF:
    """The largest rectangle of that aspect (width / height) centred within bounds."""
    width = min(bounds.width(), bounds.height() * aspect)
    return centred(bounds.center(), width, width / aspect)


def centred(centre: QPointF, width: float, height: float | None = None) -> QRectF:
    """The rectangle of that size around a point; a square by default."""
    height = width if height is None else height
    return QRectF(centre.x() - width / 2, centre.y() - height / 2, width, height)


def placed(bounds: QRectF, x: float, y: float, width: float, height: float) -> QRectF:
    """A part of bounds, given as fractions of it."""
    return QRectF(
        bounds.x() + x * bounds.width(),
        bounds.y() + y * bounds.height(),
        width * bounds.width(),
        height * bounds.height(),
    )


def alpha(colour: QColor, opacity: float) -> QColor:
    """The colour with that opacity, 0..1."""
    result = QColor(colour)
    result.setAlphaF(max(0.0, min(1.0, opacity)))
    return result


def mixed(first: QColor, second: QColor, share: float) -> QColor:
    """`share` of the second colour mixed into the first."""
    parts = ((part(first), part(second)) for part in (QColor.redF, QColor.greenF, QColor.blueF, QColor.alphaF))
    return QColor.fromRgbF(*(before * (1.0 - share) + after * share for before, after in parts))


def rounded(rect: QRectF, radius: float) -> QPainterPath:
    """A rectangle with round corners."""
    path = QPainterPath()
    path.addRoundedRect(rect, radius, radius)
    return path


def dot(x: float, y: float, radius: float) -> QPainterPath:
    """A round shape around a point."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def polygon(points: list[tuple[float, float]]) -> QPainterPath:
    """A closed shape with straight sides."""
    path = line(points)
    path.closeSubpath()
    return path


def winding() -> QPainterPath:
    """An empty path whose shapes may overlap: what lies in any of them is filled."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def star(centre: QPointF, reaches: Sequence[float], turn: float = -pi / 2) -> QPainterPath:
    """A closed shape with corners evenly around a centre, at these distances from it.

    The first lies straight above, or in the direction `turn`: radians, clockwise from the right.
    """
    x, y, angles = centre.x(), centre.y(), [turn + number * tau / len(reaches) for number in range(len(reaches))]
    return polygon([(x + reach * cos(at), y + reach * sin(at)) for at, reach in zip(angles, reaches, strict=True)])


def line(points: list[tuple[float, float]]) -> QPainterPath:
    """An open line through the points."""
    path = QPainterPath(QPointF(*points[0]))
    for x, y in points[1:]:
        path.lineTo(x, y)
    return path


def pen(colour: QColor, width: float) -> QPen:
    """A solid pen with round ends and corners."""
    return QPen(QBrush(colour), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)


def gradient(start: QPointF, end: QPointF, *stops: tuple[float, QColor]) -> QLinearGradient:
    """A linear gradient with these colours, each at its share of the way."""
    result = QLinearGradient(start, end)
    result.setStops(stops)
    return result


def radial(centre: QPointF, radius: float, *stops: tuple[float, QColor]) -> QRadialGradient:
    """A gradient from the centre outwards with these colours, each at its share of the radius."""
    result = QRadialGradient(centre, radius)
    result.setStops(stops)
    return result


def glow(painter: QPainter, centre: QPointF, radius: float, colour: QColor, opacity: float = 1.0) -> None:
    """A soft light: bright in the middle, nothing at the radius."""
    stops = (0.0, alpha(colour, opacity)), (0.35, alpha(colour, opacity * 0.42)), (1.0, alpha(colour, 0.0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(radial(centre, radius, *stops))
    painter.drawEllipse(centre, radius, radius)
