"""Power fails: of what was written, only what the disk was made to keep is there, and anything of the rest may be.

An evening is played through the folder of games while every change of the folder is written down. Then, for each moment
of it, the folders that a power cut may leave there are made one by one: what a file was given since it was last written
through is whole, torn or gone, and of the changes of names since the folder was last written through any first part has
happened, as journals keep them, or all but one of them. In each of those folders every game that was confirmed by then
has to be found. A control that writes nothing through has to lose games, or this trial would prove nothing.
"""

import json
import os
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from hanabi_desktop.records.format import decode
from hanabi_desktop.records.game_folder import GameFolder
from hanabi_desktop.records.record import Record, RecordError
from hanabi_desktop.rules import EndEarly
from tests.records.samples import plain_record
from tests.trials.kills import reaches, same_game


@dataclass
class Node:
    """A file, whatever its names are: what is in it, and what of that the disk was made to keep."""

    now: bytes = b""
    kept: bytes = b""


@dataclass(frozen=True)
class Named:
    """A change of names in one folder: `path` becomes that of `node`, or of nothing; `old` goes in the same step."""

    path: str
    node: Node | None
    old: str | None = None


@dataclass
class Disk:
    """A folder as its programs see it, and as it is on the disk for sure."""

    names: dict[str, Node] = field(default_factory=dict)
    sure: dict[str, Node] = field(default_factory=dict)
    pending: list[Named] = field(default_factory=list)
    syncs: bool = True

    def change(self, named: Named) -> None:
        _happen(self.names, named)
        self.pending.append(named)

    def sync_file(self, path: str, data: bytes) -> None:
        node = self.names.get(path)
        if node is not None:
            node.now = data
            if self.syncs:
                node.kept = data

    def sync_folder(self, path: str) -> None:
        if not self.syncs:
            return
        inside = [named for named in self.pending if str(Path(named.path).parent) == path]
        for named in inside:
            _happen(self.sure, named)
            self.pending.remove(named)

    def after_a_cut(self) -> Iterator[list[bytes]]:
        """What may be in the files that are there when the power is back."""
        whole = range(len(self.pending) + 1)
        chosen = [self.pending[:count] for count in whole]
        chosen += [self.pending[:skipped] + self.pending[skipped + 1 :] for skipped in range(len(self.pending))]
        for happened in chosen:
            names = dict(self.sure)
            for named in happened:
                _happen(names, named)
            for torn in (_gone, _torn, _whole):
                yield [
                    torn(node) for path, node in names.items() if path.endswith(".json") and _is_reached(path, names)
                ]


def _happen(names: dict[str, Node], named: Named) -> None:
    if named.old is not None:
        names.pop(named.old, None)
    if named.node is None:
        names.pop(named.path, None)
    else:
        names[named.path] = named.node


def _is_reached(path: str, names: dict[str, Node]) -> bool:
    """Whether there is a way down to a file from where everything begins, which has no name of its own here."""
    above = str(Path(path).parent)
    while above in _FOLDERS:
        if above not in names:
            return False
        above = str(Path(above).parent)
    return True


_FOLDERS: set[str] = set()
"""The folders that were made while power failed."""


def _gone(node: Node) -> bytes:
    return node.kept


def _torn(node: Node) -> bytes:
    return node.now if node.now == node.kept else node.now[: len(node.now) // 2]


def _whole(node: Node) -> bytes:
    return node.now


class Recorder:
    """Writes down what the program does to the files of a folder, and does it."""

    def __init__(self, folder: Path, at_each: Callable[[], None], *, syncs: bool = True) -> None:
        """`at_each` is called after each change."""
        self.disk = Disk(syncs=syncs)
        self._folder = str(folder)
        self._at_each = at_each

    @contextmanager
    def attached(self) -> Iterator[None]:
        real = {(module, name): getattr(module, name) for module, name in _CALLS}
        for (module, name), call in real.items():
            setattr(module, name, partial(getattr(self, f"_{name}"), call))
        try:
            yield
        finally:
            for (module, name), call in real.items():
                setattr(module, name, call)

    def _ours(self, path: Any) -> bool:
        return not isinstance(path, int) and os.fspath(path).startswith(self._folder)

    def _open(self, call: Callable[..., int], path: Any, flags: Any = 0, *rest: Any, **options: Any) -> int:
        created = self._ours(path) and isinstance(flags, int) and flags & os.O_CREAT and not os.path.lexists(path)
        answer = call(path, flags, *rest, **options)
        if created:
            self.disk.change(Named(os.fspath(path), Node()))
            self._at_each()
        return answer

    def _fsync(self, call: Callable[[int], None], descriptor: int) -> None:
        path = str(Path(f"/proc/self/fd/{descriptor}").readlink())
        if not self._ours(path):
            call(descriptor)
        elif Path(path).is_dir():
            self.disk.sync_folder(path)
        else:
            self.disk.sync_file(path, Path(path).read_bytes())
        # The machine has better to do than to wait for its disk.
        self._at_each()

    def _replace(self, call: Callable[..., None], old: Any, new: Any, **options: Any) -> None:
        if self._ours(old):
            self._move(os.fspath(old), os.fspath(new))
        call(old, new, **options)
        self._at_each()

    _rename = _replace

    def _move(self, old: str, new: str) -> None:
        node = self.disk.names.get(old) or Node()
        node.now = Path(old).read_bytes()
        self.disk.change(Named(new, node, old))

    def _mkdir(self, call: Callable[..., None], path: Any, *rest: Any, **options: Any) -> None:
        call(path, *rest, **options)
        if self._ours(path):
            _FOLDERS.add(os.fspath(path))
            self.disk.change(Named(os.fspath(path), Node()))
            self._at_each()

    def _unlink(self, call: Callable[..., None], path: Any, **options: Any) -> None:
        call(path, **options)
        if self._ours(path):
            self.disk.change(Named(os.fspath(path), None))
            self._at_each()


_CALLS = [(os, name) for name in ("open", "fsync", "replace", "rename", "unlink", "mkdir")]


@dataclass
class Outcome:
    """What came of all the cuts."""

    moments: int = 0
    cuts: int = 0
    lost: list[str] = field(default_factory=list)


def evening(folder: Path, confirm: Callable[[Record], None], runs: int, turns: int) -> None:
    """Games are dealt, played, ended, left, continued, and make room for others."""
    for run in range(runs):
        games = GameFolder(folder / "games", _untold)
        found = games.find_unfinished()
        if found is not None:
            games.resume(found.path)
            games.save(found.record)
            confirm(found.record)
        for end in (True, False):
            games.begin()
            seed = 2 * run + end
            for actions in range(turns):
                record = plain_record(seed, actions=actions)
                games.save(record)
                confirm(record)
            if end:
                record = plain_record(seed, actions=turns)
                over = Record(record.names, record.setup, (*record.actions, EndEarly()))
                games.save(over)
                confirm(over)


def cuts(runs: int = 3, turns: int = 4, *, syncs: bool = True) -> Outcome:
    """Cuts the power at each moment of an evening, in every way there is."""
    outcome = Outcome()
    confirmed: dict[object, Record] = {}
    known: dict[bytes, Record | None] = {}

    def read(data: bytes) -> Record | None:
        if data not in known:
            try:
                known[data] = decode(data)
            except RecordError:
                known[data] = None
        return known[data]

    def look() -> None:
        outcome.moments += 1
        for left in recorder.disk.after_a_cut():
            outcome.cuts += 1
            there = [record for data in left if (record := read(data)) is not None]
            for key, record in confirmed.items():
                if not any(same_game(other) == key and reaches(other, record) for other in there):
                    outcome.lost.append(f"at moment {outcome.moments}: {len(record.actions)} actions")

    def confirm(record: Record) -> None:
        confirmed[same_game(record)] = record
        look()

    with tempfile.TemporaryDirectory() as name:
        folder = Path(name).resolve() / "data"
        recorder = Recorder(folder.parent, look, syncs=syncs)
        with recorder.attached():
            evening(folder, confirm, runs, turns)
    return outcome


def _untold(trouble: object) -> None:
    raise AssertionError(trouble)


def main(runs: int, turns: int) -> int:
    """Tries, prints, and returns the exit status."""
    start = time.monotonic()
    outcome, control = cuts(runs, turns), cuts(1, 2, syncs=False)
    figures = {"moments": outcome.moments, "cuts": outcome.cuts, "lost": len(outcome.lost)}
    figures |= {"lost by the control": len(control.lost), "seconds": round(time.monotonic() - start)}
    sys.stdout.write(json.dumps(figures) + "\n")
    sys.stdout.writelines(f"LOST {line}\n" for line in outcome.lost[:20])
    return 1 if outcome.lost or not control.lost else 0
