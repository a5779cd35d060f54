"""The practice game: what a lesson is made of, and the show, its first eleven turns and, much later, its last seven.

Nothing in it is left to chance: the deck is prepared, the computer does what is written here, and what the learner does
instead of the wanted action is answered and taken back.
"""

from collections.abc import Callable, Collection, Iterable
from enum import Enum, auto
from functools import partial
from itertools import product
from typing import TYPE_CHECKING

from msgspec import Struct

from hanabi_desktop import rules
from hanabi_desktop.rules.view import CardView
from hanabi_desktop.wording.text import Text

if TYPE_CHECKING:
    from hanabi_desktop.boxes import Box

LEARNER, PARTNER = range(2)
_text = partial(Text, "Practice")


class Place(Enum):
    """What on the table a sentence is about."""

    NOTHING = auto()
    HAND = auto()
    """The learner's hand."""
    HINTED_CARD = auto()
    """The one that the last hint points at."""
    NEXT_DISCARD = auto()
    """The learner's oldest card without a hint."""
    LAST_COPY = auto()
    """A teammate's card with the mark of a last copy."""
    FIREWORKS = auto()
    CLOCKS = auto()
    FUSES = auto()
    DECK = auto()


class Note(Struct, frozen=True):
    """A sentence that only explains. It may name {name}, the computer."""

    text: "Text | Callable[[Box], Text]"
    """What speaks of tokens does so in the words of the box that lies there."""
    place: Place = Place.NOTHING
    with_master: bool = False
    """Whether it is said only where the book has a master."""


class Step(Struct, frozen=True):
    """One turn of the lesson. What it says may be heard by all: no more than hints tell anyway."""

    seat: int
    """Who acts."""
    wanted: rules.TurnAction
    """What the learner is asked to do, or the computer does."""
    why: tuple[Note, ...]
    """Says why once it is done."""
    do: Text | None = None
    """Says what to do to the learner."""
    click: Text | None = None
    """Says how, by mouse; whoever hears it is told the keys instead."""
    instead: Text | None = None
    """Answers another card than the wanted one, where that tells more than what came of it."""
    luck: Text | None = None
    """Answers it where it fitted, if `instead` would not do."""

    def leads_on(self, turn: rules.TurnView) -> bool:
        """Whether this is the turn that was wanted."""
        match turn.events[0]:
            case rules.HintGiven(hint=hint):
                return hint == self.wanted
            case rules.CardDiscarded(card_id=card):
                return rules.Discard(card) == self.wanted
            case rules.CardPlayed(card_id=card) | rules.CardMisplayed(card_id=card):
                return rules.Play(card) == self.wanted
        return False


class Chapter(Struct, frozen=True):
    """A part of the show that is played together. The turns before it were taken with the same deck."""

    deck: tuple[rules.Card, ...]
    before: tuple[rules.Action, ...]
    """How the game came to where the chapter begins."""
    notes: tuple[Note, ...]
    """What is explained before the first turn."""
    steps: tuple[Step, ...]

    def game(self, edition: rules.Edition) -> rules.Game:
        """The game by the rules of an edition, as it stands when the chapter begins."""
        return rules.Game(rules.Setup(edition.rules, 2, self.deck), self.before)

    def step(self, turns: int) -> Step | None:
        """The step after `turns` turns of the game; None after the last one."""
        number = turns - len(self.before)
        return self.steps[number] if 0 <= number < len(self.steps) else None

    def done(self, turns: int) -> Step | None:
        """What was done last, in this chapter."""
        return self.step(turns - 1)


# What is said of a turn that was not wanted

_MISTAKE = _text("It doesn’t fit: that’s a mistake. No hint had told you that it would.")
_LUCK = _text("It fits, but that was luck: no hint had told you enough.")
_LOST = _text("That was the last copy of that card: without it, its firework can’t be completed any more.")
_NEEDED = _text("A firework could still have used that card. Here, you can do better than discard it.")
_USELESS = _text("No firework needs that card any more. But here, you can do better than discard it.")
_EMPTY = _text("That hint points at no card, so it tells {name} very little.")
_TOO_EARLY = _text("It points at no card that fits now, so {name} can’t do much with it.")
_UNCLEAR = _text("{name} would think you mean {card}, and that doesn’t fit now. Give the hint asked for!")
_NO_HINT = _text("This time, a card is asked for, not a hint.")
_GOOD = _text("That’s a good hint, too: it would let {name} play a card. But the practice game has another plan here.")
_OLDEST = _text("That’s another card: this time, it’s your oldest one, on the left.")
_LUCKY = _text("It fits, but that was luck. This time, it’s your oldest card, on the left.")
_FITS_TOO = _text("It fits, too, but {name} meant this one.")
_PLAY_IT = _text("This time, a card is to be played, not discarded.")
_KEEP = _text("With “2”, {name} wouldn’t play this card: you’ll soon learn why. Give the hint asked for!")
ANSWERS = (
    _MISTAKE,
    _LUCK,
    _LOST,
    _NEEDED,
    _USELESS,
    _EMPTY,
    _TOO_EARLY,
    _UNCLEAR,
    _NO_HINT,
    _GOOD,
    _OLDEST,
    _LUCKY,
    _FITS_TOO,
    _PLAY_IT,
    _KEEP,
)


class Answer(Struct, frozen=True):
    """What is said of a turn that was not wanted. It may name {name}, the computer, and {card}, the face of the card."""

    text: Text
    card: int | None = None
    """The card that was meant, or is taken to be."""
    face: rules.Card | None = None


def answer(turn: rules.TurnView, seen: rules.SeatView, step: Step) -> Answer:
    """What came of the learner's turn where that of `step` was wanted, by what the learner sees after it."""
    wanted = step.wanted
    meant = wanted.card if step.instead and isinstance(wanted, rules.Play) else None
    match turn.events[0]:
        case rules.HintGiven(hint=hint, touched=touched):
            return _of_hint(seen, hint, touched) if isinstance(wanted, rules.Hint) else Answer(_NO_HINT)
        case rules.CardDiscarded() if any(isinstance(event, rules.LastCopyLost) for event in turn.events):
            return Answer(_LOST)
        case rules.CardDiscarded() if isinstance(wanted, rules.Play):
            return Answer(_PLAY_IT)
        case rules.CardDiscarded(card=card) if not step.instead:
            return Answer(_NEEDED if seen.fireworks[card.suit] < card.rank else _USELESS)
        case rules.CardPlayed() if meant is None or step.luck:
            return Answer(step.luck or _LUCK)
        case rules.CardPlayed():
            return Answer(_FITS_TOO, meant)
        case rules.CardMisplayed() if meant is None:
            return Answer(_MISTAKE)
    assert step.instead
    assert not isinstance(wanted, rules.Hint)
    return Answer(step.instead, wanted.card)


def _of_hint(seen: rules.SeatView, hint: rules.Hint, touched: Collection[int]) -> Answer:
    """What comes of another hint than the wanted one."""
    cards = [card for card in seen.hands[PARTNER].cards if card.id in touched]
    fitting = [card for card in cards if card.face and _fits(seen, card.face.suit, card.face.rank)]
    if not fitting:
        return Answer(_TOO_EARLY if cards else _EMPTY)
    earlier = _hinted_earlier(seen)
    sure = any(all(_fits(seen, *face) for face in _possible(card)) for card in cards if card.id not in earlier)
    meant = _meant(seen, hint, touched)
    if sure or meant in fitting:
        return Answer(_GOOD)
    return Answer(_UNCLEAR, meant.id, meant.face) if meant else Answer(_KEEP, cards[0].id)


def _meant(seen: rules.SeatView, hint: rules.Hint, touched: Collection[int]) -> CardView | None:
    """Which card the computer plays after a hint that points at these, if it plays one of them."""
    earlier = _hinted_earlier(seen)
    hand = seen.hands[PARTNER].cards
    free = [card for card in hand if card.id not in earlier]
    pointed = [card for card in free if card.id in touched] or [card for card in hand if card.id in touched]
    if not free or free[0] not in pointed:
        return pointed[-1]
    if isinstance(hint, rules.ValueHint) and hint.rank == 2:
        return None
    return free[0] if any(_fits(seen, *face) for face in _possible(free[0])) else pointed[-1]


def _hinted_earlier(seen: rules.SeatView) -> set[int]:
    """The cards that had a hint before the last turn."""
    given = (event for turn in seen.turns[:-1] for event in turn.events if isinstance(event, rules.HintGiven))
    return {card for event in given for card in event.touched}


def _possible(card: CardView) -> Iterable[tuple[rules.Suit, int]]:
    return product(card.known.suits, card.known.ranks)


def _fits(seen: rules.SeatView, suit: rules.Suit, rank: int) -> bool:
    return seen.fireworks[suit] == rank - 1


# The show

_SUITS = dict(zip("RYGBW", rules.Suit, strict=False))

# The learner's hand, then the computer's, then in the order they are drawn; of the last thirteen, three are still to be
# drawn when the second chapter begins.
_FACES = (
    "G4 R1 R2 G1 G2  Y1 Y2 B2 B1 B3  "
    "R1 R2 W2 Y1 W1 Y1 B1 G1 Y2 B4 R1 W1 B5 B1 W4 B2 Y3 Y4 G3 B3 W3 R3 Y5 Y3 R4 Y4 G4 "
    "W1 G1 R3 R5 W4 W2 G2 B4 W3 G3  G5 R4 W5"
)
_DECK = tuple(rules.Card(_SUITS[face[0]], int(face[1])) for face in _FACES.split())

_MEANWHILE = (
    "p8 v3 p7 v2 p9 v2 d10 d13 p11 v4 d16 d2 v1 v4 d17 d15 v1 v4 d18 v4 p19 d20 d21 d23 v2 v5 "
    "p22 d25 d24 v3 v2 v3 v2 v3 d26 v3 d27 v3 d29 v3 p31 p4 p33 p12 p34 p28 p35 p30 p36 p32"
)
"""What the two do between the chapters: a card that is played or discarded, or the value of a hint."""


def _action(text: str, seat: int) -> rules.Action:
    kind, number = text[0], int(text[1:])
    if kind == "v":
        return rules.ValueHint(1 - seat, number)
    return rules.Play(number) if kind == "p" else rules.Discard(number)


_OPENING = Chapter(
    _DECK,
    before=(),
    notes=(
        Note(_text("Welcome! You and {name}, a computer, are putting on a show together.")),
        Note(_text("You see everyone’s cards but your own."), Place.HAND),
        Note(_text("Together you build five fireworks, one in each colour, in order from 1 to 5."), Place.FIREWORKS),
        Note(_text("On your turn, do one thing: give a hint, play a card or discard a card.")),
    ),
    steps=(
        Step(
            LEARNER,
            rules.ValueHint(PARTNER, 1),
            do=_text("A hint names one number or one colour. {name} has two 1s."),
            click=_text("Click the number to point at both."),
            why=(
                Note(_text("Every firework starts with a 1, so both cards fit."), Place.FIREWORKS),
                Note(
                    _text("At its foot, each card now shows what it can be, as far as {name} knows."), Place.HINTED_CARD
                ),
                Note(lambda box: box.handling.hint_cost, Place.CLOCKS),
                Note(
                    _text("You did that as the master; from here on, the program does it for you."),
                    Place.CLOCKS,
                    with_master=True,
                ),
            ),
        ),
        Step(
            PARTNER,
            rules.Play(5),
            why=(
                Note(
                    _text("Your hint told {name} that this card was a 1. The yellow firework has started!"),
                    Place.FIREWORKS,
                ),
            ),
        ),
        Step(
            LEARNER,
            rules.ColourHint(PARTNER, rules.Suit.YELLOW),
            do=_text("{name} has exactly the card the yellow firework needs."),
            click=_text("Click its symbol to say “yellow”."),
            why=(
                Note(
                    _text("Only one card is yellow. {name} wonders why you’re saying so now: you must want it played!"),
                    Place.HINTED_CARD,
                ),
            ),
        ),
        Step(
            PARTNER,
            rules.Play(6),
            why=(Note(_text("It fits! Why a hint was given can tell you more than what it says."), Place.FIREWORKS),),
        ),
        Step(
            LEARNER,
            rules.Play(0),
            do=_text("Just this once, on purpose, play a card without a hint: your oldest one, on the left."),
            click=_text("Click its green tick."),
            instead=_OLDEST,
            luck=_LUCKY,
            why=(
                Note(
                    _text(
                        "It doesn’t fit: green needs its 1 first. That’s a mistake, and the third one loses the game."
                    ),
                    Place.FUSES,
                ),
                Note(lambda box: box.handling.mistake, Place.FUSES),
            ),
        ),
        Step(
            PARTNER,
            rules.ColourHint(LEARNER, rules.Suit.RED),
            why=(
                Note(_text("{name} could play its other 1, but helps you first: two of yours are red."), Place.HAND),
                Note(
                    _text("Your own cards now show what you know. A golden frame: a hint pointed at that card."),
                    Place.HAND,
                ),
            ),
        ),
        Step(
            LEARNER,
            rules.Play(1),
            do=_text(
                "Which one first? An agreement helps: if the hint points at your oldest card, on the left, and it can fit, play it!"
            ),
            instead=_text("{name} meant this one: it’s your oldest card, and it’s red."),
            why=(
                Note(_text("It fits! Keep the other red card for later. New cards come in on the right."), Place.HAND),
            ),
        ),
        Step(
            PARTNER,
            rules.ValueHint(LEARNER, 1),
            why=(Note(_text("{name} says “1”: two cards again."), Place.HAND),),
        ),
        Step(
            LEARNER,
            rules.Play(3),
            do=_text(
                "The card on the left had a golden frame before this hint: it doesn’t count. Which of the others is the oldest? Play it!"
            ),
            instead=_text("{name} meant this one: of the cards that had no golden frame before, it’s the oldest."),
            why=(Note(_text("It fits, though nobody has told you its colour!"), Place.FIREWORKS),),
        ),
        Step(
            PARTNER,
            rules.ColourHint(LEARNER, rules.Suit.WHITE),
            why=(
                Note(
                    _text(
                        "{name} says “white”: two cards again. This card, your oldest without a golden frame, isn’t among them."
                    ),
                    Place.NEXT_DISCARD,
                ),
            ),
        ),
        Step(
            LEARNER,
            rules.Play(14),
            do=_text("So play the newest card that the hint points at, if it can fit!"),
            instead=_text("{name} meant this one: it’s the newer of the two white cards."),
            why=(
                Note(_text("It fits! Computers read your hints the same way."), Place.FIREWORKS),
                Note(_text("When you discard, choose your oldest card without a golden frame."), Place.NEXT_DISCARD),
                Note(_text("So “2” at that card is an exception: keep it, as 2s are needed soon."), Place.NEXT_DISCARD),
                Note(
                    _text(
                        "Not sure? In real games, “Advice” and “Why?” help. "
                        "“How computers play” in the Help menu tells it all."
                    )
                ),
            ),
        ),
    ),
)

_ENDING = Chapter(
    _DECK,
    before=(
        *(step.wanted for step in _OPENING.steps),
        *(_action(text, (turn + 1) % 2) for turn, text in enumerate(_MEANWHILE.split())),
    ),
    notes=(
        Note(_text("Much later: only three cards are left to draw."), Place.DECK),
        Note(
            _text("Each colour has three 1s, two 2s, 3s and 4s, and one 5. “!”: just one copy left, and still needed."),
            Place.LAST_COPY,
        ),
    ),
    steps=(
        Step(
            PARTNER,
            rules.ValueHint(LEARNER, 5),
            why=(
                Note(
                    _text("{name} says “5”. That’s an exception, too: keep this card until it’s sure to fit."),
                    Place.HINTED_CARD,
                ),
                Note(lambda box: box.words.refusals.none_left, Place.CLOCKS),
            ),
        ),
        Step(
            LEARNER,
            rules.Discard(38),
            do=_text("So discard your oldest card without a golden frame: it’s likely the least needed."),
            click=_text("Click its red cross."),
            instead=_OLDEST,
            why=(Note(lambda box: box.words.gains.discard, Place.CLOCKS),),
        ),
        Step(
            PARTNER,
            rules.ColourHint(LEARNER, rules.Suit.RED),
            why=(
                Note(
                    _text("That paid for a new hint: {name} says “red”. Together, two hints tell what this card is."),
                    Place.HINTED_CARD,
                ),
            ),
        ),
        Step(
            LEARNER,
            rules.Play(40),
            do=_text("It’s the red 5, for sure, and the red firework is waiting for it."),
            click=_text("Click the green tick to play it."),
            why=(Note(lambda box: box.book.bonus, Place.CLOCKS),),
        ),
        Step(
            PARTNER,
            rules.Discard(37),
            why=(
                Note(_text("{name} has drawn the last card. One more turn each: at most two more points."), Place.DECK),
            ),
        ),
        Step(
            LEARNER,
            rules.ValueHint(PARTNER, 4),
            do=_text("Only one firework still needs its 4, and {name} has it."),
            click=_text("Click the 4 to say “4”."),
            why=(
                Note(
                    _text("A hint before the very last turn can only mean one thing: play this card!"),
                    Place.HINTED_CARD,
                ),
            ),
        ),
        Step(
            PARTNER,
            rules.Play(41),
            why=(Note(_text("The show is over. The fireworks add up to the score. Have fun!")),),
        ),
    ),
)

CHAPTERS = (_OPENING, _ENDING)
"""In the order they are played."""
