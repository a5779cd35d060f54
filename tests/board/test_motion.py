"""Motion never stands between the players and the table."""

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hanabi_desktop.board.motion.acts import FADE
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.painting.theme import Scheme, theme_for
from hanabi_desktop.rules import ColourHint, Discard, Play, Suit
from hanabi_desktop.screen.view import Private
from hanabi_desktop.screens.table.page import TablePage
from hanabi_desktop.widgets.appearance import MotionPolicy
from tests.screens.sitting import LIV, PER, Sit, act, dealt, moment
from tests.twins import twin_game

RED = Suit.RED


def at_rest(page: TablePage) -> bool:
    """Whether nothing moves, and no picture of the table is kept."""
    motion = page.motion
    return not motion.running and not motion.overlay.isVisible() and not motion.overlay.holding


@pytest.fixture
def page(sit: Sit) -> TablePage:
    """Kari has just played a card, which is on its way."""
    page = sit()
    act(page, Play(0))
    assert page.motion.running
    return page


def test_the_table_is_as_it_will_be_before_anything_has_moved(page: TablePage) -> None:
    assert [row.height for row in page.models.fireworks.rows] == [1, 0, 0, 0, 0]
    assert [card.card.id for card in page.models.hands[0].rows] == [1, 2, 3, 4, 15]
    assert page.board.panel.turn.isEnabled()
    assert page.board.panel.turn.hasFocus()
    overlay = page.motion.overlay
    for view in (page.board.fireworks, page.board.hand_views[0]):
        # A click on a card that is moving goes to the table beneath.
        there = page.childAt(view.mapTo(page, view.rect().center()))
        assert there is not None
        assert there is not overlay


def test_motion_ends_by_itself_and_leaves_the_table_as_it_is(page: TablePage, sit: Sit, qtbot: QtBot) -> None:
    page.motion.clock.setCurrentTime(page.motion.clock.duration() - 20)
    qtbot.waitUntil(lambda: at_rest(page))
    picture = page.grab().toImage()
    page.close()
    quiet = sit(motion=MotionPolicy.OFF)
    act(quiet, Play(0))
    assert at_rest(quiet)
    QApplication.processEvents()
    assert picture == quiet.grab().toImage()


def test_what_nothing_moves_over_is_seen_as_it_stays(sit: Sit) -> None:
    page = sit()
    for action in (Play(0), ColourHint(LIV, RED), Discard(10)):
        act(page, action)
        moving = moment(page, 0.5)
        page.motion.finish()
        QApplication.processEvents()
        rest = page.grab().toImage()
        for still in (page.board.news, page.board.story):
            place = QRect(still.mapTo(page, QPoint()), still.size())
            # Cards fly over their right and upper parts.
            inner = place.adjusted(0, place.height() // 2, -place.width() * 2 // 3, 0)
            assert moving.copy(inner) == rest.copy(inner), (action, still)


def test_a_click_or_a_key_finishes_everything_and_does_once_what_it_is_for(sit: Sit) -> None:
    for key in (False, True):
        page = sit()
        act(page, ColourHint(PER, RED))
        chosen: list[bool] = []
        page.requests.view_chosen.connect(lambda chosen=chosen: chosen.append(True))
        button, window = page.board.panel.turn, page.windowHandle()
        # The key that has led here may still be held down: it finishes nothing.
        QTest.simulateEvent(window, True, Qt.Key.Key_Shift, Qt.KeyboardModifier.NoModifier, "", True)
        assert page.motion.running
        if key:
            QTest.keyClick(window, Qt.Key.Key_Space)
        else:
            spot = button.mapTo(page, button.rect().center())
            QTest.mouseClick(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
        assert at_rest(page)
        assert chosen == [True]
        assert page.shared_screen.phase == Private(PER)


ENDING: tuple[Callable[[TablePage], object], ...] = (
    lambda page: page.shared_screen.look_away(PER),
    lambda page: page.shared_screen.pause(),
    lambda page: page.shared_screen.table.take_back(),
    lambda page: page.resize(1200, 760),
    lambda page: QCoreApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange)),
    lambda page: page._look.changed.emit(),
    lambda page: page.set_motion(MotionPolicy.REDUCED),
    lambda page: page.shared_screen.table.end_early(),
    lambda page: page.hide(),
    lambda page: page.close(),
)


@pytest.mark.parametrize("number", range(len(ENDING)))
def test_nothing_goes_on_when_something_else_happens(page: TablePage, number: int) -> None:
    ENDING[number](page)
    QApplication.processEvents()
    assert at_rest(page)


def test_before_anybody_else_looks_every_picture_is_gone(page: TablePage) -> None:
    seen: list[bool] = []
    page._pages.currentChanged.connect(lambda _: seen.append(at_rest(page)))
    page.shared_screen.look_away(PER)
    page.shared_screen.open_view()
    page.shared_screen.cover()
    assert seen == [True, True]


def test_with_reduced_motion_what_has_changed_fades_over_in_no_time(sit: Sit) -> None:
    page = sit(motion=MotionPolicy.REDUCED)
    act(page, Play(0))
    assert page.motion.running
    assert page.motion.clock.duration() <= FADE <= 150
    assert page.motion.scene.acts == ()
    before = moment(page, 0.0)
    page.motion.finish()
    assert page.grab().toImage() != before


def test_a_table_nobody_sees_moves_nothing(sit: Sit) -> None:
    page = sit()
    page.hide()
    act(page, Play(0))
    assert at_rest(page)


# Dealing


def begun(page: TablePage, qtbot: QtBot) -> TablePage:
    page.activateWindow()
    QApplication.processEvents()
    page.deal()
    qtbot.waitUntil(lambda: page.motion.running)
    return page


def test_the_table_is_there_before_the_cards_are_dealt_and_a_key_ends_it(sit: Sit, qtbot: QtBot) -> None:
    page = begun(sit(), qtbot)
    assert all(len(hand.rows) == 5 for hand in page.models.hands)
    assert page.board.panel.turn.isEnabled()
    page.board.panel.turn.setFocus()
    QTest.keyClick(page.window().windowHandle(), Qt.Key.Key_Tab)
    assert at_rest(page)


def test_nothing_is_dealt_where_nothing_may_travel_or_to_a_game_that_goes_on(sit: Sit) -> None:
    reduced, off = sit(motion=MotionPolicy.REDUCED), sit(motion=MotionPolicy.OFF)
    going_on, looking = sit(), sit()
    act(going_on, Play(0))
    going_on.motion.finish()
    for page in (reduced, off, going_on, looking):
        page.deal()
    looking.shared_screen.look_away(0)
    looking.shared_screen.open_view()
    QApplication.processEvents()
    assert not any(page.motion.running for page in (reduced, off, going_on, looking))


def test_whatever_is_dealt_looks_the_same(sit: Sit, qtbot: QtBot) -> None:
    game = dealt()
    twin = twin_game(game, None, Random(1))
    assert game.deck != twin.deck
    pictures = []
    for each in (game, twin):
        page = begun(sit(each, size=(800, 560), look=RenderContext(theme_for(Scheme.DARK))), qtbot)
        pictures.append([moment(page, share) for share in (0.0, 0.5, 0.99)])
        page.close()
    assert pictures[0] == pictures[1]
