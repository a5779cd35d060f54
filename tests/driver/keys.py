"""Players with a keyboard."""

from PySide6 import QtWidgets
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from hanabi_desktop.board.piles import TokenTray
from hanabi_desktop.compat import override
from hanabi_desktop.rules import Hint, ValueHint
from tests.driver.players import Players
from tests.input import Key, _focus_window, answering, strike, tab_to, write


class KeyPlayers(Players):
    """They have no mouse."""

    @override
    def use(self, button: QtWidgets.QAbstractButton) -> None:
        if isinstance(button, QtWidgets.QRadioButton):
            self._use_radio(button)
            return
        tab_to(button)
        strike(Key.Key_Space if isinstance(button, QtWidgets.QCheckBox) else Key.Key_Return)

    @staticmethod
    def _use_radio(button: QtWidgets.QAbstractButton) -> None:
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
    def choose(self, box: QtWidgets.QComboBox, row: int) -> None:
        tab_to(box)
        if box.currentIndex() == row:
            return
        strike(Key.Key_Home, *(Key.Key_Down,) * row)
        assert box.currentIndex() == row

    @override
    def fill(self, edit: QtWidgets.QLineEdit, text: str) -> None:
        tab_to(edit)
        strike(Qt.KeyboardModifier.ControlModifier | Key.Key_A)
        write(text)

    @override
    def from_menu(self, button: QtWidgets.QToolButton, row: int) -> None:
        def chosen(menu: QtWidgets.QMenu) -> None:
            QTest.keyRelease(_focus_window(), Key.Key_Space)
            # Where a screen reader runs, the first one is marked already.
            while menu.activeAction() is not menu.actions()[row]:
                strike(Key.Key_Down)
            strike(Key.Key_Return)

        tab_to(button)
        with answering(chosen):
            QTest.keyPress(_focus_window(), Key.Key_Space)

    def walk_to(self, view: QtWidgets.QAbstractItemView, row: int) -> None:
        """The arrows go to an item of the view that has the keyboard."""
        steps = row - max(0, view.currentIndex().row())
        strike(*(Key.Key_Right if steps > 0 else Key.Key_Left,) * abs(steps))
        assert view.currentIndex().row() == row

    @override
    def hint(self, hint: Hint) -> None:
        hand = self.hand(hint.target)
        row = self.shown_by(hint)
        if isinstance(hint, ValueHint):
            tab_to(hand)
            # The same key again says that it is meant.
            strike(*(Key(Key.Key_0 + hint.rank),) * 2)
        elif row is not None:
            tab_to(hand)
            self.walk_to(hand, row)
            # Twice the key is the colour of the card; arrows lead to any.
            number = self.view.seen.rules.nameable_suits.index(hint.suit)
            strike(Key.Key_C, *((Key.Key_C,) if row % 2 else (Key.Key_Right,) * number), Key.Key_Return)
        else:
            self.pick(hint)
        if self.board.confirm.isVisible():
            # Where a screen reader runs, the buttons ask too.
            strike(Key.Key_Return)

    @override
    def play(self, card: int) -> None:
        self.point_at(card)
        # It is asked whether that is meant, and the same key says yes.
        strike(Key.Key_P, Key.Key_P)

    @override
    def discard(self, card: int) -> None:
        self.point_at(card)
        strike(Key.Key_D, Key.Key_D)

    @override
    def point_at(self, card: int) -> None:
        tab_to(self.hand(self.viewer))
        strike(Key(Key.Key_1 + self.own_row(card)))

    @override
    def touch_token(self, tray: TokenTray, row: int) -> None:
        tab_to(tray)
        self.walk_to(tray, row)
        strike(Key.Key_Space)
