"""The players' badges: a seal in a colour with a sign cut out of it, as it stands beside a name.

Each sign is a silhouette of its own, readable at sixteen pixels and from across the room, and none is like the symbol
of a suit.
"""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter

from hanabi_desktop.painting.canvas import drawing, fitted, pen, rounded
from hanabi_desktop.painting.pixmap_cache import PixmapCache
from hanabi_desktop.painting.svg import paint_svg
from hanabi_desktop.painting.theme import Theme, relative_luminance
from hanabi_desktop.players import Character, Dye, Emblem

DYES: Mapping[Dye, QColor] = {
    Dye.ORANGE: QColor("#FF7613"),
    Dye.SKY: QColor("#4CA2FF"),
    Dye.GREEN: QColor("#4A7C63"),
    Dye.VIOLET: QColor("#8414C6"),
    Dye.PINK: QColor("#F6B8CA"),
    Dye.TEAL: QColor("#003A40"),
    Dye.CREAM: QColor("#FFFAAD"),
    Dye.BROWN: QColor("#622305"),
}
"""They stay the same in every look, as a player's colour should. No two are closer than CIEDE2000 20 in any sight."""
_LIGHT_INK, _DARK_INK = QColor("#FFFFFF"), QColor("#14101F")
_SEAL = 0.28
"""Corner radius of the seal, as a ratio to its width."""


def dye_ink(dye: Dye) -> QColor:
    """The colour of a sign with enough contrast on this colour of players."""
    return _DARK_INK if relative_luminance(DYES[dye]) > 0.2 else _LIGHT_INK


def paint_badge(painter: QPainter, rect: QRectF, badge: Emblem, theme: Theme) -> None:
    """The badge of a person, or the face of a computer, in the largest square centred in the rectangle."""
    if isinstance(badge, Character):
        paint_svg(painter, fitted(rect, 1.0), theme, f"characters/{badge}")
        return
    with drawing(painter):
        seal = _paint_seal(painter, rect, DYES[badge.dye], theme)
    room = seal.width() * 0.09
    paint_svg(painter, seal.adjusted(room, room, -room, -room), theme, f"signs/{badge.sign}", dye_ink(badge.dye))


def paint_dye(painter: QPainter, rect: QRectF, dye: Dye, theme: Theme) -> None:
    """The colour alone, on a seal without a sign."""
    with drawing(painter):
        _paint_seal(painter, rect, DYES[dye], theme)


def badge_icon(pixmaps: PixmapCache, badge: Emblem, theme: Theme, size: int, ratio: float, gap: int = 0) -> QIcon:
    """The badge as an icon of `size` logical pixels, from the store, with a `gap` before the words it stands beside."""

    def paint(painter: QPainter, rect: QRectF) -> None:
        paint_badge(painter, rect.adjusted(0, 0, -gap, 0), badge, theme)

    picture = pixmaps.cached(("badge", badge, theme.key, gap), QSize(size + gap, size), ratio, paint)
    icon = QIcon(picture)
    icon.addPixmap(picture, QIcon.Mode.Disabled)
    icon.addPixmap(picture, QIcon.Mode.Selected)
    return icon


def _paint_seal(painter: QPainter, rect: QRectF, colour: QColor, theme: Theme) -> QRectF:
    """The ground of a badge, with a rim that parts it from any ground; returns the ground alone."""
    square = fitted(rect, 1.0)
    rim = max(0.6, square.width() * 0.045)
    outer = square.adjusted(rim / 2, rim / 2, -rim / 2, -rim / 2)
    painter.setPen(pen(theme.symbol_rim, rim))
    painter.setBrush(theme.symbol_outline)
    painter.drawPath(rounded(outer, outer.width() * _SEAL))
    painter.setPen(Qt.PenStyle.NoPen)
    seal = square.adjusted(1.6 * rim, 1.6 * rim, -1.6 * rim, -1.6 * rim)
    painter.fillPath(rounded(seal, seal.width() * _SEAL), colour)
    return seal
