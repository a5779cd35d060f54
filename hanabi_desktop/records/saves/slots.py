"""The places for games in progress: each a file, and a lock that says whose it is.

A place is ours only while three things hold: the lock is held, the lock's file is still the one in the folder, and the
game's file is still as it was read or written last. Whatever else is there is somebody else's, and is left alone.
"""

import errno
import os
from collections.abc import Iterator
from pathlib import Path

from hanabi_desktop.faults.noting import note
from hanabi_desktop.locks import try_lock
from hanabi_desktop.records.problems import RecordError
from hanabi_desktop.records.store import EXTENSION, TEMPORARY, read_bounded, write_atomically

MAX_SLOTS = 99
_MAX_DIGITS = 18
_LOCK = ".lock"


class Slot:
    """One file, and its lock. The lock's file stays: only holding it means anything, and it counts the saves."""

    def __init__(self, stem: Path) -> None:
        self.path = stem.with_name(f"{stem.name}{EXTENSION}")
        self._lock_path = stem.with_name(f"{stem.name}{_LOCK}")
        self._descriptor: int | None = None
        self._mark: tuple[int, ...] | None = None
        self._data: bytes | None = None

    def free(self) -> bool:
        """Whether nothing lies in its place; raises OSError if that cannot be told."""
        try:
            self.path.stat()
        except FileNotFoundError:
            return True
        return False

    def lock(self) -> bool:
        """Tries to make it ours; raises OSError if its lock cannot be used at all."""
        descriptor = os.open(self._lock_path, os.O_RDWR | os.O_CREAT | getattr(os, "O_NONBLOCK", 0), 0o666)
        try:
            locked = try_lock(descriptor)
        except BaseException:
            _close(descriptor)
            raise
        if not locked:
            _close(descriptor)
            return False
        self._descriptor = descriptor
        self._sweep()
        return True

    def held(self) -> bool:
        """Whether another program has it; False if that cannot be told."""
        try:
            descriptor = os.open(self._lock_path, os.O_RDWR | getattr(os, "O_NONBLOCK", 0))
        except OSError:
            return False
        try:
            return not try_lock(descriptor)
        except OSError as error:
            note("nobody knows whether a lock is held", error)
            return False
        finally:
            _close(descriptor)

    def _sweep(self) -> None:
        """Nobody else writes here any more: what is half written was left by a program that was killed."""
        try:
            for leftover in self.path.parent.glob(f".{self.path.name}.*{TEMPORARY}"):
                leftover.unlink(missing_ok=True)
        except OSError as error:
            note("half a save cannot be cleared away", error)

    def unlock(self) -> None:
        """Closing the file gives the lock back."""
        # Forgotten first: it is closed whatever closing it says, and its number may be another file's then.
        descriptor, self._descriptor = self._descriptor, None
        if descriptor is not None:
            _close(descriptor)

    def ours(self) -> bool:
        """Whether it is still as we left it. A file that was taken away may be written again."""
        try:
            if not self._holds():
                self.unlock()
                if not self.lock():
                    return False
            mark = _mark(self.path)
            if mark is None or mark == self._mark:
                return True
            return self._data is not None and read_bounded(self.path) == self._data
        except (OSError, RecordError) as error:
            note("a place for a saved game is not ours any more", error)
            return False

    def _holds(self) -> bool:
        """Whether the lock in the folder is the one we hold: it may have been removed, or the folder made anew."""
        if self._descriptor is None:
            return False
        try:
            there = self._lock_path.stat()
        except FileNotFoundError:
            return False
        return os.path.samestat(os.fstat(self._descriptor), there)

    def read(self) -> bytes:
        """What lies there, from now on as we left it; raises OSError or RecordError."""
        mark = _mark(self.path)
        self._data = read_bounded(self.path)
        self._mark = mark
        return self._data

    def write(self, data: bytes, count: int, *, private: bool) -> None:
        """Puts `data` there; raises OSError. `count` tells which of several games was played last."""
        write_atomically(self.path, data, private=private)
        self._data = data
        # What cannot be looked at now is compared by its content the next time.
        self._mark = None
        try:
            self._mark = _mark(self.path)
            self._write_count(count)
        except OSError as error:
            note("a save cannot be counted", error)

    def _write_count(self, count: int) -> None:
        if self._descriptor is not None:
            os.lseek(self._descriptor, 0, os.SEEK_SET)
            os.write(self._descriptor, b"%0*d\n" % (_MAX_DIGITS, count))

    def count(self) -> int:
        """The number of its last save; 0 if nobody knows."""
        try:
            digits = read_bounded(self._lock_path).strip()
        except FileNotFoundError:
            return 0
        except (OSError, RecordError) as error:
            note("the saves cannot be counted", error)
            return 0
        return int(digits) if digits.isdigit() and len(digits) <= _MAX_DIGITS else 0

    def remove(self) -> None:
        """Takes the file away; raises OSError, also if it is not ours any more."""
        if not self.ours():
            raise OSError(errno.EBUSY, "another program has written there", str(self.path))
        self.path.unlink(missing_ok=True)
        self._mark = self._data = None

    def mark(self) -> tuple[int, ...] | None:
        """What is different once somebody has written there; None if nothing lies there."""
        return _mark(self.path)

    def set_aside(self) -> Path:
        """Renames the file so that it is neither loaded nor saved over; raises OSError."""
        number = 1
        while (aside := self.path.with_name(f"{self.path.name}.damaged-{number}")).exists():
            number += 1
        return self.path.rename(aside)


def _close(descriptor: int) -> None:
    """Closes a lock's file. On a file system that writes late, closing may fail; the lock is gone all the same."""
    try:
        os.close(descriptor)
    except OSError as error:
        note("a lock's file was not closed as it should be", error)


_STEMS = ("autosave", *(f"autosave-{number}" for number in range(2, MAX_SLOTS + 1)))


def slots(folder: Path) -> Iterator[Slot]:
    """All the places there are, in their order, whether anything lies there or not."""
    for stem in _STEMS:
        yield Slot(folder / stem)


def taken_slots(folder: Path) -> Iterator[Slot]:
    """Those where something lies; all of them where the folder cannot be looked through."""
    return _with(EXTENSION, folder)


def counted_slots(folder: Path) -> Iterator[Slot]:
    """Those where something was saved once; all of them where the folder cannot be looked through."""
    return _with(_LOCK, folder)


def _with(ending: str, folder: Path) -> Iterator[Slot]:
    try:
        with os.scandir(folder) as entries:
            names = frozenset(entry.name for entry in entries)
    except FileNotFoundError:
        return
    except OSError:
        yield from slots(folder)
        return
    for stem in _STEMS:
        if f"{stem}{ending}" in names:
            yield Slot(folder / stem)


def _mark(path: Path) -> tuple[int, ...] | None:
    """What is different once another program has written the file; None if there is none."""
    try:
        status = path.stat()
    except FileNotFoundError:
        return None
    return status.st_dev, status.st_ino, status.st_size, status.st_mtime_ns
