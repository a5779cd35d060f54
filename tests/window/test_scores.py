"""The score book over the window: what is opened from it, the way back to it, and what is in sight there."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from hanabi_desktop.rules import Game
from hanabi_desktop.screens.scores.book import ScoreBook
from hanabi_desktop.window.main_window import MainWindow
from hanabi_desktop.wording.scores import Column
from tests.driver import MousePlayers
from tests.games import shortest_victory
from tests.input import Key, answering, dealing, reading_ends, strike, wait_until, write
from tests.opening import OpenWindow
from tests.screens.scores.test_book import EVENING, game, lines, put
from tests.window.evening import NAMES, OTHER, RULES, earlier_told, seated
from tests.window.late_game import begin


@pytest.fixture
def kept(data: Path) -> Path:
    data.mkdir(exist_ok=True)
    put(data, *EVENING)
    return data


def read(dialog: QWidget) -> ScoreBook:
    assert isinstance(dialog, ScoreBook)
    wait_until(lambda: not dialog.busy)
    QApplication.processEvents()
    return dialog


def sought(dialog: QWidget) -> None:
    """Those of Kari and Per that ended early, the lowest first: the second of them is opened."""
    book = read(dialog)
    book.search()
    write("early")
    strike(Key.Key_Return)
    book.filters.group.setCurrentIndex(1)
    book.table.sortByColumn(Column.SCORE, Qt.SortOrder.AscendingOrder)
    book.table.setFocus()
    strike(Key.Key_Down, Key.Key_Return)


def opened(window: MainWindow) -> None:
    with answering(sought):
        window.game.replays.show_scores()
    assert window.game.replays.page is not None


def test_back_from_a_game_of_the_book_the_book_is_as_it_was_left(kept: Path, window: MainWindow) -> None:
    opened(window)
    met: list[ScoreBook] = []

    def look(dialog: QWidget) -> None:
        book = read(dialog)
        assert book.filters.search.text() == "early"
        assert book.filters.group.currentText() == "Kari and Per"
        assert lines(book) == ["3 / 25", "5 / 25"]
        assert book.table.currentIndex().row() == 1
        assert book.table.hasFocus()
        met.append(book)
        strike(Key.Key_Escape)

    with answering(look):
        strike(Key.Key_Escape)
        wait_until(lambda: met)
    assert window.title_page.isVisible()


def test_where_no_game_was_played_yet_the_book_invites_to_one(window: MainWindow) -> None:
    met: list[str] = []

    def begin(dialog: QWidget) -> None:
        book = read(dialog)
        assert book.album.best.accessibleName().startswith("The first show is still to come.")
        QTest.mouseClick(book.new_button, Qt.MouseButton.LeftButton)

    def leave(dialog: QWidget) -> None:
        met.append(type(dialog).__name__)
        strike(Key.Key_Escape)

    with answering(begin, leave):
        window.game.replays.show_scores()
    assert met == ["NewGameDialog"]


def test_whoever_goes_elsewhere_meanwhile_finds_a_book_of_all_games(kept: Path, window: MainWindow) -> None:
    opened(window)
    window.menus.title.trigger()
    met: list[int] = []

    def all_of_them(dialog: QWidget) -> None:
        met.append(len(lines(read(dialog))))
        strike(Key.Key_Escape)

    with answering(all_of_them):
        window.game.replays.show_scores()
    assert met == [5]


def test_the_finale_tells_the_earlier_scores_and_new_medals_of_these_players(window: MainWindow, data: Path) -> None:
    put(data, game(0, 7, *NAMES), game(1, 3, *reversed(NAMES)), game(2, None, "Kari", "Per"))
    won = shortest_victory(RULES, 3)
    begin(window, Game(won.setup, won.actions[:-1]), names=NAMES)
    players = MousePlayers(window)
    players.turn(won.actions[-1])
    assert "A new best for this group! Until now it was 7 (2 games)." in earlier_told(players)
    told = players.page.finale.medals.text()
    assert told.startswith("6 new medals: Opening night, Great applause, ")
    assert told in players.page.finale.outcome.accessibleName()


def test_a_table_that_is_left_while_the_games_are_read_hears_nothing_of_it(open_window: OpenWindow, data: Path) -> None:
    data.mkdir(exist_ok=True)
    put(data, *(game(number, 3, *NAMES) for number in range(100)))
    players = seated(open_window(deal=dealing(OTHER)))
    players.screen.table.end_early()
    players.window.menus.title.trigger()
    reading_ends()
    assert players.window.game._reader is None
