"""The rulebook's pictures: each is a value that knows its size, how it is painted, and how it is described."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from msgspec import Struct, field
from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPainterPath, QPen

from hanabi_desktop.boxes import Box
from hanabi_desktop.compat import override
from hanabi_desktop.delegates.pictures import paint_token
from hanabi_desktop.models.table import Token, TokenKind, clock_tokens, fuse_tokens, token_places
from hanabi_desktop.painting import cards
from hanabi_desktop.painting.badges import paint_badge
from hanabi_desktop.painting.canvas import alpha, centred, drawing, fitted, polygon
from hanabi_desktop.painting.fireworks import paint_firework
from hanabi_desktop.painting.marks import HintMarks, paint_hint_marks, paint_pointed
from hanabi_desktop.painting.symbols import paint_figure, paint_symbol
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.painting.tokens import lid_inner_rect, paint_box_lid
from hanabi_desktop.painting.trays import tray_areas
from hanabi_desktop.players import default_badges
from hanabi_desktop.rules import RANKS, Card, Rules, Suit
from hanabi_desktop.table.actions import TokenMove
from hanabi_desktop.wording.cards import card_name, suit_name
from hanabi_desktop.wording.text import Said

_WIDEST_HAND, _CARD, _GAP = 36.0, 4.8, 0.5
"""Maximum widths of a hand and of a card in it, and the gap between two cards, in units of the text's height."""
_PLAY = 17.0
"""Width of the picture of a played card."""
_MOVED = 12.0
"""Width added to a picture for the token that moves."""
_FAN = 11.0
"""Degrees between two cards of a fan."""


class Picture(Struct, frozen=True):
    """A picture with its caption; an ornament has none, nor has a picture that stands beside its text."""

    caption: str
    SIZE: ClassVar[QSizeF]
    """The size, where it is always the same."""

    @property
    def size(self) -> QSizeF:
        """Width and height, in units of the text's height."""
        return self.SIZE

    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paints it into `rect`, which has the proportions of `size`."""
        raise NotImplementedError

    def details(self, _said: Said) -> str:
        """What the caption leaves to the eye, in words."""
        return ""

    def description(self, said: Said) -> str:
        """The picture in words, for those who do not see it."""
        return f"{self.caption} {self.details(said)}".strip()


class PicturedCard(Struct, frozen=True):
    """A card of a pictured hand; `face` is None for a back."""

    face: Card | None = None
    pointed: bool = False
    hinted_suit: Suit | None = None
    """The colour that a hint named of a card seen from the back."""
    hinted_rank: int | None = None
    signs: bool = False
    """With the check and the cross that play and discard it."""

    def paint(self, painter: QPainter, rect: QRectF, rules: Rules, theme: Theme) -> None:
        """Paints the face, or the back with its hint marks."""
        if self.face:
            cards.paint_face(painter, rect, self.face.suit, self.face.rank, theme)
        else:
            cards.paint_back(painter, rect, theme)
            paint_hint_marks(painter, rect, self._marks(rules), theme)
        if self.pointed:
            paint_pointed(painter, rect, theme)
        if self.signs:
            cards.paint_check(painter, cards.play_rect(rect), theme)
            cards.paint_cross(painter, cards.discard_rect(rect), theme)

    def _marks(self, rules: Rules) -> HintMarks:
        wild = frozenset(rules.suits) - frozenset(rules.nameable_suits)
        told_suits = frozenset[Suit]() if self.hinted_suit is None else frozenset((self.hinted_suit,))
        told_ranks = frozenset[int]() if self.hinted_rank is None else frozenset((self.hinted_rank,))
        return HintMarks(
            suits_in_play=rules.suits,
            possible_suits=told_suits | wild if told_suits else frozenset(rules.suits),
            possible_ranks=told_ranks or frozenset(RANKS),
            told_suits=told_suits,
            told_ranks=told_ranks,
        )

    def text(self, said: Said) -> str:
        """The card in words."""
        suit = self.face.suit if self.face else self.hinted_suit
        rank = self.face.rank if self.face else self.hinted_rank
        if suit is not None and rank is not None:
            name = card_name(Card(suit, rank), said.language)
        elif suit is not None:
            name = suit_name(suit, said.language)
        else:
            name = "" if rank is None else str(rank)
        if not self.face:
            back = said("a card seen from the back")
            name = f"{back} ({name})" if name else back
        return said("{card} (pointed at)", card=name) if self.pointed else name


class HandPicture(Picture, frozen=True):
    """Cards side by side."""

    cards: tuple[PicturedCard, ...]
    rules: Rules
    share: float = 1.0
    """Scale; below 1 where there is little room."""

    @property
    @override
    def size(self) -> QSizeF:
        count = len(self.cards)
        card = self.share * min(_CARD, (_WIDEST_HAND + _GAP) / count - _GAP)
        return QSizeF(count * (card + _GAP) - _GAP, card * 1.4)

    @override
    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        width = min(rect.height() / 1.4, rect.width() / len(self.cards))
        gap = (rect.width() - width * len(self.cards)) / max(1, len(self.cards) - 1)
        for number, card in enumerate(self.cards):
            where = QRectF(rect.left() + number * (width + gap), rect.top(), width, rect.height())
            card.paint(painter, where, self.rules, theme)

    @override
    def details(self, said: Said) -> str:
        cards = ", ".join(card.text(said) for card in self.cards)
        return said("From left to right: {cards}.", cards=cards)


class FanPicture(Picture, frozen=True):
    """One hand from both sides: its owner sees the backs, everybody else the faces."""

    SIZE = QSizeF(34.0, 8.6)
    cards: tuple[Card, ...]

    @override
    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        """Paints the owner's badge beside the backs, those of the others beside the faces."""
        unit = rect.width() / 34
        owner, *others = default_badges(4)
        seal = 2.6 * unit
        middle = rect.center().y()
        paint_badge(painter, QRectF(rect.left(), middle - seal / 2, seal, seal), owner, theme)
        high = rect.height() * 0.74
        backs = [None] * len(self.cards)
        _paint_fan(painter, QPointF(rect.left() + 9.8 * unit, middle), high, backs, theme)
        # Whoever sits opposite sees the hand the other way round.
        _paint_fan(painter, QPointF(rect.right() - 9.8 * unit, middle), high, self.cards[::-1], theme)
        for number, badge in enumerate(others):
            where = QRectF(rect.right() - seal, middle + (number - 1.5) * (seal + 0.1 * unit), seal, seal)
            paint_badge(painter, where, badge, theme)
        line = QRectF(rect.center().x() - 0.04 * unit, rect.top() + unit, 0.08 * unit, rect.height() - 2 * unit)
        with drawing(painter):
            painter.fillRect(line, alpha(theme.muted_text, 0.6))

    @override
    def details(self, said: Said) -> str:
        cards = ", ".join(card_name(card, said.language) for card in self.cards)
        return said("The owner sees only the backs. Everybody else sees {cards}.", cards=cards)


class FireworksPicture(Picture, frozen=True):
    """Fireworks side by side, each with its height."""

    heights: tuple[tuple[Suit, int], ...]
    limits: Mapping[Suit, int] = field(default_factory=dict)
    """Maximum heights of those that cannot be completed any more."""

    @property
    def score(self) -> int:
        """The sum of the heights."""
        return sum(height for _, height in self.heights)

    @property
    @override
    def size(self) -> QSizeF:
        return QSizeF(min(_WIDEST_HAND, len(self.heights) * 5.8), 9.6)

    @override
    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        width = rect.width() / len(self.heights)
        inset = width * 0.04
        for number, (suit, height) in enumerate(self.heights):
            cell = QRectF(rect.left() + number * width + inset, rect.top(), width - 2 * inset, rect.height())
            reach = self.limits.get(suit, 5)
            paint_firework(painter, cell, suit, height, theme, reach=reach, complete=height == 5)

    @override
    def details(self, said: Said) -> str:
        cards = ", ".join(_height_text(suit, height, said) for suit, height in self.heights)
        return said("From left to right: {cards}.", cards=cards)


class PlayPicture(Picture, frozen=True):
    """A card played to a firework of that height: it fits, or it does not."""

    card: Card
    height: int
    box: Box | None = None
    """The box whose token moves for it, if one does."""
    move: TokenMove | None = None
    named: bool = False
    """Its colour was named before."""

    @property
    @override
    def size(self) -> QSizeF:
        return QSizeF(self._width, 9.2)

    @property
    def _width(self) -> float:
        return _PLAY + (_MOVED if self.move else 0)

    @override
    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        unit, suit = rect.width() / self._width, self.card.suit
        pile = QRectF(rect.left(), rect.top(), 5.6 * unit, rect.height())
        paint_firework(painter, pile, suit, self.height, theme)
        high = 6.16 * unit
        card = QRectF(pile.left() + (_PLAY - 4.4) * unit, rect.bottom() - high - 0.14 * unit, 4.4 * unit, high)
        cards.paint_face(painter, card, suit, self.card.rank, theme)
        paint_arrow(painter, QPointF(card.left() - 0.6 * unit, card.center().y()), -5.4 * unit, unit, theme)
        sign = centred(QPointF((pile.right() + card.left()) / 2, card.center().y()), 2.7 * unit)
        fits = self.card.rank == self.height + 1
        (cards.paint_check if fits else cards.paint_cross)(painter, sign, theme)
        if self.named:
            balloon = QRectF(card.center().x() - 1.9 * unit, rect.top(), 3.8 * unit, 2.5 * unit)
            _paint_balloon(painter, balloon, suit, theme)
        if self.box and self.move:
            moved = QRectF(card.right() + 1.8 * unit, card.top(), rect.right() - card.right() - 1.8 * unit, high)
            _paint_move(painter, moved, self.box, self.move, theme)


class DiscardPicture(Picture, frozen=True):
    """A card on its way to the discard pile, and the token that comes back for it."""

    SIZE = QSizeF(25.0, 7.2)
    card: Card
    box: Box

    @override
    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        unit = rect.width() / 25
        high = 6.3 * unit
        middle = rect.center().y()
        card = QRectF(rect.left(), middle - high / 2, high / 1.4, high)
        cards.paint_face(painter, card, self.card.suit, self.card.rank, theme)
        paint_arrow(painter, QPointF(card.right() + 0.5 * unit, middle), 2.2 * unit, unit, theme)
        centre = QPointF(card.right() + 5.6 * unit, middle)
        for turn, face in ((-13.0, Card(Suit.WHITE, 1)), (9.0, Card(Suit.BLUE, 2)), (-2.0, self.card)):
            with drawing(painter):
                painter.translate(centre)
                painter.rotate(turn)
                where = QRectF(-high * 0.315, -high * 0.441, high * 0.63, high * 0.882)
                cards.paint_face(painter, where, face.suit, face.rank, theme)
        moved = QRectF(rect.right() - 10.2 * unit, middle - 1.7 * unit, 10.2 * unit, 3.4 * unit)
        _paint_move(painter, moved, self.box, TokenMove.RETURN_CLOCK, theme)


class TokensPicture(Picture, frozen=True):
    """The tokens of a box as they lie on the table."""

    box: Box
    clocks: int
    spent: int
    limit: int
    """Limit of mistakes: the last one loses the game."""
    mistakes: int
    """Mistakes made so far."""

    @property
    @override
    def size(self) -> QSizeF:
        return QSizeF(30.0, 6.4 if self.clocks <= 10 else 7.4)

    @override
    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        clocks = clock_tokens(self.box, self.clocks - self.spent, self.clocks)
        fuses = fuse_tokens(self.box, self.mistakes, self.limit)
        paint_trays(painter, rect, self.box, clocks, fuses, theme)

    @override
    def details(self, said: Said) -> str:
        words = self.box.words
        hints = words.clocks_count.translated(said.language, available=self.clocks - self.spent, total=self.clocks)
        mistakes = words.fuses_count.translated(said.language, mistakes=self.mistakes, limit=self.limit)
        return f"{hints}. {mistakes}."


class MovePicture(Picture, frozen=True):
    """A token before and after it is moved."""

    SIZE = QSizeF(10.4, 3.4)
    box: Box
    move: TokenMove

    @override
    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        _paint_move(painter, rect, self.box, self.move, theme)


class TurnsPicture(Picture, frozen=True):
    """The turns that are left once the deck is empty: whoever drew the last card has the last of them."""

    players: int

    @property
    @override
    def size(self) -> QSizeF:
        return QSizeF((14 + self.players * 6) * 1.05, 5.6)

    @override
    def paint(self, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        unit = rect.width() / (14 + self.players * 6)
        middle = rect.center().y()
        high = min(rect.height(), 5.2 * unit)
        card = QRectF(rect.left(), middle - high / 2, high * cards.CARD_ASPECT, high)
        cards.paint_empty_slot(painter, card, theme)
        cards.paint_back(painter, card.translated(1.1 * unit, 0), theme)
        badges = default_badges(self.players)
        seal = 3.2 * unit
        drawer = QRectF(rect.left() + 8.6 * unit, middle - seal / 2, seal, seal)
        paint_arrow(painter, QPointF(card.right() + 1.5 * unit, middle), 2.6 * unit, unit, theme)
        paint_badge(painter, drawer, badges[-1], theme)
        left = rect.left() + 12.4 * unit
        with drawing(painter):
            painter.fillRect(QRectF(left, middle - high / 2, 0.08 * unit, high), alpha(theme.muted_text, 0.6))
        for number, badge in enumerate(badges):
            where = QRectF(left + (2.4 + 6 * number) * unit, middle - seal / 2, seal, seal)
            paint_badge(painter, where, badge, theme)
            chip = QRectF(where.right() - 0.9 * unit, where.bottom() - 1.0 * unit, 1.7 * unit, 1.7 * unit)
            paint_chip(painter, chip, number + 1, theme)
            if number + 1 < self.players:
                paint_arrow(painter, QPointF(where.right() + 0.6 * unit, middle), 1.8 * unit, unit, theme)


def _height_text(suit: Suit, height: int, said: Said) -> str:
    if height:
        return card_name(Card(suit, height), said.language)
    return said("{colour}: not begun", colour=suit_name(suit, said.language))


# What several pictures show


def paint_arrow(painter: QPainter, start: QPointF, length: float, unit: float, theme: Theme) -> None:
    """A flat arrow to the right, or with a negative length to the left."""
    with drawing(painter):
        painter.translate(start)
        painter.scale(1 if length > 0 else -1, 1)
        reach = abs(length)
        head, half = 0.9 * unit, 0.22 * unit
        neck = reach - head
        upper = [(0.0, -half), (neck, -half), (neck, -3 * half), (reach, 0.0)]
        painter.fillPath(polygon([*upper, *((x, -y) for x, y in reversed(upper[:-1]))]), theme.muted_text)


def paint_chip(painter: QPainter, rect: QRectF, number: int, theme: Theme) -> None:
    """A figure that a caption speaks of, or that counts."""
    with drawing(painter):
        painter.setBrush(theme.accent)
        painter.drawEllipse(rect)
        inset = rect.width() * 0.24
        paint_figure(painter, rect.adjusted(inset, inset, -inset, -inset), number, theme.on_accent)


def paint_trays(
    painter: QPainter, area: QRectF, box: Box, clocks: list[Token], fuses: list[Token], theme: Theme
) -> None:
    """All tokens of a box as they lie on the table, with the lid."""
    trays = tray_areas(area)
    lids = [sort.lying.lid(tray) for sort, tray in zip((box.clocks, box.fuses), trays, strict=True) if sort.lying.lid]
    if lids:
        paint_box_lid(painter, lids[0].united(lids[-1]), theme)
    for tokens, tray in zip((clocks, fuses), trays, strict=True):
        for token, place in zip(tokens, token_places(tokens, tray), strict=True):
            paint_token(painter, place, token, theme)


def _paint_move(painter: QPainter, rect: QRectF, box: Box, move: TokenMove, theme: Theme) -> None:
    """The token of a box that a move changes, as it lies before and after it."""
    sort, kind = (box.fuses, TokenKind.FUSE) if move is TokenMove.BURN_FUSE else (box.clocks, TokenKind.CLOCK)
    side = min(rect.height(), rect.width() * 0.34)
    unit = side / 3.4
    before = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
    after = QRectF(rect.right() - side, before.top(), side, side)
    back = move is TokenMove.RETURN_CLOCK
    for where, used in ((before, back), (after, not back)):
        place = where
        if sort.lying.in_lid(used=used):
            paint_box_lid(painter, where, theme)
            place = fitted(lid_inner_rect(where), 1.0)
        paint_token(painter, place, Token(sort, kind, 0, 3, used), theme)
    room = after.left() - before.right()
    length = min(2.2 * unit, room * 0.8)
    paint_arrow(painter, QPointF(before.right() + (room - length) / 2, before.center().y()), length, unit, theme)


def _paint_fan(painter: QPainter, middle: QPointF, high: float, shown: Sequence[Card | None], theme: Theme) -> None:
    wide = high * cards.CARD_ASPECT
    for number, card in enumerate(shown):
        with drawing(painter):
            painter.translate(middle.x(), middle.y() + high * 1.35)
            painter.rotate((number - (len(shown) - 1) / 2) * _FAN)
            where = QRectF(-wide / 2, -high * 1.8, wide, high)
            if card:
                cards.paint_face(painter, where, card.suit, card.rank, theme)
            else:
                cards.paint_back(painter, where, theme)


def _paint_balloon(painter: QPainter, rect: QRectF, suit: Suit, theme: Theme) -> None:
    """A speech balloon with the symbol of a colour, whose tip points down at a card."""
    shape = QPainterPath()
    body = rect.adjusted(0, 0, 0, -rect.height() * 0.2)
    shape.addRoundedRect(body, body.height() * 0.4, body.height() * 0.4)
    middle, side, foot = rect.center().x(), rect.width() * 0.1, body.bottom() - 1
    shape = shape.united(polygon([(middle - side, foot), (middle, rect.bottom()), (middle + side, foot)]))
    painter.fillPath(shape, theme.panel_raised)
    painter.strokePath(shape, QPen(theme.panel_edge, max(1.0, rect.height() * 0.03)))
    paint_symbol(painter, centred(body.center(), body.height() * 0.84), suit, theme)
