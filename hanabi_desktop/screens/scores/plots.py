"""The scores of a group, one game after the other, as a picture from which games are chosen."""

from collections.abc import Sequence
from math import pi

from PySide6 import QtGui
from PySide6.QtCore import QEvent, QLocale, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtWidgets import QSizePolicy, QWidget

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.painting.bursts import Burst, paint_burst, scatter
from hanabi_desktop.painting.canvas import alpha, dot, drawing, rounded, star
from hanabi_desktop.painting.marks import paint_ring
from hanabi_desktop.painting.theme import Scheme, Theme, theme_for
from hanabi_desktop.records.album import averages
from hanabi_desktop.records.scores import Score, shows
from hanabi_desktop.rules import EndReason, Outcome, Suit
from hanabi_desktop.widgets.keyboard import PRESSING
from hanabi_desktop.wording.endings import score_texts
from hanabi_desktop.wording.scores import COURSE, day_text

_STEP = 5
"""Points between two lines of the scale."""
_STEPS = {
    Qt.Key.Key_Left: -1,
    Qt.Key.Key_Right: 1,
    Qt.Key.Key_PageUp: -10,
    Qt.Key.Key_PageDown: 10,
    Qt.Key.Key_Home: -(1 << 20),
    Qt.Key.Key_End: 1 << 20,
}
"""Number of games that a key moves by."""


_BURST, _STARS = 0.2, 40
"""Ratio of a burst's radius to the sky's height, and the number of stars."""


def shape_of(score: Score, spot: QPointF, size: float, theme: Theme) -> tuple[QtGui.QPainterPath, QtGui.QColor]:
    """Games that ended otherwise are told apart by their shape; colours only help."""
    if score.end is EndReason.COMPLETE:
        return star(spot, (size * 1.2, size * 0.5) * 5), theme.good
    if score.end and score.end.outcome is Outcome.DEFEAT:
        return star(spot, (size * 1.2, size * 0.35) * 4, pi / 4), theme.bad
    shape = dot(spot.x(), spot.y(), size * 0.72)
    if score.end is EndReason.ENDED_EARLY:
        shape.addEllipse(spot, size * 0.4, size * 0.4)
    return shape, theme.text


class ProgressPlot(QWidget):
    """A dot for each game, oldest first, their moving average as a line, and the best as another.

    Arrow keys and the mouse go from game to game; Enter or a click chooses one.
    """

    considered = Signal(object)
    """The `Score` on whose dot the keyboard or the mouse is, or None."""
    game_chosen = Signal(object)
    """A `Score`."""

    def __init__(self, look: RenderContext) -> None:
        """Empty."""
        super().__init__()
        self._look = look
        self._scores: Sequence[Score] = ()
        self._most = 0
        """Maximum score of a complete show among them."""
        self._current: int | None = None
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setMouseTracking(True)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        look.changed.connect(self.update)

    @property
    def current(self) -> Score | None:
        """The game that the keyboard or the mouse is on."""
        return None if self._current is None else self._scores[self._current]

    def show_scores(self, scores: Sequence[Score]) -> None:
        """These are shown, oldest first. What was come upon stays, if it is still there."""
        before = self.current
        self._scores = scores
        self._most = max((score.best for score in scores), default=0)
        self._current = next((place for place, score in enumerate(scores) if score is before), None)
        self.update()

    def _go(self, place: int | None) -> None:
        if place is not None:
            place = max(0, min(place, len(self._scores) - 1))
        if self._scores and place != self._current:
            self._current = place
            self.considered.emit(self.current)
            self.update()

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().averageCharWidth() * 20, self.fontMetrics().height() * 6)

    @guarded
    def keyPressEvent(self, event: QtGui.QKeyEvent) -> None:
        last = len(self._scores) - 1
        if (step := _STEPS.get(Qt.Key(event.key()))) is not None:
            self._go(last if self._current is None else self._current + step)
        elif event.key() in PRESSING and self.current:
            self.game_chosen.emit(self.current)
        elif event.key() in PRESSING:
            # The first press says what the next one opens.
            self._go(last)
        else:
            super().keyPressEvent(event)

    @guarded
    def mouseMoveEvent(self, event: QtGui.QMouseEvent) -> None:
        inner = self._inner()
        share = (event.position().x() - inner.left()) / max(1.0, inner.width())
        self._go(round(share * (len(self._scores) - 1)))

    @guarded
    def mouseReleaseEvent(self, event: QtGui.QMouseEvent) -> None:
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.mouseMoveEvent(event)
            if self.current:
                self.game_chosen.emit(self.current)

    @guarded
    def leaveEvent(self, event: QEvent) -> None:
        super().leaveEvent(event)
        self._go(None)

    @guarded
    def focusOutEvent(self, event: QtGui.QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._go(None)

    # Painting

    @property
    def _size(self) -> float:
        """Of a dot."""
        return max(4.0, self.fontMetrics().height() * 0.3)

    def _room(self) -> QRectF:
        letters = self.fontMetrics()
        margin = letters.height() * 0.5
        left = letters.horizontalAdvance("30") + 2 * margin
        return QRectF(self.rect()).adjusted(left, 2 * margin, -margin, -3.2 * margin)

    def _inner(self) -> QRectF:
        return self._room().adjusted(2 * self._size, 0, -2 * self._size, 0)

    def _place(self, game: float, points: float) -> QPointF:
        inner, count = self._inner(), len(self._scores)
        if self._few:
            x = inner.left() + inner.width() * (game + 0.5) / count
            inner.setTop(inner.top() + inner.height() * _BURST)
        else:
            x = inner.left() + inner.width() * game / (count - 1)
        return QPointF(x, inner.bottom() - inner.height() * points / self._most)

    @property
    def _few(self) -> bool:
        return len(self._scores) < COURSE

    @guarded
    def paintEvent(self, event: QtGui.QPaintEvent) -> None:
        theme = self._look.theme
        with QtGui.QPainter(self) as painter:
            # All but what the keyboard or the mouse is on.
            key = "course", tuple(self._scores), self.font().key(), QLocale().name()
            self._look.draw(painter, QRectF(self.rect()), key, self._paint_chart)
            with drawing(painter):
                if (current := self.current) is not None and self._current is not None:
                    painter.setPen(QtGui.QPen(theme.focus, max(2.0, self._size * 0.4)))
                    painter.drawEllipse(self._place(self._current, current.score), self._size * 1.9, self._size * 1.9)
            if self.hasFocus():
                paint_ring(painter, QRectF(self.rect()), theme, theme.radius)

    def _paint_chart(self, painter: QtGui.QPainter, _rect: QRectF, theme: Theme) -> None:
        painter.setFont(self.font())
        painter.setRenderHint(QtGui.QPainter.RenderHint.Antialiasing)
        painter.setPen(QtGui.QPen(theme.panel_edge, 1))
        painter.setBrush(theme.field)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), theme.radius, theme.radius)
        if self._few:
            self._paint_rockets(painter, theme)
        elif self._scores:
            self._paint_scale(painter, theme)
            self._paint_days(painter, theme)
            self._paint_games(painter, theme)

    def _paint_rockets(self, painter: QtGui.QPainter, theme: Theme) -> None:
        """Fewer games have no course: each is a rocket by night, its height the score, with score and day below."""
        night, room, letters = theme_for(Scheme.DARK, theme.contrast, theme.symbols), self._room(), self.fontMetrics()
        painter.setClipPath(rounded(QRectF(self.rect()).adjusted(1, 1, -1, -1), theme.radius))
        dusk = QtGui.QLinearGradient(0, 0, 0, self.height())
        dusk.setStops([(0.0, night.card_sky_top), (1.0, night.card_sky_bottom)])
        painter.fillRect(self.rect(), dusk)
        for x, y, z in scatter(_STARS, 5):
            painter.fillRect(
                QRectF(x * self.width(), y * self.height(), 1 + z, 1 + z), alpha(night.title_text, 0.6 * z)
            )
        for game, score in enumerate(self._scores):
            lit = sum(score.heights)
            foot, top = self._place(game, 0), self._place(game, score.score or lit)
            highest = [suit for suit, height in enumerate(score.heights) if height == max(score.heights)]
            suit = Suit(highest[game % len(highest)] if highest else 0)
            spark = night.spark[suit]
            lost = lit > 0 == score.score
            trail = QtGui.QPen(alpha(spark, 0.4 if lost else 0.8), max(2.0, self._size * 0.4))
            trail.setStyle(Qt.PenStyle.DotLine if lost else Qt.PenStyle.SolidLine)
            painter.setPen(trail)
            painter.drawLine(foot, top)
            if lit:
                burst = Burst(top.x(), top.y(), room.height() * _BURST, 3)
                paint_burst(painter, suit, burst, spark, night.rainbow, 0.45 if lost else 1.0)
            wide = room.width() / len(self._scores)
            below = QRectF(foot.x() - wide / 2, room.bottom() + letters.height() * 0.45, wide, letters.height())
            of = score_texts(score.score, score.best)[2]
            texts = (f"{of} · {day_text(score)}", of, str(score.score))
            fitting = (each for each in texts if letters.horizontalAdvance(each) + letters.height() <= wide)
            text = next(fitting, texts[-1])
            painter.setPen(night.title_text)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, text)

    def _paint_scale(self, painter: QtGui.QPainter, theme: Theme) -> None:
        room, letters = self._room(), self.fontMetrics()
        most, best = self._most, max(score.score for score in shows(self._scores))
        step = _STEP if room.height() * _STEP / most > letters.height() else 2 * _STEP
        record = QtGui.QPen(theme.good, 1.5, Qt.PenStyle.DashLine)
        usual = QtGui.QPen(alpha(theme.panel_edge, 0.45))
        for points in {*range(0, most + 1, step), best}:
            y = self._place(0, points).y()
            near = points != best and abs(points - best) * room.height() / most < letters.height()
            painter.setPen(record if points == best else usual)
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            if not near:
                painter.setPen(theme.text if points == best else theme.muted_text)
                label = QRectF(0, y - letters.height() / 2, room.left() - letters.height() * 0.3, letters.height())
                painter.drawText(label, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(points))

    def _paint_days(self, painter: QtGui.QPainter, theme: Theme) -> None:
        """When the first game was, and the last, where there is room for both."""
        room, letters = self._room(), self.fontMetrics()
        first, last = day_text(self._scores[0]), day_text(self._scores[-1])
        below = QRectF(room.left(), room.bottom() + letters.height() * 0.45, room.width(), letters.height())
        painter.setPen(theme.muted_text)
        if letters.horizontalAdvance(first + last) + 2 * letters.height() < room.width():
            painter.drawText(below, Qt.AlignmentFlag.AlignLeft, first)
            painter.drawText(below, Qt.AlignmentFlag.AlignRight, last if last != first else "")

    def _paint_games(self, painter: QtGui.QPainter, theme: Theme) -> None:
        scores, size, width = self._scores, self._size, self._inner().width()
        few = len(scores) * size <= width
        for game, score in enumerate(scores):
            spot = self._place(game, score.score)
            shape, colour = shape_of(score, spot, size, theme)
            if not few:
                side = max(3.0, size * 0.4)
                painter.fillRect(QRectF(spot.x() - side / 2, spot.y() - side / 2, side, side), alpha(colour, 0.6))
                continue
            if not score.score and any(score.heights):
                # How far a lost show had come: it was not for nothing.
                painter.setPen(QtGui.QPen(alpha(theme.muted_text, 0.5), max(1.5, size * 0.35), Qt.PenStyle.DotLine))
                painter.drawLine(spot, self._place(game, sum(score.heights)))
            painter.fillPath(shape, colour)
        course, curve = averages(scores), QtGui.QPainterPath()
        step = max(1, len(scores) // max(1, round(width)))
        for game in (*range(0, len(scores) - 1, step), len(scores) - 1):
            spot = self._place(game, course[game])
            curve.lineTo(spot) if curve.elementCount() else curve.moveTo(spot)
        painter.strokePath(curve, QtGui.QPen(theme.accent, max(2.0, size * 0.45)))
