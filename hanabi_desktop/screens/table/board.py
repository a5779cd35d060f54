"""The board: hands above and below, and between them tokens and deck, fireworks and news, discards and journal."""

from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QWidget,
)
from typing_extensions import override

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.catching import answered, each, painted
from hanabi_desktop.models.table import TableModels
from hanabi_desktop.painting import board_layout, paint_table_background
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
from hanabi_desktop.screens.table.panel.foot import Foot
from hanabi_desktop.screens.table.panel.note_bar import NoteBar
from hanabi_desktop.screens.table.panel.offers import offers
from hanabi_desktop.screens.table.stage.plates import CaptionedPlate, TokensPlate
from hanabi_desktop.screens.table.stage.stage import Stage
from hanabi_desktop.screens.table.token_tray import TokenTray
from hanabi_desktop.table.view import TableCard
from hanabi_desktop.widgets.labels.fitted_label import FittedLabel
from hanabi_desktop.widgets.requests import Requests
from hanabi_desktop.widgets.traces import leave_no_trace, take_pointer_off
from hanabi_desktop.widgets.views.fireworks_view import FireworksView
from hanabi_desktop.wording.cards import knowing_text
from hanabi_desktop.wording.table import last_turns_text


class Board(QWidget):
    """Everything on the table that the eyes of the moment may see."""

    def __init__(self, models: TableModels, look: Look, requests: Requests, parent: QWidget | None = None) -> None:
        """Views over `models`; `show_view` tells what else is to be seen."""
        super().__init__(parent)
        self._look = look
        self._taken = 0
        self.hands = [HandPanel(hand, models.players, look, requests) for hand in models.hands]
        self.fireworks = FireworksView(look)
        self.fireworks.setModel(models.fireworks)
        self.clocks = TokenTray(look, requests)
        self.clocks.setModel(models.clocks)
        self.fuses = TokenTray(look, requests)
        self.fuses.setModel(models.fuses)
        self.deck = DeckView(look)
        self.news = News(look)
        self.discards = DiscardView(look)
        self.discards.setModel(models.discards)
        self.journal = self._journal_view(models)
        self.note = NoteBar()
        self.confirm = ConfirmBar()
        self.panel = ActionPanel(look, requests)
        self._lay_out()
        self._view: ScreenView | None = None
        for view in self.hand_views:
            view.card_focused.connect(self.panel.show_card)
            view.card_considered.connect(self._tell_known)

    @property
    def hand_views(self) -> list[HandView]:
        """The views of all hands, by seat."""
        return [hand.view for hand in self.hands]

    def _journal_view(self, models: TableModels) -> JournalView:
        view = JournalView(self._look)
        view.setObjectName("journal")
        view.setModel(models.journal)
        return view

    def _lay_out(self) -> None:
        self.tokens = TokensPlate(self._look, self.clocks, self.fuses, self.deck)
        self.pile = CaptionedPlate(self._look, self.discards)
        self.story = CaptionedPlate(self._look, self.journal)
        self.stage = Stage(self.hands, self.tokens, self.fireworks, self.news, self.pile, self.story)
        self.foot = Foot(self.panel, self.note, self.confirm)
        self.foot.pressed.connect(self._arrange)
        for part in (self.stage, self.foot):
            part.setParent(self)

    @property
    def headline(self) -> FittedLabel:
        """The line that says whose turn it is."""
        return self.panel.headline

    def _arrange(self) -> None:
        """The table has its room whatever the size of the letters; the words below it take what is left."""
        window = self.window()
        room = board_layout(window.size(), self.height() + self._taken, menus=not window.isFullScreen())
        self.foot.choose(self.width(), room.foot)
        self.stage.setGeometry(0, 0, self.width(), max(0, round(room.table) - self._taken))
        below = self.height() - round(room.foot)
        self.foot.setGeometry(0, below, self.width(), round(room.foot))
        # Whoever clicks at once finds every button where it will be.
        self.panel.settle()

    def leave_room(self, taken: int) -> None:
        """So many pixels of the window's height belong to something above this page."""
        self._taken = taken
        self._arrange()

    def show_view(self, view: ScreenView) -> None:
        """Shows what `view` has besides its models, in the language of the moment."""
        self._view = view
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

    def _tell_known(self) -> None:
        """What the owner of the card that somebody looks at knows of it, in the place of the usual sentence."""
        cards = (hand.considered_card for hand in sorted(self.hand_views, key=QWidget.hasFocus))
        card = next(filter(None, cards), None)
        words = knowing_text(card, self._view) if isinstance(card, TableCard) and self._view is not None else ""
        self.panel.tell(words)

    def translate_view(self, view: ScreenView) -> None:
        """The same in another language, or in another size of letters."""
        each(self.note.retranslate, self.confirm.retranslate, partial(self._say_words, view))

    def _say_words(self, view: ScreenView) -> None:
        each(
            lambda: self.news.tell(bulletin(view)),
            lambda: self.deck.set_turns([view.names[seat] for seat in view.seen.last_turns], last_turns_text(view)),
            lambda: self.panel.offer(offers(view)),
            lambda: self._say_captions(captions(view)),
            self._tell_known,
        )

    def _say_captions(self, said: Captions) -> None:
        self.panel.set_headline(said.headline)
        self.tokens.say(said)
        self._arrange()
        self.deck.setAccessibleName(said.deck.words)
        self.clocks.setAccessibleName(said.clocks.words)
        self.fuses.setAccessibleName(said.fuses.words)
        self.pile.caption.setText(QCoreApplication.translate("Board", "Discard pile"))
        self.discards.setAccessibleName(said.discards)
        self.story.caption.setText(QCoreApplication.translate("Board", "Journal"))
        self.journal.setAccessibleName(QCoreApplication.translate("Board", "Journal"))
        self.fireworks.setAccessibleName(said.fireworks)

    def focus_for(self, view: ScreenView, anew: bool = False) -> None:
        """The keyboard goes to the own hand in a private view, else to the button that goes on.

        For other eyes it starts `anew`, on the first card, wherever it was.
        """
        if isinstance(view.phase, Private):
            hand = self.hand_views[view.phase.seat]
            if anew or not (any(other.hasFocus() for other in self.hand_views) or self.note.isVisible()):
                hand.setFocus()
            return
        if self.panel.going_on is not None:
            self.panel.going_on.setFocus()

    @override
    @answered(None)
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._arrange()

    @override
    @answered(None)
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Letters that were changed while this page was not to be seen have their size only now.
        self._arrange()

    @override
    @painted
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._look.draw_ground(painter, QRectF(self.rect()), "table", paint_table_background)
        painter.end()
