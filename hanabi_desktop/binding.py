"""PySide, without what it does for programs that switch its features, and compiled once instead of at each start."""

import builtins
import marshal
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib.util import MAGIC_NUMBER, cache_from_source
from pathlib import Path
from types import CodeType
from zlib import crc32


def load() -> None:
    """Loads PySide, and leaves Python's import and compiler as they were.

    PySide puts an import of its own in place of Python's, which reads the source of every module that is imported from
    then on, in case it says `from __feature__ import …`. No module of ours does, and to read all of them is a tenth of
    the start. Another tenth would be to compile a hundred kilobytes of source that PySide brings inside its library.
    """
    plain_import, plain_compile = builtins.__import__, builtins.compile
    compiled = Compiled(Path(f"{cache_from_source(__file__)}.pyside"), plain_compile)
    builtins.compile = compiled  # type: ignore[assignment]  # of all that compile takes, no more is asked of it
    try:
        import PySide6.QtCore  # noqa: F401
    finally:
        builtins.__import__, builtins.compile = plain_import, plain_compile
    compiled.keep()


class Compiled:
    """In place of `compile`: what was compiled before is kept in a file, where Python keeps what it compiled itself.

    Nothing depends on that: what is not there, cannot be read or is of another source is compiled, and what cannot be
    written is compiled again next time.
    """

    def __init__(self, path: Path, plain: Callable[..., object]) -> None:
        self._path = path
        self._plain = plain
        self._known = _read(path)
        self._used: dict[tuple[object, ...], CodeType] = {}

    def __call__(self, source: object, filename: object, mode: str, *others: object, **named: object) -> object:
        """As `compile`."""
        if not isinstance(source, bytes) or mode != "exec" or others or named:
            return self._plain(source, filename, mode, *others, **named)
        key = (filename, len(source), crc32(source))
        code: object = self._known.get(key)
        if not isinstance(code, CodeType):
            code = self._plain(source, filename, mode)
        if isinstance(code, CodeType):
            self._used[key] = code
        return code

    def keep(self) -> None:
        """Writes what was asked for, if it is not what lies there already."""
        if self._used.keys() <= self._known.keys() or sys.dont_write_bytecode:
            return
        part = self._path.with_name(f"{self._path.name}.{os.getpid()}")
        with suppress(OSError, ValueError):
            self._path.parent.mkdir(parents=True, exist_ok=True)
            try:
                code = marshal.dumps(self._used)
                part.write_bytes(_head(code) + code)
                part.replace(self._path)
            finally:
                part.unlink(missing_ok=True)


def _read(path: Path) -> dict[tuple[object, ...], CodeType]:
    with suppress(OSError, ValueError, EOFError, TypeError):
        data = path.read_bytes()
        head, code = data[:_HEAD], data[_HEAD:]
        if head == _head(code):
            # Whoever may write here may write Python's own compiled modules beside it as well.
            known = marshal.loads(code)  # noqa: S302
            if isinstance(known, dict):
                return known
    return {}


def _head(code: bytes) -> bytes:
    """For which Python it is, and that it is whole: what is not may end the program."""
    return MAGIC_NUMBER + crc32(code).to_bytes(4, "big")


_HEAD = len(_head(b""))
