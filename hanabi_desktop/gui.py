"""Opens the window: the application with its font and icon, the one program a data folder, signals of the system."""

import ctypes
import signal
import socket
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QSize, QSocketNotifier, QStandardPaths, Qt, QTimer, Signal
from PySide6.QtGui import QFileOpenEvent, QFont, QFontDatabase, QIcon
from PySide6.QtWidgets import QApplication

from hanabi_desktop import __version__
from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.faults.hooks import ErrorHooks
from hanabi_desktop.faults.log import say
from hanabi_desktop.painting.pixmap_cache import painted_pixmap
from hanabi_desktop.painting.symbols import paint_icon
from hanabi_desktop.paths import fonts
from hanabi_desktop.widgets.dialogs import from_qt
from hanabi_desktop.widgets.keyboard import FocusFrames
from hanabi_desktop.widgets.sheet import open_dialog
from hanabi_desktop.window.files import Opening
from hanabi_desktop.window.main_window import PRELOAD_DELAY, MainWindow
from hanabi_desktop.window.single_instance import Held, RefusalWindow, SingleInstance

APP_ID = "desktop.hanabi.Hanabi"
"""Under which name desktops know the program: of its entry in the menu, its icon and its windows."""
FONT = "Nunito"
ICON_SIZES = (16, 32, 64, 256)
_SIGNALS = ("SIGTERM", "SIGHUP", "SIGINT")
"""The system's own, that of a terminal which is closed, and Ctrl+C in one; not every system has them all."""
_TERMINATING = tuple(getattr(signal, name) for name in _SIGNALS if hasattr(signal, name))


def run(record: Path | None, folder: Path | None, language: str | None, log_level: str, *, smoke: bool) -> int:
    """Opens the window, at the table of a `record` if one is named, and returns the exit status once it is closed.

    Data lies in `folder`; None is where the system keeps the data of programs. With `smoke` the window is painted once,
    and closed.
    """
    application = Application(sys.argv[:1])
    prepare(application)
    data = folder or from_qt(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppDataLocation))
    if smoke:
        # What is only tried ends by itself, in a folder of its own.
        with _window(data, language, log_level, pictures=False) as (window, hooks):
            return _smoke(window, record, hooks)
    TerminationSignals(application)
    instance = SingleInstance(data, application)
    held = instance.claim(record)
    if held is Held.HANDED_OVER:
        return 0
    # What is told or asked at the start is so in the event loop: before that, nothing could end the program.
    if held is not Held.HERE:
        refusal = RefusalWindow(held, data, language)
        say(refusal.text)
        refusal.read.connect(partial(application.exit, 1))
        QTimer.singleShot(0, refusal, refusal.tell)
        return application.exec()
    try:
        with _window(data, language, log_level) as (window, _):
            instance.started_again.connect(window.come_forward)
            application.file_asked.connect(window.come_forward)
            QTimer.singleShot(0, window, partial(window.show_as_before, record, instance.unlocked))
            return application.exec()
    finally:
        instance.release()


@contextmanager
def _window(
    data: Path, language: str | None, log_level: str, *, pictures: bool = True
) -> Iterator[tuple[MainWindow, ErrorHooks]]:
    """The window; whatever goes wrong meanwhile is caught and logged. Without `pictures` none are kept on disk."""
    hooks = ErrorHooks(data, __version__)
    hooks.install(log_level)
    try:
        cache = from_qt(QStandardPaths.writableLocation(QStandardPaths.StandardLocation.CacheLocation))
        yield MainWindow(data, hooks=hooks, language=language, pictures=cache if pictures else None), hooks
    finally:
        hooks.uninstall()


class Application(QApplication):
    """The application object; a Mac's Finder sends it the file that is to be opened, instead of naming it at the start."""

    file_asked = Signal(object)

    @guarded
    def event(self, event: QEvent) -> bool:
        if isinstance(event, QFileOpenEvent):
            self.file_asked.emit(Path(event.file()))
            return True
        return super().event(event)


def prepare(application: QApplication) -> None:
    """Gives the application its name, style and font, and a moment later its icon.

    There is no organization name: saves lie in a folder of the program's own name.
    """
    application.setStyle("Fusion")
    application.setApplicationName("hanabi-desktop")
    application.setApplicationVersion(__version__)
    application.setApplicationDisplayName("Hanabi")
    application.setDesktopFileName(APP_ID)
    # On a Mac the keyboard would come to fields and lists only, unless all Macs' settings said otherwise.
    application.styleHints().setTabFocusBehavior(Qt.TabFocusBehavior.TabFocusAllControls)
    if sys.platform == "win32":
        # Else the taskbar would count the window to Python.
        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(APP_ID)
    for font in sorted(fonts().glob("*.ttf")):
        QFontDatabase.addApplicationFont(str(font))
    FocusFrames(application)
    application.setFont(QFont(FONT, 11, QFont.Weight.DemiBold))
    # Nobody waits for it before the title stands.
    QTimer.singleShot(PRELOAD_DELAY, application, partial(_set_icon, application))


def _set_icon(application: QApplication) -> None:
    icon = QIcon()
    for size in ICON_SIZES:
        icon.addPixmap(painted_pixmap(QSize(size, size), 1.0, paint_icon))
    application.setWindowIcon(icon)


def _smoke(window: MainWindow, record: Path | None, hooks: ErrorHooks) -> int:
    troubles: list[str] = []
    hooks.happened.connect(troubles.append)
    for told in paint_once(window, record):
        troubles.append(told)
        say(told)
    return 1 if troubles else 0


def paint_once(window: MainWindow, record: Path | None = None) -> list[str]:
    """Shows the window, at the table of a record if one is named, and paints all of it.

    Nobody is there to answer: messages and questions meanwhile are answered with no, and returned.
    """
    told: list[str] = []

    def decline() -> None:
        dialog = open_dialog()
        if dialog is not None:
            told.append(dialog.accessibleDescription() or dialog.windowTitle())
            dialog.close()

    answers = QTimer()
    answers.timeout.connect(decline)
    answers.start(0)
    window.resize(1024, 700)
    if record is not None:
        # Nobody is there to say how to open a game that is not over.
        window.game.open(record, Opening.PLAY_ON)
    window.show()
    window.tell_waiting()
    decline()
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
            # The socket wakes up whoever has to do something.
            signal.signal(number, lambda _number, _frame: None)

    def _hear(self) -> None:
        if set(_TERMINATING) & set(self._here.recv(64)):
            QCoreApplication.quit()
