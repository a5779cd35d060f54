"""What goes wrong: a kill, or an error, at a certain call."""

import io
import os
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

_CHANGING = [(os, name) for name in ("open", "fsync", "replace", "rename", "unlink", "mkdir", "write")] + [(io, "open")]
_LOOKING = [(os, name) for name in ("stat", "scandir", "listdir")]


class Trouble:
    """At a certain call that touches the folder the program is killed, or the call fails."""

    def __init__(self, folder: Path, call: int, error: int | None) -> None:
        """Without an `error` the program is killed, before the call if its number is even, or else after it."""
        self._folder, self._at, self._error = str(folder), call, error
        self.calls = 0

    def attach(self) -> None:
        # Where nothing is written, there is nothing to be torn by a kill.
        for module, name in _CHANGING if self._error is None else _CHANGING + _LOOKING:
            setattr(module, name, self._shim(getattr(module, name)))

    def _shim(self, call: Callable[..., Any]) -> Callable[..., Any]:
        def shim(*arguments: Any, **options: Any) -> Any:
            what = arguments[0] if arguments else None
            if not (isinstance(what, int) or str(what).startswith(self._folder)):
                return call(*arguments, **options)
            self.calls += 1
            here = self.calls == self._at
            if here and self._error is not None:
                raise OSError(self._error, os.strerror(self._error), str(what))
            if here and self._at % 2 == 0:
                os.kill(os.getpid(), signal.SIGKILL)
            answer = call(*arguments, **options)
            if here:
                os.kill(os.getpid(), signal.SIGKILL)
            return answer

        return shim
