"""The motion policy, and the properties that the style sheet looks for."""

from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget


class MotionPolicy(Enum):
    """How much the program animates: a setting, or what the system asks for."""

    FULL = "full"
    REDUCED = "reduced"
    """Nothing travels, shakes or bursts: what changed fades over, briefly."""
    OFF = "off"
    """Everything is as it will be, at once."""


def mark(widget: QWidget, name: str, *, on: bool | str) -> None:
    """Sets one of the properties that the style sheet looks for; the widget is dressed anew if that makes it another."""
    if (widget.property(name) or False) == on:
        return
    widget.setProperty(name, on)
    # Who has not been dressed yet will be, by what it is then; and a style shown to Python takes its time, once.
    if widget.testAttribute(Qt.WidgetAttribute.WA_WState_Polished):
        widget.style().unpolish(widget)
        widget.style().polish(widget)
