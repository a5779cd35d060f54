"""What the lake shows of a game that is over, and the pictures that it is painted with.

Every firework stands on the shore with the card it reached, and climbs in proportion to that card: a 5 to the top of the sky, a
4 to four fifths of it; one that was never begun stays dark. Times are milliseconds. Nothing is left to chance: the same
game has the same sky.
"""

from collections.abc import Hashable
from enum import Enum
from functools import partial
from itertools import pairwise
from math import hypot, sin

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QTransform

from hanabi_desktop.painting.bursts import Burst, paint_burst, scatter
from hanabi_desktop.painting.canvas import alpha, centred, drawing, glow, gradient, pen, rounded, star, winding
from hanabi_desktop.painting.cards import CARD_ASPECT, paint_empty_slot, paint_face
from hanabi_desktop.painting.pixmap_cache import PaintFunction, PixmapCache
from hanabi_desktop.painting.scene import paint_lake
from hanabi_desktop.painting.svg import paint_svg
from hanabi_desktop.painting.symbols import paint_symbol
from hanabi_desktop.painting.theme import Scheme, Theme, theme_for
from hanabi_desktop.rules import RANKS, Card, Suit

SHORE = 0.72
"""The horizon, as a share of the height."""
_SQUASHED = 0.40
"""Height of a reflection, relative to what it shows."""
_GOLD = QColor("#FFC94D")
_HIGHEST = RANKS[-1]

_DARKENED, _REMEMBERED = 0.4, 0.42
"""Opacity of the darkness over a lost game, and of what was reached in it."""

FIRST_LAUNCH, REST = 200, 300
"""Milliseconds before the first rocket of a round, and after the last spark."""
_GRAND = 0.84
"""Minimum share of all cards for a grand finale: all that is left is lit at once."""
_LOWER = 1.5
"""How far small fireworks burst below their neighbours, in heights of one card of a firework."""
_EMBERS = 0.34
"""Opacity of what was reached, between two rockets."""
_DRIFT = 24_000
"""Milliseconds after which the motion of smoke and rain repeats."""


class Weather(Enum):
    """What the night is like."""

    CLEAR = "clear"
    SMOKE = "smoke"
    """The game is lost: no rocket goes up, and smoke drifts over the water."""
    STORM = "storm"
    """The same with tiles: it rains."""


class Ending(Struct, frozen=True):
    """What the lake shows."""

    heights: tuple[int, ...]
    """Heights of the fireworks, by suit."""
    weather: Weather = Weather.CLEAR
    card: Card | None = None
    """The card that lost the game."""

    @property
    def lit(self) -> bool:
        """Whether anything goes up."""
        return self.weather is Weather.CLEAR and any(self.heights)

    @property
    def perfect(self) -> bool:
        """Whether every firework is complete."""
        return self.lit and set(self.heights) == {_HIGHEST}


class Shell(Struct, frozen=True):
    """One rocket and its burst."""

    suit: Suit
    height: int
    launch: int
    beside: bool = False
    """Whether it is a small one, between its firework and the next."""

    @property
    def burst(self) -> int:
        """When it bursts: the higher, the later."""
        return self.launch + 600 + 130 * self.height

    @property
    def end(self) -> int:
        """When nothing is left of it."""
        return self.burst + (4200 if self.height == _HIGHEST else 3400)


def salvo(ending: Ending) -> tuple[Shell, ...]:
    """All that was reached, at once; of a grand show small ones between them, too."""
    if not ending.lit:
        return ()
    heights = ending.heights
    shells = [
        Shell(Suit(suit), height, FIRST_LAUNCH + 90 * place)
        for place, (suit, height) in enumerate((suit, height) for suit, height in enumerate(heights) if height)
    ]
    if sum(heights) > _GRAND * _HIGHEST * len(heights):
        begun = shells[-1].launch + 700
        shells += [
            Shell(Suit(suit), min(pair), begun + 160 * suit, beside=True)
            for suit, pair in enumerate(pairwise(heights))
            if min(pair)
        ]
    return tuple(shells)


def choreography(ending: Ending) -> tuple[Shell, ...]:
    """One round: all at once, then the rockets one after the other, the lowest first; a whole sky at once again."""
    begin = salvo(ending)
    climbing = sorted((shell for shell in begin if not shell.beside), key=lambda shell: (shell.height, shell.suit))
    alone, gap = max((shell.burst for shell in begin), default=0) + 1500, 1100
    shells = [Shell(shell.suit, shell.height, alone + gap * place) for place, shell in enumerate(climbing)]
    if ending.perfect:
        together = shells[-1].burst + 1400
        shells += [Shell(shell.suit, shell.height, together + 120 * place) for place, shell in enumerate(climbing)]
    return (*begin, *shells)


def duration(ending: Ending) -> int:
    """The duration of a round in milliseconds; 0 where nothing moves."""
    if ending.weather is not Weather.CLEAR:
        return _DRIFT
    return max((shell.end + REST for shell in choreography(ending)), default=0)


class LakePictures:
    """Everything the lake is made of, in the size of its page; rendered when it is asked for.

    The fireworks have the part `stage` of it to themselves: words may lie over the rest.
    """

    def __init__(self, ending: Ending, theme: Theme, size: QSizeF, stage: QRectF, ratio: float) -> None:
        """Nothing is painted yet."""
        self.ending, self.theme, self.size, self.stage, self.ratio = ending, theme, size, stage, ratio
        # Fireworks burst in the same colours in every look; only the sky behind them is an evening's in the light one.
        self._night = theme_for(Scheme.DARK, theme.contrast, theme.symbols)
        # A store of its own, without a limit that counts: all of it goes when nobody looks any more.
        self._pixmaps = PixmapCache(1 << 30)
        self.shore = stage.top() + stage.height() * SHORE
        self.column = stage.width() * 0.94 / len(ending.heights)
        self.unit = min(stage.width() / 10, stage.height() / 9)
        card = min(stage.height() * 0.155, self.column * 0.72 / CARD_ASPECT)
        self._card = QSizeF(card * CARD_ASPECT, card)
        self._foot = self.shore - card * 0.62
        """Above the cards."""

    # Places

    def card_rect(self, suit: int) -> QRectF:
        """Where the card of a firework stands, on the shore."""
        return QRectF(QPointF(self._x(suit) - self._card.width() / 2, self._foot), self._card)

    def _x(self, suit: int) -> float:
        return self.stage.left() + self.stage.width() * 0.03 + self.column * (suit + 0.5)

    def reach(self, height: int) -> float:
        """The radius of a burst at a height."""
        largest = min(self.column * 0.47, self.stage.height() * 0.165)
        return largest * (0.46 + 0.09 * height if height < _HIGHEST else 1.0)

    def spot(self, shell: Shell, climbed: float = 1.0) -> QPointF:
        """Where a rocket is, `climbed` from 0 to 1 at its burst: small ones burst below their neighbours."""
        height = max(1.0, shell.height - _LOWER) if shell.beside else shell.height
        return self.centre(shell.suit, height * climbed) + QPointF(self.column / 2 if shell.beside else 0, 0)

    def extent(self, shell: Shell) -> float:
        """The radius of its burst."""
        reach = self.reach(shell.height)
        if not shell.beside:
            return reach
        neighbour = self.spot(replace(shell, beside=False)) - self.spot(shell)
        return max(0.3 * reach, min(0.7 * reach, hypot(neighbour.x(), neighbour.y()) - self.reach(_HIGHEST)))

    def centre(self, suit: int, height: float) -> QPointF:
        """Where a firework bursts that has reached a height; 0 is the shore."""
        top = self.stage.top() + self.stage.height() * 0.02 + self.reach(_HIGHEST) * 1.3
        return QPointF(self._x(suit), self._foot - (self._foot - top) * height / _HIGHEST)

    def mirrored(self, point: QPointF) -> QPointF:
        """Where a light is seen in the water."""
        return QPointF(point.x(), self.shore + (self.shore - point.y()) * _SQUASHED)

    # Pictures

    def _picture(self, key: Hashable, size: QSizeF, paint: PaintFunction, *, opaque: bool = False) -> QPixmap:
        return self._pixmaps.cached(key, size, self.ratio, paint, opaque=opaque)

    def ground(self) -> QPixmap:
        """The lake with what stands on its shore, and a trail of lights to the height of each firework."""
        return self._picture("ground", self.size, self._paint_ground, opaque=True)

    def still(self) -> QPixmap:
        """The lake with every firework at its greatest: what is seen where nothing moves."""

        def paint(painter: QPainter, _rect: QRectF) -> None:
            painter.drawPixmap(0, 0, self.ground())
            if self.ending.weather is not Weather.CLEAR:
                self.paint_weather(painter, _DRIFT // 3)
                return
            shells = salvo(self.ending)
            for shell in shells:
                self.draw_centred(painter, self.mirror(shell), self.mirrored(self.spot(shell)))
            for shell in shells:
                self.draw_centred(painter, self.burst(shell), self.spot(shell))
            if self.ending.perfect:
                self.paint_gold(painter, 0.3)
            self.paint_cards(painter)

        return self._picture("still", self.size, paint, opaque=True)

    @staticmethod
    def draw_centred(painter: QPainter, picture: QPixmap, centre: QPointF) -> None:
        """Draws a picture on whole pixels: copied rather than scaled."""
        size = picture.deviceIndependentSize()
        painter.drawPixmap((centre - QPointF(size.width() / 2, size.height() / 2)).toPoint(), picture)

    def _paint_ground(self, painter: QPainter, rect: QRectF) -> None:
        paint_lake(painter, rect, self.theme, self.shore / rect.height())
        lost = self.ending.weather is not Weather.CLEAR
        if lost:
            painter.fillRect(rect, alpha(QColor("#02030C"), _DARKENED))
        for suit, height in enumerate(self.ending.heights):
            if not height:
                self._paint_rocket(painter, self.card_rect(suit))
                continue
            self._paint_trail(painter, suit, height)
            # What was reached is always to be seen: of a lost game as one sees it with closed eyes.
            painter.setOpacity(_REMEMBERED if lost else _EMBERS)
            self.draw_centred(painter, self.burst(Shell(Suit(suit), height, 0)), self.centre(suit, height))
            painter.setOpacity(1.0)
        self.paint_cards(painter)
        if self.ending.card is not None:
            self._paint_last_card(painter, self.ending.card)

    def paint_cards(self, painter: QPainter) -> None:
        """The cards on the shore: over what is seen in the water before them."""
        for suit, height in enumerate(self.ending.heights):
            rect = self.card_rect(suit)
            key = "card", suit, height
            size = rect.size() + QSizeF(rect.width() * 0.5, rect.height() * 0.4)
            self.draw_centred(painter, self._picture(key, size, partial(self._paint_card, suit, height)), rect.center())

    def _paint_card(self, suit: int, height: int, painter: QPainter, rect: QRectF) -> None:
        """A card on its raft, with the height of its firework."""
        card = centred(rect.center(), self._card.width(), self._card.height())
        with drawing(painter):
            raft = QRectF(
                card.left() - card.width() * 0.14, card.bottom() - 2, card.width() * 1.28, card.height() * 0.07
            )
            glow(painter, QPointF(raft.center().x(), raft.bottom()), raft.width() * 0.55, QColor("#000010"), 0.6)
            painter.fillPath(rounded(raft, raft.height() * 0.4), QColor("#2A1420"))
            painter.fillPath(
                rounded(raft.adjusted(0, 0, 0, -raft.height() * 0.6), raft.height() * 0.2), QColor("#5A3A3C")
            )
        if height:
            paint_face(painter, card, Suit(suit), height, self._night)
            if self.ending.weather is not Weather.CLEAR:
                painter.fillPath(rounded(card, card.width() * 0.09), alpha(QColor("#02030C"), 0.2))
            return
        paint_empty_slot(painter, card, self._night)
        painter.setOpacity(0.7)
        paint_symbol(painter, centred(card.center(), card.width() * 0.5), Suit(suit), self._night)

    def _paint_trail(self, painter: QPainter, suit: int, height: int) -> None:
        """What is left of the rocket's way while nothing bursts: a thin line, and a light for each card."""
        spark = self._night.spark[Suit(suit)]
        foot, top = self.centre(suit, 0), self.centre(suit, height)
        with drawing(painter):
            fade = gradient(top, foot, (0.0, alpha(spark, 0.55)), (1.0, alpha(spark, 0.08)))
            width = max(1.0, self.unit * 0.018)
            painter.fillRect(QRectF(top.x() - width / 2, top.y(), width, foot.y() - top.y()), fade)
            for level in range(1, height + 1):
                light, size = self.centre(suit, level), self.unit * (0.045 + 0.012 * level)
                glow(painter, light, size * 4.5, spark, 0.5)
                painter.fillPath(star(light, (size * 1.3, size * 0.6) * 5), QColor("#FFF9E8"))
                glow(painter, self.mirrored(light), size * 3, spark, 0.3)

    def _paint_rocket(self, painter: QPainter, card: QRectF) -> None:
        """A rocket that was never lit, on its stick."""
        size = card.height() * 0.715
        place = QPointF(card.center().x(), card.top() + card.height() * 0.1 - size * 0.477)
        paint_svg(painter, centred(place, size), self._night, "scenery/rocket")

    def _paint_last_card(self, painter: QPainter, card: Card) -> None:
        """The card that lost the game, where it was to burst; alone in the dark, large over the water."""
        alone = not any(self.ending.heights)
        high = self.stage.height() * 0.30 if alone else min(self.stage.height() * 0.19, self.column / CARD_ASPECT)
        middle = QPointF(self.stage.center().x(), self.stage.top() + self.stage.height() * 0.31)
        centre = middle if alone else self.centre(card.suit, card.rank)
        glow(painter, centre, high * 1.15, QColor("#B9A6FF" if alone else "#FF7A4A"), 0.22 if alone else 0.4)
        with drawing(painter):
            painter.translate(centre)
            painter.rotate(-7)
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            paint_face(painter, centred(QPointF(), high * CARD_ASPECT, high), card.suit, card.rank, self._night)

    def burst(self, shell: Shell) -> QPixmap:
        """A burst, fully open; that of a complete firework has a crown of golden stars."""
        radius = self.extent(shell)

        def paint(painter: QPainter, rect: QRectF) -> None:
            centre, grand = rect.center(), shell.height == _HIGHEST and not shell.beside
            spark = self._night.spark[shell.suit]
            with drawing(painter):
                glow(painter, centre, radius * 1.32, _GOLD if grand else spark, 0.30)
                if grand:
                    crown = winding()
                    for angle in range(0, 360, 15):
                        way = QTransform().rotate(angle).map(QPointF(0, -radius * (1.07 if angle % 30 else 1.13)))
                        size = radius * (0.030 if angle % 30 else 0.048)
                        crown.addPath(star(centre + way, (size, size * 0.42) * 5))
                    painter.fillPath(crown, QColor("#FFE9A8"))
            richness = 4 if radius > 90 else 3
            burst = Burst(centre.x(), centre.y(), radius, richness)
            paint_burst(painter, shell.suit, burst, spark, self._night.rainbow)

        return self._picture(("burst", shell.suit, radius), QSizeF(radius * 2.7, radius * 2.7), paint)

    def mirror(self, shell: Shell) -> QPixmap:
        """A burst as it is seen in the water: upside down, flat, and broken by the waves."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            upside_down = QTransform.fromScale(1, -_SQUASHED)
            image = self.burst(shell).toImage().transformed(upside_down, Qt.TransformationMode.SmoothTransformation)
            image.setDevicePixelRatio(1)
            wave = max(2.0, self.unit * 0.045)
            row, top = 0, 0.0
            while top < rect.height():
                away = sin(row * 1.9) * self.unit * 0.05 + sin(row * 0.7) * self.unit * 0.03
                painter.setOpacity(0.42 if row % 2 else 0.26)
                part = QRectF(0, top * self.ratio, image.width(), wave * self.ratio)
                painter.drawImage(QRectF(away, top, rect.width(), wave), image, part)
                row, top = row + 1, top + wave

        size = self.burst(shell).deviceIndependentSize()
        return self._picture(
            ("mirror", shell.suit, shell.height, shell.beside), QSizeF(size.width(), size.height() * _SQUASHED), paint
        )

    def spark(self) -> QPixmap:
        """A white-hot point of light."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            with drawing(painter):
                glow(painter, rect.center(), rect.width() / 2, QColor("#FFB347"), 0.9)
                glow(painter, rect.center(), rect.width() / 4, QColor("#FFFDF2"), 1.0)

        return self._picture("spark", QSizeF(48, 48), paint)

    def paint_gold(self, painter: QPainter, share: float) -> None:
        """Golden rain over a sky with nothing left to wish, after a `share` of its time: it comes, falls and goes."""
        tile = self._picture("gold", QSizeF(round(self.unit * 3.6), round(self.unit * 4.8)), self._paint_gold)
        painter.setOpacity(max(0.0, min(0.85, share * 5, (1 - share) * 3)))
        sky = QRectF(self.stage.left(), self.stage.top(), self.stage.width(), self._foot - self.stage.top())
        painter.drawTiledPixmap(sky, tile, QPointF(0, -share * 2.2 * self.unit))
        painter.setOpacity(1.0)

    def _paint_gold(self, painter: QPainter, rect: QRectF) -> None:
        with drawing(painter):
            for x, y, z in scatter(15, 3):
                length, width = self.unit * (0.2 + 0.34 * z), max(1.2, self.unit * (0.012 + 0.014 * z))
                spark = QRectF(x * (rect.width() - width), y * (rect.height() - length), width, length)
                shades = (0.0, alpha(_GOLD, 0.0)), (0.8, alpha(_GOLD, 0.75)), (1.0, QColor("#FFF6D8"))
                painter.fillRect(spark, gradient(spark.topLeft(), spark.bottomLeft(), *shades))

    # A lost game

    def paint_weather(self, painter: QPainter, time: int) -> None:
        """Smoke that drifts over the water, or rain."""
        painter.save()
        for number, (x, y, size) in enumerate(scatter(7, 8)):
            share = (time / _DRIFT + x) % 1
            puff = self._smoke(number % 2)
            # It stays whole: beside the stage nothing moves.
            wide = puff.deviceIndependentSize().width()
            across = self.stage.left() + wide / 2 + (self.stage.width() - wide) * share
            up = self.shore - self.unit * (0.1 + 1.1 * y + 0.5 * sin(share * 3.1))
            painter.setOpacity(max(0.0, sin(share * 3.14159)) * (0.35 + 0.3 * size))
            self.draw_centred(painter, puff, QPointF(across, up))
        if self.ending.weather is Weather.STORM:
            painter.setOpacity(0.55)
            tile = self._rain()
            high, wide = tile.deviceIndependentSize().height(), tile.deviceIndependentSize().width()
            # As many tiles as fit into the time, so that the rain has no seam.
            fallen, blown = time / _DRIFT * 40 * high, time / _DRIFT * 5 * wide
            painter.drawTiledPixmap(self.stage, tile, QPointF(blown % wide, -fallen % high))
        painter.restore()

    def _smoke(self, kind: int) -> QPixmap:
        """A bank of smoke, flat over the water."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            with drawing(painter):
                for x, y, z in scatter(16, 8 + kind):
                    radius = rect.height() * (0.22 + 0.18 * z)
                    room = QSizeF(rect.width() / 2 - radius, rect.height() / 2 - radius)
                    away = QPointF((x - 0.5) * 2 * room.width(), (y - 0.5) * 2 * room.height())
                    glow(painter, rect.center() + away, radius, QColor("#8B8794"), 0.42)

        return self._picture(("smoke", kind), QSizeF(self.unit * 4.2, self.unit * 1.5), paint)

    def _rain(self) -> QPixmap:
        """A tile of slanting rain."""
        side = round(self.unit * 4.3)

        def paint(painter: QPainter, _rect: QRectF) -> None:
            drops = QPainterPath()
            for x, y, z in scatter(44, 15):
                length = self.unit * (0.18 + 0.22 * z)
                for dx in (0, -side):
                    for dy in (0, -side):
                        drops.moveTo(x * side + dx, y * side + dy)
                        drops.lineTo(x * side + dx - length * 0.13, y * side + dy + length)
            with drawing(painter):
                painter.strokePath(drops, pen(alpha(QColor("#B9C8EE"), 0.55), max(1.0, self.unit * 0.014)))

        return self._picture("rain", QSizeF(side, side), paint)
