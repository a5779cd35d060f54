"""The messages between a phone and the table, frozen values that travel as JSON.

What a phone gets is ready to be shown: words are in the language that was chosen there, and whatever its seat may not
know is not in it. A field that is empty has nothing to show.
"""

from typing import Annotated

from msgspec import Meta, MsgspecError, Struct, json

from hanabi_desktop.rules import Suit

# What a phone says

MAX_FRAME = 4096
"""Maximum bytes of a message from a phone."""
_Number = Annotated[int, Meta(ge=0, le=2**31)]
_Seat = Annotated[int, Meta(ge=0, le=4)]
_Card = Annotated[int, Meta(ge=0, le=99)]
_Key = Annotated[str, Meta(max_length=64)]
_Language = Annotated[str, Meta(max_length=35)]
_SuitName = Annotated[str, Meta(max_length=16)]
_Rank = Annotated[int, Meta(ge=1, le=5)]


class Hello(Struct, frozen=True, tag="hello", forbid_unknown_fields=True):
    """The first message of a connection: the key of the table, and of a phone that has sat here before, its secret."""

    key: _Key
    languages: Annotated[tuple[_Language, ...], Meta(max_length=16)] = ()
    """As the phone prefers them, like `de-AT`."""
    secret: _Key = ""


class Sit(Struct, frozen=True, tag="sit", forbid_unknown_fields=True):
    """Takes a seat, or asks the table for one that another phone has."""

    seat: _Seat


class Leave(Struct, frozen=True, tag="leave", forbid_unknown_fields=True):
    """Gives the seat back: it was the wrong one, or is played on the shared screen from now on."""


class Speak(Struct, frozen=True, tag="speak", forbid_unknown_fields=True):
    """Another language from now on, by its code."""

    language: _Language


class Play(Struct, frozen=True, tag="play", forbid_unknown_fields=True):
    """Plays a card of the own hand, with the colour that is named first where the game wants that."""

    number: _Number
    card: _Card
    colour: _SuitName = ""


class Discard(Struct, frozen=True, tag="discard", forbid_unknown_fields=True):
    """Discards a card of the own hand."""

    number: _Number
    card: _Card


class Hint(Struct, frozen=True, tag="hint", forbid_unknown_fields=True):
    """Gives a hint: either a colour or a value."""

    number: _Number
    seat: _Seat
    colour: _SuitName = ""
    value: _Rank | None = None


class Step(Struct, frozen=True, tag="step", forbid_unknown_fields=True):
    """What is asked of this seat around an announced action: `open` its card, take it `back`, or move the `token`."""

    number: _Number
    what: Annotated[str, Meta(max_length=8)]


class Ask(Struct, frozen=True, tag="ask", forbid_unknown_fields=True):
    """Asks for `advice`, or `why` a computer did what it did."""

    number: _Number
    what: Annotated[str, Meta(max_length=8)]


FromPhone = Hello | Sit | Leave | Speak | Play | Discard | Hint | Step | Ask
"""`number` is that of the state in which something was chosen: in another one it is refused."""


# What a phone is told


class Choice(Struct, frozen=True):
    """A language that can be chosen."""

    code: str
    name: str


class Words(Struct, frozen=True, tag="words"):
    """What stands on the page itself, in the language of the phone; sent first, and when that changes."""

    language: str
    languages: tuple[Choice, ...]
    texts: dict[str, str]
    """By the names that the page has for them (`wording/phones.py`)."""


class Line(Struct, frozen=True):
    """A seat in the list from which one is chosen."""

    seat: int
    name: str
    emblem: str
    """Name of the picture: `/emblem/<this>.svg`."""
    free: bool
    """Whether a touch takes it at once."""
    asks: bool
    """Whether a touch asks the shared screen for it: another phone has it."""
    told: str
    """What there is to say of it: that another phone has it, or a computer."""


class Seats(Struct, frozen=True, tag="seats"):
    """The list of seats, for a phone that has none."""

    title: str
    told: str
    """What is waited for, or was refused."""
    seats: tuple[Line, ...]


class Seated(Struct, frozen=True, tag="seated"):
    """This phone has a seat, with the secret by which it comes back to it."""

    seat: int
    secret: str


class Card(Struct, frozen=True, omit_defaults=True):
    """A card in a hand. Without `suit` and `rank` it lies face down to this phone."""

    id: int
    place: int
    text: str
    """All that may be told of it, for a screen reader."""
    suit: str = ""
    rank: int = 0
    suits: tuple[str, ...] = ()
    """What it can be by the hints; empty where no hint has told anything of its colour."""
    ranks: tuple[int, ...] = ()
    pointed: bool = False
    """Whether the latest hint points at it."""
    critical: bool = False
    """The last copy of a card that is still needed."""
    raised: bool = False
    turned: bool = False
    """By a quarter."""
    announced: bool = False
    """Whether it is about to be played or discarded, once the master has moved the tokens."""


class Hand(Struct, frozen=True):
    """A hand, in the order in which its owner holds it."""

    seat: int
    name: str
    emblem: str
    told: str
    """Beside the name: that it is a computer, or the master."""
    current: bool
    cards: tuple[Card, ...]


class Firework(Struct, frozen=True):
    """How high a firework is; 0 before it has begun."""

    suit: str
    height: int
    reach: int
    """How high it can still get."""
    text: str


class Discarded(Struct, frozen=True):
    """Cards of one face in the discard pile."""

    suit: str
    rank: int
    count: int
    text: str


class News(Struct, frozen=True, omit_defaults=True):
    """What everybody sees in large letters: what happened last."""

    title: str
    details: str = ""
    suit: str = ""
    """Of the card that is shown, or of the colour that was named."""
    rank: int = 0
    mood: str = ""
    """`good` for a firework that is complete, `bad` for a mistake."""


class Count(Struct, frozen=True):
    """Tokens or cards that are counted: "3 / 8 Hints"."""

    name: str
    count: str
    text: str
    """In a whole sentence."""


class HintLine(Struct, frozen=True, omit_defaults=True):
    """A hint that can be named to a teammate: a colour or a value."""

    name: str
    colour: str = ""
    value: int = 0
    cards: tuple[int, ...] = ()
    """The ids of the cards that it would point at."""
    text: str = ""
    """What would be said: “red” points at cards 2 and 4."""
    why: str = ""
    """Why it cannot be given."""


class Hints(Struct, frozen=True):
    """The hints to one teammate."""

    seat: int
    hints: tuple[HintLine, ...]


class Turn(Struct, frozen=True):
    """What the owner of this phone may do now."""

    invitation: str
    hints: tuple[Hints, ...]
    why_no_play: str
    why_no_discard: str
    colours: tuple[Choice, ...]
    """Colours of which one may be named before playing; empty where none is."""


class Request(Struct, frozen=True):
    """A button for what is asked of this seat around an announced action; `what` goes into a `Step`."""

    what: str
    text: str


class Table(Struct, frozen=True, tag="table"):
    """The table as the seat of this phone may see it."""

    number: int
    """Of this state: goes with what is chosen in it."""
    seat: int
    headline: str
    """Whose turn it is."""
    look_away: str
    """That somebody else alone may look at the shared screen."""
    calls: bool
    """Whether this phone draws attention to itself: something is asked of its owner."""
    look: str
    """Where everybody looks at the shared screen now, or a pause: that; nothing can be done meanwhile."""
    news: News
    missed: tuple[str, ...]
    """What happened since the owner's last turn, oldest first."""
    missed_title: str
    own: Hand
    others: tuple[Hand, ...]
    """Clockwise, beginning at the owner's left."""
    fireworks: tuple[Firework, ...]
    discards: tuple[Discarded, ...]
    discards_title: str
    counts: tuple[Count, ...]
    """Points, hints, mistakes, deck."""
    turn: Turn | None
    """Only while a turn can be taken."""
    requests: tuple[Request, ...]
    waits: str
    """Whom the table waits for around an announced action; empty otherwise."""
    advice: bool
    why: bool
    """Whether these can be asked for."""
    end: str
    """How the game ended; empty while it goes on."""


class Answer(Struct, frozen=True, tag="answer"):
    """Advice, or a reason; with the ids of the cards that it speaks of."""

    text: str
    cards: tuple[int, ...] = ()


class Refused(Struct, frozen=True, tag="refused"):
    """Something was not done: a code, and the reason in words."""

    code: str
    text: str


class Closed(Struct, frozen=True, tag="closed"):
    """The table is left, or phones are switched off, or this phone has no seat any more; `again` if it may come back."""

    text: str
    again: bool


ToPhone = Words | Seats | Seated | Table | Answer | Refused | Closed

_DECODER = json.Decoder(FromPhone)
_ENCODER = json.Encoder()
SUITS = {suit.name.lower(): suit for suit in Suit}
"""The colours by the names that they have in messages."""


def decode(frame: bytes) -> FromPhone:
    """What a phone said; raises MsgspecError for anything else."""
    try:
        message: FromPhone = _DECODER.decode(frame)
    except RecursionError as error:
        raise MsgspecError("nested too deeply") from error
    return message


def encode(message: ToPhone) -> bytes:
    """A message as it travels."""
    return _ENCODER.encode(message)
