"""How long a game was played is kept with it: the turns, and no nights between."""

from hanabi_desktop.records.format import decode, encode
from hanabi_desktop.records.record import Record, replay
from hanabi_desktop.rules import EDITIONS, EditionId, EndEarly, Game, ValueHint
from hanabi_desktop.table.state import TableState, from_record
from hanabi_desktop.table.table import LONGEST_TURN, Table
from tests.games import shortest_victory

NAMES = ("Kari", "Per")


class Clock:
    """Goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def at_table(clock: Clock | None, record: Record | None = None) -> Table:
    if record is None:
        state = TableState.seated(EditionId.ENGLISH, NAMES)
        setup = shortest_victory(EDITIONS[EditionId.ENGLISH].rules, 2).setup
        return Table(Game(setup), state, lambda _: None, clock=clock)
    again = replay(record)
    return Table(again, from_record(record, again), lambda _: None, clock=clock)


def hint(table: Table) -> None:
    target = (table.current + 1) % len(NAMES)
    table.act(table.current, ValueHint(target, table.record.setup.deck[target * 5].rank))


def test_the_turns_are_counted_as_they_are_taken() -> None:
    clock = Clock()
    table = at_table(clock)
    assert "played" not in table.record.extra
    clock.now += 60
    assert "played" not in table.record.extra
    hint(table)
    assert table.record.extra["played"] == 60
    clock.now += 30.5
    hint(table)
    assert table.record.extra["played"] == 90


def test_they_are_counted_on_where_the_game_goes_on() -> None:
    clock = Clock()
    table = at_table(clock)
    clock.now += 60
    hint(table)
    record = decode(encode(table.record))
    clock.now = 5.0
    again = at_table(clock, record)
    clock.now += 40
    hint(again)
    assert again.record.extra["played"] == 100


def test_no_night_is_counted_and_no_clock_that_goes_back() -> None:
    clock = Clock()
    table = at_table(clock)
    clock.now += 8 * 3600
    hint(table)
    assert table.record.extra["played"] == LONGEST_TURN
    clock.now -= 9 * 3600
    hint(table)
    assert table.record.extra["played"] == LONGEST_TURN


def test_nothing_is_counted_once_the_game_is_over() -> None:
    clock = Clock()
    table = at_table(clock)
    clock.now += 60
    hint(table)
    clock.now += 10
    table.end_early()
    over = table.record
    assert over.actions[-1] == EndEarly()
    clock.now += 300
    assert table.record == over
    table.take_back()
    clock.now += 5
    hint(table)
    assert table.record.extra["played"] == 75


def test_without_a_clock_a_record_tells_what_it_told_before() -> None:
    clock = Clock()
    table = at_table(clock)
    clock.now += 60
    hint(table)
    again = at_table(None, table.record)
    hint(again)
    assert again.record.extra["played"] == 60
    assert "played" not in at_table(None).record.extra


def test_a_record_of_before_has_no_time() -> None:
    old = at_table(None).record
    assert from_record(old, replay(old)).played == 0
