"""The master moves the tokens, and nobody else; until the right one has moved, nothing happens."""

from functools import partial

from msgspec.structs import replace

from hanabi_desktop.board.bulletin import bulletin
from hanabi_desktop.records.remarks import Cover, NewMaster, Peek, TakenBack, remarks_of
from hanabi_desktop.rules import ColourHint, Discard, Game, Play, Refusal, Rules, TurnAction, ValueHint
from hanabi_desktop.screen.view import Public, Undone
from hanabi_desktop.table.actions import ActionKind, LayOpen, MoveCard, MoveToken, TokenMove, Withdraw
from hanabi_desktop.table.view import AnnouncedView
from tests.each import each
from tests.games import card, of_turn, shortest_victory
from tests.screen import scenes
from tests.screen.scenes import BURN, RETURN, SPEND, at


def announced(here: scenes.Scene) -> AnnouncedView:
    view = here.screen.view.announced
    assert view is not None
    return view


def faces_seen(here: scenes.Scene) -> list[int]:
    return [held.id for hand in here.screen.view.hands for held in hand if held.face]


def test_an_action_that_is_a_hint_is_announced_then_paid_for_and_only_then_given() -> None:
    here = at("hint announced")
    untouched = scenes.before_master().screen.view
    assert announced(here) == AnnouncedView(scenes.KARI, ActionKind.HINT, scenes.PER, None, SPEND)
    assert (here.screen.view.seen, here.screen.view.hands) == (untouched.seen, untouched.hands)
    assert here.screen.view.clocks == 6
    here.screen.act(MoveToken(SPEND))
    assert here.screen.view.announced is None
    assert here.screen.view.clocks == 5
    assert here.screen.table.record.actions[-1] == ColourHint(scenes.PER, scenes.GREEN)
    assert here.screen.table.current == scenes.PER
    assert [held.id for held in here.screen.view.hands[scenes.PER] if held.pointed] == [7, 8]


def test_an_action_that_is_a_play_is_laid_open_then_the_fuse_burns_and_then_the_next_card_is_drawn() -> None:
    here = at("play announced")
    assert announced(here) == AnnouncedView(scenes.KARI, ActionKind.PLAY, None, None, None)
    assert faces_seen(here) == []
    here.screen.act(LayOpen())
    assert announced(here) == AnnouncedView(scenes.KARI, ActionKind.PLAY, None, card("b5"), BURN)
    assert faces_seen(here) == [10]
    assert (here.screen.view.mistakes, here.screen.view.seen.deck_left) == (0, 36)
    here.screen.act(MoveToken(BURN))
    assert (here.screen.view.mistakes, here.screen.view.seen.deck_left) == (1, 35)
    assert here.screen.view.seen.discards == (card("b5"),)


def test_an_action_that_owes_no_token_takes_effect_as_soon_as_it_is_laid_open() -> None:
    here = scenes.before_master()
    here.act(Play(3))
    assert announced(here).owed is None
    assert here.log_of(partial(here.screen.act, LayOpen())) == ["save", "changed", "happened"]
    assert here.screen.table.record.actions[-1] == Play(3)
    here = scenes.scene(scenes.before_the_five(), master=scenes.PER)
    here.act(Play(2))
    here.screen.act(LayOpen())
    assert (here.screen.view.announced, here.screen.view.clocks) == (None, 8)


def test_an_action_by_its_right_colour_brings_two_tokens_back_one_by_one() -> None:
    here = at("two tokens owed")
    assert (announced(here).owed, here.screen.view.clocks) == (RETURN, 6)
    assert here.log_of(lambda: here.screen.act(MoveToken(RETURN))) == ["save", "changed", "token_moved"]
    assert (announced(here).owed, here.screen.view.clocks) == (RETURN, 7)
    assert here.log_of(lambda: here.screen.act(MoveToken(RETURN))) == ["save", "changed", "token_moved", "happened"]
    assert (here.screen.view.announced, here.screen.view.clocks) == (None, 8)


def test_an_action_that_ends_the_game_does_so_once_the_master_has_moved_the_token() -> None:
    here = scenes.scene(scenes.dealt(Rules(mistakes=1)), master=scenes.LIV)
    here.act(ValueHint(scenes.PER, 2))
    here.screen.act(MoveToken(SPEND))
    here.act(Play(6))
    here.screen.act(LayOpen())
    assert not here.over()
    here.screen.act(MoveToken(BURN))
    assert here.over()
    won = shortest_victory(Rules(), 3)
    here = scenes.scene(Game(won.setup, won.actions[:-1]), master=scenes.KARI)
    here.act(of_turn(won.actions[-1]))
    assert not here.over()
    here.screen.act(LayOpen())
    assert here.over()
    assert here.screen.view.seen.score == 25


@each(
    ("action", "reason"),
    [
        (Discard(0), Refusal.ALL_CLOCK_TOKENS),
        (Play(9), Refusal.NO_SUCH_CARD),
        (ValueHint(scenes.KARI, 1), Refusal.HINT_TO_SELF),
        (ValueHint(scenes.PER, 5), Refusal.EMPTY_HINT),
        (Play(0, scenes.RED), Refusal.ANNOUNCEMENT_NOT_ALLOWED),
    ],
)
def test_an_action_that_the_rules_refuse_is_not_announced(action: TurnAction, reason: Refusal) -> None:
    here = scenes.scene(master=scenes.PER)
    here.open()
    here.refuses(reason, lambda: here.screen.act(action))


@each("moment", scenes.MOMENTS)
def test_every_phase_of_an_announcement_shows_the_public_table_and_asks_for_the_next_token(moment: str) -> None:
    here, owed = at(moment), scenes.MOMENTS[moment].owed
    assert here.phase() == Public()
    open_card = announced(here).laid_open
    assert (open_card is not None) is scenes.MOMENTS[moment].laid_open
    assert len(faces_seen(here)) == (open_card is not None)
    assert announced(here).owed is (owed[0] if owed else None)
    before = here.screen.view
    here.screen.pause()
    here.screen.cover()
    assert here.screen.view == before


@each("moment", scenes.MOMENTS)
def test_every_phase_of_an_announcement_refuses_every_other_token(moment: str) -> None:
    here, owed = at(moment), scenes.MOMENTS[moment].owed
    for move in TokenMove:
        if not owed:
            here.refuses(Refusal.LAY_OPEN_FIRST, partial(here.screen.act, MoveToken(move)))
        elif move is not owed[0]:
            wrong_way = move.of_clock is owed[0].of_clock
            reason = Refusal.WRONG_DIRECTION if wrong_way else Refusal.WRONG_TOKEN
            here.refuses(reason, partial(here.screen.act, MoveToken(move)))
    if owed:
        here.refuses(Refusal.NO_TOKEN_OWED, partial(here.screen.act, LayOpen()))


@each("moment", scenes.MOMENTS)
def test_every_phase_of_an_announcement_lets_nobody_do_anything_else(moment: str) -> None:
    here = at(moment)
    table = here.screen.table
    for doing in (
        partial(here.screen.look_away, scenes.KARI),
        partial(here.screen.look_away, scenes.PER),
        partial(here.screen.act, Play(4)),
        partial(table.hand_over, scenes.KARI),
        table.end_early,
        partial(table.take_back, 2),
        table.do_again,
    ):
        here.refuses(Refusal.WAITING_FOR_MASTER, doing)
    here.refuses(Refusal.WAITING_FOR_MASTER, here.screen.open_view)
    here.refuses(Refusal.VIEW_NOT_OPEN, partial(here.screen.act, MoveCard(4, 0)))


@each("moment", scenes.MOMENTS)
def test_every_phase_of_an_announcement_is_itself_what_is_taken_back_freely_until_a_card_lies_open(moment: str) -> None:
    here, laid_open = at(moment), scenes.MOMENTS[moment].laid_open
    untouched = scenes.before_master().screen.view
    assert here.screen.table.can_take_back
    assert here.screen.table.take_back_is_free is not laid_open
    here.screen.table.take_back()
    view = here.screen.view
    assert replace(view, remarks=(), undone=None) == untouched
    taken_back = TakenBack(6, scenes.KARI, scenes.MOMENTS[moment].action)
    remarks = (taken_back if laid_open else Peek(6, scenes.KARI, 1, 1, Cover.WITHDRAWN),)
    assert view.remarks == remarks_of(here.witness.records[-1]) == remarks
    assert view.undone == (Undone(6, scenes.KARI) if laid_open else None)
    assert not here.screen.table.can_do_again


@each("moment", scenes.MOMENTS)
def test_every_phase_of_an_announcement_can_be_withdrawn_until_a_card_lies_open(moment: str) -> None:
    here = at(moment)
    if scenes.MOMENTS[moment].laid_open:
        here.refuses(Refusal.CARD_LIES_OPEN, partial(here.screen.act, Withdraw()))
        return
    untouched = scenes.before_master().screen.view
    here.screen.act(Withdraw())
    assert replace(here.screen.view, remarks=()) == untouched
    here.act(Play(4))
    assert announced(here).seat == scenes.KARI


def test_where_nothing_is_announced_no_token_moves_and_nothing_is_laid_open() -> None:
    for master in (None, scenes.PER):
        here = scenes.scene(master=master)
        for reach in (
            scenes.stay,
            partial(here.screen.look_away, scenes.KARI),
            here.screen.open_view,
            here.screen.pause,
            here.screen.table.end_early,
        ):
            reach()
            for move in TokenMove:
                here.refuses(Refusal.NO_TOKEN_OWED, partial(here.screen.act, MoveToken(move)))
        here.refuses(Refusal.NO_TOKEN_OWED, partial(here.screen.act, LayOpen()))
        here.refuses(Refusal.NO_TOKEN_OWED, partial(here.screen.act, Withdraw()))


def test_the_role_is_handed_to_another_seat_between_two_actions() -> None:
    here = scenes.scene(master=scenes.PER)
    here.open(scenes.LIV)
    phase = here.phase()
    here.screen.table.hand_over(scenes.LIV)
    assert here.phase() == phase
    assert here.screen.view.master == here.screen.table.record.extra["master"] == scenes.LIV
    here.act(ValueHint(scenes.PER, 2))
    assert announced(here).owed is SPEND
    here.screen.act(MoveToken(SPEND))
    here.screen.table.hand_over(scenes.KARI)
    assert here.screen.view.master == scenes.KARI
    handed = [NewMaster(0, scenes.LIV, "Liv"), NewMaster(1, scenes.KARI, "Kari")]
    assert [remark for remark in remarks_of(here.screen.table.record) if isinstance(remark, NewMaster)] == handed
    assert bulletin(here.screen.view).title == "Kari is now the master."
