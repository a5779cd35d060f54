"""Whoever looks, takes back or withdraws is remarked, for everybody and for good."""

from collections.abc import Callable
from dataclasses import dataclass

import pytest

from hanabi_desktop.records.format import decode, encode
from hanabi_desktop.records.record import replay
from hanabi_desktop.records.remarks import Peek, Remark, TakenBack, remarks_of
from hanabi_desktop.rules import EditionId, Everybody, Play, Seat, ValueHint
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.table.actions import RaiseCard, Withdraw
from hanabi_desktop.table.events import Remarked, TableEvent
from hanabi_desktop.table.replay import Replay
from hanabi_desktop.table.state import TableState, from_record
from hanabi_desktop.table.table import Client, Table
from tests.screen.scenes import KARI, LIV, NAMES, PER, Scene, Witness, dealt, scene


@dataclass
class Watch:
    """A clock that goes when it is told to."""

    now: float = 100.0

    def __call__(self) -> float:
        return self.now


@dataclass
class Sitting:
    """A table whose clock is ours."""

    screen: SharedScreen
    watch: Watch
    witness: Witness

    def look(self, seat: int, seconds: float, end: Callable[[SharedScreen], None] = SharedScreen.cover) -> None:
        self.screen.look_away(seat)
        self.watch.now += 1000
        self.screen.open_view()
        self.watch.now += seconds
        end(self.screen)

    @property
    def remarks(self) -> tuple[Remark, ...]:
        return self.screen.view.remarks


@pytest.fixture
def here() -> Sitting:
    watch, witness = Watch(), Witness()
    table = Table(dealt(), TableState.seated(EditionId.HOUSE, NAMES), witness.save)
    screen = SharedScreen(table, clock=watch)
    witness.watch(screen)
    return Sitting(screen, watch, witness)


ENDS: dict[str, Callable[[SharedScreen], None]] = {
    "covered": SharedScreen.cover,
    "paused": SharedScreen.pause,
    "the next looks": lambda screen: screen.look_away(LIV),
    "the end": lambda screen: screen.table.end_early(),
}


class TestALook:
    def test_of_a_player_who_has_no_turn_is_remarked_with_whole_seconds_begun(self, here: Sitting) -> None:
        here.look(PER, 13.2)
        assert here.remarks == (Peek(0, PER, 1, 14),)

    def test_as_quick_as_it_may_be_lasts_a_second(self, here: Sitting) -> None:
        here.look(PER, 0)
        assert here.remarks == (Peek(0, PER, 1, 1),)

    @pytest.mark.parametrize("end", ENDS.values(), ids=ENDS)
    def test_is_over_however_it_ends(self, here: Sitting, end: Callable[[SharedScreen], None]) -> None:
        here.look(PER, 5, end)
        (look,) = here.remarks
        assert isinstance(look, Peek)
        assert (look.seat, look.seconds) == (PER, 5)
        assert remarks_of(here.witness.records[-1]) == here.remarks

    @pytest.mark.parametrize(
        "end",
        [*ENDS.values(), lambda screen: screen.act(ValueHint(PER, 2))],
        ids=[*ENDS, "the turn is taken"],
    )
    def test_on_the_own_turn_is_no_remark(self, here: Sitting, end: Callable[[SharedScreen], None]) -> None:
        here.look(KARI, 30, end)
        here.screen.cover()
        assert here.remarks == ()
        for record in here.witness.records:
            assert not {"looking", "remarks"} & record.extra.keys()

    def test_is_no_remark_for_whoever_announced_an_action(self) -> None:
        with_master = scene(master=LIV)
        with_master.act(Play(0))
        assert with_master.screen.view.remarks == ()

    def test_is_remarked_although_the_own_hand_was_arranged(self, here: Sitting) -> None:
        def arrange(screen: SharedScreen) -> None:
            screen.act(RaiseCard(10))
            screen.cover()

        here.look(LIV, 3, arrange)
        assert here.remarks == (Peek(0, LIV, 1, 3),)

    def test_of_somebody_else_does_not_vanish_with_the_turn_that_follows(self, here: Sitting) -> None:
        here.look(PER, 3)
        here.look(KARI, 3, lambda screen: screen.act(ValueHint(PER, 2)))
        assert here.remarks == (Peek(0, PER, 1, 3),)

    def test_is_not_told_while_it_lasts(self, here: Sitting) -> None:
        here.screen.look_away(PER)
        here.screen.open_view()
        assert here.remarks == ()

    def test_is_on_disk_before_anything_is_shown(self, here: Sitting) -> None:
        saved: list[tuple[Remark, ...]] = []
        here.screen.look_away(PER)
        here.screen.changed.connect(lambda: saved.append(remarks_of(here.witness.records[-1])))
        here.screen.open_view()
        assert saved == [(Peek(0, PER, 1, 0),)]

    def test_that_the_end_of_the_program_cut_short_is_remarked(self, here: Sitting) -> None:
        here.screen.look_away(PER)
        here.screen.open_view()
        record = decode(encode(here.witness.records[-1]))
        again = Table(replay(record), from_record(record, replay(record)), lambda _: None)
        assert again.view(Everybody()).remarks == (Peek(0, PER, 1, 0),)

    def test_several_at_one_turn_are_one_remark(self, here: Sitting) -> None:
        for seat, seconds in ((PER, 2), (LIV, 3), (PER, 4)):
            here.look(seat, seconds)
        assert here.remarks == (Peek(0, PER, 2, 6), Peek(0, LIV, 1, 3))

    def test_is_told_once_it_is_over(self, here: Sitting) -> None:
        heard: list[TableEvent] = []
        here.screen.table.listen(heard.extend)
        here.look(PER, 2)
        here.look(LIV, 1)
        here.look(PER, 2)
        told = [event.remark for event in heard if isinstance(event, Remarked)]
        assert told == [Peek(0, PER, 1, 2), Peek(0, LIV, 1, 1), Peek(0, PER, 2, 4)]

    def test_of_a_client_of_its_own_is_none(self, here: Sitting) -> None:
        Client(here.screen.table, PER).view()
        assert here.remarks == ()

    def test_is_over_when_a_client_acts(self, here: Sitting) -> None:
        client = Client(here.screen.table, KARI)
        here.look(PER, 7, lambda _: client.act(ValueHint(PER, 2)))
        assert here.remarks == (Peek(1, PER, 1, 7),)
        assert not any(card.face for hand in here.screen.view.hands for card in hand)


def test_a_withdrawn_announcement_is_no_remark() -> None:
    here = scene(master=LIV)
    here.act(Play(0))
    here.screen.act(Withdraw())
    assert here.screen.view.remarks == ()


class TestWhatTheJournalTells:
    def journal(self, here: Scene) -> list[object]:
        return [row if not hasattr(row, "number") else row.number for row in here.screen.view.journal]

    def test_stands_in_the_order_it_happened(self) -> None:
        here = scene()
        here.act(ValueHint(PER, 2))
        here.open(LIV)
        here.screen.cover()
        here.act(ValueHint(LIV, 3))
        here.screen.table.take_back()
        here.act(ValueHint(LIV, 4))
        assert self.journal(here) == [0, Peek(1, LIV, 1, 1), TakenBack(1, PER, ValueHint(LIV, 3)), 1]

    def test_is_the_same_for_all_eyes(self) -> None:
        here = scene()
        here.open(LIV)
        here.screen.cover()
        here.act(ValueHint(PER, 2))
        table = here.screen.table
        for eyes in (Everybody(), Seat(KARI), Seat(PER), Seat(LIV)):
            assert [type(row) for row in table.view(eyes).journal] == [
                type(row) for row in table.view(Everybody()).journal
            ]
            assert table.view(eyes).remarks == (Peek(0, LIV, 1, 1),)

    def test_is_told_by_a_replay_at_the_turn_it_was_remarked_at(self) -> None:
        here = scene()
        here.act(ValueHint(PER, 2))
        here.open(LIV)
        here.screen.cover()
        here.act(ValueHint(LIV, 3))
        again = Replay(here.screen.table.record)
        told = []
        for turn in range(3):
            again.go(turn)
            told.append(again.view(Everybody()).remarks)
        assert told == [(), (Peek(1, LIV, 1, 1),), (Peek(1, LIV, 1, 1),)]
