"""Turns of a game through the real accessibility bus: the program in one process, a screen reader in another."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from hanabi_desktop.records.store import save
from hanabi_desktop.rules import EDITIONS, EditionId
from hanabi_desktop.table.state import TableState, to_record
from tests.games import deal_hands
from tests.players import seats

LAUNCHER = Path("/usr/libexec/at-spi-bus-launcher")
SYSTEM_PYTHON = "/usr/bin/python3"
BUS = ("dbus-run-session", "--")
PLAYER = Path(__file__).with_name("bus_player.py")
SCRIPT = """
"$1" --launch-immediately & launcher=$!
sleep 1
"$2" -m hanabi_desktop & program=$!
shift 2
"$@"; status=$?
kill $program $launcher
exit $status
"""


def missing() -> str:
    """What this machine lacks for it, in words; empty if nothing."""
    if not os.environ.get("DISPLAY"):
        return "there is no display"
    if not LAUNCHER.exists() or shutil.which("dbus-run-session") is None:
        return "there is no accessibility bus (at-spi2-core, dbus)"
    if not Path(SYSTEM_PYTHON).exists():
        return "the system has no Python of its own"
    pyatspi = subprocess.run([SYSTEM_PYTHON, "-c", "import pyatspi"], capture_output=True, check=False)
    return "" if pyatspi.returncode == 0 else "there is no python3-pyatspi"


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder of a program that speaks English and was started before; skips where there is no bus."""
    lacking = missing()
    if lacking:
        pytest.skip(lacking)
    folder = tmp_path / "hanabi-desktop"
    folder.mkdir()
    (folder / "preferences.json").write_text(
        '{"version": 1, "language": "en", "guide_seen": true, "company_seen": true}'
    )
    return folder


def listen(data: Path, *steps: str) -> str:
    """Starts the program and a player beside it, who takes these steps; returns what the player has printed once all are done."""
    environment = os.environ | {
        "QT_QPA_PLATFORM": "xcb",
        "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
        "XDG_DATA_HOME": str(data.parent),
    }
    run = subprocess.run(
        [*BUS, "bash", "-c", SCRIPT, "bash", str(LAUNCHER), sys.executable, SYSTEM_PYTHON, str(PLAYER), *steps],
        env=environment,
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    return run.stdout


def heard_after(output: str, step: str) -> list[str]:
    """What was heard until a step was done, the last time that it was taken; without the single cards of a hand."""
    told = output.rpartition(f"step {step}\n")[2].partition("\nstep ")[0].splitlines()
    return [line for line in told if line.startswith(("focus ", "says ")) and ", card " not in line]


@pytest.mark.skipif(shutil.which("xdotool") is None, reason="xdotool is not installed")
def test_what_is_said_through_a_turn_is_neither_stale_nor_said_twice(data: Path) -> None:
    game = deal_hands(EDITIONS[EditionId.ENGLISH].rules, "r1 y2 g3 b4 w5", "r1 r2 y1 b1 w3")
    path = data / "games" / "2026-05-01-Kari-Per.hanabi.json"
    path.parent.mkdir()
    save(to_record(game, TableState.seated(EditionId.ENGLISH, seats(("Kari", "Per")))), path)
    output = listen(
        data,
        "window",
        "hear:focus Continue",
        # A press that comes at once answers nothing yet.
        *("press:New game", *("wait",) * 6, "press:Start", "hear:focus I am"),
        *("wait",) * 6,
        *("key:l", "hear:focus red 1: 0", *("wait",) * 2, "key:Right", "hear:focus red 2", "key:l", "hear:focus I am"),
        *("key:j", "hear:focus Journal", *("wait",) * 2, "key:j", "hear:focus I am", *("wait",) * 2),
        *("key:Return", "hear:says Only"),
        *("until:Tab:focus I am Player", "until:Return:says The cards are shown to"),
        *("key:p", "hear:focus Yes", "key:Return", "hear:’s turn"),
        *("until:Tab:focus What happened", "key:j", "hear:focus Player", "key:Escape"),
        *("key:question", "hear:focus Keyboard shortcuts"),
    )
    start = next(line for line in output.splitlines() if line.startswith("says A new game"))
    first = next(player for player in (1, 2) if f"Player {player} goes first" in start)
    name, other = f"Player {first}", f"Player {3 - first}"
    begins = f"focus I am {name}: show the cards"
    opening = output.partition("step press:Start\n")[2].partition("step key:Return\n")[0].splitlines()
    heard = [line for line in opening if not line.startswith("step ")]
    # On a busy machine, what the set-up said comes late.
    assert heard[heard.index(begins) :] == [
        *(begins, start),
        *("focus What’s left", "focus red 1: 0 on the discard pile, 3 of 3 left. Needed next."),
        *("focus red 2: 0 on the discard pile, 2 of 2 left.", begins),
        *("focus Journal: nothing has happened yet", begins),
    ]
    # Where a screen reader runs, it is asked first how it may speak.
    first_come_to, away = heard_after(output, "hear:says Only")
    assert first_come_to == f"focus How the teammates’ cards are read to {name}: only at the press of a key"
    assert away == f"says Only {name} may look!"
    assert heard_after(output, "until:Tab:focus I am Player")[-1] == f"focus I am {name}: show the cards"
    opened = heard_after(output, "until:Return:says The cards are shown to")
    assert opened[-1] == f"says The cards are shown to {name}."
    assert set(opened[:-1]) <= {f"focus {name}’s hand"}
    # The card that the keyboard starts on is told after that, and only then.
    before, after = output.partition("step until:Return:says The cards are shown to\n")[2].split(
        "says The cards are", 1
    )
    assert "card 1" not in before
    assert after.partition("says")[0].count("card 1") == 1
    # The hand loses its card before it loses the keyboard; it is nobody's turn before that lies where it belongs.
    heard = heard_after(output, "hear:’s turn")
    told = heard.pop(2)
    assert heard == [
        *("focus The table", f"says {name} plays card 1…"),
        *(f"focus I am {other}: show the cards", f"says {other}’s turn"),
    ]
    assert told.startswith(f"says {name} plays")
    play, _, place = told.removeprefix("says ").split(" | ")[0].rpartition(" Card ")
    assert place == "1."
    news = heard_after(output, "until:Tab:focus What happened")[-1]
    # What is live says that it fits, too.
    assert news.startswith(f"focus What happened: {play.partition('.')[0]}")
    # A line of the journal has no full stop.
    assert heard_after(output, "hear:focus Player")[-1].startswith(f"focus {play.partition('.')[0]}")
