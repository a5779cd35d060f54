"""How the next start knows that the program died: a file that is there while it runs, and holds what it died of.

`faulthandler` writes into it the moment the program crashes; it names files, lines and functions, and no values.
"""

import faulthandler
import os
from pathlib import Path
from typing import IO

from hanabi_desktop.faults.noting import note
from hanabi_desktop.locks import try_lock

_PREFIX, _SUFFIX = "running-", ".txt"
_MOST = 64 * 1024


class Watch:
    """One run of the program in a data folder."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file: IO[str] | None = None

    def begin(self, heading: str) -> str | None:
        """Watches from now on; returns what an earlier run that died has left, or None if none did."""
        left = None
        try:
            self._folder.mkdir(parents=True, exist_ok=True)
            left = self._left()
            self._file = (self._folder / f"{_PREFIX}{os.getpid()}{_SUFFIX}").open("w", encoding="utf-8")
            try_lock(self._file.fileno())
            faulthandler.enable(self._file)
            self._file.write(f"{heading}\n")
            self._file.flush()
        except OSError as error:
            note("nobody would know if the program died", error)
        return left

    def _left(self) -> str | None:
        texts = []
        for path in sorted(self._folder.glob(f"{_PREFIX}*{_SUFFIX}")):
            try:
                with path.open("r+", encoding="utf-8", errors="replace") as file:
                    if not try_lock(file.fileno()):
                        continue
                    texts.append(file.read(_MOST))
                path.unlink()
            except OSError as error:
                note("what a run that died has left cannot be read", error)
        return "\n".join(texts) if texts else None

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
            Path(file.name).unlink(missing_ok=True)
        except OSError as error:
            note("the next start will believe that the program died", error)
