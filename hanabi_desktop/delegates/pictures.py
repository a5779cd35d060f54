"""Pictures of rows, from the cache: cards in a hand, fireworks, tokens, discarded cards and the cards that are left."""

from collections.abc import Callable, Hashable
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QTransform
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from hanabi_desktop.delegates.render_context import Paint, RenderContext
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.models.hands import HeldCard, Zone
from hanabi_desktop.models.rows import ROW_ROLE, Index
from hanabi_desktop.models.table import DiscardCell, Firework, Token
from hanabi_desktop.painting import cards, marks, pile
from hanabi_desktop.painting.canvas import alpha, drawing, pen, placed, rounded
from hanabi_desktop.painting.fireworks import firework_card_rect, paint_firework
from hanabi_desktop.painting.layout import TILT, TURNED, held_card
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rules import Card, Suit
from hanabi_desktop.wording.table import count_text


def draw_firework(
    look: RenderContext, painter: QPainter, cell: QRectF, firework: Firework, height: float | None, focused: bool
) -> None:
    """Draws a pile with the burst above it; `height` is that of its cards, or None for the largest that fit."""

    def face(painter: QPainter, rect: QRectF, suit: Suit, rank: int, _theme: Theme) -> None:
        look.draw_card(painter, rect, Card(suit, rank))

    def paint(painter: QPainter, rect: QRectF, theme: Theme) -> None:
        suit, reach = firework.suit, firework.reach
        paint_firework(painter, rect, suit, firework.height, theme, reach, firework.complete, height, False, face)

    look.draw(painter, cell, (firework, height), paint)
    if focused:
        around = firework_card_rect(cell, height).adjusted(-2, -2, 2, 2)
        marks.paint_focus(painter, around, look.theme)


def paint_token(painter: QPainter, rect: QRectF, token: Token, theme: Theme) -> None:
    """One token of any box, the way it lies."""
    sort = token.sort
    part = sort.bottom if token.bottom and sort.bottom else sort.used if token.used else sort.unused
    part.paint(painter, rect, theme, token.left)


def draw_discarded(look: RenderContext, painter: QPainter, place: QRectF, cell: DiscardCell) -> None:
    """Draws one card for all copies of a face, or the place where none lies."""
    shown = cell if cell.discarded else None
    look.draw(painter, QRectF(place.toRect()), ("pile", shown), partial(_paint_discard_cell, shown))


def _paint_discard_cell(cell: DiscardCell | None, painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """What has become of a face: one large sign if one or no copy is left, or else a small one for each of them."""
    if cell is None:
        pile.paint_pile_slot(painter, rect, theme)
        return
    rect = pile.paint_below(painter, rect, cell.card.suit, cell.discarded - 1, theme)
    told = cell.critical or cell.lost
    left = 0 if cell.useless else cell.left
    places = [] if told else pile.symbol_places(pile.card_parts(rect)[1], cell.discarded + left)
    gone, rest = places[: cell.discarded], places[cell.discarded :]
    pile.paint_pile_card(painter, rect, cell.card.suit, cell.card.rank, theme, gone, rest, hollow=cell.useless)
    if cell.critical:
        marks.paint_seal(painter, pile.fate_place(rect), theme)
    elif cell.lost:
        pile.paint_none_left(painter, pile.fate_place(rect), theme)
    if cell.latest:
        marks.paint_latest(painter, rect, theme)


class LeftDelegate(QStyledItemDelegate):
    """Paints a face, beside it a sign for each copy, and under those how many of how many are left."""

    def __init__(self, look: RenderContext, parent: QObject | None = None) -> None:
        """`look` gives theme and pictures."""
        super().__init__(parent)
        self._look = look

    @guarded
    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        row = index.data(ROW_ROLE)
        if not isinstance(row, DiscardCell):
            return
        cell = QRectF(option.rect)
        key = "left", row, count_text(row.left, row.copies)
        self._look.draw(painter, cell.adjusted(6, 6, -6, -6), key, partial(self._paint, row))
        if option.state & QStyle.StateFlag.State_HasFocus:
            # Around the frame of a card that is needed, not over it.
            marks.paint_focus(painter, cell, self._look.theme)

    def _paint(self, row: DiscardCell, painter: QPainter, rect: QRectF, theme: Theme) -> None:
        with drawing(painter):
            painter.fillPath(rounded(rect, rect.height() * 0.1), alpha(theme.field, 0.6))
        if row.wanted:
            paint_wanted(painter, rect, theme)
        inner = rect.adjusted(*(rect.height() * share for share in (0.08, 0.1, -0.08, -0.1)))
        face = QRectF(inner.left(), inner.top(), min(inner.height() * 0.72, inner.width() * 0.36), inner.height())
        symbols = pile.symbol_places(pile.card_parts(face)[1], 1) if theme.symbols else []
        pile.paint_pile_card(painter, face, row.card.suit, row.card.rank, theme, symbols, hollow=row.useless)
        rest = QRectF(face.right() + rect.height() * 0.08, inner.top(), 0, inner.height())
        rest.setRight(inner.right())
        states = [marks.PLAYED] * row.played + [marks.GONE] * row.discarded + [marks.LEFT] * row.left
        signs = placed(rest, 0, 0, 1, 0.46)
        wide = min(signs.width() / 3, signs.height() * 0.86)
        for number, state in enumerate(states):
            place = QRectF(signs.left() + number * wide, signs.top(), wide, signs.height()).adjusted(1, 0, -1, 0)
            marks.paint_copy(painter, place, state, row.card.suit, theme)
        _paint_count(painter, placed(rest, 0, 0.5, 1, 0.5), row, theme)
        if row.critical:
            side = min(signs.height(), signs.width() - wide * len(states))
            marks.paint_seal(painter, QRectF(signs.right() - side, signs.top(), side, side), theme)


def _paint_count(painter: QPainter, rect: QRectF, row: DiscardCell, theme: Theme) -> None:
    font = QFont(painter.font())
    font.setBold(True)
    # As high as the line, unless that is too long for "2 of 3".
    font.setPixelSize(max(6, round(min(rect.height() * 0.95, rect.width() * 0.26))))
    painter.setFont(font)
    painter.setPen(theme.muted_text if row.useless else theme.text)
    painter.drawText(rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, count_text(row.left, row.copies))


def paint_wanted(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """The frame of a face that its firework needs next."""
    width = max(2.0, rect.height() * 0.045)
    with drawing(painter):
        shape = rounded(rect.adjusted(width / 2, width / 2, -width / 2, -width / 2), rect.height() * 0.1)
        painter.strokePath(shape, pen(theme.symbol_outline, width + 1.5))
        painter.strokePath(shape, pen(theme.pointed, width))


def paint_useless(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """A hollow card: a face that no firework can use any more."""
    card = QRectF(rect.center().x() - rect.height() * 0.36, rect.top(), rect.height() * 0.72, rect.height())
    pile.paint_pile_card(painter, card, Suit.WHITE, 1, theme, [], hollow=True)


_ZONES = {
    Zone.NUMBER: cards.number_rect,
    Zone.SYMBOL: cards.symbol_rect,
    Zone.PLAY: cards.play_rect,
    Zone.DISCARD: cards.discard_rect,
}
_PRINTED = (Zone.NUMBER, Zone.SYMBOL)
"""Zones of a face, which lean with it."""


def zone_at(cell: QRectF, held: HeldCard, point: QPointF) -> Zone | None:
    """The zone under `point`, if the viewer may use it on this card at all."""
    rect = held_card(cell, raised=held.card.raised)
    back = _leaning(rect).inverted()[0]
    for zone in held.zones:
        if _ZONES[zone](rect).contains(back.map(point) if held.card.turned and zone in _PRINTED else point):
            return zone
    return None


def zone_rect(cell: QRectF, held: HeldCard, zone: Zone) -> QRectF | None:
    """Where a zone of a card lies; None if the viewer may not use it now. Its middle always belongs to it."""
    if zone not in held.zones:
        return None
    rect = held_card(cell, raised=held.card.raised)
    found = _ZONES[zone](rect)
    return _leaning(rect).mapRect(found) if held.card.turned and zone in _PRINTED else found


def draw_held(look: RenderContext, painter: QPainter, cell: QRectF, held: HeldCard, focused: bool) -> None:
    """Draws a card in a hand, by its `HeldCard` alone."""
    card, rect = held.card, held_card(cell, raised=held.card.raised)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    if card.turned:
        painter.save()
        # Only here: what is copied upright takes four times as long with it.
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setTransform(_leaning(rect), True)
    look.draw_card(painter, rect, card.face)
    if card.turned:
        painter.restore()
    if held.spoken_of:
        look.draw(painter, rect, "spoken of", marks.paint_spoken_of)
    elif card.pointed or held.previewed or card.laid_open:
        look.draw(painter, rect, "pointed", marks.paint_pointed)
    # Nothing lies over what is known, and it lies upright and in its place on every card.
    known = held.marks
    if known.says_rank or known.says_suit:
        _draw_part(look, painter, rect, marks.marks_rect, known, lambda p, r, t: marks.paint_hint_marks(p, r, known, t))
    if card.critical:
        _draw_part(look, painter, rect, marks.critical_rect, "critical", marks.paint_critical)
    if card.note:
        _paint_note(painter, cards.note_rect(rect, card.face is not None), card.note, look.theme)
    if Zone.PLAY in held.zones:
        for zone, paint in ((Zone.PLAY, cards.paint_check), (Zone.DISCARD, cards.paint_cross)):
            able = zone not in held.refused
            look.draw(painter, _ZONES[zone](rect), (zone, able), partial(_paint_sign, paint, able))
    if focused:
        marks.paint_focus(painter, rect.adjusted(-2, -2, 2, 2), look.theme)


def _draw_part(
    look: RenderContext,
    painter: QPainter,
    card: QRectF,
    place: Callable[[QRectF], QRectF],
    key: Hashable,
    paint: Paint,
) -> None:
    """Draws what `paint` paints on a card at a `place` of it: the rest of the picture would be empty."""
    whole = QRectF(QPointF(), card.size())
    part = QRectF(place(whole).adjusted(-1, -1, 1, 1).toAlignedRect())

    def paint_part(painter: QPainter, _rect: QRectF, theme: Theme) -> None:
        painter.translate(-part.topLeft())
        paint(painter, whole, theme)

    look.draw(painter, part.translated(card.topLeft().toPoint()), key, paint_part)


def _paint_note(painter: QPainter, slip: QRectF, note: str, theme: Theme) -> None:
    """The owner's note, on a slip of paper."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(theme.accent)
    painter.drawRoundedRect(slip, slip.height() * 0.2, slip.height() * 0.2)
    font = painter.font()
    font.setPixelSize(max(8, round(slip.height() * 0.66)))
    painter.setFont(font)
    painter.setPen(theme.on_accent)
    inner = slip.adjusted(3, 0, -3, 0)
    text = painter.fontMetrics().elidedText(note, Qt.TextElideMode.ElideRight, int(inner.width()))
    painter.drawText(inner, Qt.AlignmentFlag.AlignCenter, text)


def _paint_sign(
    paint: Callable[[QPainter, QRectF, Theme, bool], None], able: bool, painter: QPainter, rect: QRectF, theme: Theme
) -> None:
    paint(painter, rect, theme, able)


def _leaning(rect: QRectF) -> QTransform:
    """The transform that a turned card's picture is drawn with."""
    x, y = rect.center().x(), rect.center().y()
    return QTransform.fromTranslate(x, y).rotate(TILT).scale(TURNED, TURNED).translate(-x, -y)
