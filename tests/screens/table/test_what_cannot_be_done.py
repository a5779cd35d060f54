"""What cannot be done says why, and nothing is done twice."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from hanabi_desktop.boxes import box_of
from hanabi_desktop.models.hands import Zone
from hanabi_desktop.rules import (
    Action,
    ColourHint,
    Discard,
    EditionId,
    Play,
    Refusal,
    Rules,
    Suit,
    ValueHint,
)
from hanabi_desktop.screen.view import LookAway, Private, Public
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.widgets.buttons import ExplainedButton
from hanabi_desktop.wording.table import refusal_text
from tests.driver import KeyPlayers, MousePlayers, Players, zone_spot
from tests.games import deal_hands
from tests.input import (
    Key,
    click,
    dealing,
    double_click,
    hold,
    hover,
    press,
    release,
    strike,
    tab_to,
)
from tests.opening import OpenWindow
from tests.screens.table.private import HANDS, NAMES, assert_one_turn, at_table, previewed, seen

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

# What cannot be done


def assert_explained(button: ExplainedButton, reason: str, spoken: bool = True) -> None:
    assert button.isEnabled()
    assert button.reason == reason
    assert button.toolTip().splitlines()[0] == reason
    assert button.accessibleDescription().startswith(reason) is spoken
    assert button.property("unavailable") is True


def reason_of(players: Players, refusal: Refusal) -> str:
    return refusal_text(refusal, box_of(players.view.edition.kit).words, players.view.seen.rules.multicolour)


def test_nothing_can_be_discarded_while_all_tokens_are_there(mouse: MousePlayers) -> None:
    mouse.open_view()
    reason = reason_of(mouse, Refusal.ALL_CLOCK_TOKENS)
    assert_explained(mouse.panel.discard, reason)
    assert mouse.panel.play.reason == ""
    own = mouse.hand(0)
    ways: list[Callable[[], None]] = [
        lambda: mouse.use(mouse.panel.discard),
        lambda: click(own.viewport(), zone_spot(own, 2, Zone.DISCARD)),
        lambda: strike(Key.Key_D),
    ]
    for trying in ways:
        mouse.panel.say("")
        trying()
        assert mouse.said == reason
        assert mouse.phase() == Private(0)
        assert mouse.record.actions == ()


def test_no_hint_without_a_token(open_window: OpenWindow) -> None:
    rules = Rules(clocks=1)
    game = deal_hands(rules, *HANDS)
    mouse = MousePlayers(open_window(deal=dealing(game)))
    mouse.window.game.start(NewGame(EditionId.HOUSE, rules, NAMES, 0))
    mouse.turn(ValueHint(1, 1))
    mouse.open_view()
    reason = reason_of(mouse, Refusal.NO_CLOCK_TOKEN)
    hints = mouse.panel.hints
    for button in (*hints.values.values(), *(hints.colours[suit] for suit in rules.suits)):
        assert_explained(button, reason)
    assert mouse.panel.discard.reason == ""
    before = mouse.record
    hand = mouse.hand(2)
    hover(hand.viewport(), zone_spot(hand, 0, Zone.NUMBER))
    assert previewed(mouse) == set()
    ways: list[Callable[[], None]] = [
        lambda: click(hand.viewport(), zone_spot(hand, 0, Zone.NUMBER)),
        lambda: click(hand.viewport(), zone_spot(hand, 0, Zone.SYMBOL)),
        lambda: mouse.use(hints.values[1]),
        lambda: mouse.use(hints.colours[Suit.RED]),
    ]
    for trying in ways:
        mouse.panel.say("")
        trying()
        assert mouse.said == reason
    assert mouse.phase() == Private(1)
    assert mouse.record == before


def test_a_hint_has_to_point_at_something(mouse: MousePlayers) -> None:
    mouse.open_view()
    reason = reason_of(mouse, Refusal.EMPTY_HINT)
    hints = mouse.panel.hints
    unavailable = {button for button in (*hints.colours.values(), *hints.values.values()) if button.reason}
    absent = {hints.colours[Suit.GREEN], hints.values[4], hints.values[5]}
    assert unavailable == absent
    for button in absent:
        # Said aloud, it would tell the others that they hold no such card.
        assert_explained(button, reason, spoken=False)
        mouse.panel.say("")
        mouse.use(button)
        assert mouse.said == reason
    assert mouse.record.actions == ()


def test_a_value_that_a_hand_has_not_is_refused_by_key(keys: KeyPlayers) -> None:
    keys.open_view()
    tab_to(keys.hand(1))
    strike(Key.Key_5)
    assert keys.said == reason_of(keys, Refusal.EMPTY_HINT)
    assert keys.phase() == Private(0)
    keys.choose(keys.panel.hints.target, 0)
    tab_to(keys.panel.hints.values[5])
    strike(Key.Key_Return)
    assert keys.said == reason_of(keys, Refusal.EMPTY_HINT)
    assert keys.record.actions == ()


def test_where_empty_hints_are_allowed_they_are_given(open_window: OpenWindow) -> None:
    mouse = at_table(MousePlayers, open_window, EditionId.NORWEGIAN)
    mouse.open_view()
    assert not any(button.reason for button in mouse.panel.hints.values.values())
    mouse.pick(ColourHint(1, Suit.GREEN))
    assert mouse.record.actions == (ColourHint(1, Suit.GREEN),)
    assert mouse.board.news.title.text() == "Kari → Per: no green card"


# Clicks that mean nothing


def test_a_press_on_one_zone_and_a_release_on_another_do_nothing(mouse: MousePlayers) -> None:
    mouse.open_view()
    own, other = mouse.hand(0), mouse.hand(1)
    for hand, first, second in (
        (other, (0, Zone.NUMBER), (0, Zone.SYMBOL)),
        (other, (0, Zone.SYMBOL), (0, Zone.NUMBER)),
        (other, (0, Zone.NUMBER), (1, Zone.NUMBER)),
        (own, (0, Zone.PLAY), (0, Zone.DISCARD)),
        (own, (0, Zone.DISCARD), (0, Zone.PLAY)),
    ):
        press(hand.viewport(), zone_spot(hand, *first))
        release(hand.viewport(), zone_spot(hand, *second))
        assert mouse.phase() == Private(0)
        assert mouse.record.actions == ()
    # From one hand into the other.
    press(own.viewport(), zone_spot(own, 0, Zone.PLAY))
    release(other.viewport(), zone_spot(other, 0, Zone.NUMBER))
    assert mouse.record.actions == ()


@pytest.mark.parametrize("which", ["RightButton", "MiddleButton", "BackButton"])
def test_other_buttons_of_the_mouse_do_nothing(mouse: MousePlayers, which: str) -> None:
    mouse.open_view()
    button = Qt.MouseButton[which]
    own, other = mouse.hand(0), mouse.hand(1)
    click(other.viewport(), zone_spot(other, 0, Zone.NUMBER), button)
    click(own.viewport(), zone_spot(own, 0, Zone.PLAY), button)
    menu = QApplication.activePopupWidget()
    if menu is not None:
        menu.close()
    assert mouse.record.actions == ()


def test_a_press_that_was_covered_is_forgotten(mouse: MousePlayers) -> None:
    mouse.open_view()
    hand = mouse.hand(1)
    spot = zone_spot(hand, 0, Zone.NUMBER)
    press(hand.viewport(), spot)
    strike(Key.Key_Escape)
    assert mouse.phase() == Public()
    release(hand.viewport(), spot)
    assert mouse.record.actions == ()
    assert mouse.phase() == Public()


# Acting twice


@pytest.mark.parametrize(("row", "zone"), [(0, Zone.NUMBER), (0, Zone.SYMBOL)])
def test_a_double_click_gives_one_hint(mouse: MousePlayers, row: int, zone: Zone) -> None:
    mouse.open_view()
    hand = mouse.hand(1)
    double_click(hand.viewport(), zone_spot(hand, row, zone))
    assert_one_turn(mouse, ValueHint(1, 1) if zone is Zone.NUMBER else ColourHint(1, Suit.RED))


def test_a_double_click_plays_one_card(mouse: MousePlayers) -> None:
    mouse.open_view()
    own = mouse.hand(0)
    double_click(own.viewport(), zone_spot(own, 0, Zone.PLAY))
    assert_one_turn(mouse, Play(0))


def test_a_double_click_discards_one_card(mouse: MousePlayers) -> None:
    mouse.turn(ValueHint(1, 1))
    mouse.open_view()
    own = mouse.hand(1)
    double_click(own.viewport(), zone_spot(own, 1, Zone.DISCARD))
    assert_one_turn(mouse, ValueHint(1, 1), Discard(6))


def test_double_clicks_on_the_way_to_the_cards_open_nothing_too_early(mouse: MousePlayers) -> None:
    double_click(mouse.panel.turn)
    assert mouse.phase() == LookAway(0)
    double_click(mouse.page.cover.open)
    assert mouse.phase() == Private(0)
    assert mouse.record.actions == ()


def test_a_double_click_on_a_button_acts_once(mouse: MousePlayers) -> None:
    mouse.open_view()
    double_click(mouse.panel.play)
    assert_one_turn(mouse, Play(0))
    mouse.open_view()
    double_click(mouse.panel.hints.values[1])
    assert_one_turn(mouse, Play(0), ValueHint(2, 1))


def test_keys_held_down_open_nothing(keys: KeyPlayers) -> None:
    """Whoever leans on Enter must not see the cards, nor act for the next player."""
    for key, text in ((Key.Key_Return, "\r"), (Key.Key_Enter, "\r"), (Key.Key_Space, " ")):
        tab_to(keys.panel.turn)
        hold(key, 20, text)
        assert keys.phase() == LookAway(0)
        assert seen(keys) == []
        strike(Key.Key_Escape)
    keys.ready()
    hold(Key.Key_Return, 20, "\r")
    assert keys.phase() == Private(0)
    assert keys.record.actions == ()


def test_a_key_held_down_acts_once(keys: KeyPlayers) -> None:
    keys.open_view()
    tab_to(keys.hand(1))
    hold(Key.Key_1, 20, "1")
    assert_one_turn(keys, ValueHint(1, 1))


@pytest.mark.parametrize(("key", "text", "action"), [(Key.Key_P, "p", Play(5)), (Key.Key_D, "d", Discard(5))])
def test_a_key_held_down_asks_and_does_not_answer_itself(keys: KeyPlayers, key: Key, text: str, action: Action) -> None:
    keys.turn(ValueHint(1, 1))
    keys.open_view()
    hold(key, 20, text)
    assert keys.board.confirm.isVisible()
    assert keys.done() == ValueHint(1, 1)
    strike(key)
    assert_one_turn(keys, ValueHint(1, 1), action)


def test_the_key_of_the_colours_held_down_names_none(keys: KeyPlayers) -> None:
    keys.open_view()
    tab_to(keys.hand(1))
    hold(Key.Key_C, 20, "c")
    assert keys.record.actions == ()
    assert keys.panel.hints.at_colours
    strike(Key.Key_C)
    assert_one_turn(keys, ColourHint(1, Suit.RED))


def test_enter_held_down_on_a_hint_gives_one(keys: KeyPlayers) -> None:
    keys.open_view()
    keys.choose(keys.panel.hints.target, 0)
    tab_to(keys.panel.hints.values[1])
    hold(Key.Key_Return, 20, "\r")
    assert_one_turn(keys, ValueHint(1, 1))


def test_an_arrow_held_down_walks_and_does_not_act(keys: KeyPlayers) -> None:
    keys.open_view()
    hold(Key.Key_Right, 20)
    assert keys.hand(0).currentIndex().row() == 4
    assert keys.record.actions == ()


def test_clicks_on_the_old_place_after_the_action_do_nothing(mouse: MousePlayers) -> None:
    """Somebody goes on clicking while the screen changes to the next player's turn."""
    mouse.open_view()
    hand = mouse.hand(1)
    spot = zone_spot(hand, 0, Zone.NUMBER)
    for _ in range(4):
        click(hand.viewport(), spot)
    assert_one_turn(mouse, ValueHint(1, 1))
