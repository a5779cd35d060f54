"""How the next start knows that the program died: a file that is there while it runs, and holds what it died of.

`faulthandler` writes into it the moment the program crashes; it names files, lines and functions, and no values. One
program at a time has the folder.
"""

import faulthandler
from pathlib import Path
from typing import IO

from hanabi_desktop.faults.noting import note

_NAME = "running.txt"
_MOST = 64 * 1024


class Watch:
    """One run of the program in a data folder."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / _NAME
        self._file: IO[str] | None = None

    def begin(self, heading: str) -> str | None:
        """Watches from now on; returns what an earlier run that died has left, or None if none did."""
        left = None
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True)
            left = self._left()
            self._file = self._path.open("x", encoding="utf-8")
            faulthandler.enable(self._file)
            self._file.write(f"{heading}\n")
            self._file.flush()
        except OSError as error:
            note("nobody would know if the program died", error)
        return left

    def _left(self) -> str | None:
        """What is in the file of an earlier run, which is removed; None if there is none."""
        if not self._path.is_file() or self._path.is_symlink():
            return None
        with self._path.open(encoding="utf-8", errors="replace") as file:
            left = file.read(_MOST)
        self._path.unlink()
        return left

    def end(self) -> None:
        """The program ends as it should: whatever fails now keeps it from nothing."""
        if self._file is None:
            return
        faulthandler.disable()
        file, self._file = self._file, None
        try:
            file.close()
        except OSError as error:
            # Something is in it still that could not be written; it is closed all the same.
            note("the watch over this run cannot be closed", error)
        try:
            self._path.unlink(missing_ok=True)
        except OSError as error:
            note("the next start will believe that the program died", error)
