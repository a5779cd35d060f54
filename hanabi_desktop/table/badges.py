"""What tells the players apart besides their names: a sign of its own, on a colour of its own, for each seat."""

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct


class Sign(StrEnum):
    """What is drawn on a badge. None of them looks like the symbol of a suit."""

    CAT = "cat"
    TEAPOT = "teapot"
    CRANE = "crane"
    FISH = "fish"
    GATE = "gate"
    RABBIT = "rabbit"
    BOAT = "boat"
    UMBRELLA = "umbrella"


class Dye(StrEnum):
    """What a badge is dyed in. It never says anything that its sign does not."""

    ORANGE = "orange"
    SKY = "sky"
    GREEN = "green"
    VIOLET = "violet"
    PINK = "pink"
    TEAL = "teal"
    CREAM = "cream"
    BROWN = "brown"


class Badge(Struct, frozen=True):
    """One player's sign and colour."""

    sign: Sign
    dye: Dye


_ALL = tuple(Badge(sign, dye) for sign, dye in zip(Sign, Dye, strict=True))


def given_badges(players: int) -> tuple[Badge, ...]:
    """What a table is given of which nobody has chosen anything: no two alike."""
    return _ALL[:players]


def are_distinct(badges: Sequence[Badge]) -> bool:
    """Whether every sign and every colour is there but once."""
    return len({badge.sign for badge in badges}) == len({badge.dye for badge in badges}) == len(badges)


def with_missing(badges: Sequence[Badge], players: int) -> tuple[Badge, ...]:
    """The badges of the first seats, and for everybody else one that none of those before has anything of."""
    chosen = list(badges[:players])
    while len(chosen) < players:
        sign = next(sign for sign in Sign if all(sign is not badge.sign for badge in chosen))
        dye = next(dye for dye in Dye if all(dye is not badge.dye for badge in chosen))
        chosen.append(Badge(sign, dye))
    return tuple(chosen)


def worn_badges(written: Sequence[tuple[str, str]], players: int) -> tuple[Badge, ...]:
    """The badges of these signs and colours; none where they are not one for each player, or are not known here.

    They are an ornament: whatever is wrong with them, the game can be played.
    """
    try:
        badges = tuple(Badge(Sign(sign), Dye(dye)) for sign, dye in written)
    except ValueError:
        return ()
    return badges if len(badges) == players and are_distinct(badges) else ()
