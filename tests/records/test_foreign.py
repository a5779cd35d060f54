"""Games of hanab.live and of bots, as their own programs wrote them."""

import json
from typing import Any

import pytest

from hanabi_desktop.records.check import check
from hanabi_desktop.records.format import decode, encode
from hanabi_desktop.records.record import replay
from hanabi_desktop.records.store import load
from hanabi_desktop.rules import EditionId, Outcome
from tests.records.samples import FOREIGN

pytestmark = pytest.mark.skipif(not FOREIGN.is_dir(), reason="the games of other programs are not here")

UNUSUAL = {
    "omni-ones_and_white": "Omni-Ones & White (6 Suits)",
    "rainbow-ones_and_pink": "Rainbow-Ones & Pink (5 Suits)",
    "up_or_down": "Up or Down (5 Suits)",
    "up_or_down_critical": "Up or Down & Brown (6 Suits)",
}


def expectations() -> dict[str, dict[str, Any]]:
    path = FOREIGN / "expected.json"
    found: dict[str, dict[str, Any]] = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    return found


PLAYABLE = sorted(expectations().keys() - UNUSUAL)


@pytest.mark.parametrize("name", PLAYABLE)
def test_the_game_goes_as_it_went_there(name: str) -> None:
    said = check(FOREIGN / f"{name}.json", trace=True)
    expected = expectations()[name]
    assert said["ok"], said
    assert said["trace"] == expected["trace"]
    assert sum(said["fireworks"]) == expected["scoreOnStacks"]
    assert said["score"] == (0 if said["outcome"] == "defeat" else expected["scoreOnStacks"])


@pytest.mark.parametrize("name", PLAYABLE)
def test_it_is_a_game_of_the_house_and_stays_itself_when_saved(name: str) -> None:
    record = load(FOREIGN / f"{name}.json")
    assert (record.edition, record.setup.rules.mistakes, record.setup.rules.clocks) == (EditionId.HOUSE, 3, 8)
    assert decode(encode(record)) == record


@pytest.mark.parametrize(("name", "variant"), UNUSUAL.items())
def test_a_variant_that_is_not_played_here_is_refused_by_name(name: str, variant: str) -> None:
    said = check(FOREIGN / f"{name}.json")
    assert (said["ok"], said["refusal"]) == (False, "not-a-record")
    assert variant in said["message"]


def test_a_game_that_simply_stops_is_in_progress() -> None:
    game = replay(load(FOREIGN / "synthetic_final_round_3p.json"))
    assert (game.outcome, game.deck_left, game.turns_left) == (Outcome.IN_PROGRESS, 0, 1)


@pytest.mark.parametrize("name", PLAYABLE)
def test_it_is_written_again_as_its_own_program_would_read_it(name: str) -> None:
    told = json.loads((FOREIGN / f"{name}.json").read_text(encoding="utf-8"))
    written = json.loads(encode(load(FOREIGN / f"{name}.json")))
    assert written.pop("hanabi_desktop")["edition"] == "house"
    # What made no difference to the play is not said again.
    options = told.pop("options", {})
    played = ("variant", "startingPlayer", "emptyClues", "allOrNothing")
    assert written.pop("options", {}) == {key: value for key, value in options.items() if key in played}
    assert written == {key: value for key, value in told.items() if key not in ("id", "seed")}


def test_the_notes_of_its_players_are_kept() -> None:
    notes = load(FOREIGN / "no_variant.json").foreign["notes"]
    assert isinstance(notes, list)
    assert notes[0][9] == "DOES HE STILL HAVE THIS?"
