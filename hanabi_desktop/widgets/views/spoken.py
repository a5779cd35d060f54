"""Has the line read at which the keyboard comes to a list."""

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QAbstractItemView


def speak_line(view: QAbstractItemView) -> None:
    """For the end of a view's `focusInEvent`: Qt tells a screen reader of the line first, and then of the list again."""
    if QAccessible.isActive():
        QTimer.singleShot(0, view, lambda: _speak(view))


def tell_renamed(view: QAbstractItemView, first: int, last: int) -> None:
    """These lines have other words now: a screen reader that has met them keeps their names until it is told."""
    if QAccessible.isActive():
        for row in range(first, last + 1):
            event = QAccessibleEvent(view, QAccessible.Event.NameChanged)
            event.setChild(row)
            QAccessible.updateAccessibility(event)


def _speak(view: QAbstractItemView) -> None:
    line = QAccessible.queryAccessibleInterface(view).focusChild()
    if view.hasFocus() and view.currentIndex().isValid() and line.isValid():
        QAccessible.updateAccessibility(QAccessibleEvent(line, QAccessible.Event.Focus))
