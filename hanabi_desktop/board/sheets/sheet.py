"""A sheet that lies over the table: a heading, something large to read, and a button that takes it away again."""

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget
from typing_extensions import override

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.catching import answered, painted
from hanabi_desktop.painting.canvas import alpha
from hanabi_desktop.painting.scene import paint_table_background
from hanabi_desktop.widgets.buttons import ReasonedButton
from hanabi_desktop.wording.keys import cover_key

SHARE = 25
"""Letters have this part of the window's height: their figures are at least a thirty-sixth of it."""


class Sheet(QWidget):
    """Covers the whole table: while it lies there no card of a hand is in sight, whoever looks."""

    def __init__(self, look: Look, content: QWidget, parent: QWidget | None = None) -> None:
        """Shows `content`, which takes the keyboard."""
        super().__init__(parent)
        self._look = look
        self._letters = 0
        self.content = content
        self.heading = QLabel()
        self.heading.setObjectName("sheetHeading")
        self.heading.setTextFormat(Qt.TextFormat.PlainText)
        self.back = ReasonedButton()
        top = QHBoxLayout()
        top.addWidget(self.heading, 1)
        top.addWidget(self.back)
        self.column = QVBoxLayout(self)
        self.column.addLayout(top)
        self.column.addWidget(content, 1)

    def take_focus(self) -> None:
        """The keyboard comes to what is to be read."""
        self.content.setFocus()

    def title(self) -> str:
        """What stands over it."""
        raise NotImplementedError

    def retranslate(self, seconds: int = 0) -> None:
        """All words anew; `seconds` are left until a private view covers itself, 0 if they are not counted."""
        text = QCoreApplication.translate("Sheet", "Back to the table")
        self.back.setText(f"{text} ({seconds})" if seconds else text)
        self.back.set_key(cover_key(), text)
        self.heading.setText(self.title())
        self.content.setAccessibleName(self.title())

    def fit_letters(self) -> None:
        """Letters follow the window, so that they are read from across the room."""
        letters = max(round(self.window().height() / SHARE), self.window().fontInfo().pixelSize())
        if letters != self._letters:
            self._letters = letters
            self.setStyleSheet(
                f"QLabel, QListView, QPushButton {{ font-size: {letters}px; }}"
                f"QLabel#sheetHeading {{ font-size: {round(letters * 1.15)}px; font-weight: 800; }}"
            )
        edge = round(letters * 0.8)
        self.column.setContentsMargins(edge, edge // 2, edge, edge)
        self.column.setSpacing(edge // 2)

    @override
    @answered(None)
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.fit_letters()

    @override
    @painted
    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        whole = QRectF(self.rect())
        self._look.draw_ground(painter, whole, "table", paint_table_background)
        edge = self._letters * 0.3
        painter.setPen(alpha(theme.panel_edge, 0.6))
        painter.setBrush(alpha(theme.panel, 0.95))
        painter.drawRoundedRect(whole.adjusted(edge, edge / 2, -edge, -edge), theme.radius * 2, theme.radius * 2)
        painter.end()
