"""The rulebook's window, for each test that asks for it."""

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hanabi_desktop.paths import translations
from hanabi_desktop.screens.rulebook.window import RulebookWindow
from hanabi_desktop.widgets.language import Language
from tests.opening import shared_look
from tests.screens.rulebook.reading import settle


@pytest.fixture
def spoken(qapp: QApplication) -> Iterator[Language]:
    """The language of the program, which is English until it is changed."""
    language = Language(translations())
    language.install("en")
    yield language
    language.install("en")
    # Its translators go with it, whoever still holds it.
    language.deleteLater()


@pytest.fixture
def window(qtbot: QtBot, spoken: Language, qapp: QApplication) -> Iterator[RulebookWindow]:
    window = RulebookWindow(shared_look(), spoken)
    qtbot.addWidget(window)
    # As on a usual screen: that of the offscreen platform is small.
    window.resize(1000, 760)
    window.show()
    qtbot.waitExposed(window)
    settle(window, qtbot)
    yield window
    window.close()


@pytest.fixture
def speak(qapp: QApplication, spoken: Language) -> Callable[[str], None]:
    def change(code: str) -> None:
        spoken.install(code)
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LanguageChange.value)
        qapp.processEvents()

    return change
