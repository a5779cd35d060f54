"""What is written down of an exception: where it was, never what it said.

A message may quote a value, and a value may be a card that nobody may see while the game runs. Kinds of exceptions, files,
lines and functions are the program's own text, and tell enough to find the fault.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType

from msgspec import Struct
from typing_extensions import override

from hanabi_desktop.faults.noting import reason

_PACKAGE = Path(__file__).resolve().parents[1]
_THROUGH = re.compile(r"Error calling Python override of (Q\w{1,60}::\w{1,60})\(\): ")
"""What PySide puts before the message of an exception on its way through a virtual method."""
_MOST_CAUSES = 5
_MOST_PLACES = 60


class Fault(Struct, frozen=True):
    """One exception, without anything that anybody may not know. Equal faults are the same fault, happening again."""

    lines: tuple[str, ...]

    @override
    def __str__(self) -> str:
        return "\n".join(self.lines)


def fault_of(error: BaseException, trace: TracebackType | None = None) -> Fault:
    """Describes an exception; `trace` is where it was, if it does not know itself."""
    return Fault(tuple(_lines(error, trace or error.__traceback__, _MOST_CAUSES)))


def _lines(error: BaseException, trace: TracebackType | None, causes: int) -> Iterator[str]:
    through = _through(error)
    yield reason(error) + (f" through {', '.join(through)}" if through else "")
    places = list(_places(trace))
    if len(places) > _MOST_PLACES:
        # Something that called itself without end.
        places = [*places[: _MOST_PLACES // 2], "…", *places[-_MOST_PLACES // 2 :]]
    yield from (f"  {place}" for place in places)
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause is not None and causes:
        yield "after"
        yield from _lines(cause, cause.__traceback__, causes - 1)
    if isinstance(error, BaseExceptionGroup) and causes:
        for inner in error.exceptions:
            yield "together with"
            yield from _lines(inner, inner.__traceback__, causes - 1)


def _through(error: BaseException) -> list[str]:
    """The Qt methods that an exception came through."""
    text = error.args[0] if error.args and type(error.args[0]) is str else ""
    methods = []
    while found := _THROUGH.match(text):
        methods.append(found[1])
        text = text[found.end() :]
    return methods


def _places(trace: TracebackType | None) -> Iterator[str]:
    while trace is not None:
        code = trace.tb_frame.f_code
        yield f"{_short(code.co_filename)}:{trace.tb_lineno} {code.co_qualname}"
        trace = trace.tb_next


def _short(filename: str) -> str:
    """A file of ours as it stands in the package, any other by its last two names: where it lies is nobody's matter."""
    path = Path(filename)
    if path.is_relative_to(_PACKAGE.parent):
        return path.relative_to(_PACKAGE.parent).as_posix()
    return "/".join(path.parts[-2:])
