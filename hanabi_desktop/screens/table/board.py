"""The board: hands above and below, and between them tokens and deck, fireworks and news, discards and journal."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSizeF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListView,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from hanabi_desktop.delegates.journal import JournalDelegate
from hanabi_desktop.delegates.look import Look
from hanabi_desktop.delegates.player import PlayerDelegate
from hanabi_desktop.faults.catching import answered, each, painted
from hanabi_desktop.models.table import TableModels
from hanabi_desktop.painting import HANDS_ABOVE, paint_table_background, table_layout
from hanabi_desktop.screen.phases import Private
from hanabi_desktop.screen.view import ScreenView
from hanabi_desktop.screens.table.captions import Captions, captions
from hanabi_desktop.screens.table.deck_view import DeckView
from hanabi_desktop.screens.table.discard_view import DiscardView
from hanabi_desktop.screens.table.hand_panel import HandPanel
from hanabi_desktop.screens.table.hand_view import HandView
from hanabi_desktop.screens.table.journal_view import JournalView
from hanabi_desktop.screens.table.news import News, bulletin
from hanabi_desktop.screens.table.panel.action_panel import ActionPanel
from hanabi_desktop.screens.table.panel.confirm_bar import ConfirmBar
from hanabi_desktop.screens.table.panel.note_bar import NoteBar
from hanabi_desktop.screens.table.panel.offers import offers
from hanabi_desktop.screens.table.token_tray import TokenTray
from hanabi_desktop.widgets.plate import Plate
from hanabi_desktop.widgets.requests import Requests
from hanabi_desktop.widgets.traces import leave_no_trace, take_pointer_off
from hanabi_desktop.widgets.views.fireworks_view import FireworksView
from hanabi_desktop.widgets.views.honest import HonestListView
from hanabi_desktop.wording.plain import tool_tip

_LOW, _NARROW = 26, 90
"""How many lines high and letters wide the board is when its words begin to be in the way."""
_GAP = 12


class Stage(QWidget):
    """The table itself: its parts lie where the layout of the table puts them."""

    def __init__(
        self, hands: Sequence[QWidget], tokens: QWidget, fireworks: QWidget, news: QWidget, papers: QWidget
    ) -> None:
        """Takes all parts in; `hands` are by seat."""
        super().__init__()
        self._hands, self._middle = tuple(hands), (tokens, fireworks, news, papers)
        self._tight = False
        above = HANDS_ABOVE[len(hands)]
        # Tab goes over the parts in the order in which they come: as one reads, from the top left.
        for part in (*self._hands[:above], *self._middle, *reversed(self._hands[above:])):
            part.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def set_tight(self, tight: bool) -> None:
        """Where letters are large, the news need more room."""
        if tight != self._tight:
            self._tight = tight
            self._place()

    def _place(self) -> None:
        least = QSizeF(self._middle[0].minimumSizeHint())
        layout = table_layout(QRectF(self.rect()), len(self._hands), least=least, tight=self._tight)
        places = (*layout.hands, layout.tokens, layout.fireworks, layout.news, layout.papers)
        for part, place in zip((*self._hands, *self._middle), places, strict=True):
            part.setGeometry(place.toRect())

    @override
    @answered(None)
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    @override
    @answered(False)
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            # The words of a part have become longer or shorter.
            self._place()
        return super().event(event)


class Board(QWidget):
    """Everything on the table that the eyes of the moment may see."""

    def __init__(self, models: TableModels, look: Look, requests: Requests, parent: QWidget | None = None) -> None:
        """Views over `models`; `show_view` tells what else is to be seen."""
        super().__init__(parent)
        self._look = look
        self._captions: Captions | None = None
        self._tight = False
        self.headline = QLabel()
        self.headline.setObjectName("headline")
        self.headline.setTextFormat(Qt.TextFormat.PlainText)
        self.score = QLabel()
        self.score.setObjectName("score")
        self.score.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        self.players = self._players_view(models)
        self.hands = [HandPanel(hand, models.players, look, requests) for hand in models.hands]
        self.fireworks = FireworksView(look)
        self.fireworks.setModel(models.fireworks)
        self.clocks = TokenTray(look, requests)
        self.clocks.setModel(models.clocks)
        self.fuses = TokenTray(look, requests)
        self.fuses.setModel(models.fuses)
        self.clocks_caption = self._caption()
        self.fuses_caption = self._caption()
        self.deck = DeckView(look)
        self.deck_caption = self._caption()
        self.news = News(look)
        self.discards = DiscardView(look)
        self.discards.setModel(models.discards)
        self.discards_caption = self._caption()
        self.journal_caption = self._caption()
        self.journal = self._journal_view(models)
        self.note = NoteBar()
        self.confirm = ConfirmBar()
        self.panel = ActionPanel(look, requests)
        self._lay_out()
        for view in self.hand_views:
            view.card_focused.connect(self.panel.show_card)

    @property
    def hand_views(self) -> list[HandView]:
        """The views of all hands, by seat."""
        return [hand.view for hand in self.hands]

    def _caption(self) -> QLabel:
        label = QLabel()
        label.setObjectName("caption")
        label.setWordWrap(True)
        return label

    def _players_view(self, models: TableModels) -> QListView:
        view = HonestListView()
        view.setProperty("bare", True)
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setFlow(QListView.Flow.LeftToRight)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setItemDelegate(PlayerDelegate(self._look, view))
        # How wide a name may be depends on how wide the strip is.
        view.setResizeMode(QListView.ResizeMode.Adjust)
        view.setModel(models.players)
        view.setTabKeyNavigation(False)
        return view

    def _journal_view(self, models: TableModels) -> QListView:
        view = JournalView(self._look)
        view.setObjectName("journal")
        view.setWordWrap(True)
        view.setTextElideMode(Qt.TextElideMode.ElideNone)
        view.setItemDelegate(JournalDelegate(view))
        view.setModel(models.journal)
        view.setResizeMode(QListView.ResizeMode.Adjust)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        view.setTabKeyNavigation(False)
        view.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        return view

    def _lay_out(self) -> None:
        header = QHBoxLayout(bar := Plate(self._look))
        bar.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        header.addWidget(self.headline)
        header.addSpacing(_GAP)
        header.addWidget(self.players, 1)
        header.addWidget(self.score)
        self._header = header
        left = QGridLayout(tokens := Plate(self._look))
        left.setHorizontalSpacing(_GAP)
        left.setVerticalSpacing(3)
        left.setColumnStretch(0, 3)
        left.setColumnStretch(1, 2)
        self._left = left
        self._place_tokens()
        right = QVBoxLayout(papers := Plate(self._look))
        right.setSpacing(2)
        self._right = right
        right.addWidget(self.discards_caption)
        right.addWidget(self.discards, 3)
        right.addWidget(self.journal_caption)
        right.addWidget(self.journal, 2)
        self.stage = Stage(self.hands, tokens, self.fireworks, self.news, papers)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(3)
        layout.addWidget(bar)
        layout.addWidget(self.stage, 1)
        layout.addWidget(self.note)
        layout.addWidget(self.confirm)
        layout.addWidget(self.panel)

    def _place_tokens(self) -> None:
        """Words above the tokens; where letters are large, figures beside them."""
        left = self._left
        pairs = ((self.clocks, self.clocks_caption), (self.fuses, self.fuses_caption), (self.deck, self.deck_caption))
        for widget in (*pairs[0], *pairs[1], *pairs[2]):
            left.removeWidget(widget)
        for row in range(4):
            left.setRowStretch(row, 0)
        if self._tight:
            for row, (things, caption) in enumerate(pairs):
                last = things is self.deck and things.isHidden()
                left.addWidget(things, row, 0)
                left.addWidget(caption, row, 0 if last else 1, 1, 2 if last else 1)
                left.setRowStretch(row, 1)
            return
        left.addWidget(self.clocks_caption, 0, 0, 1, 2)
        left.addWidget(self.clocks, 1, 0, 1, 2)
        left.addWidget(self.fuses_caption, 2, 0)
        left.addWidget(self.fuses, 3, 0)
        left.addWidget(self.deck_caption, 2, 1)
        left.addWidget(self.deck, 3, 1)
        left.setRowStretch(1, 4)
        left.setRowStretch(3, 4)

    def _arrange(self) -> None:
        """Large letters take room from words that say what is seen anyway, then from the cards."""
        metrics = self.fontMetrics()
        line, letter = metrics.height(), metrics.averageCharWidth()
        self._tight = self.height() < _LOW * line or self.width() < _NARROW * letter
        for caption in (self.discards_caption, self.journal_caption):
            caption.setHidden(self._tight)
        said = self._captions
        self.deck.setHidden(self._tight and said is not None and said.last_round)
        self.stage.set_tight(self._tight)
        self._place_tokens()
        gap = round(line * 0.4)
        self._header.setContentsMargins(gap, 3, gap, 3)
        for plate in (self._left, self._right):
            plate.setContentsMargins(gap, gap // 2, gap, gap // 2 + 2)
        if said is not None:
            self._set_captions(said)
        self.players.setFixedHeight(metrics.height() * 2)
        seats = len(self.hands)
        free = self.width() - self.score.sizeHint().width() - 4 * _GAP
        self.players.setHidden(free * 0.5 < seats * line * 2.6)
        if said is not None:
            self._set_headline(said.headline, free if self.players.isHidden() else int(self.width() * 0.4))

    def show_view(self, view: ScreenView) -> None:
        """Shows what `view` has besides its models, in the language of the moment."""
        owed = view.announced.owed if view.announced else None
        useless = view.seen.options is not None and view.seen.options.discard is not None
        viewer = view.seen.viewer
        # Each for itself: if one fails, no other may go on showing what was for other eyes.
        each(
            partial(self.deck.set_cards, view.seen.deck_left),
            partial(self.discards.set_useless, useless),
            partial(self.clocks.set_wanted, owed),
            partial(self.fuses.set_wanted, owed),
            partial(self.note.show_own, () if viewer is None else view.hands[viewer]),
            partial(self._say_words, view),
            self.journal.scrollToBottom,
        )

    def forget(self, places: bool) -> None:
        """What was about to be chosen is not chosen; `places`: nor is it seen any more where the keyboard was."""
        each(*(partial(hand.forget, places) for hand in self.hand_views), self.confirm.close_question)
        if places:
            each(
                partial(leave_no_trace, self),
                partial(take_pointer_off, [hand.viewport() for hand in self.hand_views], self.news),
            )

    def translate_view(self, view: ScreenView) -> None:
        """The same in another language, or in another size of letters."""
        each(self.note.retranslate, self.confirm.retranslate, partial(self._say_words, view))

    def _say_words(self, view: ScreenView) -> None:
        each(
            lambda: self.news.tell(bulletin(view)),
            lambda: self.panel.offer(offers(view)),
            lambda: self._say_captions(captions(view)),
        )

    def _say_captions(self, said: Captions) -> None:
        self._captions = said
        self.score.setText(said.score)
        self._arrange()
        self.deck.setAccessibleName(said.deck.words)
        self.clocks.setAccessibleName(said.clocks.words)
        self.fuses.setAccessibleName(said.fuses.words)
        self.discards_caption.setText(QCoreApplication.translate("Board", "Discard pile"))
        self.discards.setAccessibleName(said.discards)
        self.journal_caption.setText(QCoreApplication.translate("Board", "Journal"))
        self.journal.setAccessibleName(QCoreApplication.translate("Board", "Journal"))
        self.fireworks.setAccessibleName(said.fireworks)
        self.players.setAccessibleName(QCoreApplication.translate("Board", "Players"))

    def focus_for(self, view: ScreenView, anew: bool = False) -> None:
        """The keyboard goes to the own hand in a private view, else to the button that goes on.

        For other eyes it starts `anew`, on the first card, wherever it was.
        """
        if isinstance(view.phase, Private):
            hand = self.hand_views[view.phase.seat]
            if anew or not (any(other.hasFocus() for other in self.hand_views) or self.note.isVisible()):
                hand.setFocus()
            return
        for button in (self.panel.lay_open, self.panel.token, self.panel.turn, self.panel.finale):
            if not button.isHidden():
                button.setFocus()

    def _set_captions(self, said: Captions) -> None:
        for label, caption in (
            (self.clocks_caption, said.clocks),
            (self.fuses_caption, said.fuses),
            (self.deck_caption, said.deck),
        ):
            # Where the deck is not seen, a figure alone would tell nothing.
            figures = self._tight and (label is not self.deck_caption or self.deck.isVisibleTo(self))
            label.setText(caption.figures if figures else caption.words)
            label.setAccessibleName(caption.words)
            label.setToolTip(tool_tip(caption.words if self._tight else ""))

    def _set_headline(self, text: str, room: int) -> None:
        metrics = self.headline.fontMetrics()
        self.headline.setText(metrics.elidedText(text, Qt.TextElideMode.ElideMiddle, max(160, room)))
        self.headline.setAccessibleName(text)

    @override
    @answered(None)
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @override
    @painted
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._look.draw_ground(painter, QRectF(self.rect()), "table", paint_table_background)
        painter.end()
