"""Everybody picks a sign and a colour, or has one given; no two are alike."""

from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hanabi_desktop.players import Badge, Dye, Level, Sign, are_distinct, default_badges
from hanabi_desktop.records.preferences import LastGame, Preferences
from hanabi_desktop.screens.new_game.dialog import NewGameDialog
from hanabi_desktop.screens.new_game.player_plate import BadgePicker, part_name
from tests.input import strike
from tests.leaks.telling import told_to_screen_reader
from tests.screens.new_game.opening import Open, click

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


def test_every_sign_and_colour_has_a_name_of_its_own() -> None:
    assert len({part_name(part) for part in (*Sign, *Dye)}) == len(Sign) + len(Dye)


def test_everybody_has_a_badge_and_picks_another_with_the_keyboard_that_nobody_has(open_dialog: Open) -> None:
    dialog = open_dialog(THREE)
    assert [row.badge.accessibleName() for row in dialog.players.rows[:3]] == [
        "Badge and colour of Kari: cat, orange",
        "Badge and colour of Per: teapot, sky blue",
        "Badge and colour of Åsa: crane, moss green",
    ]
    assert dialog.players.badges == default_badges(3)
    picker = opened(dialog, 0)
    for taken in (picker.signs.segments[Sign.TEAPOT], picker.dyes.segments[Dye.SKY]):
        assert taken.accessibleDescription() == "Per already has it."
        assert "Per already has it." in taken.toolTip()
        QTest.mouseClick(taken, Qt.MouseButton.LeftButton)
        assert not taken.isChecked()
    assert dialog.players.badges == default_badges(3)
    assert picker.signs.segments[Sign.FISH].isEnabled()
    picker.close()
    picker = opened(dialog, 0)
    assert picker.signs.segments[Sign.CAT].hasFocus()
    # Past what others have.
    strike(Qt.Key.Key_Right)
    assert picker.signs.segments[Sign.FISH].hasFocus()
    strike(Qt.Key.Key_Tab, Qt.Key.Key_Right)
    assert picker.dyes.segments[Dye.VIOLET].hasFocus()
    strike(Qt.Key.Key_Escape)
    assert dialog.players.badges == (Badge(Sign.FISH, Dye.VIOLET), TEAPOT, CRANE)
    assert dialog.players.rows[0].badge.accessibleName().endswith("fish, violet")
    assert dialog.players.picker is None
    # A computer shows a face of its own, and keeps no badge from anybody.
    dialog.players.rows[2].level_chosen.emit(Level.SKILLED)
    picker = opened(dialog, 1)
    click(picker.signs.segments[Sign.CRANE])
    assert dialog.players.badges[1] == Badge(Sign.CRANE, Dye.SKY)
    assert are_distinct(dialog.players.badges)


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


def test_a_sign_stays_with_its_player_through_evenings_without_her(open_dialog: Open) -> None:
    evening = open_dialog(THREE).remembered(THREE)
    dialog = open_dialog(evening)
    click(dialog.chips.chips["Kari"])
    dialog.players.pick("Ola")
    fish = Badge(Sign.FISH, Dye.VIOLET)
    # Whoever is new has nothing of anybody known, also of those who are not there today.
    worn = dict(zip(dialog.players.names, dialog.players.badges, strict=True))
    assert worn == {"Per": TEAPOT, "Åsa": CRANE, "Ola": fish}
    later = open_dialog(dialog.remembered(evening))
    players = later.players
    click(later.chips.chips["Kari"])
    assert players.badges == (TEAPOT, CRANE, fish, CAT)
    players.rows[1].edit.setText("Bo")
    assert players.badges[1] not in (TEAPOT, CRANE, fish, CAT)
    players.rows[1].edit.setText("åsa")
    assert players.badges == (TEAPOT, CRANE, fish, CAT)


def test_who_sits_there_keeps_a_sign_that_two_of_those_known_have(open_dialog: Open) -> None:
    known = {"Kari": ("cat", "sky"), "Per": ("cat", "pink"), "Åsa": ("dragon", "pink")}
    preferences = Preferences().with_names(known, known)
    dialog = open_dialog(preferences)
    for name in known:
        click(dialog.chips.chips[name])
    cat, other, third = dialog.players.badges
    assert cat == Badge(Sign.CAT, Dye.SKY)
    assert are_distinct((cat, other, third))
    assert other.sign is not Sign.CAT
    # It is Per's own for all that.
    assert dialog.remembered(preferences).known_badges["Per"] == ("cat", "pink")


def test_names_that_look_like_markup_are_heard_as_they_are_written(open_dialog: Open) -> None:
    name = "<b>Kari"
    dialog = open_dialog(Preferences(known_names=(name, "<b>Ola"), last_game=LastGame(names=(name, "Per", "Åsa"))))
    heard = [str(value) for _, _, value in told_to_screen_reader(QAccessible.queryAccessibleInterface(dialog), "")]
    assert any(name in text for text in heard)
    assert not [text for text in heard if "&lt;" in text or "<p>" in text]
