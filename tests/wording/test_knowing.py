"""What is said of a card for all to read: what its owner knows of it, since when and by whom."""

import pytest

from hanabi_desktop.rules import (
    ColourHint,
    Discard,
    EditionId,
    Everybody,
    Eyes,
    Game,
    MemoryAid,
    Rules,
    Seat,
    Suit,
    TurnAction,
    ValueHint,
)
from hanabi_desktop.table.actions import MoveCard
from hanabi_desktop.table.state import TableState
from hanabi_desktop.table.table import Table
from hanabi_desktop.wording.cards import knowing_text
from tests.each import each
from tests.games import deal_hands
from tests.table.tables import Saves
from tests.wording.test_cards import WILD

pytestmark = pytest.mark.usefixtures("english")

RED, YELLOW, GREEN, BLUE, WHITE, MULTI = Suit
ANNA, KARI, PER = range(3)
NAMES = ("Anna", "Kari", "Per")


def table(
    *actions: TurnAction, memory: MemoryAid = MemoryAid.FULL, rules: Rules | None = None, hand: str = "r3 b3 y2 r1 w4"
) -> Table:
    """Anna begins, and Kari holds `hand`."""
    game: Game = deal_hands(rules or Rules(), "g1 g2 g3 g4 g5", hand, "y1 y3 y4 b1 b2", draws="w1 w2 w3")
    state = TableState.seated(EditionId.HOUSE, NAMES, memory=memory, master=None)
    seated = Table(game, state, Saves())
    for action in actions:
        seated.act(seated.current, action)
    return seated


def said(table: Table, card: int, eyes: Eyes | None = None) -> str:
    view = table.view(eyes or Everybody())
    return knowing_text(next(each for hand in view.hands for each in hand if each.id == card), view)


FIRST, THIRD = 5, 7
"""Two cards of Kari's: r3 and y2."""


class TestWithTheFullMemoryAid:
    def test_nothing_is_known_at_first(self) -> None:
        assert said(table(), FIRST) == "Kari, card 1: Kari knows nothing about this card yet."

    def test_who_told_it_and_when(self) -> None:
        at = table(ValueHint(KARI, 3))
        assert said(at, FIRST) == "Kari, card 1: Kari knows it is a 3 (Anna, turn 1)."
        assert said(at, THIRD) == "Kari, card 3: Kari knows it is not a 3 (Anna, turn 1)."

    def test_what_is_ruled_out_stands_beside_what_was_told(self) -> None:
        at = table(ValueHint(KARI, 3), Discard(9), ColourHint(KARI, BLUE))
        assert said(at, FIRST) == "Kari, card 1: Kari knows it is a 3 (Anna, turn 1) and not blue (Per, turn 3)."

    def test_several_things_that_one_player_ruled_out_stand_together(self) -> None:
        at = table(ColourHint(KARI, BLUE), Discard(8), ValueHint(ANNA, 1), ColourHint(KARI, WHITE))
        assert said(at, FIRST) == "Kari, card 1: Kari knows it is not blue or white (Anna, turns 1 and 4)."

    def test_what_is_known_is_known_since_the_first_time(self) -> None:
        at = table(ValueHint(KARI, 3), Discard(8), ValueHint(KARI, 3))
        assert said(at, FIRST) == "Kari, card 1: Kari knows it is a 3 (Anna, turn 1)."

    def test_what_is_known_anyway_is_not_ruled_out_besides(self) -> None:
        at = table(ColourHint(KARI, RED), Discard(8), ColourHint(KARI, BLUE))
        assert said(at, FIRST) == "Kari, card 1: Kari knows it is red (Anna, turn 1)."

    def test_a_new_card_is_not_told_of_hints_before_it_came(self) -> None:
        at = table(ValueHint(KARI, 3), Discard(FIRST), ColourHint(KARI, BLUE))
        new = at.view(Everybody()).hands[KARI][-1]
        assert new.id == 15
        assert said(at, 15) == "Kari, card 5: Kari knows it is not blue (Per, turn 3)."

    def test_what_only_one_value_is_left_for_is_said(self) -> None:
        hints = [
            each for rank in (1, 2, 4, 5) for each in (ValueHint(KARI, rank), ValueHint(PER, 1), ValueHint(ANNA, 1))
        ]
        at = table(*hints[:10], rules=Rules(clocks=20, empty_hints=True))
        words = said(at, FIRST)
        assert words == "Kari, card 1: Kari knows it is a 3 and not a 1, 2, 4 or 5 (Anna, turns 1, 4, 7, and 10)."

    def test_a_colour_may_be_the_wild_one(self) -> None:
        at = table(ColourHint(KARI, RED), rules=WILD, hand="r3 b3 y2 m1 w4")
        assert said(at, 8) == "Kari, card 4: Kari knows it is red or multicolour (Anna, turn 1)."

    def test_the_place_is_the_one_on_the_table(self) -> None:
        at = table(ValueHint(KARI, 3))
        at.act(KARI, MoveCard(FIRST, 4))
        assert said(at, FIRST).startswith("Kari, card 5:")


class TestWithLess:
    def test_the_last_hint_alone_is_told(self) -> None:
        at = table(ValueHint(KARI, 3), Discard(8), ColourHint(KARI, RED), memory=MemoryAid.LAST_HINT)
        assert said(at, FIRST) == "Kari, card 1, from the last hint: red (Per, turn 3)."
        assert said(at, THIRD) == "Kari, card 3: no hint has pointed at this card yet."

    def test_who_told_it_is_left_out_where_the_journal_tells_it_no_more(self) -> None:
        """The red hint pointed at the other card, too, of which a later one has told something else."""
        at = table(
            ColourHint(KARI, RED), Discard(9), ValueHint(KARI, 1), memory=MemoryAid.LAST_HINT, hand="r3 r1 y2 b4 w4"
        )
        assert said(at, FIRST) == "Kari, card 1, from the last hint: red."
        assert said(at, 6) == "Kari, card 2, from the last hint: a 1 (Per, turn 3)."

    def test_without_a_memory_aid_a_hint_is_told_while_it_is_shown_and_never_again(self) -> None:
        at = table(ValueHint(KARI, 3), memory=MemoryAid.NONE)
        assert said(at, FIRST) == "Kari, card 1, from the last hint: a 3 (Anna, turn 1)."
        forgotten = "Kari, card {}: what the hints said is for everyone to remember."
        assert said(at, THIRD) == forgotten.format(3)
        at.act(KARI, Discard(8))
        assert said(at, FIRST) == forgotten.format(1)


@each("memory", MemoryAid)
def test_all_eyes_read_the_same_and_no_face(memory: MemoryAid) -> None:
    at = table(ValueHint(KARI, 3), ColourHint(PER, YELLOW), Discard(10), memory=memory)
    for card in (*range(10), *range(11, 16)):
        words = said(at, card)
        assert [said(at, card, Seat(seat)) for seat in range(3)] == [words] * 3
