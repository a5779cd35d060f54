"""What each action costs, from the public table to the public table: real clicks, and keys."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QAbstractButton, QWidget

from hanabi_desktop.models.hands import Zone
from hanabi_desktop.rules import (
    EDITIONS,
    Action,
    ColourHint,
    Discard,
    EditionId,
    Event,
    Everybody,
    Eyes,
    Game,
    Play,
    Rules,
    Seat,
    Suit,
    ValueHint,
)
from hanabi_desktop.screen.view import Public
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.table.table import Table
from hanabi_desktop.table.view import TableView
from tests.driver import MousePlayers, token_move, token_spot, zone_spot
from tests.games import deal_hands
from tests.input import Key, answering, choose_entry, click, dealing, press, release, strike, wait_until
from tests.opening import OpenWindow
from tests.screens.table.private import CTRL, NAMES

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

HANDS = ("r1 r2 r5 b4 w5", "r3 r4 y1 b1 w3", "g1 g2 g4 y5 w1")


class Counting:
    """People whose clicks and keys are counted."""

    def __init__(self, players: MousePlayers) -> None:
        self.players = players
        self.clicks = self.keys = 0

    def click(self, widget: QWidget, spot: QPoint | None = None) -> None:
        click(widget, spot)
        self.clicks += 1

    def key(self, *keys: Key) -> None:
        for key in keys:
            strike(key)
            self.keys += 1

    def look(self) -> None:
        self.click(self.players.panel.turn)
        self.click(self.players.page.cover.open)

    def zone(self, seat: int, card: int, zone: Zone) -> None:
        hand = self.players.hand(seat)
        self.click(hand.viewport(), zone_spot(hand, self.players.row(seat, card), zone))

    def button(self, button: QAbstractButton) -> None:
        self.click(button)

    def to(self, seat: int) -> None:
        """Chooses whom a hint is for: a click unfolds the names, another one takes one."""
        box = self.players.panel.hints.target
        self.click(box)
        wait_until(box.view().isVisible)
        self.players._choose_row(box, box.findData(seat))
        self.clicks += 1

    def entry(self, button: QAbstractButton, row: int) -> None:
        def chosen(menu: QWidget) -> None:
            release(button)
            choose_entry(menu, menu.actions()[row])

        with answering(chosen):
            press(button)
        self.clicks += 2

    def settle(self) -> None:
        """What a master's table wants besides, by clicks on the things themselves."""
        while (waiting := self.players.view.announced) is not None:
            if waiting.owed is None:
                seat = waiting.seat
                card = next(card for card in self.players.view.hands[seat] if card.announced)
                hand = self.players.hand(seat)
                rect = hand.visualRect(hand.model().index(card.place - 1, 0))
                self.click(hand.viewport(), rect.center())
            else:
                tray = self.players.tray_of(waiting.owed)
                rows = [row for row in range(tray.model().rowCount()) if token_move(tray, row) is waiting.owed]
                self.click(tray.viewport(), token_spot(tray, rows[-1]))

    def done(self, action: Action) -> int:
        """The clicks that the action took, without any key."""
        self.settle()
        assert self.players.done() == action
        assert self.players.phase() == Public()
        assert self.keys == 0
        return self.clicks


def table(open_window: OpenWindow, rules: Rules, edition: EditionId, *, master: bool, before: int = 0) -> Counting:
    """Three people, after the first so many of some turns that play red."""
    game: Game = deal_hands(rules, *HANDS)
    players = MousePlayers(open_window(deal=dealing(game)))
    players.window.game.start(NewGame(edition, rules, NAMES, 0, master=0 if master else None))
    for action in (Play(0), Play(5), ValueHint(0, 2), Play(1), Play(5), ValueHint(0, 5))[:before]:
        players.turn(action)
    return Counting(players)


def hint_on_the_card(at: Counting) -> Action:
    at.look()
    at.zone(2, 11, Zone.NUMBER)
    return ValueHint(2, 2)


def hint_by_the_list(at: Counting) -> Action:
    at.look()
    at.to(2)
    at.button(at.players.panel.hints.values[2])
    return ValueHint(2, 2)


def hint_by_buttons(at: Counting) -> Action:
    at.look()
    panel = at.players.board.hands[2]
    # Beside the cards, where the name is.
    at.click(panel, QPoint(max(2, panel.view.x() // 2), panel.height() // 2))
    at.button(at.players.panel.hints.values[2])
    return ValueHint(2, 2)


def empty_hint(at: Counting) -> Action:
    at.look()
    at.button(at.players.panel.hints.values[5])
    return ValueHint(1, 5)


def play(card: int) -> Callable[[Counting], Action]:
    def doing(at: Counting) -> Action:
        at.look()
        at.zone(at.players.screen.table.current, card, Zone.PLAY)
        return Play(card)

    return doing


def discard(at: Counting) -> Action:
    at.look()
    at.zone(0, 3, Zone.DISCARD)
    return Discard(3)


REVIEWED: dict[str, tuple[Callable[[Counting], Action], int, int]] = {
    "hint on the card": (hint_on_the_card, 3, 4),
    "hint by buttons, other addressee": (hint_by_buttons, 4, 5),
    "hint by buttons, the addressee from the list": (hint_by_the_list, 5, 6),
    "empty hint, preset addressee": (empty_hint, 3, 4),
    "play, fits": (play(0), 3, 4),
    "play, misfit": (play(3), 3, 5),
}
"""What each may cost, without a master and with one."""


@pytest.mark.parametrize("master", [False, True], ids=["alone", "master"])
@pytest.mark.parametrize("what", REVIEWED)
def test_no_action_costs_more_clicks(open_window: OpenWindow, what: str, master: bool) -> None:
    do, alone, with_master = REVIEWED[what]
    rules = Rules(empty_hints=True)
    at = table(open_window, rules, EditionId.HOUSE, master=master)
    assert at.done(do(at)) <= (with_master if master else alone)


@pytest.mark.parametrize("master", [False, True], ids=["alone", "master"])
def test_a_discard_costs_no_more(open_window: OpenWindow, master: bool) -> None:
    at = table(open_window, Rules(empty_hints=True), EditionId.HOUSE, master=master, before=3)
    assert at.done(discard(at)) <= (4 if master else 3)


@pytest.mark.parametrize("master", [False, True], ids=["alone", "master"])
def test_completing_a_firework_costs_no_more(open_window: OpenWindow, master: bool) -> None:
    rules = Rules(empty_hints=True)
    at = table(open_window, rules, EditionId.HOUSE, master=master)
    for action in (
        Play(0),
        ValueHint(2, 1),
        ValueHint(0, 2),
        Play(1),
        Play(5),
        ValueHint(0, 5),
        ValueHint(1, 4),
        Play(6),
        ValueHint(0, 5),
    ):
        at.players.turn(action)
    assert at.done(play(2)(at)) <= (5 if master else 3)


def test_a_named_colour_costs_four_by_the_pointer(open_window: OpenWindow) -> None:
    """Dragged onto its firework: the drag counts as a press and a release."""
    rules = EDITIONS[EditionId.NORWEGIAN].rules_with({"choreography": True})
    at = table(open_window, rules, EditionId.NORWEGIAN, master=False)
    at.look()
    hand, sky = at.players.hand(0), at.players.board.fireworks
    press(hand.viewport(), hand.visualRect(hand.model().index(0, 0)).center())
    release(sky.viewport(), sky.visualRect(sky.model().index(int(Suit.RED), 0)).center())
    at.clicks += 2
    assert at.done(Play(0, Suit.RED)) <= 4


def test_a_named_colour_costs_four_by_the_buttons_if_the_card_is_selected(open_window: OpenWindow) -> None:
    rules = EDITIONS[EditionId.NORWEGIAN].rules_with({"choreography": True})
    at = table(open_window, rules, EditionId.NORWEGIAN, master=False)
    at.look()
    at.entry(at.players.panel.announce, int(Suit.RED))
    assert at.done(Play(0, Suit.RED)) <= 4


def test_a_peek_and_the_way_back_cost_four(open_window: OpenWindow) -> None:
    at = table(open_window, Rules(), EditionId.ENGLISH, master=False)
    at.entry(at.players.panel.peek, 2)
    at.button(at.players.page.cover.open)
    at.button(at.players.panel.cover)
    assert at.players.phase() == Public()
    assert at.clicks <= 4


# Keys


def test_keys_for_each_action(open_window: OpenWindow) -> None:
    """The hand has the keyboard: from there on, a digit for the card and the same letter twice."""
    at = table(open_window, Rules(empty_hints=True), EditionId.HOUSE, master=False)
    spent = {}

    def turn(name: str, action: Action, *keys: Key, teammate: int = 0) -> None:
        at.keys = 0
        at.key(Key.Key_Return, Key.Key_Return)
        if teammate:
            strike(Key(Key.Key_0 + teammate), CTRL)
            at.keys += 1
        at.key(*keys)
        assert at.players.done() == action
        spent[name] = at.keys

    turn("value hint", ValueHint(1, 3), Key.Key_3, teammate=1)
    turn("colour hint", ColourHint(0, Suit.RED), Key.Key_C, Key.Key_1, teammate=2)
    turn("discard", Discard(12), Key.Key_3, Key.Key_D, Key.Key_D)
    turn("play the selected", Play(0), Key.Key_P, Key.Key_P)
    turn("play", Play(7), Key.Key_3, Key.Key_P, Key.Key_Return)
    assert spent == {"value hint": 4, "colour hint": 5, "discard": 5, "play the selected": 4, "play": 5}


def test_a_click_makes_one_view_for_each_pair_of_eyes_and_applies_its_action_once(
    open_window: OpenWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    at = table(open_window, Rules(), EditionId.HOUSE, master=False)
    views: list[Eyes] = []
    applied: list[Game] = []
    view, apply = Table.view, Game.apply

    def counted_view(here: Table, eyes: Eyes) -> TableView:
        views.append(eyes)
        return view(here, eyes)

    def counted_apply(game: Game, action: Action, seat: int | None = None) -> tuple[Event, ...]:
        applied.append(game)
        return apply(game, action, seat)

    monkeypatch.setattr(Table, "view", counted_view)
    monkeypatch.setattr(Game, "apply", counted_apply)
    at.click(at.players.panel.turn)
    at.players.page.grab()
    assert views == [Everybody()]
    at.click(at.players.page.cover.open)
    at.players.page.grab()
    assert views == [Everybody(), Seat(0)]
    assert not applied
    at.zone(0, 0, Zone.PLAY)
    at.players.page.grab()
    assert views == [Everybody(), Seat(0), Everybody()]
    # Those games that saving replays are none at a table.
    assert [game for game in applied if game is at.players.screen.table._game] == [at.players.screen.table._game]
    assert at.players.done() == Play(0)
