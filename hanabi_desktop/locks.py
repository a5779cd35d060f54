"""Locks on files that the system takes back when the program ends, however it ends."""

import errno
import os
import sys

NO_LOCKS_HERE = (errno.ENOLCK, errno.ENOTSUP, errno.EOPNOTSUPP)
"""Some network file systems cannot lock; what is opened there counts as locked."""
_HELD_BY_ANOTHER = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)
_FAR = 1 << 30
"""Windows lets nobody read a byte that is locked, so it is one that no file has."""


def try_lock(descriptor: int) -> bool:
    """Locks an open file; False if another program holds it. Raises OSError if it cannot be told."""
    try:
        _lock(descriptor)
    except OSError as error:
        if error.errno in _HELD_BY_ANOTHER:
            return False
        if error.errno not in NO_LOCKS_HERE:
            raise
    return True


if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        here = os.lseek(descriptor, 0, os.SEEK_CUR)
        os.lseek(descriptor, _FAR, os.SEEK_SET)
        try:
            msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
        finally:
            os.lseek(descriptor, here, os.SEEK_SET)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
