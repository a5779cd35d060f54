"""The rulebook's larger pictures: the table laid out, a hand from both sides, turns, tokens on the move."""

from collections.abc import Iterable

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath

from hanabi_desktop.boxes import Beside, Box
from hanabi_desktop.delegates.token import paint_token
from hanabi_desktop.models.tokens import Token, TokenKind, clock_tokens, fuse_tokens, token_places
from hanabi_desktop.painting.badges import paint_badge
from hanabi_desktop.painting.bursts import Burst, paint_burst, scatter
from hanabi_desktop.painting.canvas import alpha, drawing
from hanabi_desktop.painting.cards import CARD_ASPECT, paint_back, paint_empty_slot, paint_face
from hanabi_desktop.painting.figures import paint_figure
from hanabi_desktop.painting.fireworks import paint_firework
from hanabi_desktop.painting.places.trays import tray_areas
from hanabi_desktop.painting.scene import paint_deck, paint_table_background
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.painting.tokens import lid_inner_rect, paint_box_lid
from hanabi_desktop.rulebook.pictures import FanPicture, Move, MovePicture, TablePicture, TurnsPicture
from hanabi_desktop.rules import Card, Rules, Suit
from hanabi_desktop.table.badges import given_badges

_SHUFFLED = 17
"""A step through the cards in order that meets each of them once, in every deck."""
_FAN = 11.0
"""Degrees between two cards of a fan."""


def paint_arrow(painter: QPainter, start: QPointF, length: float, unit: float, theme: Theme) -> None:
    """A flat arrow to the right, or with a negative length to the left."""
    with drawing(painter):
        painter.translate(start)
        painter.scale(1 if length > 0 else -1, 1)
        reach = abs(length)
        head, half = 0.9 * unit, 0.22 * unit
        shape = QPainterPath(QPointF(0, -half))
        for x, y in (
            (reach - head, -half),
            (reach - head, -3 * half),
            (reach, 0),
            (reach - head, 3 * half),
            (reach - head, half),
            (0, half),
        ):
            shape.lineTo(x, y)
        shape.closeSubpath()
        painter.fillPath(shape, theme.muted_text)


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


def paint_move(painter: QPainter, rect: QRectF, picture: MovePicture, theme: Theme) -> None:
    """A token before and after."""
    paint_moved(painter, rect, picture.box, picture.move, theme)


def paint_moved(painter: QPainter, rect: QRectF, box: Box, move: Move, theme: Theme) -> None:
    """The token of a box that a move changes, as it lies before and after it."""
    sort, kind = (box.fuses, TokenKind.FUSE) if move is Move.MISTAKE else (box.clocks, TokenKind.CLOCK)
    side = min(rect.height(), rect.width() * 0.34)
    unit = side / 3.4
    before = QRectF(rect.left(), rect.center().y() - side / 2, side, side)
    after = QRectF(rect.right() - side, before.top(), side, side)
    back = move is Move.HINT_BACK
    for where, used in ((before, back), (after, not back)):
        place = where
        if sort.lying.in_lid(used=used):
            paint_box_lid(painter, where, theme)
            inner = lid_inner_rect(where)
            size = min(inner.width(), inner.height())
            place = QRectF(inner.center().x() - size / 2, inner.center().y() - size / 2, size, size)
        paint_token(painter, place, Token(sort, kind, 0, 3, used), theme)
    room = after.left() - before.right()
    length = min(2.2 * unit, room * 0.8)
    paint_arrow(painter, QPointF(before.right() + (room - length) / 2, before.center().y()), length, unit, theme)


def paint_fan_picture(painter: QPainter, rect: QRectF, picture: FanPicture, theme: Theme) -> None:
    """The owner's badge beside the backs, those of the others beside the faces."""
    unit = rect.width() / 34
    owner, *others = given_badges(4)
    seal = 2.6 * unit
    middle = rect.center().y()
    paint_badge(painter, QRectF(rect.left(), middle - seal / 2, seal, seal), owner, theme)
    high = rect.height() * 0.74
    backs: list[Card | None] = [None] * len(picture.cards)
    _paint_fan(painter, QPointF(rect.left() + 9.8 * unit, middle), high, backs, theme)
    # Whoever sits opposite sees the hand the other way round.
    _paint_fan(painter, QPointF(rect.right() - 9.8 * unit, middle), high, reversed(picture.cards), theme)
    for number, badge in enumerate(others):
        where = QRectF(rect.right() - seal, middle + (number - 1.5) * (seal + 0.1 * unit), seal, seal)
        paint_badge(painter, where, badge, theme)
    with drawing(painter):
        painter.fillRect(
            QRectF(rect.center().x() - 0.04 * unit, rect.top() + unit, 0.08 * unit, rect.height() - 2 * unit),
            alpha(theme.muted_text, 0.6),
        )


def _paint_fan(painter: QPainter, middle: QPointF, high: float, cards: Iterable[Card | None], theme: Theme) -> None:
    held = list(cards)
    wide = high * CARD_ASPECT
    for number, card in enumerate(held):
        with drawing(painter):
            painter.translate(middle.x(), middle.y() + high * 1.35)
            painter.rotate((number - (len(held) - 1) / 2) * _FAN)
            where = QRectF(-wide / 2, -high * 1.8, wide, high)
            if card:
                paint_face(painter, where, card.suit, card.rank, theme)
            else:
                paint_back(painter, where, theme)


def paint_turns(painter: QPainter, rect: QRectF, picture: TurnsPicture, theme: Theme) -> None:
    """The last card goes to one player; then everybody has a turn, that one last."""
    unit = rect.width() / (14 + picture.players * 6)
    middle = rect.center().y()
    high = min(rect.height(), 5.2 * unit)
    card = QRectF(rect.left(), middle - high / 2, high * CARD_ASPECT, high)
    paint_empty_slot(painter, card, theme)
    paint_back(painter, card.translated(1.1 * unit, 0), theme)
    badges = given_badges(picture.players)
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
        if number + 1 < picture.players:
            paint_arrow(painter, QPointF(where.right() + 0.6 * unit, middle), 1.8 * unit, unit, theme)


def paint_chip(painter: QPainter, rect: QRectF, number: int, theme: Theme) -> None:
    """A figure that a caption speaks of, or that counts."""
    with drawing(painter):
        painter.setBrush(theme.accent)
        painter.drawEllipse(rect)
        inset = rect.width() * 0.24
        paint_figure(painter, rect.adjusted(inset, inset, -inset, -inset), number, theme.on_accent)


def paint_table_picture(painter: QPainter, rect: QRectF, picture: TablePicture, theme: Theme) -> None:
    """Everything on the table, with figures for the caption: 1 to 3 the cards, 4 and 5 the tokens, 6 the own hand."""
    unit = rect.width() / 40
    with drawing(painter):
        paint_table_background(painter, rect, theme)
        _paint_hands(painter, rect.adjusted(unit, 0.8 * unit, -unit, -0.8 * unit), unit, picture, theme)
        middle = QRectF(rect.left() + unit, rect.top() + 7.3 * unit, rect.width() - 2 * unit, 6.9 * unit)
        _paint_middle(painter, middle, unit, picture, theme)


def _paint_hands(painter: QPainter, area: QRectF, unit: float, picture: TablePicture, theme: Theme) -> None:
    others, count = picture.players - 1, picture.hand
    badges = given_badges(picture.players)
    deck = picture.rules.cards()
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


def _paint_middle(painter: QPainter, area: QRectF, unit: float, picture: TablePicture, theme: Theme) -> None:
    """Tokens at the left, deck at the right, and the discard pile beside the box lid or beside the deck."""
    box, rules = picture.box, picture.rules
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
    paint_deck(painter, deck, theme, len(rules.cards()) - picture.players * picture.hand)
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


def _paint_empty_fireworks(painter: QPainter, show: QRectF, rules: Rules, theme: Theme) -> None:
    wide = show.width() / len(rules.suits)
    for number, suit in enumerate(rules.suits):
        cell = QRectF(show.left() + number * wide, show.top(), wide, show.height())
        paint_firework(painter, cell.adjusted(wide * 0.03, 0, -wide * 0.03, 0), suit, 0, theme)


def paint_opening(painter: QPainter, rect: QRectF, number: int, theme: Theme) -> None:
    """A strip of night sky above the title of a chapter, each with a show of its own."""
    with drawing(painter):
        clip = QPainterPath()
        clip.addRoundedRect(rect, rect.height() * 0.28, rect.height() * 0.28)
        painter.setClipPath(clip)
        sky = QLinearGradient(rect.topLeft(), rect.topRight())
        sky.setColorAt(0.0, QColor("#070A26"))
        sky.setColorAt(0.6, QColor("#16164C"))
        sky.setColorAt(1.0, QColor("#43296B"))
        painter.fillRect(rect, sky)
        for x, y, size in scatter(46, number + 3):
            reach = rect.height() * (0.010 + 0.018 * size * size)
            at = QPointF(rect.left() + x * rect.width(), rect.top() + y * rect.height())
            painter.setBrush(alpha(QColor("#F4F0FF"), 0.35 + 0.5 * size))
            painter.drawEllipse(at, reach, reach)
        for place, (x, y, size) in enumerate(scatter(4, number + 31)):
            suit = tuple(Suit)[(number + place) % len(Suit)]
            along = (place + 0.25 + 0.5 * x) / 4
            centre = QPointF(rect.left() + along * rect.width(), rect.top() + (0.35 + 0.3 * y) * rect.height())
            burst = Burst(centre.x(), centre.y(), rect.height() * (0.34 + 0.3 * size), 2)
            paint_burst(painter, suit, burst, theme.spark(suit), theme.rainbow)
