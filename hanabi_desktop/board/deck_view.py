"""The deck: a pile as thick as it has cards; in the last round, in its place, whose turns are left."""

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy, QWidget
from typing_extensions import override

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.catching import painted
from hanabi_desktop.painting.cards import paint_back
from hanabi_desktop.painting.scene import paint_deck
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.widgets.labels.fitted_label import fitted
from hanabi_desktop.wording.plain import tool_tip

_LINES = 22
"""So many lines of names as large as wanted fill the window: they are read from across the room."""


class DeckView(QWidget):
    """How many cards or turns there are stands over it, in figures."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Empty until `set_cards`."""
        super().__init__(parent)
        self._look = look
        self._cards = 0
        self._turns: tuple[str, ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)

    def set_cards(self, cards: int) -> None:
        """Shows this many cards left."""
        if cards != self._cards:
            self._cards = cards
            self.update()

    def set_turns(self, names: Sequence[str], told: str) -> None:
        """Shows who still has a turn in the last round, in order; nobody before it. `told` says so in a sentence."""
        if (tuple(names), told) != (self._turns, self.accessibleDescription()):
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
        look, cards = self._look, self._cards

        def back(painter: QPainter, rect: QRectF, _theme: Theme) -> None:
            # Smaller than those in the hands, and kept beside them.
            look.draw(painter, rect, "back", paint_back, look.maker("deck"))

        look.draw(painter, rect, ("deck", cards), lambda p, r, theme: paint_deck(p, r, theme, cards, back))

    def _paint_turns(self, painter: QPainter, rect: QRectF) -> None:
        """Whose turns are left, the next one first, in letters as large as there is room for."""
        theme, names = self._look.theme, self._turns
        line = min(rect.height() / len(names), self.window().height() / _LINES)
        for number, name in enumerate(names):
            room = QRectF(rect.left(), rect.top() + number * line, rect.width(), line)
            font = QFont(self.font())
            font.setBold(number == 0)
            font.setPixelSize(max(7, round(line * 0.8)))
            shown = fitted(room, name, font, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, filling=True)
            painter.setPen(theme.text)
            shown.paint(painter, room)
