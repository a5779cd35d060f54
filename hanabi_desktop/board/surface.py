"""The table as it lies before the eyes of the moment: hands, tokens and deck, fireworks and news, discards and journal.

What lies below it is somebody else's: the bar with which a game is played, or the one with which it is looked at again.
"""

from functools import partial

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget
from typing_extensions import override

from hanabi_desktop.board.captions import Captions, captions
from hanabi_desktop.board.deck_view import DeckView
from hanabi_desktop.board.discard_view import DiscardView
from hanabi_desktop.board.hand_panel import HandPanel
from hanabi_desktop.board.hand_view import HandView
from hanabi_desktop.board.journal_view import JournalView
from hanabi_desktop.board.news import News, bulletin
from hanabi_desktop.board.plates import CaptionedPlate, PilesPlate, TokensPlate
from hanabi_desktop.board.stage import Stage
from hanabi_desktop.board.token_tray import TokenTray
from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.catching import answered, each, painted
from hanabi_desktop.models.table import TableModels
from hanabi_desktop.painting.scene import paint_table_background
from hanabi_desktop.screen.view import ScreenView
from hanabi_desktop.table.view import TableCard
from hanabi_desktop.widgets.requests import Requests
from hanabi_desktop.widgets.views.fireworks_view import FireworksView
from hanabi_desktop.wording.cards import knowing_text
from hanabi_desktop.wording.table import last_turns_text


class Surface(QWidget):
    """Everything on the table that the eyes of the moment may see. What moves there needs to know no more than this."""

    foot: QWidget
    """What lies below the table."""

    def __init__(self, models: TableModels, look: Look, requests: Requests, parent: QWidget | None = None) -> None:
        """Views over `models`; `show_view` tells what else is to be seen."""
        super().__init__(parent)
        # The river covers all of it: nothing need be painted below.
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        look.changed.connect(self.update)
        self._look = look
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
        self.tokens = TokensPlate(look, self.clocks, self.fuses)
        self.pile = PilesPlate(look, self.deck, self.discards)
        self.story = CaptionedPlate(look, self.journal)
        self.stage = Stage(self.hands, self.tokens, self.fireworks, self.news, self.pile, self.story)
        self.stage.setParent(self)
        self._view: ScreenView | None = None
        for view in self.hand_views:
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

    def arrange(self) -> None:
        """Puts the stage and what is below it in their places."""
        raise NotImplementedError

    def tell(self, words: str) -> None:
        """Shows what somebody knows of a card in the one calm place for it; takes it away if there are no words."""
        raise NotImplementedError

    def show_view(self, view: ScreenView) -> None:
        """Shows what `view` has besides its models, in the language of the moment."""
        self._view = view
        # Each for itself: if one fails, no other may go on showing what was for other eyes.
        each(
            partial(self.deck.set_cards, view.seen.deck_left),
            partial(self.say_words, view),
            self.journal.show_latest,
        )

    def _tell_known(self) -> None:
        """What the owner of the card that somebody looks at knows of it, in the place of the usual sentence."""
        cards = (hand.considered_card for hand in sorted(self.hand_views, key=QWidget.hasFocus))
        card = next(filter(None, cards), None)
        self.tell(knowing_text(card, self._view) if isinstance(card, TableCard) and self._view is not None else "")

    def say_words(self, view: ScreenView) -> None:
        """All words on the table, in the language of the moment."""
        each(
            lambda: self.news.tell(bulletin(view)),
            lambda: self.deck.set_turns([view.names[seat] for seat in view.seen.last_turns], last_turns_text(view)),
            lambda: self.say_captions(captions(view)),
            self._tell_known,
        )

    def say_captions(self, said: Captions) -> None:
        """What stands over and beside the things."""
        self.tokens.say(said)
        self.pile.deck.say(said.deck)
        self.arrange()
        self.deck.setAccessibleName(said.deck.words)
        self.clocks.setAccessibleName(said.clocks.words)
        self.fuses.setAccessibleName(said.fuses.words)
        self.pile.caption.setText(QCoreApplication.translate("Board", "Discard pile"))
        self.discards.setAccessibleName(said.discards)
        self.story.caption.setText(QCoreApplication.translate("Board", "Journal"))
        self.journal.setAccessibleName(QCoreApplication.translate("Board", "Journal"))
        self.fireworks.setAccessibleName(said.fireworks)

    @override
    @answered(None)
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    @override
    @answered(None)
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Letters that were changed while this page was not to be seen have their size only now.
        self.arrange()

    @override
    @painted
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._look.draw_ground(painter, QRectF(self.rect()), "table", paint_table_background)
        painter.end()
