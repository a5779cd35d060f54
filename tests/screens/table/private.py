"""A table at which somebody looks alone, and what is to be seen there."""

from typing import TypeVar

from PySide6.QtCore import QRect, Qt

from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.rules import EDITIONS, Action, EditionId
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


def at_table(players: type[Some], window: OpenWindow, edition: EditionId = EditionId.ENGLISH, *hands: str) -> Some:
    """Three people at a table with known cards; with a master if the edition wants one."""
    facts = EDITIONS[edition]
    game = deal_hands(facts.rules, *(hands or HANDS))
    people = players(window(deal=dealing(game)))
    people.window.game.start(NewGame(edition, facts.rules, seats(NAMES), 0, master=0 if facts.master else None))
    return people


def seen(players: Players) -> list[int]:
    """The seats whose cards lie open, by the models that all views show."""
    return [
        hand.seat
        for hand in players.page.models.hands
        if any(hand.index(row).data(ROW_ROLE).face for row in range(hand.rowCount()))
    ]


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
