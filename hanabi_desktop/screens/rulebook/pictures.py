"""The rulebook's pictures, painted by the painters of the table."""

from math import ceil

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QFont, QImage, QPainter, QPainterPath, QPen

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.models.tokens import clock_tokens, fuse_tokens
from hanabi_desktop.painting.cards import discard_rect, paint_back, paint_check, paint_cross, paint_face, play_rect
from hanabi_desktop.painting.fireworks import paint_firework
from hanabi_desktop.painting.marks import HintMarks, paint_hint_marks, paint_pointed
from hanabi_desktop.painting.scene import paint_title_scene
from hanabi_desktop.painting.symbols import paint_symbol
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rulebook import Document
from hanabi_desktop.rulebook.page import COVER, OPENING
from hanabi_desktop.rulebook.pictures import (
    DiscardPicture,
    FanPicture,
    FireworksPicture,
    HandPicture,
    Move,
    MovePicture,
    Picture,
    PicturedCard,
    PlayPicture,
    TablePicture,
    TokensPicture,
    TurnsPicture,
)
from hanabi_desktop.rules import Card, Rules, Suit
from hanabi_desktop.screens.rulebook.scenes import (
    paint_arrow,
    paint_fan_picture,
    paint_move,
    paint_moved,
    paint_opening,
    paint_table_picture,
    paint_trays,
    paint_turns,
)

WIDEST = 40.0
"""The widest picture, in units of the text's height: the one above the title."""
_WIDEST_HAND = 36.0
_CARD = 4.8
_GAP = 0.5
_PLAY = 17.0
_MOVED = 12.0
"""How much broader a picture is for the token that moves."""


def picture_size(picture: Picture) -> QSizeF:
    """How large a picture is, in units of the text's height."""
    match picture:
        case HandPicture(cards=cards):
            card = _card_width(len(cards))
            return QSizeF(len(cards) * (card + _GAP) - _GAP, card * 1.4)
        case PlayPicture(move=move):
            return QSizeF(_PLAY + (_MOVED if move else 0), 9.2)
        case DiscardPicture():
            return QSizeF(25.0, 7.2)
        case TokensPicture(clocks=clocks):
            return QSizeF(30.0, 6.4 if clocks <= 10 else 7.4)
        case FireworksPicture(heights=heights):
            return QSizeF(min(_WIDEST_HAND, len(heights) * 5.8), 9.6)
        case TablePicture():
            return QSizeF(WIDEST, 20.5)
        case FanPicture():
            return QSizeF(34.0, 8.6)
        case MovePicture():
            return QSizeF(10.4, 3.4)
        case TurnsPicture(players=players):
            return QSizeF((14 + players * 6) * 1.05, 5.6)


def _card_width(count: int) -> float:
    return min(_CARD, (_WIDEST_HAND + _GAP) / count - _GAP)


class PicturePainter:
    """Paints pictures in one look."""

    def __init__(self, look: Look) -> None:
        self._look = look

    def image(self, picture: Picture, width: int, height: int, ratio: float) -> QImage:
        """The picture in so many logical pixels, sharp at that device pixel ratio."""
        image = _blank(width, height, ratio)
        # Painted in its real dots: what is fine enough for all details shows them, on paper above all.
        image.setDevicePixelRatio(1)
        painter = QPainter(image)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
        self._paint(painter, QRectF(0, 0, width * ratio, height * ratio), picture)
        painter.end()
        image.setDevicePixelRatio(ratio)
        return image

    def cover(self, title: str, width: int, height: int, ratio: float) -> QImage:
        """The night sky above the title page."""
        image = _blank(width, height, ratio)
        painter = QPainter(image)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(0, 0, width, height)
        clip = QPainterPath()
        clip.addRoundedRect(rect, self._look.theme.radius * 1.5, self._look.theme.radius * 1.5)
        painter.setClipPath(clip)
        # The scene is made for a page twice as high; its show lies in the upper part.
        paint_title_scene(painter, QRectF(0, -height * 0.06, width, height * 1.3), self._look.theme)
        font = QFont(painter.font())
        font.setWeight(QFont.Weight.Black)
        font.setPixelSize(round(height * 0.34))
        outline = QPainterPath()
        outline.addText(QPointF(0, 0), font, title)
        bounds = outline.boundingRect()
        outline.translate(rect.center() - bounds.center())
        painter.strokePath(outline, QPen(QColor(5, 7, 32, 210), height * 0.05, Qt.PenStyle.SolidLine, j=_ROUND))
        painter.fillPath(outline, self._look.theme.title_text)
        painter.end()
        return image

    def opening(self, number: int, width: int, height: int, ratio: float) -> QImage:
        """The strip of sky above a section's title."""
        image = _blank(width, height, ratio)
        painter = QPainter(image)
        paint_opening(painter, QRectF(0, 0, width, height), number, self._look.theme)
        painter.end()
        return image

    def ornament(self, number: int, side: int, ratio: float) -> QImage:
        """A suit's symbol, in turn, in front of a section's title."""
        image = _blank(side, side, ratio)
        painter = QPainter(image)
        paint_symbol(painter, QRectF(0, 0, side, side), tuple(Suit)[number % len(Suit)], self._look.theme)
        painter.end()
        return image

    def _paint(self, painter: QPainter, rect: QRectF, picture: Picture) -> None:
        match picture:
            case HandPicture():
                self._paint_hand(painter, rect, picture)
            case PlayPicture():
                self._paint_play(painter, rect, picture)
            case DiscardPicture():
                self._paint_discard(painter, rect, picture)
            case TokensPicture():
                self._paint_tokens(painter, rect, picture)
            case FireworksPicture():
                self._paint_fireworks(painter, rect, picture)
            case TablePicture():
                paint_table_picture(painter, rect, picture, self._look.theme)
            case FanPicture():
                paint_fan_picture(painter, rect, picture, self._look.theme)
            case MovePicture():
                paint_move(painter, rect, picture, self._look.theme)
            case TurnsPicture():
                paint_turns(painter, rect, picture, self._look.theme)

    def _paint_hand(self, painter: QPainter, rect: QRectF, picture: HandPicture) -> None:
        width = min(rect.height() / 1.4, rect.width() / len(picture.cards))
        gap = (rect.width() - width * len(picture.cards)) / max(1, len(picture.cards) - 1)
        for number, card in enumerate(picture.cards):
            where = QRectF(rect.left() + number * (width + gap), rect.top(), width, rect.height())
            self._paint_card(painter, where, card, picture.rules)

    def _paint_card(self, painter: QPainter, rect: QRectF, card: PicturedCard, rules: Rules) -> None:
        theme = self._look.theme
        if card.face:
            paint_face(painter, rect, card.face.suit, card.face.rank, theme)
        else:
            paint_back(painter, rect, theme)
            paint_hint_marks(painter, rect, _marks(card, rules), theme)
        if card.pointed:
            paint_pointed(painter, rect, theme)
        if card.signs:
            paint_check(painter, play_rect(rect), theme)
            paint_cross(painter, discard_rect(rect), theme)

    def _paint_play(self, painter: QPainter, rect: QRectF, picture: PlayPicture) -> None:
        theme, suit = self._look.theme, picture.card.suit
        moves = picture.box is not None and picture.move is not None
        unit = rect.width() / (_PLAY + (_MOVED if moves else 0))
        pile = QRectF(rect.left(), rect.top(), 5.6 * unit, rect.height())
        paint_firework(painter, pile, suit, picture.height, theme)
        high = 6.16 * unit
        card = QRectF(pile.left() + (_PLAY - 4.4) * unit, rect.bottom() - high - 0.14 * unit, 4.4 * unit, high)
        paint_face(painter, card, suit, picture.card.rank, theme)
        paint_arrow(painter, QPointF(card.left() - 0.6 * unit, card.center().y()), -5.4 * unit, unit, theme)
        sign = QRectF(0, 0, 2.7 * unit, 2.7 * unit)
        sign.moveCenter(QPointF((pile.right() + card.left()) / 2, card.center().y()))
        (paint_check if picture.fits else paint_cross)(painter, sign, theme)
        if picture.named:
            balloon = QRectF(card.center().x() - 1.9 * unit, rect.top(), 3.8 * unit, 2.5 * unit)
            _paint_balloon(painter, balloon, suit, theme)
        if picture.box and picture.move:
            moved = QRectF(card.right() + 1.8 * unit, card.top(), rect.right() - card.right() - 1.8 * unit, high)
            paint_moved(painter, moved, picture.box, picture.move, theme)

    def _paint_discard(self, painter: QPainter, rect: QRectF, picture: DiscardPicture) -> None:
        theme = self._look.theme
        unit = rect.width() / 25
        high = 6.3 * unit
        middle = rect.center().y()
        card = QRectF(rect.left(), middle - high / 2, high / 1.4, high)
        paint_face(painter, card, picture.card.suit, picture.card.rank, theme)
        paint_arrow(painter, QPointF(card.right() + 0.5 * unit, middle), 2.2 * unit, unit, theme)
        centre = QPointF(card.right() + 5.6 * unit, middle)
        for turn, face in ((-13.0, Card(Suit.WHITE, 1)), (9.0, Card(Suit.BLUE, 2)), (-2.0, picture.card)):
            painter.save()
            painter.translate(centre)
            painter.rotate(turn)
            where = QRectF(-high * 0.315, -high * 0.441, high * 0.63, high * 0.882)
            paint_face(painter, where, face.suit, face.rank, theme)
            painter.restore()
        moved = QRectF(rect.right() - 10.2 * unit, middle - 1.7 * unit, 10.2 * unit, 3.4 * unit)
        paint_moved(painter, moved, picture.box, Move.HINT_BACK, theme)

    def _paint_tokens(self, painter: QPainter, rect: QRectF, picture: TokensPicture) -> None:
        theme, box = self._look.theme, picture.box
        clocks = clock_tokens(box, picture.clocks - picture.spent, picture.clocks)
        fuses = fuse_tokens(box, picture.made, picture.mistakes)
        paint_trays(painter, rect, box, clocks, fuses, theme)

    def _paint_fireworks(self, painter: QPainter, rect: QRectF, picture: FireworksPicture) -> None:
        width = rect.width() / len(picture.heights)
        for number, (suit, height) in enumerate(picture.heights):
            cell = QRectF(rect.left() + number * width, rect.top(), width, rect.height())
            inset = width * 0.04
            paint_firework(
                painter,
                cell.adjusted(inset, 0, -inset, 0),
                suit,
                height,
                self._look.theme,
                reach=dict(picture.limited).get(suit, 5),
                complete=height == 5,
            )


class PagePictures:
    """The pictures of one document at one text size, by their addresses on the page."""

    def __init__(self, document: Document, painter: PicturePainter, em: float) -> None:
        """`em` is the height of the running text in pixels."""
        self._document = document
        self._painter = painter
        self.em = em

    def pixels(self, picture: Picture) -> tuple[int, int]:
        """Width and height of a picture on the page."""
        size = picture_size(picture) * self.em
        return round(size.width()), round(size.height())

    @property
    def cover_size(self) -> tuple[int, int]:
        """Width and height of the picture above the title."""
        return round(WIDEST * self.em), round(12 * self.em)

    @property
    def opening_size(self) -> tuple[int, int]:
        """Width and height of the picture above a section's title."""
        return round(OPENING[0] * self.em), round(OPENING[1] * self.em)

    def told(self, name: str) -> str:
        """What the picture with that address shows, in words; empty for an ornament."""
        kind, _, number = name.partition("-")
        return self._document.pictures[int(number)].told if kind == "picture" else ""

    def named(self, name: str, ratio: float) -> QImage | None:
        """The picture with that address, sharp at that device pixel ratio; None if there is none."""
        if name == COVER:
            return self._painter.cover("Hanabi", *self.cover_size, ratio)
        kind, _, number = name.partition("-")
        if kind == "ornament":
            return self._painter.ornament(int(number), round(3 * self.em), ratio)
        if kind == "opening":
            return self._painter.opening(int(number), *self.opening_size, ratio)
        if kind == "picture":
            picture = self._document.pictures[int(number)]
            return self._painter.image(picture, *self.pixels(picture), ratio)
        return None


_ROUND = Qt.PenJoinStyle.RoundJoin


def _blank(width: int, height: int, ratio: float) -> QImage:
    image = QImage(ceil(width * ratio), ceil(height * ratio), QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _paint_balloon(painter: QPainter, rect: QRectF, suit: Suit, theme: Theme) -> None:
    """What is said of a card: the symbol of a colour in a balloon whose tip points down at it."""
    shape = QPainterPath()
    body = rect.adjusted(0, 0, 0, -rect.height() * 0.2)
    shape.addRoundedRect(body, body.height() * 0.4, body.height() * 0.4)
    tip = QPainterPath(QPointF(rect.center().x() - rect.width() * 0.1, body.bottom() - 1))
    tip.lineTo(rect.center().x(), rect.bottom())
    tip.lineTo(rect.center().x() + rect.width() * 0.1, body.bottom() - 1)
    tip.closeSubpath()
    shape = shape.united(tip)
    painter.fillPath(shape, theme.panel_raised)
    painter.strokePath(shape, QPen(theme.panel_edge, max(1.0, rect.height() * 0.03)))
    side = body.height() * 0.84
    symbol = QRectF(body.center().x() - side / 2, body.center().y() - side / 2, side, side)
    paint_symbol(painter, symbol, suit, theme)


def _marks(card: PicturedCard, rules: Rules) -> HintMarks:
    wild = frozenset(rules.suits) - frozenset(rules.nameable_suits)
    suits = frozenset(rules.suits) if card.told_suit is None else frozenset((card.told_suit,)) | wild
    ranks = frozenset(range(1, 6)) if card.told_rank is None else frozenset((card.told_rank,))
    return HintMarks(
        suits_in_play=rules.suits,
        possible_suits=suits,
        possible_ranks=ranks,
        told_suits=frozenset() if card.told_suit is None else frozenset((card.told_suit,)),
        told_ranks=frozenset() if card.told_rank is None else ranks,
    )
