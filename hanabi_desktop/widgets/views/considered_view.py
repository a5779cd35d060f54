"""A view that tells which of its items somebody is looking at, with the mouse or with the keyboard."""

from PySide6.QtCore import QEvent, QModelIndex, QPersistentModelIndex, Qt, Signal
from PySide6.QtGui import QFocusEvent, QMouseEvent

from hanabi_desktop.faults.guard import override
from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.widgets.views.placed_view import Index, PlacedView


class ConsideredView(PlacedView):
    """Words about an item are for another place to show: here, a tool tip would lie over the item's neighbours."""

    card_considered = Signal(object)
    """The value of the row that is being looked at, or None."""

    _hovered: QPersistentModelIndex | None = None
    _sought = False
    """Whether somebody has brought the keyboard to an item, and not the program."""

    @property
    def considered_card(self) -> object:
        """What is under the mouse, else what somebody has gone to with the keyboard; None if nothing is."""
        index: Index | None = self._hovered
        if index is None and self._sought and self.hasFocus():
            index = self.currentIndex()
        return index.data(ROW_ROLE) if index is not None and index.isValid() else None

    def consider_nothing(self) -> None:
        """For other eyes, nothing has been pointed at yet."""
        self._sought = False
        self._hover(QModelIndex())

    def _hover(self, index: QModelIndex) -> None:
        hovered = QPersistentModelIndex(index) if index.isValid() else None
        if hovered != self._hovered:
            self._hovered = hovered
            self._consider()

    def _consider(self) -> None:
        self.card_considered.emit(self.considered_card)

    @override
    def viewportEvent(self, event: QEvent) -> bool:
        if event.type() == QEvent.Type.ToolTip:
            # Not the tip of what lies below either.
            return True
        if isinstance(event, QMouseEvent) and event.type() in (QEvent.Type.MouseMove, QEvent.Type.MouseButtonPress):
            self._hover(self.indexAt(event.position().toPoint()))
        elif event.type() == QEvent.Type.Leave:
            self._hover(QModelIndex())
        return super().viewportEvent(event)

    @override
    def focusInEvent(self, event: QFocusEvent) -> None:
        self._sought = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        super().focusInEvent(event)
        self._consider()

    @override
    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self._sought = False
        self._consider()

    @override
    def currentChanged(self, current: QModelIndex, previous: QModelIndex) -> None:  # type: ignore[override]
        super().currentChanged(current, previous)
        # Where it was nowhere before, it has only been put to where it begins.
        self._sought = self._sought or (self.hasFocus() and previous.isValid())
        self._consider()
