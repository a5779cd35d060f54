"""The news: a headline, what follows from it, and beside them the card that they are about."""

import re
from html import unescape

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from hanabi_desktop.board.bulletin import Bulletin
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.painting.canvas import pen, rounded
from hanabi_desktop.painting.cards import CARD_ASPECT, DETAIL_WIDTH
from hanabi_desktop.painting.marks import paint_focus, paint_named
from hanabi_desktop.widgets.appearance import mark
from hanabi_desktop.widgets.labels import TextLabel
from hanabi_desktop.widgets.views import FireworksView
from hanabi_desktop.wording.text import tr
from hanabi_desktop.wording.typography import JOINER, bind_figures

_MARGIN = 8
"""Margin around card and words in pixels."""
_BROAD = 11.4
"""Minimum width of the room for a headline in the largest letters, as a ratio to the line height of the details."""
_CARD_WIDTH, _SMALL_CARD = 0.24, 0.5
"""Maximum width of the card beside the words, as a share of the room, and its scale beside long words."""
_INDENT, _LONG = 6, 15
"""Room that badges and margins take in a line, and minimum room in a line of a headline: in letters of the details."""
_DENSE, _AIRY, _AIRY_NARROW, _LEAD, _ROOMY, _VAST = 1.4, 0.84, 0.9, 0.6, 0.3, 0.2
"""Maximum share of the room that a recap may fill, measured in the details' size, to be shown in usual text, in that size
(less in a narrow room, where the estimate is rough), in a lead's on a television, in a headline's, or in the largest."""


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

    def __init__(self, look: RenderContext, fireworks: FireworksView) -> None:
        """Empty until `say`; its card is that of the `fireworks`."""
        super().__init__()
        self._look, self._fireworks = look, fireworks
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
        bar = self._scroll.verticalScrollBar()
        bar.rangeChanged.connect(lambda _, last: bar.setValue(last if self._news.shows_end else 0))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._scroll)
        for part in (self, self._scroll):
            part.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def say(self, news: Bulletin) -> None:
        """Says other news; whoever gives them their room calls `fit`."""
        self._news = news
        bar = self._scroll.verticalScrollBar()
        bar.setValue(bar.maximum() if news.shows_end else 0)
        # First, for Qt asks how high all are at the width of the news before.
        self.details.setVisible(bool(news.details))
        for label, words in zip((self.title, self.details), news.with_badges, strict=True):
            label.say(words)
            mark(label, "alarming", on=news.bad)
        # After the words, which name the label as well.
        self.title.setAccessibleName(
            news.spoken if news.recap else tr("News", "What happened: {news}", news=news.spoken)
        )
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
        metrics = self.details.fontMetrics()
        line, letters = metrics.height(), room.width() // metrics.averageCharWidth() - _INDENT
        lines = sum(1 + len(each) // max(1, letters) for each in self.title.text().split("\n"))
        share, broad = lines * line / room.height(), room.width() > line * _BROAD
        mark(self.title, "letters", on=self._letters(letters, share, broad))
        picture = self._picture_size(room)
        for card in (picture, picture * _SMALL_CARD, QSizeF()):
            left = _MARGIN + (0 if card.isEmpty() else round(card.width()) + _MARGIN)
            width = room.width() - left - _MARGIN
            words = sum(part.heightForWidth(max(1, width)) for part in (self.title, self.details) if part.text())
            long = words > room.height()
            if not long and self._least_width(pairs=card is picture) <= width:
                break
        framed = self._news.bad or self._news.complete
        taken = max(words, round(card.height())) + (_MARGIN if framed else _MARGIN // 2 * self._news.recap)
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOn if long else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self._scroll.setVerticalScrollBarPolicy(policy)
        # Of a recap that is too long, the newest lines are seen, and none in part.
        top = room.height() - self.title.last_lines(width, room.height()) if long and self._news.shows_end else 0
        self.setContentsMargins(left, top, 0 if long else _MARGIN, 0)
        self._card = card
        self.update()
        return min(taken, room.height())

    def _letters(self, letters: int, share: float, broad: bool) -> str:
        """The size in the type scale for the headline, or for what was missed or asked, which fills a `share` of the room."""
        television, turns = self.window().isFullScreen(), self._news.turns
        if not self._news.recap or (turns and share < _ROOMY and letters > _LONG):
            return "display" if broad and (share < _VAST or not self._news.recap) else "headline"
        if television and share < _LEAD:
            return "lead"
        if share < (_AIRY if letters > _LONG else _AIRY_NARROW):
            return "heading"
        # From across the room, an answer is rather scrolled than set small.
        return "caption" if share > _DENSE and (turns or not television) else "text"

    @property
    def card_place(self) -> QRectF:
        """Where the card, or what a hint named, is shown; empty if the words need its room."""
        return QRectF(QPointF(_MARGIN, (self.height() - self._card.height()) / 2), self._card)

    def _picture_size(self, room: QSize) -> QSizeF:
        """Of the card, or of a square with what a hint named; empty where there is neither."""
        if self._news.card is None and self._news.named is None:
            return QSizeF()
        width = min((room.height() - 2 * _MARGIN) * CARD_ASPECT, room.width() * _CARD_WIDTH)
        return QSizeF(width, width / CARD_ASPECT if self._news.card else width)

    def _least_width(self, *, pairs: bool) -> int:
        """The width of the longest word in pixels, with the badge before a name: in less it would be broken.

        With `pairs`, a count and its noun are one word.
        """
        metrics = self.title.fontMetrics()
        # A joiner stands where a picture was.
        shown = unescape(re.sub("<[^>]+>", "", self.title.told.rich)) or self.title.text()
        words = re.split(r"[ \n-]", bind_figures(shown, lambda _: pairs))
        longest = max(metrics.horizontalAdvance(word) + metrics.height() * (JOINER in word) for word in words)
        return max(longest, self.title.minimumSizeHint().width())

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
            if news.card and place.width() >= DETAIL_WIDTH and self._fireworks.rows:
                # Made smaller from the picture that lies on its firework, or will: such a face takes long to paint.
                large = self._fireworks.card_rect(self._fireworks.places[0]).size()
                face = self._look.card(large, self.devicePixelRatioF(), news.card)
                painter.drawPixmap(place, face, QRectF(face.rect()))
            elif news.card and not place.isEmpty():
                self._look.draw_card(painter, place, news.card)
            elif (named := news.named) is not None and not place.isEmpty():
                key = "named", type(named), named
                self._look.draw(painter, place, key, lambda p, r, theme: paint_named(p, r, named, theme))
            if self.title.hasFocus():
                paint_focus(painter, QRectF(self.rect()), self._look.theme, radius=self._look.theme.radius)

    def _paint_ground(self, painter: QPainter) -> None:
        """A loss is all red, and a complete firework has a frame of gold."""
        news, theme, around = self._news, self._look.theme, QRectF(self.rect())
        if news.bad:
            painter.fillPath(rounded(around, theme.radius), theme.bad)
        elif news.complete:
            painter.strokePath(rounded(around.adjusted(2, 2, -2, -2), theme.radius), pen(theme.accent, 4))
