"""Small pictures over the figures of a group, which say without words what each figure counts."""

from collections.abc import Callable
from itertools import pairwise

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.painting.canvas import alpha, drawing, star
from hanabi_desktop.painting.cards import CARD_ASPECT, paint_back
from hanabi_desktop.painting.medals import paint_medal
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.records.album import Album, Medal
from hanabi_desktop.screens.scores.plots import shape_of

_LAST = 7
"""Maximum number of games in a picture of the last ones."""

Paint = Callable[[QPainter, QRectF, Album, Theme], None]


class Pictogram(QWidget):
    """The picture over one figure, painted from the album that is shown."""

    def __init__(self, paint: Paint, look: RenderContext) -> None:
        """Empty until `show_album`."""
        super().__init__()
        self._paint, self._look = paint, look
        self._album: Album | None = None
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_album(self, album: Album) -> None:
        """Shows what these games come to."""
        self._album = album
        self.update()

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(0, round(self.fontMetrics().height() * 1.5))

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        if self._album is None:
            return
        with QPainter(self) as painter, drawing(painter):
            high = self.height() * 0.84
            wide = min(self.width() * 0.9, high * 6)
            room = QRectF((self.width() - wide) / 2, (self.height() - high) / 2, wide, high)
            self._paint(painter, room, self._album, self._look.theme)


def paint_games(painter: QPainter, rect: QRectF, _album: Album, theme: Theme) -> None:
    """Cards in a hand."""
    for turned in (-18, 0, 18):
        with drawing(painter):
            painter.translate(rect.center().x(), rect.bottom() + rect.height() * 0.4)
            painter.rotate(turned)
            high = rect.height() * 0.95
            paint_back(painter, QRectF(-high * CARD_ASPECT / 2, -high * 1.4, high * CARD_ASPECT, high), theme)


def paint_average(painter: QPainter, rect: QRectF, _album: Album, theme: Theme) -> None:
    """Dots above and below a line."""
    middle = rect.center()
    painter.setPen(QPen(theme.accent, rect.height() * 0.12))
    half = rect.height() * 1.1
    painter.drawLine(QPointF(middle.x() - half, middle.y()), QPointF(middle.x() + half, middle.y()))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.text)
    for x, y in ((-0.8, 0.3), (-0.27, -0.3), (0.27, 0.36), (0.8, -0.36)):
        spot = middle + QPointF(x, y) * rect.height()
        painter.drawEllipse(spot, rect.height() * 0.11, rect.height() * 0.11)


def paint_perfect(painter: QPainter, rect: QRectF, album: Album, theme: Theme) -> None:
    """A star; in outline until there is one."""
    shape = star(rect.center(), (rect.height() * 0.52, rect.height() * 0.22) * 5)
    if album.perfect:
        painter.fillPath(shape, theme.good)
    else:
        painter.strokePath(shape, QPen(theme.muted_text, 1.5))


def paint_unbeaten(painter: QPainter, rect: QRectF, album: Album, theme: Theme) -> None:
    """How the last games ended, the latest at the right, as in the course of the scores."""
    last, step = album.scores[-_LAST:], rect.height() * 0.8
    left = rect.center().x() - step * (len(last) - 1) / 2
    for number, score in enumerate(last):
        shape, colour = shape_of(score, QPointF(left + step * number, rect.center().y()), rect.height() * 0.27, theme)
        painter.fillPath(shape, colour)


def paint_rising(painter: QPainter, rect: QRectF, album: Album, theme: Theme) -> None:
    """The last scores as steps: bright where one is higher than that before it."""
    last, step = album.scores[-_LAST:], rect.height() * 0.5
    left, most = rect.center().x() - step * len(last) / 2, max(1, *(score.best for score in last), 1)
    rises = [False, *(later.score > earlier.score for earlier, later in pairwise(last))]
    for number, (score, rise) in enumerate(zip(last, rises, strict=True)):
        high = max(rect.height() * 0.06, rect.height() * score.score / most)
        bar = QRectF(left + step * (number + 0.12), rect.bottom() - high, step * 0.76, high)
        painter.fillRect(bar, theme.good if rise else alpha(theme.muted_text, 0.6))


def paint_medals(painter: QPainter, rect: QRectF, album: Album, theme: Theme) -> None:
    """A medal; in outline until one is won."""
    paint_medal(painter, rect, Medal.PERFECT, theme, any(won is not None for won in album.medals.values()))


PICTOGRAMS: tuple[Paint, ...] = paint_games, paint_average, paint_perfect, paint_unbeaten, paint_rising, paint_medals
"""In the order of the figures."""
