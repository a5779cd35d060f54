"""The computers at a table: when their turn has been seen to come, they think in a thread, and act after a beat."""

from contextlib import suppress

from msgspec import Struct
from PySide6.QtCore import QObject, QRunnable, QThreadPool, QTimer, Signal

from hanabi_desktop.boxes import box_of
from hanabi_desktop.faults.guard import override, report_exception
from hanabi_desktop.rules import Discard, IllegalAction, Play, SeatView, TurnAction
from hanabi_desktop.screen.view import Private, Public
from hanabi_desktop.screens.table.page import TablePage
from hanabi_desktop.table.actions import LayOpen, TableAction
from hanabi_desktop.table.events import Operator
from hanabi_desktop.table.table import Client, Table
from hanabi_desktop.teammates.level import Level
from hanabi_desktop.teammates.teammate import choose
from hanabi_desktop.wording.company import advice_text, not_its_own_text, told_text
from hanabi_desktop.wording.journal import turn_text
from hanabi_desktop.wording.text import closed

BEAT = 1500
"""Milliseconds in which everybody sees that it is a computer's turn, at least."""
_AGAIN = 300
"""Milliseconds after which it is looked again whether something else than the table is seen still."""


class _Moment(Struct, frozen=True):
    """What a computer thinks about: one turn of one game, as long as nothing else happens."""

    seat: int
    turns: int
    remarks: int
    announced: bool


class _Thought(QRunnable):
    """One choice, made in another thread from what the seat has seen."""

    def __init__(self, company: "Company", moment: _Moment, seen: SeatView, level: Level) -> None:
        super().__init__()
        self._company, self._moment, self._seen, self._level = company, moment, seen, level

    @override
    def run(self) -> None:
        """Tells the company what was chosen; after a fault of the thinking, something harmless and the fault."""
        fault = None
        try:
            chosen = choose(self._level, self._seen).action
        except Exception as error:  # noqa: BLE001 -- a fault ends no game
            chosen, fault = _any_action(self._seen), error
        # The table may be left meanwhile.
        with suppress(RuntimeError):
            self._company.thought.emit(self._moment, chosen, fault)


def _any_action(seen: SeatView) -> TurnAction:
    """Something that is allowed, of what does least: a discard of the oldest card, else a hint, else a play."""
    options = seen.options
    assert options is not None
    own = seen.hands[seen.current].cards
    if own and options.discard is None:
        return Discard(own[0].id)
    hints = (hint for hint, option in options.hints.items() if option.refusal is None)
    return next(hints, None) or Play(own[0].id)


class Company(QObject):
    """Plays for every seat of a table at which a computer sits, at a pace that people can follow."""

    thought = Signal(object, object, object)
    """A moment, the action that was chosen for it, and the fault if it was not thought out."""

    def __init__(self, table: Table, page: TablePage) -> None:
        """Follows `page` until it is deleted."""
        super().__init__(page)
        self._table, self._page = table, page
        self._clients: dict[int, Client] = {}
        self._asked: int | None = None
        """The number of the turn that was asked about last."""
        self._moment: _Moment | None = None
        self._chosen: TableAction | None = None
        self._beat = QTimer(self)
        self._beat.setSingleShot(True)
        self._beat.timeout.connect(self._act)
        self.thought.connect(self._take_thought)
        for signal in (page.shared_screen.changed, page.kept_back.refreshed):
            signal.connect(self._follow)
        page.hurried.connect(self.hurry)
        page.requests.why_asked.connect(self.explain)
        page.requests.advice_asked.connect(self.advise)
        page.shared_screen.left.connect(self.leave)
        self._follow()

    def leave(self) -> None:
        """Nobody acts any more: the table is left."""
        self._moment = None
        self._beat.stop()

    def hurry(self) -> None:
        """Acts as soon as the choice is made."""
        if self._beat.isActive():
            self._beat.stop()
            self._act()

    def explain(self) -> None:
        """Says why a computer did what was done last: no more of it than the conventions tell everybody.

        Asked once more, it is about the turn before, as far back as the turns are new to who looks.
        """
        view = self._page.view
        turns = view.recap or view.seen.turns[-1:]
        asked = [turn for turn in turns if view.computers[turn.seat] is not None]
        if not asked:
            return
        earlier = [turn for turn in asked if self._asked is not None and turn.number < self._asked]
        turn = (earlier or asked)[-1]
        self._asked = turn.number
        choice = choose(view.computers[turn.seat] or Level.PLAIN, self._table.remembered(turn.seat, turn.number))
        own = choice.action == self._table.record.actions[turn.number]
        why = told_text(choice, view, turn.seat) if own else not_its_own_text(view.names[turn.seat])
        done = turn_text(turn, view.names, view.seen.rules, box_of(view.edition.kit).words)
        self._say(f"{closed(done)} {why}")

    def advise(self) -> None:
        """Says what a plain computer would do that sees what the player who looks sees, and no more."""
        view = self._page.view
        if view.acting:
            self._say(advice_text(choose(Level.PLAIN, view.seen), view))

    def _say(self, text: str) -> None:
        self._page.board.tell(text)
        self._page.announcer.say(text)

    def _follow(self) -> None:
        """Begins to think when a computer's turn is seen, and gives up what is not wanted any more."""
        moment = self._now()
        if moment == self._moment:
            return
        self._asked = None
        self._moment, self._chosen = moment, None
        self._beat.stop()
        if moment is None:
            return
        self._beat.start(BEAT)
        if moment.announced:
            self._chosen = LayOpen()
        else:
            level = self._page.view.computers[moment.seat] or Level.PLAIN
            QThreadPool.globalInstance().start(_Thought(self, moment, self._client(moment.seat).remembered(), level))

    def _now(self) -> _Moment | None:
        """The moment at which a computer has to act; None while people do, or look at something."""
        view = self._page.view
        seen = view.seen
        quiet = isinstance(view.phase, Public) or (isinstance(view.phase, Private) and view.alone)
        if not quiet or not view.waits_for_computer:
            return None
        announced = view.announced
        if announced is not None and announced.owed is not None:
            return None
        seat = announced.seat if announced else seen.current
        return _Moment(seat, len(seen.turns), len(view.remarks), announced is not None)

    def _client(self, seat: int) -> Client:
        if seat not in self._clients:
            self._clients[seat] = Client(self._table, seat, Operator.COMPUTER)
        return self._clients[seat]

    def _take_thought(self, moment: _Moment, chosen: TurnAction, fault: Exception | None) -> None:
        if fault is not None:
            report_exception(fault)
        if moment == self._moment:
            self._chosen = chosen
            self._act()

    def _act(self) -> None:
        """Acts once the beat is over and the choice is made."""
        moment, chosen = self._moment, self._chosen
        if moment is None or chosen is None or self._beat.isActive():
            return
        if self._page.is_busy:
            self._beat.start(_AGAIN)
            return
        self._chosen = None
        try:
            self._page.kept_back.act_for(self._client(moment.seat), chosen)
        except IllegalAction as refused:
            report_exception(refused)
