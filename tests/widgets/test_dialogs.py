"""Messages in boxes of their own."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from hanabi_desktop.widgets.dialogs import Messages


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


def press(name: str) -> None:
    """Answers the box that comes next."""

    def answer() -> None:
        box = QApplication.activeModalWidget()
        assert isinstance(box, QMessageBox)
        next(button for button in box.buttons() if button.text().replace("&", "") == name).click()

    QTimer.singleShot(0, answer)


def boxes(window: QWidget) -> list[QMessageBox]:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return window.findChildren(QMessageBox)


def test_a_box_goes_once_it_was_answered(window: QWidget) -> None:
    messages = Messages(window)
    press("OK")
    messages.tell("Saved", "It is saved.")
    press("Take back")
    assert messages.agree("Take it back?", "Take back", "Kari decides.")
    press("No")
    assert not messages.agree("Take it back?", "Take back", "Kari decides.")
    press("Leave")
    assert messages.choose("Not saved", "Leave all the same?", "", ["Leave", "Stay"]) == 0
    press("Stay")
    assert messages.choose("Not saved", "Leave all the same?", "", ["Leave", "Stay"]) == 1
    assert boxes(window) == []
