"""Numbers, the symbols of suits and the program's icon as paths, and the signs of the replay bar."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPainterPathStroker, QTransform

from hanabi_desktop.painting.bursts import Burst, paint_burst
from hanabi_desktop.painting.canvas import (
    alpha,
    canvas,
    dot,
    drawing,
    fitted,
    glow,
    gradient,
    line,
    pen,
    polygon,
    rounded,
    star,
    winding,
)
from hanabi_desktop.painting.svg import paint_svg
from hanabi_desktop.painting.theme import Scheme, Theme, theme_for
from hanabi_desktop.rules import Suit

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
    """The outline of a non-negative whole number in the largest size that fits, centred in the rectangle."""
    path = QPainterPath()
    for place, digit in enumerate(str(value)):
        path.addPath(_digit(int(digit)).translated(place * _ADVANCE, 0))
    bounds = path.boundingRect()
    scale = min(rect.height() / _HEIGHT, rect.width() / bounds.width())
    transform = QTransform.fromTranslate(rect.center().x(), rect.center().y()).scale(scale, scale)
    return transform.translate(-bounds.center().x(), -_HEIGHT / 2).map(path)


def paint_figure(painter: QPainter, rect: QRectF, value: int, colour: QColor) -> None:
    """Draw a number in the largest size that fits."""
    with drawing(painter):
        painter.fillPath(figure_path(value, rect), colour)


_ARC_CENTRE = QPointF(0.5, 0.8)
_ARC_OUTER = 0.5
_ARC_INNER = 0.17


def _arch(outer: float, inner: float) -> QPainterPath:
    """Half a ring standing on its ends, around the rainbow's centre."""
    x, y = _ARC_CENTRE.x(), _ARC_CENTRE.y()
    path = QPainterPath(QPointF(x - outer, y))
    path.arcTo(QRectF(x - outer, y - outer, 2 * outer, 2 * outer), 180, -180)
    path.lineTo(x + inner, y)
    path.arcTo(QRectF(x - inner, y - inner, 2 * inner, 2 * inner), 0, 180)
    path.closeSubpath()
    return path


def _clover() -> QPainterPath:
    """Made of parts that overlap: to unite them would add corners, and make painting the outline 20 times slower."""
    path = winding()
    for x, y, radius in ((0.50, 0.26, 0.24), (0.25, 0.59, 0.24), (0.75, 0.59, 0.24), (0.50, 0.50, 0.16)):
        path.addPath(dot(x, y, radius))
    # The way round that ellipses go: else they would cancel out.
    path.moveTo(0.55, 0.50)
    path.cubicTo(0.53, 0.75, 0.58, 0.86, 0.68, 0.97)
    path.lineTo(0.32, 0.97)
    path.cubicTo(0.42, 0.86, 0.47, 0.75, 0.45, 0.50)
    path.closeSubpath()
    return path


@cache
def symbol_path(suit: Suit) -> QPainterPath:
    """The suit's symbol in the unit square: triangle, star, clover leaf, disc, diamond, rainbow arch."""
    match suit:
        case Suit.RED:
            return polygon([(0.5, 0.05), (0.98, 0.92), (0.02, 0.92)])
        case Suit.YELLOW:
            return star(QPointF(0.5, 0.545), (0.525, 0.23) * 5)
        case Suit.GREEN:
            return _clover()
        case Suit.BLUE:
            return dot(0.5, 0.5, 0.45)
        case Suit.WHITE:
            return polygon([(0.5, 0.0), (0.9, 0.5), (0.5, 1.0), (0.1, 0.5)])
        case _:
            return _arch(_ARC_OUTER, _ARC_INNER)


def placed_symbol(suit: Suit, rect: QRectF) -> QPainterPath:
    """The symbol's outline in the largest square centred in the rectangle."""
    square = fitted(rect, 1.0)
    return (
        QTransform.fromTranslate(square.x(), square.y()).scale(square.width(), square.height()).map(symbol_path(suit))
    )


def paint_symbol(painter: QPainter, rect: QRectF, suit: Suit, theme: Theme) -> None:
    """The symbol in its suit's colour, with a dark outline and a pale rim: it reads on any background.

    A theme without symbols has a field of the colour instead.
    """
    square = fitted(rect, 1.0)
    outline = max(0.9, square.width() * 0.065)
    rim = max(0.7, square.width() * 0.035)
    inset = outline + rim
    inner = square.adjusted(inset, inset, -inset, -inset)
    if inner.width() <= 0:
        return
    path = placed_symbol(suit, inner) if theme.symbols else _field(inner)
    with drawing(painter):
        painter.strokePath(path, pen(theme.symbol_rim, 2 * inset))
        painter.strokePath(path, pen(theme.symbol_outline, 2 * outline))
        painter.fillPath(path, theme.fill[suit])
        if suit is Suit.MULTICOLOUR:
            _paint_rainbow(painter, inner, theme)


def paint_flat_symbol(painter: QPainter, rect: QRectF, suit: Suit, colour: QColor, theme: Theme) -> None:
    """The symbol in one colour without an outline; the rainbow keeps its own colours on a dark ground."""
    with drawing(painter):
        square = fitted(rect, 1.0)
        painter.fillPath(placed_symbol(suit, rect) if theme.symbols else _field(square), colour)
        if suit is Suit.MULTICOLOUR:
            _paint_rainbow(painter, square, theme)


def _field(square: QRectF) -> QPainterPath:
    """What stands for a suit where no symbols are wanted; like none of them."""
    inset = square.width() * 0.08
    return rounded(square.adjusted(inset, inset, -inset, -inset), square.width() * 0.2)


def _paint_rainbow(painter: QPainter, square: QRectF, theme: Theme) -> None:
    if theme.symbols:
        _paint_bands(painter, square, theme)
        return
    last = len(theme.rainbow) - 1
    stops = ((0.12 + 0.76 * place / last, colour) for place, colour in enumerate(theme.rainbow))
    painter.fillPath(_field(square), gradient(square.topLeft(), square.bottomRight(), *stops))


def _paint_bands(painter: QPainter, square: QRectF, theme: Theme) -> None:
    transform = QTransform.fromTranslate(square.x(), square.y()).scale(square.width(), square.height())
    colours = theme.rainbow if square.width() >= 14 else theme.rainbow[::2]
    step = (_ARC_OUTER - _ARC_INNER) / len(colours)
    for place, colour in enumerate(colours):
        outer = _ARC_OUTER - place * step
        painter.fillPath(transform.map(_arch(outer, _ARC_INNER)), colour)


Paint = Callable[[QPainter, QRectF, Theme], None]


def _sign(name: str) -> Paint:
    def paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
        paint_svg(painter, rect, theme, f"replay/{name}")

    # What is kept of it is told apart by its name.
    paint.__name__ = f"paint_{name}"
    return paint


paint_first, paint_round_back, paint_back_one = _sign("first"), _sign("round-back"), _sign("back-one")
paint_play_on, paint_rest = _sign("play-on"), _sign("rest")
paint_on_one, paint_round_on, paint_last = _sign("on-one"), _sign("round-on"), _sign("last")
"""The signs of the replay bar."""


def paint_icon(painter: QPainter, rect: QRectF) -> None:
    """A firework over the river in a rounded square; below 40 pixels only its rays."""
    theme = theme_for(Scheme.DARK)
    small = fitted(rect, 1.0).width() < 40
    with canvas(painter, rect, 100, 100):
        plate = rounded(QRectF(2, 2, 96, 96), 22)
        sky = ((0.0, "#0B0F3D"), (0.72, "#3B2A7E"), (0.74, "#191A55"), (1.0, "#0A0B2E"))
        night = ((place, QColor(colour)) for place, colour in sky)
        painter.fillPath(plate, gradient(QPointF(), QPointF(0, 100), *night))
        painter.setClipPath(plate)
        if small:
            for step in range(8):
                with drawing(painter):
                    painter.translate(50, 48)
                    painter.rotate(step * 45)
                    colour = theme.rainbow[(0, 1, 2, 3, 4, 5, 0, 1)[step]]
                    painter.strokePath(line([(0, -14), (0, -36)]), pen(colour, 10))
            painter.setBrush(QColor("#FFFBE8"))
            painter.drawEllipse(QPointF(50, 48), 10, 10)
        else:
            glow(painter, QPointF(50, 46), 52, QColor("#FFC45C"), 0.5)
            paint_burst(painter, Suit.YELLOW, Burst(50, 45, 37, 2, 40), theme.spark[Suit.YELLOW], theme.rainbow)
            paint_burst(painter, Suit.RED, Burst(21, 27, 11, 1), theme.spark[Suit.RED], theme.rainbow)
            paint_burst(painter, Suit.BLUE, Burst(80, 26, 11, 1), theme.spark[Suit.BLUE], theme.rainbow)
            for y, half in ((78, 20), (84, 13), (90, 17)):
                painter.strokePath(line([(50 - half, y), (50 + half, y)]), pen(alpha(QColor("#FFC45C"), 0.75), 2.4))
        painter.setClipping(False)
        painter.strokePath(plate, pen(QColor("#FFB347"), 4 if small else 2.6))
