"""What has happened: the news in large words, of the last action or of all since the viewer's last turn; and the journal."""

from collections.abc import Iterable, Sequence
from functools import partial
from typing import NamedTuple

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QItemSelectionModel, QModelIndex, QObject, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QFocusEvent, QKeyEvent, QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QListView, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from hanabi_desktop.boxes import box_of
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.delegates.texts import JournalDelegate
from hanabi_desktop.faults.guard import override
from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.painting.cards import CARD_ASPECT
from hanabi_desktop.painting.marks import paint_focus, paint_lost, paint_named
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rules import (
    Card,
    CardDiscarded,
    CardMisplayed,
    CardPlayed,
    ColourHint,
    FinalRoundBegun,
    Hint,
    HintGiven,
    LastCopyLost,
    Suit,
    TurnView,
)
from hanabi_desktop.screen.view import Revealing, ScreenView
from hanabi_desktop.widgets.appearance import mark
from hanabi_desktop.widgets.labels import FittedLabel
from hanabi_desktop.widgets.views import AccessibleListView, speak_line
from hanabi_desktop.wording import table as table_words
from hanabi_desktop.wording.announcements import turn_announcement
from hanabi_desktop.wording.journal import turn_sentences, turn_text
from hanabi_desktop.wording.text import closed, tr
from hanabi_desktop.wording.typography import RichText, named_with_badges

_FRAME = 2
"""Pixels that the frame may take at both sides together."""
_SIDE, _ABOVE, _INNER = 4, 2, 4
"""Pixels that are free around the words: at the sides, above and below, and within what scrolls."""


class Bulletin(Struct, frozen=True):
    """The words of the news, in the players' language."""

    title: str
    """Empty if there is nothing to tell."""
    details: str = ""
    card: Card | None = None
    """Shown beside the words: everybody has seen it."""
    hint: Hint | None = None
    """What was named is shown there as it is marked on the cards."""
    bad: bool = False
    """Whether it was a mistake, or cost a firework its end."""
    weighty: bool = False
    """Whether more follows from it than that it was done: it has all the room, and the journal waits."""
    recap: bool = False
    """Whether it is for one player alone, who may have missed a lot."""
    turns: int = 0
    """So many of the last turns are told; the journal has the others."""
    heard: str = ""
    """All of it as it is read out, where that is more than the words that are seen."""
    with_badges: tuple[RichText, RichText] = (RichText(), RichText())
    """Title and details, with each player's badge before the name."""

    @property
    def spoken(self) -> str:
        """The text for the screen reader."""
        if self.heard:
            return self.heard
        lines = (self.title, *self.details.splitlines())
        return " ".join(closed(line) for line in lines if line)


def bulletin(view: ScreenView) -> Bulletin:
    """Makes the news of a view: what was announced, missed, taken back or done."""
    plain, rich = _bulletin(view), _bulletin(replace(view, names=named_with_badges(view.names, view.badges)))
    return replace(plain, with_badges=(RichText(plain.title, rich.title), RichText(plain.details, rich.details)))


def _bulletin(view: ScreenView) -> Bulletin:
    names, rules, words = view.names, view.seen.rules, box_of(view.edition.kit).words
    if isinstance(view.phase, Revealing) and not view.phase.turned:
        return Bulletin(table_words.headline(view))
    if view.announced:
        words_of_it = (
            table_words.announced_text(view.announced, view),
            table_words.request_text(view.announced, view, words),
        )
        return Bulletin(*words_of_it, view.announced.laid_open, weighty=True)
    if view.seen.viewer is not None and view.replayed is None and not (view.alone and not view.recap):
        title = "\n".join(turn_text(turn, names, rules, words) for turn in view.recap)
        missed = f"{tr('News', 'What {name} missed', name=names[view.seen.viewer])}."
        told = (sentence for turn in view.recap for sentence in turn_announcement(turn, view, words))
        heard = " ".join([missed, *map(closed, told)])
        return Bulletin(title, recap=True, turns=len(view.recap), heard=heard)
    if view.undone:
        several = view.undone.turns > 1
        title = table_words.turns_taken_back_title(view.undone.turns) if several else table_words.taken_back_title()
        return Bulletin(title, table_words.taken_back_text(names[view.undone.seat]))
    if view.last_turn:
        first, *rest = turn_sentences(view.last_turn, names, rules, words)
        weighty = bool(rest)
        again = [f"{table_words.done_again_title()}."] if view.redone else []
        rest = [*again, *rest]
        if any(isinstance(event, FinalRoundBegun) for event in view.last_turn.events):
            # What nobody may miss is told large.
            *done, begun = first, *rest
            first, rest = begun, done
        elif view.seen.last_turns:
            rest.append(table_words.last_turns_text(view))
        events = view.last_turn.events
        moved = (event.card for event in events if isinstance(event, CardPlayed | CardMisplayed | CardDiscarded))
        heard = " ".join(closed(sentence) for sentence in (*again, *turn_announcement(view.last_turn, view, words)))
        return Bulletin(
            first,
            " ".join(rest),
            next(moved, None),
            next((event.hint for event in events if isinstance(event, HintGiven)), None),
            bad=any(isinstance(event, CardMisplayed | LastCopyLost) for event in events),
            weighty=weighty,
            turns=1,
            heard=heard,
        )
    return Bulletin("")


_SCALES = (2.0, 1.85, 1.7, 1.55, 1.4, 1.25, 1.15, 1.05, 0.95, 0.85, 0.78, 0.7, 0.65, 0.6, 0.55, 0.5)
"""How many times as large as usual the letters are, at best and at worst."""
_TORN, _SPLIT = 0.75, 0.5
"""Letters so many times as large that tear no hint, or split no word, are as good as those that do."""
_BANNER = (3.4, 3.0, 2.75, 2.5, 2.25)
"""And on a television, where there is room."""
_EASY = 1.05
"""The least of these sizes that is read with ease."""
_UNDER = 0.88
"""Letters beside a picture that may give way are at least so many times as large as without it."""
_SMALLER = 0.6
"""So many times as large is a picture that makes room for weighty words, before it gives way."""
_TILE = 0.26
"""Of the room's height, so much has that picture."""
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

    @override
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
        self._fitted = QSize()
        """The room that its letters were chosen for."""
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
        self._news = news
        mark(self.details, "alarming", on=news.bad)
        self.update()

    def fit(self, room: QSize, *, beside_others: bool = False) -> bool:
        """Chooses the largest letters that need no scrolling in this room, beside the card; returns whether there are any.

        With others in the room that can make way, letters are no smaller than is read with ease. Whether there is a
        scroll bar depends on nothing that was shown before: that may have been for other eyes.
        """
        if not self.isVisible():
            # It has no size yet, and letters that fit into none take their time.
            return True
        scales: Sequence[float] = (*_BANNER, *_SCALES) if self._look.television else _SCALES
        lay_out = partial(self._lay_out, room, scales[:-1] if beside_others else scales)
        tried = [lay_out(self._picture_place(QSizeF(room)))]
        # Where there is no room for both, everybody can see the card among the fireworks or on the pile, and what a hint
        # named on the cards: its picture says nothing that words do not, and takes little from them.
        if self._news.weighty:
            tried.append(lay_out(self._picture_place(QSizeF(room), _SMALLER)))
        if self._news.weighty or self._news.hint or (tried[0].scale is None and not beside_others):
            tried.append(lay_out(QRectF()))
        large = max(each.size for each in tried if each is tried[-1] or each.scale) * _UNDER
        chosen = next((each for each in tried if each.scale and each.size >= large), tried[-1])
        if chosen.scale is None and beside_others:
            return False
        self.card_place, self._fitted, self.scrolls = chosen.picture, room, chosen.scale is None
        self.setContentsMargins(chosen.left, chosen.top, 0, 0)
        policy = Qt.ScrollBarPolicy.ScrollBarAlwaysOn if self.scrolls else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self._scroll.setVerticalScrollBarPolicy(policy)
        bar = self._scroll.verticalScrollBar().sizeHint().width() if self.scrolls else 0
        self._set_scale(chosen.scale or _SCALES[-1], chosen.width - bar)
        return not self.scrolls

    def _lay_out(self, room: QSize, scales: Sequence[float], picture: QRectF) -> _Layout:
        """The best of these scales for words beside or under this picture, if there is one."""
        over = self._news.hint or _high(QSizeF(room))
        left, top = (0, int(picture.bottom())) if over else (int(picture.right()), 0)
        width = max(1, room.width() - left - 2 * (_SIDE + _INNER) - _FRAME)
        scale = self._scale(QSize(width, room.height() - top - 2 * _ABOVE), scales)
        self._set_scale(scale or _SCALES[-1], width)
        return _Layout(picture, left, top, width, scale, self.title.fitted_to(width).font.pointSizeF())

    def _picture_place(self, room: QSizeF, share: float = 1.0) -> QRectF:
        """Where the picture of these news lies: beside the words, or over them with a share of the height.

        A card has this `share` of its usual size.
        """
        if self._news.hint:
            side = room.height() * _TILE
            return QRectF(_SIDE + _INNER, 8, side, side)
        high = 0.28 if self._look.television else 0.38
        return _card_place(room, high * share, 0.3 * share) if self._news.card else QRectF()

    def _scale(self, room: QSize, scales: Sequence[float]) -> float | None:
        """The best of these scales for words in this room; None if they are too long."""

        def fits(scale: float) -> bool:
            self._set_scale(scale, room.width())
            labels = [label for label in (self.title, self.details) if label.text()]
            # With the frame or without: a long word that just fits has larger letters, and takes more lines.
            widths = room.width(), room.width() + _FRAME
            return max(sum(label.heightForWidth(width) for label in labels) for width in widths) <= room.height()

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

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return False

    @override
    def resizeEvent(self, event: object) -> None:
        if self.size() != self._fitted:
            self.fit(self.size())

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.fit(self.size())

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self.fit(self.size())

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(self.rect())
        news = self._news
        if news.card and not self.card_place.isEmpty():
            self._look.draw_card(painter, self.card_place, news.card)
            if news.bad:
                self._look.draw(painter, self.card_place, "lost", paint_lost)
        elif news.hint and not self.card_place.isEmpty():
            named = news.hint.suit if isinstance(news.hint, ColourHint) else news.hint.rank
            self._look.draw(painter, self.card_place, ("named", news.hint), partial(_paint_named, named))
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


def _paint_named(named: Suit | int, painter: QPainter, rect: QRectF, theme: Theme) -> None:
    paint_named(painter, rect, named, theme)


class JournalView(AccessibleListView):
    """Journal list: focus comes to the newest line, and the arrows go back from there."""

    def __init__(self, look: RenderContext, parent: QWidget | None = None) -> None:
        """`look` gives the theme."""
        super().__init__(parent)
        self._look = look
        self._to_the_end = True
        """Whether the latest line is to be in sight once all lines have their places."""
        self._latest: int | None = None
        self.setWordWrap(True)
        self.setTextElideMode(Qt.TextElideMode.ElideNone)
        self.setItemDelegate(JournalDelegate(self, look))
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerItem)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTabKeyNavigation(False)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    @property
    def latest(self) -> QModelIndex:
        """The line of the last turn that has happened; in a replay not always the newest."""
        model = self.model()
        newest = self._newest
        return model.index(newest if self._latest is None else min(self._latest, newest), 0)

    def leave_out(self, turns: int) -> None:
        """Leaves out so many of the last turns, which are told beside; returns with a line for each of the others."""
        model = self.model()
        for row in reversed(range(model.rowCount())):
            told = turns > 0 and isinstance(model.index(row, 0).data(ROW_ROLE), TurnView)
            turns -= told
            if self.isRowHidden(row) is not told:
                self.setRowHidden(row, told)

    @property
    def empty(self) -> bool:
        """Whether there is no line to be seen."""
        return self._newest < 0

    @property
    def _newest(self) -> int:
        rows = reversed(range(self.model().rowCount()))
        return next((row for row in rows if not self.isRowHidden(row)), -1)

    def set_latest(self, row: int | None) -> None:
        """Sets the row of the last turn: -1 if there was none yet, None for the newest one."""
        self._latest = row
        if self.latest.isValid():
            self.selectionModel().setCurrentIndex(
                self.latest, QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
            )
        else:
            self.selectionModel().clear()
        self.show_latest()

    def show_latest(self) -> None:
        """Scrolls to the line of the last turn."""
        if not self.isVisible():
            # Lines are broken once they are seen, at the width that the journal has then.
            self._to_the_end = True
        elif self._latest is None:
            self.scrollToBottom()
        elif self.latest.isValid():
            self.scrollTo(self.latest)
        else:
            self.scrollToTop()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.go_to_the_end()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.go_to_the_end()

    @override
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.go_to_the_end()

    def go_to_the_end(self) -> None:
        """Scrolls once the lines are broken anew."""
        self._to_the_end = True
        self.scheduleDelayedItemsLayout()

    def whole_lines(self, height: float) -> int:
        """So many of so many pixels are filled by whole lines, if the last turn stands in the last one that fits."""
        rows, last = self.model().rowCount(), max(self.latest.row(), 0)
        taken = 0
        for row in (*reversed(range(min(last + 1, rows))), *range(last + 1, rows)):
            line = 0 if self.isRowHidden(row) else self.sizeHintForIndex(self.model().index(row, 0)).height()
            if taken + line > height:
                break
            taken += line
        return taken

    @override
    def doItemsLayout(self) -> None:
        # No line is cut in half: what is left of the room is free.
        height = self.contentsRect().height()
        self.setViewportMargins(0, 0, 0, height - (self.whole_lines(height) or height))
        super().doItemsLayout()
        if self._to_the_end:
            self._to_the_end = False
            self.show_latest()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.text() and event.text().isprintable():
            # Qt would look for a line that begins so.
            event.ignore()
            return
        super().keyPressEvent(event)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        # A window that comes back to the front finds the line that was read.
        if event.reason() != Qt.FocusReason.ActiveWindowFocusReason or not self.currentIndex().isValid():
            # Before the view takes the keyboard: it would choose the oldest line itself, and have it spoken.
            self.selectionModel().setCurrentIndex(self.latest, QItemSelectionModel.SelectionFlag.NoUpdate)
            self.show_latest()
        super().focusInEvent(event)
        speak_line(self)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if not self.hasFocus():
            return
        painter = QPainter(self.viewport())
        line = self.visualRect(self.currentIndex())
        around = self.viewport().rect() if line.isEmpty() else line
        paint_focus(painter, QRectF(around), self._look.theme, radius=4)
        painter.end()
