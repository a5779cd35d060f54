"""Explanations under what they explain."""

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QWidget
from typing_extensions import override

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.catching import answered


class SmallPrint(QLabel):
    """A plain text in a smaller and quieter letter that wraps; it follows the text size of what it stands in."""

    def __init__(self, look: Look, parent: QWidget | None = None, indented: bool = False) -> None:
        """An `indented` one stands under the words of a switch, not under its box."""
        super().__init__(parent)
        self._indented = indented
        self._factor = look.theme.type_small
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("muted", True)
        self.setWordWrap(True)

    @override
    @answered(None)
    def showEvent(self, event: QShowEvent) -> None:
        self._resize_letters()
        super().showEvent(event)

    @override
    @answered(None)
    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._resize_letters()

    def _resize_letters(self) -> None:
        parent = self.parentWidget()
        if parent is None:
            return
        if self._indented:
            left, right = round(parent.fontMetrics().height() * 1.45), 0
            if self.layoutDirection() is Qt.LayoutDirection.RightToLeft:
                left, right = right, left
            self.setContentsMargins(left, 0, right, 0)
        # A style sheet sets the size for every widget, so only another one can set it smaller.
        sheet = f"font-size: {parent.font().pointSizeF() * self._factor:.2f}pt;"
        if sheet != self.styleSheet():
            self.setStyleSheet(sheet)
