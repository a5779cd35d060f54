"""Slips can be taken back, and the record remembers that they were."""

import pytest

from hanabi_desktop.records.remarks import TakenBack, remarks_of
from hanabi_desktop.rules import ColourHint, Game, Play, Refusal, Rules, TurnAction, ValueHint
from hanabi_desktop.screen.view import LookAway, Private, Public
from hanabi_desktop.table.actions import MoveCard, MoveToken, WriteNote
from tests.games import moment, of_turn, state_of, victory
from tests.screen.scenes import KARI, LIV, PER, RED, Scene, dealt, scene

HINTS = (ColourHint(PER, RED), ValueHint(PER, 2))


def after(action: TurnAction) -> Scene:
    here = scene()
    here.act(action)
    return here


def game_of(here: Scene) -> Game:
    return Game(here.screen.table.record.setup, here.screen.table.record.actions)


class TestAHint:
    @pytest.mark.parametrize("hint", HINTS, ids=str)
    def test_is_free_to_take_back_while_nobody_has_looked(self, hint: TurnAction) -> None:
        here = after(hint)
        assert here.screen.table.can_take_back
        assert here.screen.table.take_back_is_free

    @pytest.mark.parametrize("hint", HINTS, ids=str)
    @pytest.mark.parametrize("seat", [KARI, PER, LIV])
    def test_is_not_free_any_more_once_anybody_has_opened_a_view(self, hint: TurnAction, seat: int) -> None:
        here = after(hint)
        here.open(seat)
        assert not here.screen.table.take_back_is_free
        here.screen.cover()
        assert here.screen.table.can_take_back
        assert not here.screen.table.take_back_is_free

    def test_stays_free_while_somebody_is_only_asked_to_look_away(self) -> None:
        here = after(HINTS[0])
        here.screen.look_away(PER)
        assert here.screen.table.take_back_is_free
        here.screen.cover()
        here.screen.pause()
        here.screen.cover()
        assert here.screen.table.take_back_is_free

    def test_brings_its_token_back(self) -> None:
        here = after(HINTS[0])
        here.screen.table.take_back()
        assert here.screen.view.clocks == 8
        assert state_of(game_of(here)) == state_of(dealt())

    def test_is_free_before_a_master_too_once_the_token_has_moved(self) -> None:
        here = scene(master=PER)
        here.act(HINTS[0])
        assert here.screen.table.take_back_is_free
        here.screen.act(MoveToken(here.screen.view.announced.owed))  # type: ignore[union-attr, arg-type]
        assert here.screen.table.take_back_is_free


class TestACardThatWasSeen:
    def test_is_never_free_to_take_back(self) -> None:
        here = after(Play(0))
        assert here.screen.table.can_take_back
        assert not here.screen.table.take_back_is_free

    def test_returns_to_the_hand_and_the_drawn_one_to_the_deck(self) -> None:
        here = after(Play(0))
        assert [card.id for card in here.screen.view.hands[KARI]] == [1, 2, 3, 4, 15]
        here.screen.table.take_back()
        assert [card.id for card in here.screen.view.hands[KARI]] == [0, 1, 2, 3, 4]
        assert here.screen.view.seen.deck_left == 35
        assert here.screen.view.seen.fireworks == (0,) * 5


class TestTakingBack:
    def test_makes_it_the_same_players_turn_again(self) -> None:
        here = after(HINTS[0])
        assert here.screen.table.current == PER
        here.screen.table.take_back()
        assert here.screen.table.current == KARI
        here.act(Play(0))
        assert here.screen.table.record.actions == (Play(0),)

    def test_goes_back_as_far_as_the_deal_one_by_one(self) -> None:
        here = scene()
        for action in (ValueHint(PER, 2), ValueHint(LIV, 3), Play(13)):
            here.act(action)
        for _ in range(3):
            here.screen.table.take_back()
        assert here.screen.table.record.actions == ()
        assert here.screen.view.remarks == (
            TakenBack(2, LIV, Play(13)),
            TakenBack(1, PER, ValueHint(LIV, 3)),
            TakenBack(0, KARI, ValueHint(PER, 2)),
        )
        assert remarks_of(here.screen.table.record) == here.screen.view.remarks

    def test_of_nothing_is_refused(self) -> None:
        here = scene()
        assert not here.screen.table.can_take_back
        assert not here.screen.table.take_back_is_free
        here.refuses(Refusal.NOTHING_TO_TAKE_BACK, here.screen.table.take_back)

    def test_is_never_free_twice_in_a_row(self) -> None:
        here = after(HINTS[0])
        here.act(ValueHint(LIV, 3))
        here.screen.table.take_back()
        assert here.screen.table.can_take_back
        assert not here.screen.table.take_back_is_free

    def test_ends_on_the_public_table_whatever_was_open(self) -> None:
        for seat in (KARI, PER, LIV):
            here = after(HINTS[0])
            here.open(seat)
            here.screen.table.take_back()
            assert here.phase() == Public()
            here.act(HINTS[0])
            here.screen.look_away(seat)
            here.screen.table.take_back()
            assert here.phase() == Public()

    def test_leaves_an_open_view_alone_when_it_is_refused(self) -> None:
        here = scene()
        here.open(LIV)
        here.refuses(Refusal.NOTHING_TO_TAKE_BACK, here.screen.table.take_back)
        assert here.phase() == Private(LIV)
        here.screen.look_away(LIV)
        here.refuses(Refusal.NOTHING_TO_TAKE_BACK, here.screen.table.take_back)
        assert here.phase() == LookAway(LIV)

    def test_keeps_the_hands_as_they_were_arranged(self) -> None:
        here = scene()
        here.open()
        here.screen.act(MoveCard(4, 0))
        here.screen.act(WriteNote(4, "five?"))
        here.screen.act(Play(0))
        here.screen.table.take_back()
        here.open()
        assert [card.id for card in here.screen.view.hands[KARI]] == [4, 0, 1, 2, 3]
        assert here.screen.view.hands[KARI][0].note == "five?"


class TestTheEnd:
    def test_of_a_victory_can_be_taken_back(self) -> None:
        won = victory(Rules(), 3)
        here = scene(Game(won.setup, won.actions))
        assert here.over()
        assert here.screen.table.can_take_back
        here.screen.table.take_back()
        assert not here.over()
        assert here.screen.table.current == won.turns[-1].seat
        here.act(of_turn(won.actions[-1]))
        assert here.over()
        assert here.screen.view.seen.score == 25
        assert here.screen.view.remarks == (
            TakenBack(len(won.turns) - 1, won.turns[-1].seat, of_turn(won.actions[-1])),
        )

    def test_of_a_lost_game_can_be_taken_back(self) -> None:
        here = scene(dealt(Rules(mistakes=1)))
        here.act(ValueHint(PER, 2))
        here.act(Play(6))
        assert here.over()
        here.screen.table.take_back()
        assert not here.over()
        assert here.screen.view.mistakes == 0

    def test_that_came_early_can_be_taken_back(self) -> None:
        here = after(HINTS[0])
        here.screen.table.end_early()
        assert not here.screen.table.take_back_is_free
        here.screen.table.take_back()
        assert here.screen.table.record.actions == (HINTS[0],)

    def test_by_a_last_hint_is_free_to_take_back(self) -> None:
        def last_hint_ends(game: Game) -> bool:
            return bool(game.end and isinstance(game.turns[-1].action, ColourHint | ValueHint))

        game = moment(Rules(), 2, last_hint_ends)
        here = scene(Game(game.setup, game.actions[:-1]))
        here.act(of_turn(game.actions[-1]))
        assert here.over()
        assert here.screen.table.take_back_is_free
