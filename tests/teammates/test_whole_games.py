"""Computers play whole games: at every table there is, legally, sensibly, and the same each time."""

from collections import Counter
from itertools import cycle, islice
from random import Random
from statistics import mean

import pytest

from hanabi_desktop import rules as hanabi
from hanabi_desktop.players import Level
from hanabi_desktop.teammates.reasons import Sureness, Thought
from hanabi_desktop.teammates.teammate import choose
from tests.each import samples
from tests.games import seen
from tests.teammates.tables import dealt, turns

BOTH = (Level.PLAIN, Level.SKILLED)
EXTREMES = {
    "one clock token": hanabi.Rules(clocks=1),
    "twenty clock tokens": hanabi.Rules(clocks=20),
    "one mistake loses": hanabi.Rules(mistakes=1),
    "empty hints": hanabi.Rules(empty_hints=True),
    "ten multicolour cards": hanabi.Rules(multicolour=hanabi.Multicolour.TEN),
    "five multicolour cards": hanabi.Rules(multicolour=hanabi.Multicolour.FIVE),
    "wild multicolour cards": hanabi.Rules(multicolour=hanabi.Multicolour.WILD),
    "shrinking hands": hanabi.Rules(perfect=True),
    "shrinking hands and one clock token": hanabi.Rules(perfect=True, clocks=1, empty_hints=True),
    "choreography": hanabi.Rules(choreography=True),
    "everything": hanabi.Rules(1, 20, True, hanabi.Multicolour.WILD, True, True),
}


def levels(players: int, *of: Level | None) -> tuple[Level | None, ...]:
    return tuple(islice(cycle(of), players))


def played(game: hanabi.Game, *of: Level | None, memory: hanabi.MemoryAid = hanabi.MemoryAid.FULL) -> hanabi.Game:
    for _ in turns(game, levels(game.players, *of), Random(1), memory):
        pass
    return game


@pytest.mark.parametrize(
    "rules",
    [*(edition.rules for edition in hanabi.EDITIONS.values()), *EXTREMES.values()],
    ids=[*hanabi.EDITIONS, *EXTREMES],
)
def test_both_levels_play_whole_games_at_every_table(rules: hanabi.Rules) -> None:
    """Plain with Skilled; each sort of table with another number of players, all of them at night."""
    for seed in range(samples(1, 20)):
        players = 2 + (len(repr(rules)) + seed) % 4
        assert played(dealt(rules, players, seed), *BOTH).end


def test_a_computer_plays_on_where_hints_are_forgotten_and_remembers_them() -> None:
    remembered = played(dealt(hanabi.Rules(), 3, 2), Level.PLAIN)
    for memory in hanabi.MemoryAid:
        assert played(dealt(hanabi.Rules(), 3, 2), Level.PLAIN, memory=memory).actions == remembered.actions


def test_a_table_of_computers_plays_well() -> None:
    for level, least, games in ((Level.PLAIN, 18, 12), (Level.SKILLED, 20, 3)):
        assert mean(played(dealt(hanabi.Rules(), 2, seed), level).score for seed in range(samples(games, 50))) > least


def test_nobody_loses_by_a_play_that_is_not_certain() -> None:
    """Also with somebody who hints at random: a mistake by which the game is lost is never made."""
    for players in (2, 3, 5):
        for of in ((Level.PLAIN, None), (Level.SKILLED, None), BOTH):
            for seed in range(samples(1 if Level.SKILLED in of else 8, 40)):
                game = played(dealt(hanabi.Rules(), players, seed), *of)
                assert game.mistakes < game.rules.mistakes, (players, of, seed)


def test_where_one_mistake_loses_every_card_played_is_certain() -> None:
    for seed in range(samples(8, 40)):
        game = played(dealt(hanabi.Rules(mistakes=1, choreography=True), 3, seed), Level.PLAIN)
        assert not any(isinstance(event, hanabi.CardMisplayed) for turn in game.turns for event in turn.events)


def test_a_colour_is_announced_that_is_known_and_a_token_comes_back_for_it() -> None:
    game = played(dealt(hanabi.Rules(choreography=True), 3, 4), Level.PLAIN)
    announced = [turn.action for turn in game.turns if isinstance(turn.action, hanabi.Play) and turn.action.announced]
    assert announced
    assert all(game.deck[play.card].suit is play.announced for play in announced)


def test_the_oldest_card_without_a_hint_is_discarded_first() -> None:
    game = dealt(hanabi.Rules(), 3, 5)
    for now, choice in turns(game, levels(3, Level.PLAIN), Random(1)):
        hand = hanabi.seat_view(now, hanabi.Seat(now.current)).hands[now.current].cards
        free = [card.id for card in hand if not card.known.hints]
        if isinstance(choice.action, hanabi.Discard) and choice.reason.thought == "least-loss" and free:
            assert choice.action.card == free[0]


def test_the_second_choice_has_a_purpose_if_the_first_has_one() -> None:
    vague = {Thought.TO_TELL, Thought.TO_PASS}
    for _, choice in islice(turns(dealt(hanabi.Rules(), 2, 2), [Level.SKILLED] * 2, Random(1)), 10):
        if choice.other is not None and choice.other.reason.thought in vague:
            assert choice.reason.thought in vague
    others = [
        choice.other and (choice.other.reason.thought, choice.other.reason.sure)
        for _, choice in turns(dealt(hanabi.Rules(), 3, 13), [None, Level.SKILLED, Level.SKILLED], Random(6))
        if choice.reason.thought in vague
    ]
    # In this game some card can be played for sure whenever the first has none; once, that would expose a last copy.
    assert Counter(others)[None] == 1
    assert set(others) == {(Thought.TO_PLAY, Sureness.SURE), None}


@pytest.mark.parametrize(("players", "seed"), [(4, 3), (5, 0)])
def test_no_hint_is_a_second_choice_that_makes_somebody_play_a_wrong_card(players: int, seed: int) -> None:
    for now, choice in turns(dealt(hanabi.Rules(), players, seed), [Level.SKILLED] * players, Random(1)):
        if choice.other is not None and isinstance(choice.other.action, hanabi.Hint) and now.deck_left:
            later = now.after(choice.other.action)
            for _ in range(players - 1):
                later.apply(choose(Level.SKILLED, seen(later, later.current)).action)
            assert later.mistakes == now.mistakes
