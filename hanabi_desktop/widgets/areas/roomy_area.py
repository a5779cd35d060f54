"""A scroll area that scrolls only where it has to."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from hanabi_desktop.faults.guard import override


class RoomyArea(QScrollArea):
    """Shows `content` whole, and scrolls it where the window is too small.

    Qt itself keeps a scroll bar that once was needed if the texts would wrap to fewer lines without it.
    """

    def __init__(self, content: QWidget, parent: QWidget | None = None) -> None:
        """The content stands on the ground of what is around."""
        super().__init__(parent)
        self._content = content
        self.setWidgetResizable(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setWidget(content)
        self.viewport().setAutoFillBackground(False)
        content.setAutoFillBackground(False)

    def _decide(self) -> None:
        room = self.maximumViewportSize()
        wide = self._content.minimumSizeHint().width() <= room.width()
        high = self._content.heightForWidth(room.width()) <= room.height()
        needed = Qt.ScrollBarPolicy.ScrollBarAlwaysOff if wide and high else Qt.ScrollBarPolicy.ScrollBarAsNeeded
        if self.verticalScrollBarPolicy() != needed:
            self.setVerticalScrollBarPolicy(needed)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        self._decide()
        super().resizeEvent(event)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self._content and event.type() == QEvent.Type.LayoutRequest:
            self._decide()
        return super().eventFilter(watched, event)
