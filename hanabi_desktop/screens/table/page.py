"""The page of a game that is played."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QDeadlineTimer, QEvent, Qt, QTimer, Signal
from PySide6.QtGui import QAccessible, QKeyEvent
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from hanabi_desktop.board.announcer import Announcer
from hanabi_desktop.board.pages import BoardPage, Pages
from hanabi_desktop.board.sheets import JournalSheet, LeftSheet
from hanabi_desktop.board.surface import begin_tabs_at, set_tab_order
from hanabi_desktop.boxes import box_of
from hanabi_desktop.compat import override
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.faults.guard import guarded, run_all
from hanabi_desktop.practice import Chapter
from hanabi_desktop.rules import Discard, Everybody, Hint, IllegalAction, Play, Refusal, TurnAction
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screen.view import LookAway, Paused, Private, Public, Revealing, ScreenView
from hanabi_desktop.screens.finale.page import FinalePage
from hanabi_desktop.screens.table.board import Board
from hanabi_desktop.screens.table.carrying import Carrying
from hanabi_desktop.screens.table.cover_page import CoverPage, IdleTimer, asks_how_to_read
from hanabi_desktop.screens.table.hints import offers
from hanabi_desktop.screens.table.keys import TableKeys, first_text, undone_text
from hanabi_desktop.screens.table.pointer import Pointer
from hanabi_desktop.screens.table.reveal import Reveal
from hanabi_desktop.screens.table.strip import Strip
from hanabi_desktop.screens.table.teacher import Teacher
from hanabi_desktop.table.actions import TableAction, TokenMove, WriteNote
from hanabi_desktop.table.moments import moments
from hanabi_desktop.table.state import Speech
from hanabi_desktop.table.view import TableCard
from hanabi_desktop.widgets.appearance import MotionPolicy
from hanabi_desktop.widgets.keyboard import COMMANDS
from hanabi_desktop.wording.announcements import NO_CARD, NO_HINT, NOTE_KEPT, ON_SCREEN, UNTOLD, state_announcement
from hanabi_desktop.wording.table import refusal_text
from hanabi_desktop.wording.text import tr

ACTIVATION_TIMEOUT = 3000
"""Timeout in milliseconds for a window that was asked to come to the front."""


class TablePage(BoardPage):
    """One table from the deal to the score: board, cover and finale, shown as the phase wants it."""

    board: Board
    ended = Signal()
    """The game is over, and its end is told."""

    def __init__(
        self,
        screen: SharedScreen,
        look: RenderContext,
        parent: QWidget | None = None,
        motion: MotionPolicy = MotionPolicy.FULL,
    ) -> None:
        """Follows `screen` until it is deleted."""
        super().__init__(screen, lambda models, requests: Board(models, look, requests), look, motion, parent)
        self.shared_screen = screen
        # Below a dragged card, which is raised each time: the z-order must not tell that a card was dragged.
        self.reveal = Reveal(screen, self.board, self.motion, look)
        self.carrying = Carrying(self.board, look, self.requests, self.motion, lambda: offers(self.view))
        self.cover = CoverPage(look, self.requests)
        self._pages = Pages(self._move_focus)
        for page in (self.board, self.cover):
            self._pages.addWidget(page)
        self._column.addWidget(self._pages)
        self._finale: FinalePage | None = None
        self.teacher: Teacher | None = None
        """Who leads through a practice game; None in every other."""
        self.asks_to_look_away = False
        """Whether a page asks everyone else to look away before each turn."""
        self.asks_before_cards = False
        """Whether plays and discards have to be confirmed."""
        self._considered: Hint | None = None
        self._first_by_tab = -1
        self._asked_at: QWidget | None = None
        """The widget that had the focus before a question took it."""
        self._spoken_of: Sequence[int] = ()
        """The cards that advice or a reason is about."""
        self.announcer = Announcer(self, self._shown)
        # The teacher holds computers up.
        self.announcer.holds = lambda: self.teacher is not None and self.teacher.holds
        self.idle = IdleTimer(self)
        self._keys = TableKeys(self.board, self.requests)
        self._awaited = QDeadlineTimer()
        self._connect()
        self._refresh()

    def _connect(self) -> None:
        self.shared_screen.changed.connect(self._refresh)
        self.shared_screen.token_moved.connect(self._token_moved)
        self._look.changed.connect(self.update)
        board, screen, requests = self.board, self.shared_screen, self.requests
        requests.action_chosen.connect(self._act)
        requests.action_struck.connect(self._strike)
        requests.hint_considered.connect(self._preview)
        requests.impossible_chosen.connect(self.announcer.refuse)
        requests.look_away_chosen.connect(partial(self._try, screen.look_away))
        requests.view_chosen.connect(self._open_view)
        requests.cover_chosen.connect(screen.cover)
        requests.note_chosen.connect(board.note.ask)
        requests.speech_chosen.connect(screen.table.choose_speech)
        requests.card_asked.connect(self._speak_card)
        requests.hand_asked.connect(self._speak)
        requests.state_asked.connect(self._speak_state)
        for wanted in (self.idle.typed, board.panel.buttons_wanted):
            wanted.connect(partial(board.show_buttons, on=True))
        # Esc leads back from there, and covers nothing: that would be noted as a look.
        board.panel.buttons_wanted.connect(board.panel.hints.target.setFocus)
        self.motion.ended.connect(board.panel.turn.offer)
        self.idle.timed_out.connect(screen.cover)
        self.idle.counted.connect(board.panel.count_down)
        self.idle.counted.connect(lambda seconds: self.sheet.count_down(seconds) if self.sheet else None)
        board.discards.asked.connect(partial(self.toggle_sheet, LeftSheet))
        board.journal.clicked.connect(lambda: self.toggle_sheet(JournalSheet))
        board.confirm.confirmed.connect(partial(self._try, screen.act))
        board.confirm.struck.connect(self._strike)
        board.confirm.closed.connect(self._unasked)
        board.note.closed.connect(self.take_focus)
        board.note.written.connect(self._write)

    # Actions

    def _act(self, action: TableAction) -> None:
        if self.teacher is not None and self.teacher.declines(action):
            return
        if self.asks_before_cards and isinstance(action, Play | Discard):
            self._ask(action)
        else:
            self._try(self.shared_screen.act, action)

    @property
    def is_busy(self) -> bool:
        """Whether something else than the table is looked at, or somebody has begun something: no computer acts meanwhile."""
        seen = self.isVisible() and self.isEnabled() and self._page(self.view) is self.board
        pressed = QApplication.mouseButtons() != Qt.MouseButton.NoButton
        asked = QApplication.activePopupWidget() or QApplication.activeModalWidget()
        begun = pressed or asked is not None or self.board.note.isVisible()
        return isinstance(self.view.phase, Revealing) or begun or self.announcer.holds() or not seen

    def _try(self, do: Callable[..., None], *values: object) -> None:
        """Calls `do`, and shows the reason if the rules refuse."""
        try:
            do(*values)
        except IllegalAction as refused:
            view = self.view
            reason = refusal_text(refused.refusal, box_of(view.edition.kit).words, view.seen.rules.multicolour)
            untold = refused.refusal in UNTOLD and not view.speaks_faces and self.board.confirm.isVisible()
            # Even a button that leads to the rule would tell that there is one.
            self.board.panel.say(reason, "" if untold else refused.refusal)
            self.announcer.refuse(reason, refused.refusal)

    def _open_view(self) -> None:
        """Opens the private view; in a window behind another one, once it has come to the front.

        Of the public table it is that of the turn; the page that asks to look away comes first where players want it,
        where a screen reader has to be told how to read the cards, and where everybody has to be told that it will.
        """
        phase, view = self.shared_screen.phase, self.shared_screen.view
        current = view.seen.current
        speech = view.speech[current]
        told_before = self.asks_to_look_away or asks_how_to_read(speech) or speech is Speech.ALOUD
        if isinstance(phase, Public) and told_before:
            self._try(self.shared_screen.look_away, current)
            return
        if not self.window().isActiveWindow():
            self._awaited.setRemainingTime(ACTIVATION_TIMEOUT)
            self.window().activateWindow()
            return
        if isinstance(phase, LookAway) and self.cover.asks:
            # Still wanted: nothing else was chosen meanwhile.
            self.shared_screen.table.choose_speech(phase.seat, Speech.ON_REQUEST)
        self._try(self.shared_screen.open_view)

    @guarded
    def event(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.WindowActivate:
            awaited = not self._awaited.hasExpired()
            self._awaited.setRemainingTime(0)
            if awaited and isinstance(self.shared_screen.phase, LookAway | Public):
                self._open_view()
        return super().event(event)

    def _speak_card(self, card: TableCard | None) -> None:
        if card is None:
            self.announcer.say(NO_CARD.translated(), Everybody())
        else:
            self._speak(card.seat, card.id)

    def _speak(self, seat: int, card: int | None = None) -> None:
        """Reads out a card or a whole hand on request; faces and notes only where they may be spoken."""
        hand, eyes = self.models.hands[seat], self.view.seen.eyes
        public = hand.spoken(card, private=False) if hand.own else ""
        heard = self.announcer.say(hand.spoken(card), eyes, public, asked=True)
        if hand.own:
            self.board.panel.say(hand.spoken(card), heard=heard)

    def _write(self, card: int, note: str) -> None:
        """Keeps a note, of which ears learn no more than that it is kept: the card may be read to nobody."""
        self._try(self.shared_screen.act, WriteNote(card, note))
        self.board.panel.tell(self.announcer.say(NOTE_KEPT.translated(), Everybody()))

    def _speak_state(self) -> None:
        """Reads out how the game stands: all of it lies open on the table."""
        view = self.view
        self.announcer.say("\n".join(state_announcement(view, box_of(view.edition.kit).words)), Everybody())

    def _strike(self, action: TurnAction, key: int) -> None:
        """Something is wanted by a key, or in a way that is easily meant otherwise."""
        if self.teacher is None or not self.teacher.declines(action):
            self._ask(action, key)

    def _ask(self, action: TurnAction, key: int = 0) -> None:
        """Asks to confirm an action; one that is not possible is refused at once, unless that would tell of cards."""
        refusal = self._refusal(action)
        if refusal is not None and (refusal not in UNTOLD or self.view.speaks_faces):
            self._try(self.shared_screen.act, action)
            return
        confirm, focused = self.board.confirm, QApplication.focusWidget()
        if focused is not None and not confirm.isAncestorOf(focused):
            self._asked_at = focused
        confirm.ask(action, self.view, key)
        # The question takes the focus, and a button that loses it previews no cards any more.
        self._preview(action if isinstance(action, Hint) else None)

    def _refusal(self, action: TurnAction) -> Refusal | None:
        options = self.view.seen.options
        if options is None:
            return Refusal.VIEW_NOT_OPEN
        if isinstance(action, Hint):
            unnamed = Refusal.COLOUR_NOT_NAMEABLE if self.view.clocks else Refusal.NO_CLOCK_TOKEN
            return options.hints[action].refusal if action in options.hints else unnamed
        return options.discard if isinstance(action, Discard) else options.play

    def _unasked(self, asked: TurnAction | None) -> None:
        self._preview(None)
        there, self._asked_at = self._asked_at, None
        # What was done leads on by itself: the button that asked for it is about to go.
        goes_back = asked is not None and isinstance(self.view.phase, Private)
        if goes_back and there is not None and isValid(there) and there.isVisible():
            # Another card of the same hand may be selected by now.
            there.setFocus()
        else:
            self.board.focus_for(self.view)
        if isinstance(asked, Hint) and isinstance(self.view.phase, Private) and not self.view.speaks_faces:
            # The same whether it was thought better of or points at nothing: nobody hears which.
            self.board.panel.tell(self.announcer.say(NO_HINT.translated(), Everybody()))

    def _preview(self, hint: Hint | None) -> None:
        self._considered = hint
        options = self.view.seen.options
        option = options.hints.get(hint) if options and hint else None
        if option and not option.refusal:
            self.models.preview(option.touched)
        else:
            self.models.preview(self._spoken_of, spoken_of=True)
        self.board.consider(hint)

    def point_at(self, cards: Sequence[int]) -> None:
        """Lights up the cards that are spoken of, while that stands in the place of the news."""
        self._spoken_of = cards
        self._preview(None)

    def _token_moved(self, move: TokenMove) -> None:
        if self.view.seen.end is None:
            self.motion.play((move,), master=True)

    @override
    def set_motion(self, motion: MotionPolicy) -> None:
        super().set_motion(motion)
        if self._finale is not None:
            self._finale.lake.set_policy(motion)

    # Showing

    def _refresh(self) -> None:
        # A view that was to open once the window is active was that of another moment.
        self._awaited.setRemainingTime(0)
        before, view = self._next_view()
        self._spoken_of = ()
        same_turn = before.turn == view.turn
        goes_on = same_turn and before.phase == view.phase
        # A player alone with computers needs no cover.
        alone = before.alone and view.alone and before.seen.viewer == view.seen.viewer
        same_eyes = goes_on or alone
        # Whoever has acted is at the own hand when it is their turn again; computers move nobody's keyboard.
        anew = not same_eyes or (before.acting and not view.acting)
        covers = isinstance(before.phase, Private) and same_turn and not goes_on
        undisturbed = goes_on and before.own == view.own
        # Whoever looks, or is being asked something, has the keyboard where it is.
        stays = undisturbed and (view.seen.viewer is not None or self._page(view) is self.cover)
        # The cover goes up before the models change, and comes down after: no face is shown to the wrong eyes.
        if not goes_on:
            # The table has changed, and nobody has seen it yet.
            turn = self.board.panel.turn
            turn.delay = self.reveal.delay_after
            turn.offer()
        page = self._page(view)
        if page is not self.board:
            self._pages.setCurrentWidget(page)
        run_all(
            partial(self.models.update, view),
            partial(self._preview, self._considered) if undisturbed else partial(self.board.forget, not same_eyes),
            *(() if same_eyes else (partial(self.board.show_buttons, on=self._wants_buttons(view)),)),
            partial(self.board.show_view, view),
            partial(self._show_pages, view),
            # Before the page is painted: what the teacher pointed at may have been for other eyes.
            *((partial(self.teacher.follow, view),) if self.teacher else ()),
            partial(self._pages.setCurrentWidget, page),
            # Over a turn that somebody else has taken it stays: nobody's eyes are others.
            *(() if page is self.board and before.seen.eyes == view.seen.eyes else (self.close_sheet,)),
            partial(self._order_tabs, view.seen.current if view.seen.viewer is None else view.seen.viewer),
            *(() if stays else (partial(self._focus, view, anew),)),
            # Paint now: what comes next may be slow, and nothing private may be visible meanwhile.
            # Of the page itself, Qt would not paint what lies under an opaque child.
            *((page.repaint,) if covers else ()),
            partial(self.reveal.follow, view),
            partial(self.idle.watch, isinstance(view.phase, Private)),
            partial(self.announcer.follow, view),
            *((self.ended.emit,) if view.seen.end and not before.seen.end else ()),
        )

    def _order_tabs(self, first: int) -> None:
        """Tab goes around the hands from the seat `first` on; the parts of the board are the same throughout a game."""
        if first != self._first_by_tab:
            (set_tab_order if self._first_by_tab < 0 else begin_tabs_at)(self.board, first)
            self._first_by_tab = first

    def _wants_buttons(self, view: ScreenView) -> bool:
        """Whether this viewer sees the buttons at first: one who uses the mouse gets the room for the cards."""
        by_key = self.board.panel.turn.by_key or self.cover.open.by_key
        return QAccessible.isActive() or (view.seen.viewer is not None and by_key)

    def _show_pages(self, view: ScreenView) -> None:
        if self.cover in (self._page(view), self._pages.currentWidget()):
            self.cover.cover(view)
        if view.seen.end is not None or self._finale is not None:
            record = self.shared_screen.table.record
            self.finale.show_view(view, moments(record) if view.seen.end else ())

    @property
    def finale(self) -> FinalePage:
        """The page of the result, created when first needed."""
        if self._finale is None:
            self._finale = FinalePage(self._look, self.requests, motion=self.motion.policy)
            self._pages.addWidget(self._finale)
        return self._finale

    def _page(self, view: ScreenView) -> QWidget:
        if isinstance(view.phase, LookAway | Paused):
            return self.cover
        if view.seen.end is not None:
            return self.finale
        return self.board

    @override
    def toggle_sheet(self, kind: type[LeftSheet | JournalSheet]) -> None:
        if self._page(self.view) is self.board:
            # A key that was meant for the sheet must not confirm an action.
            self.board.forget(places=False)
            super().toggle_sheet(kind)
        elif self._page(self.view) is self.cover:
            self._refuse_covered()

    def _focus(self, view: ScreenView, anew: bool = False) -> None:
        """Sets the focus where the phase goes on, so that Enter and arrows alone can play; `anew` for another viewer."""
        page = self._page(view)
        if page is self.cover:
            self.cover.first.setFocus()
        elif isinstance(view.phase, Revealing):
            # Nothing can be done now, and the focus must not tell who acted how.
            self.setAccessibleName(tr("Board", "The table"))
            self.setFocus()
        elif self.teacher is not None and self.teacher.take_keyboard():
            return
        elif page is self._finale:
            self.finale.again.setFocus()
        else:
            self.board.focus_for(view, anew)

    def _move_focus(self) -> None:
        # A page needs its texts before it gets the focus.
        view = self.view
        self._show_pages(view)
        self._focus(view, anew=True)

    def deal(self) -> None:
        """Shows the deal, once the table is laid out; the game does not wait for it."""
        QTimer.singleShot(0, self, self._deal)

    def _deal(self) -> None:
        view = self.view
        if isinstance(view.phase, Public) and not (view.seen.turns or view.announced or view.seen.end):
            self.motion.deal(view.seen.current)

    def take_focus(self) -> None:
        """Sets the focus where the game goes on."""
        self._focus(self.view)

    def come_back(self, whence: QWidget | None) -> None:
        """The same after a replay or a sheet; at the end of a game, on the button that led there."""
        if whence is not None and self._finale and self._finale.isAncestorOf(whence) and whence.isVisible():
            whence.setFocus()
        else:
            self.take_focus()

    def teach(self, chapter: Chapter, last: bool) -> Teacher:
        """Starts a teacher for this table; `last` if no chapter follows."""
        strip = self.place_above(Strip())
        self.teacher = Teacher(chapter, last, self.board, strip, Pointer(self._look, self))
        self.teacher.announce = self.speak_advice
        self.teacher.went_on.connect(self.take_focus)
        self.teacher.again_chosen.connect(self.shared_screen.table.take_back)
        self.finale.keep_nothing()
        view = self.view
        self.board.taught = True
        self.board.say_words(view)
        self.teacher.follow(view)
        self._focus(view)
        return self.teacher

    def speak_advice(self, text: str, asked: bool = False) -> str:
        """Reads out what the teacher or a computer says, and returns what all heard of it.

        In a private view it may tell of cards, and is for that player alone.
        """
        view = self.view
        repeats = view.seen.viewer is not None and view.may_hear(view.seen.viewer, asked=True)
        instead = (
            tr("Practice", "What to do is on the screen. Press H to hear it.") if repeats else ON_SCREEN.translated()
        )
        return self.announcer.say(text, view.seen.eyes, "" if asked else instead, asked=asked)

    def place_above(self, strip: Strip) -> Strip:
        """Shows the strip above the table."""
        strip.taken.connect(self.board.leave_room)
        self._column.insertWidget(0, strip)
        strip.show()
        return strip

    @override
    def retranslate(self) -> None:
        super().retranslate()
        if self.accessibleName():
            self.setAccessibleName(tr("Board", "The table"))
        self.reveal.say(self.view)
        self._show_pages(self._shown)
        if self.teacher is not None:
            self.teacher.retranslate()

    @guarded
    def keyPressEvent(self, event: QKeyEvent) -> None:
        view = self.view
        page = self._page(view)
        if event.key() == Qt.Key.Key_Escape and not isinstance(view.phase, Public):
            hints, here = self.board.panel.hints, QApplication.focusWidget()
            if here is not None and hints.isAncestorOf(here) and not event.isAutoRepeat():
                self.board.hand_views[hints.seat].setFocus()
            else:
                self.shared_screen.cover()
            self.board.show_buttons(on=self._wants_buttons(self.view))  # Opened by a click, they are closed so.
        elif event.key() == Qt.Key.Key_Escape and page is self.board:
            self.board.focus_for(view)
        elif (
            event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
            and view.waits_for_computer
            and not event.isAutoRepeat()
        ):
            self.requests.go_on_chosen.emit()
        elif not self._refuse_key(event, page) and (page is not self.board or not self._keys.press(event, view)):
            super().keyPressEvent(event)

    def _refuse_key(self, event: QKeyEvent, page: QWidget) -> bool:
        """Says why a key does nothing: on the cover all but one of the game's, and where nothing was done or taken back."""
        if undone := undone_text(event, self.view):
            self.announcer.say(undone, Everybody())
        elif page is not self.cover or event.modifiers() & COMMANDS or not event.text().isalnum():
            return False
        elif event.key() == Qt.Key.Key_I:
            self._speak_state()
        else:
            self._refuse_covered()
        return True

    def _refuse_covered(self) -> None:
        """Says what comes first where the table is covered."""
        phase = self.view.phase
        first = first_text(self.view.names[phase.seat]) if isinstance(phase, LookAway) else self.cover.request.text()
        self.announcer.say(first, Everybody())

    @guarded
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self._keys.release(event)
        super().keyReleaseEvent(event)
