"""What is chosen in the set-up never moves under the pointer."""

from collections.abc import Callable, Iterator
from functools import partial
from itertools import product

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QLineEdit, QRadioButton, QWidget

from hanabi_desktop.painting.styles import style_sheet
from hanabi_desktop.painting.theme import Scheme, theme_for
from hanabi_desktop.records.preferences import LastGame, Preferences
from hanabi_desktop.rules import EditionId
from hanabi_desktop.screens.new_game.dialog import NewGameDialog
from hanabi_desktop.widgets.language import LANGUAGES
from hanabi_desktop.window.main_window import MainWindow
from tests.each import NIGHTLY
from tests.opening import shared_look

SIZES = {(1024, 700): 1.0, (1920, 1080): 1.54}
"""How large the letters are in a window of some size."""
CASES = list(product(LANGUAGES, SIZES)) if NIGHTLY else [("de", (1024, 700)), ("sv", (1024, 700)), ("nb", (1920, 1080))]


def places(dialog: NewGameDialog) -> dict[QWidget, QRect]:
    """Where every control is that can be seen, and how far all of them are scrolled, once it all lies still."""
    found, before = _places(dialog), None
    while found != before:
        # A layout that has changed tells the one around it.
        for _ in range(3):
            QApplication.processEvents()
        found, before = _places(dialog), found
    return found


def _places(dialog: NewGameDialog) -> dict[QWidget, QRect]:
    sorts = QAbstractButton | QComboBox | QLineEdit
    controls = [each for each in dialog.findChildren(QWidget) if isinstance(each, sorts) and each.isVisible()]
    found: dict[QWidget, QRect] = {each: QRect(each.mapTo(dialog, QPoint()), each.size()) for each in controls}
    area = dialog.areas[1]
    found[area] = QRect(QPoint(0, area.verticalScrollBar().value()), area.viewport().size())
    found[dialog] = QRect(QPoint(), dialog.size())
    return found


def click(button: QAbstractButton) -> None:
    spot = button.rect().center() if button.hitButton(button.rect().center()) else QPoint(8, button.height() // 2)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)


def choices(dialog: NewGameDialog) -> Iterator[tuple[str, Callable[[], object]]]:
    """Everything that can be chosen, one after the other, and back again."""
    for id_ in (*EditionId, EditionId.ENGLISH):
        yield f"edition {id_}", partial(click, dialog.editions.cards[id_])
        yield "master", lambda: click(dialog.seats.master_switch)
        yield "no master", lambda: click(dialog.seats.master_switch)
        buttons = [each for each in dialog.variants.findChildren(QAbstractButton) if each.isVisible()]
        for button in (*buttons, *(each for each in buttons if not isinstance(each, QRadioButton))):
            yield button.text(), partial(click, button)
    for segment in dialog.memory.segments.values():
        yield segment.text(), partial(click, segment)
    for box in (each for each in dialog.findChildren(QComboBox) if each.isVisible()):
        for row in (*range(box.count()), 0):
            yield f"{box.accessibleName()} {row}", partial(box.setCurrentIndex, row)


@pytest.mark.parametrize(("code", "size"), CASES)
def test_no_choice_moves_another_control(window: MainWindow, code: str, size: tuple[int, int]) -> None:
    window.speak(code)
    dialog = NewGameDialog(shared_look(), Preferences(last_game=LastGame(names=("Kari", "Per", "Åsa"))), window)
    dialog.setStyleSheet(style_sheet(theme_for(Scheme.DARK), SIZES[size]))
    dialog.show()
    dialog.show_page(1)
    dialog.resize(*size)
    QApplication.processEvents()
    moved = []
    try:
        for name, choose in choices(dialog):
            before = places(dialog)
            choose()
            after = places(dialog)
            moved += [(name, each, was, after.get(each)) for each, was in before.items() if after.get(each, was) != was]
    finally:
        dialog.close()
        window.speak("en")
    assert moved == []
