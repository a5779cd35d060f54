"""A record: everything that one game is, as a value, and the game that comes of it; and what can be wrong with one."""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct, field

from hanabi_desktop.compat import override
from hanabi_desktop.rules import EDITIONS, Action, EditionId, Game, IllegalAction, Multicolour, Refusal, Setup

OURS = "hanabi_desktop"
"""The key in a file for everything that hanab.live's format has no place for."""

_MAX_MESSAGE = 300
"""Maximum characters: a message may quote the file."""


class RecordError(ValueError):
    """Raised for what is no record that can be played; the message is English and says where in the file it is."""

    def __init__(self, message: str) -> None:
        super().__init__(message)
        self.message = "".join(char if char.isprintable() else "\ufffd" for char in message[:_MAX_MESSAGE])

    @override
    def __str__(self) -> str:
        return self.message


class DamagedRecord(RecordError):
    """Raised for what is no record at all, or holds something that cannot be."""


class LaterVersion(RecordError):
    """Raised for what a later version of the program wrote."""


class Unplayable(RecordError):
    """Raised for a game that this program does not play; `option` is the variant, option or switch that it lacks."""

    def __init__(self, option: str, place: str) -> None:
        self.option = option
        super().__init__(f"{place}: {option} is not played here")


class Variant(NamedTuple):
    """What hanab.live calls a deck: by name in records, by number in share links."""

    name: str
    number: int


VARIANTS: Mapping[Multicolour, Variant] = {
    Multicolour.NONE: Variant("No Variant", 0),
    Multicolour.TEN: Variant("6 Suits", 1),
    Multicolour.FIVE: Variant("Black (6 Suits)", 2),
    Multicolour.WILD: Variant("Rainbow (6 Suits)", 3),
}


class Record(Struct, frozen=True):
    """One game, as it is saved, resumed, replayed and exchanged.

    `extra` is what else our object in the file holds (see `details`), `foreign` what else stands beside it, such as the
    `notes` of hanab.live's players; both are plain JSON values, and written again as they are. Raises RecordError for
    names and switches that no game can have. Whether the rules allow the actions is not known before `replay`.
    """

    names: tuple[str, ...]
    setup: Setup
    actions: tuple[Action, ...] = ()
    edition: EditionId = EditionId.HOUSE
    extra: Mapping[str, Any] = field(default_factory=dict)
    foreign: Mapping[str, Any] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if len(self.names) != self.setup.players:
            raise DamagedRecord(f"players: {len(self.names)} names for {self.setup.players} players")
        for seat, name in enumerate(self.names):
            if problem := name_problem(name):
                raise DamagedRecord(f"players[{seat}]: {problem}")
        for switch in EDITIONS[self.edition].refused(self.setup.rules):
            value = getattr(self.setup.rules, switch)
            raise Unplayable(f"{switch}: {value}", f"{OURS}.switches, edition {self.edition}")


class RefusedAction(ValueError):
    """Raised when replaying a record comes to an action that the rules do not allow."""

    def __init__(self, index: int, refusal: Refusal) -> None:
        super().__init__(f"actions[{index}]: {refusal.value}")
        self.index = index
        self.refusal = refusal


def positions(record: Record) -> Iterator[Game]:
    """The game after the deal and after each action: one `Game`, which moves on. Raises RefusedAction."""
    game = Game(record.setup)
    yield game
    for index, action in enumerate(record.actions):
        try:
            game.apply(action)
        except IllegalAction as illegal:
            raise RefusedAction(index, illegal.refusal) from None
        yield game


def replay(record: Record) -> Game:
    """The game as it stands after all actions; raises RefusedAction at the first that is not allowed."""
    *_, game = positions(record)
    return game


def is_over(record: Record) -> bool:
    """Whether the game has ended; what the rules refuse has not."""
    try:
        return replay(record).end is not None
    except RefusedAction:
        return False


# Names of players: in a record they come from anywhere, at a table they are typed

MAX_NAME = 100
"""Maximum characters of a name in a file."""
MAX_TYPED_NAME = 60
"""Maximum characters of a typed name: what fits at the table. Other programs may write longer ones."""

# Line breaks and other control characters, halves of characters, and what turns the direction of the text around it.
_UNPRINTABLE = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069\ud800-\udfff]")


def name_problem(name: str) -> str:
    """Why a player cannot be called so, in English; empty if there is no reason. Any script, emoji and spaces are fine."""
    if not name.strip():
        return "a player's name is empty"
    if len(name) > MAX_NAME:
        return f"a player's name has more than {MAX_NAME} characters"
    return "a player's name holds a control character" if _UNPRINTABLE.search(name) else ""


def tidy_name(text: str) -> str:
    """A typed name as it is kept: on one line, and `name_problem` finds none unless it is empty."""
    return printable(text)[:MAX_TYPED_NAME].strip()


def read_name(name: str) -> str:
    """A name that a file holds beside those of the players, as tidy as theirs; empty if there is nothing to be seen."""
    tidied = tidy_name(name) if name_problem(name) else name
    return "" if is_blank(tidied) else tidied


def printable(text: str) -> str:
    """Any text on one line, without what cannot be seen or turns the direction of what stands around it."""
    spaced = "".join(" " if char.isspace() else char for char in text)
    return " ".join(_UNPRINTABLE.sub("", spaced).split())


def is_blank(name: str) -> bool:
    """Whether there is nothing to be seen of the name."""
    return all(unicodedata.category(char)[0] in "CZ" for char in name)


def same_names(names: Sequence[str]) -> tuple[str, ...]:
    """Names that several players bear, as the first of them spells it: allowed, but the players should know."""
    spelled: dict[str, str] = {}
    for name in names:
        spelled.setdefault(_folded(name), name)
    counted = Counter(_folded(name) for name in names)
    return tuple(spelled[folded] for folded, count in counted.items() if count > 1)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()
