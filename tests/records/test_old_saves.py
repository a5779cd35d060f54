"""Saves of earlier versions open once, and become files like any other."""

import json
from pathlib import Path

from hanabi_desktop.records.format import decode
from hanabi_desktop.records.game_folder import GameFolder, Unreadable, import_old_saves
from hanabi_desktop.records.record import Record
from hanabi_desktop.records.store import load

SAVES = [
    json.loads(line)
    for line in (Path(__file__).parent / "data" / "saves-2.jsonl").read_text(encoding="utf-8").splitlines()
]
"""As the version before left them: running games in slots beside the folder, with covered decks."""


def old_data(folder: Path) -> dict[str, Record]:
    """Lays such a data folder out; returns its games by file."""
    (folder / "games").mkdir(parents=True)
    for save in SAVES:
        (folder / save["name"]).write_text(save["file"], encoding="utf-8")
    (folder / "autosave.lock").write_text("12")
    return {save["name"]: decode(save["file"].encode()) for save in SAVES}


def started(data: Path) -> tuple[GameFolder, list[Unreadable]]:
    told: list[Unreadable] = []
    folder = GameFolder(data / "games", told.extend)
    import_old_saves(data, folder, told.extend)
    return folder, told


def test_running_games_become_files_of_the_folder_and_the_last_one_is_continued(tmp_path: Path) -> None:
    before = old_data(tmp_path)
    assert "deck" not in json.loads(SAVES[0]["file"])
    folder, told = started(tmp_path)
    assert not told
    assert sorted(path.name for path in folder.folder.iterdir()) == [
        "2026-10-02-201500.hanabi.json",
        "2026-10-02-210000.hanabi.json",
        "2026-10-03-Kari-Per-Åsa.hanabi.json",
        "2026-10-04-Anna-Jonas.hanabi.json",
    ]
    assert [path.name for path in tmp_path.iterdir()] == ["games"]
    assert load(folder.folder / "2026-10-03-Kari-Per-Åsa.hanabi.json") == before["autosave.hanabi.json"]
    found = folder.find_unfinished()
    assert found is not None
    assert found.record.names in {record.names for record in before.values()}


def test_nothing_is_taken_over_twice(tmp_path: Path) -> None:
    old_data(tmp_path)
    started(tmp_path)
    (tmp_path / "autosave.hanabi.json").write_text(SAVES[0]["file"], encoding="utf-8")
    folder, _ = started(tmp_path)
    assert len(list(folder.folder.iterdir())) == 4


def test_one_that_is_damaged_is_told_and_stays(tmp_path: Path) -> None:
    damaged = tmp_path / "autosave-3.hanabi.json"
    damaged.write_bytes(b"{")
    folder, told = started(tmp_path)
    assert [unreadable.path for unreadable in told] == [damaged]
    assert damaged.read_bytes() == b"{"
    assert not folder.folder.exists()
