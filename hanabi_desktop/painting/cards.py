"""Cards: faces, backs, empty places, and the zones of a card that answer a click.

A card keeps its shape, 5 : 7. Given any other rectangle it is painted, and its zones are measured, on the largest
card centred in it.
"""

from __future__ import annotations

from functools import cache
from math import cos, sin, tau

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from hanabi_desktop.painting.bursts import Burst, paint_burst, paint_sparkles
from hanabi_desktop.painting.canvas import (
    alpha,
    canvas,
    drawing,
    fitted,
    glow,
    gradient,
    line,
    mixed,
    pen,
    placed,
    rounded,
)
from hanabi_desktop.painting.symbols import paint_figure, paint_flat_symbol, placed_symbol
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rules import Suit

CARD_ASPECT = 5 / 7
"""Width divided by height."""

KNOWLEDGE_TOP = 0.56
"""Share of a card's height above the zone that is free for what its owner knows: number and symbol lie above it."""

DETAIL_WIDTH = 70.0
"""Logical pixels; the firework of a narrower card is drawn in few strokes, and its number and symbol are larger."""

_W, _H = 100.0, 140.0
_CARD = QRectF(0, 0, _W, _H)
_RADIUS = 9.0
_FRAME = 5.5
_NUMBER_TAB = QRectF(0, 0, 52, 70)
_SYMBOL_TAB = QRectF(50, 0, 50, 50)
_NUMBER = QRectF(7, 6.5, 42, 60)
_SYMBOL = QRectF(54, 6.5, 40, 40)
_SMALL_NUMBER = QRectF(5, 6, 45, 64)
_SMALL_SYMBOL = QRectF(51.5, 7, 44, 44)

_BURSTS: dict[int, tuple[Burst, ...]] = {
    1: (Burst(52, 101, 16, 1, 30),),
    2: (Burst(50, 100, 24, 2, 30),),
    3: (Burst(46, 101, 30, 3, 30), Burst(79, 68, 12, 1)),
    4: (Burst(44, 101, 36, 3, 30), Burst(79, 68, 16, 2), Burst(85, 114, 11, 1)),
    5: (Burst(46, 100, 46, 3, 30), Burst(79, 67, 19, 2), Burst(86, 113, 13, 2), Burst(13, 84, 9, 1)),
}


def card_rect(bounds: QRectF) -> QRectF:
    """The card that is painted when `bounds` is given."""
    return fitted(bounds, CARD_ASPECT)


def number_rect(rect: QRectF) -> QRectF:
    """The zone of a face that stands for its number (a click there gives a value hint): above on the left."""
    return placed(card_rect(rect), 0.0, 0.0, 0.5, 0.55)


def symbol_rect(rect: QRectF) -> QRectF:
    """The zone of a face that stands for its colour (a click there gives a colour hint): above on the right."""
    return placed(card_rect(rect), 0.5, 0.0, 0.5, 0.55)


def play_rect(rect: QRectF) -> QRectF:
    """Where the green check lies on one's own card: where a face has its number."""
    return placed(card_rect(rect), 0.03, 0.03, 0.43, 0.335)


def discard_rect(rect: QRectF) -> QRectF:
    """Where the red cross lies on one's own card: where a face has its symbol."""
    return placed(card_rect(rect), 0.54, 0.03, 0.43, 0.335)


def note_rect(rect: QRectF, face: bool = False) -> QRectF:
    """Where the slip with the owner's note lies: below check and cross, or below the symbol of a `face`."""
    return placed(card_rect(rect), *((0.51, 0.375, 0.44, 0.165) if face else (0.05, 0.385, 0.90, 0.155)))


@cache
def _window(symbol: bool) -> QPainterPath:
    """The part of a face where the night sky is seen: all but the frame and the tabs of number and `symbol`."""
    window = rounded(_CARD.adjusted(_FRAME, _FRAME, -_FRAME, -_FRAME), _RADIUS - 3)
    window = window.subtracted(rounded(_NUMBER_TAB.adjusted(-20, -20, 0, 0), 15))
    if symbol:
        window = window.subtracted(rounded(_SYMBOL_TAB.adjusted(-20, -20, 20, 0), 15))
    return window.simplified()


@cache
def _frame(symbol: bool) -> QPainterPath:
    return rounded(_CARD, _RADIUS).subtracted(_window(symbol))


def paint_face(painter: QPainter, rect: QRectF, suit: Suit, rank: int, theme: Theme) -> None:
    """A card face: number and symbol side by side above, and below them a firework that grows with the value."""
    small = card_rect(rect).width() < DETAIL_WIDTH
    ink, fill = theme.ink[suit], theme.fill[suit]
    shades = (0.0, fill.lighter(108)), (0.5, fill), (1.0, fill.darker(106))
    with canvas(painter, rect, _W, _H):
        outline = rounded(_CARD.adjusted(0.6, 0.6, -0.6, -0.6), _RADIUS - 0.6)
        with drawing(painter):
            _paint_sky(painter, suit, rank, theme, few=small)
        painter.fillPath(_frame(theme.symbols), gradient(QPointF(), QPointF(_W * 0.4, _H), *shades))
        if suit is Suit.MULTICOLOUR:
            painter.strokePath(
                rounded(_CARD.adjusted(2.7, 2.7, -2.7, -2.7), _RADIUS - 2), rainbow_pen(_CARD, theme, 4.4)
            )
        painter.strokePath(_window(theme.symbols), pen(alpha(QColor("#05071A"), 0.8), 1.3))
        painter.strokePath(outline, pen(theme.card_edge, 2 if small else 1.2))
        paint_figure(painter, _SMALL_NUMBER if small else _NUMBER, rank, ink)
        _paint_card_symbol(painter, _SMALL_SYMBOL if small else _SYMBOL, suit, theme)


def rainbow_pen(rect: QRectF, theme: Theme, width: float) -> QPen:
    """A pen in all colours of the rainbow, from the top left to the bottom right."""
    rainbow = ((place / (len(theme.rainbow) - 1), colour) for place, colour in enumerate(theme.rainbow))
    stroke = pen(theme.rainbow[0], width)
    stroke.setBrush(gradient(rect.topLeft(), rect.bottomRight(), *rainbow))
    return stroke


def _paint_card_symbol(painter: QPainter, rect: QRectF, suit: Suit, theme: Theme) -> None:
    if not theme.symbols:
        return  # the card is its colour
    if suit is Suit.MULTICOLOUR:
        paint_flat_symbol(painter, rect.translated(0, rect.height() * -0.02), suit, theme.ink[suit], theme)
        return
    painter.fillPath(placed_symbol(suit, rect), theme.ink[suit])


def _paint_sky(painter: QPainter, suit: Suit, rank: int, theme: Theme, few: bool) -> None:
    """The night with its fireworks over the river; in `few` strokes only the largest of them."""
    inner = _CARD.adjusted(_FRAME - 1, _FRAME - 1, 1 - _FRAME, 1 - _FRAME)
    painter.setClipRect(inner)
    tint = theme.spark[suit]
    sky = (0.0, theme.card_sky_top), (1.0, mixed(theme.card_sky_bottom, tint, 0.10))
    painter.fillRect(inner, gradient(QPointF(), QPointF(0, _H), *sky))
    if few:
        paint_burst(painter, suit, replace(_BURSTS[rank][0], richness=1, tail=0), tint, theme.rainbow)
        return
    paint_sparkles(painter, inner, 26, 0.55, alpha(QColor("#FFFFFF"), 0.55), 3)
    water = 118.0
    river = (0.0, mixed(theme.card_sky_bottom, tint, 0.22)), (1.0, theme.card_sky_top)
    painter.fillRect(QRectF(0, water, _W, _H - water), gradient(QPointF(0, water), QPointF(0, _H), *river))
    ripples = QPainterPath()
    for place in range(7):
        half = (8 + 5 * rank) * (0.5 + 0.5 * abs(sin(place * 1.9 + 1)))
        ripples.addRoundedRect(
            QRectF(34 - half + 7 * sin(place * 2.3), water + 1.6 + place * 2.4, 2 * half, 1.0), 0.5, 0.5
        )
    painter.fillPath(ripples, alpha(mixed(tint, QColor("#FFFFFF"), 0.3), 0.16 + 0.08 * rank))
    for burst in reversed(_BURSTS[rank]):
        paint_burst(painter, suit, burst, tint, theme.rainbow)


def paint_back(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The back of every card: a golden chrysanthemum over waves."""
    detailed = card_rect(rect).width() >= 40
    gold = theme.card_back_line
    with canvas(painter, rect, _W, _H):
        night = (0.0, theme.card_back_top), (1.0, theme.card_back_bottom)
        painter.fillPath(rounded(_CARD, _RADIUS), gradient(QPointF(), QPointF(0, _H), *night))
        inner = _CARD.adjusted(5, 5, -5, -5)
        with drawing(painter):
            painter.setClipRect(inner)
            if detailed:
                _paint_waves(painter, theme)
            glow(painter, QPointF(50, 62), 62, gold, 0.30)
            _paint_rosette(painter, QPointF(50, 62), 36, gold)
        painter.strokePath(rounded(inner, _RADIUS - 3), pen(gold, 1.3))
        if detailed:
            painter.strokePath(rounded(inner.adjusted(2.6, 2.6, -2.6, -2.6), _RADIUS - 5), pen(alpha(gold, 0.55), 0.6))
        painter.strokePath(rounded(_CARD.adjusted(0.7, 0.7, -0.7, -0.7), _RADIUS - 0.7), pen(theme.card_edge, 1.4))


def _paint_waves(painter: QPainter, theme: Theme) -> None:
    """Rows of overlapping arcs, like fish scales: the river's waves."""
    size = 13.0
    for row in range(9):
        y = 98 + row * size * 0.5
        for column in range(-1, 9):
            x = column * size + (size / 2 if row % 2 else 0)
            for reach in (1.0, 0.68, 0.36):
                radius = size / 2 * reach
                painter.setBrush(
                    mixed(theme.card_back_bottom, theme.card_back_top, 0.35) if reach == 1.0 else QColor(0, 0, 0, 0)
                )
                painter.setPen(pen(alpha(theme.card_back_line, 0.30 + 0.035 * row), 0.55))
                painter.drawEllipse(QPointF(x, y), radius, radius)
    painter.setPen(Qt.PenStyle.NoPen)


def _paint_rosette(painter: QPainter, centre: QPointF, radius: float, gold: QColor) -> None:
    petals = QPainterPath()
    dots = QPainterPath()
    for layer, (reach, number, width) in enumerate(((1.0, 24, 0.10), (0.68, 16, 0.11), (0.40, 12, 0.10))):
        for step in range(number):
            angle = (step + 0.5 * layer) * tau / number
            along = QPointF(cos(angle), sin(angle))
            across = QPointF(-along.y(), along.x())
            start = centre + along * (radius * reach * 0.42)
            end = centre + along * (radius * reach)
            middle = centre + along * (radius * reach * 0.80)
            petals.moveTo(start)
            petals.quadTo(middle + across * (radius * width), end)
            petals.quadTo(middle - across * (radius * width), start)
            petals.closeSubpath()
            if layer == 0:
                dots.addEllipse(centre + along * (radius * 1.16), radius * 0.026, radius * 0.026)
    painter.fillPath(petals, gold)
    painter.fillPath(dots, gold)
    painter.setBrush(gold)
    painter.drawEllipse(centre, radius * 0.10, radius * 0.10)


def paint_empty_slot(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A place where a card may lie: a sunken outline, however small at least two pixels thick."""
    with canvas(painter, rect, _W, _H):
        edge = max(2.0, 2 * _W / max(1.0, card_rect(rect).width()))
        inset = max(2.0, edge / 2)
        shape = rounded(_CARD.adjusted(inset, inset, -inset, -inset), _RADIUS)
        painter.fillPath(shape, alpha(theme.slot, 0.75))
        stroke = pen(theme.slot_edge, edge)
        stroke.setDashPattern([3.0, 2.6])
        painter.strokePath(shape, stroke)


def paint_check(painter: QPainter, rect: QRectF, theme: Theme, enabled: bool = True) -> None:
    """The sign 'play this card': a check on a round plate; hollow and pale when it cannot be used."""
    _paint_sign(painter, rect, theme.good if enabled else None, theme.on_good, theme, [(27, 53), (44, 70), (75, 33)])


def paint_cross(painter: QPainter, rect: QRectF, theme: Theme, enabled: bool = True) -> None:
    """The sign 'discard this card': a cross on a rounded square; hollow and pale when it cannot be used."""
    _paint_sign(
        painter, rect, theme.bad if enabled else None, theme.on_bad, theme, [(31, 31), (69, 69)], [(69, 31), (31, 69)]
    )


def _paint_sign(
    painter: QPainter, rect: QRectF, fill: QColor | None, ink: QColor, theme: Theme, *strokes: list[tuple[float, float]]
) -> None:
    with canvas(painter, rect, 100, 100):
        plate = rounded(QRectF(6, 6, 88, 88), 44 if len(strokes) == 1 else 22)
        if fill is None:
            painter.fillPath(plate, alpha(theme.mark_plate, 0.72))
            stroke = pen(alpha(theme.mark_text, 0.55), 4)
            stroke.setDashPattern([2.0, 2.2])
            painter.strokePath(plate, stroke)
            ink = alpha(theme.mark_text, 0.5)
        else:
            painter.fillPath(plate, fill)
            painter.strokePath(plate, pen(theme.symbol_outline, 5))
        for points in strokes:
            painter.strokePath(line(points), pen(ink, 14 if fill is not None else 9))
