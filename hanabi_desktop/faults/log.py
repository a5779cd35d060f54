"""The log: a few small files that go round, and none at all while nothing is wrong."""

import contextlib
import errno
import logging
import os
import sys
from pathlib import Path

from typing_extensions import override

from hanabi_desktop.faults.noting import LOGGER

NAME = "log.txt"
_BYTES = 128 * 1024
_OLDER = 2


class LazyLog(logging.Handler):
    """Opens the log with the first line that belongs in it."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self.path = folder / NAME
        self._file: logging.Handler | None = None

    @override
    def emit(self, record: logging.LogRecord) -> None:
        try:
            if self._file is None:
                self._file = self._open()
            self._file.emit(record)
        except Exception:  # noqa: BLE001 - there is nobody left to tell, and the game goes on
            self.handleError(record)

    def _open(self) -> logging.Handler:
        # Only a program in trouble waits for this to be loaded.
        from logging.handlers import RotatingFileHandler

        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self.path.is_fifo():
            # To open it is to wait until somebody reads it.
            raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(self.path))
        file = RotatingFileHandler(self.path, maxBytes=_BYTES, backupCount=_OLDER, encoding="utf-8")
        file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        # Its own way of telling would print what it was given.
        file.handleError = self.handleError  # type: ignore[method-assign]
        return file

    @override
    def handleError(self, record: logging.LogRecord) -> None:
        kind = sys.exc_info()[0]
        say(f"{self.path.name}: {kind.__name__ if kind else 'cannot be written'}")

    @override
    def close(self) -> None:
        file, self._file = self._file, None
        if file is not None:
            with contextlib.suppress(OSError):  # what could not be written was told when it was to be
                file.close()
        super().close()


def attach(folder: Path, level: str = "warning") -> LazyLog:
    """From now on the program's notes of this level or a graver one are written to the folder's log."""
    log = LazyLog(folder)
    logger = logging.getLogger(LOGGER)
    logger.addHandler(log)
    logger.setLevel(level.upper())
    return log


def detach(log: LazyLog) -> None:
    """Ends what `attach` began."""
    logging.getLogger(LOGGER).removeHandler(log)
    log.close()


def say(text: str) -> None:
    """A line for whoever started the program from a terminal, if there is one."""
    if sys.stderr is not None:
        try:
            sys.stderr.write(f"hanabi-desktop: {text}\n")
        except (OSError, ValueError):
            # The terminal is gone, and this was the last one to tell.
            return
