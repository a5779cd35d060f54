"""The leaflets that lie behind the rules: on playing on one screen, and on playing with computers."""

from collections.abc import Iterator

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from hanabi_desktop.compat import override
from hanabi_desktop.painting.canvas import drawing, polygon
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rulebook.document import Facts, Kind, Paragraph
from hanabi_desktop.rulebook.pictures import HandPicture, Picture, PicturedCard
from hanabi_desktop.rules import Card, Rules, Suit
from hanabi_desktop.wording.text import Said

_SHARE = 0.36
"""Ratio of the cards' size to that in other pictures."""
_LINE = 1.9
"""Height of the words above a hand, with their arrowheads; this and the next in units of the text's height."""
_TYPE = 1.05
"""Font size of these words."""
_APART = 0.3
"""Gap between two hands below each other."""


class Callout(Struct, frozen=True):
    """Words with an arrowhead at one card of a hand."""

    place: int
    text: str


class ExampleHand(Struct, frozen=True):
    """A hand, and what is to be said of its cards."""

    cards: tuple[PicturedCard, ...]
    notes: tuple[Callout, ...]


class ExamplePicture(Picture, frozen=True):
    """Hands below each other, and above them a card on the table if one matters."""

    hands: tuple[ExampleHand, ...]
    rules: Rules

    @property
    @override
    def size(self) -> QSizeF:
        sizes = [self._row(hand).size for hand in self.hands]
        height = sum(size.height() + _LINE for size in sizes) + _APART * (len(sizes) - 1)
        return QSizeF(max(size.width() for size in sizes), height)

    def _row(self, hand: ExampleHand) -> HandPicture:
        return HandPicture("", hand.cards, self.rules, _SHARE)

    @override
    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        unit = rect.width() / self.size.width()
        at = rect.topLeft() + QPointF(0, _LINE) * unit
        for hand in self.hands:
            row = self._row(hand)
            where = QRectF(at, row.size * unit)
            row.paint(painter, where, theme)
            for note in hand.notes:
                _paint_note(painter, where, len(hand.cards), note, unit, theme)
            at.setY(where.bottom() + (_APART + _LINE) * unit)

    @override
    def details(self, said: Said) -> str:
        return " ".join(_told(hand, said) for hand in self.hands)


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
    text = said("Between turns, you all look together; hands lie face down.")
    yield Paragraph("screen-public", text, said("The public table"))
    text = said("When it’s your turn, everyone else looks away. The cards are shown once you choose “I am …”.")
    yield Paragraph("screen-look-away", text, said("Looking away"))
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
        said("After each turn, a chime calls you all back. Played or discarded cards are turned face up."),
        said("Looking again"),
    )
    yield Paragraph(
        "screen-known",
        said(
            "With full memory aid, a card’s bottom edge shows all that hints have said and ruled out. A lantern shows a "
            "firework’s next number. A tag shows how far the firework can still grow; a ribbon means it can’t. A seal marks "
            "a last copy. Click the discard pile to see what’s left."
        ),
        said("What you can see"),
    )
    #: Quotes the button "Look at the hands".
    text = said("Between turns, one of you may choose “Look at the hands” while the rest look away.")
    yield Paragraph("screen-peek", text, said("Just looking"))
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
    text = said("Games are saved as you play; “Continue” picks one up again. Finished games are in the score book.")
    yield Paragraph("screen-saved", text, said("Your games"))
    yield Paragraph("screen-speech", said("With a screen reader, you choose when teammates’ cards are read out."))
    #: Quotes the menu "View" and its entry "Television mode".
    text = said("“Television mode” in the “View” menu makes everything larger.")
    yield Paragraph("screen-television", text)
    yield Paragraph("screen-keys", said("Everything works by keyboard: ? lists the keys."))


def _actions(facts: Facts, said: Said) -> Iterator[Paragraph]:
    """What is clicked."""
    yield Paragraph(
        "screen-hint-value",
        said(
            "On a teammate’s card, click the number for a number hint or the symbol for a colour hint. Hover first to "
            "see which cards it would point at."
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
            "The green tick plays a card, the red cross discards it. You can rearrange or raise your cards, turn them "
            "sideways, or write notes only you see."
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
    """The conventions of computers: six rows that are enough to begin with, examples, and the rest."""
    text = said("Computers play by agreements. Keep your cards in order: oldest on the left, newest on the right.")
    yield Paragraph("company-order", text)
    told = said(
        "A hint is about one card. Play that card if it can fit, even if you aren’t sure (exceptions: see below). "
        "If it can’t fit yet, keep it."
    )
    several = said(
        "If one of them was your oldest card without a hint, it’s about that one. If not, it’s about the newest of "
        "them that had no hint before. Keep the others until they’re likely to fit."
    )
    keep = said("If “5” points at a card, or “2” at your oldest without a hint, keep it until it’s sure to fit.")
    nothing = said(
        "Give a hint that makes a teammate play what fits or keep what’s needed. If there’s none, discard your "
        "oldest card without a hint."
    )
    rows = (
        ("told", said("Got a hint?"), told),
        ("several", said("It points at several?"), several),
        ("five", said("Told “5” or “2”?"), keep),
        ("nothing", said("Nothing to play?"), nothing),
        ("last", said("One mistake from losing?"), said("Whatever the hint, play only what’s sure to fit.")),
        #: Quotes the buttons "Why?" and "Advice".
        ("screen", said("Not sure?"), said("“Why?” explains what a computer did, “Advice” suggests what to do.")),
    )
    yield from (Paragraph(f"company-{name}", text, title, Kind.ROW) for name, title, text in rows)
    play = said("play")
    oldest = ExampleHand((_RED, _BACK, _RED, _BACK), (Callout(0, play),))
    newest = ExampleHand((_BACK, _BACK, _RED, _RED), (Callout(3, play),))
    yield Paragraph(
        "company-about",
        said(
            "Nothing has been discarded yet. Bo tells you two of your cards are red. Top row: one of them was your oldest "
            "card without a hint. Play it. Bottom row: neither was. Play the newer red one."
        ),
        said("Which card?"),
        picture=ExamplePicture("", (oldest, newest), facts.rules),
    )
    text = said("Give hints by the same agreements. Look up the rest:")
    yield Paragraph("company-agreement", text, said("That’s enough to begin"))
    hand = ExampleHand((_RED, _BACK, _BACK, _BACK), (Callout(0, said("keep")),))
    gone = ExampleHand((PicturedCard(Card(Suit.RED, 4)),), (Callout(0, said("discarded")),))
    yield Paragraph(
        "company-keep",
        said(
            "You’d discard your oldest card without a hint next. A hint may be saving it. Look at the discard pile: "
            "could yours be the last copy of a needed card that doesn’t fit yet (5s are only saved by “5”)? Then keep "
            "it until it’s sure to fit. Here Bo says “red”, and a red 4 is gone: yours may be the other."
        ),
        said("Is your oldest one meant?"),
        picture=ExamplePicture("", (gone, hand), facts.rules),
    )
    faces = Card(Suit.BLUE, 4), Card(Suit.GREEN, 3), Card(Suit.YELLOW, 4)
    three = PicturedCard(Card(Suit.RED, 3), pointed=True)
    bo = ExampleHand((*map(PicturedCard, faces), three), (Callout(3, said("Bo: wait")),))
    you = ExampleHand((_BACK,) * 4, (Callout(3, said("you: play")),))
    yield Paragraph(
        "company-before",
        said(
            "Unless it only saves their card, it may call for yours first. The red 1 has been played. Ada tells Bo his "
            "newest card is red. You see it’s the 3: Ada wants the red 2 played first. Look at every hand except Ada’s "
            "and Bo’s. If you see no red 2, it’s yours: a hinted card that may be it, else your newest without a hint. "
            "Play it! Bo sees your 2 and waits."
        ),
        said("A teammate gets a hint?"),
        picture=ExamplePicture("", (bo, you), facts.rules),
    )
    second = said(
        "For a round, if a third player’s hinted card or newest without a hint may be needed first (“red”: the "
        "next red; “3”: any 2 that fits)."
    )
    again = said(
        "All had hints before? If this hint tells more, play what now fits, going by all its hints. If not, play the "
        "newest it points at if it can fit."
    )
    useless = said("First what’s sure to be useless; if all cards have hints, what matters least.")
    idle = said("Give one that misleads nobody instead of discarding.")
    more = (
        ("second", said("Must you wait?"), second),
        ("again", said("Same cards again?"), again),
        ("discard", said("Discarding?"), useless),
        ("pass", said("Many hints left?"), idle),
    )
    yield from (Paragraph(f"company-{name}", text, title, Kind.ROW) for name, title, text in more)


_BACK = PicturedCard()
_RED = PicturedCard(hinted_suit=Suit.RED, pointed=True)
