"""Full screen: all of it is the table's, and the menus come when they are called."""

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QMenu

from hanabi_desktop.records.preferences import TELEVISION_TEXT
from hanabi_desktop.screens.settings import SettingsDialog
from hanabi_desktop.window.main_window import MainWindow
from tests.driver import MousePlayers
from tests.input import Key, answering, click, strike, wait_until
from tests.opening import OpenWindow
from tests.window.evening import saved_settings


def fill_screen(window: MainWindow) -> None:
    strike(Key.Key_F11)
    wait_until(window.isFullScreen)


def to_television(window: MainWindow) -> None:
    window.menus.television.trigger()
    wait_until(window.isFullScreen)


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


def test_the_menus_are_away_and_come_when_called(mouse: MousePlayers) -> None:
    window, panel = mouse.window, mouse.panel

    def leave_menu() -> None:
        strike(Key.Key_Escape)
        wait_until(lambda: QApplication.activePopupWidget() is None)
        window.activateWindow()
        wait_until(lambda: QApplication.focusWindow() is window.windowHandle())

    # It leads to the menu bar where there is one.
    strike(Key.Key_F10)
    assert open_menu() is window.menus.game
    leave_menu()
    for call in (partial(strike, Key.Key_F10), partial(click, panel.menus), partial(press_alt, window)):
        assert window.menuBar().isVisible()
        assert not panel.menus.isVisible()
        before = QApplication.focusWidget()
        fill_screen(window)
        assert QApplication.focusWidget() is before
        assert not window.menuBar().isVisible()
        assert panel.menus.isVisible()
        call()
        assert open_menu().actions() == [each.menuAction() for each in window.menus.all]
        leave_menu()
        strike(Key.Key_F11)
        wait_until(lambda: not window.isFullScreen())
    assert window.menuBar().isVisible()


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
        strike(Qt.KeyboardModifier.ControlModifier | Key.Key_Comma)
    QApplication.processEvents()
    assert QApplication.activePopupWidget() is None


@pytest.mark.parametrize("full", [False, True])
def test_the_television_is_left_for_what_was_before(data: Path, full: bool, window: MainWindow) -> None:
    window.apply(window.preferences.with_settings(text_size=90, symbols=False))
    if full:
        fill_screen(window)
    before = window.appearance.scale, window._look.theme, window.size()
    to_television(window)
    assert window.menus.television.isChecked()
    assert saved_settings(data).text_shown == TELEVISION_TEXT
    assert window._look.theme.symbols
    window.menus.television.trigger()
    wait_until(lambda: window.isFullScreen() is full and window.size() == before[2])
    assert not window.menus.television.isChecked()
    assert window.menuBar().isVisible() is not full
    assert saved_settings(data).text_shown == 90
    assert (window.appearance.scale, window._look.theme) == before[:2]
    # Whoever leaves full screen leaves the television, too.
    to_television(window)
    strike(Key.Key_F11)
    wait_until(lambda: not window.isFullScreen())
    assert not window.menus.television.isChecked()
    assert not window.menus.full_screen.isChecked()
    assert window.menuBar().isVisible()
    assert saved_settings(data).text_shown == 90


def test_a_window_that_was_closed_on_the_television_opens_there(open_window: OpenWindow, data: Path) -> None:
    first = open_window()
    to_television(first)
    first.close()
    # Wherever it is, and whether or not that is remembered.
    (data / "window.geometry").unlink()
    again = MainWindow(data)
    again.show_as_before()
    wait_until(again.isFullScreen)
    assert again.menus.television.isChecked()
    again.menus.television.trigger()
    wait_until(lambda: not again.isFullScreen())
    assert saved_settings(data).text_shown == 100
    again.close()
    again.deleteLater()


def test_the_keyboard_is_at_the_table_again_when_the_television_is_left_in_the_settings(mouse: MousePlayers) -> None:
    window = mouse.window
    to_television(window)
    mouse.panel.menus.setFocus()

    def leave(dialog: SettingsDialog) -> None:
        dialog.appearance.television.setFocus()
        strike(Key.Key_Space)
        wait_until(lambda: not window.isFullScreen())
        dialog.reject()

    with answering(leave):
        window.menus.settings.trigger()
    assert mouse.panel.turn.hasFocus()
