"""What has happened is told once, in letters of one size, and what was before in whole lines."""

import re
from random import Random

from PySide6.QtCore import QRect

from hanabi_desktop import rules as hanabi
from hanabi_desktop.board.news import News
from hanabi_desktop.players import Badge
from hanabi_desktop.records.preferences import TEXT_SIZES
from hanabi_desktop.screens.table.board import Board
from hanabi_desktop.window.main_window import MainWindow
from hanabi_desktop.wording.typography import pictured
from tests.driver import KeyPlayers, MousePlayers
from tests.games import clever, play_random_game
from tests.window.late_game import begin, settle, sit_down

NAMES = ("Olaf", "Birgitta", "Mormor Ingeborg", "Per", "Annegret")


def assert_whole_lines(board: Board) -> None:
    """Every line of the journal that is seen is seen whole, and the newest is."""
    settle()
    news, journal = board.news, board.journal
    assert not news.title.seen.cut
    if not journal.isVisible():
        return
    view = QRect(journal.viewport().rect())
    rows = [row for row in range(journal.model().rowCount()) if not journal.isRowHidden(row)]
    inside = {row: rect for row in rows if (rect := journal.visualRect(journal.model().index(row, 0))).intersects(view)}
    assert all(view.contains(rect) for rect in inside.values()), (view, inside)
    assert rows[-1] in inside


def test_the_journal_shows_whole_lines_and_the_newest_of_them(window: MainWindow) -> None:
    game = play_random_game(hanabi.EDITIONS[hanabi.EditionId.ENGLISH].rules, 3, Random(3), clever)
    begin(window, hanabi.Game(game.setup, game.actions[:9]), names=NAMES)
    settle()
    players = KeyPlayers(window)
    for action in game.actions[9:12]:
        players.turn(action)
        assert_whole_lines(players.board)
    for code in ("de", "en"):
        window.speak(code)
        assert_whole_lines(players.board)
    for size in ((1024, 700), (1500, 800)):
        window.resize(*size)
        assert_whole_lines(players.board)
    for letters in (TEXT_SIZES[0], TEXT_SIZES[-1], 100):
        window.apply(window.preferences.with_settings(text_size=letters))
        assert_whole_lines(players.board)
    # The card stays where short words have room beside it.
    window.apply(window.preferences.with_settings(text_size=TEXT_SIZES[-1]))
    window.resize(640, 480)
    news = sit_down(window, 4, 25).news
    settle()
    assert news.title.text() == "Kari discards yellow 1"
    assert not news.card_place.isEmpty()


def test_what_was_before_stands_above_what_is_new_and_a_missed_turn_begins_with_its_card(mouse: MousePlayers) -> None:
    mouse.window.resize(1600, 900)
    board, news = mouse.board, mouse.board.news
    alarming: list[bool] = []
    for action in (hanabi.ValueHint(1, 2), hanabi.Play(9), hanabi.Discard(14)):
        mouse.turn(action)
        settle()
        # What a hint named is seen as on the cards, and a mistake looks like one.
        assert news._news.named == (None if alarming else 2)
        alarming.append(bool(news.details.property("alarming")))
    assert alarming == [False, True, False]
    assert not news.card_place.isEmpty()
    mouse.turn(hanabi.ValueHint(1, 2))
    settle()
    assert board.journal.isVisible()
    assert board.journal.geometry().bottom() < news.geometry().top()
    mouse.open_view()
    settle()
    faces = [next(event.card for event in turn.events if hasattr(event, "card")) for turn in mouse.view.recap[:1]]
    assert pictures(news) == [*faces, 2]
    # No card lies beside what somebody missed, which may be many turns.
    assert news.card_place.isEmpty()
    assert not news.scrolls
    assert board.journal.isVisible()


def pictures(news: News) -> list[object]:
    """What stands as a picture in the words, besides badges."""
    rich = news.title.told.rich + news.details.told.rich
    shown = [pictured(url) for url in re.findall(r'<img src="([^"]*)"', rich)]
    return [each for each in shown if not isinstance(each, Badge)]
