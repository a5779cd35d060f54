"""Import and export of games: files that players name, share links, drag and drop."""

from collections.abc import Callable, Sequence
from datetime import datetime
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QDir, QMimeData, QSize, QStandardPaths, Qt
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QDialogButtonBox, QFileDialog, QLabel, QLineEdit, QWidget

from hanabi_desktop.compat import override
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.records.game_folder import Unreadable, suggested_name
from hanabi_desktop.records.record import Record
from hanabi_desktop.records.share import NotShareable, share_string, shared_in
from hanabi_desktop.records.store import EXTENSION, save, write_atomically
from hanabi_desktop.rules import EndEarly
from hanabi_desktop.table.view import Glance
from hanabi_desktop.widgets.dialogs import Messages, from_qt, to_qt, why_text
from hanabi_desktop.widgets.sheet import Sheet, open_dialog
from hanabi_desktop.wording.files import file_text, path_text, standing_text
from hanabi_desktop.wording.text import tr

REPLAY_PAGE = "https://hanab.live/replay-json/"


class Opening(Enum):
    """What to do with the record of an unfinished game."""

    PLAY_ON = 0
    REPLAY = 1
    NOTHING = 2


class Files:
    """The dialogs that open, import and export games; the window covers the table before."""

    def __init__(self, window: QWidget, messages: Messages, games: Path) -> None:
        """`games` is the folder that file dialogs start in."""
        self._window = window
        self._messages = messages
        self._games = games

    def choose(self) -> Path | None:
        """Asks for any file to open."""
        title = tr("MainWindow", "Open a saved game")
        name, _ = QFileDialog.getOpenFileName(self._window, title, to_qt(self._games), _games_kind())
        return from_qt(name) if name else None

    def ask_for_link(self) -> str | None:
        """Asks for a link; one on the clipboard is filled in. The clipboard is read at no other time."""
        dialog = LinkDialog(shared_in(QGuiApplication.clipboard().text()) or "", self._window)
        chosen = dialog.exec() == LinkDialog.DialogCode.Accepted
        text = dialog.field.text()
        dialog.deleteLater()
        return text if chosen else None

    def save_copy(self, record: Record) -> bool:
        """Asks where to save a copy, and saves it; returns whether it is on disk."""
        title = tr("MainWindow", "Save a copy")
        return self._write(record, title, EXTENSION, _games_kind(), lambda path: save(record, path))

    def save_picture(self, record: Record, title: str, png: Callable[[], bytes]) -> bool:
        """Asks where to save a picture of the game, starting in the pictures folder, and saves it."""
        kind = tr("MainWindow", "Pictures (*.png)")
        pictures = QDir(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation))
        beginning = pictures.filePath("Hanabi-") if pictures.exists() else "Hanabi-"
        return self._write(record, title, ".png", kind, lambda path: write_atomically(path, png()), beginning)

    def _write(
        self, record: Record, title: str, ending: str, kind: str, write: Callable[[Path], object], beginning: str = ""
    ) -> bool:
        """Asks for a file with this extension, named after the game, and writes it; returns whether it is on disk."""
        name = beginning + suggested_name(record, datetime.now().astimezone().date())
        return self._messages.save_as(title, name, ending, kind, write)

    def tell_unreadable(self, unreadable: Sequence[Unreadable]) -> None:
        """Reports files in the folder that cannot be read, or the folder; all stay where and as they are."""
        path, cause = unreadable[0].path, unreadable[0].cause
        title, why = tr("Messages", "Saved game unchanged"), why_text(cause)
        if path == self._games:
            title = tr("Messages", "Couldn’t read the saved games")
            text = tr("Messages", "The saved games in {folder} can’t be read.", folder=path_text(path))
        elif len(unreadable) == 1:
            text = tr(
                "Messages",
                "The game in {file} can’t be continued now. The file hasn’t been changed, and other games are "
                "saved in a new file beside it.",
                file=file_text(path),
            )
        else:
            n = len(unreadable)
            text = tr("Messages", "%n saved games can’t be continued now. Their files haven’t been changed.", n=n)
            why = tr("Messages", "{file} is one of them. {reason}", file=file_text(path), reason=why)
        self._messages.tell(title, text, why)

    def may_be_left(self, record: Record) -> bool:
        """Asks about a game that cannot be saved in its folder: stay, leave anyway, or save a copy first."""
        title = tr("Messages", "Not saved")
        question = tr(
            "MainWindow",
            "The game can’t be saved at the moment. If you leave now, whatever hasn’t been saved will be lost.",
        )
        if record.actions and isinstance(record.actions[-1], EndEarly):
            question += " " + tr("MainWindow", "As far as the file shows, this game isn’t finished yet.")
        answers = tr("MainWindow", "Save a copy…"), tr("MainWindow", "Leave without saving"), tr("MainWindow", "Stay")
        while True:
            match self._messages.choose(title, question, "", answers):
                case 0:
                    if self.save_copy(record):
                        return True
                case answer:
                    return answer == 1

    def copy_link(self, record: Record) -> None:
        """Copies a link to a replay of the game, if the game can be linked."""
        try:
            link = REPLAY_PAGE + share_string(record)
        except NotShareable:
            self._messages.not_shareable()
            return
        QGuiApplication.clipboard().setText(link)
        self._messages.link_copied(link)

    def how_to_open(self, game: Glance) -> Opening:
        """Asks whether to continue an unfinished game or to replay it."""
        title = tr("MainWindow", "Open a saved game")
        question = tr("MainWindow", "Continue it, or watch it turn by turn?")
        answers = tr("MainWindow", "Continue"), tr("MainWindow", "Watch the replay"), tr("NewGame", "Cancel")
        # Whoever opens a file wants to see the game, and Enter loses nothing.
        return Opening(self._messages.choose(title, standing_text(game), question, answers, default=0))

    def may_give_way(self, game: Glance) -> bool:
        """Asks whether to leave an unfinished game for another; nothing is lost, so Enter means yes."""
        title = tr("MainWindow", "Leave this game for now?")
        details = tr("MainWindow", "It is saved already, and can be opened again at any time.")
        answers = tr("MainWindow", "Leave it for now"), tr("MainWindow", "Continue this game")
        return self._messages.choose(title, standing_text(game), details, answers, default=0) == 0


def _games_kind() -> str:
    return tr("MainWindow", "Hanabi games (*.json)")


class LinkDialog(Sheet):
    """A dialog with one field for a link; Enter opens it."""

    def __init__(self, text: str, parent: QWidget | None = None) -> None:
        """`text` is filled in."""
        super().__init__(parent)
        self._label = QLabel(wordWrap=True)
        self.field = QLineEdit(text)
        self._label.setBuddy(self.field)
        for part in (self._label, self.field):
            self.column.addWidget(part)
        self.buttons = self.add_buttons()
        self.cancel = self.buttons.addButton("", QDialogButtonBox.ButtonRole.RejectRole)
        self.open_button = self.buttons.addButton("", QDialogButtonBox.ButtonRole.AcceptRole)
        self.open_button.setProperty("primary", True)
        self.open_button.setDefault(True)
        self.field.textChanged.connect(self._see)
        self.retranslate()
        self._see()
        self.field.selectAll()
        self.field.setFocus(Qt.FocusReason.OtherFocusReason)

    @guarded
    def sizeHint(self) -> QSize:
        return super().sizeHint().expandedTo(QSize(self.fontMetrics().averageCharWidth() * 70, 0))

    def _see(self) -> None:
        self.open_button.setEnabled(bool(self.field.text().strip()))

    @override
    def retranslate(self) -> None:
        self.setWindowTitle(tr("LinkDialog", "Open a share link"))
        self._label.setText(tr("LinkDialog", "A &link to a game on hanab.live, or the game itself as text:"))
        name = tr("LinkDialog", "Link to a game on hanab.live, or the game itself as text")
        self.field.setAccessibleName(name)
        self.open_button.setText(tr("KeptGames", "&Open"))
        self.cancel.setText(tr("NewGame", "Cancel"))


_TAKEN = (Qt.DropAction.CopyAction, Qt.DropAction.LinkAction)


def consider_drop(event: QDropEvent) -> Path | str | None:
    """Says whether what is dragged over a window could be a game, and returns it: a file, a text or a share link.

    It is only ever read, and nothing is fetched from anywhere.
    """
    # A dialog may be open over the window.
    asked = open_dialog() is not None or QApplication.activePopupWidget() is not None
    brought = None if asked or event.source() is not None else _brought(event.mimeData())
    # Never a move: the source would delete its file.
    action = next((action for action in _TAKEN if action in event.possibleActions()), None)
    if brought is None or action is None:
        event.ignore()
        return None
    event.setDropAction(action)
    event.accept()
    return brought


def _brought(mime: QMimeData) -> Path | str | None:
    """The one file or text that could be a game; None if it is neither, or several."""
    urls = mime.urls()
    if len(urls) == 1:
        if urls[0].isLocalFile():
            path = urls[0].toLocalFile()
            # Not of another computer: no network is used.
            elsewhere = urls[0].host() not in ("", "localhost") or path.replace("\\", "/").startswith("//")
            return None if elsewhere else Path(path)
        address = urls[0].toString()
        return address if shared_in(address) else None
    text = "" if urls else mime.text()
    return text if shared_in(text) or text.lstrip().startswith("{") else None
