"""What each action reports of itself, in the order in which it happens at the table."""

import pytest

from hanabi_desktop.rules import (
    Card,
    CardDiscarded,
    CardDrawn,
    CardMisplayed,
    CardPlayed,
    ClockGain,
    ClockLost,
    ClockReturned,
    ClockSpent,
    ColourHint,
    Discard,
    EndEarly,
    EndReason,
    Event,
    FinalRoundBegun,
    FireworkCompleted,
    FuseBurnt,
    Game,
    GameOver,
    HintGiven,
    Multicolour,
    Play,
    Rules,
    Suit,
    ValueHint,
)
from tests.games import deal_hands, game_that_ends, legal_hints, run_down, shortest_victory, talkative

HANDS = ("r1 r3 r5 y1 b2", "r2 r4 b1 b2 b3")


def after_red_four() -> Game:
    game = deal_hands(Rules(choreography=True), *HANDS)
    for card_id in (0, 5, 1, 6):
        game.apply(Play(card_id))
    return game


def test_a_hint_is_given_then_paid() -> None:
    hint = ColourHint(1, Suit.BLUE)
    assert deal_hands(Rules(), *HANDS).apply(hint) == (HintGiven(0, hint, (7, 8, 9)), ClockSpent(7))


def test_an_empty_hint_touches_nothing_and_is_paid() -> None:
    hint = ValueHint(1, 5)
    assert deal_hands(Rules(empty_hints=True), *HANDS).apply(hint) == (HintGiven(0, hint, ()), ClockSpent(7))


def test_a_discard_brings_its_token_then_its_replacement() -> None:
    game = deal_hands(Rules(), *HANDS)
    game.apply(ValueHint(1, 2))
    assert game.apply(Discard(9)) == (
        CardDiscarded(1, 9, Card(Suit.BLUE, 3)),
        ClockReturned(8, ClockGain.DISCARD),
        CardDrawn(1, 10),
    )


def test_a_card_that_fits_is_played_then_replaced() -> None:
    assert deal_hands(Rules(), *HANDS).apply(Play(0)) == (CardPlayed(0, 0, Card(Suit.RED, 1)), CardDrawn(0, 10))


def test_a_card_that_does_not_fit_burns_a_fuse_then_is_replaced() -> None:
    assert deal_hands(Rules(), *HANDS).apply(Play(1)) == (
        CardMisplayed(0, 1, Card(Suit.RED, 3)),
        FuseBurnt(1),
        CardDrawn(0, 10),
    )


def test_an_announced_card_brings_its_token_before_it_is_replaced() -> None:
    game = deal_hands(Rules(choreography=True), *HANDS)
    game.apply(ValueHint(1, 2))
    assert game.apply(Play(7, Suit.BLUE)) == (
        CardPlayed(1, 7, Card(Suit.BLUE, 1), Suit.BLUE),
        ClockReturned(8, ClockGain.CHOREOGRAPHY),
        CardDrawn(1, 10),
    )


def test_a_wrong_announcement_is_told_with_the_card() -> None:
    assert deal_hands(Rules(choreography=True), *HANDS).apply(Play(0, Suit.BLUE)) == (
        CardMisplayed(0, 0, Card(Suit.RED, 1), Suit.BLUE),
        FuseBurnt(1),
        CardDrawn(0, 10),
    )


def test_a_five_completes_its_firework_then_brings_the_bonus() -> None:
    game = after_red_four()
    game.apply(ValueHint(1, 1))
    game.apply(ValueHint(0, 1))
    assert game.apply(Play(2)) == (
        CardPlayed(0, 2, Card(Suit.RED, 5)),
        FireworkCompleted(Suit.RED),
        ClockReturned(7, ClockGain.BONUS),
        CardDrawn(0, 14),
    )


def test_the_bonus_is_lost_when_all_tokens_are_available() -> None:
    assert after_red_four().apply(Play(2)) == (
        CardPlayed(0, 2, Card(Suit.RED, 5)),
        FireworkCompleted(Suit.RED),
        ClockLost(ClockGain.BONUS),
        CardDrawn(0, 14),
    )


def test_an_announced_five_brings_the_announcement_s_token_first() -> None:
    game = after_red_four()
    game.apply(ValueHint(1, 1))
    game.apply(Play(7))
    assert game.apply(Play(2, Suit.RED)) == (
        CardPlayed(0, 2, Card(Suit.RED, 5), Suit.RED),
        ClockReturned(8, ClockGain.CHOREOGRAPHY),
        FireworkCompleted(Suit.RED),
        ClockLost(ClockGain.BONUS),
        CardDrawn(0, 15),
    )


def test_the_final_round_begins_once_the_last_card_is_drawn() -> None:
    game = run_down(deal_hands(Rules(), *HANDS), leave=1)
    game.apply(legal_hints(game)[0])
    seat, first = game.current, game.hands[game.current][0]
    assert game.apply(Discard(first)) == (
        CardDiscarded(seat, first, game.deck[first]),
        ClockReturned(8, ClockGain.DISCARD),
        CardDrawn(seat, 49),
        FinalRoundBegun(2),
    )
    assert game.apply(legal_hints(game)[0])[1:] == (ClockSpent(7),)
    seat, last = game.current, game.hands[game.current][-1]
    assert game.apply(Discard(last)) == (
        CardDiscarded(seat, last, game.deck[last]),
        ClockReturned(8, ClockGain.DISCARD),
        GameOver(EndReason.FINAL_ROUND, 0),
    )


def test_the_losing_fuse_is_the_end_of_the_report() -> None:
    game = deal_hands(Rules(mistakes=1), *HANDS)
    assert game.apply(Play(1)) == (
        CardMisplayed(0, 1, Card(Suit.RED, 3)),
        FuseBurnt(1),
        CardDrawn(0, 10),
        GameOver(EndReason.FUSE, 0),
    )


def test_an_indispensable_card_is_named_as_it_ends_the_game() -> None:
    assert deal_hands(Rules(perfect=True), *HANDS).apply(Play(2)) == (
        CardMisplayed(0, 2, Card(Suit.RED, 5)),
        FuseBurnt(1),
        CardDrawn(0, 10),
        GameOver(EndReason.INDISPENSABLE_CARD, 0, Card(Suit.RED, 5)),
    )


@pytest.mark.parametrize("kind", Multicolour)
def test_the_last_firework_is_completed_and_its_bonus_told_before_the_victory(kind: Multicolour) -> None:
    rules = Rules(multicolour=kind)
    events = shortest_victory(rules, 5).turns[-1].events
    assert [type(event) for event in events[:3]] == [CardPlayed, FireworkCompleted, ClockLost]
    assert events[-1] == GameOver(EndReason.COMPLETE, rules.maximum)


def test_having_no_action_left_is_told_after_the_turn_that_brought_it_about() -> None:
    game = game_that_ends(EndReason.NO_ACTION_LEFT, Rules(perfect=True), 2, talkative)
    last = game.turns[-1].events
    assert isinstance(last[0], CardPlayed | CardDiscarded | CardMisplayed | HintGiven)
    assert last[-1] == GameOver(EndReason.NO_ACTION_LEFT, 0)


def test_ending_early_is_all_that_happens() -> None:
    assert deal_hands(Rules(), *HANDS).apply(EndEarly()) == (GameOver(EndReason.ENDED_EARLY, 0),)


def test_the_journal_keeps_what_was_returned() -> None:
    game = deal_hands(Rules(), *HANDS)
    told = [game.apply(Play(0)), game.apply(Play(5)), game.apply(EndEarly())]
    assert [turn.events for turn in game.turns] == told
    assert [(turn.seat, turn.action) for turn in game.turns] == [(0, Play(0)), (1, Play(5)), (0, EndEarly())]


@pytest.mark.parametrize("event", [CardDrawn(0, 1), FuseBurnt(1), GameOver(EndReason.FUSE, 0)])
def test_what_happened_cannot_be_changed(event: Event) -> None:
    field = next(iter(event.__struct_fields__))
    with pytest.raises(AttributeError, match="immutable"):
        setattr(event, field, 7)
