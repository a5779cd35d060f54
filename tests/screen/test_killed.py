"""Killed in the middle of an announcement, with no time to clean up: continued where it was."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from hanabi_desktop.records.game_folder import GameFolder
from hanabi_desktop.records.record import replay
from hanabi_desktop.records.store import load
from hanabi_desktop.rules import Game
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.table.actions import LayOpen, MoveToken
from hanabi_desktop.table.state import from_record
from hanabi_desktop.table.table import Table
from tests.games import state_of
from tests.screen.scenes import MOMENTS, TWO_HINTS, Witness, before_the_five, master_table

ROOT = Path(__file__).parents[2]


def play_and_be_killed(folder: Path, moment: str) -> None:
    """Another program plays to this moment, and is killed there."""
    command = [sys.executable, "-m", "tests.screen.killed_table", str(folder), moment]
    paths = os.pathsep.join(filter(None, [str(ROOT), os.environ.get("PYTHONPATH", "")]))
    with subprocess.Popen(command, cwd=ROOT, env=os.environ | {"PYTHONPATH": paths}, stdout=subprocess.PIPE) as child:
        try:
            assert child.stdout is not None
            assert child.stdout.readline().split() == [b"there"]
        finally:
            child.kill()
    assert child.returncode == (1 if sys.platform == "win32" else -signal.SIGKILL)


@pytest.mark.parametrize("moment", MOMENTS)
def test_a_killed_table_is_continued_where_it_was(moment: str, tmp_path: Path) -> None:
    play_and_be_killed(tmp_path, moment)
    folder = GameFolder(tmp_path, print)
    found = folder.find_unfinished()
    assert found is not None
    record = found.record
    game = replay(record)
    folder.resume(found.path)
    screen = SharedScreen(Table(game, from_record(record, game), folder.save))

    never_killed = master_table(Witness().save)
    MOMENTS[moment].reach(never_killed)
    assert screen.view == never_killed.view

    if not MOMENTS[moment].owed:
        screen.act(LayOpen())
    while (view := screen.view.announced) and view.owed:
        screen.act(MoveToken(view.owed))
    saved = load(found.path)
    assert saved == screen.table.record
    expected = before_the_five(*TWO_HINTS, MOMENTS[moment].action)
    assert state_of(Game(saved.setup, saved.actions)) == state_of(expected)
