"""A table without any screen: who acts, what is told, what is saved."""

from collections.abc import Callable
from functools import partial, reduce
from operator import or_
from typing import get_args

import msgspec
import pytest

from hanabi_desktop.players import Level
from hanabi_desktop.records.format import decode, encode
from hanabi_desktop.records.record import Record, replay
from hanabi_desktop.records.remarks import OnPhone, Peek, TakenBack, on_phones, remarks_of
from hanabi_desktop.rules import (
    EDITIONS,
    Card,
    CardDiscarded,
    CardMisplayed,
    ClockGain,
    ClockReturned,
    ColourHint,
    Discard,
    EndEarly,
    Everybody,
    FuseBurnt,
    Game,
    HintForgotten,
    HintGiven,
    IllegalAction,
    Play,
    Refusal,
    Seat,
    Suit,
    ValueHint,
)
from hanabi_desktop.table import actions, events
from hanabi_desktop.table.client import Client
from hanabi_desktop.table.events import Operator
from hanabi_desktop.table.state import MAX_TURN_SECONDS, Speech, from_record
from hanabi_desktop.table.table import Table
from tests.each import each, samples
from tests.players import seat_computer
from tests.table.tables import Clock, Ears, Saves, any_game, deeds, seated

KARI, PER, LIV = range(3)


def table(master: int | None = None, save: Saves | None = None) -> Table:
    """Kari holds r1 y1 g1 b1 w1 (cards 0-4), Per r2 r3 g2 b2 w2 (5-9), Liv r4 r3 g5 b3 w3 (10-14)."""
    return seated(master=master, save=save)


def refused(refusal: Refusal, here: Table, seat: int, action: actions.TableAction) -> None:
    """It is refused for this reason; nothing has changed, and nobody has heard of it."""
    ears, before = Ears(here), (here.record, here.view(Seat(seat)))
    refuses(refusal, lambda: here.act(seat, action))
    assert (here.record, here.view(Seat(seat))) == before
    assert ears.heard == []


def refuses(refusal: Refusal, doing: Callable[[], object]) -> None:
    with pytest.raises(IllegalAction) as illegal:
        doing()
    assert illegal.value.refusal is refusal


def saving_table() -> tuple[Table, Saves]:
    saves = Saves()
    return table(save=saves), saves


def unsaved(here: Table) -> bool:
    """Asked anew each time, as what was done in between may have changed it."""
    return here.unsaved


def test_every_seat_acts_on_its_own_turn_only() -> None:
    refused(Refusal.NOT_YOUR_TURN, table(), PER, Play(5))


@each("action", [actions.MoveCard(5, 0), actions.RaiseCard(5), actions.WriteNote(5, "x")])
def test_every_seat_arranges_its_own_hand_only_but_at_any_time(action: actions.Arranging) -> None:
    refused(Refusal.NO_SUCH_CARD, table(), KARI, action)
    here = table()
    ears = Ears(here)
    here.act(PER, action)
    assert ears.last == (events.HandArranged(PER),)


@each("seat", [-1, 3])
def test_every_seat_has_to_be_one_at_which_somebody_sits(seat: int) -> None:
    here = table()
    doings: tuple[Callable[[], object], ...] = (
        lambda: here.view(Seat(seat)),
        lambda: here.look(seat),
        lambda: here.hand_over(seat),
        lambda: Client(here, seat),
        lambda: here.act(seat, actions.RaiseCard(0)),
    )
    for doing in doings:
        with pytest.raises(ValueError, match="seat"):
            doing()


def test_every_seat_cannot_do_what_is_no_deed_of_a_seat() -> None:
    with pytest.raises(TypeError, match="EndEarly"):
        table().act(KARI, EndEarly())  # type: ignore[arg-type]


def test_the_last_copy_is_marked_where_its_face_is_seen() -> None:
    here = table()
    seen = {None: here.view(Everybody()), KARI: here.view(Seat(KARI)), LIV: here.view(Seat(LIV))}
    marked = {viewer: [c.id for hand in view.hands for c in hand if c.critical] for viewer, view in seen.items()}
    assert marked == {None: [], KARI: [12], LIV: []}


def clumsy(_: object) -> None:
    """A listener with a fault."""
    raise ZeroDivisionError


def test_listeners_hear_of_a_failed_save_last_and_once() -> None:
    here, saves = saving_table()
    ears = Ears(here)
    saves.broken = OSError("the disk is full")
    here.act(KARI, Play(0))
    assert [type(event) for event in ears.last] == [events.ActionTaken, events.SavingFailed]
    assert unsaved(here)
    here.act(PER, ValueHint(LIV, 3))
    assert [type(event) for event in ears.last] == [events.ActionTaken]
    saves.broken = None
    here.save()
    assert not unsaved(here)
    assert saves.records[-1] == here.record


def test_listeners_are_told_whatever_another_listener_does() -> None:
    faults: list[Exception] = []
    record = table().record
    here = Table(replay(record), from_record(record, replay(record)), Saves(), faults.append)
    here.listen(clumsy)
    ears = Ears(here)
    here.act(KARI, Play(0))
    assert len(ears.heard) == 1
    assert [type(fault) for fault in faults] == [ZeroDivisionError]


def test_operators_are_told_when_they_change_and_only_then() -> None:
    here = table()
    ears = Ears(here)
    clients = Client(here, PER), Client(here, PER)
    joined = events.Remarked(OnPhone(0, PER, True))
    assert ears.heard == [(events.OperatorChanged(PER, Operator.CLIENT), joined)]
    assert here.operators == here.view(Everybody()).operators == (Operator.SCREEN, Operator.CLIENT, Operator.SCREEN)
    for client in clients:
        client.leave()
    left = events.Remarked(OnPhone(0, PER, False))
    assert ears.heard[1:] == [(events.OperatorChanged(PER, Operator.SCREEN), left)]
    assert on_phones(here.view(Everybody()).remarks) == frozenset()


def test_operators_act_for_their_own_seats_only() -> None:
    here, saves = saving_table()
    first = Client(here, KARI)
    for refused in (lambda: here.act(KARI, Play(0)), lambda: here.act(KARI, actions.RaiseCard(0))):
        refuses(Refusal.NOT_AT_THIS_SCREEN, refused)
    second = Client(here, KARI)
    first.leave()
    refuses(Refusal.NOT_AT_THIS_SCREEN, lambda: first.act(actions.RaiseCard(0)))
    assert here.operators[KARI] is Operator.CLIENT
    # It is on disk who plays on a phone, and no more.
    assert [on_phones(remarks_of(record)) for record in saves.records] == [{KARI}]
    second.act(actions.RaiseCard(0))
    second.leave()
    for client in (first, second):
        refuses(Refusal.NOT_AT_THIS_SCREEN, partial(client.act, actions.RaiseCard(0)))
    here.act(KARI, Play(0))


def test_a_table_that_was_left_writes_nothing_and_does_nothing_any_more() -> None:
    here, saves = saving_table()
    client = Client(here, KARI)
    saves.records.clear()
    here.close()
    for doing in (
        lambda: client.act(Play(0)),
        lambda: client.act(actions.RaiseCard(0)),
        lambda: here.act(PER, actions.RaiseCard(5)),
        lambda: here.look(PER),
        lambda: here.choose_speech(PER, Speech.NEVER),
        lambda: seat_computer(here, PER, Level.PLAIN),
        lambda: here.hand_over(PER),
        here.end_early,
        here.save,
        lambda: Client(here, LIV),
    ):
        refuses(Refusal.NOT_AT_THIS_SCREEN, doing)
    client.leave()
    assert not saves.records


@each("seed", range(samples(12, 200)))
def test_whole_games_go_their_way_through_act_alone(seed: int) -> None:
    """Every edition, with and without a master, hands arranged in between."""
    edition, game, chance = any_game(seed, [*EDITIONS.values()][seed % len(EDITIONS)])
    master = chance.choice((None, chance.randrange(game.players)))
    saves = Saves()
    here = seated(Game(game.setup), edition, master=master, save=saves)
    ears = Ears(here)
    for seat, action in deeds(game, here, chance):
        here.act(seat, action)
        assert saves.records[-1] == here.record
    assert here.record.actions == game.actions
    assert here.over
    taken = [event for told in ears.heard for event in told if isinstance(event, events.ActionTaken)]
    assert [event.events for event in taken] == [turn.events for turn in game.turns]


# Seconds played


def timed(clock: Clock | None, record: Record) -> Table:
    game = replay(record)
    return Table(game, from_record(record, game), Saves(), clock=clock)


def hint_later(here: Table, clock: Clock, seconds: float) -> object:
    """The seconds that the record tells once a turn has been taken after so many."""
    clock.now += seconds
    target = (here.current + 1) % 3
    here.act(here.current, ValueHint(target, here.record.setup.deck[target * 5].rank))
    return here.record.extra.get("played")


def test_the_turns_are_timed_without_nights_and_without_what_comes_after_the_end() -> None:
    clock = Clock()
    here = timed(clock, table().record)
    assert hint_later(here, clock, 60) == 60
    assert hint_later(here, clock, 30.5) == 90
    # It goes on where the game does, by another clock.
    record, clock.now = decode(encode(here.record)), 5.0
    here = timed(clock, record)
    assert hint_later(here, clock, 40) == 130
    assert hint_later(here, clock, 8 * 3600) == 130 + MAX_TURN_SECONDS
    assert hint_later(here, clock, -9 * 3600) == 130 + MAX_TURN_SECONDS
    clock.now += 10
    here.end_early()
    over = here.record
    clock.now += 300
    assert here.record == over
    here.take_back()
    assert hint_later(here, clock, 5) == 145 + MAX_TURN_SECONDS


def test_without_a_clock_a_record_tells_what_it_told_before() -> None:
    clock = Clock()
    here = timed(clock, table().record)
    hint_later(here, clock, 60)
    assert hint_later(timed(None, here.record), clock, 60) == 60
    assert hint_later(timed(None, table().record), clock, 60) is None


# What leaves the program


def test_actions_and_events_are_written_as_json_and_read_as_the_same() -> None:
    written_actions: list[actions.TableAction] = [
        *(Play(3), Play(3, Suit.RED), Discard(3), ColourHint(1, Suit.BLUE), ValueHint(1, 2)),
        *(actions.LayOpen(), actions.Withdraw(), actions.MoveToken(actions.TokenMove.SPEND_CLOCK)),
        *(actions.MoveCard(3, 0), actions.RaiseCard(3), actions.TurnCard(3), actions.WriteNote(3, "a five?")),
    ]
    written_events: list[events.TableEvent] = [
        events.ActionTaken(4, 1, (CardDiscarded(1, 7, Card(Suit.RED, 2)), ClockReturned(8, ClockGain.DISCARD))),
        events.ActionTaken(4, 1, (HintGiven(1, ColourHint(0, Suit.RED), (1, 2)),)),
        events.ActionTaken(3, 0, (HintForgotten(1, 0),), again=True),
        events.ActionAnnounced(0, actions.ActionKind.PLAY, None),
        events.CardLaidOpen(0, (CardMisplayed(0, 7, Card(Suit.WHITE, 5)), FuseBurnt(1))),
        events.ActionTakenBack(3, 0, (CardMisplayed(1, 7, Card(Suit.RED, 2)), HintForgotten(1, 0))),
        events.Remarked(TakenBack(3, 0, Play(7, Suit.RED))),
        events.Remarked(Peek(3, 0, 2, 14)),
    ]
    # An exception is for the program's own eyes.
    told = reduce(or_, [kind for kind in get_args(events.TableEvent) if kind is not events.SavingFailed])
    for action in written_actions:
        assert msgspec.json.decode(msgspec.json.encode(action), type=actions.TableAction) == action
    for event in written_events:
        assert msgspec.json.decode(msgspec.json.encode(event), type=told) == event
