"""Private views: whose eyes, peeks, and that nothing of one view is left for the next."""

from functools import partial

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QClipboard, QCursor, QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from hanabi_desktop.models.hands import Zone
from hanabi_desktop.records.preferences import PRIVATE_SECONDS, Preferences
from hanabi_desktop.records.remarks import Peek
from hanabi_desktop.rules import EditionId, Play, ValueHint
from hanabi_desktop.screen.view import LookAway, Private, Public
from tests.driver import KeyPlayers, MousePlayers, Players, zone_spot
from tests.input import Key, click, hold, hover, strike, wait_until, write
from tests.opening import OpenWindow
from tests.screens.table.private import CTRL, ask_for_menu, assert_one_turn, at_table, card_rect, seen
from tests.window.late_game import settle

KARI, PER, OLA = range(3)

# Whose eyes


def by_another_window(players: MousePlayers, qtbot: QtBot) -> None:
    other = QPushButton()
    qtbot.addWidget(other)
    other.show()
    qtbot.waitExposed(other)
    other.activateWindow()
    qtbot.waitUntil(lambda: not players.window.isActiveWindow())


def by_minimising(players: MousePlayers, qtbot: QtBot) -> None:
    players.window.showMinimized()
    qtbot.waitUntil(players.window.isMinimized)


def test_a_private_view_is_covered(mouse: MousePlayers, qtbot: QtBot) -> None:
    mouse.turn(ValueHint(1, 1))
    for cover in (None, by_another_window, by_minimising):
        for seat, open_hands in ((1, [0, 2]), (2, [0, 1])) if cover is None else ((2, [0, 1]),):
            mouse.peek(seat)
            mouse.show_cards()
            assert seen(mouse) == open_hands
            before = mouse.record.actions
            cover(mouse, qtbot) if cover else strike(Key.Key_Escape)
            assert mouse.phase() == Public()
            assert seen(mouse) == []
            assert mouse.record.actions == before
            mouse.window.showNormal()
            mouse.window.resize(1024, 700)
            mouse.window.activateWindow()
            qtbot.waitUntil(mouse.window.isActiveWindow)
        # Whoever looked is remarked, however it ended.
        assert [remark.seat for remark in mouse.view.remarks if isinstance(remark, Peek)] == [1, 2]


def test_a_window_that_comes_in_front_late_opens_no_view_but_that_asked_for(mouse: MousePlayers, qtbot: QtBot) -> None:
    mouse.turn(ValueHint(1, 1))
    screen = mouse.page.shared_screen
    for otherwise in (screen.cover, partial(screen.look_away, OLA)):
        mouse.peek(KARI)
        qtbot.waitUntil(mouse.page.cover.open.isEnabled)
        by_another_window(mouse, qtbot)
        screen.look_away(KARI)
        mouse.page.cover.open.clicked.emit()
        # The system takes its time, and meanwhile something else is chosen.
        otherwise()
        qtbot.waitUntil(mouse.window.isActiveWindow)
        settle()
        assert mouse.phase() in (Public(), LookAway(OLA))
        assert seen(mouse) == []
        screen.cover()


# Peeking


def test_anybody_may_peek_between_turns(mouse: MousePlayers) -> None:
    mouse.turn(ValueHint(1, 1))
    for seat in (KARI, PER, OLA):
        assert_may_peek(mouse, seat)


def assert_may_peek(mouse: MousePlayers, seat: int) -> None:
    before = mouse.record.actions
    mouse.peek(seat)
    assert mouse.phase() == LookAway(seat)
    assert seen(mouse) == []
    mouse.show_cards()
    strike(Key.Key_0)
    assert seen(mouse) == [other for other in range(3) if other != seat]
    acting = seat == 1
    assert mouse.panel.play.isVisible() is acting
    assert mouse.panel.hints.isVisible() is acting
    zones = [mouse.hand(other).zone_rect(0, zone) for other in range(3) for zone in Zone]
    assert any(zones) is acting
    if not acting:
        for other in range(3):
            click(mouse.hand(other).viewport(), card_rect(mouse, other, 0).center())
            strike(Key.Key_1, Key.Key_P, Key.Key_D)
        assert mouse.phase() == Private(seat)
    assert mouse.record.actions == before
    mouse.use(mouse.panel.cover)
    assert mouse.phase() == Public()
    assert mouse.record.actions == before


# With a master


def test_enter_held_down_does_one_step_of_the_master(open_window: OpenWindow) -> None:
    keys = at_table(KeyPlayers, open_window, EditionId.GERMAN)
    keys.open_view()
    keys.play(3)
    assert keys.panel.lay_open.hasFocus()
    hold(Key.Key_Return, 20, "\r")
    assert keys.view.announced
    assert keys.view.announced.laid_open
    assert keys.record.actions == ()
    hold(Key.Key_Return, 20, "\r")
    assert_one_turn(keys, Play(3))


def test_typing_ahead_stops_at_the_public_table(keys: KeyPlayers) -> None:
    keys.open_view()
    for key in (Key.Key_P, Key.Key_P, Key.Key_D, Key.Key_1, Key.Key_C):
        QTest.keyClick(keys.window.windowHandle(), key)
    assert_one_turn(keys, Play(0))


# A window behind another one


def test_the_cards_are_shown_once_the_window_is_in_front_and_not_much_later(
    mouse: MousePlayers, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A screen reader has asked for the cards, while another window is in front.
    by_another_window(mouse, qtbot)
    mouse.screen.look_away(0)
    with monkeypatch.context() as late:
        late.setattr("hanabi_desktop.screens.table.page.ACTIVATION_TIMEOUT", 0)
        mouse.page.requests.view_chosen.emit()
        qtbot.waitUntil(mouse.window.isActiveWindow)
    assert mouse.phase() == LookAway(0)
    assert seen(mouse) == []
    by_another_window(mouse, qtbot)
    mouse.screen.look_away(0)
    shown: list[bool] = []
    mouse.screen.changed.connect(lambda: shown.append(mouse.window.isActiveWindow()))
    mouse.page.requests.view_chosen.emit()
    assert seen(mouse) == []
    wait_until(lambda: mouse.phase() == Private(0))
    assert shown == [True]


def test_clicks_that_go_on_where_the_cards_were_asked_for_mean_no_card(mouse: MousePlayers) -> None:
    """Whoever clicks impatiently on the large button clicks on a teammate's card when it has gone."""
    mouse.open_view()
    hand = mouse.hand(1)
    spot = zone_spot(hand, 0, Zone.NUMBER)
    # The pointer is where it was when the cards came up: on the card that came up under it.
    QCursor.setPos(hand.viewport().mapToGlobal(spot))
    mouse.screen.cover()
    mouse.screen.look_away(0)
    QCursor.setPos(hand.viewport().mapToGlobal(spot))
    mouse.screen.open_view()
    QTest.mouseClick(hand.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    assert mouse.record.actions == ()
    away = zone_spot(hand, 1, Zone.NUMBER)
    QCursor.setPos(hand.viewport().mapToGlobal(away))
    QTest.mouseClick(hand.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, away)
    assert mouse.done() == ValueHint(1, 2)


def pointed_at(players: Players) -> set[tuple[int, int]]:
    """Seat and row of every card with a frame that whoever looks can see, now or when the keyboard comes there."""
    indexes = enumerate(view.currentIndex() for view in players.board.hand_views)
    return {(seat, index.row()) for seat, index in indexes if index.isValid()}


# A client beside the screen


def test_nothing_that_one_player_sees_or_writes_is_copied_for_all(keys: KeyPlayers) -> None:
    clipboard = QGuiApplication.clipboard()
    clipboard.setText("before")
    keys.open_view()
    for seat in (1, 0):
        keys.hand(seat).setFocus()
        strike(CTRL | Key.Key_C, CTRL | Key.Key_Insert)
    assert clipboard.text() == "before"
    strike(Key.Key_N)
    write("a secret")
    strike(CTRL | Key.Key_A)
    for key in (Key.Key_C, Key.Key_X, Key.Key_Insert):
        strike(CTRL | key)
    assert clipboard.text() == "before"
    if clipboard.supportsSelection():
        assert "secret" not in clipboard.text(QClipboard.Mode.Selection)
    # Esc leaves the note first, and the view next.
    strike(Key.Key_Escape)
    assert not keys.board.note.isVisible()
    assert keys.phase() == Private(0)
    strike(Key.Key_Escape)
    assert keys.phase() == Public()


def test_a_menu_over_the_cards_is_closed(mouse: MousePlayers) -> None:
    mouse.open_view()
    ask_for_menu(mouse.hand(KARI), 2)
    assert QApplication.activePopupWidget() is not None
    mouse.screen.cover()
    assert QApplication.activePopupWidget() is None


def test_neither_pointer_nor_frame_stays_on_the_card_that_was_clicked_for_a_hint(mouse: MousePlayers) -> None:
    mouse.open_view()
    hand = mouse.hand(PER)
    spot = zone_spot(hand, 3, Zone.NUMBER)
    hover(hand.viewport(), spot)
    QCursor.setPos(hand.viewport().mapToGlobal(spot))
    click(hand.viewport(), spot)
    assert mouse.done() == ValueHint(PER, 1)
    under = hand.viewport().mapFromGlobal(QCursor.pos())
    assert not hand.viewport().rect().contains(under)
    story = mouse.board.story
    assert story.rect().contains(story.mapFromGlobal(QCursor.pos()))
    # Nor is it pointed at for its owner.
    assert pointed_at(mouse) == set()
    mouse.open_view()
    assert pointed_at(mouse) == {(PER, 0)}
    assert mouse.panel.play.text() == "Play card 1"


def test_nor_on_the_button_of_a_hint_that_was_only_weighed(mouse: MousePlayers) -> None:
    mouse.open_view()
    strike(Key.Key_0)
    button = mouse.panel.hints.values[2]
    hover(button)
    QCursor.setPos(button.mapToGlobal(button.rect().center()))
    strike(Key.Key_Escape)
    assert mouse.phase() == Public()
    story = mouse.board.story
    assert story.rect().contains(story.mapFromGlobal(QCursor.pos()))


COVER = "Cover the screen"


def test_a_view_that_is_left_alone_counts_down_and_covers_itself(mouse: MousePlayers) -> None:
    mouse.open_view()
    assert mouse.panel.cover.text() == COVER
    mouse.page.idle.set_timeout(1.5)
    counted = []
    mouse.page.idle.counted.connect(lambda _: counted.append(mouse.panel.cover.text()))
    wait_until(lambda: mouse.panel.cover.text() == f"{COVER} (1)")
    # Whoever sits there still begins the time anew.
    hover(mouse.board.tokens.score)
    assert mouse.panel.cover.text() == f"{COVER} (2)"
    wait_until(lambda: mouse.panel.cover.text() == f"{COVER} (1)")
    strike(Key.Key_Right)
    assert mouse.panel.cover.text() == f"{COVER} (2)"
    assert seen(mouse) == [1, 2]
    wait_until(lambda: mouse.phase() == Public())
    assert counted[-3:] == [f"{COVER} (2)", f"{COVER} (1)", COVER]
    assert seen(mouse) == []
    assert not any(timer.isActive() for timer in mouse.page.idle.findChildren(QTimer))


def test_the_players_say_how_long(mouse: MousePlayers) -> None:
    mouse.open_view()
    [timer] = mouse.page.idle.findChildren(QTimer)
    assert 100_000 < timer.remainingTime() <= 110_000
    for seconds in PRIVATE_SECONDS:
        mouse.window.apply(Preferences(language="en", private_seconds=seconds, guide_seen=True, company_seen=True))
        mouse.open_view()
        assert timer.isActive() is bool(seconds)
        assert not seconds or timer.remainingTime() <= (seconds - 10) * 1000
        mouse.use(mouse.panel.cover)
