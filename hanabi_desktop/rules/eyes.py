"""Whose eyes a game is looked at with; whether they are allowed to is for the caller to decide."""

from typing import final

from msgspec import Struct


@final
class Everybody(Struct, frozen=True, gc=False):
    """All at the table together: no hand's faces, for each of them is hidden from somebody."""


@final
class Seat(Struct, frozen=True, gc=False):
    """The player who sits there: all faces but those of the own hand."""

    seat: int


@final
class Open(Struct, frozen=True, gc=False):
    """All hands' faces: for a finished game or a record, never for one that somebody still plays."""


Eyes = Everybody | Seat | Open
