"""The games that were put away lately, looked through for states of the one at hand."""

import time
from collections.abc import Callable, Iterator
from heapq import nlargest
from pathlib import Path

from hanabi_desktop.faults.noting import note
from hanabi_desktop.records.problems import RecordError
from hanabi_desktop.records.record import Record
from hanabi_desktop.records.store import EXTENSION, load

MOST = 200
"""Only the newest games are looked at, so that a long history costs no time."""
LARGEST = 64 * 1024
"""Bytes; the game that people play, with every hand arranged and every note written, has less than half of that."""
PATIENCE = 0.5
"""Seconds after which nobody waits for more."""


def kept_games(folder: Path, clock: Callable[[], float] = time.monotonic) -> Iterator[Record]:
    """The games in a folder, newest first; files that are no games are passed over. It ends when patience does."""
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
                yield load(path)
        except OSError as error:
            note("a game of before cannot be read", error)
        except RecordError:
            continue
