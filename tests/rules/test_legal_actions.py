"""The list of legal actions, and games that go their own way from a moment."""

from random import Random

import pytest

from hanabi_desktop.rules import (
    ColourHint,
    Discard,
    EndEarly,
    Game,
    IllegalAction,
    Multicolour,
    Play,
    Rules,
    Suit,
    ValueHint,
    deal,
)
from tests.games import POLICIES, deal_hands, legal_actions, play_random_game, replayed, seen, state_of, talkative
from tests.rules import reference

HANDS = ("r1 y1 g1 b1 w1", "r1 r2 g3 g4 b5")


@pytest.mark.parametrize("rules", reference.some_rules(20), ids=repr)
def test_are_all_that_nothing_forbids_in_order(rules: Rules) -> None:
    for number, policy in enumerate(POLICIES):
        for game in replayed(play_random_game(rules, 2 + number % 4, Random(number), policy)):
            assert game.legal_actions() == ([] if game.end else legal_actions(game))


def test_are_hints_then_discards_then_plays() -> None:
    game = deal_hands(Rules(), *HANDS)
    game.apply(ColourHint(1, Suit.RED))
    game.apply(Play(5))
    hints = [
        *(ColourHint(1, suit) for suit in (Suit.RED, Suit.GREEN, Suit.BLUE)),
        *(ValueHint(1, rank) for rank in (1, 2, 3, 4, 5)),
    ]
    expected = [*hints, *map(Discard, range(5)), *map(Play, range(5))]
    assert game.legal_actions() == expected


def test_name_each_suit_in_play_after_the_play_itself_with_choreography() -> None:
    for kind, suits in ((Multicolour.NONE, list(Suit)[:5]), (Multicolour.WILD, list(Suit))):
        rules = Rules(choreography=True, multicolour=kind)
        plays = [action for action in deal(rules, 4, rules.cards()).legal_actions() if isinstance(action, Play)]
        assert plays[: len(suits) + 1] == [Play(0), *(Play(0, suit) for suit in suits)]
        assert len(plays) == 4 * (len(suits) + 1)


def test_of_a_player_without_cards_are_hints_alone() -> None:
    def bare(game: Game) -> bool:
        return not game.end and not game.hands[game.current]

    games = (play_random_game(Rules(perfect=True), 2, Random(seed), talkative) for seed in range(100))
    game = next(game for played in games for game in replayed(played) if bare(game))
    assert game.legal_actions()
    assert all(isinstance(action, ColourHint | ValueHint) for action in game.legal_actions())
    assert seen(game, game.current).legal_actions() == game.legal_actions()


def test_are_none_once_the_game_is_over() -> None:
    game = deal_hands(Rules(), *HANDS)
    game.apply(EndEarly())
    assert game.legal_actions() == []


class TestACopy:
    """Of a game that runs."""

    def game(self) -> Game:
        game = deal_hands(Rules(), *HANDS)
        for action in (ColourHint(1, Suit.RED), Play(5), ColourHint(1, Suit.GREEN)):
            game.apply(action)
        return game

    def test_stands_where_the_game_does(self) -> None:
        game = self.game()
        assert state_of(game.copy()) == state_of(game)

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
