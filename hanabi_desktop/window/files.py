"""Files that the players name: records to open, copies to save, and what to do when a game cannot be saved."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QFileDialog, QWidget

from hanabi_desktop.records import EXTENSION, Record, save
from hanabi_desktop.records.share import NotShareable, share_string
from hanabi_desktop.table.glance import Glance
from hanabi_desktop.widgets.messages import Messages
from hanabi_desktop.window.file_names import from_qt, to_qt
from hanabi_desktop.wording.records.files import file_text
from hanabi_desktop.wording.records.saved_games import standing_text

REPLAY_PAGE = "https://hanab.live/replay-json/"


class Files:
    """Dialogs over one window; it has covered the table before."""

    def __init__(self, window: QWidget, messages: Messages, games: Path) -> None:
        """`games` is where records are looked for first."""
        self._window = window
        self._messages = messages
        self._games = games

    def choose(self) -> Path | None:
        """Asks which record to open."""
        title = QCoreApplication.translate("MainWindow", "Open a record")
        name, _ = QFileDialog.getOpenFileName(self._window, title, to_qt(self._games), _kind())
        return from_qt(name) if name else None

    def save_copy(self, record: Record) -> bool:
        """Asks where to save a copy, and saves it there; tells whether it is on disk now."""
        title = QCoreApplication.translate("MainWindow", "Save a copy")
        wanted = f"hanabi{EXTENSION}"
        while True:
            wanted, _ = QFileDialog.getSaveFileName(self._window, title, wanted, _kind())
            if not wanted:
                return False
            whole = wanted if wanted.endswith(".json") else wanted + EXTENSION
            path = from_qt(whole)
            # The dialog has asked about the name as it was typed.
            if whole == wanted or not path.exists() or self._may_replace(path):
                break
        try:
            save(record, path)
        except OSError as error:
            self._messages.not_written(path, error)
            return False
        return True

    def _may_replace(self, path: Path) -> bool:
        title = QCoreApplication.translate("MainWindow", "Save a copy")
        question = QCoreApplication.translate("MainWindow", "{file} is there already. Replace it?")
        answers = (
            QCoreApplication.translate("MainWindow", "Replace"),
            QCoreApplication.translate("Messages", "No"),
        )
        return self._messages.choose(title, question.format(file=file_text(path)), "", answers) == 0

    def may_be_left(self, record: Record) -> bool:
        """The game cannot be saved where it belongs: asks whether to leave it all the same, or to save a copy first."""
        title = QCoreApplication.translate("Messages", "Not saved")
        question = QCoreApplication.translate(
            "MainWindow", "The game cannot be saved just now. If you leave it, the last turns are lost."
        )
        answers = (
            QCoreApplication.translate("MainWindow", "Save a copy…"),
            QCoreApplication.translate("MainWindow", "Leave without saving"),
            QCoreApplication.translate("MainWindow", "Stay"),
        )
        while True:
            match self._messages.choose(title, question, "", answers):
                case 0:
                    if self.save_copy(record):
                        return True
                case answer:
                    return answer == 1

    def copy_link(self, record: Record) -> bool:
        """Puts a link to a replay of the game on the clipboard; tells whether there is one."""
        try:
            link = REPLAY_PAGE + share_string(record)
        except NotShareable:
            self._messages.not_shareable()
            return False
        QGuiApplication.clipboard().setText(link)
        self._messages.link_copied(link)
        return True

    def may_give_way(self, game: Glance) -> bool:
        """Asks whether a game that is not over may make room for another; it is kept with the others."""
        title = QCoreApplication.translate("MainWindow", "Another game?")
        details = QCoreApplication.translate(
            "MainWindow", "It is put with the other games, from where it can be opened again."
        )
        answers = (
            QCoreApplication.translate("MainWindow", "Put it away"),
            QCoreApplication.translate("Messages", "No"),
        )
        return self._messages.choose(title, standing_text(game), details, answers) == 0


def _kind() -> str:
    return QCoreApplication.translate("MainWindow", "Hanabi games (*.json)")
