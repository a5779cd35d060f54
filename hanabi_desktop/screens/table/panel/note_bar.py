"""Writing a note on one's own card, in place: a dialog would close the private view."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QMouseEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QLineEdit, QWidget
from typing_extensions import override

from hanabi_desktop.table.state import MAX_NOTE
from hanabi_desktop.table.view import TableCard
from hanabi_desktop.widgets.traces import forget_selected_text
from hanabi_desktop.widgets.translated import Translated


class SecretEdit(QLineEdit):
    """What is written here is for one pair of eyes: nothing of it can be copied to where all can paste it."""

    def __init__(self) -> None:
        """Empty."""
        super().__init__()
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.NoContextMenu)

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.matches(QKeySequence.StandardKey.Copy) or event.matches(QKeySequence.StandardKey.Cut):
            return
        super().keyPressEvent(event)
        forget_selected_text()

    @override
    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        forget_selected_text()


class NoteBar(QWidget, Translated):
    """Hidden until a note is asked for; Enter keeps it, Esc leaves the card as it was."""

    written = Signal(int, str)
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Hidden."""
        super().__init__(parent)
        self._cards: dict[int, TableCard] = {}
        self._card = -1
        self._label = QLabel()
        self.edit = SecretEdit()
        self.edit.setMaxLength(MAX_NOTE)
        self.edit.returnPressed.connect(self._write)
        self._label.setBuddy(self.edit)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(10, 0, 10, 0)
        layout.addWidget(self._label)
        layout.addWidget(self.edit, 1)
        self.hide()

    def show_own(self, cards: Sequence[TableCard]) -> None:
        """The viewer's own cards, which alone carry notes; with every change of eyes the bar closes."""
        self._cards = {card.id: card for card in cards}
        if self._card not in self._cards:
            self._close()

    def ask(self, card: int) -> None:
        """Opens for a card of the viewer's own hand."""
        if card not in self._cards:
            return
        self._card = card
        self.retranslate()
        self.edit.setText(self._cards[card].note)
        self.show()
        self.edit.setFocus()
        self.edit.selectAll()

    @override
    def retranslate(self) -> None:
        if self._card in self._cards:
            text = QCoreApplication.translate("NoteBar", "&Note on card {place}")
            self._label.setText(text.format(place=self._cards[self._card].place))

    def _write(self) -> None:
        card, text = self._card, self.edit.text()
        self._close()
        self.written.emit(card, text)

    def _close(self) -> None:
        self._card = -1
        self._label.clear()
        self.edit.clear()
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._close()
        else:
            super().keyPressEvent(event)
