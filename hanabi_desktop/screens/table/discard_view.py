"""The discard pile, always open: a row for each colour, a column for each value."""

from PySide6.QtCore import QAbstractItemModel, QRect, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QSizePolicy, QWidget
from typing_extensions import override

from hanabi_desktop.delegates.discard import DiscardDelegate
from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.catching import drawn, painted
from hanabi_desktop.painting import paint_symbol
from hanabi_desktop.rules import Suit
from hanabi_desktop.widgets.views.honest import HonestTableView


class DiscardView(HonestTableView):
    """All cells in sight, as large as there is room; framed when nothing can be discarded now."""

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """`look` gives theme and pictures."""
        super().__init__(parent)
        self._look = look
        self._useless = False
        self._delegate = DiscardDelegate(look, self)
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

    def set_useless(self, useless: bool) -> None:
        """Shows that discarding is impossible now."""
        self._useless = useless
        self.viewport().update()

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        model: QAbstractItemModel | None = self.model()
        rows = max(1, model.rowCount() if model is not None else 0)
        self._suits.setFixedWidth(max(8, min(round(self.height() / rows), round(self.width() * 0.1))))
        super().resizeEvent(event)

    @override
    @painted
    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        if self._useless:
            painter = QPainter(self.viewport())
            painter.setPen(QPen(self._look.theme.bad, 3, Qt.PenStyle.DashLine))
            painter.drawRect(self.viewport().rect().adjusted(1, 1, -2, -2))
            painter.end()


class _SuitHeader(QHeaderView):
    """The sign of its colour before each row: a row of which nothing was discarded is told by more than its colour."""

    def __init__(self, look: Look, parent: QWidget) -> None:
        super().__init__(Qt.Orientation.Vertical, parent)
        self._look = look
        self.setProperty("bare", True)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)

    @override
    @drawn
    def paintSection(self, painter: QPainter, rect: QRect, logicalIndex: int) -> None:
        theme, suit = self._look.theme, Suit(logicalIndex)
        picture = self._look.pixmaps.cached(
            ("symbol", suit, theme.key),
            rect.size(),
            painter.device().devicePixelRatioF(),
            lambda p, r: paint_symbol(p, r.adjusted(1, 1, -1, -1), suit, theme),
        )
        painter.drawPixmap(QRectF(rect).topLeft(), picture)
