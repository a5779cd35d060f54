"""The last card drawn is an event, and until the end everybody sees whose turns are left."""

from random import Random

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from hanabi_desktop.board.news import Bulletin, bulletin
from hanabi_desktop.rules import EditionId, Game, MemoryAid, Rules
from hanabi_desktop.screens.table.board import Board
from hanabi_desktop.table.state import TableState
from hanabi_desktop.widgets.language import LANGUAGES
from hanabi_desktop.window.main_window import MainWindow
from hanabi_desktop.wording.typography import RichText
from tests.games import moment, run_down, timid
from tests.opening import OpenWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

NAMES = ("Anna", "Ole", "Kari")


def last_round(window: MainWindow, left: int = 3) -> Board:
    """A table for three at which so many turns are left, the next one Anna's."""
    game = moment(Rules(), 3, lambda game: game.turns_left == left and game.current == 3 - left, timid)
    return sit(window, game)


def sit(window: MainWindow, game: Game) -> Board:
    state = TableState.seated(EditionId.HOUSE, NAMES, memory=MemoryAid.FULL, master=None)
    window.game.begin(game, state)
    QApplication.processEvents()
    assert window.game.table_page
    return window.game.table_page.board


def seen_of(board: Board) -> QImage:
    return board.deck.grab().toImage()


def test_the_news_tell_in_their_largest_letters_that_the_deck_is_empty(open_window: OpenWindow) -> None:
    board = last_round(open_window())
    assert board.news.title.text() == "The deck is empty: Anna, Ole, and Kari have one more turn each."
    assert board.news.details.text().startswith("Kari ")
    # Heard in the order in which it happened.
    name = board.news.title.accessibleName()
    assert name.index("Kari ") < name.index("The deck is empty")


@pytest.mark.parametrize(
    ("left", "told"),
    [(2, "Last round: Ole and Kari have one more turn each."), (1, "Last round: Kari has the last turn.")],
)
def test_each_turn_later_it_is_told_who_is_left(open_window: OpenWindow, left: int, told: str) -> None:
    window = open_window()
    board = last_round(window, left)
    assert told in board.news.details.text()
    assert board.deck.accessibleDescription() == told
    assert told in board.deck.toolTip()
    assert window.game.shared_screen
    assert bulletin(window.game.shared_screen.view).title != told


def test_the_names_stand_where_the_deck_was(open_window: OpenWindow) -> None:
    window = open_window()
    pictures = [seen_of(last_round(window, left)) for left in (3, 2, 1)]
    assert all(one != other for number, one in enumerate(pictures) for other in pictures[:number])
    board = last_round(window)
    before = seen_of(board)
    board.deck.set_turns((), "")
    assert seen_of(board) != before


def test_nothing_is_told_of_it_before_or_where_turns_do_not_run_out(open_window: OpenWindow) -> None:
    window = open_window()
    for game in (
        run_down(moment(Rules(), 3, lambda game: game.deck_left == 2, timid), leave=1),
        moment(Rules(perfect=True), 3, lambda game: not game.deck_left and not game.end, timid),
    ):
        board = sit(window, game)
        assert "Last round" not in board.news.title.accessibleName()
        assert "deck is empty" not in board.news.title.text()
        assert board.deck.accessibleDescription() == ""


def test_the_news_of_it_need_no_scrolling(open_window: OpenWindow) -> None:
    window = open_window()
    board = last_round(window)
    for size in ((1024, 700), (1920, 1080)):
        window.resize(*size)
        for code in LANGUAGES:
            window.speak(code)
            for _ in range(3):
                QApplication.processEvents()
            assert_no_scrolling(board)
    window.speak("en")


def assert_no_scrolling(board: Board) -> None:
    inside = QRect(board.news._scroll.viewport().rect())
    for label in (board.news.title, board.news.details):
        place = QRect(label.mapTo(board.news._scroll.viewport(), label.rect().topLeft()), label.size())
        assert inside.adjusted(-1, -1, 1, 1).contains(place)
    assert not board.news._scroll.verticalScrollBar().isVisible()


def test_whether_the_news_scroll_depends_on_nothing_that_was_shown_before(open_window: OpenWindow) -> None:
    window = open_window()
    board = last_round(window)
    chance = Random(4)
    told = [("Title " * chance.randint(1, 20), "word " * chance.randint(0, 400)) for _ in range(12)]
    news = [Bulletin(*words, with_badges=(RichText(words[0]), RichText(words[1]))) for words in told]

    def shown(which: int) -> tuple[bool, int]:
        board.news.tell(news[which])
        QApplication.processEvents()
        bar = board.news._scroll.verticalScrollBar()
        return bar.isVisible(), board.news.title.fontInfo().pixelSize()

    usual = [shown(which) for which in range(len(news))]
    assert {scrolled for scrolled, _ in usual} == {True, False}
    for _ in range(20):
        which = chance.randrange(len(news))
        assert shown(which) == usual[which]
