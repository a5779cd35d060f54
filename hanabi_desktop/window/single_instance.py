"""One program a data folder: a second start hands its file to the window that is open already, and ends."""

import time
from contextlib import suppress
from enum import Enum
from pathlib import Path

from PySide6.QtCore import QCryptographicHash, QLockFile, QObject, QSize, QSysInfo, Signal
from PySide6.QtGui import QCloseEvent, QResizeEvent
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from PySide6.QtWidgets import QMainWindow

from hanabi_desktop.faults.guard import override, report_exception
from hanabi_desktop.faults.log import note
from hanabi_desktop.paths import translations
from hanabi_desktop.records import preferences
from hanabi_desktop.screens.title import TitlePage
from hanabi_desktop.widgets.dialogs import Messages
from hanabi_desktop.widgets.language import Language
from hanabi_desktop.widgets.sheet import scrim_of
from hanabi_desktop.widgets.window_size import size_to
from hanabi_desktop.window.appearance import Appearance
from hanabi_desktop.wording.files import path_text
from hanabi_desktop.wording.text import tr

_LOCK = "running.lock"
_WAIT = 3000
"""Milliseconds for the first program to answer: it may just be starting, or saving."""
_MOST_BYTES = 64 * 1024
"""No path is longer."""
_RECEIVED = b"ok"


class Held(Enum):
    """Who has the data folder."""

    HERE = "here"
    """This program, or nobody can tell: a folder without locks, or one that cannot be written."""
    HANDED_OVER = "handed over"
    """Another program on this computer, which has taken what was asked for."""
    SILENT = "silent"
    """Another program on this computer, which does not answer."""
    ELSEWHERE = "elsewhere"
    """A program on another computer."""


class RefusalWindow(QMainWindow):
    """Tells why this program cannot start, on the ground of the title; whose the folder is, has all that lies there."""

    def __init__(self, held: Held, folder: Path, language: str | None) -> None:
        """In the language and the look that the players have chosen; `language` goes before theirs."""
        super().__init__()
        chosen = preferences.load(folder / "preferences.json").preferences
        Language(translations(), self, language).prefer(chosen.language)
        self._appearance = Appearance(self, chosen)
        self.setCentralWidget(TitlePage(self._appearance.look))
        self._scrim = scrim_of(self)
        size_to(self, QSize(1024, 700))
        self.text = _refusal_text(held, folder)

    def tell(self) -> None:
        """Waits until it has been read."""
        self.show()
        Messages(self).tell(tr("Messages", "The program can’t start"), self.text)

    @override
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._appearance.fit(event.size())

    @override
    def closeEvent(self, event: QCloseEvent) -> None:
        self._scrim.reject_all()
        super().closeEvent(event)


def _refusal_text(held: Held, folder: Path) -> str:
    if held is Held.ELSEWHERE:
        text = tr(
            "Messages", "The saved games in {folder} are in use on another computer. Close the program there first."
        )
    else:
        text = tr("Messages", "The program is already running with the saved games in {folder}, but isn’t responding.")
    return text.format(folder=path_text(folder))


class SingleInstance(QObject):
    """Holds the data folder for this program, and hears of later starts."""

    started_again = Signal(object)
    """Somebody has started the program once more: with the Path of a game to open, or None."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """`folder` is the data folder; it need not exist."""
        super().__init__(parent)
        self._path = folder / _LOCK
        digest = QCryptographicHash.hash(str(folder.absolute()).encode(), QCryptographicHash.Algorithm.Sha256)
        self._name = f"hanabi-desktop-{digest.data().hex()[:24]}"
        self._lock = QLockFile(str(self._path))
        # The system knows whether its owner still runs; a game may go on for days.
        self._lock.setStaleLockTime(0)
        self._server: QLocalServer | None = None

    def claim(self, game: Path | None) -> Held:
        """Takes the folder, or asks the program that has it to open `game` and to come to the front."""
        with suppress(OSError):  # a folder that cannot be made cannot be locked either
            self._path.parent.mkdir(parents=True, exist_ok=True)
        if self._lock.tryLock(0):
            self._listen()
            return Held.HERE
        if self._lock.error() is not QLockFile.LockError.LockFailedError:
            note("the data folder cannot be locked", OSError(self._lock.error().name))
            self._listen()
            return Held.HERE
        process, host, _program = self._lock.getLockInfo()
        if host and host != QSysInfo.machineHostName():
            return Held.ELSEWHERE
        if self._hand_over(game):
            return Held.HANDED_OVER
        if process:
            return Held.SILENT
        # A program that died while it wrote the lock has left it empty; Qt would wait for it for ever.
        try:
            self._path.unlink(missing_ok=True)
        except OSError as error:
            note("an empty lock cannot be removed", error)
        self._lock.tryLock(0)
        self._listen()
        return Held.HERE

    def release(self) -> None:
        """The program ends: the next one may have the folder. Neither raises nor waits."""
        if self._server is not None:
            self._server.close()
        self._lock.unlock()

    def _listen(self) -> None:
        server = self._server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        # Only what a program that died has left can have this name.
        QLocalServer.removeServer(self._name)
        server.newConnection.connect(self._answer)
        if not server.listen(self._name):
            note("a second start cannot be heard", OSError(server.serverError().name))

    def _answer(self) -> None:
        socket = self._server.nextPendingConnection() if self._server else None
        if socket is None:
            return
        try:
            # What it says comes with the connection: a path, or nothing.
            socket.waitForReadyRead(_WAIT // 10)
            line = bytes(socket.readLine(_MOST_BYTES).data()).decode(errors="surrogateescape").rstrip("\n")
            socket.write(_RECEIVED)
            socket.flush()
        except Exception as error:  # noqa: BLE001 - whatever comes from outside, the game goes on
            report_exception(error)
            return
        finally:
            socket.disconnected.connect(socket.deleteLater)
            socket.disconnectFromServer()
        self.started_again.emit(Path(line) if line else None)

    def _hand_over(self, game: Path | None) -> bool:
        """Whether the program that has the folder has taken what it is asked for."""
        line = f"{game.absolute() if game else ''}\n".encode(errors="surrogateescape")
        until = time.monotonic() + _WAIT / 1000
        while time.monotonic() < until:
            socket = QLocalSocket()
            socket.connectToServer(self._name)
            if socket.waitForConnected(_WAIT // 10):
                socket.write(line)
                socket.waitForBytesWritten(_WAIT // 10)
                if socket.waitForReadyRead(_WAIT) and bytes(socket.readAll().data()) == _RECEIVED:
                    return True
            time.sleep(0.05)
        return False
