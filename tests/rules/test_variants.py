"""The variants that change a turn: choreography, the multicolour kinds, the difficulty."""

import pytest

from hanabi_desktop import rules as hanabi
from tests.games import deal_hands

WILD_HANDS = ("r1 y1 g1 b1 w1", "m1 r2 y2 m3 b2")


def hint_each_other(game: hanabi.Game, times: int) -> None:
    for _ in range(times):
        mate = 1 - game.current
        game.apply(hanabi.ValueHint(mate, game.deck[game.hands[mate][0]].rank))


class TestChoreography:
    """The colour may be named before the card is revealed."""

    RULES = hanabi.Rules(choreography=True)
    HANDS = ("r1 r3 r5 y1 b2", "r2 r4 b1 b2 b3")

    @pytest.mark.parametrize("announced", [hanabi.Suit.YELLOW, hanabi.Suit.WHITE])
    def test_discards_a_card_that_would_have_fitted_if_the_colour_is_wrong(self, announced: hanabi.Suit) -> None:
        game = deal_hands(self.RULES, *self.HANDS)
        hint_each_other(game, 2)
        events = game.apply(hanabi.Play(0, announced))
        assert (game.clocks, game.mistakes, game.discards, game.fireworks) == (6, 1, [0], [0] * 5)
        assert isinstance(events[0], hanabi.CardMisplayed)
        assert events[0].announced_wrongly

    def test_brings_no_token_for_the_right_colour_of_a_card_that_does_not_fit(self) -> None:
        game = deal_hands(self.RULES, *self.HANDS)
        hint_each_other(game, 2)
        events = game.apply(hanabi.Play(1, hanabi.Suit.RED))
        assert (game.clocks, game.mistakes, game.discards) == (6, 1, [1])
        assert isinstance(events[0], hanabi.CardMisplayed)
        assert not events[0].announced_wrongly

    @pytest.mark.parametrize("kind", [hanabi.Multicolour.TEN, hanabi.Multicolour.FIVE, hanabi.Multicolour.WILD])
    @pytest.mark.parametrize("announced", hanabi.Suit)
    def test_takes_multicolour_for_a_colour_of_its_own(self, kind: hanabi.Multicolour, announced: hanabi.Suit) -> None:
        game = deal_hands(hanabi.Rules(choreography=True, multicolour=kind), *WILD_HANDS, starter=1)
        event = game.apply(hanabi.Play(5, announced))[0]
        assert isinstance(event, hanabi.CardPlayed if announced is hanabi.Suit.MULTICOLOUR else hanabi.CardMisplayed)
        assert game.mistakes == (announced is not hanabi.Suit.MULTICOLOUR)
