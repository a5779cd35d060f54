"""The surface of the table: hands, tokens, deck, fireworks, news, discard pile and journal, laid out and captioned."""

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise, product

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from hanabi_desktop.board.bulletin import Bulletin, bulletin
from hanabi_desktop.board.hand_panel import FRAME, HandPanel
from hanabi_desktop.board.journal import JournalView
from hanabi_desktop.board.news import News
from hanabi_desktop.board.piles import DeckView, DiscardView
from hanabi_desktop.board.token_tray import TokenTray
from hanabi_desktop.boxes import box_of
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import override, run_all
from hanabi_desktop.models.table import TableModels
from hanabi_desktop.painting import layout as layouts
from hanabi_desktop.painting.scene import paint_table_background
from hanabi_desktop.painting.tokens import paint_box_lid
from hanabi_desktop.rules import Hint
from hanabi_desktop.screen.view import ScreenView
from hanabi_desktop.table.view import TableCard
from hanabi_desktop.widgets.buttons import ExplainedButton
from hanabi_desktop.widgets.labels import FittedLabel
from hanabi_desktop.widgets.layouts import Plate
from hanabi_desktop.widgets.requests import Requests
from hanabi_desktop.widgets.views import FireworksView
from hanabi_desktop.wording import table as table_words
from hanabi_desktop.wording.cards import knowing_text
from hanabi_desktop.wording.journal import considered_text
from hanabi_desktop.wording.keys import LEFT_KEY
from hanabi_desktop.wording.text import tr
from hanabi_desktop.wording.typography import RichText, tool_tip

_BUTTON = 0.76
"""Of a line that a button stands in, so much is as high as its letters."""
_LEAST = 9
"""Pixels that they are high at least."""


class _Plate(Plate):
    """A plate that places its parts anew when it has another size."""

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.place()

    @property
    def unit(self) -> float:
        """How many pixels a unit has."""
        return layouts.window_unit(self.window().size())

    def place(self) -> None:
        """Places the parts."""
        raise NotImplementedError


class _CaptionedPlate(_Plate):
    """A plate that does so too when its parts have other words."""

    @override
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.LayoutRequest:
            # A caption is shorter, longer or in other letters now.
            self.place()
        return super().event(event)


class _Counted:
    """Figures and name over tokens or deck."""

    def __init__(self, plate: QWidget, things: QWidget) -> None:
        self.figures, self.name = FittedLabel(None, plate, fills=True), FittedLabel(None, plate, fills=True)
        self._things = things
        self.figures.setObjectName("figures")
        self.name.setObjectName("caption")
        things.setParent(plate)

    def say(self, figures: str, name: str, words: str) -> None:
        """How many they are, what they are, and both for whoever does not see the things."""
        self.figures.say(figures)
        self.figures.setAccessibleName(words)
        self.name.say(name)
        for label in (self.figures, self.name):
            label.setToolTip(tool_tip(words))
        self._things.setAccessibleName(words)

    @property
    def words(self) -> QRect:
        """Where on the plate figures and name are, without the gap above that letters leave."""
        return (self.figures.geometry() | self.name.geometry()).adjusted(0, self.figures.height() // 6, 0, 0)

    def place(self, place: layouts.CountedLayout) -> None:
        self.figures.setGeometry(place.figures.toRect())
        self.name.setGeometry(place.name.toRect())
        self._things.setGeometry(place.things.toRect())


class TokensPlate(_CaptionedPlate):
    """Plate with the score, and the tokens around the box lid under their figures."""

    def __init__(self, look: RenderContext, clocks: TokenTray, fuses: TokenTray) -> None:
        """Takes the trays in."""
        super().__init__(look)
        self.score = FittedLabel(None, self, fills=True)
        self.score.setObjectName("score")
        self._trays = clocks, fuses
        self.clocks, self.fuses = _Counted(self, clocks), _Counted(self, fuses)

    @override
    def place(self) -> None:
        layout = layouts.tokens_layout(QRectF(self.rect()), self.unit)
        self.score.setGeometry(layout.score.toRect())
        self.clocks.place(layout.clocks)
        self.fuses.place(layout.fuses)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        lid = self.lid()
        if not lid.isEmpty():
            painter = QPainter(self)
            self._look.draw(painter, lid, "lid", paint_box_lid)
            painter.end()

    def lid(self) -> QRectF:
        """Where the box lid lies, from one tray into the other; empty where the box has none on the table."""
        clocks, fuses = (tray.lid().translated(QPointF(tray.pos())) for tray in self._trays)
        return clocks.united(fuses)


class DeckPlate(_CaptionedPlate):
    """Plate with the deck under its figures."""

    opacity = 0.92

    def __init__(self, look: RenderContext, deck: DeckView) -> None:
        """Takes the deck in."""
        super().__init__(look)
        self._view = deck
        self.deck = _Counted(self, deck)

    @override
    def place(self) -> None:
        place = layouts.deck_layout(QRectF(self.rect()), self.unit)
        in_line = place.name.top() == place.figures.top()
        if in_line and self._view.turns:
            # Whose turns they are says as much as their name, and needs all the room of a line.
            place = replace(place, things=place.name.united(place.things))
        self.deck.name.setVisible(not (in_line and self._view.turns))
        self.deck.place(place)


class DiscardsPlate(_CaptionedPlate):
    """Plate with the discard pile under its caption."""

    opacity = 0.92

    def __init__(self, look: RenderContext, discards: QWidget) -> None:
        """Takes the pile in."""
        super().__init__(look)
        self._thing = discards
        self._empty = False
        self.caption = FittedLabel(None, self, fills=True)
        self.caption.setObjectName("caption")
        self.left = ExplainedButton(parent=self)
        """Asks what is left of all cards."""
        discards.setParent(self)

    def say(self, captions: tuple[str, str], left: str) -> None:
        """What stands over the pile, in a shorter word where the line is short, and on the button beside that."""
        self.caption.say(*captions)
        self.caption.setAccessibleName(captions[0])
        self.left.setText(left)
        self.left.set_key(LEFT_KEY.translated(), left)
        self.place()

    def set_empty(self, empty: bool) -> None:
        """Whether nothing is discarded yet."""
        if empty is not self._empty:
            self._empty = empty
            self.place()

    @override
    def place(self) -> None:
        layout = layouts.discards_layout(QRectF(self.rect()), self.unit, self._look.words_room)
        caption, thing = layout.caption, layout.thing
        # As long as nothing lies there, nothing has to be asked.
        self.left.setVisible(not self._empty)
        if not self._empty:
            line = caption.height()
            wide = min(self._fit_letters(line, caption.width() * 0.6), caption.width() * 0.6)
            self.left.setGeometry(QRectF(caption.right() - wide, caption.top(), wide, line).toRect())
            caption = caption.adjusted(0, 0, -wide - line / 4, 0)
        self.caption.setGeometry(caption.toRect())
        self._thing.setGeometry(thing.toRect())

    def _fit_letters(self, line: float, width: float) -> float:
        """How wide the button is on a line so high, in letters with which it is no wider than `width`, if there are any."""
        for letters in range(round(line * _BUTTON), _LEAST - 1, -1):
            sheet = (
                f"font-size: {letters}px; padding: 0 {letters // 2}px; border-width: 1px; border-radius: {letters // 2}px;"
                " min-height: 0; min-width: 0"
            )
            if sheet != self.left.styleSheet():
                self.left.setStyleSheet(sheet)
            wanted = self.left.sizeHint()
            if wanted.width() <= width and wanted.height() <= line:
                break
        return self.left.sizeHint().width()


class _Known(FittedLabel):
    """Words that lie over others for as long as there are any."""

    def __init__(self, look: RenderContext, parent: QWidget) -> None:
        """Without words, it is as if it were not there."""
        super().__init__(look, parent)
        self._ground = look
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setObjectName("newsDetails")
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        if not self.instead:
            return
        painter = QPainter(self)
        painter.fillRect(self.rect(), self._ground.theme.panel)
        painter.end()
        super().paintEvent(event)


_OLDER = (0.4, 0.28, 0.16, 0.08)
"""Shares of their plate that a whole journal has over the news: the first with which these are large enough."""
_LETTERS = (2.0, 1.8, 1.65, 1.5, 1.4, 1.3, 1.2, 1.1, 1.0)
"""So many times as large as in the journal are the letters of the turns before: the first with which there is room."""
_BEFORE = 2
"""So many turns before the last one are told: of whoever looked away for a moment."""
_NEWEST = 1.4
"""Letters of the news are at least so many times as large as those."""
_MOST = 0.5
"""Share of the plate that they have at most."""
_YIELDING = 0.8
"""Letters of the news become no smaller than so many times their best size for that; weighty ones do not at all."""


class StoryPlate(_Plate):
    """Plate with what was before in small words, and below them in large ones the news: read from top to bottom."""

    opacity = 0.92

    def __init__(self, look: RenderContext, news: News, journal: JournalView) -> None:
        """Takes both in."""
        super().__init__(look)
        self._news, self._journal = news, journal
        self._older = False
        """Whether there are lines of what was before."""
        self._whole = False
        for part in (news, journal):
            part.setParent(self)
        self.known = _Known(look, self)
        """What somebody knows of a card that is looked at."""

    def show_bulletin(self, news: Bulletin, *, whole: bool) -> None:
        """Shows other news; with a `whole` journal, that tells them too. Where nothing has happened yet, hides itself."""
        self._whole = whole
        # Beside two or three lines a bar is no more than a speck; a click on them opens the whole journal.
        policy = Qt.ScrollBarPolicy.ScrollBarAsNeeded if whole else Qt.ScrollBarPolicy.ScrollBarAlwaysOff
        self._journal.setVerticalScrollBarPolicy(policy)
        self._journal.leave_out(0 if whole else news.turns)
        self._news.say(news)
        self._news.setVisible(bool(news.title))
        self._older = not self._journal.empty
        self.setVisible(self._older or bool(news.title))
        self.place()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Letters have no size before.
        self.place()

    @override
    def place(self) -> None:
        lay_out = partial(layouts.story_layout, QRectF(self.rect()), self.unit)
        _, whole = lay_out()
        self.known.setGeometry(whole.toRect())
        self.known.raise_()
        told = not self._news.isHidden()
        older = self._height_of_older(whole, lay_out) if self._older else 0.0
        journal, news = lay_out(older)
        self._journal.setGeometry(journal.toRect())
        self._journal.setVisible(older > 0)
        if told:
            self._news.fit(news.size().toSize())
        self._news.setGeometry(news.toRect())

    def _height_of_older(self, whole: QRectF, lay_out: Callable[[float], tuple[QRectF, QRectF]]) -> float:
        """How many pixels the older lines have, in letters as large as leave the news theirs."""
        if self._news.isHidden():
            self._journal.set_scale(1.0)
            return whole.height()
        # Its lines are broken at its width.
        self._journal.resize(round(whole.width()), self._journal.height())
        best = self._news.letters(whole.size().toSize())
        enough = min((best or 0.0) * (1.0 if self._news.weighty else _YIELDING), self._news.ease)

        def fits(older: float) -> bool:
            least = max(enough, 0.0 if self._whole else self._journal.font().pointSizeF() * _NEWEST)
            return bool(older) and self._news.letters(lay_out(older)[1].size().toSize(), least) is not None

        if self._whole:
            self._journal.set_scale(1.0)
            return next(filter(fits, (whole.height() * share for share in _OLDER)), whole.height() * _OLDER[-1])
        if best is None:
            return 0.0
        for turns, scale in product(range(_BEFORE, 0, -1), _LETTERS):
            self._journal.set_scale(scale)
            older = self._journal.height_of_last(turns)
            if older <= whole.height() * _MOST and fits(older):
                return older
        return 0.0


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

    @override
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
        far = self._look.television
        layout = layouts.table_layout(area, len(self._hands), capacity, suits, unit, far=far)
        for hand, place in zip(self._hands, layout.hands, strict=True):
            hand.place(place, room)
        self._fireworks.card_height = layout.firework
        self._fireworks.setGeometry(layout.fireworks.toRect())
        places = layout.tokens, layout.story, layout.deck, layout.discards
        for part, rect in zip(self._read, places, strict=True):
            part.setGeometry(rect.toRect())


class Surface(QWidget):
    """Base of the boards of a played and of a replayed game: all views of a table, over its models."""

    foot: QWidget
    """What lies below the table."""

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
        self.deck = DeckView(look)
        self.news = News(look)
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
        """Shows what `view` has besides its models, in the language of the moment."""
        self._view = view
        # Each for itself: if one fails, no other may go on showing what was for other eyes.
        run_all(
            partial(self.deck.set_cards, view.seen.deck_left),
            partial(self.say_words, view),
        )

    def consider(self, hint: Hint | None) -> None:
        """Says what this hint would point at, for as long as mouse or keyboard are at it."""
        self._hint = hint
        self._show_known()

    def _considered_words(self) -> str:
        options = self._view.seen.options if self._view else None
        option = options.hints.get(self._hint) if options and self._hint else None
        if self._view is None or self._hint is None or option is None or option.refusal:
            return ""
        return considered_text(self._hint, len(option.touched), self._view.names, self._view.seen.rules)

    def _show_known(self) -> None:
        """What a click would do, or what the owner of the card that somebody looks at knows of it, in the usual place."""
        cards = (hand.considered_card for hand in sorted(self.hand_views, key=QWidget.hasFocus))
        card = next(filter(None, cards), None)
        known = knowing_text(card, self._view) if isinstance(card, TableCard) and self._view is not None else ""
        self.show_instead(self._considered_words() or known)

    def say_words(self, view: ScreenView) -> None:
        """All words on the table, in the language of the moment."""
        run_all(
            # In a replay the journal tells it, in the midst of what was before and comes after.
            lambda: self.story.show_bulletin(
                bulletin(view) if view.replayed is None else Bulletin(""), whole=view.replayed is not None
            ),
            lambda: self.deck.set_turns(
                [(view.names[seat], view.badges[seat]) for seat in view.seen.last_turns],
                table_words.last_turns_text(view),
            ),
            lambda: self._say_captions(view),
            self.journal.go_to_the_end,
            self._show_known,
        )

    def tell(self, words: str) -> None:
        """Says something in the place of the news, until there are others."""
        self.story.show_bulletin(Bulletin(words, with_badges=(RichText(words), RichText())), whole=True)

    def retranslate(self, view: ScreenView) -> None:
        """The same in another language, in another size of letters, or on a television."""
        run_all(self.stage.place, partial(self.say_words, view))

    def _say_captions(self, view: ScreenView) -> None:
        """What stands over and beside the things."""
        words, rules = box_of(view.edition.kit).words, view.seen.rules
        # The same words in whatever room there is; ears have all of them.
        whole, *shown = table_words.standing_texts(view)
        self.tokens.score.say(*shown)
        self.tokens.score.setAccessibleName(whole)
        self.tokens.clocks.say(
            table_words.count_text(view.clocks, rules.clocks),
            words.clocks_title.translated(),
            words.clocks_count.translated(available=view.clocks, total=rules.clocks),
        )
        self.tokens.fuses.say(
            table_words.count_text(view.mistakes, rules.mistakes),
            table_words.mistakes_title(),
            words.fuses_count.translated(mistakes=view.mistakes, limit=rules.mistakes),
        )
        name, figures = table_words.deck_count(view)
        self.stack.deck.say(figures, name, table_words.deck_text(view))
        self.arrange()
        self.pile.say((tr("Board", "Discard pile"), tr("Board", "Discards", "short")), tr("Board", "What’s left?"))
        self.discards.setAccessibleName(table_words.discards_text(view))
        self.pile.set_empty(not view.seen.discards)
        self.journal.setAccessibleName(tr("Board", "Journal"))
        self.fireworks.setAccessibleName(table_words.fireworks_text(view))

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.arrange()

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Letters that were changed while this page was not to be seen have their size only now.
        self.arrange()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        shown = self.fireworks.geometry().translated(self.stage.pos())
        band = round(shown.top() / self.height(), 2), round(shown.bottom() / self.height(), 2)
        paint = partial(paint_table_background, band=band)
        self._look.draw(painter, QRectF(self.rect()), ("table", band), paint, file="table", opaque=True)
        painter.end()


def set_tab_order(board: Surface, first: int) -> None:
    """Has Tab go around the hands from the seat `first` on, to what can be done now, and then over the table.

    It is the same way at every table, wherever its parts lie. A part that is not named here comes last.
    """
    hands = board.hand_views
    trays = board.clocks, board.fuses
    parts = (
        *hands[first:],
        *hands[:first],
        board.foot,
        board.news,
        board.fireworks,
        *trays,
        board.discards,
        board.pile,
    )
    # Not along the chain of focus: PySide would make each widget of the window the keeper of the next one.
    inside = [each for each in board.findChildren(QWidget) if each.window() is board.window()]
    stops = [each for each in inside if each.focusPolicy() & Qt.FocusPolicy.TabFocus]
    ordered: list[QWidget] = []
    for part in (*parts, board.journal, board):
        ordered += [stop for stop in stops if stop not in ordered and (stop is part or part.isAncestorOf(stop))]
    for one, next_one in pairwise(ordered):
        QWidget.setTabOrder(one, next_one)
