"""A card in a hand: face or back, what hints told of it, and the zones that answer a click."""

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem
from typing_extensions import override

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.catching import drawn
from hanabi_desktop.models.hands import CARD_ROLE, HeldCard, Zone
from hanabi_desktop.painting import (
    STRIP,
    TURNED,
    discard_rect,
    held_card,
    number_rect,
    paint_check,
    paint_critical,
    paint_cross,
    paint_figure,
    paint_focus,
    paint_hint_marks,
    paint_pointed,
    paint_symbol,
    play_rect,
    symbol_rect,
)
from hanabi_desktop.rules import ColourHint, Knowledge

_ZONES = {
    Zone.NUMBER: number_rect,
    Zone.SYMBOL: symbol_rect,
    Zone.PLAY: play_rect,
    Zone.DISCARD: discard_rect,
}


class CardDelegate(QStyledItemDelegate):
    """Paints the cards of one hand, each by its `HeldCard` alone."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        """`look` gives theme and pictures."""
        super().__init__(parent)
        self._look = look

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return option.rect.size()

    def zone_at(self, cell: QRectF, held: HeldCard, point: QPointF) -> Zone | None:
        """The zone under `point`, if the viewer may use it on this card at all."""
        rect = held_card(cell, raised=held.card.raised)
        return next((zone for zone in held.zones if _ZONES[zone](rect).contains(point)), None)

    def zone_rect(self, cell: QRectF, held: HeldCard, zone: Zone) -> QRectF | None:
        """Where a zone of a card lies; None if the viewer may not use it now."""
        return _ZONES[zone](held_card(cell, raised=held.card.raised)) if zone in held.zones else None

    @override
    @drawn
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        held = index.data(CARD_ROLE)
        if not isinstance(held, HeldCard):
            return
        card, theme = held.card, self._look.theme
        rect = held_card(QRectF(option.rect), raised=card.raised)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        own_turn = Zone.PLAY in held.zones
        painter.save()
        if card.turned:
            painter.translate(rect.center())
            painter.rotate(90)
            painter.scale(TURNED, TURNED)
            painter.translate(-rect.center())
        self._look.draw_card(painter, rect, card.face)
        painter.restore()
        if card.face is None:
            picture = self._look.pixmaps.cached(
                ("marks", held.marks, own_turn, theme.key),
                rect.size(),
                painter.device().devicePixelRatioF(),
                lambda p, r: paint_hint_marks(p, r, held.marks, theme, whole_card=not own_turn),
            )
            painter.drawPixmap(rect.topLeft(), picture)
        else:
            self._paint_strip(painter, rect, card.known)
        if card.note:
            self._paint_note(painter, rect, card.note)
        if card.pointed or held.previewed or card.laid_open:
            paint_pointed(painter, rect, theme)
        if card.critical:
            paint_critical(painter, rect, theme)
        if own_turn:
            paint_check(painter, play_rect(rect), theme, Zone.PLAY not in held.refused)
            paint_cross(painter, discard_rect(rect), theme, Zone.DISCARD not in held.refused)
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_focus(painter, rect.adjusted(-2, -2, 2, 2), theme)
        painter.restore()

    def _paint_strip(self, painter: QPainter, rect: QRectF, known: Knowledge) -> None:
        """Under an open card, what its owner knows: the colours and values that hints have told."""
        size = rect.height() * STRIP * 0.86
        colours = list(dict.fromkeys(hint.suit for hint in known.told if isinstance(hint, ColourHint)))
        ranks = known.ranks if any(not isinstance(hint, ColourHint) for hint in known.told) else frozenset[int]()
        places = len(colours) + len(ranks)
        left = rect.center().x() - places * size * 0.55
        for number, suit in enumerate(colours):
            spot = QRectF(left + number * size * 1.1, rect.bottom() + size * 0.12, size, size)
            paint_symbol(painter, spot, suit, self._look.theme)
        for rank in ranks:
            spot = QRectF(left + len(colours) * size * 1.1, rect.bottom() + size * 0.12, size, size)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._look.theme.mark_plate)
            painter.drawRoundedRect(spot, size * 0.2, size * 0.2)
            figure = spot.adjusted(size * 0.15, size * 0.1, -size * 0.15, -size * 0.1)
            paint_figure(painter, figure, rank, self._look.theme.mark_text)

    def _paint_note(self, painter: QPainter, rect: QRectF, note: str) -> None:
        """The owner's note, on a slip under the card."""
        height = rect.height() * STRIP * 0.9
        slip = QRectF(rect.left(), rect.bottom() + height * 0.1, rect.width(), height)
        theme = self._look.theme
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.accent)
        painter.drawRoundedRect(slip, height * 0.2, height * 0.2)
        font = painter.font()
        font.setPixelSize(max(8, round(height * 0.66)))
        painter.setFont(font)
        painter.setPen(theme.on_accent)
        inner = slip.adjusted(3, 0, -3, 0)
        text = painter.fontMetrics().elidedText(note, Qt.TextElideMode.ElideRight, int(inner.width()))
        painter.drawText(inner, Qt.AlignmentFlag.AlignCenter, text)
