"""The keys of a table that is looked at again: they come before those of whatever has the keyboard."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QAbstractItemView, QComboBox, QWidget
from shiboken6 import isValid
from typing_extensions import override

from hanabi_desktop.rules import Everybody, Eyes, Open, Seat
from hanabi_desktop.screen.replay_screen import ReplayScreen
from hanabi_desktop.screens.replay.bar import ReplayBar
from hanabi_desktop.screens.replay.jumps import Jumps
from hanabi_desktop.widgets.keyboard import COMMANDS

Key = Qt.Key


class ReplayKeys(QObject):
    """Watches everything of a page that can have the keyboard."""

    def __init__(self, page: QWidget, screen: ReplayScreen, bar: ReplayBar, jumps: Jumps) -> None:
        """What is added to the page later is not watched, unless it is given to `watch`."""
        super().__init__(page)
        self._screen, self._bar, self._jumps = screen, bar, jumps
        self.watch(page)

    def watch(self, part: QWidget) -> None:
        """Part of the page, and all that lies in it now."""
        for widget in (part, *part.findChildren(QWidget)):
            # Lists that unfold are windows of their own, where the arrows choose.
            if widget.window() is part.window():
                widget.installEventFilter(self)

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if not (isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and isValid(self)):
            return False
        if not isinstance(watched, QWidget) or not watched.hasFocus() or event.modifiers() & COMMANDS:
            return False
        return self._go(event.key(), watched) or self._look(event.key(), watched)

    def _go(self, key: int, watched: QWidget) -> bool:
        """The keys that lead elsewhere."""
        screen = self._screen
        # In hands, lines and choices the arrows go from one to the next.
        lists = isinstance(watched, QAbstractItemView | QComboBox)
        match key:
            case Key.Key_Left if not lists:
                screen.step(-1)
            case Key.Key_Right if not lists:
                screen.step(1)
            case Key.Key_PageUp:
                screen.step_rounds(-1)
            case Key.Key_PageDown:
                screen.step_rounds(1)
            case Key.Key_Home:
                screen.go(0)
            case Key.Key_End:
                screen.go(screen.turns)
            case Key.Key_Space if not isinstance(watched, QAbstractButton | QComboBox):
                self._bar.toggle()
            case Key.Key_Return | Key.Key_Enter:
                return self._jumps.ask_here(watched)
            # What lies over the table is taken away first.
            case Key.Key_Escape if self._bar.isVisible():
                self._bar.left.emit()
            case _:
                return False
        return True

    def _look(self, key: int, watched: QWidget) -> bool:
        """The keys that show it otherwise."""
        screen = self._screen
        if key in (Key.Key_Plus, Key.Key_Minus):
            screen.set_pace(screen.pace + (1 if key == Key.Key_Plus else -1))
            return True
        eyes: Eyes
        if key == Key.Key_O:
            eyes = Open()
        elif key == Key.Key_0:
            eyes = Everybody()
        elif Key.Key_1 <= key <= Key.Key_5:
            eyes = Seat(key - Key.Key_1)
        else:
            return False
        if eyes in screen.choices:
            screen.look_with(eyes)
        return True
