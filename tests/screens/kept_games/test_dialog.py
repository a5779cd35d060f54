"""The games that were played here, as a list to choose from."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hanabi_desktop.delegates.look import Look
from hanabi_desktop.painting import Scheme, theme_for
from hanabi_desktop.rules import EditionId
from hanabi_desktop.screens.kept_games.dialog import KeptGamesDialog
from hanabi_desktop.table.badges import given_badges
from hanabi_desktop.table.glance import Glance

WON = Glance(
    ("Kari", "Per"),
    "2026-05-01T20:00:00",
    60,
    25,
    reopened=False,
    edition=EditionId.ENGLISH,
    over=True,
    badges=given_badges(2),
)
LEFT = Glance(
    ("Liv", "A" * 60),
    "",
    12,
    7,
    reopened=False,
    edition=EditionId.SWEDISH,
    badges=given_badges(2),
)
GAMES = ((Path("won.hanabi.json"), WON), (Path("left.hanabi.json"), LEFT))

pytestmark = pytest.mark.usefixtures("english")


@pytest.fixture
def dialog(qapp: QApplication, qtbot: QtBot) -> KeptGamesDialog:
    dialog = KeptGamesDialog(GAMES, Look(theme_for(Scheme.DARK)))
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    return dialog


def test_each_game_says_who_played_when_and_what_came_of_it(dialog: KeptGamesDialog) -> None:
    model = dialog.list.model()
    first, second = (str(model.index(row, 0).data()) for row in range(2))
    assert first.startswith("Kari and Per · 5/1/26")
    assert first.endswith("English edition · 25 points")
    assert second.endswith("Swedish edition · 7 points · not finished, turn 12")


def test_enter_opens_the_newest(dialog: KeptGamesDialog) -> None:
    assert dialog.list.hasFocus()
    QTest.keyClick(dialog.list, Qt.Key.Key_Return)
    assert dialog.result() == KeptGamesDialog.DialogCode.Accepted
    assert dialog.path == Path("won.hanabi.json")


def test_arrows_and_the_button_open_another(dialog: KeptGamesDialog) -> None:
    QTest.keyClick(dialog.list, Qt.Key.Key_Down)
    QTest.mouseClick(dialog.open_button, Qt.MouseButton.LeftButton)
    assert dialog.path == Path("left.hanabi.json")


def test_a_double_click_opens_what_lies_there(dialog: KeptGamesDialog) -> None:
    place = dialog.list.visualRect(dialog.list.model().index(1, 0)).center()
    QTest.mouseClick(dialog.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QTest.mouseDClick(dialog.list.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert dialog.path == Path("left.hanabi.json")


def test_whoever_wants_another_file_says_so(dialog: KeptGamesDialog) -> None:
    QTest.mouseClick(dialog.other_button, Qt.MouseButton.LeftButton)
    assert dialog.result() == KeptGamesDialog.DialogCode.Accepted
    assert dialog.path is None


def test_escape_opens_nothing(dialog: KeptGamesDialog) -> None:
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.result() == KeptGamesDialog.DialogCode.Rejected


def test_a_long_name_has_its_line_and_is_not_cut(dialog: KeptGamesDialog) -> None:
    short, long = (dialog.list.visualRect(dialog.list.model().index(row, 0)) for row in range(2))
    assert long.height() > short.height()
    assert long.width() <= dialog.list.viewport().width()


def test_games_of_a_later_version_are_told_of(qapp: QApplication, qtbot: QtBot, dialog: KeptGamesDialog) -> None:
    assert not dialog.note.isVisible()
    for later, text in (
        (1, "1 game was saved by a later version of the program, and stays as it is."),
        (2, "2 games were saved by a later version of the program, and stay as they are."),
    ):
        told = KeptGamesDialog(GAMES[:1], Look(theme_for(Scheme.DARK)), later=later)
        qtbot.addWidget(told)
        told.show()
        assert told.note.isVisible()
        assert told.note.text() == text
