"""The net under the program: every exception that nobody caught, every warning of Qt, and every crash lands here.

PySide hands exceptions in slots to `sys.excepthook` at once. Those in virtual methods (events, models, delegates) rise
first through Qt into the next Python function up the stack, whoever that is, and reach the hook if there is none.
"""

import contextlib
import logging
import platform
import re
import sys
import threading
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from types import TracebackType
from typing import Any

from PySide6.QtCore import (
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    Signal,
    Slot,
    qInstallMessageHandler,
    qVersion,
)

from hanabi_desktop.faults.log import attach, detach, say
from hanabi_desktop.faults.noting import LOGGER
from hanabi_desktop.faults.report import Fault, fault_of
from hanabi_desktop.faults.watch import Watch

_MOST_FAULTS = 50
_SPEAKER = re.compile(r"Q[A-Za-z]{1,60}(::[A-Za-z]{1,60})?(?=[:( ])|This plugin does not support [A-Za-z]{1,60}")
"""Who a message of Qt is from. What it says may quote any text of the program, and is not kept."""
_LEVELS = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class Net(QObject):
    """Writes down what it catches, and tells whoever listens, each fault once, when Qt is ready for it."""

    happened = Signal(object)
    """A Fault that is new. Emitted from the event loop, never from inside of what failed."""
    _caught = Signal(object)

    def __init__(self, folder: Path, version: str, now: Callable[[], datetime] = datetime.now) -> None:
        """`folder` gets the log, and a file that is there while the program runs; it need not exist."""
        super().__init__()
        self._folder = folder
        self._heading = f"hanabi-desktop {version}, Qt {qVersion()}, {_system()}"
        self._now = now
        self._watch = Watch(folder)
        self._faults: dict[Fault, int] = {}
        self._lock = threading.Lock()
        self._former: list[Callable[[], object]] = []
        self.log = folder / "log.txt"
        """Where everything is written down."""
        self.died: str | None = None
        """What an earlier run has left that did not end as it should; told once."""
        self._caught.connect(self._pass_on, Qt.ConnectionType.QueuedConnection)

    def spread(self, level: str = "warning") -> None:
        """Catches from now on; the log tells what is of this level or graver."""
        log = attach(self._folder, level)
        self.log = log.path
        hooks = sys.excepthook, threading.excepthook, sys.unraisablehook
        sys.excepthook, threading.excepthook, sys.unraisablehook = self._catch, self._catch_thread, self._catch_late
        handler = qInstallMessageHandler(self._catch_message)

        def restore() -> None:
            sys.excepthook, threading.excepthook, sys.unraisablehook = hooks
            qInstallMessageHandler(handler)
            detach(log)

        self._former.append(restore)
        self.died = self._watch.begin(f"{self._heading}, begun {self._now():%Y-%m-%d %H:%M:%S}")
        logging.getLogger(LOGGER).info("begun: %s", self._heading)
        if self.died is not None:
            # Without its times and numbers of processes, the reader sees at once what is the same again.
            logging.getLogger(LOGGER).error("the program died before:\n%s", self.died)

    def gather(self) -> None:
        """The program ends as it should; everything is as it was before `spread`."""
        self._watch.end()
        while self._former:
            self._former.pop()()

    def report(self) -> str:
        """Everything that was caught, for those who can mend it."""
        with self._lock:
            faults = dict(self._faults)
        parts = [self._heading]
        if self.died is not None:
            parts.append(f"An earlier run died:\n{self.died}")
        parts += [f"{times} ×\n{fault}" for fault, times in faults.items()]
        return "\n\n".join(parts) + "\n"

    # What is caught

    def _catch(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.__excepthook__(kind, error, trace)
            return
        try:
            self._write_down(fault_of(error, trace))
        except Exception as worse:  # noqa: BLE001 - an exception in here would go round for ever
            say(f"{kind.__name__} cannot be written down: {type(worse).__name__}")

    def _catch_thread(self, what: Any) -> None:
        if what.exc_value is not None:
            self._catch(what.exc_type, what.exc_value, what.exc_traceback)

    def _catch_late(self, what: Any) -> None:
        if what.exc_value is not None:
            self._catch(what.exc_type, what.exc_value, what.exc_traceback)

    def _catch_message(self, kind: QtMsgType, context: QMessageLogContext, text: str | None) -> None:
        level = _LEVELS.get(kind)
        if level is not None and logging.getLogger(LOGGER).isEnabledFor(level):
            speaker = _SPEAKER.match(text or "")
            # The category is a word of Qt's own, such as qt.qpa.wayland.
            message = f"Qt: {speaker[0] if speaker else context.category or 'a message'}"
            say(message)
            logging.getLogger(LOGGER).log(level, "%s", message)

    def _write_down(self, fault: Fault) -> None:
        with self._lock:
            times = self._faults.get(fault, 0) + 1
            if times == 1 and len(self._faults) >= _MOST_FAULTS:
                return
            self._faults[fault] = times
        # The same again, as in a picture that is painted often, is written down ever more rarely.
        if times == 1:
            say(str(fault))
            logging.getLogger(LOGGER).error("%s", fault)
            with contextlib.suppress(RuntimeError):  # the program is over, and Qt gone
                self._caught.emit(fault)
        elif times in (10, 100, 1000, 10_000):
            logging.getLogger(LOGGER).error("%d times now: %s", times, fault.lines[0])

    @Slot(object)
    def _pass_on(self, fault: Fault) -> None:
        self.happened.emit(fault)


def _system() -> str:
    return f"Python {platform.python_version()}, {platform.system()} {platform.release()}"
