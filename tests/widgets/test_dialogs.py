"""Messages in boxes of their own."""

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from hanabi_desktop.widgets.dialogs import Messages, MessageSheet
from hanabi_desktop.widgets.sheet import open_dialog


@pytest.fixture
def window(qtbot: QtBot) -> QWidget:
    window = QWidget()
    qtbot.addWidget(window)
    window.show()
    return window


def press(name: str) -> None:
    """Answers the box that comes next."""

    def answer() -> None:
        box = open_dialog()
        assert isinstance(box, MessageSheet)
        next(button for button in box.buttons.buttons() if button.text().replace("&", "") == name).click()

    QTimer.singleShot(0, answer)


def boxes(window: QWidget) -> list[MessageSheet]:
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return window.findChildren(MessageSheet)


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
