"""The switches that an edition lets a table change, and no others."""

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QLabel,
    QRadioButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)
from typing_extensions import override

from hanabi_desktop.boxes import box_of
from hanabi_desktop.delegates.look import Look
from hanabi_desktop.rules import EDITIONS, Edition, EditionId, Multicolour, Rules
from hanabi_desktop.widgets.buttons import RULE
from hanabi_desktop.widgets.small_print import SmallPrint
from hanabi_desktop.widgets.tab_stops import one_tab_stop
from hanabi_desktop.widgets.translated import Translated
from hanabi_desktop.wording.editions import (
    choreography_name,
    empty_hints_name,
    empty_hints_text,
    multicolour_name,
    multicolour_text,
    perfect_name,
    perfect_text,
)
from hanabi_desktop.wording.plain import tool_tip


class VariantPanel(QWidget, Translated):
    """Shows only what the edition offers, so that nothing can be combined that it does not."""

    rules_changed = Signal()

    def __init__(self, look: Look, parent: QWidget | None = None) -> None:
        """Begins with the basic game of the English edition."""
        super().__init__(parent)
        self._edition = EDITIONS[EditionId.ENGLISH]
        layout = self.column = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self._heading = QLabel()
        self._heading.setProperty("heading", True)
        self._none = SmallPrint(look)
        self._group = QButtonGroup(self)
        self.kinds = {kind: QRadioButton() for kind in Multicolour}
        self.kind_text = SmallPrint(look, indented=True)
        self.perfect, self.perfect_text = QCheckBox(), SmallPrint(look, indented=True)
        self.choreography, self.choreography_text = QCheckBox(), SmallPrint(look, indented=True)
        self.empty_hints, self.empty_hints_text = QCheckBox(), SmallPrint(look, indented=True)
        self.mistakes, self.clocks = QComboBox(), QComboBox()
        self.difficulty_text = SmallPrint(look)
        layout.addWidget(self._heading)
        layout.addWidget(self._none)
        for button in self.kinds.values():
            self._group.addButton(button)
            layout.addWidget(button)
        for widget in (
            self.kind_text,
            self.perfect,
            self.perfect_text,
            self.choreography,
            self.choreography_text,
            self.empty_hints,
            self.empty_hints_text,
            self.difficulty_text,
            self.mistakes,
            self.clocks,
        ):
            layout.addWidget(widget)
        for toggle in (*self.kinds.values(), self.perfect, self.choreography, self.empty_hints):
            toggle.toggled.connect(self._changed)
        for box in (self.mistakes, self.clocks):
            # Other editions and languages have longer words than those that were shown first.
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            box.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Fixed)
            box.currentIndexChanged.connect(self._changed)
        one_tab_stop(self._group)
        for kind, button in self.kinds.items():
            button.setProperty(RULE, "box-in-play" if kind is Multicolour.NONE else f"variants-{kind.value}")
        for switch, rule in (
            (self.perfect, "variants-perfect"),
            (self.choreography, "variants-choreography"),
            (self.empty_hints, "hint-empty"),
            (self.mistakes, "variants-difficulty"),
            (self.clocks, "variants-difficulty"),
        ):
            switch.setProperty(RULE, rule)
        self.set_rules(self._edition, self._edition.rules)

    @property
    def rules(self) -> Rules:
        """The switches as they stand."""
        basic = self._edition.rules
        return Rules(
            mistakes=int(self.mistakes.currentData() or basic.mistakes),
            clocks=int(self.clocks.currentData() or basic.clocks),
            empty_hints=self.empty_hints.isChecked(),
            multicolour=next((kind for kind, button in self.kinds.items() if button.isChecked()), basic.multicolour),
            perfect=self.perfect.isChecked(),
            choreography=self.choreography.isChecked(),
        )

    def set_rules(self, edition: Edition, rules: Rules) -> None:
        """Shows an edition's switches, set to `rules`."""
        self._edition = edition
        self.blockSignals(True)
        for kind, button in self.kinds.items():
            button.setVisible(len(edition.multicolour) > 1 and kind in edition.multicolour)
        self.kinds[rules.multicolour].setChecked(True)
        self.kind_text.setVisible(len(edition.multicolour) > 1)
        for switch, text, offered, value in (
            (self.perfect, self.perfect_text, edition.perfect, rules.perfect),
            (self.choreography, self.choreography_text, edition.choreography, rules.choreography),
            (self.empty_hints, self.empty_hints_text, edition.empty_hints, rules.empty_hints),
        ):
            switch.setChecked(value)
            switch.setVisible(len(offered) > 1)
            text.setVisible(len(offered) > 1)
        for box, numbers, number in (
            (self.mistakes, edition.mistakes, rules.mistakes),
            (self.clocks, edition.clocks, rules.clocks),
        ):
            box.clear()
            for each in numbers:
                box.addItem("", each)
            box.setCurrentIndex(box.findData(number))
            box.setVisible(len(numbers) > 1)
        self.difficulty_text.setVisible(len(edition.mistakes) > 1 or len(edition.clocks) > 1)
        self._none.setVisible(self.bare)
        self.blockSignals(False)
        self.retranslate()

    @property
    def rule(self) -> str:
        """The paragraph of the rulebook about what is chosen here: the kind of sixth suit, or the first switch on."""
        chosen = (button for button in self.kinds.values() if button.isChecked() and not button.isHidden())
        switched = (box for box in (self.perfect, self.choreography) if box.isChecked() and not box.isHidden())
        return str(next((widget.property(RULE) for widget in (*switched, *chosen)), "variants"))

    @property
    def bare(self) -> bool:
        """Whether the edition has no variants at all."""
        offered = EDITIONS[self._edition.id]
        choices = (
            offered.mistakes,
            offered.clocks,
            offered.empty_hints,
            offered.multicolour,
            offered.perfect,
            offered.choreography,
        )
        return all(len(values) == 1 for values in choices)

    def _changed(self) -> None:
        self._tell_kind()
        self.rules_changed.emit()

    def _tell_kind(self) -> None:
        self.kind_text.setText(multicolour_text(self.rules.multicolour))

    @override
    def retranslate(self) -> None:
        edition, choices = self._edition, box_of(self._edition.kit).words.choices
        self._heading.setText(QCoreApplication.translate("NewGame", "Variants"))
        self._none.setText(
            QCoreApplication.translate("NewGame", "This edition has one way to play: there are no variants.")
        )
        for kind, button in self.kinds.items():
            button.setText(multicolour_name(kind, edition.id).replace("&", "&&"))
            _explain(button, multicolour_text(kind))
        for switch, label, name, text in (
            (self.perfect, self.perfect_text, perfect_name(edition.id), perfect_text()),
            (self.choreography, self.choreography_text, choreography_name(edition.id), choices.choreography.said()),
            (self.empty_hints, self.empty_hints_text, empty_hints_name(), empty_hints_text()),
        ):
            switch.setText(name)
            _explain(switch, text)
            label.setText(text)
        for box, wording in (
            (self.mistakes, choices.mistakes.said),
            (self.clocks, choices.clocks.said),
        ):
            for row in range(box.count()):
                box.setItemText(row, wording(box.itemData(row)))
        self.mistakes.setAccessibleName(QCoreApplication.translate("NewGame", "How many mistakes lose the game"))
        self.clocks.setAccessibleName(QCoreApplication.translate("NewGame", "How many hints can be paid for"))
        self.difficulty_text.setText(choices.difficulty.said())
        self._tell_kind()


def _explain(button: QRadioButton | QCheckBox, text: str) -> None:
    button.setToolTip(tool_tip(text))
    button.setAccessibleDescription(text)
