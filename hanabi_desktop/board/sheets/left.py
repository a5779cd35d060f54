"""What is left: all cards of the box, a row for each colour, and what has become of every copy."""

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QSizePolicy,
    QWidget,
)
from typing_extensions import override

from hanabi_desktop.board.sheets.sheet import Sheet
from hanabi_desktop.delegates.left import LeftDelegate, paint_seal, paint_useless, paint_wanted
from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.catching import drawn, painted
from hanabi_desktop.models.discards import DiscardModel
from hanabi_desktop.painting.mini import GONE, LEFT, PLAYED, paint_copy
from hanabi_desktop.painting.theme import Theme
from hanabi_desktop.rules import Suit
from hanabi_desktop.widgets.areas.flow_layout import FlowLayout
from hanabi_desktop.widgets.views.honest import HonestTableView

Sign = Callable[[QPainter, QRectF, Theme], None]


class LeftView(HonestTableView):
    """A cell for each face."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """`look` gives theme and pictures."""
        super().__init__(parent)
        self._delegate = LeftDelegate(look, self)
        self.setItemDelegate(self._delegate)
        self.setProperty("bare", True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setShowGrid(False)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Ignored)
        self._suits = _SuitHeader(look, self)
        self.setVerticalHeader(self._suits)
        self.horizontalHeader().hide()
        for header in (self.horizontalHeader(), self._suits):
            header.setMinimumSectionSize(1)
            header.setSectionResizeMode(QHeaderView.ResizeMode.Stretch)

    def set_head(self, width: int) -> None:
        """How wide the signs before the rows are."""
        self._suits.setFixedWidth(width)


class _SuitHeader(QHeaderView):
    """The sign of its colour before each row."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self._look = look
        self.setProperty("bare", True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @override
    @drawn
    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        suit, sign = Suit(logicalIndex), QRectF(rect).adjusted(3, 3, -3, -3)
        self._look.draw_symbol(painter, sign, suit)


class LeftSheet(Sheet):
    """The table of all cards, and under it what its signs mean."""

    def __init__(self, model: DiscardModel, look: Look) -> None:
        """Shows the cells of `model`."""
        self.table = LeftView(look)
        self.table.setModel(model)
        super().__init__(look, self.table)
        self._signs = [_Sign(look, paint) for paint in (_left, _played, _gone, paint_wanted, paint_seal)]
        self._signs.append(_Sign(look, paint_useless))
        self.legend = [QLabel() for _ in self._signs]
        line = FlowLayout(spacing=14, centred=True)
        for sign, label in zip(self._signs, self.legend, strict=True):
            entry = QWidget()
            entry.setProperty("bare", True)
            row = QHBoxLayout(entry)
            row.setContentsMargins(0, 0, 0, 0)
            row.addWidget(sign)
            row.addWidget(label)
            line.addWidget(entry)
        self.column.addLayout(line)

    @override
    def title(self) -> str:
        return QCoreApplication.translate("Sheet", "What is left")

    @override
    def retranslate(self, seconds: int = 0) -> None:
        super().retranslate(seconds)
        words = (
            QCoreApplication.translate("Sheet", "still in the deck or in a hand"),
            QCoreApplication.translate("Sheet", "played"),
            QCoreApplication.translate("Sheet", "discarded"),
            QCoreApplication.translate("Sheet", "needed next"),
            QCoreApplication.translate("Sheet", "the last copy"),
            QCoreApplication.translate("Sheet", "no longer needed"),
        )
        for label, text in zip(self.legend, words, strict=True):
            label.setText(text)
        self.table.viewport().update()

    @override
    def fit_letters(self) -> None:
        super().fit_letters()
        self.table.set_head(round(self._letters * 1.7))
        for sign in self._signs:
            sign.setFixedSize(QSize(round(self._letters * 1.05), round(self._letters * 1.25)))


class _Sign(QWidget):
    """One of the signs that the legend explains."""

    def __init__(self, look: Look, paint: Sign) -> None:
        super().__init__()
        self._look, self._paint = look, paint

    @override
    @painted
    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        self._paint(painter, QRectF(self.rect()), self._look.theme)
        painter.end()


def _left(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    paint_copy(painter, rect, LEFT, Suit.WHITE, theme)


def _played(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    paint_copy(painter, rect, PLAYED, Suit.WHITE, theme)


def _gone(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    paint_copy(painter, rect, GONE, Suit.WHITE, theme)
