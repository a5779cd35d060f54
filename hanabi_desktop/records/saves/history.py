"""What a group of players has scored before, read from the folder of finished games."""

import time
from collections import Counter
from collections.abc import Callable, Sequence
from heapq import nlargest
from pathlib import Path

from hanabi_desktop.faults.noting import note
from hanabi_desktop.records.problems import RecordError
from hanabi_desktop.records.record import RefusedAction, replay
from hanabi_desktop.records.store import EXTENSION, load
from hanabi_desktop.rules import Outcome

MOST = 200
"""Only the newest games are looked at, so that a long history costs no time."""
LARGEST = 64 * 1024
"""Bytes; the game that people play, with every hand arranged and every note written, has less than half of that."""
PATIENCE = 0.5
"""Seconds after which the players are told what was found by then."""


def earlier_scores(
    folder: Path, names: Sequence[str], besides: Path | None = None, clock: Callable[[], float] = time.monotonic
) -> list[int]:
    """The scores of the ended games of these players, in whatever order they sat, newest first.

    Files that are no games are passed over, and so is the file `besides`.
    """
    group = Counter(names)
    scores = []
    end = clock() + PATIENCE
    try:
        paths = nlargest(MOST, (path for path in folder.iterdir() if path.name.endswith(EXTENSION)))
    except FileNotFoundError:
        return []
    except OSError as error:
        note("the games of before cannot be looked through", error)
        return []
    for path in paths:
        if clock() > end:
            break
        try:
            if path == besides or path.stat().st_size > LARGEST:
                continue
            record = load(path)
            if Counter(record.names) == group:
                game = replay(record)
                scores += [] if game.outcome is Outcome.IN_PROGRESS else [game.score]
        except OSError as error:
            note("a game of before cannot be read", error)
        except (RecordError, RefusedAction):
            continue
    return scores
