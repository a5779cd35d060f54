"""What a computer chooses and says follows from what its seat has seen: twins differ in the rest, and it cannot tell."""

from random import Random

import pytest

from hanabi_desktop.players import Level
from hanabi_desktop.rules import Multicolour, Rules
from hanabi_desktop.teammates.teammate import Teammate, choose
from tests.each import samples
from tests.games import seen
from tests.teammates.tables import dealt, turns
from tests.twins import twin_game

TABLES = ((Rules(), 2), (Rules(), 4), (Rules(multicolour=Multicolour.WILD, empty_hints=True, choreography=True), 3))


@pytest.mark.parametrize("level", Level)
def test_twins_are_given_the_same_choice_for_the_same_reason(level: Level) -> None:
    chance = Random(3)
    for rules, players in TABLES:
        for seed in range(samples(1, 12)):
            for number, (game, choice) in enumerate(turns(dealt(rules, players, seed), [level] * players, chance)):
                if number % (7 if level is Level.SKILLED else 2) == 0:
                    twin = twin_game(game, game.current, chance)
                    assert choose(level, seen(twin, twin.current)) == choice


@pytest.mark.parametrize("level", Level)
def test_it_chooses_the_same_whether_it_looked_on_or_sat_down_just_now(level: Level) -> None:
    for game, choice in turns(dealt(Rules(), 2, 7), [level] * 2, Random(1)):
        assert len(game.turns) % 3 or choose(level, seen(game, game.current)) == choice


def test_hints_that_a_computer_only_thought_of_change_nothing_that_it_does_later() -> None:
    """In the end game, where it plays on in thought: asked twice, or by one who has had no thoughts before, it is the same."""
    game = dealt(Rules(), 3, 69)
    mates = [Teammate(Level.SKILLED, seen(game, seat)) for seat in range(3)]
    while not game.end:
        view, mate = seen(game, game.current), mates[game.current]
        choice = mate.choose(view)
        if game.deck_left < 3:
            assert choose(Level.SKILLED, view) == choice == mate.choose(view)
        game.apply(choice.action)


def test_what_was_taken_back_is_as_if_it_had_not_been() -> None:
    later = dealt(Rules(), 3, 8)
    for _ in turns(later, [Level.PLAIN] * 3, Random(1)):
        if len(later.turns) == 12:
            break
    mate = Teammate(Level.SKILLED, seen(later, 0))
    for steps in (9, 6, 3, 0):
        earlier = type(later)(later.setup, later.actions[:steps])
        assert mate.choose(seen(earlier, 0)) == choose(Level.SKILLED, seen(earlier, 0))


def test_only_a_seat_on_turn_can_be_asked() -> None:
    game = dealt(Rules(), 2, 1)
    with pytest.raises(ValueError, match="turn"):
        choose(Level.PLAIN, seen(game, 1))
    with pytest.raises(ValueError, match="no seat"):
        choose(Level.PLAIN, seen(game))
