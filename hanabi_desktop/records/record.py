"""A record: everything one game is, as a value; and the game that it is."""

import json
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct, field

from hanabi_desktop.records.names import check_name
from hanabi_desktop.records.problems import Problem, RecordError, shown
from hanabi_desktop.records.reading import JSON, MAX_BYTES, parse
from hanabi_desktop.records.versions import Versions
from hanabi_desktop.rules import EDITIONS, Action, EditionId, Game, IllegalAction, Multicolour, Refusal, Setup

OURS = "hanabi_desktop"
"""The key of a record under which all is kept that hanab.live's format has no place for."""
RESERVED = ("version", "edition", "switches", "announced", "covered_deck")
"""The keys of our object that are not `Record.extra`."""
KNOWN = ("players", "deck", "actions", "options", OURS)
"""The keys of a file that are not `Record.foreign`."""
LEFT_OUT = ("seed", "id")
"""Keys of hanab.live that are never kept: by a seed it deals anew and ignores the deck, and an id names the game as it
was played there, which may go on otherwise here."""

MAX_DEPTH = 32
"""How deep `Record.extra` and `Record.foreign` may be nested."""
MOST_FOREIGN = MAX_BYTES // 4
"""Bytes of `Record.foreign`; more than all notes of five players have."""


def _with_remarks(document: dict[str, Any]) -> dict[str, Any]:
    """From version 1 to 2: the numbers of the turns taken back become remarks, which say whose turns those were."""
    ours, names = document.get(OURS), document.get("players")
    numbers = ours.get("take_backs") if isinstance(ours, dict) else None
    if not (isinstance(ours, dict) and isinstance(numbers, list) and isinstance(names, list) and names):
        return document
    if not all(type(number) is int and 0 <= number <= _LAST_TURN for number in numbers):
        return document
    options = document.get("options")
    starter = options.get("startingPlayer", 0) if isinstance(options, dict) else 0
    first = starter if type(starter) is int else 0
    told = [{"what": "taken-back", "turn": number, "seat": (first + number) % len(names)} for number in numbers]
    kept = {key: value for key, value in ours.items() if key != "take_backs"}
    return document | {OURS: kept | ({"remarks": told} if told else {})}


_LAST_TURN = 10_000
VERSIONS = Versions((_with_remarks,))
"""How records of earlier versions become what is read today."""


class Variant(NamedTuple):
    """What hanab.live calls a deck: by name in records, by number in share links."""

    name: str
    number: int


OPTIONS: Mapping[str, str] = {"empty_hints": "emptyClues", "perfect": "allOrNothing"}
"""What hanab.live calls the switches that it has too; the deck is its variant."""

VARIANTS: Mapping[Multicolour, Variant] = {
    Multicolour.NONE: Variant("No Variant", 0),
    Multicolour.TEN: Variant("6 Suits", 1),
    Multicolour.FIVE: Variant("Black (6 Suits)", 2),
    Multicolour.WILD: Variant("Rainbow (6 Suits)", 3),
}


class Record(Struct, frozen=True):
    """One game, as it is saved, resumed, replayed and exchanged.

    `extra` is what else our object in the file holds, `foreign` what else stands beside it, such as the `notes` of
    hanab.live's players; both are kept as they are and written again. Raises RecordError for what could be written but
    not read again. Whether the rules allow the actions is not known before `replay`.
    """

    names: tuple[str, ...]
    setup: Setup
    actions: tuple[Action, ...] = ()
    edition: EditionId = EditionId.HOUSE
    extra: Mapping[str, JSON] = field(default_factory=dict)
    foreign: Mapping[str, JSON] = field(default_factory=dict)

    def __post_init__(self) -> None:
        if len(self.names) != self.setup.players:
            wanted = self.setup.players
            raise RecordError(Problem.PLAYER_COUNT, "players", count=len(self.names), low=wanted, high=wanted)
        for seat, name in enumerate(self.names):
            check_name(name, f"players[{seat}]")
        for switch in EDITIONS[self.edition].refused(self.setup.rules):
            value = shown(getattr(self.setup.rules, switch))
            raise RecordError(Problem.NOT_OFFERED, f"{OURS}.switches.{switch}", edition=self.edition.value, value=value)
        if self.extra:
            _check_kept(self.extra, RESERVED, OURS)
        if self.foreign:
            _check_kept(self.foreign, (*KNOWN, *LEFT_OUT))


def _check_kept(kept: Mapping[str, JSON], reserved: Sequence[str], place: str = "") -> None:
    """Raises RecordError for what is not to be kept, or could not be read again; `place` is the object it stands in."""
    for key in reserved:
        if key in kept:
            raise RecordError(Problem.RESERVED_KEY, place, key=key)
    for key, value in kept.items():
        if _deeper(value, MAX_DEPTH):
            raise RecordError(Problem.TOO_DEEP, f"{place}.{key}" if place else shown(key).strip('"'))
    document = {place: dict(kept)} if place else dict(kept)
    try:
        data = json.dumps(document, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise RecordError(Problem.NOT_UNICODE, place) from None
    if not place and len(data) > MOST_FOREIGN:
        # Or else a game could be opened, and grow too large to be saved.
        raise RecordError(Problem.TOO_LARGE, place, limit=MOST_FOREIGN)
    parse(data)


def _deeper(value: JSON, limit: int) -> bool:
    if isinstance(value, Mapping):
        value = list(value.values())
    if isinstance(value, str) or not isinstance(value, list | tuple):
        return False
    return not limit or any(_deeper(inner, limit - 1) for inner in value)


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
