"""The rulebook's larger pictures: the table laid out, the cover, and what stands above each title."""

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen

from hanabi_desktop.boxes import Beside, Box
from hanabi_desktop.compat import override
from hanabi_desktop.models.table import clock_tokens, fuse_tokens, token_places
from hanabi_desktop.painting.badges import paint_badge
from hanabi_desktop.painting.bursts import Burst, paint_burst, scatter
from hanabi_desktop.painting.canvas import alpha, drawing, gradient
from hanabi_desktop.painting.cards import CARD_ASPECT, paint_back, paint_empty_slot, paint_face
from hanabi_desktop.painting.fireworks import paint_firework
from hanabi_desktop.painting.scene import paint_deck, paint_table_background, paint_title_scene
from hanabi_desktop.painting.symbols import paint_symbol
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.painting.trays import tray_areas
from hanabi_desktop.players import default_badges
from hanabi_desktop.rulebook.pictures import Picture, paint_chip, paint_trays
from hanabi_desktop.rules import Rules, Suit
from hanabi_desktop.wording.text import Said

WIDEST = 40.0
"""The widest picture, in units of the text's height."""
_CORNER = 0.0656
"""The radius of the cover's corners, in units of its height."""
_SHUFFLED = 17
"""A step through the cards in order that meets each of them once, in every deck."""


class TablePicture(Picture, frozen=True):
    """The whole table, as one of the players sees it when all is ready."""

    SIZE = QSizeF(36.0, 18.45)
    box: Box
    rules: Rules
    players: int
    layout: str
    """What lies where, in words."""

    @property
    def hand(self) -> int:
        """Cards in each hand."""
        return self.rules.hand_size(self.players)

    @override
    def details(self, _said: Said) -> str:
        return self.layout

    @override
    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paints figures for the caption as well: 1 to 3 the cards, 4 and 5 the tokens, 6 the own hand."""
        unit = rect.width() / 40
        with drawing(painter):
            paint_table_background(painter, rect, theme)
            self._paint_hands(painter, rect.adjusted(unit, 0.8 * unit, -unit, -0.8 * unit), unit, theme)
            middle = QRectF(rect.left() + unit, rect.top() + 7.3 * unit, rect.width() - 2 * unit, 6.9 * unit)
            self._paint_middle(painter, middle, unit, theme)

    def _paint_hands(self, painter: QPainter, area: QRectF, unit: float, theme: Theme) -> None:
        others, count = self.players - 1, self.hand
        badges = default_badges(self.players)
        deck = self.rules.cards()
        place = area.width() / others
        wide = min(3.2 * unit, (place - 1.2 * unit) / (count * 1.05))
        high = wide / CARD_ASPECT
        seal = 1.7 * unit
        for seat in range(others):
            left = area.left() + seat * place + (place - wide * 1.05 * count) / 2
            for number in range(count):
                face = deck[(seat * count + number + 3) * _SHUFFLED % len(deck)]
                where = QRectF(left + number * wide * 1.05, area.top(), wide, high)
                paint_face(painter, where, face.suit, face.rank, theme)
            centre = area.left() + (seat + 0.5) * place
            paint_badge(
                painter, QRectF(centre - seal / 2, area.top() + high - seal * 0.35, seal, seal), badges[seat + 1], theme
            )
        wide = 3.2 * unit
        high = wide / CARD_ASPECT
        left = area.center().x() - wide * 1.05 * count / 2
        for number in range(count):
            paint_back(painter, QRectF(left + number * wide * 1.05, area.bottom() - high, wide, high), theme)
        paint_badge(painter, QRectF(left - seal * 1.3, area.bottom() - seal, seal, seal), badges[0], theme)
        paint_chip(painter, QRectF(left - seal * 1.25, area.bottom() - high, 1.6 * unit, 1.6 * unit), 6, theme)

    def _paint_middle(self, painter: QPainter, area: QRectF, unit: float, theme: Theme) -> None:
        """Tokens at the left, deck at the right, and the discard pile beside the box lid or beside the deck."""
        box, rules = self.box, self.rules
        by_lid = box.handling.discard_pile is Beside.LID
        chip = 1.6 * unit
        high = 5.0 * unit
        deck = QRectF(area.right() - high * CARD_ASPECT, area.center().y() - high / 2, high * CARD_ASPECT, high)
        if not by_lid:
            deck.translate(-deck.width() - 1.6 * unit, 0)
        wide = 2.75 * unit * len(rules.suits)
        show = QRectF(deck.left() - 1.6 * unit - wide, area.top(), wide, area.height())
        _paint_empty_fireworks(painter, show, rules, theme)
        paint_chip(painter, QRectF(show.left() + 0.2 * unit, show.top() + 0.2 * unit, chip, chip), 1, theme)
        paint_deck(painter, deck, theme, len(rules.cards()) - self.players * self.hand)
        pile = deck.translated(deck.width() + 1.6 * unit, 0)
        if by_lid:
            pile.moveRight(show.left() - 1.2 * unit)
        paint_empty_slot(painter, pile, theme)
        tokens = QRectF(area.left(), area.top() + chip * 1.1, 0, area.height() - chip * 1.1)
        tokens.setRight((pile.left() if by_lid else show.left()) - 1.2 * unit)
        clocks, fuses = clock_tokens(box, rules.clocks, rules.clocks), fuse_tokens(box, 0, rules.mistakes)
        paint_trays(painter, tokens, box, clocks, fuses, theme)
        chips = [place.topLeft() - QPointF(chip * 0.35, chip * 0.35) for place in (deck, pile)]
        for lying, tray in zip((clocks, fuses), tray_areas(tokens), strict=True):
            chips.append(QPointF(token_places(lying, tray)[0].left(), area.top()))
        for figure, corner in enumerate(chips, 2):
            paint_chip(painter, QRectF(corner, QSizeF(chip, chip)), figure, theme)


class CoverPicture(Picture, frozen=True):
    """The night sky above the title page."""

    SIZE = QSizeF(WIDEST, 10.0)
    caption: str = ""

    @override
    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        high = rect.height()
        clip = QPainterPath()
        clip.addRoundedRect(rect, high * _CORNER, high * _CORNER)
        painter.setClipPath(clip)
        # The scene is made for a page of double height; its show lies in the upper part.
        paint_title_scene(painter, QRectF(0, -high * 0.06, rect.width(), high * 1.3), theme)
        font = QFont(painter.font())
        font.setWeight(QFont.Weight.Black)
        font.setPixelSize(round(high * 0.34))
        outline = QPainterPath()
        outline.addText(QPointF(0, 0), font, "Hanabi")
        outline.translate(rect.center() - outline.boundingRect().center())
        edge = QPen(QColor(5, 7, 32, 210), high * 0.05, Qt.PenStyle.SolidLine, j=Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(outline, edge)
        painter.fillPath(outline, theme.title_text)


class OpeningPicture(Picture, frozen=True):
    """A strip of night sky above the title of a chapter, each with a show of its own."""

    SIZE = QSizeF(WIDEST, 1.7)
    caption: str = ""
    number: int = 0

    @override
    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        with drawing(painter):
            clip = QPainterPath()
            clip.addRoundedRect(rect, rect.height() * 0.28, rect.height() * 0.28)
            painter.setClipPath(clip)
            sky = (0.0, QColor("#070A26")), (0.6, QColor("#16164C")), (1.0, QColor("#43296B"))
            painter.fillRect(rect, gradient(rect.topLeft(), rect.topRight(), *sky))
            for x, y, size in scatter(46, self.number + 3):
                reach = rect.height() * (0.010 + 0.018 * size * size)
                at = QPointF(rect.left() + x * rect.width(), rect.top() + y * rect.height())
                painter.setBrush(alpha(QColor("#F4F0FF"), 0.35 + 0.5 * size))
                painter.drawEllipse(at, reach, reach)
            for place, (x, y, size) in enumerate(scatter(4, self.number + 31)):
                suit = tuple(Suit)[(self.number + place) % len(Suit)]
                along = (place + 0.25 + 0.5 * x) / 4
                centre = QPointF(rect.left() + along * rect.width(), rect.top() + (0.35 + 0.3 * y) * rect.height())
                burst = Burst(centre.x(), centre.y(), rect.height() * (0.34 + 0.3 * size), 2)
                paint_burst(painter, suit, burst, theme.spark[suit], theme.rainbow)


class OrnamentPicture(Picture, frozen=True):
    """A suit's symbol in front of a chapter's title, each suit in turn."""

    SIZE = QSizeF(3.0, 3.0)
    caption: str = ""
    number: int = 0

    @override
    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        paint_symbol(painter, rect, tuple(Suit)[self.number % len(Suit)], theme)


def _paint_empty_fireworks(painter: QPainter, show: QRectF, rules: Rules, theme: Theme) -> None:
    wide = show.width() / len(rules.suits)
    for number, suit in enumerate(rules.suits):
        cell = QRectF(show.left() + number * wide, show.top(), wide, show.height())
        paint_firework(painter, cell.adjusted(wide * 0.03, 0, -wide * 0.03, 0), suit, 0, theme)
