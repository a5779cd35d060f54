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

from hanabi_desktop.faults.log import LOGGER, Log, describe

LOG = "log.txt"
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
        """`folder` gets the log; it need not exist."""
        super().__init__()
        system = f"Python {platform.python_version()}, {platform.system()} {platform.release()}"
        self._heading = f"hanabi-desktop {version}, Qt {qVersion()}, {system}"
        self._counts: Counter[str] = Counter()
        self.log = folder / LOG

    def install(self, level: str = "warning") -> None:
        """Catches from now on; what is of this level or graver is logged."""
        with suppress(OSError):  # a folder that cannot be made is told with the first game
            self.log.parent.mkdir(parents=True, exist_ok=True)
        self._log = Log(self.log, level)
        self._former = sys.excepthook, threading.excepthook, sys.unraisablehook
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._catch, self._catch_other, self._catch_other
        self._former_handler = qInstallMessageHandler(self._log_message)
        LOGGER.info("begun: %s", self._heading)

    def uninstall(self) -> None:
        """The program ends as it should; all hooks are as they were before `install`."""
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._former
        qInstallMessageHandler(self._former_handler)
        self._log.close()

    def report(self) -> str:
        """Everything that was caught, for those who can mend it."""
        counted = [f"{times} ×\n{fault}" for fault, times in list(self._counts.items())]
        return "\n\n".join([self._heading, *counted]) + "\n"

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
