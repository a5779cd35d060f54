"""What computers make of a hint that a person gives by the leaflet."""

from copy import deepcopy

import pytest

from hanabi_desktop.players import Level
from hanabi_desktop.rules import ColourHint, Discard, EditionId, Game, Play, Rules, Suit, TurnAction, ValueHint
from hanabi_desktop.teammates.known import hint_number
from hanabi_desktop.teammates.moves import Deed, Move
from hanabi_desktop.teammates.reasons import Thought
from hanabi_desktop.teammates.teammate import Teammate, choose, explain
from tests.games import deal_hands, seen

BOTH = pytest.mark.parametrize("level", Level)
KARI, COMPUTER, PER = range(3)


def dealt(computer: str, kari: str = "b4 y4 g4 w4 r4", per: str = "w2 w3 g2 b2 y5", rules: Rules | None = None) -> Game:
    """Kari's, the computer's and Per's hands, the oldest card first."""
    return deal_hands(rules or Rules(), kari, computer, per)


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


KARIS = ValueHint(KARI, 4)
"""Passes the turn on: it tells Kari nothing that she can use."""
SPENT = Rules(clocks=1)
"""After one hint, a computer can only play or discard."""
RED_ONE = "r1 y4 g4 w4 b4"
"""Kari's hand when she begins with the red 1."""
FIRST, SECOND, THIRD, FOURTH, FIFTH = range(5, 10)
"""The computer's cards, the oldest first."""


def red(target: int = COMPUTER) -> ColourHint:
    return ColourHint(target, Suit.RED)


def number(rank: int) -> ValueHint:
    return ValueHint(COMPUTER, rank)


LEAFLET: tuple[tuple[str, Game, tuple[TurnAction, ...], TurnAction | tuple[TurnAction, ...]], ...] = (
    ("point at your next discard", dealt("r1 y3 g4 r1 b2"), (red(),), Play(FIRST)),
    ("Only at others? Play the newest whose first hint this is", dealt("y3 r1 g4 r1 b2"), (red(),), Play(FOURTH)),
    ("Can’t fit yet? Keep it.", dealt("y3 b3 g4 r1 b2", rules=SPENT), (number(3),), Discard(THIRD)),
    ("Keep the 5", dealt("b5 y3 g4 w4 b3", rules=SPENT), (number(5),), Discard(SECOND)),
    ("or the 2 if it’s your next discard", dealt("r2 y3 y2 g4 b3"), (number(2),), (Play(FIRST), Discard(FIRST))),
    ("discard your oldest card without a hint", dealt("y3 b5 g4 w4 b3", rules=SPENT), (number(5),), Discard(FIRST)),
    (
        "Only a card you know to be useless is discarded before it.",
        dealt("y3 b3 r1 g4 b4", RED_ONE, rules=Rules(clocks=3)),
        (Play(0), KARIS, number(1), red()),
        Discard(THIRD),
    ),
    ("That’s your next discard if it points there", dealt("r1 y3 g4 r3 b2"), (red(),), Play(FIRST)),
    (
        "otherwise the newest card it points at that had no hint before",
        dealt("b5 y3 r1 g4 r1"),
        (number(5), KARIS, KARIS, number(1)),
        Play(FIFTH),
    ),
    (
        "play them once they’re sure to fit",
        dealt("b5 y3 r1 g4 y1"),
        (number(5), KARIS, KARIS, number(1), Play(FIFTH), KARIS, ValueHint(PER, 5)),
        Play(THIRD),
    ),
    (
        "If another may have to be played first, wait for that.",
        deal_hands(Rules(), "g1 y4 w4 b4 r4", "y3 w3 b3 r3 g3", "b4 r4 w2 b2 g2"),
        (Play(0), KARIS, KARIS, ColourHint(COMPUTER, Suit.GREEN)),
        (Play(FIFTH),),
    ),
    (
        "If the hints show that nobody needs the card, you may discard it.",
        dealt("y3 b3 g4 b4 r1", RED_ONE, rules=Rules(clocks=3)),
        (Play(0), KARIS, number(1), red()),
        Discard(FIFTH),
    ),
    ("Only “5”, the first time, means: keep it.", dealt("y3 b3 g4 w4 b5"), (number(5),), (Play(FIFTH), Discard(FIFTH))),
    (
        "keep it until it’s sure to fit",
        dealt("r2 y3 w3 g4 b3", RED_ONE),
        (Play(0), KARIS, KARIS, number(2), KARIS, KARIS, red()),
        Play(FIRST),
    ),
    ("If it saves nothing, play the card.", dealt("r1 y3 g4 r3 b2"), (red(),), Play(FIRST)),
    (
        "Any hint saves a last copy",
        dealt("r3 y3 g4 w4 b3", "r3 y4 g4 w4 b4"),
        (ValueHint(PER, 5), KARIS, KARIS, Discard(0), KARIS, red(), ValueHint(PER, 5)),
        (Play(FIRST), Discard(FIRST)),
    ),
    (
        "unless a third player has the other copy",
        dealt("r2 y3 g4 b4 b3", RED_ONE, "w2 g2 b2 y2 r2"),
        (Play(0), KARIS, KARIS, number(2)),
        Play(FIRST),
    ),
    (
        "failing that, the newest without one, blindly",
        dealt("y3 b3 g4 w1 r2", RED_ONE, "w2 w3 g2 b2 r3"),
        (Play(0), KARIS, KARIS, red(PER)),
        Play(FIFTH),
    ),
    (
        "if one card fits now, play it",
        dealt("y3 b5 r2 g4 b3", RED_ONE),
        (number(2), KARIS, KARIS, Play(0), KARIS, red(), ValueHint(PER, 5)),
        Play(THIRD),
    ),
    (
        "If the hint adds nothing new, play the newest, provided it can fit",
        dealt("r2 y3 g4 b4 b3", RED_ONE),
        (Play(0), KARIS, KARIS, number(2), KARIS, KARIS, number(2)),
        Play(FIRST),
    ),
    (
        "if it can’t, the hint only passed the turn on",
        dealt("b5 y3 g4 w4 b3"),
        (number(5), KARIS, KARIS, number(5)),
        (Play(FIRST), Discard(FIRST)),
    ),
    (
        "it plays only what’s certain even without these agreements",
        dealt("y3 b3 g4 r1 b2", rules=Rules(mistakes=1)),
        (red(),),
        (Play(FOURTH),),
    ),
)
"""Sentences of the leaflet, each with a game and turns in which it is followed: what is done, or what is not."""


@BOTH
@pytest.mark.parametrize(("sentence", "game", "turns", "done"), LEAFLET, ids=[sentence for sentence, *_ in LEAFLET])
def test_computers_do_what_each_sentence_of_the_leaflet_says(
    level: Level, sentence: str, game: Game, turns: tuple[TurnAction, ...], done: TurnAction | tuple[TurnAction, ...]
) -> None:
    did = answer(level, deepcopy(game), *turns)
    assert did not in done if isinstance(done, tuple) else did == done


def test_each_of_these_sentences_stands_in_the_leaflet() -> None:
    pytest.importorskip("PySide6")
    from tests.rulebook.books import book

    leaflet = book(EditionId.ENGLISH).section_of("company")
    assert leaflet
    text = [paragraph.text for paragraph in leaflet.paragraphs]
    assert [sentence for sentence, *_ in LEAFLET if not any(sentence in paragraph for paragraph in text)] == []


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


def test_a_hint_at_cards_that_are_known_to_have_it_only_passes_the_turn_on() -> None:
    game = dealt("y3 r1 g4 y1 b2")
    for action in (number(3), Discard(SECOND), KARIS):
        game.apply(action)
    again = Move(Deed.HINT, COMPUTER, hint_number(number(3)))
    assert explain(Teammate(Level.SKILLED, seen(game, KARI)).known, again).thought is Thought.TO_PASS
