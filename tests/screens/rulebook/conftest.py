"""The rulebook's window, for each test that asks for it."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
import qt_tools
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hanabi_desktop.screens.rulebook.window import RulebookWindow
from hanabi_desktop.widgets.language import Language
from tests.opening import shared_look
from tests.screens.rulebook.reading import settle


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Translations of a few texts, so that a language can be told from another."""
    tmp_path = tmp_path_factory.mktemp("translations")
    for code, title, hint in (("en", "Rules", "hint"), ("de", "Spielregeln", "Hinweis"), ("sv", "Regler", "ledtråd")):
        (tmp_path / f"hanabi_{code}.ts").write_text(
            f"""<?xml version="1.0" encoding="utf-8"?><!DOCTYPE TS><TS version="2.1" language="{code}">
            <context><name>Rulebook</name>
            <message><source>The rules of Hanabi</source><translation>{title}</translation></message>
            <message><source>Giving a hint</source><translation>{hint}</translation></message></context>
            <context><name>RulebookWindow</name>
            <message><source>Back</source><translation>{code} back</translation></message></context></TS>""",
            encoding="utf-8",
        )
    qt_tools.compile_all(tmp_path)
    return tmp_path


@pytest.fixture
def spoken(qapp: QApplication, folder: Path) -> Iterator[Language]:
    """The language of the program, which is English until it is changed."""
    language = Language(folder)
    yield language
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
