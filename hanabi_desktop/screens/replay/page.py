"""A game that is looked at again: the same table as it was played on, at any of its turns."""

from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QVBoxLayout, QWidget
from typing_extensions import override

from hanabi_desktop.board.announcer import Announcer
from hanabi_desktop.board.motion.board_motion import BoardMotion
from hanabi_desktop.board.pages import Pages
from hanabi_desktop.board.sheets.journal import JournalSheet
from hanabi_desktop.board.sheets.sheets import SheetKind, Sheets
from hanabi_desktop.board.tab_order import set_tab_order
from hanabi_desktop.boxes import box_of
from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.catching import each
from hanabi_desktop.models.table import TableModels
from hanabi_desktop.rules import Event, TurnView
from hanabi_desktop.screen.replay_screen import ReplayScreen
from hanabi_desktop.screen.view import ScreenView
from hanabi_desktop.screens.replay.bar import FACTORS, ReplayBar
from hanabi_desktop.screens.replay.board import ReplayBoard
from hanabi_desktop.screens.replay.jumps import Jumps
from hanabi_desktop.screens.replay.keys import ReplayKeys
from hanabi_desktop.widgets.motion_policy import MotionPolicy
from hanabi_desktop.widgets.requests import Requests
from hanabi_desktop.widgets.translated import Translated
from hanabi_desktop.wording.replay import eyes_name, pace_told, playing_told, replay_begun, standing_text, step_told


class ReplayPage(QWidget, Translated):
    """Follows a replay screen; whatever belongs to a game that goes on is not there."""

    left = Signal()
    """Back to where one came from."""
    continued = Signal()
    """A new game is to begin at the turn that is looked at."""

    def __init__(
        self,
        screen: ReplayScreen,
        look: Look,
        parent: QWidget | None = None,
        motion: MotionPolicy = MotionPolicy.FULL,
        *,
        continuable: bool = True,
    ) -> None:
        """`continuable` says whether new games may begin from this one, once it is over."""
        super().__init__(parent)
        self.replay_screen = screen
        view = screen.view
        self.models = TableModels(view.seen.players, self)
        self.requests = Requests(self)
        self.bar = ReplayBar(screen, look, self.requests, continuable=continuable)
        self.board = ReplayBoard(self.models, look, self.requests, self.bar)
        self.motion = BoardMotion(self.board, look, motion)
        self.jumps = Jumps(self.board, screen)
        self.announcer = _ReplayAnnouncer(self, screen)
        self._shown = view
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        self.sheets = Sheets(self.models, look)
        self._pages = Pages(self.take_focus)
        for part in (self.board, self.sheets):
            self._pages.addWidget(part)
        column.addWidget(self._pages)
        self._keys = ReplayKeys(self, screen, self.bar, self.jumps)
        set_tab_order(self.board, view.seen.current)
        screen.changed.connect(self._refresh)
        screen.happened.connect(self._happened)
        screen.stepped_back.connect(self._stepped_back)
        self.jumps.chosen.connect(self._go)
        self.bar.left.connect(self.left)
        self.bar.continued.connect(self.continued)
        self.sheets.closed.connect(partial(self.turn_sheet, None))
        for key, kind in ((Qt.Key.Key_L, SheetKind.LEFT), (Qt.Key.Key_J, SheetKind.JOURNAL)):
            shortcut = QShortcut(QKeySequence(key), self, context=Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.setAutoRepeat(False)
            shortcut.activated.connect(partial(self.turn_sheet, kind))
        self.requests.card_asked.connect(lambda card: self.announcer.say(self.models.hands[card.seat].spoken(card.id)))
        self.requests.hand_asked.connect(lambda seat: self.announcer.say(self.models.hands[seat].spoken()))
        self._show(view)

    def take_focus(self) -> None:
        """The keyboard comes to the slider, from where all its keys lead through the game, or to what lies over it."""
        if self.sheets.chosen is None:
            self.bar.slider.setFocus()
        else:
            self.sheets.take_focus()

    def turn_sheet(self, kind: SheetKind | None) -> None:
        """Lays a sheet over the table as it was, or takes it away if it lies there already."""
        self.sheets.choose(None if kind is self.sheets.chosen else kind)
        if isinstance(self.sheets.sheet, JournalSheet) and self.sheets.chosen is SheetKind.JOURNAL:
            self.jumps.lead(self.sheets.sheet.journal)
            self._keys.watch(self.sheets.sheet)
            self._show_line()
        self._pages.setCurrentWidget(self.board if self.sheets.chosen is None else self.sheets)
        self.sheets.tidy()
        self.take_focus()

    def _go(self, turn: int) -> None:
        """To a turn that was chosen; the table is to be seen there."""
        self.replay_screen.go(turn)
        if self.sheets.chosen is not None:
            self.turn_sheet(None)

    def set_motion(self, motion: MotionPolicy) -> None:
        """Changes how much may move, from now on."""
        self.motion.set_policy(motion)

    def _refresh(self) -> None:
        try:
            view = self.replay_screen.view
        except Exception:
            self.models.forget()
            raise
        each(self.motion.remember)
        before, self._shown = self._shown, view
        if view.seen.eyes != before.seen.eyes:
            self.jumps.whole = self.replay_screen.whole
            # What was pointed at was another card to other eyes.
            for hand in self.board.hand_views:
                hand.forget(place=True)
        self._show(view)
        self.announcer.follow(view)

    def _show(self, view: ScreenView) -> None:
        each(
            # All lines are there, so that one can go on to them, too.
            partial(self.models.update, view, self.jumps.whole),
            partial(self.board.show_view, view),
            self._show_line,
            self.bar.follow,
        )

    def _show_line(self) -> None:
        """The line of the turn that is looked at."""
        rows, turn = self.models.journal.rows, self.replay_screen.turn
        found = (row for row, line in enumerate(rows) if isinstance(line, TurnView) and line.number == turn - 1)
        row = next(found, -1)
        self.board.journal.set_latest(row)
        if isinstance(self.sheets.sheet, JournalSheet):
            self.sheets.sheet.journal.set_latest(row)

    def _happened(self, events: tuple[Event, ...]) -> None:
        self.motion.play(events)

    def _stepped_back(self, events: tuple[Event, ...]) -> None:
        self.motion.play_back(events)

    @override
    def retranslate(self) -> None:
        self.models.retranslate()
        each(partial(self.board.say_words, self._shown), self.bar.retranslate, self.sheets.retranslate)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape and self.sheets.chosen is not None:
            self.turn_sheet(None)
        else:
            super().keyPressEvent(event)


class _ReplayAnnouncer(Announcer):
    """Says what happened at each turn one comes to, and how the game stands where that is something new."""

    def __init__(self, page: QWidget, screen: ReplayScreen) -> None:
        super().__init__(page, screen.view)
        self._screen = screen
        self._turn, self._eyes = screen.turn, screen.eyes
        self._playing, self._pace = screen.playing, screen.pace
        screen.paced.connect(self._follow_pace)

    def _follow_pace(self) -> None:
        if self._pace != self._screen.pace:
            self._pace = self._screen.pace
            self.say(pace_told(FACTORS[self._pace]))
        if self._playing != self._screen.playing:
            self._playing = self._screen.playing
            self.say(playing_told(self._playing))

    @override
    def start(self, view: ScreenView) -> list[str]:
        standing = self._screen.replay.course.standings[self._screen.turn]
        return [
            replay_begun(view, self._screen.replay.over),
            f"{standing_text(self._screen.turn, self._screen.turns, standing)}.",
        ]

    @override
    def follow(self, view: ScreenView) -> None:
        before, self._turn = self._turn, self._screen.turn
        if self._eyes != self._screen.eyes:
            self._eyes = self._screen.eyes
            self.say(f"{eyes_name(self._eyes, view.names)}.")
        if self._turn != before:
            standings = self._screen.replay.course.standings
            onwards = self._turn == before + 1
            words = box_of(view.edition.kit).words
            self.say(step_told(view, words, standings[before], standings[self._turn], onwards=onwards))
