"""What one player points at is not pointed at for the next, and clients beside the screen disturb nobody at it."""

import pytest
from PySide6.QtWidgets import QApplication

from hanabi_desktop.models.hands import Zone
from hanabi_desktop.rules import EDITIONS, EditionId, Play, ValueHint
from hanabi_desktop.screen.view import Private
from hanabi_desktop.table.actions import RaiseCard
from hanabi_desktop.table.events import Operator
from hanabi_desktop.table.new_game import NewGame
from tests.driver import KeyPlayers, MousePlayers, Players, zone_spot
from tests.games import deal_hands
from tests.input import Key, click, dealing, strike, tab_to
from tests.opening import OpenWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

RULES = EDITIONS[EditionId.ENGLISH].rules
KARI, PER, OLA = range(3)


def sit_down(players: Players) -> None:
    players.window.game.start(NewGame(EditionId.ENGLISH, RULES, ("Kari", "Per", "Ola"), KARI))


@pytest.fixture
def mouse(open_window: OpenWindow) -> MousePlayers:
    game = deal_hands(RULES, "r1 y2 g3 b4 w5", "r1 r2 y1 b1 w3", "g1 g2 g4 y5 w1")
    players = MousePlayers(open_window(deal=dealing(game)))
    sit_down(players)
    return players


@pytest.fixture
def keys(mouse: MousePlayers) -> KeyPlayers:
    return KeyPlayers(mouse.window)


def pointed_at(players: Players) -> set[tuple[int, int]]:
    """Seat and row of every card with a frame that whoever looks can see, now or when the keyboard comes there."""
    return {
        (seat, view.currentIndex().row())
        for seat, view in enumerate(players.board.hand_views)
        if view.currentIndex().isValid()
    }


def test_the_card_that_was_clicked_for_a_hint_is_not_pointed_at_for_its_owner(mouse: MousePlayers) -> None:
    mouse.open_view()
    click(mouse.hand(PER).viewport(), zone_spot(mouse.hand(PER), 3, Zone.NUMBER))
    assert mouse.done() == ValueHint(PER, 1)
    assert pointed_at(mouse) == set()
    mouse.open_view()
    assert pointed_at(mouse) == {(PER, 0)}
    assert mouse.panel.play.text() == "Play card 1"


def test_the_card_that_was_looked_at_in_a_peek_is_not_pointed_at_for_its_owner(keys: KeyPlayers) -> None:
    keys.peek(OLA)
    keys.show_cards()
    tab_to(keys.hand(KARI))
    strike(Key.Key_Right)
    strike(Key.Key_Right)
    assert (KARI, 2) in pointed_at(keys)
    strike(Key.Key_Escape)
    assert pointed_at(keys) == set()


def test_the_own_card_stays_pointed_at_while_the_hand_is_arranged(keys: KeyPlayers) -> None:
    keys.open_view()
    strike(Key.Key_3)
    strike(Key.Key_R)
    strike(Key.Key_T)
    assert pointed_at(keys) == {(KARI, 2)}
    strike(Key.Key_P)
    strike(Key.Key_P)
    assert keys.done() == Play(2)


# A client beside the screen


def arrange_elsewhere(players: Players) -> None:
    """Per marks a card of the own hand, on another device."""
    players.screen.table.act(PER, RaiseCard(players.view.hands[PER][0].id))
    assert players.phase() == Private(KARI)


def previewed(players: Players) -> set[int]:
    return {row.card.id for hand in players.page.models.hands for row in hand.rows if row.previewed}


def test_a_client_that_arranges_its_hand_leaves_the_keyboard_where_it_is(keys: KeyPlayers) -> None:
    keys.screen.table.operate(PER, Operator.CLIENT)
    keys.open_view()
    button = keys.panel.hints.values[1]
    tab_to(button)
    before = previewed(keys)
    assert before
    arrange_elsewhere(keys)
    assert QApplication.focusWidget() is button
    assert previewed(keys) == before


def test_a_client_that_arranges_its_hand_leaves_the_question_open(keys: KeyPlayers) -> None:
    keys.page.ask_before(hints=True, cards=True)
    keys.screen.table.operate(PER, Operator.CLIENT)
    keys.open_view()
    keys.pick(ValueHint(PER, 1))
    arrange_elsewhere(keys)
    assert keys.board.confirm.isVisible()
    strike(Key.Key_Return)
    assert keys.done() == ValueHint(PER, 1)


def test_the_cards_of_a_hint_stay_shown_while_it_is_asked_about(keys: KeyPlayers) -> None:
    keys.page.ask_before(hints=True, cards=True)
    keys.open_view()
    keys.pick(ValueHint(PER, 1))
    assert keys.board.confirm.isVisible()
    assert previewed(keys) == {card.id for card in keys.view.hands[PER] if card.face and card.face.rank == 1}
