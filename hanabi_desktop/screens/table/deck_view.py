"""The deck: a pile as thick as it has cards, with their number; in the last round, the turns that are left."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.catching import painted
from hanabi_desktop.painting import deck_card_rect, paint_deck, paint_figure
from hanabi_desktop.wording.plain import tool_tip

_SHARE = 36
"""Figures have this part of the window's height at least, where there is room: they are read from across the room."""


class DeckView(QWidget):
    """The number lies on the pile; when it is empty, the turns that are left and who has them take its place."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Empty until `set_cards`."""
        super().__init__(parent)
        self._look = look
        self._cards = 0
        self._turns: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def set_cards(self, cards: int) -> None:
        """Shows this many cards left."""
        self._cards = cards
        self.update()

    def set_turns(self, names: Sequence[str], told: str) -> None:
        """Shows who still has a turn in the last round, in order; nobody before it. `told` says so in a sentence."""
        self._turns = tuple(names)
        self.setToolTip(tool_tip(told))
        self.setAccessibleDescription(told)
        self.update()

    @override
    @painted
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._turns:
            self._paint_turns(painter, QRectF(self.rect()))
        else:
            self._paint_deck(painter, QRectF(self.rect()))
        painter.end()

    def _paint_deck(self, painter: QPainter, rect: QRectF) -> None:
        theme, cards = self._look.theme, self._cards
        least = self.window().height() / _SHARE

        def paint(painter: QPainter, rect: QRectF) -> None:
            paint_deck(painter, rect, theme, cards)
            card = deck_card_rect(rect, cards)
            high = min(max(card.height() * 0.36, least * 1.15), card.height())
            room = QRectF(card.left(), card.center().y() - high / 2, card.width(), high)
            paint_figure(painter, room, cards, theme.mark_text, theme.symbol_outline)

        ratio = self.devicePixelRatioF()
        key = ("deck", cards, round(least), theme.key)
        painter.drawPixmap(0, 0, self._look.pixmaps.cached(key, rect.size(), ratio, paint))

    def _paint_turns(self, painter: QPainter, rect: QRectF) -> None:
        """How many turns, large, and beside or below it who has them, the next one first."""
        theme = self._look.theme
        figure, room = _divided(rect)
        paint_figure(painter, figure, len(self._turns), theme.accent, theme.symbol_outline)
        painter.setPen(theme.text)
        wanted = round(self.window().height() / 30)
        line = room.height() / len(self._turns)
        for number, name in enumerate(self._turns):
            font = _fitting(self.font(), name, QRectF(0, 0, room.width(), line), wanted)
            font.setBold(number == 0)
            painter.setFont(font)
            where = QRectF(room.left(), room.top() + number * line, room.width(), line).toRect()
            text = painter.fontMetrics().elidedText(name, Qt.TextElideMode.ElideRight, where.width())
            painter.drawText(where, int(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), text)


def _divided(rect: QRectF) -> tuple[QRectF, QRectF]:
    """The figure's place and that of the names: side by side, in a narrow place one below the other."""
    if rect.width() > rect.height() * 0.9:
        wide = min(rect.height() * 0.62, rect.width() * 0.34)
        figure = QRectF(rect.left(), rect.top(), wide, rect.height())
        return figure, rect.adjusted(wide * 1.12, 0, 0, 0)
    high = rect.height() * 0.42
    return QRectF(rect.left(), rect.top(), rect.width(), high), rect.adjusted(0, high * 1.06, 0, 0)


def _fitting(font: QFont, text: str, room: QRectF, wanted: int) -> QFont:
    """Letters as large as wanted, or as there is room; no smaller than half of that for a long name."""
    size = max(8, min(wanted, int(room.height() * 0.8)))
    fitted = QFont(font)
    for pixels in range(size, max(7, size // 2) - 1, -1):
        fitted.setPixelSize(pixels)
        if QFontMetrics(fitted).boundingRect(QRect(0, 0, 10_000, 100), 0, text).width() <= room.width() * 0.94:
            break
    return fitted
