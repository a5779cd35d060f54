"""The score sheet over the window: what is opened from it, the way back to it, and what is in sight there."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QWidget

from hanabi_desktop.screens.scores.sheet import ScoreSheet
from hanabi_desktop.window.main_window import MainWindow
from hanabi_desktop.wording.records.scores import Column
from tests.input import Key, answering, dealing, strike, wait_until, write
from tests.opening import OpenWindow
from tests.screens.replay.games import page_of
from tests.screens.scores.test_sheet import EVENING, lines, put
from tests.window.evening import OTHER, seated

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


@pytest.fixture
def kept(data: Path) -> Path:
    data.mkdir(exist_ok=True)
    put(data, *EVENING)
    return data


def read(dialog: QWidget) -> ScoreSheet:
    assert isinstance(dialog, ScoreSheet)
    wait_until(lambda: not dialog.busy)
    return dialog


def sought(dialog: QWidget) -> None:
    """Those of Kari and Per that ended early, the lowest first: the second of them is opened."""
    sheet = read(dialog)
    sheet.choosing.begin()
    write("early")
    strike(Key.Key_Return)
    sheet.choosing.players.setCurrentIndex(sheet.choosing.players.findData(2))
    sheet.choosing.order_chosen.emit(Column.SCORE, sheet.choosing.order.itemData(3)[1])
    sheet.table.setFocus()
    strike(Key.Key_Down)
    strike(Key.Key_Return)


def found_again(met: list[ScoreSheet]) -> Callable[[QWidget], None]:
    def look(dialog: QWidget) -> None:
        sheet = read(dialog)
        assert sheet.choosing.search.text() == "early"
        assert sheet.choosing.players.currentData() == 2
        assert lines(sheet) == ["3 / 25", "5 / 25"]
        assert sheet.table.currentIndex().row() == 1
        assert sheet.table.hasFocus()
        met.append(sheet)
        strike(Key.Key_Escape)

    return look


def opened(window: MainWindow) -> None:
    with answering(sought):
        window.scores.show()
    assert window.replays.page is not None


def test_back_from_a_game_of_the_sheet_the_sheet_is_as_it_was_left(open_window: OpenWindow, kept: Path) -> None:
    window = open_window()
    opened(window)
    met: list[ScoreSheet] = []
    with answering(found_again(met)):
        strike(Key.Key_Escape)
        wait_until(lambda: met)
    assert window.title_page.isVisible()


def test_whoever_goes_elsewhere_meanwhile_finds_a_sheet_of_all_games(open_window: OpenWindow, kept: Path) -> None:
    window = open_window()
    opened(window)
    window.menus.title.trigger()
    met: list[int] = []

    def all_of_them(dialog: QWidget) -> None:
        met.append(len(lines(read(dialog))))
        strike(Key.Key_Escape)

    with answering(all_of_them):
        window.scores.show()
    assert met == [5]


def test_after_a_look_at_the_table_the_keyboard_is_where_it_was(open_window: OpenWindow) -> None:
    players = seated(open_window(deal=dealing(OTHER)))
    players.screen.table.end_early()
    finale = players.page.finale
    finale.table.setFocus()
    strike(Key.Key_Space)
    assert page_of(players.window).isVisible()
    strike(Key.Key_Escape)
    assert finale.table.hasFocus()


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(("size", "last"), [((1024, 700), Column.REMARKS), ((1920, 1080), Column.PLAYED)])
def test_what_everybody_should_know_of_a_game_is_in_sight(
    open_window: OpenWindow, kept: Path, language: str, size: tuple[int, int], last: Column
) -> None:
    window = open_window()
    window.speak(language)
    window.resize(*size)
    QApplication.processEvents()

    def look(dialog: QWidget) -> None:
        # The screen of the offscreen platform is smaller than this window.
        dialog.resize(window.size() * 0.94)
        table = read(dialog).table
        assert table.columnViewportPosition(last) + table.columnWidth(last) <= table.viewport().width()
        strike(Key.Key_Escape)

    with answering(look):
        window.scores.show()
