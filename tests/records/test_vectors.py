"""Every record of the data gives what an independent restatement of the rules says of it."""

import json
from pathlib import Path
from typing import Any
from unittest.mock import ANY

from hanabi_desktop.records.check import check, tally
from hanabi_desktop.records.format import decode, encode
from hanabi_desktop.records.record import replay
from tests.each import each
from tests.records.samples import as_file, vectors

every_vector = each("vector", vectors())


def test_there_are_all_of_them() -> None:
    assert len(vectors()) == 150


@every_vector
def test_check_says_what_is_expected(vector: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(as_file(vector["record"]))
    said = check(file, trace=True)
    assert said.pop("file") == str(file)
    said.pop("message", None)
    assert list(said.items()) == list(vector["expected"].items())


@every_vector
def test_it_is_written_as_it_was_read(vector: dict[str, Any]) -> None:
    record = decode(as_file(vector["record"]))
    written, expected = json.loads(encode(record)), vector["record"]
    assert decode(encode(record)) == record
    expected["hanabi_desktop"]["version"] = 2
    if written["hanabi_desktop"].pop("covered_deck", None):
        assert vector["expected"].get("outcome", "in-progress") == "in-progress"
        del expected["deck"]
    if expected["options"].get("variant") == "No Variant":
        del expected["options"]["variant"]
    if not expected["options"]:
        del expected["options"]
    assert written == expected


def test_a_game_by_rules_that_hanab_live_has_is_the_same_there() -> None:
    """It knows of a game what stands outside of our object."""
    went = 0
    for vector in vectors():
        record = decode(as_file(vector["record"]))
        rules = record.setup.rules
        if not vector["expected"]["ok"] or (rules.mistakes, rules.clocks, rules.choreography) != (3, 8, False):
            continue
        went += 1
        written = json.loads(encode(record))
        del written["hanabi_desktop"]
        assert written.keys() <= {"players", "deck", "actions", "options"}
        there = decode(as_file(written))
        assert (there.names, there.setup, there.actions) == (record.names, record.setup, record.actions)
        assert tally(replay(there)).items() <= vector["expected"].items()
        assert json.loads(encode(there)) == written | {"hanabi_desktop": ANY}
    assert went >= 20
