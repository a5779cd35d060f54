"""Remarks, what happened beside the turns of a game and everybody may know; and what else our object of a file tells.

Remarks stand in a file, oldest first, as `hanabi_desktop.remarks`: objects whose `what` tells them apart, each with the
number of `turn`s that had been taken when it happened. Nothing is ever taken out of the list.

- `{"what": "looked", "turn", "seat", "times", "seconds"}`: private views that were covered without a turn. One
  that is open stands beside the list, as `hanabi_desktop.looking` with the seat: written before anything is shown, so
  that who ends the program is not unseen. Beside an announcement it is the look for that, and no remark unless it is
  withdrawn. The seconds are rounded up, and 0 where nobody knows how many there were; `cover`
  says how it ended, unless the player covered it.
- `{"what": "taken-back", "turn", "seat", "action", "colour"}`: the turn of that number, which was that seat's, was undone.
  `action` is what had been done, written as in the file's `actions`, and `colour` the one that was named before a play.
  It names a card by its number in the deck and no face. Where a game goes on from a replay, `continued` is true: nobody
  took anything back, and there is no `action`; earlier versions read and wrote it as a turn taken back.
- `{"what": "seated", "turn", "seat", "before", "after", "person", "computer", "character"}`: somebody else plays for that
  seat from there on. The first two say how well the computer plays, or nothing for a person; the others who they are.
- `{"what": "master", "turn", "seat", "person"}`: the person of that name, at that seat, moves the tokens from there on.
- `{"what": "phone", "turn", "seat", "on"}`: that seat plays by a phone from there on, or with `on` false by the shared screen again.

Earlier versions wrote further kinds, which are passed over, and in version 1 a list `take_backs` of numbers of turns.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import Annotated, Any, TypeVar

from msgspec import Meta, Struct, to_builtins
from msgspec.structs import replace

from hanabi_desktop.players import Level
from hanabi_desktop.records.format import Index, SuitIndex, TurnEntry, convert, turn_action, turn_entry
from hanabi_desktop.records.record import OURS, DamagedRecord, Record, read_name
from hanabi_desktop.rules import Play, Setup, TurnAction

MAX_TIMES = 10_000
"""Maximum of turns, and of peeks in one remark: more than any game has."""
MAX_SECONDS = 10_000_000
"""Maximum of seconds; about four months."""

TurnNumber = Annotated[int, Meta(ge=0, le=MAX_TIMES)]
Turn = TypeVar("Turn")


class Cover(StrEnum):
    """How a private view ended that no turn came of."""

    PERSON = "person"
    PROGRAM = "program"
    """For another language, a sheet, or as the window lost the keyboard: nobody asked for that."""
    WITHDRAWN = "withdrawn"
    """What was announced was taken back."""


class Peek(Struct, frozen=True, tag_field="what", tag="looked", omit_defaults=True):
    """A player looked in private, and took no turn: somebody else had it, or the view was covered before."""

    turn: TurnNumber
    seat: Index
    times: Annotated[int, Meta(ge=1, le=MAX_TIMES)] = 1
    seconds: Annotated[int, Meta(ge=0, le=MAX_SECONDS)] = 0
    """The sum over all these times; 0 if unknown."""
    cover: Cover = Cover.PERSON


class TakenBack(Struct, frozen=True, tag_field="what", tag="taken-back"):
    """The turn `turn` of `seat` was undone."""

    turn: int
    seat: int
    action: TurnAction | None = None
    """What had been done; None where nobody wrote it down, and where the eyes that read it may not know any more."""
    continued: bool = False
    """Whether nobody took it back: here the game goes on from an earlier one that is over."""


class Seated(Struct, frozen=True, tag_field="what", tag="seated", omit_defaults=True):
    """Somebody else plays for `seat` from now on: a person got up or sat down, or a computer plays in another way."""

    turn: TurnNumber
    seat: Index
    before: Level | None = None
    """Who played until then: a computer of this level, None for a person."""
    after: Level | None = None
    person: str = ""
    """The name of the person who got up or sat down; empty if unknown, or if none did."""
    computer: str = ""
    """The name of the computer; empty if unknown."""
    character: str = ""
    """Its character."""


class NewMaster(Struct, frozen=True, tag_field="what", tag="master"):
    """The person at `seat` is the master from now on."""

    turn: TurnNumber
    seat: Index
    person: str


class OnPhone(Struct, frozen=True, tag_field="what", tag="phone"):
    """`seat` plays on a phone from now on, or on the shared screen again."""

    turn: TurnNumber
    seat: Index
    on: bool


Remark = Peek | TakenBack | Seated | NewMaster | OnPhone


def is_own_turn(remark: Remark, seats: Sequence[int]) -> bool:
    """Whether it is a look for the own turn that was covered and went on later; `seats` are whose the turns were."""
    return isinstance(remark, Peek) and remark.seat in seats[remark.turn : remark.turn + 1]


def count_peeks(remarks: Sequence[Remark], seats: Sequence[int]) -> int:
    """How often somebody looked for no turn; `seats` are whose the turns were."""
    return sum(each.times for each in remarks if isinstance(each, Peek) and not is_own_turn(each, seats))


def count_taken_back(remarks: Sequence[Remark]) -> int:
    """How many turns were taken back, computers' too: as many as the table and the journal told of."""
    return sum(isinstance(each, TakenBack) and not each.continued for each in remarks)


def continued_from(remarks: Sequence[Remark]) -> int | None:
    """The turn of an earlier game from which this one goes on, counted from 0; None if it began with its deal."""
    return max((each.turn for each in remarks if isinstance(each, TakenBack) and each.continued), default=None)


def comes_back(seated: Seated, remarks: Sequence[Remark]) -> bool:
    """Whether a person sits down who got up before."""
    left = (each.person for each in remarks if isinstance(each, Seated) and each.seat == seated.seat and each.after)
    return seated.after is None and bool(seated.person) and seated.person in left


def on_phones(remarks: Sequence[Remark]) -> frozenset[int]:
    """The seats that played on phones last."""
    # Whoever sits down there anew has no phone yet.
    last = {each.seat: isinstance(each, OnPhone) and each.on for each in remarks if isinstance(each, OnPhone | Seated)}
    return frozenset(seat for seat, on in last.items() if on)


def with_on_phone(remarks: Sequence[Remark], remark: OnPhone) -> tuple[Remark, ...]:
    """One remark more on who plays on a phone, instead of that of the same seat at the same turn just before."""
    kept, later = list(remarks), []
    while kept and isinstance(kept[-1], OnPhone) and kept[-1].turn == remark.turn:
        later.append(kept.pop())
    return (*kept, *(each for each in reversed(later) if each.seat != remark.seat), remark)


def with_peek(remarks: Sequence[Remark], peek: Peek) -> tuple[Remark, ...]:
    """One peek more. Those of one player at one turn are one remark, unless something else comes between."""
    for index in reversed(range(len(remarks))):
        before = remarks[index]
        if not isinstance(before, Peek) or before.turn != peek.turn:
            break
        if (before.seat, before.cover) == (peek.seat, peek.cover):
            merged = replace(
                before,
                times=min(before.times + peek.times, MAX_TIMES),
                seconds=min(before.seconds + peek.seconds, MAX_SECONDS),
            )
            return (*remarks[:index], merged, *remarks[index + 1 :])
    return (*remarks, peek)


def places(remarks: Sequence[Remark], turns: int) -> tuple[int, ...]:
    """The turn before which each of them stands, in the order they happened; `turns` means after the last.

    A remark on turns that were taken back since stands where the game went on.
    """
    found, place = [], turns
    for remark in reversed(remarks):
        place = min(place, remark.turn)
        found.append(place)
    return tuple(reversed(found))


def among(turns: Sequence[Turn], remarks: Sequence[Remark]) -> tuple[Turn | Remark, ...]:
    """Turns and remarks in the order they happened."""
    merged: list[Turn | Remark] = []
    taken = 0
    for remark, place in zip(remarks, places(remarks, len(turns)), strict=True):
        merged += turns[taken:place]
        merged.append(remark)
        taken = place
    return (*merged, *turns[taken:])


# In files


class TakenBackEntry(Struct, frozen=True, tag_field="what", tag="taken-back", omit_defaults=True):
    """A `TakenBack` as a file holds it."""

    turn: TurnNumber
    seat: Index
    action: TurnEntry | None = None
    colour: SuitIndex | None = None
    continued: bool = False


class BadgeEntry(Struct, frozen=True):
    """A player's sign and colour, by their names; an earlier version may not know them."""

    sign: str
    dye: str


class Details(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """What our object of a file may hold besides what the game depends on. All of it can be missing."""

    started: str = ""
    """Date and time of the deal, ISO 8601."""
    played: int = 0
    """Play time in seconds, without turns taken back; 0 if unknown."""
    remarks: Sequence[dict[str, Any]] = ()
    looking: Index | None = None
    take_backs: Sequence[TurnNumber] = ()
    badges: Any = ()
    """The sign and colour of each seat, a list of BadgeEntry; empty where nobody chose any."""
    computers: Sequence[Level | None] = ()
    characters: Any = ()
    """Which computer plays at each seat, a list of `records.seats.CharacterEntry`; an ornament like the badges."""

    @property
    def seconds_played(self) -> int:
        """Play time in seconds; 0 if it cannot be right."""
        return self.played if 0 < self.played <= MAX_SECONDS else 0

    @property
    def signs_and_dyes(self) -> tuple[tuple[str, str], ...]:
        """The badges by their names; none if they are damaged: they are an ornament, and no game is lost for them."""
        try:
            return tuple((badge.sign, badge.dye) for badge in convert(self.badges, list[BadgeEntry]))
        except DamagedRecord:
            return ()


AnyDetails = TypeVar("AnyDetails", bound=Details)


def details_of(record: Record, kind: type[AnyDetails]) -> AnyDetails:
    """The details of a record; raises DamagedRecord."""
    return convert(dict(record.extra), kind, OURS)


def readable_details(record: Record) -> tuple[Details, tuple[Remark, ...]]:
    """The same and the remarks that can be read; damaged ones are left out."""
    try:
        details = details_of(record, Details)
        return details, _remarks(record, details)
    except DamagedRecord:
        parts = readable_parts(record)
        details = convert(parts, Details)
        return details, _remarks(record, details)


def readable_parts(record: Record) -> dict[str, Any]:
    """The fields of our object without those, and without those remarks, that are damaged or that nobody knows here."""
    parts: dict[str, Any] = {}
    for key, value in record.extra.items():
        if key in ("remarks", "take_backs") and isinstance(value, list):
            parts[key] = [each for each in value if _is_readable(record, key, [each])]
        elif _is_readable(record, key, value):
            parts[key] = value
    return parts


def _is_readable(record: Record, key: str, value: object) -> bool:
    try:
        remarks_of(replace(record, extra={key: value}))
    except DamagedRecord:
        return False
    return True


def remarks_of(record: Record) -> tuple[Remark, ...]:
    """The remarks of a record, with the peek that was not over when it was written; raises DamagedRecord."""
    return _remarks(record, details_of(record, Details))


def is_begun(record: Record) -> bool:
    """Whether anybody has taken a turn, or done what is noted; a game that was only dealt is nobody's to miss."""
    return bool(record.actions or readable_details(record)[1])


def _remarks(record: Record, details: Details) -> tuple[Remark, ...]:
    setup, players = record.setup, record.setup.players
    listed = [_as_written_now(entry, setup) for entry in details.remarks]
    listed += [_taken_back(turn, setup) for turn in details.take_backs]
    known = [entry for entry in listed if entry.get("what") not in _FORMER_KINDS]
    entries = convert(known, list[Peek | Seated | NewMaster | OnPhone | TakenBackEntry], f"{OURS}.remarks")
    seats = [entry.seat for entry in entries] + ([] if details.looking is None else [details.looking])
    if any(seat >= players for seat in seats):
        raise DamagedRecord(f"{OURS}: remarks or looking of a seat that is not 0–{players - 1}")
    remarks = tuple(_remark(entry, setup) for entry in entries)
    if details.looking is None or record.extra.get("announcement") is not None:
        return remarks
    return with_peek(remarks, Peek(len(record.actions), details.looking))


_FORMER_KINDS = ("done-again", "withdrawn", "reopened", "laid-bare")


def _as_written_now(entry: dict[str, Any], setup: Setup) -> dict[str, Any]:
    """A remark of an earlier version that a game goes on from one that was over."""
    if (entry.get("what"), entry.get("how")) == ("laid-bare", "continued") and type(entry.get("turn")) is int:
        return _taken_back(entry["turn"], setup) | {"continued": True}
    return entry


def _taken_back(turn: int, setup: Setup) -> dict[str, Any]:
    return {"what": "taken-back", "turn": turn, "seat": (setup.starter + turn) % setup.players}


def _remark(entry: Peek | Seated | NewMaster | OnPhone | TakenBackEntry, setup: Setup) -> Remark:
    if isinstance(entry, Seated):
        return replace(entry, person=read_name(entry.person), computer=read_name(entry.computer))
    if isinstance(entry, NewMaster):
        return replace(entry, person=read_name(entry.person))
    if isinstance(entry, Peek | OnPhone):
        return entry
    written = entry.action
    action = None if written is None else turn_action(written, setup, f"{OURS}.remarks", entry.colour)
    return TakenBack(entry.turn, entry.seat, action, entry.continued)


def remark_entries(remarks: Sequence[Remark]) -> list[dict[str, Any]]:
    """The remarks as they stand in a file."""
    return [to_builtins(_entry(remark)) for remark in remarks]


def _entry(remark: Remark) -> Peek | Seated | NewMaster | OnPhone | TakenBackEntry:
    if not isinstance(remark, TakenBack):
        return remark
    action = remark.action
    colour = action.announced if isinstance(action, Play) else None
    return TakenBackEntry(remark.turn, remark.seat, action and turn_entry(action), colour, remark.continued)
