"""Reading the folder of games in a thread, so that no window waits for it, however many games there are."""

import gc
import threading
import time
from pathlib import Path
from queue import SimpleQueue
from typing import ClassVar

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from hanabi_desktop.faults.guard import override
from hanabi_desktop.faults.log import note
from hanabi_desktop.records.scores import Score, Unread, game_files, read_game

_BATCH = 100
"""Milliseconds between two batches."""
_WORK, _REST = 0.006, 0.003
"""Seconds: Python runs one thread at a time, so the reader rests again and again, and the window gets its turn."""


class GameReader(QObject):
    """Reads every game of a folder once, latest name first. Nothing waits for its thread, not even the program's end.

    Python collects garbage in whichever thread is running then, and widgets that end in another thread than their own
    crash the program: so there is no collection as long as a reader's thread is alive.
    """

    found = Signal(object)
    """A batch: a list of Score and Unread."""
    finished = Signal()
    """Everything was read. Not emitted by a reader that was cancelled."""
    _alive: ClassVar[int] = 0
    """Readers whose threads have not ended."""

    def __init__(self, folder: Path) -> None:
        """Reads nothing before `start`. The folder need not exist."""
        super().__init__()
        self.read = self.total = 0
        """Files that were read, and that there are; 0 until the folder was listed."""
        self.scores: list[Score] = []
        """The games that were delivered."""
        self._thread = _Thread(folder)
        self._timer = QTimer(self)
        self._timer.setInterval(_BATCH)
        self._timer.timeout.connect(self._deliver)

    def start(self) -> None:
        """Begins; `found` and `finished` come from the event loop, and then the reader deletes itself."""
        self.setParent(QCoreApplication.instance())
        GameReader._alive += 1
        gc.disable()
        self._thread.start()
        self._timer.start()

    def cancel(self) -> None:
        """Ends the reading; nothing more is delivered."""
        self._thread.cancelled.set()

    @property
    def _cancelled(self) -> bool:
        return self._thread.cancelled.is_set()

    def _deliver(self) -> None:
        ended = not self._thread.is_alive()
        results = [self._thread.results.get() for _ in range(self._thread.results.qsize())]
        self.read += len(results)
        self.total = self._thread.total
        batch = [result for result in results if result]
        self.scores += [result for result in batch if isinstance(result, Score)]
        if ended:
            self._timer.stop()
            GameReader._alive -= 1
            if not GameReader._alive:
                gc.enable()
            self.deleteLater()
        if batch and not self._cancelled:
            self.found.emit(batch)
        if ended and not self._cancelled:
            self.finished.emit()


class _Thread(threading.Thread):
    """Knows nothing of Qt."""

    def __init__(self, folder: Path) -> None:
        super().__init__(name="games", daemon=True)
        self.results: SimpleQueue[Score | Unread | None] = SimpleQueue()
        self.total = 0
        self.cancelled = threading.Event()
        self._folder = folder

    @override
    def run(self) -> None:
        try:
            self._read()
        except Exception as error:  # noqa: BLE001 - the sheet shows what was read until now
            note("the folder of games cannot be read", error)

    def _read(self) -> None:
        files = game_files(self._folder)
        self.total = len(files)
        failure: OSError | None = None
        rested = time.monotonic()
        for file in files:
            if self.cancelled.is_set():
                break
            try:
                self.results.put(read_game(self._folder, file))
            except OSError as error:
                failure = error
                self.results.put(Unread(file))
            if time.monotonic() > rested + _WORK:
                self.cancelled.wait(_REST)
                rested = time.monotonic()
        if failure:
            # Once: ten thousand lines in the log would say no more.
            note("a saved game cannot be read", failure)
