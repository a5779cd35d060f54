"""What is kept while a game goes on says the same as what is told anew each time, and keeps nobody's secrets."""

import gc
import weakref
from itertools import product
from random import Random

import pytest

from hanabi_desktop.rules import (
    Everybody,
    Game,
    MemoryAid,
    Open,
    Outcome,
    Rules,
    Seat,
    dead_suits,
    deal,
    is_critical,
    knowledge,
    reachable_height,
    reachable_score,
    seat_view,
)
from tests.games import (
    POLICIES,
    cards,
    clever,
    deal_hands,
    faces_told,
    play_random_game,
    replayed,
    shuffled_deck,
    state_of,
)
from tests.rules import reference

RULES = reference.some_rules(14)
PLAYED = [(rules, POLICIES[number % len(POLICIES)], 2 + number % 4) for number, rules in enumerate(RULES)]


def played(number: int) -> Game:
    rules, policy, players = PLAYED[number]
    return play_random_game(rules, players, Random(number), policy)


@pytest.mark.parametrize("number", range(len(PLAYED)))
class TestAllThroughAGame:
    """Whatever was asked before, and however many turns ago."""

    def test_every_view_is_as_told_anew(self, number: int) -> None:
        rng = Random(number)
        for game in replayed(played(number)):
            for memory, fresh in product(MemoryAid, (True, False)):
                # Now and then only: what is kept may be several turns behind.
                if rng.random() < 0.3 or game.end:
                    for eyes in reference.all_eyes(game):
                        assert seat_view(game, eyes, memory, fresh) == reference.view(game, eyes, memory, fresh)

    def test_looking_changes_nothing(self, number: int) -> None:
        for game in replayed(played(number)):
            before = state_of(game)
            views = [seat_view(game, eyes) for eyes in reference.all_eyes(game)]
            assert state_of(game) == before
            assert views == [seat_view(game, eyes) for eyes in reference.all_eyes(game)]

    def test_knowledge_is_as_told_anew(self, number: int) -> None:
        game = played(number)
        size = game.rules.hand_size(game.players)
        dealt = [range(seat * size, (seat + 1) * size) for seat in range(game.players)]
        assert knowledge(game.rules, dealt, game.turns) == reference.known_by_id(game)

    def test_prospects_of_a_view_are_those_of_the_game(self, number: int) -> None:
        for game in replayed(played(number)):
            for table in (game, seat_view(game), seat_view(game, Seat(0), MemoryAid.NONE)):
                assert reachable_score(table) == reference.reachable(game)
                heights = [reference.height(game, suit) for suit in game.rules.suits]
                assert [reachable_height(table, suit) for suit in game.rules.suits] == heights
                assert dead_suits(table) == {suit for suit in game.rules.suits if heights[suit] < 5}
                for face in set(game.deck):
                    assert is_critical(table, face) is reference.critical(game, face)

    def test_the_actions_of_a_view_are_those_of_the_game_for_the_player_to_act_only(self, number: int) -> None:
        for game in replayed(played(number)):
            for eyes in reference.all_eyes(game):
                own = eyes == Seat(game.current)
                assert seat_view(game, eyes).legal_actions() == (game.legal_actions() if own else [])


def test_two_games_that_share_a_beginning_are_seen_each_as_it_goes_on() -> None:
    game = played(3)
    here = Game(game.setup, game.actions[:9])
    seat_view(here)
    there = here.copy()
    for action in game.actions[9:]:
        here.apply(action)
        assert seat_view(here) == reference.view(here, Everybody(), MemoryAid.FULL, True)
    assert seat_view(there) == seat_view(Game(game.setup, game.actions[:9])) != seat_view(here)


def test_a_game_that_was_looked_at_goes_when_nobody_wants_it() -> None:
    game = deal(Rules(), 2, shuffled_deck(Rules(), Random(1)))
    view = seat_view(game, Seat(0))
    gone = weakref.ref(game)
    del game
    gc.collect()
    assert gone() is None
    assert view.viewer == 0


class TestOpenEyes:
    """For a finished game, or a record."""

    HANDS = ("r1 y1 g1 b1 w1", "r5 r3 g2 b2 w2")

    def test_see_all_hands_and_have_no_seat(self) -> None:
        view = seat_view(deal_hands(Rules(), *self.HANDS), Open())
        assert [tuple(card.face for card in hand.cards) for hand in view.hands] == [*map(cards, self.HANDS)]
        assert (view.viewer, view.eyes, view.options) == (None, Open(), None)

    def test_see_which_cards_are_critical_in_every_hand(self) -> None:
        view = seat_view(deal_hands(Rules(), *self.HANDS), Open())
        assert [card.id for hand in view.hands for card in hand.cards if card.critical] == [5]

    def test_do_not_see_the_deck(self) -> None:
        game = deal_hands(Rules(), *self.HANDS)
        assert {card for card, _ in faces_told(seat_view(game, Open()))} == set(range(10))

    def test_see_a_finished_game_whole(self) -> None:
        game = play_random_game(Rules(), 3, Random(2), clever)
        view = seat_view(game, Open(), fresh=False)
        assert view.outcome is not Outcome.IN_PROGRESS
        assert all(card.face == game.deck[card.id] for hand in view.hands for card in hand.cards)


@pytest.mark.parametrize("viewer", range(3))
def test_what_is_kept_for_other_eyes_is_not_in_a_view(viewer: int) -> None:
    deck = shuffled_deck(Rules(), Random(4))
    hidden = range(viewer * 5, viewer * 5 + 5)
    swapped = list(deck)
    for card, other in zip(hidden, reversed(hidden), strict=True):
        swapped[card] = deck[other]
    for_all = [deal(Rules(), 3, cards) for cards in (deck, swapped)]
    for game in for_all:
        for eyes in reference.all_eyes(game):
            seat_view(game, eyes)
    one, twin = (seat_view(game, Seat(viewer)) for game in for_all)
    assert one == twin
    assert repr(one) == repr(twin)
