"""What is wrong when the program starts is told on one sheet, which holds nobody back."""

import errno
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from hanabi_desktop.widgets.sheet import open_dialog
from tests.driver import MousePlayers
from tests.input import answering, dealing
from tests.opening import OpenWindow
from tests.window.evening import CHOICE, DEAL, game_file, told, typed

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def damage_games(data: Path, count: int = 60) -> None:
    for number in range(count):
        game_file(data, f"game {number}").write_text("{")


def test_all_of_it_is_told_on_one_sheet_with_counts(open_window: OpenWindow, data: Path) -> None:
    damage_games(data)
    (data / "preferences.json").write_text("{")
    with answering(told("60 saved games can’t be continued now.", "The settings can’t be read.")):
        open_window()
    assert open_dialog() is None


def test_damaged_games_are_one_line_and_told_once(open_window: OpenWindow, data: Path) -> None:
    damage_games(data)
    with answering(told("Saved game unchanged", "60 saved games can’t be continued now.")):
        window = open_window()
    window.show_title()
    assert open_dialog() is None


def test_a_window_that_was_closed_over_the_sheet_stays_closed(open_window: OpenWindow, data: Path) -> None:
    damage_games(data, 2)
    window = open_window()
    assert open_dialog() is not None
    window.close()
    QApplication.processEvents()
    assert not window.isVisible()
    assert open_dialog() is None


def test_a_folder_that_takes_no_lock_is_told(open_window: OpenWindow, data: Path) -> None:
    window = open_window()
    with answering(told("Saved games not locked", f"The program can’t lock {data}.", "without either of the two")):
        window.show_as_before(unlocked=OSError(errno.ENOLCK, "No locks available"))


def test_settings_that_cannot_be_saved_are_told_once(open_window: OpenWindow, data: Path) -> None:
    window = open_window()
    (data / "preferences.json").unlink()
    (data / "preferences.json").mkdir()
    with answering(told("Not saved", "The settings can’t be saved.", "This is a folder, not a file.")):
        window.speak("en")
        window.apply(window.preferences.with_settings(symbols=False))
    window.apply(window.preferences.with_settings(symbols=True))
    assert open_dialog() is None


def test_names_that_were_typed_are_there_again_after_cancel(open_window: OpenWindow) -> None:
    from hanabi_desktop.screens.new_game.dialog import NewGameDialog

    players = MousePlayers(open_window(deal=dealing(DEAL)))

    def give_up(dialog: QWidget) -> None:
        assert isinstance(dialog, NewGameDialog)
        dialog.players.set_names(CHOICE.names)
        dialog.reject()

    def look(dialog: QWidget) -> None:
        assert isinstance(dialog, NewGameDialog)
        assert dialog.players.typed == CHOICE.names
        dialog.reject()

    for answer in (give_up, look):
        with answering(answer):
            players.window.choose_new_game()


def test_names_of_files_are_whole_where_a_game_is_opened(open_window: OpenWindow, data: Path) -> None:
    path = game_file(data, "2026-11-10-Grandmother-Grandfather-Alexandra")
    path.write_text("{}")
    with answering(told("Saved game unchanged")):
        window = open_window()

    def look(dialog: QWidget) -> None:
        from PySide6.QtWidgets import QFileDialog, QListView

        assert isinstance(dialog, QFileDialog)
        shown = next(view for view in dialog.findChildren(QListView, "listView") if view.isVisible())
        index = shown.model().index(0, 0, shown.rootIndex())
        words = shown.fontMetrics().horizontalAdvance(path.name)
        assert shown.visualRect(index).width() >= words
        typed(str(path))(dialog)

    with answering(look, told("Not opened")):
        window.game.choose_file()
