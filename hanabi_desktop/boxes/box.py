"""What a box of tokens is: how its tokens lie, look and are read, and all that is said of them."""

from collections.abc import Callable
from enum import Enum

from msgspec import Struct
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from hanabi_desktop.boxes.book import Book, Handling
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.painting.trays import Lying
from hanabi_desktop.wording.text import Text
from hanabi_desktop.wording.tokens import TokenWords

Paint = Callable[[QPainter, QRectF, Theme], None]
PaintToken = Callable[[QPainter, QRectF, Theme, int], None]
"""The number is how many tokens of the sort are left to be used, this one among them."""


class Catastrophe(Enum):
    """What everybody sees when the last mistake is made."""

    EXPLOSION = "explosion"
    STORM = "storm"


class Side(Struct, frozen=True, kw_only=True):
    """A token in one of its two states."""

    paint: PaintToken
    read: Text
    """What it is and how it lies, for the screen reader."""


class Bottom(Struct, frozen=True, kw_only=True):
    """What lies at the bottom of a stack and never moves; it is there besides the tokens that count."""

    paint: PaintToken
    covered: Text
    uncovered: Text


class Sort(Struct, frozen=True, kw_only=True):
    """The tokens of one sort: those for hints, or those for mistakes."""

    lying: Lying
    unused: Side
    used: Side
    bottom: Bottom | None
    burning: tuple[tuple[float, float], ...] | None
    """The way of the spark over a token that is being used up, in shares of its place; None if it does not burn."""

    def lying_there(self, total: int) -> int:
        """How many things lie in the tray for so many tokens that count."""
        return total + (self.bottom is not None)


class Box(Struct, frozen=True, kw_only=True):
    """Everything that is different from one box of tokens to another. Every part has to be given."""

    clocks: Sort
    """The tokens for hints."""
    fuses: Sort
    """The tokens for mistakes."""
    emblem: Paint
    """The picture of the box where an edition is chosen."""
    catastrophe: Catastrophe
    words: TokenWords
    """What is said at the table. Boxes whose tokens are called alike share this, and `book`."""
    book: Book
    """What the rulebook says of the tokens by their names."""
    handling: Handling
    """What is said of the tokens of this very box, as they are handled."""
