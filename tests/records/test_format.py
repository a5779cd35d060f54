"""What a file may hold: what is a record, what is none and where, and what is written."""

import base64
import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from hanabi_desktop import rules as hanabi
from hanabi_desktop.records.format import MAX_BYTES, decode, encode
from hanabi_desktop.records.record import DamagedRecord, LaterVersion, Record, RecordError, Unplayable, replay
from tests.each import each
from tests.games import shuffled_deck, state_of
from tests.records.samples import as_file, confined, dealt_record, document, plain_record, records

OURS = "hanabi_desktop"


def refusal(data: bytes) -> RecordError:
    with pytest.raises(RecordError) as refused:
        decode(data)
    return refused.value


def spoilt(*way: str | int, to: object = ...) -> dict[str, Any]:
    """The sample with what is found this way set to something else, or taken away."""
    found: Any = document()
    here = found
    for step in way[:-1]:
        here = here[step]
    if to is ...:
        del here[way[-1]]
    else:
        here[way[-1]] = to
    return found  # type: ignore[no-any-return]


def foreign(**changes: Any) -> dict[str, Any]:
    """The sample as another program would have written it."""
    found = document() | {"options": {}} | changes
    del found[OURS]
    return found


def written(record: Record) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(encode(record))
    return found


def test_the_sample_is_a_record() -> None:
    record = decode(as_file(document()))
    assert (record.names, record.edition) == (("Kari", "Per", "Åsa"), hanabi.EditionId.NORWEGIAN)
    assert record.setup.rules == hanabi.Rules(empty_hints=True, choreography=True)
    assert record.setup.starter == 2
    assert record.actions == (hanabi.ValueHint(0, 1), hanabi.Discard(0), hanabi.Play(5, hanabi.Suit.WHITE))
    assert record.extra == {}


RED_1 = {"suitIndex": 0, "rank": 1}
DAMAGED: dict[str, list[tuple[tuple[str | int, ...], list[Any]]]] = {
    "players": [(("players",), [..., "Kari", {}, ["Kari"], list("abcdef")])],
    "players[1]": [(("players", 1), [7, "", "\u3000", "x" * 101, "Per\x07", "\u202ereP"])],
    "deck": [(("deck",), [..., [], [RED_1] * 50]), (("deck", 49), [...]), (("deck", 7, "suitIndex"), [5])],
    "deck[7]": [
        (("deck", 7), [[1, 2], None]),
        (("deck", 7, "rank"), [..., 9, 10**9, 10**30, 0, True, 1.0, "1"]),
        (("deck", 7, "suitIndex"), [6, -1]),
    ],
    "actions": [(("actions",), [..., None])],
    "actions[1]": [
        (("actions", 1), [3]),
        (("actions", 1, "type"), [..., 6, False]),
        (("actions", 1, "target"), [..., 50, -1, 1.0, "0"]),
        (("actions", 1, "value"), [1, False, None]),
    ],
    "actions[0]": [
        (("actions", 0, "target"), [3]),
        (("actions", 0, "value"), [..., 0, 6]),
        (("actions", 0), [{"type": 2, "target": 0, "value": 6}]),
    ],
    "options": [
        (("options",), [[], None]),
        (("options", "startingPlayer"), [3, False, -1]),
        (("options", "emptyClues"), [1]),
        (("options", "variant"), ["6 Suits", 0]),
        (("options", "deckPlays"), ["yes"]),
    ],
    OURS: [
        ((OURS,), [None, []]),
        ((OURS, "version"), [..., 0, "2", True]),
        ((OURS, "edition"), [..., ["english"]]),
        ((OURS, "switches"), [..., []]),
    ],
    f"{OURS}.switches": [
        ((OURS, "switches", "mistakes"), [5, True]),
        ((OURS, "switches", "clocks"), [0, 21]),
        ((OURS, "switches", "perfect"), [0]),
        ((OURS, "switches", "multicolour"), ["wild"]),
    ],
    f"{OURS}.announced": [
        ((OURS, "announced"), [[]]),
        ((OURS, "announced", "2"), [6, None]),
        *(((OURS, "announced", key), [0]) for key in ("1", "3", "02", "-1", "²", "9" * 5000)),
    ],
}
"""What is wrong, by what the message says of the place."""


def test_a_damaged_record_is_refused_with_the_place() -> None:
    for place, spoils in DAMAGED.items():
        for way, values_there in spoils:
            for value in values_there:
                error = refusal(as_file(spoilt(*way, to=value)))
                assert isinstance(error, DamagedRecord), (way, value)
                assert place in str(error), (way, value)
                assert str(error).isprintable()
                assert len(str(error)) <= 300


UNPLAYABLE: list[tuple[dict[str, Any], str]] = [
    (spoilt("options", "variant", to="6 suits"), "6 suits"),
    (spoilt("options", "oneExtraCard", to=True), "oneExtraCard"),
    (foreign(options={"detrimentalCharacters": True}), "detrimentalCharacters"),
    (foreign(options={"clueStarved": 1}), "clueStarved"),
    (foreign(options={"newOption": [0]}), "newOption"),
    (spoilt(OURS, "edition", to="danish"), "danish"),
    (spoilt(OURS, "edition", to="english"), "empty_hints"),
    (spoilt(OURS, "switches", "fuses", to=3), "fuses"),
    (spoilt(OURS, "switches", "mistakes", to=2), "mistakes"),
    (spoilt(OURS, "switches", "clocks", to=9), "clocks"),
]


def test_a_game_that_is_not_played_here_is_refused_by_the_name_of_what_is_missing() -> None:
    for found, option in UNPLAYABLE:
        error = refusal(as_file(found))
        assert isinstance(error, Unplayable)
        assert option in error.option
        assert option in str(error)


def test_a_game_of_a_later_version_is_told_from_a_broken_one_whatever_else_it_holds() -> None:
    for version in (3, 10**18, 10**30):
        later = spoilt(OURS, "version", to=version)
        later[OURS]["edition"] = "danish"
        later["options"]["deckPlays"] = "sometimes"
        del later["deck"]
        assert isinstance(refusal(as_file(later)), LaterVersion)


@each(
    "data",
    [
        *(b"", b"{", b"{} {}", b"\x00", b"[1,]", b"[]", b"null", b'{"a": "\xe5"}', b'{"a": "\\ud83d"}'),
        *("{}".encode("utf-16"), b'{"x": [NaN]}', b'{"x": -Infinity}', b'{"x": 1e999}'),
        b'{"x": 1' + b"0" * 10_000 + b"}",
    ],
)
def test_what_is_not_json_in_utf8_is_no_record(data: bytes) -> None:
    assert isinstance(refusal(data), DamagedRecord)


def test_options_that_change_nothing_are_passed_over() -> None:
    for options in (
        {"oneExtraCard": False, "oneLessCard": False, "detrimentalCharacters": False, "newOption": 0},
        {"timed": True, "timeBase": 120, "timePerTurn": 20.5, "speedrun": True, "cardCycle": True, "tableName": "x"},
        {"variant": "No Variant", "startingPlayer": 0, "emptyClues": False, "allOrNothing": False},
        {"deckPlays": True},
    ):
        assert decode(as_file(foreign(options=options))).setup.rules == hanabi.Rules()


def test_a_foreign_game_is_one_of_the_house() -> None:
    record = decode(as_file(foreign(options={"emptyClues": True, "allOrNothing": True})))
    assert record.edition is hanabi.EditionId.HOUSE
    assert record.setup.rules == hanabi.Rules(empty_hints=True, perfect=True)
    assert record.actions[2] == hanabi.Play(5)


def test_a_card_is_not_played_off_the_deck() -> None:
    def deck_play(*actions: dict[str, int]) -> bytes:
        return as_file(foreign(options={"deckPlays": True}, actions=actions))

    drawn = [{"type": 0, "target": 0}, {"type": 0, "target": 15}]
    for actions in ([{"type": 0, "target": 15}], [{"type": 0, "target": 49}], [*drawn, {"type": 0, "target": 17}]):
        error = refusal(deck_play(*actions))
        assert isinstance(error, Unplayable)
        assert error.option == "deckPlays"
    assert decode(deck_play(*drawn)).actions[1] == hanabi.Play(15)
    assert len(decode(deck_play({"type": 1, "target": 49})).actions) == 1


def test_where_an_option_says_otherwise_the_switch_counts() -> None:
    assert decode(as_file(spoilt("options"))).setup.rules.empty_hints
    assert decode(as_file(spoilt("options"))).setup.starter == 0
    for option, switch in (("emptyClues", "empty_hints"), ("allOrNothing", "perfect")):
        for said, switched in ((False, True), (True, False)):
            found = spoilt(OURS, "edition", to="house")
            found[OURS]["switches"][switch] = switched
            found["options"][option] = said
            assert getattr(decode(as_file(found)).setup.rules, switch) is switched


@each("edition", hanabi.EditionId)
def test_a_switch_that_a_record_does_not_name_stands_as_in_the_basic_game(edition: hanabi.EditionId) -> None:
    rules = hanabi.EDITIONS[edition].rules
    for switch in hanabi.SWITCHES:
        saved = spoilt("options", to={})
        saved[OURS] = {"version": 2, "edition": edition, "switches": rules.switches}
        whole = decode(as_file(saved))
        saved[OURS]["switches"].pop(switch)
        assert decode(as_file(saved)) == whole
        assert whole.setup.rules == rules


def test_a_game_may_be_ended_by_whomever_and_for_whatever() -> None:
    for ending in ({"type": 4}, {"type": 5, "target": -1, "value": 10}, {"type": 4, "target": "x"}):
        found = document()
        found["actions"].append(ending)
        assert decode(as_file(found)).actions[-1] == hanabi.EndEarly()


def test_multicolour_may_be_named_as_far_as_files_are_concerned() -> None:
    """The rules refuse it where it is not in play; the record is one all the same."""
    hint = {"type": 2, "target": 0, "value": 5}
    assert decode(as_file(spoilt("actions", 0, to=hint))).actions[0] == hanabi.ColourHint(0, hanabi.Suit.MULTICOLOUR)
    assert decode(as_file(spoilt(OURS, "announced", "2", to=5))).actions[2] == hanabi.Play(5, hanabi.Suit.MULTICOLOUR)


@each(
    ("variant", "multicolour", "cards"),
    [
        ("6 Suits", hanabi.Multicolour.TEN, 10),
        ("Black (6 Suits)", hanabi.Multicolour.FIVE, 5),
        ("Rainbow (6 Suits)", hanabi.Multicolour.WILD, 10),
    ],
)
def test_six_suits_are_known_by_the_variants_name(variant: str, multicolour: hanabi.Multicolour, cards: int) -> None:
    found = foreign(options={"variant": variant})
    suit = [card for card in found["deck"] if card["suitIndex"] == 0]
    sixth = suit if cards == 10 else [{"rank": rank} for rank in range(1, 6)]
    found["deck"] += [card | {"suitIndex": 5} for card in sixth]
    record = decode(as_file(found))
    assert record.setup.rules == hanabi.Rules(multicolour=multicolour)
    assert len(record.setup.deck) == 50 + cards


def test_players_may_be_called_what_they_like() -> None:
    for name in ("Åsa", "李雷", "👩‍👩‍👧", "عمر", 'O\'Neil \\ "x"', "x" * 100, " a "):
        assert decode(as_file(spoilt("players", to=[name] * 3))).names == (name,) * 3


def test_a_byte_order_mark_is_passed_over() -> None:
    data = as_file(document())
    assert decode(b"\xef\xbb\xbf" + data) == decode(data)


# What others wrote


def test_further_keys_make_no_difference_to_the_game_and_are_written_again() -> None:
    beside: dict[str, Any] = {"notes": [["r3, r4", "", "y3?"], [], ["æ", "🎆 5?"]], "what": {"ever": 10**30}}
    ours = {"date": "2031-05-17", "hand_order": [[1, 0], {"é": None}], "x": {"y": [1.5, True, -3]}}
    found = document() | beside | {"id": 5, "seed": "p3v0s1"}
    found["deck"][0]["note"] = found["actions"][0]["note"] = "x"
    found[OURS] |= ours
    record = decode(as_file(found))
    assert (record.foreign, record.extra) == (beside, ours)
    assert replace(record, foreign={}, extra={}) == decode(as_file(document()))
    again = written(record)
    # By a seed hanab.live would deal another deck.
    assert again.keys() == {*document(), *beside}
    assert {key: again[key] for key in beside} == beside
    assert again[OURS].items() >= ours.items()


def test_what_could_not_be_saved_later_is_refused_at_once() -> None:
    nested: Any = "x"
    for _ in range(40):
        nested = [nested]
    for value in ("x" * (MAX_BYTES // 2), nested):
        assert isinstance(refusal(as_file(document() | {"notes": value})), DamagedRecord)
        assert isinstance(refusal(as_file(spoilt(OURS, "notes", to=value))), DamagedRecord)
    with pytest.raises(DamagedRecord):
        encode(replace(dealt_record(), extra={"notes": "x" * MAX_BYTES}))


def test_what_grows_besides_what_another_program_wrote_is_read_again() -> None:
    record = replace(dealt_record(), foreign={"notes": "x" * (MAX_BYTES // 4 - 20)})
    assert decode(encode(record)) == record
    grown = replace(record, extra={"hands": "x" * (MAX_BYTES // 4 - 20)})
    assert decode(encode(grown)) == grown
    with pytest.raises(DamagedRecord):
        encode(replace(record, extra={"hands": "x" * (MAX_BYTES // 4 + 20)}))


# Decks as earlier versions wrote those of running games


def covered(record: Record) -> dict[str, Any]:
    """The record as earlier versions wrote it while the game went on."""
    found = written(record)
    del found["deck"]
    cards = bytes(5 * card.suit + card.rank - 1 for card in record.setup.deck)
    started = record.extra.get("started")
    seed = f"{record.setup.players} {record.setup.starter} {started if isinstance(started, str) else ''}"
    stream = hashlib.shake_256(seed.encode()).digest(len(cards))
    mixed = bytes(card ^ mix for card, mix in zip(cards, stream, strict=True))
    found[OURS]["covered_deck"] = base64.b64encode(mixed).decode()
    return found


@given(records(), st.none() | st.sampled_from([7, "", "\U0001f386", ["x"]]))
def test_what_earlier_versions_wrote_of_running_games_is_read(record: Record, started: Any) -> None:
    record = replace(record, extra={**record.extra, "started": started})
    assert decode(as_file(covered(record))) == decode(encode(record)) == record


def test_what_is_no_covered_deck_is_refused() -> None:
    whole = covered(dealt_record())
    cover = whole[OURS]["covered_deck"]
    zeros = base64.b64encode(bytes(50)).decode()
    for broken in (7, None, ["x"], "", "????", "åäöø", "QUJD\n", "A" * 1000, "A" * 500_000, zeros, cover[:8]):
        assert isinstance(refusal(as_file(whole | {OURS: whole[OURS] | {"covered_deck": broken}})), DamagedRecord)
    assert isinstance(refusal(as_file(whole | {"deck": written(dealt_record())["deck"]})), DamagedRecord)
    assert isinstance(refusal(as_file(whole | {"options": {"startingPlayer": 1}})), DamagedRecord)


# Whatever comes


def filled(start: bytes, middle: bytes, end: bytes) -> bytes:
    """As large as is still read."""
    return start + middle * ((MAX_BYTES - len(start) - len(end)) // len(middle)) + end


HOSTILE = [
    b"[" * MAX_BYTES,
    filled(b"", b'{"a":', b""),
    b'{"a":' * 400 + b"0" + b"}" * 400,
    b'{"notes":' + b"[" * (MAX_BYTES // 2 - 20) + b"]" * (MAX_BYTES // 2 - 20) + b"}",
    filled(b'{"deck":[', b"{},", b"{}]}"),
    b"{" + b",".join(b'"%x":0' % n for n in range(100_000)) + b"}",
    b'{"x":' + b"9" * (MAX_BYTES - 6) + b"}",
    b'{"x":1e' + b"9" * (MAX_BYTES - 8) + b"}",
    filled(b'{"players":["a","b"],"deck":[],"actions":[', b'{"type":0},', b"{}]}"),
    b'{"players":["' + b"a" * 1_000_000 + b'","b"],"deck":[],"actions":[]}',
    b" " * MAX_BYTES,
    b'"' + b"a" * (MAX_BYTES - 1),
    b" " * (MAX_BYTES + 1),
    b"[" * (100 << 20),
]
_ATTEMPT = """
import sys
from pathlib import Path
from hanabi_desktop.records.record import DamagedRecord
from hanabi_desktop.records.store import load
for path in (*sorted(Path(sys.argv[1]).iterdir()), Path("/dev/zero")):
    try:
        load(path)
    except (DamagedRecord, FileNotFoundError):
        print("refused")
"""


def test_files_made_to_do_harm_are_refused_in_little_time_and_memory(tmp_path: Path) -> None:
    for number, data in enumerate(HOSTILE):
        (tmp_path / f"{number}.json").write_bytes(data)
    tried = confined(_ATTEMPT, str(tmp_path), RLIMIT_AS=150 << 20, RLIMIT_CPU=20)
    assert tried.split() == ["refused"] * (len(HOSTILE) + 1)


# What is written


@given(records())
def test_a_saved_game_is_the_same_game(record: Record) -> None:
    data = encode(record)
    again = decode(data)
    assert again == record
    assert encode(again) == data
    assert state_of(replay(again)) == state_of(replay(record))
    assert "seed" not in written(record)


def test_what_is_as_usual_is_not_written() -> None:
    assert "options" not in written(dealt_record())
    assert "announced" not in written(dealt_record())[OURS]
    assert "Åsa".encode() in encode(plain_record())


def test_what_is_not_as_usual_is_told_to_hanab_live_in_its_own_words() -> None:
    rules = hanabi.Rules(4, 12, empty_hints=True, multicolour=hanabi.Multicolour.WILD, perfect=True, choreography=True)
    setup = hanabi.Setup(rules, 2, shuffled_deck(rules, Random(1)), starter=1)
    found = written(Record(("A", "B"), setup, (hanabi.Play(5, hanabi.Suit.MULTICOLOUR), hanabi.EndEarly())))
    options = {"variant": "Rainbow (6 Suits)", "startingPlayer": 1, "emptyClues": True, "allOrNothing": True}
    assert found["options"] == options
    assert found["actions"] == [{"type": 0, "target": 5, "value": 0}, {"type": 4, "target": 0, "value": 4}]
    assert found[OURS] == {"version": 2, "edition": "house", "switches": rules.switches, "announced": {"0": 5}}
    assert list(found[OURS]["switches"]) == list(hanabi.SWITCHES)


def test_names_and_rules_that_no_game_can_have_are_no_record() -> None:
    changes: dict[str, Any]
    for changes in (
        {"names": ("Kari",)},
        {"names": ("Kari", " ")},
        {"names": ("Kari", "P\ner")},
        {"names": ("Kari", "P" * 101)},
        {"edition": hanabi.EditionId.ONLINE},
    ):
        with pytest.raises(RecordError):
            replace(dealt_record(), **changes)
