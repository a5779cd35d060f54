"""The tokens of every box, from SVG files, and the lid."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from hanabi_desktop.painting.canvas import alpha, canvas, dot, drawing, gradient, pen, rounded
from hanabi_desktop.painting.svg import paint_svg
from hanabi_desktop.painting.theme import Theme

LONG_FUSE = ((0.88, 0.54), (0.93, 0.38), (0.92, 0.27), (0.85, 0.19), (0.77, 0.22), (0.69, 0.30))
"""A spark's way along the fuse of a fuse token, from its end to the bomb, in shares of the token."""
FLAME = ((0.5, 0.62), (0.46, 0.5), (0.53, 0.36), (0.5, 0.2))
"""A spark's way up the flame of a red token, or over a storm tile."""
_SMALL = 26
"""Pixels below which a spent clock token shows no hours: they would run into its hands, and its rim be lost."""


def paint_token_side(painter: QPainter, rect: QRectF, theme: Theme, name: str, *, turned: bool = False) -> None:
    """The side `name` of a token, upright or a quarter turn round; spent ones have a broken rim."""
    side = min(rect.width(), rect.height())
    if name == "clock-spent" and side < _SMALL:
        name = "clock-spent-small"
    with canvas(painter, rect, 100, 100):
        if turned:
            painter.translate(100, 0)
            painter.rotate(90)
        paint_svg(painter, QRectF(0, 0, 100, 100), theme, f"tokens/{name}")
        if "-spent" in name:
            painter.strokePath(dot(50, 50, 44), _broken_rim(side, theme.spent_ink))


def _broken_rim(side: float, ink: QColor) -> QPen:
    """The rim of a spent token `side` pixels wide, however small more than two pixels thick."""
    width = max(4.0, 240 / max(1.0, side))
    rim = pen(ink, width)
    rim.setDashPattern([9.6 / width, 8.8 / width])
    return rim


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
        shades = (0.0, theme.lid.darker(175)), (1.0, theme.lid.darker(135))
        shape = rounded(inner, edge * 0.5)
        floor = gradient(inner.topLeft(), inner.bottomLeft(), *shades)
        painter.fillPath(shape, theme.panel if theme.high_contrast else floor)
        painter.strokePath(shape, pen(alpha(theme.lid_edge, 0.7), max(0.8, edge * 0.12)))
        painter.setBrush(theme.lid_edge)
        corners = rect.adjusted(edge * 0.5, edge * 0.5, -edge * 0.5, -edge * 0.5)
        for corner in (corners.topLeft(), corners.topRight(), corners.bottomLeft(), corners.bottomRight()):
            painter.drawEllipse(corner, edge * 0.16, edge * 0.16)
