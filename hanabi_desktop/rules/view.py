"""What one pair of eyes may see of a game, as values.

Secrecy is in the structure: a card these eyes may not see has no suit and no rank in a `SeatView`, and nothing in it
leads back to the game; so nothing that is given a view only can tell what it is. `sights` makes them.
"""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from hanabi_desktop.rules.actions import Hint, TurnAction
from hanabi_desktop.rules.cards import Card, Suit
from hanabi_desktop.rules.editions import Rules
from hanabi_desktop.rules.events import Event, GameOver, Outcome
from hanabi_desktop.rules.eyes import Eyes, Seat
from hanabi_desktop.rules.knowledge import Knowledge
from hanabi_desktop.rules.refusals import Refusal
from hanabi_desktop.rules.tables import card_actions


class MemoryAid(StrEnum):
    """How much of the hints given stays on the cards (rules, section 4)."""

    FULL = "full"
    LAST_HINT = "last-hint"
    NONE = "none"


class CardView(Struct, frozen=True, gc=False):
    """A card in a hand. `face` is None where the viewer may not see it; `known` is what the memory aid keeps."""

    id: int
    face: Card | None
    known: Knowledge
    pointed: bool
    """Pointed at by the hint that was just given."""
    critical: bool
    """Whether it is visibly the last copy of a card still needed; always False where the face is hidden."""


class HintForgotten(Struct, frozen=True, gc=False, tag=True):
    """Stands where a hint was that the memory aid no longer tells of: who gave one to whom, and no more."""

    giver: int
    target: int


class TurnView(Struct, frozen=True, gc=False):
    """One turn as the journal tells it; `number` counts from 0, as in records."""

    number: int
    seat: int
    events: tuple[Event | HintForgotten, ...]


class SeatHand(Struct, frozen=True, gc=False):
    """A seat's hand, in the order the cards were drawn."""

    seat: int
    cards: tuple[CardView, ...]


class HintOption(Struct, frozen=True, gc=False):
    """What naming this colour or value to this teammate would do."""

    refusal: Refusal | None
    touched: tuple[int, ...]


class Options(Struct, frozen=True, gc=False):
    """What the player who is to act may do, told from what that player sees alone."""

    hints: Mapping[Hint, HintOption]
    play: Refusal | None
    """Why no card of the own hand may be played; None if any may."""
    discard: Refusal | None
    announce: Refusal | None
    """Why no colour may be named before playing."""


class SeatView(Struct, frozen=True, gc=False):
    """Everything public, and the faces that `eyes` may see."""

    eyes: Eyes
    rules: Rules
    players: int
    current: int
    hands: tuple[SeatHand, ...]
    fireworks: tuple[int, ...]
    dead: frozenset[Suit]
    """The fireworks that can no longer be completed; most of them can still grow."""
    reach: tuple[int, ...]
    """How high each firework can still rise with the copies that are left, by suit."""
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

    @property
    def discarded(self) -> tuple[Card, ...]:
        """The same as `discards`: so that a view can be asked for its prospects as a game can."""
        return self.discards

    @property
    def last_turns(self) -> tuple[int, ...]:
        """The seats that still have a turn in the last round, in order; none before it, or once the game is over."""
        left = 0 if self.end else self.turns_left or 0
        return tuple((self.current + turn) % self.players for turn in range(left))

    @property
    def near_end(self) -> bool:
        """Whether the last round has begun, or one mistake more would lose, or one card more complete the show."""
        one_mistake, one_card = self.mistakes + 1 == self.rules.mistakes, self.score + 1 == self.rules.maximum
        return self.end is None and (self.turns_left is not None or one_mistake or one_card)

    def legal_actions(self) -> list[TurnAction]:
        """All that the viewer may do, in the order of `Game.legal_actions`; nothing unless it is the viewer's turn."""
        options = self.options
        if options is None:
            return []
        hints: list[TurnAction] = [hint for hint, option in options.hints.items() if option.refusal is None]
        own = [card.id for card in self.hands[self.current].cards]
        return hints + card_actions(own, options.discard is None, () if options.announce else self.rules.suits)
