"""The program is killed at any instant, or a call of the system fails it: no game that was confirmed is ever lost.

Each process is the whole program, started from its command line and played with a mouse by a script; it is forked from
one that has loaded everything and opened nothing. Half of the kills come some time of chance after the first act, half
at a call of chance that touches the program's folder, so that many fall inside of saves. The folder goes on from one
process to the next.
"""

import errno
import json
import os
import select
import signal
import sys
import tempfile
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from hanabi_desktop.records.format import decode
from hanabi_desktop.records.record import Record, RecordError, is_over, replay
from hanabi_desktop.records.remarks import is_begun, remarks_of
from hanabi_desktop.records.store import load
from tests.trials import program

_ERRORS = (errno.ENOSPC, errno.EACCES, errno.EIO, errno.EINTR)
_PATIENCE = 120.0
"""Seconds without a word after which a program hangs; on a busy machine a whole run may take longer than that."""
_RUNS_IN_ONE_FOLDER = 25
LONGEST = 3.0
"""Seconds after the first act within which a kill comes: a busy machine may take longer than that to start."""


class Lost(AssertionError):
    """A game is not where it has to be."""


@dataclass
class Evening:
    """One folder, and everything that was confirmed in it."""

    home: Path
    confirmed: dict[object, Record] = field(default_factory=dict)
    last: Record | None = None
    """What was confirmed last of all."""
    failing: bool = False
    """Whether calls fail: one that cannot read a save is told of, and that game is offered at the next start."""

    def hear(self, what: str, record: Record | None) -> None:
        if what == "saved":
            self._offered(record)
        elif record is not None:
            self.confirmed[same_game(record)] = self.last = record

    def _offered(self, record: Record | None) -> None:
        """The program has started again: it offers the game that was played last."""
        last = self.last
        if last is None or is_over(last) or not is_begun(last):
            return
        same = record is not None and same_game(record) == same_game(last)
        if same and record is not None and progress(record) >= progress(last):
            return
        if record is not None and same_game(record) not in self.confirmed:
            # It was killed just after another game was dealt and saved.
            return
        # Or after the action that ended the game was saved.
        if not any(reaches(kept, last) and (self.failing or is_over(kept)) for kept in self.there()):
            raise Lost(f"the game played last is not offered: {progress(last)}")

    def there(self) -> list[Record]:
        """All games on disk. Raises Lost if a file that should be a game is none."""
        found = []
        for path in (self.home / "hanabi-desktop" / "games").glob("[!.]*"):
            try:
                record = load(path)
            except RecordError as error:
                raise Lost(f"{path.name} is damaged: {error}") from error
            replay(record)
            found.append(record)
        return found

    def audit(self) -> None:
        """Whether everything that was confirmed is there, or more."""
        there = self.there()
        for key, record in self.confirmed.items():
            if not any(same_game(other) == key and reaches(other, record) for other in there):
                states = [progress(other) for other in there if same_game(other) == key]
                raise Lost(f"confirmed was {progress(record)}, there is {states}")


def same_game(record: Record) -> tuple[object, ...]:
    """Equal for records of one game: the same players, deal and beginning."""
    return record.names, record.setup, record.extra.get("started")


def progress(record: Record) -> tuple[int, int]:
    """Grows as a game goes on, also where turns are taken back, which is remarked."""
    return len(remarks_of(record)), len(record.actions)


def reaches(other: Record, record: Record) -> bool:
    """Whether a state of a game is at or after another one."""
    return same_game(other) == same_game(record) and (
        progress(other) > progress(record) or (progress(other), other.actions) == (progress(record), record.actions)
    )


@dataclass
class Run:
    """One process, and what came of it."""

    status: int
    heard: int
    seconds: float
    killed_by_time: bool
    hung: bool
    ended: bool
    thoughts: int
    """How many a computer has begun."""


def process(
    evening: Evening,
    seed: int,
    *,
    seconds: float | None = None,
    acts: int | None = None,
    call: int = 0,
    error: int | None = None,
    thought: int = 0,
) -> Run:
    """Runs the program, until it ends or is killed; what it says is heard meanwhile.

    It is killed so many `seconds` after its first act was confirmed, or after a computer has begun the `thought` with
    that number, or at the `call` with that number.
    """
    here, there = os.pipe()
    child = os.fork()
    if child == 0:
        status = 70
        try:
            os.close(here)
            status = program.run(evening.home, seed, there, acts=acts, call=call, error=error, alone=thought > 0)
        except BaseException:  # noqa: BLE001 - nothing of it goes on in a process that is another's
            sys.excepthook(*sys.exc_info())
        finally:
            os._exit(status)
    os.close(there)
    start = last = time.monotonic()
    rest, heard, ended, by_time, hung = b"", 0, False, False, False
    first: float | None = None
    thoughts = 0
    while True:
        passed = 0.0 if first is None else time.monotonic() - first
        if seconds is not None and passed >= seconds and not by_time:
            os.kill(child, signal.SIGKILL)
            by_time = True
        if time.monotonic() - last > _PATIENCE:
            os.kill(child, signal.SIGKILL)
            hung = True
        ready, _, _ = select.select(
            [here], [], [], 0.05 if seconds is None else max(0.001, min(0.05, seconds - passed))
        )
        if not ready:
            continue
        data = os.read(here, 1 << 16)
        if not data:
            break
        last = time.monotonic()
        *lines, rest = (rest + data).split(b"\n")
        for line in lines:
            what, _, told = line.partition(b" ")
            heard += what == b"confirmed"
            thoughts += what == b"thinks"
            if first is None and (thoughts == thought if thought else heard):
                first = last
            ended |= what == b"ended"
            evening.hear(what.decode(), decode(told) if told else None)
    os.close(here)
    _, status = os.waitpid(child, 0)
    return Run(status, heard, time.monotonic() - start, by_time, hung, ended, thoughts)


def kills(count: int, seed: int) -> tuple[Counter[str], list[str]]:
    """Kills the program so often in the middle of a game; to close the window or to be killed at the start is no such kill."""
    figures: Counter[str] = Counter()
    wrong: list[str] = []
    # Whoever stops it early hears what came of it by then.
    with tempfile.TemporaryDirectory() as name, suppress(KeyboardInterrupt):
        number = -1
        while figures["kills at a time"] + figures["kills at a call"] < count:
            number += 1
            chance = Random(f"kills {seed} {number}")
            if number % _RUNS_IN_ONE_FOLDER == 0:
                evening = _evening(Path(name) / str(number))
            by_time = chance.random() < 0.5
            run = process(
                evening,
                chance.randrange(1 << 30),
                seconds=chance.uniform(0.05, LONGEST) if by_time else None,
                call=0 if by_time else round(chance.triangular(1, 250, 30)),
            )
            if not os.WIFSIGNALED(run.status):
                figures["ended before"] += 1
            elif not run.heard:
                figures["killed before the first act"] += 1
            else:
                figures["kills at a time" if by_time else "kills at a call"] += 1
            figures["acts confirmed"] += run.heard
            temporary = list((evening.home / "hanabi-desktop").rglob("*.tmp"))
            figures["with a save half written"] += bool(temporary)
            _check(evening, run, f"kills {seed} {number}", figures, wrong)
    return figures, wrong


def thoughts(count: int, seed: int) -> tuple[Counter[str], list[str]]:
    """Kills the program so often while a computer thinks; started again, it thinks anew, and the game goes on."""
    figures: Counter[str] = Counter()
    wrong: list[str] = []
    with tempfile.TemporaryDirectory() as name, suppress(KeyboardInterrupt):
        evening = _evening(Path(name) / "0")
        for number in range(count):
            chance = Random(f"thoughts {seed} {number}")
            before = sum(len(record.actions) for record in evening.there())
            seconds, thought = chance.uniform(0, program.THINKING), chance.randint(2, 4)
            run = process(evening, chance.randrange(1 << 30), seconds=seconds, thought=thought)
            figures["killed amid a thought"] += run.killed_by_time and run.thoughts == thought
            figures["acts confirmed"] += run.heard
            # The first thought of all but the first run is the one that was killed before.
            on = sum(len(record.actions) for record in evening.there()) > before
            figures["went on"] += on
            if not run.killed_by_time or not on:
                wrong.append(f"thoughts {seed} {number}: status {run.status}, {'went on' if on else 'stands still'}")
            _check(evening, run, f"thoughts {seed} {number}", figures, wrong)
    return figures, wrong


def failing(count: int, seed: int) -> tuple[Counter[str], list[str]]:
    """Lets one call fail, so often; the program plays on, closes its window and ends well."""
    figures: Counter[str] = Counter()
    wrong: list[str] = []
    # Whoever stops it early hears what came of it by then.
    with tempfile.TemporaryDirectory() as name, suppress(KeyboardInterrupt):
        for number in range(count):
            chance = Random(f"failing {seed} {number}")
            if number % _RUNS_IN_ONE_FOLDER == 0:
                evening = _evening(Path(name) / str(number))
                evening.failing = True
            error = _ERRORS[number % len(_ERRORS)]
            call = round(chance.triangular(1, 600, 40))
            run = process(evening, chance.randrange(1 << 30), acts=12, call=call, error=error)
            figures[errno.errorcode[error]] += 1
            figures["acts confirmed"] += run.heard
            if run.status or not run.ended:
                wrong.append(f"failing {seed} {number}: call {call} {errno.errorcode[error]}: status {run.status}")
            _check(evening, run, f"failing {seed} {number}: call {call} {errno.errorcode[error]}", figures, wrong)
    return figures, wrong


def _evening(home: Path) -> Evening:
    program.at_home(home)
    return Evening(home)


def _check(evening: Evening, run: Run, what: str, figures: Counter[str], wrong: list[str]) -> None:
    if run.hung:
        wrong.append(f"{what}: hangs")
    try:
        evening.audit()
    except (Lost, ValueError, OSError) as error:
        wrong.append(f"{what}: {error}")
        # What is lost once is not told again.
        evening.confirmed.clear()
    said = evening.home / "said.txt"
    if said.exists():
        for line in said.read_text(errors="replace").splitlines():
            if line.startswith("hanabi-desktop: ") and "This plugin does not support" not in line:
                figures[line] += 1
        said.unlink()
    figures["games looked for"] += len(evening.confirmed)


def main(trial: str, count: int, seed: int) -> int:
    """Tries, prints, and returns the exit status."""
    start = time.monotonic()
    figures, wrong = {"failing": failing, "kills": kills, "thoughts": thoughts}[trial](count, seed)
    seconds = time.monotonic() - start
    sys.stdout.write(json.dumps(figures | {"seconds": round(seconds), "wrong": len(wrong)}) + "\n")
    sys.stdout.writelines(f"WRONG {line}\n" for line in wrong)
    return 1 if wrong else 0
