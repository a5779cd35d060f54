"""Games of hanab.live and of bots: what was dealt and done there, in hanab.live's format, gives what it gave there."""

import json
from pathlib import Path
from typing import Any

from hanabi_desktop.records.check import check
from hanabi_desktop.records.format import decode, encode
from hanabi_desktop.records.record import replay
from hanabi_desktop.rules import Outcome
from tests.each import each
from tests.records.samples import DATA, as_file

GAMES = [json.loads(line) for line in (DATA / "other_programs.jsonl").read_text(encoding="utf-8").splitlines()]
"""Of each game its name and its record; unless its variant is not played here, also, after each action, the sum of the
fireworks, the clock tokens, the mistakes and the cards left."""
PLAYABLE = [game for game in GAMES if "trace" in game]


@each("game", GAMES)
def test_the_game_goes_as_it_went_there_or_its_variant_is_refused_by_name(game: dict[str, Any], tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(as_file(game["record"]))
    said = check(file, trace=True)
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
