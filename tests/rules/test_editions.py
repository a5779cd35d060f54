"""Section 2 of the rules, cell by cell."""

import json

import pytest
from msgspec.structs import replace

from hanabi_desktop.rules import (
    EDITIONS,
    SWITCHES,
    Edition,
    EditionId,
    Kit,
    Multicolour,
    Rules,
    Starter,
    Suit,
    Switch,
    edition_in,
)

NONE, TEN, FIVE, WILD = Multicolour.NONE, Multicolour.TEN, Multicolour.FIVE, Multicolour.WILD
ENGLISH, ONLINE, NORWEGIAN = EditionId.ENGLISH, EditionId.ONLINE, EditionId.NORWEGIAN
SWEDISH, GERMAN, HOUSE = EditionId.SWEDISH, EditionId.GERMAN, EditionId.HOUSE
OFF, BOTH = {False}, {False, True}
NORDIC = {
    "cards in the box": 55,
    "clock tokens": {8},
    "mistakes that lose": {3},
    "kit": Kit.BOX_LID,
    "empty hints": {True},
    "starter": Starter.MOST_COLOURFUL,
    "master": False,
    "multicolour": {NONE, FIVE},
    "perfect": BOTH,
    "choreography": BOTH,
}
TABLE: dict[EditionId, dict[str, object]] = {
    ENGLISH: {
        "cards in the box": 60,
        "clock tokens": {8},
        "mistakes that lose": {3},
        "kit": Kit.CLOCKS_AND_FUSES,
        "empty hints": OFF,
        "starter": Starter.MOST_COLOURFUL,
        "master": False,
        "multicolour": {NONE, TEN, FIVE, WILD},
        "perfect": BOTH,
        "choreography": OFF,
    },
    ONLINE: {
        "cards in the box": 50,
        "clock tokens": {8},
        "mistakes that lose": {4},
        "kit": Kit.TURNED_CLOCKS,
        "empty hints": OFF,
        "starter": Starter.UNSAID,
        "master": False,
        "multicolour": {NONE},
        "perfect": OFF,
        "choreography": OFF,
    },
    NORWEGIAN: NORDIC,
    SWEDISH: NORDIC,
    GERMAN: {
        "cards in the box": 60,
        "clock tokens": set(range(8, 21)),
        "mistakes that lose": {1, 2, 3},
        "kit": Kit.TILES,
        "empty hints": {True},
        "starter": Starter.MASTER,
        "master": True,
        "multicolour": {NONE, TEN, FIVE, WILD},
        "perfect": OFF,
        "choreography": OFF,
    },
    HOUSE: {
        "cards in the box": 60,
        "clock tokens": set(range(1, 21)),
        "mistakes that lose": {1, 2, 3, 4},
        "kit": Kit.CLOCKS_AND_FUSES,
        "empty hints": BOTH,
        "starter": Starter.UNSAID,
        "master": False,
        "multicolour": {NONE, TEN, FIVE, WILD},
        "perfect": BOTH,
        "choreography": BOTH,
    },
}
BASIC = {
    ENGLISH: Rules(mistakes=3, clocks=8, empty_hints=False),
    ONLINE: Rules(mistakes=4, clocks=8, empty_hints=False),
    NORWEGIAN: Rules(mistakes=3, clocks=8, empty_hints=True),
    SWEDISH: Rules(mistakes=3, clocks=8, empty_hints=True),
    GERMAN: Rules(mistakes=3, clocks=8, empty_hints=True),
    HOUSE: Rules(mistakes=3, clocks=8, empty_hints=False),
}
EVERY_EDITION = pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id.value)


def cells(edition: Edition) -> dict[str, object]:
    return {
        "cards in the box": edition.box_cards,
        "clock tokens": set(edition.offered("clocks")),
        "mistakes that lose": set(edition.offered("mistakes")),
        "kit": edition.kit,
        "empty hints": set(edition.offered("empty_hints")),
        "starter": edition.starter,
        "master": edition.master,
        "multicolour": set(edition.offered("multicolour")),
        "perfect": set(edition.offered("perfect")),
        "choreography": set(edition.offered("choreography")),
    }


def test_the_five_editions_and_the_house_rules_are_offered_in_this_order() -> None:
    assert list(EDITIONS) == ["english", "online", "norwegian", "swedish", "german", "house"]
    assert all(edition.id is name for name, edition in EDITIONS.items())


@EVERY_EDITION
def test_each_edition_is_as_its_book_says(edition: Edition) -> None:
    assert cells(edition) == TABLE[edition.id]
    assert edition.choices == tuple(name for name in SWITCHES if len(edition.offered(name)) > 1)


@EVERY_EDITION
def test_each_edition_begins_with_the_basic_game_of_its_book(edition: Edition) -> None:
    assert edition.rules == BASIC[edition.id]
    assert edition.refused(edition.rules) == ()


@EVERY_EDITION
def test_an_edition_takes_exactly_the_switches_that_its_book_has(edition: Edition) -> None:
    for switch in SWITCHES.values():
        for choice in switch.domain:
            rules = replace(edition.rules, **{switch.name: choice})
            offered = choice in edition.offered(switch.name)
            assert edition.refused(rules) == (() if offered else (switch.name,)), rules


@EVERY_EDITION
def test_the_box_holds_the_cards_of_every_variant_offered(edition: Edition) -> None:
    decks = [len(edition.rules_with({"multicolour": kind}).cards()) for kind in edition.offered("multicolour")]
    assert max(decks) == edition.box_cards


@pytest.mark.parametrize(("mistakes", "clocks"), [(0, 8), (5, 8), (-1, 8), (3, 0), (3, 21), (3, -1)])
def test_mistakes_are_one_to_four_and_clock_tokens_one_to_twenty(mistakes: int, clocks: int) -> None:
    with pytest.raises(ValueError, match="mistakes" if clocks == 8 else "clocks"):
        Rules(mistakes, clocks)


@pytest.mark.parametrize(
    ("kind", "deck", "multicolour", "maximum", "nameable"),
    [
        (NONE, 50, [], 25, 5),
        (TEN, 60, [1, 1, 1, 2, 2, 3, 3, 4, 4, 5], 30, 6),
        (FIVE, 55, [1, 2, 3, 4, 5], 30, 6),
        (WILD, 60, [1, 1, 1, 2, 2, 3, 3, 4, 4, 5], 30, 5),
    ],
)
def test_what_each_multicolour_variant_adds(
    kind: Multicolour, deck: int, multicolour: list[int], maximum: int, nameable: int
) -> None:
    rules = Rules(multicolour=kind)
    assert len(rules.cards()) == deck
    assert [card.rank for card in rules.cards() if card.suit is Suit.MULTICOLOUR] == multicolour
    assert rules.maximum == maximum
    assert rules.suits == tuple(Suit)[: maximum // 5]
    assert rules.nameable_suits == tuple(Suit)[:nameable]


@pytest.mark.parametrize("switch", SWITCHES.values(), ids=lambda switch: switch.name)
def test_every_switch_knows_where_it_can_stand(switch: Switch) -> None:
    assert getattr(Rules(), switch.name) == switch.default
    assert switch.default in switch.domain
    assert {type(value) for value in switch.domain} == {type(switch.default)}
    if type(switch.default) is int:
        first, last = switch.domain[0], switch.domain[-1]
        assert switch.domain == tuple(range(int(first), int(last) + 1))
    for value in switch.domain:
        assert switch.allows(value)
        assert switch.value_of(json.loads(json.dumps(value))) is value


@pytest.mark.parametrize(
    ("switch", "value"),
    [("mistakes", True), ("mistakes", 5), ("clocks", "8"), ("perfect", 1), ("perfect", None), ("multicolour", "none")],
)
def test_rules_take_no_value_outside_the_domain(switch: str, value: object) -> None:
    with pytest.raises(ValueError, match=switch):
        replace(Rules(), **{switch: value})


def test_switches_are_set_by_the_plain_values_of_a_file() -> None:
    german = EDITIONS[EditionId.GERMAN]
    assert german.rules_with({}) == german.rules
    assert german.rules_with({"multicolour": "multicolour-5", "mistakes": 1}) == Rules(
        mistakes=1, empty_hints=True, multicolour=FIVE
    )
    for wrong in ({"fuses": 3}, {"perfect": 1}, {"multicolour": "wild"}, {"mistakes": 0}):
        with pytest.raises(ValueError, match=next(iter(wrong))):
            german.rules_with(wrong)


@pytest.mark.parametrize(
    "offers",
    [{"fuses": (1, 2)}, {"mistakes": (3, 5)}, {"mistakes": (1, 2)}, {"perfect": ()}],
    ids=["no switch", "no value of it", "not the basic one", "none at all"],
)
def test_an_edition_cannot_offer_what_makes_no_sense(offers: dict[str, tuple[int, ...]]) -> None:
    with pytest.raises(ValueError, match=next(iter(offers))):
        replace(EDITIONS[EditionId.ENGLISH], offers=offers)


@pytest.mark.parametrize(
    ("language", "edition"), [("en", ENGLISH), ("nb", NORWEGIAN), ("sv", SWEDISH), ("de", GERMAN), ("fr", ENGLISH)]
)
def test_each_language_begins_with_the_box_that_its_players_have(language: str, edition: EditionId) -> None:
    assert edition_in(language).id is edition
