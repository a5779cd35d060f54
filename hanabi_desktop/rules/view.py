"""What one pair of eyes may see of a game, as values.

Secrecy is in the structure: a card these eyes may not see has no suit and no rank in a `SeatView`, and nothing in it
leads back to the game; so nothing that is given a view only can tell what it is.
"""

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import final

from msgspec import Struct

from hanabi_desktop.rules.actions import ColourHint, Hint, Refusal, ValueHint
from hanabi_desktop.rules.cards import RANKS, Card
from hanabi_desktop.rules.editions import Rules
from hanabi_desktop.rules.events import Event, GameOver, HintGiven, Outcome
from hanabi_desktop.rules.game import Game
from hanabi_desktop.rules.knowledge import Knowledge


@final
class Everybody(Struct, frozen=True):
    """All at the table together: no hand's faces, for each of them is hidden from somebody."""


@final
class Seat(Struct, frozen=True):
    """The player who sits there: all faces but those of the own hand."""

    seat: int


@final
class Open(Struct, frozen=True):
    """All hands' faces: for a finished game or a record, never for one that somebody still plays."""


Eyes = Everybody | Seat | Open
"""Whose eyes a game is looked at with; whether they are allowed to is for the caller to decide."""
EVERYBODY = Everybody()


class MemoryAid(StrEnum):
    """How much of the hints given stays on the cards (rules/README.md, section 4)."""

    FULL = "full"
    LAST_HINT = "last-hint"
    NONE = "none"


class CardView(Struct, frozen=True):
    """A card in a hand. `face` is None where the viewer may not see it; `known` is what the memory aid keeps."""

    id: int
    face: Card | None
    known: Knowledge
    pointed: bool
    """Pointed at by the hint that was just given."""


class HintForgotten(Struct, frozen=True, tag=True):
    """Stands where a hint was that the memory aid no longer tells of: who gave one to whom, and no more."""

    giver: int
    target: int


class TurnView(Struct, frozen=True):
    """One turn as the journal tells it; `number` counts from 0, as in records."""

    number: int
    seat: int
    events: tuple[Event | HintForgotten, ...]


class SeatHand(Struct, frozen=True):
    """A seat's hand, in the order the cards were drawn."""

    seat: int
    cards: tuple[CardView, ...]


class HintOption(Struct, frozen=True):
    """What naming this colour or value to this teammate would do."""

    refusal: Refusal | None
    touched: tuple[int, ...]


class Options(Struct, frozen=True):
    """What the player who is to act may do, told from what that player sees alone."""

    hints: Mapping[Hint, HintOption]
    play: Refusal | None
    """Why no card of the own hand may be played; None if any may."""
    discard: Refusal | None
    announce: Refusal | None
    """Why no colour may be named before playing."""


class SeatView(Struct, frozen=True):
    """Everything public, and the faces that `eyes` may see."""

    eyes: Eyes
    rules: Rules
    players: int
    current: int
    hands: tuple[SeatHand, ...]
    fireworks: tuple[int, ...]
    reach: tuple[int, ...]
    """The maximum height of each firework with the copies that are left, by suit."""
    clocks: int
    mistakes: int
    deck_left: int
    turns_left: int | None
    discards: tuple[Card, ...]
    """In the order they were laid there."""
    turns: tuple[TurnView, ...]
    """The journal, oldest first."""
    score: int
    reachable: int
    end: GameOver | None
    outcome: Outcome
    options: Options | None
    """Only for the viewer whose turn it is."""

    @property
    def viewer(self) -> int | None:
        """The seat that looks; None where it is everybody, or the open view of no seat."""
        return self.eyes.seat if isinstance(self.eyes, Seat) else None

    def is_critical(self, card: Card) -> bool:
        """Whether this face is still of use to its firework and no other copy of it is left."""
        needed = self.fireworks[card.suit] < card.rank <= self.reach[card.suit]
        return needed and self.discards.count(card) == self.rules.copies(card.suit, card.rank) - 1

    def sees_all(self, card: Card, but: int | None = None) -> bool:
        """Whether every copy of a face that its firework still needs is discarded or lies open in a hand, `but` one."""
        open_faces = [held.face for hand in self.hands if hand.seat != but for held in hand.cards]
        return self.discards.count(card) + open_faces.count(card) == self.rules.copies(card.suit, card.rank)

    @property
    def last_turns(self) -> tuple[int, ...]:
        """The seats that still have a turn in the last round, in order; none before it, or once the game is over."""
        left = 0 if self.end else self.turns_left or 0
        return tuple((self.current + turn) % self.players for turn in range(left))


def seat_view(game: Game, eyes: Eyes = EVERYBODY, memory: MemoryAid = MemoryAid.FULL, fresh: bool = True) -> SeatView:
    """What these eyes see of the game.

    `fresh` says that the last action is still being shown to all: with the memory aid off, a hint is told then and
    never again. Raises ValueError for a seat at which nobody sits.
    """
    viewer = eyes.seat if isinstance(eyes, Seat) else None
    if viewer is not None and not 0 <= viewer < game.players:
        raise ValueError(f"viewer: there is no seat {viewer}")
    shown = _hint_just_given(game) if fresh or memory is not MemoryAid.NONE else None
    pointed = shown.touched if shown else ()

    def hand(seat: int) -> SeatHand:
        hidden = seat == viewer or isinstance(eyes, Everybody)
        return SeatHand(
            seat,
            tuple(
                [
                    CardView(
                        id=card,
                        face=None if hidden else game.deck[card],
                        known=_remembered(game.known[card], memory, card in pointed, game.rules),
                        pointed=card in pointed,
                    )
                    for card in game.hands[seat]
                ]
            ),
        )

    return SeatView(
        eyes=eyes,
        rules=game.rules,
        players=game.players,
        current=game.current,
        hands=tuple(map(hand, range(game.players))),
        fireworks=tuple(game.fireworks),
        reach=game.reach,
        clocks=game.clocks,
        mistakes=game.mistakes,
        deck_left=game.deck_left,
        turns_left=game.turns_left,
        discards=game.discarded,
        turns=_journal(game, memory, shown),
        score=game.score,
        reachable=game.reachable,
        end=game.end,
        outcome=game.outcome,
        options=_options(game) if viewer == game.current and not game.end else None,
    )


def _hint_just_given(game: Game) -> HintGiven | None:
    """The hint that was the last action, if it was one."""
    last = game.turns[-1].events[0] if game.turns else None
    return last if isinstance(last, HintGiven) else None


def _remembered(known: Knowledge, memory: MemoryAid, pointed: bool, rules: Rules) -> Knowledge:
    """What the memory aid keeps of what is known of a card."""
    if memory is MemoryAid.FULL:
        return known
    nothing = Knowledge.nothing(rules)
    if not known.hints or (memory is MemoryAid.NONE and not pointed):
        return nothing
    return nothing.after(known.hints[-1], True, rules)


def _journal(game: Game, memory: MemoryAid, shown: HintGiven | None) -> tuple[TurnView, ...]:
    """All turns; but for the one that is `shown`, hints that the memory aid does not keep are forgotten."""
    if memory is MemoryAid.FULL:
        return tuple([TurnView(number, turn.seat, turn.events) for number, turn in enumerate(game.turns)])
    hints = [event for turn in game.turns for event in turn.events if isinstance(event, HintGiven)]
    latest = {card: hint for hint in hints for card in hint.touched}

    def told(event: Event) -> Event | HintForgotten:
        if not isinstance(event, HintGiven) or event is shown:
            return event
        held = [card for card in event.touched if card in game.hands[event.hint.target]]
        if memory is MemoryAid.LAST_HINT and held and all(latest[card] is event for card in held):
            return event
        return HintForgotten(event.giver, event.hint.target)

    return tuple(TurnView(number, turn.seat, tuple(map(told, turn.events))) for number, turn in enumerate(game.turns))


def _options(game: Game) -> Options:
    """What the current player may do: hints are judged by hands that player sees; the own cards are all alike."""
    mates = [seat for seat in range(game.players) if seat != game.current]
    named: list[Hint] = []
    for mate in mates:
        named += (ColourHint(mate, suit) for suit in game.rules.suits)
        named += (ValueHint(mate, rank) for rank in RANKS)
    hints = MappingProxyType({hint: HintOption(game.refusal(hint), game.touched(hint)) for hint in named})
    if not game.hands[game.current]:
        return Options(hints, Refusal.NO_SUCH_CARD, Refusal.NO_SUCH_CARD, Refusal.NO_SUCH_CARD)
    discard = Refusal.ALL_CLOCK_TOKENS if game.clocks == game.rules.clocks else None
    announce = None if game.rules.choreography else Refusal.ANNOUNCEMENT_NOT_ALLOWED
    return Options(hints, None, discard, announce)
