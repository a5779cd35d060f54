"""The show at the end of a game, as values: every card that was played is one burst in the sky.

Places are shares of the page, times milliseconds from the beginning. Nothing here is left to chance: the same score has
the same sky.
"""

from collections.abc import Sequence
from enum import Enum

from msgspec import Struct

from hanabi_desktop.boxes import Catastrophe, box_of
from hanabi_desktop.painting.bursts import scatter
from hanabi_desktop.rules import RANKS, EndReason, Outcome, Suit
from hanabi_desktop.table.view import TableView

RISE = 620
"""How long a rocket climbs."""
HORIZON = 0.78
"""Where water and sky meet."""
RAIN_OF_GOLD = 7500
AFTERGLOW = 1300
"""At the end of a show its still picture comes up."""
DEFEAT = 14_000

_REACH = {1: 0.55, 2: 0.75, 3: 1.05, 4: 1.4, 5: 1.85}
"""How far a burst reaches, in sixteenths of the page's width or ninths of its height, whichever is less."""
_GREAT = 2.5


class Ending(Enum):
    """What the sky shows."""

    FIREWORKS = "fireworks"
    EXPLOSION = "explosion"
    """The fuse has burnt down."""
    STORM = "storm"
    """The same with tiles: rain falls on the fireworks."""
    SMOKE = "smoke"
    """A rocket that goes out on its way."""


class Shell(Struct, frozen=True):
    """One rocket and its burst."""

    suit: Suit
    x: float
    y: float
    reach: float
    launch: int
    bloom: int
    """How long the burst is to be seen."""
    golden: bool = False
    lasting: bool = True
    """Whether it is in the still picture, too."""

    @property
    def burst(self) -> int:
        """When it bursts."""
        return self.launch + RISE

    @property
    def end(self) -> int:
        """When nothing is left of it."""
        return self.burst + self.bloom


class Show(Struct, frozen=True):
    """The whole show. `rain` is when golden rain begins to fall, for a sky with nothing left to wish."""

    ending: Ending
    shells: tuple[Shell, ...] = ()
    rain: int | None = None

    @property
    def duration(self) -> int:
        """When the sky comes to rest."""
        if self.ending is not Ending.FIREWORKS:
            return DEFEAT
        last = max((shell.end for shell in self.shells), default=0)
        if not self.shells:
            return 0
        return (last if self.rain is None else max(last, self.rain + RAIN_OF_GOLD)) + AFTERGLOW


def show_of(view: TableView) -> Show | None:
    """The show that a finished game has deserved; None while it goes on."""
    end = view.seen.end
    if end is None:
        return None
    if view.seen.outcome is not Outcome.DEFEAT:
        return fireworks_show([view.seen.fireworks[suit] for suit in view.seen.rules.suits])
    if end.reason is EndReason.FUSE:
        match box_of(view.edition.kit).catastrophe:
            case Catastrophe.EXPLOSION:
                return Show(Ending.EXPLOSION)
            case Catastrophe.STORM:
                return Show(Ending.STORM)
    return Show(Ending.SMOKE)


def fireworks_show(heights: Sequence[int]) -> Show:
    """Rises from the ones to the fives; complete fireworks burst once more, great, and all of them bring golden rain."""
    cards = [(rank, suit) for rank in RANKS for suit, height in enumerate(heights) if rank <= height]
    complete = [Suit(suit) for suit, height in enumerate(heights) if height == RANKS[-1]]
    perfect = len(complete) == len(heights) > 0
    gap = max(250, 520 - 9 * len(cards))
    shells = [
        _shell(Suit(suit), rank, number, number * gap, lasting=not perfect or rank < 3)
        for number, (rank, suit) in enumerate(cards)
    ]
    now = len(cards) * gap + 500
    for number, suit in enumerate(complete):
        across = 0.07 + 0.86 * (number + 0.5) / len(complete)
        shells.append(Shell(suit, across, 0.20 + 0.08 * (number % 2), _GREAT, now + 140 * number, 2600))
    if not perfect:
        return Show(Ending.FIREWORKS, tuple(shells))
    rain = now + 140 * len(complete) + 1200
    for number in range(9):
        across = _golden_step(number)
        height = 0.10 + 0.10 * (number % 3)
        launch = rain + 420 * number
        shells.append(Shell(Suit.GREEN, across, height, 2.1, launch, 3000, golden=True, lasting=number % 3 == 1))
    for number, suit in enumerate(complete):
        across = _golden_step(number + 4)
        shells.append(
            Shell(suit, across, 0.17 + 0.08 * (number % 3), 2.0, rain + 3000 + 260 * number, 2600, lasting=False)
        )
    return Show(Ending.FIREWORKS, tuple(shells), rain)


def _golden_step(number: int) -> float:
    """Places over the whole width, so that neighbours in time are none in the sky."""
    return 0.04 + 0.92 * ((number * 0.618 + 0.21) % 1)


def _shell(suit: Suit, rank: int, number: int, launch: int, *, lasting: bool) -> Shell:
    """The higher the card, the higher and greater its burst."""
    _, jitter, _ = scatter(number + 1, 19)[number]
    height = 0.43 - 0.055 * rank + 0.14 * (jitter - 0.5)
    return Shell(suit, _golden_step(number), height, _REACH[rank], launch, 1500 + 180 * rank, lasting=lasting)
