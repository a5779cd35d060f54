"""The keys of a hand, and those that must do nothing there."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication

from hanabi_desktop.rules import EditionId, Rules
from hanabi_desktop.table.new_game import NewGame
from tests.driver import KeyPlayers
from tests.games import deal_hands
from tests.input import dealing, strike
from tests.opening import OpenWindow

Key = Qt.Key
CTRL, ALT, META = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.MetaModifier,
)
HANDS = ("r1 y1 g1 b1", "r2 r3 g2 b2", "r4 r3 g5 b3", "y2 y3 y4 y5")


@pytest.fixture
def four(open_window: OpenWindow) -> KeyPlayers:
    """Four players, who have four cards each; the first looks."""
    players = KeyPlayers(open_window(deal=dealing(deal_hands(Rules(), *HANDS))))
    players.window.game.start(NewGame(EditionId.ENGLISH, Rules(), ("Kari", "Per", "Liv", "Ola"), 0))
    players.open_view()
    return players


@pytest.mark.parametrize("modifier", [CTRL, ALT, META], ids=["Ctrl", "Alt", "Meta"])
@pytest.mark.parametrize("key", [Key.Key_P, Key.Key_D, Key.Key_C, Key.Key_1, Key.Key_R], ids=lambda key: key.name)
def test_no_letter_with_a_command_key_does_anything_on_a_hand(
    four: KeyPlayers, key: Qt.Key, modifier: Qt.KeyboardModifier
) -> None:
    for seat in (0, 1):
        four.hand(seat).setFocus()
        before = four.view
        strike(key, modifier)
        assert four.record.actions == ()
        assert four.view.hands == before.hands


def test_what_one_player_sees_is_not_copied_for_all(four: KeyPlayers) -> None:
    QGuiApplication.clipboard().setText("before")
    for seat in (0, 1):
        four.hand(seat).setFocus()
        strike(Key.Key_C, CTRL)
        strike(Key.Key_Insert, CTRL)
        assert QGuiApplication.clipboard().text() == "before"


def test_the_key_of_a_card_that_is_not_there_leaves_the_place_as_it_was(four: KeyPlayers) -> None:
    hand = four.hand(0)
    strike(Key.Key_3)
    assert hand.currentIndex().row() == 2
    strike(Key.Key_5)
    assert hand.currentIndex().row() == 2
    strike(Key.Key_Left)
    assert hand.currentIndex().row() == 1


def test_nobody_is_ready_at_the_screen_for_a_player_who_plays_elsewhere(open_window: OpenWindow) -> None:
    from hanabi_desktop.table.events import Operator

    players = KeyPlayers(open_window(deal=dealing(deal_hands(Rules(), *HANDS))))
    players.window.game.start(NewGame(EditionId.ENGLISH, Rules(), ("Kari", "Per", "Liv", "Ola"), 0))
    assert players.panel.turn.isVisible()
    players.screen.table.operate(0, Operator.CLIENT)
    assert not players.panel.turn.isVisible()
    assert players.said == "Kari to play, but not at this screen."
    assert [entry.text() for entry in players.panel.peek.menu().actions()] == ["Per", "Liv", "Ola"]
    players.screen.table.operate(0, Operator.SCREEN)
    assert players.panel.turn.isVisible()
