"""The page of a replay: the table as it was at any turn, and which clicks lead to a turn."""

from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QComboBox, QMenu, QWidget
from shiboken6 import isValid

from hanabi_desktop.board.announcer import Announcer
from hanabi_desktop.board.hand_view import HandView
from hanabi_desktop.board.journal import JournalView
from hanabi_desktop.board.pages import BoardPage
from hanabi_desktop.board.sheets import JournalSheet, LeftSheet
from hanabi_desktop.board.surface import Surface, set_tab_order
from hanabi_desktop.boxes import box_of
from hanabi_desktop.compat import override
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded, run_all
from hanabi_desktop.models.rows import ROW_ROLE, Index
from hanabi_desktop.models.table import DiscardCell, Firework, TableModels, Token, TokenKind
from hanabi_desktop.painting.layout import board_layout
from hanabi_desktop.painting.svg import paint_svg
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rules import Everybody, Eyes, Open, Seat, TurnView
from hanabi_desktop.screen.replay_screen import ReplayScreen
from hanabi_desktop.screen.view import ScreenView
from hanabi_desktop.screens.replay.bar import FACTORS, ReplayBar
from hanabi_desktop.table.view import TableCard
from hanabi_desktop.widgets.appearance import MotionPolicy
from hanabi_desktop.widgets.buttons import ExplainedButton, sign_icon
from hanabi_desktop.widgets.keyboard import COMMANDS
from hanabi_desktop.widgets.layouts import FittingScrollArea
from hanabi_desktop.widgets.requests import Requests
from hanabi_desktop.wording import replay as replay_words
from hanabi_desktop.wording.advice import advice_text
from hanabi_desktop.wording.announcements import NO_CARD, NO_COMPUTER, NOTHING_YET, state_announcement
from hanabi_desktop.wording.keys import REPLAY_PLAY_KEY
from hanabi_desktop.wording.reasons import PERSONS_TURN, whole_text
from hanabi_desktop.wording.replay import card_entries, laid_entry, turn_entry
from hanabi_desktop.wording.text import tr
from hanabi_desktop.wording.tokens import TokenWords

_CLICKS = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease, QEvent.Type.MouseButtonDblClick)

Entries = list[tuple[int, str]]
"""Turns to which one can go, and what happened there."""


class Jumps(QObject):
    """Event filter on the board of a replay: a click on a thing leads to the turns that it tells of."""

    chosen = Signal(int)
    """The turn to go to."""

    def __init__(self, board: Surface, screen: ReplayScreen) -> None:
        """Leads to the turns of the record at `screen`."""
        super().__init__(board)
        self._board, self._screen = board, screen
        self.whole: ScreenView = screen.whole
        """The table at the end of the record, whose journal tells of all turns; to be set anew for other eyes."""
        things: tuple[QAbstractItemView, ...] = (board.fireworks, board.clocks, board.fuses, board.discards)
        self._viewports = {view.viewport(): view for view in (*board.hand_views, *things)}
        for viewport, view in self._viewports.items():
            viewport.installEventFilter(self)
            # A click leads to a turn, and the arrows go on from there.
            view.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.lead(board.journal)

    def lead(self, journal: JournalView) -> None:
        """From now on the lines of this journal lead to their turns."""
        journal.clicked.connect(lambda index: self.chosen.emit(journal.turn_at(index.row())))

    # What was asked

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        # While a window is being deleted, what is in it must not be touched any more.
        if not isinstance(event, QContextMenuEvent | QMouseEvent) or not isValid(self):
            return False
        view = self._viewports[watched] if isinstance(watched, QWidget) else None
        if view is None:
            return False
        if isinstance(event, QContextMenuEvent):
            self._ask(view, event.pos())
            return True
        if event.type() in _CLICKS:
            if event.type() == QEvent.Type.MouseButtonRelease and event.button() == Qt.MouseButton.LeftButton:
                self._ask(view, event.position().toPoint())
            return True
        # Nothing is carried away.
        return bool(event.buttons() & Qt.MouseButton.LeftButton)

    def _ask(self, view: QAbstractItemView, point: QPoint) -> None:
        index = view.indexAt(point)
        if index.isValid():
            self._offer(self.entries(index), view.viewport().mapToGlobal(point))

    def activate_focused(self, view: QWidget) -> bool:
        """Goes to a turn of the focused item; returns whether there was one to go to."""
        if isinstance(view, JournalView):
            self.chosen.emit(view.turn_at(view.currentIndex().row()))
            return True
        if not isinstance(view, QAbstractItemView) or view.viewport() not in self._viewports:
            return False
        index = view.currentIndex()
        if not index.isValid():
            return False
        self._offer(self.entries(index), view.viewport().mapToGlobal(view.visualRect(index).center()))
        return True

    def step_line(self, journal: JournalView, lines: int) -> None:
        """Goes on by this number of lines, or back if it is negative, and the table with it."""
        here = journal.currentIndex().row()
        # At the deal the keyboard may be on the first line already.
        here = here if journal.turn_at(here) == self._screen.turn else journal.latest.row()
        row = min(max(here + lines, -1), len(journal.rows) - 1)
        self._screen.go(journal.turn_at(row))
        # It may be a remark, which has no turn of its own.
        journal.setCurrentIndex(journal.model().index(row, 0))

    # Where it leads

    def entries(self, index: Index) -> Entries:
        """The turns that a thing tells of."""
        course, value = self._screen.replay.course, index.data(ROW_ROLE)
        match value:
            case TableCard(id=card):
                return card_entries(course.story(card), self.whole, self._words)
            case DiscardCell(card=face):
                return self._turns(*(laid.turn for laid in course.discarded(face, self._screen.turn)))
            case Firework(suit=suit):
                return [(laid.turn, laid_entry(laid.turn, laid.card)) for laid in course.built(suit)]
            case Token(kind=TokenKind.FUSE):
                return self._turns(*course.mistakes)
        return []

    def _turns(self, *turns: int) -> Entries:
        all_turns = self.whole.seen.turns
        return [(turn, turn_entry(all_turns[turn - 1], self.whole, self._words)) for turn in turns]

    @property
    def _words(self) -> TokenWords:
        return box_of(self.whole.edition.kit).words

    def _offer(self, entries: Entries, spot: QPoint) -> None:
        """One turn is gone to at once; of several, one is chosen."""
        if len(entries) == 1:
            self.chosen.emit(entries[0][0])
        if len(entries) < 2:
            return
        menu = QMenu(self._board)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for turn, words in entries:
            entry = menu.addAction(words.replace("&", "&&"))
            entry.setCheckable(True)
            entry.setChecked(turn == self._screen.turn)
            entry.triggered.connect(lambda _checked, turn=turn: self.chosen.emit(turn))
        menu.popup(spot)


_MOST = 0.4
"""Maximum ratio of the bar's height to the page's; with larger letters the bar is scrolled."""


def _paint_start(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    paint_svg(painter, rect, theme, "replay/play-on", theme.on_accent)


class ReplayBoard(Surface):
    """The board of a replay, with the replay bar below it."""

    def __init__(self, models: TableModels, look: RenderContext, requests: Requests, bar: ReplayBar) -> None:
        """Takes the bar in."""
        super().__init__(models, look, requests)
        self.bar = bar
        # What came of it is told on the bar.
        self.journal.be_brief()
        self.foot = FittingScrollArea(bar)
        self.foot.setProperty("bare", True)
        self.foot.setParent(self)
        self.start = ExplainedButton(parent=self.stage, primary=True)
        """The play button in the middle of the table at the deal."""
        self.start.setProperty("large", True)
        self.start.chosen.connect(bar.toggle)
        self._name_start()
        look.changed.connect(self._draw_start)
        bar.resized.connect(self.arrange)

    def offer_start(self, on: bool) -> None:
        """Whether to play from the start is offered."""
        if not on and self.start.hasFocus():
            self.bar.slider.setFocus()
        self.start.setVisible(on)
        self.start.raise_()

    def _name_start(self) -> None:
        words = tr("Replay", "Play from the start")
        self.start.setText(words)
        self.start.set_key(REPLAY_PLAY_KEY.translated(), words)
        self._draw_start()

    def _draw_start(self) -> None:
        size = self.start.fontMetrics().height()
        self.start.setIcon(sign_icon(_paint_start, self._look, size, self.devicePixelRatioF()))
        self.start.setIconSize(QSize(size, size))

    @override
    def arrange(self) -> None:
        """The bar has the room it needs, and the table the rest."""
        window = self.window()
        usual = board_layout(window.size(), self.height(), menus=not window.isFullScreen()).foot
        foot = round(max(usual, min(self.bar.height_for(self.width()), self.height() * _MOST)))
        self.stage.setGeometry(0, 0, self.width(), max(0, self.height() - foot))
        self.foot.setGeometry(0, self.height() - foot, self.width(), foot)
        # Whoever clicks at once finds every button where it will be.
        self.bar.lines.activate()
        self._draw_start()
        letter = self.start.fontMetrics().height()
        self.start.resize(self.start.sizeHint() + QSize(2 * letter, letter))
        place = self.start.rect()
        place.moveCenter(self.fireworks.geometry().center())
        self.start.setGeometry(place)

    @override
    def show_instead(self, words: str) -> None:
        self.bar.message.show_instead(words)

    @override
    def retranslate(self, view: ScreenView) -> None:
        run_all(self._name_start, partial(super().retranslate, view), self.bar.retranslate)


Key = Qt.Key

_QUESTIONS = (Key.Key_I, Key.Key_K, Key.Key_W, Key.Key_H)
"""Keys that ask for the same as at the table."""
_CARDS = (Key.Key_A, Key.Key_S)
"""Keys that a hand answers while it has the keyboard."""


def _eyes(key: int) -> Eyes | None:
    """Whose eyes a key stands for; None of any other key."""
    if Key.Key_1 <= key <= Key.Key_5:
        return Seat(key - Key.Key_1)
    return Open() if key == Key.Key_O else Everybody() if key == Key.Key_0 else None


class ReplayKeys(QObject):
    """Event filter for the keys of a replay, wherever the focus is on its page."""

    asked = Signal(int)
    """One of the keys by which something is asked."""

    def __init__(self, page: QWidget, screen: ReplayScreen, bar: ReplayBar, jumps: Jumps) -> None:
        """What is added to the page later is not watched, unless it is given to `watch`."""
        super().__init__(page)
        self._screen, self._bar, self._jumps = screen, bar, jumps
        self.watch(page)

    def watch(self, part: QWidget) -> None:
        """Part of the page, and all that lies in it now."""
        for widget in (part, *part.findChildren(QWidget)):
            # Lists that unfold are windows of their own, where the arrows choose.
            if widget.window() is part.window():
                widget.installEventFilter(self)

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not (isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and isValid(self)):
            return False
        if not isinstance(watched, QWidget) or not watched.hasFocus() or event.modifiers() & COMMANDS:
            return False
        return self._go(event.key(), watched) or self._look(event.key(), watched)

    def _go(self, key: int, watched: QWidget) -> bool:
        """Handles keys that go to another turn."""
        screen = self._screen
        # In hands and piles the arrows go from one to the next, in choices Up and Down do.
        things = isinstance(watched, QAbstractItemView) and not isinstance(watched, JournalView)
        match key:
            case Key.Key_Up | Key.Key_Down if isinstance(watched, JournalView):
                self._jumps.step_line(watched, 1 if key == Key.Key_Down else -1)
            case Key.Key_Up | Key.Key_Down if isinstance(watched, QComboBox):
                return False
            case Key.Key_Left | Key.Key_Down if not things:
                screen.step(-1)
            case Key.Key_Right | Key.Key_Up if not things:
                screen.step(1)
            case Key.Key_PageUp:
                screen.step_rounds(-1)
            case Key.Key_PageDown:
                screen.step_rounds(1)
            case Key.Key_Home:
                screen.go(0)
            case Key.Key_End:
                screen.go(screen.turns)
            case Key.Key_Space if not isinstance(watched, QAbstractButton | QComboBox):
                self._bar.toggle()
            # What it opens with is the large button in the middle of the table.
            case Key.Key_Return | Key.Key_Enter if watched is self._bar.slider.focusProxy():
                self._bar.toggle()
            case Key.Key_Return | Key.Key_Enter:
                return self._jumps.activate_focused(watched)
            # What lies over the table is taken away first.
            case Key.Key_Escape if self._bar.isEnabled():
                self._bar.leave.chosen.emit()
            case _:
                return False
        return True

    def _look(self, key: int, watched: QWidget) -> bool:
        """Handles keys that change speed or view, or ask for something."""
        screen = self._screen
        if key in (Key.Key_Plus, Key.Key_Minus):
            screen.set_pace(screen.pace + (1 if key == Key.Key_Plus else -1))
            return True
        if key in _QUESTIONS or (key in _CARDS and not isinstance(watched, HandView)):
            self.asked.emit(key)
            return True
        eyes = _eyes(key)
        if eyes is None:
            return False
        if eyes in screen.choices and eyes != screen.eyes:
            screen.look_with(eyes)
        else:
            self.asked.emit(key)
        return True


class ReplayPage(BoardPage):
    """Page of a replay, which follows a ReplayScreen."""

    left = Signal()
    """Back to where one came from."""
    continued = Signal()
    """A new game is to begin at the turn that is looked at."""
    board: ReplayBoard

    def __init__(
        self,
        screen: ReplayScreen,
        look: RenderContext,
        motion: MotionPolicy = MotionPolicy.FULL,
        *,
        continuable: bool = True,
    ) -> None:
        """`continuable` says whether new games may begin from this one, once it is over."""

        def make_board(models: TableModels, requests: Requests) -> ReplayBoard:
            return ReplayBoard(models, look, requests, ReplayBar(screen, look, requests, continuable=continuable))

        super().__init__(screen, make_board, look, motion)
        self.replay_screen = screen
        self.bar = self.board.bar
        self._column.addWidget(self.board)
        self.jumps = Jumps(self.board, screen)
        self.announcer = _ReplayAnnouncer(self, screen)
        self._keys = ReplayKeys(self, screen, self.bar, self.jumps)
        set_tab_order(self.board, self._shown.seen.current)
        self._keys.asked.connect(self.announcer.answer)
        screen.changed.connect(self._refresh)
        screen.paced.connect(self._offer_start)
        screen.happened.connect(self.motion.play)
        self.jumps.chosen.connect(self._go)
        self.bar.leave.chosen.connect(self.left)
        self.bar.go_on.chosen.connect(screen.pause)
        self.bar.go_on.chosen.connect(self.continued)
        say, hands = partial(self.announcer.say, eyes=Everybody()), self.models.hands
        self.requests.card_asked.connect(lambda card: say(hands[card.seat].spoken(card.id)))
        self.requests.hand_asked.connect(lambda seat: say(hands[seat].spoken()))
        self._show(self._shown)

    def take_focus(self) -> None:
        """The keyboard comes to the slider, from where all its keys lead through the game."""
        self.bar.slider.setFocus()

    @override
    def toggle_sheet(self, kind: type[LeftSheet | JournalSheet]) -> None:
        super().toggle_sheet(kind)
        if isinstance(self.sheet, JournalSheet):
            # Its lines lead to their turns, too.
            self.jumps.lead(self.sheet.journal)
            self._keys.watch(self.sheet)
            self._show_line()

    def _go(self, turn: int) -> None:
        """To a turn that was chosen; the table is to be seen there."""
        self.replay_screen.go(turn)
        self.close_sheet()

    def _refresh(self) -> None:
        before, view = self._next_view()
        if view.seen.eyes != before.seen.eyes:
            self.jumps.whole = self.replay_screen.whole
            # What was pointed at was another card to other eyes.
            for hand in self.board.hand_views:
                hand.forget(place=True)
        self._show(view)
        self.announcer.follow(view)

    def _show(self, view: ScreenView) -> None:
        run_all(
            # All lines are there, so that one can go on to them, too.
            partial(self.models.update, view, self.jumps.whole),
            partial(self.board.show_view, view),
            self._show_line,
            self.bar.follow,
            self._offer_start,
        )

    def _offer_start(self) -> None:
        screen = self.replay_screen
        self.board.offer_start(bool(screen.turns) and not screen.turn and not screen.playing)

    def _show_line(self) -> None:
        """The line of the turn that is looked at."""
        rows, turn = self.models.journal.rows, self.replay_screen.turn
        found = (row for row, line in enumerate(rows) if isinstance(line, TurnView) and line.number == turn - 1)
        row = next(found, -1)
        self.board.journal.set_latest(row)
        # Which lines are in sight decides how much room the news leaves them.
        self.board.story.place()
        if isinstance(self.sheet, JournalSheet):
            self.sheet.journal.set_latest(row)


class _ReplayAnnouncer(Announcer):
    """Says what happened at each turn one comes to, and how the game stands where that is something new."""

    def __init__(self, page: ReplayPage, screen: ReplayScreen) -> None:
        super().__init__(page, screen.view)
        self._screen, self._hands = screen, page.models.hands
        self._turn, self._eyes = screen.turn, screen.eyes
        self._playing, self._pace = screen.playing, screen.pace
        screen.paced.connect(self._follow_pace)
        screen.explained.connect(self._tell_why)

    def answer(self, key: int) -> None:
        """Says what a key asks for: how the game stands, what is known of a hand, or why a computer did it."""
        view = self._screen.view
        if key == Key.Key_I:
            self.say("\n".join(state_announcement(view, box_of(view.edition.kit).words)), Everybody())
        elif key == Key.Key_K:
            hand = self._hands[view.seen.current if view.seen.viewer is None else view.seen.viewer]
            self.say(hand.spoken(), Everybody())
        elif key in _CARDS:
            where = tr("Replay", "Tab goes to the hands, the arrows to their cards.")
            self.say(f"{NO_CARD.translated()} {where}", Everybody())
        elif _eyes(key) == self._eyes:
            self._say_eyes()
        elif key == Key.Key_H:
            self.say(tr("Replay", "Advice is given only while a game is being played."), Everybody())
        elif key != Key.Key_W:
            self.refuse()
        elif not self._tell_why():
            told = view.last_turn and replay_words.persons_reason(view.last_turn, view, self._screen.seen_before)
            why = NOTHING_YET.translated() if told is None else told or PERSONS_TURN.translated()
            self.say(why if any(view.computers) else NO_COMPUTER.translated(), Everybody())

    def _say_eyes(self) -> None:
        self.say(f"{replay_words.eyes_name(self._eyes, self._screen.view.names)}.", Everybody())

    def _tell_why(self) -> bool:
        """Says why a computer did it, or what it would rather have done; returns whether that is known."""
        screen, choice, advice = self._screen, self._screen.choice, self._screen.advice
        if told := whole_text(choice, screen.asked) if choice else advice and advice_text(advice, screen.asked):
            self.say(told, Everybody())
        return bool(told)

    def _follow_pace(self) -> None:
        if self._pace != self._screen.pace:
            self._pace = self._screen.pace
            self.say(replay_words.pace_text(FACTORS[self._pace]), Everybody())
        if self._playing != self._screen.playing:
            self._playing = self._screen.playing
            self.say(replay_words.playing_text(self._playing), Everybody())

    @override
    def start(self, view: ScreenView) -> list[str]:
        return [
            replay_words.replay_announcement(view, self._screen.replay.over),
            f"{replay_words.standing_text(self._screen.turn, self._screen.replay.course)}.",
        ]

    @override
    def follow(self, view: ScreenView) -> None:
        before, self._turn = self._turn, self._screen.turn
        if self._eyes != self._screen.eyes:
            self._eyes = self._screen.eyes
            self._say_eyes()
        if self._turn != before:
            standings = self._screen.replay.course.standings
            onwards = self._turn == before + 1
            words = box_of(view.edition.kit).words
            now = standings[self._turn]
            earlier = self._screen.seen_before
            told = replay_words.step_announcement(view, words, standings[before], now, earlier, onwards=onwards)
            self.say(told, Everybody())
            self._tell_why()
