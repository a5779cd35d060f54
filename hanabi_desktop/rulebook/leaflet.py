"""The leaflets that lie behind the rules: on playing on one screen, and on playing with computers."""

from collections.abc import Iterator

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from hanabi_desktop.compat import override
from hanabi_desktop.painting.canvas import drawing, polygon
from hanabi_desktop.painting.fireworks import paint_firework
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rulebook.document import Facts, Paragraph
from hanabi_desktop.rulebook.pictures import HandPicture, Picture, PicturedCard
from hanabi_desktop.rules import Card, Rules, Suit
from hanabi_desktop.wording.cards import card_name
from hanabi_desktop.wording.text import Translate, closed

_SHARE = 0.58
"""Scale of the cards, relative to other pictures."""
_LINE = 1.8
"""The height of the words above a hand, with their arrowheads."""
_TYPE = 1.05
_APART = 2.6
_SHOW = 4.6
"""The width of a firework."""


class Callout(Struct, frozen=True):
    """Words with an arrowhead at one card of a hand."""

    place: int
    text: str
    aside: bool = False
    """Whether it is not what the hint says."""


class ExampleHand(Struct, frozen=True):
    """A hand, and what is to be said of its cards."""

    cards: tuple[PicturedCard, ...]
    notes: tuple[Callout, ...]


class ExamplePicture(Picture, frozen=True):
    """Hands side by side, beside a firework if there is one whose `top` matters."""

    hands: tuple[ExampleHand, ...]
    rules: Rules
    top: Card | None = None

    @property
    @override
    def size(self) -> QSizeF:
        sizes = [self._row(hand).size for hand in self.hands]
        width = sum(size.width() + _APART for size in sizes) - _APART
        return QSizeF(width + (_SHOW + _APART if self.top else 0), sizes[0].height() + _LINE)

    def _row(self, hand: ExampleHand) -> HandPicture:
        return HandPicture("", hand.cards, self.rules, _SHARE)

    @override
    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        unit = rect.width() / self.size.width()
        at = QPointF(rect.left(), rect.top() + _LINE * unit)
        if self.top:
            show = QRectF(at, QPointF(at.x() + _SHOW * unit, rect.bottom()))
            paint_firework(painter, show, self.top.suit, self.top.rank, theme)
            at.setX(show.right() + _APART * unit)
        for hand in self.hands:
            row = self._row(hand)
            where = QRectF(at, row.size * unit)
            row.paint(painter, where, theme)
            for note in hand.notes:
                _paint_note(painter, where, len(hand.cards), note, unit, theme)
            at.setX(where.right() + _APART * unit)

    @override
    def details(self, tr: Translate) -> str:
        top = [closed(card_name(self.top, tr).capitalize())] if self.top else []
        return " ".join((*top, *(_told(hand, tr) for hand in self.hands)))


def _told(hand: ExampleHand, tr: Translate) -> str:
    """The cards of a hand in words, each with what is said of it."""
    notes = {note.place: f"{note.text}: " for note in hand.notes}
    cards = ", ".join(notes.get(place, "") + card.text(tr) for place, card in enumerate(hand.cards))
    return tr("Rulebook", "From left to right: {cards}.", cards=cards)


def _paint_note(painter: QPainter, hand: QRectF, cards: int, note: Callout, unit: float, theme: Theme) -> None:
    """The words above their card, or as near as there is room over the hand."""
    font = QFont(painter.font())
    font.setPixelSize(max(1, round(_TYPE * unit)))
    font.setWeight(QFont.Weight.Bold)
    middle = hand.left() + (note.place + 0.5) * (hand.width() + 0.5 * unit) / cards - 0.25 * unit
    width = QFontMetricsF(font).horizontalAdvance(note.text) + 2
    left = max(hand.left(), min(middle - width / 2, hand.right() - width))
    ink = theme.muted_text if note.aside else theme.accent
    with drawing(painter):
        painter.setFont(font)
        painter.setPen(ink)
        line = QRectF(left, hand.top() - _LINE * unit, width, 1.25 * unit)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, note.text)
        base, tip = hand.top() - 0.6 * unit, hand.top() - 0.1 * unit
        painter.fillPath(polygon([(middle - 0.5 * unit, base), (middle + 0.5 * unit, base), (middle, tip)]), ink)


def leaflet(facts: Facts, tr: Translate) -> Iterator[Paragraph]:
    """The shared screen, clicks and second thoughts."""
    yield Paragraph(
        "screen-public",
        tr("Rulebook", "Between turns, you all look together; everything is open except the hands."),
        tr("Rulebook", "The public table"),
    )
    yield Paragraph(
        "screen-look-away",
        tr("Rulebook", "When it’s your turn, everyone else looks away. The cards are shown once you choose “I am …”."),
        tr("Rulebook", "Looking away"),
    )
    yield Paragraph(
        "screen-private",
        tr(
            "Rulebook",
            "Now you see every hand but your own, and what’s new. This is the only place to take your turn. If "
            "nothing happens for a while, the cards are covered.",
        ),
        tr("Rulebook", "The private view"),
    )
    yield from _actions(facts, tr)
    yield Paragraph(
        "screen-reveal",
        tr(
            "Rulebook",
            "After each turn, a chime calls you all back. A played or discarded card is turned up before "
            "everyone’s eyes.",
        ),
        tr("Rulebook", "Looking again"),
    )
    yield Paragraph(
        "screen-known",
        tr(
            "Rulebook",
            "With full memory aid, a card’s bottom edge shows all its owner can know. A lantern shows the next "
            "value a firework needs, and a tag how far it can still grow; a ribbon means it can’t grow any more. "
            "A seal marks last copies. Click the discard pile to see what’s left.",
        ),
        tr("Rulebook", "What you can see"),
    )
    yield Paragraph(
        "screen-peek",
        tr("Rulebook", "Between turns, anyone may look at the others’ hands while the rest look away."),
        tr("Rulebook", "Peeking"),
    )
    if facts.master:
        text = tr(
            "Rulebook",
            "“Take back” and “Redo” are in the “Table” menu. You may freely take back a hint until the next "
            "private view. For anything else, and to end early, the master must agree.",
        )
    else:
        text = tr(
            "Rulebook",
            "“Take back” and “Redo” are in the “Table” menu. You may freely take back a hint until the next "
            "private view. For anything else, and to end early, everyone must agree.",
        )
    yield Paragraph("screen-take-back", text, tr("Rulebook", "Second thoughts"))
    yield Paragraph(
        "screen-saved",
        tr("Rulebook", "Every action is saved at once; “Continue” carries on. Finished games are in the score book."),
        tr("Rulebook", "Your games"),
    )
    yield Paragraph(
        "screen-speech", tr("Rulebook", "With a screen reader, you choose when teammates’ cards are read out.")
    )
    #: Quotes the menu "View" and its entry "Television mode".
    text = tr("Rulebook", "“Television mode” in the “View” menu makes everything larger.")
    yield Paragraph("screen-television", text)
    yield Paragraph("screen-keys", tr("Rulebook", "Everything has a key: press ? for the list."))


def _actions(facts: Facts, tr: Translate) -> Iterator[Paragraph]:
    """What is clicked."""
    yield Paragraph(
        "screen-hint-value",
        tr(
            "Rulebook",
            "On a teammate’s card, click the number for a value hint, the symbol for a colour hint. Hover first "
            "to see which cards it points at.",
        ),
        tr("Rulebook", "Giving a hint"),
    )
    if facts.rules.empty_hints:
        yield Paragraph(
            "screen-hint-empty", tr("Rulebook", "Give an empty hint with “Hint by button…”."), see=("hint-empty",)
        )
    cards = (
        PicturedCard(Card(Suit.YELLOW, 2)),
        PicturedCard(Card(Suit.GREEN, 4)),
        PicturedCard(hinted_suit=Suit.BLUE),
        PicturedCard(signs=True),
    )
    picture = HandPicture(tr("Rulebook", "Number or symbol? Tick or cross?"), cards, facts.rules)
    yield Paragraph(
        "screen-play",
        tr(
            "Rulebook",
            "The green tick plays a card, the red cross discards it. Rearrange your cards, raise them, turn them "
            "sideways, and write notes only you can see.",
        ),
        tr("Rulebook", "Your own cards"),
        picture=picture,
    )
    if facts.rules.choreography:
        #: Quotes the button "Name a colour…" of the table.
        text = tr("Rulebook", "To name a colour first, choose “Name a colour…”.")
        yield Paragraph("screen-naming", text, see=("play-naming",))
    if facts.master:
        yield Paragraph(
            "screen-master",
            tr(
                "Rulebook",
                "Your choice announces the action. If you play, turn your card up. The master clicks or drags what "
                "lights up.",
            ),
            tr("Rulebook", "With a master"),
            see=("master",),
        )


def company(facts: Facts, tr: Translate) -> Iterator[Paragraph]:
    """The conventions by which computers give hints and read them: first what is needed first at the table."""
    yield Paragraph(
        "company-agreement",
        tr(
            "Rulebook",
            "Computers give and read hints by these agreements. If possible, point only at needed cards and no second "
            "copies, as they do: they count on it.",
        ),
    )
    yield Paragraph(
        "company-discard",
        tr(
            "Rulebook",
            "Your next discard is your oldest card without a hint; only a card known to be useless goes before it. The "
            "oldest lie on the left.",
        ),
        tr("Rulebook", "The next discard"),
    )
    yield Paragraph(
        "company-about",
        tr(
            "Rulebook",
            "Just one of the cards it points at: the next discard, if among them; if not, the newest that had no hint "
            "before. About the others, it’s only information; computers take them for needed, and play them once they "
            "must fit.",
        ),
        tr("Rulebook", "What a hint is about"),
    )
    yield Paragraph(
        "company-newest",
        tr(
            "Rulebook",
            "A hint about any card but the next discard says: play it. If another may have to go first, wait for that. "
            "Only “5”, the first time, says: keep it.",
        ),
        tr("Rulebook", "Play"),
        picture=_two_ones(facts, tr),
    )
    yield Paragraph(
        "company-keep",
        tr(
            "Rulebook",
            "Could the next discard be a card this hint saves? Keep it until it’s sure to fit. If not, play it. "
            "Any hint saves last copies, but a colour never a 5. “5” saves every 5; “2” every 2, unless a third player "
            "has the same.",
        ),
        tr("Rulebook", "Keep or play"),
        picture=_next_discards(facts, tr),
    )
    yield Paragraph(
        "company-before",
        tr(
            "Rulebook",
            "A hint can also be about a card it doesn’t save, which fits only after others: any hinted ones and one "
            "more. Whoever has that one plays it once it fits: the newest hinted card that can be it, or else, blind, "
            "the newest without a hint. If you’re hinted and see somebody who would, wait for that turn. If another is "
            "and nobody you see would, it’s you.",
        ),
        tr("Rulebook", "One card first"),
        picture=_one_card_first(facts, tr),
    )
    yield Paragraph(
        "company-again",
        tr(
            "Rulebook",
            "A hint only at cards with earlier hints tells you more: if one now fits, play it. If it tells nothing "
            "new, play the newest of these.",
        ),
        tr("Rulebook", "Once more"),
    )
    yield Paragraph(
        "company-turn",
        tr(
            "Rulebook",
            "A computer plays what fits; or else gives a hint that saves a card or gets one played; or else discards. "
            "If one more mistake would lose, it plays only what’s certain even without these agreements. A skilled one "
            "may wait with a card that fits, or hint only to pass.",
        ),
        tr("Rulebook", "Their turns"),
    )
    yield Paragraph(
        "company-screen",
        #: Quotes the buttons "Why?" and "Advice".
        tr(
            "Rulebook",
            "“Why?” names the agreement a computer followed, the replay every reason; “Advice” what a skilled "
            "computer would do.",
        ),
        tr("Rulebook", "On this screen"),
    )


_BACK = PicturedCard()


def _two_ones(facts: Facts, tr: Translate) -> ExamplePicture:
    """A hint beside the next discard."""
    one = PicturedCard(hinted_rank=1, pointed=True)
    notes = Callout(1, tr("Rulebook", "next discard"), aside=True), Callout(4, tr("Rulebook", "play"))
    hand = ExampleHand((PicturedCard(hinted_rank=5), _BACK, one, _BACK, one), notes)
    return ExamplePicture(tr("Rulebook", "“Two 1s” is about the newer one: play it."), (hand,), facts.rules)


def _next_discards(facts: Facts, tr: Translate) -> ExamplePicture:
    """Hints at the next discard and another card."""
    two, red = PicturedCard(hinted_rank=2, pointed=True), PicturedCard(hinted_suit=Suit.RED, pointed=True)
    hands = (
        ExampleHand((two, _BACK, two, _BACK), (Callout(0, tr("Rulebook", "next discard: keep")),)),
        ExampleHand((red, _BACK, _BACK, red), (Callout(0, tr("Rulebook", "next discard: play")),)),
    )
    caption = tr("Rulebook", "“Two 2s” may save one; “two reds” can’t with no red in the discard pile.")
    return ExamplePicture(caption, hands, facts.rules)


def _one_card_first(facts: Facts, tr: Translate) -> ExamplePicture:
    """A hint at a card that fits after the reader's newest."""
    faces = Card(Suit.BLUE, 4), Card(Suit.GREEN, 3), Card(Suit.YELLOW, 4)
    three = PicturedCard(Card(Suit.RED, 3), pointed=True)
    hands = (
        ExampleHand((*map(PicturedCard, faces), three), (Callout(3, tr("Rulebook", "Bo: wait")),)),
        ExampleHand((_BACK,) * 4, (Callout(3, tr("Rulebook", "you: play")),)),
    )
    caption = tr("Rulebook", "“Bo, one red”: nobody else would play the red 2, so it’s your newest card.")
    return ExamplePicture(caption, hands, facts.rules, Card(Suit.RED, 1))
