"""A private view that its player has walked away from does not stay open for whoever passes by."""

from math import ceil

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QApplication, QWidget
from typing_extensions import override

from hanabi_desktop.faults.catching import answered

COUNTED = 10
"""The last seconds, which are told."""
_INPUT = frozenset(
    (
        QEvent.Type.KeyPress,
        QEvent.Type.KeyRelease,
        QEvent.Type.MouseMove,
        QEvent.Type.MouseButtonPress,
        QEvent.Type.MouseButtonRelease,
        QEvent.Type.Wheel,
        QEvent.Type.TouchBegin,
        QEvent.Type.TouchUpdate,
        QEvent.Type.TabletMove,
        QEvent.Type.TabletPress,
    )
)


class IdleCover(QObject):
    """Watches the window of `page` while a private view is open there; nothing runs otherwise."""

    left_alone = Signal()
    """Nobody has touched mouse or keyboard for as long as the players allow."""
    counted = Signal(int)
    """So many seconds are left, now that few are; 0 if it is not counted any more."""

    def __init__(self, page: QWidget) -> None:
        """Watches nothing before `watch`; without a `patience` it never ends a view."""
        super().__init__(page)
        self._page = page
        self._patience = 0.0
        self._window: QWindow | None = None
        self._touched = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self._look)
        self._told = 0
        QApplication.instance().focusChanged.connect(self._focus_moved)  # type: ignore[union-attr]

    def set_patience(self, seconds: float) -> None:
        """How long a view may be left alone; 0 is for ever."""
        self._patience = seconds
        if self._window is not None:
            self._touch()

    def watch(self, private: bool) -> None:
        """A private view is open now, or none is."""
        window = self._page.window().windowHandle() if private else None
        if window is self._window:
            return
        if self._window is not None:
            self._window.removeEventFilter(self)
        self._window = window
        if window is None:
            self._timer.stop()
            self._tell(0)
        else:
            # All that a window is given by mouse and keyboard comes by here; nothing of what it paints does.
            window.installEventFilter(self)
            self._touch()

    def _touch(self) -> None:
        self._touched.start()
        self._tell(0)
        if self._patience:
            self._timer.start(max(0, round((self._patience - COUNTED) * 1000)))
        else:
            self._timer.stop()

    def _focus_moved(self) -> None:
        # A screen reader moves the keyboard without a key.
        if self._window is not None:
            self._touch()

    def _look(self) -> None:
        left = self._patience - self._touched.elapsed() / 1000
        if left <= 0:
            self.left_alone.emit()
            return
        self._tell(min(COUNTED, ceil(left)))
        # To the moment at which one second less is left.
        self._timer.start(max(1, round(left % 1 * 1000)) if left % 1 else 1000)

    def _tell(self, seconds: int) -> None:
        if seconds != self._told:
            self._told = seconds
            self.counted.emit(seconds)

    @override
    @answered(False)
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in _INPUT:
            self._touch()
        return False
