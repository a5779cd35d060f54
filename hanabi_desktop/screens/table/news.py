"""The news: the last action in large words on the public table, the recap in a private view."""

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from hanabi_desktop.boxes import box_of
from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.catching import answered, painted
from hanabi_desktop.painting import CARD_ASPECT, paint_focus
from hanabi_desktop.rules import Card, CardDiscarded, CardMisplayed, CardPlayed
from hanabi_desktop.screen.view import ScreenView
from hanabi_desktop.table.badges import Badge
from hanabi_desktop.widgets.badges.badged_label import BadgedLabel
from hanabi_desktop.widgets.plate import Plate
from hanabi_desktop.wording.journal import turn_sentences, turn_text
from hanabi_desktop.wording.players.badged import badged, marked, unmarked
from hanabi_desktop.wording.table import announced_text, request_text, taken_back_text, taken_back_title
from hanabi_desktop.wording.telling import closed, nothing_missed_text, turn_told

_EDGE = 6
_TITLE_SHARE = 0.6
"""Of the height, what the first sentence has where more follows."""


class Bulletin(Struct, frozen=True):
    """What is told, in the players' language."""

    title: str
    details: str = ""
    card: Card | None = None
    """Shown beside the words: everybody has seen it."""
    recap: bool = False
    """Whether it is for one player alone, who may have missed a lot."""
    heard: str = ""
    """All of it as it is read out, where that is more than the words that are seen."""
    named: tuple[str, str] = ("", "")
    """Title and details once more, made of marked names: where badges stand."""
    badges: tuple[Badge, ...] = ()
    """By seat."""

    @property
    def spoken(self) -> str:
        """What a screen reader says of it."""
        if self.heard:
            return self.heard
        lines = (self.title, *self.details.splitlines())
        return " ".join(closed(line) for line in lines if line)


def bulletin(view: ScreenView) -> Bulletin:
    """The news of a moment: what was announced, missed, taken back or done."""
    told = _bulletin(replace(view, names=marked(view.names)))
    return replace(
        told,
        title=unmarked(told.title),
        details=unmarked(told.details),
        heard=unmarked(told.heard),
        named=(told.title, told.details),
        badges=view.badges,
    )


def _bulletin(view: ScreenView) -> Bulletin:
    names, rules, words = view.names, view.seen.rules, box_of(view.edition.kit).words
    if view.announced:
        told = announced_text(view.announced, view), request_text(view.announced, view, words)
        return Bulletin(*told, view.announced.laid_open)
    if view.seen.viewer is not None:
        name = names[view.seen.viewer]
        title = QCoreApplication.translate("News", "What {name} missed").format(name=name)
        lines = [turn_text(turn, names, rules, words) for turn in view.recap]
        return Bulletin(title, "\n".join(lines) or nothing_missed_text(name), recap=True)
    if view.undone:
        return Bulletin(taken_back_title(), taken_back_text(names[view.undone.seat]))
    if view.last_turn:
        first, *rest = turn_sentences(view.last_turn, names, rules, words)
        moved = (e.card for e in view.last_turn.events if isinstance(e, CardPlayed | CardMisplayed | CardDiscarded))
        heard = " ".join(closed(sentence) for sentence in turn_told(view.last_turn, view, words))
        return Bulletin(first, " ".join(rest), next(moved, None), heard=heard)
    return Bulletin(
        QCoreApplication.translate("News", "The cards are dealt"),
        QCoreApplication.translate("News", "All hands lie face down while everybody looks at the table together."),
    )


class News(Plate):
    """What everybody should have seen before the next turn begins."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Empty until `tell`."""
        super().__init__(look, parent)
        self._card: Card | None = None
        self.title = BadgedLabel(look)
        self.title.setObjectName("newsTitle")
        # A label, unlike what it scrolls in, is something that screen readers read.
        self.title.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.title.installEventFilter(self)
        self.details = BadgedLabel(look)
        self.details.setObjectName("newsDetails")
        for label in (self.title, self.details):
            label.setTextFormat(Qt.TextFormat.PlainText)
            label.setAlignment(Qt.AlignmentFlag.AlignCenter)
            label.setWordWrap(True)
            label.setMinimumWidth(1)
        inner = QWidget()
        inner.setProperty("bare", True)
        column = QVBoxLayout(inner)
        column.setContentsMargins(4, 0, 4, 0)
        column.setSpacing(0)
        column.addStretch(1)
        column.addWidget(self.title)
        column.addWidget(self.details)
        column.addStretch(1)
        self._scroll = QScrollArea()
        self._scroll.setProperty("bare", True)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(inner)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._scroll.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 2, 4, 2)
        layout.addWidget(self._scroll)

    def tell(self, news: Bulletin) -> None:
        """Tells other news, or the same in another language."""
        heading = QCoreApplication.translate("News", "What happened: {news}")
        self.title.setAccessibleName(news.spoken if news.recap else heading.format(news=news.spoken))
        if self.title.property("recap") != news.recap:
            for label in (self.title, self.details):
                label.setProperty("recap", news.recap)
                label.style().unpolish(label)
                label.style().polish(label)
        for label, words in zip((self.title, self.details), news.named, strict=True):
            label.tell(badged(words, news.badges))
        self.details.setVisible(bool(news.details))
        self._card = news.card
        self._make_room()
        self.update()

    def _make_room(self) -> None:
        self.setContentsMargins(int(self._card_width() + 6) if self._card else 0, 0, 0, 0)
        # Letters become smaller before words have to be scrolled for; what was missed is a list, and may be long.
        share = 1.0 if self.details.isHidden() else _TITLE_SHARE
        room = max(1, self.height() - 2 * _EDGE)
        self.title.fit_into(round(room * share))
        self.details.fit_into(room * 100 if self.title.property("recap") else round(room * (1 - _TITLE_SHARE)))

    def _card_width(self) -> float:
        return min((self.height() - 12) * CARD_ASPECT, self.width() * 0.3)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return False

    @override
    @answered(None)
    def resizeEvent(self, event: object) -> None:
        self._make_room()

    @override
    @painted
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        rect = QRectF(self.rect())
        if self._card:
            width = self._card_width()
            height = width / CARD_ASPECT
            self._look.draw_card(painter, QRectF(8, rect.center().y() - height / 2, width, height), self._card)
        if self.title.hasFocus():
            paint_focus(painter, rect, self._look.theme, radius=self._look.theme.radius)
        painter.end()
