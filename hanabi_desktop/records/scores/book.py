"""The games in the folder, as they are known: at once from the index, and then as they lie there."""

import os
import time
from collections.abc import Callable, Generator, Iterator
from operator import attrgetter
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from hanabi_desktop.faults.noting import note
from hanabi_desktop.records.decoding import decode
from hanabi_desktop.records.problems import Problem, RecordError
from hanabi_desktop.records.record import Record, RefusedAction
from hanabi_desktop.records.scores.counting import counted, other_states
from hanabi_desktop.records.scores.index import Index, load_index, older_of, save_index
from hanabi_desktop.records.scores.score import Score, Unread, group_of, score_of, which_game
from hanabi_desktop.records.store import EXTENSION, read_bounded

LARGEST = 64 * 1024
"""Bytes; the game that people play, with every hand arranged and every note written, has less than half of that."""
PATIENCE = 0.5
"""Seconds after which those who wait for earlier scores are told what was found by then."""


_by_date = attrgetter("moment", "file")


class Reading(Struct, frozen=True):
    """How far the folder has been looked through."""

    read: int = 0
    """Files that were opened because they are new, or were changed."""
    of: int = 0
    """Files that are to be opened; 0 as long as nobody knows."""


class ScoreBook:
    """The games of one folder, and the index of them. It may be read-only, or not there."""

    def __init__(self, games: Path, index: Path, program: str = "") -> None:
        """`program` is the version of the program; nothing is read before it is asked for."""
        self.games = games
        self.index = index
        self._program = program
        self._known: dict[str, Score] = {}
        self._unread: dict[str, Unread] = {}
        self._refused: set[str] = set()
        """Files that the system keeps to itself, or that are no ordinary ones: they are tried again each time."""
        self._opened = False
        self._behind: Index | None = None
        """The index, as long as only its newest games were taken from it."""

    @property
    def newest(self) -> tuple[Score, ...]:
        """The newest games at least, in no order: what there is to see at once, however many there are."""
        self._open()
        return tuple(self._known.values())

    @property
    def scores(self) -> tuple[Score, ...]:
        """The games as they are known now, in no order."""
        self._open_whole()
        return tuple(self._known.values())

    @property
    def unread(self) -> int:
        """How many files are called like games, and cannot be read."""
        return len(self._unread) + len(self._refused) - self.later

    @property
    def later(self) -> int:
        """How many games a later version of the program has saved; they stay as they are."""
        return sum(unread.later for unread in self._unread.values())

    def catch_up(self) -> Generator[Reading, None, None]:
        """Looks the folder through, in steps of a few milliseconds at most, and keeps the index.

        The newest games are read first. Whoever has no more time closes the iterator: what was read until then is kept.
        """
        self._open_whole()
        before = len(self._known), len(self._unread)
        changed = False
        try:
            ahead: list[Unread] = []
            there: set[str] = set()
            for found in self._listed():
                if found is not None:
                    there.add(found.file)
                    if found.size and not self._is_known(found):
                        ahead.append(found)
                yield Reading()
            self._forget_all_but(there)
            ahead.sort(key=lambda found: found.file, reverse=True)
            for read, found in enumerate(ahead):
                yield Reading(read, len(ahead))
                changed |= self._take_in(found)
            yield Reading(len(ahead), len(ahead))
        except OSError as error:
            note("the games of before cannot be looked through", error)
        finally:
            if changed or before != (len(self._known), len(self._unread)):
                newest_first = sorted(self._known.values(), key=_by_date, reverse=True)
                save_index(self.index, self._program, newest_first, self._unread.values())

    def earlier(self, record: Record, clock: Callable[[], float] = time.monotonic) -> list[int]:
        """What the players of this game scored in others that count, newest first.

        The game itself is not among them, whatever states of it lie there.
        """
        end = clock() + PATIENCE
        steps = self.catch_up()
        for _ in steps:
            if clock() > end:
                break
        steps.close()
        scores = self.scores
        group, this = group_of(record.names), which_game(record)
        found = [
            score for score in counted(scores, other_states(scores)) if score.group == group and score.game != this
        ]
        found.sort(key=_by_date, reverse=True)
        return [score.score for score in found]

    def path(self, score: Score) -> Path:
        """Where a game lies: always in the folder, whatever an index says."""
        return self.games / Path(score.file).name

    # Inner workings

    def _open(self) -> None:
        if not self._opened:
            self._opened = True
            index = load_index(self.index, self._program)
            self._known = {score.file: score for score in index.newest}
            self._unread = {unread.file: unread for unread in index.unread}
            self._behind = index

    def _open_whole(self) -> None:
        self._open()
        if self._behind is not None:
            self._known |= {score.file: score for score in older_of(self._behind)}
            self._behind = None

    def _listed(self) -> Iterator[Unread | None]:
        """Every file that is called like a game and is not empty; None for whatever else lies there."""
        try:
            listing = os.scandir(self.games)
        except FileNotFoundError:
            return
        with listing:
            for entry in listing:
                if not entry.name.endswith(EXTENSION):
                    yield None
                    continue
                try:
                    ordinary = entry.is_file(follow_symlinks=False)
                    status = entry.stat(follow_symlinks=False)
                except OSError:
                    ordinary = False
                if not ordinary:
                    # A link may lead anywhere, and whoever put it there knows the way.
                    self._forget(entry.name)
                    self._refused.add(entry.name)
                    yield Unread(entry.name, 0, 0)
                elif status.st_size:
                    yield Unread(entry.name, status.st_size, status.st_mtime_ns)
                else:
                    # A name that another program has reserved, and is about to fill.
                    yield None

    def _is_known(self, found: Unread) -> bool:
        known = self._known.get(found.file) or self._unread.get(found.file)
        return known is not None and (known.size, known.changed) == (found.size, found.changed)

    def _forget_all_but(self, there: set[str]) -> None:
        for kept in (self._known, self._unread):
            for file in kept.keys() - there:
                del kept[file]
        self._refused &= there

    def _take_in(self, found: Unread) -> bool:
        """Reads one file; returns whether there is something new to keep."""
        self._forget(found.file)
        try:
            record = decode(read_bounded(self.games / found.file, LARGEST))
            self._known[found.file] = score_of(record, found.file, found.size, found.changed)
        except RecordError as error:
            self._unread[found.file] = replace(found, later=error.problem is Problem.NEWER_VERSION)
        except RefusedAction:
            self._unread[found.file] = found
        except FileNotFoundError:
            return True
        except OSError as error:
            if not self._refused:
                # Ten thousand lines in the log would say no more.
                note("a game of before cannot be read", error)
            self._refused.add(found.file)
            return False
        return True

    def _forget(self, file: str) -> None:
        for kept in (self._known, self._unread):
            kept.pop(file, None)
        self._refused.discard(file)
