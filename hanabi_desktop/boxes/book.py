"""The sentences of the rulebook that a box brings along."""

from enum import Enum

from msgspec import Struct

from hanabi_desktop.wording.text import Counted, Text


class ByMaster(Struct, frozen=True):
    """Two ways to say something: at a table without a master, and with one."""

    without: Counted
    with_one: Counted

    @classmethod
    def alike(cls, text: Counted) -> "ByMaster":
        """The same sentence at every table."""
        return cls(text, text)

    def of(self, master: bool) -> Counted:
        """The sentence for this table."""
        return self.with_one if master else self.without


class ByNumber(Struct, frozen=True):
    """Sentences for a number of tokens, each with the least number it is right for; the first is right for 1."""

    steps: tuple[tuple[int, Counted], ...]

    @classmethod
    def alike(cls, text: Counted) -> "ByNumber":
        """The same sentence for every number."""
        return cls(((1, text),))

    def of(self, number: int) -> Counted:
        """The sentence for so many."""
        return [text for least, text in self.steps if least <= number][-1]


class MasterBook(Struct, frozen=True, kw_only=True):
    """The master's part, where it speaks of tokens."""

    mover: Text
    """What stands before who moves them, at a glance."""
    nobody: Text
    """There is no master: the program does it."""
    keeps: Text
    hint: Text
    discard: Text
    play: Text
    moves: Text
    """How it is done on this screen."""
    wrong: Text
    """A move that was not asked for."""
    withdraw: Text


class Book(Struct, frozen=True, kw_only=True):
    """What is said of tokens by their names, however they are handled."""

    all_available: Text
    """Nothing can be discarded."""
    bonus: Text
    bonus_lost: Text
    named_right: Text
    """A colour was named before the play, and it was right."""
    named_wrong: Text
    named_misfit: Text
    """It was right, but the card does not fit."""
    named_full: Text
    """It was right, but no token is spent."""
    no_action: Text
    """Nothing is left to be done: the perfect show is lost."""
    difficulty: Text
    breath: Text
    """Advice: not to cling to one's cards."""
    master: MasterBook


class Beside(Enum):
    """What the discard pile lies next to."""

    DECK = "deck"
    LID = "lid"

    @property
    def text(self) -> Text:
        """Where the discard pile and the fireworks will be."""
        return _PILES[self]


class Handling(Struct, frozen=True, kw_only=True):
    """What is said of the tokens of one box, as they lie and move there."""

    losing: tuple[Text, Text, Text, Text]
    """What the first, second, third or fourth mistake does when it is the one that loses, where a game is chosen."""
    clocks_in_play: ByNumber
    fuses_in_play: Counted
    """Counts all that lies in the tray."""
    lay_clocks: ByMaster
    lay_fuses: ByMaster
    """Counts all that lies in the tray."""
    discard_pile: Beside
    """What the discard pile lies next to."""
    hint_cost: Text
    no_empty_hint: Text
    """Why a hint cannot point at nothing."""
    discard_gain: Text
    mistake: Text
    last_mistake: Text
    lost: Text
    """Under the picture of the tokens after the last mistake."""


NOTHING_TO_POINT_AT = Text(
    "Rulebook",
    "A hint that points at nothing is not allowed: say “you have no white cards”, and there’s "
    "nothing to lay a finger on.",
)
"""Where the cards are pointed at with a finger."""

_PILES = {
    Beside.DECK: Text(
        "Rulebook",
        "Leave room beside the deck for the discard pile, and in front of it for the fireworks, one stack for each "
        "colour.",
    ),
    Beside.LID: Text(
        "Rulebook",
        "Leave room beside the box lid for the discard pile, and in front of the deck for the fireworks,"
        " one stack for each colour.",
    ),
}
