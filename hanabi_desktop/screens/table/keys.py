"""Keys of the table page, which work wherever the focus is on the board."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent, QKeySequence

from hanabi_desktop.board.hand_view import HandView
from hanabi_desktop.boxes import box_of
from hanabi_desktop.rules import Refusal
from hanabi_desktop.screen.view import ScreenView
from hanabi_desktop.screens.table.action_panel import I_AM
from hanabi_desktop.screens.table.board import Board
from hanabi_desktop.screens.table.hints import instruction
from hanabi_desktop.widgets.keyboard import COMMANDS, PRESSING, KeyRepeatFilter
from hanabi_desktop.widgets.requests import Requests
from hanabi_desktop.widgets.views import speak_line
from hanabi_desktop.wording.announcements import NO_CARD
from hanabi_desktop.wording.table import headline, refusal_text
from hanabi_desktop.wording.text import closed, tr

_ACTING = (Qt.Key.Key_P, Qt.Key.Key_D, Qt.Key.Key_C, Qt.Key.Key_V)
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)
_STEPS = {Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}


_UNDONE = {
    QKeySequence.StandardKey.Undo: Refusal.NOTHING_TO_TAKE_BACK,
    QKeySequence.StandardKey.Redo: Refusal.NOTHING_TO_DO_AGAIN,
}
"""Why keys come here that the menus take wherever they can be used."""


def undone_text(event: QKeyEvent, view: ScreenView) -> str:
    """The reason why a key that takes back or does again does nothing; empty for any other key."""
    refusal = next((why for key, why in _UNDONE.items() if event.matches(key)), None)
    return refusal_text(refusal, box_of(view.edition.kit).words) if refusal else ""


def first_text(name: str) -> str:
    """What comes first of all that is done while cards are seen."""
    return tr("TableKeys", "First show the cards: {button}.", button=I_AM.translated(name=name))


class TableKeys:
    """Keys that work wherever the focus is on the board: to other hands, to the colours, to what is known."""

    def __init__(self, board: Board, requests: Requests) -> None:
        """Moves the keyboard on `board`."""
        self._board = board
        self._requests = requests
        self._rest = KeyRepeatFilter()

    def press(self, event: QKeyEvent, view: ScreenView) -> bool:
        """Handles a key; returns whether it meant something."""
        key = Qt.Key(event.key())
        command = event.modifiers() & COMMANDS
        viewer = view.seen.viewer
        # Between turns it is about whoever is next.
        player = view.seen.current if viewer is None else viewer
        if key in _STEPS and not command:
            self._go(self._neighbour(_STEPS[key], view))
        elif event.isAutoRepeat():
            return False
        elif (
            command == Qt.KeyboardModifier.ControlModifier
            and Qt.Key.Key_1 <= key < Qt.Key.Key_1 + view.seen.players - 1
        ):
            # Clockwise from whoever looks, as the buttons name them.
            self._go((player + key - Qt.Key.Key_0) % view.seen.players)
        elif command:
            return False
        elif key == Qt.Key.Key_0:
            self._go(player)
        elif key == Qt.Key.Key_I:
            self._requests.state_asked.emit()
        elif key == Qt.Key.Key_K:
            self._requests.hand_asked.emit(player)
        elif key in (Qt.Key.Key_A, Qt.Key.Key_S):
            # A hand with the keyboard has taken them already.
            self._requests.card_asked.emit(None)
        elif key == Qt.Key.Key_W:
            self._requests.why_asked.emit()
        elif key == Qt.Key.Key_H:
            self._requests.advice_asked.emit()
        elif key == Qt.Key.Key_C and view.acting:
            self._colours(event)
        elif key in PRESSING and view.acting and self._focused() not in (None, self._board.hand_views[player]):
            # Only of a teammate's hand: whoever taps on after opening the own one must not come to play a card.
            self._board.show_buttons(on=True)
            self._to_colours()
        elif key in _ENTER and self._board.panel.turn.isVisible():
            # On the public table nothing else can be meant; whoever holds the key down opens nothing by it.
            self._board.panel.turn.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif reason := self._reason(key, view):
            self._requests.impossible_chosen.emit(reason, Refusal.VIEW_NOT_OPEN)
        else:
            return False
        return True

    def _reason(self, key: Qt.Key, view: ScreenView) -> str:
        """Why a key that would act does nothing here and now; empty of any other key."""
        number = Qt.Key.Key_1 <= key <= Qt.Key.Key_5
        if key in _ENTER and view.acting and self._focused() is None:
            return NO_CARD.translated()
        if key not in _ACTING and not number:
            return ""
        if self._board.panel.turn.isVisible():
            return first_text(view.names[view.seen.current])
        if not view.acting:
            return instruction(view) or closed(headline(view))
        if key in (Qt.Key.Key_P, Qt.Key.Key_D):
            return tr("TableKeys", "Only your own cards can be played or discarded; 0 goes to them.")
        if self._focused() is None:
            return NO_CARD.translated()
        refusal = Refusal.NO_SUCH_CARD if number else Refusal.HINT_TO_SELF
        return refusal_text(refusal, box_of(view.edition.kit).words)

    def release(self, event: QKeyEvent) -> None:
        """A key went up."""
        self._rest.released(event)

    def _go(self, seat: int) -> None:
        hand = self._board.hand_views[seat]
        if hand.hasFocus():
            # It is there already: say it again.
            speak_line(hand)
        hand.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _neighbour(self, step: int, view: ScreenView) -> int:
        """The next hand clockwise, or the one before; from elsewhere, that of whoever looks or has the turn."""
        here = self._focused()
        if here is None:
            return view.seen.current if view.seen.viewer is None else view.seen.viewer
        return (self._board.hand_views.index(here) + step) % view.seen.players

    def _focused(self) -> HandView | None:
        return next((hand for hand in self._board.hand_views if hand.hasFocus()), None)

    def _colours(self, event: QKeyEvent) -> None:
        """To the colours of the hint; from there, the colour of the card that the keyboard was on."""
        hints = self._board.panel.hints
        if not hints.at_colours:
            self._to_colours()
            self._rest.begin()
            return
        if not self._rest.pressed(event):
            # Held down, it would give the hint of its own accord.
            return
        card = self._board.hand_views[hints.seat].focused_card
        if card is not None and card.face is not None:
            hints.name_colour(card.face.suit, event.key())

    def _to_colours(self) -> None:
        hints, here = self._board.panel.hints, self._focused()
        if here is not None:
            # Tab may have come by here without choosing its owner.
            hints.set_target(self._board.hand_views.index(here))
        hints.focus_colours()
