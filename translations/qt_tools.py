"""Qt's own translation tools: those inside the PySide6 package, else those of the system."""

import importlib.util
import shutil
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

_SYSTEM_FOLDERS = ("/usr/lib/qt6/bin", "/usr/lib64/qt6/bin")
"""Where distributions keep Qt 6's tools, of which not every one is on the path."""


class QtToolError(Exception):
    """A tool is missing, or it failed; the text is what it said."""


def _tool(name: str) -> Path:
    tool = next(filter(Path.is_file, _places(name)), None)
    if tool is None:
        raise QtToolError(f"{name} is neither in a PySide6 nor among the system's programs")
    return tool


def _places(name: str) -> Iterator[Path]:
    """Where a tool may be, the likeliest first."""
    # Found without importing PySide6: the tools have no need of a display or its libraries.
    spec = importlib.util.find_spec("PySide6")
    for location in (spec and spec.submodule_search_locations) or ():
        yield Path(location) / (f"{name}.exe" if sys.platform == "win32" else name)
    # Where Qt 5 is installed too, the plain name may be its.
    for spelling in (f"{name}6", f"{name}-qt6"):
        yield from map(Path, filter(None, [shutil.which(spelling)]))
    yield from (Path(folder) / name for folder in _SYSTEM_FOLDERS)
    yield from map(Path, filter(None, [shutil.which(name)]))


def run(name: str, arguments: Sequence[str | Path]) -> None:
    """Run `lupdate` or `lrelease`, which say nothing unless they fail."""
    command = [str(_tool(name)), "-silent", *map(str, arguments)]
    done = subprocess.run(command, check=False, capture_output=True, encoding="utf-8")
    said = (done.stdout + done.stderr).strip()
    # lupdate goes on after what it could not read, and ends with 0.
    if done.returncode or said:
        raise QtToolError(f"{name} ended with {done.returncode}: {said}")


def compile_all(folder: Path) -> list[Path]:
    """Compile each `.ts` of the folder into the `.qm` beside it, and return these."""
    compiled = []
    for source in sorted(folder.glob("*.ts")):
        target = source.with_suffix(".qm")
        run("lrelease", [source, "-qm", target])
        compiled.append(target)
    return compiled
