"""Tab goes to the chosen one of several radio buttons, arrow keys go on from there."""

from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QButtonGroup


def one_tab_stop(group: QButtonGroup) -> None:
    """Keeps it so from now on; Qt by itself goes to the first button of the group, whichever is chosen."""
    group.buttonToggled.connect(partial(_set_stops, group))
    _set_stops(group)


def _set_stops(group: QButtonGroup, *_: object) -> None:
    for button in group.buttons():
        stop = button is group.checkedButton()
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if stop else Qt.FocusPolicy.ClickFocus)
