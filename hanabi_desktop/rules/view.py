"""What one pair of eyes may see of a game.

Secrecy is in the structure: a card the viewer may not see has no suit and no rank in a `SeatView`, so nothing that is
given a view only can tell what it is. The public view, with no viewer, has no hand's faces at all.
"""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType

from hanabi_desktop.rules.actions import ColourHint, Discard, Hint, Play, ValueHint
from hanabi_desktop.rules.cards import RANKS, Card, Suit
from hanabi_desktop.rules.editions import Rules
from hanabi_desktop.rules.events import Event, GameOver, HintGiven, Outcome
from hanabi_desktop.rules.game import Game
from hanabi_desktop.rules.knowledge import Knowledge, knowledge
from hanabi_desktop.rules.prospects import dead_suits, is_critical, reachable_score
from hanabi_desktop.rules.refusals import Refusal


class MemoryAid(StrEnum):
    """How much of the hints given stays on the cards (rules, section 4)."""

    FULL = "full"
    LAST_HINT = "last-hint"
    NONE = "none"


@dataclass(frozen=True, slots=True)
class CardView:
    """A card in a hand. `face` is None where the viewer may not see it; `known` is what the memory aid keeps."""

    id: int
    face: Card | None
    known: Knowledge
    pointed: bool
    """Pointed at by the hint that was just given."""
    critical: bool
    """Whether it is visibly the last copy of a card still needed; always False where the face is hidden."""


@dataclass(frozen=True, slots=True)
class HintForgotten:
    """Stands where a hint was that the memory aid no longer tells of: who gave one to whom, and no more."""

    giver: int
    target: int


@dataclass(frozen=True, slots=True)
class TurnView:
    """One turn as the journal tells it; `number` counts from 0, as in records."""

    number: int
    seat: int
    events: tuple[Event | HintForgotten, ...]


@dataclass(frozen=True, slots=True)
class HandView:
    """A seat's hand, in the order the cards were drawn."""

    seat: int
    cards: tuple[CardView, ...]


@dataclass(frozen=True, slots=True)
class HintOption:
    """What naming this colour or value to this teammate would do."""

    refusal: Refusal | None
    touched: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Options:
    """What the player who is to act may do, told from what that player sees alone."""

    hints: Mapping[Hint, HintOption]
    play: Refusal | None
    """Why no card of the own hand may be played; None if any may."""
    discard: Refusal | None
    announce: Refusal | None
    """Why no colour may be named before playing."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """Everything public, and the faces that `viewer` may see."""

    viewer: int | None
    rules: Rules
    players: int
    current: int
    hands: tuple[HandView, ...]
    fireworks: tuple[int, ...]
    dead: frozenset[Suit]
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


def seat_view(
    game: Game, viewer: int | None = None, memory: MemoryAid = MemoryAid.FULL, fresh: bool = True
) -> SeatView:
    """What `viewer` sees of the game, or what everybody at the table may see together if there is no viewer.

    `fresh` says that the last action is still being shown to all: with the memory aid off, a hint is told then and
    never again. Raises ValueError for a viewer who does not sit at the table.
    """
    if viewer is not None and not 0 <= viewer < game.players:
        raise ValueError(f"viewer: there is no seat {viewer}")
    memories = _Memories(game, memory, fresh)
    hands = tuple(
        HandView(seat, tuple(_card_view(game, card, viewer not in (None, seat), memories) for card in hand))
        for seat, hand in enumerate(game.hands)
    )
    return SeatView(
        viewer=viewer,
        rules=game.rules,
        players=game.players,
        current=game.current,
        hands=hands,
        fireworks=tuple(game.fireworks),
        dead=dead_suits(game),
        clocks=game.clocks,
        mistakes=game.mistakes,
        deck_left=game.deck_left,
        turns_left=game.turns_left,
        discards=tuple(game.deck[card] for card in game.discards),
        turns=memories.journal(),
        score=game.score,
        reachable=reachable_score(game),
        end=game.end,
        outcome=game.outcome,
        options=_options(game) if viewer == game.current and not game.end else None,
    )


def _card_view(game: Game, card: int, visible: bool, memories: "_Memories") -> CardView:
    face = game.deck[card] if visible else None
    return CardView(
        id=card,
        face=face,
        known=memories.of(card),
        pointed=card in memories.pointed,
        critical=face is not None and is_critical(game, face),
    )


class _Memories:
    """What the memory aid keeps of the hints, for all cards of one game."""

    def __init__(self, game: Game, memory: MemoryAid, fresh: bool) -> None:
        size = game.rules.hand_size(game.players)
        dealt = (range(seat * size, (seat + 1) * size) for seat in range(game.players))
        self._game = game
        self._memory = memory
        self._known = knowledge(game.rules, dealt, game.turns)
        self._latest = {card: event for turn in game.turns for event in _hints(turn.events) for card in event.touched}
        """The hint that pointed at a card last, by the card's id."""
        last = next((event for event in _hints(game.turns[-1].events)), None) if game.turns else None
        self._shown = last if fresh or memory is not MemoryAid.NONE else None
        self.pointed = frozenset(self._shown.touched if self._shown else ())

    def of(self, card: int) -> Knowledge:
        """What is kept of one card."""
        known = self._known[card]
        if self._memory is MemoryAid.FULL:
            return known
        nothing = Knowledge.nothing(self._game.rules)
        if not known.told or (self._memory is MemoryAid.NONE and card not in self.pointed):
            return nothing
        return nothing.after(known.told[-1], True, self._game.rules)

    def journal(self) -> tuple[TurnView, ...]:
        """All turns, with the hints that are to be forgotten taken out."""
        return tuple(
            TurnView(number, turn.seat, tuple(self._remembered(event) for event in turn.events))
            for number, turn in enumerate(self._game.turns)
        )

    def _remembered(self, event: Event) -> Event | HintForgotten:
        if not isinstance(event, HintGiven) or self._keeps(event):
            return event
        return HintForgotten(event.giver, event.hint.target)

    def _keeps(self, event: HintGiven) -> bool:
        """A hint stays in the journal while it is the latest on all the cards still held that it pointed at."""
        if self._memory is MemoryAid.FULL or event is self._shown:
            return True
        held = [card for card in event.touched if card in self._game.hands[event.hint.target]]
        latest = all(self._latest[card] is event for card in held)
        return self._memory is MemoryAid.LAST_HINT and bool(held) and latest


def _hints(events: Iterable[Event]) -> Iterator[HintGiven]:
    return (event for event in events if isinstance(event, HintGiven))


def _options(game: Game) -> Options:
    """For the current player: hints are judged by hands that player sees; the own cards are all alike."""
    hints: dict[Hint, HintOption] = {}
    for seat in range(game.players):
        if seat != game.current:
            clues: tuple[Hint, ...] = (
                *(ColourHint(seat, s) for s in game.rules.suits),
                *(ValueHint(seat, rank) for rank in RANKS),
            )
            hints |= {hint: HintOption(game.refusal(hint), game.touched(hint)) for hint in clues}
    own = next(iter(game.hands[game.current]), -1)
    return Options(
        hints=MappingProxyType(hints),
        play=game.refusal(Play(own)),
        discard=game.refusal(Discard(own)),
        announce=game.refusal(Play(own, Suit.RED)),
    )
