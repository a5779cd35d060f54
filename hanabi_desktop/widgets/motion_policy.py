"""How much may move."""

from enum import Enum

from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication


class MotionPolicy(Enum):
    """What a player can bear, or wants, to see moving."""

    FULL = "full"
    REDUCED = "reduced"
    """Nothing travels, shakes or bursts: what changed fades over, briefly."""
    OFF = "off"
    """Everything is as it will be, at once."""


def system_policy() -> MotionPolicy:
    """What the system asks for; full motion where it does not tell (Qt before 6.12)."""
    hints = QGuiApplication.styleHints()
    accessibility = hints.accessibility() if hasattr(hints, "accessibility") else None
    ask = getattr(accessibility, "motionPreference", None)
    reduced = getattr(getattr(Qt, "MotionPreference", None), "ReducedMotion", None)
    if ask is None or reduced is None or ask() != reduced:
        return MotionPolicy.FULL
    return MotionPolicy.REDUCED
