"""The type of a box of tokens: how its tokens lie and look, and all texts about them."""

from collections.abc import Callable
from enum import Enum

from msgspec import Struct
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.painting.trays import Lying
from hanabi_desktop.wording.text import Counted, Text, Translate
from hanabi_desktop.wording.tokens import TokenWords

Paint = Callable[[QPainter, QRectF, Theme], None]
PaintToken = Callable[[QPainter, QRectF, Theme, int], None]
"""Paints a token; the number is that of the unused tokens of its sort, this one included."""


# What the rulebook says of a box


class ByMaster(Struct, frozen=True):
    """Two ways to say something: at a table without a master, and with one."""

    without: Counted
    with_one: Counted


class MasterBook(Struct, frozen=True, kw_only=True):
    """The master's part, where it speaks of tokens."""

    what: Text
    """What a master would do, where there is none."""
    keeps: Text
    hint: Text
    discard: Text
    play: Text


class Book(Struct, frozen=True, kw_only=True):
    """Sentences of the rulebook that name the tokens. Boxes whose tokens have the same names share them."""

    paid: Text
    """What a hint costs."""
    all_available: Text
    """Nothing can be discarded."""
    bonus: Text
    bonus_lost: Text
    named_right: Text
    """A colour was named before the play, and it was right."""
    difficulty: Text
    master: MasterBook


class Beside(Enum):
    """What the discard pile lies next to."""

    DECK = "deck"
    LID = "lid"

    @property
    def text(self) -> Text:
        """Where the discard pile will be."""
        return _PILES[self]


class Handling(Struct, frozen=True, kw_only=True):
    """Sentences about where the tokens of one box lie, and how they are moved."""

    clocks_in_play: tuple[tuple[int, Counted], ...]
    """Each with the least number of tokens it is right for; the first is right for 1."""
    fuses_in_play: Counted
    """Counts all that lies in the tray."""
    lay_clocks: Counted | ByMaster
    lay_fuses: Counted | ByMaster
    """Counts all that lies in the tray."""
    discard_pile: Beside
    """What the discard pile lies next to."""
    hint_cost: Text
    no_empty_hint: Text
    """Why a hint cannot point at nothing."""
    discard_gain: Text
    mistake: Text
    last_mistake: Text

    def in_play_text(self, clocks: int, language: Translate) -> str:
        """How many tokens for hints there are."""
        return [text for least, text in self.clocks_in_play if least <= clocks][-1].translated(clocks, language)


def laying_text(text: Counted | ByMaster, number: int, master: bool, language: Translate) -> str:
    """How `number` tokens are laid out at a table with a `master` or without."""
    if isinstance(text, ByMaster):
        text = text.with_one if master else text.without
    return text.translated(number, language)


_PILES = {
    Beside.DECK: Text("Rulebook", "Beside the deck, face up."),
    Beside.LID: Text("Rulebook", "Beside the box lid, face up."),
}


# How a box looks


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
    bottom: Bottom | None = None
    burning: tuple[tuple[float, float], ...] | None = None
    """The way of the spark over a token that is being used up, in shares of its place; None if it does not burn."""

    def lying_there(self, total: int) -> int:
        """The number of things in the tray for `total` tokens that count."""
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
    """Texts at the table. Boxes whose tokens have the same names share this, and `book`."""
    book: Book
    """What the rulebook says of the tokens by their names."""
    handling: Handling
    """Sentences about the tokens of this very box."""
