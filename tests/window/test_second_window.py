"""Two windows at once: the second says that a game is being played, and shows its table or plays another game."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget

from hanabi_desktop.records.record import Record
from hanabi_desktop.records.store import load
from hanabi_desktop.rules import EndEarly, Game, Play, ValueHint
from hanabi_desktop.screen.view import Public
from tests.driver import MousePlayers
from tests.input import Key, answering, dealing, strike, wait_until
from tests.opening import OpenWindow
from tests.window.evening import CHOICE, DEAL, NAMES, OTHER, answered, archived, autosaved, by_menu, seated, told

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

LOOK, ANOTHER = "Look at the table", "Play another game"


@pytest.fixture
def first(open_window: OpenWindow) -> MousePlayers:
    """The window that was there before, two turns into a game."""
    players = seated(open_window(deal=dealing(DEAL)))
    players.turn(ValueHint(1, 1))
    players.turn(Play(5))
    return players


def second(open_window: OpenWindow, answer: Callable[[QWidget], None], *deal: Game) -> MousePlayers:
    """Another window, opened while the first one plays."""
    with answering(answer):
        return MousePlayers(open_window(deal=dealing(*deal)))


def test_the_second_window_says_who_plays_and_how_far_they_are(open_window: OpenWindow, first: MousePlayers) -> None:
    heard = told(
        "Being played in another window", "Kari, Per, and Ola are playing in another window (turn 3, 1 point)."
    )
    players = second(open_window, heard)
    assert players.window.shared_screen is None
    assert not players.window.title_page.continue_button.isVisible()


def test_another_game_is_played_beside_it(open_window: OpenWindow, first: MousePlayers, data: Path) -> None:
    players = second(open_window, answered(ANOTHER), OTHER)
    players.window.start(CHOICE)
    players.turn(Play(0))
    assert load(autosaved(data)) == first.record
    assert load(autosaved(data, 2)) == players.record


def test_its_table_can_be_looked_at_and_nothing_done(open_window: OpenWindow, first: MousePlayers, data: Path) -> None:
    before = {path: path.read_bytes() for path in data.rglob("*.json")}
    players = second(open_window, answered(LOOK))
    assert players.record.actions == first.record.actions
    assert players.phase() == Public()
    assert not any(card.face for hand in players.view.hands for card in hand)
    panel = players.panel
    for button in (panel.turn, panel.peek, panel.take_back):
        assert not button.isVisible()
    menus = players.window.menus
    for entry in (menus.save, menus.take_back, menus.pause, menus.end_early, menus.master.menuAction()):
        assert not entry.isEnabled()
    for key in (Key.Key_Return, Key.Key_Space, Key.Key_P, Key.Key_D, Key.Key_1, Key.Key_R, Key.Key_U, Key.Key_Escape):
        strike(key)
    assert players.phase() == Public()
    assert players.record.actions == first.record.actions
    players.window.close()
    assert {path: path.read_bytes() for path in data.rglob("*.json")} == before


def test_it_says_so_above_the_table_and_looks_again_when_asked(open_window: OpenWindow, first: MousePlayers) -> None:
    players = second(open_window, answered(LOOK))
    strip = players.window.playing.onlooking._strip
    assert strip is not None
    assert strip.sentence.text() == ("A game in another window, as it was a moment ago. Here it can only be watched.")
    first.window.activateWindow()
    first.turn(ValueHint(0, 1))
    players.window.activateWindow()
    strip = players.window.playing.onlooking._strip
    assert strip is not None
    players.use(strip.next)
    assert players.record.actions == first.record.actions


def test_it_follows_what_is_done_there_by_itself(open_window: OpenWindow, first: MousePlayers) -> None:
    players = second(open_window, answered(LOOK))
    assert players.window.windowTitle() == "Watching: Kari, Per, and Ola"
    strip = players.window.playing.onlooking._strip
    assert strip is not None
    strip.leave.setFocus()
    first.window.activateWindow()
    for action in (ValueHint(0, 1), ValueHint(1, 2)):
        first.turn(action)
        wait_until(lambda: players.record.actions == first.record.actions)
        assert players.phase() == Public()
        assert not any(card.face for hand in players.view.hands for card in hand)
    players.window.activateWindow()
    strip = players.window.playing.onlooking._strip
    assert strip is not None
    wait_until(strip.leave.hasFocus)


def test_what_is_done_there_is_shown_after_a_dialog_here(open_window: OpenWindow, first: MousePlayers) -> None:
    players = second(open_window, answered(LOOK))
    calm = players.window.playing.onlooking._calm
    page = players.page

    def play_on(dialog: QWidget) -> None:
        first.screen.table.act(2, ValueHint(0, 1))
        wait_until(calm.isActive)
        calm.timeout.emit()
        assert players.page is page
        dialog.close()

    with answering(play_on):
        players.window.show_keys()
    wait_until(lambda: players.record.actions == first.record.actions)


def test_from_that_table_another_game_begins_unasked(open_window: OpenWindow, first: MousePlayers, data: Path) -> None:
    players = second(open_window, answered(LOOK), OTHER)
    players.window.start(CHOICE)
    assert load(autosaved(data)) == first.record
    assert load(autosaved(data, 2)) == players.record
    assert archived(data) == []


def test_a_game_that_was_left_meanwhile_can_be_continued_here(open_window: OpenWindow, first: MousePlayers) -> None:
    players = second(open_window, answered(LOOK))
    record = first.record
    first.window.close()
    players.window.activateWindow()
    strip = players.window.playing.onlooking._strip
    assert strip is not None
    with answering(told("That game is no longer being played in another window.")):
        players.use(strip.next)
    players.use(players.window.title_page.continue_button)
    assert players.record.actions == record.actions
    players.turn(ValueHint(0, 1))


def test_a_game_that_is_over_is_played_nowhere(open_window: OpenWindow, first: MousePlayers) -> None:
    first.screen.table.end_early()
    assert isinstance(first.done(), EndEarly)
    assert open_window().shared_screen is None


def test_a_look_that_is_not_over_there_is_remarked_there_alone(open_window: OpenWindow) -> None:
    players = MousePlayers(open_window())
    players.window.games.watch(Record(NAMES, DEAL.setup, (ValueHint(1, 1),), extra={"looking": 1}))
    assert not any(card.face for hand in players.view.hands for card in hand)
    assert players.view.remarks == ()
    by_menu(players, "Game", "Title screen")
    assert players.window.shared_screen is None
