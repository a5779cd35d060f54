"""What each action reports of itself, in the order in which it happens at the table."""

import pytest

from hanabi_desktop import rules as hanabi
from hanabi_desktop.rules import CardDrawn, ColourHint, Discard, Play, Suit, ValueHint
from tests.games import card, deal_hands, legal_hints, run_down

HANDS = ("r1 r3 r5 y1 b2", "r2 r4 b1 b2 b3")
RED, BLUE = Suit.RED, Suit.BLUE
FOUR_REDS = tuple(map(Play, (0, 5, 1, 6)))
FIVE_PLAYED = hanabi.CardPlayed(0, 2, card("r5"))
DISCARDED = hanabi.ClockReturned(8, hanabi.ClockGain.DISCARD)
NAMED = hanabi.ClockReturned(8, hanabi.ClockGain.CHOREOGRAPHY)
BONUS, NO_BONUS = hanabi.ClockReturned(7, hanabi.ClockGain.BONUS), hanabi.ClockLost(hanabi.ClockGain.BONUS)
COMPLETED = hanabi.FireworkCompleted(RED)
BLUES = ColourHint(1, BLUE)
TOLD: dict[str, tuple[tuple[hanabi.Action, ...], hanabi.Action, tuple[hanabi.Event, ...]]] = {
    "a hint is given, then paid": ((), BLUES, (hanabi.HintGiven(0, BLUES, (7, 8, 9)), hanabi.ClockSpent(7))),
    "a discard brings its token, then its replacement": (
        (ValueHint(1, 2),),
        Discard(9),
        (hanabi.CardDiscarded(1, 9, card("b3")), DISCARDED, CardDrawn(1, 10)),
    ),
    "a fitting card is played, then replaced": ((), Play(0), (hanabi.CardPlayed(0, 0, card("r1")), CardDrawn(0, 10))),
    "one that does not fit burns a fuse, then is replaced": (
        (),
        Play(1),
        (hanabi.CardMisplayed(0, 1, card("r3")), hanabi.FuseBurnt(1), CardDrawn(0, 10)),
    ),
    "an announced card brings its token before it is replaced": (
        (ValueHint(1, 2),),
        Play(7, BLUE),
        (hanabi.CardPlayed(1, 7, card("b1"), BLUE), NAMED, CardDrawn(1, 10)),
    ),
    "a five completes its firework, then brings the bonus": (
        (*FOUR_REDS, ValueHint(1, 1), ValueHint(0, 1)),
        Play(2),
        (FIVE_PLAYED, COMPLETED, BONUS, CardDrawn(0, 14)),
    ),
    "no bonus while all tokens are there": (FOUR_REDS, Play(2), (FIVE_PLAYED, COMPLETED, NO_BONUS, CardDrawn(0, 14))),
    "an announced five brings the token of the announcement first": (
        (*FOUR_REDS, ValueHint(1, 1), Play(7)),
        Play(2, RED),
        (hanabi.CardPlayed(0, 2, card("r5"), RED), NAMED, COMPLETED, NO_BONUS, CardDrawn(0, 15)),
    ),
    "ending early is all that happens": ((), hanabi.EndEarly(), (hanabi.GameOver(hanabi.EndReason.ENDED_EARLY, 0),)),
}


@pytest.mark.parametrize("case", TOLD)
def test_what_happens_is_told_in_order(case: str) -> None:
    before, action, events = TOLD[case]
    game = deal_hands(hanabi.Rules(choreography=True), *HANDS)
    for earlier in before:
        game.apply(earlier)
    assert game.apply(action) == events


def test_the_last_copy_of_a_card_still_needed_is_missed_once_and_for_all() -> None:
    game = deal_hands(hanabi.Rules(), "r5 r4 r1 y1 b2", "r4 r2 b1 b2 b3")
    lost = []
    actions: list[hanabi.Action] = [*[ValueHint(1, 2), ValueHint(0, 1)] * 2, *map(Discard, (1, 5, 0, 6))]
    for action in actions:
        lost += [event for event in game.apply(action) if isinstance(event, hanabi.LastCopyLost)]
    # With both fours gone, the five is no loss.
    assert lost == [hanabi.LastCopyLost(card("r4"), 23)]


def test_the_final_round_begins_once_the_last_card_is_drawn() -> None:
    game = run_down(deal_hands(hanabi.Rules(), *HANDS), leave=1)
    game.apply(legal_hints(game)[0])
    seat, first = game.current, game.hands[game.current][0]
    discarded = hanabi.CardDiscarded(seat, first, game.deck[first])
    assert game.apply(Discard(first)) == (discarded, DISCARDED, CardDrawn(seat, 49), hanabi.FinalRoundBegun(2))
    assert game.apply(legal_hints(game)[0])[1:] == (hanabi.ClockSpent(7),)
    seat, last = game.current, game.hands[game.current][-1]
    discarded = hanabi.CardDiscarded(seat, last, game.deck[last])
    assert game.apply(Discard(last)) == (discarded, DISCARDED, hanabi.GameOver(hanabi.EndReason.FINAL_ROUND, 0))
