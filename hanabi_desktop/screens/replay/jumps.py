"""Jumps to the turns of a card, firework, token or journal line of a replay, by a click on it or by Enter."""

from functools import partial

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractItemView, QMenu, QWidget
from shiboken6 import isValid

from hanabi_desktop.board.news import JournalView
from hanabi_desktop.board.surface import Surface
from hanabi_desktop.boxes import box_of
from hanabi_desktop.faults.guard import override
from hanabi_desktop.models.rows import ROW_ROLE, Index
from hanabi_desktop.models.table import DiscardCell, Firework, Token, TokenKind
from hanabi_desktop.rules import TurnView
from hanabi_desktop.screen.replay_screen import ReplayScreen
from hanabi_desktop.screen.view import ScreenView
from hanabi_desktop.table.view import TableCard
from hanabi_desktop.wording.replay import card_entries, laid_entry, turn_entry
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
        self.views: tuple[QAbstractItemView, ...] = (
            *board.hand_views,
            board.fireworks,
            board.clocks,
            board.fuses,
            board.discards,
        )
        self._viewports = {view.viewport(): view for view in self.views}
        for viewport in self._viewports:
            viewport.installEventFilter(self)
        self.lead(board.journal)

    def lead(self, journal: JournalView) -> None:
        """From now on the lines of this journal lead to their turns."""
        journal.clicked.connect(self._go_to_line)

    # What was asked

    @override
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
            self._go_to_line(view.currentIndex())
            return True
        if not isinstance(view, QAbstractItemView) or view not in self.views or not view.currentIndex().isValid():
            return False
        index = view.currentIndex()
        self._offer(self.entries(index), view.viewport().mapToGlobal(view.visualRect(index).center()))
        return True

    def _go_to_line(self, index: Index) -> None:
        row = index.row()
        rows = [index.model().index(above, 0).data(ROW_ROLE) for above in range(row + 1)] if index.isValid() else []
        turns = [value.number + 1 for value in rows if isinstance(value, TurnView)]
        # A remark stands after the turn on which it followed.
        self.chosen.emit(turns[-1] if turns else 0)

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
            entry.triggered.connect(partial(self._go, turn))
        menu.popup(spot)

    def _go(self, turn: int, _checked: bool = False) -> None:
        self.chosen.emit(turn)
