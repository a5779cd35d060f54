"""What one player did with mouse and keyboard is gone before the next one looks."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QClipboard, QCursor, QGuiApplication
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QApplication, QLineEdit, QToolTip

from hanabi_desktop.models.hands import Zone
from hanabi_desktop.rules import ValueHint
from hanabi_desktop.screen.view import Private, Public
from tests.driver import KeyPlayers, MousePlayers, Players, zone_spot
from tests.input import Key, click, hover, press, strike, tab_to, wait_until, write
from tests.screens.table.private import CTRL

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

KARI, PER, OLA = range(3)


def pointers(players: Players) -> list[str]:
    """Everything on the table that points at something, besides the own hand of whoever looks."""
    viewer = players.view.seen.viewer
    own = players.board.hand_views[viewer] if viewer is not None else None
    found = [
        f"{view} at {view.currentIndex().row()}"
        for view in players.board.findChildren(QAbstractItemView)
        # The list of a box that drops down points at what is chosen there.
        if view is not own
        and view.window() is players.window
        and (view.currentIndex().isValid() or view.selectionModel().hasSelection())
    ]
    found += [
        f"{area} is scrolled"
        for area in players.board.findChildren(QAbstractScrollArea)
        if area is not players.board.journal and area.verticalScrollBar().value()
    ]
    found += [f"{edit} says {edit.text()}" for edit in players.page.findChildren(QLineEdit) if edit.text()]
    found += [f"{edit} can be undone" for edit in players.page.findChildren(QLineEdit) if edit.isUndoAvailable()]
    return found


def test_every_view_points_at_nothing_for_other_eyes(keys: KeyPlayers) -> None:
    keys.open_view()
    board = keys.board
    for view in (*board.hand_views, board.discards, board.fireworks, board.clocks, board.fuses):
        view.setCurrentIndex(view.model().index(view.model().rowCount() - 1, 0))
    assert pointers(keys)
    strike(Key.Key_Escape)
    assert keys.phase() == Public()
    assert pointers(keys) == []


def test_the_own_hand_starts_on_its_first_card(keys: KeyPlayers) -> None:
    keys.peek(PER)
    keys.show_cards()
    strike(Key.Key_4)
    assert keys.hand(PER).currentIndex().row() == 3
    strike(Key.Key_Escape)
    keys.peek(PER)
    keys.show_cards()
    assert keys.hand(PER).hasFocus()
    assert keys.hand(PER).currentIndex().row() == 0


def test_it_does_so_wherever_the_keyboard_was_on_the_table(keys: KeyPlayers) -> None:
    tab_to(keys.hand(OLA))
    strike(Key.Key_Right)
    keys.screen.look_away(KARI)
    keys.screen.open_view()
    assert keys.hand(KARI).hasFocus()
    assert keys.hand(KARI).currentIndex().row() == 0
    assert pointers(keys) == []


def test_a_click_on_a_teammates_card_leaves_the_keyboard_where_it_is(mouse: MousePlayers) -> None:
    mouse.open_view()
    for row in range(5):
        click(mouse.hand(PER).viewport(), mouse.hand(PER).visualRect(mouse.hand(PER).model().index(row, 0)).center())
        if mouse.phase() != Private(KARI):
            break
        assert not mouse.hand(PER).hasFocus()
        assert not mouse.hand(PER).currentIndex().isValid()


def test_a_note_that_was_begun_cannot_be_brought_back(keys: KeyPlayers) -> None:
    keys.open_view()
    strike(Key.Key_N)
    write("a secret")
    assert pointers(keys)
    keys.screen.cover()
    assert pointers(keys) == []
    keys.peek(PER)
    keys.show_cards()
    strike(Key.Key_N)
    strike(Key.Key_Z, CTRL)
    assert keys.board.note.edit.text() == ""


def test_nothing_of_a_note_is_copied_for_all(keys: KeyPlayers) -> None:
    clipboard = QGuiApplication.clipboard()
    clipboard.setText("before")
    keys.open_view()
    strike(Key.Key_N)
    write("a secret")
    strike(Key.Key_A, CTRL)
    for key in (Key.Key_C, Key.Key_X, Key.Key_Insert):
        strike(key, CTRL)
    assert clipboard.text() == "before"
    if clipboard.supportsSelection():
        assert "secret" not in clipboard.text(QClipboard.Mode.Selection)


def test_a_button_that_is_held_is_let_go(mouse: MousePlayers) -> None:
    mouse.open_view()
    press(mouse.panel.hints.values[1])
    assert mouse.panel.hints.values[1].isDown()
    mouse.screen.cover()
    assert not mouse.panel.hints.values[1].isDown()
    assert mouse.record.actions == ()


def test_a_menu_over_the_cards_is_closed(mouse: MousePlayers) -> None:
    mouse.open_view()
    hand = mouse.hand(KARI)
    spot = hand.visualRect(hand.model().index(2, 0)).center()
    from PySide6.QtGui import QContextMenuEvent

    QApplication.sendEvent(
        hand.viewport(), QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot, hand.viewport().mapToGlobal(spot))
    )
    assert QApplication.activePopupWidget() is not None
    mouse.screen.cover()
    assert QApplication.activePopupWidget() is None


def test_a_list_that_hangs_open_is_closed(mouse: MousePlayers) -> None:
    mouse.open_view()
    mouse.panel.hints.target.showPopup()
    wait_until(mouse.panel.hints.target.view().isVisible)
    mouse.screen.cover()
    assert not mouse.panel.hints.target.view().isVisible()
    assert mouse.panel.hints.target.count() == 0


def test_a_tool_tip_is_gone(mouse: MousePlayers) -> None:
    mouse.open_view()
    QToolTip.showText(QCursor.pos() + QPoint(5, 5), "a reason", mouse.board)
    assert QToolTip.isVisible()
    mouse.screen.cover()
    wait_until(lambda: not QToolTip.isVisible())


def test_the_mouse_pointer_does_not_stay_on_the_card_that_was_clicked(mouse: MousePlayers) -> None:
    mouse.open_view()
    hand = mouse.hand(PER)
    spot = zone_spot(hand, 3, Zone.NUMBER)
    hover(hand.viewport(), spot)
    QCursor.setPos(hand.viewport().mapToGlobal(spot))
    click(hand.viewport(), spot)
    assert mouse.done() == ValueHint(PER, 1)
    under = hand.viewport().mapFromGlobal(QCursor.pos())
    assert not hand.viewport().rect().contains(under)
    news = mouse.board.news
    assert news.rect().contains(news.mapFromGlobal(QCursor.pos()))
