"""The album as a family meets it: whose it is, what is seen and read of it, and that its games are opened from it."""

from datetime import timedelta
from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel

from hanabi_desktop.records.record import Record
from hanabi_desktop.rules import EDITIONS, EditionId
from hanabi_desktop.screens.scores.book import ScoreBook
from tests.games import play_random_game, reckless
from tests.input import strike
from tests.screens.scores.test_book import EVENING, HOSTILE, NOW, Open, game, open_book, put, unfinished

__all__ = ["open_book"]
pytestmark = pytest.mark.usefixtures("english")


def lost(number: int) -> Record:
    played = play_random_game(EDITIONS[EditionId.ENGLISH].rules, 2, Random(number), reckless)
    started = {"started": (NOW + timedelta(hours=number)).isoformat()}
    return Record(("Kari", "Per"), played.setup, played.actions, EditionId.ENGLISH, started)


@pytest.fixture
def book(open_book: Open, tmp_path: Path) -> ScoreBook:
    put(tmp_path, *EVENING)
    return open_book()


def opened(book: ScoreBook) -> str:
    assert book.path is not None
    return book.path.name


def medals(book: ScoreBook) -> list[str]:
    model = book.album.medals.medals
    return [model.index(row).data().partition(".")[0] for row in range(model.rowCount())]


def test_first_of_all_one_sees_the_best_show_of_those_who_played_last(book: ScoreBook) -> None:
    album = book.album
    assert album.isVisible()
    assert album.group.currentText() == "Kari and Per"
    assert album.best.hasFocus()
    assert album.best.accessibleName() == (
        "The best show so far. Legendary: 25 of 25 points. 1 May 2026; Swedish edition. "
        "Fireworks: red 5, yellow 5, green 5, blue 5 and white 5."
    )
    assert album.figures.accessibleName() == (
        "3 games together. Time played: 30 min. On average 11.0 points, at best 25. 1 perfect show. "
        "1 game in a row without a defeat; the record is 1. "
        "0 games in a row, each better than the one before; the record is 0. "
        "Runs count only games played to the end; a game ended early is skipped."
    )
    labels = [label.text() for label in album.figures.findChildren(QLabel)]
    assert "In a row without a defeat, record: 1" in ", ".join(labels)
    assert "Runs count only games played to the end" in album.figures.toolTip()
    strike(Qt.Key.Key_Return)
    assert opened(book) == "2026-05-01-210000.hanabi.json"


def test_groups_are_chosen_by_badges_and_names_and_the_picture_is_the_sky_of_their_best_show(book: ScoreBook) -> None:
    group, best = book.album.group, book.album.best
    # That of the last game first.
    assert [group.itemText(row).split(",")[0] for row in range(group.count())] == ["Kari and Per", "=1+1"]
    assert not any(group.itemIcon(row).isNull() for row in range(2))
    bright = best.grab().toImage()
    group.setFocus()
    strike(Qt.Key.Key_Down, Qt.Key.Key_Return)
    assert book.path is None
    assert book.album.figures.accessibleName().startswith("1 game together.")
    assert all(name in group.currentText() for name in HOSTILE)
    assert best.accessibleName().startswith("The best show so far. Mediocre: 7 of 25 points.")
    assert best.grab().toImage() != bright


def test_a_medal_says_how_it_is_won_and_replays_the_game_that_won_it(book: ScoreBook) -> None:
    shelf = book.album.medals
    assert medals(book) == [
        "Opening night, won on 1 May 2026",
        "Great applause, won on 1 May 2026",
        "Every 5 safe, won on 1 May 2026",
        "Steady hands, won on 1 May 2026",
        "Hints to spare, won on 1 May 2026",
        "On a roll, not won yet",
        "Full marks, won on 1 May 2026",
    ]
    shelf.setFocus()
    strike(Qt.Key.Key_End, Qt.Key.Key_Left, Qt.Key.Key_Return)
    assert book.path is None
    assert shelf.currentIndex().data().endswith("Play 5 games in a row without a defeat.")
    place = shelf.visualRect(shelf.model().index(0, 0)).center()
    QTest.mouseClick(shelf.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert opened(book) == "2026-05-01-210000.hanabi.json"


def test_the_keyboard_goes_from_dot_to_dot_and_opens_the_game_there(book: ScoreBook) -> None:
    progress, words = book.album.progress, book.album.words
    assert progress.accessibleName() == "Each dot is a game; the line is the average of the last 10 games"
    assert words.text() == progress.accessibleDescription() == "3 games so far."
    progress.setFocus()
    for key, points in ((Qt.Key.Key_Return, 5), (Qt.Key.Key_Home, 3), (Qt.Key.Key_Right, 25)):
        strike(key)
        assert f"{points} of 25 points" in words.text()
    strike(Qt.Key.Key_Tab)
    assert words.text() == "3 games so far."
    progress.setFocus()
    strike(Qt.Key.Key_End, Qt.Key.Key_Left, Qt.Key.Key_Return)
    assert opened(book) == "2026-05-01-210000.hanabi.json"


def test_one_or_two_games_are_rockets_by_night_and_lead_to_their_games(open_book: Open, tmp_path: Path) -> None:
    put(tmp_path, *EVENING[:2])
    book = open_book()
    progress = book.album.progress
    assert progress.accessibleName() == "Each game is a rocket: the more points, the higher it climbs."
    for share, points in ((0.25, 3), (0.75, 25)):
        QTest.mouseMove(progress, QPoint(round(progress.width() * share), progress.height() // 2))
        assert f"{points} of 25 points" in book.album.words.text()


def test_the_mouse_finds_the_dot_above_or_below_it(book: ScoreBook) -> None:
    progress = book.album.progress
    place = QPoint(progress.width() - 12, progress.height() - 12)
    QTest.mouseMove(progress, place)
    assert "5 of 25 points" in book.album.words.text()
    QTest.mouseClick(progress, Qt.MouseButton.LeftButton, pos=place)
    assert opened(book) == "2026-05-01-230000.hanabi.json"


def test_rising_scores_are_told_in_a_sentence(open_book: Open, tmp_path: Path) -> None:
    put(tmp_path, *(game(number, 3 + number, "Kari", "Per") for number in range(6)))
    album = open_book().album
    assert album.words.text() == "On average 3.0 points better in the last 3 games than in the first 3 games."
    assert not album.group.isVisible()
    assert album.players.text() == "Kari and Per"
    # Nothing counts in a row, and it is said why.
    assert [label.text() for label in album.figures.findChildren(QLabel)].count("none played to the end") == 2


@pytest.mark.parametrize("records", [(), (unfinished(0, "Kari", "Per"),)], ids=["no game", "an unfinished one"])
def test_before_the_first_show_no_medal_is_won(records: tuple[Record, ...], open_book: Open, tmp_path: Path) -> None:
    put(tmp_path, *records)
    book = open_book()
    assert book.album.best.accessibleName().startswith("The first show is still to come.")
    assert len([medal for medal in medals(book) if medal.endswith("not won yet")]) == 7
    assert not book.album.figures.isVisible()
    strike(Qt.Key.Key_Return)
    assert book.isVisible()
    assert book.path is None


def test_who_has_only_lost_is_shown_how_far_it_went(open_book: Open, tmp_path: Path) -> None:
    put(tmp_path, *map(lost, range(6)))
    album = open_book().album
    assert "played before the show was lost." in album.best.accessibleName()
    assert album.words.text() == "No show has reached its end yet. The next one may."


def test_search_leads_to_the_table_and_back_all_is_as_it_was(book: ScoreBook) -> None:
    QTest.keyClick(book, Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert book.filters.search.hasFocus()
    assert book.open_button.isVisible()
    QTest.keyClick(book, Qt.Key.Key_A, Qt.KeyboardModifier.AltModifier)
    assert book.album.isVisible()
    assert not book.open_button.isVisible()
