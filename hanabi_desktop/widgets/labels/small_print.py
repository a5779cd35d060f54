"""Explanations under what they explain."""

from collections.abc import Iterable

from PySide6.QtCore import QEvent, QRect, QSize, Qt
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QLabel, QWidget

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.guard import override

_ENDLESS = 100_000
"""Pixels that no explanation is high."""


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
        self._others: tuple[str, ...] = ()

    def keep_room_for(self, texts: Iterable[str]) -> None:
        """It is as large as the largest of these texts from now on, so that nothing moves when it says another one."""
        others = tuple(texts)
        if others != self._others:
            self._others = others
            # The room that it does not need is below it.
            self.setAlignment(Qt.AlignmentFlag.AlignLeading | Qt.AlignmentFlag.AlignTop)
            self.updateGeometry()

    @override
    def heightForWidth(self, width: int) -> int:
        margins = self.contentsMargins()
        room = QRect(0, 0, max(1, width - margins.left() - margins.right()), _ENDLESS)
        metrics, flags = self.fontMetrics(), int(Qt.TextFlag.TextWordWrap.value | self.alignment().value)
        heights = (metrics.boundingRect(room, flags, text).height() for text in self._others)
        return max(super().heightForWidth(width), max(heights, default=0) + margins.top() + margins.bottom())

    @override
    def minimumSizeHint(self) -> QSize:
        hint, metrics, margins = super().minimumSizeHint(), self.fontMetrics(), self.contentsMargins()
        words = (metrics.horizontalAdvance(word) for text in self._others for word in text.split())
        hint.setWidth(max(hint.width(), max(words, default=0) + margins.left() + margins.right()))
        return hint

    @override
    def showEvent(self, event: QShowEvent) -> None:
        self._resize_letters()
        super().showEvent(event)

    @override
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
