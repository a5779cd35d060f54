"""What is said of a card for all to read: what its owner knows of it, since when and by whom."""

import pytest

from hanabi_desktop.rules import (
    ColourHint,
    Discard,
    Everybody,
    Eyes,
    MemoryAid,
    Rules,
    Seat,
    Suit,
    TurnAction,
    ValueHint,
)
from hanabi_desktop.table.actions import MoveCard
from hanabi_desktop.table.table import Table
from hanabi_desktop.wording.cards import knowing_text
from tests.each import each
from tests.games import deal_hands
from tests.table.tables import seated
from tests.wording.test_cards import WILD

pytestmark = pytest.mark.usefixtures("english")

RED, YELLOW, GREEN, BLUE, WHITE, MULTI = Suit
ANNA, KARI, PER = range(3)
FIRST, THIRD = 5, 7
"""Two cards of Kari's: r3 and y2."""
THREES = ValueHint(KARI, 3)


def table(
    *actions: TurnAction, memory: MemoryAid = MemoryAid.FULL, rules: Rules | None = None, hand: str = "r3 b3 y2 r1 w4"
) -> Table:
    """Anna begins, and Kari holds `hand`."""
    game = deal_hands(rules or Rules(), "g1 g2 g3 g4 g5", hand, "y1 y3 y4 b1 b2", draws="w1 w2 w3")
    here = seated(game, memory=memory, names=("Anna", "Kari", "Per"))
    for action in actions:
        here.act(here.current, action)
    return here


def said(table: Table, card: int, eyes: Eyes | None = None) -> str:
    view = table.view(eyes or Everybody())
    return knowing_text(next(each for hand in view.hands for each in hand if each.id == card), view)


@each(
    ("actions", "card", "text"),
    [
        ((THREES,), FIRST, "1: a 3 (Anna, turn 1)."),
        ((THREES,), THIRD, "3: not a 3 (Anna, turn 1)."),
        ((THREES, Discard(9), ColourHint(KARI, BLUE)), FIRST, "1: a 3 (Anna, turn 1) and not blue (Per, turn 3)."),
        (
            (ColourHint(KARI, BLUE), Discard(8), ValueHint(ANNA, 1), ColourHint(KARI, WHITE)),
            FIRST,
            "1: not blue or white (Anna, turns 1 and 4).",
        ),
        # Told twice, it is known since the first time; what is known anyway is not ruled out besides.
        ((THREES, Discard(8), THREES), FIRST, "1: a 3 (Anna, turn 1)."),
        ((ColourHint(KARI, RED), Discard(8), ColourHint(KARI, BLUE)), FIRST, "1: red (Anna, turn 1)."),
        # A new card is not told of hints from before it came.
        ((THREES, Discard(FIRST), ColourHint(KARI, BLUE)), 15, "5: not blue (Per, turn 3)."),
    ],
)
def test_it_is_said_who_told_it_and_when(actions: tuple[TurnAction, ...], card: int, text: str) -> None:
    assert said(table(), FIRST) == "Kari knows nothing about card 1 yet."
    assert said(table(*actions), card) == f"Kari knows about card {text}"


def test_what_only_one_value_is_left_for_is_said() -> None:
    hints = [each for rank in (1, 2, 4, 5) for each in (ValueHint(KARI, rank), ValueHint(PER, 1), ValueHint(ANNA, 1))]
    at = table(*hints[:10], rules=Rules(clocks=20, empty_hints=True))
    words = said(at, FIRST)
    assert words == "Kari knows about card 1: a 3 and not a 1, 2, 4 or 5 (Anna, turns 1, 4, 7 and 10)."


def test_a_colour_may_be_the_wild_one_and_the_place_is_the_one_on_the_table() -> None:
    at = table(ColourHint(KARI, RED), rules=WILD, hand="r3 b3 y2 m1 w4")
    assert said(at, 8) == "Kari knows about card 4: red or multicolour (Anna, turn 1)."
    at.act(KARI, MoveCard(8, 4))
    assert said(at, 8).startswith("Kari knows about card 5:")


def test_with_a_smaller_memory_aid_the_last_hint_alone_is_told() -> None:
    at = table(ValueHint(KARI, 3), Discard(8), ColourHint(KARI, RED), memory=MemoryAid.LAST_HINT)
    assert said(at, FIRST) == "Kari, card 1, from the latest hint: red (Per, turn 3)."
    assert said(at, THIRD) == "Kari, card 3: no hint has pointed at this card yet."
    # The red hint pointed at the other card, too, of which a later one has told something else.
    hints = (ColourHint(KARI, RED), Discard(9), ValueHint(KARI, 1))
    at = table(*hints, memory=MemoryAid.LAST_HINT, hand="r3 r1 y2 b4 w4")
    assert said(at, FIRST) == "Kari, card 1, from the latest hint: red."
    assert said(at, 6) == "Kari, card 2, from the latest hint: a 1 (Per, turn 3)."


def test_without_a_memory_aid_a_hint_is_told_while_it_is_shown_and_never_again() -> None:
    at = table(ValueHint(KARI, 3), memory=MemoryAid.NONE)
    assert said(at, FIRST) == "Kari, card 1, from the latest hint: a 3 (Anna, turn 1)."
    forgotten = "Kari, card {}: everyone has to remember what the hints said."
    assert said(at, THIRD) == forgotten.format(3)
    at.act(KARI, Discard(8))
    assert said(at, FIRST) == forgotten.format(1)


@each("memory", MemoryAid)
def test_all_eyes_read_the_same_and_no_face(memory: MemoryAid) -> None:
    at = table(ValueHint(KARI, 3), ColourHint(PER, YELLOW), Discard(10), memory=memory)
    for card in (*range(10), *range(11, 16)):
        assert {said(at, card, Seat(seat)) for seat in range(3)} == {said(at, card)}
