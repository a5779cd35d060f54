"""What is different on Windows and on a Mac; on other systems as far as a switch chooses it."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QKeySequence

from hanabi_desktop.gui import APP_ID
from hanabi_desktop.records import store
from hanabi_desktop.rules import EditionId, Rules
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.wording import keys
from tests.driver import KeyPlayers
from tests.input import Key, strike
from tests.opening import OpenWindow
from tests.players import seats

pytestmark = pytest.mark.usefixtures("english")

PROGRAM = """
import sys
from pathlib import Path
from PySide6.QtGui import QFileOpenEvent
from hanabi_desktop.gui import Application, prepare

application = Application([])
prepare(application)
application.file_asked.connect(lambda path: print("asked for", path))
application.sendEvent(application, QFileOpenEvent(sys.argv[1]))
print("Tab comes to", application.styleHints().tabFocusBehavior().name)
if sys.platform == "win32":
    import ctypes

    name = ctypes.c_wchar_p()
    ctypes.windll.shell32.GetCurrentProcessExplicitAppUserModelID(ctypes.byref(name))
    print("counted to", name.value)
"""


def listed(action: QAction) -> list[str]:
    return [key.toString() for key in action.shortcuts()]


def test_the_finder_names_a_file_by_an_event_and_the_taskbar_counts_the_window_to_the_program(tmp_path: Path) -> None:
    path = tmp_path / "game.hanabi.json"
    run = [sys.executable, "-c", PROGRAM, str(path)]
    env = os.environ | {"QT_QPA_PLATFORM": "offscreen"}
    told = subprocess.run(run, env=env, capture_output=True, text=True, check=True)
    # A Mac's own setting would leave out buttons.
    expected = [
        f"asked for {path}",
        "Tab comes to TabFocusAllControls",
        *([f"counted to {APP_ID}"] if sys.platform == "win32" else []),
    ]
    assert told.stdout.splitlines() == expected


def test_the_keys_of_the_sheet_do_what_it_says_on_every_system(open_window: OpenWindow) -> None:
    menus = open_window().menus
    for action, key, own in (
        (menus.rulebook, "F1", QKeySequence.StandardKey.HelpContents),
        (menus.full_screen, "F11", QKeySequence.StandardKey.FullScreen),
        (menus.do_again, "Ctrl+Shift+Z", QKeySequence.StandardKey.Redo),
        (menus.quit, "Ctrl+Q", QKeySequence.StandardKey.Quit),
        (menus.settings, "Ctrl+,", QKeySequence.StandardKey.Preferences),
    ):
        assert listed(action)[0] == key
        assert {own.toString() for own in QKeySequence.keyBindings(own)} <= set(listed(action))


def test_a_mac_s_keys_are_named_as_on_its_keyboard(open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keys, "MAC", True)
    groups = keys.key_groups(choreography=True, master=True, computers=True)
    named = {key.id: key.keys for group in groups for key in group.keys}
    assert named["again"] == "⌘⇧Z"
    assert named["seats"] == "⌘1 … ⌘4"
    assert named["addressee"] == "⌘0"
    assert not [name for name in named.values() if "Ctrl" in name or "Alt+" in name]
    players = KeyPlayers(open_window())
    players.window.game.start(NewGame(EditionId.ENGLISH, Rules(), seats(("Kari", "Per", "Liv")), 0))
    players.open_view()
    strike(Qt.KeyboardModifier.ControlModifier | Key.Key_0)
    assert players.panel.hints.target.hasFocus()


@pytest.mark.parametrize("held", [2, 20])
def test_a_file_that_a_scanner_holds_is_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, held: int) -> None:
    monkeypatch.setattr(store, "_ATTEMPTS", 5)
    monkeypatch.setattr(store, "_BETWEEN_ATTEMPTS", 0)
    tries, replace = [], Path.replace

    def hold(path: Path, target: Path) -> Path:
        tries.append(target)
        if len(tries) <= held:
            raise PermissionError(13, "held by a scanner")
        return replace(path, target)

    monkeypatch.setattr(Path, "replace", hold)
    path = tmp_path / "game"
    path.write_bytes(b"old")
    if held < 5:
        store.write_atomically(path, b"new")
        assert (path.read_bytes(), len(tries)) == (b"new", held + 1)
    else:
        with pytest.raises(PermissionError):
            store.write_atomically(path, b"new")
        assert (path.read_bytes(), len(tries)) == (b"old", 5)
    assert [each.name for each in tmp_path.iterdir()] == ["game"]
