"""Every hint that can be named, as buttons: the way for keyboards, screen readers and empty hints."""

from functools import partial

from PySide6.QtCore import QCoreApplication, QSize, Signal
from PySide6.QtWidgets import QComboBox, QLabel, QWidget
from typing_extensions import override

from hanabi_desktop.boxes import box_of
from hanabi_desktop.delegates.look import Look
from hanabi_desktop.rules import RANKS, ColourHint, Hint, Suit, ValueHint
from hanabi_desktop.table.view import TableView
from hanabi_desktop.widgets.buttons import ReasonedButton, suit_icon
from hanabi_desktop.widgets.flow_layout import FlowLayout
from hanabi_desktop.widgets.translated import Translated
from hanabi_desktop.wording.cards import suit_name
from hanabi_desktop.wording.plain import tool_tip
from hanabi_desktop.wording.refusals import refusal_text


class HintPicker(QWidget, Translated):
    """A teammate to choose, and a button for each colour that can be named and for each value."""

    hint_chosen = Signal(object)
    hint_considered = Signal(object)
    """The Hint under mouse or keyboard, or None."""
    refused = Signal(str, str)

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Empty until `update_view`."""
        super().__init__(parent)
        self._look = look
        self._view: TableView | None = None
        self._label = QLabel()
        self.target = QComboBox()
        self.target.setMinimumContentsLength(4)
        self.target.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self._label.setBuddy(self.target)
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
        button.chosen.connect(lambda: self.hint_chosen.emit(hint()))
        button.refused.connect(self.refused)
        button.considered.connect(lambda yes: self.hint_considered.emit(hint() if yes else None))
        return button

    def _colour_hint(self, suit: Suit) -> Hint:
        return ColourHint(self._seat, suit)

    def _value_hint(self, rank: int) -> Hint:
        return ValueHint(self._seat, rank)

    @property
    def _seat(self) -> int:
        seat = self.target.currentData()
        return seat if isinstance(seat, int) else -1

    def set_target(self, seat: int) -> None:
        """Chooses a teammate; the own seat and unknown ones are passed over."""
        index = self.target.findData(seat)
        if index >= 0:
            self.target.setCurrentIndex(index)

    def update_view(self, view: TableView) -> None:
        """Offers what the viewer may name now."""
        self._view = view
        self.setVisible(view.acting)
        if not view.acting:
            # The reasons speak of hands that the next eyes may not see, and a hidden button still has them.
            for button in (*self.colours.values(), *self.values.values()):
                button.set_reason("")
            return
        teammates = [((view.eyes.current + step) % view.eyes.players) for step in range(1, view.eyes.players)]
        wanted = [(view.names[seat], seat) for seat in teammates]
        here = [(self.target.itemText(row), self.target.itemData(row)) for row in range(self.target.count())]
        if wanted != here:
            self.target.blockSignals(True)
            self.target.clear()
            for name, seat in wanted:
                self.target.addItem(name, seat)
            self.target.blockSignals(False)
        self._refresh()

    def _refresh(self) -> None:
        view = self._view
        if view is None or view.eyes.options is None:
            return
        rules, words = view.eyes.rules, box_of(view.edition.kit).words
        hints: dict[ReasonedButton, Hint] = {
            self.colours[suit]: self._colour_hint(suit) for suit in rules.nameable_suits
        }
        hints |= {self.values[rank]: self._value_hint(rank) for rank in RANKS}
        for button in (*self.colours.values(), *self.values.values()):
            button.setVisible(button in hints)
        for button, hint in hints.items():
            option = view.eyes.options.hints.get(hint)
            refusal = option.refusal if option else None
            button.set_reason(refusal_text(refusal, words, rules.multicolour) if refusal else "", refusal or "")
        self.retranslate()

    @override
    def retranslate(self) -> None:
        self._label.setText(QCoreApplication.translate("HintPicker", "H&int to"))
        self.target.setAccessibleName(QCoreApplication.translate("HintPicker", "Teammate to give a hint"))
        name = self.target.currentText()
        size = max(16, self.fontMetrics().height())
        for suit, button in self.colours.items():
            button.setIcon(suit_icon(suit, self._look, size, self.devicePixelRatioF()))
            button.setIconSize(QSize(size, size))
            text = QCoreApplication.translate("HintPicker", "Hint to {name}: {colour}")
            self._name(button, text.format(name=name, colour=suit_name(suit)))
        for rank, button in self.values.items():
            button.setText(str(rank))
            text = QCoreApplication.translate("HintPicker", "Hint to {name}: value {rank}")
            self._name(button, text.format(name=name, rank=rank))

    def _name(self, button: ReasonedButton, text: str) -> None:
        button.setAccessibleName(text)
        button.setToolTip(tool_tip(button.reason or text))
