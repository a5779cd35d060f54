"""PySide, without what it does for programs that switch its features."""

import builtins


def load() -> None:
    """Loads PySide, and leaves Python's import as it was.

    PySide puts one of its own in its place, which reads the source of every module that is imported from then on, in
    case it says `from __feature__ import …`. No module of ours does, and to read all of them is a tenth of the start.
    """
    plain = builtins.__import__
    import PySide6.QtCore  # noqa: F401

    builtins.__import__ = plain
