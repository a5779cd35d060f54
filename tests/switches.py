"""The controls of a panel's switches, as tests reach for them."""

from collections.abc import Mapping

from PySide6.QtWidgets import QCheckBox, QComboBox, QRadioButton

from hanabi_desktop.rules import SwitchValue
from hanabi_desktop.widgets.variant_panel import KindButtons, NumberList, Toggle, VariantPanel


def toggle(panel: VariantPanel, switch: str) -> QCheckBox:
    control = panel.controls[switch]
    assert isinstance(control, Toggle)
    return control.box


def numbers(panel: VariantPanel, switch: str) -> QComboBox:
    control = panel.controls[switch]
    assert isinstance(control, NumberList)
    return control.box


def kinds(panel: VariantPanel) -> Mapping[SwitchValue, QRadioButton]:
    control = panel.controls["multicolour"]
    assert isinstance(control, KindButtons)
    return control.buttons


def offered(panel: VariantPanel) -> dict[str, tuple[SwitchValue, ...]]:
    """The values of each switch that can be reached with what is to be seen."""
    found: dict[str, tuple[SwitchValue, ...]] = {}
    for name, control in panel.controls.items():
        match control:
            case KindButtons(buttons=buttons):
                found[name] = tuple(kind for kind, button in buttons.items() if button.isVisible())
            case NumberList(box=box):
                found[name] = tuple(box.itemData(row) for row in range(box.count()) if box.isVisible())
            case Toggle(box=box):
                found[name] = (False, True) if box.isVisible() else ()
        found[name] = found[name] or (control.value,)
    return found
