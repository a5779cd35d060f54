"""What a program that was killed while it wrote leaves behind, and nobody needs."""

import re
import time
from collections.abc import Callable
from pathlib import Path

from hanabi_desktop.faults.noting import note
from hanabi_desktop.records.store import EXTENSION, TEMPORARY

_AGE = 600
"""Seconds after which nobody writes there any more."""
_HALF_WRITTEN = re.compile(rf"\..+\.[0-9a-f]{{8}}{re.escape(TEMPORARY)}")


def sweep(folder: Path, games: Path, now: Callable[[], float] = time.time) -> None:
    """Removes files that were half written, and names that were reserved for a game and are empty still."""
    _remove(folder, now() - _AGE, lambda path, _size: bool(_HALF_WRITTEN.fullmatch(path.name)))
    _remove(
        games,
        now() - _AGE,
        lambda path, size: bool(_HALF_WRITTEN.fullmatch(path.name)) or (path.name.endswith(EXTENSION) and not size),
    )


def _remove(folder: Path, before: float, rubbish: Callable[[Path, int], bool]) -> None:
    try:
        for path in folder.iterdir():
            # A folder or a pipe is nothing of ours.
            if path.is_file() and not path.is_symlink():
                status = path.stat()
                if status.st_mtime < before and rubbish(path, status.st_size):
                    path.unlink(missing_ok=True)
    except FileNotFoundError:
        return
    except OSError as error:
        note("what was left half written cannot be cleared away", error)
