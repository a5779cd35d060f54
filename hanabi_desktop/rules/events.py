"""What happened: frozen reports an action gives of itself, in order.

The same report drives the table, the journal, the animation and the screen reader. No event carries the face of a card
that is still hidden from anybody, so all of them may be shown on the public table.
"""

from enum import Enum, StrEnum
from typing import final

from msgspec import Struct

from hanabi_desktop.rules.actions import Action, Hint
from hanabi_desktop.rules.cards import Card, Suit


class Outcome(StrEnum):
    """How a game stands as a whole."""

    IN_PROGRESS = "in-progress"
    VICTORY = "victory"
    DEFEAT = "defeat"
    FINISHED = "finished"


class EndReason(StrEnum):
    """What ended a game."""

    COMPLETE = "complete"
    FUSE = "fuse"
    INDISPENSABLE_CARD = "indispensable-card"
    NO_ACTION_LEFT = "no-action-left"
    FINAL_ROUND = "final-round"
    ENDED_EARLY = "ended-early"

    @property
    def outcome(self) -> Outcome:
        """Whether a game that ended so is won, lost, or scored as it stands."""
        if self is EndReason.COMPLETE:
            return Outcome.VICTORY
        return Outcome.FINISHED if self in (EndReason.FINAL_ROUND, EndReason.ENDED_EARLY) else Outcome.DEFEAT


class ClockGain(Enum):
    """Why a spent clock token comes back."""

    DISCARD = "discard"
    BONUS = "bonus"
    """A firework was completed."""
    CHOREOGRAPHY = "choreography"
    """The colour announced was right, and the card fitted."""


@final
class HintGiven(Struct, frozen=True, tag=True):
    """`touched` are the ids of the cards pointed at, in the order of the hand."""

    giver: int
    hint: Hint
    touched: tuple[int, ...]


@final
class CardPlayed(Struct, frozen=True, tag=True):
    """The card fitted and lies on its firework now."""

    seat: int
    card_id: int
    card: Card
    announced: Suit | None = None


@final
class CardMisplayed(Struct, frozen=True, tag=True):
    """The card did not fit, or its colour was announced wrongly; it lies on the discard pile."""

    seat: int
    card_id: int
    card: Card
    announced: Suit | None = None

    @property
    def announced_wrongly(self) -> bool:
        """Whether the colour named was not the card's (choreography)."""
        return self.announced is not None and self.announced is not self.card.suit


@final
class CardDiscarded(Struct, frozen=True, tag=True):
    """The card was given up for a clock token."""

    seat: int
    card_id: int
    card: Card


@final
class CardDrawn(Struct, frozen=True, tag=True):
    """A replacement was drawn, unseen by its owner: no face here."""

    seat: int
    card_id: int


class ClockSpent(Struct, frozen=True, tag=True):
    """A hint was paid for; `left` tokens are available now."""

    left: int


class ClockReturned(Struct, frozen=True, tag=True):
    """A spent token is available again; `left` tokens are available now."""

    left: int
    reason: ClockGain


class ClockLost(Struct, frozen=True, tag=True):
    """A token was earned, but all were available already."""

    reason: ClockGain


class FuseBurnt(Struct, frozen=True, tag=True):
    """A mistake was made; `mistakes` so far."""

    mistakes: int


class LastCopyLost(Struct, frozen=True, tag=True):
    """No copy of `card` is left, which its firework still needed; `most` is the best score that can be reached now."""

    card: Card
    most: int


class FireworkCompleted(Struct, frozen=True, tag=True):
    """The five of this colour was played."""

    suit: Suit


class FinalRoundBegun(Struct, frozen=True, tag=True):
    """The last card was drawn; `turns` more turns follow."""

    turns: int


class GameOver(Struct, frozen=True, tag=True):
    """The game ended; `card` is the lost one where an indispensable card ended it."""

    reason: EndReason
    score: int
    card: Card | None = None


Event = (
    HintGiven
    | CardPlayed
    | CardMisplayed
    | CardDiscarded
    | CardDrawn
    | ClockSpent
    | ClockReturned
    | ClockLost
    | FuseBurnt
    | LastCopyLost
    | FireworkCompleted
    | FinalRoundBegun
    | GameOver
)


class Turn(Struct, frozen=True):
    """One action and what came of it."""

    seat: int
    action: Action
    events: tuple[Event, ...]
