"""Asking computers what they would do: they think in a thread of their own, so that no window waits for them."""

import sys
from collections.abc import Callable
from concurrent.futures import Future
from functools import partial
from queue import SimpleQueue
from threading import Thread
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal

from hanabi_desktop.faults.guard import report_exception
from hanabi_desktop.players import Level
from hanabi_desktop.rules import SeatView
from hanabi_desktop.teammates.reasons import Choice

_SWITCH = 0.001
"""Interval in seconds at which Python switches threads; with its default of 0.005, motion stutters."""


class _Returns(QObject):
    """Brings questions back to the window's thread."""

    returned = Signal(object)
    """A Future of a Choice."""


_RETURNS = _Returns()
"""It outlives every table: whoever has asked may be deleted while a computer thinks."""


def _choose(level: Level, seen: SeatView) -> Choice:
    # The engine is loaded when it is first asked, as screens are when first opened: no start waits for it.
    from hanabi_desktop.teammates.teammate import choose

    return choose(level, seen)


_QUESTIONS = SimpleQueue[tuple[Future[Any], Callable[[], Any]]]()


def _think() -> None:
    """Thinks about one question after the other, for ever."""
    sys.setswitchinterval(_SWITCH)
    while True:
        question, think = _QUESTIONS.get()
        if question.set_running_or_notify_cancel():
            try:
                question.set_result(think())
            except BaseException as fault:  # noqa: BLE001 - whoever asked hears of it
                question.set_exception(fault)


_THREAD = Thread(target=_think, name="teammates", daemon=True)
"""The program that ends does not wait for a thought, which might never end. It begins with the first question."""


class Thinker(QObject):
    """Somebody who asks one thing at a time: what was asked before, or is not wanted any more, is never answered."""

    answered = Signal(object)
    """The Choice; None after a fault of the thinking, which is reported."""

    def __init__(self, parent: QObject) -> None:
        """Asks nothing yet."""
        super().__init__(parent)
        self._question: Future[Choice] | None = None
        # Queued also where the answer is there already: nobody is answered while still asking.
        _RETURNS.returned.connect(self._take, Qt.ConnectionType.QueuedConnection)

    @property
    def waits(self) -> bool:
        """Whether there is an answer to come."""
        return self._question is not None

    def ask(self, level: Level, seen: SeatView) -> None:
        """Asks what a computer of this level would do that sees this."""
        self.drop()
        if _THREAD.ident is None:
            _THREAD.start()
        self._question = Future()
        self._question.add_done_callback(_RETURNS.returned.emit)
        _QUESTIONS.put((self._question, partial(_choose, level, seen)))

    def drop(self) -> None:
        """The answer is not wanted any more."""
        if self._question is not None:
            self._question.cancel()
            self._question = None

    def _take(self, question: Future[Choice]) -> None:
        if question is not self._question:
            return
        self._question = None
        fault = question.exception()
        if fault is not None:
            report_exception(fault)
        self.answered.emit(None if fault else question.result())
