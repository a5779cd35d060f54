"""What is said of suits, cards and hints, in English."""

import re

import pytest

from hanabi_desktop.rules import RANKS, Card, ColourHint, Hint, Knowledge, Multicolour, Rules, Suit, ValueHint
from hanabi_desktop.table.view import TableCard
from hanabi_desktop.wording import cards as wording
from tests.each import each
from tests.games import card

pytestmark = pytest.mark.usefixtures("english")

RED, YELLOW, GREEN, BLUE, WHITE, MULTI = Suit
PLAIN = Rules()
WILD = Rules(multicolour=Multicolour.WILD)


def known(*hints: tuple[Hint, bool], rules: Rules = PLAIN) -> Knowledge:
    """What a card is known to be after hints that did or did not point at it."""
    told = Knowledge.nothing(rules)
    for hint, pointed in hints:
        told = told.after(hint, pointed, rules)
    return told


def held(face: Card | None = None, told: Knowledge | None = None, **states: object) -> TableCard:
    state: dict[str, object] = dict.fromkeys(("pointed", "critical", "raised", "turned", "laid_open"), False)
    state |= {"note": ""} | states
    return TableCard(7, 1, 3, face, told or Knowledge.nothing(PLAIN), **state)  # type: ignore[arg-type]


def test_suits_symbols_and_cards_have_names() -> None:
    assert [wording.suit_name(suit) for suit in Suit] == ["red", "yellow", "green", "blue", "white", "multicolour"]
    assert len({wording.symbol_name(suit) for suit in Suit}) == len(Suit)
    assert wording.card_name(card("r3")) == "red 3"
    assert wording.card_name(card("m5")) == "multicolour 5"
    assert len({wording.card_name(Card(suit, rank)) for suit in Suit for rank in RANKS}) == 30


def test_lists_are_joined_as_english_joins_them() -> None:
    assert wording.listed(["Kari", "Per", "Liv"]) == "Kari, Per and Liv"
    assert wording.listed(["Kari", "Per"]) == "Kari and Per"
    assert wording.either([]) == ""
    assert wording.either(["red"]) == "red"
    assert wording.either(["red", "blue"]) == "red or blue"
    assert wording.either(["red", "blue", "white"]) == "red, blue or white"


@each(
    ("hints", "text"),
    [
        ([], ""),
        ([(ColourHint(1, RED), True)], "From the hints: red."),
        ([(ValueHint(1, 3), True)], "From the hints: 3."),
        ([(ColourHint(1, RED), True), (ValueHint(1, 3), True)], "From the hints: red; 3."),
        ([(ColourHint(1, RED), False)], "From the hints: yellow, green, blue or white."),
        ([(ValueHint(1, 3), False)], "From the hints: 1, 2, 4 or 5."),
        (
            [(ColourHint(1, RED), False), (ValueHint(1, 1), True), (ColourHint(1, BLUE), False)],
            "From the hints: yellow, green or white; 1.",
        ),
    ],
)
def test_what_hints_tell_is_one_sentence(hints: list[tuple[Hint, bool]], text: str) -> None:
    assert wording.known_text(known(*hints), PLAIN) == text


def test_wild_cards_remain_possible() -> None:
    told = known((ColourHint(1, RED), True), rules=WILD)
    assert wording.known_text(told, WILD) == "From the hints: red or multicolour."
    assert wording.known_text(told.after(ColourHint(1, BLUE), True, WILD), WILD) == "From the hints: multicolour."
    not_red = known((ColourHint(1, RED), False), rules=WILD)
    assert wording.known_text(not_red, WILD) == "From the hints: yellow, green, blue or white."


def test_a_card_in_a_hand_is_told_with_everything_known_of_it() -> None:
    assert wording.table_card_text(held(), "Per", PLAIN) == "Per, card 3: face down."
    assert wording.table_card_text(held(card("b4")), "Per", PLAIN) == "Per, card 3: blue 4."
    # Once: what hints have said is what is known from them.
    told = known((ValueHint(1, 4), True), (ColourHint(1, BLUE), True), (ColourHint(1, BLUE), True))
    states = {"pointed": True, "critical": True, "raised": True, "turned": True, "note": "mine"}
    assert wording.table_card_text(held(card("b4"), told, **states), "Per", PLAIN) == (
        "Per, card 3: blue 4. From the hints: blue; 4. The latest hint points at it. "
        "The last copy. Raised. Turned sideways. Note: mine"
    )
    for face in (None, card("r1")):
        assert not re.search(r"[{}%]", wording.table_card_text(held(face), "Per", PLAIN))
