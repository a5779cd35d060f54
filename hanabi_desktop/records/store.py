"""Files on disk: written atomically, and read with a limit of size, both only if they are ordinary files."""

import contextlib
import os
import re
import sys
import time
from collections.abc import Iterable
from pathlib import Path

from hanabi_desktop.faults.log import note
from hanabi_desktop.ordinary_file import check_ordinary, open_ordinary
from hanabi_desktop.records.format import MAX_BYTES, decode, encode
from hanabi_desktop.records.record import DamagedRecord, Record, is_over

EXTENSION = ".hanabi.json"
TEMPORARY = ".tmp"
_HALF_WRITTEN = re.compile(rf"\..+\.[0-9a-f]{{8}}{re.escape(TEMPORARY)}")
"""What `write_atomically` calls a file until it is whole."""
_ATTEMPTS = 10 if sys.platform == "win32" else 1
_BETWEEN_ATTEMPTS = 0.05
"""Seconds between two attempts to replace a file that another program holds open."""
OWNER_ONLY = 0o600
"""The mode of a file of a game that goes on: read and written by its owner, and by nobody else."""


class SavedBeside(OSError):
    """Raised once a game is on disk, but beside its file: somebody else has changed that, and it was left alone."""


def write_atomically(path: Path, data: bytes, *, private: bool = False) -> None:
    """Put `data` at `path` so that a reader finds the old or the new, whole, even after a power cut. Raises OSError.

    What is no ordinary file (a link, a pipe, a device) is neither followed nor replaced. Nothing is left behind by a
    failure. What is `private` can be read by its owner alone, from the first byte on, whatever lay there before; on
    Windows by those who may read the folder.
    """
    with contextlib.suppress(FileNotFoundError):
        check_ordinary(path)
    # Any name that a file may have leaves room for this one.
    temporary = path.with_name(f".hanabi.{os.urandom(4).hex()}{TEMPORARY}")
    try:
        flags = os.O_WRONLY | os.O_CREAT | os.O_EXCL
        with os.fdopen(open_ordinary(temporary, flags, OWNER_ONLY if private else 0o666), "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        _replace(temporary, path)
    except BaseException:
        # It may never have come to be; what went wrong first is what is told.
        with contextlib.suppress(OSError):
            temporary.unlink()
        raise
    _sync_folder(path.parent)


def _replace(temporary: Path, path: Path) -> None:
    """Moves a file to where another may lie; raises OSError.

    On Windows a virus scanner or an indexer may hold the other for a moment, so it is tried again for a while.
    """
    for _ in range(_ATTEMPTS - 1):
        with contextlib.suppress(PermissionError):
            temporary.replace(path)
            return
        time.sleep(_BETWEEN_ATTEMPTS)
    temporary.replace(path)


def remove_half_written(folder: Path) -> list[os.DirEntry[str]]:
    """Removes what a program that was killed while it wrote has left in a folder; returns what else lies there.

    Nobody may be writing there now. Raises OSError if the folder cannot be listed; one that is not there is empty.
    """
    try:
        with os.scandir(folder) as listed:
            entries = list(listed)
    except FileNotFoundError:
        return []
    for entry in entries:
        if _HALF_WRITTEN.fullmatch(entry.name):
            try:
                Path(entry.path).unlink()
            except OSError as error:
                note("what was left half written cannot be removed", error)
    return [entry for entry in entries if not _HALF_WRITTEN.fullmatch(entry.name)]


def _sync_folder(folder: Path) -> None:
    """Syncs a folder, so that its new names survive a power cut, where the system can."""
    if sys.platform == "win32":
        return
    try:
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
    except OSError as error:
        # The file itself is whole: only a power cut in the next seconds could still take the name.
        note("a folder cannot be written through to the disk", error)


def first_free(paths: Iterable[Path]) -> Path:
    """The first of these paths at which nothing lies, not even a link that leads nowhere."""
    return next(path for path in paths if not os.path.lexists(path))


def make_folder(folder: Path) -> None:
    """Make a folder, if it is not there, so that it survives a power cut. Raises OSError.

    One that is there may have been made a moment ago, so its name is made to last all the same.
    """
    missing = [above for above in folder.parents if not above.exists()]
    folder.mkdir(parents=True, exist_ok=True)
    for made in (folder, *missing):
        _sync_folder(made.parent)


def read_bounded(path: Path, limit: int = MAX_BYTES, *, follow: bool = False) -> bytes:
    """What is in the file; raises DamagedRecord if it is too large or no ordinary file, OSError if it cannot be read.

    A link is no ordinary file, unless to `follow` it.
    """
    try:
        descriptor = open_ordinary(path, os.O_RDONLY, follow=follow)
    except FileExistsError as error:
        raise DamagedRecord("this is not an ordinary file") from error
    # What the system says of its size may be untrue, or grow meanwhile.
    with os.fdopen(descriptor, "rb") as file:
        data = file.read(limit + 1)
    if len(data) > limit:
        raise DamagedRecord(f"larger than {limit} bytes")
    return data


def read_optional(path: Path, limit: int, what: str) -> bytes:
    """What is in a file that the program can do without: nothing, which is noted, if something else lies there."""
    try:
        return read_bounded(path, limit)
    except FileNotFoundError:
        pass
    except (OSError, DamagedRecord) as error:
        note(f"{what} cannot be read", error)
    return b""


def not_ordinary(paths: Iterable[Path]) -> list[Path]:
    """Those where something lies that can be neither read nor written as a file; it stays as it is."""
    found = []
    for path in paths:
        try:
            os.close(open_ordinary(path, os.O_RDONLY))
        except (FileNotFoundError, NotADirectoryError):
            continue
        except OSError:
            found.append(path)
    return found


def load(path: Path) -> Record:
    """The record in a file, or behind a link; raises RecordError, or OSError if it cannot be read."""
    return decode(read_bounded(path, follow=True))


def save(record: Record, path: Path) -> None:
    """Write a record to a file, whole or not at all; raises OSError.

    As long as the game goes on, nobody but the owner of the file can read it.
    """
    write_atomically(path, encode(record), private=not is_over(record))
