"""The folder of games: one file a game, from the deal to the end, replaced whole after every action.

Nothing in the folder is ever moved, renamed or emptied, so nothing can get lost on the way. The game to continue is the
unfinished one that was played last, rather than one that was only dealt.
"""

import contextlib
import errno
import os
import re
import stat
import unicodedata
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from itertools import chain, count
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from hanabi_desktop.faults.log import note
from hanabi_desktop.records import store
from hanabi_desktop.records.format import decode, encode
from hanabi_desktop.records.record import Record, RecordError, RefusedAction, replay
from hanabi_desktop.records.remarks import is_begun

_MAX_READ = 100
"""Maximum of files read to find the game to continue, latest first: a start reads no more."""
_MAX_NAME = 24
"""Maximum characters of a player's name in the name of a file."""
_MAX_NAME_BYTES = 180
"""Maximum bytes of the whole name: systems take 255, endings included."""
_DATE = re.compile(r"\d{4}-\d\d-\d\d")


class Unreadable(Struct, frozen=True):
    """A file that cannot be read as a game; it is left where and as it is."""

    path: Path
    cause: OSError | RecordError | RefusedAction


class SavedGame(Struct, frozen=True):
    """A game that can be continued, and the file it lies in."""

    path: Path
    record: Record
    games: int = 1
    """How many games were begun and are unfinished, with this one."""


class GameFolder:
    """The games of one data folder, and which of their files is that of the game at hand."""

    def __init__(
        self, folder: Path, report: Callable[[Sequence[Unreadable]], None], today: Callable[[], date] = date.today
    ) -> None:
        """`folder` need not exist, nor be writable. `report` is told once of each file that cannot be read."""
        self.folder = folder
        self._report = report
        self._today = today
        self._reported: set[Path] = set()
        self._path: Path | None = None
        """The file of the game at hand; None until it is saved for the first time."""
        self._known: bytes | None = None
        """What was in that file when it was read or written last, as it is written now."""
        self._folder_synced = False
        """Whether the folder itself was made and synced to disk."""

    def find_unfinished(self) -> SavedGame | None:
        """The unfinished game that was played last, if there is one among the latest files; else one that was dealt."""
        found: list[Unreadable] = []
        dealt: SavedGame | None = None
        try:
            for game in (unfinished := self._unfinished(found)):
                if is_begun(game.record):
                    before = len(found)
                    games = 1 + sum(is_begun(other.record) for other in unfinished)
                    # Older files do not matter to whoever goes on with this game.
                    del found[before:]
                    return replace(game, games=games)
                dealt = dealt or game
            return dealt
        finally:
            new = [each for each in found if each.path not in self._reported]
            self._reported.update(each.path for each in new)
            if new:
                self._report(new)

    def _unfinished(self, found: list[Unreadable]) -> Iterator[SavedGame]:
        """The unfinished games among the latest files, the one that was played last first; adds to `found` what cannot be read."""
        try:
            latest = _latest(self.folder)
        except OSError as cause:
            note("the folder of games cannot be looked through", cause)
            found.append(Unreadable(self.folder, cause))
            return
        for path in latest:
            try:
                record = store.load(path)
                over = replay(record).end is not None
            except FileNotFoundError:
                continue
            except (OSError, RecordError, RefusedAction) as cause:
                found.append(Unreadable(path, cause))
                continue
            if not over:
                yield SavedGame(path, record)

    def begin(self) -> None:
        """Another game is at hand: what is saved from now on becomes a file of its own."""
        self._path = None

    def resume(self, path: Path) -> None:
        """The game in this file is at hand, and is the one to continue; one from elsewhere becomes a file of its own."""
        self._path = path if self.holds(path) else None
        self._known = self._there()
        if self._path is not None:
            with contextlib.suppress(OSError):  # then another one is offered first at the next start
                os.utime(self._path)

    def holds(self, path: Path) -> bool:
        """Whether this is an ordinary file of this folder, where a game can go on."""
        try:
            return path.parent.resolve() == self.folder.resolve() and stat.S_ISREG(path.lstat().st_mode)
        except OSError:
            return False

    def is_at_hand(self, path: Path) -> bool:
        """Whether this is the file of the game at hand."""
        return self._path is not None and is_same_file(path, self._path)

    def save(self, record: Record) -> None:
        """Puts the game at hand on disk; when this returns, it is there. Raises OSError, and RecordError if too large.

        If somebody else has changed the file, that is left alone and another one is written; SavedBeside tells it, once.
        """
        data = encode(record)
        if not (self._folder_synced and self.folder.is_dir()):
            store.make_folder(self.folder)
            self._folder_synced = True
        there = self._there()
        changed = self._path if there is None or there not in (self._known, b"") else None
        path = self._free_name(record) if changed or self._path is None else self._path
        store.write_atomically(path, data, private=True)
        self._path, self._known = path, data
        if changed:
            raise store.SavedBeside(errno.EEXIST, os.strerror(errno.EEXIST), str(changed))

    def _there(self) -> bytes | None:
        """What is in the file of the game at hand; nothing if there is none, None if it is no file that can be read."""
        if self._path is None:
            return b""
        try:
            there = store.read_bounded(self._path)
            return there if there == self._known else encode(decode(there))
        except (OSError, RecordError) as error:
            return b"" if isinstance(error, FileNotFoundError) else None

    def _free_name(self, record: Record) -> Path:
        """A name that no file has yet: the day of the deal and the players, and a number where that is taken."""
        stem = suggested_name(record, self._today())
        stems = chain((stem,), (f"{stem}-{number}" for number in count(2)))
        return store.first_free(self.folder / f"{each}{store.EXTENSION}" for each in stems)


def _latest(folder: Path) -> list[Path]:
    """The games that were written last, the latest first. Raises OSError if the folder cannot be listed."""
    games = [entry for entry in store.remove_half_written(folder) if entry.name.endswith(store.EXTENSION)]
    written = sorted(((game.stat(follow_symlinks=False).st_mtime_ns, game.path) for game in games), reverse=True)
    return [Path(path) for _, path in written[:_MAX_READ]]


def is_same_file(path: Path, other: Path) -> bool:
    """Whether both lead to one file, whatever they are called."""
    try:
        return path.samefile(other)
    except (OSError, ValueError):  # one is not there, or cannot be a name at all
        return False


def suggested_name(record: Record, today: date) -> str:
    """The day of the deal, or `today` where nobody knows it, and who played; without an ending.

    Letters and figures of any script stay, everything else in a name becomes a line.
    """
    started = record.extra.get("started")
    known = _DATE.match(started) if isinstance(started, str) else None
    names = (unicodedata.normalize("NFC", name) for name in record.names)
    plain = (re.sub(r"\W+", "_", name)[:_MAX_NAME].strip("_") for name in names)
    name = "-".join(filter(None, (known[0] if known else today.isoformat(), *plain)))
    return name.encode()[:_MAX_NAME_BYTES].decode(errors="ignore").rstrip("-_")
