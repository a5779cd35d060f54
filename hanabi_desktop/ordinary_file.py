"""Opening files on disk: ordinary ones only, without waiting for anybody, and through no link that was not asked for.

Whatever the program reads or writes is opened here, but for its own resources (`tests/test_architecture.py`).
"""

import errno
import os
import stat
from pathlib import Path

_NEVER_WAITS = getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_NOCTTY", 0) | getattr(os, "O_BINARY", 0)
"""Without O_NONBLOCK, opening a pipe would wait for somebody at its other end."""
_NO_LINK = getattr(os, "O_NOFOLLOW", 0)


def open_ordinary(path: Path, flags: int, mode: int = 0o666, *, follow: bool = False) -> int:
    """The descriptor of an ordinary file; `flags` and `mode` are those of `os.open`.

    Raises OSError: EISDIR for a folder, EEXIST for a pipe, a device or, unless `follow`, a link. Those are not changed,
    nor is what a link points at.
    """
    try:
        # Merely to open a device may set it in motion.
        check_ordinary(path, follow=follow)
    except FileNotFoundError:
        if not flags & os.O_CREAT:
            raise
    descriptor = os.open(path, flags | _NEVER_WAITS | (0 if follow else _NO_LINK), mode)
    try:
        # Something else may lie there by now.
        _check(os.fstat(descriptor).st_mode, path)
    except OSError:
        os.close(descriptor)
        raise
    return descriptor


def check_ordinary(path: Path, *, follow: bool = False) -> None:
    """Raises OSError if there is no file, or another than `open_ordinary` opens."""
    if "\0" in str(path):
        raise OSError(errno.EINVAL, os.strerror(errno.EINVAL), str(path))
    _check(path.stat(follow_symlinks=follow).st_mode, path)


def _check(mode: int, path: Path) -> None:
    if stat.S_ISDIR(mode):
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(path))
    if not stat.S_ISREG(mode):
        raise FileExistsError(errno.EEXIST, "not an ordinary file", str(path))
