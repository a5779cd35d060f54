"""The state of a table beside the game itself; it is saved with every record in the `hanabi_desktop` object."""

import contextlib
from collections.abc import Callable, Iterable, Mapping, Sequence
from datetime import datetime
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from msgspec import Struct, field, to_builtins
from msgspec.structs import replace

from hanabi_desktop.players import Computer, Level, Person, Player, levels
from hanabi_desktop.records.format import Index, SuitIndex, TurnEntry, turn_action, turn_entry
from hanabi_desktop.records.record import OURS, DamagedRecord, Record, tidy_name
from hanabi_desktop.records.remarks import (
    Cover,
    Details,
    Peek,
    Remark,
    Seated,
    details_of,
    readable_parts,
    remark_entries,
    remarks_of,
    with_peek,
)
from hanabi_desktop.records.seats import characters_of, players_of, seat_entries
from hanabi_desktop.rules import Action, EditionId, Game, MemoryAid, Play, Turn
from hanabi_desktop.table.actions import Announcement, Arranging, MoveCard, RaiseCard, TurnCard, WriteNote, token_moves

_NOTHING: Mapping[str, Any] = MappingProxyType({})


# The table


class Speech(StrEnum):
    """How a screen reader may speak faces in a private view: a loudspeaker is heard by those who hold the cards."""

    ALOUD = "aloud"
    """Every face as the keyboard comes to it: for one who wears headphones, or plays alone."""
    ON_REQUEST = "on-request"
    """A face only when its player asks for it with a key."""
    NEVER = "never"
    """No face at all."""


MAX_NOTE = 40
"""Maximum characters of a note on a card."""


class Arrangement(Struct, frozen=True):
    """How a player has arranged the own hand, by card ids: order, raised and turned cards, notes.

    It never moves the real cards. Cards no longer held may be named still; they do not count.
    """

    order: tuple[int, ...] = ()
    raised: frozenset[int] = frozenset()
    turned: frozenset[int] = frozenset()
    notes: Mapping[int, str] = field(default_factory=lambda: MappingProxyType({}))

    def arranged(self, hand: Iterable[int]) -> tuple[int, ...]:
        """The held cards in the owner's order; new ones stand last, as they are drawn."""
        held = list(hand)
        kept = [card for card in self.order if card in held]
        return (*kept, *[card for card in held if card not in kept])

    def after(self, action: Arranging, hand: Iterable[int]) -> "Arrangement":
        """The same once its owner has done this with a card of the `hand`."""
        match action:
            case MoveCard(card=card, place=place):
                # A place outside the hand means its nearer end.
                others = [other for other in self.arranged(hand) if other != card]
                place = min(max(place, 0), len(others))
                return replace(self, order=(*others[:place], card, *others[place:]))
            case RaiseCard(card=card):
                return replace(self, raised=self.raised ^ {card})
            case TurnCard(card=card):
                return replace(self, turned=self.turned ^ {card})
            case WriteNote(card=card, note=note):
                # As tidy as a name; an empty one is taken away.
                text = tidy_name(note)[:MAX_NOTE].strip()
                notes = {other: kept for other, kept in self.notes.items() if other != card}
                return replace(self, notes=MappingProxyType(notes | {card: text} if text else notes))


class TableState(Struct, frozen=True):
    """Who sits where and how they have settled down."""

    edition: EditionId
    players: tuple[Player, ...]
    arrangements: tuple[Arrangement, ...]
    memory: MemoryAid = MemoryAid.FULL
    master: int | None = None
    announcement: Announcement | None = None
    fresh: bool = False
    """No private view was opened since the last action: it still is what the public table shows."""
    remarks: tuple[Remark, ...] = ()
    """What happened beside the turns, in the order it happened; nothing is ever taken out of it."""
    looking: int | None = None
    """The seat whose private view is open on a screen that several share: it has peeked unless it takes a turn.

    So it has, too, while what it announced to the master has not taken effect.
    """
    speech: tuple[Speech | None, ...] = ()
    """How faces are spoken to each seat; None where nobody has chosen. Empty if nobody has anywhere."""
    started: str = ""
    """Date and time of the deal, ISO 8601."""
    played: int = 0
    """Play time in seconds, without turns taken back; 0 if unknown."""
    others: Mapping[str, Any] = field(default_factory=lambda: _NOTHING)
    """Fields of ours in the record that this version does not know; kept unchanged."""
    foreign: Mapping[str, Any] = field(default_factory=lambda: _NOTHING)
    """Fields of another program, such as its players' notes; kept unchanged, and shown to nobody here."""

    @classmethod
    def seated(cls, edition: EditionId, players: tuple[Player, ...], **settings: Any) -> "TableState":
        """A new table, nothing arranged yet; `settings` are further fields."""
        # To the thousandth: it tells games apart that were dealt the same cards.
        started = datetime.now().astimezone().isoformat(timespec="milliseconds")
        return cls(edition, players, default_arrangements(len(players)), started=started, **settings)

    def with_arrangement(self, seat: int, arrangement: Arrangement) -> "TableState":
        """The same with one seat's hand arranged anew."""
        return replace(self, arrangements=(*self.arrangements[:seat], arrangement, *self.arrangements[seat + 1 :]))

    def with_remarks(self, *remarks: Remark) -> "TableState":
        """The same with something more remarked."""
        return replace(self, remarks=(*self.remarks, *remarks))

    def looked(self, turn: int, seconds: int, cover: Cover = Cover.PERSON) -> "TableState":
        """The same once the private view is covered and no turn was taken, which is remarked."""
        if self.looking is None:
            return self
        peek = Peek(turn, self.looking, seconds=seconds, cover=cover)
        return replace(self, remarks=with_peek(self.remarks, peek), looking=None)

    def acted(self, seat: int | None) -> "TableState":
        """The same once `seat` has taken a turn: who looked for that has not peeked."""
        return replace(self, looking=None) if self.looking == seat else self

    def level_of(self, seat: int) -> Level | None:
        """How well the computer plays that sits there; None for a person."""
        return self.players[seat].level

    def with_player(self, seat: int, player: Player, turn: int) -> "TableState":
        """The same with somebody else on one seat from this turn on, which is remarked.

        Raises ValueError for the last person, and for the master.
        """
        before, players = self.players[seat], (*self.players[:seat], player, *self.players[seat + 1 :])
        if all(levels(players)) or (player.level and seat == self.master):
            raise ValueError(f"seat: {seat} has to be a person")
        if player == before:
            return self
        return replace(self, players=players).with_remarks(seated_remark(turn, seat, before, player))

    def spoken_to(self, seat: int) -> Speech | None:
        """How faces are spoken to a seat; None if nobody has chosen."""
        return self.speech[seat] if self.speech else None

    def with_speech(self, seat: int, speech: Speech) -> "TableState":
        """The same with faces spoken to one seat in another way."""
        chosen = self.speech or (None,) * len(self.players)
        return replace(self, speech=(*chosen[:seat], speech, *chosen[seat + 1 :]))


def seated_remark(turn: int, seat: int, before: Player, after: Player) -> Seated:
    """What is remarked when somebody else plays for a seat from this turn on."""
    computer = after if isinstance(after, Computer) else before
    person = next((each.name for each in (before, after) if isinstance(each, Person)), "")
    return Seated(turn, seat, before.level, after.level, person, computer.name, str(computer.emblem))


def default_arrangements(players: int) -> tuple[Arrangement, ...]:
    """Every hand as it was drawn."""
    return (Arrangement(),) * players


# At the table alone: nothing of this is saved


class RedoStack(Struct, frozen=True):
    """Turns that were taken back and can be done again, until something else is done; not saved."""

    actions: tuple[Action, ...] = ()
    """A stack: the last one is redone first."""
    free: bool = False
    """Whether redo is free: so was the undo, and nobody has looked since."""

    @property
    def next(self) -> Action | None:
        """What would be done again now."""
        return self.actions[-1] if self.actions else None

    def with_undone(self, turns: Sequence[Turn], free: bool) -> "RedoStack":
        """The same once these turns are taken back too."""
        return RedoStack(self.actions + tuple(turn.action for turn in reversed(turns)), free)

    def with_next_done(self) -> "RedoStack":
        """The same once the next of them is done."""
        return RedoStack(self.actions[:-1])


MAX_TURN_SECONDS = 15 * 60
"""Maximum seconds of one turn: who takes longer has left the table."""


class Stopwatch:
    """Counts the seconds that turns take, while the table is open."""

    def __init__(self, seconds: int, clock: Callable[[], float]) -> None:
        """`seconds` were played before; `clock` is monotonic, from any starting point."""
        self._total = float(seconds)
        self._clock = clock
        self._since = clock()

    def count_turn(self) -> int:
        """Ends a turn; returns the seconds of all turns so far."""
        now = self._clock()
        self._total += min(max(0.0, now - self._since), MAX_TURN_SECONDS)
        self._since = now
        return int(self._total)

    def restart(self) -> None:
        """Counts anew from now: what went before was no playing, as the end of a game was looked at."""
        self._since = self._clock()


# In files


class ArrangementEntry(Struct, frozen=True):
    """An `Arrangement` as a file holds it."""

    order: list[Index]
    raised: list[Index]
    turned: list[Index]
    notes: dict[str, str]


class AnnouncementEntry(Struct, frozen=True, omit_defaults=True):
    """An `Announcement` as a file holds it."""

    action: TurnEntry
    laid_open: bool
    moved: Index
    colour: SuitIndex | None = None


class TableDetails(Details, frozen=True, omit_defaults=True, kw_only=True):
    """What our object of a file holds of the table."""

    memory_aid: MemoryAid = MemoryAid.FULL
    master: Index | None = None
    announcement: AnnouncementEntry | None = None
    fresh: bool = False
    speech: Sequence[Speech | None] = ()
    hands: Sequence[ArrangementEntry] = ()


def to_record(game: Game, state: TableState) -> Record:
    """The game and its table as one record; what is as usual is left out."""
    arranged = any(arrangement != Arrangement() for arrangement in state.arrangements)
    details = TableDetails(
        started=state.started,
        played=state.played,
        remarks=remark_entries(state.remarks) or (),
        looking=state.looking,
        **seat_entries(state.players),
        memory_aid=state.memory,
        master=state.master,
        announcement=_announcement_entry(state.announcement) if state.announcement else None,
        fresh=state.fresh,
        speech=list(state.speech) if any(state.speech) else (),
        hands=list(map(_arrangement_entry, state.arrangements)) if arranged else (),
    )
    extra = {**state.others, **to_builtins(details)}
    names = tuple(player.owner.name for player in state.players)
    return Record(names, game.setup, game.actions, state.edition, extra, state.foreign)


def from_record(record: Record, game: Game) -> TableState:
    """The table that a record was saved from; `game` is the record replayed.

    A record from elsewhere gives a table with nothing arranged. Raises DamagedRecord if what is ours is damaged.
    """
    details = details_of(record, TableDetails)
    for kind, each in (("hands", details.hands), ("speech", details.speech), ("computers", details.computers)):
        if each and len(each) != game.players:
            raise DamagedRecord(f"{OURS}.{kind}: {len(each)} are not one for each of {game.players} players")
    if (details.master or 0) >= game.players:
        raise DamagedRecord(f"{OURS}.master: there is no seat {details.master}")
    if details.computers and all(details.computers):
        raise DamagedRecord(f"{OURS}.computers: nobody plays")
    if details.computers and details.master is not None and details.computers[details.master]:
        raise DamagedRecord(f"{OURS}.master: a computer moves no tokens")
    characters_of(details, game.players)
    state = TableState(
        edition=record.edition,
        players=players_of(record.names, details),
        arrangements=tuple(_arrangement(hand, game) for hand in details.hands) or default_arrangements(game.players),
        memory=details.memory_aid,
        master=details.master,
        fresh=details.fresh,
        remarks=remarks_of(record),
        speech=tuple(details.speech),
        started=details.started,
        played=details.seconds_played,
        others={key: value for key, value in record.extra.items() if key not in TableDetails.__struct_fields__},
        foreign=record.foreign,
    )
    if details.announcement is None:
        return state
    announcement = _announcement(details.announcement, details.master, game)
    return replace(state, announcement=announcement, looking=details.looking)


def salvaged(record: Record, game: Game) -> tuple[Record, DamagedRecord | None]:
    """The record, and what is damaged of its table, if anything: then with all that can be read, each part by itself.

    Where remarks are lost, nobody knows who sat at the table before: nobody counts as having been alone there.
    """
    try:
        from_record(record, game)
    except DamagedRecord as error:
        damage = error
    else:
        return record, None
    extra = dict(record.extra)
    computers = extra.get("computers")
    if isinstance(computers, list) and all(computers):
        extra["computers"] = [None, *computers[1:]]
    kept = {key: value for key, value in extra.items() if key not in TableDetails.__struct_fields__}
    if "memory_aid" in extra:
        # Unless it can be read: what may have been forgotten is not brought back.
        kept["memory_aid"] = MemoryAid.NONE.value
    parts = readable_parts(replace(record, extra=extra))
    for key in TableDetails.__struct_fields__:
        if key in parts:
            with contextlib.suppress(DamagedRecord):
                from_record(replace(record, extra=kept | {key: parts[key]}), game)
                kept[key] = parts[key]
    if any(kept.get(key) != record.extra.get(key) for key in ("remarks", "take_backs", "computers")):
        seat = next((seat for seat, level in enumerate(kept.get("computers", ())) if level is None), 0)
        kept["remarks"] = [*kept.get("remarks", ()), *remark_entries([Seated(len(game.turns), seat)])]
    return replace(record, extra=kept), damage


def _arrangement_entry(arrangement: Arrangement) -> ArrangementEntry:
    return ArrangementEntry(
        order=list(arrangement.order),
        raised=sorted(arrangement.raised),
        turned=sorted(arrangement.turned),
        notes={str(card): note for card, note in arrangement.notes.items()},
    )


def _arrangement(entry: ArrangementEntry, game: Game) -> Arrangement:
    ids = {str(card): card for card in range(len(game.deck))}
    for card in (*map(str, (*entry.order, *entry.raised, *entry.turned)), *entry.notes):
        if card not in ids:
            raise DamagedRecord(f"{OURS}.hands: there is no card {card}")
    notes = {ids[card]: note[:MAX_NOTE] for card, note in entry.notes.items()}
    # A card named twice would stand twice in the hand.
    order = tuple(dict.fromkeys(entry.order))
    return Arrangement(order, frozenset(entry.raised), frozenset(entry.turned), MappingProxyType(notes))


def _announcement_entry(announcement: Announcement) -> AnnouncementEntry:
    action = announcement.action
    colour = action.announced if isinstance(action, Play) else None
    return AnnouncementEntry(turn_entry(action), announcement.laid_open, announcement.moved, colour)


def _announcement(entry: AnnouncementEntry, master: int | None, game: Game) -> Announcement:
    """Raises DamagedRecord unless it is an action that the current player may take before a master."""
    place = f"{OURS}.announcement"
    action = turn_action(entry.action, game.setup, f"{place}.action", entry.colour)
    if master is None or game.refusal(action):
        raise DamagedRecord(f"{place}: nothing that is announced to a master now")
    owed = len(token_moves(game.after(action).turns[-1].events))
    closed = isinstance(action, Play) and not entry.laid_open
    if entry.moved > (0 if closed else owed - 1):
        raise DamagedRecord(f"{place}.moved: {entry.moved} tokens are too many")
    return Announcement(game.current, action, entry.laid_open and isinstance(action, Play), entry.moved)
