"""What the program remembers of its players from one start to the next: one typed, versioned file."""

from collections.abc import Iterable
from enum import Enum, StrEnum
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from hanabi_desktop.faults.log import note
from hanabi_desktop.records.names import LONGEST_NAME
from hanabi_desktop.records.problems import RecordError
from hanabi_desktop.records.store import read_bounded, write_atomically
from hanabi_desktop.records.versions import LaterVersion, Versions
from hanabi_desktop.rules import MemoryAid


def _gather_switches(document: dict[str, Any]) -> dict[str, Any]:
    """To version 2: the switches of the last game have an object of their own, whatever switches there are."""
    last = document.get("last_game")
    if not isinstance(last, dict):
        return document
    flat = ("mistakes", "clocks", "empty_hints", "multicolour", "perfect", "choreography")
    switches = {name: last[name] for name in flat if name in last}
    kept = {name: value for name, value in last.items() if name not in flat}
    return document | {"last_game": {"switches": switches} | kept}


VERSIONS = Versions((_gather_switches,))
MAX_BYTES = 256 * 1024
"""A larger file was never written by this program."""
MAX_KNOWN_NAMES = 40
TEXT_SIZES = range(80, 201)
"""Per cent of the usual size."""
TELEVISION_TEXT = 150
"""The text size for a room's length between eyes and screen."""
VOLUMES = range(101)
"""Per cent of the loudest."""
PRIVATE_SECONDS = (30, 60, 120, 300, 0)
"""How long a private view may be left alone before it covers itself; 0 is for ever."""


class ThemeChoice(StrEnum):
    """Which ground the players want; `SYSTEM` follows the system."""

    SYSTEM = "system"
    DARK = "dark"
    LIGHT = "light"


class ContrastChoice(StrEnum):
    """How much contrast the players want; `SYSTEM` follows the system where it tells."""

    SYSTEM = "system"
    NORMAL = "normal"
    HIGH = "high"


class MotionChoice(StrEnum):
    """Whether things travel or only fade; `SYSTEM` follows the system where it tells."""

    SYSTEM = "system"
    FULL = "full"
    REDUCED = "reduced"


class LastGame(msgspec.Struct, frozen=True, kw_only=True):
    """The last table that was set up, as plain values: whoever reads it checks that it still can be played."""

    edition: str = "english"
    names: tuple[str, ...] = ()
    """As typed: a blank one stands for its default."""
    starter: int | None = None
    memory: str = "full"
    master: int | None = None
    switches: dict[str, bool | int | str] = {}
    """Where each stands, by name; one that is not named stands as in the edition's basic game."""
    badges: tuple[tuple[str, str], ...] = ()
    """The sign and the colour of each seat."""


class Preferences(msgspec.Struct, frozen=True, kw_only=True):
    """Every setting has a default, and keys that are not known are passed over."""

    version: int = VERSIONS.latest
    language: str | None = None
    """None follows the system."""
    theme: ThemeChoice = ThemeChoice.SYSTEM
    contrast: ContrastChoice = ContrastChoice.SYSTEM
    symbols: bool = True
    """Whether each colour shows its symbol."""
    text_size: int = 100
    """One of `TEXT_SIZES`."""
    television: bool = False
    """Whether the screen stands at the other end of the room: full, with larger letters and with symbols."""
    television_text: int = TELEVISION_TEXT
    """The text size there, one of `TEXT_SIZES`."""
    motion: MotionChoice = MotionChoice.SYSTEM
    sound: bool = True
    volume: int = 60
    """One of `VOLUMES`."""
    memory: MemoryAid = MemoryAid.FULL
    """What a new game offers when nobody has chosen otherwise since."""
    confirm_hints: bool = False
    """Whether the program asks before a hint is given."""
    confirm_cards: bool = False
    """Whether the program asks before a card is played or discarded."""
    private_seconds: int = 120
    """One of `PRIVATE_SECONDS`."""
    guide_seen: bool = False
    """Whether the players know how it goes: the practice game need not be offered. Its name is older than that game."""
    known_names: tuple[str, ...] = ()
    """Everybody who ever played here, whoever played last first."""
    last_game: LastGame | None = None

    def with_names(self, names: Iterable[str]) -> "Preferences":
        """These players have just sat down: they come first, in the order given. Blank names are not remembered."""
        together = dict.fromkeys(
            name for name in (*names, *self.known_names) if name.strip() and len(name) <= LONGEST_NAME
        )
        return msgspec.structs.replace(self, known_names=tuple(together)[:MAX_KNOWN_NAMES])

    def without_name(self, name: str) -> "Preferences":
        """Forgets a player."""
        kept = tuple(known for known in self.known_names if known != name)
        return msgspec.structs.replace(self, known_names=kept)

    def with_last_game(self, last_game: LastGame) -> "Preferences":
        """Remembers how the table was set up."""
        return msgspec.structs.replace(self, last_game=last_game)

    def with_settings(self, **values: Any) -> "Preferences":
        """With other values of the fields that are named."""
        return msgspec.structs.replace(self, **values)

    def with_memory(self, memory: MemoryAid) -> "Preferences":
        """New games offer this memory aid, also where the last table had another."""
        last = self.last_game and msgspec.structs.replace(self.last_game, memory=memory.value)
        return msgspec.structs.replace(self, memory=memory, last_game=last)

    @property
    def text_shown(self) -> int:
        """The text size that holds now."""
        return self.television_text if self.television else self.text_size

    def with_text(self, size: int) -> "Preferences":
        """With another text size where it holds now: at the desk or on the television."""
        return self.with_settings(**{"television_text" if self.television else "text_size": size})

    def with_language(self, language: str | None) -> "Preferences":
        """Remembers a chosen language."""
        return msgspec.structs.replace(self, language=language)

    def save(self, path: Path) -> None:
        """Writes the file whole or not at all; raises OSError if it cannot be written."""
        write_atomically(path, msgspec.json.format(msgspec.json.encode(self), indent=2) + b"\n")


class Trouble(Enum):
    """Why the saved preferences are not those that are used."""

    DAMAGED = "damaged"
    """Nobody can understand the file."""
    LATER_VERSION = "later-version"
    """A later version of the program wrote it."""
    UNREADABLE = "unreadable"
    """The system does not let it be read, now; it may be whole."""


class Loaded(NamedTuple):
    """What was found when the program started."""

    preferences: Preferences
    """The saved ones, or the defaults."""
    trouble: Trouble | None = None
    aside: Path | None = None
    """Where a damaged file lies now."""

    @property
    def may_save(self) -> bool:
        """Whether saving destroys nothing that somebody may still want."""
        return self.trouble is None or self.aside is not None


def load(path: Path) -> Loaded:
    """The saved preferences, or the defaults.

    A value out of its range, such as a theme that nobody knows, is taken for its default and the rest is kept. A file
    that cannot be understood is renamed and kept, so that saving never destroys it. One that a later version of the
    program has written, or that cannot be read now, stays where it is: it is not to be saved over.
    """
    try:
        return Loaded(_decoded(read_bounded(path, MAX_BYTES)))
    except (FileNotFoundError, NotADirectoryError):
        return Loaded(Preferences())
    except LaterVersion:
        return Loaded(Preferences(), Trouble.LATER_VERSION)
    except (RecordError, msgspec.MsgspecError, RecursionError, ValueError, IsADirectoryError):
        return Loaded(Preferences(), Trouble.DAMAGED, _set_aside(path))
    except OSError as error:
        note("the settings cannot be read", error)
        return Loaded(Preferences(), Trouble.UNREADABLE)


def _decoded(data: bytes) -> Preferences:
    """Raises LaterVersion, and ValueError or one of msgspec's errors for what is damaged."""
    document = msgspec.json.decode(data)
    if isinstance(document, dict):
        version = document.get("version", 1)
        if type(version) is not int:
            raise ValueError(version)
        document = VERSIONS.migrated(document, version) | {"version": VERSIONS.latest}
    return msgspec.convert(_in_range(document), Preferences).with_names(())


_CHOICES = {"theme": ThemeChoice, "contrast": ContrastChoice, "motion": MotionChoice, "memory": MemoryAid}
_RANGES = {
    "text_size": TEXT_SIZES,
    "television_text": TEXT_SIZES,
    "volume": VOLUMES,
    "private_seconds": PRIVATE_SECONDS,
}


def _in_range(decoded: Any) -> Any:
    """Leaves out the values of the right type that lie out of their range."""
    if not isinstance(decoded, dict):
        return decoded
    known = {name: [member.value for member in choices] for name, choices in _CHOICES.items()}

    def strange(name: str, value: object) -> bool:
        if name in known:
            return isinstance(value, str) and value not in known[name]
        # Python takes True for 1, JSON does not.
        return name in _RANGES and type(value) is int and value not in _RANGES[name]

    kept = {name: value for name, value in decoded.items() if not strange(name, value)}
    last = kept.get("last_game")
    if isinstance(last, dict) and not _are_badges(last.get("badges", [])):
        kept["last_game"] = {name: value for name, value in last.items() if name != "badges"}
    return kept


def _are_badges(value: object) -> bool:
    """Whether these may be signs and colours of players: an ornament, for which no other setting is lost."""
    return isinstance(value, list) and all(
        isinstance(each, list) and len(each) == 2 and all(isinstance(part, str) for part in each) for each in value
    )


def _set_aside(path: Path) -> Path | None:
    """Renames the file to a name that is still free; None if it cannot be moved."""
    for number in range(1, 1000):
        aside = path.with_name(f"{path.stem}.damaged-{number}{path.suffix}")
        if not aside.exists():
            break
    try:
        path.rename(aside)
    except OSError as error:
        note("damaged settings cannot be set aside", error)
        return None
    return aside
