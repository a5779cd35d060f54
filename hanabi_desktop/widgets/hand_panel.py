"""A hand with its owner's name."""

from PySide6.QtCore import QCoreApplication, QRectF, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from typing_extensions import override

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.models.hands import HandModel
from hanabi_desktop.painting import alpha
from hanabi_desktop.table.phases import Private
from hanabi_desktop.table.view import TableView
from hanabi_desktop.widgets.hand_view import HandView


class HandPanel(QWidget):
    """One place at the table. The one whose turn it is is lit."""

    def __init__(self, hand: HandModel, look: Look, parent: QWidget | None = None) -> None:
        """Shows `hand`."""
        super().__init__(parent)
        self._look = look
        self._view: TableView | None = None
        self.seat = hand.seat
        self._name = QLabel()
        self._name.setTextFormat(Qt.TextFormat.PlainText)
        self._name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._name.setMinimumWidth(1)
        self.view = HandView(hand, look, self)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(6, 2, 6, 2)
        layout.setSpacing(0)
        layout.addWidget(self._name)
        layout.addWidget(self.view, 1)

    def update_view(self, view: TableView) -> None:
        """Shows the hand as `view` may see it."""
        self._view = view
        self.view.update_view(view)
        self.retranslate()
        self.update()

    @property
    def _current(self) -> bool:
        view = self._view
        return view is not None and view.eyes.current == self.seat and view.eyes.end is None

    def retranslate(self) -> None:
        """Sets all words anew."""
        if self._view is None:
            return
        name = self._view.names[self.seat]
        texts = [name]
        if self._view.phase == Private(self.seat):
            texts = [QCoreApplication.translate("HandPanel", "{name} is looking").format(name=name)]
        if self._view.master == self.seat:
            texts.append(QCoreApplication.translate("HandPanel", "master"))
        room = max(40, self.width() - 24)
        elided = self._name.fontMetrics().elidedText(" · ".join(texts), Qt.TextElideMode.ElideMiddle, room)
        self._name.setText(elided)
        self._name.setToolTip(name)
        font = self._name.font()
        font.setBold(self._current)
        self._name.setFont(font)
        self.view.setAccessibleName(QCoreApplication.translate("HandPanel", "Hand of {name}").format(name=name))

    @override
    def resizeEvent(self, event: object) -> None:
        self.retranslate()

    @override
    def paintEvent(self, event: QPaintEvent) -> None:
        theme = self._look.theme
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(2, 1, -2, -1)
        painter.setBrush(alpha(theme.panel, 0.72))
        painter.setPen(QPen(theme.accent, 3) if self._current else QPen(alpha(theme.panel_edge, 0.6), 1))
        painter.drawRoundedRect(rect, theme.radius, theme.radius)
        painter.end()
