"""Hostile files, links, settings and indices by the hundred thousand: each is a true game or refused, in little time and memory.

An input is known by its kind, the seed and its number, so that one that does harm can be made again by itself. It may
use a second of the processor and 200 megabytes more than the process held before.
"""

import json
import os
import signal
import sys
import tempfile
import time
import warnings
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from types import FrameType
from typing import Any

from hanabi_desktop.models.scores import LINE_ROLE, SORT_ROLE, ScoreFilter, ScoresModel, ScoresProxy, SummariesModel
from hanabi_desktop.records import preferences
from hanabi_desktop.records.check import check
from hanabi_desktop.records.format import decode, encode
from hanabi_desktop.records.record import Record, RecordError, RefusedAction, replay
from hanabi_desktop.records.scores import Score, Unread, game_files, read_game
from hanabi_desktop.records.share import NotShareable, from_share_string, share_string
from hanabi_desktop.records.store import EXTENSION, load
from hanabi_desktop.table.new_game import game_again
from hanabi_desktop.table.state import from_record, salvaged, to_record
from hanabi_desktop.table.view import glance
from tests.trials.mutants import links, records, settings, spoilt_bytes, spoilt_document, spoilt_link

SECONDS = 1.0
MEGABYTES = 200
LONGEST_SENTENCE = 2000


class TooSlow(BaseException):
    """An input has used its second; no `except Exception` holds it up."""


class Harm(AssertionError):
    """An input has done what none may."""


@dataclass
class Found:
    """What came of many inputs."""

    verdicts: Counter[str] = field(default_factory=Counter)
    worst: float = 0.0
    """Seconds of the processor that the slowest took."""
    slowest: str = ""
    megabytes: float = 0.0
    """The most that the process has ever held."""
    harm: list[str] = field(default_factory=list)


# What is done with an input


def _told(error: RecordError | RefusedAction) -> str:
    """The verdict on what is refused; its sentence has to be one that can be shown."""
    sentence = str(error)
    if not sentence or len(sentence) > LONGEST_SENTENCE:
        raise Harm(f"a sentence of {len(sentence)} characters")
    return (
        f"refused: {type(error).__name__}" if isinstance(error, RecordError) else f"breaks the rules: {error.refusal}"
    )


def _is_a_game(record: Record) -> str:
    """What the program does with a record that it has taken: nothing of that may fail."""
    again = decode(encode(record))
    if again != record:
        raise Harm("it is not written as it was read")
    try:
        game = replay(record)
    except RefusedAction as refused:
        if not 0 <= refused.index < len(record.actions):
            raise Harm(f"action {refused.index} of {len(record.actions)}") from None
        replay(Record(record.names, record.setup, record.actions[: refused.index], record.edition))
        return _told(refused)
    glance(record)
    try:
        share_string(record)
    except NotShareable:
        pass
    try:
        state = from_record(record, game)
    except RecordError as error:
        state = salvaged(record)
        verdict = f"a game, its table {_told(error)}"
    else:
        verdict = "a game"
    saved = to_record(game, state)
    kept = decode(encode(saved))
    if kept != saved or to_record(game, from_record(kept, replay(kept))) != saved:
        raise Harm("the table is not saved as it stands")
    return verdict


def try_record(data: bytes, folder: Path) -> str:
    """A file is opened, checked without a window, continued and saved again."""
    path = folder / "game.hanabi.json"
    path.write_bytes(data)
    report = check(path)
    try:
        verdict = _is_a_game(load(path))
    except RecordError as error:
        verdict = _told(error)
    if report["ok"] is not verdict.startswith("a game"):
        raise Harm(f"--check says {report}, but it is {verdict}")
    if path.read_bytes() != data:
        raise Harm("the file is not as it was")
    return verdict


def try_link(text: str, folder: Path) -> str:
    """A share link is pasted, opened and shared again."""
    try:
        record = from_share_string(text)
    except RecordError as error:
        return _told(error)
    verdict = _is_a_game(record)
    if verdict.startswith("a game") and from_share_string(share_string(record)) != record:
        raise Harm("it is not shared as it came")
    return verdict


def try_settings(data: bytes, folder: Path) -> str:
    """The program starts with these settings, offers the last table again, and saves what it has."""
    path = folder / "preferences.json"
    path.write_bytes(data)
    found = preferences.load(path)
    kept = [other.read_bytes() for other in (path, found.aside) if other is not None and other.exists()]
    if data not in kept:
        raise Harm("the file is nowhere")
    if found.aside is not None:
        found.aside.unlink()
    if found.preferences.last_game is not None:
        game_again(found.preferences.last_game)
    found.preferences.with_names(("Kari",)).save(path)
    if preferences.load(path).preferences != found.preferences.with_names(("Kari",)):
        raise Harm("they are not read as they were saved")
    path.unlink()
    return "settings" if found.trouble is None else f"refused: {found.trouble.name}"


def try_sheet(data: bytes, folder: Path) -> str:
    """The score sheet lists it as a game, or counts it as unread; every word and figure of the sheet is asked for."""
    path = folder / f"2026-05-01-Kari-Per{EXTENSION}"
    path.write_bytes(data)
    assert game_files(folder) == [path.name]
    found = read_game(folder, path.name)
    if found is None:
        return "refused: empty"
    if isinstance(found, Unread):
        return "refused: later" if found.later else "refused"
    if not (0 <= found.score <= found.best and found.turns >= found.score and found.moment >= 0):
        raise Harm(str(found))
    _show(found)
    return "a game"


def _show(score: Score) -> None:
    proxy, sums = ScoresProxy(ScoresModel()), SummariesModel()
    proxy.model.add([score])
    proxy.choose(ScoreFilter(text=score.names[0], edition=score.edition, players=len(score.names), group=score.group))
    if proxy.lines != [score]:
        raise Harm("it is not found by its own names")
    proxy.model.cells(score)
    for column in range(proxy.columnCount()):
        proxy.index(0, column).data(SORT_ROLE)
    proxy.index(0, 0).data(LINE_ROLE)
    sums.show(proxy.counted)
    for row in range(sums.rowCount()):
        for column in range(sums.columnCount()):
            sums.data(sums.index(row, column))


@dataclass(frozen=True)
class Kind:
    """One kind of input: how one is made of chance, and what is done with it."""

    make: Callable[[Random], Any]
    attempt: Callable[[Any, Path], str]


KINDS = {
    "records": Kind(lambda chance: spoilt_document(records(), chance), try_record),
    "bytes": Kind(lambda chance: spoilt_bytes(records(), chance), try_record),
    "links": Kind(lambda chance: spoilt_link(links(), chance), try_link),
    "settings": Kind(
        lambda chance: chance.choice((spoilt_document, spoilt_document, spoilt_bytes))(settings(), chance), try_settings
    ),
    "sheets": Kind(lambda chance: chance.choice((spoilt_document, spoilt_bytes))(records(), chance), try_sheet),
}


# Measuring


@contextmanager
def _at_most(seconds: float) -> Iterator[None]:
    """Raises TooSlow where that much of the processor was used; without such a clock, nothing is raised."""
    if not hasattr(signal, "setitimer"):
        yield
        return

    def ring(_number: int, _frame: FrameType | None) -> None:
        raise TooSlow

    before = signal.signal(signal.SIGPROF, ring)
    signal.setitimer(signal.ITIMER_PROF, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, before)


_STATUS, _REFERENCES = Path("/proc/self/status"), Path("/proc/self/clear_refs")


def _forget_peak() -> None:
    """From now on the most that this process has held is what it holds now, where the system can forget."""
    if _REFERENCES.exists():
        _REFERENCES.write_text("5")


def _megabytes() -> float:
    """The most that this process has held, since the last time that was forgotten; 0 where nobody knows."""
    if _STATUS.exists():
        peak = next(line for line in _STATUS.read_text().splitlines() if line.startswith("VmHWM:"))
        return int(peak.split()[1]) / 1024
    return 0.0


def attempts(kind: str, seed: int, first: int, last: int, keep: Path | None = None) -> Found:
    """Tries the inputs `first` to `last` of a kind; those that do harm are written to `keep`."""
    found = Found()
    make, attempt = KINDS[kind].make, KINDS[kind].attempt
    _forget_peak()
    # What the process held before is not the input's doing.
    held = _megabytes()
    with tempfile.TemporaryDirectory() as name:
        for number in range(first, last):
            data = make(Random(f"{kind} {seed} {number}"))
            _forget_peak()
            start = time.process_time()
            try:
                with _at_most(SECONDS), warnings.catch_warnings():
                    # A figure that Qt cannot hold is only warned of, and shown as another one.
                    warnings.simplefilter("error", RuntimeWarning)
                    verdict = attempt(data, Path(name))
            except (TooSlow, Exception) as error:  # noqa: BLE001 - whatever it is, it is what is looked for
                verdict = "HARM"
                found.harm.append(f"{kind} {seed} {number}: {type(error).__name__}: {str(error)[:300]}")
                if keep is not None:
                    keep.mkdir(parents=True, exist_ok=True)
                    text = data if isinstance(data, bytes) else data.encode("utf-8", "surrogatepass")
                    (keep / f"{kind}-{seed}-{number}").write_bytes(text)
            taken = time.process_time() - start
            if taken > found.worst:
                found.worst, found.slowest = taken, f"{kind} {seed} {number}"
            found.verdicts[verdict] += 1
            megabytes = _megabytes()
            if megabytes - held > MEGABYTES:
                found.harm.append(f"{kind} {seed} {number}: {megabytes:.0f} megabytes")
            found.megabytes = max(found.megabytes, megabytes)
    return found


def run(counts: dict[str, int], seed: int, keep: Path | None = None) -> dict[str, Found]:
    """Tries so many inputs of each kind."""
    return {kind: attempts(kind, seed, 0, count, keep) for kind, count in counts.items()}


def report(found: dict[str, Found]) -> str:
    """What came of it, to be read."""
    lines = []
    for kind, told in found.items():
        count = told.verdicts.total()
        games = sum(number for verdict, number in told.verdicts.items() if verdict.startswith(("a game", "settings")))
        lines.append(
            f"{kind}: {count} tried, {games} true, {count - games} refused; the slowest {told.worst * 1000:.0f} ms "
            f"({told.slowest}), at most {told.megabytes:.0f} MB, {len(told.harm)} did harm"
        )
        lines += [f"  {number:7} {verdict}" for verdict, number in told.verdicts.most_common()]
        lines += [f"  HARM {harm}" for harm in told.harm[:50]]
    return "\n".join(lines)


def main(counts: dict[str, int], seed: int, keep: Path) -> int:
    """Tries, prints, and returns the exit status."""
    os.environ["PYTHONHASHSEED"] = "0"
    found = run(counts, seed, keep)
    sys.stdout.write(report(found) + "\n")
    sys.stdout.write(json.dumps({kind: dict(told.verdicts) for kind, told in found.items()}) + "\n")
    return 1 if any(told.harm for told in found.values()) else 0
