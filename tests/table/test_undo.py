"""Turns are taken back, one or several at once, and done again: the game is what is left, the record knows the rest."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from hanabi_desktop import rules as hanabi
from hanabi_desktop.records.format import decode, encode
from hanabi_desktop.records.record import replay
from hanabi_desktop.records.remarks import Peek, TakenBack, remarks_of
from hanabi_desktop.table.actions import LayOpen, MoveToken
from hanabi_desktop.table.client import Client
from hanabi_desktop.table.events import ActionTaken, ActionTakenBack, TokenMoved
from hanabi_desktop.table.replay import Replay
from hanabi_desktop.table.state import from_record
from hanabi_desktop.table.table import Table
from tests.each import samples
from tests.games import legal_hints, moment, state_of, timid
from tests.table.tables import Ears, Saves, seated

KARI, PER, LIV = range(3)
FULL = hanabi.MemoryAid.FULL
TURNS: tuple[hanabi.TurnAction, ...] = (hanabi.ValueHint(PER, 2), hanabi.Play(9), hanabi.ValueHint(KARI, 1))
"""A hint, a mistake with white 2, a hint."""


def table(*actions: hanabi.TurnAction, memory: hanabi.MemoryAid = FULL, master: int | None = None) -> Table:
    """Kari, Per and Liv after these turns."""
    here = seated(memory=memory, master=master)
    for action in actions:
        here.act(here.current, action)
    return here


def redo_state(here: Table) -> tuple[bool, bool]:
    """Whether something can be done again, and without anybody's consent."""
    return here.can_do_again, here.do_again_is_free


def game_of(here: Table) -> hanabi.Game:
    return hanabi.Game(here.record.setup, here.record.actions)


def test_several_at_once_go_back_to_before_the_oldest_are_remarked_each_and_told_in_one_go() -> None:
    here = table(*TURNS)
    ears = Ears(here)
    here.take_back(2)
    assert state_of(game_of(here)) == state_of(game_of(table(TURNS[0])))
    assert here.current == PER
    assert here.view(hanabi.Everybody()).remarks == (TakenBack(2, LIV, TURNS[2]), TakenBack(1, PER, TURNS[1]))
    (told,) = ears.heard
    assert [(event.turn, event.seat) for event in told if isinstance(event, ActionTakenBack)] == [(2, LIV), (1, PER)]


def test_several_at_once_tell_what_the_journal_had_told_and_no_more() -> None:
    here = table(*TURNS, memory=hanabi.MemoryAid.NONE)
    here.look(KARI)
    ears = Ears(here)
    here.take_back(3)
    events = [event.events for event in ears.last if isinstance(event, ActionTakenBack)]
    assert isinstance(events[0][0], hanabi.HintForgotten)
    assert isinstance(events[2][0], hanabi.HintForgotten)


def test_doing_again_is_told_as_the_turn_that_it_is() -> None:
    here = table(*TURNS[:2])
    ears = Ears(here)
    here.take_back()
    here.do_again()
    assert ears.last == (ActionTaken(1, PER, game_of(here).turns[1].events, again=True),)


def test_doing_again_moves_the_masters_tokens_too() -> None:
    here = table(master=LIV)
    here.act(KARI, hanabi.ValueHint(PER, 2))
    here.act(LIV, MoveToken(here.view(hanabi.Everybody()).announced.owed))  # type: ignore[union-attr, arg-type]
    here.take_back()
    ears = Ears(here)
    here.do_again()
    assert [type(event) for event in ears.last] == [TokenMoved, ActionTaken]
    assert here.view(hanabi.Everybody()).clocks == 7
    assert here.announcer is None


def test_doing_again_is_forgotten_when_the_program_ends() -> None:
    here = table(*TURNS)
    here.take_back()
    record = decode(encode(here.record))
    later = Table(replay(record), from_record(record, replay(record)), Saves())
    assert not later.can_do_again
    with pytest.raises(hanabi.IllegalAction, match="nothing-to-do-again"):
        later.do_again()
    assert later.view(hanabi.Everybody()).remarks == (TakenBack(2, LIV, TURNS[2]),)


def test_doing_again_needs_consent_for_a_hint_that_ended_the_game_and_laid_all_hands_open() -> None:
    def hints_last(game: hanabi.Game) -> bool:
        return game.turns_left == 1 and bool(legal_hints(game))

    game = moment(hanabi.EDITIONS[hanabi.EditionId.ENGLISH].rules, 3, hints_last, timid)
    here = seated(game, hanabi.EDITIONS[hanabi.EditionId.ENGLISH])
    here.act(game.current, legal_hints(game)[0])
    assert (here.over, here.can_take_back, here.take_back_is_free) == (True, True, False)
    here.take_back()
    assert redo_state(here) == (True, False)


def test_doing_again_needs_no_consent_for_a_hint_alone_that_nobody_has_looked_past() -> None:
    here = table(TURNS[0])
    for _ in range(3):
        assert here.take_back_is_free
        here.take_back()
        assert redo_state(here) == (True, True)
        here.do_again()
    here.take_back()
    here.look(PER)
    here.looked(2)
    assert redo_state(here) == (True, False)
    for turns, steps in ((TURNS[:2], 1), (TURNS, 2)):
        here = table(*turns)
        for _ in range(steps):
            here.take_back()
        assert redo_state(here) == (True, False)
    here = table(TURNS[0])
    here.take_back()
    # A client looks all the time; and what it has seen, it knows when it has left.
    liv = Client(here, LIV)
    assert redo_state(here) == (True, False)
    liv.leave()
    assert redo_state(here) == (True, False)
    here = table(TURNS[0])
    Client(here, LIV).leave()
    assert not here.take_back_is_free


@pytest.mark.parametrize("memory", [hanabi.MemoryAid.LAST_HINT, hanabi.MemoryAid.NONE])
def test_what_the_memory_aid_has_let_go_is_not_told_by_the_remark_on_a_hint(memory: hanabi.MemoryAid) -> None:
    here = table(TURNS[0], hanabi.Play(9), memory=memory)
    here.take_back(2)
    for eyes in (hanabi.Everybody(), hanabi.Seat(PER)):
        assert here.view(eyes).remarks == (TakenBack(1, PER, hanabi.Play(9)), TakenBack(0, KARI))
    assert remarks_of(here.record)[1] == TakenBack(0, KARI, TURNS[0])
    assert Replay(here.record).view(hanabi.Everybody()).remarks[1] == TakenBack(0, KARI)
    # Once it is over, nothing has to be remembered any more.
    here.end_early()
    assert Replay(here.record).view(hanabi.Everybody(), 1).remarks[1] == TakenBack(0, KARI, TURNS[0])


def test_what_the_memory_aid_has_let_go_is_not_heard_a_second_time_when_it_is_done_again() -> None:
    for looking in (True, False):
        here = table(TURNS[0], memory=hanabi.MemoryAid.NONE)
        if looking:
            here.look(PER)
            here.looked(2)
        here.take_back()
        ears = Ears(here)
        here.do_again()
        (told,) = ears.last
        turn = here.view(hanabi.Everybody()).last_turn
        assert isinstance(told, ActionTaken)
        assert turn is not None
        assert (hanabi.HintForgotten(KARI, PER) in told.events) is looking
        assert any(isinstance(event, hanabi.HintGiven) for event in turn.events) is not looking


@settings(max_examples=samples(25, 400), deadline=None)
@given(data=st.data(), master=st.sampled_from([None, PER]), memory=st.sampled_from(hanabi.MemoryAid))
def test_the_game_is_what_remains_of_undoing(data: st.DataObject, master: int | None, memory: hanabi.MemoryAid) -> None:
    here = table(memory=memory, master=master)
    done: list[hanabi.TurnAction | hanabi.EndEarly] = []
    undone: list[hanabi.TurnAction | hanabi.EndEarly] = []
    taken_back = 0
    for _ in range(data.draw(st.integers(1, 14))):
        doing = data.draw(st.sampled_from(["act", "act", "act", "back", "back", "again", "again", "look", "end"]))
        if doing == "act" and not here.over:
            game = game_of(here)
            action = data.draw(st.sampled_from([*legal_hints(game), *map(hanabi.Play, game.hands[game.current])]))
            here.act(here.current, action)
            undone.clear()
            if master is not None and data.draw(st.integers(0, 4)) == 0:
                here.take_back()
                continue
            if master is not None and isinstance(action, hanabi.Play):
                here.act(here.announcer or 0, LayOpen())
            while (announced := here.view(hanabi.Everybody()).announced) and announced.owed:
                here.act(PER, MoveToken(announced.owed))
            done.append(action)
        elif doing == "end" and not here.over:
            here.end_early()
            done.append(hanabi.EndEarly())
            undone.clear()
        elif doing == "back" and done:
            steps = data.draw(st.integers(1, len(done)))
            here.take_back(steps)
            for _step in range(steps):
                undone.append(done.pop())
                taken_back += 1
        elif doing == "again" and undone:
            here.do_again()
            done.append(undone.pop())
        elif doing == "look" and not here.over:
            here.look(LIV)
            here.looked(1)
        assert here.record.actions == tuple(done)
        assert here.can_do_again is bool(undone)
    assert state_of(game_of(here)) == state_of(hanabi.Game(here.record.setup, tuple(done)))
    remarks = remarks_of(here.record)
    assert sum(isinstance(remark, TakenBack) for remark in remarks) == taken_back
    assert {type(remark) for remark in remarks} <= {TakenBack, Peek}
    read = decode(encode(here.record))
    assert read == here.record
    later = Table(replay(read), from_record(read, replay(read)), Saves())
    assert later.view(hanabi.Everybody()) == here.view(hanabi.Everybody())
