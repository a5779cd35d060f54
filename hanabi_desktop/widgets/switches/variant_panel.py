"""The switches that an edition lets a table change, and no others."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget
from typing_extensions import override

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.rules import DEFAULT_EDITION, SWITCHES, Edition, Rules
from hanabi_desktop.widgets.small_print import SmallPrint
from hanabi_desktop.widgets.switches.switch_controls import KindButtons, NumberList, Toggle, control_for
from hanabi_desktop.widgets.translated import Translated

_ORDER = (KindButtons, Toggle, NumberList)
"""From what changes a game most to what makes it a little harder; switches of one sort in their own order."""


class VariantPanel(QWidget, Translated):
    """Shows only what the edition offers, so that nothing can be combined that it does not."""

    rules_changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Begins with the basic game of the English edition."""
        super().__init__(parent)
        self._edition = DEFAULT_EDITION
        layout = self.column = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self._heading = QLabel()
        self._heading.setProperty("heading", True)
        self._none = SmallPrint(look)
        layout.addWidget(self._heading)
        layout.addWidget(self._none)
        controls = [control_for(switch, look, self) for switch in SWITCHES.values()]
        controls.sort(key=lambda control: _ORDER.index(type(control)))
        self.controls = {control.switch.name: control for control in controls}
        for control in controls:
            for widget in control.widgets:
                layout.addWidget(widget)
            control.changed.connect(self.rules_changed)
        self.set_rules(self._edition, self._edition.rules)

    @property
    def rules(self) -> Rules:
        """The switches as they stand."""
        return self._edition.rules_with({name: control.value for name, control in self.controls.items()})

    def set_rules(self, edition: Edition, rules: Rules) -> None:
        """Shows an edition's switches, set to `rules`."""
        self._edition = edition
        self.blockSignals(True)
        for name, value in rules.switches.items():
            self.controls[name].offer(edition, value)
        self._none.setVisible(self.bare)
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
        self._heading.setText(QCoreApplication.translate("NewGame", "Variants"))
        self._none.setText(
            QCoreApplication.translate("NewGame", "This edition has one way to play: there are no variants.")
        )
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
