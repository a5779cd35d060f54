"""Qt's own translation tools, as they come inside the PySide6 package."""

import importlib.util
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path


class QtToolError(Exception):
    """A tool is missing, or it failed; the text is what it said."""


def _tool(name: str) -> Path:
    # Found without importing PySide6: the tools have no need of a display or its libraries.
    spec = importlib.util.find_spec("PySide6")
    if spec is None or not spec.submodule_search_locations:
        raise QtToolError("PySide6 is not installed")
    for location in spec.submodule_search_locations:
        tool = Path(location) / (f"{name}.exe" if sys.platform == "win32" else name)
        if tool.is_file():
            return tool
    raise QtToolError(f"{name} is not in this PySide6")


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
