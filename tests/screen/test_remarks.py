"""Peeks and take-backs: remarked for everybody and for good, and told by the journal."""

from collections.abc import Callable

import pytest

from hanabi_desktop.records.format import decode, encode
from hanabi_desktop.records.record import replay
from hanabi_desktop.records.remarks import Cover, OnPhone, Peek, Remark, remarks_of
from hanabi_desktop.rules import ColourHint, Everybody, Play, Refusal, ValueHint
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screen.view import LookAway, Private, Public
from hanabi_desktop.table.actions import Withdraw
from hanabi_desktop.table.client import Client
from hanabi_desktop.table.events import Remarked, TableEvent
from hanabi_desktop.table.replay import Replay
from hanabi_desktop.table.state import from_record
from hanabi_desktop.table.table import Table
from tests.each import each
from tests.screen.scenes import KARI, LIV, PER, RED, Scene, Witness, finish, scene
from tests.table.tables import Clock, seated

HINTS = (ColourHint(PER, RED), ValueHint(PER, 2))


class Sitting:
    """A table whose clock is ours."""

    def __init__(self, master: int | None = None) -> None:
        self.clock, self.witness = Clock(), Witness()
        self.screen = SharedScreen(seated(master=master, save=self.witness.save), clock=self.clock)
        self.witness.watch(self.screen)

    def look(self, seat: int, seconds: float, end: Callable[[SharedScreen], None] = SharedScreen.cover) -> None:
        self.screen.look_away(seat)
        self.clock.now += 1000
        self.screen.open_view()
        self.clock.now += seconds
        end(self.screen)

    @property
    def remarks(self) -> tuple[Remark, ...]:
        return self.screen.view.remarks


@pytest.fixture
def here() -> Sitting:
    return Sitting()


ENDS: list[Callable[[SharedScreen], None]] = [
    SharedScreen.cover,
    SharedScreen.pause,
    lambda screen: screen.look_away(LIV),
    lambda screen: screen.table.end_early(),
]


def test_a_peek_is_remarked_with_whole_seconds_begun_however_it_ends() -> None:
    for end in ENDS:
        for seconds, remarked in ((13.2, 14), (0, 1)):
            here = Sitting()
            here.look(PER, seconds, end)
            turn = len(here.screen.table.record.actions)
            assert here.remarks == remarks_of(here.witness.records[-1]) == (Peek(turn, PER, 1, remarked),)


def test_a_peek_is_a_look_on_the_own_turn_too_unless_that_is_taken() -> None:
    for end in ENDS:
        here = Sitting()
        here.look(KARI, 30, end)
        here.screen.cover()
        assert here.remarks == (Peek(here.screen.table.over, KARI, 1, 30),)


def test_a_peek_tells_whether_the_program_covered_it_and_counts_apart(here: Sitting) -> None:
    here.look(KARI, 5, lambda screen: screen.cover(Cover.PROGRAM))
    here.look(KARI, 3)
    here.look(KARI, 4, lambda screen: screen.cover(Cover.PROGRAM))
    assert here.remarks == remarks_of(decode(encode(here.witness.records[-1])))
    assert here.remarks == (Peek(0, KARI, 2, 9, Cover.PROGRAM), Peek(0, KARI, 1, 3))


def test_a_peek_is_on_disk_before_anything_is_shown_and_told_once_it_is_over(here: Sitting) -> None:
    saved: list[tuple[Remark, ...]] = []
    here.screen.look_away(PER)
    here.screen.changed.connect(lambda: saved.append(remarks_of(here.witness.records[-1])))
    here.screen.open_view()
    assert saved == [(Peek(0, PER, 1, 0),)]
    assert here.remarks == ()
    # The end of the program cuts it short.
    record = decode(encode(here.witness.records[-1]))
    again = Table(replay(record), from_record(record, replay(record)), lambda _: None)
    assert again.view(Everybody()).remarks == (Peek(0, PER, 1, 0),)


def test_a_peek_is_one_with_others_of_the_same_player_at_one_turn(here: Sitting) -> None:
    heard: list[TableEvent] = []
    here.screen.table.listen(heard.extend)
    for seat, seconds in ((PER, 2), (LIV, 3), (PER, 4)):
        here.look(seat, seconds)
    assert here.remarks == (Peek(0, PER, 2, 6), Peek(0, LIV, 1, 3))
    told = [event.remark for event in heard if isinstance(event, Remarked)]
    assert told == [Peek(0, PER, 1, 2), Peek(0, LIV, 1, 3), Peek(0, PER, 2, 6)]
    here.look(KARI, 3, lambda screen: screen.act(ValueHint(PER, 2)))
    assert here.remarks == (Peek(0, PER, 2, 6), Peek(0, LIV, 1, 3))


def test_a_peek_is_over_when_a_client_acts_and_is_none_of_a_client(here: Sitting) -> None:
    client = Client(here.screen.table, KARI)
    client.view()
    joined, *others = here.remarks
    assert (joined, others) == (OnPhone(0, KARI, True), [])
    here.look(PER, 7, lambda _: client.act(ValueHint(PER, 2)))
    assert here.remarks[1:] == (Peek(1, PER, 1, 7),)
    assert not any(card.face for hand in here.screen.view.hands for card in hand)


@each("end", (lambda screen: screen.act(Withdraw()), lambda screen: screen.table.take_back()))
@each("again", (False, True))
def test_a_look_for_an_announcement_withdrawn_is_a_peek(again: bool, end: Callable[[SharedScreen], None]) -> None:
    here = Sitting(master=LIV)
    here.look(KARI, 12, lambda screen: screen.act(Play(0)))
    assert here.remarks == remarks_of(here.witness.records[-1]) == ()
    seconds = 12
    if again:
        # The file is all that is left of it, and does not know the seconds.
        record, seconds = decode(encode(here.witness.records[-1])), 0
        game = replay(record)
        here.screen = SharedScreen(Table(game, from_record(record, game), here.witness.save))
        assert here.remarks == ()
    end(here.screen)
    peek = Peek(0, KARI, 1, seconds, Cover.WITHDRAWN)
    assert here.remarks == remarks_of(here.witness.records[-1]) == (peek,)


@each("action", (Play(0), ValueHint(PER, 2)))
def test_a_look_for_an_announcement_is_none_once_that_takes_effect(action: Play | ValueHint) -> None:
    here = Sitting(master=LIV)
    here.look(KARI, 12, lambda screen: screen.act(action))
    finish(here.screen)
    here.look(PER, 3)
    assert here.remarks == remarks_of(here.witness.records[-1]) == (Peek(1, PER, 1, 3),)


def test_the_journal_of_a_replay_tells_them_at_the_turn_they_were_remarked_at() -> None:
    here = scene()
    here.act(ValueHint(PER, 2))
    here.open(LIV)
    here.screen.cover()
    here.act(ValueHint(LIV, 3))
    again = Replay(here.screen.table.record)
    assert [again.view(Everybody(), turn).remarks for turn in range(3)] == [(), *[(Peek(1, LIV, 1, 1),)] * 2]


# Taking back


def after(*actions: Play | ColourHint | ValueHint) -> Scene:
    here = scene()
    for action in actions:
        here.act(action)
    return here


def test_taking_back_ends_on_the_public_table_whatever_was_open() -> None:
    for seat in (KARI, PER, LIV):
        here = after(HINTS[0])
        here.open(seat)
        here.screen.table.take_back()
        assert here.phase() == Public()
        here.act(HINTS[0])
        here.screen.look_away(seat)
        here.screen.table.take_back()
        assert here.phase() == Public()


def test_taking_back_of_nothing_is_refused_and_leaves_an_open_view_alone() -> None:
    here = scene()
    here.open(LIV)
    here.refuses(Refusal.NOTHING_TO_TAKE_BACK, here.screen.table.take_back)
    assert here.phase() == Private(LIV)
    here.screen.look_away(LIV)
    here.refuses(Refusal.NOTHING_TO_TAKE_BACK, here.screen.table.take_back)
    assert here.phase() == LookAway(LIV)
