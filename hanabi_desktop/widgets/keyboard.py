"""Keys that press buttons, keys held down, and the Tab stops of radio buttons."""

from collections.abc import Callable
from functools import partial
from typing import ClassVar

from PySide6.QtCore import QElapsedTimer, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QApplication, QButtonGroup, QMenuBar, QWidget
from shiboken6 import isValid

from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.widgets.appearance import mark

COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
"""Modifiers that make a key a command for the menus: a card is played by its own key, not by a slip of the printing one."""
PRESSING = frozenset((Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space, Qt.Key.Key_Select))
"""The keys that press a button."""


def hide_unfocused(widget: QWidget) -> None:
    """Hides a widget, which lets go of the keyboard first.

    Qt would have it wander from neighbour to neighbour, and screen readers tell of each.
    """
    focused = QApplication.focusWidget()
    if focused is not None and (widget is focused or widget.isAncestorOf(focused)):
        silently(focused.clearFocus)
    widget.hide()


def silently(move_focus: Callable[[], object]) -> None:
    """Moves the focus without a word to screen readers: Qt tells them even of what loses it."""
    listening = QAccessible.isActive()
    QAccessible.setActive(False)
    move_focus()
    QAccessible.setActive(listening)


def by_keys() -> bool:
    """Whether it was a key that was used last, and not the mouse."""
    application = QApplication.instance()
    return application is not None and bool(application.property("byKeys"))


class FocusFrames(QObject):
    """Frames what has the keyboard once a key is used, until a mouse button is: it says nothing to whoever clicks."""

    def __init__(self, application: QApplication) -> None:
        """Watches all windows."""
        super().__init__(application)
        self._application = application
        application.focusWindowChanged.connect(lambda window: window and window.installEventFilter(self))
        application.focusChanged.connect(self._frame)

    def _frame(self, before: QWidget | None, focused: QWidget | None) -> None:
        for widget, on in ((before, False), (focused, by_keys())):
            # A menu bar that is polished anew keeps a menu marked that has been left.
            if widget is not None and isValid(widget) and not isinstance(widget, QMenuBar):
                mark(widget, "framed", on=on)

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress):
            key, focused = event.type() == QEvent.Type.KeyPress, QApplication.focusWidget()
            if key is not by_keys():
                self._application.setProperty("byKeys", key)
                self._frame(None, focused)
                if focused is not None:
                    focused.window().update()
        return False


class KeyRepeatFilter:
    """Filters key repeats: tells a key that was released and pressed again from one that is held down.

    A key held down repeats itself, and a window system may leave a repeat unmarked: it comes as a release with a press
    right behind it. So a press counts only after a release that had time to be one. The window system says when a key
    moved: a program that is busy hears of a release late, and of the next press right behind it.
    """

    MIN_UP_MS: ClassVar[int] = 100
    """Minimum milliseconds between a release and a new press: a repeat takes less than one, and fast tapping more."""

    def __init__(self) -> None:
        """Starts with no key pressed."""
        self._stirred = QElapsedTimer()
        self._moved = 0

    def begin(self) -> None:
        """Forgets earlier presses, which were meant for something else."""
        self._stirred.invalidate()

    def pressed(self, event: QKeyEvent) -> bool:
        """Returns whether a press event is a new press, not a repeat."""
        repeated = event.isAutoRepeat() or (self._stirred.isValid() and self._up(event) < self.MIN_UP_MS)
        self.released(event)
        return not repeated

    def released(self, event: QKeyEvent) -> None:
        """Takes note of a release event, which may be part of a repeat."""
        self._stirred.start()
        self._moved = event.timestamp()

    def _up(self, event: QKeyEvent) -> int:
        """Milliseconds since the last event, as handled here, or as dated by the window system if that is longer."""
        dated = event.timestamp() - self._moved if self._moved else 0
        return max(self._stirred.elapsed(), dated)


def one_tab_stop(group: QButtonGroup) -> None:
    """Keeps it so from now on; Qt by itself goes to the first button of the group, whichever is chosen."""
    group.buttonToggled.connect(partial(_set_stops, group))
    _set_stops(group)


def _set_stops(group: QButtonGroup, *_: object) -> None:
    for button in group.buttons():
        stop = button is group.checkedButton()
        button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if stop else Qt.FocusPolicy.ClickFocus)


def give_back_focus(widget: QWidget) -> None:
    """Gives the focus back to a widget; screen readers are told once it is sure to stay there."""

    def tell() -> None:
        if widget.hasFocus():
            QAccessible.updateAccessibility(QAccessibleEvent(widget, QAccessible.Event.Focus))
            if isinstance(widget, QAbstractItemView):
                speak_current(widget)

    QTimer.singleShot(0, widget, tell)
    silently(partial(widget.setFocus, Qt.FocusReason.ActiveWindowFocusReason))


def tell_name(widget: QWidget) -> None:
    """Announces that a widget has another name, which a screen reader keeps and Qt takes from a label."""
    QAccessible.updateAccessibility(QAccessibleEvent(widget, QAccessible.Event.NameChanged))


def speak_current(view: QAbstractItemView) -> None:
    """Announces the current line of a view that has the keyboard."""
    view.setProperty("spokenSoon", False)
    line = QAccessible.queryAccessibleInterface(view).focusChild()
    if view.hasFocus() and view.currentIndex().isValid() and line.isValid():
        QAccessible.updateAccessibility(QAccessibleEvent(line, QAccessible.Event.Focus))
