"""The river by night: the background of every window, the title picture, and the deck.

The backgrounds are meant to be rendered once per size into a pixmap.
"""

from __future__ import annotations

from collections.abc import Callable
from math import sin, tau

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QLinearGradient, QPainter, QPainterPath, QPen

from hanabi_desktop.painting.bursts import Burst, paint_burst, scatter
from hanabi_desktop.painting.canvas import alpha, centred, drawing, glow, gradient, line, mixed, pen, rounded, winding
from hanabi_desktop.painting.cards import CARD_ASPECT, paint_back, paint_empty_slot
from hanabi_desktop.painting.svg import paint_svg
from hanabi_desktop.painting.theme import Contrast, Scheme, Theme, theme_for
from hanabi_desktop.rules import Suit

_LANTERN = QColor("#FFB35C")
_LANTERN_CORE = QColor("#FFF0C4")
_HALO = QColor("#05071A")
_FULL_DECK = 50
_DUSK = tuple(map(QColor, ("#CFDDF1", "#EFDDE3", "#CDA9D0", "#8A63AE", "#3B2370")))
"""The sky of an evening away from the sun, downwards: still blue, then rosy, and a deep violet on which sparks are seen."""
_DUSK_WATER = QColor("#F4E4D0")
_PEACH, _AFTERGLOW = QColor("#FFB48C"), 0.24
"""The last light over the far shore and on the water, and how far it reaches, as a share of the height."""
_WATERLINE = 0.58
"""Share of the table's height above the water: the fireworks stand on it."""


Band = tuple[float, float]
"""Where the fireworks are on a page: top and bottom, as shares of its height."""


def paint_table_background(painter: QPainter, rect: QRectF, theme: Theme, band: Band = (0.42, _WATERLINE)) -> None:
    """Sky, far shore with lanterns, river. Calm: panels and cards lie on it.

    By night in the dark theme. In the light one it is the hour after sunset, when the shadow of the earth rises: the
    sky is violet in the `band` of the fireworks, and all around it is still day.
    """
    with drawing(painter):
        painter.setClipRect(rect)
        ends = (0.0, theme.window_top), (1.0, theme.window_bottom)
        painter.fillRect(rect, gradient(rect.topLeft(), rect.bottomLeft(), *ends))
        if theme.high_contrast:
            _paint_outlines(painter, rect, _WATERLINE, theme)
        elif theme.dark:
            _paint_night(painter, rect, _WATERLINE, theme, 0.8)
        else:
            _paint_dusk(painter, rect, band)


def paint_title_scene(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Great fireworks over the river.

    By night, or at the end of an evening in the light theme: always so dark that `theme.title_text` reads on it.
    """
    night = theme_for(Scheme.DARK, Contrast.NORMAL)
    horizon = 0.70
    with drawing(painter):
        painter.setClipRect(rect)
        _paint_night_sky(painter, rect, theme, horizon)
        unit = min(rect.width() / 16, rect.height() / 9)
        water = rect.top() + rect.height() * horizon
        show = (
            (Suit.RED, 0.045, 0.50, 0.75, 3),
            (Suit.YELLOW, 0.315, 0.47, 1.00, 3),
            (Suit.BLUE, 0.80, 0.26, 1.75, 4),
            (Suit.GREEN, 0.685, 0.47, 1.55, 4),
            (Suit.MULTICOLOUR, 0.93, 0.53, 0.95, 4),
            (Suit.RED, 0.19, 0.30, 1.80, 4),
            (Suit.WHITE, 0.50, 0.29, 2.30, 4),
        )
        for suit, x, y, reach, richness in show:
            centre = QPointF(rect.left() + x * rect.width(), rect.top() + y * rect.height())
            spark = night.spark[suit]
            _paint_reflection(painter, rect, centre.x(), water, reach * unit, spark)
            burst = Burst(centre.x(), centre.y(), reach * unit, richness, (water - centre.y()) * 0.92)
            glow(painter, centre, reach * unit * 2.1, spark, 0.16)
            paint_burst(painter, suit, burst, spark, night.rainbow)
        _paint_near_bank(painter, rect)


def paint_lake(painter: QPainter, rect: QRectF, theme: Theme, horizon: float) -> None:
    """The scene of the title with nothing in its sky; `horizon` is the share of its height above the water."""
    with drawing(painter):
        painter.setClipRect(rect)
        _paint_night_sky(painter, rect, theme, horizon)
        _paint_near_bank(painter, rect)


def _paint_night_sky(painter: QPainter, rect: QRectF, theme: Theme, horizon: float) -> None:
    evening = not theme.dark and not theme.high_contrast
    top = "#000000" if theme.high_contrast else "#12164A" if evening else "#050720"
    low, horizon_glow = ("#45357F", "#E58F7F") if evening else ("#16164C", "#43296B")
    stops = ((0.0, top), (horizon * 0.72, low), (horizon, horizon_glow), (1.0, "#0A0B2B"))
    sky = ((place, QColor(colour)) for place, colour in stops)
    painter.fillRect(rect, gradient(rect.topLeft(), rect.bottomLeft(), *sky))
    _paint_night(painter, rect, horizon, theme_for(Scheme.DARK, Contrast.NORMAL), 1.0)
    if evening:
        water = rect.top() + rect.height() * horizon
        shades = (0.0, QColor(229, 143, 127, 190)), (0.35, QColor(120, 80, 140, 90)), (1.0, QColor(20, 20, 80, 60))
        mirror = QRectF(rect.left(), water, rect.width(), rect.bottom() - water)
        painter.fillRect(mirror, gradient(mirror.topLeft(), mirror.bottomLeft(), *shades))


def _paint_near_bank(painter: QPainter, rect: QRectF) -> None:
    """Boats on the water, and the reeds before it."""
    unit = min(rect.width() / 16, rect.height() / 9)
    for x, y, size in ((0.235, 0.80, 0.62), (0.735, 0.765, 0.40), (0.565, 0.735, 0.24)):
        boat = QPointF(rect.left() + x * rect.width(), rect.top() + y * rect.height())
        _paint_boat(painter, boat, size * unit)
    _paint_reeds(painter, rect, unit, QColor("#04051A"))


def paint_game_name(painter: QPainter, rect: QRectF, name: str, usual: QFont, theme: Theme) -> None:
    """The name of the game in the height of `rect`, in the heaviest letters of the `usual` kind, on a dark halo."""
    font = QFont(usual)
    font.setPixelSize(max(8, round(rect.height() * 0.8)))
    font.setWeight(QFont.Weight.Black)
    metrics = QFontMetricsF(font)
    left = rect.center().x() - metrics.horizontalAdvance(name) / 2
    baseline = rect.center().y() + (metrics.ascent() - metrics.descent()) / 2
    path = winding()  # the outlines of a letter's parts overlap
    path.addText(left, baseline, font, name)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for width, opacity in ((0.22, 0.10), (0.14, 0.16), (0.07, 0.5)):
        light = QPen(alpha(_HALO, opacity), rect.height() * width)
        light.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, light)
    painter.fillPath(path, theme.title_text)


def _paint_night(painter: QPainter, rect: QRectF, horizon: float, theme: Theme, light: float) -> None:
    water = rect.top() + rect.height() * horizon
    unit = min(rect.width() / 16, rect.height() / 9)
    _paint_stars(painter, QRectF(rect.left(), rect.top(), rect.width(), water - rect.top()), unit, light)
    glow(painter, QPointF(rect.center().x(), water), rect.width() * 0.55, QColor("#7A3F7C"), 0.30 * light)
    far = mixed(theme.window_top, QColor("#35306E"), 0.55)
    near = mixed(theme.window_top, QColor("#0A0A22"), 0.55)
    painter.fillPath(_hills(rect, water, 0.085, 2.3, 0.4), far)
    painter.fillPath(_hills(rect, water, 0.045, 4.1, 1.7), near)
    _paint_far_shore(painter, rect, water, unit, near)
    river = QLinearGradient(0, water, 0, rect.bottom())
    river.setColorAt(0.0, QColor("#2A2560"))
    river.setColorAt(0.25, mixed(theme.window_top, QColor("#1B1B52"), 0.6))
    river.setColorAt(1.0, mixed(theme.window_top, QColor("#000010"), 0.35))
    painter.fillRect(QRectF(rect.left(), water, rect.width(), rect.bottom() - water), river)
    _paint_shore_lanterns(painter, rect, water, unit, light)
    _paint_ripples(painter, rect, water, unit, QColor("#A7B4FF"), 0.10 * light)
    _paint_floating_lanterns(painter, rect, water, unit, light)


def _paint_dusk(painter: QPainter, rect: QRectF, band: Band) -> None:
    water = rect.top() + rect.height() * _WATERLINE
    unit = min(rect.width() / 16, rect.height() / 9)
    top, bottom = band
    sky = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    for share, colour in zip((0.0, 0.22, 0.5, 0.78, 1.0), _DUSK, strict=True):
        sky.setColorAt(min(top * share, bottom), colour)
    for share, colour in zip((0.0, 0.15, 0.42, 0.72, 1.0), (*_DUSK[:0:-1], _DUSK_WATER), strict=True):
        sky.setColorAt(bottom + (1 - bottom) * share, colour)
    painter.fillRect(rect, sky)
    _paint_moonrise(painter, rect, unit)
    far, near = QColor("#5B4090"), QColor("#4E3684")
    painter.fillPath(_hills(rect, water, 0.085, 2.3, 0.4), far)
    painter.fillPath(_hills(rect, water, 0.045, 4.1, 1.7), near)
    _paint_far_shore(painter, rect, water, unit, near)
    painter.fillRect(QRectF(rect.left(), water, rect.width(), rect.bottom() - water), sky)
    afterglow = QLinearGradient(0, water - rect.height() * _AFTERGLOW, 0, water + rect.height() * _AFTERGLOW)
    for share, opacity in ((0.0, 0.0), (0.5, 0.55), (1.0, 0.0)):
        afterglow.setColorAt(share, alpha(_PEACH, opacity))
    painter.fillRect(rect, afterglow)
    _paint_shore_lanterns(painter, rect, water, unit, 0.8)
    _paint_ripples(painter, rect, water, unit, QColor("#FFFFFF"), 0.3)


def _paint_moonrise(painter: QPainter, rect: QRectF, unit: float) -> None:
    """The moon of an early evening on the right, where few players leave the sky free, and thin clouds."""
    moon = QPointF(rect.left() + rect.width() * 0.865, rect.top() + rect.height() * 0.135)
    glow(painter, moon, unit * 1.5, QColor("#FFFBEA"), 0.75)
    painter.setBrush(QColor("#FFFAEA"))
    painter.drawEllipse(moon, unit * 0.42, unit * 0.42)
    clouds = winding()
    for x, y, z in scatter(26, 23):
        # In three rows, each of many flat parts.
        row = int(y * 3)
        long, high = unit * (0.5 + 1.1 * z), unit * (0.035 + 0.05 * z)
        centre = QPointF(rect.left() + x * rect.width(), rect.top() + rect.height() * (0.07 + 0.075 * row + 0.02 * z))
        clouds.addRoundedRect(QRectF(centre.x() - long, centre.y() - high, 2 * long, 2 * high), high, high)
    painter.fillPath(clouds, QColor(255, 250, 246, 30))


def _paint_outlines(painter: QPainter, rect: QRectF, horizon: float, theme: Theme) -> None:
    """The same shore in quiet lines, which take no contrast from what is written over them."""
    water = rect.top() + rect.height() * horizon
    unit = min(rect.width() / 16, rect.height() / 9)
    quiet, line_pen = mixed(theme.window_top, theme.text, 0.16), pen(mixed(theme.window_top, theme.text, 0.3), 1.5)
    for height, waves, phase in ((0.085, 2.3, 0.4), (0.045, 4.1, 1.7)):
        painter.strokePath(_hills(rect, water, height, waves, phase), line_pen)
    _paint_far_shore(painter, rect, water, unit, quiet)
    painter.strokePath(line([(rect.left(), water), (rect.right(), water)]), line_pen)
    _paint_ripples(painter, rect, water, unit, quiet, 1.0)
    if theme.dark:
        sky = QRectF(rect.left(), rect.top(), rect.width(), water - rect.top())
        _paint_stars(painter, sky, unit, 0.5)


def _paint_stars(painter: QPainter, area: QRectF, unit: float, light: float) -> None:
    count = int(min(240, 60 + area.width() * area.height() / (unit * unit * 0.9)))
    layers = (QPainterPath(), QPainterPath(), QPainterPath())
    for place, (x, y, z) in enumerate(scatter(count, 7)):
        size = unit * (0.007 + 0.016 * z * z)
        layers[place % 3].addEllipse(QPointF(area.x() + x * area.width(), area.y() + y * area.height()), size, size)
    for layer, opacity in zip(layers, (0.9, 0.55, 0.3), strict=True):
        painter.fillPath(layer, alpha(QColor("#F4F0FF"), opacity * light))


def _hills(rect: QRectF, water: float, height: float, waves: float, phase: float) -> QPainterPath:
    path = QPainterPath(QPointF(rect.left(), water))
    steps = 64
    for step in range(steps + 1):
        t = step / steps
        rise = 0.55 + 0.30 * sin(t * tau * waves / 2 + phase) + 0.15 * sin(t * tau * waves * 1.7 + phase * 2.1)
        path.lineTo(rect.left() + t * rect.width(), water - max(0.08, rise) * height * rect.height())
    path.lineTo(rect.right(), water)
    path.closeSubpath()
    return path


def _paint_shore_lanterns(painter: QPainter, rect: QRectF, water: float, unit: float, light: float) -> None:
    streaks, lights = winding(), winding()
    for place, (x, y, z) in enumerate(scatter(64, 11)):
        cx = rect.left() + x * rect.width()
        size = unit * (0.016 + 0.026 * z)
        cy = water - size * 1.4 - unit * 0.16 * y
        if place % 3 == 0:
            glow(painter, QPointF(cx, cy), size * 9, _LANTERN, 0.42 * light)
        lights.addEllipse(QPointF(cx, cy), size, size * 1.15)
        _streak(streaks, cx, water, size, unit * (0.45 + 1.1 * z))
    _paint_fading(painter, streaks, _LANTERN, 0.62 * light, water, water + unit * 1.5)
    painter.fillPath(lights, alpha(_LANTERN_CORE, min(1.0, 0.5 + 0.5 * light)))


def _paint_fading(
    painter: QPainter, path: QPainterPath, colour: QColor, opacity: float, top: float, bottom: float
) -> None:
    """Light on the water, which fades on its way down."""
    ends = (0.0, alpha(colour, opacity)), (1.0, alpha(colour, 0.0))
    painter.fillPath(path, gradient(QPointF(0, top), QPointF(0, bottom), *ends))


def _streak(path: QPainterPath, x: float, top: float, half: float, length: float) -> None:
    """A light on the water: flat bars, the rarer the further down."""
    y = top + half * 0.4
    place = 0
    while y < top + length:
        t = (y - top) / length
        width = half * (1.9 - 0.9 * t) * (1.0, 0.55, 0.8)[place % 3]
        thick = half * (0.62 - 0.22 * t)
        path.addRoundedRect(
            QRectF(x - width + half * 0.5 * sin(place * 2.1), y, 2 * width, thick), thick / 2, thick / 2
        )
        y += thick * (1.7 + 1.6 * t)
        place += 1


def _paint_far_shore(painter: QPainter, rect: QRectF, water: float, unit: float, colour: QColor) -> None:
    """Silhouettes on the far shore: a pagoda, trees and an arched bridge, small and quiet."""
    pagoda = centred(QPointF(rect.left() + rect.width() * 0.155, water - unit * 0.8), unit * 1.6)
    paint_svg(painter, pagoda, theme_for(Scheme.DARK), "scenery/pagoda", colour)
    shapes = winding()
    for x, _, z in scatter(26, 41):
        size = unit * (0.07 + 0.13 * z)
        cx = rect.left() + rect.width() * x
        shapes.addEllipse(QPointF(cx, water - size * 0.6), size * 1.1, size)
        shapes.addEllipse(QPointF(cx + size * 0.8, water - size * 0.35), size * 0.9, size * 0.7)
    painter.fillPath(shapes, colour)
    left, right = rect.left() + rect.width() * 0.70, rect.left() + rect.width() * 0.885
    middle, rise = (left + right) / 2, unit * 0.62
    deck = QPainterPath(QPointF(left, water - unit * 0.10))
    deck.quadTo(middle, water - unit * 0.10 - rise, right, water - unit * 0.10)
    painter.strokePath(deck, pen(colour, unit * 0.075))
    rail = deck.translated(0, -unit * 0.13)
    painter.strokePath(rail, pen(colour, unit * 0.03))
    posts = QPainterPath()
    for place in range(9):
        point = rail.pointAtPercent(place / 8)
        posts.moveTo(point.x(), point.y() - unit * 0.03)
        posts.lineTo(point.x(), water if place in (1, 3, 5, 7) else point.y() + unit * 0.13)
    painter.strokePath(posts, pen(colour, unit * 0.032))


def _paint_boat(painter: QPainter, centre: QPointF, size: float) -> None:
    """A roofed pleasure boat hung with lanterns, and their light around it and on the water."""
    glow(painter, centre - QPointF(0, size * 0.2), size * 1.7, _LANTERN, 0.34)
    half = QPointF(size, size) / 0.88
    paint_svg(painter, QRectF(centre - half, centre + half), theme_for(Scheme.DARK), "scenery/boat")
    streaks, hull = QPainterPath(), centre.y() + size * 0.17
    for place in range(7):
        x = centre.x() + size * 0.20 * (place - 3)
        _streak(streaks, x, hull, size * 0.055, size * (0.5 + 0.25 * (place % 3)))
    _paint_fading(painter, streaks, _LANTERN, 0.7, hull, centre.y() + size * 1.1)


def _paint_reeds(painter: QPainter, rect: QRectF, unit: float, colour: QColor) -> None:
    """Reeds of the near bank in the lower corners."""
    blades = winding()
    for place, (x, y, z) in enumerate(scatter(46, 61)):
        left = place % 2 == 0
        inward = unit * 2.3 * x * x
        foot = rect.left() + inward if left else rect.right() - inward
        height = unit * (0.45 + 1.25 * y) * (1.0 - 0.28 * x)
        lean = (1 if left else -1) * unit * (0.10 + 0.55 * z)
        wide = unit * 0.030
        blades.moveTo(foot - wide, rect.bottom())
        blades.quadTo(foot - wide, rect.bottom() - height * 0.6, foot + lean, rect.bottom() - height)
        blades.quadTo(foot + wide, rect.bottom() - height * 0.5, foot + wide, rect.bottom())
        blades.closeSubpath()
    painter.fillPath(blades, colour)


def _paint_ripples(painter: QPainter, rect: QRectF, water: float, unit: float, colour: QColor, opacity: float) -> None:
    path = QPainterPath()
    depth = rect.bottom() - water
    for x, y, z in scatter(90, 23):
        far = y * y
        cy = water + depth * far
        width = unit * (0.15 + 1.1 * far) * (0.5 + z)
        thick = unit * (0.008 + 0.018 * far)
        path.addRoundedRect(QRectF(rect.left() + x * rect.width() - width / 2, cy, width, thick), thick / 2, thick / 2)
    painter.fillPath(path, alpha(colour, opacity))


def _paint_floating_lanterns(painter: QPainter, rect: QRectF, water: float, unit: float, light: float) -> None:
    """Paper lanterns set adrift, small far away and larger near the edges."""
    depth = rect.bottom() - water
    for x, y, scale in (
        (0.08, 0.42, 0.75),
        (0.03, 0.86, 1.25),
        (0.15, 0.16, 0.42),
        (0.93, 0.50, 0.85),
        (0.975, 0.90, 1.30),
        (0.87, 0.20, 0.45),
        (0.60, 0.08, 0.28),
        (0.40, 0.10, 0.3),
    ):
        centre = QPointF(rect.left() + x * rect.width(), water + y * depth)
        paint_lantern(painter, centre, unit * 0.30 * scale, light)


def paint_lantern(painter: QPainter, centre: QPointF, size: float, light: float = 1.0) -> None:
    """A floating paper lantern of about `size` pixels, with its light on the water."""
    with drawing(painter):
        glow(painter, centre, size * 3.4, _LANTERN, 0.42 * light)
        streaks = QPainterPath()
        _streak(streaks, centre.x(), centre.y() + size * 0.75, size * 0.42, size * 2.2)
        _paint_fading(painter, streaks, _LANTERN, 0.5 * light, centre.y() + size * 0.7, centre.y() + size * 3)
        place = centred(centre + QPointF(0, size * 0.04), size * 1.4)
        paint_svg(painter, place, theme_for(Scheme.DARK), "scenery/lantern")


def _paint_reflection(painter: QPainter, rect: QRectF, x: float, water: float, reach: float, spark: QColor) -> None:
    depth = rect.bottom() - water
    path = QPainterPath()
    for place in range(22):
        t = place / 22
        width = reach * (0.30 + 0.75 * t) * (0.55 + 0.45 * abs(sin(place * 1.9)))
        thick = depth * (0.010 + 0.016 * t)
        drift = reach * 0.20 * sin(place * 2.7)
        path.addRoundedRect(QRectF(x - width + drift, water + depth * t, 2 * width, thick), thick / 2, thick / 2)
    _paint_fading(painter, path, spark, 0.34, water, rect.bottom())


def deck_card_rect(rect: QRectF, cards_left: int) -> QRectF:
    """Where the top card of the deck lies."""
    height = min(rect.height() / 1.11, rect.width() / (CARD_ASPECT + 0.08))
    width = height * CARD_ASPECT
    left = rect.center().x() - (width + height * 0.07) / 2
    bottom = rect.center().y() + height * 0.55
    return QRectF(left, bottom - height - _thickness(height, cards_left), width, height)


def _thickness(height: float, cards_left: int) -> float:
    return height * 0.10 * max(0, min(_FULL_DECK, cards_left - 1)) / _FULL_DECK


def paint_deck(
    painter: QPainter,
    rect: QRectF,
    theme: Theme,
    cards_left: int,
    back: Callable[[QPainter, QRectF, Theme], None] = paint_back,
) -> None:
    """The deck as a pile of backs, as thick as it has cards; an empty place when it has none.

    `back` paints the card on top, for whoever has a picture of it.
    """
    card = deck_card_rect(rect, cards_left)
    if cards_left <= 0:
        paint_empty_slot(painter, card, theme)
        return
    with drawing(painter):
        thickness = _thickness(card.height(), cards_left)
        layers = max(0, min(12, round(thickness / 1.6)))
        edge = pen(QColor("#2A2140"), max(0.5, card.width() * 0.006))
        for layer in range(layers, 0, -1):
            share = layer / max(1, layers)
            under = card.translated(thickness * 0.7 * share, thickness * share)
            shape = rounded(under, card.width() * 0.09)
            painter.fillPath(shape, QColor("#EFE6D0") if layer % 2 else QColor("#CFC3A6"))
            painter.strokePath(shape, edge)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        back(painter, card, theme)
