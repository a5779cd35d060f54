"""Asking back before an action, in place: a dialog would close the private view."""

from msgspec import Struct
from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget
from typing_extensions import override

from hanabi_desktop.rules import ColourHint, Discard, Play, TurnAction, ValueHint
from hanabi_desktop.table.view import TableView
from hanabi_desktop.widgets.buttons import ReasonedButton
from hanabi_desktop.widgets.keyboard import COMMANDS, Rest
from hanabi_desktop.widgets.translated import Translated
from hanabi_desktop.wording.cards import suit_name

_AGAIN = {Play: Qt.Key.Key_P, Discard: Qt.Key.Key_D}
"""What was asked for by such a key is wanted if the key is struck again."""


class Question(Struct, frozen=True):
    """What is asked: about a hint to `name`, or about the own card at `place`."""

    action: TurnAction
    name: str = ""
    place: int = 0


class ConfirmBar(QWidget, Translated):
    """Hidden until something is asked; Enter does it, or the key again that has led here; Esc does not."""

    confirmed = Signal(object)
    """The TurnAction that was asked about."""
    closed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        """Hidden."""
        super().__init__(parent)
        self._asked: Question | None = None
        self._rest = Rest()
        self.question = QLabel()
        self.question.setTextFormat(Qt.TextFormat.PlainText)
        self.question.setWordWrap(True)
        self.yes = ReasonedButton(primary=True)
        self.no = ReasonedButton()
        self.yes.chosen.connect(self._confirm)
        self.no.chosen.connect(self.close_question)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(10, 0, 10, 0)
        layout.addWidget(self.question, 1)
        layout.addWidget(self.no)
        layout.addWidget(self.yes)
        self.hide()

    def ask(self, question: Question) -> None:
        """Asks whether to do this in the private view that is open."""
        self._asked = question
        self._rest.begin()
        self.retranslate()
        self.yes.setAccessibleDescription(self.question.text())
        self.show()
        self.yes.setFocus()

    @override
    def retranslate(self) -> None:
        self.yes.setText(QCoreApplication.translate("ConfirmBar", "Yes"))
        self.no.setText(QCoreApplication.translate("ConfirmBar", "No"))
        if self._asked is not None:
            self.question.setText(_text(self._asked))

    def _confirm(self) -> None:
        asked = self._asked
        self.close_question()
        if asked is not None:
            self.confirmed.emit(asked.action)

    def close_question(self) -> None:
        """Whatever changes on the table, the question is another one then."""
        self._asked = None
        self.question.clear()
        self.yes.setAccessibleDescription("")
        if not self.isHidden():
            self.hide()
            self.closed.emit()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = _AGAIN.get(type(self._asked.action)) if self._asked else None
        if event.key() == Qt.Key.Key_Escape:
            self.close_question()
        elif event.key() == key and not event.modifiers() & COMMANDS:
            # Held down, it would answer its own question.
            if self._rest.pressed(event):
                self._confirm()
        else:
            super().keyPressEvent(event)

    @override
    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        self._rest.released()
        super().keyReleaseEvent(event)

    def keep_to(self, card: int) -> None:
        """Another own card is selected now: a question about the one before is not what anybody means any more."""
        if self._asked and isinstance(self._asked.action, Play | Discard) and self._asked.action.card != card:
            self.close_question()


def question_of(action: TurnAction, view: TableView) -> Question:
    """What there is to ask before this action of the player who looks."""
    if isinstance(action, ColourHint | ValueHint):
        return Question(action, name=view.names[action.target])
    return Question(action, place=next(card.place for hand in view.hands for card in hand if card.id == action.card))


def _text(question: Question) -> str:
    match question.action:
        case ColourHint(suit=suit):
            text = QCoreApplication.translate("ConfirmBar", "Give {name} this hint: {colour}?")
            return text.format(name=question.name, colour=suit_name(suit))
        case ValueHint(rank=rank):
            text = QCoreApplication.translate("ConfirmBar", "Give {name} this hint: value {rank}?")
            return text.format(name=question.name, rank=rank)
        case Play(announced=suit):
            if suit is None:
                return QCoreApplication.translate("ConfirmBar", "Play card {place}?").format(place=question.place)
            text = QCoreApplication.translate("ConfirmBar", "Name {colour} and play card {place}?")
            return text.format(colour=suit_name(suit), place=question.place)
        case Discard():
            return QCoreApplication.translate("ConfirmBar", "Discard card {place}?").format(place=question.place)
