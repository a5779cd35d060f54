"""What a hint would point at is shown before it is given."""

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest

from hanabi_desktop.models.hands import Zone
from hanabi_desktop.rules import (
    EditionId,
    Multicolour,
    Rules,
    Suit,
)
from hanabi_desktop.screen.view import Private
from hanabi_desktop.table.new_game import NewGame
from tests.driver import KeyPlayers, MousePlayers, zone_spot
from tests.games import deal_hands
from tests.input import click, dealing, hover, tab_to
from tests.opening import OpenWindow
from tests.screens.table.private import NAMES, card_rect, ids, previewed

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

# The preview


@pytest.mark.parametrize(
    ("seat", "row", "zone", "touched"),
    [
        (1, 0, Zone.NUMBER, (0, 2, 3)),
        (1, 0, Zone.SYMBOL, (0, 1)),
        (1, 4, Zone.NUMBER, (4,)),
        (2, 1, Zone.SYMBOL, (0, 1, 2)),
        (2, 3, Zone.NUMBER, (3,)),
    ],
)
def test_hovering_shows_what_a_hint_would_point_at(
    mouse: MousePlayers, seat: int, row: int, zone: Zone, touched: tuple[int, ...]
) -> None:
    mouse.open_view()
    hand = mouse.hand(seat)
    hover(mouse.board.story)
    before = hand.viewport().grab().toImage()
    hover(hand.viewport(), zone_spot(hand, row, zone))
    assert previewed(mouse) == ids(mouse, seat, *touched)
    after = hand.viewport().grab().toImage()
    ratio = before.devicePixelRatio()
    for place in range(5):
        rect = QRect(card_rect(mouse, seat, place).topLeft() * ratio, card_rect(mouse, seat, place).size() * ratio)
        inner = rect.adjusted(6, 0, -6, 0)
        assert (before.copy(inner) != after.copy(inner)) is (place in touched), place
    click(hand.viewport(), zone_spot(hand, row, zone))
    assert {card.id for card in mouse.view.hands[seat] if card.pointed} == ids(mouse, seat, *touched)
    assert previewed(mouse) == set()


def test_the_preview_goes_with_the_mouse(mouse: MousePlayers) -> None:
    mouse.open_view()
    hand = mouse.hand(1)
    hover(hand.viewport(), zone_spot(hand, 0, Zone.NUMBER))
    assert previewed(mouse)
    hover(hand.viewport(), card_rect(mouse, 1, 0).center() + QPoint(0, 2))
    hover(mouse.board.story)
    assert previewed(mouse) == set()


def test_a_button_of_the_picker_shows_the_same(keys: KeyPlayers) -> None:
    keys.open_view()
    tab_to(keys.hand(2))
    QTest.keyClick(keys.hand(2), Qt.Key.Key_Right)
    tab_to(keys.panel.hints.colours[Suit.GREEN])
    assert previewed(keys) == ids(keys, 2, 0, 1, 2)
    tab_to(keys.panel.hints.values[2])
    assert previewed(keys) == ids(keys, 2, 1)
    tab_to(keys.panel.hints.values[3])
    assert previewed(keys) == set()
    assert keys.record.actions == ()


def test_hovering_over_the_picker_shows_the_same(mouse: MousePlayers) -> None:
    mouse.open_view()
    hover(mouse.panel.hints.values[1])
    assert previewed(mouse) == ids(mouse, 1, 0, 2, 3)
    hover(mouse.panel.hints.colours[Suit.RED])
    assert previewed(mouse) == ids(mouse, 1, 0, 1)
    hover(mouse.board.story)
    assert previewed(mouse) == set()


def test_wild_cards_are_shown_with_every_colour(open_window: OpenWindow) -> None:
    rules = Rules(multicolour=Multicolour.WILD)
    game = deal_hands(rules, "r1 y1 g1 b1 w1", "m1 r2 m3 r3 y2", "g2 b2 w2 y3 g3")
    mouse = MousePlayers(open_window(deal=dealing(game)))
    mouse.window.game.start(NewGame(EditionId.ENGLISH, rules, NAMES, 0))
    mouse.open_view()
    hand, hints = mouse.hand(1), mouse.panel.hints
    assert not hints.colours[Suit.MULTICOLOUR].isVisible()
    for row, touched in ((1, (0, 1, 2, 3)), (4, (0, 2, 4))):
        hover(hand.viewport(), zone_spot(hand, row, Zone.SYMBOL))
        assert previewed(mouse) == ids(mouse, 1, *touched)
    hover(hints.colours[Suit.BLUE])
    assert previewed(mouse) == ids(mouse, 1, 0, 2)
    # The wild card's own symbol stands for no colour that can be named.
    spot = zone_spot(hand, 0, Zone.SYMBOL)
    hover(hand.viewport(), spot)
    assert previewed(mouse) == set()
    click(hand.viewport(), spot)
    assert mouse.said == "Multicolour cards are wild: no hint can name them."
    assert mouse.phase() == Private(0)
    assert mouse.record.actions == ()
