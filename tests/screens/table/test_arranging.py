"""Hands that their owners arrange."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication, QWidget

from hanabi_desktop.board.hand_view import HandView
from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.records.record import replay
from hanabi_desktop.records.store import load
from hanabi_desktop.rules import (
    EDITIONS,
    EditionId,
    Play,
    Suit,
)
from hanabi_desktop.table.state import from_record
from tests.driver import KeyPlayers, MousePlayers
from tests.input import Key, answering, choose_entry, hover, press, release, strike, write
from tests.opening import OpenWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

NAMES = ("Kari", "Per", "Ola", "Åse", "Liv")
RULES = EDITIONS[EditionId.ENGLISH].rules
CTRL = Qt.KeyboardModifier.ControlModifier


def order(players: MousePlayers | KeyPlayers, seat: int = 0) -> list[int]:
    """The hand as it is seen, from left to right."""
    hand = players.hand(seat)
    model = hand.model()
    rows = sorted(range(model.rowCount()), key=lambda row: hand.visualRect(model.index(row, 0)).left())
    return [model.index(row, 0).data(ROW_ROLE).id for row in rows]


def middle(hand: HandView, row: int) -> QPoint:
    return hand.visualRect(hand.model().index(row, 0)).center()


def drag(hand: HandView, start: int, end: int) -> None:
    # The cards part for the one that is carried: where they lay before is where it goes.
    first, last = middle(hand, start), middle(hand, end)
    press(hand.viewport(), first)
    for part in range(1, 4):
        hover(hand.viewport(), first + (last - first) / 4 * part)
    release(hand.viewport(), last)


@pytest.mark.parametrize(
    ("start", "end", "expected"),
    [(0, 4, [1, 2, 3, 4, 0]), (4, 0, [4, 0, 1, 2, 3]), (1, 2, [0, 2, 1, 3, 4]), (2, 2, [0, 1, 2, 3, 4])],
)
def test_a_card_is_dragged_to_another_place(mouse: MousePlayers, start: int, end: int, expected: list[int]) -> None:
    mouse.open_view()
    drag(mouse.hand(0), start, end)
    assert order(mouse) == expected
    assert mouse.record.actions == ()
    # It stays so for everybody, and the cards remain what they were.
    strike(Key.Key_Escape)
    assert order(mouse) == expected
    mouse.turn(Play(0))
    assert mouse.view.seen.fireworks[Suit.RED] == 1
    assert order(mouse) == [*(card for card in expected if card != 0), 15]


def test_only_the_own_hand_is_arranged(mouse: MousePlayers) -> None:
    mouse.open_view()
    drag(mouse.hand(1), 0, 3)
    assert order(mouse, 1) == [5, 6, 7, 8, 9]
    assert mouse.record.actions == ()
    strike(Key.Key_Escape)
    drag(mouse.hand(0), 0, 3)
    assert order(mouse) == [0, 1, 2, 3, 4]


def test_a_hand_is_arranged_in_a_peek_too(mouse: MousePlayers) -> None:
    mouse.peek(2)
    mouse.show_cards()
    drag(mouse.hand(2), 0, 4)
    assert order(mouse, 2) == [11, 12, 13, 14, 10]


def test_a_hand_is_arranged_by_keys(keys: KeyPlayers) -> None:
    keys.open_view()
    assert keys.hand(0).hasFocus()
    strike(Key.Key_1)
    strike(Key.Key_Right, CTRL)
    strike(Key.Key_Right, CTRL)
    assert order(keys) == [1, 2, 0, 3, 4]
    strike(Key.Key_5)
    strike(Key.Key_Left, CTRL)
    assert order(keys) == [1, 2, 0, 4, 3]
    strike(Key.Key_Right, CTRL)
    strike(Key.Key_Right, CTRL)  # further right than the end
    assert order(keys) == [1, 2, 0, 3, 4]
    # The keyboard has stayed on the card that was moved.
    strike(Key.Key_P)
    strike(Key.Key_P)
    assert keys.record.actions == (Play(4),)


def test_cards_are_raised_turned_and_marked(keys: KeyPlayers, open_window: OpenWindow) -> None:
    keys.open_view()
    strike(Key.Key_2)
    strike(Key.Key_R)
    strike(Key.Key_3)
    strike(Key.Key_T)
    strike(Key.Key_4)
    strike(Key.Key_N)
    write("a four?")
    strike(Key.Key_Return)
    own = keys.view.hands[0]
    assert [card.id for card in own if card.raised] == [1]
    assert [card.id for card in own if card.turned] == [2]
    assert [card.note for card in own if card.note] == ["a four?"]
    assert keys.hand(0).hasFocus()
    strike(Key.Key_2)
    strike(Key.Key_R)
    assert not any(card.raised for card in keys.view.hands[0])
    strike(Key.Key_R)
    strike(Key.Key_Escape)
    # The others see how the cards are held, as on a real table, but no note.
    for seat in (None, 1, 2):
        if seat is not None:
            keys.peek(seat)
            keys.show_cards()
        seen = keys.view.hands[0]
        assert [card.id for card in seen if card.raised] == [1]
        assert [card.id for card in seen if card.turned] == [2]
        assert not any(card.note for card in seen)
        words = [str(keys.hand(0).model().index(row, 0).data(role)) for row in range(5) for role in _WORDS]
        assert not any("a four?" in text for text in words)
        if seat is not None:
            strike(Key.Key_Escape)
    # All of it is on disk, and comes back.
    record = keys.record
    keys.window.close()
    again = KeyPlayers(open_window())
    again.use(again.window.title_page.continue_button)
    assert again.record == record
    again.open_view()
    assert [card.note for card in again.view.hands[0] if card.note] == ["a four?"]


_WORDS = (
    Qt.ItemDataRole.DisplayRole,
    Qt.ItemDataRole.ToolTipRole,
    Qt.ItemDataRole.AccessibleTextRole,
    Qt.ItemDataRole.AccessibleDescriptionRole,
)


def test_a_note_is_changed_left_and_taken_away(keys: KeyPlayers) -> None:
    keys.open_view()
    for typed, key, expected in (
        ("one", Key.Key_Return, "one"),
        ("other", Key.Key_Escape, "one"),
        ("x" * 60, Key.Key_Return, "x" * 40),
        (" ", Key.Key_Return, ""),
    ):
        strike(Key.Key_N)
        write(typed)
        strike(key)
        assert keys.view.hands[0][0].note == expected
        assert keys.hand(0).hasFocus()


def test_the_note_goes_with_its_card(keys: KeyPlayers) -> None:
    keys.open_view()
    strike(Key.Key_N)
    write("red")
    strike(Key.Key_Return)
    strike(Key.Key_1)
    strike(Key.Key_P)
    strike(Key.Key_P)
    assert keys.record.actions == (Play(0),)
    keys.peek(0)
    keys.show_cards()
    assert not any(card.note for card in keys.view.hands[0])


def test_arranging_by_menu(mouse: MousePlayers) -> None:
    mouse.open_view()
    hand = mouse.hand(0)

    def entry(label: str) -> None:
        def chosen(menu: QWidget) -> None:
            choose_entry(menu, next(each for each in menu.actions() if each.text() == label))

        with answering(chosen):
            QApplication.sendEvent(hand.viewport(), _context_menu(hand, middle(hand, 0)))

    entry("Raise or lower")
    entry("Turn sideways")
    entry("Move to the right")
    cards = mouse.view.hands[0]
    assert [card.id for card in cards] == [1, 0, 2, 3, 4]
    assert (cards[1].raised, cards[1].turned) == (True, True)


def _context_menu(hand: HandView, spot: QPoint) -> QContextMenuEvent:
    return QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot, hand.viewport().mapToGlobal(spot))


def test_arranging_is_saved_at_once(mouse: MousePlayers, data: Path) -> None:
    mouse.open_view()
    drag(mouse.hand(0), 0, 4)
    (path,) = (data / "games").iterdir()
    record = load(path)
    assert from_record(record, replay(record)).arrangements[0].order == (1, 2, 3, 4, 0)
