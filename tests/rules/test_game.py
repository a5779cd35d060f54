"""The deal, the turns and the three things to do on one (rules/README.md, section 1)."""

import pytest

from hanabi_desktop.rules import (
    Card,
    ColourHint,
    Discard,
    Game,
    IllegalAction,
    Multicolour,
    Outcome,
    Play,
    Rules,
    Setup,
    Suit,
    ValueHint,
    deal,
)
from tests.games import deal_hands, state_of

HANDS = ("r1 r2 r3 b5 w1", "r1 y1 y2 b1 b2")


@pytest.mark.parametrize(("players", "size"), [(2, 5), (3, 5), (4, 4), (5, 4)])
def test_each_player_is_dealt_a_whole_hand_in_turn(players: int, size: int) -> None:
    game = deal(Rules(), players, Rules().cards(), starter=players - 1)
    assert game.hands == [list(range(seat * size, (seat + 1) * size)) for seat in range(players)]
    assert game.deck_left == 50 - players * size
    assert (game.clocks, game.mistakes, game.fireworks, game.discards) == (8, 0, [0] * 5, [])
    assert (game.current, game.turns_left, game.outcome, game.score) == (players - 1, None, Outcome.IN_PROGRESS, 0)
    assert game.actions == ()


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_hanabi_is_for_two_to_five(players: int) -> None:
    with pytest.raises(ValueError, match="players"):
        Setup(Rules(), players, Rules().cards())


@pytest.mark.parametrize("starter", [-1, 3])
def test_only_a_player_can_start(starter: int) -> None:
    with pytest.raises(ValueError, match="starter"):
        Setup(Rules(), 3, Rules().cards(), starter)


@pytest.mark.parametrize(
    "deck",
    [
        (),
        Rules().cards()[1:],
        (*Rules().cards(), Card(Suit.RED, 5)),
        (Card(Suit.RED, 5), *Rules().cards()[1:]),
        Rules(multicolour=Multicolour.TEN).cards(),
        (Card(Suit.RED, 6), *Rules().cards()[1:]),
    ],
    ids=["no cards", "one too few", "one too many", "a five too many", "multicolour", "a six"],
)
def test_a_deck_that_is_not_the_one_of_the_rules_is_refused(deck: tuple[Card, ...]) -> None:
    with pytest.raises(ValueError, match="deck"):
        deal(Rules(), 2, deck)


def test_a_setup_does_not_tell_the_deck_when_it_is_printed() -> None:
    assert "Card" not in repr(Setup(Rules(), 2, Rules().cards()))


@pytest.mark.parametrize(
    ("hint", "touched"),
    [
        (ColourHint(1, Suit.BLUE), (8, 9)),
        (ColourHint(1, Suit.RED), (5,)),
        (ValueHint(1, 1), (5, 6, 8)),
        (ValueHint(1, 2), (7, 9)),
    ],
)
def test_a_hint_costs_a_token_and_points_at_all_cards_that_match(
    hint: ColourHint | ValueHint, touched: tuple[int, ...]
) -> None:
    game = deal_hands(Rules(), *HANDS)
    assert game.touched(hint) == touched
    game.apply(hint)
    assert (game.clocks, game.current, game.deck_left) == (7, 1, 40)
    assert game.hands == [[0, 1, 2, 3, 4], [5, 6, 7, 8, 9]]


def test_cards_that_fit_build_a_firework_from_one_upwards() -> None:
    game = deal_hands(Rules(), *HANDS)
    for card_id, heights in [(0, [1, 0, 0, 0, 0]), (6, [1, 1, 0, 0, 0]), (1, [2, 1, 0, 0, 0]), (7, [2, 2, 0, 0, 0])]:
        game.apply(Play(card_id))
        assert game.fireworks == heights
    assert (game.played, game.discards, game.clocks, game.mistakes, game.score) == ([0, 6, 1, 7], [], 8, 0, 4)
    assert game.hands == [[2, 3, 4, 10, 12], [5, 8, 9, 11, 13]]


class TestACopy:
    """Of a running game: it goes its own way."""

    def game(self) -> Game:
        game = deal_hands(Rules(), "r1 y1 g1 b1 w1", "r1 r2 g3 g4 b5")
        for action in (ColourHint(1, Suit.RED), Play(5), ColourHint(1, Suit.GREEN)):
            game.apply(action)
        return game

    def test_goes_its_own_way(self) -> None:
        game = self.game()
        for action in (Play(6), Discard(6), ValueHint(0, 1)):
            before, other = state_of(game), game.copy()
            other.apply(action)
            assert state_of(game) == before
            assert state_of(other) == state_of(Game(game.setup, (*game.actions, action)))

    def test_is_what_comes_after_an_action(self) -> None:
        game = self.game()
        before = state_of(game)
        assert state_of(game.after(Play(6))) == state_of(Game(game.setup, (*game.actions, Play(6))))
        with pytest.raises(IllegalAction, match="no-such-card"):
            game.after(Play(1))
        assert state_of(game) == before
