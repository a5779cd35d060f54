import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QDialog, QLabel, QLineEdit, QWidget

from hanabi_desktop.records.preferences import LastGame, Preferences
from hanabi_desktop.rules import EDITIONS, SWITCHES, EditionId, Multicolour, Rules
from tests.screens.new_game.opening import Open, click, open_dialog
from tests.screens.test_title import Guillemets
from tests.switches import kinds, numbers, offered, toggle
from tests.table.tables import default_game

__all__ = ["open_dialog"]

# The offscreen platform cannot do all that a real one can, and says so.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def test_enter_on_the_button_starts_a_game_that_can_be_dealt(open_dialog: Open) -> None:
    dialog = open_dialog()
    dialog.start.setFocus()
    QTest.keyClick(dialog.start, Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.choice() == default_game(EditionId.ENGLISH, ["Player 1", "Player 2"])


def test_enter_in_a_name_goes_to_the_next_and_then_on(open_dialog: Open) -> None:
    dialog = open_dialog(Preferences(last_game=LastGame(names=("Kari", "Per", "Åsa"))))
    rows = dialog.players.rows
    assert rows[0].edit.hasFocus()
    for number, key in enumerate((Qt.Key.Key_Return, Qt.Key.Key_Enter), start=1):
        QTest.keyClick(rows[number - 1].edit, key)
        assert rows[number].edit.hasFocus()
        # What is typed there replaces the name.
        assert rows[number].edit.selectedText() == dialog.players.names[number]
    QTest.keyClick(rows[2].edit, Qt.Key.Key_Return)
    assert dialog.seats.starter_box.hasFocus()
    assert dialog.isVisible()


def test_enter_starts_nothing_anywhere_but_on_the_button(open_dialog: Open) -> None:
    for edition in (EditionId.NORWEGIAN, EditionId.HOUSE):
        dialog = open_dialog()
        click(dialog.editions.cards[edition])
        stops = [each for each in dialog.findChildren(QWidget) if each.isVisible() and each.focusPolicy()]
        buttons = dialog.buttons.buttons()
        for stop in stops:
            if stop in buttons:
                continue
            stop.setFocus()
            for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                QTest.keyClick(QApplication.focusWidget() or dialog, key)
            assert dialog.isVisible(), stop
            assert dialog.result() == QDialog.DialogCode.Rejected


def test_a_click_on_an_edition_offers_its_basic_game(open_dialog: Open) -> None:
    dialog = open_dialog()
    for edition, card in dialog.editions.cards.items():
        click(card)
        assert dialog.choice() == default_game(edition, ["Player 1", "Player 2"])


def test_tab_comes_to_the_chosen_edition(open_dialog: Open) -> None:
    dialog = open_dialog(Preferences(last_game=LastGame(edition="swedish", names=("Kari", "Per"))))
    reached = []
    for _ in range(30):
        focused = QApplication.focusWidget()
        assert focused is not None
        reached.append(focused)
        QTest.keyClick(focused, Qt.Key.Key_Tab)
    cards = dialog.editions.cards
    assert cards[EditionId.SWEDISH] in reached
    assert not {cards[id_] for id_ in EditionId if id_ is not EditionId.SWEDISH} & set(reached)
    for widget in (dialog.players.add_button, dialog.seats.starter_box, dialog.memory, dialog.start):
        assert widget in reached


# Variants


def test_each_edition_offers_its_own_switches_and_no_others(open_dialog: Open) -> None:
    dialog = open_dialog()
    for facts in EDITIONS.values():
        click(dialog.editions.cards[facts.id])
        assert offered(dialog.variants) == {name: facts.offered(name) for name in SWITCHES}


def test_house_rules_open_every_switch(open_dialog: Open) -> None:
    dialog = open_dialog()
    click(dialog.editions.cards[EditionId.HOUSE])
    panel = dialog.variants
    for box in (
        kinds(panel)[Multicolour.FIVE],
        toggle(panel, "perfect"),
        toggle(panel, "choreography"),
        toggle(panel, "empty_hints"),
    ):
        click(box)
    QTest.keyClick(numbers(panel, "mistakes"), Qt.Key.Key_Home)
    QTest.keyClick(numbers(panel, "clocks"), Qt.Key.Key_Home)
    click(dialog.seats.master_switch)
    choice = dialog.choice()
    assert choice.rules == Rules(1, 1, True, Multicolour.FIVE, True, True)
    assert choice.master == 0
    assert choice.problems() == ()


def test_the_switches_of_an_edition_are_kept_while_others_are_looked_at(open_dialog: Open) -> None:
    dialog = open_dialog()
    click(toggle(dialog.variants, "perfect"))
    click(dialog.editions.cards[EditionId.ONLINE])
    assert dialog.choice().rules == EDITIONS[EditionId.ONLINE].rules
    click(dialog.editions.cards[EditionId.ENGLISH])
    assert dialog.choice().rules == Rules(perfect=True)


# Remembering


def test_the_table_of_last_time_is_offered_again(open_dialog: Open) -> None:
    last = LastGame(
        edition="house",
        names=("Kari", "", "שרה"),
        starter=2,
        memory="none",
        master=1,
        switches={
            "mistakes": 1,
            "clocks": 20,
            "empty_hints": True,
            "multicolour": "multicolour-wild",
            "perfect": True,
            "choreography": True,
        },
    )
    dialog = open_dialog(Preferences(last_game=last))
    choice = dialog.choice()
    assert choice.names == ("Kari", "Player 2", "שרה")
    assert dialog.remembered(Preferences()).last_game == last
    assert dialog.remembered(Preferences(known_names=("Per",))).known_names == ("Kari", "שרה", "Per")


@pytest.mark.parametrize(
    "last", [LastGame(edition="x"), LastGame(names=("a",) * 9), LastGame(names=("a", "b"), switches={"clocks": 0})]
)
def test_a_table_that_cannot_be_played_is_not_offered(open_dialog: Open, last: LastGame) -> None:
    dialog = open_dialog(Preferences(last_game=last))
    assert dialog.choice() == default_game(EditionId.ENGLISH, ["Player 1", "Player 2"])


# Words and looks


def test_the_words_change_with_the_language_and_nothing_else_does(open_dialog: Open) -> None:
    names = ("Kari", "", "Åsa")
    last = LastGame(edition="german", names=names, starter=2, master=1, switches={"multicolour": "multicolour-5"})
    dialog = open_dialog(Preferences(last_game=last))
    before = dialog.choice()
    assert before.edition is EditionId.GERMAN
    translator = Guillemets()
    application = QCoreApplication.instance()
    assert application is not None
    application.installTranslator(translator)
    try:
        QApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
        assert dialog.windowTitle() == "«New game»"
        assert dialog.start.text() == "«&Start»"
        assert dialog.editions.cards[EditionId.HOUSE].accessibleName() == "«House rules»"
        assert dialog.choice().names == ("Kari", "«Player 2»", "Åsa")
        shown = [label.text() for label in dialog.findChildren(QLabel) if label.isVisible()]
        assert [text for text in shown if text and not text.isdigit() and not text.startswith("«")] == []
        boxes = [box.itemText(row) for box in dialog.findChildren(QComboBox) for row in range(box.count())]
        assert [text for text in boxes if text not in ("Kari", "Åsa") and not text.startswith("«")] == []
    finally:
        application.removeTranslator(translator)
    QApplication.sendEvent(dialog, QEvent(QEvent.Type.LanguageChange))
    assert dialog.choice() == before


def test_nothing_scrolls_in_the_smallest_window(open_dialog: Open) -> None:
    dialog = open_dialog(Preferences(last_game=LastGame(names=("Kari", "Per", "Åsa", "Ole", "Eva"))))
    for card in dialog.editions.cards.values():
        click(card)
        QApplication.processEvents()
        assert dialog.area.verticalScrollBar().maximum() == 0
        assert dialog.area.horizontalScrollBar().maximum() == 0


def test_large_text_scrolls_and_stays_reachable(open_dialog: Open) -> None:
    dialog = open_dialog(scale=2.0)
    dialog.resize(1024, 700)
    QApplication.processEvents()
    bar = dialog.area.verticalScrollBar()
    assert bar.maximum() > 0
    dialog.seats.master_switch.setFocus()
    QTest.keyClick(dialog.seats.master_switch, Qt.Key.Key_Tab)
    assert dialog.memory.hasFocus()
    assert (
        dialog.area.viewport()
        .rect()
        .contains(dialog.memory.rect().translated(dialog.memory.mapTo(dialog.area.viewport(), QPoint())))
    )


def test_everything_that_can_be_operated_has_a_name(open_dialog: Open) -> None:
    dialog = open_dialog()
    for id_ in EditionId:
        click(dialog.editions.cards[id_])
        for widget in dialog.findChildren(QWidget):
            if widget.isVisible() and isinstance(widget, QAbstractButton | QComboBox | QLineEdit):
                interface = QAccessible.queryAccessibleInterface(widget)
                assert interface.text(QAccessible.Text.Name).strip("▲▼✕ "), widget


def test_the_editions_are_radio_buttons_to_a_screen_reader(open_dialog: Open) -> None:
    dialog = open_dialog()
    for card in dialog.editions.cards.values():
        interface = QAccessible.queryAccessibleInterface(card)
        assert interface.role() == QAccessible.Role.RadioButton
        assert interface.text(QAccessible.Text.Description)
