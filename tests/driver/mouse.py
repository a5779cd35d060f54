"""Players with a mouse."""

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractButton, QCheckBox, QComboBox, QLineEdit, QRadioButton, QToolButton, QWidget

from hanabi_desktop.board.piles import TokenTray
from hanabi_desktop.compat import override
from hanabi_desktop.models.hands import Zone
from hanabi_desktop.rules import ColourHint, Hint
from tests.driver.players import Players, plain_spot, token_spot, zone_spot
from tests.input import answering, choose_entry, click, comes, hover, press, release, wait_until, write


class MousePlayers(Players):
    """They click."""

    @override
    def use(self, button: QAbstractButton) -> None:
        # A wide switch answers only where its mark and its words are.
        beside = isinstance(button, QCheckBox | QRadioButton) and not button.hitButton(button.rect().center())
        click(button, QPoint(8, button.height() // 2) if beside else None)

    @override
    def choose(self, box: QComboBox, row: int) -> None:
        if box.currentIndex() == row:
            return
        # A list may not open while the dialog is still moving what was just shown; people click again then.
        for _ in range(5):
            click(box)
            if comes(box.view().isVisible, seconds=1):
                break
        entries, index = box.view(), box.model().index(row, 0)
        wait_until(entries.isVisible)
        entries.scrollTo(index)
        rect = entries.visualRect(index)
        # A release too soon after the click that opened the list does not count, unless the mouse has moved.
        hover(entries.viewport(), QPoint(4, rect.top() + 2))
        hover(entries.viewport(), QPoint(entries.viewport().width() - 4, rect.center().y()))
        click(entries.viewport(), QPoint(12, rect.center().y()))
        wait_until(lambda: not entries.isVisible())
        assert box.currentIndex() == row

    @override
    def fill(self, edit: QLineEdit, text: str) -> None:
        while not edit.hasFocus():
            # A click beside suggestions only closes them.
            click(edit)
        edit.selectAll()
        write(text)

    @override
    def from_menu(self, button: QToolButton, row: int) -> None:
        def chosen(menu: QWidget) -> None:
            release(button)
            choose_entry(menu, menu.actions()[row])

        with answering(chosen):
            press(button)

    @override
    def hint(self, hint: Hint) -> None:
        row = self.shown_by(hint)
        if row is None:
            self.pick(hint)
            return
        hand = self.hand(hint.target)
        zone = Zone.SYMBOL if isinstance(hint, ColourHint) else Zone.NUMBER
        click(hand.viewport(), zone_spot(hand, row, zone))

    @override
    def play(self, card: int) -> None:
        self._click_own(card, Zone.PLAY)

    @override
    def discard(self, card: int) -> None:
        self._click_own(card, Zone.DISCARD)

    def _click_own(self, card: int, zone: Zone) -> None:
        hand = self.hand(self.viewer)
        click(hand.viewport(), zone_spot(hand, self.own_row(card), zone))

    @override
    def point_at(self, card: int) -> None:
        hand = self.hand(self.viewer)
        click(hand.viewport(), plain_spot(hand, self.own_row(card)))

    @override
    def touch_token(self, tray: TokenTray, row: int) -> None:
        click(tray.viewport(), token_spot(tray, row))
