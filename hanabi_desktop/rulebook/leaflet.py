"""The leaflets that lie behind the rules: on playing on one screen, and on playing with computers."""

from collections.abc import Iterator

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from hanabi_desktop.compat import override
from hanabi_desktop.painting.canvas import drawing, polygon
from hanabi_desktop.painting.fireworks import paint_firework
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rulebook.document import Facts, Kind, Paragraph
from hanabi_desktop.rulebook.pictures import HandPicture, Picture, PicturedCard
from hanabi_desktop.rules import Card, Rules, Suit
from hanabi_desktop.wording.cards import card_name
from hanabi_desktop.wording.text import Said, closed

_SHARE = 0.5
"""Ratio of the cards' size to that in other pictures."""
_LINE = 1.7
"""Height of the words above a hand, with their arrowheads; this and the next in units of the text's height."""
_TYPE = 1.05
"""Font size of these words."""
_APART = 0.5
"""Gap between two hands below each other."""
_SHOW = 4.0
"""Width of the room for a firework beside the hands."""


class Callout(Struct, frozen=True):
    """Words with an arrowhead at one card of a hand."""

    place: int
    text: str


class ExampleHand(Struct, frozen=True):
    """A hand, and what is to be said of its cards."""

    cards: tuple[PicturedCard, ...]
    notes: tuple[Callout, ...]


class ExamplePicture(Picture, frozen=True):
    """Hands below each other, beside a firework if there is one whose `top` matters."""

    hands: tuple[ExampleHand, ...]
    rules: Rules
    top: Card | None = None

    @property
    @override
    def size(self) -> QSizeF:
        sizes = [self._row(hand).size for hand in self.hands]
        height = sum(size.height() + _LINE for size in sizes) + _APART * (len(sizes) - 1)
        return QSizeF(max(size.width() for size in sizes) + (_SHOW if self.top else 0), height)

    def _row(self, hand: ExampleHand) -> HandPicture:
        return HandPicture("", hand.cards, self.rules, _SHARE)

    @override
    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        unit = rect.width() / self.size.width()
        at = QPointF(rect.left(), rect.top() + _LINE * unit)
        if self.top:
            show = QRectF(at, QSizeF(0.85 * _SHOW, 1.5 * _SHOW) * unit)
            paint_firework(painter, show, self.top.suit, self.top.rank, theme)
            at.setX(rect.left() + _SHOW * unit)
        for hand in self.hands:
            row = self._row(hand)
            where = QRectF(at, row.size * unit)
            row.paint(painter, where, theme)
            for note in hand.notes:
                _paint_note(painter, where, len(hand.cards), note, unit, theme)
            at.setY(where.bottom() + (_APART + _LINE) * unit)

    @override
    def details(self, said: Said) -> str:
        top = [closed(card_name(self.top, said.language).capitalize())] if self.top else []
        return " ".join((*top, *(_told(hand, said) for hand in self.hands)))


def _told(hand: ExampleHand, said: Said) -> str:
    """The cards of a hand in words, each with what is said of it."""
    notes = {note.place: f"{note.text}: " for note in hand.notes}
    cards = ", ".join(notes.get(place, "") + card.text(said) for place, card in enumerate(hand.cards))
    return said("From left to right: {cards}.", cards=cards)


def _paint_note(painter: QPainter, hand: QRectF, cards: int, note: Callout, unit: float, theme: Theme) -> None:
    """The words centred above their card, within the width of the hand."""
    font = QFont(painter.font())
    font.setPixelSize(max(1, round(_TYPE * unit)))
    font.setWeight(QFont.Weight.Bold)
    middle = hand.left() + (note.place + 0.5) * (hand.width() + 0.5 * unit) / cards - 0.25 * unit
    width = QFontMetricsF(font).horizontalAdvance(note.text) + 2
    left = max(hand.left(), min(middle - width / 2, hand.right() - width))
    with drawing(painter):
        painter.setFont(font)
        painter.setPen(theme.accent)
        line = QRectF(left, hand.top() - _LINE * unit, width, 1.25 * unit)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, note.text)
        base, tip = hand.top() - 0.6 * unit, hand.top() - 0.1 * unit
        painter.fillPath(
            polygon([(middle - 0.5 * unit, base), (middle + 0.5 * unit, base), (middle, tip)]), theme.accent
        )


def leaflet(facts: Facts, said: Said) -> Iterator[Paragraph]:
    """The shared screen, clicks and second thoughts."""
    yield Paragraph(
        "screen-public",
        said("Between turns, you all look together; everything is open except the hands."),
        said("The public table"),
    )
    yield Paragraph(
        "screen-look-away",
        said("When it’s your turn, everyone else looks away. The cards are shown once you choose “I am …”."),
        said("Looking away"),
    )
    yield Paragraph(
        "screen-private",
        said(
            "Now you see every hand but your own, and what’s new. This is the only place to take your turn. If "
            "nothing happens for a while, the cards are covered."
        ),
        said("The private view"),
    )
    yield from _actions(facts, said)
    yield Paragraph(
        "screen-reveal",
        said(
            "After each turn, a chime calls you all back. Played or discarded cards are turned up for everyone to see."
        ),
        said("Looking again"),
    )
    yield Paragraph(
        "screen-known",
        said(
            "With full memory aid, a card’s bottom edge shows all its owner can know. A lantern shows the next "
            "number a firework needs. A tag says how far it can grow, a ribbon that it can’t any more. A seal "
            "marks last copies. Click the discard pile to see what’s left."
        ),
        said("What you can see"),
    )
    yield Paragraph(
        "screen-peek",
        said("Between turns, anyone may look at the others’ hands while the rest look away."),
        said("Just looking"),
    )
    if facts.master:
        text = said(
            "“Take back” and “Redo” are in the “Table” menu. You may freely take back a hint until somebody looks at "
            "cards again. For anything else, and to end early, the master must agree."
        )
    else:
        text = said(
            "“Take back” and “Redo” are in the “Table” menu. You may freely take back a hint until somebody looks at "
            "cards again. For anything else, and to end early, everyone must agree."
        )
    yield Paragraph("screen-take-back", text, said("Second thoughts"))
    yield Paragraph(
        "screen-saved",
        said("Saved as you play; “Continue” picks the game up again. Finished games are in the score book."),
        said("Your games"),
    )
    yield Paragraph("screen-speech", said("With a screen reader, you choose when teammates’ cards are read out."))
    #: Quotes the menu "View" and its entry "Television mode".
    text = said("“Television mode” in the “View” menu makes everything larger.")
    yield Paragraph("screen-television", text)
    yield Paragraph("screen-keys", said("Everything has a key: ? lists them."))


def _actions(facts: Facts, said: Said) -> Iterator[Paragraph]:
    """What is clicked."""
    yield Paragraph(
        "screen-hint-value",
        said(
            "On a teammate’s card, click the number for a number hint, the symbol for a colour hint. Hover first "
            "to see which cards it points at."
        ),
        said("Giving a hint"),
    )
    if facts.rules.empty_hints:
        yield Paragraph("screen-hint-empty", said("Give an empty hint with “Choose a hint…”."), see=("hint-empty",))
    cards = (
        PicturedCard(Card(Suit.YELLOW, 2)),
        PicturedCard(Card(Suit.GREEN, 4)),
        PicturedCard(hinted_suit=Suit.BLUE),
        PicturedCard(signs=True),
    )
    picture = HandPicture(said("Number or symbol? Tick or cross?"), cards, facts.rules)
    yield Paragraph(
        "screen-play",
        said(
            "The green tick plays a card, the red cross discards it. Rearrange your cards, raise them, turn them "
            "sideways and write notes only you can see."
        ),
        said("Your own cards"),
        picture=picture,
    )
    if facts.rules.choreography:
        #: Quotes the button "Name a colour…" of the table.
        text = said("To name a colour first, choose “Name a colour…”.")
        yield Paragraph("screen-naming", text, see=("play-naming",))
    if facts.master:
        yield Paragraph(
            "screen-master",
            said(
                "Your choice announces the action. If you play, turn your card up. The master clicks or drags what "
                "lights up."
            ),
            said("With a master"),
            see=("master",),
        )


def company(facts: Facts, said: Said) -> Iterator[Paragraph]:
    """The conventions by which computers give hints and read them: first the three that are enough to play along."""
    text = said(
        "Does it point at your next discard (oldest without an earlier hint)? Keep that card if it may be a last copy (1–4); "
        "else play it. Only at others? Play the newest whose first hint this is. Can’t fit yet? Keep it."
    )
    yield Paragraph("company-told", text, said("A hint for you?"), Kind.ROW)
    text = said("Keep the 5, or the 2 if it’s your next discard, until it’s sure to fit.")
    yield Paragraph("company-five", text, said("Told “5” or “2”?"), Kind.ROW)
    text = said("Give a helpful hint, or discard your oldest card without a hint.")
    yield Paragraph("company-nothing", text, said("Nothing to go on?"), Kind.ROW)
    yield Paragraph("company-agreement", said("That’s enough to begin with. For the curious, here are the agreements:"))
    yield Paragraph(
        "company-discard",
        said(
            "Your oldest card without a hint: furthest left, unless you’ve rearranged your hand. Only a card you know to "
            "be useless is discarded before it."
        ),
        said("The next discard"),
        picture=_example(facts, (_FIVE, _BACK, _BACK, _BACK), Callout(1, said("next discard"))),
    )
    yield Paragraph(
        "company-about",
        said(
            "That’s your next discard if it points there; otherwise the newest card it points at that had no hint "
            "before. The others are taken to be needed: computers play them once they’re sure to fit."
        ),
        said("Every hint is about one card"),
        picture=_example(facts, (_FIVE, _BACK, _RED, _RED), Callout(3, said("about this one"))),
    )
    yield Paragraph(
        "company-newest",
        said(
            "Not about the next discard? Play the card the hint is about. If another may have to be played first, "
            "wait for that. If the hints show that nobody needs the card, you may discard it. Only “5”, the first time, "
            "means: keep it."
        ),
        said("Play"),
        picture=_example(facts, (_BACK, _BACK, _ONE, _ONE), Callout(3, said("play"))),
    )
    yield Paragraph(
        "company-keep",
        said(
            "Is a hint about the next discard? If it may be saving that card, keep it until it’s sure to fit. If it "
            "saves nothing, play the card. Any hint saves a last copy, but a colour hint never a 5. “5” saves every 5; "
            "“2” every 2, unless a third player has the other copy."
        ),
        said("Keep or play"),
        picture=_example(facts, (_TWO, _BACK, _TWO, _BACK), Callout(0, said("keep"))),
    )
    yield Paragraph(
        "company-before",
        said(
            "A hint that saves nothing can also be about a card that doesn’t fit yet, if just one is missing in "
            "between; cards already expected to be played don’t count. Whoever holds the missing card plays it as "
            "soon as it fits: the newest card with a hint that could be it or, failing that, the newest without one, "
            "blindly. Was the hint for you, and do you see who’ll play the missing card? Wait for that turn. If it was "
            "for someone else and you can’t see the missing card, you have it."
        ),
        said("One card first"),
        picture=_one_card_first(facts, said),
    )
    again = PicturedCard(hinted_suit=Suit.BLUE, hinted_rank=3, pointed=True)
    red = PicturedCard(hinted_suit=Suit.RED, hinted_rank=3, pointed=True)
    yield Paragraph(
        "company-again",
        said(
            "When a hint points only at cards that already had hints, put the hints together: if one card fits now, "
            "play it. If the hint adds nothing new, play the newest, provided it can fit; if it can’t, the hint only "
            "passed the turn on."
        ),
        said("Once more"),
        picture=_example(facts, (_BACK, again, _BACK, red), Callout(3, said("it fits: play"))),
    )
    yield Paragraph(
        "company-giving",
        said(
            "If you can, do as computers do and expect: point only at cards still needed, and not at a second copy of "
            "a card with a hint."
        ),
        said("When you give a hint"),
    )
    yield Paragraph(
        "company-turn",
        said(
            "A computer plays what fits. If nothing does, it gives a hint that saves a card or gets one played; "
            "otherwise, it discards. One mistake from losing, it plays only what’s certain even without these "
            "agreements. A skilled one may hold back a card that fits, or hint just to pass the turn on."
        ),
        said("Their turns"),
    )
    yield Paragraph(
        "company-screen",
        #: Quotes the buttons "Why?" and "Advice".
        said(
            "“Why?” says which agreement a computer followed; the replay has the reason for each of its turns. "
            "“Advice” shows what a skilled computer would do."
        ),
        said("On this screen"),
    )


_BACK = PicturedCard()
_FIVE = PicturedCard(hinted_rank=5)
_ONE = PicturedCard(hinted_rank=1, pointed=True)
_TWO = PicturedCard(hinted_rank=2, pointed=True)
_RED = PicturedCard(hinted_suit=Suit.RED, pointed=True)


def _example(facts: Facts, cards: tuple[PicturedCard, ...], *notes: Callout) -> ExamplePicture:
    """One hand of backs, which says all beside its text."""
    return ExamplePicture("", (ExampleHand(cards, notes),), facts.rules)


def _one_card_first(facts: Facts, said: Said) -> ExamplePicture:
    """A hint at a card that fits after the reader's newest."""
    faces = Card(Suit.BLUE, 4), Card(Suit.GREEN, 3), Card(Suit.YELLOW, 4)
    three = PicturedCard(Card(Suit.RED, 3), pointed=True)
    hands = (
        ExampleHand((*map(PicturedCard, faces), three), (Callout(3, said("Bo: wait")),)),
        ExampleHand((_BACK,) * 4, (Callout(3, said("you: play")),)),
    )
    return ExamplePicture("", hands, facts.rules, Card(Suit.RED, 1))
