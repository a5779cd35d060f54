"""The news: the last action in large words on the public table, the recap in a private view."""

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QScrollArea, QSizePolicy, QVBoxLayout, QWidget
from typing_extensions import override

from hanabi_desktop.boxes import box_of
from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.catching import painted
from hanabi_desktop.painting import CARD_ASPECT
from hanabi_desktop.rules import Card, CardDiscarded, CardMisplayed, CardPlayed
from hanabi_desktop.screen.view import ScreenView
from hanabi_desktop.widgets.plate import Plate
from hanabi_desktop.widgets.translated import Translated
from hanabi_desktop.wording.journal import turn_sentences, turn_text
from hanabi_desktop.wording.table import announced_text, request_text, taken_back_text, taken_back_title


class News(Plate, Translated):
    """What everybody should have seen before the next turn begins."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Empty until `update_view`."""
        super().__init__(look, parent)
        self._view: ScreenView | None = None
        self._card: Card | None = None
        self.title = QLabel()
        self.title.setObjectName("newsTitle")
        self.details = QLabel()
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
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setWidget(inner)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._scroll.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(4, 2, 4, 2)
        layout.addWidget(self._scroll)

    def update_view(self, view: ScreenView) -> None:
        """Tells the news of `view`."""
        self._view = view
        turn = None if view.undone else view.last_turn
        shown = view.announced.laid_open if view.announced else None
        if turn and not view.announced and view.eyes.viewer is None:
            moved = (e.card for e in turn.events if isinstance(e, CardPlayed | CardMisplayed | CardDiscarded))
            shown = next(moved, None)
        self._card = shown
        self.retranslate()
        self.update()

    @override
    def retranslate(self) -> None:
        self._scroll.setAccessibleName(QCoreApplication.translate("News", "What happened"))
        view = self._view
        if view is None:
            return
        names, rules, words = view.names, view.eyes.rules, box_of(view.edition.kit).words
        if view.announced:
            self._say(announced_text(view.announced, view), request_text(view.announced, view, words))
        elif view.eyes.viewer is not None:
            name = view.names[view.eyes.viewer]
            title = QCoreApplication.translate("News", "What {name} missed").format(name=name)
            lines = [turn_text(turn, names, rules, words) for turn in view.recap]
            nothing = QCoreApplication.translate("News", "{name} has missed nothing.").format(name=name)
            self._say(title, "\n".join(lines) or nothing, recap=True)
        elif view.undone:
            self._say(taken_back_title(), taken_back_text(view.names[view.undone.seat]))
        elif view.last_turn:
            first, *rest = turn_sentences(view.last_turn, names, rules, words)
            self._say(first, " ".join(rest))
        else:
            self._say(
                QCoreApplication.translate("News", "The cards are dealt"),
                QCoreApplication.translate(
                    "News", "All hands lie face down while everybody looks at the table together."
                ),
            )

    def _say(self, title: str, details: str, recap: bool = False) -> None:
        if self.title.property("recap") != recap:
            for label in (self.title, self.details):
                label.setProperty("recap", recap)
                label.style().unpolish(label)
                label.style().polish(label)
        self.title.setText(title)
        self.details.setText(details)
        self.details.setVisible(bool(details))
        margin = int(self._card_width() + 6) if self._card else 0
        self.setContentsMargins(margin, 0, 0, 0)

    def _card_width(self) -> float:
        return min((self.height() - 12) * CARD_ASPECT, self.width() * 0.3)

    @override
    def resizeEvent(self, event: object) -> None:
        self.retranslate()

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
        painter.end()
