"""Asking back before an action, in place: a dialog would close the private view."""

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget
from typing_extensions import override

from hanabi_desktop.rules import Action, ColourHint, Discard, Play, ValueHint
from hanabi_desktop.table.view import TableView
from hanabi_desktop.widgets.buttons import ReasonedButton
from hanabi_desktop.widgets.translated import Translated
from hanabi_desktop.wording.cards import suit_name


class ConfirmBar(QWidget, Translated):
    """Hidden until something is asked; Enter does it, Esc does not."""

    confirmed = Signal(object)
    """The Action that was asked about."""
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Hidden."""
        super().__init__(parent)
        self._view: TableView | None = None
        self._action: Action | None = None
        self.question = QLabel()
        self.question.setTextFormat(Qt.TextFormat.PlainText)
        self.question.setWordWrap(True)
        self.yes = ReasonedButton(primary=True)
        self.no = ReasonedButton()
        self.yes.chosen.connect(self._confirm)
        self.no.chosen.connect(self._close)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(10, 0, 10, 0)
        layout.addWidget(self.question, 1)
        layout.addWidget(self.no)
        layout.addWidget(self.yes)
        self.hide()

    def update_view(self, view: TableView) -> None:
        """Whatever changes on the table, the question is another one then."""
        self._view = view
        self._close()

    def ask(self, action: Action) -> None:
        """Asks whether to do this in the private view that is open."""
        self._action = action
        self.retranslate()
        self.yes.setAccessibleDescription(self.question.text())
        self.show()
        self.yes.setFocus()

    @override
    def retranslate(self) -> None:
        self.yes.setText(QCoreApplication.translate("ConfirmBar", "Yes"))
        self.no.setText(QCoreApplication.translate("ConfirmBar", "No"))
        if self._action is not None and self._view is not None:
            self.question.setText(_question(self._action, self._view))

    def _confirm(self) -> None:
        action = self._action
        self._close()
        if action is not None:
            self.confirmed.emit(action)

    def _close(self) -> None:
        self._action = None
        self.question.clear()
        self.yes.setAccessibleDescription("")
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self._close()
        else:
            super().keyPressEvent(event)


def _question(action: Action, view: TableView) -> str:
    match action:
        case ColourHint(target, suit):
            text = QCoreApplication.translate("ConfirmBar", "Give {name} this hint: {colour}?")
            return text.format(name=view.names[target], colour=suit_name(suit))
        case ValueHint(target, rank):
            text = QCoreApplication.translate("ConfirmBar", "Give {name} this hint: value {rank}?")
            return text.format(name=view.names[target], rank=rank)
        case Play(card, None):
            text = QCoreApplication.translate("ConfirmBar", "Play card {place}?")
            return text.format(place=_place(card, view))
        case Play(card, announced) if announced is not None:
            text = QCoreApplication.translate("ConfirmBar", "Name {colour} and play card {place}?")
            return text.format(colour=suit_name(announced), place=_place(card, view))
        case Discard(card):
            text = QCoreApplication.translate("ConfirmBar", "Discard card {place}?")
            return text.format(place=_place(card, view))
        case _:
            raise TypeError("this is nobody's turn")


def _place(card: int, view: TableView) -> int:
    return next((held.place for hand in view.hands for held in hand if held.id == card), 0)
