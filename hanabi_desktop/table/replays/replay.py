"""A record looked at again, turn by turn, forwards and backwards. Nothing can be done here."""

from msgspec.structs import replace

from hanabi_desktop.records.record import Record, replay
from hanabi_desktop.records.remarks import places
from hanabi_desktop.rules import Event, Eyes, Game, MemoryAid, Outcome
from hanabi_desktop.table.happenings import Operator
from hanabi_desktop.table.replays.course import course
from hanabi_desktop.table.state import from_record, unarranged
from hanabi_desktop.table.view import TableView, table_view


class Replay:
    """The same views of a game as a table gives, at any of its turns.

    Turns are counted as positions: 0 is the deal, `turns` is how the game stood at the end of the record. Hands lie as
    they were drawn: how their owners held them at a turn is not recorded.
    """

    def __init__(self, record: Record, *, open_hands: bool = False) -> None:
        """Opens at the deal.

        `open_hands` lets open eyes see a game that has not ended, as its players have agreed; without it nobody sees
        more of that game than at the table. Raises RefusedAction at the first action that is not allowed, and
        RecordError if what is ours in the record is damaged.
        """
        self._record = record
        self._game = replay(record)
        self.over = self._game.outcome is not Outcome.IN_PROGRESS
        """Whether the game has ended."""
        self._open = open_hands or self.over
        self._events = tuple(turn.events for turn in self._game.turns)
        settled = from_record(record, self._game)
        # Where nothing is secret any more, nothing has to be remembered either.
        memory = MemoryAid.FULL if self._open else settled.memory
        self._state = replace(
            settled, arrangements=unarranged(self._game.players), announcement=None, fresh=True, memory=memory
        )
        self.course = course(self._events)
        self._places = places(settled.remarks, len(self._events))
        self._turn = 0
        self._game = Game(record.setup)

    @property
    def record(self) -> Record:
        """What is looked at again."""
        return self._record

    @property
    def players(self) -> int:
        """How many sit at the table."""
        return len(self._record.names)

    @property
    def turns(self) -> int:
        """How many actions were taken."""
        return len(self._events)

    @property
    def turn(self) -> int:
        """How many actions had been taken at the position that is looked at."""
        return self._turn

    @property
    def opened(self) -> bool:
        """Whether open eyes may look."""
        return self._open

    def events(self, turn: int) -> tuple[Event, ...]:
        """What happened between position `turn` and the next; raises IndexError outside `0 … turns - 1`."""
        if not 0 <= turn < self.turns:
            raise IndexError(f"turn: {turn} is not 0-{self.turns - 1}")
        return self._events[turn]

    def go(self, turn: int) -> None:
        """Looks at another position; raises IndexError outside `0 … turns`."""
        if not 0 <= turn <= self.turns:
            raise IndexError(f"turn: {turn} is not 0-{self.turns}")
        if turn < self._turn:
            # A game only goes forwards; from the deal it is a matter of milliseconds.
            self._game, self._turn = Game(self._record.setup), 0
        for action in self._record.actions[self._turn : turn]:
            self._game.apply(action)
        self._turn = turn

    def forward(self) -> tuple[Event, ...]:
        """On to the next position; returns what happened on the way, nothing at the end."""
        if self._turn == self.turns:
            return ()
        self.go(self._turn + 1)
        return self._events[self._turn - 1]

    def back(self) -> tuple[Event, ...]:
        """Back to the position before; returns what had happened since, nothing at the deal."""
        if not self._turn:
            return ()
        self.go(self._turn - 1)
        return self._events[self._turn]

    def view(self, eyes: Eyes) -> TableView:
        """The table as these eyes see it at this position.

        Raises ValueError for open eyes where `opened` is not, and for a seat where nobody sits. Where it is, hints are
        told whatever the memory aid of the table was.
        """
        operators = (Operator.SCREEN,) * self._game.players
        by_then = sum(place <= self._turn for place in self._places)
        state = replace(self._state, remarks=self._state.remarks[:by_then])
        return table_view(self._game, state, eyes, (), operators, opened=self._open)
