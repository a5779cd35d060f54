"""A game at a glance, as everybody may know it: to choose it among others, or to be told whose it is."""

from msgspec import Struct

from hanabi_desktop.records.problems import RecordError
from hanabi_desktop.records.reading import Node
from hanabi_desktop.records.record import OURS, Record, replay
from hanabi_desktop.records.remarks import Reopened, remarks_of
from hanabi_desktop.rules import EditionId
from hanabi_desktop.table.badges import Badge, read_badges, with_missing
from hanabi_desktop.table.view import told_apart


class Glance(Struct, frozen=True):
    """Who plays, since when, and how far they are."""

    names: tuple[str, ...]
    """As they are shown."""
    started: str
    """Date and time of the deal, ISO 8601; empty if nobody knows."""
    turn: int
    """The turn that is to be taken, from 1."""
    score: int
    """What the fireworks have reached, or what the game was worth once it is over."""
    reopened: bool
    """Whether it is a copy that was opened from a file."""
    edition: EditionId
    over: bool = False
    badges: tuple[Badge, ...] = ()
    """The sign and colour of each player."""


def glance(record: Record) -> Glance:
    """What a record is, at a glance; raises RefusedAction for one that is no game."""
    game = replay(record)
    started = record.extra.get("started")
    try:
        remarks = remarks_of(record)
    except RecordError:
        # Who goes on with it is told what is damaged.
        remarks = ()
    return Glance(
        names=told_apart(record.names),
        started=started if isinstance(started, str) else "",
        turn=len(game.turns) + 1,
        score=game.end.score if game.end else sum(game.fireworks),
        reopened=any(isinstance(remark, Reopened) for remark in remarks),
        edition=record.edition,
        over=game.end is not None,
        badges=_badges(record),
    )


def _badges(record: Record) -> tuple[Badge, ...]:
    players = len(record.names)
    return with_missing(read_badges(Node({OURS: dict(record.extra)})[OURS].get("badges"), players), players)
