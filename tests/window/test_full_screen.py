"""Full screen: all of it is the table's, and the menus come when they are called."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu

from hanabi_desktop.records.preferences import TELEVISION_TEXT, Preferences, load
from hanabi_desktop.screens.settings import SettingsDialog
from hanabi_desktop.window.main_window import MainWindow
from tests.driver import MousePlayers
from tests.input import Key, answering, click, strike, wait_until
from tests.opening import OpenWindow


def fill_screen(window: MainWindow) -> None:
    strike(Key.Key_F11)
    wait_until(window.isFullScreen)


def until(window: MainWindow, *, full: bool) -> None:
    wait_until(lambda: window.isFullScreen() is full)


def open_menu() -> QMenu:
    wait_until(lambda: isinstance(QApplication.activePopupWidget(), QMenu))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def press_alt(window: MainWindow, *between: Qt.Key) -> None:
    """Alt goes down, perhaps other keys with it, and up again: as the system tells it to the window."""
    handle, alt = window.windowHandle(), Qt.KeyboardModifier.AltModifier
    for kind, key in (
        (QEvent.Type.KeyPress, Key.Key_Alt),
        *((kind, key) for key in between for kind in (QEvent.Type.KeyPress, QEvent.Type.KeyRelease)),
        (QEvent.Type.KeyRelease, Key.Key_Alt),
    ):
        QApplication.sendEvent(handle, QKeyEvent(kind, key, alt))


def by_button(players: MousePlayers) -> None:
    click(players.panel.menus)


def by_alt(players: MousePlayers) -> None:
    press_alt(players.window)


def by_f10(_players: MousePlayers) -> None:
    strike(Key.Key_F10)


@pytest.mark.parametrize("call", [by_button, by_alt, by_f10])
def test_the_menus_are_away_and_come_when_called(mouse: MousePlayers, call: Callable[[MousePlayers], None]) -> None:
    window = mouse.window
    assert window.menuBar().isVisible()
    assert not mouse.panel.menus.isVisible()
    before = QApplication.focusWidget()
    if call is by_f10:
        # It leads to the menu bar where there is one.
        call(mouse)
        assert open_menu() is window.menus.game
        strike(Key.Key_Escape)
        window.activateWindow()
        wait_until(lambda: QApplication.focusWindow() is window.windowHandle())
    fill_screen(window)
    assert QApplication.focusWidget() is before
    assert not window.menuBar().isVisible()
    assert mouse.panel.menus.isVisible()
    call(mouse)
    menu = open_menu()
    assert menu.actions() == [each.menuAction() for each in window.menus.all]
    strike(Key.Key_Escape)
    wait_until(lambda: QApplication.activePopupWidget() is None)
    mouse.window.activateWindow()
    wait_until(lambda: QApplication.focusWindow() is mouse.window.windowHandle())
    strike(Key.Key_F11)
    wait_until(lambda: not window.isFullScreen())
    assert window.menuBar().isVisible()
    assert not mouse.panel.menus.isVisible()


def test_alt_with_a_letter_is_a_button_s_and_brings_no_menus(mouse: MousePlayers) -> None:
    """The window never hears of the letter: the button answers first."""
    fill_screen(mouse.window)
    handle, alt = mouse.window.windowHandle(), Qt.KeyboardModifier.AltModifier

    def by_letter(sheet: SettingsDialog) -> None:
        QApplication.sendEvent(handle, QKeyEvent(QEvent.Type.KeyPress, Key.Key_Alt, alt))
        for kind in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyRelease):
            letter = QKeyEvent(kind, Key.Key_C, alt, "c")
            QApplication.sendEvent(sheet.close_button if kind is QEvent.Type.ShortcutOverride else handle, letter)
        sheet.close_button.click()
        QApplication.sendEvent(handle, QKeyEvent(QEvent.Type.KeyRelease, Key.Key_Alt, alt))

    with answering(by_letter):
        strike(Key.Key_Comma, Qt.KeyboardModifier.ControlModifier)
    QApplication.processEvents()
    assert QApplication.activePopupWidget() is None


def kept(data: Path) -> Preferences:
    return load(data / "preferences.json").preferences


@pytest.mark.parametrize("full", [False, True])
def test_the_television_is_left_for_what_was_before(data: Path, full: bool, window: MainWindow) -> None:
    window.apply(window.preferences.with_settings(text_size=90, symbols=False))
    if full:
        fill_screen(window)
    before = window.appearance.scale, window._look.theme, window.size()
    window.menus.television.trigger()
    wait_until(window.isFullScreen)
    assert window.menus.television.isChecked()
    assert kept(data).text_shown == TELEVISION_TEXT
    assert window._look.theme.symbols
    window.menus.television.trigger()
    wait_until(lambda: window.isFullScreen() is full and window.size() == before[2])
    assert not window.menus.television.isChecked()
    assert window.menuBar().isVisible() is not full
    assert kept(data).text_shown == 90
    assert (window.appearance.scale, window._look.theme) == before[:2]


def test_whoever_leaves_full_screen_leaves_the_television(window: MainWindow, data: Path) -> None:
    fill_screen(window)
    window.menus.television.trigger()
    strike(Key.Key_F11)
    wait_until(lambda: not window.isFullScreen())
    assert not window.menus.television.isChecked()
    assert not window.menus.full_screen.isChecked()
    assert window.menuBar().isVisible()
    assert kept(data).text_shown == 100


def test_a_window_that_was_closed_on_the_television_opens_there(open_window: OpenWindow, data: Path) -> None:
    first = open_window()
    first.menus.television.trigger()
    wait_until(first.isFullScreen)
    first.close()
    # Wherever it is, and whether or not that is remembered.
    (data / "window.geometry").unlink()
    again = MainWindow(data)
    again.show_as_before()
    wait_until(again.isFullScreen)
    assert again.menus.television.isChecked()
    again.menus.television.trigger()
    wait_until(lambda: not again.isFullScreen())
    assert kept(data).text_shown == 100
    again.close()
    again.deleteLater()


def test_the_keyboard_is_at_the_table_again_when_the_television_is_left_in_the_settings(mouse: MousePlayers) -> None:
    window = mouse.window
    window.menus.television.trigger()
    until(window, full=True)
    mouse.panel.menus.setFocus()

    def leave(dialog: SettingsDialog) -> None:
        dialog.appearance.television.setFocus()
        strike(Key.Key_Space)
        until(window, full=False)
        dialog.reject()

    with answering(leave):
        window.menus.settings.trigger()
    assert mouse.panel.turn.hasFocus()
