"""How a show ends: the three ways of every edition, and those of a perfect show."""

import pytest

from hanabi_desktop import rules as hanabi
from tests.games import deal_hands, fits, game_that_ends, replayed, run_down, shortest_victory, talkative

HANDS = {
    2: ("r2 r3 r4 b5 w1", "r1 y1 y2 b1 b2"),
    3: ("r2 r3 r4 b5 w1", "r1 y1 y2 b1 b2", "g2 g3 g4 y4 y5"),
    4: ("r2 r3 r4 b5", "r1 y1 y2 b1", "g2 g3 g4 y4", "w2 w3 w4 w5"),
    5: ("r2 r3 r4 b5", "r1 y1 y2 b1", "g2 g3 g4 y4", "w2 w3 w4 w5", "b2 b3 b4 y3"),
}


def misplay(game: hanabi.Game) -> None:
    game.apply(hanabi.Play(next(card_id for card_id in game.hands[game.current] if not fits(game, card_id))))


@pytest.mark.parametrize("mistakes", [1, 2, 3, 4])
@pytest.mark.parametrize("perfect", [False, True])
def test_the_losing_mistake_stops_the_game_at_once_and_it_counts_nothing(mistakes: int, perfect: bool) -> None:
    game = deal_hands(hanabi.Rules(mistakes=mistakes, perfect=perfect), "r2 r3 r4 y2 w1", "r1 y3 y4 b1 b2", starter=1)
    game.apply(hanabi.Play(5))
    for number in range(1, mistakes + 1):
        assert (game.end, game.mistakes) == (None, number - 1)
        misplay(game)
    assert game.end == hanabi.GameOver(hanabi.EndReason.FUSE, 0)
    assert (game.outcome, game.score, game.turns_left) == (hanabi.Outcome.DEFEAT, 0, None)
    assert sum(game.fireworks) > 0


def test_the_game_is_lost_even_by_the_last_turn_of_the_final_round() -> None:
    game = deal_hands(hanabi.Rules(mistakes=1), *HANDS[2])
    run_down(game)
    game.apply(hanabi.ValueHint(1 - game.current, game.deck[game.hands[1 - game.current][0]].rank))
    assert game.turns_left == 1
    misplay(game)
    assert game.end == hanabi.GameOver(hanabi.EndReason.FUSE, 0)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("kind", hanabi.Multicolour)
@pytest.mark.parametrize("perfect", [False, True])
def test_the_last_firework_is_a_victory_with_cards_left(players: int, kind: hanabi.Multicolour, perfect: bool) -> None:
    rules = hanabi.Rules(multicolour=kind, perfect=perfect)
    game = shortest_victory(rules, players, starter=1)
    assert game.end == hanabi.GameOver(hanabi.EndReason.COMPLETE, rules.maximum)
    assert (game.outcome, game.score, len(game.turns)) == (hanabi.Outcome.VICTORY, rules.maximum, rules.maximum)
    assert game.deck_left or kind is hanabi.Multicolour.FIVE


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("drawn_by", ["discard", "mistake"])
def test_when_the_last_card_is_drawn_everyone_takes_one_more_turn_the_drawer_last(players: int, drawn_by: str) -> None:
    game = run_down(deal_hands(hanabi.Rules(mistakes=4), *HANDS[players]), leave=1)
    drawer = game.current
    if drawn_by == "mistake":
        misplay(game)
    else:
        if game.clocks == 8:
            mate = (drawer + 1) % players
            game.apply(hanabi.ValueHint(mate, game.deck[game.hands[mate][0]].rank))
        drawer = game.current
        game.apply(hanabi.Discard(game.hands[drawer][0]))
    assert game.turns[-1].events[-1] == hanabi.FinalRoundBegun(players)
    turns = len(game.turns)
    for left in range(players, 0, -1):
        assert (game.turns_left, game.end) == (left, None)
        hand = len(game.hands[game.current])
        if game.clocks < 8:
            game.apply(hanabi.Discard(game.hands[game.current][0]))
            assert len(game.hands[game.turns[-1].seat]) == hand - 1
        else:
            mate = (game.current + 1) % players
            game.apply(hanabi.ValueHint(mate, game.deck[game.hands[mate][0]].rank))
        assert not any(isinstance(event, hanabi.CardDrawn | hanabi.FinalRoundBegun) for event in game.turns[-1].events)
    assert [turn.seat for turn in game.turns[turns:]] == [(drawer + 1 + n) % players for n in range(players)]
    assert game.end == hanabi.GameOver(hanabi.EndReason.FINAL_ROUND, sum(game.fireworks))
    assert (game.outcome, game.turns_left) == (hanabi.Outcome.FINISHED, 0)


@pytest.mark.parametrize("perfect", [False, True])
def test_a_show_that_is_ended_early_is_scored_as_it_stands(perfect: bool) -> None:
    game = deal_hands(hanabi.Rules(perfect=perfect), *HANDS[2], starter=1)
    game.apply(hanabi.Play(5))
    assert game.apply(hanabi.EndEarly()) == (hanabi.GameOver(hanabi.EndReason.ENDED_EARLY, 1),)
    assert (game.outcome, game.score) == (hanabi.Outcome.FINISHED, 1)


# No final round, and no second best


def test_a_perfect_show_goes_on_with_an_empty_deck_and_shrinking_hands() -> None:
    game = game_that_ends(hanabi.EndReason.COMPLETE, hanabi.Rules(perfect=True), 2, talkative)
    without_deck = [sum(map(len, later.hands)) for later in replayed(game) if not later.deck_left]
    assert len(without_deck) > 3
    assert without_deck == sorted(without_deck, reverse=True)
    assert not any(isinstance(event, hanabi.FinalRoundBegun) for turn in game.turns for event in turn.events)
    assert game.turns_left is None


def test_a_perfect_show_is_lost_by_discarding_an_indispensable_card() -> None:
    game = deal_hands(hanabi.Rules(perfect=True), *HANDS[2])
    game.apply(hanabi.ValueHint(1, 1))
    game.apply(hanabi.ValueHint(0, 5))
    game.apply(hanabi.Discard(3))
    assert game.end == hanabi.GameOver(hanabi.EndReason.INDISPENSABLE_CARD, 0, hanabi.Card(hanabi.Suit.BLUE, 5))
    assert (game.outcome, game.score, game.clocks) == (hanabi.Outcome.DEFEAT, 0, 7)
    assert len(game.hands[0]) == 5


def test_a_perfect_show_is_lost_by_the_last_copy_only() -> None:
    game = deal_hands(hanabi.Rules(perfect=True), "r3 r3 y2 y3 w1", "b3 b3 y2 y3 w1")
    game.apply(hanabi.Play(0))
    assert game.end is None
    game.apply(hanabi.Play(9))
    game.apply(hanabi.Play(1))
    assert game.end == hanabi.GameOver(hanabi.EndReason.INDISPENSABLE_CARD, 0, hanabi.Card(hanabi.Suit.RED, 3))


def test_a_perfect_show_is_not_lost_by_the_last_copy_of_a_card_that_is_already_laid() -> None:
    game = deal_hands(hanabi.Rules(perfect=True, clocks=2), "r1 r1 r1 y3 w1", "b3 b3 y2 y3 b1")
    game.apply(hanabi.Play(0))
    game.apply(hanabi.ValueHint(0, 1))
    game.apply(hanabi.Discard(1))
    game.apply(hanabi.ValueHint(0, 1))
    game.apply(hanabi.Play(2))
    assert (game.end, game.mistakes, game.discards) == (None, 1, [1, 2])


def test_a_perfect_show_is_lost_when_the_player_to_act_has_neither_cards_nor_a_token() -> None:
    game = game_that_ends(hanabi.EndReason.NO_ACTION_LEFT, hanabi.Rules(perfect=True), 2, talkative)
    assert game.end == hanabi.GameOver(hanabi.EndReason.NO_ACTION_LEFT, 0)
    assert (game.hands[game.current], game.clocks, game.outcome) == ([], 0, hanabi.Outcome.DEFEAT)
    assert any(game.hands)
    assert game.current == (game.turns[-1].seat + 1) % 2
    assert game.turns[-1].events[-1] == game.end
