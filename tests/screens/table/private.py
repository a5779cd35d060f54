"""A table at which somebody looks alone, and what is to be seen there."""

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtWidgets import QApplication

from hanabi_desktop.board.hand_view import HandView
from hanabi_desktop.players import Level
from hanabi_desktop.rules import EDITIONS, Action, EditionId, MemoryAid, Rules
from hanabi_desktop.screen.view import Public
from hanabi_desktop.table.new_game import NewGame
from tests.driver import Players
from tests.games import deal_hands
from tests.input import dealing
from tests.opening import OpenWindow
from tests.players import seats

Some = TypeVar("Some", bound=Players)
CTRL = Qt.KeyboardModifier.ControlModifier
NAMES = ("Kari", "Per", "Ola")
HANDS = ("r1 y2 g3 b4 w5", "r1 r2 y1 b1 w3", "g1 g2 g4 y5 w1")
"""What Kari, Per and Ola hold; the first of each is drawn first."""


def at_table(
    players: type[Some],
    window: OpenWindow,
    edition: EditionId = EditionId.ENGLISH,
    *hands: str,
    rules: Rules | None = None,
    names: Sequence[str] = NAMES,
    computers: Sequence[Level | None] = (),
    memory: MemoryAid = MemoryAid.FULL,
    master: int | None = None,
) -> Some:
    """People at a table with known cards, Kari first; she is the master where the edition wants one."""
    facts = EDITIONS[edition]
    rules = rules or facts.rules
    people = players(window(deal=dealing(deal_hands(rules, *(hands or HANDS)))))
    master = 0 if master is None and facts.master else master
    table = NewGame(edition, rules, seats(names, computers), 0, memory, master)
    people.window.game.start(table)
    return people


def seen(players: Players) -> list[int]:
    """The seats whose cards lie open, by the models that all views show."""
    return [hand.seat for hand in players.page.models.hands if any(held.card.face for held in hand.rows)]


def previewed(players: Players) -> set[int]:
    """The cards that the screen says a hint would point at."""
    return {row.card.id for hand in players.page.models.hands for row in hand.rows if row.previewed}


def ids(players: Players, seat: int, *rows: int) -> set[int]:
    hand = players.view.hands[seat]
    return {hand[row].id for row in rows}


def card_rect(players: Players, seat: int, row: int) -> QRect:
    hand = players.hand(seat)
    return hand.visualRect(hand.model().index(row, 0))


def assert_one_turn(players: Players, *actions: Action) -> None:
    assert players.record.actions == actions
    assert players.phase() == Public()
    assert players.screen.table.current == len(actions) % 3
    assert seen(players) == []


def ask_for_menu(hand: HandView, row: int) -> None:
    """By the right button of the mouse, on a card."""
    spot = hand.visualRect(hand.model().index(row, 0)).center()
    place = hand.viewport().mapToGlobal(spot)
    QApplication.sendEvent(hand.viewport(), QContextMenuEvent(QContextMenuEvent.Reason.Mouse, spot, place))
