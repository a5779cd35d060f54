"""The show at the end of a game: what bursts when, and the pictures that it is painted with.

Every card that was played is one burst. Places are shares of the page, times milliseconds from the beginning. Nothing
here is left to chance: the same score has the same sky.
"""

from collections.abc import Hashable, Sequence
from enum import Enum
from itertools import pairwise
from math import sin

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPixmap

from hanabi_desktop.boxes import Catastrophe, box_of
from hanabi_desktop.painting.bursts import Burst, paint_burst, scatter
from hanabi_desktop.painting.canvas import alpha, drawing, glow, pen, star
from hanabi_desktop.painting.pixmap_cache import PaintFunction, PixmapCache
from hanabi_desktop.painting.scene import paint_table_background
from hanabi_desktop.painting.theme import Scheme, Theme, theme_for
from hanabi_desktop.painting.tokens import paint_explosion, paint_fuse_token
from hanabi_desktop.rules import RANKS, EndReason, Outcome, Suit
from hanabi_desktop.table.view import TableView

_GOLD = QColor("#FFC94D")
_ROPE = QColor("#D8B27A")
_HORIZON_OF_TABLE = 0.34
"""Where the horizon lies in the background of the table."""
_FUSE = ((1.0, 0.40), (0.92, 0.18), (0.82, 0.42), (0.72, 0.16), (0.64, 0.38), (0.57, 0.20))
"""Points that the fuse on the page is drawn through."""

RISE = 620
"""How long a rocket climbs."""
HORIZON = 0.78
"""Where water and sky meet."""
RAIN_OF_GOLD = 7500
AFTERGLOW = 1300
"""At the end of a show its still picture comes up."""
DEFEAT = 14_000

_REACH = {1: 0.55, 2: 0.75, 3: 1.05, 4: 1.4, 5: 1.85}
"""How far a burst reaches, in sixteenths of the page's width or ninths of its height, whichever is less."""
_GREAT = 2.5


class Ending(Enum):
    """What the sky shows."""

    FIREWORKS = "fireworks"
    EXPLOSION = "explosion"
    """The fuse has burnt down."""
    STORM = "storm"
    """The same with tiles: rain falls on the fireworks."""
    SMOKE = "smoke"
    """A rocket that goes out on its way."""


class Shell(Struct, frozen=True):
    """One rocket and its burst."""

    suit: Suit
    x: float
    y: float
    reach: float
    launch: int
    bloom: int
    """How long the burst is to be seen."""
    golden: bool = False
    lasting: bool = True
    """Whether it is in the still picture, too."""

    @property
    def burst(self) -> int:
        """When it bursts."""
        return self.launch + RISE

    @property
    def end(self) -> int:
        """When nothing is left of it."""
        return self.burst + self.bloom


class Show(Struct, frozen=True):
    """The whole show. `rain` is when golden rain begins to fall, for a sky with nothing left to wish."""

    ending: Ending
    shells: tuple[Shell, ...] = ()
    rain: int | None = None

    @property
    def duration(self) -> int:
        """When the sky comes to rest."""
        if self.ending is not Ending.FIREWORKS:
            return DEFEAT
        last = max((shell.end for shell in self.shells), default=0)
        if not self.shells:
            return 0
        return (last if self.rain is None else max(last, self.rain + RAIN_OF_GOLD)) + AFTERGLOW


def show_of(view: TableView) -> Show | None:
    """The show that a finished game has deserved; None while it goes on."""
    end = view.seen.end
    if end is None:
        return None
    if view.seen.outcome is not Outcome.DEFEAT:
        return fireworks_show([view.seen.fireworks[suit] for suit in view.seen.rules.suits])
    if end.reason is EndReason.FUSE:
        match box_of(view.edition.kit).catastrophe:
            case Catastrophe.EXPLOSION:
                return Show(Ending.EXPLOSION)
            case Catastrophe.STORM:
                return Show(Ending.STORM)
    return Show(Ending.SMOKE)


def fireworks_show(heights: Sequence[int]) -> Show:
    """Rises from the ones to the fives; complete fireworks burst once more, great, and all of them bring golden rain."""
    cards = [(rank, suit) for rank in RANKS for suit, height in enumerate(heights) if rank <= height]
    complete = [Suit(suit) for suit, height in enumerate(heights) if height == RANKS[-1]]
    perfect = len(complete) == len(heights) > 0
    gap = max(250, 520 - 9 * len(cards))
    shells = [
        _shell(Suit(suit), rank, number, number * gap, lasting=not perfect or rank < 3)
        for number, (rank, suit) in enumerate(cards)
    ]
    now = len(cards) * gap + 500
    for number, suit in enumerate(complete):
        across = 0.07 + 0.86 * (number + 0.5) / len(complete)
        shells.append(Shell(suit, across, 0.20 + 0.08 * (number % 2), _GREAT, now + 140 * number, 2600))
    if not perfect:
        return Show(Ending.FIREWORKS, tuple(shells))
    rain = now + 140 * len(complete) + 1200
    for number in range(9):
        across = _golden_step(number)
        height = 0.10 + 0.10 * (number % 3)
        launch = rain + 420 * number
        shells.append(Shell(Suit.GREEN, across, height, 2.1, launch, 3000, golden=True, lasting=number % 3 == 1))
    for number, suit in enumerate(complete):
        across = _golden_step(number + 4)
        shells.append(
            Shell(suit, across, 0.17 + 0.08 * (number % 3), 2.0, rain + 3000 + 260 * number, 2600, lasting=False)
        )
    return Show(Ending.FIREWORKS, tuple(shells), rain)


def _golden_step(number: int) -> float:
    """Places over the whole width, so that neighbours in time are none in the sky."""
    return 0.04 + 0.92 * ((number * 0.618 + 0.21) % 1)


def _shell(suit: Suit, rank: int, number: int, launch: int, *, lasting: bool) -> Shell:
    """The higher the card, the higher and greater its burst."""
    _, jitter, _ = scatter(number + 1, 19)[number]
    height = 0.43 - 0.055 * rank + 0.14 * (jitter - 0.5)
    return Shell(suit, _golden_step(number), height, _REACH[rank], launch, 1500 + 180 * rank, lasting=lasting)


class ShowPictures:
    """Everything the sky is made of. `unit` is a sixteenth of the width or a ninth of the height."""

    def __init__(self, theme: Theme, size: QSizeF, ratio: float) -> None:
        """Renders nothing until it is asked for."""
        self.theme = theme
        self.size = size
        self.ratio = ratio
        self.unit = max(8.0, min(size.width() / 16, size.height() / 9))
        self.stars = scatter(34, 91)
        self.bomb = _square(self.point(0.5, 0.29), self.unit * 2.0)
        # A store of its own, without a limit that counts: all of it goes when nobody looks any more.
        self._pixmaps = PixmapCache(1 << 30)
        # The sky is a night in every look; only high contrast changes it.
        self._night_theme = theme_for(Scheme.DARK, theme.contrast)

    def point(self, x: float, y: float) -> QPointF:
        """A point of the page by its shares."""
        return QPointF(self.size.width() * x, self.size.height() * y)

    def _picture(self, key: Hashable, size: QSizeF, paint: PaintFunction) -> QPixmap:
        return self._pixmaps.cached(key, size, self.ratio, paint)

    # The background

    def night(self) -> QPixmap:
        """River and stars, with nothing in the sky yet."""
        return self._picture("night", self.size, self._paint_night)

    def still(self, show: Show) -> QPixmap:
        """The sky at rest, with all of the show in it at once."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            self._paint_night(painter, rect)
            match show.ending:
                case Ending.FIREWORKS:
                    self._paint_sky(painter, show)
                case Ending.EXPLOSION:
                    blast = _square(self.bomb.center(), self.unit * 4.5)
                    painter.drawPixmap(blast.topLeft(), self._scaled(self.fireball(), blast.size()))
                    painter.setOpacity(0.8)
                    paint_explosion(painter, _square(self.bomb.center(), self.unit * 2.6), self.theme)
                    self._paint_resting_smoke(painter, self.bomb.center())
                case Ending.STORM:
                    painter.drawPixmap(0, 0, self.clouds())
                    painter.setOpacity(0.6)
                    painter.drawPixmap(self.point(0.20, 0.10), self.bolt())
                    painter.drawTiledPixmap(rect, self.rain())
                case Ending.SMOKE:
                    for x, y in ((0.22, 0.34), (0.78, 0.28), (0.5, 0.24)):
                        self._paint_resting_smoke(painter, self.point(x, y))

        return self._picture(("still", show), self.size, paint)

    def _paint_night(self, painter: QPainter, rect: QRectF) -> None:
        # The background of the table, drawn so tall that its horizon comes to lie where this one is.
        tall = QRectF(rect.left(), rect.top(), rect.width(), rect.height() * HORIZON / _HORIZON_OF_TABLE)
        paint_table_background(painter, tall, self._night_theme)

    def _paint_sky(self, painter: QPainter, show: Show) -> None:
        for shell in show.shells:
            if not shell.lasting:
                continue
            picture = self.burst(shell)
            size = picture.deviceIndependentSize()
            painter.setOpacity(0.92)
            painter.drawPixmap(self.point(shell.x, shell.y) - QPointF(size.width() / 2, size.height() / 2), picture)
        if show.rain is not None:
            painter.setOpacity(0.8)
            area = QRectF(0, 0, self.size.width(), self.size.height() * HORIZON)
            painter.drawTiledPixmap(area, self.golden_rain(0))
            painter.setOpacity(1.0)
            for x, y, z in self.stars:
                spot = _square(self.point(x, y * 0.55), self.unit * (0.25 + 0.35 * z))
                painter.drawPixmap(spot.topLeft(), self._scaled(self.star(), spot.size()))

    def _paint_resting_smoke(self, painter: QPainter, foot: QPointF) -> None:
        for number in range(7):
            away = QPointF(self.unit * 0.55 * sin(number * 2.1), -self.unit * 0.55 * number)
            spot = _square(foot + away, self.unit * (1.6 + 0.35 * number))
            painter.setOpacity(0.62 - 0.06 * number)
            painter.drawPixmap(spot.topLeft(), self._scaled(self.smoke(), spot.size()))

    def _scaled(self, picture: QPixmap, size: QSizeF) -> QPixmap:
        scaled = picture.scaled(
            (size * self.ratio).toSize(),
            Qt.AspectRatioMode.IgnoreAspectRatio,
            Qt.TransformationMode.SmoothTransformation,
        )
        scaled.setDevicePixelRatio(self.ratio)
        return scaled

    # Fireworks

    def burst(self, shell: Shell) -> QPixmap:
        """A burst, fully open."""
        theme = self._night_theme
        radius = self.unit * shell.reach
        spark = _GOLD if shell.golden else theme.spark(shell.suit)

        def paint(painter: QPainter, rect: QRectF) -> None:
            centre = rect.center()
            richness = 4 if shell.reach > 1 else 3
            paint_burst(painter, shell.suit, Burst(centre.x(), centre.y(), radius, richness), spark, theme.rainbow)

        key = ("burst", shell.suit, shell.reach, shell.golden)
        return self._picture(key, QSizeF(radius * 2.7, radius * 2.7), paint)

    def spark(self) -> QPixmap:
        """A white-hot point of light."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            with drawing(painter):
                glow(painter, rect.center(), rect.width() / 2, QColor("#FFB347"), 0.9)
                glow(painter, rect.center(), rect.width() / 4, QColor("#FFFDF2"), 1.0)

        return self._picture("spark", QSizeF(64, 64), paint)

    def ember(self) -> QPixmap:
        """A dull red point of light."""
        return self._picture(
            "ember", QSizeF(32, 32), lambda p, r: glow(p, r.center(), r.width() / 2, QColor("#FF6A2A"), 1.0)
        )

    def star(self) -> QPixmap:
        """A golden star with a glow."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            centre, reach = rect.center(), rect.width() / 2
            with drawing(painter):
                glow(painter, centre, reach, _GOLD, 0.8)
                painter.fillPath(star(centre, (reach * 0.62, reach * 0.26) * 5), QColor("#FFF3C4"))

        return self._picture("star", QSizeF(64, 64), paint)

    def golden_rain(self, layer: int) -> QPixmap:
        """A tile of falling golden sparks."""
        size = QSizeF(round(self.unit * (3.2 + layer)), round(self.unit * (4.4 + layer)))

        def paint(painter: QPainter, rect: QRectF) -> None:
            with drawing(painter):
                for x, y, z in scatter(13, 3 + layer):
                    length = self.unit * (0.22 + 0.38 * z)
                    left, top = x * rect.width(), y * (rect.height() - length)
                    fade = QLinearGradient(0, top, 0, top + length)
                    fade.setColorAt(0.0, alpha(_GOLD, 0.0))
                    fade.setColorAt(0.8, alpha(_GOLD, 0.75))
                    fade.setColorAt(1.0, QColor("#FFF6D8"))
                    width = max(1.2, self.unit * (0.012 + 0.014 * z))
                    painter.fillRect(QRectF(min(left, rect.width() - width), top, width, length), fade)

        return self._picture(("golden", layer), size, paint)

    # Defeat

    def paint_fuse(self, painter: QPainter, share: float) -> None:
        """What is left of the fuse after a share of it has burnt, and the bomb."""
        path = self._fuse_path()
        rest = QPainterPath(path.pointAtPercent(share))
        for step in range(1, 41):
            rest.lineTo(path.pointAtPercent(min(1.0, share + (1 - share) * step / 40)))
        with drawing(painter):
            painter.strokePath(rest, pen(self.theme.symbol_outline, self.unit * 0.13))
            painter.strokePath(rest, pen(_ROPE, self.unit * 0.08))
        bomb = self._picture("bomb", self.bomb.size(), lambda p, r: paint_fuse_token(p, r, self.theme, 0))
        painter.drawPixmap(self.bomb.topLeft(), bomb)

    def fuse_point(self, share: float) -> QPointF:
        """Where the fuse burns."""
        return self._fuse_path().pointAtPercent(min(1.0, share))

    def _fuse_path(self) -> QPainterPath:
        points = [self.point(x, y) for x, y in _FUSE]
        path = QPainterPath(points[0])
        for before, after in pairwise(points[1:]):
            path.quadTo(before, (before + after) / 2)
        # The mouth of the bomb is at its upper right.
        path.lineTo(points[-1])
        mouth = self.bomb.topLeft() + QPointF(self.bomb.width() * 0.68, self.bomb.height() * 0.31)
        path.quadTo(mouth + QPointF(self.unit * 0.4, -self.unit * 0.5), mouth)
        return path

    def fireball(self) -> QPixmap:
        """A dull explosion."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            with drawing(painter):
                glow(painter, rect.center(), rect.width() / 2, QColor("#8A2A12"), 0.9)
                glow(painter, rect.center(), rect.width() * 0.32, QColor("#E06A1E"), 0.9)
                glow(painter, rect.center(), rect.width() * 0.14, QColor("#FFD27A"), 0.9)

        return self._picture("fireball", QSizeF(self.unit * 4, self.unit * 4), paint)

    def explosion(self) -> QPixmap:
        """The tile at the bottom of the fuses."""
        size = QSizeF(self.unit * 2.6, self.unit * 2.6)
        return self._picture("explosion", size, lambda p, r: paint_explosion(p, r, self.theme))

    def smoke(self) -> QPixmap:
        """A puff of smoke."""

        def paint(painter: QPainter, rect: QRectF) -> None:
            grey = QColor("#8B8794")
            with drawing(painter):
                for x, y, z in scatter(11, 8):
                    radius = rect.width() * (0.14 + 0.14 * z)
                    room = rect.width() / 2 - radius
                    centre = rect.center() + QPointF((x - 0.5) * 1.4 * room, (y - 0.5) * 1.4 * room)
                    glow(painter, centre, radius, grey, 0.55)

        return self._picture("smoke", QSizeF(self.unit * 2, self.unit * 2), paint)

    def clouds(self) -> QPixmap:
        """Dark clouds over the whole width."""
        size = QSizeF(self.size.width() * 1.15, self.size.height() * 0.42)

        def paint(painter: QPainter, rect: QRectF) -> None:
            with drawing(painter):
                for x, y, z in scatter(64, 12):
                    radius = self.unit * (0.9 + 1.5 * z)
                    centre = QPointF(x * rect.width(), y * y * (rect.height() - radius))
                    shade = QColor.fromHsvF(0.63, 0.22, 0.20 + 0.16 * z)
                    glow(painter, centre, radius, shade, 0.95)

        return self._picture("clouds", size, paint)

    def bolt(self) -> QPixmap:
        """A stroke of lightning."""
        size = QSizeF(self.unit * 2.4, self.size.height() * (HORIZON - 0.14))

        def paint(painter: QPainter, rect: QRectF) -> None:
            points = [
                QPointF(rect.width() * (0.5 + 0.34 * (x - 0.5)), rect.height() * step / 9)
                for step, (x, _, _) in enumerate(scatter(10, 44))
            ]
            path = QPainterPath(points[0])
            for point in points[1:]:
                path.lineTo(point)
            branch = QPainterPath(points[4])
            branch.lineTo(points[4] + QPointF(self.unit * 0.5, self.unit * 0.6))
            branch.lineTo(points[4] + QPointF(self.unit * 0.42, self.unit * 1.2))
            path.addPath(branch)
            with drawing(painter):
                for width, colour in ((0.22, alpha(QColor("#9FB4FF"), 0.20)), (0.09, alpha(QColor("#DDE6FF"), 0.6))):
                    painter.strokePath(path, pen(colour, self.unit * width))
                painter.strokePath(path, pen(QColor("#FFFFF4"), self.unit * 0.035))

        return self._picture("bolt", size, paint)

    def rain(self) -> QPixmap:
        """A tile of slanting rain."""
        side = round(self.unit * 3)

        def paint(painter: QPainter, _rect: QRectF) -> None:
            drops = QPainterPath()
            for x, y, z in scatter(26, 15):
                length = self.unit * (0.18 + 0.22 * z)
                for dx in (0, -side):
                    for dy in (0, -side):
                        drops.moveTo(x * side + dx, y * side + dy)
                        drops.lineTo(x * side + dx - length * 0.13, y * side + dy + length)
            with drawing(painter):
                painter.strokePath(drops, pen(alpha(QColor("#B9C8EE"), 0.55), max(1.0, self.unit * 0.014)))

        return self._picture("rain", QSizeF(side, side), paint)


def _square(centre: QPointF, size: float) -> QRectF:
    return QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
