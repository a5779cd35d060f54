"""The score of one game: what a line of the score sheet says, from the game's record."""

import contextlib
from collections.abc import Mapping
from datetime import datetime
from functools import lru_cache

from msgspec import Struct

from hanabi_desktop.records.problems import RecordError
from hanabi_desktop.records.reading import JSON, Node
from hanabi_desktop.records.record import OURS, Record, replay
from hanabi_desktop.records.remarks import LaidBare, Looked, Remark, Reopened, TakenBack, remarks_of
from hanabi_desktop.rules import EDITIONS, EditionId, EndReason, Rules, SwitchValue

PLAYED = "played"
"""The key in our object of a record: the seconds that were spent on the turns taken so far."""
LONGEST = 100 * 24 * 3600
"""Seconds that are believed to have been played."""


class Score(Struct, frozen=True):
    """One file of the folder of games, and the game in it."""

    file: str
    """The name of the file, without its folder."""
    game: int
    """Equal for all files that hold the same game, as it was at different times."""
    names: tuple[str, ...]
    edition: EditionId
    rules: Rules
    moment: int
    """When it was dealt, or if nobody knows, saved: seconds since 1970; 0 if nobody knows that either."""
    score: int
    """Points; of a game that is not finished, those so far."""
    turns: int
    end: EndReason | None
    """None of a game that is not finished."""
    played: int = 0
    """Seconds; 0 if nobody knows."""
    taken_back: int = 0
    looks: int = 0
    reopened: int = 0
    """How often a copy of it was opened from a file."""
    bared: bool = False
    """Whether its deck was known while it was played."""
    remarks: int = 0
    """How many there are of every kind: with the turns, how far the game had got when the file was written."""
    badges: tuple[tuple[str, str], ...] = ()
    """Sign and colour of each seat, as the record names them; empty where nobody chose any."""

    @property
    def best(self) -> int:
        """What a complete show is worth."""
        return self.rules.maximum

    @property
    def group(self) -> tuple[str, ...]:
        """The players, whoever sat where."""
        return group_of(self.names)


def group_of(names: tuple[str, ...]) -> tuple[str, ...]:
    """The same for the same players, whoever sits where."""
    return tuple(sorted(names))


@lru_cache(maxsize=1024)
def changed_switches(edition: EditionId, rules: Rules) -> dict[str, SwitchValue]:
    """The switches that stand otherwise than in the basic game of the edition, and where."""
    basic = EDITIONS[edition].rules.switches
    return {name: value for name, value in rules.switches.items() if value != basic[name]}


def score_of(record: Record, file: str = "") -> Score:
    """The score of a recorded game; raises RefusedAction for one that breaks the rules."""
    game = replay(record)
    remarks = _remarks(record)
    return Score(
        file=file,
        game=game_key(record),
        names=record.names,
        edition=record.edition,
        rules=record.setup.rules,
        moment=_moment(record.extra.get("started")) or _named_moment(file),
        score=game.end.score if game.end else sum(game.fireworks),
        turns=len(game.turns),
        end=game.end.reason if game.end else None,
        played=played_seconds(record.extra),
        taken_back=sum(isinstance(remark, TakenBack) for remark in remarks),
        looks=sum(remark.times for remark in remarks if isinstance(remark, Looked)),
        reopened=sum(isinstance(remark, Reopened) for remark in remarks),
        bared=any(isinstance(remark, LaidBare) for remark in remarks),
        remarks=len(remarks),
        badges=_badges(record),
    )


def game_key(record: Record) -> int:
    """The same number for records of one game: the same players, deal and beginning. It holds for one run only."""
    started = record.extra.get("started")
    return hash((record.names, record.setup, started if isinstance(started, str) else ""))


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


def _badges(record: Record) -> tuple[tuple[str, str], ...]:
    """As they stand there: whether they are any is for those to say who paint them."""
    node = Node({OURS: dict(record.extra)})[OURS].get("badges")
    if node is None:
        return ()
    try:
        return tuple((each["sign"].text(), each["dye"].text()) for each in node)[: len(record.names)]
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
    """The date in the name of a file, with the time where the name has it; 0 if it has none."""
    for form, length in (("%Y-%m-%d-%H%M%S", 17), ("%Y-%m-%d", 10)):
        with contextlib.suppress(ValueError, OverflowError, OSError):
            # The clock on the wall, as it was there and then.
            return max(0, int(datetime.strptime(file[:length], form).timestamp()))  # noqa: DTZ007
    return 0
