"""Files made to do harm are refused before they do any: in a process that may use little memory and little time."""

import subprocess
import sys
from pathlib import Path

import pytest

from hanabi_desktop.records.reading import MAX_BYTES
from tests.records.samples import ROOT

resource = pytest.importorskip("resource", reason="no limits for a process here")

MEGABYTE = 1 << 20

_ATTEMPT = """
import sys
from hanabi_desktop.records.problems import RecordError
from hanabi_desktop.records.store import load
from pathlib import Path
try:
    load(Path(sys.argv[1]))
except RecordError as error:
    print(error.problem.name)
"""


def filled(start: bytes, middle: bytes, end: bytes, size: int = MAX_BYTES) -> bytes:
    """As large as is still read."""
    return start + middle * ((size - len(start) - len(end)) // len(middle)) + end


HOSTILE = {
    "brackets": (b"[" * MAX_BYTES, "TOO_DEEP"),
    "braces": (filled(b"", b'{"a":', b""), "TOO_DEEP"),
    "closed brackets": (b"[" * (MAX_BYTES // 2) + b"]" * (MAX_BYTES // 2), "TOO_DEEP"),
    "empty lists": (filled(b"[", b"[],", b"[]]"), "NOT_AN_OBJECT"),
    "empty objects": (filled(b"[", b"{},", b"{}]"), "NOT_AN_OBJECT"),
    "many keys": (b"{" + b",".join(b'"%x":0' % n for n in range(100_000)) + b"}", "MISSING"),
    "many keys, one of them twice": (
        b"{" + b",".join(b'"%x":0' % n for n in range(100_000)) + b',"186a0":1,"0":1}',
        "KEY_TWICE",
    ),
    "a key twice, many times": (filled(b"[", b'{"a":0,"a":0},', b"0]"), "KEY_TWICE"),
    "no numbers": (filled(b"[", b"NaN,", b"0]"), "NOT_A_NUMBER"),
    "a number of a million digits": (b"[" + b"9" * (MAX_BYTES - 2) + b"]", "NOT_A_NUMBER"),
    "a power of a million digits": (b"[1e" + b"9" * (MAX_BYTES - 4) + b"]", "NOT_A_NUMBER"),
    "many actions": (filled(b'{"players":["a","b"],"deck":[],"actions":[', b'{"type":0},', b"{}]}"), "DECK_SIZE"),
    "a long name": (b'{"players":["' + b"a" * 1_000_000 + b'","b"],"deck":[],"actions":[]}', "DECK_SIZE"),
    "blanks": (b" " * MAX_BYTES, "NOT_JSON"),
    "an open string": (b'"' + b"a" * (MAX_BYTES - 1), "NOT_JSON"),
    "one byte too many": (b" " * (MAX_BYTES + 1), "TOO_LARGE"),
}


def attempt(path: Path) -> str:
    """The problem that a small process finds in the file; fails if it needs 150 megabytes or 20 seconds."""

    def confine() -> None:
        resource.setrlimit(resource.RLIMIT_AS, (150 * MEGABYTE, 150 * MEGABYTE))
        resource.setrlimit(resource.RLIMIT_CPU, (20, 20))

    tried = subprocess.run(
        cwd=ROOT,
        args=[sys.executable, "-c", _ATTEMPT, str(path)],
        capture_output=True,
        text=True,
        preexec_fn=confine,
        check=True,
    )
    return tried.stdout.strip()


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_file_is_refused_in_little_time_and_memory(name: str, tmp_path: Path) -> None:
    data, problem = HOSTILE[name]
    path = tmp_path / "hostile.json"
    path.write_bytes(data)
    assert attempt(path) == problem
    assert path.read_bytes() == data


def test_a_hundred_megabytes_are_not_even_read(tmp_path: Path) -> None:
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        for _ in range(100):
            file.write(b"[" * MEGABYTE)
    assert attempt(path) == "TOO_LARGE"
    path.unlink()


def test_ten_million_actions_are_not_even_read(tmp_path: Path) -> None:
    path = tmp_path / "long.json"
    with path.open("wb") as file:
        file.write(b'{"actions":[')
        for _ in range(100):
            file.write(b'{"type":0,"target":0},' * 100_000)
        file.write(b"{}]}")
    assert attempt(path) == "TOO_LARGE"
    path.unlink()


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="no device that never ends")
def test_a_file_without_end_is_not_read() -> None:
    assert attempt(Path("/dev/zero")) == "NOT_A_FILE"
