from itertools import product

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QDialog, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from hanabi_desktop.records.preferences import LastGame, Preferences
from hanabi_desktop.rules import EDITIONS, EditionId, MemoryAid, Multicolour, Rules
from hanabi_desktop.screens.new_game.edition_cards import EditionCard
from hanabi_desktop.widgets.buttons import MenuButton
from tests.input import strike, tab_to, watching
from tests.screens.new_game.opening import Open, choose, click
from tests.switches import toggle
from tests.table.tables import default_game


def test_enter_at_once_starts_a_game_that_can_be_dealt(open_dialog: Open) -> None:
    dialog = open_dialog()
    strike(Qt.Key.Key_Return)
    assert dialog.result() == QDialog.DialogCode.Accepted
    assert dialog.choice() == default_game(EditionId.ENGLISH, ["Player 1", "Player 2"])


def test_enter_in_a_name_goes_to_the_next_and_then_on(open_dialog: Open) -> None:
    dialog = open_dialog(Preferences(last_game=LastGame(names=("Kari", "Per", "Åsa"))))
    rows = dialog.players.rows
    tab_to(rows[0].edit)
    for number, key in enumerate((Qt.Key.Key_Return, Qt.Key.Key_Enter), start=1):
        QTest.keyClick(rows[number - 1].edit, key)
        assert rows[number].edit.hasFocus()
        # What is typed there replaces the name.
        assert rows[number].edit.selectedText() == dialog.players.names[number]
    QTest.keyClick(rows[2].edit, Qt.Key.Key_Return)
    assert dialog.start.hasFocus()
    assert dialog.isVisible()


def test_tab_goes_from_name_to_name(open_dialog: Open) -> None:
    dialog = open_dialog(Preferences(known_names=("Kari", "Ole"), last_game=LastGame(names=("Kari", "Per", "Åsa"))))
    tab_to(dialog.players.rows[0].edit)
    for row in dialog.players.rows[1:3]:
        strike(Qt.Key.Key_Tab)
        assert row.edit.hasFocus()
    reached = []
    for _ in range(15):
        strike(Qt.Key.Key_Tab)
        reached.append(QApplication.focusWidget())
    assert reached == [
        dialog.players.add_button,
        dialog.players.fill_button,
        *(row.badge for row in dialog.players.rows[:3]),
        *(row.kind for row in dialog.players.rows[:3]),
        dialog.chips.chips["Kari"],
        dialog.line.starter,
        dialog.line.change,
        dialog.phones,
        dialog.back,
        dialog.start,
        reached[-1],
    ]
    assert reached[-1] is dialog.players.rows[0].edit


def test_escape_goes_back_from_the_rules_and_then_away(open_dialog: Open) -> None:
    dialog = open_dialog()
    tab_to(dialog.line.change)
    strike(Qt.Key.Key_Return)
    assert dialog.editions.cards[EditionId.ENGLISH].hasFocus()
    assert dialog.windowTitle() == "Edition and rules"
    assert "point at a card" in dialog.editions.cards[EditionId.ENGLISH].accessibleDescription()
    strike(Qt.Key.Key_Escape)
    assert dialog.start.hasFocus()
    assert dialog.windowTitle() == "New game"
    strike(Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert dialog.result() == QDialog.DialogCode.Rejected


def test_the_line_tells_what_was_chosen_behind_it(open_dialog: Open) -> None:
    dialog = open_dialog(Preferences(last_game=LastGame(names=("Kari", "Per"))))
    dialog.show_page(1)
    click(dialog.editions.cards[EditionId.GERMAN])
    choose(dialog.seats.master_box, "Per")
    click(dialog.finish)
    assert "Per goes first" in dialog.line.change.accessibleDescription()
    # Who goes first is asked for from the first page, too.
    tab_to(dialog.line.starter)
    strike(Qt.Key.Key_Return)
    assert dialog.seats.starter_box.hasFocus()
    assert dialog.windowTitle() == "Edition and rules"
    choose(dialog.seats.starter_box, "Kari")
    click(dialog.finish)
    shown = [label.text() for label in dialog.line.findChildren(QLabel)]
    assert shown == ["German edition", "Five colours · Per is the master · Kari goes first"]
    assert dialog.line.change.accessibleDescription() == ". ".join(shown).replace(" ·", ";")
    QTest.keyClick(dialog.players.rows[1].edit, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    dialog.players.rows[0].edit.setText("Pål")
    assert "Pål is the master" in dialog.line.change.accessibleDescription()


def test_enter_starts_nothing_anywhere_but_on_the_button(open_dialog: Open) -> None:
    for edition in (EditionId.NORWEGIAN, EditionId.HOUSE):
        dialog = open_dialog()
        dialog.editions.choose(edition)
        for page in (0, 1):
            dialog.show_page(page)
            for stop in [each for each in dialog.findChildren(QWidget) if each.isVisible() and each.focusPolicy()]:
                # The menu that a button opens waits for an answer.
                if isinstance(stop, QPushButton | MenuButton):
                    continue
                for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                    stop.setFocus()
                    QTest.keyClick(QApplication.focusWidget() or dialog, key)
                assert dialog.isVisible(), stop
                assert dialog.result() == QDialog.DialogCode.Rejected


# Variants


def test_a_click_on_an_edition_offers_its_basic_game_and_the_switches_of_others_are_kept(open_dialog: Open) -> None:
    dialog = open_dialog()
    dialog.show_page(1)
    for edition, card in dialog.editions.cards.items():
        click(card)
        assert dialog.choice() == default_game(edition, ["Player 1", "Player 2"])
    click(dialog.editions.cards[EditionId.ENGLISH])
    click(toggle(dialog.variants, "perfect"))
    click(dialog.editions.cards[EditionId.ONLINE])
    assert dialog.choice().rules == EDITIONS[EditionId.ONLINE].rules
    click(dialog.editions.cards[EditionId.ENGLISH])
    assert dialog.choice().rules == Rules(perfect=True)


# Remembering


def test_the_table_of_last_time_is_offered_again(open_dialog: Open) -> None:
    switches: dict[str, bool | int | str] = {**Rules(1, 20, True, Multicolour.WILD, True, True).switches}
    last = LastGame(edition="house", names=("Kari", "", "שרה"), starter=2, memory="none", master=1, switches=switches)
    dialog = open_dialog(Preferences(last_game=last))
    choice = dialog.choice()
    assert choice.names == ("Kari", "Player 2", "שרה")
    assert dialog.remembered(Preferences()).last_game == last
    assert dialog.remembered(Preferences(known_names=("Per",))).known_names == ("Kari", "שרה", "Per")


# Words and looks


def test_nothing_scrolls_in_the_smallest_window(open_dialog: Open) -> None:
    known = ("Kari", "Per", "Åsa", "Ole", "Eva", "Maximiliane", "Mum", "Dad", "Bo", "Ada", "Mia", "Tor", "Liv", "Ida")
    dialog = open_dialog(Preferences(known_names=known, last_game=LastGame(names=known[:5])))
    for page, area in enumerate(dialog.areas):
        dialog.show_page(page)
        for id_ in EditionId:
            dialog.editions.choose(id_)
            QApplication.processEvents()
            assert area.verticalScrollBar().maximum() == area.horizontalScrollBar().maximum() == 0


def test_large_text_scrolls_and_stays_reachable(open_dialog: Open) -> None:
    dialog = open_dialog(scale=2.0)
    # Where little room is left beside the buttons, what is told stands above them.
    told = next(label for label in dialog.findChildren(QLabel) if label.text().startswith("Clockwise"))
    assert told.geometry().bottom() < dialog.start.y()
    dialog.resize(760, 480)
    QApplication.processEvents()
    assert dialog.areas[0].horizontalScrollBar().maximum() == 0
    dialog.resize(1024, 700)
    dialog.show_page(1)
    QApplication.processEvents()
    area = dialog.areas[1]
    assert area.verticalScrollBar().maximum() > 0
    assert area.horizontalScrollBar().maximum() == 0
    full = dialog.memory.segments[MemoryAid.FULL]
    tab_to(full)
    for stop in (full, dialog.seats.starter_box):
        place = stop.rect().translated(stop.mapTo(area.viewport(), QPoint()))
        assert area.viewport().rect().contains(place)
        area.verticalScrollBar().setValue(0)
        dialog.show_page(0)
        click(dialog.line.starter)
        QApplication.processEvents()


def test_everything_that_can_be_operated_has_a_name(open_dialog: Open) -> None:
    dialog = open_dialog(Preferences(known_names=("Kari",)))
    for page, id_ in product((0, 1), EditionId):
        dialog.show_page(page)
        dialog.editions.choose(id_)
        for widget in dialog.findChildren(QWidget):
            if widget.isVisible() and isinstance(widget, QAbstractButton | QComboBox | QLineEdit):
                interface = QAccessible.queryAccessibleInterface(widget)
                assert interface.text(QAccessible.Text.Name).strip("▲▼✕ "), widget
                if isinstance(widget, EditionCard):
                    assert interface.role() == QAccessible.Role.RadioButton
                    assert interface.text(QAccessible.Text.Description)


def test_it_comes_to_rest(open_dialog: Open) -> None:
    open_dialog(Preferences(last_game=LastGame(names=("Kari", "Per", "Siri"))))
    asked: list[bool] = []
    with watching(lambda _, event: asked.append(True) if event.type() is QEvent.Type.LayoutRequest else None):
        for _ in range(50):
            asked.clear()
            QApplication.processEvents()
            if not asked:
                return
        pytest.fail("it is laid out again and again")


def test_no_entry_of_a_closed_choice_has_the_focus(open_dialog: Open, qtbot: QtBot, screen_reader: None) -> None:
    dialog = open_dialog(Preferences(last_game=LastGame(names=("Kari", "Per", "Siri"))))
    dialog.show_page(1)
    boxes = [box for box in dialog.findChildren(QComboBox) if box.count()]

    def states() -> list[QAccessible.State]:
        lists = [QAccessible.queryAccessibleInterface(box).child(0) for box in boxes]
        return [each.child(line).state() for each in lists for line in range(each.childCount())]

    assert len(states()) > 2
    qtbot.waitUntil(lambda: not any(state.focused or state.selected for state in states()))
    assert all(state.invisible for state in states())
    box = dialog.seats.starter_box
    choose(box, "Per")
    assert box.currentText() == "Per"
    box.showPopup()
    assert box.view().currentIndex().data() == "Per"
    box.hidePopup()
