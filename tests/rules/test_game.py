"""The deal, the turns and the three things to do on one (rules/README.md, section 1)."""

import pytest

from hanabi_desktop import rules as hanabi
from tests.games import deal_hands, state_of

HANDS = ("r1 r2 r3 b5 w1", "r1 y1 y2 b1 b2")


@pytest.mark.parametrize(("players", "size"), [(2, 5), (3, 5), (4, 4), (5, 4)])
def test_each_player_is_dealt_a_whole_hand_in_turn(players: int, size: int) -> None:
    game = hanabi.deal(hanabi.Rules(), players, hanabi.Rules().cards(), starter=players - 1)
    assert game.hands == [list(range(seat * size, (seat + 1) * size)) for seat in range(players)]
    assert game.deck_left == 50 - players * size
    assert (game.clocks, game.mistakes, game.fireworks, game.discards) == (8, 0, [0] * 5, [])
    assert (game.current, game.turns_left, game.actions) == (players - 1, None, ())
    assert (game.outcome, game.score) == (hanabi.Outcome.IN_PROGRESS, 0)


@pytest.mark.parametrize("players", [-1, 0, 1, 6])
def test_hanabi_is_for_two_to_five(players: int) -> None:
    with pytest.raises(ValueError, match="players"):
        hanabi.Setup(hanabi.Rules(), players, hanabi.Rules().cards())


@pytest.mark.parametrize("starter", [-1, 3])
def test_only_a_player_can_start(starter: int) -> None:
    with pytest.raises(ValueError, match="starter"):
        hanabi.Setup(hanabi.Rules(), 3, hanabi.Rules().cards(), starter)


@pytest.mark.parametrize(
    "deck",
    [
        (),
        hanabi.Rules().cards()[1:],
        (*hanabi.Rules().cards(), hanabi.Card(hanabi.Suit.RED, 5)),
        (hanabi.Card(hanabi.Suit.RED, 5), *hanabi.Rules().cards()[1:]),
        hanabi.Rules(multicolour=hanabi.Multicolour.TEN).cards(),
        (hanabi.Card(hanabi.Suit.RED, 6), *hanabi.Rules().cards()[1:]),
    ],
    ids=["no cards", "one too few", "one too many", "a five too many", "multicolour", "a six"],
)
def test_a_deck_that_is_not_the_one_of_the_rules_is_refused(deck: tuple[hanabi.Card, ...]) -> None:
    with pytest.raises(ValueError, match="deck"):
        hanabi.deal(hanabi.Rules(), 2, deck)


def test_a_setup_does_not_tell_the_deck_when_it_is_printed() -> None:
    assert "Card" not in repr(hanabi.Setup(hanabi.Rules(), 2, hanabi.Rules().cards()))


@pytest.mark.parametrize(
    ("hint", "touched"),
    [
        (hanabi.ColourHint(1, hanabi.Suit.BLUE), (8, 9)),
        (hanabi.ColourHint(1, hanabi.Suit.RED), (5,)),
        (hanabi.ValueHint(1, 1), (5, 6, 8)),
        (hanabi.ValueHint(1, 2), (7, 9)),
    ],
)
def test_a_hint_costs_a_token_and_points_at_all_cards_that_match(
    hint: hanabi.ColourHint | hanabi.ValueHint, touched: tuple[int, ...]
) -> None:
    game = deal_hands(hanabi.Rules(), *HANDS)
    assert game.touched(hint) == touched
    game.apply(hint)
    assert (game.clocks, game.current, game.deck_left) == (7, 1, 40)
    assert game.hands == [[0, 1, 2, 3, 4], [5, 6, 7, 8, 9]]


class TestACopy:
    """Of a running game: it goes its own way."""

    def game(self) -> hanabi.Game:
        game = deal_hands(hanabi.Rules(), "r1 y1 g1 b1 w1", "r1 r2 g3 g4 b5")
        for action in (hanabi.ColourHint(1, hanabi.Suit.RED), hanabi.Play(5), hanabi.ColourHint(1, hanabi.Suit.GREEN)):
            game.apply(action)
        return game

    def test_goes_its_own_way(self) -> None:
        game = self.game()
        for action in (hanabi.Play(6), hanabi.Discard(6), hanabi.ValueHint(0, 1)):
            before, other = state_of(game), game.copy()
            other.apply(action)
            assert state_of(game) == before
            assert state_of(other) == state_of(hanabi.Game(game.setup, (*game.actions, action)))

    def test_is_what_comes_after_an_action(self) -> None:
        game = self.game()
        before = state_of(game)
        assert state_of(game.after(hanabi.Play(6))) == state_of(
            hanabi.Game(game.setup, (*game.actions, hanabi.Play(6)))
        )
        with pytest.raises(hanabi.IllegalAction, match="no-such-card"):
            game.after(hanabi.Play(1))
        assert state_of(game) == before
