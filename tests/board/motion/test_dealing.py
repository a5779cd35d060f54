"""Cards are dealt one by one, face down, and nobody waits for it."""

from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hanabi_desktop.board.motion.acts import BackSprite, Flight
from hanabi_desktop.board.motion.geometry import Geometry, survey
from hanabi_desktop.board.motion.plan import WHOLE, dealing
from hanabi_desktop.delegates.look import Look
from hanabi_desktop.painting.theme import Scheme, theme_for
from hanabi_desktop.rules import Game, Play, Rules, deal
from hanabi_desktop.screens.table.page import TablePage
from hanabi_desktop.widgets.motion_policy import MotionPolicy
from tests.board.motion.tables import Sit, act, at, stop_clock
from tests.games import shuffled_deck
from tests.twins import twin_game

SHARES = (0.0, 0.25, 0.5, 0.75, 0.99)


def fresh(players: int, seed: int = 1, starter: int = 0) -> Game:
    rules = Rules()
    return deal(rules, players, shuffled_deck(rules, Random(seed)), starter)


def begun(page: TablePage, qtbot: QtBot) -> TablePage:
    page.activateWindow()
    QApplication.processEvents()
    page.deal()
    qtbot.waitUntil(lambda: page.motion.running)
    return page


@pytest.mark.parametrize("players", range(2, 6))
def test_every_card_comes_from_the_deck_to_its_place(sit: Sit, players: int) -> None:
    page = sit(fresh(players))
    places = survey(page.board)
    scene = dealing(places, starter=1)
    assert scene.duration == pytest.approx(WHOLE, abs=2)
    assert len(scene.acts) == len(scene.covers) == sum(len(hand) for hand in page.shared_screen.view.hands)
    flights = [found for found in scene.acts if isinstance(found, Flight)]
    assert all(flight.sprite == BackSprite() and flight.source == places.deck for flight in flights)
    assert [flight.start for flight in flights] == sorted(flight.start for flight in flights)
    seats = {place.card.topLeft().toTuple(): place.seat for place in places.held.values()}
    dealt_to = [seats[flight.target.topLeft().toTuple()] for flight in flights]
    assert dealt_to[:players] == [(1 + step) % players for step in range(players)]


def test_without_a_table_nothing_is_dealt() -> None:
    assert dealing(Geometry(), 0).duration == 0


def test_the_table_is_there_before_the_cards_have_arrived(sit: Sit, qtbot: QtBot) -> None:
    page = begun(sit(fresh(3)), qtbot)
    assert all(len(hand.rows) == 5 for hand in page.models.hands)
    assert page.board.panel.turn.isEnabled()
    qtbot.waitUntil(lambda: not page.motion.running)
    assert not page.motion.overlay.holding


def test_a_key_ends_it_and_does_what_it_is_for(sit: Sit, qtbot: QtBot) -> None:
    page = begun(sit(fresh(3)), qtbot)
    page.board.panel.turn.setFocus()
    QTest.keyClick(page.window().windowHandle(), Qt.Key.Key_Tab)
    assert not page.motion.running


@pytest.mark.parametrize("policy", [MotionPolicy.REDUCED, MotionPolicy.OFF])
def test_where_nothing_may_travel_the_cards_lie_there_at_once(sit: Sit, policy: MotionPolicy) -> None:
    page = sit(fresh(3), motion=policy)
    page.deal()
    QApplication.processEvents()
    assert not page.motion.running


def test_a_game_that_goes_on_is_not_dealt_again(sit: Sit) -> None:
    page = sit(fresh(3))
    act(page, Play(0))
    page.motion.finish()
    page.deal()
    QApplication.processEvents()
    assert not page.motion.running


def test_nobody_is_dealt_to_while_somebody_looks(sit: Sit) -> None:
    page = sit(fresh(3))
    page.deal()
    page.shared_screen.look_away(0)
    page.shared_screen.open_view()
    QApplication.processEvents()
    assert not page.motion.running


def test_whatever_is_dealt_looks_the_same(sit: Sit, qtbot: QtBot) -> None:
    game = fresh(3)
    twin = twin_game(game, None, Random(1))
    assert sum(one != other for one, other in zip(game.deck, twin.deck, strict=True)) > 20
    pictures = []
    for each in (game, twin):
        page = begun(sit(each, size=(800, 560), look=Look(theme_for(Scheme.DARK))), qtbot)
        stop_clock(page)
        pictures.append([at(page, share) for share in SHARES])
        page.close()
    assert pictures[0] == pictures[1]
