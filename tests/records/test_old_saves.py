"""Saves of the version before, with covered decks, still open."""

import json
from pathlib import Path

import pytest

from hanabi_desktop.records.record import replay
from hanabi_desktop.records.store import load

SAVES = [
    json.loads(line)["file"]
    for line in (Path(__file__).parent / "data" / "saves-2.jsonl").read_text(encoding="utf-8").splitlines()
]


@pytest.mark.parametrize("save", SAVES)
def test_a_save_of_the_version_before_opens(save: str, tmp_path: Path) -> None:
    path = tmp_path / "game.hanabi.json"
    path.write_text(save, encoding="utf-8")
    assert replay(load(path)).turns
