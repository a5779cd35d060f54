"""Where the window was left, as a file remembers it that somebody may have edited, or that was cut off."""

from PySide6.QtCore import QByteArray, QSettings
from PySide6.QtWidgets import QMainWindow

from hanabi_desktop.widgets.room import bring_inside, centre


def remember(window: QMainWindow, settings: QSettings) -> None:
    """Notes where the window is and how large."""
    settings.setValue("geometry", window.saveGeometry())


def restore(window: QMainWindow, settings: QSettings) -> None:
    """Puts the window where it was, or, on other screens than then, where all of it can be seen."""
    geometry = settings.value("geometry")
    if not (isinstance(geometry, QByteArray) and window.restoreGeometry(geometry)):
        centre(window)
    bring_inside(window)
