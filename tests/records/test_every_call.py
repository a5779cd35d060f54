"""One call of the system fails, whichever: every game that was ever on disk is still somewhere.

An evening is played through the folder of games, as the window plays it, again and again; each time another call
fails once, or everything fails from it on. `HANABI_EVERY_CALL=1` tries all of them with all errors, which takes some
minutes; otherwise it is a sample.
"""

import errno
import io
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from hanabi_desktop.records.game_folder import GameFolder
from hanabi_desktop.records.record import Record, RecordError
from hanabi_desktop.records.store import load, save
from hanabi_desktop.rules import EndEarly
from tests.records.samples import plain_record

CALLS = [(os, name) for name in ("open", "fsync", "replace", "rename", "unlink", "mkdir", "stat", "write", "listdir")]
CALLS += [(os, "scandir"), (io, "open")]
SYNC = os.fsync
ERRORS = (errno.ENOSPC, errno.EIO, errno.EACCES, errno.EINTR)
ALL = "HANABI_EVERY_CALL" in os.environ


class Disk:
    """Counts the calls that touch a folder, and lets them fail from `first` on: once, or for good."""

    def __init__(self, folder: Path, first: int | None = None, error: int = errno.EIO, *, once: bool = True) -> None:
        self.folder = str(folder)
        self.first, self.error, self.once = first, error, once
        self.calls = 0
        self.quiet = False

    def failing(self, call: Callable[..., Any]) -> Callable[..., Any]:
        def shim(*arguments: Any, **options: Any) -> Any:
            what = arguments[0] if arguments else None
            ours = isinstance(what, int) or str(what).startswith(self.folder)
            if ours and not self.quiet:
                self.calls += 1
                here = self.first is not None and (self.calls == self.first if self.once else self.calls >= self.first)
                if here:
                    raise OSError(self.error, os.strerror(self.error), str(what))
            # The tests pull no plug, and the machine may have better to do than to wait for its disk.
            return None if call is SYNC else call(*arguments, **options)

        return shim

    @contextmanager
    def attached(self, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
        with monkeypatch.context() as patch:
            for module, name in CALLS:
                patch.setattr(module, name, self.failing(getattr(module, name)))
            yield


class Auditor:
    """Remembers every game it has ever seen on disk, and how far it had been played."""

    def __init__(self, disk: Disk, folder: Path) -> None:
        self._disk, self._folder = disk, folder
        self._seen: dict[object, int] = {}

    def look(self, moment: str) -> None:
        self._disk.quiet = True
        there: dict[object, int] = {}
        for path in self._folder.rglob("*"):
            record = _record(path)
            if record is not None:
                there[record.setup.deck] = max(len(record.actions), there.get(record.setup.deck, 0))
        lost = [actions for deck, actions in self._seen.items() if there.get(deck, -1) < actions]
        assert not lost, f"a game is lost {moment}, at call {self._disk.first}: {self._disk.error}"
        self._seen = there
        self._disk.quiet = False


def _record(path: Path) -> Record | None:
    try:
        return load(path) if path.is_file() and path.suffix != ".tmp" else None
    except (OSError, RecordError):
        return None


def played(seed: int, actions: int, *, to_the_end: bool = False) -> Record:
    record = plain_record(seed, actions=actions)
    return Record(record.names, record.setup, (*record.actions, EndEarly()) if to_the_end else record.actions)


def evening(folder: Path, auditor: Auditor) -> None:
    """Three runs of the program: continue, a new game, its end, the same players again, leave; start, title, close."""
    for run in range(3):
        games = GameFolder(folder / "games", lambda _unreadable: None)
        found = games.find_unfinished()
        auditor.look("at the start")
        if found is not None:
            # Continued: one turn more, then it gives way.
            games.resume(found.path)
            _save(games, found.record)
            auditor.look("continuing")
        games.begin()
        for actions in range(3):
            _save(games, played(10 + run, actions))
            auditor.look("playing")
        _save(games, played(10 + run, 2, to_the_end=True))
        auditor.look("at the end")
        games.begin()
        for actions in range(2):
            _save(games, played(20 + run, actions))
        auditor.look("playing again")
        games.find_unfinished()
        auditor.look("on the title screen")


def _save(games: GameFolder, record: Record) -> None:
    # The table tells of it, and saves again after the next action.
    with suppress(OSError):
        games.save(record)


def prepared(folder: Path) -> None:
    """A folder of games: one in progress, one that ended, and one that nobody can read."""
    (folder / "games").mkdir(parents=True)
    save(played(1, 3), folder / "games" / "first.hanabi.json")
    save(played(2, 3, to_the_end=True), folder / "games" / "second.hanabi.json")
    (folder / "games" / "third.hanabi.json").write_bytes(b"{")


def run(folder: Path, monkeypatch: pytest.MonkeyPatch, disk: Disk) -> int:
    prepared(folder)
    auditor = Auditor(disk, folder)
    auditor.look("before")
    with disk.attached(monkeypatch):
        try:
            evening(folder, auditor)
        except OSError as error:
            raise AssertionError(f"call {disk.first} got out: {error}") from error
    return disk.calls


def test_every_game_is_still_somewhere_whatever_call_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    calls = run(tmp_path / "whole", monkeypatch, Disk(tmp_path / "whole"))
    assert calls > 200
    for once, step in ((True, 41), (False, 97)):
        for first in range(1, calls + 1, 1 if ALL else step):
            errors = ERRORS if ALL else ERRORS[first % 4 : first % 4 + 1]
            for error in errors if once else (errno.ENOSPC,):
                folder = tmp_path / f"{first}-{error}-{once}"
                run(folder, monkeypatch, Disk(folder, first, error, once=once))
