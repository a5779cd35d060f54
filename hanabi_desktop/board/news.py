"""The news: a headline, what follows from it, and beside them the card that they are about."""

import re

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from hanabi_desktop.board.bulletin import Bulletin
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.painting.canvas import pen, rounded
from hanabi_desktop.painting.cards import CARD_ASPECT
from hanabi_desktop.painting.marks import paint_focus, paint_named
from hanabi_desktop.widgets.appearance import mark
from hanabi_desktop.widgets.labels import TextLabel
from hanabi_desktop.wording.text import tr

_MARGIN = 8
"""Margin around card and words in pixels."""
_BESIDE = 1.15
"""Minimum ratio of width to height of the room to have the card beside the words, and not above them."""
_BROAD = 11.4
"""Minimum width of the room for a headline in the largest letters, in lines of the details."""
_CARD_WIDTH, _CARD_HEIGHT, _MIN_CARD_HEIGHT = 0.24, 0.45, 0.2
"""Limits of the card as shares of the room: its width beside the words, its height above them."""


class _Scroll(QScrollArea):
    """A scroll area that leaves keys that it has no use for to the table."""

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if self.verticalScrollBar().maximum():
            super().keyPressEvent(event)
        else:
            event.ignore()


class _Words(QWidget):
    """What scrolls; a size hint would lay its words out at a width that nobody gives them."""

    @guarded
    def sizeHint(self) -> QSize:
        return QSize()


class News(QWidget):
    """The last action as a headline, or what is new in a private view."""

    def __init__(self, look: RenderContext, parent: QWidget | None = None) -> None:
        """Empty until `say`."""
        super().__init__(parent)
        self._look = look
        self._news = Bulletin("")
        self._card = QSizeF()
        self.title, self.details = TextLabel(look, grows=True), TextLabel(look, grows=True)
        self.title.setObjectName("newsTitle")
        self.details.setObjectName("newsDetails")
        # A label, unlike what it scrolls in, is something that screen readers read.
        self.title.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.title.installEventFilter(self)
        inner = _Words()
        inner.setProperty("bare", True)
        column = QVBoxLayout(inner)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        column.addStretch(1)
        for label in (self.title, self.details):
            label.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
            column.addWidget(label)
        column.addStretch(1)
        self._scroll = _Scroll()
        self._scroll.setProperty("bare", True)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(inner)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._scroll)
        for part in (self, self._scroll):
            part.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def say(self, news: Bulletin) -> None:
        """Says other news; whoever gives them their room calls `fit`."""
        self._news = news
        # First, for Qt asks how high all are at the width of the news before.
        self.details.setVisible(bool(news.details))
        for label, words in zip((self.title, self.details), news.with_badges, strict=True):
            label.say(words)
        # After the words, which name the label as well.
        self.title.setAccessibleName(
            news.spoken if news.recap else tr("News", "What happened: {news}", news=news.spoken)
        )
        mark(self.title, "recap", on=news.recap)
        for label in (self.title, self.details):
            mark(label, "alarming", on=news.bad)
        self.update()

    @property
    def scrolls(self) -> bool:
        """Whether the words are too long for the room there is."""
        return self._scroll.verticalScrollBarPolicy() is Qt.ScrollBarPolicy.ScrollBarAlwaysOn

    def fit(self, room: QSize) -> int:
        """Lays card and words out in a room; returns the height that they take, in pixels.

        Where there is no room for both, the card gives way: everybody sees it on its firework or on the pile. Whether
        there is a scroll bar depends on nothing that was shown before: that may have been for other eyes.
        """
        broad = room.width() > self.details.fontMetrics().height() * _BROAD
        mark(self.title, "broad", on=broad and not self._news.recap)
        beside = room.width() > room.height() * _BESIDE
        for card in (self._picture_size(room, beside=beside), QSizeF()):
            left = _MARGIN + (0 if card.isEmpty() or not beside else round(card.width()) + _MARGIN)
            top = 0 if card.isEmpty() or beside else round(card.height()) + _MARGIN
            width = room.width() - left - _MARGIN
            words = top + self._height_of_words(width)
            long = words > room.height()
            if not long and self._longest_word <= width:
                break
        taken = max(words, 0 if card.isEmpty() else round(card.height())) + _MARGIN
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOn if long else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self._scroll.setVerticalScrollBarPolicy(policy)
        self.setContentsMargins(left, top, 0 if long else _MARGIN, 0)
        self._card = card
        self.update()
        return min(taken, room.height())

    @property
    def card_place(self) -> QRectF:
        """Where the card, or what a hint named, is shown; empty if the words need its room."""
        above = self.contentsMargins().top() > 0
        return QRectF(QPointF(_MARGIN, _MARGIN / 2 if above else (self.height() - self._card.height()) / 2), self._card)

    def _picture_size(self, room: QSize, *, beside: bool) -> QSizeF:
        """Of the card, or of a square with what a hint named; empty where there is neither."""
        if self._news.card is None and self._news.named is None:
            return QSizeF()
        if beside:
            height = min(room.height() - 2 * _MARGIN, room.width() * _CARD_WIDTH / CARD_ASPECT)
        else:
            free = room.height() - self._height_of_words(room.width() - 2 * _MARGIN) - 3 * _MARGIN
            height = min(room.height() * _CARD_HEIGHT, free)
            if height < room.height() * _MIN_CARD_HEIGHT:
                return QSizeF()
        width = height * CARD_ASPECT
        return QSizeF(width, height if self._news.card else width)

    @property
    def _longest_word(self) -> int:
        """Its width in pixels: in less it would be broken."""
        metrics = self.title.fontMetrics()
        return max(map(metrics.horizontalAdvance, re.split(r"[\s-]", self.title.text())))

    def _height_of_words(self, width: int) -> int:
        labels = (label for label in (self.title, self.details) if label.text())
        return sum(label.heightForWidth(max(1, width)) for label in labels)

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return False

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
            news, place = self._news, self.card_place
            self._paint_ground(painter)
            if news.card and not place.isEmpty():
                self._look.draw_card(painter, place, news.card)
            elif (named := news.named) is not None and not place.isEmpty():
                key = "named", type(named), named
                self._look.draw(painter, place, key, lambda p, r, theme: paint_named(p, r, named, theme))
            if self.title.hasFocus():
                paint_focus(painter, QRectF(self.rect()), self._look.theme, radius=self._look.theme.radius)

    def _paint_ground(self, painter: QPainter) -> None:
        """A loss is all red, a complete firework has a frame of gold, and a usual card a band in its colour."""
        news, theme, around = self._news, self._look.theme, QRectF(self.rect())
        if news.bad:
            painter.fillPath(rounded(around, theme.radius), theme.bad)
        elif news.complete:
            painter.strokePath(rounded(around.adjusted(2, 2, -2, -2), theme.radius), pen(theme.accent, 4))
        elif news.card:
            around.setWidth(_MARGIN / 2)
            painter.fillPath(rounded(around, _MARGIN / 4), theme.trace[news.card.suit])
