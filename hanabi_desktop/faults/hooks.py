"""Hooks of Python and Qt: uncaught exceptions and Qt's warnings go to the log, and exceptions to the window."""

import logging
import platform
import re
import sys
import threading
from collections import Counter
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Any

from PySide6.QtCore import QMessageLogContext, QObject, QtMsgType, Signal, qInstallMessageHandler, qVersion

from hanabi_desktop.faults.log import LOGGER, CrashMarker, Log, describe

_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}
_SPEAKER = re.compile(r"Q[A-Za-z]+(::[A-Za-z]+)?(?=[:( ])")
"""The class and method a message of Qt is from. What follows may quote any text of the program."""


class ErrorHooks(QObject):
    """Catches, logs and counts uncaught exceptions while it is installed."""

    happened = Signal(str)
    """A new exception, as `describe` puts it. Emitted in the middle of what failed: connect it queued."""

    def __init__(self, folder: Path, version: str) -> None:
        """`folder` gets the log, and the marker that the program runs; it need not exist."""
        super().__init__()
        self._heading = f"hanabi-desktop {version}, Qt {qVersion()}, {_system()}"
        self._marker = CrashMarker(folder / "running.txt")
        self._counts: Counter[str] = Counter()
        self.log = folder / "log.txt"
        self.died: str | None = None
        """What an earlier run that crashed has left of it; None too of one that was ended from outside, which lost nothing."""

    def install(self, level: str = "warning") -> None:
        """Catches from now on; what is of this level or graver is logged."""
        with suppress(OSError):  # a folder that cannot be made is told with the first game
            self.log.parent.mkdir(parents=True, exist_ok=True)
        self._log = Log(self.log, level)
        self._former = sys.excepthook, threading.excepthook, sys.unraisablehook
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._catch, self._catch_other, self._catch_other
        self._former_handler = qInstallMessageHandler(self._log_message)
        left = self._marker.set(self._heading)
        LOGGER.info("begun: %s", self._heading)
        if left is not None:
            LOGGER.error("the program stopped unexpectedly before:\n%s", left)
            # Of a power cut there is nothing to tell the players, but of what follows the heading.
            self.died = left if left.strip().count("\n") else None

    def uninstall(self) -> None:
        """The program ends as it should; all hooks are as they were before `install`."""
        self._marker.clear()
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._former
        qInstallMessageHandler(self._former_handler)
        self._log.close()

    def report(self) -> str:
        """Everything that was caught, for those who can mend it."""
        parts = [self._heading]
        if self.died is not None:
            parts.append(f"An earlier run stopped unexpectedly:\n{self.died}")
        parts += [f"{times} ×\n{fault}" for fault, times in list(self._counts.items())]
        return "\n\n".join(parts) + "\n"

    def _catch(self, _kind: type[BaseException], error: BaseException, _trace: TracebackType | None) -> None:
        fault = describe(error)
        self._counts[fault] += 1
        # The same again, as in what is painted often, is only counted.
        if self._counts[fault] == 1:
            LOGGER.error("%s", fault)
            with suppress(RuntimeError):  # the program is over, and Qt gone
                self.happened.emit(fault)

    def _catch_other(self, what: Any) -> None:
        if what.exc_value is not None:
            self._catch(what.exc_type, what.exc_value, what.exc_traceback)

    def _log_message(self, kind: QtMsgType, context: QMessageLogContext, text: str | None) -> None:
        speaker = _SPEAKER.match(text or "")
        # The category is a word of Qt's own, such as qt.qpa.wayland.
        LOGGER.log(_LEVELS[kind], "Qt: %s", speaker[0] if speaker else context.category)


def _system() -> str:
    return f"Python {platform.python_version()}, {platform.system()} {platform.release()}"
