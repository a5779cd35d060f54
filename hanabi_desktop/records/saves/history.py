"""What a group of players has scored before, read from the folder of finished games."""

import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from heapq import nlargest
from pathlib import Path

from hanabi_desktop.faults.noting import note
from hanabi_desktop.records.problems import RecordError
from hanabi_desktop.records.record import Record, RefusedAction, replay
from hanabi_desktop.records.saves.states import progress, reopenings, same_game
from hanabi_desktop.records.store import EXTENSION, load

MOST = 200
"""Only the newest games are looked at, so that a long history costs no time."""
LARGEST = 64 * 1024
"""Bytes; the game that people play, with every hand arranged and every note written, has less than half of that."""
PATIENCE = 0.5
"""Seconds after which the players are told what was found by then."""


def kept_games(folder: Path, clock: Callable[[], float] = time.monotonic) -> Iterator[Record]:
    """The games in a folder, newest first; files that are no games are passed over. It ends when patience does."""
    return (record for _, record in kept_files(folder, clock))


def kept_files(
    folder: Path, clock: Callable[[], float] = time.monotonic, refused: Callable[[RecordError], object] | None = None
) -> Iterator[tuple[Path, Record]]:
    """The same games, and where each lies; `refused` hears why a file is none."""
    end = clock() + PATIENCE
    try:
        paths = nlargest(MOST, (path for path in folder.iterdir() if path.name.endswith(EXTENSION)))
    except FileNotFoundError:
        return
    except OSError as error:
        note("the games of before cannot be looked through", error)
        return
    for path in paths:
        if clock() > end:
            return
        try:
            if path.stat().st_size <= LARGEST:
                yield path, load(path)
        except OSError as error:
            note("a game of before cannot be read", error)
        except RecordError as error:
            if refused is not None:
                refused(error)


def earlier_scores(
    folder: Path, names: Sequence[str], this: Record | None = None, clock: Callable[[], float] = time.monotonic
) -> list[int]:
    """The scores of the ended games of these players, in whatever order they sat, newest first.

    The game `this` is not among them, whatever states of it lie there. Of each other game one state counts: the latest
    of the game itself, or if that was never ended, of the copies that were opened from files.
    """
    group, current = Counter(names), this and same_game(this)
    games: dict[tuple[object, ...], list[Record]] = {}
    for record in kept_games(folder, clock):
        if Counter(record.names) == group and same_game(record) != current:
            games.setdefault(same_game(record), []).append(record)
    scores = (_score(states) for states in games.values())
    return [score for score in scores if score is not None]


def _score(states: Sequence[Record]) -> int | None:
    """Of the states of one game, the newest first: what it scored in the end."""
    latest: dict[int, Record] = {}
    for state in reversed(states):
        copy = reopenings(state)
        if copy not in latest or progress(state) >= progress(latest[copy]):
            latest[copy] = state
    for _, state in sorted(latest.items()):
        try:
            end = replay(state).end
        except RefusedAction:
            continue
        if end:
            return end.score
    return None
