"""The score sheet in pictures: scores one game after the other, and how games ended. Each has its words beside it."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import accumulate
from math import cos, sin, tau

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen, QTransform
from PySide6.QtWidgets import QSizePolicy, QWidget

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import override
from hanabi_desktop.painting.canvas import alpha, drawing
from hanabi_desktop.painting.marks import paint_focus
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.records.scores import Score
from hanabi_desktop.rules import EndReason
from hanabi_desktop.wording.endings import end_name
from hanabi_desktop.wording.scores import ending_text

_WINDOW = 10
"""Games of which the line shows the average."""
_STEP = 5
"""Points between two lines of the scale."""


def _star(size: float) -> QPainterPath:
    path = QPainterPath()
    for corner in range(10):
        reach, angle = size * (0.45 if corner % 2 else 1.05), tau * corner / 10
        spot = QPointF(sin(angle) * reach, -cos(angle) * reach)
        path.lineTo(spot) if corner else path.moveTo(spot)
    path.closeSubpath()
    return path


def _disc(size: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(0, 0), size * 0.72, size * 0.72)
    return path


def _ring(size: float) -> QPainterPath:
    path = _disc(size)
    path.addEllipse(QPointF(0, 0), size * 0.4, size * 0.4)
    return path


def _cross(size: float) -> QPainterPath:
    thick, reach = size * 0.22, size * 0.72
    bar = ((-reach - thick, -reach + thick), (-reach + thick, -reach - thick), (reach + thick, reach - thick))
    falling = _polygon(*bar, (reach - thick, reach + thick))(1)
    return falling.united(QTransform.fromScale(-1, 1).map(falling))


def _polygon(*corners: tuple[float, float]) -> Callable[[float], QPainterPath]:
    def path(size: float) -> QPainterPath:
        shape = QPainterPath(QPointF(corners[0][0] * size, corners[0][1] * size))
        for x, y in corners[1:]:
            shape.lineTo(QPointF(x * size, y * size))
        shape.closeSubpath()
        return shape

    return path


_SHAPES: Mapping[EndReason, Callable[[float], QPainterPath]] = {
    EndReason.COMPLETE: _star,
    EndReason.FINAL_ROUND: _disc,
    EndReason.ENDED_EARLY: _ring,
    EndReason.FUSE: _cross,
    EndReason.INDISPENSABLE_CARD: _polygon((-0.9, -0.7), (0.9, -0.7), (0, 0.9)),
    EndReason.NO_ACTION_LEFT: _polygon((-0.7, -0.7), (0.7, -0.7), (0.7, 0.7), (-0.7, 0.7)),
}
"""Told apart by their shape; colours only help."""


def _colour(reason: EndReason, theme: Theme) -> QColor:
    match reason:
        case EndReason.COMPLETE:
            return theme.good
        case EndReason.FUSE:
            return theme.bad
        case EndReason.INDISPENSABLE_CARD | EndReason.NO_ACTION_LEFT:
            return theme.warning
        case _:
            return theme.text


class _Plot(QWidget):
    """A picture that the keyboard comes to, and that has its words as a description."""

    def __init__(self, look: RenderContext, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._look = look
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        look.changed.connect(self.update)

    def tell(self, name: str, description: str) -> None:
        """What it is, and all that it shows."""
        self.setAccessibleName(name)
        self.setAccessibleDescription(description)

    def _frame(self, painter: QPainter) -> None:
        theme = self._look.theme
        painter.fillRect(self.rect(), theme.field)
        painter.setPen(QPen(theme.panel_edge, 1))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))
        if self.hasFocus():
            paint_focus(painter, QRectF(self.rect()), theme, 4.0)


class ProgressPlot(_Plot):
    """One point a game, oldest first, and the average of the last ten as a line. Many games share a place."""

    def __init__(self, look: RenderContext, parent: QWidget | None = None) -> None:
        """Empty."""
        super().__init__(look, parent)
        self._scores: Sequence[Score] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_scores(self, scores: Sequence[Score]) -> None:
        """These are shown, oldest first."""
        self._scores = scores
        self.update()

    @override
    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().averageCharWidth() * 60, self.fontMetrics().height() * 7)

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().averageCharWidth() * 20, self.fontMetrics().height() * 7)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._frame(painter)
        letters, theme = self.fontMetrics(), self._look.theme
        margin = letters.height() * 0.7
        room = QRectF(self.rect()).adjusted(
            letters.horizontalAdvance("30") + 1.6 * margin, margin, -margin, -letters.height() - margin
        )
        most = max((score.best for score in self._scores), default=25)
        for points in range(0, most + 1, _STEP):
            y = room.bottom() - room.height() * points / most
            painter.setPen(QPen(alpha(theme.panel_edge, 0.5), 1))
            painter.drawLine(QPointF(room.left(), y), QPointF(room.right(), y))
            painter.setPen(theme.muted_text)
            label = QRectF(0, y - letters.height() / 2, room.left() - margin * 0.6, letters.height())
            painter.drawText(label, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(points))
        if self._scores:
            last = len(self._scores)
            below = QRectF(room.left(), room.bottom() + margin * 0.4, room.width(), letters.height())
            painter.drawText(below, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, "1")
            painter.drawText(below, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, str(last))
            self._paint_games(painter, room, most)
        painter.end()

    def _paint_games(self, painter: QPainter, room: QRectF, most: int) -> None:
        theme, size = self._look.theme, max(4.0, self.fontMetrics().height() * 0.34)
        scores, count = self._scores, len(self._scores)
        inner = room.adjusted(size, 0, -size, 0)

        def place(game: float, points: float) -> QPointF:
            x = inner.left() + inner.width() * game / (count - 1) if count > 1 else inner.center().x()
            return QPointF(x, room.bottom() - room.height() * points / most)

        with drawing(painter):
            if count * size <= inner.width():
                for game, score in enumerate(scores):
                    if score.end:
                        shape = _SHAPES[score.end](size).translated(place(game, score.score))
                        painter.fillPath(shape, _colour(score.end, theme))
            else:
                painter.setPen(QPen(alpha(theme.text, 0.55), max(1.5, size * 0.4)))
                for first, last, low, high in _bars(scores, max(1, round(inner.width() / (size * 0.7)))):
                    middle = (first + last) / 2
                    painter.drawLine(place(middle, low), place(middle, high + 0.15))
            line = QPainterPath()
            averages = _averages(scores)
            step = max(1, count // max(1, round(inner.width())))
            for game in (*range(0, count - 1, step), count - 1):
                spot = place(game, averages[game])
                line.lineTo(spot) if line.elementCount() else line.moveTo(spot)
            painter.strokePath(line, QPen(theme.accent, max(2.0, size * 0.45)))


def _averages(scores: Sequence[Score]) -> list[float]:
    """After each game, that of the last ten."""
    sums = [0, *accumulate(score.score for score in scores)]
    return [(sums[after] - sums[max(0, after - _WINDOW)]) / min(after, _WINDOW) for after in range(1, len(scores) + 1)]


def _bars(scores: Sequence[Score], places: int) -> Iterator[tuple[int, int, int, int]]:
    """Games that share a place: the first and the last of them, the lowest score and the highest."""
    share = len(scores) / places
    for place in range(places):
        first, last = round(place * share), max(round(place * share) + 1, round((place + 1) * share))
        points = [score.score for score in scores[first:last]]
        if points:
            yield first, min(last, len(scores)) - 1, min(points), max(points)


class EndingsPlot(_Plot):
    """How games ended: a line for each way, with its sign, its name, a bar and how many."""

    def __init__(self, look: RenderContext, parent: QWidget | None = None) -> None:
        """Empty."""
        super().__init__(look, parent)
        self._endings: Mapping[EndReason, int] = dict.fromkeys(EndReason, 0)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_endings(self, endings: Mapping[EndReason, int]) -> None:
        """How often games ended in each way."""
        self._endings = endings
        self.update()

    @override
    def sizeHint(self) -> QSize:
        letters = self.fontMetrics()
        line = letters.height() * 1.2
        return QSize(letters.averageCharWidth() * 50, round(line * len(EndReason) + letters.height() * 0.7))

    @override
    def minimumSizeHint(self) -> QSize:
        return QSize(self.fontMetrics().averageCharWidth() * 30, self.sizeHint().height())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._frame(painter)
        letters, theme = self.fontMetrics(), self._look.theme
        line, margin = letters.height() * 1.2, letters.height() * 0.6
        names = max(letters.horizontalAdvance(end_name(reason)) for reason in EndReason)
        counts = max(letters.horizontalAdvance(ending_text(n, self._endings)) for n in self._endings.values())
        begin = margin * 2 + letters.height() + names
        width = max(1.0, self.width() - begin - counts - 2 * margin)
        most = max(1, *self._endings.values())
        top = letters.height() * 0.35
        for reason, count in self._endings.items():
            middle = top + line / 2
            with drawing(painter):
                shape = _SHAPES[reason](letters.height() * 0.42)
                painter.fillPath(shape.translated(margin + letters.height() * 0.45, middle), _colour(reason, theme))
                length = width * count / most
                if count:
                    bar = QRectF(begin, middle - line * 0.32, max(2.0, length), line * 0.64)
                    painter.fillRect(bar, _colour(reason, theme))
            painter.setPen(theme.text)
            named = QRectF(margin + letters.height() * 1.1, top, names + 4, line)
            painter.drawText(named, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, end_name(reason))
            told = QRectF(begin + (length if count else 0) + margin * 0.6, top, counts + 8, line)
            painter.drawText(
                told, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, ending_text(count, self._endings)
            )
            top += line
        painter.end()
