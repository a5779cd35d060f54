"""Buttons are pressed on purpose, or not at all: what has just appeared or changed answers to no press."""

from collections.abc import Callable
from functools import partial
from itertools import product

import pytest
from PySide6.QtCore import QElapsedTimer, QEvent, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from hanabi_desktop.compat import override
from hanabi_desktop.screen.view import Private, Public
from hanabi_desktop.screens.table.reveal import ARRIVING
from hanabi_desktop.widgets.buttons import DEFAULT_DELAY, HURRIED_DELAY, LONG_DELAY, ExplainedButton, MenuButton
from hanabi_desktop.widgets.keyboard import KeyRepeatFilter
from tests.input import Key, answering, click, dealing, double_click, hold, strike, wait_until
from tests.opening import OpenWindow, data, in_front, open_window
from tests.window.evening import DEAL, seated

__all__ = ["data", "open_window"]


class Clock(QElapsedTimer):
    """Measures by a clock that a test sets forward."""

    NOW = 0
    """Milliseconds."""

    @override
    def start(self) -> None:
        super().start()
        self._since = Clock.NOW

    @override
    def elapsed(self) -> int:
        return Clock.NOW - self._since


def as_players_meet_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Buttons wait, by the clock, and keys held down are told from keys pressed again."""
    for module in ("buttons", "keyboard"):
        monkeypatch.setattr(f"hanabi_desktop.widgets.{module}.QElapsedTimer", Clock)
    monkeypatch.setattr(ExplainedButton, "GUARDED", True)
    monkeypatch.setattr(KeyRepeatFilter, "MIN_UP_MS", 100)


@pytest.fixture
def button(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> ExplainedButton:
    """One that opens a private view."""
    as_players_meet_it(monkeypatch)
    button = in_front(qtbot, ExplainedButton("Show the cards"), (300, 80))
    button.delay = LONG_DELAY
    button.setFocus()
    qtbot.waitUntil(button.hasFocus)
    # From here on the time counts.
    button.offer()
    return button


@pytest.fixture
def pressed(button: ExplainedButton) -> list[bool]:
    pressed: list[bool] = []
    button.chosen.connect(lambda: pressed.append(True))
    return pressed


def hold_unmarked(button: ExplainedButton, seconds: float) -> None:
    """A key held down whose repeats the window system does not mark: each is a release with a press behind it."""
    for _ in range(round(seconds / 0.03)):
        for press in (False, True):
            send_key(button, press=press)
        Clock.NOW += 30


def send_key(button: ExplainedButton, *, press: bool, repeated: bool = False) -> None:
    handle = button.window().windowHandle()
    assert handle is not None
    QTest.simulateEvent(handle, press, Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", repeated)


def read_out(button: ExplainedButton) -> None:
    """A screen reader presses the button."""
    interface = QAccessible.queryAccessibleInterface(button)
    assert interface is not None
    actions = interface.actionInterface()
    assert actions is not None
    actions.doAction(QAccessibleActionInterface.pressAction())


def test_what_has_just_appeared_answers_no_press_and_waits_anew(button: ExplainedButton, pressed: list[bool]) -> None:
    presses: list[Callable[[], object]] = [partial(strike, Key.Key_Return), partial(strike, Key.Key_Space)]
    presses += [partial(press, button) for press in (click, double_click, read_out)]

    def appear() -> None:
        button.hide()
        button.show()
        button.setFocus()

    for delay, comes, press in product((DEFAULT_DELAY, LONG_DELAY), (button.offer, appear), presses):
        button.delay = delay
        comes()
        QApplication.processEvents()
        for gap in (100, delay - 10, delay - 10):
            Clock.NOW += gap
            press()
            wait_until(lambda: not button.isDown())
        assert not pressed
        Clock.NOW += delay + 10
        press()
        wait_until(lambda: pressed)
        assert pressed == [True]
        pressed.clear()


def test_of_a_double_click_only_what_is_clicked_again_and_again_counts_both(
    button: ExplainedButton, pressed: list[bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ExplainedButton, "GUARDED", False)
    for delay, counted in ((DEFAULT_DELAY, 1), (0, 2)):
        button.delay = delay
        double_click(button)
        assert len(pressed) == counted
        pressed.clear()


def test_a_press_while_a_busy_program_painted_was_not_meant(button: ExplainedButton, pressed: list[bool]) -> None:
    button.offer()
    # So long it takes until it is seen.
    Clock.NOW += 2000
    strike(Key.Key_Return)
    assert not pressed


def test_a_button_long_held_is_no_click(button: ExplainedButton, pressed: list[bool]) -> None:
    handle = button.window().windowHandle()
    assert handle is not None
    spot = button.rect().center()
    QTest.mousePress(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    Clock.NOW += 720
    QTest.mouseRelease(handle, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    assert not pressed


def test_a_key_held_down_presses_nothing(button: ExplainedButton, pressed: list[bool]) -> None:
    """The first repeat may come late, when the button would answer already, and be marked as a repeat or not."""
    Clock.NOW += 800
    for _ in range(20):
        send_key(button, press=True, repeated=True)
        Clock.NOW += 30
    hold_unmarked(button, 1.0)
    assert not pressed
    send_key(button, press=False)
    Clock.NOW += 710
    strike(Key.Key_Return)
    assert pressed == [True]


def test_a_key_held_down_after_it_answers_presses_it_once(button: ExplainedButton, pressed: list[bool]) -> None:
    Clock.NOW += 720
    hold(Key.Key_Return, 20, "\r")
    assert pressed == [True]


@pytest.mark.parametrize(("up", "new"), [(0, False), (99, False), (250, True)])
def test_a_busy_program_hears_late_of_a_key(button: ExplainedButton, pressed: list[bool], up: int, new: bool) -> None:
    """The release of the key that led here and the next press come right after one another; the window system has dated them."""
    Clock.NOW += 720
    for kind, moment in ((QEvent.Type.KeyRelease, 7000), (QEvent.Type.KeyPress, 7000 + up)):
        event = QKeyEvent(kind, Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r")
        event.setTimestamp(moment)
        QApplication.sendEvent(button, event)
    assert pressed == [True] * new


def test_it_is_dark_until_it_answers(button: ExplainedButton) -> None:
    def bright() -> bool:
        return button.grab().toImage().pixelColor(150, 12).lightness() > 200

    button.setStyleSheet("background: white")
    assert not bright()
    Clock.NOW += 690
    strike(Key.Key_Return)
    # Pressed too early, it begins anew.
    Clock.NOW += 690
    assert not bright()
    Clock.NOW += 20
    assert bright()


@pytest.mark.parametrize("gap", [90, 600])
def test_tapping_enter_never_opens_cards(gap: int, open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    as_players_meet_it(monkeypatch)
    players = seated(open_window(deal=dealing(DEAL)))
    for seat in (0, 1):
        for _ in range(20):
            Clock.NOW += gap
            strike(Key.Key_Return)
        assert players.phase() == Public()
        Clock.NOW += 710
        strike(Key.Key_Return)
        assert players.phase() == Private(seat)
        # The answer is the first of the next row of taps.
        strike(Key.Key_P, Key.Key_Return)
        assert players.phase() == Public()


@pytest.mark.parametrize("key", [Key.Key_Space, Key.Key_Return, Key.Key_Enter])
def test_a_menu_opens_by_each_key_that_presses_a_button(qtbot: QtBot, key: Key) -> None:
    button = in_front(qtbot, MenuButton())
    button.menu().addAction("Peek")
    button.setFocus()
    qtbot.waitUntil(button.hasFocus)
    with answering(QWidget.hide):
        strike(key)


@pytest.mark.parametrize("hurried", [True, False])
def test_whoever_taps_steadily_to_hurry_a_reveal_opens_nobodys_cards(
    hurried: bool, open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    as_players_meet_it(monkeypatch)
    players = seated(open_window(deal=dealing(DEAL)))
    screen, reveal, turn = players.screen, players.page.reveal, players.panel.turn
    screen.reveal_seconds = 2
    wait = LONG_DELAY
    for seat in (0, 1, 2):
        wait_until(turn._seen.isValid)
        # One that comes too early, and one after it that is meant.
        for gap in (100, wait + 10):
            Clock.NOW += gap
            strike(Key.Key_Return)
        assert players.phase() == Private(seat)
        strike(Key.Key_P, Key.Key_Return)
        while hurried and reveal.on:
            Clock.NOW += 800
            reveal.clock.setCurrentTime(max(reveal.clock.currentTime(), ARRIVING))
            strike(Key.Key_Return)
        screen.finish_reveal()
        wait_until(turn._seen.isValid)
        # Without a tap, the reveal went on by itself, and one for it may come late.
        for gap in (800, 770, HURRIED_DELAY - 10) if hurried else (900,):
            Clock.NOW += gap
            strike(Key.Key_Return)
        assert players.phase() == Public()
        wait = turn.delay
