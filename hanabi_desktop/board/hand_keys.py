"""The keys of a hand: what each means on an own card, and on a teammate's."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView

from hanabi_desktop.models.hands import HandModel
from hanabi_desktop.rules import Discard, Play, ValueHint
from hanabi_desktop.table.actions import LayOpen, MoveCard, RaiseCard, TableAction, TurnCard
from hanabi_desktop.table.tokens import ActionKind
from hanabi_desktop.table.view import TableCard
from hanabi_desktop.widgets.keyboard import COMMANDS, PRESSING
from hanabi_desktop.widgets.requests import Requests
from hanabi_desktop.widgets.views.spoken import speak_line

_ACROSS = frozenset((Qt.Key.Key_PageUp, Qt.Key.Key_PageDown))
"""Keys that lead to other hands."""


class HandKeys:
    """What is struck while the keyboard is on a hand."""

    def __init__(self, view: QAbstractItemView, hand: HandModel, requests: Requests) -> None:
        """`view` shows `hand`; what is chosen goes to `requests`."""
        self._view = view
        self._hand = hand
        self._requests = requests

    def _do(self, action: TableAction) -> None:
        self._requests.action_chosen.emit(action)

    def move(self, card: TableCard, step: int) -> None:
        """So many places to the right, as far as the hand goes; what was moved is selected."""
        self._view.setCurrentIndex(self._hand.index(card.place - 1))
        self._do(MoveCard(card.id, min(max(card.place - 1 + step, 0), self._hand.rowCount() - 1)))

    def press(self, event: QKeyEvent, card: TableCard) -> bool:
        """Whether the key meant something here; `card` is the one that is selected."""
        key = event.key()
        if self._hand.own and self._moving_key(event, card):
            return True
        if event.modifiers() & COMMANDS:
            return False
        if self._speaking_key(key, card):
            return True
        if key in PRESSING and is_to_be_laid_open(card):
            self._do(LayOpen())
            return True
        if self._hand.own:
            return self._arranging_key(key, card) or self._acting_key(key, card)
        if not self._hand.acting:
            return False
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_5:
            self._do(ValueHint(card.seat, key - Qt.Key.Key_0))
        elif key == Qt.Key.Key_V and card.face:
            self._do(ValueHint(card.seat, card.face.rank))
        else:
            return False
        return True

    def _speaking_key(self, key: int, card: TableCard) -> bool:
        if key == Qt.Key.Key_S:
            self._requests.card_asked.emit(card)
        elif key == Qt.Key.Key_A:
            self._requests.hand_asked.emit(card.seat)
        else:
            return False
        return True

    def _acting_key(self, key: int, card: TableCard) -> bool:
        if Qt.Key.Key_1 <= key <= Qt.Key.Key_5:
            place = key - Qt.Key.Key_1
            if place < self._hand.rowCount():
                if place == self._view.currentIndex().row():
                    # It is there already, and whoever asks where it is wants to hear it.
                    speak_line(self._view)
                self._view.setCurrentIndex(self._hand.index(place))
        elif key == Qt.Key.Key_P and self._hand.acting:
            self._requests.action_struck.emit(Play(card.id))
        elif key == Qt.Key.Key_D and self._hand.acting:
            self._requests.action_struck.emit(Discard(card.id))
        else:
            return False
        return True

    def _moving_key(self, event: QKeyEvent, card: TableCard) -> bool:
        steps = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
        if event.modifiers() & COMMANDS != Qt.KeyboardModifier.ControlModifier or event.key() not in steps:
            return False
        self.move(card, steps[Qt.Key(event.key())])
        return True

    def _arranging_key(self, key: int, card: TableCard) -> bool:
        if key == Qt.Key.Key_R:
            self._do(RaiseCard(card.id))
        elif key == Qt.Key.Key_T:
            self._do(TurnCard(card.id))
        elif key == Qt.Key.Key_N:
            self._requests.note_chosen.emit(card.id)
        else:
            return False
        return True


def is_for_the_table(event: QKeyEvent) -> bool:
    """Whether a key that means nothing on a hand may mean something across the table.

    A view of Qt's would turn pages with some, and with letters look for a card whose words begin so.
    """
    number = Qt.Key.Key_0 <= event.key() <= Qt.Key.Key_9
    letter = event.text() != "" and event.text().isprintable()
    return event.key() in _ACROSS or letter or (number and bool(event.modifiers() & COMMANDS))


def is_to_be_laid_open(card: TableCard) -> bool:
    """Whether everybody waits for this card to be shown."""
    return card.announced is ActionKind.PLAY and not card.laid_open
