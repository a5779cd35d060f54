"""Whose eyes look: who asks for a view decides by this, and by nothing else, what is in it."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Everybody:
    """All who sit around the table look together: no hand's faces."""


@dataclass(frozen=True, slots=True)
class Seat:
    """One player looks alone: all hands but the own lie open."""

    seat: int


@dataclass(frozen=True, slots=True)
class Open:
    """Every hand lies open: for games that are over, and for records. Whether it may be so is for the caller to say."""


Eyes = Everybody | Seat | Open
