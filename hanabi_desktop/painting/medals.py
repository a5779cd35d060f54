"""The medals that a group wins with its shows: a golden coin on a ribbon, and an empty mount until it is won."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import cos, pi, sin, tau

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QRadialGradient, QTransform

from hanabi_desktop.painting.canvas import canvas, pen, polygon, rounded, star, winding
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.records.album import APPLAUSE, Medal
from hanabi_desktop.rules import RANKS

_SIZE = (100.0, 124.0)
_COIN, _REACH = QPointF(50, 78), 42.0
_LIGHT, _GOLD, _DARK, _INK = QColor("#FFF1BE"), QColor("#E9AE35"), QColor("#8F560C"), QColor("#3D2203")
_RIBBONS: Mapping[Medal, QColor] = {
    Medal.PREMIERE: QColor("#B51A1A"),
    Medal.APPLAUSE: QColor("#FFDE36"),
    Medal.FIVES: QColor("#27A972"),
    Medal.STEADY: QColor("#1F56B5"),
    Medal.SPARE: QColor("#F7FFFF"),
    Medal.ROW: QColor("#8414C6"),
    Medal.PERFECT: QColor("#FF7613"),
}


def paint_medal(painter: QPainter, rect: QRectF, medal: Medal, theme: Theme, won: bool) -> None:
    """The medal in the largest upright rectangle that fits; one that is not won yet only in outline."""
    with canvas(painter, rect, *_SIZE) as painter:
        ink = _INK if won else theme.muted_text
        if won:
            _paint_ribbon(painter, _RIBBONS[medal], theme)
            shine = QRadialGradient(_COIN - QPointF(14, 18), _REACH * 1.5)
            shine.setColorAt(0.0, _LIGHT)
            shine.setColorAt(0.5, _GOLD)
            shine.setColorAt(1.0, _DARK)
            painter.setPen(pen(theme.symbol_outline, 2.5))
            painter.setBrush(shine)
            painter.drawEllipse(_COIN, _REACH, _REACH)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen(_DARK, 1.8))
            painter.drawEllipse(_COIN, _REACH * 0.84, _REACH * 0.84)
        else:
            mount = pen(theme.muted_text, 2.0)
            mount.setStyle(Qt.PenStyle.DashLine)
            painter.strokePath(_ribbon(-1).united(_ribbon(1)), mount)
            painter.setPen(mount)
            painter.setBrush(theme.panel)
            painter.drawEllipse(_COIN, _REACH, _REACH)
        painter.setPen(Qt.PenStyle.NoPen)
        sign = QTransform.fromTranslate(_COIN.x(), _COIN.y()).scale(_REACH / 100, _REACH / 100).map(_SIGNS[medal]())
        painter.fillPath(sign, ink)


def _ribbon(side: int) -> QPainterPath:
    return polygon([(50 + x * side, y) for x, y in ((2, 44), (12, 2), (34, 2), (20, 52))])


def _paint_ribbon(painter: QPainter, colour: QColor, theme: Theme) -> None:
    for side in (-1, 1):
        painter.fillPath(_ribbon(side), colour if side < 0 else colour.darker(118))
        painter.strokePath(_ribbon(side), pen(theme.symbol_outline, 2))


# Signs, around the origin in a square of 120 by 120


def _figure(number: int) -> Callable[[], QPainterPath]:
    def path() -> QPainterPath:
        font = QFont()
        font.setPixelSize(120 if number < 10 else 90)
        font.setWeight(QFont.Weight.Black)
        figure = winding()
        figure.addText(0, 0, font, str(number))
        return figure.translated(-figure.boundingRect().center())

    return path


def _rocket() -> QPainterPath:
    body = QPainterPath(QPointF(0, -66))
    body.cubicTo(26, -40, 22, 0, 18, 22)
    body.lineTo(-18, 22)
    body.cubicTo(-22, 0, -26, -40, 0, -66)
    window = QPainterPath()
    window.addEllipse(QPointF(0, -20), 9, 9)
    fins = polygon([(18, -4), (36, 30), (16, 22)]).united(polygon([(-18, -4), (-36, 30), (-16, 22)]))
    flame = polygon([(-12, 30), (12, 30), (0, 64)])
    return body.subtracted(window).united(fins).united(flame)


def _hand() -> QPainterPath:
    """Raised, with its fingers side by side."""
    hand = rounded(QRectF(-30, -8, 58, 62), 20)
    for x, top, height in ((-30, -44, 60), (-14, -58, 70), (2, -54, 66), (17, -42, 60)):
        hand = hand.united(rounded(QRectF(x, top, 12, height), 6))
    thumb = QTransform.fromTranslate(-34, 14).rotate(-38).map(rounded(QRectF(-7, -34, 14, 50), 7))
    return hand.united(thumb)


def _clock() -> QPainterPath:
    rim = QPainterPath()
    rim.addEllipse(QPointF(0, 0), 56, 56)
    rim.addEllipse(QPointF(0, 0), 44, 44)
    hands = rounded(QRectF(-5, -36, 10, 42), 5).united(rounded(QRectF(-5, -5, 34, 10), 5))
    return rim.united(hands)


def _row() -> QPainterPath:
    """Five stars in an arc."""
    stars = winding()
    for place in range(5):
        angle = pi * (0.5 + (place - 2) * 0.22)
        stars.addPath(star(QPointF(-60 * cos(angle), 34 - 60 * sin(angle)), (24, 10) * 5))
    return stars


def _sun() -> QPainterPath:
    """A great star with rays between its corners."""
    rays = winding()
    rays.addPath(star(QPointF(0, 4), (58, 24) * 5))
    for place in range(5):
        angle = tau * (place + 0.5) / 5 - pi / 2
        rays.addEllipse(QPointF(52 * cos(angle), 4 + 52 * sin(angle)), 7, 7)
    return rays


_SIGNS: Mapping[Medal, Callable[[], QPainterPath]] = {
    Medal.PREMIERE: _rocket,
    Medal.APPLAUSE: _figure(APPLAUSE),
    Medal.FIVES: _figure(RANKS[-1]),
    Medal.STEADY: _hand,
    Medal.SPARE: _clock,
    Medal.ROW: _row,
    Medal.PERFECT: _sun,
}
