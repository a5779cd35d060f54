"""The dialog for a new game, opened for a test and operated as players do."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QWidget
from pytestqt.qtbot import QtBot

from hanabi_desktop.painting.styles import style_sheet
from hanabi_desktop.painting.theme import Scheme, theme_for
from hanabi_desktop.records.preferences import Preferences
from hanabi_desktop.screens.new_game.dialog import NewGameDialog
from tests.opening import in_front, shared_look

Open = Callable[..., NewGameDialog]


@pytest.fixture
def open_dialog(qtbot: QtBot) -> Open:
    def open_dialog(preferences: Preferences | None = None, scale: float = 1.0) -> NewGameDialog:
        dialog = NewGameDialog(shared_look(), preferences or Preferences())
        dialog.setStyleSheet(style_sheet(theme_for(Scheme.DARK), scale))
        return in_front(qtbot, dialog, (1024, 700))

    return open_dialog


def click(button: QWidget) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, pos=QPoint(12, button.height() // 2))


def choose(box: QComboBox, text: str) -> None:
    """Types until the entry is the chosen one, as a player would."""
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Home)
    while box.currentText() != text:
        before = box.currentIndex()
        QTest.keyClick(box, Qt.Key.Key_Down)
        assert box.currentIndex() != before, f"{text} is not offered"
