"""What can still become of the show."""

from random import Random

import pytest

from hanabi_desktop.rules import RANKS, Card, Discard, Game, Multicolour, Rating, Rules, Suit, deal, rating
from tests import games


def lose_cards(game: Game, *card_ids: int) -> Game:
    """Discard these cards, each when its owner's turn comes; everybody else hints."""
    waiting = list(card_ids)
    while waiting:
        own = [card_id for card_id in waiting if card_id in game.hands[game.current]]
        if own and game.clocks < game.rules.clocks:
            game.apply(Discard(own[0]))
            waiting.remove(own[0])
        else:
            game.apply(games.legal_hints(game)[0])
    return game


# How high a firework can still rise


@pytest.mark.parametrize("rank", RANKS)
def test_how_high_a_firework_can_rise_stops_below_the_lowest_value_of_which_all_copies_are_gone(rank: int) -> None:
    copies = {1: 3, 5: 1}.get(rank, 2)
    filling = ["y1", "y1", "y1", "y2"][: 5 - copies]
    game = games.deal_hands(Rules(), " ".join([f"r{rank}"] * copies + filling), "g1 g2 g3 g4 b1")
    lose_cards(game, *range(copies - 1))
    assert game.reach[Suit.RED] == 5
    lose_cards(game, copies - 1)
    assert game.reach[Suit.RED] == rank - 1


# The best that can still come of it


# In these games seat 0 hints and seat 1 discards, at first those cards of which another copy comes later.
SPARE = tuple(Card(suit, rank) for suit in Rules().suits for rank in (1, 1, 2, 3, 4))
SINGLE = tuple(Card(suit, rank) for rank in reversed(RANKS) for suit in Rules().suits)


@pytest.mark.parametrize(("deck_left", "best"), [(40, 25), (24, 25), (23, 25), (22, 24), (20, 22)])
def test_the_score_within_reach_is_bounded_by_a_play_for_each_card_and_player(deck_left: int, best: int) -> None:
    game = games.run_down(deal(Rules(), 2, (*SPARE, *SINGLE)), leave=deck_left)
    assert game.reach == (5,) * 5
    assert game.reachable == best


def test_the_score_within_reach_is_bounded_by_the_turns_left_in_the_final_round() -> None:
    game = games.run_down(deal(Rules(), 2, (*SPARE, *SINGLE)))
    assert game.reach == (4, 1, 1, 1, 1)
    for turns_left, best in ((2, 2), (1, 1), (0, 0)):
        assert (game.turns_left, game.reachable) == (turns_left, best)
        if turns_left:
            game.apply(games.legal_hints(game)[0] if game.clocks else Discard(game.hands[game.current][0]))


# The last copy of a card that is still of use


@pytest.mark.parametrize("policy", games.POLICIES)
def test_critical_cards_are_exactly_those_whose_loss_lowers_a_firework(policy: games.Policy) -> None:
    for game in games.replayed(games.play_random_game(Rules(multicolour=Multicolour.FIVE), 3, Random(8), policy)):
        if game.end or game.clocks == 8:
            continue
        for card_id in game.hands[game.current]:
            face = game.deck[card_id]
            after = Game(game.setup, (*game.actions, Discard(card_id)))
            lowered = after.reach[face.suit] < game.reach[face.suit]
            assert games.seen(game).is_critical(face) is lowered, (face, games.fits(game, card_id))


# The crowd's opinion


BANDS = (
    (range(6), Rating.DREADFUL),
    (range(6, 11), Rating.WEAK),
    (range(11, 16), Rating.HONOURABLE),
    (range(16, 21), Rating.VERY_GOOD),
    (range(21, 25), Rating.WONDERFUL),
    (range(25, 30), Rating.LEGENDARY),
    (range(30, 31), Rating.DIVINE),
)


@pytest.mark.parametrize(("scores", "band"), BANDS)
def test_there_is_a_rating_for_every_score(scores: range, band: Rating) -> None:
    assert {rating(score) for score in scores} == {band}
    assert band.value == (scores[0], scores[-1])
