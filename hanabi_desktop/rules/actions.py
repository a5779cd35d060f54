"""What a player may do on a turn: values, not yet checked against any game."""

from dataclasses import dataclass

from hanabi_desktop.rules.cards import Suit


@dataclass(frozen=True, slots=True)
class ColourHint:
    """Points at all cards of one colour in the hand of seat `target`."""

    target: int
    suit: Suit


@dataclass(frozen=True, slots=True)
class ValueHint:
    """Points at all cards of one value in the hand of seat `target`."""

    target: int
    rank: int


@dataclass(frozen=True, slots=True)
class Discard:
    """Lays the card with this id on the discard pile for a clock token."""

    card: int


@dataclass(frozen=True, slots=True)
class Play:
    """Plays the card with this id; `announced` is the colour named first (choreography), or None."""

    card: int
    announced: Suit | None = None


@dataclass(frozen=True, slots=True)
class EndEarly:
    """Stops the game where it stands: nobody's turn, no card moves."""


Hint = ColourHint | ValueHint
TurnAction = Hint | Discard | Play
"""What a turn is taken with."""
Action = TurnAction | EndEarly
