"""What the score sheet knows of one game: told from its record, and kept beside it only to be told quickly."""

from collections.abc import Mapping
from datetime import datetime
from functools import lru_cache
from pathlib import Path
from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from hanabi_desktop.records.names import LONGEST_NAME
from hanabi_desktop.records.problems import RecordError
from hanabi_desktop.records.reading import JSON, Node
from hanabi_desktop.records.record import OURS, Record, replay
from hanabi_desktop.records.remarks import LaidBare, Looked, Remark, Reopened, TakenBack, remarks_of
from hanabi_desktop.records.store import EXTENSION
from hanabi_desktop.rules import EDITIONS, EditionId, EndReason, Rules

PLAYED = "played"
"""The key in our object of a record: the seconds that were spent on the turns taken so far."""
LONGEST = 100 * 24 * 3600
"""Seconds that are believed to have been played."""

Switched: TypeAlias = tuple[tuple[str, bool | int | str], ...]
"""The switches that stand otherwise than in the basic game of the edition, and where."""
_Count = Annotated[int, Meta(ge=0)]
_Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
_Short = Annotated[str, Meta(max_length=60)]


class Score(Struct, frozen=True, array_like=True, gc=False):
    """One file of the folder, and the game in it."""

    file: str
    """The name of the file, without its folder."""
    size: int
    changed: int
    """When, in nanoseconds: with the same size and this the file is taken to be the same."""
    game: int
    """Equal for all files that hold the same game, as it was at different times."""
    names: Annotated[tuple[_Name, ...], Meta(min_length=2, max_length=5)]
    edition: EditionId
    switches: Switched
    moment: int
    """When it was dealt, or if nobody knows, put away: seconds since 1970; 0 if nobody knows that either."""
    score: _Count
    best: Annotated[int, Meta(ge=1)]
    """What a complete show is worth."""
    turns: _Count
    mistakes: _Count
    end: EndReason | None
    """None of a game that was not finished."""
    played: _Count
    """Seconds; 0 if nobody knows."""
    taken_back: _Count
    looks: _Count
    reopened: _Count
    """How often a copy of it was opened from a file."""
    bared: bool
    """Whether its deck was known while it was played."""
    remarks: _Count
    """How many there are of every kind: with the turns, how far this state of the game is (see `states.progress`)."""
    badges: tuple[tuple[_Short, _Short], ...] = ()
    """Sign and colour of each seat, as the record names them; empty where nobody chose any."""

    @property
    def group(self) -> tuple[str, ...]:
        """Who played, whoever sat where."""
        return group_of(self.names)

    @property
    def rules(self) -> Rules:
        """Where the switches stood; the edition's basic game if an index holds what is none."""
        return rules_of(self.edition, self.switches)


class Unread(Struct, frozen=True, array_like=True, gc=False):
    """A file that is called like a game and is none that can be read."""

    file: str
    size: int
    changed: int
    later: bool = False
    """Whether a later version of the program wrote it."""


def group_of(names: tuple[str, ...]) -> tuple[str, ...]:
    """The same for the same players, whoever sits where."""
    return tuple(sorted(names))


@lru_cache(maxsize=1024)
def rules_of(edition: EditionId, switches: Switched) -> Rules:
    """Where all switches stand; as in the edition's basic game if these are none."""
    try:
        return EDITIONS[edition].rules_with(dict(switches))
    except ValueError:
        return EDITIONS[edition].rules


def switched(edition: EditionId, rules: Rules) -> Switched:
    """The switches of a table that stand otherwise than in the basic game of the edition."""
    basic = EDITIONS[edition].rules.switches
    return tuple((name, _plain(value)) for name, value in rules.switches.items() if value != basic[name])


def score_of(record: Record, file: str = "", size: int = 0, changed: int = 0) -> Score:
    """What a record tells; raises RefusedAction for one that is no game."""
    game = replay(record)
    remarks = _remarks(record)
    return Score(
        file=file,
        size=size,
        changed=changed,
        game=which_game(record),
        names=record.names,
        edition=record.edition,
        switches=switched(record.edition, record.setup.rules),
        moment=_moment(record.extra.get("started")) or _named_moment(file),
        score=game.end.score if game.end else sum(game.fireworks),
        best=game.rules.maximum,
        turns=len(game.turns),
        mistakes=game.mistakes,
        end=game.end.reason if game.end else None,
        played=played_seconds(record.extra),
        taken_back=sum(isinstance(remark, TakenBack) for remark in remarks),
        looks=sum(remark.times for remark in remarks if isinstance(remark, Looked)),
        reopened=sum(isinstance(remark, Reopened) for remark in remarks),
        bared=any(isinstance(remark, LaidBare) for remark in remarks),
        remarks=len(remarks),
        badges=_badges(record),
    )


def which_game(record: Record) -> int:
    """The same number for records of one game: the same players, deal and beginning (see `states.same_game`)."""
    setup, started = record.setup, record.extra.get("started")
    deal = (record.names, started if isinstance(started, str) else "", setup.players, setup.starter)
    told = repr((*deal, setup.rules)).encode("utf-8", "backslashreplace")
    deck = bytes(card.suit.value * 8 + card.rank for card in setup.deck)
    import hashlib

    return int.from_bytes(hashlib.blake2b(told + b"\0" + deck, digest_size=7).digest())


def played_seconds(extra: Mapping[str, JSON]) -> int:
    """How long the turns of a record took; 0 if it does not say so, or nothing that can be believed."""
    seconds = extra.get(PLAYED)
    return seconds if type(seconds) is int and 0 < seconds <= LONGEST else 0


def _remarks(record: Record) -> tuple[Remark, ...]:
    try:
        return remarks_of(record)
    except RecordError:
        # Who opens it is told so; the game itself is whole.
        return ()


def _plain(value: bool | int | str) -> bool | int | str:
    return str(value) if isinstance(value, str) else value


def _badges(record: Record) -> tuple[tuple[str, str], ...]:
    """As they stand there: whether they are any is for those to say who paint them."""
    node = Node({OURS: dict(record.extra)})[OURS].get("badges")
    if node is None:
        return ()
    try:
        return tuple((each["sign"].text()[:60], each["dye"].text()[:60]) for each in node)[: len(record.names)]
    except RecordError:
        return ()


def _moment(told: JSON) -> int:
    """Seconds since 1970; 0 if it is no moment, or a clock that stood wrong."""
    if not isinstance(told, str) or len(told) > 40:
        return 0
    try:
        return max(0, int(datetime.fromisoformat(told).timestamp()))
    except (ValueError, OverflowError, OSError):
        return 0


def _named_moment(file: str) -> int:
    """When a file was put into the folder, by the name that it was given there."""
    try:
        # The clock on the wall, as it was there and then.
        return max(0, int(datetime.strptime(Path(file).name.removesuffix(EXTENSION)[:17], _NAMED).timestamp()))  # noqa: DTZ007
    except (ValueError, OverflowError, OSError):
        return 0


_NAMED = "%Y-%m-%d-%H%M%S"
