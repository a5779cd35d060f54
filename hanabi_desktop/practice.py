"""The practice game: what a lesson is made of, and the show, its first five turns and, much later, its last seven.

Nothing in it is left to chance: the deck is prepared, and there is one wanted action after the other.
"""

from enum import Enum, auto

from msgspec import Struct

from hanabi_desktop import rules
from hanabi_desktop.wording.text import Text


class Place(Enum):
    """What on the table a sentence is about."""

    NOTHING = auto()
    HAND = auto()
    """The hand of whoever has the turn, or has just taken it."""
    HINTED_CARD = auto()
    """The one that the last hint points at, in the other hand."""
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
    wanted: rules.TurnAction
    """The one action that leads on."""
    do: Text
    """Says what to do, in the private view of {name}, who acts."""
    why: Note
    """Says why, to everybody, once it is done."""
    look: Text | None = None
    """A text of its own for looking away, where the usual one is not enough."""


class Chapter(Struct, frozen=True):
    """A part of the show that is played together. The turns before it were taken with the same deck."""

    edition: rules.Edition
    deck: tuple[rules.Card, ...]
    before: tuple[rules.Action, ...]
    """How the game came to where the chapter begins."""
    notes: tuple[Note, ...]
    """What is explained before the first turn."""
    steps: tuple[Step, ...]

    def game(self) -> rules.Game:
        """The game as it stands when the chapter begins."""
        return rules.Game(rules.Setup(self.edition.rules, 2, self.deck), self.before)

    def step(self, turns: int) -> Step | None:
        """The step after `turns` turns of the game; None after the last one."""
        number = turns - len(self.before)
        return self.steps[number] if 0 <= number < len(self.steps) else None

    def done(self, turns: int) -> Step | None:
        """What was done last, in this chapter."""
        return self.step(turns - 1)


# The show

NAMES = ("Anna", "Emil")
"""Invented players, with names that are at home in every language of the program: it may change in the middle."""
ANNA, EMIL = range(2)

_SUITS = dict(zip("RYGBW", rules.Suit, strict=False))

# Anna's hand, then Emil's, then in the order they are drawn; of the last thirteen, three are still to be drawn when the
# second chapter begins.
_FACES = (
    "G4 R1 G1 Y1 R2  Y1 Y2 B2 B1 B3  "
    "R1 R2 Y1 B1 R1 G1 W1 Y2 B4 B1 W1 B5 B2 G5 G2 Y3 Y4 W2 G3 B3 W3 R3 Y5 Y3 R4 Y4 G4 "
    "W1 G1 R3 R5 W4 W2 G2 B4 W3 G3  W4 R4 W5"
)
_DECK = tuple(rules.Card(_SUITS[face[0]], int(face[1])) for face in _FACES.split())

_MEANWHILE = (
    "p8 p1 p7 v3 v1 p2 p9 v2 d10 v2 v2 v2 v2 d3 p11 v4 d13 d4 v1 v4 d15 d12 v1 v4 d17 v4 p18 d14 "
    "v1 p16 d20 d19 v2 v5 p21 d22 d23 v3 v2 v3 d25 v3 d26 v3 d29 v3 p31 p24 p33 p27 p34 p28 p35 p30 p36 p32"
)
"""What the two do between the chapters: a card that is played or discarded, or the value of a hint."""


def _action(text: str, seat: int) -> rules.Action:
    kind, number = text[0], int(text[1:])
    if kind == "v":
        return rules.ValueHint(1 - seat, number)
    return rules.Play(number) if kind == "p" else rules.Discard(number)


_OPENING = Chapter(
    rules.DEFAULT_EDITION,
    _DECK,
    before=(),
    notes=(
        Note(
            Text(
                "Practice", "Welcome! {name} and {other} are putting on a show. Playing alone? Then take turns as both."
            )
        ),
        Note(
            Text("Practice", "All hands are face down: nobody ever sees their own cards, only everyone else’s."),
            Place.HAND,
        ),
        Note(
            Text("Practice", "Together they build five fireworks, one in each colour, in order from 1 to 5."),
            Place.FIREWORKS,
        ),
    ),
    steps=(
        Step(
            ANNA,
            rules.ValueHint(EMIL, 1),
            do=Text("Practice", "{other} has two 1s. Click the number on either card to point at both."),
            why=Note(
                Text("Practice", "Every firework starts with a 1, so both cards fit. The hint cost a clock token."),
                Place.CLOCKS,
            ),
            look=Text(
                "Practice", "Before any cards are shown, everyone else looks away. Then {name} presses the big button."
            ),
        ),
        Step(
            EMIL,
            rules.Play(5),
            do=Text(
                "Practice",
                "Now {name} knows that two of these cards are 1s. Click the green tick on this one to play it.",
            ),
            why=Note(
                Text("Practice", "It fits! The yellow firework has started, and {name} has drawn a new card."),
                Place.FIREWORKS,
            ),
        ),
        Step(
            ANNA,
            rules.ColourHint(EMIL, rules.Suit.YELLOW),
            do=Text(
                "Practice", "{other} has exactly the card the yellow firework needs. Click its symbol to say yellow."
            ),
            why=Note(
                Text(
                    "Practice", "Only one card is yellow. Why would {name} say so now, unless it’s meant to be played?"
                ),
                Place.HINTED_CARD,
            ),
        ),
        Step(
            EMIL,
            rules.Play(6),
            do=Text("Practice", "{name} trusts the hint. Click the green tick to play the yellow card."),
            why=Note(
                Text("Practice", "It fits! Asking why a hint was given can tell you more than the hint itself."),
                Place.FIREWORKS,
            ),
        ),
        Step(
            ANNA,
            rules.Play(0),
            do=Text("Practice", "Just this once, on purpose, {name} plays a card without any hints about it."),
            why=Note(
                Text(
                    "Practice",
                    "It doesn’t fit: the card is gone, and so is a fuse token. The third mistake loses the game.",
                ),
                Place.FUSES,
            ),
        ),
    ),
)

_ENDING = Chapter(
    rules.DEFAULT_EDITION,
    _DECK,
    before=(
        *(step.wanted for step in _OPENING.steps),
        *(_action(text, (turn + 1) % 2) for turn, text in enumerate(_MEANWHILE.split())),
    ),
    notes=(
        Note(
            Text("Practice", "Much later in the same show: only three cards are left for {name} and {other} to draw."),
            Place.DECK,
        ),
    ),
    steps=(
        Step(
            EMIL,
            rules.ValueHint(ANNA, 5),
            do=Text("Practice", "{other} has a 5, and there’s only one in each colour. Click the 5 to say so."),
            why=Note(
                Text("Practice", "Now {other} will keep this card safe: once a 5 is gone, it’s gone for good."),
                Place.HINTED_CARD,
            ),
        ),
        Step(
            ANNA,
            rules.Discard(38),
            do=Text(
                "Practice",
                "No clock tokens are left, so no hints can be given. Click the red cross to discard this card.",
            ),
            why=Note(
                Text("Practice", "The discard brings back a clock token, so there can be hints again."), Place.CLOCKS
            ),
        ),
        Step(
            EMIL,
            rules.ColourHint(ANNA, rules.Suit.RED),
            do=Text("Practice", "The red firework is waiting for its 5. Click the symbol on this card to say red."),
            why=Note(
                Text("Practice", "Put the two hints together, and {other} knows exactly what this card is."),
                Place.HINTED_CARD,
            ),
        ),
        Step(
            ANNA,
            rules.Play(40),
            do=Text("Practice", "{name} knows for sure that this is the red 5. Click the green tick to play it."),
            why=Note(
                Text("Practice", "The red firework is complete! As a bonus, a clock token comes back."), Place.FIREWORKS
            ),
        ),
        Step(
            EMIL,
            rules.Discard(37),
            do=Text("Practice", "{name} discards the oldest card and draws the last one in the deck."),
            why=Note(Text("Practice", "The deck is empty: everyone has exactly one more turn."), Place.DECK),
        ),
        Step(
            ANNA,
            rules.ValueHint(EMIL, 4),
            do=Text("Practice", "Only one firework still needs a 4, and {other} has one. Click the 4 to say so."),
            why=Note(
                Text("Practice", "A hint before the very last turn can only mean one thing: play this card!"),
                Place.HINTED_CARD,
            ),
        ),
        Step(
            EMIL,
            rules.Play(41),
            do=Text("Practice", "The last turn of the show: {name} plays the card the hint pointed at."),
            why=Note(
                Text(
                    "Practice",
                    "The show is over, and the fireworks add up to the score. That’s all there is to it. Have fun!",
                )
            ),
        ),
    ),
)

CHAPTERS = (_OPENING, _ENDING)
"""In the order they are played."""
