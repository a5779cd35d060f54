"""Where the window was left, as a file remembers it that somebody may have edited, or that was cut off."""

from pathlib import Path

from PySide6.QtCore import QByteArray, QRect
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow

from hanabi_desktop.faults.noting import note
from hanabi_desktop.records.problems import RecordError
from hanabi_desktop.records.store import read_bounded, write_atomically

_LEAST = 80
"""Pixels of a window, each way, by which it can be seen and taken hold of."""
_MAX_BYTES = 4096
"""A larger file was never written by this program."""


def remember(window: QMainWindow, path: Path) -> None:
    """Notes where the window is and how large; where that cannot be written, it is forgotten."""
    try:
        write_atomically(path, bytes(window.saveGeometry().data()))
    except OSError as error:
        note("the place of the window cannot be saved", error)


def restore(window: QMainWindow, path: Path) -> None:
    """Puts the window where it was, or where it can be seen."""
    try:
        geometry = read_bounded(path, _MAX_BYTES)
    except FileNotFoundError:
        return
    except (OSError, RecordError) as error:
        note("the place of the window cannot be read", error)
        return
    window.restoreGeometry(QByteArray(geometry))
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
