"""The variants that change a turn: choreography, the multicolour kinds, the difficulty."""

import pytest

from hanabi_desktop.rules import (
    CardMisplayed,
    CardPlayed,
    ClockGain,
    ClockLost,
    ClockReturned,
    ColourHint,
    EndReason,
    Game,
    GameOver,
    Multicolour,
    Play,
    Rules,
    Suit,
    ValueHint,
)
from tests.games import deal_hands

WILD_HANDS = ("r1 y1 g1 b1 w1", "m1 r2 y2 m3 b2")


def hint_each_other(game: Game, times: int) -> None:
    for _ in range(times):
        mate = 1 - game.current
        game.apply(ValueHint(mate, game.deck[game.hands[mate][0]].rank))


class TestChoreography:
    """The colour may be named before the card is revealed."""

    RULES = Rules(choreography=True)
    HANDS = ("r1 r3 r5 y1 b2", "r2 r4 b1 b2 b3")

    def test_may_be_left_alone_each_time_anew(self) -> None:
        game = deal_hands(self.RULES, *self.HANDS)
        hint_each_other(game, 2)
        game.apply(Play(0))
        assert (game.clocks, game.fireworks[Suit.RED]) == (6, 1)
        game.apply(Play(5, Suit.RED))
        assert (game.clocks, game.fireworks[Suit.RED]) == (7, 2)

    def test_brings_a_token_for_the_right_colour(self) -> None:
        game = deal_hands(self.RULES, *self.HANDS)
        hint_each_other(game, 2)
        events = game.apply(Play(0, Suit.RED))
        assert ClockReturned(7, ClockGain.CHOREOGRAPHY) in events
        assert (game.clocks, game.mistakes) == (7, 0)

    def test_loses_the_token_when_all_are_available(self) -> None:
        game = deal_hands(self.RULES, *self.HANDS)
        assert ClockLost(ClockGain.CHOREOGRAPHY) in game.apply(Play(0, Suit.RED))
        assert game.clocks == 8

    @pytest.mark.parametrize("spent", [0, 1, 2, 3])
    def test_brings_a_second_token_for_a_five(self, spent: int) -> None:
        game = deal_hands(self.RULES, *self.HANDS)
        for card_id in (0, 5, 1, 6):
            game.apply(Play(card_id))
        hint_each_other(game, spent)
        if game.current == 1:
            game.apply(Play(7))
        gains = [event for event in game.apply(Play(2, Suit.RED)) if isinstance(event, ClockReturned | ClockLost)]
        assert [gain.reason for gain in gains] == [ClockGain.CHOREOGRAPHY, ClockGain.BONUS]
        assert sum(isinstance(gain, ClockReturned) for gain in gains) == min(spent, 2)
        assert game.clocks == min(8, 8 - spent + 2)

    @pytest.mark.parametrize("announced", [Suit.YELLOW, Suit.WHITE])
    def test_discards_a_card_that_would_have_fitted_if_the_colour_is_wrong(self, announced: Suit) -> None:
        game = deal_hands(self.RULES, *self.HANDS)
        hint_each_other(game, 2)
        events = game.apply(Play(0, announced))
        assert (game.clocks, game.mistakes, game.discards, game.fireworks) == (6, 1, [0], [0] * 5)
        assert isinstance(events[0], CardMisplayed)
        assert events[0].announced_wrongly

    def test_brings_no_token_for_the_right_colour_of_a_card_that_does_not_fit(self) -> None:
        game = deal_hands(self.RULES, *self.HANDS)
        hint_each_other(game, 2)
        events = game.apply(Play(1, Suit.RED))
        assert (game.clocks, game.mistakes, game.discards) == (6, 1, [1])
        assert isinstance(events[0], CardMisplayed)
        assert not events[0].announced_wrongly

    def test_tells_an_ordinary_mistake_from_a_wrong_announcement(self) -> None:
        event = deal_hands(self.RULES, *self.HANDS).apply(Play(1))[0]
        assert isinstance(event, CardMisplayed)
        assert not event.announced_wrongly

    def test_can_burn_the_losing_fuse(self) -> None:
        game = deal_hands(Rules(choreography=True, mistakes=1), *self.HANDS)
        game.apply(Play(0, Suit.BLUE))
        assert game.end == GameOver(EndReason.FUSE, 0)

    def test_can_lose_a_perfect_show_its_indispensable_card(self) -> None:
        game = deal_hands(Rules(choreography=True, perfect=True), *self.HANDS)
        for card_id in (0, 5, 1, 6):
            game.apply(Play(card_id))
        game.apply(Play(2, Suit.GREEN))
        assert game.end is not None
        assert game.end.reason is EndReason.INDISPENSABLE_CARD

    @pytest.mark.parametrize("kind", [Multicolour.TEN, Multicolour.FIVE, Multicolour.WILD])
    @pytest.mark.parametrize("announced", Suit)
    def test_takes_multicolour_for_a_colour_of_its_own(self, kind: Multicolour, announced: Suit) -> None:
        game = deal_hands(Rules(choreography=True, multicolour=kind), *WILD_HANDS, starter=1)
        event = game.apply(Play(5, announced))[0]
        assert isinstance(event, CardPlayed if announced is Suit.MULTICOLOUR else CardMisplayed)
        assert game.mistakes == (announced is not Suit.MULTICOLOUR)


class TestMulticolour:
    """A sixth suit: ordinary, scarce or wild."""

    @pytest.mark.parametrize("suit", tuple(Suit)[:5])
    def test_wild_cards_answer_to_every_colour(self, suit: Suit) -> None:
        game = deal_hands(Rules(multicolour=Multicolour.WILD), *WILD_HANDS)
        own = {Suit.RED: (6,), Suit.YELLOW: (7,), Suit.BLUE: (9,)}.get(suit, ())
        hint = ColourHint(1, suit)
        assert game.touched(hint) == tuple(sorted((5, 8, *own)))
        assert game.refusal(hint) is None

    def test_wild_cards_answer_to_their_own_value_only(self) -> None:
        game = deal_hands(Rules(multicolour=Multicolour.WILD), *WILD_HANDS)
        assert game.touched(ValueHint(1, 1)) == (5,)
        assert game.touched(ValueHint(1, 2)) == (6, 7, 9)

    @pytest.mark.parametrize("kind", [Multicolour.TEN, Multicolour.FIVE])
    def test_ordinary_multicolour_cards_answer_to_multicolour_only(self, kind: Multicolour) -> None:
        game = deal_hands(Rules(multicolour=kind), *WILD_HANDS)
        assert game.touched(ColourHint(1, Suit.MULTICOLOUR)) == (5, 8)
        assert game.touched(ColourHint(1, Suit.RED)) == (6,)

    @pytest.mark.parametrize("kind", [Multicolour.TEN, Multicolour.FIVE, Multicolour.WILD])
    def test_multicolour_cards_build_the_sixth_firework(self, kind: Multicolour) -> None:
        game = deal_hands(Rules(multicolour=kind), *WILD_HANDS, starter=1)
        game.apply(Play(5))
        game.apply(Play(0))
        assert game.fireworks == [1, 0, 0, 0, 0, 1]
        game.apply(Play(8))
        assert game.mistakes == 1


class TestDifficulty:
    """Fewer storm tiles, more hint tiles."""

    @pytest.mark.parametrize("clocks", [1, 9, 20])
    def test_as_many_hints_as_tokens_can_be_given_in_a_row(self, clocks: int) -> None:
        game = deal_hands(Rules(clocks=clocks), *WILD_HANDS[:1], "r1 r2 y2 y3 b2")
        hint_each_other(game, clocks)
        assert game.clocks == 0
        assert {type(action) for action in game.actions} == {ValueHint}

    @pytest.mark.parametrize("mistakes", [1, 2])
    def test_fewer_mistakes_lose(self, mistakes: int) -> None:
        game = deal_hands(Rules(mistakes=mistakes), "r2 r3 r4 y2 w2", "g2 g3 g4 b2 w2")
        for number in range(mistakes):
            assert game.end is None
            game.apply(Play(game.hands[number][0]))
        assert game.end == GameOver(EndReason.FUSE, 0)
