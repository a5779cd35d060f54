"""Motion never stands between the players and the table."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QRect, Qt, QVariantAnimation
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from hanabi_desktop.board.motion.acts import FADE
from hanabi_desktop.painting.theme import Scheme, theme_for
from hanabi_desktop.rules import ColourHint, Discard, Play, Suit
from hanabi_desktop.screen.view import LookAway
from hanabi_desktop.screens.table.page import TablePage
from hanabi_desktop.widgets.motion_policy import MotionPolicy, system_policy
from tests.board.motion.tables import LIV, PER, Sit, act, at, dealt, sit_down, stop_clock

RED = Suit.RED


def at_rest(page: TablePage) -> bool:
    """Whether nothing moves, and no picture of the table is kept."""
    motion = page.motion
    return not motion.running and not motion.overlay.isVisible() and not motion.overlay.holding


def test_the_table_is_as_it_will_be_before_anything_has_moved(sit: Sit) -> None:
    page = sit()
    act(page, Play(0))
    assert page.motion.running
    assert [row.height for row in page.models.fireworks.rows] == [1, 0, 0, 0, 0]
    assert [card.card.id for card in page.models.hands[0].rows] == [1, 2, 3, 4, 15]
    assert page.board.panel.turn.isEnabled()
    assert page.board.panel.turn.hasFocus()


def test_motion_ends_by_itself_and_leaves_the_table_as_it_is(sit: Sit, qtbot: QtBot) -> None:
    page = sit()
    act(page, Play(0))
    qtbot.waitUntil(lambda: at_rest(page))
    picture = page.grab().toImage()
    page.close()
    assert page.motion.clock.state() == QVariantAnimation.State.Stopped
    quiet = sit(motion=MotionPolicy.OFF)
    act(quiet, Play(0))
    QApplication.processEvents()
    assert picture == quiet.grab().toImage()


def test_what_nothing_moves_over_is_seen_as_it_stays(sit: Sit) -> None:
    page = sit()
    for action in (Play(0), ColourHint(LIV, RED), Discard(10)):
        act(page, action)
        stop_clock(page)
        moving = at(page, 0.5)
        page.motion.finish()
        QApplication.processEvents()
        rest = page.grab().toImage()
        for still in (page.board.news, page.board.story):
            place = QRect(still.mapTo(page, QPoint()), still.size())
            # Cards fly over their right and upper parts.
            inner = place.adjusted(0, place.height() // 2, -place.width() * 2 // 3, 0)
            assert moving.copy(inner) == rest.copy(inner), (action, still)


def test_the_last_moment_of_a_motion_is_the_table_itself(sit: Sit) -> None:
    page = sit()
    act(page, ColourHint(PER, RED))
    stop_clock(page)
    last = at(page, 0.999)
    page.motion.finish()
    rest = page.grab().toImage()
    different = [
        (x, y)
        for x in range(0, rest.width(), 3)
        for y in range(0, rest.height(), 3)
        if last.pixel(x, y) != rest.pixel(x, y)
    ]
    # A light that is just going out is all that may be left.
    assert len(different) < rest.width() * rest.height() / 9 * 0.05


def test_a_click_finishes_everything_and_does_once_what_it_is_for(sit: Sit) -> None:
    page = sit()
    act(page, ColourHint(PER, RED))
    chosen: list[object] = []
    page.requests.look_away_chosen.connect(chosen.append)
    button = page.board.panel.turn
    window = page.windowHandle()
    QTest.mousePress(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, _spot(page))
    assert at_rest(page)
    QTest.mouseRelease(window, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, _spot(page))
    assert button.isVisible() or page.cover.isVisible()
    assert chosen == [PER]
    assert page.shared_screen.phase == LookAway(PER)


def _spot(page: TablePage) -> QPoint:
    button = page.board.panel.turn
    return button.mapTo(page, button.rect().center())


def test_a_click_on_a_card_that_is_moving_goes_to_the_table_beneath(sit: Sit) -> None:
    page = sit()
    act(page, Play(0))
    overlay = page.motion.overlay
    assert overlay.isVisible()
    for view in (page.board.fireworks, page.board.hand_views[0]):
        middle = view.mapTo(page, view.rect().center())
        there = page.childAt(middle)
        assert there is not None
        assert there is not overlay


def test_a_key_finishes_everything_and_does_once_what_it_is_for(sit: Sit) -> None:
    page = sit()
    act(page, ColourHint(PER, RED))
    chosen: list[object] = []
    page.requests.look_away_chosen.connect(chosen.append)
    QTest.keyClick(page.windowHandle(), Qt.Key.Key_Space)
    assert at_rest(page)
    assert chosen == [PER]


def test_the_key_that_is_still_held_down_finishes_nothing(sit: Sit) -> None:
    page = sit()
    act(page, ColourHint(PER, RED))
    QTest.simulateEvent(page.windowHandle(), True, Qt.Key.Key_Shift, Qt.KeyboardModifier.NoModifier, "", True)
    assert page.motion.running


def _close(page: TablePage) -> None:
    page.close()


def _hide(page: TablePage) -> None:
    page.hide()


def _look_away(page: TablePage) -> None:
    page.shared_screen.look_away(PER)


def _pause(page: TablePage) -> None:
    page.shared_screen.pause()


def _take_back(page: TablePage) -> None:
    page.shared_screen.table.take_back()


def _end(page: TablePage) -> None:
    page.shared_screen.table.end_early()


def _resize(page: TablePage) -> None:
    page.resize(1200, 760)
    QApplication.processEvents()


def _other_language(page: TablePage) -> None:
    QCoreApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))


def _other_theme(page: TablePage) -> None:
    page._look.set_theme(theme_for(Scheme.LIGHT))


def _less_motion(page: TablePage) -> None:
    page.set_motion(MotionPolicy.REDUCED)


@pytest.mark.parametrize(
    "doing",
    [_close, _hide, _look_away, _pause, _take_back, _end, _resize, _other_language, _other_theme, _less_motion],
)
def test_nothing_goes_on_when(sit: Sit, doing: Callable[[TablePage], None]) -> None:
    page = sit()
    act(page, Play(0))
    assert page.motion.running
    doing(page)
    assert at_rest(page)


def test_nothing_is_left_of_a_table_that_is_deleted(qapp: QApplication) -> None:
    page = sit_down()
    act(page, Play(0))
    gone: list[bool] = []
    page.motion.clock.destroyed.connect(lambda: gone.append(True))
    page.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    assert gone == [True]
    qapp.processEvents()


def test_before_anybody_else_looks_every_picture_is_gone(sit: Sit) -> None:
    page = sit()
    act(page, Play(0))
    seen: list[bool] = []
    page._pages.currentChanged.connect(lambda _: seen.append(at_rest(page)))
    page.shared_screen.look_away(PER)
    page.shared_screen.open_view()
    page.shared_screen.cover()
    assert seen == [True, True]
    assert at_rest(page)


def test_the_next_action_finishes_the_last_one(sit: Sit) -> None:
    page = sit()
    act(page, ColourHint(PER, RED))
    first = page.motion.scene
    act(page, Discard(9))
    assert page.motion.running
    assert page.motion.scene != first


def test_without_motion_nothing_moves(sit: Sit) -> None:
    page = sit(motion=MotionPolicy.OFF)
    act(page, Play(0))
    assert at_rest(page)


def test_with_reduced_motion_what_has_changed_fades_over_in_no_time(sit: Sit) -> None:
    page = sit(motion=MotionPolicy.REDUCED)
    act(page, Play(0))
    assert page.motion.running
    assert page.motion.clock.duration() <= FADE
    assert page.motion.scene.acts == ()
    stop_clock(page)
    half = at(page, 0.5)
    page.motion.finish()
    assert half != page.grab().toImage()


def test_a_table_nobody_sees_moves_nothing(sit: Sit) -> None:
    page = sit()
    page.hide()
    act(page, Play(0))
    assert at_rest(page)


def test_the_system_may_not_tell(qapp: QApplication) -> None:
    assert system_policy() in (MotionPolicy.FULL, MotionPolicy.REDUCED)


def test_a_frame_paints_no_card_anew(sit: Sit, monkeypatch: pytest.MonkeyPatch) -> None:
    page = sit(dealt())
    act(page, Play(1))
    stop_clock(page)
    at(page, 0)
    QApplication.processEvents()
    painted: list[object] = []
    monkeypatch.setattr("hanabi_desktop.delegates.card.CardDelegate.paint", lambda *a: painted.append(a))
    for share in (0.1, 0.3, 0.5, 0.7, 0.9):
        page.motion.clock.setCurrentTime(int(page.motion.clock.duration() * share))
        QApplication.processEvents()
    assert painted == []
