"""A card of the own hand follows the pointer: played on the sky, discarded on the pile, moved within the hand."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from hanabi_desktop.rules import EDITIONS, Discard, EditionId, Play, Suit, ValueHint
from hanabi_desktop.screen.view import Private, Public
from hanabi_desktop.screens.table.carrying import Carrying
from hanabi_desktop.table.actions import RaiseCard, WriteNote
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.widgets.appearance import MotionPolicy
from tests.driver import MousePlayers, Players
from tests.games import deal_hands
from tests.input import Key, dealing, hover, press, release, strike, wait_until
from tests.opening import OpenWindow
from tests.screens.table.private import HANDS, NAMES, assert_one_turn, card_rect

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def take(players: Players, row: int) -> Carrying:
    """Takes an own card out of the hand."""
    viewer = players.view.seen.viewer
    assert viewer is not None
    hand = players.hand(viewer)
    spot = card_rect(players, viewer, row).center()
    press(hand.viewport(), spot)
    hover(hand.viewport(), spot + QPoint(0, -20))
    assert hand.carrying
    return players.page.carrying


def over(players: Players, widget: QWidget, point: QPoint | None = None) -> None:
    """Carries it to the middle of something."""
    hover(widget, point)


def drop(players: Players, widget: QWidget, point: QPoint | None = None) -> None:
    release(widget, point)


def settled(players: Players) -> bool:
    return not any(hand.carrying for hand in players.board.hand_views) and not players.page.carrying.isVisible()


def test_dropped_on_the_sky_it_is_played(mouse: MousePlayers) -> None:
    mouse.open_view()
    carrying = take(mouse, 0)
    assert carrying.isVisible()
    assert carrying.geometry() == mouse.board.rect()
    over(mouse, mouse.board.fireworks.viewport())
    assert carrying.aim.words == "Play card 1"
    drop(mouse, mouse.board.fireworks.viewport())
    assert_one_turn(mouse, Play(0))
    assert settled(mouse)


def test_dropped_on_the_pile_it_is_discarded_and_the_hand_is_not_reordered(mouse: MousePlayers) -> None:
    mouse.turn(ValueHint(1, 1))
    mouse.open_view()
    carrying = take(mouse, 3)
    over(mouse, mouse.board.discards.viewport())
    assert carrying.aim.words == "Discard card 4"
    drop(mouse, mouse.board.discards.viewport())
    assert_one_turn(mouse, ValueHint(1, 1), Discard(8))
    assert settled(mouse)


def test_why_it_may_not_be_discarded_is_seen_before(mouse: MousePlayers) -> None:
    mouse.open_view()
    carrying = take(mouse, 3)
    over(mouse, mouse.board.discards.viewport())
    assert not carrying.aim.possible
    assert carrying.aim.words == mouse.panel.discard.reason
    drop(mouse, mouse.board.discards.viewport())
    assert mouse.record.actions == ()
    assert mouse.said == mouse.panel.discard.reason
    assert [card.id for card in mouse.view.hands[0]] == [0, 1, 2, 3, 4]
    wait_until(lambda: settled(mouse))


def test_within_the_hand_a_gap_shows_where_it_goes(mouse: MousePlayers) -> None:
    mouse.open_view()
    hand = mouse.hand(0)
    cells = [card_rect(mouse, 0, row) for row in range(5)]
    take(mouse, 0)
    over(mouse, hand.viewport(), cells[2].center())
    # The others have closed up, and parted where it would be put.
    assert [card_rect(mouse, 0, row) for row in (1, 2, 0, 3, 4)] == cells
    drop(mouse, hand.viewport(), cells[2].center())
    assert [card.id for card in mouse.view.hands[0]] == [1, 2, 0, 3, 4]
    assert mouse.record.actions == ()
    assert settled(mouse)


@pytest.mark.parametrize("policy", MotionPolicy)
def test_let_go_anywhere_else_it_flies_back(mouse: MousePlayers, policy: MotionPolicy) -> None:
    mouse.page.set_motion(policy)
    mouse.open_view()
    carrying = take(mouse, 1)
    over(mouse, mouse.board.story)
    assert carrying.aim.action is None
    drop(mouse, mouse.board.story)
    assert settled(mouse) is (policy is not MotionPolicy.FULL)
    wait_until(lambda: settled(mouse))
    assert mouse.record.actions == ()
    assert [card.id for card in mouse.view.hands[0]] == [0, 1, 2, 3, 4]
    # It is the selected one still.
    assert mouse.panel.play.accessibleName() == "Play card 2"


def test_on_a_teammates_hand_nothing_happens(mouse: MousePlayers) -> None:
    mouse.open_view()
    take(mouse, 1)
    over(mouse, mouse.hand(1).viewport())
    drop(mouse, mouse.hand(1).viewport())
    assert mouse.record.actions == ()
    assert mouse.phase() == Private(0)


def test_in_a_peek_it_can_only_be_moved(mouse: MousePlayers) -> None:
    mouse.peek(2)
    mouse.show_cards()
    carrying = take(mouse, 0)
    for there in (mouse.board.fireworks.viewport(), mouse.board.discards.viewport()):
        over(mouse, there)
        assert carrying.aim.area.isEmpty()
    drop(mouse, mouse.board.fireworks.viewport())
    assert mouse.record.actions == ()


def test_the_players_settings_apply(mouse: MousePlayers) -> None:
    mouse.page.ask_before(hints=False, cards=True)
    mouse.open_view()
    take(mouse, 0)
    over(mouse, mouse.board.fireworks.viewport())
    drop(mouse, mouse.board.fireworks.viewport())
    assert mouse.record.actions == ()
    assert mouse.board.confirm.question.text() == "Play card 1?"
    wait_until(lambda: settled(mouse))
    strike(Key.Key_Return)
    assert_one_turn(mouse, Play(0))


def test_escape_puts_it_back_and_covers_nothing(mouse: MousePlayers) -> None:
    mouse.open_view()
    take(mouse, 0)
    over(mouse, mouse.board.fireworks.viewport())
    strike(Key.Key_Escape)
    assert settled(mouse)
    assert mouse.phase() == Private(0)
    drop(mouse, mouse.board.fireworks.viewport())
    assert mouse.record.actions == ()
    assert mouse.phase() == Private(0)


ENDS: dict[str, Callable[[MousePlayers], object]] = {
    "covered": lambda players: players.screen.cover(),
    "paused": lambda players: players.screen.pause(),
    "arranged by somebody": lambda players: players.screen.act(RaiseCard(1)),
    "a note": lambda players: players.screen.act(WriteNote(2, "x")),
    "another size": lambda players: players.window.resize(1200, 800),
}


@pytest.mark.parametrize("how", ENDS)
def test_whatever_changes_meanwhile_ends_it_and_does_nothing(mouse: MousePlayers, how: str) -> None:
    mouse.open_view()
    take(mouse, 0)
    over(mouse, mouse.board.fireworks.viewport())
    ENDS[how](mouse)
    wait_until(lambda: settled(mouse))
    if mouse.phase() == Public():
        drop(mouse, mouse.board.fireworks.viewport())
    assert mouse.record.actions == ()


def test_other_keys_do_nothing_meanwhile(mouse: MousePlayers) -> None:
    mouse.open_view()
    take(mouse, 0)
    for key in (Key.Key_P, Key.Key_P, Key.Key_D, Key.Key_3, Key.Key_R):
        strike(key)
    assert mouse.record.actions == ()
    assert not mouse.view.hands[0][0].raised
    assert mouse.page.carrying.isVisible()
    assert mouse.panel.play.accessibleName() == "Play card 1"


def test_a_short_move_is_a_click(mouse: MousePlayers) -> None:
    """A hand that trembles on the check means the check."""
    from hanabi_desktop.models.hands import Zone
    from tests.driver import zone_spot

    mouse.open_view()
    hand = mouse.hand(0)
    spot = zone_spot(hand, 1, Zone.PLAY)
    press(hand.viewport(), spot)
    hover(hand.viewport(), spot + QPoint(6, 5))
    assert not hand.carrying
    release(hand.viewport(), spot + QPoint(6, 5))
    assert_one_turn(mouse, Play(1))


# What is painted


def picture(players: Players, rect: QRect) -> QImage:
    QApplication.processEvents()
    return players.board.grab(rect).toImage()


def on_board(players: Players, widget: QWidget) -> QRect:
    return QRect(widget.mapTo(players.board, QPoint()), widget.size())


def test_where_it_would_be_played_or_discarded_is_lit(mouse: MousePlayers) -> None:
    mouse.turn(ValueHint(1, 1))
    mouse.open_view()
    for widget, other in (
        (mouse.board.fireworks.viewport(), mouse.board.discards.viewport()),
        (mouse.board.discards.viewport(), mouse.board.fireworks.viewport()),
    ):
        corner = QRect(0, 0, 12, 12)
        dark = [picture(mouse, corner.translated(on_board(mouse, each).topLeft())) for each in (widget, other)]
        take(mouse, 0)
        over(mouse, widget)
        lit = [picture(mouse, corner.translated(on_board(mouse, each).topLeft())) for each in (widget, other)]
        assert lit[0] != dark[0]
        assert lit[1] == dark[1]
        strike(Key.Key_Escape)
        drop(mouse, widget)


def test_the_card_is_under_the_pointer_and_not_in_the_hand(mouse: MousePlayers) -> None:
    mouse.open_view()
    hand = on_board(mouse, mouse.hand(0).viewport())
    whole = card_rect(mouse, 0, 0).translated(hand.topLeft())
    there = QRect(on_board(mouse, mouse.board.story).center(), whole.size()).translated(-whole.width() // 2, -20)
    held, empty = picture(mouse, whole), picture(mouse, there)
    take(mouse, 0)
    over(mouse, mouse.board.story)
    assert picture(mouse, whole) != held
    assert picture(mouse, there) != empty


def test_the_card_keeps_its_place_under_the_pointer(mouse: MousePlayers) -> None:
    mouse.open_view()
    rect = card_rect(mouse, 0, 2)
    hand = mouse.hand(0).viewport()
    press(hand, rect.center())
    for way in ((0, 20), (-40, 60), (-200, 120)):
        point = rect.center() + QPoint(*way)
        hover(mouse.board, hand.mapTo(mouse.board, point))
        on_it = QPointF(hand.mapTo(mouse.board, point)) - mouse.page.carrying.card_rect.topLeft()
        # The first move has taken it; from there on it hangs where it was taken.
        assert mouse.page.carrying.card_rect.contains(QPointF(hand.mapTo(mouse.board, point))), on_it


# A colour named before playing


@pytest.fixture
def choreography(open_window: OpenWindow) -> MousePlayers:
    rules = EDITIONS[EditionId.NORWEGIAN].rules_with({"choreography": True})
    players = MousePlayers(open_window(deal=dealing(deal_hands(rules, *HANDS))))
    players.window.game.start(NewGame(EditionId.NORWEGIAN, rules, NAMES, 0))
    return players


def test_a_drop_on_a_firework_names_its_colour(choreography: MousePlayers) -> None:
    players = choreography
    players.open_view()
    carrying = take(players, 0)
    view = players.board.fireworks
    for suit in (Suit.BLUE, Suit.RED):
        spot = view.visualRect(view.model().index(int(suit), 0)).center()
        over(players, view.viewport(), spot)
        assert carrying.aim.action == Play(0, suit)
    assert carrying.aim.words == "Name red and play card 1"
    drop(players, view.viewport(), spot)
    assert_one_turn(players, Play(0, Suit.RED))
    assert players.view.seen.fireworks[Suit.RED] == 1


def test_a_drop_beside_the_fireworks_asks(choreography: MousePlayers) -> None:
    players = choreography
    players.open_view()
    take(players, 0)
    view = players.board.fireworks
    beside = QPoint(1, 1)
    assert not view.indexAt(beside).isValid()
    over(players, view.viewport(), beside)
    drop(players, view.viewport(), beside)
    assert players.record.actions == ()
    assert players.board.confirm.question.text() == "Play card 1?"
    strike(Key.Key_Return)
    assert_one_turn(players, Play(0))
    assert Qt.MouseButton.NoButton == QApplication.mouseButtons()
