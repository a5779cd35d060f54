"""The saved games as cards: which are there, what they tell, and how one is opened."""

import os
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QAccessible, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QApplication, QWidget

from hanabi_desktop.records.preferences import Preferences
from hanabi_desktop.records.store import load
from hanabi_desktop.screens.scores.saved_games import SavedGames
from hanabi_desktop.window.main_window import MainWindow
from tests.driver import MousePlayers
from tests.each import each
from tests.input import Answer, Key, answering, click, strike, tab_to, wait_until
from tests.opening import OpenWindow
from tests.screens.replay.games import page_of
from tests.screens.scores.test_book import EVENING, put, unfinished
from tests.window.evening import answered, game_file, saved_games, told

ASA = "Åsa"
LATE = unfinished(1, ASA, "Kari", "Per")


def read(sheet: QWidget) -> SavedGames:
    assert isinstance(sheet, SavedGames)
    wait_until(lambda: not sheet.busy)
    QApplication.processEvents()
    return sheet


def lines(sheet: SavedGames) -> list[str]:
    return [str(sheet.games.index(row, 0).data()) for row in range(sheet.games.rowCount())]


def struck(*keys: Qt.Key) -> Answer:
    def strike_them(sheet: QWidget) -> None:
        assert read(sheet).cards.hasFocus()
        strike(*keys)

    return strike_them


def clicked(row: int) -> Answer:
    def click_it(sheet: QWidget) -> None:
        cards = read(sheet).cards
        click(cards.viewport(), cards.visualRect(cards.model().index(row, 0)).center())

    return click_it


def listed(met: list[str]) -> Answer:
    """Notes what is listed, and leaves by Esc."""

    def note(sheet: QWidget) -> None:
        met.extend(lines(read(sheet)))
        strike(Key.Key_Escape)

    return note


def opened(window: MainWindow, *answers: Answer) -> None:
    with answering(*answers):
        MousePlayers(window).use(window.title_page.open_button)


@pytest.fixture
def kept(data: Path, open_window: OpenWindow) -> MainWindow:
    """An evening's games, and one that was dealt before them, is not finished either, and was played last."""
    put(data, LATE, *EVENING[1:])
    os.utime(min((data / "games").iterdir()), (2_000_000_000, 2_000_000_000))
    return open_window()


def test_what_was_played_last_is_first_then_unfinished_games_then_the_newest(kept: MainWindow, data: Path) -> None:
    met: list[str] = []
    opened(kept, listed(met))
    assert [line.split("; ")[0] for line in met[:3]] == [f"Kari, Per and {ASA}", "Kari and Per", "Kari and Per"]
    assert [" points; " in line and "Not finished, turn 5" in line for line in met] == [True] * 2 + [False] * 3
    assert met[0].endswith("; 0 mistakes; red 1, yellow 1, green 1, blue 1 and white 0")
    assert "<img src=x>" in met[3]
    assert kept.title_page.open_button.hasFocus()


def test_arrows_and_enter_open_another_and_it_goes_on_in_its_file(kept: MainWindow, data: Path) -> None:
    opened(kept, struck(Key.Key_Right, Key.Key_Return), answered("Continue"))
    players = MousePlayers(kept)
    assert players.record.actions == EVENING[4].actions
    players.screen.table.end_early()
    kept.show_title()
    assert len(list((data / "games").iterdir())) == 5


@pytest.mark.parametrize("choice", [struck(Key.Key_End, Key.Key_Return), clicked(4)])
def test_a_finished_game_is_replayed(kept: MainWindow, choice: Answer) -> None:
    opened(kept, choice)
    assert page_of(kept).replay_screen.replay.record.setup == EVENING[1].setup
    strike(Key.Key_Escape)
    assert kept.title_page.isVisible()


def test_the_end_of_a_double_click_and_a_key_held_down_open_no_game(kept: MainWindow) -> None:
    def linger(sheet: QWidget) -> None:
        cards = read(sheet).cards
        place = QPointF(cards.visualRect(cards.currentIndex()).center())
        for kind in (QEvent.Type.MouseButtonDblClick, QEvent.Type.MouseButtonRelease):
            left, plain = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
            QApplication.sendEvent(cards.viewport(), QMouseEvent(kind, place, place, left, left, plain))
        again = QKeyEvent(QEvent.Type.KeyPress, Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True)
        QApplication.sendEvent(cards, again)
        assert sheet.isVisible()
        strike(Key.Key_Escape)

    opened(kept, linger)


# Continue


def test_continue_asks_which_of_several_and_enter_takes_the_one_played_last(kept: MainWindow, data: Path) -> None:
    title = kept.title_page
    # As many lines as one game has: no button is elsewhere.
    told = (title.continue_button.text(), *title.saved_text.text().splitlines()[1:])
    assert told == ("&Continue…", "the latest of 2 unfinished games")
    with answering(struck(Key.Key_Return)):
        MousePlayers(kept).use(title.continue_button)
    assert MousePlayers(kept).record.names == LATE.names
    kept.show_title()
    with answering(struck(Key.Key_Right, Key.Key_Return)):
        MousePlayers(kept).use(kept.title_page.continue_button)
    # Whoever continues wants to play: nothing is asked.
    assert MousePlayers(kept).record.names == EVENING[4].names
    kept.show_title()
    assert len(saved_games(data)) == 5


# What cannot be read, and how many there are


def test_what_cannot_be_read_is_told_in_a_line(kept: MainWindow, data: Path) -> None:
    game_file(data, "2026-11-10-Kari").write_text("{")

    def look(sheet: QWidget) -> None:
        assert len(lines(read(sheet))) == 5
        assert sheet.status.text() == "1 file could not be read."  # type: ignore[attr-defined]
        strike(Key.Key_Escape)

    opened(kept, look)


def test_a_game_that_is_gone_meanwhile_is_told(kept: MainWindow, data: Path) -> None:
    def take_away(sheet: QWidget) -> None:
        read(sheet)
        for path in (data / "games").iterdir():
            path.unlink()
        strike(Key.Key_Return)

    opened(kept, take_away, told("Not opened", "The file or its folder doesn’t exist."))
    assert kept.title_page.isVisible()


@each(("blocked", "said"), [(False, "Your games will be listed here."), (True, " can’t be read.")])
def test_without_games_a_file_can_be_opened(open_window: OpenWindow, data: Path, blocked: bool, said: str) -> None:
    folder = data / ("blocked" if blocked else "free")
    folder.mkdir()
    Preferences(language="en", guide_seen=True, company_seen=True).save(folder / "preferences.json")
    if blocked:
        (folder / "games").write_text("in the way")
    with answering(*[told("Couldn’t read the saved games")] * blocked):
        window = open_window(folder)

    def look(sheet: QWidget) -> None:
        there = read(sheet)
        assert there.status.text().endswith(said)
        assert not there.cards.isVisible()
        assert there.file_button.hasFocus()
        strike(Key.Key_Escape)

    opened(window, look)


def test_a_screen_reader_is_told_the_whole_line(kept: MainWindow, screen_reader: None) -> None:
    def look(sheet: QWidget) -> None:
        there = read(sheet)
        tab_to(there.file_button)
        tab_to(there.cards)
        spoken = QAccessible.queryAccessibleInterface(there.cards).focusChild()
        assert spoken.text(QAccessible.Text.Name) == lines(there)[0]
        assert spoken.text(QAccessible.Text.Description) == ""
        strike(Key.Key_Escape)

    opened(kept, look)


def test_files_stay_as_they_are(kept: MainWindow, data: Path) -> None:
    before = {path: path.read_bytes() for path in (data / "games").iterdir()}
    opened(kept, listed([]))
    assert {path: path.read_bytes() for path in (data / "games").iterdir()} == before
    assert all(load(path) for path in before)
