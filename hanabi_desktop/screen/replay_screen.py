"""The screen of a replay: at which turn, with whose eyes, and playing by itself or not."""

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QAccessible

from hanabi_desktop.players import Level
from hanabi_desktop.rules import Everybody, Eyes, Open, Seat, SeatView
from hanabi_desktop.screen.thinker import Thinker
from hanabi_desktop.screen.view import Public, ScreenView
from hanabi_desktop.table.replay import Replay
from hanabi_desktop.table.state import Speech
from hanabi_desktop.table.view import TableView
from hanabi_desktop.teammates.reasons import Choice

PACES = (4000, 2000, 1000, 500)
"""Milliseconds a turn takes while it plays by itself, from the slowest pace to the fastest: each is twice as fast."""
USUAL_PACE = 1
SPOKEN = 3
"""Factor by which a turn takes longer while a screen reader is running."""


class ReplayScreen(QObject):
    """A client of a replay. Nothing can be done at that table; who looks may only choose what to see of it."""

    changed = Signal()
    """Something visible is different: take a new `view`. Emitted once for each change, before what follows."""
    happened = Signal(object)
    """It went on by one turn: its events."""
    paced = Signal()
    """It plays by itself now, or does not any more, or at another pace."""
    explained = Signal()
    """It is known now why a computer took the turn that is seen."""

    def __init__(self, replay: Replay) -> None:
        """Opens where the replay stands, with all hands open if they may be, else as the public table."""
        super().__init__()
        self.replay = replay
        self._eyes: Eyes = Open() if replay.over else Everybody()
        self._view: ScreenView | None = None
        """The last view, cached until the position changes; several ask for it at every step."""
        self.pace = USUAL_PACE
        """How fast, as a place in `PACES`; changed with `set_pace`."""
        self._last = replay.turns
        """The turn at which it rests when it plays by itself."""
        self._clock = QTimer(self)
        self._clock.timeout.connect(lambda: self._move(self.turn + 1))
        self._choices: dict[int, Choice | None] = {}
        """What computers say that they would do, by the number of the turn; they think about each but once."""
        self._thinker = Thinker(self)
        self._thinker.answered.connect(self._take_choice)
        self._ask_why()

    # What is seen

    @property
    def view(self) -> ScreenView:
        """The table for the eyes that were chosen, at this turn."""
        if self._view is None:
            self._view = self._view_at(self.turn)
        return self._view

    @property
    def whole(self) -> ScreenView:
        """The same at the end of the record: its journal tells of all turns."""
        return self._view_at(self.turns)

    def _view_at(self, turn: int) -> ScreenView:
        table = self.replay.view(self._eyes, turn)
        # Nobody's turn is taken here, and whoever may see a card here may hear of it.
        table = replace(table, seen=replace(table.seen, options=None), speech=(Speech.ALOUD,) * self.replay.players)
        return ScreenView.of(table, Public(), None, (turn, self.replay.course.turns))

    @property
    def eyes(self) -> Eyes:
        """Whose eyes the table is seen with; changed with `look_with`."""
        return self._eyes

    @property
    def choices(self) -> tuple[Eyes, ...]:
        """All eyes that may be chosen: without the players' leave a game that goes on is a public table only."""
        if not self.replay.over:
            return (Everybody(),)
        return (Open(), Everybody(), *(Seat(seat) for seat in range(self.replay.players)))

    def look_with(self, eyes: Eyes) -> None:
        """Sees the table with other eyes; raises ValueError for eyes that may not be chosen."""
        if eyes not in self.choices:
            raise ValueError("eyes: not without the leave of all players")
        if eyes != self._eyes:
            self._eyes, self._view = eyes, None
            self.changed.emit()

    # Why

    @property
    def waits(self) -> bool:
        """Whether a computer is still to say why it took the turn that is seen."""
        return self._thinker.waits

    @property
    def choice(self) -> Choice | None:
        """Why a computer took the turn that is seen; None for a person's turn, and while the game goes on.

        A game may be ended early: for a turn that this computer would not have taken there is none either.
        """
        choice, last = self._choices.get(self.turn - 1), self.view.last_turn
        own = choice is not None and choice.action == self.replay.record.actions[self.turn - 1]
        return choice if own and last and self.view.taken_by(last) else None

    @property
    def advice(self) -> Choice | None:
        """What a skilled computer would rather have done than a person at its table; None for anything else."""
        choice, last = self._choices.get(self.turn - 1), self.view.last_turn
        if choice is None or last is None or self.view.taken_by(last):
            return None
        alike = choice.action, choice.other and choice.other.action
        done = self.replay.record.actions[self.turn - 1] in alike
        return None if done else replace(choice, other=None, waits=None)

    @property
    def asked(self) -> TableView:
        """The table as it was seen by whoever took the turn that is seen; there has to be such a turn."""
        turn = self.view.seen.turns[-1]
        return self.replay.view(Seat(turn.seat), turn.number)

    def seen_before(self, turn: int) -> SeatView:
        """The public table before a turn, by its number."""
        return self.replay.view(Everybody(), turn).seen

    def _ask_why(self) -> None:
        self._thinker.drop()
        last = self.view.last_turn
        # Of a person's turn, it is told what would have been advised.
        level = (last and self.view.taken_by(last)) or (Level.SKILLED if any(self.view.computers) else None)
        if last is not None and level is not None and self.replay.over and last.number not in self._choices:
            self._thinker.ask(level, self.asked.seen)

    def _take_choice(self, choice: Choice | None) -> None:
        # Whatever moves it on drops the question.
        self._choices[self.turn - 1] = choice
        self.explained.emit()

    # At which turn

    @property
    def turn(self) -> int:
        """The number of turns that have been taken."""
        return self.replay.turn

    @property
    def turns(self) -> int:
        """The number of turns that the record has."""
        return self.replay.turns

    def go(self, turn: int) -> None:
        """Goes to the table as it was after this number of turns, limited to those of the record, and stays there."""
        self.pause()
        self._move(turn)

    def _move(self, turn: int) -> None:
        turn = min(max(turn, 0), self.turns)
        here = self.turn
        if turn == here:
            return
        self.replay.go(turn)
        self._view = None
        self._ask_why()
        if turn >= self._last:
            self.pause()
        self.changed.emit()
        if turn == here + 1:
            self.happened.emit(self.replay.events(here))

    def step(self, turns: int) -> None:
        """Goes on by this number of turns, or back if it is negative."""
        self.go(self.turn + turns)

    def step_rounds(self, rounds: int) -> None:
        """Goes on or back by this number of rounds: to where the same player has the turn again."""
        self.step(rounds * self.replay.players)

    # By itself

    @property
    def playing(self) -> bool:
        """Whether it goes on by itself."""
        return self._clock.isActive()

    @property
    def _turn_time(self) -> int:
        """Milliseconds a turn takes: longer where a screen reader has to say what happens."""
        return PACES[self.pace] * (SPOKEN if QAccessible.isActive() else 1)

    def play(self, last: int | None = None) -> None:
        """Goes on by itself, to the end or a turn before it; from the deal if it is at the end."""
        if self.playing or not self.turns:
            return
        self._last = self.turns if last is None else last
        self._clock.start(self._turn_time)
        if self.turn == self.turns:
            self._move(0)
        self.paced.emit()

    def pause(self) -> None:
        """Goes on by itself no more."""
        if self.playing:
            self._clock.stop()
            self.paced.emit()

    def set_pace(self, pace: int) -> None:
        """Another pace; what is beyond the slowest and the fastest is those."""
        pace = min(max(pace, 0), len(PACES) - 1)
        if pace == self.pace:
            return
        self.pace = pace
        if self.playing:
            self._clock.start(self._turn_time)
        self.paced.emit()
