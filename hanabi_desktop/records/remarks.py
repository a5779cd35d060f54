"""Remarks: what happened beside the turns of a game, and everybody may know.

They stand in a record, oldest first, as `hanabi_desktop.remarks`: objects whose `what` tells them apart, each with the
number of `turn`s that had been taken when it happened. Nothing is ever taken out of the list.

- `{"what": "looked", "turn", "seat", "times", "seconds"}`: private views of a player whose turn it was not. A view that
  is open stands beside the list, as `hanabi_desktop.looking` with the seat: written before anything is shown, so that
  who ends the program is not unseen. The seconds are rounded up, and 0 where nobody knows how many there were. Earlier
  versions also remarked views on the own turn in which no turn was taken.
- `{"what": "taken-back", "turn", "seat", "action", "colour"}`: the turn of that number, which was that seat's, was undone.
  `action` is what had been done, written as in the record's `actions`, and `colour` the one that was named before a
  play. It names a card by its number in the deck and no face. Earlier versions wrote neither.
- `{"what": "done-again", "turn", "seat"}`: the turn that was taken back last was taken again, exactly as it had been.
- `{"what": "withdrawn", "turn", "seat"}`: an announcement to the master was taken back.
- `{"what": "reopened", "turn", "date"}`: a game was opened from a file that the players chose; `date` is ISO 8601.
- `{"what": "laid-bare", "turn", "how"}`: the whole deck may have been seen; see `Bared`.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import TypeVar

from msgspec import Struct, to_builtins
from msgspec.structs import replace

from hanabi_desktop.records.decoding import decode_action
from hanabi_desktop.records.encoding import action_json
from hanabi_desktop.records.problems import Problem, RecordError
from hanabi_desktop.records.reading import JSON, Node
from hanabi_desktop.records.record import OURS, Record
from hanabi_desktop.rules import EndEarly, Play, Setup, Suit, TurnAction

MOST = 10_000
"""Of turns, and of looks in one remark: more than any game has."""
LONGEST = 10_000_000
"""Seconds that are counted; about four months."""
_LONGEST_DATE = 40

Turn = TypeVar("Turn")


class Bared(StrEnum):
    """How a deck was laid bare. A further way is a further value; earlier versions refuse a file that holds it."""

    LINK = "link"
    """A game went on of which there is a share link, which holds the deck."""
    OLDER_COPY = "older-copy"
    """A copy was opened although the same game had been played further: cards of it may have been seen."""
    FINISHED_FILE = "finished-file"
    """A game that was over, in whose file the deck lies open, was opened and went on. Now such a game is `CONTINUED`."""

    CONTINUED = "continued"
    """The game began at a turn of one that was over: all its cards may be known."""
    REPLAYED = "replayed"
    """All hands were looked at, turn by turn, although the game was not over; its players had agreed."""
    ENDED = "ended"
    """The game had been over, so that its file held the deck in clear, and went on all the same."""


class Looked(Struct, frozen=True, tag_field="what", tag="looked"):
    """A player looked in private, although it was somebody else's turn."""

    turn: int
    seat: int
    times: int = 1
    seconds: int = 0
    """Of all these times together; 0 if nobody knows."""


class TakenBack(Struct, frozen=True, tag_field="what", tag="taken-back"):
    """The turn `turn` of `seat` was undone."""

    turn: int
    seat: int
    action: TurnAction | None = None
    """What had been done; None where nobody wrote it down, and where the eyes that read it may not know any more."""


class DoneAgain(Struct, frozen=True, tag_field="what", tag="done-again"):
    """What was taken back last, the turn `turn` of `seat`, was done again after all."""

    turn: int
    seat: int


class Withdrawn(Struct, frozen=True, tag_field="what", tag="withdrawn"):
    """An announcement was taken back before anything moved."""

    turn: int
    seat: int


class Reopened(Struct, frozen=True, tag_field="what", tag="reopened"):
    """The game is a copy, opened from a file."""

    turn: int
    date: str
    """When, in ISO 8601."""


class LaidBare(Struct, frozen=True, tag_field="what", tag="laid-bare"):
    """The whole deck may have been seen."""

    turn: int
    how: Bared


Remark = Looked | TakenBack | DoneAgain | Withdrawn | Reopened | LaidBare
_KINDS = ("looked", "taken-back", "done-again", "withdrawn", "reopened", "laid-bare")


def with_look(remarks: Sequence[Remark], look: Looked) -> tuple[Remark, ...]:
    """One look more. Looks of one player at one turn are one remark, as long as nothing else comes between."""
    for index in reversed(range(len(remarks))):
        before = remarks[index]
        if not isinstance(before, Looked) or before.turn != look.turn:
            break
        if before.seat == look.seat:
            merged = replace(
                before,
                times=min(before.times + look.times, MOST),
                seconds=min(before.seconds + look.seconds, LONGEST),
            )
            return (*remarks[:index], merged, *remarks[index + 1 :])
    return (*remarks, look)


def places(remarks: Sequence[Remark], turns: int) -> tuple[int, ...]:
    """Before which of so many turns each of them stands, in the order they happened; `turns` is after the last.

    A remark on turns that were taken back since stands where the game went on.
    """
    found, place = [], turns
    for remark in reversed(remarks):
        place = min(place, remark.turn)
        found.append(place)
    return tuple(reversed(found))


def among(turns: Sequence[Turn], remarks: Sequence[Remark]) -> tuple[Turn | Remark, ...]:
    """Turns and remarks in the order they happened."""
    told: list[Turn | Remark] = []
    taken = 0
    for remark, place in zip(remarks, places(remarks, len(turns)), strict=True):
        told += turns[taken:place]
        told.append(remark)
        taken = place
    return (*told, *turns[taken:])


# In records


def remarks_of(record: Record) -> tuple[Remark, ...]:
    """The remarks of a record, with the look that was not over when it was written; raises RecordError."""
    ours = Node({OURS: dict(record.extra)})[OURS]
    players = len(record.names)
    listed, looking = ours.get("remarks"), ours.get("looking")
    remarks = tuple(_read(node, record.setup) for node in listed) if listed else ()
    if looking:
        return with_look(remarks, Looked(len(record.actions), looking.integer(0, players - 1)))
    return remarks


def first_hand(record: Record) -> bool:
    """Whether a score of this game is one of its players' own: not where it goes on from one that was over."""
    try:
        remarks = remarks_of(record)
    except RecordError:
        return True
    return not any(isinstance(remark, LaidBare) and remark.how is Bared.CONTINUED for remark in remarks)


def remarks_json(remarks: Sequence[Remark]) -> list[JSON]:
    """The remarks as they stand in a record."""
    return [_json(remark) for remark in remarks]


def _json(remark: Remark) -> dict[str, JSON]:
    action = remark.action if isinstance(remark, TakenBack) else None
    written: dict[str, JSON] = to_builtins(replace(remark, action=None) if action else remark)
    if isinstance(remark, TakenBack):
        del written["action"]
    if action:
        written["action"] = dict(action_json(action))
    if isinstance(action, Play) and action.announced is not None:
        written["colour"] = action.announced.value
    return written


def _read(node: Node, setup: Setup) -> Remark:
    kind = node["what"].one_of(_KINDS)
    turn = node["turn"].integer(0, MOST)
    match kind:
        case "reopened":
            return Reopened(turn, node["date"].text()[:_LONGEST_DATE])
        case "laid-bare":
            return LaidBare(turn, Bared(node["how"].one_of(tuple(Bared))))
    seat = node["seat"].integer(0, setup.players - 1)
    match kind:
        case "looked":
            return Looked(turn, seat, node["times"].integer(1, MOST), node["seconds"].integer(0, LONGEST))
        case "taken-back":
            return TakenBack(turn, seat, _read_action(node, setup))
        case "done-again":
            return DoneAgain(turn, seat)
    return Withdrawn(turn, seat)


def _read_action(node: Node, setup: Setup) -> TurnAction | None:
    """What was taken back, if it was written down: whatever can be done by a turn of such a game at all."""
    written = node.get("action")
    if written is None:
        return None
    colour = node.get("colour")
    named = {0: Suit(colour.integer(0, len(Suit) - 1))} if colour else {}
    action = decode_action(written, 0, setup, named)
    if isinstance(action, EndEarly):
        raise written["type"].error(Problem.NOT_ONE_OF, value="EndEarly", known="an action of a turn")
    return action
