"""The album of a group: the sky of its best show, its figures, the course of its scores, and its medals."""

from collections.abc import Sequence
from math import ceil

from PySide6.QtCore import QModelIndex, QPointF, QRect, QRectF, QSize, QSizeF, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter, QPainterPath, QPaintEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from hanabi_desktop.board.announcer import announce
from hanabi_desktop.compat import override
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.delegates.text_layout import TextLayout, resized
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.models.scores import MedalsModel, players_with_badges, score_line
from hanabi_desktop.painting.canvas import alpha, rounded
from hanabi_desktop.painting.lake import Ending, LakePictures
from hanabi_desktop.painting.marks import paint_ring
from hanabi_desktop.painting.medals import paint_medal
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.painting.type_scale import CAPTION, HEADING
from hanabi_desktop.records.album import Album, Medal, album, groups
from hanabi_desktop.records.scores import Score, counted
from hanabi_desktop.screens.scores.groups import GroupBox
from hanabi_desktop.screens.scores.pictograms import PICTOGRAMS, Pictogram
from hanabi_desktop.screens.scores.plots import ProgressPlot
from hanabi_desktop.widgets.buttons import ExplainedButton
from hanabi_desktop.widgets.labels import SmallPrint, TextLabel
from hanabi_desktop.widgets.language import Translated
from hanabi_desktop.widgets.views import PlacedView
from hanabi_desktop.wording import scores as score_words
from hanabi_desktop.wording.scores import MEDALS, NOTHING, day_text, how_text
from hanabi_desktop.wording.text import tr
from hanabi_desktop.wording.typography import NO_BREAK, bind_figures, tool_tip

_NOT_BEGUN = (0,) * 5
"""Heights of the fireworks before the first show."""


class BestShow(ExplainedButton):
    """The best show as a picture of its sky, with what it was below; a press replays it."""

    def __init__(self, look: RenderContext) -> None:
        """The lake with nothing over it, until `show_best`."""
        super().__init__()
        self._look = look
        self._best: Score | None = None
        self._texts = ("", "")
        self.setSizePolicy(QSizePolicy.Policy.MinimumExpanding, QSizePolicy.Policy.MinimumExpanding)
        look.changed.connect(self.update)

    def show_best(self, best: Score | None) -> None:
        """Shows this show; None if there was none yet."""
        self._best = best
        if best is None:
            self._texts = (
                tr("Scores", "The first show is still to come"),
                tr("Scores", "After your first game, its sky will hang here."),
            )
            self.setAccessibleName(". ".join(self._texts))
        else:
            self._texts = score_words.best_texts(best)
            self.setAccessibleName(score_words.best_spoken(best))
        tip = "" if best is None else tr("Scores", "Watch the replay")
        self.setToolTip(tip)
        self.setAccessibleDescription(tip)
        self.setCursor(Qt.CursorShape.ArrowCursor if best is None else Qt.CursorShape.PointingHandCursor)
        self.update()

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(self.fontMetrics().averageCharWidth() * 24, self.fontMetrics().height() * 9)

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            look, heights = self._look, self._best.heights if self._best else _NOT_BEGUN
            room, theme = QRectF(self.rect()), look.theme

            def paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
                # What is told lies on the water.
                stage = rect.adjusted(0, 0, 0, -self.fontMetrics().height() * 2.34)
                ratio = painter.device().devicePixelRatioF()
                painter.drawPixmap(0, 0, LakePictures(Ending(heights), theme, rect.size(), stage, ratio).still())
                corners = QPainterPath()
                corners.addRect(rect)
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                painter.setClipping(False)
                painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
                painter.fillPath(corners - rounded(rect, 2.0 * theme.radius), theme.panel)

            look.draw(painter, room, ("best show", heights), paint)
            self._paint_words(painter, room, theme)
            if self.hasFocus():
                paint_ring(painter, room, theme, 2.0 * theme.radius)

    def _paint_words(self, painter: QPainter, room: QRectF, theme: Theme) -> None:
        """On the water, on a plate of their width."""
        font = self.font()
        bold = resized(font, HEADING)
        bold.setBold(True)
        width = QSizeF(room.width() * 0.9, self.fontMetrics().height() * 2.6)
        lines = [
            TextLayout(text, letters, width, Qt.AlignmentFlag.AlignHCenter)
            for text, letters in zip(self._texts, (bold, font), strict=True)
        ]
        height, widest = sum(line.height for line in lines), max(line.width for line in lines)
        pad = self.fontMetrics().height() * 0.4
        top = room.bottom() - height - 2 * pad
        plate = QRectF(room.center().x() - widest / 2 - 2 * pad, top - pad, widest + 4 * pad, height + 2 * pad)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillPath(rounded(plate, 1.5 * theme.radius), alpha(theme.card_sky_top, 0.72))
        for line in lines:
            line.paint(painter, QRectF(QPointF(room.center().x() - width.width() / 2, top), width), theme.title_text)
            top += line.height


_MARGIN = 4
"""Margin around a medal in pixels."""
_COIN_LINES, _NAME_LINES, _TOLD_LINES = 3.5, 1.1, 3.0
"""Heights of a medal, of its name below and at most of what is told of it, in lines of text."""


class MedalShelf(PlacedView):
    """All medals side by side, wrapped into rows; Enter or a click on one replays the game that won it."""

    game_chosen = Signal(object)
    """A `Score`."""
    considered = Signal(QRect)
    """The keyboard has come to the medal at this place."""

    def __init__(self, look: RenderContext) -> None:
        """Empty, until its model has rows."""
        super().__init__()
        self.medals = MedalsModel(self)
        self.setModel(self.medals)
        self._look = look
        # Minimum would make the height at the width of now a limit for every width: a scroll bar would come and go for ever.
        policy = QSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
        self.clicked.connect(self._choose)
        self.selectionModel().currentChanged.connect(lambda now, _before: self.considered.emit(self.visualRect(now)))
        look.changed.connect(self.viewport().update)

    def _columns(self, width: float) -> int:
        rows = ceil(len(Medal) * self.fontMetrics().averageCharWidth() * 13 / max(1.0, width))
        return ceil(len(Medal) / rows)

    @guarded
    def heightForWidth(self, width: int) -> int:
        columns = self._columns(width)
        cell, line = QRectF(0, 0, width / columns - 2 * _MARGIN, 0), QFontMetricsF(self.font()).height()
        told = max((self.words(cell, row)[1].height for row in self.medals.rows), default=0.0)
        return ceil(len(Medal) / columns) * ceil((_COIN_LINES + _NAME_LINES) * line + told + 2 * _MARGIN)

    @guarded
    def sizeHint(self) -> QSize:
        return QSize(0, self.heightForWidth(max(1, self.width())))

    @property
    @override
    def places(self) -> Sequence[QRectF]:
        count, area = len(self.rows), QRectF(self.viewport().rect())
        columns = self._columns(area.width())
        wide, high = area.width() / columns, area.height() / ceil(max(1, count) / columns)
        return [
            QRectF(area.left() + place % columns * wide, area.top() + place // columns * high, wide, high)
            for place in range(count)
        ]

    @override
    def paint_row(
        self, painter: QPainter, cell: QRectF, row: tuple[Medal, Score | None], *, focused: bool = False
    ) -> None:
        (medal, won), theme, line = row, self._look.theme, QFontMetricsF(self.font()).height()
        inner = cell.adjusted(_MARGIN, _MARGIN, -_MARGIN, -_MARGIN)
        coin = QRectF(inner)
        coin.setHeight(_COIN_LINES * line)
        key = medal, won is not None
        self._look.draw(painter, coin, key, lambda p, r, theme: paint_medal(p, r, medal, theme, won is not None))
        name, told = self.words(inner, row)
        name.paint(painter, coin.translated(0, coin.height()), theme.text)
        told.paint(painter, coin.translated(0, coin.height() + _NAME_LINES * line), theme.muted_text)
        if focused:
            paint_ring(painter, cell, theme, theme.radius)

    def words(self, cell: QRectF, row: tuple[Medal, Score | None]) -> tuple[TextLayout, TextLayout]:
        """The lines below the coin: its name, and when it was won, or how it is."""
        medal, won = row
        name, small = QFont(self.font()), resized(self.font(), CAPTION)
        name.setWeight(QFont.Weight.Bold)
        names, letters = [words.name.translated() for words in MEDALS.values()], QFontMetricsF(name)
        if max(map(letters.horizontalAdvance, names)) > cell.width():
            name = resized(name, CAPTION)
        told = (day_text(won) or NOTHING).replace(" ", NO_BREAK) if won else how_text(medal)
        line, centred = QFontMetricsF(self.font()).height(), Qt.AlignmentFlag.AlignHCenter
        first, other = (QSizeF(cell.width(), lines * line) for lines in (_NAME_LINES, _TOLD_LINES))
        above = TextLayout(MEDALS[medal].name.translated(), name, first, centred)
        return above, TextLayout(told, small, other, centred)

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid() and (won := index.data(ROW_ROLE)[1]) is not None:
            self.game_chosen.emit(won)

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._choose(self.currentIndex())
        else:
            super().keyPressEvent(event)


class Figures(QFrame):
    """What the games come to, in large figures; the keyboard comes to all of them at once, and they are read as sentences."""

    def __init__(self, look: RenderContext) -> None:
        """Empty, until `show_album`."""
        super().__init__()
        self.setObjectName("albumFigures")
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self._pictures = [Pictogram(paint, look) for paint in PICTOGRAMS]
        self._labels = [tuple(QLabel() for _ in range(3)) for _ in PICTOGRAMS]
        columns = QHBoxLayout(self)
        columns.setContentsMargins(0, 4, 0, 4)
        for picture, labels in zip(self._pictures, self._labels, strict=True):
            column = QVBoxLayout()
            column.setSpacing(0)
            column.addWidget(picture)
            columns.addLayout(column, 1)
            for label, name in zip(labels, ("albumFigure", "", ""), strict=True):
                label.setObjectName(name)
                label.setProperty("small", not name)
                label.setTextFormat(Qt.TextFormat.PlainText)
                label.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
                label.setWordWrap(not name)
                column.addWidget(label)
            column.addStretch()

    def show_album(self, shown: Album) -> None:
        """Shows what these games come to."""
        for labels, figure in zip(self._labels, score_words.figures(shown), strict=True):
            for label, text in zip(labels, (figure.figure, figure.caption, figure.below), strict=True):
                label.setText(text)
        for picture in self._pictures:
            picture.show_album(shown)
        self.setAccessibleName(score_words.album_text(shown))
        self.setToolTip(tool_tip(score_words.rows_text()))


class AlbumPage(QWidget, Translated):
    """What a group may look at with pride, that of the group that played last first."""

    game_chosen = Signal(object)
    """A `Score`, whose game is to be replayed."""

    def __init__(self, look: RenderContext) -> None:
        """Empty, until `show_scores`."""
        super().__init__()
        self._counted: list[Score] = []
        self._album: Album | None = None
        self.group = GroupBox(look)
        self.group.setProperty("heading", True)
        self.players = TextLabel(look)
        self.players.setObjectName("albumPlayers")
        self.best = BestShow(look)
        self.figures = Figures(look)
        self.progress = ProgressPlot(look)
        # The picture above stays as it is while the mouse goes over it.
        self.words = SmallPrint(lines=2)
        self.medals = MedalShelf(look)
        self.note = SmallPrint()
        self._course = QWidget()
        self._title = SmallPrint()
        right = QVBoxLayout(self._course)
        right.setContentsMargins(0, 0, 0, 0)
        for widget in (self._title, self.progress, self.words):
            right.addWidget(widget, 1 if widget is self.progress else 0)
        middle = QHBoxLayout()
        middle.addWidget(self.best, 5)
        middle.addWidget(self._course, 4)
        column = QVBoxLayout(self)
        column.addWidget(self.group)
        column.addWidget(self.players)
        column.addLayout(middle, 1)
        for part in (self.figures, self.medals, self.note):
            column.addWidget(part)
        self.group.currentIndexChanged.connect(lambda _index: self._show_group())
        self.best.chosen.connect(self._choose_best)
        self.progress.considered.connect(self._tell_game)
        for chosen in (self.progress.game_chosen, self.medals.game_chosen):
            chosen.connect(self.game_chosen)
        self.retranslate()

    @guarded
    def minimumSizeHint(self) -> QSize:
        # Qt itself goes by the height that texts would have if they were as narrow as can be.
        hint = super().minimumSizeHint()
        return QSize(hint.width(), self.heightForWidth(max(hint.width(), self.width())))

    def show_scores(self, scores: Sequence[Score], others: frozenset[str]) -> None:
        """There are these games now; the group that is chosen stays."""
        self._counted = counted(scores, others)
        self.group.offer(groups(self._counted))
        self._show_group()

    def _show_group(self) -> None:
        latest = self.group.latest
        mine = [score for score in self._counted if latest and score.group == latest.group]
        if self._album is None or list(self._album.scores) != mine:
            self._album = album(mine)
        several = self.group.count() > 1
        self.group.setVisible(several)
        self.players.setVisible(latest is not None and not several)
        if latest:
            self.players.say(players_with_badges(latest))
        self._tell()

    def _tell(self) -> None:
        shown = self._album
        self.best.show_best(shown.best if shown else None)
        for widget in (self.figures, self._course):
            widget.setVisible(shown is not None)
        self.medals.medals.set_rows(tuple((shown.medals if shown else dict.fromkeys(Medal)).items()))
        self.note.setText(score_words.forfeited_text(shown))
        if shown is not None:
            self.figures.show_album(shown)
            self.progress.show_scores(shown.scores)
            self._title.setText(bind_figures(score_words.course_title(shown)))
            self.progress.setAccessibleName(score_words.course_title(shown))
            self.progress.setAccessibleDescription(score_words.trend_text(shown))
            self.words.setText(score_words.trend_text(shown))

    def _choose_best(self) -> None:
        if self._album is not None:
            self.game_chosen.emit(self._album.best)

    def _tell_game(self, score: Score | None) -> None:
        if score is not None:
            self.words.setText(score_words.dot_text(score))
            if self.progress.hasFocus():
                announce(self.progress, score_line(score))
        elif self._album is not None:
            self.words.setText(score_words.trend_text(self._album))

    @override
    def retranslate(self) -> None:
        self.group.retranslate()
        self.medals.setAccessibleName(tr("Scores", "Medals"))
        self._tell()
