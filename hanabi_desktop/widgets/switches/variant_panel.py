"""The switches that an edition lets a table change, and no others."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QLabel, QStackedLayout, QVBoxLayout, QWidget

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.faults.guard import override
from hanabi_desktop.rules import DEFAULT_EDITION, EDITIONS, SWITCHES, Edition, EditionId, Rules
from hanabi_desktop.widgets.labels import SmallPrint
from hanabi_desktop.widgets.switches.switch_controls import (
    KindButtons,
    NumberList,
    SwitchControl,
    Toggle,
    control_for,
)
from hanabi_desktop.widgets.translated import Translated

_ORDER = (KindButtons, Toggle, NumberList)
"""From what changes a game most to what makes it a little harder; switches of one sort in their own order."""


class VariantPanel(QWidget, Translated):
    """Shows only what the edition offers, so that nothing can be combined that it does not.

    Each edition has a sheet of its own, and the panel has room for the largest: whatever is chosen, here or beside it,
    nothing moves.
    """

    rules_changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Begins with the basic game of the English edition."""
        super().__init__(parent)
        self._edition = DEFAULT_EDITION
        self._sheets = {id_: _Sheet(edition, look) for id_, edition in EDITIONS.items()}
        self._stack = QStackedLayout(self)
        self._stack.setContentsMargins(0, 0, 0, 0)
        for id_, sheet in self._sheets.items():
            self._stack.addWidget(sheet)
            for control in sheet.controls.values():
                control.changed.connect(lambda shown=id_: self._changed(shown))
        self.set_rules(self._edition, self._edition.rules)

    def _changed(self, id_: EditionId) -> None:
        if id_ is self._edition.id:
            self.rules_changed.emit()

    @property
    def _sheet(self) -> "_Sheet":
        return self._sheets[self._edition.id]

    @property
    def controls(self) -> dict[str, SwitchControl]:
        """What the switches of the edition are set with, by their names."""
        return self._sheet.controls

    def set_spacing(self, pixels: int) -> None:
        """How far what stands below each other is apart."""
        for sheet in self._sheets.values():
            sheet.column.setSpacing(pixels)

    @property
    def rules(self) -> Rules:
        """The switches as they stand."""
        return self._edition.rules_with({name: control.value for name, control in self.controls.items()})

    def set_rules(self, edition: Edition, rules: Rules) -> None:
        """Shows an edition's switches, set to `rules`."""
        self._edition = edition
        self.blockSignals(True)
        self._sheet.offer(rules)
        self._stack.setCurrentWidget(self._sheet)
        self.blockSignals(False)
        self.retranslate()

    @property
    def rule(self) -> str:
        """What the rulebook is to tell of: the first switch that is on, or the kind that is chosen."""
        kinds_last = sorted(self.controls.values(), key=lambda control: isinstance(control, KindButtons))
        return next((control.rule for control in kinds_last if control.rule), "variants")

    @property
    def bare(self) -> bool:
        """Whether the edition has no variants at all."""
        return not self._edition.choices

    @override
    def retranslate(self) -> None:
        for sheet in self._sheets.values():
            sheet.retranslate()


class _Sheet(QWidget):
    """The switches of one edition, below each other."""

    def __init__(self, edition: Edition, look: Look) -> None:
        """Set to the edition's basic game; the words come with `retranslate`."""
        super().__init__()
        self._edition = edition
        layout = self.column = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self._heading = QLabel()
        self._heading.setProperty("heading", True)
        self._none = SmallPrint()
        layout.addWidget(self._heading)
        layout.addWidget(self._none)
        controls = [control_for(switch, look, self) for switch in SWITCHES.values()]
        controls.sort(key=lambda control: _ORDER.index(type(control)))
        self.controls = {control.switch.name: control for control in controls}
        for control in controls:
            for widget in control.widgets:
                layout.addWidget(widget)
        layout.addStretch(1)
        self.offer(edition.rules)

    def offer(self, rules: Rules) -> None:
        """Sets all switches."""
        for name, value in rules.switches.items():
            self.controls[name].offer(self._edition, value)
        self._none.setVisible(not self._edition.choices)

    def retranslate(self) -> None:
        """Sets all words anew."""
        self._heading.setText(QCoreApplication.translate("NewGame", "Variants"))
        self._none.setText(QCoreApplication.translate("NewGame", "This edition has just one way to play: no variants."))
        for control in self.controls.values():
            control.retranslate(self._edition)
        _tell_once([control for control in self.controls.values() if isinstance(control, NumberList)])


def _tell_once(lists: list[NumberList]) -> None:
    """Numbers that belong together have one explanation, above the first of them."""
    told: set[str] = set()
    for numbers in lists:
        text = numbers.text.text()
        numbers.text.setVisible(numbers.offered and text not in told)
        if numbers.offered:
            told.add(text)
