"""Files that the players name: records to open, copies to save, and what to do when a game cannot be saved."""

from datetime import datetime
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from hanabi_desktop.records.game_folder import suggested_name
from hanabi_desktop.records.record import Record
from hanabi_desktop.records.store import EXTENSION, save
from hanabi_desktop.table.view import Glance
from hanabi_desktop.widgets.dialogs import Messages, ask_where_to_save, from_qt, to_qt
from hanabi_desktop.wording.files import standing_text

REPLAY_PAGE = "https://hanab.live/replay-json/"


class Opening(Enum):
    """What is done with the record of a game that is not over."""

    PLAY_ON = 0
    LOOK_AGAIN = 1
    NOTHING = 2


class Files:
    """Dialogs over one window; it has covered the table before."""

    def __init__(self, window: QWidget, messages: Messages, games: Path) -> None:
        """`games` is where records are looked for first."""
        self._window = window
        self._messages = messages
        self._games = games

    def choose(self) -> Path | None:
        """Asks which record to open."""
        title = QCoreApplication.translate("MainWindow", "Open a saved game")
        from PySide6.QtWidgets import QFileDialog

        name, _ = QFileDialog.getOpenFileName(self._window, title, to_qt(self._games), _kind())
        return from_qt(name) if name else None

    def save_copy(self, record: Record) -> bool:
        """Asks where to save a copy, and saves it there; tells whether it is on disk now."""
        title = QCoreApplication.translate("MainWindow", "Save a copy")
        path = self.ask_where(record, title, EXTENSION, _kind())
        if path is None:
            return False
        try:
            save(record, path)
        except OSError as error:
            self._messages.not_written(path, error)
            return False
        return True

    def ask_where(self, record: Record, title: str, ending: str, kind: str) -> Path | None:
        """Asks for a file to write, of that ending, named by the game; None if there is to be none."""
        name = suggested_name(record, datetime.now().astimezone().date())
        return ask_where_to_save(self._window, title, name, ending, kind)

    def may_be_left(self, record: Record) -> bool:
        """The game cannot be saved where it belongs: asks whether to leave it all the same, or to save a copy first."""
        title = QCoreApplication.translate("Messages", "Not saved")
        question = QCoreApplication.translate(
            "MainWindow", "The game can’t be saved just now. Leaving it would lose whatever has not been saved."
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

    def copy_link(self, record: Record) -> None:
        """Puts a link to a replay of the game on the clipboard, if there is one."""
        from hanabi_desktop.records.share import NotShareable, share_string

        try:
            link = REPLAY_PAGE + share_string(record)
        except NotShareable:
            self._messages.not_shareable()
            return
        QGuiApplication.clipboard().setText(link)
        self._messages.link_copied(link)

    def how_to_open(self, game: Glance) -> Opening:
        """Asks whether a game that is not over is played on or looked at again."""
        title = QCoreApplication.translate("MainWindow", "Open a saved game")
        question = QCoreApplication.translate("MainWindow", "Play on, or replay it turn by turn?")
        answers = (
            QCoreApplication.translate("MainWindow", "Play on"),
            QCoreApplication.translate("MainWindow", "Replay it"),
            QCoreApplication.translate("NewGame", "Cancel"),
        )
        return Opening(self._messages.choose(title, standing_text(game), question, answers))

    def may_give_way(self, game: Glance) -> bool:
        """Asks whether a game that is not over may make room for another; it stays saved."""
        title = QCoreApplication.translate("MainWindow", "Another game?")
        details = QCoreApplication.translate(
            "MainWindow", "It will be kept with the other saved games and can be opened again at any time."
        )
        answers = (
            QCoreApplication.translate("MainWindow", "Put it away"),
            QCoreApplication.translate("Messages", "No"),
        )
        return self._messages.choose(title, standing_text(game), details, answers) == 0


def _kind() -> str:
    return QCoreApplication.translate("MainWindow", "Hanabi games (*.json)")
