"""What computers make of a hint that a person gives by the leaflet."""

import pytest

from hanabi_desktop.players import Level
from hanabi_desktop.rules import ColourHint, Discard, Game, Play, Rules, Suit, TurnAction, ValueHint
from hanabi_desktop.teammates.reasons import Thought
from hanabi_desktop.teammates.teammate import choose
from tests.games import deal_hands, seen

BOTH = pytest.mark.parametrize("level", Level)
KARI, COMPUTER, PER = range(3)


def dealt(computer: str) -> Game:
    """Kari's, the computer's and Per's hands, the oldest card first."""
    return deal_hands(Rules(), "b4 y4 g4 w4 r4", computer, "w2 w3 g2 b2 y5")


def answer(level: Level, game: Game, *actions: TurnAction) -> TurnAction:
    for action in actions:
        game.apply(action)
    return choose(level, seen(game, game.current)).action


@BOTH
def test_of_two_cards_the_newer_is_meant(level: Level) -> None:
    game = dealt("y3 r1 g4 r1 b2")
    assert answer(level, game, ColourHint(COMPUTER, Suit.RED)) == Play(8)
    game = dealt("y3 r1 g4 y1 b2")
    assert answer(level, game, ValueHint(COMPUTER, 1)) == Play(8)


@BOTH
def test_the_leaflet_pictures_what_computers_do(level: Level) -> None:
    passed = ValueHint(KARI, 4), ValueHint(KARI, 4)
    game = dealt("b5 y3 r1 g4 r1")
    assert answer(level, game, ValueHint(COMPUTER, 5), *passed, ValueHint(COMPUTER, 1)) == Play(9)
    assert answer(level, dealt("r2 y3 y2 g4 b3"), ValueHint(COMPUTER, 2)) not in (Play(5), Discard(5), Play(7))
    assert answer(level, dealt("r1 y3 g4 r3 b2"), ColourHint(COMPUTER, Suit.RED)) == Play(5)
    game = deal_hands(Rules(), "r1 y4 g4 w4 b4", "y3 b3 g4 w1 r2", "w2 w3 g2 b2 r3")
    assert answer(level, game, Play(0), *passed, ColourHint(PER, Suit.RED)) == Play(9)


@BOTH
@pytest.mark.parametrize("newest", ["g2", "y4"])
def test_whoever_was_hinted_waits_for_a_turn_that_shows_what_it_was(level: Level, newest: str) -> None:
    """The computer's green card is the 2 or, after a 2 played blind, the 3: while Per's newest one is that 2."""
    game = deal_hands(Rules(), "g1 y4 w4 b4 r4", "y3 w3 b3 r3 g3", f"b4 r4 w2 b2 {newest}")
    waits = newest == "g2"
    hinted = answer(level, game, Play(0), ValueHint(KARI, 4), ValueHint(KARI, 4), ColourHint(COMPUTER, Suit.GREEN))
    assert (hinted != Play(9)) is waits
    if waits:
        assert answer(level, game, ValueHint(KARI, 4)) == Play(14)
        assert answer(level, game, Play(14), ValueHint(PER, 4)) == Play(9)


@BOTH
def test_a_five_that_would_go_next_is_kept(level: Level) -> None:
    assert answer(level, dealt("r5 y3 g4 b4 b2"), ValueHint(COMPUTER, 5)) not in (Play(5), Discard(5))


@BOTH
def test_a_2_is_kept_whose_other_copy_only_the_giver_of_the_hint_holds(level: Level) -> None:
    """Kari does not see her own red 2; but for it, only the white 2 would be left, which fits."""
    game = deal_hands(Rules(), "w1 r2 g4 w4 r4", "r2 y3 g4 b4 b3", "y2 g2 b2 w3 y5")
    before = Play(0), ValueHint(KARI, 4), ValueHint(KARI, 4)
    assert answer(level, game, *before, ValueHint(COMPUTER, 2)) not in (Play(5), Discard(5))


@BOTH
def test_a_computer_tells_which_hint_it_follows(level: Level) -> None:
    game = dealt("y3 r1 g4 r1 b2")
    game.apply(ColourHint(COMPUTER, Suit.RED))
    choice = choose(level, seen(game, COMPUTER))
    assert (choice.action, choice.reason.thought, choice.reason.since) == (Play(8), Thought.MEANT, 0)
