"""Whose eyes the screen is for at this moment."""

from msgspec import Struct


class Public(Struct, frozen=True):
    """Everybody looks at the table together: no hand's faces."""


class LookAway(Struct, frozen=True):
    """Everyone except `seat` is asked to look away; the table is covered."""

    seat: int


class Private(Struct, frozen=True):
    """`seat` alone looks: all hands but the own lie open."""

    seat: int


class Paused(Struct, frozen=True):
    """The game rests and the table is covered."""


Phase = Public | LookAway | Private | Paused
