"""The medals that a group wins with its shows: a golden coin on a ribbon, and an empty mount until it is won."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath

from hanabi_desktop.painting.canvas import canvas, pen, polygon, radial
from hanabi_desktop.painting.svg import paint_svg
from hanabi_desktop.painting.symbols import paint_figure
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
_FIGURES: Mapping[Medal, int] = {Medal.APPLAUSE: APPLAUSE, Medal.FIVES: RANKS[-1]}
"""Medals with a number on their coin; the others have a drawing."""


def paint_medal(painter: QPainter, rect: QRectF, medal: Medal, theme: Theme, won: bool) -> None:
    """The medal in the largest upright rectangle that fits; one that is not won yet only in outline."""
    with canvas(painter, rect, *_SIZE) as painter:
        ink = _INK if won else theme.muted_text
        if won:
            _paint_ribbon(painter, _RIBBONS[medal], theme)
            shine = radial(_COIN - QPointF(14, 18), _REACH * 1.5, (0.0, _LIGHT), (0.5, _GOLD), (1.0, _DARK))
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
        if medal in _FIGURES:
            figure = QRectF(_COIN - QPointF(_REACH, _REACH) * 0.45, _COIN + QPointF(_REACH, _REACH) * 0.45)
            paint_figure(painter, figure, _FIGURES[medal], ink)
        else:
            coin = QRectF(_COIN - QPointF(_REACH, _REACH), _COIN + QPointF(_REACH, _REACH))
            paint_svg(painter, coin, theme, f"medals/{medal.value}", ink)


def _ribbon(side: int) -> QPainterPath:
    return polygon([(50 + x * side, y) for x, y in ((2, 44), (12, 2), (34, 2), (20, 52))])


def _paint_ribbon(painter: QPainter, colour: QColor, theme: Theme) -> None:
    for side in (-1, 1):
        painter.fillPath(_ribbon(side), colour if side < 0 else colour.darker(118))
        painter.strokePath(_ribbon(side), pen(theme.symbol_outline, 2))
