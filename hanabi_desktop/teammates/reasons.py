"""Why a computer did what it did, as values: what everybody may be told at once, and the rest for a finished game."""

from enum import StrEnum
from typing import final

from msgspec import Struct

from hanabi_desktop.rules import Card, TurnAction


class Told(StrEnum):
    """What the conventions say to all: it follows from what everybody has seen."""

    PLAYS_HINTED = "plays-hinted"
    PLAYS_CALLED = "plays-called"
    """The newest card without a hint: a teammate's hinted card fits only after it."""
    PLAYS_COUNTED = "plays-counted"
    """A card without a hint, known by counting."""
    DISCARDS_OLDEST = "discards-oldest"
    DISCARDS_HINTED = "discards-hinted"
    """A card that is of no use any more by its hints alone."""
    DISCARDS_OTHER = "discards-other"
    """Neither of these: by the cards that the player sees, or since something had to go."""
    HINTS_NEXT_DISCARD = "hints-next-discard"
    """Keep it, or play it."""
    HINTS_NEWEST = "hints-newest"
    """Play the newest of the cards that get their first hint."""
    HINTS_AGAIN = "hints-again"
    """All of the cards were hinted before."""
    HINTS_NOTHING_NEW = "hints-nothing-new"
    """And the same hints said as much."""
    HINTS_USELESS = "hints-useless"
    """Whatever the cards are, no firework needs them."""
    HINTS_NOTHING = "hints-nothing"
    """No card is pointed at."""


class Thought(StrEnum):
    """What the computer thought, of cards that somebody does not see."""

    CERTAIN = "certain"
    MEANT = "meant"
    """A hint means that the card fits."""
    TO_PLAY = "to-play"
    """The hint lets its card be played."""
    TO_KEEP = "to-keep"
    """The hint keeps its card from the discard pile."""
    TO_CALL = "to-call"
    """The hint lets teammates play what comes before its card."""
    TO_TELL = "to-tell"
    """The hint tells more, or only passes the turn on."""
    USELESS = "useless"
    LEAST_LOSS = "least-loss"
    """Among what could be done, this was likely to cost least."""


@final
class Why(Struct, frozen=True):
    """`told`, `card` and `since` may be told to all at once; `thought` and the faces only when the game is over."""

    told: Told
    card: int | None
    """The card that is played, discarded, or that the hint is about."""
    since: int | None
    """The number of the turn whose hint gave the card its meaning."""
    thought: Thought
    faces: tuple[Card, ...]
    """What the computer took the own card for, or what it saw the hinted card to be."""
    plays: tuple[Card, ...] = ()
    """The cards that were to be played because of the hint."""


@final
class Choice(Struct, frozen=True):
    """What a computer does, and why."""

    action: TurnAction
    reason: Why
