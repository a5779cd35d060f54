"""What each action reports of itself, in the order in which it happens at the table."""

from hanabi_desktop import rules as hanabi
from tests.games import deal_hands, legal_hints, run_down

HANDS = ("r1 r3 r5 y1 b2", "r2 r4 b1 b2 b3")


def after_red_four() -> hanabi.Game:
    game = deal_hands(hanabi.Rules(choreography=True), *HANDS)
    for card_id in (0, 5, 1, 6):
        game.apply(hanabi.Play(card_id))
    return game


def test_a_hint_is_given_then_paid() -> None:
    hint = hanabi.ColourHint(1, hanabi.Suit.BLUE)
    assert deal_hands(hanabi.Rules(), *HANDS).apply(hint) == (
        hanabi.HintGiven(0, hint, (7, 8, 9)),
        hanabi.ClockSpent(7),
    )


def test_a_discard_brings_its_token_then_its_replacement() -> None:
    game = deal_hands(hanabi.Rules(), *HANDS)
    game.apply(hanabi.ValueHint(1, 2))
    assert game.apply(hanabi.Discard(9)) == (
        hanabi.CardDiscarded(1, 9, hanabi.Card(hanabi.Suit.BLUE, 3)),
        hanabi.ClockReturned(8, hanabi.ClockGain.DISCARD),
        hanabi.CardDrawn(1, 10),
    )


def test_the_last_copy_of_a_card_still_needed_is_missed_once_and_for_all() -> None:
    game = deal_hands(hanabi.Rules(), "r5 r4 r1 y1 b2", "r4 r2 b1 b2 b3")
    red = hanabi.Suit.RED
    lost = []
    hints = [hanabi.ValueHint(1, 2), hanabi.ValueHint(0, 1)] * 2
    actions: list[hanabi.Action] = [*hints, *map(hanabi.Discard, (1, 5, 0, 6))]
    for action in actions:
        lost += [event for event in game.apply(action) if isinstance(event, hanabi.LastCopyLost)]
    # With both fours gone, the five is no loss.
    assert lost == [hanabi.LastCopyLost(hanabi.Card(red, 4), 23)]


def test_a_card_that_fits_is_played_then_replaced() -> None:
    assert deal_hands(hanabi.Rules(), *HANDS).apply(hanabi.Play(0)) == (
        hanabi.CardPlayed(0, 0, hanabi.Card(hanabi.Suit.RED, 1)),
        hanabi.CardDrawn(0, 10),
    )


def test_a_card_that_does_not_fit_burns_a_fuse_then_is_replaced() -> None:
    assert deal_hands(hanabi.Rules(), *HANDS).apply(hanabi.Play(1)) == (
        hanabi.CardMisplayed(0, 1, hanabi.Card(hanabi.Suit.RED, 3)),
        hanabi.FuseBurnt(1),
        hanabi.CardDrawn(0, 10),
    )


def test_an_announced_card_brings_its_token_before_it_is_replaced() -> None:
    game = deal_hands(hanabi.Rules(choreography=True), *HANDS)
    game.apply(hanabi.ValueHint(1, 2))
    assert game.apply(hanabi.Play(7, hanabi.Suit.BLUE)) == (
        hanabi.CardPlayed(1, 7, hanabi.Card(hanabi.Suit.BLUE, 1), hanabi.Suit.BLUE),
        hanabi.ClockReturned(8, hanabi.ClockGain.CHOREOGRAPHY),
        hanabi.CardDrawn(1, 10),
    )


def test_a_five_completes_its_firework_then_brings_the_bonus() -> None:
    game = after_red_four()
    game.apply(hanabi.ValueHint(1, 1))
    game.apply(hanabi.ValueHint(0, 1))
    assert game.apply(hanabi.Play(2)) == (
        hanabi.CardPlayed(0, 2, hanabi.Card(hanabi.Suit.RED, 5)),
        hanabi.FireworkCompleted(hanabi.Suit.RED),
        hanabi.ClockReturned(7, hanabi.ClockGain.BONUS),
        hanabi.CardDrawn(0, 14),
    )


def test_the_bonus_is_lost_when_all_tokens_are_available() -> None:
    assert after_red_four().apply(hanabi.Play(2)) == (
        hanabi.CardPlayed(0, 2, hanabi.Card(hanabi.Suit.RED, 5)),
        hanabi.FireworkCompleted(hanabi.Suit.RED),
        hanabi.ClockLost(hanabi.ClockGain.BONUS),
        hanabi.CardDrawn(0, 14),
    )


def test_an_announced_five_brings_the_announcement_s_token_first() -> None:
    game = after_red_four()
    game.apply(hanabi.ValueHint(1, 1))
    game.apply(hanabi.Play(7))
    assert game.apply(hanabi.Play(2, hanabi.Suit.RED)) == (
        hanabi.CardPlayed(0, 2, hanabi.Card(hanabi.Suit.RED, 5), hanabi.Suit.RED),
        hanabi.ClockReturned(8, hanabi.ClockGain.CHOREOGRAPHY),
        hanabi.FireworkCompleted(hanabi.Suit.RED),
        hanabi.ClockLost(hanabi.ClockGain.BONUS),
        hanabi.CardDrawn(0, 15),
    )


def test_the_final_round_begins_once_the_last_card_is_drawn() -> None:
    game = run_down(deal_hands(hanabi.Rules(), *HANDS), leave=1)
    game.apply(legal_hints(game)[0])
    seat, first = game.current, game.hands[game.current][0]
    assert game.apply(hanabi.Discard(first)) == (
        hanabi.CardDiscarded(seat, first, game.deck[first]),
        hanabi.ClockReturned(8, hanabi.ClockGain.DISCARD),
        hanabi.CardDrawn(seat, 49),
        hanabi.FinalRoundBegun(2),
    )
    assert game.apply(legal_hints(game)[0])[1:] == (hanabi.ClockSpent(7),)
    seat, last = game.current, game.hands[game.current][-1]
    assert game.apply(hanabi.Discard(last)) == (
        hanabi.CardDiscarded(seat, last, game.deck[last]),
        hanabi.ClockReturned(8, hanabi.ClockGain.DISCARD),
        hanabi.GameOver(hanabi.EndReason.FINAL_ROUND, 0),
    )


def test_ending_early_is_all_that_happens() -> None:
    assert deal_hands(hanabi.Rules(), *HANDS).apply(hanabi.EndEarly()) == (
        hanabi.GameOver(hanabi.EndReason.ENDED_EARLY, 0),
    )
