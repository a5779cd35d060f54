"""From the public table to any action in a few keys, at any table."""

from collections.abc import Callable

import pytest

from hanabi_desktop.rules import RANKS, Action, ColourHint, Discard, EditionId, Play, Rules, Suit, ValueHint
from hanabi_desktop.screen.view import Public
from hanabi_desktop.table.new_game import NewGame
from tests.driver import KeyPlayers
from tests.games import deal_hands
from tests.input import Key, dealing, strike
from tests.opening import OpenWindow
from tests.screens.table.private import CTRL

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

NAMES = ("Kari", "Per", "Liv", "Ola", "Åsa")
HANDS = ("r1 y1 g1 b1 w1", "r2 y2 g2 b2 w2", "r3 y3 g3 b3 w3", "r4 y4 g4 b4 w4", "r5 y5 g5 b5 w5")


class Counted:
    """Somebody whose keys are counted."""

    def __init__(self, players: KeyPlayers) -> None:
        self.players = players
        self.keys = 0

    def press(self, *keys: Key, ctrl: bool = False) -> None:
        for key in keys:
            strike(key, CTRL) if ctrl else strike(key)
            self.keys += 1

    def look(self) -> None:
        self.press(Key.Key_Return, Key.Key_Return)

    def teammate(self, seat: int) -> None:
        steps = (seat - self.players.screen.table.current) % self.players.view.seen.players
        self.press(Key(Key.Key_0 + steps), ctrl=True)


@pytest.fixture(params=[2, 5])
def counted(request: pytest.FixtureRequest, open_window: OpenWindow) -> Counted:
    rules = Rules(empty_hints=True)
    cards = 5 if request.param < 4 else 4
    hands = [" ".join(hand.split()[:cards]) for hand in HANDS[: request.param]]
    players = KeyPlayers(open_window(deal=dealing(deal_hands(rules, *hands))))
    players.window.game.start(NewGame(EditionId.HOUSE, rules, NAMES[: request.param], 0))
    return Counted(players)


def taken(counted: Counted, action: Action) -> int:
    """How many keys the action took; it is undone."""
    assert counted.players.done() == action
    assert counted.players.phase() == Public()
    keys, counted.keys = counted.keys, 0
    counted.players.screen.table.take_back()
    return keys


def test_playing_takes_five(counted: Counted) -> None:
    hand = counted.players.view.hands[0]
    for place, card in enumerate(hand, start=1):
        counted.look()
        counted.press(Key(Key.Key_0 + place), Key.Key_P, Key.Key_P)
        assert taken(counted, Play(card.id)) <= 5


def test_discarding_takes_five(counted: Counted) -> None:
    counted.players.turn(ValueHint(1, 2))
    hand = counted.players.view.hands[1]
    for place, card in enumerate(hand, start=1):
        counted.look()
        counted.press(Key(Key.Key_0 + place), Key.Key_D, Key.Key_D)
        assert taken(counted, Discard(card.id)) <= 5


def by_number(counted: Counted, seat: int) -> None:
    counted.teammate(seat)


def by_the_next_hand(counted: Counted, seat: int) -> None:
    """The nearer way round."""
    players = counted.players.view.seen.players
    if seat <= players // 2:
        counted.press(*[Key.Key_PageDown] * seat)
    else:
        counted.press(*[Key.Key_PageUp] * (players - seat))


@pytest.mark.parametrize("go", [by_number, by_the_next_hand])
def test_any_value_hint_takes_six_at_most(counted: Counted, go: Callable[[Counted, int], None]) -> None:
    most = 0
    for seat in range(1, counted.players.view.seen.players):
        rank = RANKS[seat]
        counted.look()
        go(counted, seat)
        counted.press(Key(Key.Key_0 + rank))
        most = max(most, taken(counted, ValueHint(seat, rank)))
    assert most <= (4 if go is by_number else 5)


@pytest.mark.parametrize("go", [by_number, by_the_next_hand])
def test_any_colour_hint_takes_six_at_most(counted: Counted, go: Callable[[Counted, int], None]) -> None:
    most = 0
    suits = counted.players.view.seen.rules.nameable_suits
    for seat in range(1, counted.players.view.seen.players):
        counted.look()
        go(counted, seat)
        counted.press(Key.Key_C, Key(Key.Key_0 + seat))
        most = max(most, taken(counted, ColourHint(seat, suits[seat - 1])))
    assert most <= (5 if go is by_number else 6)


def test_a_colour_twice_is_that_of_the_card_under_the_keyboard(counted: Counted) -> None:
    counted.look()
    counted.teammate(1)
    counted.press(Key.Key_Right, Key.Key_Right, Key.Key_C, Key.Key_C)
    taken(counted, ColourHint(1, Suit.GREEN))


def test_the_own_hand_is_one_key_away(counted: Counted) -> None:
    counted.look()
    own = counted.players.hand(0)
    assert own.hasFocus()
    counted.press(Key.Key_PageDown)
    assert not own.hasFocus()
    counted.press(Key.Key_0)
    assert own.hasFocus()


def test_what_is_known_of_the_own_hand_takes_three(counted: Counted) -> None:
    said: list[str] = []
    counted.players.page.announcer.announced.connect(said.append)
    counted.look()
    said.clear()
    counted.press(Key.Key_K)
    assert said[0].startswith("Kari, card 1: face down.")
    assert counted.keys == 3
