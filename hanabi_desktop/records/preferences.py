"""The settings, and what else the program remembers from one start to the next: one typed, versioned file."""

import contextlib
from collections.abc import Iterable, Mapping
from enum import Enum, StrEnum
from itertools import count
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple

import msgspec

from hanabi_desktop.faults.log import note
from hanabi_desktop.records.record import MAX_NAME, LaterVersion, RecordError
from hanabi_desktop.records.store import first_free, read_bounded, remove_half_written, write_atomically

VERSION = 2
"""The version that is written. What merely has a default, such as a new setting, is no new version."""
MAX_BYTES = 256 * 1024
"""Maximum size of the file; this program never writes a larger one."""
MAX_KNOWN_NAMES = 40
TEXT_SIZES = range(80, 201)
"""Font sizes in per cent of the default."""
TELEVISION_TEXT = 150
"""Default font size in television mode, in per cent: read from across the room."""
VOLUMES = range(101)
"""Volumes in per cent of the maximum."""
PRIVATE_SECONDS = (30, 60, 120, 300, 0)
"""Idle timeouts of a private view, in seconds; 0 means never."""

REVEAL_SECONDS = range(6)
"""Seconds that a card played or discarded lies face down before it turns."""


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
    """Values by name; those that are not named are as in the edition's basic game."""
    badges: tuple[tuple[str, str], ...] = ()
    """The sign and the colour of each seat."""
    computers: tuple[str, ...] = ()
    """The level of the computer at each seat; empty for a person."""
    characters: tuple[str, ...] = ()
    """Which computer it is; empty for a person."""


class Preferences(msgspec.Struct, frozen=True, kw_only=True):
    """Every setting has a default, and keys that are not known are passed over."""

    version: int = VERSION
    language: str | None = None
    """None follows the system."""
    theme: ThemeChoice = ThemeChoice.SYSTEM
    contrast: ContrastChoice = ContrastChoice.SYSTEM
    symbols: bool = True
    """Whether each colour shows its symbol."""
    text_size: int = 100
    """Font size in per cent, one of `TEXT_SIZES`."""
    television: bool = False
    """Television mode: full screen, with larger letters and with symbols."""
    television_text: int = TELEVISION_TEXT
    """The font size there, one of `TEXT_SIZES`."""
    motion: MotionChoice = MotionChoice.SYSTEM
    sound: bool = True
    volume: int = 60
    """One of `VOLUMES`."""
    look_away_page: bool = False
    """Whether a page asks everyone else to look away before each turn."""
    confirm_cards: bool = False
    """Whether the program asks before a card is played or discarded."""
    private_seconds: int = 120
    """One of `PRIVATE_SECONDS`."""
    reveal_seconds: int = 2
    """One of `REVEAL_SECONDS`."""
    guide_seen: bool = False
    """Whether the practice game need not be offered any more. The name is older than that game."""
    company_seen: bool = False
    """Whether it need not be told any more above a table how computers play."""
    known_names: tuple[str, ...] = ()
    """The names of all players so far, those who played last first."""
    known_badges: dict[str, tuple[str, str]] = {}
    """The sign and the colour of those known, by their names."""
    last_game: LastGame | None = None
    last_company: LastGame | None = None
    """The last table of one person with computers."""

    def with_names(
        self, names: Iterable[str], badges: Mapping[str, tuple[str, str]] = MappingProxyType({})
    ) -> "Preferences":
        """These players have just sat down: they come first, in the order given. Blank names are not remembered."""
        together = dict.fromkeys(name for name in (*names, *self.known_names) if name.strip() and len(name) <= MAX_NAME)
        known, worn = tuple(together)[:MAX_KNOWN_NAMES], {**self.known_badges, **badges}
        kept = {name: worn[name] for name in known if name in worn}
        return msgspec.structs.replace(self, known_names=known, known_badges=kept)

    def without_name(self, name: str) -> "Preferences":
        """Forgets a player."""
        kept = tuple(known for known in self.known_names if known != name)
        return msgspec.structs.replace(self, known_names=kept).with_names(())

    def with_settings(self, **values: Any) -> "Preferences":
        """With other values of the fields that are named."""
        return msgspec.structs.replace(self, **values)

    @property
    def text_shown(self) -> int:
        """The text size that holds now."""
        return self.television_text if self.television else self.text_size

    def with_text(self, size: int) -> "Preferences":
        """With another text size where it holds now: at the desk or on the television."""
        return self.with_settings(**{"television_text" if self.television else "text_size": size})

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


_DAMAGED = RecordError, msgspec.MsgspecError, RecursionError, ValueError, IsADirectoryError
"""What reading raises for a file that cannot be understood, besides LaterVersion."""


def load(path: Path, *, ours: bool = True) -> Loaded:
    """The saved preferences, or the defaults; where the folder is not `ours`, nothing is renamed.

    A value out of its range, such as a theme that nobody knows, is taken for its default and the rest is kept. A file
    that cannot be understood is renamed and kept, so that saving never destroys it, unless another program may be using
    it. One that a later version of the program has written, or that cannot be read now, stays where it is: it is not to
    be saved over.
    """
    if ours:
        with contextlib.suppress(OSError):
            remove_half_written(path.parent)
    try:
        return Loaded(_decoded(read_bounded(path, MAX_BYTES)))
    except (FileNotFoundError, NotADirectoryError):
        return Loaded(Preferences())
    except LaterVersion:
        return Loaded(Preferences(), Trouble.LATER_VERSION)
    except _DAMAGED:
        aside = None
        with contextlib.suppress(OSError):  # then nothing is saved
            aside = _set_aside(path, "damaged") if ours else None
        return Loaded(Preferences(), Trouble.DAMAGED, aside)
    except OSError as error:
        note("the settings cannot be read", error)
        return Loaded(Preferences(), Trouble.UNREADABLE)


def _decoded(data: bytes) -> Preferences:
    """Raises LaterVersion, and ValueError or one of msgspec's errors for what is damaged."""
    document = msgspec.json.decode(data, type=dict[str, Any])
    version = document.get("version", 1)
    if type(version) is not int or version < 1:
        raise ValueError(version)
    if version > VERSION:
        raise LaterVersion(f"version: {version} is later than {VERSION}")
    known = {name: value for name, value in document.items() if name in _TABLES or _is_known(name, value)}
    for table in _TABLES:
        if isinstance(last := known.get(table), dict):
            _drop_unless(tuple[tuple[str, str], ...], last, "badges")
    _drop_unless(dict[str, tuple[str, str]], known, "known_badges")
    return msgspec.convert(known | {"version": VERSION}, Preferences).with_names(())


_TABLES = "last_game", "last_company"
_CHOICES = {"theme": ThemeChoice, "contrast": ContrastChoice, "motion": MotionChoice}
_RANGES = {
    "text_size": TEXT_SIZES,
    "television_text": TEXT_SIZES,
    "volume": VOLUMES,
    "private_seconds": PRIVATE_SECONDS,
    "reveal_seconds": REVEAL_SECONDS,
}


def _is_known(name: str, value: object) -> bool:
    """Whether a value is not merely out of its range; one that is is taken for its default."""
    if name in _CHOICES and isinstance(value, str):
        return value in list(_CHOICES[name])
    return name not in _RANGES or type(value) is not int or value in _RANGES[name]


def _drop_unless(kind: Any, values: dict[str, Any], name: str) -> None:
    """Badges that cannot be any are left out: an ornament, for which no other setting is lost."""
    try:
        msgspec.convert(values.get(name), kind | None)
    except msgspec.ValidationError:
        del values[name]


def make_way(path: Path, known: Preferences) -> Path | None:
    """Renames what lies at `path` unless it is what is `known` to be there; returns where it lies now.

    Raises OSError if it cannot be renamed: it is not to be saved over.
    """
    try:
        if _decoded(read_bounded(path, MAX_BYTES)) == known:
            return None
    except (FileNotFoundError, NotADirectoryError):
        return None
    except (*_DAMAGED, OSError) as error:
        note("the settings are none any more", error)
    return _set_aside(path, "changed")


def _set_aside(path: Path, how: str) -> Path:
    """Renames the file to a name that is still free. Raises OSError if it cannot be moved."""
    return path.rename(first_free(path.with_name(f"{path.stem}.{how}-{number}{path.suffix}") for number in count(1)))
