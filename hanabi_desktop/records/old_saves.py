"""Games that an earlier version of the program has left beside the folder of games: they become files in it."""

import contextlib
from collections.abc import Callable
from pathlib import Path

from hanabi_desktop.faults.log import note
from hanabi_desktop.records.game_folder import GameFolder, Unreadable
from hanabi_desktop.records.problems import RecordError
from hanabi_desktop.records.record import RefusedAction, replay
from hanabi_desktop.records.store import EXTENSION, load, remove_half_written

_SAVES, _LOCKS = f"autosave*{EXTENSION}*", "autosave*.lock"
"""Earlier versions saved the running game under such names; one that they could not read has a further ending."""


def take_over(folder: Path, games: GameFolder, tell: Callable[[Unreadable], None]) -> None:
    """Copies such games into the folder of games; what lies there whole is then removed here.

    Whatever cannot be read or written stays as it is, is told, and is tried again at the next start.
    """
    try:
        remove_half_written(folder)
        saves, locks = sorted(folder.glob(_SAVES)), sorted(folder.glob(_LOCKS))
    except OSError as error:
        note("games of an earlier version cannot be looked for", error)
        return
    for path in saves:
        try:
            record = load(path)
            replay(record)
            games.add(record, path.stat().st_mtime)
            path.unlink()
        except (OSError, RecordError, RefusedAction) as error:
            if path.name.endswith(EXTENSION):
                tell(Unreadable(path, error))
    for path in locks:
        with contextlib.suppress(OSError):
            path.unlink()
