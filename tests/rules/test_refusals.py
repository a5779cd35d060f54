"""Every illegal act is refused with its reason, and changes nothing (rules, section 5)."""

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
from tests.games import deal_hands, moment, state_of, talkative

HANDS = ("r1 r1 r2 r3 b5", "y1 y2 y2 b1 b2")
ALL_COLOURS = ("r1 y1 g1 b1 w1", "m1 r2 y2 g2 b2")


def assert_refused(game: Game, action: Action, reason: Refusal, seat: int | None = None) -> None:
    before = state_of(game)
    assert game.refusal(action, seat) is reason
    with pytest.raises(IllegalAction) as caught:
        game.check(action, seat)
    assert caught.value.refusal is reason
    with pytest.raises(IllegalAction, match=f"^{reason.value}$"):
        game.apply(action, seat)
    assert state_of(game) == before


def spend_all_clocks(game: Game) -> Game:
    while game.clocks:
        mate = (game.current + 1) % game.players
        game.apply(ValueHint(mate, game.deck[game.hands[mate][0]].rank))
    return game


@pytest.mark.parametrize("action", [ValueHint(1, 1), ColourHint(1, Suit.YELLOW), Play(0), Play(5), Discard(5)])
def test_nobody_acts_out_of_turn(action: Action) -> None:
    assert_refused(deal_hands(Rules(), *HANDS), action, Refusal.NOT_YOUR_TURN, seat=1)


@pytest.mark.parametrize("seat", [None, 0, 1])
@pytest.mark.parametrize(
    "action", [ValueHint(1, 1), ValueHint(0, 1), ColourHint(1, Suit.MULTICOLOUR), Play(99), Discard(0), EndEarly()]
)
def test_nothing_can_be_done_once_the_game_is_over(action: Action, seat: int | None) -> None:
    game = deal_hands(Rules(), *HANDS)
    game.apply(EndEarly())
    assert_refused(game, action, Refusal.GAME_OVER, seat)


@pytest.mark.parametrize("hint", [ValueHint(0, 1), ColourHint(0, Suit.RED), ColourHint(0, Suit.MULTICOLOUR)])
def test_nobody_hints_to_themselves_not_even_for_want_of_a_token(hint: ColourHint | ValueHint) -> None:
    game = deal_hands(Rules(), *HANDS)
    assert_refused(game, hint, Refusal.HINT_TO_SELF)
    spend_all_clocks(game)
    assert game.current == 0
    assert_refused(game, hint, Refusal.HINT_TO_SELF)


@pytest.mark.parametrize(
    "hint", [ValueHint(1, 1), ColourHint(1, Suit.YELLOW), ColourHint(1, Suit.GREEN), ColourHint(1, Suit.MULTICOLOUR)]
)
def test_without_a_clock_token_no_hint_can_be_given_whatever_it_names(hint: ColourHint | ValueHint) -> None:
    assert_refused(spend_all_clocks(deal_hands(Rules(), *HANDS)), hint, Refusal.NO_CLOCK_TOKEN)


@pytest.mark.parametrize("empty_hints", [False, True])
def test_multicolour_cannot_be_named_where_it_is_not_in_play(empty_hints: bool) -> None:
    game = deal_hands(Rules(empty_hints=empty_hints), *HANDS)
    assert_refused(game, ColourHint(1, Suit.MULTICOLOUR), Refusal.COLOUR_NOT_NAMEABLE)


@pytest.mark.parametrize("empty_hints", [False, True])
def test_multicolour_cannot_be_named_where_it_is_wild(empty_hints: bool) -> None:
    game = deal_hands(Rules(multicolour=Multicolour.WILD, empty_hints=empty_hints), *ALL_COLOURS)
    assert_refused(game, ColourHint(1, Suit.MULTICOLOUR), Refusal.COLOUR_NOT_NAMEABLE)


@pytest.mark.parametrize("kind", [Multicolour.TEN, Multicolour.FIVE])
def test_multicolour_can_be_named_where_it_is_an_ordinary_colour(kind: Multicolour) -> None:
    game = deal_hands(Rules(multicolour=kind), *ALL_COLOURS)
    assert game.touched(ColourHint(1, Suit.MULTICOLOUR)) == (5,)
    assert game.touched(ColourHint(1, Suit.RED)) == (6,)
    assert game.refusal(ColourHint(1, Suit.MULTICOLOUR)) is None


@pytest.mark.parametrize("hint", [ColourHint(1, Suit.WHITE), ValueHint(1, 5)])
def test_a_hint_that_points_at_nothing_is_refused_unless_the_edition_allows_it(hint: ColourHint | ValueHint) -> None:
    assert_refused(deal_hands(Rules(), *HANDS), hint, Refusal.EMPTY_HINT)
    allowed = deal_hands(Rules(empty_hints=True), *HANDS)
    allowed.apply(hint)
    assert allowed.clocks == 7


@pytest.mark.parametrize("empty_hints", [False, True])
def test_a_hand_without_cards_cannot_be_given_a_hint(empty_hints: bool) -> None:
    rules = Rules(perfect=True, empty_hints=empty_hints, multicolour=Multicolour.WILD)

    def somebody_can_be_asked_for_nothing(game: Game) -> bool:
        return bool(game.clocks and not game.end and game.hands[game.current] and not all(game.hands))

    game = moment(rules, 3, somebody_can_be_asked_for_nothing, talkative)
    seat = game.hands.index([])
    assert_refused(game, ValueHint(seat, 1), Refusal.NO_CARDS_TO_HINT)
    assert_refused(game, ColourHint(seat, Suit.RED), Refusal.NO_CARDS_TO_HINT)
    assert_refused(game, ColourHint(seat, Suit.MULTICOLOUR), Refusal.COLOUR_NOT_NAMEABLE)


@pytest.mark.parametrize(
    "action", [Play(5), Play(10), Play(-1), Play(99), Play(5, Suit.MULTICOLOUR), Play(5, Suit.RED)]
)
def test_only_a_card_of_the_own_hand_can_be_played(action: Play) -> None:
    assert_refused(deal_hands(Rules(), *HANDS), action, Refusal.NO_SUCH_CARD)


@pytest.mark.parametrize("card_id", [5, 10, -1, 99])
@pytest.mark.parametrize("clocks_spent", [False, True])
def test_only_a_card_of_the_own_hand_can_be_discarded(card_id: int, clocks_spent: bool) -> None:
    game = deal_hands(Rules(), *HANDS)
    if clocks_spent:
        spend_all_clocks(game)
    assert_refused(game, Discard(card_id), Refusal.NO_SUCH_CARD)


@pytest.mark.parametrize("clocks", [1, 8, 20])
def test_nothing_is_discarded_while_all_clock_tokens_are_available(clocks: int) -> None:
    game = deal_hands(Rules(clocks=clocks), *HANDS)
    assert_refused(game, Discard(0), Refusal.ALL_CLOCK_TOKENS)
    game.apply(ValueHint(1, 1))
    game.apply(Discard(5))
    assert_refused(game, Discard(0), Refusal.ALL_CLOCK_TOKENS)


@pytest.mark.parametrize("suit", Suit)
def test_no_colour_is_announced_without_choreography(suit: Suit) -> None:
    assert_refused(deal_hands(Rules(), *HANDS), Play(0, suit), Refusal.ANNOUNCEMENT_NOT_ALLOWED)


@pytest.mark.parametrize("target", [-1, 2, 99])
def test_a_seat_that_nobody_sits_on_is_no_rule_broken_but_an_error(target: int) -> None:
    game = deal_hands(Rules(), *HANDS)
    before = state_of(game)
    for hint in (ValueHint(target, 1), ColourHint(target, Suit.RED)):
        with pytest.raises(ValueError, match="target") as caught:
            game.apply(hint)
        assert not isinstance(caught.value, IllegalAction)
    assert state_of(game) == before


@pytest.mark.parametrize("rank", [0, 6, -1])
def test_a_value_that_no_card_has_is_no_rule_broken_but_an_error(rank: int) -> None:
    game = deal_hands(Rules(empty_hints=True), *HANDS)
    before = state_of(game)
    with pytest.raises(ValueError, match="rank") as caught:
        game.apply(ValueHint(1, rank))
    assert not isinstance(caught.value, IllegalAction)
    assert state_of(game) == before
