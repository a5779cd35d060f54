"""The keeping of games: the one being played has a slot, those that are finished or given up a folder.

Nothing kept is ever let go: a slot is emptied only once the same game was written to the folder and read back from it.
What could not be done is told, by way of a function that the owner brings; no trouble stops a game.
"""

import errno
from collections.abc import Callable
from datetime import datetime
from itertools import chain
from pathlib import Path

from hanabi_desktop.faults.noting import note
from hanabi_desktop.records.encoding import encode
from hanabi_desktop.records.problems import RecordError
from hanabi_desktop.records.record import Record, RefusedAction, replay
from hanabi_desktop.records.remarks import Bared
from hanabi_desktop.records.saves.autosave import Autosave, DamagedSave, UntouchedSave
from hanabi_desktop.records.saves.history import kept_games
from hanabi_desktop.records.saves.states import bared_by
from hanabi_desktop.records.saves.sweeping import sweep
from hanabi_desktop.records.store import EXTENSION, archive, load, read_bounded


class NotKept(Exception):
    """A game could not be put into the folder of games, and stays where it was."""

    def __init__(self, folder: Path, cause: Exception) -> None:
        super().__init__(f"{folder}: {cause}")
        self.folder = folder
        self.cause = cause


class Vanished(Exception):
    """The folder of everything was gone in the middle of a game, and was made anew."""

    def __init__(self, folder: Path) -> None:
        super().__init__(str(folder))
        self.folder = folder


Trouble = DamagedSave | UntouchedSave | NotKept | Vanished


class Keeping:
    """The games of one data folder, for one program."""

    def __init__(
        self,
        folder: Path,
        autosave: Autosave,
        tell: Callable[[Trouble], None],
        now: Callable[[], datetime] = lambda: datetime.now().astimezone(),
    ) -> None:
        """`folder` need not exist, nor be writable."""
        self.games = folder / "games"
        self._folder = folder
        self._autosave = autosave
        self._tell = tell
        self.now = now
        """The time of the clock on the wall."""
        self._safe: Record | None = None
        """The last record known to lie whole in a file that is not a slot."""
        self._told: Record | None = None
        self._looked_through = _changed(self.games)
        """When the folder was last changed before it was looked through."""
        sweep(folder, self.games)

    # The game in progress

    def find(self) -> Record | None:
        """The game to continue. One that ended and was not put away, as its program died, is put away first."""
        while True:
            try:
                record = self._autosave.load()
            except DamagedSave as damaged:
                self._tell(damaged)
                continue
            except UntouchedSave as untouched:
                self._tell(untouched)
                record = untouched.record
                if record is None or replay(record).end:
                    continue
                return record
            if record is None or not replay(record).end:
                return record
            self.give_way(record)

    def elsewhere(self) -> Record | None:
        """The game that goes on in another program, if there is one; of several, the one played last."""
        return next((record for record in self._autosave.elsewhere() if _goes_on(record)), None)

    def save(self, record: Record) -> None:
        """Puts the game in progress on disk; raises OSError."""
        self._autosave.save(record)

    def goes_beyond(self, record: Record, at_hand: Record | None) -> Bared | None:
        """How the deck of a file's game may be known, as that was played or looked at further elsewhere.

        At hand, that is, in a slot, or as it lies in the folder; None if it was not.
        """
        return bared_by(
            chain([] if at_hand is None else [at_hand], self._autosave.states(), kept_games(self.games)), record
        )

    def is_overtaken(self, record: Record) -> Bared | None:
        """The same, as another program has just played the game of `record` further.

        It is asked often: the folder is looked through only when something was put there since.
        """
        changed = _changed(self.games)
        kept = () if changed == self._looked_through else kept_games(self.games)
        self._looked_through = changed
        return bared_by(chain(self._autosave.states(), kept), record)

    def opened(self, record: Record, path: Path) -> None:
        """A game was opened from a file, where it still lies."""
        # A slot is no place to rely on: it may be emptied.
        if path.resolve().parent != self.games.parent.resolve():
            self._safe = record

    def keep_apart(self, record: Record) -> None:
        """A saved game goes on without all that its file holds: that stays as it is, among the others or in its slot."""
        if self._archived(record) is None:
            self._autosave.release()

    # The folder of games

    def finish(self, record: Record) -> Path | None:
        """Puts an ended game among the others, in its slot it stays; None if that failed, which was told."""
        return self._archived(record)

    def give_way(self, record: Record | None) -> None:
        """A game makes room for another: among the others if that can be done, or else in the slot where it is."""
        if record is None:
            return
        if record != self._safe and self._archived(record) is None:
            self._leave_there(record)
            return
        try:
            self._autosave.clear()
        except OSError as error:
            # It is put away already, and will be found to be so when the program starts again.
            note("a saved game that was put away cannot be removed", error)
            self._leave_there(record)

    def _leave_there(self, record: Record) -> None:
        """An ended game waits for the next start to be put away, an unfinished one for being continued."""
        if replay(record).end:
            self._autosave.pass_over()
        else:
            self._autosave.release()

    def is_safe(self, record: Record) -> bool:
        """Whether just this game lies whole in a file that is not a slot."""
        return record == self._safe

    def close(self) -> None:
        """Lets other programs have the game."""
        self._autosave.release()

    def tell_if_vanished(self) -> None:
        """Says so once if the folder was taken away while the game went on."""
        if self._autosave.vanished:
            self._autosave.vanished = False
            self._tell(Vanished(self.games.parent))

    def _archived(self, record: Record) -> Path | None:
        try:
            path = self._lies_there(record)
            if path is None:
                path = archive(record, self.games, self.now())
                if load(path) != record:
                    raise OSError(errno.EIO, "the disk gives back something else", str(path))
        except Exception as error:  # noqa: BLE001 - whatever it was, the game must not leave its slot for it
            if record != self._told:
                self._told = record
                self._tell(NotKept(self.games, error))
            return None
        self._safe = record
        return path

    def _lies_there(self, record: Record) -> Path | None:
        """The file in which this very game was put away before."""
        data = encode(record)
        try:
            for path in self.games.iterdir():
                if path.name.endswith(EXTENSION) and path.stat().st_size == len(data) and read_bounded(path) == data:
                    return path
        except FileNotFoundError:
            return None
        except (OSError, RecordError) as error:
            note("the games that were put away cannot be looked through", error)
        return None


def _goes_on(record: Record) -> bool:
    try:
        return replay(record).end is None
    except RefusedAction:
        return False


def _changed(folder: Path) -> int:
    """When a file was last put into a folder, or taken out; 0 if nobody knows."""
    try:
        return folder.stat().st_mtime_ns
    except OSError:
        return 0
