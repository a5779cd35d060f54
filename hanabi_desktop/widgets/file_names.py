"""Names of files between Qt and Python, which do not decode them alike where the locale says nothing of UTF-8."""

import os
from pathlib import Path

from PySide6.QtCore import QFile


def from_qt(name: str) -> Path:
    """The file that Qt means."""
    return Path(os.fsdecode(bytes(QFile.encodeName(name).data())))


def to_qt(path: Path) -> str:
    """What Qt calls the file."""
    return QFile.decodeName(os.fsencode(path))
