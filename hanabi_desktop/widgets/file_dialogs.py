"""Files that are chosen in Qt's dialogs: their names in Python, and where something is to be saved."""

import os
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QFile
from PySide6.QtWidgets import QWidget

from hanabi_desktop.widgets.messages import Messages
from hanabi_desktop.wording.records.files import file_text

# Qt and Python do not decode names of files alike where the locale says nothing of UTF-8.


def from_qt(name: str) -> Path:
    """The file that Qt means."""
    return Path(os.fsdecode(bytes(QFile.encodeName(name).data())))


def to_qt(path: Path) -> str:
    """What Qt calls the file."""
    return QFile.decodeName(os.fsencode(path))


def ask_where_to_save(over: QWidget, title: str, name: str, ending: str, kind: str) -> Path | None:
    """Asks for a file to write; None if there is to be none. Nothing is replaced unasked.

    `name` is suggested, `ending` is added where it is missing, and `kind` is what the dialog calls such files.
    """
    from PySide6.QtWidgets import QFileDialog

    wanted = name + ending
    while True:
        wanted, _ = QFileDialog.getSaveFileName(over, title, wanted, kind)
        if not wanted:
            return None
        whole = wanted if wanted.lower().endswith(f".{ending.rpartition('.')[2]}") else wanted + ending
        path = from_qt(whole)
        # The dialog has asked about the name as it was typed.
        if whole == wanted or not _exists(path) or _may_replace(path, title, Messages(over)):
            return path


def _may_replace(path: Path, title: str, messages: Messages) -> bool:
    question = QCoreApplication.translate("MainWindow", "{file} already exists. Replace it?")
    answers = (
        QCoreApplication.translate("MainWindow", "Replace"),
        QCoreApplication.translate("Messages", "No"),
    )
    return messages.choose(title, question.format(file=file_text(path)), "", answers) == 0


def _exists(path: Path) -> bool:
    """Whether there is such a file; of a name that no file can have, writing it will tell."""
    try:
        return path.exists()
    except OSError:
        return False
