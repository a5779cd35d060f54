"""Whose eyes the screen is for at this moment."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Public:
    """Everybody looks at the table together: no hand's faces."""


@dataclass(frozen=True, slots=True)
class LookAway:
    """Everyone except `seat` is asked to look away; the table is covered."""

    seat: int


@dataclass(frozen=True, slots=True)
class Private:
    """`seat` alone looks: all hands but the own lie open."""

    seat: int


@dataclass(frozen=True, slots=True)
class Paused:
    """The game rests and the table is covered."""


Phase = Public | LookAway | Private | Paused
