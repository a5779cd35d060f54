"""What a lesson is made of: a game up to where it begins, and then one wanted action after the other."""

from enum import Enum, auto

from msgspec import Struct

from hanabi_desktop.rules import Action, Card, Edition, Game, Setup, TurnAction
from hanabi_desktop.wording.text import Text


class Place(Enum):
    """What on the table a sentence is about."""

    NOTHING = auto()
    HAND = auto()
    """The hand of whoever has the turn, or has just taken it."""
    OTHER_HAND = auto()
    FIREWORKS = auto()
    CLOCKS = auto()
    FUSES = auto()
    DECK = auto()


class Note(Struct, frozen=True):
    """A sentence that only explains. It may name {name}, who has the turn, and {other}."""

    text: Text
    place: Place = Place.NOTHING


class Step(Struct, frozen=True):
    """One turn of the lesson. What it says may be heard by all: no more than the hint that it asks for tells anyway."""

    seat: int
    """Who acts."""
    wanted: TurnAction
    """The one action that leads on."""
    do: Text
    """Says what to do, in the private view of {name}, who acts."""
    why: Note
    """Says why, to everybody, once it is done."""
    look: Text | None = None
    """What is told of looking away, where there is more to tell than usual."""


class Chapter(Struct, frozen=True):
    """A part of the show that is played together. The turns before it were taken with the same deck."""

    edition: Edition
    deck: tuple[Card, ...]
    before: tuple[Action, ...]
    """How the game came to where the chapter begins."""
    notes: tuple[Note, ...]
    """What is explained before the first turn."""
    steps: tuple[Step, ...]

    def game(self) -> Game:
        """The game as it stands when the chapter begins."""
        return Game(Setup(self.edition.rules, 2, self.deck), self.before)

    def step(self, turns: int) -> Step | None:
        """What is to be done when so many turns of the game were taken; None if nothing is any more."""
        number = turns - len(self.before)
        return self.steps[number] if 0 <= number < len(self.steps) else None

    def done(self, turns: int) -> Step | None:
        """What was done last, in this chapter."""
        return self.step(turns - 1)
