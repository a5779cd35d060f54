"""Every record of the data gives what an independent restatement of the rules, or another program, says of it."""

import json
from pathlib import Path
from typing import Any
from unittest.mock import ANY

from hanabi_desktop.records.check import check, tally
from hanabi_desktop.records.format import decode, encode
from hanabi_desktop.records.record import replay
from hanabi_desktop.rules import Outcome
from tests.each import each
from tests.records.samples import DATA, as_file, vectors

every_vector = each("vector", vectors())


def test_there_are_all_of_them() -> None:
    assert len(vectors()) == 150


def said_of(record: object, folder: Path) -> dict[str, Any]:
    """What `--check` says of a file with this record, but for its name."""
    file = folder / "game.json"
    file.write_bytes(as_file(record))
    said = check(file, trace=True)
    assert said.pop("file") == str(file)
    return said


@every_vector
def test_check_says_what_is_expected(vector: dict[str, Any], tmp_path: Path) -> None:
    said = said_of(vector["record"], tmp_path)
    said.pop("message", None)
    assert list(said.items()) == list(vector["expected"].items())


@every_vector
def test_it_is_written_as_it_was_read(vector: dict[str, Any]) -> None:
    record = decode(as_file(vector["record"]))
    written, expected = json.loads(encode(record)), vector["record"]
    assert decode(encode(record)) == record
    expected["hanabi_desktop"]["version"] = 2
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


# Games of hanab.live and of bots: what was dealt and done there gives what it gave there

GAMES = [json.loads(line) for line in (DATA / "other_programs.jsonl").read_text(encoding="utf-8").splitlines()]
"""Of each game its name and its record; unless its variant is not played here, also, after each action, the sum of the
fireworks, the clock tokens, the mistakes and the cards left."""
PLAYABLE = [game for game in GAMES if "trace" in game]


@each("game", GAMES)
def test_the_game_goes_as_it_went_there_or_its_variant_is_refused_by_name(game: dict[str, Any], tmp_path: Path) -> None:
    said = said_of(game["record"], tmp_path)
    if game not in PLAYABLE:
        assert (said["ok"], said["refusal"]) == (False, "not-a-record")
        assert game["record"]["options"]["variant"] in said["message"]
        return
    assert said["ok"], said
    assert said["trace"] == game["trace"]
    points = game["trace"][-1][0]
    assert sum(said["fireworks"]) == points
    assert said["score"] == (0 if said["outcome"] == "defeat" else points)


def test_a_game_that_simply_stops_is_in_progress() -> None:
    (record,) = (game["record"] for game in GAMES if game["name"] == "stops-before-its-last-turn")
    game = replay(decode(as_file(record)))
    assert (game.outcome, game.deck_left, game.turns_left) == (Outcome.IN_PROGRESS, 0, 1)


@each("game", PLAYABLE)
def test_it_is_written_again_as_its_own_program_would_read_it(game: dict[str, Any]) -> None:
    told = game["record"]
    again = json.loads(encode(decode(as_file(told))))
    assert again.pop("hanabi_desktop")["edition"] == "house"
    # What made no difference to the play is not said again.
    played = ("variant", "startingPlayer", "emptyClues", "allOrNothing")
    options = {key: value for key, value in told.get("options", {}).items() if key in played}
    assert again.pop("options", {}) == options
    assert again == {key: value for key, value in told.items() if key not in ("id", "seed", "options")}
