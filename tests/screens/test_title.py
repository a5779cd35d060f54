import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QPushButton
from pytestqt.qtbot import QtBot

from hanabi_desktop.screens.title import TitlePage
from hanabi_desktop.wording.typography import RichText
from tests.opening import in_front, shared_look

PLAYERS = "<b>Kari</b> & Per"


@pytest.fixture
def page(qtbot: QtBot) -> TitlePage:
    return in_front(qtbot, TitlePage(shared_look()), (1024, 700))


@pytest.mark.parametrize("saved", [None, RichText("Kari and Per<br>turn 2")])
def test_what_is_painted_first_is_what_stays(qtbot: QtBot, saved: RichText | None) -> None:
    page = TitlePage(shared_look())
    qtbot.addWidget(page)
    page.set_saved_games(1 if saved else 0, saved or RichText())
    page.resize(1280, 773)
    page.show()
    buttons = [button for button in page.findChildren(QPushButton) if button.isVisible()]
    first = [QRect(button.mapTo(page, QPoint()), button.size()) for button in buttons]
    QApplication.processEvents()
    assert [QRect(button.mapTo(page, QPoint()), button.size()) for button in buttons] == first


def test_a_saved_game_is_what_enter_continues(page: TitlePage, qtbot: QtBot) -> None:
    page.set_saved_games(1, RichText(PLAYERS))
    page.take_focus()
    assert page.continue_button.hasFocus()
    assert page.continue_button.property("primary")
    assert not page.new_button.property("primary")
    assert page.saved_text.text() == PLAYERS
    assert page.saved_text.textFormat() == Qt.TextFormat.PlainText
    told = "Press P to practise, ? for all keys, F10 for the menus."
    assert page.continue_button.accessibleDescription() == f"{PLAYERS}. {told}"
    assert page.new_button.accessibleDescription() == told
    assert "that no hint points at" in page.company_button.accessibleDescription()
    with qtbot.waitSignal(page.continue_button.clicked):
        QTest.keyClick(page.continue_button, Qt.Key.Key_Space)
    # The panel stays small: the show is to be seen around it.
    assert not page.tagline.isVisible()
    assert page.new_button.y() < page.company_button.y() == page.practice_button.y()
    page.set_saved_games(0)
    assert page.tagline.isVisible()
    assert not page.continue_button.isVisible()
    assert not page.saved_text.isVisible()
    assert page.new_button.hasFocus()
    assert page.new_button.property("primary")


def test_an_underlined_letter_works_alone(page: TitlePage, qtbot: QtBot) -> None:
    for key, signal in ((Qt.Key.Key_N, page.new_button.clicked), (Qt.Key.Key_R, page.rulebook_button.clicked)):
        with qtbot.waitSignal(signal):
            QTest.keyClick(page.new_button, key)
    with qtbot.assertNotEmitted(page.continue_button.clicked), qtbot.assertNotEmitted(page.quit_button.clicked):
        # No game is saved; and with Ctrl it is a key of the menus.
        QTest.keyClick(page.new_button, Qt.Key.Key_C)
        QTest.keyClick(page.new_button, Qt.Key.Key_Q, Qt.KeyboardModifier.ControlModifier)


def test_every_button_can_be_reached_by_tab(page: TitlePage, qtbot: QtBot) -> None:
    page.set_saved_games(1, RichText("Kari, Per"))
    page.take_focus()
    with qtbot.assertNotEmitted(page.language.chosen):
        page.set_language("sv")
        page.set_language("de")
    assert [code for code, button in page.languages.items() if button.isChecked()] == ["de"]
    seen = []
    for _ in range(10):
        focused = QApplication.focusWidget()
        assert isinstance(focused, QAbstractButton)
        seen.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    assert seen[:4] == [page.continue_button, page.new_button, page.company_button, page.practice_button]
    assert seen[4:7] == [page.rulebook_button, page.scores_button, page.settings_button]
    assert seen[7:9] == [page.open_button, page.quit_button]
    # To a screen reader, too, one of the languages is chosen, as among radio buttons.
    assert seen[9] is page.languages["de"]
    spoken = QAccessible.queryAccessibleInterface(seen[9])
    assert (spoken.role(), spoken.text(QAccessible.Text.Name)) == (QAccessible.Role.RadioButton, "Language: Deutsch")
    seen[9].setFocus()
    with qtbot.waitSignal(page.language.chosen) as chosen:
        QTest.keyClick(seen[9], Qt.Key.Key_Left)
    assert chosen.args == ["sv"]
