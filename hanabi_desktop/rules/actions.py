"""What a player may do on a turn: values, not yet checked against any game."""

from msgspec import Struct

from hanabi_desktop.rules.cards import Suit


class ColourHint(Struct, frozen=True, gc=False):
    """Points at all cards of one colour in the hand of seat `target`."""

    target: int
    suit: Suit


class ValueHint(Struct, frozen=True, gc=False):
    """Points at all cards of one value in the hand of seat `target`."""

    target: int
    rank: int


class Discard(Struct, frozen=True, gc=False):
    """Lays the card with this id on the discard pile for a clock token."""

    card: int


class Play(Struct, frozen=True, gc=False):
    """Plays the card with this id; `announced` is the colour named first (choreography), or None."""

    card: int
    announced: Suit | None = None


class EndEarly(Struct, frozen=True, gc=False):
    """Stops the game where it stands: nobody's turn, no card moves."""


Hint = ColourHint | ValueHint
TurnAction = Hint | Discard | Play
"""What a turn is taken with."""
Action = TurnAction | EndEarly
