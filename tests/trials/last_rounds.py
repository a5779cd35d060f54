"""The last round of many games: whether a computer gives a chance away, by the rules and what its seat sees alone.

A chance is given away by a discard or a hint from which nothing can come any more, while a card of the own hand may
still fit and a mistake would cost nothing; or fits for sure.
"""

import json
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import permutations
from random import Random

from hanabi_desktop.players import Level
from hanabi_desktop.rules import EDITIONS, Discard, EditionId, Game, Multicolour, Play, Rules, TurnAction
from hanabi_desktop.teammates.teammate import Teammate
from tests.games import fits, seen
from tests.teammates.tables import dealt

TABLES = (
    *(EDITIONS[edition].rules for edition in EditionId),
    Rules(mistakes=1),
    Rules(mistakes=2, multicolour=Multicolour.FIVE),
    Rules(clocks=1, empty_hints=True, choreography=True),
    Rules(multicolour=Multicolour.WILD),
)


def best_chance(game: Game) -> tuple[float, set[int]]:
    """The most likely a card of the hand on turn fits, and the cards that are so likely to.

    With the deck empty, the cards that this seat does not see are its own, in any order that the hints allow.
    """
    hand = game.hands[game.current]
    faces, known = [game.deck[card] for card in hand], [game.known[card] for card in hand]
    orders = [
        order
        for order in permutations(faces)
        if all(face.suit in can.suits and face.rank in can.ranks for face, can in zip(order, known, strict=True))
    ]
    counts = [sum(game.fireworks[order[at].suit] == order[at].rank - 1 for order in orders) for at in range(len(hand))]
    best = max(counts)
    return best / len(orders), {card for card, count in zip(hand, counts, strict=True) if count == best}


def later(game: Game) -> list[int]:
    """The seats that have a turn after this one."""
    assert game.turns_left is not None
    return [(game.current + turn) % game.players for turn in range(1, game.turns_left)]


def can_gain(game: Game, action: TurnAction) -> bool:
    """Whether a point may come from it: somebody must come to play a card that fits, and be helped to know it."""
    if isinstance(action, Play):
        return True
    seats = later(game)
    if not any(fits(game, card) for seat in seats for card in game.hands[seat]):
        return False
    if isinstance(action, Discard):
        # Its token is for a hint by one of them to a later one.
        return game.clocks < len(seats) - 1
    return action.target in seats


def costs_nothing(game: Game) -> bool:
    """Whether a mistake neither loses the game nor forbids one to somebody who comes later and has a card that may fit."""
    heights, others = game.fireworks.copy(), 0
    for seat in later(game):
        faces = [game.deck[card] for card in game.hands[seat]]
        next_ones = [face for face in faces if heights[face.suit] >= face.rank - 1 >= game.fireworks[face.suit]]
        others += bool(next_ones)
        for face in next_ones:
            heights[face.suit] = max(heights[face.suit], face.rank)
    return game.rules.mistakes - game.mistakes > 1 + others


def given_away(game: Game, action: TurnAction) -> bool:
    """Whether this action of the last round gives a chance away."""
    likely, _ = best_chance(game)
    return not can_gain(game, action) and (likely == 1 or (likely > 0 and costs_nothing(game)))


def last_turns(rules: Rules, players: int, level: Level, seed: int) -> Iterator[tuple[Game, TurnAction]]:
    """Each turn of the last round of one game, before it is taken; some mistakes have been made before."""
    chance = Random(seed)
    game = dealt(rules, players, seed)
    mates = [Teammate(Level.PLAIN, seen(game, seat)) for seat in range(players)]
    spare = chance.randrange(rules.mistakes)
    while not game.end:
        if game.turns_left == players:
            for mate in mates:
                mate.level = level
        action = mates[game.current].choose(seen(game, game.current)).action
        if game.turns_left is not None:
            yield game, action
        elif game.mistakes < spare and game.deck_left < 12 and not fits(game, game.hands[game.current][0]):
            action = Play(game.hands[game.current][0])
        game.apply(action)


def try_round(level: Level, seed: int, figures: Counter[str]) -> list[str]:
    """Plays one last round, at the next of all tables with each seed; returns what was given away in it."""
    rules, players, wrong = TABLES[seed % len(TABLES)], 2 + seed // len(TABLES) % 4, list[str]()
    before = figures["turns"]
    for game, action in last_turns(rules, players, level, seed):
        figures["turns"] += 1
        kind = "plays" if isinstance(action, Play) else "discards" if isinstance(action, Discard) else "hints"
        figures[kind] += 1
        likely, cards = best_chance(game)
        if isinstance(action, Play) and 0 < likely < 1:
            figures["chances taken"] += 1
            figures["chances taken, with the likeliest card"] += action.card in cards
            figures["chances taken that fitted"] += fits(game, action.card)
        if given_away(game, action):
            wrong.append(f"{level}, {players} players, {rules}, game {seed}, turn {len(game.turns)}: {action}")
    figures["last rounds"] += figures["turns"] > before
    return wrong


def main(rounds: int, seed: int) -> int:
    """Plays so many last rounds of each level, and returns the exit status."""
    wrong = list[str]()
    for level in Level:
        figures, number, start = Counter[str](), seed, len(wrong)
        while figures["last rounds"] < rounds:
            wrong += try_round(level, number, figures)
            number += 1
        told = {"level": level, **figures, "chances given away": len(wrong) - start}
        sys.stdout.write(json.dumps(told) + "\n")
    for one in wrong[:20]:
        sys.stdout.write(f"{one}\n")
    return 1 if wrong else 0
