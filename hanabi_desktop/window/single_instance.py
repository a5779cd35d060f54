"""One program a data folder: a second start hands its file to the window that is open already, and ends."""

import errno
import os
import sys
import time
from contextlib import suppress
from enum import Enum
from functools import partial
from hashlib import sha256
from pathlib import Path

from PySide6.QtCore import QObject, QSize, Signal
from PySide6.QtGui import QGuiApplication, QResizeEvent
from PySide6.QtNetwork import QLocalServer, QLocalSocket
from PySide6.QtWidgets import QMainWindow

from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.faults.log import note
from hanabi_desktop.ordinary_file import open_ordinary
from hanabi_desktop.paths import translations
from hanabi_desktop.records import preferences
from hanabi_desktop.records.store import OWNER_ONLY
from hanabi_desktop.screens.title import TitlePage
from hanabi_desktop.widgets.dialogs import Messages
from hanabi_desktop.widgets.language import Language
from hanabi_desktop.widgets.window_size import size_to
from hanabi_desktop.window.appearance import Appearance
from hanabi_desktop.wording.files import path_text
from hanabi_desktop.wording.text import tr

LOCK = "running.lock"
_SOCKET = "running.socket"
_LONGEST_SOCKET = 100
"""Maximum bytes of the path of a socket; systems take 103 at least, endings included."""
_WAIT = 5000
"""Milliseconds for the first program to answer or to end: it may just be starting, saving, or leaving."""
_MAX_BYTES = 64 * 1024
"""Maximum bytes read from a second start: no path is longer."""
_END, _RECEIVED = b"\0", b"ok"
"""Terminator of the path that is handed over, as no path contains it; and the answer to it."""


class Held(Enum):
    """Who has the data folder."""

    HERE = "here"
    """This program, or nobody can tell: a folder without locks, or one that cannot be written."""
    HANDED_OVER = "handed over"
    """Another program, which has taken what was asked for."""
    SILENT = "silent"
    """Another program, which does not answer."""


class RefusalWindow(QMainWindow):
    """Tells why this program cannot start, on the ground of the title; whose the folder is, has all that lies there."""

    read = Signal()
    """Somebody has read it and closed the message; the window itself may be closed instead."""

    def __init__(self, held: Held, folder: Path, language: str | None) -> None:
        """In the language and the look that the players have chosen; `language` goes before theirs."""
        super().__init__()
        chosen = preferences.load(folder / "preferences.json", ours=False).preferences
        Language(translations(), self, language).prefer(chosen.language)
        self._appearance = Appearance(self, chosen)
        self.setCentralWidget(TitlePage(self._appearance.look))
        size_to(self, QSize(1024, 700))
        self.text = tr(
            "Messages", "The program is already running with the saved games in {folder}, but isn’t responding."
        ).format(folder=path_text(folder))

    def tell(self) -> None:
        """Shows the window, and why it is there."""
        self.show()
        Messages(self).inform(tr("Messages", "The program can’t start"), self.text).finished.connect(self.read)

    @guarded
    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._appearance.fit(event.size())


class SingleInstance(QObject):
    """Holds the data folder for this program, and hears of later starts."""

    started_again = Signal(object)
    """Somebody has started the program once more: with the Path of a game to open, or None."""

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        """`folder` is the data folder; it need not exist."""
        super().__init__(parent)
        self._folder = folder
        self._lock: int | None = None
        """The open file that is locked."""
        self.unlocked: OSError | None = None
        """Why the folder takes no lock, if so: a program on another computer could have it as well."""
        self._server: QLocalServer | None = None
        application = QGuiApplication.instance()
        if isinstance(application, QGuiApplication):
            # Whoever starts from now on waits for the folder: nothing that was handed over would be opened.
            application.lastWindowClosed.connect(self._stop_listening)

    def claim(self, game: Path | None) -> Held:
        """Takes the folder, or asks the program that has it to open `game` and to come to the front."""
        with suppress(OSError):  # a folder that cannot be made cannot be locked either
            self._folder.mkdir(parents=True, exist_ok=True)
        until = time.monotonic() + _WAIT / 1000
        while time.monotonic() < until:
            # Asked first, it is heard also where the folder takes no lock.
            names = (name for name in _socket_names(self._folder) if _may_be_asked(name, self._folder))
            if any(_hand_over(name, game, until) for name in names):
                return Held.HANDED_OVER
            if self._take_lock():
                self._listen()
                return Held.HERE
            time.sleep(0.05)
        return Held.SILENT

    def release(self) -> None:
        """The program ends: the next one may have the folder. Neither raises nor waits."""
        self._stop_listening()
        if self._lock is not None:
            os.close(self._lock)
            self._lock = None

    def _take_lock(self) -> bool:
        """Whether no other program has the folder: its lock is taken, or it takes none. The system ends it with its owner."""
        descriptor = None
        try:
            descriptor = open_ordinary(self._folder / LOCK, os.O_RDWR | os.O_CREAT, OWNER_ONLY)
            _lock_file(descriptor)
        except OSError as error:
            if descriptor is not None:
                os.close(descriptor)
                if error.errno in _LOCKED:
                    return False
            self.unlocked = error
            note("the data folder cannot be locked", error)
        else:
            self._lock = descriptor
        return True

    def _listen(self) -> None:
        server = self._server = QLocalServer(self)
        server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        server.newConnection.connect(self._answer)
        for name in _socket_names(self._folder):
            # Only what a program that died has left can have this name.
            QLocalServer.removeServer(name)
            if server.listen(name):
                return
        note("a second start cannot be heard", OSError(server.serverError().name))

    def _stop_listening(self) -> None:
        """Whoever has not been answered yet hears that nobody will."""
        if self._server is not None:
            self._server.close()

    def _answer(self) -> None:
        while self._server is not None and (connection := self._server.nextPendingConnection()) is not None:
            read = partial(self._read, connection, bytearray())
            connection.readyRead.connect(read)
            read()

    def _read(self, connection: QLocalSocket, said: bytearray) -> None:
        said += connection.readAll().data()
        if len(said) > _MAX_BYTES:
            connection.abort()
        if self._server is None or not self._server.isListening() or not said.endswith(_END):
            return
        connection.write(_RECEIVED)
        # Whoever has not waited has told the players so: it would not be expected any more.
        taken = (
            connection.waitForBytesWritten(_WAIT) and connection.state() is QLocalSocket.LocalSocketState.ConnectedState
        )
        connection.disconnectFromServer()
        if taken:
            path = os.fsdecode(bytes(said[: -len(_END)]))
            self.started_again.emit(Path(path) if path else None)


def _socket_names(folder: Path) -> list[str]:
    """Where a program listens: in the data folder, or where that takes no socket, in a folder of the user's."""
    real = os.path.realpath(folder)
    name = f"hanabi-desktop-{sha256(os.fsencode(real)).hexdigest()[:24]}"
    if sys.platform == "win32":
        return [name]
    # Not what the environment names, in which two starts may differ.
    runtime = f"/run/user/{os.getuid()}"
    runtime = runtime if os.access(runtime, os.W_OK) else "/tmp"  # noqa: S108 - see _may_be_asked
    names = [f"{real}/{_SOCKET}", f"{runtime}/{name}"]
    return [name for name in names if len(os.fsencode(name)) <= _LONGEST_SOCKET]


def _may_be_asked(name: str, folder: Path) -> bool:
    """Whether somebody listens there who may have the folder: in a folder for all users, anybody could have the name."""
    if sys.platform == "win32":
        return True
    try:
        return os.lstat(name).st_uid in (os.getuid(), folder.stat().st_uid)
    except OSError:
        return False


def _hand_over(name: str, game: Path | None, until: float) -> bool:
    """Whether a program that listens there has taken what it is asked for."""
    connection = QLocalSocket()
    connection.connectToServer(name)
    if not connection.waitForConnected(_milliseconds(until)):
        return False
    connection.write((os.fsencode(game.absolute()) if game else b"") + _END)
    while connection.bytesAvailable() < len(_RECEIVED):
        if not connection.waitForReadyRead(_milliseconds(until)):
            break
    return connection.readAll().data() == _RECEIVED


def _milliseconds(until: float) -> int:
    return max(0, round((until - time.monotonic()) * 1000))


_LOCKED = (errno.EAGAIN, errno.EACCES, errno.EDEADLK)
"""What a system says of a file that somebody else has locked."""

if sys.platform == "win32":
    import msvcrt

    def _lock_file(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock_file(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
