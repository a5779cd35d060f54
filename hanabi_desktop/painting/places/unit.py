"""The measure of everything on the table and of all letters: a unit, which grows with the window."""

from PySide6.QtCore import QSize

SMALLEST = QSize(1024, 700)
"""The smallest window in which the whole table is in sight. One unit there is one pixel."""


def window_unit(size: QSize) -> float:
    """How many pixels a unit has in a window of this size: in steps, for letters follow it."""
    fitting = min(size.width() / SMALLEST.width(), size.height() / SMALLEST.height())
    return min(max(round(fitting * 20) / 20, 0.7), 6.0)
