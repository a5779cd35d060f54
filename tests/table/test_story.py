"""The story of a game that is over."""

from random import Random

import pytest

from hanabi_desktop.rules import (
    Card,
    CardMisplayed,
    CardPlayed,
    Discard,
    Everybody,
    FireworkCompleted,
    HintGiven,
    MemoryAid,
    Multicolour,
    Play,
    Rules,
    Suit,
    ValueHint,
    seat_view,
)
from hanabi_desktop.table.replay import Completion, Rescue, Run, Story, story
from tests.games import POLICIES, deal_hands, play_random_game, shortest_victory

KARI, PER = 0, 1


def told(game: object) -> Story:
    return story(seat_view(game, Everybody(), MemoryAid.FULL, False))  # type: ignore[arg-type]


def test_cards_in_a_row_are_one_run_from_first_to_last() -> None:
    game = deal_hands(Rules(), "r1 r3 y3 g4 b4", "r2 y1 y4 g3 b3")
    for action in (ValueHint(PER, 1), Play(6), Play(0), Play(5), ValueHint(PER, 3), Play(9)):
        game.apply(action)
    tale = told(game)
    # Per's blue 3 was a mistake and begins no run; what came before the hint ends with it.
    assert tale.moments == (Run(2, 4, (PER, KARI)),)
    assert (tale.turns, tale.hints, tale.mistakes, tale.discards) == (6, 2, 1, 0)


def test_two_cards_in_a_row_are_nothing_to_tell_of() -> None:
    game = deal_hands(Rules(), "r1 r3 y3 g4 b4", "r2 y1 y4 g3 b3")
    for action in (Play(0), Play(5)):
        game.apply(action)
    assert told(game).moments == ()


def test_the_last_copy_of_a_card_is_a_rescue_once_the_others_are_gone() -> None:
    game = deal_hands(Rules(), "r2 r3 y3 g4 b4", "r1 r2 y4 g3 b3")
    for action in (ValueHint(PER, 1), Play(5), Discard(0), Play(6)):
        game.apply(action)
    assert told(game).moments == (Rescue(4, PER, Card(Suit.RED, 2)),)


def test_a_card_that_is_there_once_is_no_rescue() -> None:
    tale = told(shortest_victory(Rules(), 3))
    assert not any(isinstance(moment, Rescue) for moment in tale.moments)
    assert any(isinstance(moment, Completion) for moment in tale.moments)
    assert tale.lost == ()


def test_lost_is_what_was_needed_and_is_gone_for_good() -> None:
    game = deal_hands(Rules(), "r5 r3 y5 g4 b4", "r1 r2 y4 g3 b3")
    for action in (ValueHint(PER, 1), ValueHint(KARI, 3), Discard(2), Discard(6)):
        game.apply(action)
    # One red 2 is left to play; the yellow 5 was the only one.
    assert told(game).lost == (Card(Suit.YELLOW, 5),)


@pytest.mark.parametrize("seed", range(60))
def test_the_figures_of_any_game_are_those_of_its_events(seed: int) -> None:
    chance = Random(seed)
    rules = Rules(multicolour=chance.choice(list(Multicolour)), empty_hints=True)
    game = play_random_game(rules, chance.randint(2, 5), chance, chance.choice(POLICIES))
    tale = told(game)
    events = [event for turn in game.turns for event in turn.events]
    assert tale.turns == len(game.turns)
    assert tale.hints == sum(isinstance(event, HintGiven) for event in events)
    assert tale.mistakes == game.mistakes == sum(isinstance(event, CardMisplayed) for event in events)
    assert len(tale.moments) <= 3
    for moment in tale.moments:
        match moment:
            case Run():
                turns = game.turns[moment.first - 1 : moment.last]
                assert {turn.seat for turn in turns} == set(moment.seats)
                assert all(any(isinstance(event, CardPlayed) for event in turn.events) for turn in turns)
            case Completion():
                assert FireworkCompleted(moment.suit) in game.turns[moment.turn - 1].events
            case Rescue():
                played = [e for e in game.turns[moment.turn - 1].events if isinstance(e, CardPlayed)]
                assert [event.card for event in played] == [moment.card]
                assert game.discarded.count(moment.card) >= 1
    for card in tale.lost:
        assert game.fireworks[card.suit] < card.rank
        assert card not in [game.deck[held] for hand in game.hands for held in hand]


def test_hints_that_nobody_is_to_remember_are_counted() -> None:
    game = deal_hands(Rules(), "r1 r3 y3 g4 b4", "r2 y1 y4 g3 b3")
    for action in (ValueHint(PER, 1), ValueHint(KARI, 1)):
        game.apply(action)
    assert story(seat_view(game, Everybody(), MemoryAid.NONE, False)).hints == 2
