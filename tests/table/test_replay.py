"""A record looked at again: any turn, any eyes, forwards and backwards."""

from random import Random

import pytest
from msgspec.structs import replace

from hanabi_desktop.records.record import RefusedAction
from hanabi_desktop.rules import (
    EDITIONS,
    Edition,
    EditionId,
    EndEarly,
    Everybody,
    Eyes,
    Game,
    Open,
    Play,
    Rules,
    Seat,
    ValueHint,
)
from hanabi_desktop.table.replay import Replay
from tests.games import deal_hands, of_turn
from tests.table.tables import any_game, seated

HOUSE = EDITIONS[EditionId.HOUSE]


def all_eyes(players: int) -> list[Eyes]:
    """Everybody's, and each seat's."""
    return [Everybody(), *(Seat(seat) for seat in range(players))]


def short() -> Game:
    """Two turns of a game that goes on."""
    game = deal_hands(Rules(), "r1 y1 g1 b1 w1", "r2 r3 g2 b2 w2")
    game.apply(Play(0))
    game.apply(ValueHint(0, 1))
    return game


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id.value)
class TestAReplay:
    def test_shows_at_every_turn_what_the_table_showed(self, edition: Edition) -> None:
        for seed in range(4):
            _, game, _ = any_game(seed, edition)
            table = seated(Game(game.setup), edition)
            replay = Replay(seated(game, edition).record)
            eyes = all_eyes(game.players)
            assert replay.turns == len(game.turns)
            for turn in game.turns:
                assert [replay.view(each) for each in eyes] == [table.view(each) for each in eyes]
                assert replay.events(replay.turn) == turn.events
                replay.go(replay.turn + 1)
                if isinstance(turn.action, EndEarly):
                    table.end_early()
                else:
                    table.act(turn.seat, of_turn(turn.action))
            assert [replay.view(each) for each in (*eyes, Open())] == [table.view(each) for each in (*eyes, Open())]

    def test_shows_the_same_whichever_way_a_turn_was_reached(self, edition: Edition) -> None:
        _, game, chance = any_game(0, edition)
        replay = Replay(seated(game, edition).record)
        eyes: list[Eyes] = [*all_eyes(game.players), Open()]
        seen = [[replay.view(each, turn) for each in eyes] for turn in range(replay.turns + 1)]
        for _ in range(12):
            replay.go(chance.randrange(replay.turns + 1))
            assert [replay.view(each) for each in eyes] == seen[replay.turn]


class TestTheEnds:
    @pytest.mark.parametrize("turn", [-1, 3])
    def test_no_turn_lies_beyond_them(self, turn: int) -> None:
        replay = Replay(seated(short(), EDITIONS["house"]).record)  # type: ignore[index]
        with pytest.raises(IndexError, match="turn"):
            replay.go(turn)

    def test_of_a_record_that_breaks_a_rule_are_named(self) -> None:
        record = seated(short(), HOUSE).record
        with pytest.raises(RefusedAction, match=r"actions\[1\]: no-such-card"):
            Replay(replace(record, actions=(Play(0), Play(0))))


class TestOpenHands:
    def test_are_nobodys_to_see_while_the_game_goes_on(self) -> None:
        record = seated(short(), HOUSE).record
        with pytest.raises(ValueError, match="nobody sees every hand"):
            Replay(record).view(Open())

    def test_are_shown_once_the_players_have_said_so(self) -> None:
        record = seated(short(), HOUSE).record
        replay = Replay(record, open_hands=True)
        assert all(card.face for hand in replay.view(Open()).hands for card in hand)

    def test_are_shown_at_every_turn_of_a_game_that_is_over(self) -> None:
        game = short()
        game.apply(EndEarly())
        replay = Replay(seated(game, EDITIONS["house"]).record)  # type: ignore[index]
        assert replay.opened
        assert all(card.face for hand in replay.view(Open()).hands for card in hand)

    def test_tell_of_critical_cards_in_every_hand(self) -> None:
        game = short()
        game.apply(EndEarly())
        replay = Replay(seated(game, EDITIONS["house"]).record)  # type: ignore[index]
        chance = Random(2)
        replay.go(chance.randrange(replay.turns))
        fives = [card for hand in replay.view(Open()).hands for card in hand if card.face and card.face.rank == 5]
        assert all(card.critical for card in fives)
