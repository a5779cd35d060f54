"""Every hint that can be named, as buttons: the way for keyboards, screen readers and empty hints."""

from functools import partial

from PySide6.QtCore import QCoreApplication, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QLabel, QWidget
from typing_extensions import override

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.rules import RANKS, ColourHint, Hint, Suit, ValueHint
from hanabi_desktop.screens.table.panel.offers import HintOffers
from hanabi_desktop.widgets.areas.flow_layout import FlowLayout
from hanabi_desktop.widgets.badges.icons import put_badges
from hanabi_desktop.widgets.buttons import ReasonedButton, suit_icon
from hanabi_desktop.widgets.keyboard import COMMANDS
from hanabi_desktop.widgets.requests import Requests
from hanabi_desktop.widgets.views.honest import HonestComboBox
from hanabi_desktop.wording.cards import suit_name
from hanabi_desktop.wording.keys import HINT_TO, addressee_key, colour_key, key_text, tip_text, value_key
from hanabi_desktop.wording.plain import tool_tip


class HintPicker(QWidget):
    """A teammate to choose, and a button for each colour that can be named and for each value."""

    refused = Signal(str, str)

    def __init__(self, look: Look, requests: Requests, parent: QWidget | None = None) -> None:
        """Empty until `offer`."""
        super().__init__(parent)
        self._look = look
        self._requests = requests
        self._offers: HintOffers | None = None
        self._label = QLabel()
        self.target = HonestComboBox()
        self._label.setBuddy(self.target)
        # A label that is not seen answers to no key.
        self._key = QShortcut(self)
        self._key.activated.connect(self.target.setFocus)
        self.target.currentIndexChanged.connect(self._refresh)
        layout = FlowLayout(self, spacing=4)
        layout.addWidget(self._label)
        layout.addWidget(self.target)
        self.colours = {suit: self._button(partial(self._colour_hint, suit)) for suit in Suit}
        self.values = {rank: self._button(partial(self._value_hint, rank)) for rank in RANKS}
        for button in (*self.colours.values(), *self.values.values()):
            layout.addWidget(button)

    def _button(self, hint: "partial[Hint]") -> ReasonedButton:
        button = ReasonedButton(parent=self)
        button.setProperty("compact", True)
        button.chosen.connect(lambda: self._requests.action_chosen.emit(hint()))
        button.refused.connect(self.refused)
        button.considered.connect(lambda yes: self._requests.hint_considered.emit(hint() if yes else None))
        return button

    def _colour_hint(self, suit: Suit) -> Hint:
        return ColourHint(self.seat, suit)

    def _value_hint(self, rank: int) -> Hint:
        return ValueHint(self.seat, rank)

    @property
    def seat(self) -> int:
        """The teammate whom the buttons are about; -1 while there is none."""
        seat = self.target.currentData()
        return seat if isinstance(seat, int) else -1

    def set_target(self, seat: int) -> None:
        """Chooses a teammate; the own seat and unknown ones are passed over."""
        index = self.target.findData(seat)
        if index >= 0:
            self.target.setCurrentIndex(index)

    def set_letters(self, most: int) -> None:
        """How many letters of a teammate's name there is room for, beside the badge."""
        self.target.set_letters(most)

    def set_labelled(self, labelled: bool) -> None:
        """Whether words before the teammate's name say what it is for."""
        self._label.setVisible(labelled)
        self._key.setKey(QKeySequence() if labelled else QKeySequence.mnemonic(self._label.text()))

    # The keyboard

    @property
    def at_colours(self) -> bool:
        """Whether the keyboard is on one of the colours."""
        return any(button.hasFocus() for button in self.colours.values())

    def focus_colours(self) -> None:
        """Moves the keyboard to the first colour that can be named."""
        if self._offers is not None:
            self.colours[self._offers.suits[0]].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def name_colour(self, suit: Suit) -> None:
        """Gives the hint with this colour, or says why not."""
        if not self.colours[suit].isHidden():
            self.colours[suit].click()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        """A figure on the colours names one of them, in the order in which they stand; elsewhere it is a value."""
        number = event.key() - Qt.Key.Key_1
        suits = self._offers.suits if self._offers else ()
        if event.isAutoRepeat() or event.modifiers() & COMMANDS:
            super().keyPressEvent(event)
        elif self.at_colours and 0 <= number < len(suits):
            self.name_colour(suits[number])
        elif not self.at_colours and number + 1 in self.values:
            self.values[number + 1].click()
        else:
            super().keyPressEvent(event)

    # What is offered

    def offer(self, offers: HintOffers | None) -> None:
        """Offers what the player who looks may name now; nothing to anybody else."""
        self._offers = offers
        self.setVisible(offers is not None)
        if offers is None:
            # The reasons speak of hands that the next eyes may not see, and a hidden button still has them; whom a
            # hint was meant for is forgotten too.
            for button in (*self.colours.values(), *self.values.values()):
                button.set_reason("")
                self._name(button, "", "")
            self.target.blockSignals(True)
            self.target.clear()
            self.target.blockSignals(False)
            return
        here = tuple((self.target.itemData(row), self.target.itemText(row)) for row in range(self.target.count()))
        if offers.teammates != here:
            self.target.blockSignals(True)
            self.target.clear()
            for seat, name in offers.teammates:
                self.target.addItem(name, seat)
            self.target.blockSignals(False)
        put_badges(self.target, offers.badges, self._look)
        self._refresh()

    def _refresh(self) -> None:
        if self._offers is None:
            return
        hints: dict[ReasonedButton, Hint] = {self.colours[suit]: self._colour_hint(suit) for suit in self._offers.suits}
        hints |= {self.values[rank]: self._value_hint(rank) for rank in RANKS}
        for button in (*self.colours.values(), *self.values.values()):
            button.setVisible(button in hints)
        for button, hint in hints.items():
            reason = self._offers.reasons[hint]
            button.set_reason(reason.words, reason.rule, spoken=reason.spoken)
        self._say_words()

    def _say_words(self) -> None:
        self._label.setText(HINT_TO.said())
        addressee = QCoreApplication.translate("HintPicker", "Who the hint is for")
        self.target.setAccessibleName(addressee)
        self.target.setToolTip(tool_tip(tip_text(addressee, addressee_key())))
        self.target.setAccessibleDescription(key_text(addressee_key()))
        name = self.target.currentText()
        size = max(16, self.target.fontMetrics().height())
        for suit, button in self.colours.items():
            button.setIcon(suit_icon(suit, self._look, size, self.devicePixelRatioF()))
            button.setIconSize(QSize(size, size))
            text = QCoreApplication.translate("HintPicker", "Hint to {name}: {colour}")
            places = self._offers.suits if self._offers else ()
            key = colour_key(places.index(suit) + 1) if suit in places else ""
            self._name(button, text.format(name=name, colour=suit_name(suit)), key)
        for rank, button in self.values.items():
            button.setText(str(rank))
            text = QCoreApplication.translate("HintPicker", "Hint to {name}: value {rank}")
            self._name(button, text.format(name=name, rank=rank), value_key(rank))

    def _name(self, button: ReasonedButton, text: str, key: str) -> None:
        button.setAccessibleName(text)
        button.set_key(key, text)
