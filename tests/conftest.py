"""What all tests share. Nothing here needs PySide6 before a test does: rules and records are tested without it."""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from tests.each import NIGHTLY

if TYPE_CHECKING:
    from PySide6.QtWidgets import QApplication, QWidget


# How long an example takes depends on what else the machine does; nothing here is a test of speed.
settings.register_profile("suite", deadline=None, max_examples=20)
settings.register_profile("nightly", deadline=None, max_examples=500)
settings.load_profile("nightly" if NIGHTLY else "suite")


@pytest.fixture(scope="session")
def qapp(qapp: QApplication) -> QApplication:
    """The application as the program starts it, with its own font, speaking English whatever the machine speaks."""
    from PySide6.QtCore import QLocale

    from hanabi_desktop.gui import prepare
    from hanabi_desktop.paths import translations
    from hanabi_desktop.widgets.buttons import ExplainedButton
    from hanabi_desktop.widgets.keyboard import KeyRepeatFilter

    if not (translations() / "hanabi_de.qm").exists():
        pytest.exit("The translations are not compiled: run `python translations/update.py` first.", returncode=1)
    QLocale.setDefault(QLocale("en_GB"))
    prepare(qapp)
    # Players in tests know what they want; those who do not are tested as such.
    ExplainedButton.GUARDED, KeyRepeatFilter.MIN_UP_MS = False, 0
    # A cursor that blinks makes two pictures of one thing.
    qapp.setCursorFlashTime(0)
    return qapp


@pytest.fixture(scope="session")
def english_plurals(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """English as the program ships it, compiled from the file that is there now."""
    import qt_tools

    compiled = tmp_path_factory.mktemp("translations") / "hanabi_en.qm"
    source = Path(__file__).parents[1] / "translations" / "hanabi_en.ts"
    qt_tools.run("lrelease", [source, "-qm", compiled])
    return compiled


@pytest.fixture
def english(qapp: QApplication, english_plurals: Path) -> Iterator[None]:
    """Texts as English players read them: "1 card", "2 cards"."""
    from PySide6.QtCore import QTranslator

    translator = QTranslator()
    assert translator.load(str(english_plurals))
    assert qapp.installTranslator(translator)
    yield
    qapp.removeTranslator(translator)


@pytest.fixture
def screen_reader(qapp: QApplication) -> Iterator[None]:
    """A screen reader is running: the words of all things are kept up to date for it."""
    from PySide6.QtGui import QAccessible

    QAccessible.setActive(True)
    yield
    QAccessible.setActive(False)


@pytest.fixture(autouse=True)
def tidy_screen() -> Iterator[None]:
    """Fails the test that leaves a window, a menu or a popup behind; gives English numbers and lists to the next."""
    before = set(map(id, _windows()))
    yield
    left = [window for window in _windows() if id(window) not in before]
    if left:
        # Widgets in a circle of references are gone once somebody looks for such circles.
        del left
        gc.collect()
        left = [window for window in _windows() if id(window) not in before]
    names = [f"{type(window).__name__} {window.objectName()!r}" for window in left]
    for window in left:
        window.close()
        window.deleteLater()
    if "PySide6.QtCore" in sys.modules:
        from PySide6.QtCore import QLocale

        QLocale.setDefault(QLocale("en_GB"))
    assert not names, f"left behind: {', '.join(names)}"


def _windows() -> list[QWidget]:
    """All windows there are, once those that are to be deleted later are deleted."""
    if "PySide6.QtWidgets" not in sys.modules:
        return []
    from PySide6.QtCore import QCoreApplication, QEvent
    from PySide6.QtWidgets import QApplication

    if QApplication.instance() is None:
        return []
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    return QApplication.topLevelWidgets()
