"""Every illegal act is refused with its reason, and changes nothing (rules/README.md, section 5).

In which order the rules are looked at is tried by chance, by the referee of `tests/trials/referee.py`.
"""

import pytest

from hanabi_desktop.rules import (
    Action,
    ColourHint,
    Discard,
    EndEarly,
    Game,
    IllegalAction,
    Multicolour,
    Play,
    Refusal,
    Rules,
    Suit,
    ValueHint,
)
from tests.each import each
from tests.games import deal_hands, moment, state_of, talkative

HANDS = ("r1 r1 r2 r3 b5", "y1 y2 y2 b1 b2")
ALL_COLOURS = ("r1 y1 g1 b1 w1", "m1 r2 y2 g2 b2")
MULTI = ColourHint(1, Suit.MULTICOLOUR)


def assert_refused(game: Game, reason: Refusal, *actions: Action, seat: int | None = None) -> None:
    before = state_of(game)
    for action in actions:
        assert game.refusal(action, seat) is reason
        with pytest.raises(IllegalAction, match=f"^{reason.value}$") as caught:
            game.apply(action, seat)
        assert caught.value.refusal is reason
        assert state_of(game) == before


def test_nobody_acts_out_of_turn() -> None:
    actions = (ValueHint(1, 1), ColourHint(1, Suit.YELLOW), Play(0), Play(5), Discard(5))
    assert_refused(deal_hands(Rules(), *HANDS), Refusal.NOT_YOUR_TURN, *actions, seat=1)


def test_nothing_can_be_done_once_the_game_is_over() -> None:
    game = deal_hands(Rules(), *HANDS)
    game.apply(EndEarly())
    for seat in (None, 0, 1):
        assert_refused(game, Refusal.GAME_OVER, ValueHint(0, 1), MULTI, Play(99), Discard(0), EndEarly(), seat=seat)


def test_hints_go_to_others_cost_a_token_and_name_a_colour_in_play() -> None:
    for empty_hints in (False, True):
        game = deal_hands(Rules(empty_hints=empty_hints), *HANDS)
        assert_refused(game, Refusal.HINT_TO_SELF, ValueHint(0, 1), ColourHint(0, Suit.MULTICOLOUR))
        assert_refused(game, Refusal.COLOUR_NOT_NAMEABLE, MULTI)
        wild = deal_hands(Rules(multicolour=Multicolour.WILD, empty_hints=empty_hints), *ALL_COLOURS)
        assert_refused(wild, Refusal.COLOUR_NOT_NAMEABLE, MULTI)
        while game.clocks:
            mate = 1 - game.current
            game.apply(ValueHint(mate, game.deck[game.hands[mate][0]].rank))
        assert_refused(game, Refusal.HINT_TO_SELF, ValueHint(0, 1))
        assert_refused(game, Refusal.NO_CLOCK_TOKEN, ValueHint(1, 1), ColourHint(1, Suit.GREEN), MULTI)


@each("kind", [Multicolour.TEN, Multicolour.FIVE])
def test_multicolour_can_be_named_where_it_is_an_ordinary_colour(kind: Multicolour) -> None:
    game = deal_hands(Rules(multicolour=kind), *ALL_COLOURS)
    assert game.touched(MULTI) == (5,)
    assert game.touched(ColourHint(1, Suit.RED)) == (6,)
    assert game.refusal(MULTI) is None


@each("hint", [ColourHint(1, Suit.WHITE), ValueHint(1, 5)])
def test_a_hint_that_points_at_nothing_is_refused_unless_the_edition_allows_it(hint: ColourHint | ValueHint) -> None:
    assert_refused(deal_hands(Rules(), *HANDS), Refusal.EMPTY_HINT, hint)
    allowed = deal_hands(Rules(empty_hints=True), *HANDS)
    allowed.apply(hint)
    assert allowed.clocks == 7


@each("empty_hints", [False, True])
def test_a_hand_without_cards_cannot_be_given_a_hint(empty_hints: bool) -> None:
    rules = Rules(perfect=True, empty_hints=empty_hints, multicolour=Multicolour.WILD)

    def somebody_can_be_asked_for_nothing(game: Game) -> bool:
        return bool(game.clocks and not game.end and game.hands[game.current] and not all(game.hands))

    game = moment(rules, 3, somebody_can_be_asked_for_nothing, talkative)
    seat = game.hands.index([])
    assert_refused(game, Refusal.NO_CARDS_TO_HINT, ValueHint(seat, 1), ColourHint(seat, Suit.RED))
    assert_refused(game, Refusal.COLOUR_NOT_NAMEABLE, ColourHint(seat, Suit.MULTICOLOUR))


def test_only_an_own_card_can_be_played_or_discarded_and_no_colour_named_without_choreography() -> None:
    game = deal_hands(Rules(), *HANDS)
    for card_id in (5, 10, 49, 50, -1):
        assert_refused(game, Refusal.NO_SUCH_CARD, Play(card_id), Discard(card_id), Play(card_id, Suit.RED))
    assert_refused(game, Refusal.ANNOUNCEMENT_NOT_ALLOWED, *(Play(0, suit) for suit in Suit))


@each("clocks", [1, 8, 20])
def test_nothing_is_discarded_while_all_clock_tokens_are_available(clocks: int) -> None:
    game = deal_hands(Rules(clocks=clocks), *HANDS)
    assert_refused(game, Refusal.ALL_CLOCK_TOKENS, Discard(0))
    game.apply(ValueHint(1, 1))
    game.apply(Discard(5))
    assert_refused(game, Refusal.ALL_CLOCK_TOKENS, Discard(0))


def test_a_hint_to_nobody_or_of_a_value_that_no_card_has_is_refused() -> None:
    game = deal_hands(Rules(empty_hints=True), *HANDS)
    for seat in (-1, 2, 99):
        assert_refused(game, Refusal.NO_CARDS_TO_HINT, ValueHint(seat, 1), ColourHint(seat, Suit.RED))
    assert_refused(game, Refusal.EMPTY_HINT, *(ValueHint(1, rank) for rank in (0, 6, -1)))
