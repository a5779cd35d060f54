"""The players' badges: a seal in a colour with a sign cut out of it, as it stands beside a name.

Each sign is a silhouette of its own, readable at sixteen pixels and from across the room, and none is like the symbol
of a suit.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPainterPath, QPainterPathStroker, QTransform

from hanabi_desktop.painting.canvas import dot, drawing, fitted, line, pen, polygon, rounded, star
from hanabi_desktop.painting.pixmap_cache import PixmapCache
from hanabi_desktop.painting.theme import Theme, relative_luminance
from hanabi_desktop.table.state import Badge, Dye, Sign

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
"""How round the corners of the seal are, in shares of its width."""


def dye_ink(dye: Dye) -> QColor:
    """What reads well on a colour of players."""
    return _DARK_INK if relative_luminance(DYES[dye]) > 0.2 else _LIGHT_INK


def paint_badge(painter: QPainter, rect: QRectF, badge: Badge, theme: Theme) -> None:
    """The badge in the largest square centred in the rectangle."""
    with drawing(painter):
        seal = _paint_seal(painter, rect, DYES[badge.dye], theme)
        room = seal.width() * 0.09
        painter.fillPath(_placed(sign_path(badge.sign), seal.adjusted(room, room, -room, -room)), dye_ink(badge.dye))


def paint_sign(painter: QPainter, rect: QRectF, sign: Sign, ink: QColor) -> None:
    """The sign alone."""
    with drawing(painter):
        painter.fillPath(_placed(sign_path(sign), fitted(rect, 1.0)), ink)


def paint_dye(painter: QPainter, rect: QRectF, dye: Dye, theme: Theme) -> None:
    """The colour alone, on a seal without a sign."""
    with drawing(painter):
        _paint_seal(painter, rect, DYES[dye], theme)


def paint_person(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Head and shoulders: somebody who plays."""
    shoulders = QPainterPath(QPointF(8, 98))
    shoulders.cubicTo(8, 40, 92, 40, 92, 98)
    shoulders.closeSubpath()
    with drawing(painter):
        painter.fillPath(_placed(dot(50, 28, 24).united(shoulders), fitted(rect, 1.0)), theme.text)


def paint_robot(painter: QPainter, rect: QRectF, theme: Theme, ink: QColor | None = None) -> None:
    """A head with an aerial: a computer that plays; as dark or bright as words, or in another `ink`."""
    aerial = rounded(QRectF(46, 10, 8, 24), 3).united(dot(50, 9, 9))
    with drawing(painter):
        painter.fillPath(_placed(_head(30).united(aerial), fitted(rect, 1.0)), ink or theme.text)


def paint_skilled_robot(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The same with a star for an aerial: a computer that plays well."""
    with drawing(painter):
        painter.fillPath(_placed(_head(42).united(star(QPointF(50, 23), [27, 11] * 5)), fitted(rect, 1.0)), theme.text)


def _head(top: float) -> QPainterPath:
    """A robot's, down to the foot of a square of a hundred."""
    head = rounded(QRectF(12, top, 76, 98 - top), 14)
    ears = rounded(QRectF(1, top + 14, 18, 26), 5).united(rounded(QRectF(81, top + 14, 18, 26), 5))
    eyes, mouth = dot(35, top + 22, 9).united(dot(65, top + 22, 9)), rounded(QRectF(34, 78, 32, 8), 4)
    return _without(head.united(ears), eyes, mouth)


def badge_icon(pixmaps: PixmapCache, badge: Badge, theme: Theme, size: int, ratio: float, gap: int = 0) -> QIcon:
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


def _placed(path: QPainterPath, square: QRectF) -> QPainterPath:
    return QTransform(square.width() / 100, 0, 0, square.height() / 100, square.left(), square.top()).map(path)


@cache
def sign_path(sign: Sign) -> QPainterPath:
    """The sign's silhouette in a square of a hundred by a hundred."""
    return _SIGNS[sign]()


def _cat() -> QPainterPath:
    """Sitting, seen from the front, its tail curled round to the right."""
    head = polygon([(20, 4), (36, 16), (54, 16), (70, 4), (72, 34), (62, 50), (45, 54), (28, 50), (18, 34)])
    body = QPainterPath(QPointF(45, 44))
    body.cubicTo(66, 50, 74, 78, 70, 98)
    body.lineTo(20, 98)
    body.cubicTo(16, 78, 24, 50, 45, 44)
    tail = _stroke(_curve((64, 92), (98, 96), (98, 66), (84, 56)), 10)
    return _without(head.united(body).united(tail), dot(36, 33, 5), dot(54, 33, 5))


def _teapot() -> QPainterPath:
    body = QPainterPath()
    body.addEllipse(QPointF(51, 64), 27, 23)
    lid = rounded(QRectF(36, 32, 30, 8), 4).united(dot(51, 26, 7))
    foot = rounded(QRectF(34, 83, 34, 9), 3)
    spout = polygon([(68, 76), (86, 44), (99, 38), (96, 52), (80, 82)])
    handle = _stroke(_curve((28, 52), (-4, 40), (0, 84), (30, 76)), 8)
    return body.united(lid).united(foot).united(spout).united(handle)


def _crane() -> QPainterPath:
    """Standing on one leg, its neck stretched."""
    body = QPainterPath(QPointF(18, 66))
    body.cubicTo(24, 40, 52, 36, 66, 44)
    body.cubicTo(74, 56, 60, 70, 44, 70)
    body.cubicTo(32, 72, 22, 76, 4, 82)
    body.closeSubpath()
    neck = _stroke(_curve((60, 50), (82, 44), (52, 22), (72, 12)), 9)
    beak = polygon([(70, 4), (99, 20), (70, 20)])
    head = dot(72, 12, 8)
    leg = _stroke(line([(46, 66), (46, 97), (62, 97)]), 6)
    return body.united(neck).united(head).united(beak).united(leg)


def _fish() -> QPainterPath:
    body = QPainterPath(QPointF(2, 50))
    body.cubicTo(18, 20, 52, 16, 74, 46)
    body.lineTo(98, 22)
    body.lineTo(92, 50)
    body.lineTo(98, 78)
    body.lineTo(74, 54)
    body.cubicTo(52, 84, 18, 80, 2, 50)
    body.closeSubpath()
    fin = polygon([(34, 28), (58, 8), (62, 34)])
    gill = _stroke(_curve((36, 34), (44, 44), (44, 56), (36, 66)), 4)
    return _without(body.united(fin), dot(21, 44, 5), gill)


def _gate() -> QPainterPath:
    """Of a shrine: two beams on two posts."""
    roof = QPainterPath(QPointF(0, 8))
    roof.cubicTo(30, 18, 70, 18, 100, 8)
    roof.lineTo(96, 28)
    roof.lineTo(4, 28)
    roof.closeSubpath()
    beam = QRectF(10, 42, 80, 11)
    parts = [polygon([(22, 28), (34, 28), (32, 96), (18, 96)]), polygon([(78, 28), (66, 28), (68, 96), (82, 96)])]
    gate = roof.united(rounded(beam, 2)).united(rounded(QRectF(45, 26, 10, 20), 1))
    for part in parts:
        gate = gate.united(part)
    return gate


def _rabbit() -> QPainterPath:
    """Its head, with tall ears."""
    head = QPainterPath()
    head.addEllipse(QPointF(50, 71), 29, 26)
    ears = QPainterPath()
    for x, turn in ((36, -9), (64, 9)):
        ear = QPainterPath()
        ear.addEllipse(QPointF(0, 0), 10, 29)
        ears = ears.united(QTransform().translate(x, 30).rotate(turn).map(ear))
    return _without(head.united(ears), dot(39, 67, 5), dot(61, 67, 5), polygon([(44, 79), (56, 79), (50, 87)]))


def _boat() -> QPainterPath:
    """A junk: its hull, a mast and two sails with battens."""
    hull = QPainterPath(QPointF(2, 72))
    hull.lineTo(98, 66)
    hull.cubicTo(94, 88, 84, 96, 70, 96)
    hull.lineTo(26, 96)
    hull.cubicTo(14, 96, 6, 86, 2, 72)
    hull.closeSubpath()
    mast = rounded(QRectF(48, 2, 6, 72), 1)
    sails = polygon([(57, 8), (84, 16), (92, 60), (57, 62)]).united(polygon([(45, 16), (24, 24), (12, 62), (45, 63)]))
    gaps = _stroke(line([(8, 30), (46, 28)]), 4).united(_stroke(line([(8, 46), (46, 45)]), 4))
    gaps = gaps.united(_stroke(line([(57, 25), (96, 28)]), 4)).united(_stroke(line([(57, 43), (98, 44)]), 4))
    return hull.united(mast).united(_without(sails, gaps))


def _umbrella() -> QPainterPath:
    """Of paper, half folded: a bell with a scalloped edge, a tip and a long crook."""
    top = QPainterPath(QPointF(50, 6))
    top.cubicTo(62, 12, 92, 30, 98, 58)
    for x in (74, 50, 26, 2):
        top.quadTo(x + 12, 42, x, 58)
    top.cubicTo(8, 30, 38, 12, 50, 6)
    top.closeSubpath()
    stick = _stroke(line([(50, 3), (50, 84)]), 6)
    crook = _stroke(_curve((50, 82), (50, 100), (72, 100), (72, 84)), 7)
    return top.united(stick).united(crook)


_SIGNS: Mapping[Sign, Callable[[], QPainterPath]] = {
    Sign.CAT: _cat,
    Sign.TEAPOT: _teapot,
    Sign.CRANE: _crane,
    Sign.FISH: _fish,
    Sign.GATE: _gate,
    Sign.RABBIT: _rabbit,
    Sign.BOAT: _boat,
    Sign.UMBRELLA: _umbrella,
}


def _curve(*points: tuple[float, float]) -> QPainterPath:
    start, first, second, end = points
    path = QPainterPath(QPointF(*start))
    path.cubicTo(*first, *second, *end)
    return path


def _stroke(path: QPainterPath, width: float) -> QPainterPath:
    """The line as a shape."""
    stroker = QPainterPathStroker(pen(_DARK_INK, width))
    return stroker.createStroke(path)


def _without(path: QPainterPath, *holes: QPainterPath) -> QPainterPath:
    for hole in holes:
        path = path.subtracted(hole)
    return path
