"""The game that is being played, on disk after every action, so that not even a power cut loses it.

Several programs may share the folder. Each keeps its game in a slot of its own, `autosave.hanabi.json`,
`autosave-2.hanabi.json` and so on, and holds the slot by a lock that the system takes back when the program ends,
however it ends.
"""

import contextlib
import errno
from collections.abc import Iterator, Sequence
from pathlib import Path

from hanabi_desktop.records.decoding import decode
from hanabi_desktop.records.encoding import encode
from hanabi_desktop.records.problems import Problem, RecordError
from hanabi_desktop.records.record import Record, RefusedAction, is_over, replay
from hanabi_desktop.records.saves.slots import Slot, counted_slots, slots, taken_slots
from hanabi_desktop.records.saves.states import reopenings, same_game
from hanabi_desktop.records.store import load, make_folder


class DamagedSave(ValueError):
    """Raised where a saved game cannot be read; it has been set aside under another name, and is not lost."""

    def __init__(self, aside: Path, cause: RecordError | RefusedAction) -> None:
        super().__init__(f"{aside}: {cause}")
        self.aside = aside
        self.cause = cause


class UntouchedSave(ValueError):
    """Raised where a saved game is left exactly as it is: it cannot be read or locked now, or is of a later version.

    `record` is the game if it could be read all the same; it goes on in another slot.
    """

    def __init__(self, path: Path, cause: OSError | RecordError | RefusedAction, record: Record | None = None) -> None:
        super().__init__(f"{path}: {cause}")
        self.path = path
        self.cause = cause
        self.record = record


class Autosave:
    """The game in progress in a folder. Whatever cannot be read or written raises OSError, each time anew."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._slot: Slot | None = None
        self._game: object = None
        self._count = 0
        self._passed: set[Path] = set()
        self._glanced: dict[Path, tuple[tuple[int, ...] | None, Record]] = {}
        """The game of each slot when it was last looked at, and what marked the file then."""
        self._lasts = False
        """Whether the folder's own name is on disk for good."""
        self.vanished = False
        """Whether the folder was gone since, and is another one now; whoever tells of it sets it back."""

    def load(self) -> Record | None:
        """The game to continue, and from now on the one that is saved over: the newest that no other program plays.

        Raises DamagedSave or UntouchedSave, once for each, if something is no game, or cannot be had.
        """
        slot = self._slot
        if slot is not None and self._has_something(slot):
            self._slot = None
            return self._take(slot)
        for slot in self._abandoned():
            record = self._take(slot)
            if record is not None:
                return record
        return None

    def _has_something(self, slot: Slot) -> bool:
        try:
            return not slot.free()
        except OSError as cause:
            self.release()
            raise self._untouched(slot.path, cause) from cause

    def _take(self, slot: Slot) -> Record | None:
        """The game in a locked slot, which is ours if it has one."""
        try:
            record = self._read(slot)
        except BaseException:
            slot.unlock()
            raise
        if record is None:
            slot.unlock()
            return None
        self.release()
        self._slot, self._game, self._count = slot, _game(record), slot.count()
        return record

    def _read(self, slot: Slot) -> Record | None:
        try:
            record = decode(slot.read())
            replay(record)
        except FileNotFoundError:
            return None
        except OSError as cause:
            raise self._untouched(slot.path, cause) from cause
        except (RecordError, RefusedAction) as cause:
            if isinstance(cause, RecordError) and not _ours_to_rename(cause):
                raise self._untouched(slot.path, cause) from cause
            try:
                aside = slot.set_aside()
            except OSError:
                raise self._untouched(slot.path, cause) from cause
            raise DamagedSave(aside, cause) from cause
        return record

    def _untouched(
        self, path: Path, cause: OSError | RecordError | RefusedAction, record: Record | None = None
    ) -> UntouchedSave:
        self._passed.add(path)
        return UntouchedSave(path, cause, record)

    def states(self) -> Iterator[Record]:
        """The games in all slots, whoever plays them, as far as they can be read now."""
        for slot in taken_slots(self._folder):
            try:
                mark = slot.mark()
            except OSError:
                continue
            if mark is None:
                continue
            # It is asked after every action, and hardly ever has anybody written there meanwhile.
            known = self._glanced.get(slot.path)
            record = known[1] if known and known[0] == mark else _glanced_at(slot)
            if record is not None:
                self._glanced[slot.path] = mark, record
                yield record

    def elsewhere(self) -> Iterator[Record]:
        """The games that other programs play now, the one played last first, as far as they can be read."""
        for slot in sorted(slots(self._folder), key=Slot.count, reverse=True):
            if (self._slot is None or slot.path != self._slot.path) and slot.held():
                record = _glanced_at(slot)
                if record is not None:
                    yield record

    def save(self, record: Record) -> None:
        """Put the game on disk; when this returns, it is there. No other game is ever saved over."""
        if not (self._lasts and self._folder.is_dir()):
            make_folder(self._folder)
            self.vanished |= self._lasts
            self._lasts = True
        if self._slot and not (self._game in (None, _game(record)) and self._slot.ours()):
            self.release()
        if self._slot is None:
            self._slot = self._new_slot()
        self._count += 1
        self._game = _game(record)
        over = is_over(record)
        self._slot.write(encode(record, over), self._count, private=not over)
        with contextlib.suppress(OSError):
            self._glanced[self._slot.path] = self._slot.mark(), record

    def clear(self) -> None:
        """Forget the game: it is kept elsewhere. Raises OSError if it stays."""
        if self._slot:
            self._slot.remove()
            self._game = None

    def release(self) -> None:
        """Let other programs have the game; what is saved from now on goes to another slot."""
        if self._slot:
            self._slot.unlock()
        self._slot = self._game = None

    def pass_over(self) -> None:
        """Release the game, and do not offer it again before the program starts anew."""
        if self._slot:
            self._passed.add(self._slot.path)
        self.release()

    def _new_slot(self) -> Slot:
        """The first without a game that nobody has, locked."""
        trouble: OSError | None = None
        for slot in slots(self._folder):
            try:
                taken = slot.free() and slot.lock()
            except OSError as error:
                # A lock or a name that is of no use here says nothing of the next.
                trouble = trouble or error
                continue
            if taken:
                # Another program may have had it, and left a game in it, a moment ago.
                if slot.free():
                    self._count = max((self._count, *(other.count() for other in counted_slots(self._folder))))
                    return slot
                slot.unlock()
        raise trouble or OSError(errno.EBUSY, "every place for a saved game is taken", str(self._folder))

    def _abandoned(self) -> Iterator[Slot]:
        """The slots with a game that nobody plays, the one played last first, each locked.

        Where several hold the same game, the game itself comes before the copies that were opened from files.
        """
        newest = sorted(self._taken(), key=lambda slot: (slot.count(), _written(slot.path)), reverse=True)
        for slot in _game_before_copies(newest):
            try:
                locked = slot.lock()
            except OSError as cause:
                raise self._unlockable(slot, cause) from cause
            if locked:
                yield slot

    def _unlockable(self, slot: Slot, cause: OSError) -> UntouchedSave:
        """A game that may still be read is not withheld from its players, who go on with it in another slot."""
        record = None
        with contextlib.suppress(OSError, RecordError, RefusedAction):  # the lock is what is told
            record = decode(slot.read())
            replay(record)
        return self._untouched(slot.path, cause, record)

    def _taken(self) -> list[Slot]:
        """The slots where something lies."""
        there = []
        for slot in taken_slots(self._folder):
            if slot.path in self._passed:
                continue
            try:
                if not slot.free():
                    there.append(slot)
            except NotADirectoryError:
                return []
            except OSError as cause:
                if self._folder in self._passed:
                    continue
                # What cannot even be looked at: one name that leads nowhere, or the whole folder.
                whole = not _is_listed(slot.path)
                raise self._untouched(self._folder if whole else slot.path, cause) from cause
        return there


def _game_before_copies(ordered: Sequence[Slot]) -> list[Slot]:
    """The same slots, but those that hold one game have changed places among themselves."""
    if len(ordered) < 2:
        return list(ordered)
    # What cannot be read now is told by whoever reads it in its turn.
    games = [(place, slot, record) for place, slot in enumerate(ordered) if (record := _glanced_at(slot)) is not None]
    found = list(ordered)
    for game in {same_game(record) for _, _, record in games}:
        states = [(place, slot, record) for place, slot, record in games if same_game(record) == game]
        ranked = sorted(states, key=lambda state: (reopenings(state[2]), -len(state[2].actions), state[0]))
        for (place, _, _), (_, slot, _) in zip(states, ranked, strict=True):
            found[place] = slot
    return found


def _glanced_at(slot: Slot) -> Record | None:
    try:
        return load(slot.path)
    except (OSError, RecordError):
        return None


def _game(record: Record) -> object:
    """What stays the same while one game is played."""
    return record.names, record.edition, record.setup


def _ours_to_rename(cause: RecordError) -> bool:
    """Whether a file is damaged, rather than something else that has its place here or elsewhere."""
    return cause.problem not in (Problem.NEWER_VERSION, Problem.NOT_A_FILE)


def _is_listed(path: Path) -> bool:
    try:
        path.lstat()
    except OSError:
        return False
    return True


def _written(path: Path) -> int:
    try:
        return path.stat().st_mtime_ns
    except OSError:
        # It is gone, or will be told when it is read.
        return 0
