"""Games that are dropped on the window, or pasted: they are only ever read, and nothing is fetched from anywhere."""

from functools import partial
from pathlib import Path

from PySide6.QtCore import QEvent, QMimeData, QObject, Qt, QTimer, QUrl
from PySide6.QtGui import QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from hanabi_desktop.faults.guard import override
from hanabi_desktop.records.record import RecordError, RefusedAction
from hanabi_desktop.records.share import from_text, shared_in
from hanabi_desktop.widgets.dialogs import Messages
from hanabi_desktop.window.exchange.link_dialog import LinkDialog
from hanabi_desktop.window.games import Games


class Arrivals(QObject):
    """Takes in what comes to one window. Whatever comes, nothing private stays open behind it."""

    def __init__(self, window: QWidget, games: Games, messages: Messages) -> None:
        """Listens to the window from now on."""
        super().__init__(window)
        self._window = window
        self._games = games
        self._messages = messages
        window.setAcceptDrops(True)
        window.installEventFilter(self)

    # Pasted

    def ask_for_link(self) -> None:
        """Asks for a link. The clipboard is read now and never else; it stands in the field if it holds one."""
        self._games.cover()
        dialog = LinkDialog(shared_in(QGuiApplication.clipboard().text()) or "", self._window)
        chosen = dialog.exec() == LinkDialog.DialogCode.Accepted
        text = dialog.field.text()
        dialog.deleteLater()
        if chosen:
            self.open_text(text)

    def open_text(self, text: str) -> None:
        """Opens the game in a text; one in which there is none is told."""
        self._games.cover()
        try:
            self._games.take_in(from_text(text))
        except (RecordError, RefusedAction) as error:
            self._messages.text_not_opened(error)

    # Dropped

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QDropEvent) and event.type() in (
            QEvent.Type.DragEnter,
            QEvent.Type.DragMove,
            QEvent.Type.Drop,
        ):
            self._consider(event)
            return True
        return False

    def _consider(self, event: QDropEvent) -> None:
        """Says whether it could be taken in; nothing changes on the screen before it is dropped."""
        brought = None if self._asked or event.source() is not None else _brought(event.mimeData())
        # Never moved: whoever moves a file lets go of it.
        action = next(filter(lambda action: action in event.possibleActions(), _TAKEN), None)
        if brought is None or action is None:
            event.ignore()
            return
        event.setDropAction(action)
        event.accept()
        if event.type() == QEvent.Type.Drop:
            self._games.cover()
            # Whoever brings it waits until this is done, and a question may take its time.
            QTimer.singleShot(0, self, partial(self._take, brought))

    @property
    def _asked(self) -> bool:
        """Whether something waits for its answer over the window."""
        return QApplication.activeModalWidget() is not None or QApplication.activePopupWidget() is not None

    def _take(self, brought: Path | str) -> None:
        if isinstance(brought, Path):
            self._games.open(brought)
        else:
            self.open_text(brought)


_TAKEN = (Qt.DropAction.CopyAction, Qt.DropAction.LinkAction)


def _brought(mime: QMimeData) -> Path | str | None:
    """The one file or text that could be a game; None if it is neither, or several."""
    urls = mime.urls()
    if len(urls) == 1:
        if urls[0].isLocalFile():
            return _local(urls[0])
        address = urls[0].toString()
        return address if shared_in(address) else None
    text = "" if urls else mime.text()
    return text if shared_in(text) or text.lstrip().startswith("{") else None


def _local(url: QUrl) -> Path | None:
    """The file of an address, if it lies on this computer: another one would be asked for it otherwise."""
    path = url.toLocalFile()
    if url.host() not in ("", "localhost") or path.replace("\\", "/").startswith("//"):
        return None
    return Path(path)
