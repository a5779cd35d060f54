"""The crash log. Nothing in it names a card: kinds and places of errors are written, their messages are not.

A message may quote a value, and a value may be a card that nobody may see while the game runs.
"""

import errno
import logging
import os
import sys
import traceback
from contextlib import suppress
from io import TextIOWrapper
from logging.handlers import RotatingFileHandler
from pathlib import Path

from hanabi_desktop.compat import override
from hanabi_desktop.ordinary_file import open_ordinary

LOGGER = logging.getLogger("hanabi_desktop")
_MAX_BYTES = 128 * 1024
_PACKAGE = Path(__file__).resolve().parents[1]


def say(text: str) -> None:
    """Writes a line for whoever started the program from a terminal, if there is one."""
    if sys.stderr is not None:
        with suppress(OSError):
            sys.stderr.write(f"hanabi-desktop: {text}\n")


def note(what: str, error: BaseException) -> None:
    """Logs a small trouble that players need not hear of, with its reason."""
    LOGGER.warning("%s: %s", what, reason(error))


def reason(error: BaseException | None) -> str:
    """The kind of an error; the system's own errors with their name."""
    kind = type(error).__name__
    if isinstance(error, OSError) and error.errno is not None:
        return f"{kind} {errno.errorcode.get(error.errno, error.errno)}"
    return kind


def describe(error: BaseException | None) -> str:
    """Where an exception was raised, and what it was raised after."""
    parts = []
    while error is not None:
        frames = traceback.extract_tb(error.__traceback__)
        places = (f"  {_short(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames)
        # Once each, however often something has called itself.
        parts.append("\n".join([reason(error), *dict.fromkeys(places)]))
        error = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return "\nafter\n".join(parts)


def _short(filename: str) -> str:
    """A file as it stands in the package, any other by its last two names: folders may bear a person's name."""
    path = Path(filename)
    if path.is_relative_to(_PACKAGE.parent):
        return path.relative_to(_PACKAGE.parent).as_posix()
    return "/".join(path.parts[-2:])


class _LogFile(RotatingFileHandler):
    """A file that rotates. If it cannot be written, one line says so."""

    _told = False

    @override
    def _open(self) -> TextIOWrapper:
        flags = os.O_WRONLY | os.O_APPEND | os.O_CREAT
        return os.fdopen(open_ordinary(Path(self.baseFilename), flags), "a", encoding="utf-8")

    @override
    def handleError(self, record: logging.LogRecord) -> None:
        if not self._told:
            self._told = True
            say(f"the log cannot be written: {reason(sys.exc_info()[1])}")


class Log:
    """Writes what is logged to a file that rotates, and to the terminal that the program was started from."""

    def __init__(self, path: Path, level: str) -> None:
        """Makes the file with the first line that is logged."""
        file = _LogFile(path, maxBytes=_MAX_BYTES, backupCount=2, encoding="utf-8", delay=True)
        file.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
        terminal = logging.StreamHandler()
        terminal.setFormatter(logging.Formatter("hanabi-desktop: %(message)s"))
        self._handlers = (file, terminal)
        for handler in self._handlers:
            LOGGER.addHandler(handler)
        LOGGER.setLevel(level.upper())

    def close(self) -> None:
        """Never raises: what a full disk does not take was told when it was logged."""
        for handler in self._handlers:
            LOGGER.removeHandler(handler)
            with suppress(OSError):
                handler.close()
