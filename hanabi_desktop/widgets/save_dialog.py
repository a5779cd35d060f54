"""The dialog that asks where to save a file: for records, pictures, tables and the rulebook."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QWidget

from hanabi_desktop.widgets.file_names import from_qt
from hanabi_desktop.widgets.messages import Messages
from hanabi_desktop.wording.records.files import file_text


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
