"""What the program remembers of its players from one start to the next: one typed, versioned file."""

from collections.abc import Iterable
from pathlib import Path

import msgspec

from hanabi_desktop.records.record import MAX_NAME
from hanabi_desktop.records.store import write_atomically

VERSION = 1
MAX_BYTES = 256 * 1024
"""A larger file was never written by this program."""
MAX_KNOWN_NAMES = 40


class LastGame(msgspec.Struct, frozen=True, kw_only=True):
    """The last table that was set up, as plain values: whoever reads it checks that it still can be played."""

    edition: str = "english"
    names: tuple[str, ...] = ()
    """As typed: a blank one stands for its default."""
    starter: int | None = None
    memory: str = "full"
    master: int | None = None
    mistakes: int = 3
    clocks: int = 8
    empty_hints: bool = False
    multicolour: str = "none"
    perfect: bool = False
    choreography: bool = False


class Preferences(msgspec.Struct, frozen=True, kw_only=True):
    """Every setting has a default, and keys that are not known are passed over."""

    version: int = VERSION
    language: str | None = None
    """None follows the system."""
    known_names: tuple[str, ...] = ()
    """Everybody who ever played here, whoever played last first."""
    last_game: LastGame | None = None

    def with_names(self, names: Iterable[str]) -> "Preferences":
        """These players have just sat down: they come first, in the order given. Blank names are not remembered."""
        together = dict.fromkeys(name for name in (*names, *self.known_names) if name.strip() and len(name) <= MAX_NAME)
        return msgspec.structs.replace(self, known_names=tuple(together)[:MAX_KNOWN_NAMES])

    def without_name(self, name: str) -> "Preferences":
        """Forgets a player."""
        kept = tuple(known for known in self.known_names if known != name)
        return msgspec.structs.replace(self, known_names=kept)

    def with_last_game(self, last_game: LastGame) -> "Preferences":
        """Remembers how the table was set up."""
        return msgspec.structs.replace(self, last_game=last_game)

    def with_language(self, language: str | None) -> "Preferences":
        """Remembers a chosen language."""
        return msgspec.structs.replace(self, language=language)

    def save(self, path: Path) -> None:
        """Writes the file whole or not at all; raises OSError if it cannot be written."""
        write_atomically(path, msgspec.json.format(msgspec.json.encode(self), indent=2) + b"\n")


def load(path: Path) -> tuple[Preferences, Path | None]:
    """The saved preferences, or the defaults.

    A file that cannot be understood, or that a later version of the program has written, is renamed and kept, so that
    saving never destroys it; the second value says where it lies now.
    """
    try:
        with path.open("rb") as file:
            data = file.read(MAX_BYTES + 1)
    except FileNotFoundError:
        return Preferences(), None
    except OSError:
        return Preferences(), _set_aside(path)
    preferences = _decoded(data)
    if preferences is None:
        return Preferences(), _set_aside(path)
    return preferences, None


def _decoded(data: bytes) -> Preferences | None:
    if len(data) > MAX_BYTES:
        return None
    try:
        preferences = msgspec.json.decode(data, type=Preferences)
    except (msgspec.MsgspecError, RecursionError, ValueError):
        return None
    if preferences.version != VERSION:
        return None
    return preferences.with_names(())


def _set_aside(path: Path) -> Path | None:
    """Renames the file to a name that is still free; None if it cannot be moved."""
    for number in range(1, 1000):
        aside = path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")
        if not aside.exists():
            break
    try:
        path.rename(aside)
    except OSError:
        return None
    return aside
