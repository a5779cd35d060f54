"""Share links of hanab.live, there and back."""

from dataclasses import replace
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hanabi_desktop.records import (
    NotShareable,
    Problem,
    Record,
    RecordError,
    RefusedAction,
    from_share_string,
    replay,
    share_string,
)
from hanabi_desktop.rules import (
    Action,
    EditionId,
    EndEarly,
    EndReason,
    Multicolour,
    Play,
    Rules,
    Setup,
    Suit,
    ValueHint,
)
from tests.games import clever, game_that_ends, play_random_game
from tests.records.samples import dealt_record, plain_record, records

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


@pytest.mark.parametrize(
    "address", [f"https://hanab.live/replay-json/{EXAMPLE}", f"hanab.live/x/{EXAMPLE}#12", f" {EXAMPLE}\n"]
)
def test_the_whole_address_may_be_given(address: str) -> None:
    assert from_share_string(address) == from_share_string(EXAMPLE)


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


@pytest.mark.parametrize("multicolour", Multicolour)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_deck_and_every_number_of_players_can_be_shared(multicolour: Multicolour, players: int) -> None:
    game = play_random_game(Rules(multicolour=multicolour), players, Random(players), clever, players - 1)
    record = Record(("A", "B", "C", "D", "E")[:players], game.setup, (*game.actions[:10], EndEarly()))
    shared = from_share_string(share_string(record))
    assert shared.setup.rules == record.setup.rules
    assert replay(shared).fireworks == replay(record).fireworks
    assert replay(shared).outcome is replay(record).outcome


def test_lines_break_after_twenty_characters() -> None:
    *lines, last = share_string(plain_record()).split("-")
    assert {len(line) for line in lines} == {20}
    assert 0 < len(last) <= 20


def test_a_game_before_its_first_action_can_be_shared() -> None:
    text = share_string(dealt_record())
    assert text.replace("-", "").split(",")[1:] == ["00", "0"]
    assert from_share_string(text).actions == ()


def with_rules(rules: Rules, *actions: Action) -> Record:
    return Record(("A", "B"), Setup(rules, 2, rules.cards()), actions)


@pytest.mark.parametrize(
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


def test_a_perfect_show_that_failed_is_not_shared() -> None:
    game = game_that_ends(EndReason.INDISPENSABLE_CARD, Rules(perfect=True), 3)
    with pytest.raises(NotShareable, match="perfect"):
        share_string(Record(("A", "B", "C"), game.setup, game.actions))


def test_a_switch_that_made_no_difference_is_no_hindrance() -> None:
    rules = Rules(mistakes=4, empty_hints=True, perfect=True, choreography=True)
    assert from_share_string(share_string(with_rules(rules, Play(0)))).actions == (Play(0),)


def test_what_is_no_game_is_not_shared() -> None:
    with pytest.raises(RefusedAction):
        share_string(replace(dealt_record(), actions=(Play(49),)))


DECK, ACTIONS, VARIANT = EXAMPLE.replace("-", "").split(",")


@pytest.mark.parametrize(
    ("text", "problem", "place"),
    [
        ("", Problem.SHARED_PARTS, ""),
        (",,", Problem.SHARED_PARTS, ""),
        (f"{DECK},{ACTIONS}", Problem.SHARED_PARTS, ""),
        (f"{EXAMPLE},0", Problem.SHARED_PARTS, ""),
        ("a" * 5000, Problem.TOO_LARGE, ""),
        (f"{DECK},{ACTIONS},4", Problem.VARIANT, "variant"),
        (f"{DECK},{ACTIONS},00", Problem.VARIANT, "variant"),
        (f"{DECK},{ACTIONS},²", Problem.VARIANT, "variant"),
        (f"6{DECK[1:]},{ACTIONS},0", Problem.PLAYER_COUNT, "players"),
        (f"²{DECK[1:]},{ACTIONS},0", Problem.SHARED_CHARACTER, "players"),
        (f"517{DECK[3:]},{ACTIONS},0", Problem.SHARED_RANKS, "deck"),
        (f"{DECK[:-1]},{ACTIONS},0", Problem.DECK_SIZE, "deck"),
        (f"{DECK[:-1]}a,{ACTIONS},0", Problem.DECK_CARDS, "deck"),
        (f"{DECK[:-1]}Z,{ACTIONS},0", Problem.OUT_OF_RANGE, "deck[49].suitIndex"),
        (f"{DECK[:-1]}é,{ACTIONS},0", Problem.SHARED_CHARACTER, "deck[49]"),
        (f"{DECK},30{ACTIONS[2:]},0", Problem.SHARED_CHARACTER, "actions"),
        (f"{DECK},x3{ACTIONS[2:]},0", Problem.SHARED_CHARACTER, "actions"),
        (f"{DECK},{ACTIONS}a,0", Problem.SHARED_ACTION, "actions"),
        (f"{DECK},{ACTIONS}é_,0", Problem.SHARED_CHARACTER, "actions[53]"),
        (f"{DECK},66aa,0", Problem.OUT_OF_RANGE, "actions[0].type"),
        (f"{DECK},22aa,0", Problem.MISSING, "actions[0].value"),
        (f"{DECK},00ca,0", Problem.NOT_ZERO, "actions[0].value"),
        (f"{DECK},00aZ,0", Problem.OUT_OF_RANGE, "actions[0].target"),
    ],
)
def test_a_broken_link_is_refused_with_the_place(text: str, problem: Problem, place: str) -> None:
    with pytest.raises(RecordError) as refused:
        from_share_string(text)
    assert (refused.value.problem, refused.value.place) == (problem, place)


def test_a_play_may_have_the_value_nought() -> None:
    """Links made from records that say so have it."""
    assert from_share_string(f"{DECK},00ba,0").actions == (Play(0),)


@given(st.text(max_size=80) | st.text("abcdefgh0123456,-", max_size=80).map(lambda text: f"{DECK},{text},0"))
def test_nothing_else_comes_of_any_text(text: str) -> None:
    try:
        from_share_string(text)
    except RecordError:
        return
