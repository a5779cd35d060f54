"""Where the window was left, as a file remembers it that somebody may have edited, or that was cut off."""

from PySide6.QtCore import QByteArray, QRect, QSettings
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

_LEAST = 80
"""Pixels of a window, each way, by which it can be seen and taken hold of."""


def remember(window: QMainWindow, settings: QSettings) -> None:
    """Notes where the window is and how large."""
    settings.setValue("geometry", window.saveGeometry())


def restore(window: QMainWindow, settings: QSettings) -> None:
    """Puts the window where it was, or where it can be seen."""
    geometry = settings.value("geometry")
    if isinstance(geometry, QByteArray):
        window.restoreGeometry(geometry)
        _bring_into_sight(window)


def _bring_into_sight(window: QMainWindow) -> None:
    """Qt does so too, but not with numbers so large that they overflow."""
    here = window.geometry()
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    if any(_is_seen(here.intersected(screen)) for screen in screens) and any(
        here.width() <= screen.width() and here.height() <= screen.height() for screen in screens
    ):
        return
    screen = window.screen().availableGeometry()
    size = here.size().boundedTo(screen.size())
    window.setGeometry(QRect(screen.topLeft(), size))


def _is_seen(part: QRect) -> bool:
    return part.width() >= _LEAST and part.height() >= _LEAST
