"""The table as one pair of eyes may see it: the one thing that clients are given, and all that they can know."""

import unicodedata
from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace

from hanabi_desktop import rules
from hanabi_desktop.players import Computer, Emblem, Level, Player, levels, renamed
from hanabi_desktop.records.record import Record, replay
from hanabi_desktop.records.remarks import Remark, Seated, TakenBack, among, is_own_turn, readable_details
from hanabi_desktop.records.seats import players_before, players_of, players_on
from hanabi_desktop.table.actions import ActionKind, TokenMove
from hanabi_desktop.table.events import Operator
from hanabi_desktop.table.state import Speech, TableState


class TableCard(Struct, frozen=True):
    """A card in a hand as it is held. `face` is None where it is hidden from the viewer."""

    id: int
    seat: int
    place: int
    """From 1, in the owner's order."""
    face: rules.Card | None
    known: rules.Knowledge
    pointed: bool
    critical: bool
    """Whether it is visibly the last copy of a card still needed; always False where the face is hidden."""
    raised: bool
    turned: bool
    note: str
    """The owner's; empty for everybody else."""
    laid_open: bool
    """Shown to all before the master moves its tokens."""
    announced: ActionKind | None = None
    """The action announced for it: everybody at the table sees which card is meant."""


class AnnouncedView(Struct, frozen=True):
    """An action announced to the master, as far as everybody may know it."""

    seat: int
    kind: ActionKind
    """No more than that: what a hint says is told only once its token has moved. A card that is meant says so itself."""
    target: int | None
    laid_open: rules.Card | None
    owed: TokenMove | None
    """The next token to move; None while a played card is not laid open yet."""
    named: rules.Suit | None = None
    """The colour that was named for a card that is to be played (choreography): it is said before the card turns."""


class TableView(Struct, frozen=True):
    """Everything a client may show to these eyes."""

    seen: rules.SeatView
    """What these eyes see of the game."""
    edition: rules.Edition
    players: tuple[Player, ...]
    """Who sits where. Names are as they are shown: one written from right to left does not turn round its sentence."""
    master: int | None
    memory: rules.MemoryAid
    """The memory aid of this table."""
    hands: tuple[tuple[TableCard, ...], ...]
    clocks: int
    """Clock tokens available as they lie, including those the master has moved for an announcement."""
    mistakes: int
    announced: AnnouncedView | None
    recap: tuple[rules.TurnView, ...]
    """The turns since the viewer's last one; empty on the public table."""
    remarks: tuple[Remark, ...]
    """What happened beside the turns, in the order it happened: looks, take-backs and the like, for everybody to know."""
    operators: tuple[Operator, ...]
    """Who acts for each seat."""
    speech: tuple[Speech | None, ...]
    """How faces are spoken to each seat; None where nobody has chosen."""
    alone: bool
    """Whether the only person there ever was at the table looks, all others being computers: nobody has to look away."""

    @property
    def names(self) -> tuple[str, ...]:
        """As they are shown."""
        return tuple([player.name for player in self.players])

    @property
    def emblems(self) -> tuple[Emblem, ...]:
        """What is shown wherever a player's name stands; never read out."""
        return tuple([player.emblem for player in self.players])

    @property
    def computers(self) -> tuple[Level | None, ...]:
        """The level of the computer at each seat; None for a person."""
        return levels(self.players)

    @property
    def own(self) -> tuple[TableCard, ...]:
        """The hand of the player who looks; nothing where nobody does alone."""
        return () if self.seen.viewer is None else self.hands[self.seen.viewer]

    @property
    def acting(self) -> bool:
        """Whether the viewer may take a turn now."""
        return self.seen.options is not None and self.announced is None

    @property
    def waits_for_computer(self) -> bool:
        """Whether it is a computer's turn."""
        turn = self.operators[self.announced.seat if self.announced else self.seen.current]
        return self.seen.end is None and turn is Operator.COMPUTER

    @property
    def possible(self) -> frozenset[ActionKind]:
        """What the viewer may do now by a turn; nothing unless it is the viewer's turn."""
        options = self.seen.options
        if options is None or not self.acting:
            return frozenset()
        allowed = {
            ActionKind.HINT: any(hint.refusal is None for hint in options.hints.values()),
            ActionKind.DISCARD: options.discard is None,
            ActionKind.PLAY: options.play is None,
        }
        return frozenset(kind for kind, possible in allowed.items() if possible)

    @property
    def away(self) -> tuple[str, ...]:
        """For each seat, the name of the person who had to go, for whom a computer plays; else an empty one."""
        there = (player.stands_in if isinstance(player, Computer) else None for player in self.players)
        return tuple(isolated(person.name) if person else "" for person in there)

    @property
    def journal(self) -> tuple[rules.TurnView | Remark, ...]:
        """Turns and remarks in the order they happened; of who got up while looking for a turn, no more than that."""
        own, remarks = self.seats_in_turn, self.remarks
        left = {(each.turn, each.seat) for each in remarks if isinstance(each, Seated) and each.after}
        told = (each for each in remarks if (each.turn, each.seat) not in left or not is_own_turn(each, own))
        return among(self.seen.turns, tuple(told))

    def taken_by(self, turn: rules.TurnView) -> Level | None:
        """How well the computer plays that took this turn; None if it was a person."""
        return self.players_on(turn)[turn.seat].level

    def players_on(self, line: rules.TurnView | Remark) -> tuple[Player, ...]:
        """Who sat where on this turn, or when this was remarked."""
        if isinstance(line, rules.TurnView):
            then = players_on(line.number, self.players, self.remarks, len(self.seen.turns))
        else:
            then = players_before(self.players, self.remarks[self.remarks.index(line) + 1 :])
        there = zip(then, self.players, strict=True)
        return tuple([now if was == now else replace(was, name=isolated(was.name)) for was, now in there])

    @property
    def seats_in_turn(self) -> list[int]:
        """Whose the turns were that were taken, and whose it is now."""
        return [*(turn.seat for turn in self.seen.turns), self.seen.current]

    def names_on(self, line: rules.TurnView | Remark) -> tuple[str, ...]:
        """The names of those who sat there then."""
        return tuple([player.name for player in self.players_on(line)])

    @property
    def speaks_faces(self) -> bool:
        """Whether a face may be told to a screen reader unasked.

        Everybody sees it, its viewer wants it so, or nobody else is there to hear it.
        """
        return self.seen.viewer is None or self.may_hear(self.seen.viewer)

    def may_hear(self, seat: int, *, asked: bool = False) -> bool:
        """Whether what only `seat` may know may be spoken: unasked, or because it was `asked` for by a key."""
        speech = self.speech[seat]
        wanted = speech is Speech.ALOUD or (asked and speech is not Speech.NEVER)
        return self.seen.viewer == seat and (self.alone or wanted)

    def has_reason(self, turn: rules.TurnView) -> bool:
        """Whether the agreements of computers tell why: of a computer's turn, and of a hint of the player who looks."""
        own = turn.seat == self.seen.viewer and isinstance(turn.events[0], rules.HintGiven)
        return own or self.taken_by(turn) is not None

    @property
    def questioned(self) -> list[rules.TurnView]:
        """The turns that one can ask about, oldest first: those of computers, mistakes, and the own hint.

        Everybody can ask about the last turn of each seat.
        """
        turns = self.seen.turns[-(self.seen.players if self.seen.viewer is None else len(self.recap) + 1) :]
        mistakes = rules.FuseBurnt, rules.LastCopyLost
        return [
            turn for turn in turns if self.has_reason(turn) or any(isinstance(event, mistakes) for event in turn.events)
        ]

    @property
    def last_turn(self) -> rules.TurnView | None:
        """The turn shown large to all."""
        return self.seen.turns[-1] if self.seen.turns else None


def table_view(
    game: rules.Game,
    state: TableState,
    eyes: rules.Eyes,
    owed: Sequence[TokenMove],
    operators: tuple[Operator, ...],
    *,
    alone: int | None = None,
    opened: bool = False,
) -> TableView:
    """Compose what `eyes` may see; `owed` are all token moves of the pending announcement, and `alone` is the only person.

    Raises ValueError for a seat where nobody sits, and for open eyes while the game goes on, unless it is a record
    that was `opened`.
    """
    if isinstance(eyes, rules.Open) and not (game.end or opened):
        raise ValueError("eyes: nobody sees every hand while the game goes on")
    viewer = eyes.seat if isinstance(eyes, rules.Seat) else None
    seen = rules.seat_view(game, eyes, state.memory, state.fresh)
    last = max([turn.number for turn in seen.turns if turn.seat == viewer], default=-1)
    moved = owed[: state.announcement.moved] if state.announcement else ()
    return TableView(
        seen=seen,
        edition=rules.EDITIONS[state.edition],
        players=shown(state.players),
        master=state.master,
        memory=state.memory,
        hands=tuple(_table_cards(game, seen, hand, state) for hand in seen.hands),
        clocks=game.clocks + moved.count(TokenMove.RETURN_CLOCK) - moved.count(TokenMove.SPEND_CLOCK),
        mistakes=game.mistakes + moved.count(TokenMove.BURN_FUSE),
        announced=_announced(game, state, owed),
        recap=() if viewer is None else seen.turns[last + 1 :],
        remarks=_visible_remarks(state),
        operators=operators,
        speech=tuple(state.spoken_to(seat) for seat in range(game.players)),
        alone=alone is not None and viewer == alone,
    )


@lru_cache(maxsize=8)
def shown(players: tuple[Player, ...]) -> tuple[Player, ...]:
    """Players with their names as they are shown at a table."""
    return renamed(players, distinct_names(tuple(player.name for player in players)))


def distinct_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """Names as they are shown at a table.

    Players who are called alike have their places beside their names: one of them is asked to look, the other not to.
    """
    alike = Counter(map(_as_read_out, names))
    return tuple(
        f"{isolated(name)} ({place})" if alike[_as_read_out(name)] > 1 else isolated(name)
        for place, name in enumerate(names, start=1)
    )


def _as_read_out(name: str) -> str:
    """A name as it sounds when it is read out: names that are equal so are alike."""
    plain = unicodedata.normalize("NFKC", name).casefold()
    return "".join(char for char in plain if unicodedata.category(char) not in ("Cf", "Zs"))


_RIGHT_TO_LEFT = {"R", "AL", "AN"}


def isolated(name: str) -> str:
    """A name as it is shown, so that one written from right to left does not turn round the sentence it stands in."""
    return name if _RIGHT_TO_LEFT.isdisjoint(map(unicodedata.bidirectional, name)) else f"\u2068{name}\u2069"


def _table_cards(
    game: rules.Game, seen: rules.SeatView, hand: rules.SeatHand, state: TableState
) -> tuple[TableCard, ...]:
    by_id = {card.id: card for card in hand.cards}
    arrangement, own = state.arrangements[hand.seat], hand.seat == seen.viewer
    action = state.announcement.action if state.announcement else None
    announced = {action.card: ActionKind.of(action)} if isinstance(action, rules.Play | rules.Discard) else {}
    open_card = _open_card(state)
    return tuple(
        [
            TableCard(
                id=card.id,
                seat=hand.seat,
                place=place,
                face=game.deck[card.id] if card.id == open_card else card.face,
                known=card.known,
                pointed=card.pointed,
                critical=card.face is not None and seen.is_critical(card.face),
                raised=card.id in arrangement.raised,
                turned=card.id in arrangement.turned,
                note=arrangement.notes.get(card.id, "") if own else "",
                laid_open=card.id == open_card,
                announced=announced.get(card.id),
            )
            for place, card in enumerate(map(by_id.__getitem__, arrangement.arranged(by_id)), start=1)
        ]
    )


def _open_card(state: TableState) -> int | None:
    announcement = state.announcement
    if announcement and announcement.laid_open and isinstance(announcement.action, rules.Play):
        return announcement.action.card
    return None


def _announced(game: rules.Game, state: TableState, owed: Sequence[TokenMove]) -> AnnouncedView | None:
    announcement = state.announcement
    if announcement is None:
        return None
    action = announcement.action
    open_card = _open_card(state)
    closed = isinstance(action, rules.Play) and open_card is None
    return AnnouncedView(
        seat=announcement.seat,
        kind=ActionKind.of(action),
        target=action.target if isinstance(action, rules.ColourHint | rules.ValueHint) else None,
        laid_open=None if open_card is None else game.deck[open_card],
        owed=None if closed else owed[announcement.moved],
        named=action.announced if isinstance(action, rules.Play) else None,
    )


def _visible_remarks(state: TableState) -> tuple[Remark, ...]:
    """The remarks, with the hints that were taken back only where hints are remembered at all."""
    if state.memory is rules.MemoryAid.FULL:
        return state.remarks
    return tuple(
        replace(remark, action=None)
        if isinstance(remark, TakenBack) and isinstance(remark.action, rules.ColourHint | rules.ValueHint)
        else remark
        for remark in state.remarks
    )


class Glance(Struct, frozen=True):
    """A game at a glance, as everybody may know it: who plays, since when, and how far they are."""

    players: tuple[Player, ...]
    """With their names as they are shown."""
    started: str
    """Date and time of the deal, ISO 8601; empty if unknown."""
    turn: int
    """The turn that is to be taken, from 1."""
    score: int
    """What the fireworks have reached, or what the game was worth once it is over."""
    edition: rules.EditionId
    over: bool = False


def glance(record: Record) -> Glance:
    """What a record is, at a glance; raises RefusedAction for one that is no game."""
    game = replay(record)
    # Who goes on with it is told what is damaged.
    details, _ = readable_details(record)
    return Glance(
        players=shown(players_of(record.names, details)),
        started=details.started,
        turn=len(game.turns) + 1,
        score=game.end.score if game.end else sum(game.fireworks),
        edition=record.edition,
        over=game.end is not None,
    )
