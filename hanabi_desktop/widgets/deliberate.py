"""A button that is never pressed by what was meant for another one: it shows or does what cannot be undone."""

from typing import ClassVar

from PySide6.QtCore import QElapsedTimer
from PySide6.QtGui import QKeyEvent, QMouseEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from hanabi_desktop.faults.guard import override
from hanabi_desktop.widgets.buttons import ReasonedButton
from hanabi_desktop.widgets.keyboard import PRESSING


class DeliberateButton(ReasonedButton):
    """Answers only some time after it was offered, and only to a key or a mouse button that had been let go before.

    Whoever presses earlier has not seen yet what it is: then the time begins anew, so that tapping never gets through.
    """

    PATIENCE: ClassVar[int] = 500
    """Milliseconds from being offered, or from a press that came too early, until it answers."""

    def __init__(self, text: str = "", parent: QWidget | None = None, primary: bool = False) -> None:
        """Offered whenever it is shown."""
        super().__init__(text, parent, primary)
        self._offered = QElapsedTimer()

    def offer(self) -> None:
        """What it does is something else from now on, although it was to be seen before."""
        self._offered.start()
        self._rest.begin()
        self.setDown(False)

    def _is_ripe(self) -> bool:
        """Whether it answers to the press that comes now; if not, it waits anew."""
        ripe = self._offered.isValid() and self._offered.elapsed() >= self.PATIENCE
        if not ripe:
            self._offered.start()
        return ripe

    @override
    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.offer()

    @override
    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() not in PRESSING or self._is_ripe():
            super().keyPressEvent(event)
        else:
            # It is down already, and every press until it is up is the same.
            self._rest.released()

    @override
    def mousePressEvent(self, event: QMouseEvent) -> None:
        if self._is_ripe():
            super().mousePressEvent(event)

    @override
    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        # No press either, but one that comes too early all the same.
        self._is_ripe()
        super().mouseDoubleClickEvent(event)

    @override
    def _click(self) -> None:
        # A screen reader presses without a key.
        if self._is_ripe():
            super()._click()
