"""What a table keeps beside the game itself; it is saved with every record in the `hanabi_desktop` object."""

from collections.abc import Iterable, Mapping
from datetime import datetime
from enum import StrEnum
from types import MappingProxyType
from typing import Any, TypeVar

from msgspec import Struct, field
from msgspec.structs import replace

from hanabi_desktop.records.decoding import decode_action
from hanabi_desktop.records.encoding import action_json
from hanabi_desktop.records.names import tidy_name
from hanabi_desktop.records.problems import Problem, RecordError
from hanabi_desktop.records.reading import JSON, Node
from hanabi_desktop.records.record import Record
from hanabi_desktop.records.remarks import MOST, Looked, Remark, remarks_json, remarks_of, with_look
from hanabi_desktop.records.score import PLAYED, played_seconds
from hanabi_desktop.rules import EditionId, EndEarly, Game, MemoryAid, Play, Suit
from hanabi_desktop.table.badges import Badge, badges_json, given_badges, read_badges, with_missing
from hanabi_desktop.table.tokens import Announcement, token_moves

_NOTHING: Mapping[str, JSON] = MappingProxyType({})


class Speech(StrEnum):
    """How a screen reader may speak faces in a private view: a loudspeaker is heard by those who hold the cards."""

    ALOUD = "aloud"
    """Every face as the keyboard comes to it: for one who wears headphones, or plays alone."""
    ON_REQUEST = "on-request"
    """A face only when its player asks for it with a key."""
    NEVER = "never"
    """No face at all."""


MAX_NOTE = 40
"""Characters kept of a note on a card."""


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
        return (*kept, *(card for card in held if card not in kept))

    def moved(self, hand: Iterable[int], card: int, place: int) -> "Arrangement":
        """`card` put at `place` (from 0) of the held cards; a place outside the hand means its nearer end."""
        others = [other for other in self.arranged(hand) if other != card]
        place = min(max(place, 0), len(others))
        return replace(self, order=(*others[:place], card, *others[place:]))

    def with_raised(self, card: int) -> "Arrangement":
        """Raises the card, or lowers it again."""
        return replace(self, raised=self.raised ^ {card})

    def with_turned(self, card: int) -> "Arrangement":
        """Turns the card by a quarter, or back."""
        return replace(self, turned=self.turned ^ {card})

    def with_note(self, card: int, note: str) -> "Arrangement":
        """Writes a short note on the card, as tidy as a name; an empty one takes it away."""
        text = tidy_name(note)[:MAX_NOTE].strip()
        notes = {other: kept for other, kept in self.notes.items() if other != card}
        return replace(self, notes=MappingProxyType(notes | {card: text} if text else notes))


class TableState(Struct, frozen=True):
    """Who sits where and how they have settled down."""

    edition: EditionId
    names: tuple[str, ...]
    arrangements: tuple[Arrangement, ...]
    memory: MemoryAid = MemoryAid.FULL
    master: int | None = None
    announcement: Announcement | None = None
    fresh: bool = False
    """No private view was opened since the last action: it still is what the public table shows."""
    remarks: tuple[Remark, ...] = ()
    """What happened beside the turns, in the order it happened; nothing is ever taken out of it."""
    looking: int | None = None
    """The seat that peeks on a screen that several share: its private view is open, and it is somebody else's turn."""
    speech: tuple[Speech | None, ...] = ()
    """How faces are spoken to each seat; None where nobody has chosen. Empty if nobody has anywhere."""
    started: str = ""
    """Date and time of the deal, ISO 8601."""
    badges: tuple[Badge, ...] = ()
    """The sign and colour of each seat; those that are missing are given."""
    played: int = 0
    """Seconds that the turns took which are taken; 0 if nobody knows."""
    others: Mapping[str, JSON] = field(default_factory=lambda: _NOTHING)
    """What else a record holds of ours that this version does not know; kept as it is."""
    foreign: Mapping[str, JSON] = field(default_factory=lambda: _NOTHING)
    """What else another program wrote, such as its players' notes; kept as it is, and shown to nobody here."""

    @classmethod
    def seated(cls, edition: EditionId, names: tuple[str, ...], **settings: Any) -> "TableState":
        """A new table, nothing arranged yet; `settings` are further fields."""
        # To the thousandth: it tells games apart that were dealt the same cards.
        started = datetime.now().astimezone().isoformat(timespec="milliseconds")
        return cls(edition, names, unarranged(len(names)), started=started, **settings)

    def with_arrangement(self, seat: int, arrangement: Arrangement) -> "TableState":
        """The same with one seat's hand arranged anew."""
        return replace(self, arrangements=(*self.arrangements[:seat], arrangement, *self.arrangements[seat + 1 :]))

    def with_remarks(self, *remarks: Remark) -> "TableState":
        """The same with something more remarked."""
        return replace(self, remarks=(*self.remarks, *remarks))

    def looked(self, turn: int, seconds: int) -> "TableState":
        """The same once the private view is covered; whoever peeked is remarked."""
        if self.looking is None:
            return self
        look = Looked(turn, self.looking, seconds=seconds)
        return replace(self, remarks=with_look(self.remarks, look), looking=None)

    def spoken_to(self, seat: int) -> Speech | None:
        """How faces are spoken to a seat; None if nobody has chosen."""
        return self.speech[seat] if self.speech else None

    def with_speech(self, seat: int, speech: Speech) -> "TableState":
        """The same with faces spoken to one seat in another way."""
        chosen = self.speech or (None,) * len(self.names)
        return replace(self, speech=(*chosen[:seat], speech, *chosen[seat + 1 :]))


def unarranged(players: int) -> tuple[Arrangement, ...]:
    """Every hand as it was drawn."""
    return (Arrangement(),) * players


def to_record(game: Game, state: TableState) -> Record:
    """The game and its table as one record; what is as usual is left out."""
    ours: dict[str, JSON] = dict(state.others)
    if state.memory is not MemoryAid.FULL:
        ours["memory_aid"] = state.memory.value
    if state.master is not None:
        ours["master"] = state.master
    if state.announcement:
        ours["announcement"] = _write_announcement(state.announcement)
    if state.fresh:
        ours["fresh"] = True
    if state.remarks:
        ours["remarks"] = remarks_json(state.remarks)
    if state.looking is not None:
        ours["looking"] = state.looking
    if any(state.speech):
        ours["speech"] = list(state.speech)
    if state.started:
        ours["started"] = state.started
    if state.played:
        ours[PLAYED] = state.played
    badges = with_missing(state.badges, game.players)
    if badges != given_badges(game.players):
        ours["badges"] = badges_json(badges)
    if any(arrangement != Arrangement() for arrangement in state.arrangements):
        ours["hands"] = [_write_arrangement(arrangement) for arrangement in state.arrangements]
    return Record(state.names, game.setup, game.actions, state.edition, ours, state.foreign)


def from_record(record: Record, game: Game) -> TableState:
    """The table that a record was saved from; `game` is the record replayed.

    A record from elsewhere gives a table with nothing arranged. Raises RecordError if what is ours is damaged.
    """
    ours = Node({"hanabi_desktop": dict(record.extra)})["hanabi_desktop"]
    known = {"memory_aid", "master", "announcement", "fresh", "remarks", "looking", "speech", "started", "hands"}
    known |= {"badges", PLAYED}
    memory, master, fresh = ours.get("memory_aid"), ours.get("master"), ours.get("fresh")
    started, back = ours.get("started"), ours.get("take_backs")
    for number in back or ():
        # What is left of version 1 could not become remarks: here it is told why.
        number.integer(0, MOST)
    state = TableState(
        edition=record.edition,
        names=record.names,
        arrangements=_read_hands(ours.get("hands"), game),
        memory=_one_of(memory, MemoryAid) if memory else MemoryAid.FULL,
        master=master.integer(0, game.players - 1) if master else None,
        fresh=fresh.boolean() if fresh else False,
        remarks=remarks_of(record),
        speech=_read_speech(ours.get("speech"), game.players),
        started=started.text() if started else "",
        badges=read_badges(ours.get("badges"), game.players),
        played=played_seconds(record.extra),
        others={key: value for key, value in record.extra.items() if key not in known},
        foreign=record.foreign,
    )
    announcement = ours.get("announcement")
    return replace(state, announcement=_read_announcement(announcement, game, state)) if announcement else state


def salvaged(record: Record) -> TableState:
    """The table of a record in which something of ours is damaged: nothing arranged, but what it was is not forgotten."""
    started = record.extra.get("started")
    try:
        remarks = remarks_of(record)
    except RecordError:
        remarks = ()
    return TableState(
        edition=record.edition,
        names=record.names,
        arrangements=unarranged(len(record.names)),
        started=started if isinstance(started, str) else "",
        remarks=remarks,
        foreign=record.foreign,
        played=played_seconds(record.extra),
    )


def _read_speech(node: Node | None, players: int) -> tuple[Speech | None, ...]:
    if node is None:
        return ()
    if node.size() != players:
        raise node.error(Problem.OUT_OF_RANGE, value=node.size(), low=players, high=players)
    return tuple(None if chosen.value is None else _one_of(chosen, Speech) for chosen in node)


Member = TypeVar("Member", bound=StrEnum)


def _one_of(node: Node, members: type[Member]) -> Member:
    values = [member.value for member in members]
    if node.text() not in values:
        raise node.error(Problem.NOT_ONE_OF, value=node.text()[:40], known=", ".join(values))
    return members(node.text())


def _write_arrangement(arrangement: Arrangement) -> JSON:
    return {
        "order": list(arrangement.order),
        "raised": list[JSON](sorted(arrangement.raised)),
        "turned": list[JSON](sorted(arrangement.turned)),
        "notes": {str(card): note for card, note in arrangement.notes.items()},
    }


def _read_hands(node: Node | None, game: Game) -> tuple[Arrangement, ...]:
    if node is None:
        return unarranged(game.players)
    if node.size() != game.players:
        raise node.error(Problem.OUT_OF_RANGE, value=node.size(), low=game.players, high=game.players)
    last = len(game.deck) - 1
    return tuple(_read_arrangement(hand, last) for hand in node)


def _read_arrangement(node: Node, last: int) -> Arrangement:
    def cards(key: str) -> list[int]:
        return [card.integer(0, last) for card in node[key]]

    notes = {}
    for key, note in node["notes"].items():
        if not (key.isascii() and key.isdecimal() and len(key) <= 2 and int(key) <= last):
            raise note.error(Problem.NOT_AN_INTEGER, value=key[:40])
        notes[int(key)] = note.text()[:MAX_NOTE]
    # A card named twice would stand twice in the hand.
    order = tuple(dict.fromkeys(cards("order")))
    return Arrangement(order, frozenset(cards("raised")), frozenset(cards("turned")), MappingProxyType(notes))


def _write_announcement(announcement: Announcement) -> JSON:
    action = announcement.action
    written: dict[str, JSON] = {"action": dict(action_json(action))}
    if isinstance(action, Play) and action.announced is not None:
        written["colour"] = action.announced.value
    return written | {"laid_open": announcement.laid_open, "moved": announcement.moved}


def _read_announcement(node: Node, game: Game, state: TableState) -> Announcement:
    """Raises RecordError unless it is an action that the current player may take before a master."""
    colour = node.get("colour")
    named = {0: Suit(colour.integer(0, len(Suit) - 1))} if colour else {}
    action = decode_action(node["action"], 0, game.setup, named)
    refusal = game.refusal(action)
    if state.master is None or refusal or isinstance(action, EndEarly):
        raise node.error(Problem.NOT_ONE_OF, value=str(refusal or "action"), known="an action announced to a master")
    laid_open = node["laid_open"].boolean()
    owed = len(token_moves(game.after(action).turns[-1].events))
    closed = isinstance(action, Play) and not laid_open
    moved = node["moved"].integer(0, 0 if closed else owed - 1)
    return Announcement(game.current, action, laid_open and isinstance(action, Play), moved)
