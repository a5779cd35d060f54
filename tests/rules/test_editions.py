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
OFF, ON, BOTH, ANY = {False}, {True}, {False, True}, {*range(1, 21)}
KINDS = set(Multicolour)
NORDIC = (55, Kit.BOX_LID, Starter.MOST_COLOURFUL, False, {3}, {8}, ON, {NONE, FIVE}, BOTH, BOTH)
TABLE: dict[EditionId, tuple[object, ...]] = {
    ENGLISH: (60, Kit.CLOCKS_AND_FUSES, Starter.MOST_COLOURFUL, False, {3}, {8}, OFF, KINDS, BOTH, OFF),
    ONLINE: (50, Kit.TURNED_CLOCKS, Starter.UNSAID, False, {4}, {8}, OFF, {NONE}, OFF, OFF),
    NORWEGIAN: NORDIC,
    SWEDISH: NORDIC,
    GERMAN: (60, Kit.TILES, Starter.MASTER, True, {1, 2, 3}, set(range(8, 21)), ON, KINDS, OFF, OFF),
    HOUSE: (60, Kit.CLOCKS_AND_FUSES, Starter.UNSAID, False, {1, 2, 3, 4}, ANY, BOTH, KINDS, BOTH, BOTH),
}
"""Cards in the box, kit, who starts, whether there is a master; then the mistakes that lose, the clock tokens, whether
hints may be empty, the kinds of multicolour, the perfect show and the choreography that it offers."""
BASIC = {
    ENGLISH: Rules(mistakes=3, clocks=8, empty_hints=False),
    ONLINE: Rules(mistakes=4, clocks=8, empty_hints=False),
    **dict.fromkeys((NORWEGIAN, SWEDISH, GERMAN), Rules(mistakes=3, clocks=8, empty_hints=True)),
    HOUSE: Rules(mistakes=3, clocks=8, empty_hints=False),
}
EVERY_EDITION = pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda edition: edition.id.value)


def cells(edition: Edition) -> tuple[object, ...]:
    offered = (set(edition.offered(switch)) for switch in SWITCHES)
    return edition.box_cards, edition.kit, edition.starter, edition.master, *offered


def test_the_five_editions_and_the_house_rules_are_offered_in_this_order() -> None:
    assert list(EDITIONS) == ["english", "online", "norwegian", "swedish", "german", "house"]
    assert all(edition.id is name for name, edition in EDITIONS.items())
    assert len({*EDITIONS.values()}) == len(EDITIONS)


@EVERY_EDITION
def test_each_edition_is_as_its_book_says_and_begins_with_its_basic_game(edition: Edition) -> None:
    assert cells(edition) == TABLE[edition.id]
    assert edition.choices == tuple(name for name in SWITCHES if len(edition.offered(name)) > 1)
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


@pytest.mark.parametrize(
    ("kind", "deck", "multicolour", "maximum", "nameable"),
    [
        (NONE, 50, [], 25, 5),
        (TEN, 60, [1, 1, 1, 2, 2, 3, 3, 4, 4, 5], 30, 6),
        (FIVE, 55, [1, 2, 3, 4, 5], 30, 6),
        (WILD, 60, [1, 1, 1, 2, 2, 3, 3, 4, 4, 5], 30, 5),
    ],
)
def test_multicolour_adds(kind: Multicolour, deck: int, multicolour: list[int], maximum: int, nameable: int) -> None:
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
    [
        *(("mistakes", wrong) for wrong in (0, 5, -1, True)),
        *(("clocks", wrong) for wrong in (0, 21, -1, "8")),
        *(("perfect", 1), ("perfect", None), ("multicolour", "none")),
    ],
)
def test_rules_take_no_value_outside_the_domain(switch: str, value: object) -> None:
    with pytest.raises(ValueError, match=switch):
        replace(Rules(), **{switch: value})


def test_switches_are_set_by_the_plain_values_of_a_file() -> None:
    german = EDITIONS[EditionId.GERMAN]
    assert german.rules_with({}) == german.rules
    switched = german.rules_with({"multicolour": "multicolour-5", "mistakes": 1})
    assert switched == Rules(mistakes=1, empty_hints=True, multicolour=FIVE)
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
