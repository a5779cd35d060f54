"""Item views that claim nothing to be shown while they are not: Qt tells a screen reader so of whatever lies somewhere."""

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import (
    QComboBox,
    QListView,
    QStyle,
    QStyleOptionComboBox,
    QStylePainter,
    QTableView,
    QWidget,
)

from hanabi_desktop.faults.guard import override

Index = QModelIndex | QPersistentModelIndex
_EDGE = 1
"""Pixels beside the text of a choice, each side, which Qt leaves out of its size."""


class HonestListView(QListView):
    """A list; its lines lie nowhere while it is hidden or covered by another page."""

    @override
    def visualRect(self, index: Index) -> QRect:
        return super().visualRect(index) if self.isVisible() else QRect()


class HonestTableView(QTableView):
    """A table; its cells lie nowhere while it is hidden or covered by another page."""

    @override
    def visualRect(self, index: Index) -> QRect:
        return super().visualRect(index) if self.isVisible() else QRect()


class HonestComboBox(QComboBox):
    """A choice; its entries lie nowhere while they are not unfolded."""

    def __init__(self, parent: QWidget | None = None) -> None:
        """Empty."""
        super().__init__(parent)
        self._entries = _Entries()
        self._letters: int | None = None
        self.setView(self._entries)

    def set_letters(self, most: int) -> None:
        """It is as wide as its longest entry needs from now on, but has room for no more letters than that."""
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self._letters = most
        self.updateGeometry()

    @override
    def sizeHint(self) -> QSize:
        return self._fitted(super().sizeHint())

    @override
    def minimumSizeHint(self) -> QSize:
        return self._fitted(super().minimumSizeHint())

    def _fitted(self, hint: QSize) -> QSize:
        metrics, surplus = self.fontMetrics(), 0
        if self._letters is not None:
            widest = max((metrics.horizontalAdvance(self.itemText(row)) for row in range(self.count())), default=0)
            surplus = max(0, widest - self._letters * metrics.horizontalAdvance("X"))
        return hint + QSize(2 * _EDGE - surplus, 0)

    @property
    def shown_text(self) -> str:
        """As much of the chosen entry as there is room for."""
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        field = self.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox, option, QStyle.SubControl.SC_ComboBoxEditField, self
        )
        icon = 0 if option.currentIcon.isNull() else option.iconSize.width() + 4
        room = max(0, field.width() - icon - 2 * _EDGE)
        return self.fontMetrics().elidedText(option.currentText, Qt.TextElideMode.ElideRight, room)

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        """As Qt paints it, but a name that is too long ends in an ellipsis instead of being cut off."""
        painter = QStylePainter(self)
        option = QStyleOptionComboBox()
        self.initStyleOption(option)
        option.currentText = self.shown_text
        painter.drawComplexControl(QStyle.ComplexControl.CC_ComboBox, option)
        painter.drawControl(QStyle.ControlElement.CE_ComboBoxLabel, option)
        painter.end()

    @override
    def showPopup(self) -> None:
        self._entries.unfolding = True
        super().showPopup()

    @override
    def hidePopup(self) -> None:
        super().hidePopup()
        self._entries.unfolding = False


class _Entries(QListView):
    """Measured before they are shown."""

    unfolding = False

    @override
    def visualRect(self, index: Index) -> QRect:
        return super().visualRect(index) if self.unfolding or self.isVisible() else QRect()
