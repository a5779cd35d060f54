"""The fireworks in the middle of the table: one pile for each suit with its burst above it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter

from hanabi_desktop.painting.bursts import Burst, paint_burst, paint_sparkles
from hanabi_desktop.painting.canvas import alpha, centred, drawing, glow, gradient, pen, placed, rounded
from hanabi_desktop.painting.cards import CARD_ASPECT, paint_empty_slot, paint_face
from hanabi_desktop.painting.svg import paint_svg
from hanabi_desktop.painting.symbols import paint_figure, paint_symbol
from hanabi_desktop.painting.theme import Scheme, Theme, theme_for
from hanabi_desktop.rules import Suit

_GOLD = QColor("#FFD36A")
_DUSK = QColor("#161B52"), QColor("#352C7C"), QColor("#7A3C80")
_PLACE, _PLACE_EDGE = QColor("#2C1A58"), QColor("#EDE2FF")
_HIGHEST = 5
_LEAST_SKY = 0.19
"""Minimum sky for a burst, as a share of a card's height: in less it would be a speck."""


_CROWN = 0.17
"""Height of the crown of stars above a complete firework's card, as a ratio to the card's."""


def firework_card_rect(rect: QRectF, height: float | None = None) -> QRectF:
    """Where the top card of the pile lies: below, in the middle.

    Cards of a `height` leave the sky what they leave, and at least the room of the crown; else it has about a quarter.
    """
    wanted = rect.height() * 0.735 if height is None else min(height, rect.height() / (1 + _CROWN))
    height = min(wanted, rect.width() * 0.97 / CARD_ASPECT)
    width = height * CARD_ASPECT
    below = min(rect.height() * 0.015, rect.height() - height)
    return QRectF(rect.center().x() - width / 2, rect.bottom() - height - below, width, height)


def paint_firework(
    painter: QPainter,
    rect: QRectF,
    suit: Suit,
    height: int,
    theme: Theme,
    reach: int | None = _HIGHEST,
    complete: bool = False,
    card_height: float | None = None,
    alone: bool = True,
    face: Callable[[QPainter, QRectF, Suit, int, Theme], None] = paint_face,
) -> None:
    """The firework of one suit, its height 0..5, which can still grow to `reach`.

    The burst above grows with the height. One that can grow no more shows smoke and a crossed ribbon instead, a
    complete one a golden frame and a crown; any other the figure that is needed next, and how far it can grow if that
    is not the whole way; with a `reach` of None, nothing of what is to come. Unless it stands `alone`, it has been given
    its part of `paint_night` already. `face` paints the card on top, for whoever has a picture of it.
    """
    card = firework_card_rect(rect, card_height)
    stuck = reach is not None and height == reach < _HIGHEST
    sky = QRectF(rect.left(), rect.top(), rect.width(), max(1.0, card.top() - rect.top() + card.height() * 0.10))
    with drawing(painter):
        painter.setClipRect(rect)
        if alone:
            paint_night(painter, rect, theme)
        if stuck:
            _paint_smoke(painter, sky)
        elif height > 0 and (alone or not complete or sky_burst(rect, card_height) is None):
            _paint_show(painter, rect, card, suit, height, theme, complete)
        if height == 0:
            paint_empty_slot(painter, card, _place_theme(theme))
            paint_symbol(painter, placed(card, 0.24, 0.06, 0.52, 0.38), suit, theme)
        else:
            _paint_firework_stack(painter, card, height, theme)
            face(painter, card, suit, height, theme)
        if complete:
            high = card.width() * 1.8
            paint_svg(painter, centred(card.center() - QPointF(0, high / 18), high), theme, "marks/crown")
        elif stuck:
            _paint_ribbon(painter, card, theme)
        elif reach is not None and height < _HIGHEST:
            _paint_next(painter, next_rect(rect, card_height), height + 1, theme)
            if reach < _HIGHEST:
                _paint_limit(painter, limit_rect(rect, card_height), reach, theme)


def next_rect(rect: QRectF, card_height: float | None = None) -> QRectF:
    """Where the figure needed next is shown: on the card, below on the left, where neither number nor symbol is."""
    card = firework_card_rect(rect, card_height)
    size = min(card.width(), max(16.0, card.width() * 0.40))
    return QRectF(card.left() + card.width() * 0.04, card.bottom() - size - card.width() * 0.03, size, size)


def limit_rect(rect: QRectF, card_height: float | None = None) -> QRectF:
    """Where it is shown how far the firework can still grow: over the figure that is needed next."""
    card = firework_card_rect(rect, card_height)
    lantern = next_rect(rect, card_height)
    high = card.width() * 0.31
    return QRectF(lantern.left(), lantern.top() - high, card.width() * 0.54, high)


def _paint_show(
    painter: QPainter, rect: QRectF, card: QRectF, suit: Suit, height: int, theme: Theme, complete: bool
) -> None:
    """The burst rises from behind the card, so that it can be large in little room."""
    free = card.top() - rect.top()
    if free < card.height() * _LEAST_SKY:
        return
    centre = QPointF(card.center().x(), card.top() - free * 0.40)
    # A soft light around it reaches a quarter further.
    reach = min(rect.width() * 0.42, (centre.y() - rect.top()) * 1.05)
    radius = reach * (0.42 + 0.145 * (height - 1))
    spark = theme.spark[suit]
    if complete:
        glow(painter, centre, reach, spark, 0.5)
        for x, y, size in ((-0.80, 0.35, 0.24), (0.80, 0.35, 0.24), (-0.78, -0.45, 0.17), (0.78, -0.45, 0.17)):
            side = Burst(centre.x() + x * rect.width() * 0.46, centre.y() + y * reach, reach * size, 1)
            paint_burst(painter, suit, side, spark, theme.rainbow)
        area = QRectF(rect.left(), rect.top(), rect.width(), free).adjusted(3, 3, -3, 0)
        paint_sparkles(painter, area, 30, max(0.8, reach * 0.024), alpha(_GOLD, 0.9), 5)
    burst = Burst(centre.x(), centre.y(), radius, min(3, 1 + height // 2))
    paint_burst(painter, suit, burst, spark, theme.rainbow)


def _place_theme(theme: Theme) -> Theme:
    """Of an empty place: as in the dark theme, but in the light one of the colours of its dusk."""
    night = theme_for(Scheme.DARK, theme.contrast)
    return night if theme.dark or theme.high_contrast else replace(night, slot=_PLACE, slot_edge=_PLACE_EDGE)


def _paint_firework_stack(painter: QPainter, card: QRectF, height: int, theme: Theme) -> None:
    step = card.width() * 0.009
    for place in range(height - 1, 0, -1):
        under = card.translated(place * step, place * step * 0.6)
        shape = rounded(under, card.width() * 0.09)
        painter.fillPath(shape, QColor("#E7DFCB"))
        painter.strokePath(shape, pen(theme.card_edge, max(0.6, step * 0.6)))


def _paint_next(painter: QPainter, rect: QRectF, rank: int, theme: Theme) -> None:
    """A lantern with the figure that is needed next."""
    paint_svg(painter, rect, theme, "marks/lantern")
    paint_figure(painter, placed(rect, 0.18, 0.24, 0.64, 0.64), rank, QColor("#1A0E00"))


def _paint_limit(painter: QPainter, rect: QRectF, reach: int, theme: Theme) -> None:
    """A plate with an arrow up to a bar: no further than this figure."""
    paint_svg(painter, centred(rect.center(), rect.width()), theme, "marks/limit")
    paint_figure(painter, placed(rect, 0.50, 0.09, 0.44, 0.82), reach, QColor("#FFF3D6"))


def sky_burst(rect: QRectF, card_height: float | None = None) -> QRectF | None:
    """Where the great burst of a complete firework shines, over its neighbours' sky too; None if there is no sky."""
    card = firework_card_rect(rect, card_height)
    free = card.top() - rect.top()
    if free < card.height() * _LEAST_SKY:
        return None
    reach = min(rect.width() * 1.1, free * 0.66)
    return QRectF(card.center().x() - reach * 1.3, card.top() - free * 0.45 - reach * 1.3, reach * 2.6, reach * 2.6)


def paint_sky_burst(painter: QPainter, rect: QRectF, suit: Suit, theme: Theme) -> None:
    """The great burst of a complete firework."""
    reach = rect.width() / 2.6
    spark = theme.spark[suit]
    glow(painter, rect.center(), rect.width() / 2, spark, 0.45)
    area = QRectF(rect.center().x() - reach, rect.center().y() - reach, 2 * reach, 2 * reach)
    with drawing(painter):
        paint_burst(painter, suit, Burst(rect.center().x(), rect.center().y(), reach * 0.86, 4), spark, theme.rainbow)
        paint_sparkles(painter, area, 36, max(0.8, reach * 0.02), alpha(_GOLD, 0.9), 5)


def paint_night(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A framed picture of the dusk: by day a burst would not be seen."""
    if theme.dark:
        return
    colours = (theme.card_sky_top, theme.card_sky_bottom) if theme.high_contrast else _DUSK
    stops = ((number / (len(colours) - 1), colour) for number, colour in enumerate(colours))
    sky = gradient(rect.topLeft(), rect.bottomLeft(), *stops)
    shape = rounded(rect.adjusted(1, 1, -1, -1), theme.radius * 1.25)
    with drawing(painter):
        painter.fillPath(shape, sky)
        if not theme.high_contrast:
            painter.strokePath(shape, pen(theme.card_back_line, 2))


def _paint_smoke(painter: QPainter, sky: QRectF) -> None:
    """Puffs of smoke where the burst would be."""
    puff = QColor("#BEC3DC")
    size = min(sky.width(), sky.height()) * 0.16
    for x, y, scale in ((0.50, 0.86, 0.6), (0.44, 0.70, 0.8), (0.56, 0.54, 1.0), (0.40, 0.40, 0.9), (0.58, 0.28, 0.7)):
        centre = QPointF(sky.x() + x * sky.width(), sky.y() + y * sky.height())
        painter.setBrush(alpha(puff, 0.22))
        painter.setPen(pen(alpha(puff, 0.55), max(0.8, size * 0.07)))
        painter.drawEllipse(centre, size * scale, size * scale * 0.82)


def _paint_ribbon(painter: QPainter, card: QRectF, theme: Theme) -> None:
    """A band tied over the lower half of the pile, under number and symbol, with a cross on its seal."""
    with drawing(painter):
        painter.setClipPath(rounded(card, card.width() * 0.09))
        painter.fillRect(card, alpha(QColor("#0A0A12"), 0.35))
        paint_svg(painter, centred(card.center(), card.height()), theme, "marks/ribbon")
