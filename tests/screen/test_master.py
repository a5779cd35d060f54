"""The master moves the tokens, and nobody else; until the right one has moved, nothing happens."""

from functools import partial

import pytest
from msgspec.structs import replace

from hanabi_desktop.records.remarks import TakenBack, remarks_of
from hanabi_desktop.rules import (
    ColourHint,
    Discard,
    Game,
    Play,
    Refusal,
    Rules,
    TurnAction,
    ValueHint,
)
from hanabi_desktop.screen.view import Public, Undone
from hanabi_desktop.table.actions import (
    ActionKind,
    LayOpen,
    MoveCard,
    MoveToken,
    TokenMove,
    Withdraw,
    token_moves,
    token_refusal,
)
from hanabi_desktop.table.view import AnnouncedView
from tests.games import card, of_turn, shortest_victory, state_of
from tests.screen.scenes import (
    BLUE,
    GREEN,
    KARI,
    LIV,
    MOMENTS,
    PER,
    RED,
    TWO_HINTS,
    Scene,
    before_the_five,
    dealt,
    scene,
)

SPEND, RETURN, BURN, RESTORE = TokenMove


def at(moment: str) -> Scene:
    here = scene(before_the_five(*TWO_HINTS), master=PER)
    MOMENTS[moment].reach(here.screen)
    return here


def announced(here: Scene) -> AnnouncedView:
    view = here.screen.view.announced
    assert view is not None
    return view


def faces_seen(here: Scene) -> list[int]:
    return [held.id for hand in here.screen.view.hands for held in hand if held.face]


@pytest.fixture(params=MOMENTS)
def moment(request: pytest.FixtureRequest) -> str:
    """The name of each phase of an announcement in turn."""
    return str(request.param)


class TestAHint:
    def test_is_announced_then_paid_for_and_only_then_given(self) -> None:
        here = at("hint announced")
        assert here.phase() == Public()
        assert announced(here) == AnnouncedView(KARI, ActionKind.HINT, PER, None, SPEND)
        assert here.screen.view.clocks == 6
        assert here.screen.table.current == KARI
        here.screen.act(MoveToken(SPEND))
        assert here.screen.view.announced is None
        assert here.screen.view.clocks == 5
        assert here.screen.table.record.actions[-1] == ColourHint(PER, GREEN)
        assert here.screen.table.current == PER
        assert [held.id for held in here.screen.view.hands[PER] if held.pointed] == [7, 8]

    def test_does_not_say_before_its_token_has_moved_what_it_is(self) -> None:
        here = at("hint announced")
        untouched = scene(before_the_five(*TWO_HINTS), master=PER).screen.view
        assert here.screen.view.seen == untouched.seen
        assert here.screen.view.hands == untouched.hands


class TestADiscard:
    def test_is_announced_then_the_token_comes_back_and_then_the_card_goes(self) -> None:
        here = at("discard announced")
        assert announced(here) == AnnouncedView(KARI, ActionKind.DISCARD, None, None, RETURN)
        assert not here.screen.view.seen.discards
        here.screen.act(MoveToken(RETURN))
        assert here.screen.view.clocks == 7
        assert here.screen.view.seen.discards == (card("y1"),)

    def test_does_not_say_which_card_it_will_be(self) -> None:
        here = at("discard announced")
        assert faces_seen(here) == []


class TestAPlay:
    def test_is_announced_then_laid_open_then_the_fuse_burns_and_then_the_next_card_is_drawn(self) -> None:
        here = at("play announced")
        assert announced(here) == AnnouncedView(KARI, ActionKind.PLAY, None, None, None)
        assert faces_seen(here) == []
        here.screen.act(LayOpen())
        assert announced(here) == AnnouncedView(KARI, ActionKind.PLAY, None, card("b5"), BURN)
        assert faces_seen(here) == [10]
        assert here.screen.view.mistakes == 0
        assert here.screen.view.seen.deck_left == 36
        here.screen.act(MoveToken(BURN))
        assert here.screen.view.mistakes == 1
        assert here.screen.view.seen.discards == (card("b5"),)
        assert here.screen.view.seen.deck_left == 35

    def test_that_fits_and_owes_no_token_takes_effect_as_soon_as_it_is_laid_open(self) -> None:
        here = scene(before_the_five(*TWO_HINTS), master=PER)
        here.act(Play(3))
        assert announced(here).owed is None
        assert here.log_of(partial(here.screen.act, LayOpen())) == ["save", "changed", "happened"]
        assert here.screen.view.announced is None
        assert here.screen.table.record.actions[-1] == Play(3)

    def test_of_a_five_brings_a_token_back_by_the_masters_hand(self) -> None:
        here = at("bonus laid open")
        assert announced(here).owed is RETURN
        here.screen.act(MoveToken(RETURN))
        assert here.screen.view.clocks == 7
        assert here.screen.view.seen.fireworks[RED] == 5

    def test_of_a_five_with_all_tokens_there_owes_none(self) -> None:
        here = scene(before_the_five(), master=PER)
        here.act(Play(2))
        here.screen.act(LayOpen())
        assert here.screen.view.announced is None
        assert here.screen.view.clocks == 8
        assert here.screen.view.seen.fireworks[RED] == 5

    def test_of_a_five_by_its_right_colour_brings_two_tokens_back_one_by_one(self) -> None:
        here = at("two tokens owed")
        assert announced(here).owed is RETURN
        assert here.screen.view.clocks == 6
        assert here.log_of(lambda: here.screen.act(MoveToken(RETURN))) == ["save", "changed", "token_moved"]
        assert announced(here).owed is RETURN
        assert here.screen.view.clocks == 7
        assert here.screen.table.current == KARI
        assert here.log_of(lambda: here.screen.act(MoveToken(RETURN))) == ["save", "changed", "token_moved", "happened"]
        assert here.screen.view.announced is None
        assert here.screen.view.clocks == 8
        assert here.screen.table.current == PER

    def test_of_a_five_by_its_right_colour_owes_one_token_where_only_one_was_spent(self) -> None:
        here = scene(before_the_five(ValueHint(PER, 1), Play(13)), master=PER)
        here.act(Play(2, RED))
        here.screen.act(LayOpen())
        assert here.screen.view.clocks == 7
        assert announced(here).owed is RETURN
        here.screen.act(MoveToken(RETURN))
        assert here.screen.view.announced is None
        assert here.screen.view.clocks == 8

    def test_by_a_wrong_colour_burns_a_fuse_even_if_the_card_had_fitted(self) -> None:
        here = at("wrong colour laid open")
        assert announced(here) == AnnouncedView(KARI, ActionKind.PLAY, None, card("y1"), BURN)
        here.screen.act(MoveToken(BURN))
        assert here.screen.view.seen.discards == (card("y1"),)

    def test_that_burns_the_last_fuse_ends_the_game_once_the_master_has_moved_it(self) -> None:
        here = scene(dealt(Rules(mistakes=1)), master=LIV)
        here.act(ValueHint(PER, 2))
        here.screen.act(MoveToken(SPEND))
        here.act(Play(6))
        here.screen.act(LayOpen())
        assert not here.over()
        here.screen.act(MoveToken(BURN))
        assert here.over()
        assert here.screen.view.seen.score == 0

    def test_that_completes_the_show_ends_the_game(self) -> None:
        won = shortest_victory(Rules(), 3)
        here = scene(Game(won.setup, won.actions[:-1]), master=KARI)
        here.act(of_turn(won.actions[-1]))
        assert not here.over()
        here.screen.act(LayOpen())
        assert here.over()
        assert here.screen.view.seen.score == 25


class TestEveryPhaseOfAnAnnouncement:
    def test_shows_the_public_table(self, moment: str) -> None:
        here = at(moment)
        assert here.phase() == Public()
        open_card = announced(here).laid_open
        assert (open_card is not None) is MOMENTS[moment].laid_open
        assert len(faces_seen(here)) == (open_card is not None)

    def test_asks_for_the_token_that_is_owed_next(self, moment: str) -> None:
        owed = MOMENTS[moment].owed
        assert announced(at(moment)).owed is (owed[0] if owed else None)

    @pytest.mark.parametrize("move", TokenMove)
    def test_refuses_every_other_token(self, moment: str, move: TokenMove) -> None:
        here, owed = at(moment), MOMENTS[moment].owed
        if not owed:
            here.refuses(Refusal.LAY_OPEN_FIRST, lambda: here.screen.act(MoveToken(move)))
        elif move is not owed[0]:
            wrong_way = move.of_clock is owed[0].of_clock
            reason = Refusal.WRONG_DIRECTION if wrong_way else Refusal.WRONG_TOKEN
            here.refuses(reason, lambda: here.screen.act(MoveToken(move)))

    @pytest.mark.parametrize("move", TokenMove)
    def test_refuses_a_further_token_once_all_have_moved(self, moment: str, move: TokenMove) -> None:
        here = at(moment)
        if not MOMENTS[moment].owed:
            here.screen.act(LayOpen())
        while (view := here.screen.view.announced) and view.owed:
            here.screen.act(MoveToken(view.owed))
        assert here.screen.view.announced is None
        here.refuses(Refusal.NO_TOKEN_OWED, lambda: here.screen.act(MoveToken(move)))

    def test_comes_to_what_the_game_would_be_with_no_master(self, moment: str) -> None:
        here = at(moment)
        if not MOMENTS[moment].owed:
            here.screen.act(LayOpen())
        while (view := here.screen.view.announced) and view.owed:
            here.screen.act(MoveToken(view.owed))
        record = here.screen.table.record
        expected = before_the_five(*TWO_HINTS, MOMENTS[moment].action)
        assert state_of(Game(record.setup, record.actions)) == state_of(expected)

    def test_lets_nobody_look_nor_act(self, moment: str) -> None:
        here = at(moment)
        for seat in (KARI, PER):
            here.refuses(Refusal.WAITING_FOR_MASTER, partial(here.screen.look_away, seat))
        here.refuses(Refusal.WAITING_FOR_MASTER, lambda: here.screen.act(Play(4)))
        here.refuses(Refusal.VIEW_NOT_OPEN, here.screen.open_view)
        here.refuses(Refusal.VIEW_NOT_OPEN, lambda: here.screen.act(MoveCard(4, 0)))

    def test_does_not_let_the_role_change_hands(self, moment: str) -> None:
        here = at(moment)
        here.refuses(Refusal.WAITING_FOR_MASTER, lambda: here.screen.table.hand_over(KARI))

    def test_does_not_let_the_game_end_nor_earlier_turns_be_taken_back(self, moment: str) -> None:
        here = at(moment)
        here.refuses(Refusal.WAITING_FOR_MASTER, here.screen.table.end_early)
        here.refuses(Refusal.WAITING_FOR_MASTER, partial(here.screen.table.take_back, 2))
        here.refuses(Refusal.WAITING_FOR_MASTER, here.screen.table.do_again)

    def test_is_itself_what_is_taken_back_freely_until_a_card_lies_open(self, moment: str) -> None:
        here = at(moment)
        untouched = scene(before_the_five(*TWO_HINTS), master=PER).screen.view
        assert here.screen.table.can_take_back
        assert here.screen.table.take_back_is_free is not MOMENTS[moment].laid_open
        here.screen.table.take_back()
        view = here.screen.view
        assert replace(view, remarks=(), undone=None) == untouched
        assert here.phase() == Public()
        if MOMENTS[moment].laid_open:
            action = MOMENTS[moment].action
            assert view.remarks == remarks_of(here.witness.records[-1]) == (TakenBack(6, KARI, action),)
            assert view.undone == Undone(6, KARI)
        else:
            assert view.remarks == ()
            assert view.undone is None
        assert not here.screen.table.can_do_again

    def test_can_be_withdrawn_until_a_card_lies_open_or_a_token_has_moved(self, moment: str) -> None:
        here = at(moment)
        if MOMENTS[moment].laid_open:
            here.refuses(Refusal.CARD_LIES_OPEN, partial(here.screen.act, Withdraw()))
            return
        untouched = scene(before_the_five(*TWO_HINTS), master=PER).screen.view
        here.screen.act(Withdraw())
        assert here.screen.view == untouched
        assert here.screen.table.record.actions == before_the_five(*TWO_HINTS).actions

    def test_leaves_the_turn_to_the_same_player_when_it_is_withdrawn(self, moment: str) -> None:
        here = at(moment)
        if not MOMENTS[moment].laid_open:
            here.screen.act(Withdraw())
            here.act(Play(4))
            assert announced(here).seat == KARI

    def test_outlasts_a_pause(self, moment: str) -> None:
        here = at(moment)
        before = here.screen.view
        here.screen.pause()
        here.screen.cover()
        assert here.screen.view == before

    def test_lays_open_nothing_but_a_card_that_was_announced_and_only_once(self, moment: str) -> None:
        here = at(moment)
        if MOMENTS[moment].owed:
            here.refuses(Refusal.NO_TOKEN_OWED, partial(here.screen.act, LayOpen()))


class TestWhereNothingIsAnnounced:
    @pytest.mark.parametrize("move", TokenMove)
    @pytest.mark.parametrize("master", [None, PER])
    def test_no_token_can_be_moved_in_any_phase(self, move: TokenMove, master: int | None) -> None:
        here = scene(master=master)
        here.refuses(Refusal.NO_TOKEN_OWED, lambda: here.screen.act(MoveToken(move)))
        here.screen.look_away(KARI)
        here.refuses(Refusal.NO_TOKEN_OWED, lambda: here.screen.act(MoveToken(move)))
        here.screen.open_view()
        here.refuses(Refusal.NO_TOKEN_OWED, lambda: here.screen.act(MoveToken(move)))
        here.screen.pause()
        here.refuses(Refusal.NO_TOKEN_OWED, lambda: here.screen.act(MoveToken(move)))
        here.screen.table.end_early()
        here.refuses(Refusal.NO_TOKEN_OWED, lambda: here.screen.act(MoveToken(move)))

    def test_there_is_nothing_to_lay_open_or_withdraw(self) -> None:
        here = scene(master=PER)
        here.refuses(Refusal.NO_TOKEN_OWED, partial(here.screen.act, LayOpen()))
        here.refuses(Refusal.NO_TOKEN_OWED, partial(here.screen.act, Withdraw()))


class TestAnAnnouncement:
    def test_is_told_after_it_is_saved(self) -> None:
        here = scene(before_the_five(*TWO_HINTS), master=PER)
        here.open()
        assert here.log_of(lambda: here.screen.act(Play(2))) == ["save", "changed"]
        assert here.log_of(partial(here.screen.act, LayOpen())) == ["save", "changed"]

    @pytest.mark.parametrize(
        ("action", "reason"),
        [
            (Discard(0), Refusal.ALL_CLOCK_TOKENS),
            (Play(9), Refusal.NO_SUCH_CARD),
            (ValueHint(KARI, 1), Refusal.HINT_TO_SELF),
            (ValueHint(PER, 5), Refusal.EMPTY_HINT),
            (Play(0, RED), Refusal.ANNOUNCEMENT_NOT_ALLOWED),
        ],
        ids=str,
    )
    def test_of_what_the_rules_refuse_is_refused(self, action: TurnAction, reason: Refusal) -> None:
        here = scene(master=PER)
        here.open()
        here.refuses(reason, lambda: here.screen.act(action))

    def test_is_made_before_a_master_who_acts_as_well(self) -> None:
        here = scene(master=KARI)
        here.act(ValueHint(PER, 2))
        assert announced(here).seat == here.screen.view.master == KARI
        here.screen.act(MoveToken(SPEND))
        assert here.screen.table.current == PER

    def test_is_not_made_where_there_is_no_master(self) -> None:
        here = scene()
        here.act(ValueHint(PER, 2))
        assert here.screen.view.announced is None
        assert here.screen.table.current == PER


class TestTheRole:
    def test_can_be_handed_to_another_seat_between_two_actions(self) -> None:
        here = scene(master=PER)
        here.screen.table.hand_over(LIV)
        assert here.screen.view.master == LIV
        assert here.screen.table.record.extra["master"] == LIV
        here.act(ValueHint(PER, 2))
        assert announced(here).owed is SPEND

    def test_can_be_handed_over_again_after_the_token_has_moved(self) -> None:
        here = at("hint announced")
        here.screen.act(MoveToken(SPEND))
        here.screen.table.hand_over(KARI)
        assert here.screen.view.master == KARI

    def test_leaves_an_open_view_as_it_is(self) -> None:
        here = scene(master=PER)
        here.open(LIV)
        phase = here.phase()
        here.screen.table.hand_over(LIV)
        assert here.phase() == phase


class TestTheTokensThatEventsMove:
    @pytest.mark.parametrize(
        ("action", "moves"),
        [
            (ValueHint(PER, 1), (SPEND,)),
            (Discard(3), (RETURN,)),
            (Play(3), ()),
            (Play(10), (BURN,)),
            (Play(2), (RETURN,)),
            (Play(2, RED), (RETURN, RETURN)),
            (Play(2, BLUE), (BURN,)),
        ],
        ids=str,
    )
    def test_are_those_of_the_rules_in_their_order(self, action: TurnAction, moves: tuple[TokenMove, ...]) -> None:
        game = before_the_five(*TWO_HINTS)
        assert token_moves(game.apply(action)) == moves

    def test_never_bring_a_fuse_back(self) -> None:
        for wanted in (SPEND, RETURN):
            assert token_refusal(wanted, RESTORE) is Refusal.WRONG_TOKEN
        assert token_refusal(BURN, RESTORE) is Refusal.WRONG_DIRECTION
        assert token_refusal(None, RESTORE) is Refusal.NO_TOKEN_OWED
