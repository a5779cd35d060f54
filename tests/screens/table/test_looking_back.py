"""A game that is over is looked at again, turn by turn, with all hands open; while it goes on it is not."""

import pytest
from PySide6.QtWidgets import QApplication

from hanabi_desktop.rules import EditionId, EndReason, Everybody, IllegalAction, MemoryAid, Open, Rules
from hanabi_desktop.screens.scores.sheet import ScoreSheet
from hanabi_desktop.table.replay import Replay
from hanabi_desktop.table.state import TableState
from tests.driver import MousePlayers
from tests.games import game_that_ends, timid
from tests.input import Key, answering, click, strike, wait_until
from tests.opening import OpenWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

NAMES = ("Kari", "Per", "Åsa")
BACK_TO_THE_DEAL, BACK, ON, TO_THE_END = range(4)


@pytest.fixture
def over(open_window: OpenWindow) -> MousePlayers:
    """A game that is over, and its table with all hands open."""
    players = MousePlayers(open_window())
    game = game_that_ends(EndReason.FINAL_ROUND, Rules(), 3, timid)
    state = TableState.seated(EditionId.HOUSE, NAMES, memory=MemoryAid.FULL, master=None)
    players.window.games._sit_down(game, state)
    wait_until(players.page.finale.isVisible)
    click(players.page.finale.table)
    assert players.board.isVisible()
    return players


def step(players: MousePlayers, which: int) -> None:
    click(players.panel.steps[which])
    QApplication.processEvents()


def test_every_turn_is_seen_as_it_was_forwards_and_backwards(over: MousePlayers) -> None:
    replay = Replay(over.screen.table.record)
    turns = replay.turns
    last = over.view
    assert last.replayed == (turns, turns)
    for turn in (turns - 1, turns - 2, turns - 3):
        step(over, BACK)
        replay.go(turn)
        assert over.view.replayed == (turn, turns)
        assert over.view.seen == replay.view(Open()).seen
        assert all(card.face for hand in over.view.hands for card in hand)
        assert over.panel.headline.text() == f"Turn {turn} of {turns}"
        assert [row.height for row in over.page.models.fireworks.rows] == list(over.view.seen.fireworks)
    step(over, BACK_TO_THE_DEAL)
    assert over.view.replayed == (0, turns)
    step(over, BACK)
    assert over.view.replayed == (0, turns)
    step(over, ON)
    assert over.view.replayed == (1, turns)
    step(over, TO_THE_END)
    assert over.view == last
    step(over, ON)
    assert over.view == last


def test_with_the_keyboard_alone_one_goes_back_and_on(over: MousePlayers) -> None:
    turns = len(over.record.actions)
    over.panel.steps[BACK].setFocus()
    for _ in range(3):
        strike(Key.Key_Space)
    assert over.view.replayed == (turns - 3, turns)
    assert over.panel.steps[BACK].hasFocus()


def test_nothing_can_be_done_in_the_past(over: MousePlayers) -> None:
    step(over, BACK_TO_THE_DEAL)
    panel, menus = over.panel, over.window.menus
    for button in (panel.turn, panel.peek, panel.take_back, panel.play, panel.cover):
        assert not button.isVisible()
    assert not menus.pause.isEnabled()
    assert not menus.end_early.isEnabled()
    before = over.record
    for key in (Key.Key_P, Key.Key_D, Key.Key_1, Key.Key_Return):
        strike(key)
    assert over.record == before


def test_the_score_is_that_of_the_end_wherever_one_looked(over: MousePlayers) -> None:
    score = over.page.finale.score.text()
    step(over, BACK_TO_THE_DEAL)
    click(over.panel.finale)
    assert over.page.finale.isVisible()
    assert over.page.finale.score.text() == score


def test_what_is_taken_back_ends_the_looking_back(over: MousePlayers) -> None:
    step(over, BACK_TO_THE_DEAL)
    over.screen.table.take_back()
    assert over.view.replayed is None
    assert not any(card.face for hand in over.view.hands for card in hand)
    assert not any(button.isVisible() for button in over.panel.steps)
    with pytest.raises(IllegalAction):
        over.screen.look_back(0)


def test_while_a_game_goes_on_it_is_not_looked_at_again(mouse: MousePlayers) -> None:
    with pytest.raises(IllegalAction):
        mouse.screen.look_back(0)
    assert mouse.view.replayed is None
    assert mouse.screen.view.seen == mouse.screen.table.view(Everybody()).seen


def test_the_end_leads_to_the_games_played_before(over: MousePlayers) -> None:
    click(over.panel.finale)
    over.window.games._keep(())

    def seen(dialog: object) -> None:
        assert isinstance(dialog, ScoreSheet)
        strike(Key.Key_Escape)

    with answering(seen):
        click(over.page.finale.games)
