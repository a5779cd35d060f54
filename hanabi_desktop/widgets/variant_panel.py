"""The variants that an edition offers, and the check boxes, lists and radio buttons that set them."""

from abc import abstractmethod

from PySide6 import QtWidgets
from PySide6.QtCore import QObject, QSignalBlocker, Signal

from hanabi_desktop.boxes import box_of
from hanabi_desktop.compat import override
from hanabi_desktop.rules import DEFAULT_EDITION, EDITIONS, SWITCHES, Edition, Rules, Switch, SwitchValue
from hanabi_desktop.widgets.buttons import RULE
from hanabi_desktop.widgets.keyboard import one_tab_stop
from hanabi_desktop.widgets.labels import SmallPrint
from hanabi_desktop.widgets.language import Translated
from hanabi_desktop.widgets.layouts import FlowLayout
from hanabi_desktop.widgets.views import AccessibleComboBox
from hanabi_desktop.wording.editions import SWITCH_WORDS, KindWords, NumberWords, VariantWords, explained, variant_name
from hanabi_desktop.wording.text import tr
from hanabi_desktop.wording.tokens import Choices
from hanabi_desktop.wording.typography import tool_tip


class SwitchControl(QObject):
    """Base of the controls of one switch: widgets in a column, hidden where there is nothing to choose."""

    changed = Signal()
    """It was set by hand, or by `offer`."""

    def __init__(self, switch: Switch, parent: QObject) -> None:
        """Shows nothing before `offer`."""
        super().__init__(parent)
        self.switch = switch
        self.offered = False
        """Whether there is something to choose."""
        self.widgets: tuple[QtWidgets.QWidget, ...] = ()
        """Its parts, from top to bottom."""

    @property
    @abstractmethod
    def value(self) -> SwitchValue:
        """Where it stands."""

    @property
    def rule(self) -> str:
        """Where the rulebook tells of what is played by it; empty if it stands as if there were no such switch."""
        return rule_of(self.switch, self.value) if self.offered else ""

    def offer(self, edition: Edition, value: SwitchValue) -> None:
        """Offers what the edition does, set to `value`, which stays even where it is not offered."""
        values = edition.offered(self.switch.name)
        self.offered = len(values) > 1
        for widget in self.widgets:
            widget.setVisible(self.offered)
        self._offer(values, value)

    @abstractmethod
    def _offer(self, values: tuple[SwitchValue, ...], value: SwitchValue) -> None:
        """Sets it to `value`, one of the values that can be chosen."""

    @abstractmethod
    def retranslate(self, edition: Edition) -> None:
        """Sets all words anew."""


def rule_of(switch: Switch, value: SwitchValue) -> str:
    """What a widget's `RULE` says of a switch."""
    return f"{switch.name}={value}"


class Toggle(SwitchControl):
    """Check box of a switch that is on or off."""

    def __init__(self, switch: Switch, words: VariantWords, parent: QtWidgets.QWidget) -> None:
        """The words come with `retranslate`."""
        super().__init__(switch, parent)
        self._words = words
        self.box = QtWidgets.QCheckBox()
        self.box.setProperty(RULE, rule_of(switch, True))
        self.box.toggled.connect(self.changed)
        self._text = SmallPrint(indented=True)
        self.widgets = self.box, self._text

    @property
    @override
    def value(self) -> bool:
        return self.box.isChecked()

    @property
    @override
    def rule(self) -> str:
        return super().rule if self.value else ""

    @override
    def _offer(self, values: tuple[SwitchValue, ...], value: SwitchValue) -> None:
        self.box.setChecked(bool(value))

    @override
    def retranslate(self, edition: Edition) -> None:
        text = explained(self._words.explanation, _choices(edition))
        _name(self.box, variant_name(self.switch.name, True, edition.id), text)
        self._text.setText(text)


class NumberList(SwitchControl):
    """Combo box of a switch that is a number."""

    def __init__(self, switch: Switch, words: NumberWords, parent: QtWidgets.QWidget) -> None:
        """The words come with `retranslate`."""
        super().__init__(switch, parent)
        self._words = words
        self._value = switch.default
        self.text = SmallPrint()
        """Explains what the number changes."""
        self.box = AccessibleComboBox()
        self.box.setProperty(RULE, rule_of(switch, switch.default))
        # Other editions and languages have longer words than those that were shown first.
        self.box.setSizeAdjustPolicy(QtWidgets.QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.box.setSizePolicy(QtWidgets.QSizePolicy.Policy.Minimum, QtWidgets.QSizePolicy.Policy.Fixed)
        self.box.currentIndexChanged.connect(self.changed)
        self.widgets = self.text, self.box

    @property
    @override
    def value(self) -> SwitchValue:
        chosen = self.box.currentData()
        return self._value if chosen is None else int(chosen)

    @property
    @override
    def rule(self) -> str:
        return ""

    @override
    def _offer(self, values: tuple[SwitchValue, ...], value: SwitchValue) -> None:
        self._value = value
        self.box.clear()
        for each in values:
            self.box.addItem("", each)
        self.box.setCurrentIndex(self.box.findData(value))

    @override
    def retranslate(self, edition: Edition) -> None:
        choice = self._words.choice(_choices(edition))
        for row in range(self.box.count()):
            self.box.setItemText(row, choice.translated(self.box.itemData(row)))
        self.box.setAccessibleName(self._words.name.translated())
        self.text.setText(explained(self._words.explanation, _choices(edition)))


class KindButtons(SwitchControl):
    """Radio buttons of a switch with several kinds, and below them what the chosen one changes."""

    def __init__(self, switch: Switch, words: KindWords, parent: QtWidgets.QWidget) -> None:
        """The words come with `retranslate`."""
        super().__init__(switch, parent)
        self._words = words
        self._edition: Edition | None = None
        self._group = QtWidgets.QButtonGroup(self)
        self.buttons = {kind: QtWidgets.QRadioButton() for kind in switch.domain}
        self._text = SmallPrint(lines=3)
        for kind, button in self.buttons.items():
            self._group.addButton(button)
            button.setProperty(RULE, rule_of(switch, kind))
            button.toggled.connect(self._toggled)
        one_tab_stop(self._group)
        self.widgets = *self.buttons.values(), self._text

    @property
    @override
    def value(self) -> SwitchValue:
        return next((kind for kind, button in self.buttons.items() if button.isChecked()), self.switch.default)

    @override
    def _offer(self, values: tuple[SwitchValue, ...], value: SwitchValue) -> None:
        for kind, button in self.buttons.items():
            button.setVisible(self.offered and kind in values)
        self.buttons[value].setChecked(True)

    def _toggled(self) -> None:
        self._tell()
        self.changed.emit()

    @override
    def retranslate(self, edition: Edition) -> None:
        self._edition = edition
        for kind, button in self.buttons.items():
            name = variant_name(self.switch.name, kind, edition.id)
            _name(button, name, explained(self._words.kinds[kind].explanation, _choices(edition)))
        self._tell()

    def _tell(self) -> None:
        if self._edition:
            self._text.setText(self._told(self.value, self._edition))

    def _told(self, kind: SwitchValue, edition: Edition) -> str:
        """What a kind changes, by its name: the text stands below them all, whichever is chosen."""
        name = variant_name(self.switch.name, kind, edition.id)
        return f"{name}: {explained(self._words.kinds[kind].explanation, _choices(edition))}"


def _choices(edition: Edition) -> Choices:
    return box_of(edition.kit).words.choices


def _name(button: QtWidgets.QAbstractButton, name: str, text: str) -> None:
    button.setText(name.replace("&", "&&"))
    button.setToolTip(tool_tip(text))
    button.setAccessibleDescription(text)


def control_for(switch: Switch, parent: QtWidgets.QWidget) -> SwitchControl:
    """What a switch is set with. Raises KeyError for one that has no words."""
    match SWITCH_WORDS[switch.name]:
        case KindWords() as words:
            return KindButtons(switch, words, parent)
        case NumberWords() as words:
            return NumberList(switch, words, parent)
        case VariantWords() as words:
            return Toggle(switch, words, parent)


_ORDER = (KindButtons, Toggle, NumberList)
"""The order of the sorts, those that change a game most first; switches of one sort keep their own order."""


class VariantPanel(QtWidgets.QWidget, Translated):
    """The variants of an edition: only what it offers, so that nothing can be combined that it does not.

    Each edition has a sheet of its own, and the panel has room for the largest: whatever is chosen, here or beside it,
    nothing moves.
    """

    rules_changed = Signal()

    def __init__(self) -> None:
        """Begins with the basic game of the English edition."""
        super().__init__()
        self._edition = DEFAULT_EDITION
        self._sheets = {id_: _Sheet(edition) for id_, edition in EDITIONS.items()}
        self._stack = QtWidgets.QStackedLayout(self)
        self._stack.setContentsMargins(0, 0, 0, 0)
        for sheet in self._sheets.values():
            self._stack.addWidget(sheet)
            for control in sheet.controls.values():
                control.changed.connect(self.rules_changed)
        self.set_rules(self._edition, self._edition.rules)

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
        with QSignalBlocker(self):
            self._sheet.offer(rules)
            self._stack.setCurrentWidget(self._sheet)
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


class _Sheet(QtWidgets.QWidget):
    """The switches of one edition, below each other."""

    def __init__(self, edition: Edition) -> None:
        """Set to the edition's basic game; the words come with `retranslate`."""
        super().__init__()
        self._edition = edition
        layout = self.column = QtWidgets.QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        self._heading = QtWidgets.QLabel()
        self._heading.setProperty("heading", True)
        self._none = SmallPrint()
        layout.addWidget(self._heading)
        layout.addWidget(self._none)
        controls = [control_for(switch, self) for switch in SWITCHES.values()]
        controls.sort(key=lambda control: _ORDER.index(type(control)))
        self.controls = {control.switch.name: control for control in controls}
        numbers = FlowLayout(spacing=4)
        for control in controls:
            for widget in control.widgets:
                (numbers if isinstance(widget, QtWidgets.QComboBox) else layout).addWidget(widget)
        layout.addLayout(numbers)
        layout.addStretch(1)
        self.offer(edition.rules)

    def offer(self, rules: Rules) -> None:
        """Sets all switches."""
        for name, value in rules.switches.items():
            self.controls[name].offer(self._edition, value)
        self._none.setVisible(not self._edition.choices)

    def retranslate(self) -> None:
        """Sets all words anew."""
        self._heading.setText(tr("NewGame", "Variants"))
        self._none.setText(tr("NewGame", "This edition has no variants of its own."))
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
