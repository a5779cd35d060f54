"""Games of hanab.live and of bots: what was dealt and done there, in hanab.live's format, gives what it gave there."""

import json
from pathlib import Path
from typing import Any

import pytest

from hanabi_desktop.records.check import check
from hanabi_desktop.records.format import decode, encode
from hanabi_desktop.records.record import replay
from hanabi_desktop.rules import Outcome
from tests.records.samples import DATA, as_file

TYPES = "pdcv"
"""Plays, discards, colour hints and value hints, as hanab.live numbers them."""
NAMES = ("Alice", "Bob", "Cathy", "Donald", "Emily")
NOTES = [["r1?", "", "keep"], []]
UNUSUAL = {
    "omni-ones-and-white": "Omni-Ones & White (6 Suits)",
    "rainbow-ones-and-pink": "Rainbow-Ones & Pink (5 Suits)",
    "up-or-down": "Up or Down (5 Suits)",
    "up-or-down-and-brown": "Up or Down & Brown (6 Suits)",
}
FACTS: dict[str, dict[str, Any]] = {
    facts["name"]: facts
    for facts in map(json.loads, (DATA / "other_programs.jsonl").read_text(encoding="utf-8").splitlines())
}
"""Of each game the number of players, the options, the deck (suit and rank of each card), the actions (type, target and
value), and after each action the sum of the fireworks, the clock tokens, the mistakes and the cards left."""
PLAYABLE = sorted(FACTS.keys() - UNUSUAL)


def written(name: str) -> dict[str, Any]:
    """The game as hanab.live writes it."""
    facts = FACTS[name]
    actions = [(code[0], *code[1:].partition(":")[::2]) for code in facts["actions"].split()]
    return {
        "id": 1,
        "seed": "p2v0s1",
        "players": list(NAMES[: facts["players"]]),
        "deck": [{"suitIndex": int(card[0]), "rank": int(card[1])} for card in facts["deck"].split()],
        "actions": [
            {"type": TYPES.index(kind), "target": int(target), "value": int(value or 0)}
            for kind, target, value in actions
        ],
        "notes": NOTES,
        **({"options": facts["options"]} if facts["options"] else {}),
    }


def said_of(name: str, folder: Path) -> dict[str, Any]:
    """What `--check` says of its file."""
    file = folder / f"{name}.json"
    file.write_bytes(as_file(written(name)))
    return check(file, trace=True)


@pytest.mark.parametrize("name", PLAYABLE)
def test_the_game_goes_as_it_went_there(name: str, tmp_path: Path) -> None:
    said = said_of(name, tmp_path)
    trace = [[int(figure) for figure in turn.split(":")] for turn in FACTS[name]["trace"].split()]
    assert said["ok"], said
    assert said["trace"] == trace
    assert sum(said["fireworks"]) == trace[-1][0]
    assert said["score"] == (0 if said["outcome"] == "defeat" else trace[-1][0])


@pytest.mark.parametrize(("name", "variant"), UNUSUAL.items())
def test_a_variant_that_is_not_played_here_is_refused_by_name(name: str, variant: str, tmp_path: Path) -> None:
    said = said_of(name, tmp_path)
    assert (said["ok"], said["refusal"]) == (False, "not-a-record")
    assert variant in said["message"]


def test_a_game_that_simply_stops_is_in_progress() -> None:
    game = replay(decode(as_file(written("stops-before-its-last-turn"))))
    assert (game.outcome, game.deck_left, game.turns_left) == (Outcome.IN_PROGRESS, 0, 1)


@pytest.mark.parametrize("name", PLAYABLE)
def test_it_is_written_again_as_its_own_program_would_read_it(name: str) -> None:
    told = written(name)
    again = json.loads(encode(decode(as_file(told))))
    assert again.pop("hanabi_desktop")["edition"] == "house"
    # What made no difference to the play is not said again.
    options = told.pop("options", {})
    played = ("variant", "startingPlayer", "emptyClues", "allOrNothing")
    assert again.pop("options", {}) == {key: value for key, value in options.items() if key in played}
    assert again == {key: value for key, value in told.items() if key not in ("id", "seed")}
