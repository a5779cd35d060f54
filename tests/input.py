"""Mouse, keyboard and answers to dialogs, for real widgets."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QDeadlineTimer, QEvent, QKeyCombination, QObject, QPoint, Qt, QThread, QTimer
from PySide6.QtGui import QAction, QGuiApplication, QWindow
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu, QScrollArea, QWidget

from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.models.game_reader import GameReader
from hanabi_desktop.rules import Game, Rules
from hanabi_desktop.widgets.sheet import open_dialog
from hanabi_desktop.window.game_controller import Deal

Key = Qt.Key
Answer = Callable[[Any], None]
"""What is done with a dialog or menu that has opened; by its annotation it tells which kind that has to be."""
_LEFT = Qt.MouseButton.LeftButton
_PLAIN = Qt.KeyboardModifier.NoModifier


def dealing(*games: Game) -> Deal:
    """Deals these games' decks, one after the other, to tables that asked for just such games."""
    waiting = list(games)

    def deal(rules: Rules, players: int, starter: int | None) -> Game:
        setup = waiting.pop(0).setup
        assert (rules, players) == (setup.rules, setup.players)
        assert starter in (None, setup.starter)
        return Game(setup)

    return deal


def comes(done: Callable[[], object], seconds: float) -> bool:
    """Lets the program work until something is so; tells whether it came in time."""
    deadline = QDeadlineTimer(round(seconds * 1000))
    while not done():
        if deadline.hasExpired():
            return False
        QApplication.processEvents()
        # Without a pause, waiting for a timer would take all of a processor.
        QThread.msleep(1)
    return True


def wait_until(done: Callable[[], object], seconds: float = 5) -> None:
    """Lets the program work until something is so; fails if that takes too long."""
    assert comes(done, seconds), "it did not come to that"


def reading_ends() -> None:
    """Waits until nobody reads the folder of games any more."""
    application = QApplication.instance()
    assert application
    wait_until(lambda: not any(reader._timer.isActive() for reader in application.findChildren(GameReader)))


class _Watch(QObject):
    def __init__(self, see: Callable[[QObject, QEvent], object]) -> None:
        super().__init__()
        self._see = see

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        self._see(watched, event)
        return False


@contextmanager
def watching(see: Callable[[QObject, QEvent], object]) -> Iterator[None]:
    """Shows every event of the application to a function, before anything is done with it."""
    application, watch = QApplication.instance(), _Watch(see)
    assert application
    application.installEventFilter(watch)
    try:
        yield
    finally:
        application.removeEventFilter(watch)


# The mouse


def _spot(widget: QWidget, point: QPoint | None) -> tuple[QWidget, QPoint]:
    """The window and the place in it; fails if something else lies there, as a click would go there."""
    assert widget.isVisible(), f"{widget} is not to be seen"
    above, top = widget.parentWidget(), widget.window()
    while above is not None and not above.isWindow():
        if isinstance(above, QScrollArea):
            above.ensureWidgetVisible(widget)
        above = above.parentWidget()
    place = widget.mapTo(top, widget.rect().center() if point is None else point)
    if not top.rect().contains(place):
        # People see things only once they have been laid out.
        QApplication.processEvents()
        place = widget.mapTo(top, widget.rect().center() if point is None else point)
    under = top.childAt(place)
    assert under is widget or widget is top or (under and widget.isAncestorOf(under)), f"{under} lies over {widget}"
    return top, place


def _go_and(act: Callable[..., None], widget: QWidget, point: QPoint | None) -> None:
    top, place = _spot(widget, point)
    handle = top.windowHandle()
    assert handle is not None
    QTest.mouseMove(handle, place)
    act(handle, _LEFT, _PLAIN, place)


def hover(widget: QWidget, point: QPoint | None = None) -> None:
    """Moves the mouse to a point of the widget, its middle by default."""
    _go_and(lambda *_: None, widget, point)


def press(widget: QWidget, point: QPoint | None = None) -> None:
    """Goes there and presses the button."""
    _go_and(QTest.mousePress, widget, point)


def release(widget: QWidget, point: QPoint | None = None) -> None:
    """Goes there with the button pressed, and releases it."""
    _go_and(QTest.mouseRelease, widget, point)


def click(widget: QWidget, point: QPoint | None = None) -> None:
    """Goes there and clicks."""
    _go_and(QTest.mouseClick, widget, point)


def double_click(widget: QWidget) -> None:
    """Goes there and clicks twice within the time of a double click, whatever the first click has changed."""
    _go_and(QTest.mouseDClick, widget, None)


# The keyboard


def _focus_window() -> QWindow:
    window = QGuiApplication.focusWindow()
    assert window is not None, "no window has the keyboard"
    return window


def focused() -> QWidget:
    """What has the keyboard; something has to."""
    widget = QApplication.focusWidget()
    assert widget is not None, "nothing has the keyboard"
    return widget


def strike(*keys: Qt.Key | QKeyCombination) -> None:
    """Presses and releases keys, one after the other, wherever the keyboard is."""
    for key in keys:
        struck = QKeyCombination(key) if isinstance(key, Qt.Key) else key
        QTest.keyClick(_focus_window(), struck.key(), struck.keyboardModifiers())


def hold(key: Qt.Key, repeats: int, text: str = "") -> None:
    """Keeps a key down until it has repeated so often."""
    for count in range(repeats + 1):
        QTest.simulateEvent(_focus_window(), True, key, _PLAIN, text, count > 0)
    QTest.simulateEvent(_focus_window(), False, key, _PLAIN, text, False)


def write(text: str) -> None:
    """Types a text over what is selected."""
    focus = focused()
    assert isinstance(focus, QLineEdit)
    for char in text:
        QTest.sendKeyEvent(QTest.KeyAction.Click, focus, Key.Key_unknown, char, _PLAIN)


def tab_to(widget: QWidget) -> None:
    """Presses Tab until the widget has the keyboard."""
    for _ in range(120):
        if QApplication.focusWidget() is widget:
            return
        strike(Key.Key_Tab)
    raise AssertionError(f"Tab does not come to {widget}; it is at {QApplication.focusWidget()}")


# Dialogs and menus


_answering: list[list[QWidget | None]] = []
"""Whoever answers what opens now, the innermost last."""


@contextmanager
def answering(*answers: Answer) -> Iterator[None]:
    """Each dialog or menu that opens inside is given to the next answer, which has to close it.

    One that opens unexpectedly, one that does not open, and one of another class than the answer is annotated with,
    fail the test.
    """
    before = QApplication.activeWindow()
    waiting = list(answers)
    # One may be open already, in which a menu is opened.
    answered: list[QWidget | None] = [_open_dialog()]
    failures: list[BaseException] = []
    working = True
    _answering.append(answered)

    def look() -> None:
        if not working:
            return
        # First of all: the answer may open another dialog, and return only once that is answered.
        QTimer.singleShot(2, look)
        there = _open_dialog()
        if there is None or there in answered or _answering[-1] is not answered:
            return
        answered.append(there)
        try:
            assert waiting, f"nobody expected {there}"
            answer = waiting.pop(0)
            wanted = next(iter(getattr(answer, "__annotations__", {}).values()), QWidget)
            assert isinstance(there, wanted), f"{there} is no {wanted}"
            answer(there)
        except BaseException as failure:  # noqa: BLE001 - raised again below, out of Qt's hands
            failures.append(failure)
            there.close()

    look()
    try:
        yield
        wait_until(lambda: failures or not waiting)
    finally:
        working = False
        _answering.pop()
    if failures:
        raise failures[0]
    if before is not None and before.isVisible() and QGuiApplication.focusWindow() is None:
        # What a window manager does; the offscreen platform has none.
        before.activateWindow()
        wait_until(before.isActiveWindow)


def answers_itself(dialog: QWidget) -> None:
    """Whoever opened this dialog from within an answer also closes it: no other answer is looked for."""
    _answering[-1].append(dialog)


def _open_dialog() -> QWidget | None:
    """The menu or dialog that has mouse and keyboard, once it can be used."""
    menu = QApplication.activePopupWidget()
    if isinstance(menu, QMenu):
        return menu if menu.isVisible() else None
    dialog = open_dialog()
    if dialog is None or not dialog.isVisible() or menu is not None:
        return None
    if not dialog.isActiveWindow() or QGuiApplication.focusWindow() is None:
        dialog.activateWindow()
        return None
    return dialog


def choose_entry(menu: QWidget, entry: QAction) -> None:
    """Clicks an entry of an open menu."""
    assert isinstance(menu, QMenu)
    click(menu, menu.actionGeometry(entry).center())
