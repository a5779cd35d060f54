"""What a group of players has scored before, read from the folder of finished games."""

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from hanabi_desktop.records.problems import RecordError
from hanabi_desktop.records.record import RefusedAction, replay
from hanabi_desktop.records.store import EXTENSION, load
from hanabi_desktop.rules import Outcome

MOST = 200
"""Only the newest games are looked at, so that a long history costs no time."""


def earlier_scores(folder: Path, names: Sequence[str], besides: Path | None = None) -> list[int]:
    """The scores of the ended games of these players, in whatever order they sat, newest first.

    Files that are no games are passed over, and so is the file `besides`.
    """
    group = Counter(names)
    scores = []
    try:
        paths = sorted(folder.glob(f"*{EXTENSION}"), reverse=True)[:MOST]
    except OSError:
        return []
    for path in paths:
        if path == besides:
            continue
        try:
            record = load(path)
            if Counter(record.names) == group:
                game = replay(record)
                scores += [] if game.outcome is Outcome.IN_PROGRESS else [game.score]
        except (OSError, RecordError, RefusedAction):
            continue
    return scores
