"""Share links of hanab.live, there and back."""

import pytest
from hypothesis import given
from msgspec.structs import replace

from hanabi_desktop.records.format import MAX_BYTES
from hanabi_desktop.records.record import DamagedRecord, Record, RefusedAction, Unplayable, replay
from hanabi_desktop.records.share import NotShareable, from_share_string, from_text, share_string, shared_in
from hanabi_desktop.rules import Action, EditionId, Play, Rules, Setup, Suit, ValueHint
from tests.each import each
from tests.records.samples import dealt_record, records

EXAMPLE = (
    "515dlafqndmrksflirhc-tghjfupguxkwmqbseipv-ywbanvupcxkao,03lcpe-ajoaobabtdalpbaskcse-biapaxlcahawanbqscbg"
    "-augalaacaebyaopbbvwc-akaAarwea5a2bma0bdta-wabzbtaJ1ab6bKocaBaf-aN,0"
)
"""A real game of five."""


def test_a_real_link_is_read_and_written_again_letter_by_letter() -> None:
    record = from_share_string(EXAMPLE)
    assert record.names == ("Alice", "Bob", "Cathy", "Donald", "Emily")
    assert record.edition is EditionId.HOUSE
    assert sum(replay(record).fireworks) == 23
    assert share_string(record) == EXAMPLE


PLACES = (
    "{}",
    "https://hanab.live/replay-json/{}",
    "https://hanab.live/shared-replay-json/{}",
    "http://www.hanabi.live/shared-replay-json/{}?turn=3#12",
    "Look at this game (https://hanab.live/replay-json/{}), please!",
    "<https://hanab.live/replay-json/{}/>",
)


@each("place", PLACES)
def test_a_link_is_found_in_what_was_copied(place: str) -> None:
    text = place.format(EXAMPLE)
    assert shared_in(text) == EXAMPLE
    assert from_text(text) == from_share_string(EXAMPLE)
    assert from_text(text.replace(",", "%2C")) == from_share_string(EXAMPLE)


@each("start", ["", "https://hanab.live/replay-json/"])
def test_a_link_that_a_mail_broke_into_lines_is_whole_again(start: str) -> None:
    assert from_text("\r\n".join((start + EXAMPLE).split("-")).replace("\r\n", "-\r\n")) == from_share_string(EXAMPLE)


@each("text", ["", "Hello, Kari, Per", "https://hanab.live/replay/12345", f"{EXAMPLE}," + "x" * 5000, "ø,1,0"])
def test_nothing_is_found_where_there_is_no_link(text: str) -> None:
    assert shared_in(text) is None


@each("text", ['{"players": ["\ud83d"]}', "{" + " " * MAX_BYTES, "{}", "a shopping list"])
def test_a_text_that_is_no_game_is_refused(text: str) -> None:
    with pytest.raises(DamagedRecord):
        from_text(text)


@given(records())
def test_a_shared_game_is_the_same_game(record: Record) -> None:
    try:
        text = share_string(record)
    except NotShareable:
        return
    shared = from_share_string(text)
    assert share_string(shared) == text
    here, there = replay(record), replay(shared)
    assert (there.fireworks, there.clocks, there.mistakes, there.deck_left, there.outcome) == (
        *(here.fireworks, here.clocks, here.mistakes, here.deck_left, here.outcome),
    )
    assert [len(turn.events) for turn in there.turns] == [len(turn.events) for turn in here.turns]


def with_rules(rules: Rules, *actions: Action) -> Record:
    return Record(("A", "B"), Setup(rules, 2, rules.cards()), actions)


@each(
    ("record", "switch"),
    [
        (with_rules(Rules(clocks=9)), "clocks"),
        (with_rules(Rules(clocks=7), Play(0)), "clocks"),
        (with_rules(Rules(mistakes=1), Play(4)), "mistakes"),
        (with_rules(Rules(empty_hints=True), ValueHint(1, 1)), "empty_hints"),
        (with_rules(Rules(choreography=True), Play(0, Suit.RED)), "choreography"),
    ],
)
def test_a_game_that_would_be_another_one_there_is_not_shared(record: Record, switch: str) -> None:
    with pytest.raises(NotShareable) as refused:
        share_string(record)
    assert refused.value.switch == switch


def test_a_switch_that_made_no_difference_is_no_hindrance() -> None:
    rules = Rules(mistakes=4, empty_hints=True, perfect=True, choreography=True)
    assert from_share_string(share_string(with_rules(rules, Play(0)))).actions == (Play(0),)


def test_what_is_no_game_is_not_shared() -> None:
    with pytest.raises(RefusedAction):
        share_string(replace(dealt_record(), actions=(Play(49),)))


DECK, ACTIONS, _ = EXAMPLE.replace("-", "").split(",")


@each(
    ("text", "place"),
    [
        *((text, "three parts") for text in ("", ",,", f"{DECK},{ACTIONS}", f"{EXAMPLE},0")),
        ("a" * 5000, "longer than"),
        (f"6{DECK[1:]},{ACTIONS},0", "players"),
        (f"²{DECK[1:]},{ACTIONS},0", "players"),
        (f"517{DECK[3:]},{ACTIONS},0", "deck"),
        (f"{DECK[:-1]},{ACTIONS},0", "deck"),
        (f"{DECK[:-1]}Z,{ACTIONS},0", "deck[49].suitIndex"),
        (f"{DECK},30{ACTIONS[2:]},0", "actions"),
        (f"{DECK},{ACTIONS}a,0", "actions"),
        (f"{DECK},{ACTIONS}é_,0", "actions[53]"),
        (f"{DECK},66aa,0", "actions[0].type"),
        (f"{DECK},00ca,0", "actions[0].value"),
        (f"{DECK},00aZ,0", "actions[0].target"),
    ],
)
def test_a_broken_link_is_refused_with_the_place(text: str, place: str) -> None:
    with pytest.raises(DamagedRecord) as refused:
        from_share_string(text)
    assert place in str(refused.value)


@each("variant", ["4", "00", "²"])
def test_a_link_to_a_variant_that_is_not_played_here_is_refused_by_its_number(variant: str) -> None:
    with pytest.raises(Unplayable) as refused:
        from_share_string(f"{DECK},{ACTIONS},{variant}")
    assert variant in refused.value.option
