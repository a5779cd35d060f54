"""PySide is compiled once, not at each start."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

_STARTED = """
import builtins, os
plain, times = builtins.compile, []
def compile(*arguments, **named):
    # Python compiles modules as well; those have a file.
    if not os.path.isabs(arguments[1]):
        times.append(arguments[1])
    return plain(*arguments, **named)
builtins.compile = compile
from hanabi_desktop import binding
binding.load()
assert builtins.compile is compile
from PySide6.QtCore import QPoint
try:
    QPoint("nowhere")
except TypeError as error:
    print(len(times), "wrong argument types" in str(error))
"""


def _start(home: Path, **environment: str) -> tuple[int, bool]:
    """How many modules without a file were compiled, and whether PySide still says what is wrong with a call."""
    inherited = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    inherited |= {"PYTHONPYCACHEPREFIX": str(home)} | environment
    ran = subprocess.run([sys.executable, "-c", _STARTED], env=inherited, check=True, capture_output=True, text=True)
    assert ran.stderr == ""
    times, tells = ran.stdout.split()
    return int(times), tells == "True"


def _kept(home: Path) -> Path:
    (path,) = home.rglob("*.pyside")
    return path


def test_what_pyside_brings_as_source_is_compiled_at_the_first_start_only(tmp_path: Path) -> None:
    times, tells = _start(tmp_path)
    assert times > 5
    assert tells
    assert _start(tmp_path) == (0, True)
    assert [path.name for path in _kept(tmp_path).parent.glob("*.pyside*")] == [_kept(tmp_path).name]


@pytest.mark.parametrize("damage", [b"", b"nothing of the kind", None])
def test_what_cannot_be_used_is_compiled_again(tmp_path: Path, damage: bytes | None) -> None:
    first = _start(tmp_path)
    path = _kept(tmp_path)
    path.write_bytes(path.read_bytes()[:5000] if damage is None else damage)
    assert _start(tmp_path) == first
    assert _start(tmp_path) == (0, True)


def test_nothing_is_written_where_python_is_to_write_nothing(tmp_path: Path) -> None:
    first = _start(tmp_path, PYTHONDONTWRITEBYTECODE="1")
    assert first[1]
    assert list(tmp_path.rglob("*")) == []
