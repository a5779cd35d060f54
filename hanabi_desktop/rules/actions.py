"""What a player may do on a turn, and why an action is refused: values, not yet checked against any game."""

from enum import StrEnum
from typing import final

from msgspec import Struct

from hanabi_desktop.rules.cards import Suit


@final
class ColourHint(Struct, frozen=True, tag=True):
    """Points at all cards of one colour in the hand of seat `target`."""

    target: int
    suit: Suit


@final
class ValueHint(Struct, frozen=True, tag=True):
    """Points at all cards of one value in the hand of seat `target`."""

    target: int
    rank: int


@final
class Discard(Struct, frozen=True, tag=True):
    """Lays the card with this id on the discard pile for a clock token."""

    card: int


@final
class Play(Struct, frozen=True, tag=True):
    """Plays the card with this id; `announced` is the colour named first (choreography), or None."""

    card: int
    announced: Suit | None = None


@final
class EndEarly(Struct, frozen=True, tag=True):
    """Stops the game where it stands: nobody's turn, no card moves."""


Hint = ColourHint | ValueHint
TurnAction = Hint | Discard | Play
"""What a turn is taken with."""
Action = TurnAction | EndEarly


class Refusal(StrEnum):
    """The rule an action breaks (rules/README.md, section 5); the value is its name in `--check` and its place in the rulebook."""

    NOT_YOUR_TURN = "not-your-turn"
    GAME_OVER = "game-over"
    HINT_TO_SELF = "hint-to-self"
    NO_CLOCK_TOKEN = "no-clock-token"
    COLOUR_NOT_NAMEABLE = "colour-not-nameable"
    NO_CARDS_TO_HINT = "no-cards-to-hint"
    EMPTY_HINT = "empty-hint"
    NO_SUCH_CARD = "no-such-card"
    ALL_CLOCK_TOKENS = "all-clock-tokens"
    ANNOUNCEMENT_NOT_ALLOWED = "announcement-not-allowed"
    WAITING_FOR_MASTER = "waiting-for-master"
    """An announced action is not done until the master has moved its token (rules/README.md, section 3)."""
    NO_TOKEN_OWED = "no-token-owed"
    WRONG_TOKEN = "wrong-token"
    WRONG_DIRECTION = "wrong-direction"
    LAY_OPEN_FIRST = "lay-open-first"
    """A played card decides by its face which token moves."""
    CARD_LIES_OPEN = "card-lies-open"
    """What everybody has seen cannot be withdrawn."""
    VIEW_NOT_OPEN = "view-not-open"
    """A turn is taken, and a hand arranged, in the player's own private view only."""
    NOTHING_TO_TAKE_BACK = "nothing-to-take-back"
    NOTHING_TO_DO_AGAIN = "nothing-to-do-again"
    NOT_AT_THIS_SCREEN = "not-at-this-screen"
    """Nobody looks or acts here for a player who is operated by a client of its own."""


class IllegalAction(ValueError):
    """Raised for an action that the rules refuse; the game is unchanged."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.value)
        self.refusal = refusal
