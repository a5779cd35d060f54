"""The system tells the program to end, as it does when the computer is shut down: nothing has gone wrong then."""

import signal
import socket

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier

_NAMES = ("SIGTERM", "SIGHUP", "SIGINT")
"""The system's own, that of a terminal which is closed, and Ctrl+C in one; not every system has them all."""
_TELLING = tuple(getattr(signal, name) for name in _NAMES if hasattr(signal, name))


class ToldToEnd(QObject):
    """Closes the windows as if the players had, so that the next start has nothing to tell.

    Python hears of a signal only once it is at work again; the other end of a socket wakes it up.
    """

    def __init__(self, application: QCoreApplication) -> None:
        """Listens from now on, until the program ends."""
        super().__init__(application)
        self._here, self._there = socket.socketpair()
        self._here.setblocking(False)
        self._there.setblocking(False)
        self._notifier = QSocketNotifier(self._here.fileno(), QSocketNotifier.Type.Read, self)
        self._notifier.activated.connect(self._hear)
        signal.set_wakeup_fd(self._there.fileno(), warn_on_full_buffer=False)
        for telling in _TELLING:
            signal.signal(telling, _pass)

    def _hear(self) -> None:
        if set(_TELLING) & set(self._here.recv(64)):
            QCoreApplication.quit()


def _pass(_number: int, _frame: object) -> None:
    """The socket has woken up whoever has to do something."""
