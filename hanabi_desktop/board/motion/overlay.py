"""The overlay that paints a scene over a picture of the board."""

from collections.abc import Callable
from math import pi, sin
from typing import Any

from PySide6.QtCore import QAbstractListModel, QEvent, QObject, QPoint, QPointF, QRect, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QPixmap, QRegion
from PySide6.QtWidgets import QAbstractItemView, QStyle, QStyleOptionViewItem, QWidget
from shiboken6 import isValid

from hanabi_desktop.board.motion.acts import (
    AnyAct,
    Cover,
    DiscardSpot,
    FaceSprite,
    FireworkBurst,
    FireworkSpot,
    Flash,
    Flight,
    HeldSpot,
    Pose,
    Scene,
    Shake,
    Spark,
    Spot,
    TokenSpot,
    Turning,
    bounds,
    burst_rect,
    flight_pose,
    shake_pose,
    spark_point,
    turn_pose,
)
from hanabi_desktop.board.motion.sprites import Sprites, larger, light_size
from hanabi_desktop.board.piles import DiscardView
from hanabi_desktop.board.surface import Surface
from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.guard import override
from hanabi_desktop.models.rows import ROW_ROLE, Index
from hanabi_desktop.models.tokens import TokenKind
from hanabi_desktop.painting.stores.pixmaps import painted as painted_pixmap
from hanabi_desktop.widgets.views.fireworks_view import FireworksView
from hanabi_desktop.widgets.views.placed_view import PlacedView


class OneRow(QAbstractListModel):
    """One value, so that a delegate can paint it although it lies in no view any more."""

    def __init__(self, value: object, parent: QObject | None = None) -> None:
        """Holds `value`."""
        super().__init__(parent)
        self._value = value

    @override
    def rowCount(self, parent: Index | None = None) -> int:
        return 1

    @override
    def data(self, index: Index, role: int = 0) -> Any:
        return self._value if role == ROW_ROLE else None


class Ground:
    """Pictures of the board in `area`."""

    def __init__(self, board: Surface, area: QRect, covers: tuple[Cover, ...]) -> None:
        """Takes them. The overlay must be hidden meanwhile."""
        self._area = area
        self._ratio = board.devicePixelRatioF()
        self._now = board.grab(area)
        self._covers = tuple((cover, cover.rect.toAlignedRect(), self._covered(board, cover)) for cover in covers)

    def _covered(self, board: Surface, cover: Cover) -> QPixmap:
        """A place without what has come there: what lies under its view, and what lay there before."""
        rect = cover.rect.toAlignedRect()
        view = _view(board, cover.spot)

        def paint(painter: QPainter, _: QRectF) -> None:
            for widget in _ancestors(board, view):
                corner = widget.mapTo(board, QPoint())
                part = rect.translated(-corner).intersected(widget.rect())
                if not part.isEmpty():
                    place = part.topLeft() + corner - rect.topLeft()
                    widget.render(painter, place, QRegion(part), QWidget.RenderFlag(0))
            painter.translate(QPointF(view.viewport().mapTo(board, QPoint()) - rect.topLeft()))
            _paint_rest(painter, view, cover.spot)

        return painted_pixmap(rect.size(), self._ratio, paint)

    def draw(self, painter: QPainter, region: QRegion, time: float) -> None:
        """Draws the board beneath the acts in a region."""
        painter.save()
        painter.setClipRegion(region)
        part = region.boundingRect().intersected(self._area)
        source = QRectF(QPointF(part.topLeft() - self._area.topLeft()) * self._ratio, QRectF(part).size() * self._ratio)
        painter.drawPixmap(QRectF(part), self._now, source)
        for cover, rect, picture in self._covers:
            if time < cover.until and region.intersects(rect):
                painter.setOpacity(1 - time / cover.until if cover.fading else 1.0)
                painter.drawPixmap(rect.topLeft(), picture)
        painter.restore()

    def lifted(self, since: float, time: float) -> QRegion:
        """The places that change between two moments."""
        region = QRegion()
        for cover, rect, _ in self._covers:
            if since < cover.until <= time or (cover.fading and since < cover.until):
                region += rect
        return region


def _view(board: Surface, spot: Spot) -> QAbstractItemView:
    match spot:
        case HeldSpot():
            return board.hand_views[spot.seat]
        case FireworkSpot():
            return board.fireworks
        case DiscardSpot():
            return board.discards
        case TokenSpot():
            return board.clocks if spot.kind is TokenKind.CLOCK else board.fuses


def _ancestors(board: Surface, view: QWidget) -> list[QWidget]:
    """The board and whatever lies between it and the view, outermost first."""
    chain: list[QWidget] = []
    widget = view.parentWidget()
    while widget is not None and widget is not board:
        chain.insert(0, widget)
        widget = widget.parentWidget()
    return [board, *chain]


def _paint_rest(painter: QPainter, view: QAbstractItemView, spot: Spot) -> None:
    """What stays in the view, painted by the view's own delegate."""
    option = QStyleOptionViewItem()
    view.initViewItemOption(option)
    option.state = QStyle.StateFlag.State_Enabled | QStyle.StateFlag.State_Active
    model, delegate = view.model(), view.itemDelegate()
    match spot:
        case HeldSpot():
            return
        case DiscardSpot():
            if isinstance(view, DiscardView):
                # Other cards may lie partly under or over this place.
                view.paint_pile(painter, {(spot.row, spot.column): spot.was})
        case FireworkSpot():
            rows = [model.index(row, 0).data(ROW_ROLE) for row in range(model.rowCount())]
            rows[spot.row] = spot.was
            if isinstance(view, FireworksView):
                # Bursts may shine over their neighbours' sky.
                view.paint_sky(painter, rows)
            for row, firework in enumerate(rows):
                option.rect = view.visualRect(model.index(row, 0))
                stand_in = OneRow(firework)
                delegate.paint(painter, option, stand_in.index(0))
        case TokenSpot():
            if isinstance(view, PlacedView):
                view.paint_ground(painter, QRectF(view.viewport().rect()))
            for row in range(model.rowCount()):
                if row not in spot.rows:
                    option.rect = view.visualRect(model.index(row, 0))
                    delegate.paint(painter, option, model.index(row, 0))


_GLOW = QColor("#FFC866")
_EMBER = QColor("#FF6A2A")
_WHITE_HOT = QColor("#FFFBE6")

_ENDING = frozenset((QEvent.Type.LanguageChange, QEvent.Type.StyleChange, QEvent.Type.FontChange))


class Overlay(QWidget):
    """Draws a scene at a moment over pictures of the board beneath, so that a frame costs no painting of the board.

    It takes no clicks. It lies over the whole stage: so the table is painted once for an action, into the picture of it,
    and not a second time below that.
    """

    def __init__(self, board: Surface, look: Look, interrupted: Callable[[], None]) -> None:
        """`interrupted` is called when something happens that no scene outlives."""
        super().__init__(board)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._board = board
        self._look = look
        self._interrupted = interrupted
        self._scene = Scene()
        self._ground: Ground | None = None
        self._sprites: Sprites | None = None
        self._time = 0.0
        self._dirty = QRegion()
        self.hide()

    @property
    def holding(self) -> bool:
        """Whether any picture of the board is kept."""
        return self._ground is not None or self._sprites is not None

    def begin(self, scene: Scene) -> None:
        """Shows the first moment of a scene; the board lies already as it will be after it."""
        self.end()
        # The stage begins where the board does: a place on one is the same place on the other.
        self.setGeometry(self._board.stage.geometry())
        if self.rect().isEmpty():
            return
        self._scene = scene
        self._sprites = Sprites(self._look, self._board)
        self._sprites.prepare(scene.acts)
        self._ground = Ground(self._board, self.geometry(), scene.covers)
        self._time = 0.0
        self._dirty = QRegion()
        self.raise_()
        self.show()

    def end(self) -> None:
        """Shows the board itself again, and forgets every picture."""
        self._scene = Scene()
        self._ground = None
        self._sprites = None
        self.hide()

    def set_time(self, time: float) -> None:
        """Shows a moment of the scene."""
        if self._ground is None:
            return
        # Back in time, places can be covered again.
        changed = self._ground.lifted(min(self._time, time), max(self._time, time)) + self._dirty
        self._time = time
        self._dirty = self._drawn_on(time)
        self.update(changed + self._dirty)

    def _drawn_on(self, time: float) -> QRegion:
        region = QRegion()
        for act in self._scene.acts:
            share = act.share(time)
            if share is not None:
                region += bounds(act, share).toAlignedRect()
        return region

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._ground is None or self._sprites is None:
            return
        painter = QPainter(self)
        self._ground.draw(painter, event.region(), self._time)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for act in self._scene.acts:
            share = act.share(self._time)
            if share is not None:
                _draw(painter, act, share, self._sprites)
        painter.end()

    @override
    def hideEvent(self, event: QHideEvent) -> None:
        # A window that is deleted hides what is in it when nothing of it may be touched from here any more.
        if isValid(self):
            super().hideEvent(event)
            if self.holding:
                self._interrupted()

    @override
    def changeEvent(self, event: QEvent) -> None:
        if isValid(self):
            super().changeEvent(event)
            if event.type() in _ENDING:
                self._interrupted()


def _draw(painter: QPainter, act: AnyAct, share: float, sprites: Sprites) -> None:
    painter.setOpacity(1.0)
    match act:
        case Flight():
            pose = flight_pose(act, share)
            picture = sprites.of(act.sprite, larger(act))
            if act.glowing:
                spot = pose.bounds
                _draw_light(painter, sprites, spot, min(1.0, 4 * share * (1 - share)) * 0.8, pose)
            _draw_posed(painter, picture, pose)
        case Turning():
            pose = turn_pose(act, share)
            _draw_posed(painter, sprites.token(act.before if share < 0.5 else act.after, larger(act)), pose)
        case Shake():
            pose = shake_pose(act, share)
            _draw_posed(painter, sprites.of(FaceSprite(act.card), act.rect.size()), pose)
            heat = Pose(pose.centre, pose.size, pose.angle, 0.7 * sin(pi * share))
            _draw_posed(painter, sprites.hot(act.card, act.rect.size()), heat)
        case Spark():
            _draw_spark(painter, act, share, sprites)
        case Flash():
            # Swells a little while it fades.
            size = light_size(act.rect.size())
            grown = 0.9 + 0.2 * share
            opacity = min(1.0, share * 8) * (1 - share)
            _draw_posed(painter, sprites.light(act.tone, size), Pose(act.rect.center(), size * grown, 0, opacity))
        case FireworkBurst():
            _draw_burst(painter, act, share, sprites)


def _draw_posed(painter: QPainter, picture: QPixmap, pose: Pose) -> None:
    painter.save()
    painter.setOpacity(pose.opacity)
    painter.translate(pose.centre)
    if pose.angle:
        painter.rotate(pose.angle)
    width, height = pose.size.width() * pose.flatness, pose.size.height()
    painter.drawPixmap(QRectF(-width / 2, -height / 2, width, height), picture, QRectF(picture.rect()))
    painter.restore()


def _draw_light(painter: QPainter, sprites: Sprites, rect: QRectF, opacity: float, pose: Pose) -> None:
    reach = max(rect.width(), rect.height()) * 1.5
    picture = sprites.glow(_GLOW, 128)
    painter.setOpacity(opacity * pose.opacity)
    spot = QRectF(pose.centre.x() - reach / 2, pose.centre.y() - reach / 2, reach, reach)
    painter.drawPixmap(spot, picture, QRectF(picture.rect()))
    painter.setOpacity(1.0)


def _draw_spark(painter: QPainter, spark: Spark, share: float, sprites: Sprites) -> None:
    point = spark_point(spark, share)
    # It flickers as it burns, and flares up at the end.
    size = spark.rect.width() * (0.42 + 0.10 * sin(share * 40) + 0.25 * max(0.0, share - 0.8) * 5)
    for colour, factor in ((_EMBER, 1.9), (_GLOW, 1.1), (_WHITE_HOT, 0.55)):
        picture = sprites.glow(colour, 96)
        reach = size * factor
        painter.drawPixmap(
            QRectF(point.x() - reach / 2, point.y() - reach / 2, reach, reach), picture, QRectF(picture.rect())
        )
    ember = sprites.glow(_EMBER, 24)
    for step in range(7):
        age = (share * 5 + step / 7) % 1
        away = QPointF(sin(step * 2.4) * size * age, size * (0.9 * age * age - 0.35 * age))
        reach = size * 0.28 * (1 - age)
        painter.drawPixmap(
            QRectF(point.x() + away.x() - reach / 2, point.y() + away.y() - reach / 2, reach, reach),
            ember,
            QRectF(ember.rect()),
        )


def _draw_burst(painter: QPainter, burst: FireworkBurst, share: float, sprites: Sprites) -> None:
    room = burst_rect(burst)
    picture = sprites.burst(burst)
    grown = 1 - (1 - min(1.0, share / 0.6)) ** 3
    size = room.width() * (0.25 + 0.75 * grown)
    opacity = 1.0 if share < 0.45 else (1 - share) / 0.55
    fall = room.height() * 0.04 * share * share
    centre = room.center() + QPointF(0, fall)
    _draw_posed(painter, picture, Pose(centre, QSizeF(size, size), 0.0, opacity))
