"""The overlay that paints a scene over a picture of the board."""

from collections.abc import Callable
from math import cos, pi, sin

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QHideEvent, QPainter, QPaintEvent, QPen, QPixmap, QRegion
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from hanabi_desktop.board.motion import acts
from hanabi_desktop.board.motion.sprites import Sprites, larger, light_size
from hanabi_desktop.board.piles import DiscardView
from hanabi_desktop.board.surface import Surface
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.models.table import TokenKind
from hanabi_desktop.painting.canvas import alpha, drawing
from hanabi_desktop.painting.pixmap_cache import painted_pixmap
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.widgets.views import FireworksView, PlacedView

_GLOW = QColor("#FFC866")
_EMBER = QColor("#FF6A2A")
_WHITE_HOT = QColor("#FFFBE6")
_FLAME = QColor("#B3160A")
_BOLT, _CLOUD = QColor("#BFD4FF"), QColor("#0A1024")

_STILL = 0.45
"""The share of a blast that is seen of it where nothing moves."""
_DARK = 0.45
"""Opacity of the darkness around a card that everybody looks at."""
_ENDING = frozenset((QEvent.Type.LanguageChange, QEvent.Type.StyleChange, QEvent.Type.FontChange))


class Overlay(QWidget):
    """Paints a scene at a moment over a picture of the board, so that a frame costs no painting of the board.

    It takes no clicks. Only the public table is ever taken, and only as its models have it: nothing of the view that
    was open before.
    """

    def __init__(self, board: Surface, look: RenderContext, interrupted: Callable[[], None]) -> None:
        """`interrupted` is called when the overlay is hidden, or language, style or font change."""
        super().__init__(board)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._board = board
        self._interrupted = interrupted
        self._sprites = Sprites(look, board)
        self._scene = acts.Scene()
        self._board_picture: QPixmap | None = None
        """The board as it is now."""
        self._covers: list[tuple[acts.Cover, QPixmap]] = []
        """Single places of it as they were a moment ago."""
        self._areas: list[tuple[acts.AnyAct, QRegion]] = []
        """Regions that the acts are painted in."""
        self._time = 0.0
        self.hide()

    @property
    def holding(self) -> bool:
        """Whether any picture of the board is kept."""
        return self._board_picture is not None

    def begin(self, scene: acts.Scene) -> None:
        """Shows the first moment of a scene; the board lies already as it will be after it."""
        self.end()
        # The stage begins where the board does: a place on one is the same place on the other.
        self.setGeometry(self._board.stage.geometry())
        if self.rect().isEmpty():
            return
        self._scene, self._time = scene, 0.0
        self._board_picture = self._board.grab(self.geometry())
        self._covers = [(cover, picture_before(self._board, cover)) for cover in scene.covers]
        self._areas = [(act, QRegion(acts.painted_rect(act).toAlignedRect())) for act in scene.acts]
        self.raise_()
        self.show()
        # It is painted with what changed beneath; Qt would paint all of it once more after that.
        QCoreApplication.removePostedEvents(self, QEvent.Type.UpdateLater.value)
        self.update()

    def end(self) -> None:
        """Shows the board itself again, and forgets every picture."""
        self._scene, self._board_picture, self._covers = acts.Scene(), None, []
        self._sprites.held.clear()
        self.hide()

    def set_time(self, time: float) -> None:
        """Shows a moment of the scene; only what looks otherwise then is painted."""
        before, self._time = self._time, time
        changed = QRegion()
        for act, area in self._areas:
            if not acts.looks_alike(act, before, time):
                changed += area
        for cover, _ in self._covers:
            if before < cover.until and time >= cover.until - (acts.FADE if cover.fading else 0):
                changed += cover.rect.toAlignedRect()
        self.update(changed)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._board_picture is None:
            return
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._board_picture)
            for cover, picture in self._covers:
                if self._time < cover.until:
                    painter.setOpacity(min(1.0, (cover.until - self._time) / acts.FADE) if cover.fading else 1.0)
                    painter.drawPixmap(cover.rect.toAlignedRect().topLeft(), picture)
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
            for act in self._scene.acts:
                share = act.share(self._time)
                if share is not None:
                    _draw(painter, act, share, self._sprites)

    @guarded
    def hideEvent(self, event: QHideEvent) -> None:
        # A window that is deleted hides what is in it when nothing of it may be touched from here any more.
        if isValid(self):
            super().hideEvent(event)
            if self.holding:
                self._interrupted()

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        if isValid(self):
            super().changeEvent(event)
            if event.type() in _ENDING:
                self._interrupted()


def picture_before(board: Surface, cover: acts.Cover) -> QPixmap:
    """A picture of a place as it was before the scene: what lies under its view, and what lay there."""
    rect, view = cover.rect.toAlignedRect(), _view(board, cover.spot)

    def paint(painter: QPainter, _: QRectF) -> None:
        # What is around the view, outermost first; the stage paints nothing.
        for widget in filter(None, (board, view.parentWidget())):
            corner = widget.mapTo(board, QPoint())
            part = rect.translated(-corner).intersected(widget.rect())
            if not part.isEmpty():
                place = part.topLeft() + corner - rect.topLeft()
                widget.render(painter, place, QRegion(part), QWidget.RenderFlag(0))
        painter.translate(QPointF(view.viewport().mapTo(board, QPoint()) - rect.topLeft()))
        _paint_rest(painter, view, cover.spot)

    return painted_pixmap(rect.size(), board.devicePixelRatioF(), paint)


def _view(board: Surface, spot: acts.Spot) -> PlacedView | DiscardView:
    match spot:
        case acts.HeldSpot():
            return board.hand_views[spot.seat]
        case acts.FireworkSpot():
            return board.fireworks
        case acts.DiscardSpot():
            return board.discards
        case acts.TokenSpot():
            return board.clocks if spot.kind is TokenKind.CLOCK else board.fuses


def _paint_rest(painter: QPainter, view: PlacedView | DiscardView, spot: acts.Spot) -> None:
    """Paints what stays in the view."""
    if isinstance(view, DiscardView):
        if isinstance(spot, acts.DiscardSpot):
            # Other cards may lie partly under or over this place.
            view.paint_pile(painter, {(spot.row, spot.column): spot.was})
        return
    rows = dict(enumerate(view.rows))
    match spot:
        case acts.FireworkSpot():
            rows[spot.row] = spot.was
        case acts.TokenSpot():
            rows = {number: row for number, row in rows.items() if number not in spot.rows}
        case _:
            return
    if isinstance(view, FireworksView):
        # Bursts may shine over their neighbours' sky.
        view.paint_sky(painter, [*rows.values()])
    places = view.places
    for number, row in rows.items():
        view.paint_row(painter, QRectF(places[number].toAlignedRect()), row)


def _draw(painter: QPainter, act: acts.AnyAct, share: float, sprites: Sprites) -> None:
    painter.setOpacity(1.0)
    match act:
        case acts.Flight():
            pose = acts.flight_pose(act, share)
            picture = sprites.of(act.sprite, larger(act))
            if act.glowing:
                reach = max(pose.size.width(), pose.size.height()) * 1.5
                _draw_glow(painter, sprites, _GLOW, pose.centre, reach, 3.2 * share * (1 - share) * pose.opacity)
            draw_posed(painter, picture, pose)
        case acts.Turning():
            pose = acts.turn_pose(act, share)
            draw_posed(painter, sprites.token(act.before if share < 0.5 else act.after, larger(act)), pose)
        case acts.Shake():
            pose = acts.shake_pose(act, share)
            draw_posed(painter, sprites.of(act.card, act.rect.size()), pose)
            heat = acts.Pose(pose.centre, pose.size, pose.angle, 0.7 * sin(pi * share))
            draw_posed(painter, sprites.hot(act.card, act.rect.size()), heat)
        case acts.Spark():
            _draw_spark(painter, act, share, sprites)
        case acts.Flash():
            # Swells a little while it fades.
            size = light_size(act.rect.size())
            grown = 0.9 + 0.2 * share
            opacity = min(1.0, share * 8) * (1 - share)
            draw_posed(painter, sprites.light(act.tone, size), acts.Pose(act.rect.center(), size * grown, 0, opacity))
        case acts.FireworkBurst():
            _draw_burst(painter, act, share, sprites)
        case acts.LastFuse():
            _draw_last_fuse(painter, act, share, sprites)
        case acts.Blast():
            share = _STILL if act.still else share
            (_draw_lightning if act.storm else _draw_blast)(painter, act, share, sprites)
        case acts.Veil():
            paint_veil(painter, act.rect, min(1.0, (1 - share) * act.duration / acts.FADE), sprites.veil(act.tone))
        case acts.TurningUp():
            up = share * act.duration / act.turning if act.turning else 1.0
            picture = sprites.of(act.card, act.rect.size())
            draw_posed(painter, picture, acts.turned_pose(act.rect, min(1.0, up)))
        case acts.Words():
            paint_words(painter, act.rect, act.area, act.words, sprites.theme, sprites.edge(act.tone))


def draw_posed(painter: QPainter, picture: QPixmap, pose: acts.Pose) -> None:
    """Draws a picture where and how it lies at a moment."""
    with drawing(painter):
        painter.setOpacity(pose.opacity)
        painter.translate(pose.centre)
        if pose.angle:
            painter.rotate(pose.angle)
        width, height = pose.size.width() * pose.flatness, pose.size.height()
        painter.drawPixmap(QRectF(-width / 2, -height / 2, width, height), picture, QRectF(picture.rect()))


def paint_veil(painter: QPainter, rect: QRectF, share: float, colour: QColor) -> None:
    """Darkens the table around the card that everybody looks at."""
    with drawing(painter):
        painter.setOpacity(_DARK * share)
        painter.fillRect(rect, colour)


def paint_words(painter: QPainter, card: QRectF, area: QRectF, words: str, theme: Theme, edge: QColor) -> None:
    """Words on a plate below a card, legible from across the room."""
    font = painter.font()
    font.setPixelSize(max(15, round(area.height() * 0.042)))
    font.setBold(True)
    with drawing(painter):
        painter.setFont(font)
        # Without a pen, Qt measures nothing.
        painter.setPen(theme.text)
        side = painter.fontMetrics().height() * 0.6
        flags = int(Qt.AlignmentFlag.AlignCenter.value | Qt.TextFlag.TextWordWrap.value)
        needed = painter.boundingRect(QRectF(0, 0, area.width() * 0.8, area.height()), flags, words)
        plate = QRectF(QPointF(), needed.size()).adjusted(-side, -side / 2, side, side / 2)
        plate.moveCenter(card.center())
        plate.moveTop(min(card.bottom() + side / 2, area.bottom() - plate.height() - 2))
        painter.setPen(QPen(edge, max(1.0, area.height() / 250)))
        painter.setBrush(alpha(theme.panel, 0.95))
        painter.drawRoundedRect(plate, theme.radius, theme.radius)
        painter.setPen(theme.text)
        painter.drawText(plate, flags, words)


def _draw_glow(
    painter: QPainter, sprites: Sprites, colour: QColor, centre: QPointF, size: float, opacity: float = 1.0
) -> None:
    draw_posed(painter, sprites.glow(colour, 128), acts.Pose(centre, QSizeF(size, size), opacity=opacity))


def _draw_blast(painter: QPainter, blast: acts.Blast, share: float, sprites: Sprites) -> None:
    """A white flash; then a jagged fire over all of a table in dark red, a shock wave and sparks; the red is held longest."""
    table, opened, fire = blast.rect, 1 - (1 - min(1.0, 2 * share)) ** 4, min(1.0, 2.2 * max(0.0, 0.8 - share))
    # The whole fire trembles as it opens.
    centre = blast.source.center() + QPointF(sin(share * 130), sin(share * 97)) * table.width() * 0.012 * (1 - opened)
    reach = max(table.width(), table.height()) * 0.62 * opened
    painter.setOpacity(0.92 * min(1.0, 9 * (1 - share)))
    painter.fillRect(table, sprites.veil(acts.Tone.BAD))
    painter.setPen(Qt.PenStyle.NoPen)
    for number, (colour, large) in enumerate(((_FLAME, 1.0), (_EMBER, 0.8), (_GLOW, 0.58), (_WHITE_HOT, 0.34 * fire))):
        painter.setOpacity(fire)
        painter.setBrush(colour)
        painter.drawPolygon(_jagged(centre, reach * large, number))
    _draw_glow(painter, sprites, _WHITE_HOT, centre, reach * 1.5, fire)
    painter.setOpacity(fire)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_WHITE_HOT, table.height() * 0.07 * (1 - opened) + 1))
    painter.drawEllipse(centre, reach * 1.3, reach * 1.3)
    for number in range(60):
        away = QPointF(sin(number * 2.4), sin(number * 2.4 + pi / 2)) * reach * (0.5 + (number * 7 % 11) / 11)
        fallen = QPointF(0, table.height() * 0.5 * share**2)
        _draw_glow(painter, sprites, _GLOW, centre + away + fallen, table.height() * 0.06 * (1 - share), 1 - share)
    painter.setOpacity(max(0.0, 1 - share / 0.15))
    painter.fillRect(table, _WHITE_HOT)


def _jagged(centre: QPointF, reach: float, turned: float) -> list[QPointF]:
    """A star with many points, long and short ones by turns."""
    ways = [
        (place / 22 + turned * 0.13, (0.98, 0.6)[place % 2] - 0.16 * sin(place * 2.4 + turned)) for place in range(44)
    ]
    return [centre + QPointF(sin(way * pi), cos(way * pi)) * reach * far for way, far in ways]


def _draw_lightning(painter: QPainter, blast: acts.Blast, share: float, sprites: Sprites) -> None:
    """Lightning strikes where the tiles lie, and on both sides of it, half a second apart; the dark turns red, and is held."""
    table, struck = blast.rect, blast.source.center()
    dark = (0.92, sprites.veil(acts.Tone.BAD), 9 * (1 - share)), (1.0, _CLOUD, 1.6 - 3 * share)
    for strength, colour, left in dark:
        painter.setOpacity(strength * max(0.0, min(1.0, left)))
        painter.fillRect(table, colour)
    sides = QPointF(table.width() * 0.28, table.height() * 0.9), QPointF(table.width() * 0.6, table.height() * 0.7)
    for begins, foot in ((0.0, struck), (0.17, sides[0]), (0.34, sides[1])):
        age = (share - begins) / 0.3
        if not 0 <= age < 1:
            continue
        light, away = 1 - age, table.width() * 0.05
        painter.setOpacity(light**3)
        painter.fillRect(table, _BOLT)
        steps = [QPointF(foot.x() + away * sin(step * 2.4) * (6 - step) / 3, foot.y() * step / 6) for step in range(7)]
        painter.setOpacity(min(1.0, 2 * light))
        for width, colour in ((0.035, _BOLT), (0.014, _WHITE_HOT)):
            painter.setPen(QPen(colour, table.height() * width))
            painter.drawPolyline(steps)
        _draw_glow(painter, sprites, _WHITE_HOT, foot, table.height() * light, light)


def _draw_last_fuse(painter: QPainter, fuse: acts.LastFuse, share: float, sprites: Sprites) -> None:
    """The table grows dark around it, and its spark runs along the fuse."""
    painter.setOpacity(0.75 * min(1.0, share / acts.LIGHTING))
    painter.fillRect(fuse.table, Qt.GlobalColor.black)
    place = fuse.place(share)
    draw_posed(painter, sprites.token(fuse.token, fuse.rect.size()), acts.Pose(place.center(), place.size()))
    burnt = (share - acts.LIGHTING) / (1 - acts.LIGHTING)
    if burnt > 0:
        _draw_spark(painter, acts.Spark(rect=place, way=fuse.way, start=0, duration=1), burnt, sprites, 0.6)


def _draw_spark(painter: QPainter, spark: acts.Spark, share: float, sprites: Sprites, large: float = 1.0) -> None:
    point = acts.spark_point(spark, share)
    # It flickers as it burns, and flares up at the end.
    size = large * spark.rect.width() * (0.42 + 0.10 * sin(share * 40) + 0.25 * max(0.0, share - 0.8) * 5)
    for colour, factor in ((_EMBER, 1.9), (_GLOW, 1.1), (_WHITE_HOT, 0.55)):
        _draw_glow(painter, sprites, colour, point, size * factor)
    for step in range(7):
        age = (share * 5 + step / 7) % 1
        away = QPointF(sin(step * 2.4) * size * age, size * (0.9 * age * age - 0.35 * age))
        _draw_glow(painter, sprites, _EMBER, point + away, size * 0.28 * (1 - age))


def _draw_burst(painter: QPainter, burst: acts.FireworkBurst, share: float, sprites: Sprites) -> None:
    room = acts.burst_rect(burst)
    picture = sprites.burst(burst)
    grown = 1 - (1 - min(1.0, share / 0.6)) ** 3
    size = room.width() * (0.25 + 0.75 * grown)
    opacity = 1.0 if share < 0.45 else (1 - share) / 0.55
    fall = room.height() * 0.04 * share * share
    centre = room.center() + QPointF(0, fall)
    draw_posed(painter, picture, acts.Pose(centre, QSizeF(size, size), 0.0, opacity))
