"""The lake at the end of a game: its fireworks go up at once and in turn, round after round, while somebody looks."""

from PySide6.QtCore import QEasingCurve, QEvent, QPointF, QRect, QRectF, QTimeLine
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from hanabi_desktop.boxes import Catastrophe, box_of
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.painting.lake import Ending, LakePictures, Shell, Weather, choreography, duration
from hanabi_desktop.rules import CardDiscarded, CardMisplayed, EndReason, Outcome
from hanabi_desktop.table.view import TableView
from hanabi_desktop.widgets.appearance import MotionPolicy

INTERVAL = 33
"""Milliseconds between two pictures: fireworks are not faster to the eye."""
_SLOW_INTERVAL = 66
"""Milliseconds between two pictures of smoke or rain, which move slowly."""
_TAIL = 6
"""Number of sparks in the tail of a rocket."""
_OPENING = 650
"""Milliseconds in which a burst opens."""


def ending_of(view: TableView) -> Ending | None:
    """What the lake shows of a game; None while it goes on."""
    seen = view.seen
    if seen.end is None:
        return None
    heights = tuple(seen.fireworks[suit] for suit in seen.rules.suits)
    if seen.outcome is not Outcome.DEFEAT:
        return Ending(heights)
    events = seen.turns[-1].events if seen.turns else ()
    laid = [each for each in events if isinstance(each, CardMisplayed | CardDiscarded)]
    storm = seen.end.reason is EndReason.FUSE and box_of(view.edition.kit).catastrophe is Catastrophe.STORM
    card = laid[-1].card if laid and seen.end.reason is not EndReason.NO_ACTION_LEFT else None
    return Ending(heights, Weather.STORM if storm else Weather.SMOKE, seen.end.card or card)


class Lake(QWidget):
    """Shows an ending; where it may not move, or nobody looks, all of it at once and still."""

    def __init__(self, look: RenderContext, motion: MotionPolicy, parent: QWidget | None = None) -> None:
        """Empty until `show_ending`."""
        super().__init__(parent)
        self._look, self.motion = look, motion
        self._ending: Ending | None = None
        self._shells: tuple[Shell, ...] = ()
        self._pictures: LakePictures | None = None
        self._stage = QRect()
        self.clock = QTimeLine(1, self)
        self.clock.setLoopCount(0)
        self.clock.setEasingCurve(QEasingCurve.Type.Linear)
        self.clock.valueChanged.connect(lambda _share: self.update(self._stage))
        look.changed.connect(self._forget)

    @property
    def running(self) -> bool:
        """Whether it moves."""
        return self.clock.state() == QTimeLine.State.Running

    def set_policy(self, motion: MotionPolicy) -> None:
        """Whether it may move from now on."""
        self.motion = motion
        self._follow()

    def set_stage(self, stage: QRect) -> None:
        """The part that the fireworks have to themselves; nothing moves in the rest."""
        if stage != self._stage:
            self._stage = stage
            self._forget()

    def show_ending(self, ending: Ending | None) -> bool:
        """Another ending begins from its beginning; the same one goes on. Returns whether it is another one."""
        if ending == self._ending:
            return False
        self._ending, self._shells = ending, choreography(ending) if ending else ()
        self._forget()
        self.clock.stop()
        self.clock.setCurrentTime(0)
        if ending is not None:
            self.clock.setDuration(max(1, duration(ending)))
            self.clock.setUpdateInterval(INTERVAL if ending.weather is Weather.CLEAR else _SLOW_INTERVAL)
        self._follow()
        return True

    def _forget(self) -> None:
        self._pictures = None
        self.update()

    def _follow(self) -> None:
        """Goes on, or rests, as it is looked at."""
        moves = (
            self._ending is not None
            and duration(self._ending) > 0
            and self.motion is MotionPolicy.FULL
            and self.isVisible()
            and self.window().isActiveWindow()
            and not self.window().isMinimized()
        )
        if moves is not self.running:
            if moves:
                self.clock.resume()
            else:
                self.clock.stop()
            self.update()

    @guarded
    def event(self, event: QEvent) -> bool:
        handled = super().event(event)
        if event.type() in (QEvent.Type.WindowActivate, QEvent.Type.WindowDeactivate, QEvent.Type.Show):
            self._follow()
        elif event.type() == QEvent.Type.Hide:
            self._follow()
            self._pictures = None
        return handled

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._forget()

    def _now(self, ending: Ending) -> LakePictures:
        ratio = self.devicePixelRatioF()
        if self._pictures is None or self._pictures.ratio != ratio:
            self._pictures = LakePictures(
                ending, self._look.theme, QRectF(self.rect()).size(), QRectF(self._stage), ratio
            )
        return self._pictures

    # Painting

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._ending is None:
            return
        pictures, part = self._now(self._ending), event.rect()
        with QPainter(self) as painter:
            ground = pictures.ground() if self.running else pictures.still()
            source = QRectF(QPointF(part.topLeft()) * pictures.ratio, QRectF(part).size() * pictures.ratio)
            painter.drawPixmap(QRectF(part), ground, source)
            if self.running:
                painter.setClipRect(self._stage)
                self._paint_moment(painter, self.clock.currentTime(), pictures)

    def _paint_moment(self, painter: QPainter, time: int, pictures: LakePictures) -> None:
        if pictures.ending.weather is not Weather.CLEAR:
            pictures.paint_weather(painter, time)
            return
        going = [shell for shell in self._shells if shell.launch <= time < shell.end]
        for shell in going:
            _paint_light(painter, shell, time, pictures, mirrored=True)
        if going:
            painter.setOpacity(1.0)
            pictures.paint_cards(painter)
        for shell in going:
            _paint_light(painter, shell, time, pictures, mirrored=False)
        last = self._shells[-1].burst
        if pictures.ending.perfect and time > last:
            pictures.paint_gold(painter, (time - last) / (self.clock.duration() - last))


def _paint_light(painter: QPainter, shell: Shell, time: int, pictures: LakePictures, *, mirrored: bool) -> None:
    """A rocket on its way or its burst; or what the water shows of it."""
    place = pictures.mirrored if mirrored else QPointF
    if time < shell.burst:
        climbed = 1 - (1 - (time - shell.launch) / (shell.burst - shell.launch)) ** 2
        for step in range(_TAIL):
            behind = max(0.0, climbed - step * 0.03)
            point = place(pictures.spot(shell, behind))
            strength = (1 - step / _TAIL) * (0.3 if mirrored else 1.0)
            _stamp(painter, pictures.spark(), point, pictures.unit * (0.20 - 0.022 * step), strength)
        return
    age, life = time - shell.burst, shell.end - shell.burst
    opened = 1 - (1 - min(1.0, age / _OPENING)) ** 3
    fading = min(1.0, (life - age) / (life * 0.6))
    picture = pictures.mirror(shell) if mirrored else pictures.burst(shell)
    sunk = pictures.extent(shell) * 0.10 * (age / life) ** 2
    centre = place(pictures.spot(shell) + QPointF(0, sunk))
    if age < _OPENING / 2 and not mirrored:
        _stamp(painter, pictures.spark(), centre, pictures.extent(shell) * 1.5, 1 - 2 * age / _OPENING)
    painter.setOpacity(max(0.0, fading) ** 1.4)
    if opened > 0.995:
        pictures.draw_centred(painter, picture, centre)
    else:
        size = picture.deviceIndependentSize() * (0.1 + 0.9 * opened)
        corner = centre - QPointF(size.width() / 2, size.height() / 2)
        painter.drawPixmap(QRectF(corner, size), picture, QRectF(picture.rect()))


def _stamp(painter: QPainter, picture: QPixmap, centre: QPointF, size: float, opacity: float) -> None:
    painter.setOpacity(max(0.0, min(1.0, opacity)))
    rect = QRectF(centre.x() - size / 2, centre.y() - size / 2, size, size)
    painter.drawPixmap(rect, picture, QRectF(picture.rect()))
