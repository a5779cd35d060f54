"""Whoever points at a card reads in one calm place what its owner knows of it."""

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QSignalSpy
from PySide6.QtWidgets import QApplication, QToolTip

from hanabi_desktop.models.hands import Zone
from hanabi_desktop.rules import EDITIONS, EditionId, MemoryAid, ValueHint
from hanabi_desktop.screen.view import Private, Public
from hanabi_desktop.table.actions import MoveCard
from hanabi_desktop.table.new_game import NewGame
from tests.driver import KeyPlayers, MousePlayers, Players, zone_spot
from tests.games import deal_hands
from tests.input import Key, click, dealing, hover, strike, tab_to, wait_until
from tests.opening import OpenWindow
from tests.screens.table.private import HANDS, NAMES, card_rect

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

KARI, PER, OLA = range(3)


def read(players: Players) -> str:
    """What stands in the calm place besides its usual sentence."""
    message = players.panel.message
    assert not message.instead or message.isVisible()
    return message.instead


def point(players: Players, seat: int, row: int) -> None:
    hover(players.hand(seat).viewport(), card_rect(players, seat, row).center())


def hinted(players: Players) -> None:
    """Kari has told Per of his ones."""
    players.open_view()
    players.screen.act(ValueHint(PER, 1))
    assert players.phase() == Public()


def test_pointing_at_a_card_tells_what_its_owner_knows(mouse: MousePlayers) -> None:
    hinted(mouse)
    point(mouse, PER, 0)
    assert read(mouse) == "Per, card 1: Per knows it is a 1 (Kari, turn 1)."
    point(mouse, PER, 1)
    assert read(mouse) == "Per, card 2: Per knows it is not a 1 (Kari, turn 1)."
    point(mouse, OLA, 4)
    assert read(mouse) == "Ola, card 5: Ola knows nothing about this card yet."
    hover(mouse.board.news)
    assert read(mouse) == ""


def test_in_a_private_view_it_is_told_of_own_and_other_cards_and_no_face(mouse: MousePlayers) -> None:
    hinted(mouse)
    mouse.screen.look_away(PER)
    mouse.screen.open_view()
    point(mouse, PER, 4)
    assert read(mouse) == "Per, card 5: Per knows it is not a 1 (Kari, turn 1)."
    point(mouse, KARI, 0)
    assert read(mouse) == "Kari, card 1: Kari knows nothing about this card yet."


def test_nothing_moves_for_it_and_no_screen_reader_is_told(mouse: MousePlayers) -> None:
    hinted(mouse)
    hover(mouse.board.news)
    message = mouse.panel.message
    announced = QSignalSpy(mouse.page.announcer.announced)

    def still() -> tuple[object, ...]:
        parts = (message, mouse.panel, mouse.board.stage, mouse.board.foot, *mouse.board.hand_views)
        return message.text(), message.accessibleName(), message.sizeHint(), *(part.geometry() for part in parts)

    before, plain = still(), message.grab().toImage()
    point(mouse, PER, 0)
    assert read(mouse)
    assert still() == before
    assert message.grab().toImage() != plain
    hover(mouse.board.news)
    assert still() == before
    assert message.grab().toImage() == plain
    assert announced.count() == 0


def test_no_tool_tip_lies_over_the_neighbouring_cards(mouse: MousePlayers) -> None:
    hinted(mouse)
    view = mouse.hand(PER).viewport()
    spot = card_rect(mouse, PER, 1).center()
    assert view.rect().contains(spot)
    QApplication.sendEvent(view, QHelpEvent(QEvent.Type.ToolTip, spot, view.mapToGlobal(spot)))
    assert not QToolTip.isVisible()


def test_the_keyboard_tells_it_too_once_somebody_has_gone_to_a_card(keys: KeyPlayers) -> None:
    keys.open_view()
    assert keys.hand(KARI).hasFocus()
    # The usual sentence says what can be done; nobody has asked about a card yet.
    assert read(keys) == ""
    strike(Key.Key_Right)
    assert read(keys) == "Kari, card 2: Kari knows nothing about this card yet."
    tab_to(keys.hand(OLA))
    assert read(keys).startswith("Ola, card 1:")
    tab_to(keys.panel.hints.values[1])
    assert read(keys) == ""


def test_the_mouse_goes_before_the_keyboard(keys: KeyPlayers) -> None:
    keys.open_view()
    strike(Key.Key_3)
    point(keys, PER, 1)
    assert read(keys).startswith("Per, card 2:")
    hover(keys.board.tokens)
    assert read(keys).startswith("Kari, card 3:")


def test_why_something_cannot_be_done_is_not_hidden_by_it(mouse: MousePlayers) -> None:
    mouse.open_view()
    spot = zone_spot(mouse.hand(KARI), 1, Zone.DISCARD)
    hover(mouse.hand(KARI).viewport(), spot)
    assert read(mouse).startswith("Kari, card 2:")
    click(mouse.hand(KARI).viewport(), spot)
    assert mouse.phase() == Private(KARI)
    assert read(mouse) == ""
    assert mouse.said.startswith("All the clock tokens")


def test_places_are_those_on_the_table(mouse: MousePlayers) -> None:
    hinted(mouse)
    point(mouse, PER, 0)
    mouse.screen.table.act(PER, MoveCard(mouse.view.hands[PER][0].id, 4))
    point(mouse, PER, 4)
    assert read(mouse) == "Per, card 5: Per knows it is a 1 (Kari, turn 1)."


def test_nothing_is_left_of_it_for_other_eyes(mouse: MousePlayers) -> None:
    mouse.open_view()
    point(mouse, PER, 2)
    assert read(mouse)
    mouse.screen.cover()
    assert read(mouse) == ""
    assert all(view.considered_card is None for view in mouse.board.hand_views)
    mouse.screen.look_away(OLA)
    mouse.screen.open_view()
    assert read(mouse) == ""


def test_a_card_that_was_clicked_for_a_hint_is_not_told_of_in_public(mouse: MousePlayers) -> None:
    mouse.open_view()
    click(mouse.hand(PER).viewport(), zone_spot(mouse.hand(PER), 3, Zone.NUMBER))
    assert mouse.phase() == Public()
    assert read(mouse) == ""


def test_it_is_said_in_another_language(mouse: MousePlayers) -> None:
    hinted(mouse)
    point(mouse, PER, 0)
    mouse.window.speak("de")
    wait_until(lambda: read(mouse) == "Per, Karte 1 – Per weiß: eine 1 (Kari, Zug 1).")


@pytest.mark.parametrize(
    ("memory", "words"),
    [
        (MemoryAid.LAST_HINT, "Per, card 2: no hint has pointed at this card yet."),
        (MemoryAid.NONE, "Per, card 2: what the hints said is for everyone to remember."),
    ],
)
def test_it_keeps_to_the_memory_aid(open_window: OpenWindow, memory: MemoryAid, words: str) -> None:
    facts = EDITIONS[EditionId.ENGLISH]
    players = MousePlayers(open_window(deal=dealing(deal_hands(facts.rules, *HANDS))))
    players.window.game.start(NewGame(EditionId.ENGLISH, facts.rules, NAMES, 0, memory=memory))
    hinted(players)
    point(players, PER, 1)
    assert read(players) == words


def test_words_that_are_too_long_for_their_room_are_made_smaller_and_cut(mouse: MousePlayers) -> None:
    message = mouse.panel.message
    before = message.geometry()
    pictures = [message.grab().toImage()]
    for words in ("a word " * 20, "a word " * 200):
        mouse.panel.tell(words)
        QApplication.processEvents()
        assert message.geometry() == before
        pictures.append(message.grab().toImage())
    assert pictures[0] != pictures[1] != pictures[2]
