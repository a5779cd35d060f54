"""The sky behind the score: plays the show once while it is looked at, then rests as a still picture."""

from collections.abc import Sequence
from math import pi, sin

from PySide6.QtCore import QEasingCurve, QEvent, QObject, QPointF, QRect, QRectF, QTimeLine
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QRegion
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import override
from hanabi_desktop.painting.canvas import alpha, rounded
from hanabi_desktop.screens.finale.fireworks import (
    AFTERGLOW,
    HORIZON,
    RAIN_OF_GOLD,
    RISE,
    Ending,
    Shell,
    Show,
    ShowPictures,
)
from hanabi_desktop.widgets.appearance import MotionPolicy
from hanabi_desktop.widgets.labels import FittedLabel

INTERVAL = 33
"""Milliseconds between two pictures: fireworks are not faster to the eye."""
_PLATE = 0.82
"""How much the plate under the words hides of the night."""
_LINEAR = QEasingCurve.Type.Linear
_DULL = QColor("#B0491C")
_LIGHTNING = QColor("#DCE4FF")
_FUSE_TIME = 2300
_BOOM = 900


class FinaleShow(QObject):
    """Paints the background of `page`; `words` are what has to stay readable, in groups."""

    def __init__(
        self, page: QWidget, words: Sequence[Sequence[FittedLabel]], look: RenderContext, policy: MotionPolicy
    ) -> None:
        """A night without anything in it, until `set_show`."""
        super().__init__(page)
        self._page = page
        self._words = words
        self._look = look
        self._policy = policy
        self._show: Show | None = None
        self._fresh = False
        self._pictures: ShowPictures | None = None
        self.clock = QTimeLine(1, self)
        self.clock.setUpdateInterval(INTERVAL)
        self.clock.setEasingCurve(_LINEAR)
        self.clock.valueChanged.connect(self._tick)
        self.clock.finished.connect(self.settle)
        page.installEventFilter(self)

    @property
    def running(self) -> bool:
        """Whether the sky moves."""
        return self.clock.state() != QTimeLine.State.NotRunning

    def set_policy(self, policy: MotionPolicy) -> None:
        """Whether the sky may move, from now on; a show that is going on is over."""
        if policy is not self._policy:
            self._policy = policy
            self.settle()

    def set_show(self, show: Show | None) -> None:
        """Another show; the same one again is not played twice."""
        if show == self._show:
            return
        self.settle()
        self._show = show
        self._fresh = show is not None
        if self._page.isVisible():
            self.start()
        self._page.update()

    def start(self) -> None:
        """Plays the show, if it was not played yet and may move."""
        if self._show is None or not self._fresh or self._policy is not MotionPolicy.FULL or not self._show.duration:
            return
        self._fresh = False
        self.clock.setDuration(self._show.duration)
        self.clock.setCurrentTime(0)
        self.clock.start()

    def settle(self) -> None:
        """The still picture, at once."""
        self.clock.stop()
        self._page.update()

    def stop(self) -> None:
        """Nobody looks: keeps no picture."""
        self.settle()
        self._pictures = None

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not isValid(self):
            return False
        kind = event.type()
        if kind == QEvent.Type.Show:
            self.start()
        elif kind == QEvent.Type.Hide:
            self.stop()
        elif kind == QEvent.Type.Resize:
            self._pictures = None
        elif kind == QEvent.Type.MouseButtonPress:
            self.settle()
        return False

    def _tick(self, _share: float) -> None:
        self._page.update(QRegion(self._page.rect()) - self._plates())

    def _now(self) -> ShowPictures:
        ratio = self._page.devicePixelRatioF()
        if self._pictures is None or self._pictures.theme is not self._look.theme or self._pictures.ratio != ratio:
            self._pictures = ShowPictures(self._look.theme, QRectF(self._page.rect()).size(), ratio)
        return self._pictures

    # Painting

    def paint(self, painter: QPainter, region: QRegion) -> None:
        """Paints the sky of this moment, and the plate under the words."""
        pictures, show = self._now(), self._show
        part = region.boundingRect()
        painter.save()
        painter.setClipRegion(region)
        source = QRectF(QPointF(part.topLeft()) * pictures.ratio, QRectF(part).size() * pictures.ratio)
        painter.drawPixmap(QRectF(part), pictures.night(), source)
        plates = self.plates()
        # Under the words it stays night: they are read whatever bursts beside them, and need no painting of their own.
        open_sky = region - self._plates()
        if show and not open_sky.isEmpty():
            painter.setClipRegion(open_sky)
            if not self.running:
                painter.drawPixmap(QRectF(part), pictures.still(show), source)
            else:
                self._paint_moment(painter, show, self.clock.currentTime(), pictures)
            painter.setClipRegion(region)
        self._paint_plates(painter, plates)
        painter.restore()

    def _paint_moment(self, painter: QPainter, show: Show, time: int, pictures: ShowPictures) -> None:
        match show.ending:
            case Ending.FIREWORKS:
                for shell in show.shells:
                    if shell.launch <= time < shell.end:
                        _paint_shell(painter, shell, time, pictures)
                if show.rain is not None and time > show.rain:
                    _paint_rain_of_gold(painter, (time - show.rain) / (show.duration - show.rain), pictures)
            case Ending.EXPLOSION:
                _paint_explosion(painter, time, pictures)
            case Ending.STORM:
                _paint_storm(painter, time, show.duration, pictures)
            case Ending.SMOKE:
                _paint_fizzle(painter, time, pictures)
        rest = 1 - (show.duration - time) / AFTERGLOW
        if rest > 0:
            painter.setOpacity(min(1.0, rest))
            painter.drawPixmap(0, 0, pictures.still(show))
            painter.setOpacity(1.0)

    def _paint_plates(self, painter: QPainter, plates: Sequence[QRect]) -> None:
        theme = self._look.theme
        painter.setPen(alpha(self._look.theme.title_text, 0.25))
        painter.setBrush(alpha(theme.card_sky_top, _PLATE))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for plate in plates:
            painter.drawPath(self._outline(plate))

    def _plates(self) -> QRegion:
        region = QRegion()
        for plate in self.plates():
            region += QRegion(self._outline(plate).toFillPolygon().toPolygon())
        return region

    def _outline(self, plate: QRect) -> QPainterPath:
        """As round as the plates on the table."""
        return rounded(QRectF(plate).adjusted(0.5, 0.5, -0.5, -0.5), 2 * self._look.theme.radius)

    def plates(self) -> list[QRect]:
        """What lies under everything that is to be read, group by group."""
        room = self._page.rect().adjusted(4, 4, -4, -4)
        plates = []
        for group in self._words:
            plate = QRect()
            for word in group:
                if not word.isHidden():
                    plate = plate.united(word.extent.translated(word.pos()))
            if not plate.isEmpty():
                plates.append(plate.adjusted(-18, -8, 18, 8).intersected(room))
        return plates


def _paint_shell(painter: QPainter, shell: Shell, time: int, pictures: ShowPictures) -> None:
    centre = pictures.point(shell.x, shell.y)
    if time < shell.burst:
        climbed = 1 - (1 - (time - shell.launch) / RISE) ** 2
        start = pictures.point(shell.x, HORIZON)
        for step in range(7):
            behind = max(0.0, climbed - step * 0.035)
            place = start + (centre - start) * behind
            _stamp(painter, pictures.spark(), place, pictures.unit * (0.16 - 0.018 * step), 1 - step / 8)
        return
    share = (time - shell.burst) / shell.bloom
    picture = pictures.burst(shell)
    size = picture.deviceIndependentSize()
    fall = QPointF(0, size.height() * (0.14 if shell.golden else 0.07) * share**2)
    opacity = 1.0 if share < 0.4 else ((1 - share) / 0.6) ** 1.3
    if share < 0.05:
        _stamp(painter, pictures.spark(), centre, size.width() * 0.6, 1 - share / 0.05)
    grown = 1 - (1 - min(1.0, share / 0.32)) ** 3
    painter.setOpacity(opacity)
    if grown > 0.995:
        # Not scaled and on whole pixels: drawing it costs next to nothing.
        corner = centre + fall - QPointF(size.width() / 2, size.height() / 2)
        painter.drawPixmap(corner.toPoint(), picture)
    else:
        _draw_scaled(painter, picture, centre + fall, size.width() * (0.12 + 0.88 * grown))
    painter.setOpacity(1.0)


def _paint_rain_of_gold(painter: QPainter, share: float, pictures: ShowPictures) -> None:
    """Sparks that fall over the whole sky, and stars that light up one after the other."""
    size = pictures.size
    strength = min(1.0, share * 6) * min(1.0, (1 - share) * 4)
    for layer, speed in enumerate((0.55, 0.85)):
        tile = pictures.golden_rain(layer)
        painter.setOpacity(strength * (0.9 - 0.3 * layer))
        offset = QPointF(pictures.unit * layer * 1.7, -share * RAIN_OF_GOLD / 1000 * speed * pictures.unit)
        painter.drawTiledPixmap(QRectF(0, 0, size.width(), size.height() * HORIZON), tile, offset)
    for number, (x, y, z) in enumerate(pictures.stars):
        twinkle = max(0.0, sin(pi * (share * 3 + z * 2))) * strength
        if number / len(pictures.stars) < share * 3 and twinkle > 0.05:
            _stamp(painter, pictures.star(), pictures.point(x, y * 0.55), pictures.unit * (0.25 + 0.35 * z), twinkle)
    painter.setOpacity(1.0)


def _paint_explosion(painter: QPainter, time: int, pictures: ShowPictures) -> None:
    """A spark runs along the fuse to the bomb; a dull flash, then smoke."""
    if time < _FUSE_TIME:
        share = time / _FUSE_TIME
        pictures.paint_fuse(painter, share)
        place = pictures.fuse_point(share)
        for step in range(6):
            age = (time / 260 + step / 6) % 1
            away = QPointF(sin(step * 2.4) * age, 0.9 * age * age - 0.4 * age) * pictures.unit * 0.5
            _stamp(painter, pictures.ember(), place + away, pictures.unit * 0.22 * (1 - age), 1.0)
        _stamp(painter, pictures.spark(), place, pictures.unit * (0.75 + 0.15 * sin(time / 37)), 1.0)
        return
    share = (time - _FUSE_TIME) / _BOOM
    bomb = pictures.bomb.center()
    if share < 1:
        size = pictures.unit * 7 * (1 - (1 - share) ** 3)
        _stamp(painter, pictures.fireball(), bomb, size, 1 - share**2)
        painter.setOpacity(0.45 * (1 - share) ** 2)
        painter.fillRect(QRectF(0, 0, pictures.size.width(), pictures.size.height()), _DULL)
        painter.setOpacity(1.0)
    size = pictures.unit * 2.6 * (1 - (1 - min(1.0, share * 2)) ** 3)
    _stamp(painter, pictures.explosion(), bomb, size, 0.8)
    _paint_smoke(painter, bomb, time - _FUSE_TIME, pictures)


def _paint_smoke(painter: QPainter, foot: QPointF, age: int, pictures: ShowPictures) -> None:
    """Puffs that rise, grow and thin out."""
    for number in range(max(0, age - 5200) // 430, age // 430 + 1):
        share = (age - 430 * number) / 5200
        if 0 < share < 1:
            sway = 0.5 * sin(number * 2.1) * (0.4 + share) + 2.2 * share**1.3
            away = QPointF(pictures.unit * sway, -pictures.unit * 3.6 * share)
            thickness = min(1.0, share * 4) * (1 - share)
            _stamp(painter, pictures.smoke(), foot + away, pictures.unit * (1.1 + 3.0 * share), 0.8 * thickness)


def _paint_storm(painter: QPainter, time: int, duration: int, pictures: ShowPictures) -> None:
    """Clouds draw over, lightning strikes twice, rain falls."""
    size = pictures.size
    come = min(1.0, time / 1400)
    painter.setOpacity(come)
    painter.drawPixmap(QPointF(-pictures.unit * 1.5 * (1 - come), 0), pictures.clouds())
    # Two strikes, well apart: nothing flickers.
    for strike, x in ((1500, 0.24), (3100, 0.74)):
        share = (time - strike) / 650
        if 0 <= share < 1:
            painter.setOpacity((1 - share) ** 2)
            bolt = pictures.bolt()
            wide = bolt.deviceIndependentSize().width()
            painter.drawPixmap(pictures.point(x, 0.10) - QPointF(wide / 2, 0), bolt)
            painter.setOpacity(0.30 * (1 - share) ** 2)
            painter.fillRect(QRectF(0, 0, size.width(), size.height()), _LIGHTNING)
    painter.setOpacity(min(1.0, max(0.0, (time - 1800) / 1500)) * min(1.0, (duration - time) / 900 + 0.6))
    tile = pictures.rain()
    offset = QPointF(time * 0.0016 * pictures.unit, -time * 0.012 * pictures.unit)
    painter.drawTiledPixmap(QRectF(0, 0, size.width(), size.height()), tile, offset)
    painter.setOpacity(1.0)


def _paint_fizzle(painter: QPainter, time: int, pictures: ShowPictures) -> None:
    """Three rockets climb, go out with a poor spark, and smoke is all that stays."""
    for number, (x, y) in enumerate(((0.22, 0.34), (0.78, 0.28), (0.5, 0.22))):
        age = time - number * 1500
        if age < 0:
            continue
        top, foot = pictures.point(x, y), pictures.point(x, HORIZON)
        if age < RISE * 2:
            climbed = 1 - (1 - age / (RISE * 2)) ** 2
            for step in range(5):
                place = foot + (top - foot) * max(0.0, climbed - step * 0.03)
                _stamp(painter, pictures.spark(), place, pictures.unit * (0.15 - 0.02 * step), (1 - step / 6) * 0.8)
            continue
        if age < RISE * 2 + 300:
            _stamp(painter, pictures.ember(), top, pictures.unit * 0.8, 1 - (age - RISE * 2) / 300)
        _paint_smoke(painter, top, age - RISE * 2, pictures)


def _stamp(painter: QPainter, picture: QPixmap, centre: QPointF, size: float, opacity: float) -> None:
    painter.setOpacity(max(0.0, min(1.0, opacity)))
    _draw_scaled(painter, picture, centre, size)
    painter.setOpacity(1.0)


def _draw_scaled(painter: QPainter, picture: QPixmap, centre: QPointF, size: float) -> None:
    painter.drawPixmap(
        QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size), picture, QRectF(picture.rect())
    )
