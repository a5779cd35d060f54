"""Everybody picks a sign and a colour, or has one given; no two are alike."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hanabi_desktop.records.preferences import LastGame, Preferences
from hanabi_desktop.screens.new_game.badge_picker import BadgePicker
from hanabi_desktop.screens.new_game.dialog import NewGameDialog
from hanabi_desktop.table.state import Badge, Dye, Sign, are_distinct, default_badges
from tests.input import strike
from tests.screens.new_game.opening import Open, open_dialog

__all__ = ["open_dialog"]
pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

THREE = Preferences(last_game=LastGame(names=("Kari", "Per", "Åsa")))
CAT, TEAPOT, CRANE = default_badges(3)


def opened(dialog: NewGameDialog, seat: int) -> BadgePicker:
    """By the keyboard, as everything can be done."""
    dialog.players.rows[seat].badge.setFocus()
    QTest.keyClick(dialog.players.rows[seat].badge, Qt.Key.Key_Space)
    picker = dialog.players.picker
    assert picker is not None
    QApplication.processEvents()
    return picker


def test_everybody_has_a_badge_and_it_is_said_which(open_dialog: Open) -> None:
    dialog = open_dialog(THREE)
    names = [row.badge.accessibleName() for row in dialog.players.rows[:3]]
    assert names == [
        "Emblem and colour of player 1: cat, orange",
        "Emblem and colour of player 2: teapot, sky blue",
        "Emblem and colour of player 3: crane, moss green",
    ]
    assert dialog.players.badges == default_badges(3)
    # Nothing has to be kept of what is given anyway.
    assert dialog.choice().badges == ()


def test_a_sign_and_a_colour_are_picked_with_the_keyboard(open_dialog: Open) -> None:
    dialog = open_dialog(THREE)
    picker = opened(dialog, 0)
    assert picker.signs.segments[Sign.CAT].hasFocus()
    # Past what others have.
    strike(Qt.Key.Key_Right)
    assert picker.signs.segments[Sign.FISH].hasFocus()
    strike(Qt.Key.Key_Tab)
    strike(Qt.Key.Key_Right)
    assert picker.dyes.segments[Dye.VIOLET].hasFocus()
    strike(Qt.Key.Key_Escape)
    assert dialog.choice().badges == (Badge(Sign.FISH, Dye.VIOLET), TEAPOT, CRANE)
    assert dialog.players.rows[0].badge.accessibleName().endswith("fish, violet")
    assert dialog.players.picker is None


def test_what_another_has_is_said_to_be_taken(open_dialog: Open) -> None:
    dialog = open_dialog(THREE)
    picker = opened(dialog, 0)
    for taken in (picker.signs.segments[Sign.TEAPOT], picker.dyes.segments[Dye.SKY]):
        assert taken.accessibleDescription() == "Per already has it."
        assert "Per already has it." in taken.toolTip()
        QTest.mouseClick(taken, Qt.MouseButton.LeftButton)
        assert not taken.isChecked()
    assert dialog.players.badges == default_badges(3)
    assert picker.signs.segments[Sign.FISH].isEnabled()
    picker.close()


def test_a_badge_goes_with_its_player(open_dialog: Open) -> None:
    dialog = open_dialog(THREE)
    players = dialog.players
    QTest.keyClick(players.rows[0].edit, Qt.Key.Key_Down, Qt.KeyboardModifier.AltModifier)
    assert players.names == ("Per", "Kari", "Åsa")
    assert players.badges == (TEAPOT, CAT, CRANE)
    players.remove(0)
    assert list(players.names) == ["Kari", "Åsa"]
    assert list(players.badges) == [CAT, CRANE]
    players.add()
    assert are_distinct(players.badges)
    assert players.badges[:2] == (CAT, CRANE)


def test_badges_are_offered_again_next_time(open_dialog: Open, qtbot: QtBot) -> None:
    dialog = open_dialog(THREE)
    picker = opened(dialog, 1)
    picker.signs.segments[Sign.RABBIT].click()
    picker.done_button.click()
    remembered = dialog.remembered(THREE)
    again = open_dialog(remembered)
    assert again.players.badges == (CAT, Badge(Sign.RABBIT, Dye.SKY), CRANE)
