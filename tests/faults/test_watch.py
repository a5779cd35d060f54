"""The next start knows that the program died, and of what."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

PROGRAM = """
import os, signal, sys
from pathlib import Path
from hanabi_desktop.faults.watch import Watch
watch = Watch(Path(sys.argv[1]))
if sys.argv[2] == "full":
    import resource
    from hanabi_desktop.faults import log
    resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))
    written = log.attach(Path(sys.argv[1]))
print(watch.begin("hanabi-desktop 1.2.3"), flush=True)
if sys.argv[2] == "crash":
    import ctypes
    ctypes.string_at(0)
if sys.argv[2] == "killed":
    os.kill(os.getpid(), signal.SIGKILL)
if sys.argv[2] == "wait":
    sys.stdin.read()
watch.end()
if sys.argv[2] == "full":
    log.detach(written)
    print("ended")
"""


def command(folder: Path, end: str) -> list[str]:
    return [sys.executable, "-c", PROGRAM, str(folder), end]


def run(folder: Path, end: str) -> str:
    environment = os.environ | {"PYTHONPATH": str(ROOT)}
    done = subprocess.run(
        command(folder, end), env=environment, capture_output=True, text=True, timeout=60, check=False, cwd=ROOT
    )
    return done.stdout


def test_a_run_that_ends_as_it_should_leaves_nothing(tmp_path: Path) -> None:
    assert run(tmp_path / "data", "well") == "None\n"
    assert list((tmp_path / "data").iterdir()) == []


def test_a_crash_is_told_at_the_next_start_and_only_then(tmp_path: Path) -> None:
    run(tmp_path, "crash")
    told = run(tmp_path, "well")
    assert told.startswith("hanabi-desktop 1.2.3")
    assert 'File "<string>", line' in told
    assert run(tmp_path, "well") == "None\n"


@pytest.mark.skipif(sys.platform == "win32", reason="no SIGKILL")
def test_so_is_being_killed(tmp_path: Path) -> None:
    run(tmp_path, "killed")
    assert run(tmp_path, "well").startswith("hanabi-desktop 1.2.3")


@pytest.mark.skipif(sys.platform == "win32", reason="no limits on files")
def test_on_a_full_disk_a_run_ends_as_it_should_too(tmp_path: Path) -> None:
    assert run(tmp_path, "full") == "None\nended\n"
    # The log could be made, and nothing written in it.
    assert [path.name for path in tmp_path.iterdir()] == ["log.txt"]
    assert run(tmp_path, "well") == "None\n"


def test_a_folder_that_cannot_be_used_stops_nothing(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("in the way")
    assert run(tmp_path / "data", "well") == "None\n"
