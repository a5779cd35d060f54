"""The game that is being played, on disk after every action, so that not even a power cut loses it.

Several programs may share the folder. Each keeps its game in a slot of its own, `autosave.hanabi.json`,
`autosave-2.hanabi.json` and so on, and holds the slot by a lock that the system takes back when the program ends,
however it ends.
"""

import contextlib
import errno
import os
import sys
from collections.abc import Iterator
from pathlib import Path

from hanabi_desktop.records.problems import RecordError
from hanabi_desktop.records.record import Record, RefusedAction, replay
from hanabi_desktop.records.store import EXTENSION, TEMPORARY, load, save

_MAX_SLOTS = 99
_NO_LOCKS_HERE = (errno.ENOLCK, errno.ENOTSUP, errno.EOPNOTSUPP)


class DamagedSave(ValueError):
    """Raised where a saved game cannot be read; it has been set aside under another name, and is not lost."""

    def __init__(self, aside: Path, cause: RecordError | RefusedAction) -> None:
        super().__init__(f"{aside}: {cause}")
        self.aside = aside
        self.cause = cause


class Autosave:
    """The game in progress in a folder. Whatever cannot be read or written raises OSError, each time anew."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._slot: _Slot | None = None

    def load(self) -> Record | None:
        """The game to continue, and from now on the one that is saved over: the newest that no other program plays.

        Raises DamagedSave, once for each, if it is not a game any more.
        """
        slot = self._slot
        if slot is None or not slot.path.exists():
            slot = next(self._abandoned(), slot)
        if slot is not self._slot:
            self.release()
            self._slot = slot
        if slot is None:
            return None
        try:
            record = load(slot.path)
            replay(record)
        except FileNotFoundError:
            return None
        except (RecordError, RefusedAction) as cause:
            raise DamagedSave(slot.set_aside(), cause) from cause
        return record

    def save(self, record: Record) -> None:
        """Put the game on disk; when this returns, it is there. A game that was never loaded is not saved over."""
        if self._slot is None:
            self._slot = self._new_slot()
        save(record, self._slot.path)

    def clear(self) -> None:
        """Forget the game: it is over, or was given up."""
        if self._slot:
            self._slot.path.unlink(missing_ok=True)

    def release(self) -> None:
        """Let other programs have the game."""
        if self._slot:
            self._slot.unlock()
            self._slot = None

    def _new_slot(self) -> "_Slot":
        """The first without a game that nobody has, locked."""
        self._folder.mkdir(parents=True, exist_ok=True)
        for number in range(1, _MAX_SLOTS + 1):
            slot = _Slot(self._folder / ("autosave" if number == 1 else f"autosave-{number}"))
            if not slot.path.exists() and slot.lock():
                # Another program may have had it, and left a game in it, a moment ago.
                if not slot.path.exists():
                    return slot
                slot.unlock()
        raise OSError(errno.EBUSY, "every place for a saved game is taken", str(self._folder))

    def _abandoned(self) -> Iterator["_Slot"]:
        """The slots with a game that nobody plays, newest first, each locked."""
        for path in sorted(self._folder.glob(f"autosave*{EXTENSION}"), key=_written, reverse=True):
            slot = _Slot(path.with_name(path.name.removesuffix(EXTENSION)))
            if slot.lock():
                yield slot


def _written(path: Path) -> int:
    with contextlib.suppress(FileNotFoundError):
        return path.stat().st_mtime_ns
    return 0


class _Slot:
    """One file, and the lock that says whose it is. The lock file stays: only holding it means anything."""

    def __init__(self, stem: Path) -> None:
        self.path = stem.with_name(f"{stem.name}{EXTENSION}")
        self._lock_path = stem.with_name(f"{stem.name}.lock")
        self._descriptor: int | None = None

    def lock(self) -> bool:
        """Try to make it ours."""
        descriptor = os.open(self._lock_path, os.O_RDWR | os.O_CREAT, 0o666)
        try:
            _lock(descriptor)
        except OSError as error:
            if error.errno not in _NO_LOCKS_HERE:
                os.close(descriptor)
                if error.errno in (errno.EACCES, errno.EAGAIN, errno.EDEADLK):
                    return False
                raise
        self._descriptor = descriptor
        for leftover in self.path.parent.glob(f".{self.path.name}.*{TEMPORARY}"):
            leftover.unlink(missing_ok=True)
        return True

    def unlock(self) -> None:
        """Closing the file gives the lock back."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None

    def set_aside(self) -> Path:
        """Rename the file so that it is neither loaded nor saved over."""
        number = 1
        while (aside := self.path.with_name(f"{self.path.name}.damaged-{number}")).exists():
            number += 1
        return self.path.rename(aside)


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
