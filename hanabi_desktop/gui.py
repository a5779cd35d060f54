"""Starts the window. Whoever only checks records never imports this, nor Qt."""

import signal
import socket
import sys
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QSocketNotifier, QStandardPaths, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox

from hanabi_desktop import __version__
from hanabi_desktop.command_line import CommandLine, say
from hanabi_desktop.faults.hooks import ErrorHooks
from hanabi_desktop.widgets.dialogs import from_qt
from hanabi_desktop.window.main_window import MainWindow
from hanabi_desktop.window.single_instance import Held, SingleInstance, refusal_text
from hanabi_desktop.window.start import STYLE, prepare

_SIGNALS = ("SIGTERM", "SIGHUP", "SIGINT")
"""The system's own, that of a terminal which is closed, and Ctrl+C in one; not every system has them all."""
_TERMINATING = tuple(getattr(signal, name) for name in _SIGNALS if hasattr(signal, name))


def run(options: CommandLine, folder: Path | None) -> int:
    """Opens the window, and returns the exit status once it is closed.

    Data lies in `folder`; None is where the system keeps the data of programs.
    """
    application = QApplication([*sys.argv[:1], *STYLE])
    prepare(application, styled=True)
    data = folder or from_qt(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))
    record = Path(options.records[0]) if options.records else None
    if options.smoke:
        # What is only tried ends by itself, and disturbs no program that runs.
        return _watched(options, data, lambda window, hooks: _smoke(window, record, hooks))
    TerminationSignals(application)
    instance = SingleInstance(data, application)
    held = instance.claim(record)
    if held is Held.HANDED_OVER:
        return 0
    if held is not Held.HERE:
        text = refusal_text(held, data, options.language)
        say(text)
        QMessageBox.warning(None, "Hanabi", text)
        return 1

    def play(window: MainWindow, _hooks: ErrorHooks) -> int:
        instance.started_again.connect(window.come_forward)
        window.show_as_before(record)
        return application.exec()

    try:
        return _watched(options, data, play)
    finally:
        instance.release()


def _watched(options: CommandLine, data: Path, use: Callable[[MainWindow, ErrorHooks], int]) -> int:
    """Makes the window and has it used; whatever goes wrong meanwhile is caught and written down."""
    hooks = ErrorHooks(data, __version__)
    hooks.install(options.log_level)
    try:
        pictures = from_qt(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation))
        return use(MainWindow(data, hooks=hooks, language=options.language, pictures=pictures), hooks)
    finally:
        hooks.uninstall()


def _smoke(window: MainWindow, record: Path | None, hooks: ErrorHooks) -> int:
    troubles: list[object] = []
    hooks.happened.connect(troubles.append)
    troubles += paint_once(window, record)
    for trouble in troubles:
        say(str(trouble))
    return 1 if troubles else 0


def paint_once(window: MainWindow, record: Path | None = None) -> list[str]:
    """Shows the window, at the table of a record if one is named, and paints all of it.

    Nobody is there to answer: messages and questions meanwhile are answered with no, and returned.
    """
    told: list[str] = []

    def decline() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QMessageBox):
            told.append(" ".join(filter(None, (dialog.text(), dialog.informativeText()))))
            dialog.reject()
        elif dialog is not None:
            told.append(dialog.windowTitle())
            dialog.close()

    answers = QTimer()
    answers.timeout.connect(decline)
    answers.start(0)
    window.resize(1024, 700)
    if record is not None:
        # The title needs nothing of records, and is timed by whoever tries it.
        from hanabi_desktop.window.files import Opening

        # The window it is tried in is empty, and nobody is there to say how to open a game that is not over.
        window.games.open(record, Opening.PLAY_ON)
    window.show()
    window.grab()
    answers.stop()
    return told


class TerminationSignals(QObject):
    """Closes the windows as if the players had, when the system ends the program, as at a shutdown.

    Python handles a signal only once it runs again; the other end of a socket wakes it up.
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
        for number in _TERMINATING:
            signal.signal(number, _pass)

    def _hear(self) -> None:
        if set(_TERMINATING) & set(self._here.recv(64)):
            QCoreApplication.quit()


def _pass(_number: int, _frame: object) -> None:
    """The socket has woken up whoever has to do something."""
