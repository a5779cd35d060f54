"""What each action reports of itself, in the order in which it happens at the table."""

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
    FinalRoundBegun,
    FireworkCompleted,
    FuseBurnt,
    Game,
    GameOver,
    HintGiven,
    Play,
    Rules,
    Suit,
    ValueHint,
)
from tests.games import deal_hands, legal_hints, run_down

HANDS = ("r1 r3 r5 y1 b2", "r2 r4 b1 b2 b3")


def after_red_four() -> Game:
    game = deal_hands(Rules(choreography=True), *HANDS)
    for card_id in (0, 5, 1, 6):
        game.apply(Play(card_id))
    return game


def test_a_hint_is_given_then_paid() -> None:
    hint = ColourHint(1, Suit.BLUE)
    assert deal_hands(Rules(), *HANDS).apply(hint) == (HintGiven(0, hint, (7, 8, 9)), ClockSpent(7))


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


def test_ending_early_is_all_that_happens() -> None:
    assert deal_hands(Rules(), *HANDS).apply(EndEarly()) == (GameOver(EndReason.ENDED_EARLY, 0),)
