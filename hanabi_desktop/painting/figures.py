"""The figures 0-9 as drawn outlines: the same on every system, with no font needed."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QTransform

from hanabi_desktop.painting.canvas import drawing, line, pen

_HEIGHT = 100.0
_ADVANCE = 64.0
_STROKE = 19.0


def _skeleton(digit: int) -> QPainterPath:
    path = QPainterPath()
    match digit:
        case 0:
            path.addEllipse(QPointF(30, 50), 21, 40.5)
        case 1:
            path = line([(15, 25), (35, 10), (35, 90.5)])
        case 2:
            path.moveTo(10, 31)
            path.cubicTo(11, 2, 50, 3, 50, 31)
            path.cubicTo(50, 52, 24, 66, 11, 90.5)
            path.lineTo(51, 90.5)
        case 3:
            path.moveTo(11, 22)
            path.cubicTo(18, 3, 49, 6, 48, 28)
            path.cubicTo(47, 44, 36, 47.5, 26, 47.5)
            path.cubicTo(38, 47.5, 51, 54, 50, 70)
            path.cubicTo(48, 96, 15, 97, 9.5, 77)
        case 4:
            path = line([(40, 90.5), (40, 10), (8.5, 66), (54, 66)])
        case 5:
            path = line([(48, 9.5), (18, 9.5), (13.5, 47)])
            path.cubicTo(23, 36, 50.5, 37, 50.5, 63)
            path.cubicTo(50.5, 95, 17, 98, 9.5, 79)
        case 6:
            path.moveTo(43, 10)
            path.cubicTo(24, 22, 10, 44, 9.5, 66)
            path.addEllipse(QPointF(30, 67.5), 20.5, 23)
        case 7:
            path = line([(9, 9.5), (51, 9.5), (24, 90.5)])
        case 8:
            path.addEllipse(QPointF(30, 29), 17, 19.5)
            path.addEllipse(QPointF(30, 69), 21, 21.5)
        case _:
            path.moveTo(17, 90)
            path.cubicTo(36, 78, 50, 56, 50.5, 34)
            path.addEllipse(QPointF(30, 32.5), 20.5, 23)
    return path


@cache
def _digit(digit: int) -> QPainterPath:
    stroker = QPainterPathStroker()
    stroker.setWidth(_STROKE)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    path = stroker.createStroke(_skeleton(digit))
    path.setFillRule(Qt.FillRule.WindingFill)
    return path.simplified()


def figure_path(value: int, rect: QRectF) -> QPainterPath:
    """The outline of a non-negative whole number, as large as fits, centred in the rectangle."""
    path = QPainterPath()
    for place, digit in enumerate(str(value)):
        path.addPath(_digit(int(digit)).translated(place * _ADVANCE, 0))
    bounds = path.boundingRect()
    scale = min(rect.height() / _HEIGHT, rect.width() / bounds.width())
    transform = QTransform()
    transform.translate(rect.center().x(), rect.center().y())
    transform.scale(scale, scale)
    transform.translate(-bounds.center().x(), -_HEIGHT / 2)
    return transform.map(path)


def paint_figure(painter: QPainter, rect: QRectF, value: int, colour: QColor, outline: QColor | None = None) -> None:
    """Draw a number as large as fits; an outline keeps it readable on any background."""
    with drawing(painter):
        if outline is None:
            painter.fillPath(figure_path(value, rect), colour)
            return
        edge = min(rect.width(), rect.height()) * 0.07
        path = figure_path(value, rect.adjusted(edge, edge, -edge, -edge))
        painter.strokePath(path, pen(outline, edge * 2))
        painter.fillPath(path, colour)
