"""The moments of a game that is over: what is told of it, and that all of it is true."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from hanabi_desktop.records.record import Record
from hanabi_desktop.rules import (
    RANKS,
    Action,
    CardDiscarded,
    CardMisplayed,
    CardPlayed,
    Discard,
    EndEarly,
    EndReason,
    FireworkCompleted,
    Game,
    GameOver,
    HintGiven,
    Multicolour,
    Play,
    Rules,
    ValueHint,
)
from hanabi_desktop.table import moments
from tests.games import POLICIES, Policy, card, deal_hands, game_that_ends, play_random_game, shortest_victory, timid
from tests.strategies import any_rules

KARI, PER = range(2)
NAMES = ("Kari", "Per", "Liv", "Åsa", "Ivar")
PLAYED = moments.Trusted, moments.Patient, moments.Overdue, moments.LastMinute, moments.Highest, moments.First
"""Those that are told of a card that was played on their turn."""


def told(game: Game) -> tuple[moments.Moment, ...]:
    return moments.moments(Record(NAMES[: game.players], game.setup, game.actions))


def after(hands: tuple[str, str], *actions: Action, draws: str = "", rules: Rules | None = None) -> Game:
    game = deal_hands(rules or Rules(), *hands, draws=draws)
    for action in (*actions, EndEarly()):
        game.apply(action)
    return game


def test_a_hint_that_saves_a_last_copy_is_told_with_who_gave_it_and_when_the_card_was_played() -> None:
    hands = ("r1 g5 y3 g4 b4", "r2 r2 y4 g3 b3")
    game = after(hands, ValueHint(PER, 3), Discard(5), Play(0), ValueHint(KARI, 5), ValueHint(PER, 2), Play(6))
    assert moments.Rescued(5, KARI, PER, card("r2"), 6) in told(game)
    # Nor is a card that would not have been discarded next.
    game = after(
        ("r1 g5 y3 g4 b4", "r2 y4 g3 b3 r2"),
        *(ValueHint(PER, 4), Discard(5), Play(0), ValueHint(KARI, 5), ValueHint(PER, 2), Play(9)),
    )
    assert not any(isinstance(moment, moments.Rescued) for moment in told(game))
    # While there is another copy, nothing is saved.
    game = after(hands, ValueHint(PER, 3), Discard(9), Play(0), ValueHint(KARI, 5), ValueHint(PER, 2), Play(6))
    assert not any(isinstance(moment, moments.Rescued) for moment in told(game))


def test_a_loss_is_told_without_a_name_and_with_what_it_cost() -> None:
    hands = ("r5 g5 y3 g4 b4", "r2 r2 y4 g3 b3")
    game = after(hands, ValueHint(PER, 2), ValueHint(KARI, 5), Discard(0))
    assert moments.Lost(3, card("r5"), 24, misplayed=False) in told(game)
    assert not {"seat"} & {*moments.Lost.__struct_fields__, *moments.Misplayed.__struct_fields__}
    game = after(hands, Play(0))
    assert told(game) == (moments.Lost(1, card("r5"), 24, misplayed=True),)
    game = deal_hands(Rules(perfect=True), *hands)
    game.apply(Play(0))
    assert told(game) == (moments.Lost(1, card("r5"), 0, misplayed=True),)


def test_a_lost_game_tells_the_mistake_that_was_too_much_and_how_it_came_to_that() -> None:
    game = deal_hands(Rules(), "r2 y2 g3 w1 b4", "r3 y3 y4 g3 b3")
    for action in (Play(0), Play(5), Play(1)):
        game.apply(action)
    assert told(game) == (
        moments.Misplayed(1, card("r2"), 2),
        moments.Misplayed(2, card("r3"), 1),
        moments.Misplayed(3, card("y2"), 0),
    )


def test_one_hint_for_several_cards_is_told_once_all_of_them_were_played_by_it_alone() -> None:
    hands = ("g5 g4 y3 g4 b4", "r1 y1 y4 g3 b3")
    hint = ValueHint(PER, 1)
    game = after(hands, hint, Play(5), ValueHint(PER, 3), Play(6))
    assert moments.Fruitful(1, KARI, PER, hint, (card("r1"), card("y1"))) in told(game)
    assert not any(isinstance(moment, moments.Fruitful) for moment in told(after(hands, hint, Play(5))))


def test_a_card_that_waited_for_long_is_told_with_when_it_began_to_fit() -> None:
    hands = ("r1 g4 y3 g4 b4", "r2 y1 y4 g3 b3")
    idle = [ValueHint(PER, 4), ValueHint(KARI, 4)]
    game = after(hands, Play(0), *idle[1:], *idle * 3, ValueHint(PER, 2), Play(5), rules=Rules(clocks=20))
    assert moments.Overdue(10, PER, card("r2"), 1) in told(game)


def test_a_card_played_right_after_a_hint_at_the_next_one_is_told_with_who_gave_that() -> None:
    hands = ("r1 y1 g1 b1 w1", "r2 r3 y4 g3 b4")
    ones = [action for card in range(4) for action in (Play(card), ValueHint(KARI, 1))]
    for rank, giver in ((3, KARI), (4, None)):
        game = after(hands, *ones, Play(4), Discard(9), ValueHint(PER, rank), Play(5))
        assert moments.Trusted(12, PER, card("r2"), False, giver) in told(game)


def test_a_short_game_has_a_tale_too() -> None:
    hands = ("r1 y1 y4 g4 b4", "r2 b5 w4 g3 b3")
    blue, first = card("b4"), card("r1")
    begun = moments.Begun(1, KARI, (card("g3"), card("b3")), PER)
    assert told(after(hands)) == ()
    assert told(after(hands, ValueHint(PER, 3))) == (begun,)
    assert told(after(hands, Play(4))) == (moments.Misplayed(1, blue, 2),)
    assert told(after(hands, ValueHint(PER, 3), ValueHint(KARI, 1), Play(0))) == (begun, moments.First(3, KARI, first))
    found = told(after(hands, Play(0), Play(5), ValueHint(PER, 3), ValueHint(KARI, 4)))
    assert found == (moments.First(1, KARI, first), moments.Highest(2, PER, card("r2")))


def test_the_last_turn_and_the_last_card_of_all_have_their_moments() -> None:
    game = shortest_victory(Rules(), 3)
    (last,) = (moment for moment in told(game) if isinstance(moment, moments.Completed))
    assert (last.turn, last.all_of_them) == (25, True)
    run = next(moment for moment in told(game) if isinstance(moment, moments.Streak))
    assert (run.turn, run.last, len(run.cards)) == (1, 25, 25)
    reason = EndReason.FINAL_ROUND
    ends = (game_that_ends(reason, Rules(), players, timid) for players in range(2, 6))
    late = [game for game in ends if any(isinstance(event, CardPlayed) for event in game.turns[-1].events)]
    assert late
    for game in late:
        assert any(isinstance(moment, moments.LastMinute) and moment.turn == len(game.turns) for moment in told(game))


@given(any_rules(), st.integers(2, 5), st.sampled_from(POLICIES), st.integers(0, 10_000))
def test_every_game_has_at_most_three_and_each_is_true(rules: Rules, players: int, policy: Policy, seed: int) -> None:
    game = play_random_game(rules, players, Random(seed), policy)
    found = told(game)
    assert len(found) <= moments.MOST
    acted = [turn for turn in game.turns if not isinstance(turn.events[0], GameOver)]
    assert bool(found) == bool(acted)
    assert found == told(game)
    assert [moment.turn for moment in found] == sorted(moment.turn for moment in found)
    for moment in found:
        assert 1 <= moment.turn <= len(game.turns)
        assert_true(moment, game)


def assert_true(moment: moments.Moment, game: Game) -> None:
    events = game.turns[moment.turn - 1].events
    played = [event for event in events if isinstance(event, CardPlayed)]
    before = Game(game.setup, game.actions[: moment.turn - 1])
    if isinstance(moment, PLAYED):
        assert played[0].card == moment.card
    match moment:
        case moments.Rescued(giver=giver, card=card, played=later):
            assert before.discarded.count(card) == game.rules.copies(card.suit, card.rank) - 1 > 0
            assert [event.giver for event in events if isinstance(event, HintGiven)] == [giver]
            assert card in [event.card for event in game.turns[later - 1].events if isinstance(event, CardPlayed)]
        case moments.Trusted(perilous=perilous, giver=giver):
            assert not before.known[played[0].card_id].hints
            assert giver in (None, before.turns[-1].seat)
            assert (before.mistakes == game.rules.mistakes - 1) is perilous
        case moments.Fruitful(hint=hint, cards=cards):
            touched = next(event.touched for event in events if isinstance(event, HintGiven))
            assert sorted(cards) == sorted(game.deck[id_] for id_ in touched)
            assert set(touched) <= set(game.played)
            assert all(game.known[id_].hints == (hint,) for id_ in touched)
        case moments.Patient(since=since):
            hints = [event.touched for event in game.turns[since - 1].events if isinstance(event, HintGiven)]
            assert any(played[0].card_id in touched for touched in hints)
        case moments.Overdue(card=card, since=since):
            assert Game(game.setup, game.actions[:since]).fireworks[card.suit] == card.rank - 1
        case moments.Misplayed(card=card, left=left):
            assert [event.card for event in events if isinstance(event, CardMisplayed)] == [card]
            assert left == game.rules.mistakes - before.mistakes - 1
        case moments.Lost(card=card, most=most):
            assert [event.card for event in events if isinstance(event, CardDiscarded | CardMisplayed)] == [card]
            assert game.discarded.count(card) == game.rules.copies(card.suit, card.rank)
            assert game.fireworks[card.suit] < card.rank
            ended = moment.turn == len(game.turns)
            assert most == 0 if ended else sum(before.fireworks) <= most < game.rules.maximum
        case moments.Completed(suit=suit, all_of_them=all_of_them):
            assert FireworkCompleted(suit) in events
            assert all_of_them is (moment.turn == len(game.turns) and sum(game.fireworks) == game.rules.maximum)
        case moments.Streak(last=last, cards=cards, seats=seats):
            turns = game.turns[moment.turn - 1 : last]
            laid = [event for turn in turns for event in turn.events if isinstance(event, CardPlayed)]
            assert tuple(event.card for event in laid) == cards
            assert len(turns) == len(cards)
            assert set(seats) == {turn.seat for turn in turns}
        case moments.LastMinute():
            assert moment.turn == len(game.turns)
        case moments.Highest(card=card):
            assert card.rank == max(game.fireworks)
            assert max(before.fireworks) < card.rank
        case moments.First():
            assert not sum(before.fireworks)
        case moments.Begun(seat=seat, cards=cards):
            assert not played
            assert (moment.turn, game.turns[0].seat) == (1, seat)
            match events[0]:
                case HintGiven(touched=touched):
                    assert cards == tuple(game.deck[id_] for id_ in touched)
                case CardDiscarded(card=card):
                    assert cards == (card,)


def test_different_kinds_come_first() -> None:
    rules = replace(Rules(), multicolour=Multicolour.NONE)
    for seed in range(12):
        game = play_random_game(rules, 3, Random(seed), timid)
        kinds = [type(moment) for moment in told(game)]
        assert len(kinds) == len(RANKS[:3])
        assert len(set(kinds)) >= 2
