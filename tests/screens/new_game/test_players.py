"""Who plays, begins and is master, as the dialog for a new game has it set up."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from hanabi_desktop.records.preferences import LastGame, Preferences
from hanabi_desktop.records.record import MAX_TYPED_NAME
from hanabi_desktop.rules import EditionId
from tests.screens.new_game.opening import Open, choose, click, open_dialog

__all__ = ["open_dialog"]

# The offscreen platform cannot do all that a real one can, and says so.
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def test_players_are_typed_added_moved_and_taken_away(open_dialog: Open) -> None:
    dialog = open_dialog()
    players = dialog.players
    QTest.keyClicks(players.rows[0].edit, "Kari")
    QTest.keyClicks(players.rows[1].edit, "Per")
    for name in ("Åsa", "", "Ole"):
        click(players.add_button)
        focused = QApplication.focusWidget()
        assert isinstance(focused, QLineEdit)
        QTest.keyClicks(focused, name)
    assert list(players.names) == ["Kari", "Per", "Åsa", "Player 4", "Ole"]
    click(players.rows[0].down)
    assert list(players.names) == ["Per", "Kari", "Åsa", "Player 4", "Ole"]
    click(players.rows[4].up)
    assert list(players.names) == ["Per", "Kari", "Åsa", "Ole", "Player 5"]
    click(players.rows[0].remove)
    assert list(players.names) == ["Kari", "Åsa", "Ole", "Player 4"]


def test_players_are_moved_added_and_taken_away_by_keys(open_dialog: Open) -> None:
    dialog = open_dialog(Preferences(last_game=LastGame(names=("Kari", "Per", "Åsa"))))
    players = dialog.players
    alt = Qt.KeyboardModifier.AltModifier
    QTest.keyClick(players.rows[0].edit, Qt.Key.Key_Down, alt)
    assert list(players.names) == ["Per", "Kari", "Åsa"]
    assert players.rows[1].edit.hasFocus()
    QTest.keyClick(players.rows[1].edit, Qt.Key.Key_Down, alt)
    QTest.keyClick(players.rows[2].edit, Qt.Key.Key_Down, alt)
    assert list(players.names) == ["Per", "Åsa", "Kari"]
    QTest.keyClick(players.rows[2].edit, Qt.Key.Key_Up, alt)
    assert list(players.names) == ["Per", "Kari", "Åsa"]
    QTest.keyClick(players.rows[1].edit, Qt.Key.Key_Delete, alt)
    assert list(players.names) == ["Per", "Åsa"]
    QTest.keyClick(players.rows[1].edit, Qt.Key.Key_Insert, alt)
    assert list(players.names) == ["Per", "Åsa", "Player 3"]
    assert players.rows[2].edit.hasFocus()


def test_fewer_than_two_and_more_than_five_are_refused_with_the_reason(open_dialog: Open, qtbot: QtBot) -> None:
    dialog = open_dialog()
    players = dialog.players
    for button in (players.rows[0].remove, players.rows[1].remove):
        assert button.property("unavailable")
        assert button.accessibleDescription()
        with qtbot.waitSignal(players.refused) as refused:
            click(button)
        assert refused.args == [button.reason]
        assert button.reason in [label.text() for label in dialog.findChildren(QLabel)]
    assert players.count == 2
    for _ in range(3):
        click(players.add_button)
    assert players.count == 5
    with qtbot.waitSignal(players.refused):
        click(players.add_button)
    with qtbot.waitSignal(players.refused):
        QTest.keyClick(players.rows[4].edit, Qt.Key.Key_Insert, Qt.KeyboardModifier.AltModifier)
    assert players.count == 5


def test_equal_names_are_told_and_allowed(open_dialog: Open) -> None:
    dialog = open_dialog()
    QTest.keyClicks(dialog.players.rows[0].edit, "<i>Kari</i>")
    assert not dialog.players.notice
    QTest.keyClicks(dialog.players.rows[1].edit, "<I>KARI</I>")
    assert "<i>Kari</i>" in dialog.players.notice
    shown = [label for label in dialog.findChildren(QLabel) if label.text() == dialog.players.notice]
    assert [label.textFormat() for label in shown] == [Qt.TextFormat.PlainText]
    assert dialog.choice().problems() == ()
    dialog.players.rows[1].edit.clear()
    assert not dialog.players.notice


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("x" * 200, "x" * MAX_TYPED_NAME),
        ("שרה", "שרה"),
        ("🎆🎇", "🎆🎇"),
        ("   ", "Player 1"),
        ("\u200b", "Player 1"),
        ("a\u202eb", "ab"),
        ("&Ole && <b>", "&Ole && <b>"),
    ],
)
def test_any_name_can_be_typed(open_dialog: Open, typed: str, name: str) -> None:
    dialog = open_dialog()
    QApplication.clipboard().setText(typed)
    dialog.players.rows[0].edit.selectAll()
    dialog.players.rows[0].edit.paste()
    assert dialog.choice().names == (name, "Player 2")
    assert dialog.choice().problems() == ()


def test_known_names_complete_what_is_typed(open_dialog: Open, qtbot: QtBot) -> None:
    dialog = open_dialog(Preferences(known_names=("Kari", "Karl-Johan", "Per")))
    edit = dialog.players.rows[0].edit
    QTest.keyClicks(edit, "karl")
    popup = edit.completer().popup()
    assert popup is not None
    qtbot.waitUntil(popup.isVisible)
    QTest.keyClick(popup, Qt.Key.Key_Down)
    QTest.keyClick(popup, Qt.Key.Key_Return)
    assert edit.text() == "Karl-Johan"
    assert dialog.isVisible()


# Roles


def test_the_starting_player_and_the_master_keep_their_roles_when_they_move(open_dialog: Open) -> None:
    dialog = open_dialog(Preferences(last_game=LastGame(names=("Kari", "Per", "Åsa"))))
    choose(dialog.seats.starter_box, "Per")
    click(dialog.seats.master_switch)
    choose(dialog.seats.master_box, "Åsa")
    assert (dialog.choice().starter, dialog.choice().master) == (1, 2)
    click(dialog.players.rows[1].down)
    assert (dialog.choice().starter, dialog.choice().master) == (2, 1)
    assert dialog.seats.starter_box.currentText() == "Per"
    assert dialog.seats.master_box.currentText() == "Åsa"
    click(dialog.players.rows[0].remove)
    assert (dialog.choice().starter, dialog.choice().master) == (1, 0)
    dialog.players.rows[1].edit.setText("Pål")
    assert dialog.seats.starter_box.currentText() == "Pål"


def test_the_oldest_german_player_is_master_and_begins(open_dialog: Open) -> None:
    dialog = open_dialog(Preferences(last_game=LastGame(names=("Kari", "Per", "Åsa"))))
    click(dialog.editions.cards[EditionId.GERMAN])
    assert "oldest" in dialog.seats.master_rule.text()
    choose(dialog.seats.master_box, "Per")
    assert (dialog.choice().starter, dialog.choice().master) == (1, 1)
    choose(dialog.seats.starter_box, "Åsa")
    choose(dialog.seats.master_box, "Kari")
    assert (dialog.choice().starter, dialog.choice().master) == (2, 0)


def test_without_a_master_the_choice_of_one_says_why_it_is_closed(open_dialog: Open) -> None:
    dialog = open_dialog()
    assert not dialog.seats.master_box.isEnabled()
    assert dialog.seats.master_box.toolTip()
    click(dialog.editions.cards[EditionId.GERMAN])
    assert dialog.seats.master_box.isEnabled()
    click(dialog.seats.master_switch)
    assert dialog.choice().master is None
    assert dialog.choice().starter is None
    assert dialog.choice().problems() == ()
