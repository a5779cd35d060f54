"""Why a computer did what it did, as values: for whoever it advises, and for all once the game is over."""

from enum import StrEnum
from typing import final

from msgspec import Struct

from hanabi_desktop.rules import Card, TurnAction


class Thought(StrEnum):
    """What the computer thought, of cards that somebody does not see."""

    CERTAIN = "certain"
    MEANT = "meant"
    """A hint means that the card fits."""
    CHANCE = "chance"
    """The card may fit, and there was little to lose."""
    MISTRUSTED = "mistrusted"
    """A hint means that the card fits, but a mistake would lose the game."""
    TO_PLAY = "to-play"
    """The hint lets its card be played."""
    TO_KEEP = "to-keep"
    """The hint keeps the next discard from the discard pile."""
    TO_MARK = "to-mark"
    """The hint says to keep a card that is in no danger yet."""
    TO_STOP = "to-stop"
    """The hint keeps its holder from playing a card that does not fit."""
    TO_CALL = "to-call"
    """The card waits for another."""
    TO_TELL = "to-tell"
    """The hint tells more, or only passes the turn on."""
    TO_PASS = "to-pass"
    """The hint tells nothing."""
    USELESS = "useless"
    LEAST_LOSS = "least-loss"
    """Among what could be done, this was likely to cost least."""


VAGUE = Thought.TO_TELL, Thought.TO_PASS
"""Thoughts of hints that let nothing be played, keep nothing and stop nothing."""


class Sureness(StrEnum):
    """How sure it is that something goes well."""

    SURE = "sure"
    """By the hints, and by all cards in sight."""
    LIKELY = "likely"
    """By the agreements."""
    RISK = "risk"


Due = tuple[int, int, Card]
"""A card that is to be played: the seat that holds it, its id and its face."""


@final
class Why(Struct, frozen=True):
    """What the computer thought. While the game goes on, nobody is told but the player whose eyes it looked with."""

    thought: Thought
    faces: tuple[Card, ...] = ()
    """What the computer took the own card for, what may be lost with it, or what its hint is about or prevents."""
    plays: tuple[Due, ...] = ()
    """What is to be played because of the hint, in order, with all that comes before; what a card that waits needs first."""
    since: int | None = None
    """The number of the turn whose hint lets a card be played; None where all hints together say that it fits."""
    sure: Sureness | None = None
    """None where nothing can go wrong, or the reason says so itself."""
    card: int | None = None
    """The id of the card that waits, or of the own one that it is about, or that a hint tells of by not pointing at it."""
    alike: tuple[int, ...] = ()
    """The ids of all own cards of which one has to be played first, as far as whoever looks can know."""
    rest: tuple[Card, ...] = ()
    """What else the own card can be, by the hints alone."""
    misled: Card | None = None
    """The card that looks as if it fitted, after an own hint, and does not."""


@final
class Choice(Struct, frozen=True):
    """What a computer does or advises, and why."""

    action: TurnAction
    reason: Why
    cards: tuple[int, ...] = ()
    """The ids of the cards that it is about: the own one, or those that its hint points at."""
    other: "Choice | None" = None
    """A second choice that is nearly as good, or safer where there is a risk."""
    risk: tuple[int, Card] | None = None
    """A seat and its card that is indispensable or fits, and that it is about to discard, with nothing else to do."""
    waits: Why | None = None
    """What a new hint says of an own card that is not to be played yet, though it may fit."""
