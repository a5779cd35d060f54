"""Seats at which a computer plays: who may, who may not, what it remembers, and what is saved of it."""

from typing import Any

import pytest
from msgspec.structs import replace

from hanabi_desktop import rules as hanabi
from hanabi_desktop.players import Character, Computer, Level, Person
from hanabi_desktop.records.format import decode, encode
from hanabi_desktop.records.record import DamagedRecord, replay
from hanabi_desktop.records.remarks import OnPhone, Seated
from hanabi_desktop.table.client import Client
from hanabi_desktop.table.events import Operator, OperatorChanged, PlayerSeated
from hanabi_desktop.table.new_game import NewGame, SetupProblem, game_again
from hanabi_desktop.table.state import from_record
from hanabi_desktop.table.table import Table
from tests.players import seat_computer, seats
from tests.table.tables import NAMES, Ears, Saves, seated

PLAIN, SKILLED = Level.PLAIN, Level.SKILLED
FULL = hanabi.MemoryAid.FULL


def table(*computers: Level | None, memory: hanabi.MemoryAid = FULL, master: int | None = None) -> Table:
    """Kari, Per and Åsa; computers where they are named."""
    return seated(memory=memory, master=master, computers=computers)


def test_a_computer_sits_down_between_two_turns_and_leaves_again() -> None:
    played = table()
    per = played.players[1]
    assert isinstance(per, Person)
    tinbot = Computer("Tinbot", Character.TIN, SKILLED, per)
    ears = Ears(played)
    seat_computer(played, 1, SKILLED)
    assert played.operators == (Operator.SCREEN, Operator.COMPUTER, Operator.SCREEN)
    seat_computer(played, 1, PLAIN)
    seat_computer(played, 1, None)
    assert ears.heard == [
        (OperatorChanged(1, Operator.COMPUTER), PlayerSeated(1, tinbot)),
        (PlayerSeated(1, replace(tinbot, level=PLAIN)),),
        (OperatorChanged(1, Operator.SCREEN), PlayerSeated(1, per)),
    ]
    assert played.operators == (Operator.SCREEN,) * 3
    changes: tuple[tuple[Level | None, Level | None, str], ...]
    changes = (None, SKILLED, "Per"), (SKILLED, PLAIN, ""), (PLAIN, None, "Per")
    remarks = tuple(Seated(0, 1, before, after, name, "Tinbot", "tin") for before, after, name in changes)
    assert played.view(hanabi.Everybody()).remarks == remarks


def test_whoever_stays_is_not_touched() -> None:
    played = table(None, SKILLED, None)
    Client(played, 0)
    ears = Ears(played)
    for seat, level in enumerate((None, SKILLED, None)):
        seat_computer(played, seat, level)
    assert not ears.heard
    assert played.view(hanabi.Everybody()).remarks == (OnPhone(0, 0, True),)
    assert played.operators == (Operator.CLIENT, Operator.COMPUTER, Operator.SCREEN)


def test_a_computer_plays_for_no_person_and_no_other_for_a_computer() -> None:
    played = table(None, SKILLED, None)
    with pytest.raises(ValueError, match="person"):
        Client(played, 0, Operator.COMPUTER)
    played.act(0, hanabi.ValueHint(1, 2))
    with pytest.raises(hanabi.IllegalAction):
        played.act(1, hanabi.Play(5))
    computer = Client(played, 1, Operator.COMPUTER)
    guest = Client(played, 1)
    with pytest.raises(hanabi.IllegalAction):
        computer.act(hanabi.Play(5))
    guest.leave()
    assert played.operators[1] is Operator.COMPUTER
    computer = Client(played, 1, Operator.COMPUTER)
    seat_computer(played, 1, None)
    with pytest.raises(hanabi.IllegalAction):
        computer.act(hanabi.Play(5))
    played.act(1, hanabi.Play(5))


def test_who_took_each_turn_is_known_for_good() -> None:
    played = table()
    played.act(0, hanabi.ValueHint(1, 2))
    seat_computer(played, 1, SKILLED)
    Client(played, 1, Operator.COMPUTER).act(hanabi.ValueHint(0, 1))
    seat_computer(played, 1, PLAIN)
    played.act(2, hanabi.ValueHint(0, 1))
    played.act(0, hanabi.ValueHint(1, 3))
    Client(played, 1, Operator.COMPUTER).act(hanabi.Discard(5))
    seat_computer(played, 1, None)
    played.act(2, hanabi.ValueHint(0, 1))
    assert _takers(played) == [None, SKILLED, None, None, PLAIN, None]
    # Taken back to before anybody had changed, and played by a person.
    played.take_back(5)
    played.act(1, hanabi.ValueHint(0, 1))
    assert _takers(played) == [None, None]
    assert from_record(played.record, replay(played.record)).remarks == played.view(hanabi.Everybody()).remarks


def _takers(played: Table) -> list[Level | None]:
    view = played.view(hanabi.Everybody())
    return [view.taken_by(turn) for turn in view.seen.turns]


def test_with_a_computer_a_hint_is_taken_back_freely_and_not_done_again_by_somebody_else() -> None:
    played = table(None, PLAIN, None)
    played.act(0, hanabi.ValueHint(1, 2))
    assert played.take_back_is_free
    played.take_back()
    assert played.can_do_again
    seat_computer(played, 0, SKILLED)
    assert not played.can_do_again


@pytest.mark.parametrize(
    ("seat", "level", "alone"), [(1, None, None), (1, PLAIN, 0), (0, None, 0)], ids=["sits down", "other", "nothing"]
)
def test_nobody_is_alone_any_more_where_somebody_sat_down(seat: int, level: Level | None, alone: int | None) -> None:
    played = table(None, SKILLED, PLAIN)
    assert played.alone == 0
    seat_computer(played, seat, level)
    seat_computer(played, 1, SKILLED)
    assert played.alone == alone
    again = Table(replay(played.record), from_record(played.record, replay(played.record)), Saves())
    assert again.alone == alone


@pytest.mark.parametrize(("seat", "level"), [(0, PLAIN), (2, SKILLED), (3, PLAIN)])
def test_the_master_and_the_last_person_stay_persons(seat: int, level: Level) -> None:
    played = table(None, PLAIN, PLAIN) if seat == 0 else table(master=2)
    before = played.operators
    with pytest.raises(ValueError, match="seat"):
        seat_computer(played, seat, level)
    assert played.operators == before
    with pytest.raises(ValueError, match="computer"):
        table(None, PLAIN, None, master=0).hand_over(1)


def test_who_plays_is_saved_and_read() -> None:
    record = decode(encode(table(None, SKILLED, PLAIN).record))
    state = from_record(record, replay(record))
    assert state.players == seats(NAMES[:3], (None, SKILLED, PLAIN))
    assert "computers" not in table().record.extra


@pytest.mark.parametrize(
    ("ours", "place"),
    [
        ({"computers": [None, "plain"]}, "computers"),
        ({"computers": ["plain", "plain", "skilled"]}, "computers"),
        ({"computers": [None, "clever", None]}, "computers"),
        ({"computers": [None, "plain", None], "master": 1}, "master"),
    ],
)
def test_a_file_with_impossible_computers_says_where(ours: dict[str, Any], place: str) -> None:
    record = table().record
    damaged = replace(record, extra={**record.extra, **ours})
    with pytest.raises(DamagedRecord, match=place):
        from_record(damaged, replay(damaged))


def test_a_computer_remembers_hints_that_the_players_have_to_remember_themselves() -> None:
    played = table(None, PLAIN, None, memory=hanabi.MemoryAid.NONE)
    computer = Client(played, 1, Operator.COMPUTER)
    played.act(0, hanabi.ValueHint(1, 2))
    played.look(2)
    seen = computer.remembered()
    assert [card.known.ranks == {2} for card in seen.hands[1].cards] == [True, False, True, True, True]
    assert all(card.face is None for card in seen.hands[1].cards)
    assert all(not card.known.hints for card in computer.view().hands[1])


@pytest.mark.parametrize(
    ("computers", "master", "there"),
    [((), None, False), ((None, PLAIN), None, False), ((PLAIN, SKILLED), None, True), ((None, PLAIN), 1, True)],
)
def test_a_table_needs_a_person_as_master(computers: tuple[Level | None, ...], master: int | None, there: bool) -> None:
    edition = hanabi.EDITIONS[hanabi.EditionId.GERMAN]
    game = NewGame(edition.id, edition.rules, seats(("Kari", "Per"), computers), 0, master=master)
    assert (SetupProblem.NO_PERSON in game.problems()) is there
    again = game_again(game.remembered())
    assert again == (None if there else game)
