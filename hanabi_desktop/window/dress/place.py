"""Where the window was left, as a file remembers it that somebody may have edited, or that was cut off."""

from pathlib import Path

from PySide6.QtCore import QByteArray
from PySide6.QtWidgets import QMainWindow

from hanabi_desktop.faults.log import note
from hanabi_desktop.records.record import RecordError
from hanabi_desktop.records.store import read_bounded, write_atomically
from hanabi_desktop.widgets.window_size import bring_inside, centre

_MAX_BYTES = 4096
"""A larger file was never written by this program."""


def remember(window: QMainWindow, path: Path) -> None:
    """Notes where the window is and how large; where that cannot be written, it is forgotten."""
    try:
        write_atomically(path, bytes(window.saveGeometry().data()))
    except OSError as error:
        note("the place of the window cannot be saved", error)


def restore(window: QMainWindow, path: Path) -> None:
    """Puts the window where it was, or, on other screens than then, where all of it can be seen."""
    if not window.restoreGeometry(QByteArray(_read(path))):
        centre(window)
    bring_inside(window)


def _read(path: Path) -> bytes:
    try:
        return read_bounded(path, _MAX_BYTES)
    except FileNotFoundError:
        return b""
    except (OSError, RecordError) as error:
        note("the place of the window cannot be read", error)
        return b""
