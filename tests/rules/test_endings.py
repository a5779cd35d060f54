"""How a show ends: the three ways of every edition, and those of a perfect show."""

import pytest

from hanabi_desktop.rules import (
    Card,
    CardDrawn,
    CardPlayed,
    ColourHint,
    Discard,
    EndEarly,
    EndReason,
    FinalRoundBegun,
    Game,
    GameOver,
    Multicolour,
    Outcome,
    Play,
    Rules,
    Suit,
    ValueHint,
)
from tests.games import (
    clever,
    deal_hands,
    fits,
    game_that_ends,
    legal_actions,
    moment,
    reckless,
    replayed,
    run_down,
    shortest_victory,
    talkative,
    timid,
    victory,
)

HANDS = {
    2: ("r2 r3 r4 b5 w1", "r1 y1 y2 b1 b2"),
    3: ("r2 r3 r4 b5 w1", "r1 y1 y2 b1 b2", "g2 g3 g4 y4 y5"),
    4: ("r2 r3 r4 b5", "r1 y1 y2 b1", "g2 g3 g4 y4", "w2 w3 w4 w5"),
    5: ("r2 r3 r4 b5", "r1 y1 y2 b1", "g2 g3 g4 y4", "w2 w3 w4 w5", "b2 b3 b4 y3"),
}


def misplay(game: Game) -> None:
    game.apply(Play(next(card_id for card_id in game.hands[game.current] if not fits(game, card_id))))


@pytest.mark.parametrize("mistakes", [1, 2, 3, 4])
@pytest.mark.parametrize("perfect", [False, True])
def test_the_losing_mistake_stops_the_game_at_once_and_it_counts_nothing(mistakes: int, perfect: bool) -> None:
    game = deal_hands(Rules(mistakes=mistakes, perfect=perfect), "r2 r3 r4 y2 w1", "r1 y3 y4 b1 b2", starter=1)
    game.apply(Play(5))
    for number in range(1, mistakes + 1):
        assert (game.end, game.mistakes) == (None, number - 1)
        misplay(game)
    assert game.end == GameOver(EndReason.FUSE, 0)
    assert (game.outcome, game.score, game.turns_left) == (Outcome.DEFEAT, 0, None)
    assert sum(game.fireworks) > 0


def test_the_game_is_lost_even_by_the_last_turn_of_the_final_round() -> None:
    game = deal_hands(Rules(mistakes=1), *HANDS[2])
    run_down(game)
    game.apply(ValueHint(1 - game.current, game.deck[game.hands[1 - game.current][0]].rank))
    assert game.turns_left == 1
    misplay(game)
    assert game.end == GameOver(EndReason.FUSE, 0)


def test_the_game_is_lost_even_by_the_play_that_draws_the_last_card() -> None:
    game = deal_hands(Rules(mistakes=1), *HANDS[2])
    run_down(game, leave=1)
    misplay(game)
    assert game.end == GameOver(EndReason.FUSE, 0)
    assert (game.deck_left, game.turns_left) == (0, None)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("kind", Multicolour)
@pytest.mark.parametrize("perfect", [False, True])
def test_the_last_firework_completed_is_a_full_victory_with_cards_left_in_the_deck(
    players: int, kind: Multicolour, perfect: bool
) -> None:
    rules = Rules(multicolour=kind, perfect=perfect)
    game = shortest_victory(rules, players, starter=1)
    assert game.end == GameOver(EndReason.COMPLETE, rules.maximum)
    assert (game.outcome, game.score, len(game.turns)) == (Outcome.VICTORY, rules.maximum, rules.maximum)
    assert game.deck_left or kind is Multicolour.FIVE


def test_five_complete_fireworks_are_no_victory_while_the_sixth_is_missing() -> None:
    game = victory(Rules(multicolour=Multicolour.TEN), 3)
    assert all(bool(moment.end) == (sum(moment.fireworks) == 30) for moment in replayed(game))


def test_a_victory_can_come_by_the_very_last_turn() -> None:
    def wins_last(game: Game) -> bool:
        return game.outcome is Outcome.VICTORY and game.turns_left == 1

    game = moment(Rules(multicolour=Multicolour.FIVE), 4, wins_last, timid, clever)
    assert game.end == GameOver(EndReason.COMPLETE, 30)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
@pytest.mark.parametrize("drawn_by", ["discard", "mistake"])
def test_when_the_last_card_is_drawn_everyone_takes_one_more_turn_the_drawer_last(players: int, drawn_by: str) -> None:
    game = run_down(deal_hands(Rules(mistakes=4), *HANDS[players]), leave=1)
    drawer = game.current
    if drawn_by == "mistake":
        misplay(game)
    else:
        if game.clocks == 8:
            mate = (drawer + 1) % players
            game.apply(ValueHint(mate, game.deck[game.hands[mate][0]].rank))
        drawer = game.current
        game.apply(Discard(game.hands[drawer][0]))
    assert game.turns[-1].events[-1] == FinalRoundBegun(players)
    turns = len(game.turns)
    for left in range(players, 0, -1):
        assert (game.turns_left, game.end) == (left, None)
        hand = len(game.hands[game.current])
        if game.clocks < 8:
            game.apply(Discard(game.hands[game.current][0]))
            assert len(game.hands[game.turns[-1].seat]) == hand - 1
        else:
            mate = (game.current + 1) % players
            game.apply(ValueHint(mate, game.deck[game.hands[mate][0]].rank))
        assert not any(isinstance(event, CardDrawn | FinalRoundBegun) for event in game.turns[-1].events)
    assert [turn.seat for turn in game.turns[turns:]] == [(drawer + 1 + n) % players for n in range(players)]
    assert game.end == GameOver(EndReason.FINAL_ROUND, sum(game.fireworks))
    assert (game.outcome, game.turns_left) == (Outcome.FINISHED, 0)


def test_the_final_round_is_scored_by_the_highest_card_of_each_firework() -> None:
    game = game_that_ends(EndReason.FINAL_ROUND, Rules(), 3, talkative)
    assert game.score == game.end.score == sum(game.fireworks) == len(game.played)  # type: ignore[union-attr]
    assert 0 < game.score < 25


def test_a_play_that_fits_can_begin_the_final_round() -> None:
    def begun_by_a_firework(game: Game) -> bool:
        return game.turns_left == 3 and isinstance(game.turns[-1].events[0], CardPlayed)

    game = moment(Rules(), 3, begun_by_a_firework, clever)
    assert (game.deck_left, game.end) == (0, None)
    assert isinstance(game.turns[-1].events[-1], FinalRoundBegun)


def test_nothing_stops_the_game_when_a_full_show_has_become_impossible() -> None:
    game = deal_hands(Rules(), *HANDS[2])
    game.apply(ValueHint(1, 1))
    game.apply(ValueHint(0, 5))
    game.apply(Discard(3))
    assert game.end is None
    run_down(game)
    assert game.end is None


@pytest.mark.parametrize("perfect", [False, True])
def test_a_show_that_is_ended_early_is_scored_as_it_stands(perfect: bool) -> None:
    game = deal_hands(Rules(perfect=perfect), *HANDS[2], starter=1)
    game.apply(Play(5))
    assert game.apply(EndEarly()) == (GameOver(EndReason.ENDED_EARLY, 1),)
    assert (game.outcome, game.score) == (Outcome.FINISHED, 1)


def test_a_show_can_be_ended_before_its_first_turn() -> None:
    game = deal_hands(Rules(), *HANDS[2])
    game.apply(EndEarly())
    assert (game.outcome, game.score) == (Outcome.FINISHED, 0)


@pytest.mark.parametrize("reason", EndReason)
def test_every_ending_is_won_lost_or_scored(reason: EndReason) -> None:
    lost = {EndReason.FUSE, EndReason.INDISPENSABLE_CARD, EndReason.NO_ACTION_LEFT}
    won = {EndReason.COMPLETE}
    assert reason.outcome is (
        Outcome.DEFEAT if reason in lost else Outcome.VICTORY if reason in won else Outcome.FINISHED
    )


class TestAPerfectShow:
    """No final round, and no second best."""

    def test_goes_on_with_an_empty_deck_and_shrinking_hands(self) -> None:
        game = game_that_ends(EndReason.COMPLETE, Rules(perfect=True), 2, talkative)
        without_deck = [sum(map(len, later.hands)) for later in replayed(game) if not later.deck_left]
        assert len(without_deck) > 3
        assert without_deck == sorted(without_deck, reverse=True)
        assert not any(isinstance(event, FinalRoundBegun) for turn in game.turns for event in turn.events)
        assert game.turns_left is None

    def test_is_lost_by_discarding_an_indispensable_card(self) -> None:
        game = deal_hands(Rules(perfect=True), *HANDS[2])
        game.apply(ValueHint(1, 1))
        game.apply(ValueHint(0, 5))
        game.apply(Discard(3))
        assert game.end == GameOver(EndReason.INDISPENSABLE_CARD, 0, Card(Suit.BLUE, 5))
        assert (game.outcome, game.score, game.clocks) == (Outcome.DEFEAT, 0, 7)
        assert len(game.hands[0]) == 5

    def test_is_lost_by_a_failed_play_of_an_indispensable_card(self) -> None:
        game = deal_hands(Rules(perfect=True), *HANDS[2])
        game.apply(Play(3))
        assert game.end == GameOver(EndReason.INDISPENSABLE_CARD, 0, Card(Suit.BLUE, 5))
        assert game.mistakes == 1

    def test_is_lost_by_the_fuse_if_the_same_play_burns_the_last_one(self) -> None:
        game = deal_hands(Rules(perfect=True, mistakes=1), *HANDS[2])
        game.apply(Play(3))
        assert game.end == GameOver(EndReason.FUSE, 0)

    def test_is_lost_by_the_last_copy_only(self) -> None:
        game = deal_hands(Rules(perfect=True), "r3 r3 y2 y3 w1", "b3 b3 y2 y3 w1")
        game.apply(Play(0))
        assert game.end is None
        game.apply(Play(9))
        game.apply(Play(1))
        assert game.end == GameOver(EndReason.INDISPENSABLE_CARD, 0, Card(Suit.RED, 3))

    def test_is_not_lost_by_the_last_copy_of_a_card_that_is_already_laid(self) -> None:
        game = deal_hands(Rules(perfect=True, clocks=2), "r1 r1 r1 y3 w1", "b3 b3 y2 y3 b1")
        game.apply(Play(0))
        game.apply(ValueHint(0, 1))
        game.apply(Discard(1))
        game.apply(ValueHint(0, 1))
        game.apply(Play(2))
        assert (game.end, game.mistakes, game.discards) == (None, 1, [1, 2])

    def test_is_lost_when_the_player_to_act_has_neither_cards_nor_a_token(self) -> None:
        game = game_that_ends(EndReason.NO_ACTION_LEFT, Rules(perfect=True), 2, talkative)
        assert game.end == GameOver(EndReason.NO_ACTION_LEFT, 0)
        assert (game.hands[game.current], game.clocks, game.outcome) == ([], 0, Outcome.DEFEAT)
        assert any(game.hands)
        assert game.current == (game.turns[-1].seat + 1) % 2
        assert game.turns[-1].events[-1] == game.end

    def test_leaves_a_player_without_cards_only_the_hint(self) -> None:
        game = moment(Rules(perfect=True), 2, lambda game: not game.end and not game.hands[game.current], talkative)
        assert legal_actions(game)
        assert all(isinstance(action, ColourHint | ValueHint) for action in legal_actions(game))

    def test_can_still_be_lost_by_the_fuse(self) -> None:
        game = game_that_ends(EndReason.FUSE, Rules(perfect=True), 4, reckless)
        assert game.mistakes == 3

    @pytest.mark.parametrize("rank", [1, 2, 3, 4])
    def test_with_only_five_multicolour_cards_each_of_them_is_indispensable(self, rank: int) -> None:
        others = " ".join(f"m{other}" for other in range(1, 5) if other != rank)
        game = deal_hands(Rules(perfect=True, multicolour=Multicolour.FIVE), f"m{rank} {others} y1", "b3 b3 y2 y3 w1")
        game.apply(ValueHint(1, 3))
        game.apply(ValueHint(0, 1))
        game.apply(Discard(0))
        assert game.end == GameOver(EndReason.INDISPENSABLE_CARD, 0, Card(Suit.MULTICOLOUR, rank))
