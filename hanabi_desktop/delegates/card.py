"""A card in a hand: face or back, what hints told of it, and the zones that answer a click."""

from enum import Enum

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyle, QStyledItemDelegate, QStyleOptionViewItem
from typing_extensions import override

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.painting import (
    CARD_ASPECT,
    HintMarks,
    discard_rect,
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
from hanabi_desktop.rules import ColourHint, Knowledge, Rules
from hanabi_desktop.table.view import TableCard, TableView

RAISE = 0.08
"""Share of a card's height by which a raised card stands above the others."""
STRIP = 0.17
"""Share of a card's height kept below an open card for what its owner knows of it, or for its owner's note."""


class Zone(Enum):
    """A part of a card that answers a click."""

    NUMBER = "number"
    SYMBOL = "symbol"
    PLAY = "play"
    DISCARD = "discard"


class CardDelegate(QStyledItemDelegate):
    """Paints the cards of one hand. `update_view` tells it what the viewer may do."""

    def __init__(self, look: Look, parent: QObject | None = None) -> None:
        """One delegate serves one hand."""
        super().__init__(parent)
        self._look = look
        self._view: TableView | None = None
        self.preview: frozenset[int] = frozenset()
        """Ids of the cards that a hint under consideration would point at."""

    def update_view(self, view: TableView) -> None:
        """What the viewer sees and may do now."""
        self._view = view

    @override
    def sizeHint(self, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex) -> QSize:
        return option.rect.size()

    def card_rect(self, cell: QRectF, card: TableCard) -> QRectF:
        """Where in its cell the upright card lies."""
        height = min(cell.height() / (1 + RAISE + STRIP), cell.width() * 0.96 / CARD_ASPECT)
        width = height * CARD_ASPECT
        whole = height * (1 + RAISE + STRIP)
        top = cell.top() + (cell.height() - whole) / 2 + (0 if card.raised else height * RAISE)
        return QRectF(cell.center().x() - width / 2, top, width, height)

    def zone_at(self, cell: QRectF, card: TableCard, point: QPointF) -> Zone | None:
        """The zone under `point`, if the viewer may use it on this card at all."""
        rect = self.card_rect(cell, card)
        for zone, area in self._zones(rect, card):
            if area.contains(point):
                return zone
        return None

    def zone_rect(self, cell: QRectF, card: TableCard, zone: Zone) -> QRectF | None:
        """Where a zone of a card lies; None if the viewer may not use it now."""
        return dict(self._zones(self.card_rect(cell, card), card)).get(zone)

    def _zones(self, rect: QRectF, card: TableCard) -> list[tuple[Zone, QRectF]]:
        if self._view is None or not self._view.acting:
            return []
        if card.seat == self._view.eyes.viewer:
            return [(Zone.PLAY, play_rect(rect)), (Zone.DISCARD, discard_rect(rect))]
        if card.face is None:
            return []
        return [(Zone.NUMBER, number_rect(rect)), (Zone.SYMBOL, symbol_rect(rect))]

    @override
    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        card = index.data(ROW_ROLE)
        if not isinstance(card, TableCard) or self._view is None:
            return
        theme = self._look.theme
        rect = self.card_rect(QRectF(option.rect), card)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        own_turn = bool(self._zones(rect, card)) and card.face is None
        painter.save()
        if card.turned:
            painter.translate(rect.center())
            painter.rotate(90)
            painter.scale(0.72, 0.72)
            painter.translate(-rect.center())
        self._look.draw_card(painter, rect, card.face)
        painter.restore()
        if card.face is None:
            marks = _marks(card.known, self._view.eyes.rules, card.pointed)
            picture = self._look.pixmaps.cached(
                ("marks", marks, own_turn, theme.key),
                rect.size(),
                painter.device().devicePixelRatioF(),
                lambda p, r: paint_hint_marks(p, r, marks, theme, whole_card=not own_turn),
            )
            painter.drawPixmap(rect.topLeft(), picture)
        else:
            self._paint_strip(painter, rect, card.known)
        if card.note:
            self._paint_note(painter, rect, card.note)
        if card.pointed or card.id in self.preview or card.laid_open:
            paint_pointed(painter, rect, theme)
        if card.critical:
            paint_critical(painter, rect, theme)
        if own_turn and self._view.eyes.options:
            paint_check(painter, play_rect(rect), theme, self._view.eyes.options.play is None)
            paint_cross(painter, discard_rect(rect), theme, self._view.eyes.options.discard is None)
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


def _marks(known: Knowledge, rules: Rules, fresh: bool) -> HintMarks:
    """What the painter needs of what is known; only the newest hint that pointed at the card is lit."""
    told_suits = frozenset(hint.suit for hint in known.told if isinstance(hint, ColourHint))
    told_ranks = frozenset(hint.rank for hint in known.told if not isinstance(hint, ColourHint))
    last = known.told[-1] if known.told else None
    return HintMarks(
        suits_in_play=rules.suits,
        possible_suits=known.suits,
        possible_ranks=known.ranks,
        told_suits=told_suits,
        told_ranks=told_ranks,
        fresh_suit=fresh and isinstance(last, ColourHint),
        fresh_rank=fresh and last is not None and not isinstance(last, ColourHint),
    )
