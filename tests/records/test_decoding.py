"""What is not a record, and where; and what is one all the same."""

from collections.abc import Callable
from typing import Any
from unittest.mock import patch

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from hanabi_desktop.records import decoding
from hanabi_desktop.records.decoding import decode
from hanabi_desktop.records.problems import Problem, RecordError
from hanabi_desktop.records.reading import Node
from hanabi_desktop.records.record import Record
from hanabi_desktop.rules import ColourHint, Discard, EditionId, EndEarly, Multicolour, Play, Rules, Suit, ValueHint
from tests.each import each
from tests.records.samples import as_file, document, values

Spoil = Callable[[dict[str, Any]], object]


def refusal(data: bytes) -> RecordError:
    with pytest.raises(RecordError) as refused:
        decode(data)
    return refused.value


def spoilt(spoil: Spoil) -> bytes:
    found = document()
    spoil(found)
    return as_file(found)


def put(*way: str | int, to: object) -> Spoil:
    """Spoils a document by setting what is found this way."""

    def spoil(found: Any) -> None:
        for step in way[:-1]:
            found = found[step]
        found[way[-1]] = to

    return spoil


def drop(*way: str | int) -> Spoil:
    """Spoils a document by taking away what is found this way."""

    def spoil(found: Any) -> None:
        for step in way[:-1]:
            found = found[step]
        del found[way[-1]]

    return spoil


def foreign(**options: object) -> bytes:
    found = document() | {"options": options}
    del found["hanabi_desktop"]
    return as_file(found)


def test_the_sample_is_a_record() -> None:
    record = decode(as_file(document()))
    assert record.names == ("Kari", "Per", "Åsa")
    assert record.edition is EditionId.NORWEGIAN
    assert record.setup.rules == Rules(empty_hints=True, choreography=True)
    assert record.setup.starter == 2
    assert record.actions == (ValueHint(0, 1), Discard(0), Play(5, Suit.WHITE))
    assert record.extra == {}


OURS = "hanabi_desktop"


@each(
    ("spoil", "place", "problem"),
    [
        (drop("players"), "players", Problem.MISSING),
        (put("players", to="Kari"), "players", Problem.NOT_A_LIST),
        (put("players", to={}), "players", Problem.NOT_A_LIST),
        (put("players", to=["Kari"]), "players", Problem.PLAYER_COUNT),
        (put("players", to=list("abcdef")), "players", Problem.PLAYER_COUNT),
        (put("players", 1, to=7), "players[1]", Problem.NOT_TEXT),
        (put("players", 1, to=""), "players[1]", Problem.NAME_EMPTY),
        (put("players", 1, to="\u3000"), "players[1]", Problem.NAME_EMPTY),
        (put("players", 1, to="x" * 101), "players[1]", Problem.NAME_TOO_LONG),
        (put("players", 1, to="Per\x07"), "players[1]", Problem.NAME_UNPRINTABLE),
        (put("players", 1, to="\u202ereP"), "players[1]", Problem.NAME_UNPRINTABLE),
        (put("players", 1, to="\ud83d"), "players[1]", Problem.NAME_UNPRINTABLE),
        (drop("deck"), "deck", Problem.MISSING),
        (put("deck", to=[]), "deck", Problem.DECK_SIZE),
        (drop("deck", 49), "deck", Problem.DECK_SIZE),
        (put("deck", 7, to=[1, 2]), "deck[7]", Problem.NOT_AN_OBJECT),
        (put("deck", 7, to=None), "deck[7]", Problem.NOT_AN_OBJECT),
        (drop("deck", 7, "rank"), "deck[7].rank", Problem.MISSING),
        (put("deck", 7, "rank", to=9), "deck[7].rank", Problem.OUT_OF_RANGE),
        (put("deck", 7, "rank", to=10**9), "deck[7].rank", Problem.OUT_OF_RANGE),
        (put("deck", 7, "rank", to=0), "deck[7].rank", Problem.OUT_OF_RANGE),
        (put("deck", 7, "rank", to=True), "deck[7].rank", Problem.NOT_AN_INTEGER),
        (put("deck", 7, "rank", to=1.0), "deck[7].rank", Problem.NOT_AN_INTEGER),
        (put("deck", 7, "rank", to="1"), "deck[7].rank", Problem.NOT_AN_INTEGER),
        (put("deck", 7, "suitIndex", to=5), "deck[7].suitIndex", Problem.OUT_OF_RANGE),
        (put("deck", 7, "suitIndex", to=-1), "deck[7].suitIndex", Problem.OUT_OF_RANGE),
        (put("deck", to=[{"suitIndex": 0, "rank": 1}] * 50), "deck", Problem.DECK_CARDS),
        (drop("actions"), "actions", Problem.MISSING),
        (put("actions", to=None), "actions", Problem.NOT_A_LIST),
        (put("actions", 1, to=3), "actions[1]", Problem.NOT_AN_OBJECT),
        (drop("actions", 1, "type"), "actions[1].type", Problem.MISSING),
        (put("actions", 1, "type", to=6), "actions[1].type", Problem.OUT_OF_RANGE),
        (put("actions", 1, "type", to=False), "actions[1].type", Problem.NOT_AN_INTEGER),
        (drop("actions", 1, "target"), "actions[1].target", Problem.MISSING),
        (put("actions", 1, "target", to=50), "actions[1].target", Problem.OUT_OF_RANGE),
        (put("actions", 1, "target", to=-1), "actions[1].target", Problem.OUT_OF_RANGE),
        (put("actions", 1, "value", to=1), "actions[1].value", Problem.NOT_ZERO),
        (put("actions", 1, "value", to=False), "actions[1].value", Problem.NOT_ZERO),
        (put("actions", 1, "value", to=None), "actions[1].value", Problem.NOT_ZERO),
        (put("actions", 0, "target", to=3), "actions[0].target", Problem.OUT_OF_RANGE),
        (put("actions", 0, "value", to=0), "actions[0].value", Problem.OUT_OF_RANGE),
        (put("actions", 0, "value", to=6), "actions[0].value", Problem.OUT_OF_RANGE),
        (drop("actions", 0, "value"), "actions[0].value", Problem.MISSING),
        (put("actions", 0, to={"type": 2, "target": 0, "value": 6}), "actions[0].value", Problem.OUT_OF_RANGE),
        (put("options", to=[]), "options", Problem.NOT_AN_OBJECT),
        (put("options", to=None), "options", Problem.NOT_AN_OBJECT),
        (put("options", "startingPlayer", to=3), "options.startingPlayer", Problem.OUT_OF_RANGE),
        (put("options", "startingPlayer", to=False), "options.startingPlayer", Problem.NOT_AN_INTEGER),
        (put("options", "emptyClues", to=1), "options.emptyClues", Problem.NOT_A_BOOLEAN),
        (put("options", "variant", to="6 Suits"), "options.variant", Problem.CONTRADICTION),
        (put("options", "variant", to="6 suits"), "options.variant", Problem.VARIANT),
        (put("options", "variant", to=0), "options.variant", Problem.NOT_TEXT),
        (put("options", "oneExtraCard", to=True), "options.oneExtraCard", Problem.OPTION),
        (put("options", "deckPlays", to="yes"), "options.deckPlays", Problem.NOT_A_BOOLEAN),
        (put(OURS, to=None), OURS, Problem.NOT_AN_OBJECT),
        (put(OURS, to=[]), OURS, Problem.NOT_AN_OBJECT),
        (drop(OURS, "version"), f"{OURS}.version", Problem.MISSING),
        (put(OURS, "version", to=3), f"{OURS}.version", Problem.NEWER_VERSION),
        (put(OURS, "version", to=10**18), f"{OURS}.version", Problem.NEWER_VERSION),
        (put(OURS, "version", to=0), f"{OURS}.version", Problem.VERSION),
        (put(OURS, "version", to="2"), f"{OURS}.version", Problem.VERSION),
        (put(OURS, "version", to=True), f"{OURS}.version", Problem.VERSION),
        (drop(OURS, "edition"), f"{OURS}.edition", Problem.MISSING),
        (put(OURS, "edition", to="danish"), f"{OURS}.edition", Problem.NOT_ONE_OF),
        (put(OURS, "edition", to=["english"]), f"{OURS}.edition", Problem.NOT_TEXT),
        (put(OURS, "edition", to="english"), f"{OURS}.switches.empty_hints", Problem.NOT_OFFERED),
        (drop(OURS, "switches"), f"{OURS}.switches", Problem.MISSING),
        (put(OURS, "switches", to=[]), f"{OURS}.switches", Problem.NOT_AN_OBJECT),
        (put(OURS, "switches", "fuses", to=3), f"{OURS}.switches.fuses", Problem.UNKNOWN_SWITCH),
        (put(OURS, "switches", "mistakes", to=5), f"{OURS}.switches.mistakes", Problem.OUT_OF_RANGE),
        (put(OURS, "switches", "mistakes", to=2), f"{OURS}.switches.mistakes", Problem.NOT_OFFERED),
        (put(OURS, "switches", "clocks", to=0), f"{OURS}.switches.clocks", Problem.OUT_OF_RANGE),
        (put(OURS, "switches", "clocks", to=21), f"{OURS}.switches.clocks", Problem.OUT_OF_RANGE),
        (put(OURS, "switches", "clocks", to=9), f"{OURS}.switches.clocks", Problem.NOT_OFFERED),
        (put(OURS, "switches", "perfect", to=0), f"{OURS}.switches.perfect", Problem.NOT_A_BOOLEAN),
        (put(OURS, "switches", "multicolour", to="wild"), f"{OURS}.switches.multicolour", Problem.NOT_ONE_OF),
        (put(OURS, "announced", to=[]), f"{OURS}.announced", Problem.NOT_AN_OBJECT),
        (put(OURS, "announced", "2", to=6), f'{OURS}.announced["2"]', Problem.OUT_OF_RANGE),
        (put(OURS, "announced", "2", to=None), f'{OURS}.announced["2"]', Problem.NOT_AN_INTEGER),
        (put(OURS, "announced", "1", to=0), f'{OURS}.announced["1"]', Problem.NOT_A_PLAY),
        (put(OURS, "announced", "3", to=0), f'{OURS}.announced["3"]', Problem.NOT_AN_INDEX),
        (put(OURS, "announced", "02", to=0), f'{OURS}.announced["02"]', Problem.NOT_AN_INDEX),
        (put(OURS, "announced", "-1", to=0), f'{OURS}.announced["-1"]', Problem.NOT_AN_INDEX),
        (put(OURS, "announced", "²", to=0), f'{OURS}.announced["²"]', Problem.NOT_AN_INDEX),
        (put(OURS, "announced", "9" * 5000, to=0), f'{OURS}.announced["{"9" * 40}…"]', Problem.NOT_AN_INDEX),
        (put(OURS, "note", to="\ud83d"), OURS, Problem.NOT_UNICODE),
    ],
)
def test_a_broken_record_is_refused_with_the_place(spoil: Spoil, place: str, problem: Problem) -> None:
    error = refusal(spoilt(spoil))
    assert (error.place, error.problem) == (place, problem)
    assert str(error).startswith(place)
    assert str(error).isprintable()


def test_a_place_is_told_however_deep_it_lies() -> None:
    node = Node({}, Node({}), "x")
    for _ in range(50_000):
        node = Node([], node, 0)
    assert node.place == "x" + "[0]" * 50_000


@each(
    ("data", "place", "problem"),
    [
        (b"", "", Problem.NOT_JSON),
        (b"{", "", Problem.NOT_JSON),
        (b"[" * 100_000, "", Problem.TOO_DEEP),
        (b"{} {}", "", Problem.NOT_JSON),
        (b"\x00", "", Problem.NOT_JSON),
        (b"[1,]", "", Problem.NOT_JSON),
        (b"[]", "", Problem.NOT_AN_OBJECT),
        (b"null", "", Problem.NOT_AN_OBJECT),
        (b'{"a": "\xe5"}', "", Problem.NOT_UTF8),
        ("{}".encode("utf-16"), "", Problem.NOT_UTF8),
        ("{}".encode("utf-32-le"), "", Problem.NOT_JSON),
        (b'{"a": {"b": [0, {"c": 1, "c": 1}]}}', "a.b[1]", Problem.KEY_TWICE),
        (b'{"a": 1, "a": 1}', "", Problem.KEY_TWICE),
        (b'{"x": [NaN, Infinity]}', "x[0]", Problem.NOT_A_NUMBER),
        (b'{"x":' + b"[" * 900 + b"NaN" + b"]" * 900 + b"}", f"x{'[0]' * 900}", Problem.NOT_A_NUMBER),
        (b'{"x y": -Infinity}', '["x y"]', Problem.NOT_A_NUMBER),
        (b'{"x": 1e999}', "x", Problem.NOT_A_NUMBER),
        (b'{"x": 1' + b"0" * 10_000 + b"}", "x", Problem.NOT_A_NUMBER),
        (b'{"a": NaN, "a": 1}', "", Problem.KEY_TWICE),
    ],
)
def test_what_is_not_json_in_utf8_is_no_record(data: bytes, place: str, problem: Problem) -> None:
    error = refusal(data)
    assert (error.place, error.problem) == (place, problem)


def test_messages_say_what_is_wrong() -> None:
    assert str(refusal(spoilt(put("deck", 7, "rank", to=9)))) == "deck[7].rank: 9 is not 1–5"
    assert str(refusal(spoilt(put("deck", 7, to="x" * 99)))) == f'deck[7]: "{"x" * 40}…" is not an object'
    assert "2" in str(refusal(b'{\n"a" 1}'))


@each(
    ("option", "value"),
    [
        ("oneExtraCard", True),
        ("oneLessCard", True),
        ("detrimentalCharacters", True),
        ("clueStarved", 1),
        ("newOption", "on"),
        ("newOption", [0]),
    ],
)
def test_an_option_that_is_not_played_here_is_refused_by_name(option: str, value: object) -> None:
    error = refusal(foreign(**{option: value}))
    assert (error.problem, error.place) == (Problem.OPTION, f"options.{option}")
    assert option in str(error)


@each(
    "options",
    [
        {"oneExtraCard": False, "oneLessCard": False, "detrimentalCharacters": False, "newOption": 0},
        {"timed": True, "timeBase": 120, "timePerTurn": 20.5, "speedrun": True, "cardCycle": True, "tableName": "x"},
        {"variant": "No Variant", "startingPlayer": 0, "emptyClues": False, "allOrNothing": False},
        {"deckPlays": True},
    ],
)
def test_options_that_change_nothing_are_passed_over(options: dict[str, object]) -> None:
    assert decode(foreign(**options)).setup.rules == Rules()


def test_a_foreign_game_is_one_of_the_house() -> None:
    record = decode(foreign(emptyClues=True, allOrNothing=True))
    assert record.edition is EditionId.HOUSE
    assert record.setup.rules == Rules(empty_hints=True, perfect=True)
    assert record.actions[2] == Play(5)


@each(("action", "card", "refused"), [(0, 15, True), (0, 49, True), (0, 14, False), (1, 49, False)])
def test_playing_off_the_deck_is_not_played_here(action: int, card: int, refused: bool) -> None:
    found = document() | {"options": {"deckPlays": True}, "actions": [{"type": action, "target": card}]}
    del found["hanabi_desktop"]
    if refused:
        error = refusal(as_file(found))
        assert (error.problem, error.place) == (Problem.OPTION, "options.deckPlays")
    else:
        assert len(decode(as_file(found)).actions) == 1


def test_a_card_that_was_drawn_is_not_played_off_the_deck() -> None:
    found = document() | {"options": {"deckPlays": True}}
    found["actions"] = [{"type": 0, "target": 0}, {"type": 0, "target": 15}, {"type": 0, "target": 17}]
    del found["hanabi_desktop"]
    assert refusal(as_file(found)).problem is Problem.OPTION
    del found["actions"][2]
    assert decode(as_file(found)).actions[1] == Play(15)


def test_what_an_option_does_not_say_the_switches_say() -> None:
    assert decode(spoilt(drop("options"))).setup.rules.empty_hints
    assert decode(spoilt(drop("options"))).setup.starter == 0


@each(("option", "switch"), [("emptyClues", "empty_hints"), ("allOrNothing", "perfect")])
@each("said", [False, True])
@each("switched", [False, True])
def test_where_an_option_says_otherwise_the_switch_counts(option: str, switch: str, said: bool, switched: bool) -> None:
    found = document()
    found["hanabi_desktop"]["edition"] = "house"
    found["hanabi_desktop"]["switches"][switch] = switched
    found["options"][option] = said
    assert getattr(decode(as_file(found)).setup.rules, switch) is switched


@each("ending", [{"type": 4}, {"type": 5, "target": -1, "value": 10}, {"type": 4, "target": "x"}])
def test_a_game_may_be_ended_by_whomever_and_for_whatever(ending: dict[str, object]) -> None:
    assert decode(spoilt(lambda found: found["actions"].append(ending))).actions[-1] == EndEarly()


def test_multicolour_may_be_named_as_far_as_files_are_concerned() -> None:
    """The rules refuse it where it is not in play; the record is one all the same."""
    hint = {"type": 2, "target": 0, "value": 5}
    assert decode(spoilt(put("actions", 0, to=hint))).actions[0] == ColourHint(0, Suit.MULTICOLOUR)
    assert decode(spoilt(put(OURS, "announced", "2", to=5))).actions[2] == Play(5, Suit.MULTICOLOUR)


@each(
    ("variant", "multicolour", "cards"),
    [
        ("6 Suits", Multicolour.TEN, 10),
        ("Black (6 Suits)", Multicolour.FIVE, 5),
        ("Rainbow (6 Suits)", Multicolour.WILD, 10),
    ],
)
def test_six_suits_are_known_by_the_name_of_the_variant(variant: str, multicolour: Multicolour, cards: int) -> None:
    found = document() | {"options": {"variant": variant}}
    del found["hanabi_desktop"]
    suit = [card for card in found["deck"] if card["suitIndex"] == 0]
    sixth = suit if cards == 10 else [{"rank": rank} for rank in range(1, 6)]
    found["deck"] += [card | {"suitIndex": 5} for card in sixth]
    record = decode(as_file(found))
    assert record.setup.rules == Rules(multicolour=multicolour)
    assert len(record.setup.deck) == 50 + cards


@each("name", ["Åsa", "李雷", "👩‍👩‍👧", "عمر", 'O\'Neil \\ "x"', "x" * 100, " a "])
def test_players_may_be_called_what_they_like(name: str) -> None:
    record = decode(spoilt(put("players", to=[name] * 3)))
    assert record.names == (name,) * 3


def test_a_byte_order_mark_is_passed_over() -> None:
    data = as_file(document())
    assert decode(b"\xef\xbb\xbf" + data) == decode(data)


def test_further_keys_of_others_make_no_difference_to_the_game_and_are_kept() -> None:
    beside: dict[str, Any] = {"notes": [["x"], [], []], "characters": [], "what": {"ever": 1}}
    found = document() | beside | {"id": 5, "seed": "p3v0s1"}
    found["deck"][0]["note"] = "x"
    found["actions"][0]["note"] = "x"
    record = decode(as_file(found))
    assert record.foreign == beside
    assert replace(record, foreign={}) == decode(as_file(document()))


def test_what_others_nested_too_deeply_is_refused_with_its_place() -> None:
    nested: Any = []
    for _ in range(40):
        nested = [nested]
    refused = refusal(as_file(document() | {"notes": nested}))
    assert (refused.place, refused.problem) == ("notes", Problem.TOO_DEEP)


@st.composite
def mutated(draw: st.DrawFn) -> dict[str, Any]:
    """The sample with any one value in it replaced by any other."""
    found = document()
    here: Any = found
    while True:
        key = draw(st.sampled_from(sorted(here) if isinstance(here, dict) else range(len(here))))
        if not isinstance(here[key], dict | list) or not here[key] or draw(st.integers(0, 3)) == 0:
            here[key] = draw(values() | st.integers(-3, 60))
            return found
        here = here[key]


@st.composite
def spoilt_cards_and_actions(draw: st.DrawFn) -> dict[str, Any]:
    """The sample with a value of a card or an action replaced by one that is nearly it, or none at all."""
    found = document()
    list_ = draw(st.sampled_from(("deck", "actions")))
    element = draw(st.sampled_from(found[list_]))
    key = draw(st.sampled_from(("suitIndex", "rank") if list_ == "deck" else ("type", "target", "value")))
    element[key] = draw(st.sampled_from((0, 1, 2, 5, 6, -1, 0.0, 1.0, True, False, None, "", "1", [], 59, 60)))
    if draw(st.booleans()):
        del element[key]
    return found


@given(mutated())
def test_nothing_but_a_record_or_an_error_comes_of_any_document(found: dict[str, Any]) -> None:
    try:
        record = decode(as_file(found))
    except RecordError as error:
        message = str(error)
    else:
        message = ""
        assert isinstance(record, Record)
    assert len(message) < 400


def outcome(data: bytes) -> object:
    try:
        return decode(data)
    except RecordError as error:
        return error.place, error.problem, str(error)


@given(mutated() | spoilt_cards_and_actions())
def test_what_is_looked_up_is_what_is_read_value_by_value(found: dict[str, Any]) -> None:
    data = as_file(found)
    quick = outcome(data)
    with (
        patch.object(decoding, "_usual_deck", return_value=None),
        patch.object(decoding, "_usual_actions", return_value=None),
    ):
        assert outcome(data) == quick


def test_the_sample_is_looked_up() -> None:
    found = document()
    assert decoding._usual_deck(found["deck"], 4)
    assert decoding._usual_actions(found["actions"], len(found["deck"]), len(found["players"]), {})


@given(st.binary(max_size=200))
def test_nothing_but_an_error_comes_of_any_bytes(data: bytes) -> None:
    refusal(data)
