"""Reading the folder of games in slices between events, so that no window waits for it, however many games there are."""

import time
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from hanabi_desktop.faults.log import note
from hanabi_desktop.records.scores import Score, Unread, game_files, read_game

_SLICE = 0.008
"""Seconds of reading before the event loop runs again."""
_BATCH = 0.1
"""Minimum seconds between two batches."""
_SHARE = 20
"""A batch has at least 1/20 of what was delivered before: each makes its listeners go through all of it again."""


class GameReader(QObject):
    """Reads every game of a folder once, latest name first, in the window's own thread."""

    found = Signal(object)
    """A batch: a list of Score and Unread."""
    finished = Signal()
    """Everything was read. Not emitted by a reader that was cancelled."""

    def __init__(self, folder: Path) -> None:
        """Reads nothing before `start`. The folder need not exist."""
        super().__init__()
        self.read = self.total = 0
        """Files read, and files in all; 0 until the folder is listed."""
        self.scores: list[Score] = []
        """The games that were delivered."""
        self._files = self._read(folder)
        self._batch: list[Score | Unread] = []
        self._delivered = 0.0
        """When the last batch was delivered; the first one comes at once."""
        self._timer = QTimer(self)
        self._timer.timeout.connect(self._work)

    def start(self) -> None:
        """Begins; `found` and `finished` come from the event loop, and then the reader deletes itself."""
        self.setParent(QCoreApplication.instance())
        self._timer.start(0)

    def cancel(self) -> None:
        """Ends the reading; nothing more is delivered."""
        self._timer.stop()
        self.deleteLater()

    def _work(self) -> None:
        until = time.monotonic() + _SLICE
        while time.monotonic() < until:
            try:
                self._batch += filter(None, [next(self._files)])
            except StopIteration:
                self.cancel()
                self._deliver()
                self.finished.emit()
                return
        enough = len(self._batch) * _SHARE >= len(self.scores)
        if enough and time.monotonic() > self._delivered + _BATCH:
            self._deliver()

    def _deliver(self) -> None:
        batch, self._batch = self._batch, []
        self.scores += [result for result in batch if isinstance(result, Score)]
        if batch:
            self.found.emit(batch)
        self._delivered = time.monotonic()

    def _read(self, folder: Path) -> Iterator[Score | Unread | None]:
        failure: OSError | None = None
        try:
            files = game_files(folder)
        except OSError as error:
            note("the folder of games cannot be read", error)
            return
        self.total = len(files)
        for file in files:
            try:
                result = read_game(folder, file)
            except OSError as error:
                failure, result = error, Unread(file)
            self.read += 1
            yield result
        if failure:
            # Once: ten thousand lines in the log would say no more.
            note("a saved game cannot be read", failure)
