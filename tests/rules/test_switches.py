"""No switch is only for show."""

from itertools import cycle, islice
from random import Random

import pytest

from hanabi_desktop.rules import EDITIONS, SWITCHES, EditionId, Game, IllegalAction, Rules, Setup
from tests.games import POLICIES, play_random_game

HOUSE = EDITIONS[EditionId.HOUSE]
GAMES = 40
"""Enough for every switch to have made its difference many times."""


def same_game(game: Game, rules: Rules) -> bool:
    """Whether the same actions come to the same under other rules, event by event."""
    setup = game.setup
    try:
        other = Game(Setup(rules, setup.players, setup.deck, setup.starter), game.actions)
    except (ValueError, IllegalAction):
        return False
    return (other.turns, other.clocks, other.end) == (game.turns, game.clocks, game.end)


@pytest.mark.parametrize("switch", SWITCHES)
def test_every_switch_makes_another_game_of_some(switch: str) -> None:
    for seed, policy in enumerate(islice(cycle(POLICIES), GAMES)):
        for value in SWITCHES[switch].domain:
            game = play_random_game(HOUSE.rules_with({switch: value}), 2 + seed % 4, Random(seed), policy)
            others = (HOUSE.rules_with({switch: other}) for other in SWITCHES[switch].domain if other != value)
            if not all(same_game(game, rules) for rules in others):
                return
    pytest.fail(f"the switch {switch} makes no difference to any game: rules/game.py")


def test_rules_name_every_switch_and_where_it_stands() -> None:
    assert Rules(mistakes=2).switches == {name: switch.default for name, switch in SWITCHES.items()} | {"mistakes": 2}
