"""The surface of the table: hands, tokens, deck, fireworks, news, discard pile and journal, laid out and captioned."""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from hanabi_desktop.board.bulletin import Bulletin, bulletin
from hanabi_desktop.board.hand_panel import FRAME, HandPanel
from hanabi_desktop.board.journal import JournalView
from hanabi_desktop.board.news import News
from hanabi_desktop.board.piles import DeckView, DiscardView, TokenTray
from hanabi_desktop.board.plates import DeckPlate, DiscardsPlate, StoryPlate, TokensPlate
from hanabi_desktop.boxes import box_of
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded, run_all
from hanabi_desktop.models.table import TableModels
from hanabi_desktop.painting import layout as layouts
from hanabi_desktop.painting.scene import paint_table_background
from hanabi_desktop.rules import Hint
from hanabi_desktop.screen.view import ScreenView
from hanabi_desktop.table.view import TableCard
from hanabi_desktop.widgets.buttons import RULE
from hanabi_desktop.widgets.requests import Requests
from hanabi_desktop.widgets.views import FireworksView
from hanabi_desktop.wording import table as table_words
from hanabi_desktop.wording.cards import knowing_text
from hanabi_desktop.wording.journal import considered_text
from hanabi_desktop.wording.text import tr
from hanabi_desktop.wording.typography import RichText


class Stage(QWidget):
    """Container that lays out hands, tokens, fireworks, discard pile and what has happened."""

    def __init__(
        self,
        look: RenderContext,
        hands: Sequence[HandPanel],
        tokens: QWidget,
        fireworks: FireworksView,
        story: QWidget,
        deck: QWidget,
        discards: QWidget,
    ) -> None:
        """Takes all parts in; `hands` are by seat."""
        super().__init__()
        self._look = look
        self._hands, self._fireworks = tuple(hands), fireworks
        self._read = tokens, story, deck, discards
        above = layouts.HANDS_ABOVE[len(hands)]
        # Tab goes over the parts in the order in which they come: as one reads, from the top left.
        for part in (*self._hands[:above], tokens, fireworks, story, *reversed(self._hands[above:]), deck, discards):
            part.setParent(self)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    def place(self) -> None:
        """Places all parts."""
        capacity = max(hand.view.capacity for hand in self._hands)
        suits = self._fireworks.model().rowCount()
        unit = layouts.window_unit(self.window().size())
        room = QRectF(self.rect())
        area = room.adjusted(FRAME, 0, -FRAME, -FRAME)
        layout = layouts.table_layout(area, len(self._hands), capacity, suits, unit, self._look.letters)
        for hand, place in zip(self._hands, layout.hands, strict=True):
            hand.place(place, room)
        self._fireworks.set_card_height(layout.firework)
        self._fireworks.setGeometry(layout.fireworks.toRect())
        places = layout.tokens, layout.story, layout.deck, layout.discards
        for part, rect in zip(self._read, places, strict=True):
            part.setGeometry(rect.toRect())


class Surface(QWidget):
    """Base of the boards of a played and of a replayed game: all views of a table, over its models."""

    foot: QWidget
    """The bar below the table."""

    def __init__(
        self, models: TableModels, look: RenderContext, requests: Requests, parent: QWidget | None = None
    ) -> None:
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
        self.clocks.setProperty(RULE, "hint-cost")
        self.fuses.setProperty(RULE, "play-mistake")
        self.deck = DeckView(look)
        self.news = News(look, self.fireworks)
        self.discards = DiscardView(look)
        self.discards.setModel(models.discards)
        self.journal = JournalView(look)
        self.journal.setObjectName("journal")
        self.journal.setModel(models.journal)
        self.tokens = TokensPlate(look, self.clocks, self.fuses)
        self.stack = DeckPlate(look, self.deck)
        self.pile = DiscardsPlate(look, self.discards)
        self.story = StoryPlate(look, self.news, self.journal)
        self.stage = Stage(look, self.hands, self.tokens, self.fireworks, self.story, self.stack, self.pile)
        self.stage.setParent(self)
        self._view: ScreenView | None = None
        self._hint: Hint | None = None
        self.hand_views = [hand.view for hand in self.hands]
        """The views of all hands, by seat."""
        for view in self.hand_views:
            view.card_considered.connect(self._show_known)

    def arrange(self) -> None:
        """Puts the stage and what is below it in their places."""
        raise NotImplementedError

    def show_instead(self, words: str) -> None:
        """Shows what somebody knows of a card in the one calm place for it; takes it away if there are no words."""
        raise NotImplementedError

    def show_view(self, view: ScreenView) -> None:
        """Shows what `view` has besides its models, in the current language."""
        self._view = view
        # Each for itself: if one fails, no other may go on showing what was for other eyes.
        run_all(partial(self.deck.set_cards, view.seen.deck_left), partial(self.say_words, view))

    def consider(self, hint: Hint | None) -> None:
        """Says what this hint would point at, while mouse or keyboard are at it."""
        if hint != self._hint:
            self._hint = hint
            self._show_known()

    def _show_known(self) -> None:
        """What a click would do, or what the owner of the card that somebody looks at knows of it, in the usual place."""
        view, hint = self._view, self._hint
        option = view.seen.options.hints.get(hint) if view and view.seen.options and hint else None
        if view and hint and option and not option.refusal:
            self.show_instead(considered_text(hint, len(option.touched), view.names, view.seen.rules))
            return
        cards = [hand.considered_card for hand in sorted(self.hand_views, key=QWidget.hasFocus)]
        self.show_instead(self.knowing(next(filter(None, cards), None)))

    def knowing(self, card: object) -> str:
        """What the owner of a card knows of it, within what whoever looks may know; empty of anything else."""
        return knowing_text(card, self._view) if isinstance(card, TableCard) and self._view is not None else ""

    def say_words(self, view: ScreenView) -> None:
        """All words on the table, in the current language."""
        run_all(
            # What changes its size lays its lines out at once.
            self.journal.go_to_the_end,
            # In a replay the journal tells it, in the midst of what was before and comes after.
            lambda: self.story.show_bulletin(
                bulletin(view) if view.replayed is None else Bulletin(""), whole=view.replayed is not None
            ),
            lambda: self.deck.set_turns(
                [(view.names[seat], view.emblems[seat]) for seat in view.seen.last_turns],
                table_words.last_turns_text(view),
            ),
            lambda: self._say_captions(view),
            self._show_known,
        )

    def tell(self, words: str, heard: str) -> None:
        """Says something in the place of the news, until there are others; screen readers find what is to be `heard`."""
        self.story.show_bulletin(
            Bulletin(words, recap=True, heard=heard, with_badges=(RichText(words), RichText())), whole=False
        )

    def retranslate(self, view: ScreenView) -> None:
        """The same in another language, in another size of letters, or on a television."""
        run_all(self.stage.place, partial(self.say_words, view))

    def _say_captions(self, view: ScreenView) -> None:
        """What stands over and beside the things."""
        words, rules = box_of(view.edition.kit).words, view.seen.rules
        # In figures for the eyes; ears have all the words.
        whole, *_, shown = table_words.standing_texts(view)
        self.tokens.score.say(shown, whole)
        self.tokens.clocks.say(
            f"{view.clocks} / {rules.clocks}",
            tr("Board", "Hints", "short"),
            words.clocks_count.translated(available=view.clocks, total=rules.clocks),
        )
        self.tokens.fuses.say(
            f"{view.mistakes} / {rules.mistakes}",
            table_words.MISTAKES.translated(),
            words.fuses_count.translated(mistakes=view.mistakes, limit=rules.mistakes),
        )
        name, figures = table_words.deck_count(view)
        self.stack.deck.say(figures, name, table_words.deck_text(view))
        self.arrange()
        self.pile.say(
            tr("Board", "Discards", "short"),
            tr("Board", "Discard pile"),
            tr("Board", "What’s left?") if view.seen.discards else "",
        )
        self.discards.setAccessibleName(tr("Board", "Discard pile: %n card(s)", n=len(view.seen.discards)))
        self.journal.setAccessibleName(tr("Board", "Journal"))
        self.fireworks.setAccessibleName(tr("Board", "Fireworks: {score}", score=table_words.standing_text(view)))

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    @guarded
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Letters that were changed while this page was not to be seen have their size only now.
        self.arrange()

    @guarded
    def paintEvent(self, event: QPaintEvent) -> None:
        with QPainter(self) as painter:
            shown = self.fireworks.geometry().translated(self.stage.pos())
            band = round(shown.top() / self.height(), 2), round(shown.bottom() / self.height(), 2)
            paint = partial(paint_table_background, band=band)
            self._look.draw(painter, QRectF(self.rect()), ("table", band), paint, file="table", opaque=True)


def set_tab_order(board: Surface, first: int) -> None:
    """Has Tab go around the hands from the seat `first` on, to what can be done now, and then over the table.

    It is the same way at every table, wherever its parts lie. A part that is not named here comes last.
    """
    trays = board.clocks, board.fuses
    parts = (*board.hand_views, board.foot, board.news, board.fireworks, *trays, board.discards, board.pile)
    # Not along the chain of focus: PySide would make each widget of the window the keeper of the next one.
    inside = [each for part in (*parts, board.journal, board) for each in (part, *part.findChildren(QWidget))]
    stops = [each for each in dict.fromkeys(inside) if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
    for one, next_one in pairwise([stop for stop in stops if stop.window() is board.window()]):
        QWidget.setTabOrder(one, next_one)
    begin_tabs_at(board, first)


def begin_tabs_at(board: Surface, first: int) -> None:
    """Has Tab go around the hands from another seat on: each comes behind the one before, and the last one before the rest."""
    for one, next_one in pairwise((*board.hand_views[first:], *board.hand_views[:first])):
        QWidget.setTabOrder(one, next_one)
