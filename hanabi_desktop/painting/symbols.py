"""One nameable symbol for each suit."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QTransform

from hanabi_desktop.painting.canvas import drawing, fitted, pen, polygon, rounded, star
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rules import Suit

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
    """United at a hundred times its size: curves are flattened where paths meet, coarsely in small units."""
    path = QPainterPath()
    for x, y, radius in ((50, 26, 24), (25, 59, 24), (75, 59, 24), (50, 50, 16)):
        leaf = QPainterPath()
        leaf.addEllipse(QPointF(x, y), radius, radius)
        path = path.united(leaf)
    stem = QPainterPath(QPointF(45, 50))
    stem.cubicTo(47, 75, 42, 86, 32, 97)
    stem.lineTo(68, 97)
    stem.cubicTo(58, 86, 53, 75, 55, 50)
    stem.closeSubpath()
    return QTransform.fromScale(0.01, 0.01).map(path.united(stem))


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
            disc = QPainterPath()
            disc.addEllipse(QPointF(0.5, 0.5), 0.45, 0.45)
            return disc
        case Suit.WHITE:
            return polygon([(0.5, 0.0), (0.9, 0.5), (0.5, 1.0), (0.1, 0.5)])
        case _:
            return _arch(_ARC_OUTER, _ARC_INNER)


def placed_symbol(suit: Suit, rect: QRectF) -> QPainterPath:
    """The symbol's outline in the largest square centred in the rectangle."""
    square = fitted(rect, 1.0)
    transform = QTransform()
    transform.translate(square.x(), square.y())
    transform.scale(square.width(), square.height())
    return transform.map(symbol_path(suit))


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
        painter.fillPath(path, theme.fill(suit))
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
    gradient = QLinearGradient(square.topLeft(), square.bottomRight())
    for place, colour in enumerate(theme.rainbow):
        gradient.setColorAt(0.12 + 0.76 * place / (len(theme.rainbow) - 1), colour)
    painter.fillPath(_field(square), gradient)


def _paint_bands(painter: QPainter, square: QRectF, theme: Theme) -> None:
    transform = QTransform()
    transform.translate(square.x(), square.y())
    transform.scale(square.width(), square.height())
    count = len(theme.rainbow) if square.width() >= 14 else 3
    colours = theme.rainbow if count == len(theme.rainbow) else theme.rainbow[0::2]
    step = (_ARC_OUTER - _ARC_INNER) / count
    for place, colour in enumerate(colours):
        outer = _ARC_OUTER - place * step
        painter.fillPath(transform.map(_arch(outer, _ARC_INNER)), colour)
