"""Ten turns by what a screen reader says on the real accessibility bus, in each way that faces may be spoken."""

import json
import re
import shutil
from pathlib import Path

import pytest

from hanabi_desktop.records.store import save
from hanabi_desktop.rules import EDITIONS, EditionId
from hanabi_desktop.table.state import Speech, TableState, to_record
from tests.games import deal_hands
from tests.players import seats
from tests.xvfb.test_screen_reader import data, listen

__all__ = ["data"]

pytestmark = pytest.mark.skipif(shutil.which("xdotool") is None, reason="xdotool is not installed")

HANDS = "r1 y2 g3 b4 w5", "r1 r2 y1 b1 w3"
DRAWS = "w1 g1 y3 b2 r3 g2"
TURNS = (
    ("Kari", ("ctrl+1", "1"), "Kari to Per: three 1s"),
    ("Per", ("0", "1", "p"), "Per plays red 1"),
    ("Kari", ("0", "1", "p"), "Kari plays red 1: it doesn’t fit"),
    ("Per", ("ctrl+1", "c", "c"), "Per to Kari: two green"),
    ("Kari", ("0", "5", "p"), "Kari plays green 1"),
    ("Per", ("0", "1", "p"), "Per plays red 2"),
    ("Kari", ("ctrl+1", "1"), "Kari to Per: three 1s"),
    ("Per", ("0", "1", "p"), "Per plays yellow 1"),
    ("Kari", ("0", "1", "p"), "Kari plays yellow 2"),
    ("Per", ("0", "2", "d"), "Per discards white 3"),
)
ASKED = {Speech.ON_REQUEST: 0, Speech.ALOUD: 1, Speech.NEVER: 2}
"""How far down in the list each way stands."""
FACE = re.compile(r"(Kari|Per), card \d: (red|yellow|green|blue|white|multicolour) \d")


def steps(speech: Speech) -> list[str]:
    """What somebody does who hears all and sees nothing: looks through the teammate's hand, asks, and acts."""
    taken = ["press:Continue", "hear:says A new game", "window", "hear:focus I am"]
    for number, (name, keys, told) in enumerate(TURNS):
        # Somebody who listens takes a moment. Qt's bridge hands keys on undated: the filter cannot tell a stroke that
        # comes while the program still paints, right behind the release of the last one, from a key held down.
        taken += ["wait"] * 6
        if number < 2 or speech is Speech.ALOUD:
            taken += [f"until:Return:says Only {name} may look"]
        if number < 2:
            taken += ["key:Down"] * ASKED[speech] + [f"until:Tab:focus I am {name}"]
        taken += [f"until:Return:says The cards are shown to {name}"]
        # What is heard by the end of the next step is what each of these keys was answered with.
        taken += ["key:ctrl+1", "key:Right", "key:s", "key:a", "key:k", "wait"]
        taken += [f"key:{key}" for key in keys]
        # It is asked whether that is meant.
        taken += ["hear:focus Yes", "key:Return", f"hear:{told}"]
    return taken


def spoken(output: str) -> list[tuple[str, str]]:
    """Everything that was heard, and the step before which it was."""
    heard, step = [], ""
    for line in output.splitlines():
        if line.startswith("step "):
            step = line.removeprefix("step ")
        elif line.startswith(("focus ", "says ")):
            heard.append((step, line))
    return heard


@pytest.mark.parametrize("speech", Speech)
def test_a_game_is_played_by_ear(data: Path, speech: Speech) -> None:
    rules = EDITIONS[EditionId.ENGLISH].rules
    game = deal_hands(rules, *HANDS, draws=DRAWS)
    path = data / "games" / "2026-05-01-Kari-Per.hanabi.json"
    path.parent.mkdir()
    save(to_record(game, TableState.seated(EditionId.ENGLISH, seats(("Kari", "Per")))), path)
    output = listen(data, *steps(speech))
    print(output)
    record = json.loads(path.read_text())
    assert len(record["actions"]) == len(TURNS)
    assert record["hanabi_desktop"]["speech"] == [speech.value] * 2
    faces = [(step, line) for step, line in spoken(output) if FACE.search(line)]
    match speech:
        case Speech.NEVER:
            assert not faces
        case Speech.ON_REQUEST:
            assert all(line.startswith("says ") for _, line in faces)
            assert len(faces) == 2 * len(TURNS)
        case Speech.ALOUD:
            assert len([line for _, line in faces if line.startswith("focus ")]) >= 2 * len(TURNS)
    told = "\n".join(line for _, line in spoken(output))
    for _, _, result in TURNS:
        assert result in told
