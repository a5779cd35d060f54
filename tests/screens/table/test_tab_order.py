"""Tab goes from the own hand around the table, and wherever it comes to is seen."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from hanabi_desktop.board.hand_view import HandView
from hanabi_desktop.rules import ColourHint, Rules, Suit, ValueHint
from hanabi_desktop.rules.editions import EditionId
from hanabi_desktop.table.new_game import NewGame
from tests.driver import KeyPlayers
from tests.games import deal_hands
from tests.input import Key, dealing, strike
from tests.opening import OpenWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

NAMES = ("Kari", "Per", "Liv", "Ola", "Åsa")
HANDS = ("r1 y1 g1 b1 w1", "r2 y2 g2 b2 w2", "r3 y3 g3 b3 w3", "r4 y4 g4 b4 w4", "r5 y5 g5 b5 w5")
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture(params=[2, 3, 4, 5])
def people(request: pytest.FixtureRequest, open_window: OpenWindow) -> KeyPlayers:
    size = 5 if request.param < 4 else 4
    hands = [" ".join(hand.split()[:size]) for hand in HANDS[: request.param]]
    players = KeyPlayers(open_window(deal=dealing(deal_hands(Rules(), *hands))))
    players.window.game.start(NewGame(EditionId.ENGLISH, Rules(), NAMES[: request.param], 0))
    return players


def focused() -> QWidget:
    widget = QApplication.focusWidget()
    assert widget is not None
    return widget


def walk(players: KeyPlayers) -> list[QWidget]:
    """Every stop of Tab within the board, until it comes round."""
    first = focused()
    found = [first]
    for _ in range(80):
        strike(Key.Key_Tab)
        if focused() is first:
            return [each for each in found if players.board.isAncestorOf(each)]
        found.append(focused())
    raise AssertionError("Tab does not come round")


def test_from_the_own_hand_one_step_leads_to_each_teammate_in_turn(people: KeyPlayers) -> None:
    count = people.view.seen.players
    for turn in range(2):
        people.open_view()
        assert people.hand(turn).hasFocus()
        for step in range(1, count):
            strike(Key.Key_Tab)
            assert people.hand((turn + step) % count).hasFocus()
        strike(Key.Key_Tab)
        assert people.panel.isAncestorOf(focused())
        strike(Key.Key_Tab, SHIFT)
        for step in range(count - 1, -1, -1):
            assert people.hand((turn + step) % count).hasFocus()
            strike(Key.Key_Tab, SHIFT)
        strike(Key.Key_Escape)
        if turn == 0:
            people.screen.look_away(0)
            people.screen.open_view()
            people.screen.act(ValueHint(1, 2))


def test_every_stop_is_come_to_once_each_way(people: KeyPlayers) -> None:
    people.open_view()
    stops = walk(people)
    assert len(set(stops)) == len(stops)
    hands = [stop for stop in stops if isinstance(stop, HandView)]
    assert len(hands) == people.view.seen.players
    board = people.board
    for part in (board.fireworks, board.clocks, board.fuses, board.discards, board.journal):
        assert part in stops
    # Nothing has happened yet.
    assert board.news.title not in stops


@pytest.mark.parametrize("private", [True, False])
def test_where_the_keyboard_is_is_seen_at_every_stop(people: KeyPlayers, private: bool) -> None:
    people.screen.look_away(0)
    people.screen.open_view()
    people.screen.act(ColourHint(1, Suit.RED))
    if private:
        people.open_view()
    unseen = []
    for stop in walk(people):
        stop.setFocus(Qt.FocusReason.TabFocusReason)
        here = picture(people)
        # Nothing has the keyboard: what is different is the sign that it was here.
        stop.clearFocus()
        if picture(people) == here:
            unseen.append(stop)
    assert unseen == []


def picture(players: KeyPlayers) -> QImage:
    QApplication.processEvents()
    return players.board.grab().toImage()
