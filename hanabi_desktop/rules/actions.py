"""What a player may do on a turn: values, not yet checked against any game."""

from typing import final

from msgspec import Struct

from hanabi_desktop.rules.cards import Suit


@final
class ColourHint(Struct, frozen=True, gc=False, cache_hash=True, tag=True):
    """Points at all cards of one colour in the hand of seat `target`."""

    target: int
    suit: Suit


@final
class ValueHint(Struct, frozen=True, gc=False, cache_hash=True, tag=True):
    """Points at all cards of one value in the hand of seat `target`."""

    target: int
    rank: int


@final
class Discard(Struct, frozen=True, gc=False, cache_hash=True, tag=True):
    """Lays the card with this id on the discard pile for a clock token."""

    card: int


@final
class Play(Struct, frozen=True, gc=False, cache_hash=True, tag=True):
    """Plays the card with this id; `announced` is the colour named first (choreography), or None."""

    card: int
    announced: Suit | None = None


@final
class EndEarly(Struct, frozen=True, gc=False, tag=True):
    """Stops the game where it stands: nobody's turn, no card moves."""


Hint = ColourHint | ValueHint
TurnAction = Hint | Discard | Play
"""What a turn is taken with."""
Action = TurnAction | EndEarly
