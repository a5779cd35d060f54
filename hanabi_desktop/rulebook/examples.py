"""Worked examples of the agreements with computers: hands after a hint, with what it says of which card."""

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter

from hanabi_desktop.compat import override
from hanabi_desktop.painting.canvas import drawing, polygon
from hanabi_desktop.painting.fireworks import paint_firework
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rulebook.pictures import HandPicture, Picture, PicturedCard
from hanabi_desktop.rules import Card, Rules
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
