"""A card in a hand: face or back, what its owner knows of it, and the zones that answer a click."""

from collections.abc import Callable, Hashable
from functools import partial

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QTransform
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem

from hanabi_desktop.delegates.render_context import Paint, RenderContext
from hanabi_desktop.faults.guard import override
from hanabi_desktop.models.hands import CARD_ROLE, HeldCard, Zone
from hanabi_desktop.painting.cards import (
    discard_rect,
    note_rect,
    number_rect,
    paint_check,
    paint_cross,
    play_rect,
    symbol_rect,
)
from hanabi_desktop.painting.layout import TILT, TURNED, held_card
from hanabi_desktop.painting.marks import (
    critical_rect,
    marks_rect,
    paint_critical,
    paint_focus,
    paint_hint_marks,
    paint_pointed,
)
from hanabi_desktop.painting.theme import Theme

_ZONES = {
    Zone.NUMBER: number_rect,
    Zone.SYMBOL: symbol_rect,
    Zone.PLAY: play_rect,
    Zone.DISCARD: discard_rect,
}
_PRINTED = (Zone.NUMBER, Zone.SYMBOL)
"""The zones of a face, which lean with it."""

_SMOOTH = QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform


class CardDelegate(QStyledItemDelegate):
    """Paints the cards of one hand, each by its `HeldCard` alone."""

    def __init__(self, look: RenderContext, parent: QObject | None = None) -> None:
        """`look` gives theme and pictures."""
        super().__init__(parent)
        self._look = look

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return option.rect.size()

    def zone_at(self, cell: QRectF, held: HeldCard, point: QPointF) -> Zone | None:
        """The zone under `point`, if the viewer may use it on this card at all."""
        rect = held_card(cell, raised=held.card.raised)
        back = _leaning(rect).inverted()[0]
        for zone in held.zones:
            if _ZONES[zone](rect).contains(back.map(point) if held.card.turned and zone in _PRINTED else point):
                return zone
        return None

    def zone_rect(self, cell: QRectF, held: HeldCard, zone: Zone) -> QRectF | None:
        """Where a zone of a card lies; None if the viewer may not use it now. Its middle always belongs to it."""
        if zone not in held.zones:
            return None
        rect = held_card(cell, raised=held.card.raised)
        found = _ZONES[zone](rect)
        return _leaning(rect).mapRect(found) if held.card.turned and zone in _PRINTED else found

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        held = index.data(CARD_ROLE)
        if not isinstance(held, HeldCard):
            return
        card, look = held.card, self._look
        rect = held_card(QRectF(option.rect), raised=card.raised)
        painter.setRenderHints(_SMOOTH)
        if card.turned:
            painter.save()
            painter.setTransform(_leaning(rect), True)
        look.draw_card(painter, rect, card.face)
        if card.turned:
            painter.restore()
        if card.pointed or held.previewed or card.laid_open:
            look.draw(painter, rect, "pointed", paint_pointed)
        # Nothing lies over what is known, and it lies upright and in its place on every card.
        if held.marks.says_rank or held.marks.says_suit:
            marks = held.marks
            self._draw_part(painter, rect, marks_rect, marks, lambda p, r, t: paint_hint_marks(p, r, marks, t))
        if card.critical:
            self._draw_part(painter, rect, critical_rect, "critical", paint_critical)
        if card.note:
            self._paint_note(painter, note_rect(rect, card.face is not None), card.note)
        if Zone.PLAY in held.zones:
            for zone, paint in ((Zone.PLAY, paint_check), (Zone.DISCARD, paint_cross)):
                able = zone not in held.refused
                look.draw(painter, _ZONES[zone](rect), (zone, able), partial(_paint_sign, paint, able))
        if option.state & QStyle.StateFlag.State_HasFocus:
            paint_focus(painter, rect.adjusted(-2, -2, 2, 2), look.theme)

    def _draw_part(
        self, painter: QPainter, card: QRectF, place: Callable[[QRectF], QRectF], key: Hashable, paint: Paint
    ) -> None:
        """Draws what `paint` paints on a card at a `place` of it: the rest of the picture would be empty."""
        whole = QRectF(QPointF(), card.size())
        part = QRectF(place(whole).adjusted(-1, -1, 1, 1).toAlignedRect())

        def paint_part(painter: QPainter, _rect: QRectF, theme: Theme) -> None:
            painter.translate(-part.topLeft())
            paint(painter, whole, theme)

        self._look.draw(painter, part.translated(card.topLeft().toPoint()), key, paint_part)

    def _paint_note(self, painter: QPainter, slip: QRectF, note: str) -> None:
        """The owner's note, on a slip of paper."""
        theme = self._look.theme
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
    """What a turned card's picture is drawn with."""
    transform = QTransform()
    transform.translate(rect.center().x(), rect.center().y())
    transform.rotate(TILT)
    transform.scale(TURNED, TURNED)
    transform.translate(-rect.center().x(), -rect.center().y())
    return transform
