"""The news in letters as large as fit, beside the card that they are about."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QEvent, QObject, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from hanabi_desktop.board.bulletin import Bulletin
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.painting.cards import CARD_ASPECT
from hanabi_desktop.painting.marks import paint_focus, paint_loss_frame
from hanabi_desktop.widgets.appearance import mark
from hanabi_desktop.widgets.labels import FittedLabel
from hanabi_desktop.wording.text import tr

_FRAME = 2
"""Pixels that the frame may take at both sides together."""
_SIDE, _ABOVE, _INNER = 4, 2, 4
"""Pixels that are free around the words: at the sides, above and below, and within what scrolls."""
_SCALES = (2.0, 1.85, 1.7, 1.55, 1.4, 1.25, 1.15, 1.05, 0.95, 0.85, 0.78, 0.7, 0.65, 0.6, 0.55, 0.5, 0.45)
"""How many times as large as usual the letters are, at best and at worst."""
_TORN, _SPLIT = 0.75, 0.5
"""Letters so many times as large that tear no hint, or split no word, are as good as those that do."""
_BANNER = (3.4, 3.0, 2.75, 2.5, 2.25)
"""And on a television, where there is room."""
_EASY = 1.05
"""The least of these sizes that is read with ease."""
_GLANCE = 1.25
"""And that of those that are read at a glance."""
_UNDER, _UNDER_MORE = 0.8, 0.88
"""Letters beside a picture are at least so many times as large as without it; where more follows, they matter more."""
_SMALLER = 0.6
"""So many times as large is a picture that makes room for weighty words, before it gives way."""
_LEAST = 11
"""Pixels that letters are high at least."""


class _Layout(NamedTuple):
    """How words lie beside or under a picture."""

    picture: QRectF
    left: int
    top: int
    width: int
    scale: float | None
    """How many times as large as usual the letters are; None if they do not fit."""
    size: float
    """Points that they have in the end."""


class _Scroll(QScrollArea):
    """A scroll area that leaves keys that it has no use for to the table."""

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.verticalScrollBar().maximum():
            super().keyPressEvent(event)
        else:
            event.ignore()


class News(QWidget):
    """The last action in large words, or what is new in a private view."""

    def __init__(self, look: RenderContext, parent: QWidget | None = None) -> None:
        """Empty until `say`."""
        super().__init__(parent)
        self._look = look
        self._news = Bulletin("")
        self.card_place = QRectF()
        """Where the card that was played or discarded, or what was named, is shown; empty if words need its room."""
        self._fitted: QSize | None = None
        """The room that the letters of these words were chosen for."""
        self.scrolls = False
        """Whether the smallest letters are too large for the room there is."""
        self.title = FittedLabel(look, grows=True, least=_LEAST)
        self.title.setObjectName("newsTitle")
        # A label, unlike what it scrolls in, is something that screen readers read.
        self.title.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.title.installEventFilter(self)
        self.details = FittedLabel(look, grows=True, least=_LEAST)
        self.details.setObjectName("newsDetails")
        for label in (self.title, self.details):
            label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            label.setMinimumWidth(1)
        self._inner = inner = QWidget()
        inner.setProperty("bare", True)
        column = QVBoxLayout(inner)
        column.setContentsMargins(_INNER, 0, _INNER, 0)
        column.setSpacing(0)
        column.addStretch(1)
        column.addWidget(self.title)
        column.addWidget(self.details)
        column.addStretch(1)
        self._scroll = _Scroll()
        self._scroll.setProperty("bare", True)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(inner)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._scroll.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(_SIDE, _ABOVE, _SIDE, _ABOVE)
        layout.addWidget(self._scroll)

    def say(self, news: Bulletin) -> None:
        """Says other news; whoever gives them their room calls `fit`."""
        self.title.setAccessibleName(
            news.spoken if news.recap else tr("News", "What happened: {news}", news=news.spoken)
        )
        for label, words in zip((self.title, self.details), news.with_badges, strict=True):
            label.say(words)
        self.details.setVisible(bool(news.details))
        self._news, self._fitted = news, None
        mark(self.details, "alarming", on=news.bad)
        self.update()

    def letters(self, room: QSize, least: float = 0.0) -> float | None:
        """How large letters are in this room, in points, and at `least` so large; None if they do not fit."""
        if not self.isVisible():
            # It has no size yet, and letters that fit into none take their time.
            return 0.0
        plan = self._plan(room, least)
        return None if plan.scale is None or plan.size < least else plan.size

    @property
    def ease(self) -> float:
        """Points of letters that are read at a glance: larger ones are worth no other line."""
        return self.title.font().pointSizeF() * _GLANCE

    @property
    def weighty(self) -> bool:
        """Whether they tell of a mistake, or of what cost a firework its end."""
        return self._news.bad

    def fit(self, room: QSize) -> None:
        """Chooses the largest letters that need no scrolling in this room, beside the card.

        Whether there is a scroll bar depends on nothing that was shown before: that may have been for other eyes.
        """
        if not self.isVisible() or room == self._fitted:
            return
        chosen = self._plan(room)
        self.card_place, self._fitted, self.scrolls = chosen.picture, room, chosen.scale is None
        bar = self._scroll.verticalScrollBar().sizeHint().width() if self.scrolls else 0
        # First, for all that is laid out at once with what follows.
        self._set_scale(chosen.scale or _SCALES[-1], chosen.width - bar)
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOn if self.scrolls else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self._scroll.setVerticalScrollBarPolicy(policy)
        self.setContentsMargins(chosen.left, chosen.top, 0, 0)

    def _plan(self, room: QSize, least: float = 0.0) -> _Layout:
        """The best way to lay them out, in letters of so many points at `least` if there is one."""
        # What is tried leaves its size in the labels.
        self._fitted = None
        usual = self.title.font().pointSizeF()
        sizes = (*_BANNER, *_SCALES) if self._look.television else _SCALES
        lay_out = partial(self._lay_out, room, [scale for scale in sizes if usual * scale >= least])
        tried = [lay_out(self._picture_place(QSizeF(room)))]
        # Where there is no room for both, everybody can see the card among the fireworks or on the pile: its picture says
        # nothing that words do not, and takes little from them.
        if self._news.card:
            tried += [lay_out(self._picture_place(QSizeF(room), _SMALLER)), lay_out(QRectF())]
        under = _UNDER_MORE if self._news.details else _UNDER
        large = max(each.size for each in tried if each is tried[-1] or each.scale) * under
        return next((each for each in tried if each.scale and each.size >= large), tried[-1])

    def _lay_out(self, room: QSize, scales: Sequence[float], picture: QRectF) -> _Layout:
        """The best of these scales for words beside or under this picture, if there is one."""
        over = _high(QSizeF(room))
        left, top = (0, int(picture.bottom())) if over else (int(picture.right()), 0)
        width = max(1, room.width() - left - 2 * (_SIDE + _INNER) - _FRAME)
        scale = self._scale(QSize(width, room.height() - top - 2 * _ABOVE), scales)
        self._set_scale(scale or _SCALES[-1], width)
        return _Layout(picture, left, top, width, scale, self.title.fitted_to(width).font.pointSizeF())

    def _picture_place(self, room: QSizeF, share: float = 1.0) -> QRectF:
        """Where the picture of these news lies: beside the words, or over them with a share of the height.

        A card has this `share` of its usual size.
        """
        high = 0.28 if self._look.television else 0.38
        return _card_place(room, high * share, 0.3 * share) if self._news.card else QRectF()

    def _scale(self, room: QSize, scales: Sequence[float]) -> float | None:
        """The best of these scales for words in this room; None if they are too long."""

        def fits(scale: float) -> bool:
            self._set_scale(scale, room.width())
            labels = [label for label in (self.title, self.details) if label.text()]
            # With the frame or without: a long word that just fits has larger letters, and takes more lines.
            widths = room.width(), room.width() + _FRAME
            return all(sum(label.heightForWidth(width) for label in labels) <= room.height() for width in widths)

        def reads_well(scale: float) -> bool:
            return fits(scale) and not self.title.fitted_to(room.width()).torn

        # A hint in two lines is read at a glance.
        easy = self._largest(filter(reads_well, (scale for scale in scales if scale >= _EASY)), room.width())
        return easy or self._largest(filter(fits, scales), room.width())

    def _set_scale(self, scale: float, width: int) -> None:
        for label in (self.title, self.details):
            label.set_scale(scale)
        self._limit_details(width)

    def _largest(self, scales: Iterable[float], width: int) -> float | None:
        """The one of these scales, the largest first, with the largest letters: a long word may make them smaller."""
        best, size = None, 0.0
        for scale in scales:
            text = self.title.fitted_to(width)
            fitted = text.font.pointSizeF()
            worth = fitted * (_SPLIT if text.split else _TORN if text.torn else 1)
            if worth > size:
                best, size = scale, worth
            if worth >= self.title.font().pointSizeF() * scale - 0.01:
                break
        return best

    def _limit_details(self, width: int) -> None:
        """Keeps the details no larger than the headline, which a long word may have made smaller."""
        size, usual = self.title.fitted_to(width).font.pointSizeF(), self.details.font().pointSizeF()
        if self.title.text() and usual > 0:
            self.details.set_scale(min(self.details.scale, size / usual))

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return False

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        self.fit(self.size())

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self._fitted = None
        self.fit(self.size())

    @guarded
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fitted = None
            self.fit(self.size())

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(self.rect())
        news = self._news
        if news.card and not self.card_place.isEmpty():
            self._look.draw_card(painter, self.card_place, news.card)
            if news.bad:
                self._look.draw(painter, self.card_place, "lost", paint_loss_frame)
        if self.title.hasFocus():
            paint_focus(painter, rect, self._look.theme, radius=self._look.theme.radius)
        painter.end()


def _high(room: QSizeF) -> bool:
    """Whether the card lies over the words, and not beside them."""
    return room.height() > room.width() * 0.95


def _card_place(room: QSizeF, high: float, wide: float) -> QRectF:
    """Where the card lies: over the words, with a share of the height, or beside them, with one of the width."""
    if _high(room):
        height = room.height() * high
        return QRectF(_SIDE + _INNER, 8, height * CARD_ASPECT, height)
    width = min((room.height() - 12) * CARD_ASPECT, room.width() * wide)
    height = width / CARD_ASPECT
    return QRectF(8, (room.height() - height) / 2, width, height)
