"""Players with a keyboard."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QComboBox, QLineEdit, QMenu, QRadioButton, QToolButton

from hanabi_desktop.board.hand_view import HandView
from hanabi_desktop.board.piles import TokenTray
from hanabi_desktop.compat import override
from hanabi_desktop.rules import Hint, ValueHint
from tests.driver.players import Players
from tests.input import Key, _focus_window, answering, strike, tab_to, write


class KeyPlayers(Players):
    """They have no mouse."""

    @override
    def use(self, button: QAbstractButton) -> None:
        if isinstance(button, QRadioButton):
            self._use_radio(button)
            return
        tab_to(button)
        strike(Key.Key_Space if isinstance(button, QCheckBox) else Key.Key_Return)

    @staticmethod
    def _use_radio(button: QAbstractButton) -> None:
        """Tab comes to the one that is chosen, arrows walk through the others."""
        group = button.group()
        chosen = group.checkedButton()
        assert chosen is not None
        tab_to(chosen)
        for _ in group.buttons():
            chosen = group.checkedButton()
            assert chosen is not None
            there, here = button.geometry().center(), chosen.geometry().center()
            if abs(there.y() - here.y()) > 2:
                strike(Key.Key_Down if there.y() > here.y() else Key.Key_Up)
            elif there != here:
                strike(Key.Key_Right if there.x() > here.x() else Key.Key_Left)
        assert button.isChecked()

    @override
    def choose(self, box: QComboBox, row: int) -> None:
        tab_to(box)
        if box.currentIndex() == row:
            return
        strike(Key.Key_Home)
        for _ in range(row):
            strike(Key.Key_Down)
        assert box.currentIndex() == row

    @override
    def fill(self, edit: QLineEdit, text: str) -> None:
        tab_to(edit)
        strike(Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        write(text)

    @override
    def from_menu(self, button: QToolButton, row: int) -> None:
        def chosen(menu: QMenu) -> None:
            QTest.keyRelease(_focus_window(), Key.Key_Space)
            # Where a screen reader runs, the first one is marked already.
            while menu.activeAction() is not menu.actions()[row]:
                strike(Key.Key_Down)
            strike(Key.Key_Return)

        tab_to(button)
        with answering(chosen):
            QTest.keyPress(_focus_window(), Key.Key_Space)

    def walk_to(self, hand: HandView, row: int) -> None:
        """The arrows go to a card of the hand that has the keyboard."""
        steps = row - hand.currentIndex().row()
        for _ in range(abs(steps)):
            strike(Key.Key_Right if steps > 0 else Key.Key_Left)
        assert hand.currentIndex().row() == row

    @override
    def hint(self, hint: Hint) -> None:
        hand = self.hand(hint.target)
        row = self.shown_by(hint)
        if isinstance(hint, ValueHint):
            tab_to(hand)
            # The same key again says that it is meant.
            for _ in range(2):
                strike(Key(Key.Key_0 + hint.rank))
        elif row is not None:
            tab_to(hand)
            self.walk_to(hand, row)
            # Twice the key is the colour of the card; arrows lead to any.
            number = self.view.seen.rules.nameable_suits.index(hint.suit)
            for key in (Key.Key_C, *((Key.Key_C,) if row % 2 else (Key.Key_Right,) * number), Key.Key_Return):
                strike(key)
        else:
            self.pick(hint)
        if self.board.confirm.isVisible():
            # Where a screen reader runs, the buttons ask too.
            strike(Key.Key_Return)

    @override
    def play(self, card: int) -> None:
        self.point_at(card)
        strike(Key.Key_P)
        # It is asked whether that is meant, and the same key says yes.
        strike(Key.Key_P)

    @override
    def discard(self, card: int) -> None:
        self.point_at(card)
        strike(Key.Key_D)
        strike(Key.Key_D)

    @override
    def point_at(self, card: int) -> None:
        assert self.view.seen.viewer is not None
        tab_to(self.hand(self.view.seen.viewer))
        strike(Key(Key.Key_1 + self.own_row(card)))

    @override
    def touch_token(self, tray: TokenTray, row: int) -> None:
        tab_to(tray)
        steps = row - tray.currentIndex().row() if tray.currentIndex().isValid() else row
        for _ in range(abs(steps)):
            strike(Key.Key_Right if steps > 0 else Key.Key_Left)
        assert tray.currentIndex().row() == row
        strike(Key.Key_Space)
