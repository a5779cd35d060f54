"""What each action costs; what cannot be done says why, and nothing is done twice."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtWidgets import QMenu, QWidget

from hanabi_desktop import rules as hanabi
from hanabi_desktop.boxes import box_of
from hanabi_desktop.models.hands import Zone
from hanabi_desktop.screen.view import LookAway, Private, Public
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.widgets.buttons import ExplainedButton
from hanabi_desktop.wording.table import refusal_text
from tests.driver import KeyPlayers, MousePlayers, Players, token_move, token_spot, zone_spot
from tests.games import deal_hands
from tests.input import Key, answering, click, dealing, double_click, hold, hover, press, release, strike, tab_to
from tests.opening import OpenWindow
from tests.players import seats
from tests.screens.table.private import CTRL, NAMES, assert_one_turn, card_rect, ids, previewed, seen

RED_HANDS = ("r1 r2 r5 b4 w5", "r3 r4 y1 b1 w3", "g1 g2 g4 y5 w1")


Spot = tuple[QWidget, QPoint | None]


def three(open_window: OpenWindow, *, master: bool = False) -> MousePlayers:
    """Kari, Per and Ola; empty hints are allowed."""
    rules = hanabi.Rules(empty_hints=True)
    players = MousePlayers(open_window(deal=dealing(deal_hands(rules, *RED_HANDS))))
    players.window.game.start(NewGame(hanabi.EditionId.HOUSE, rules, seats(NAMES), 0, master=0 if master else None))
    return players


def zone_of(players: MousePlayers, seat: int, card: int, zone: Zone) -> Spot:
    hand = players.hand(seat)
    return hand.viewport(), zone_spot(hand, players.row(seat, card), zone)


def waiting_spot(players: MousePlayers) -> Spot | None:
    """What a master's table wants clicked next: the announced card, or a token."""
    waiting = players.view.announced
    if waiting is None:
        return None
    if waiting.owed is None:
        place = next(card.place for card in players.view.hands[waiting.seat] if card.announced)
        return players.hand(waiting.seat).viewport(), card_rect(players, waiting.seat, place - 1).center()
    tray = players.tray_of(waiting.owed)
    rows = [row for row in range(tray.model().rowCount()) if token_move(tray, row) is waiting.owed]
    return tray.viewport(), token_spot(tray, rows[-1])


@pytest.mark.parametrize("master", [False, True], ids=["alone", "master"])
def test_no_action_costs_more_clicks(open_window: OpenWindow, master: bool) -> None:
    """One to look, one or two for the action, and one for each thing that a master wants moved or turned up."""
    players = three(open_window, master=master)
    spent = []

    def take(action: hanabi.Action, *spots: Callable[[], Spot]) -> None:
        click(players.panel.turn)
        for spot in spots:
            click(*spot())
        clicks = 1 + len(spots)
        while (waiting := waiting_spot(players)) is not None:
            click(*waiting)
            clicks += 1
        assert players.done() == action
        assert players.phase() == Public()
        spent.append(clicks)

    def beside_the_cards() -> Spot:
        panel = players.board.hands[0]
        return panel, QPoint(max(2, panel.view.x() // 2), panel.height() // 2)

    hints = players.panel.hints.values
    take(hanabi.ValueHint(2, 2), lambda: zone_of(players, 2, 11, Zone.NUMBER))
    more = players.panel.more
    # A hint that points at no card has no card to click on.
    take(hanabi.ValueHint(0, 2), lambda: (more, None), beside_the_cards, lambda: (hints[2], None))
    take(hanabi.ValueHint(0, 3), lambda: (more, None), lambda: (hints[3], None))
    take(hanabi.Play(0), lambda: zone_of(players, 0, 0, Zone.PLAY))
    take(hanabi.Play(5), lambda: zone_of(players, 1, 5, Zone.PLAY))
    assert spent == ([3, 5, 4, 3, 4] if master else [2, 4, 3, 2, 2])


# Keys


def test_hands_and_colours_are_few_keys_away(keys: KeyPlayers) -> None:
    keys.open_view()
    strike(Key.Key_PageDown)
    assert keys.hand(1).hasFocus()
    strike(Key.Key_PageUp)
    strike(Key.Key_PageUp)
    assert keys.hand(2).hasFocus()
    strike(Key.Key_0)
    assert keys.hand(0).hasFocus()
    # From the buttons, Esc first goes back to the cards.
    strike(Key.Key_1, CTRL)
    for key in (Key.Key_C, Key.Key_Right, Key.Key_Escape):
        strike(key)
    assert (keys.phase(), keys.hand(1).hasFocus()) == (Private(0), True)
    # The colour twice is that of the card under the keyboard.
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_C, Key.Key_C, Key.Key_C):
        assert keys.done() is None
        strike(key)
    assert keys.done() == hanabi.ColourHint(1, hanabi.Suit.YELLOW)


def test_a_figure_first_shows_what_the_hint_points_at(keys: KeyPlayers) -> None:
    keys.open_view()
    strike(Key.Key_1, CTRL)
    strike(Key.Key_1)
    # A slip: nothing is given yet, and what it would point at is seen.
    assert keys.record.actions == ()
    assert previewed(keys) == ids(keys, 1, 0, 2, 3)
    strike(Key.Key_3)
    assert previewed(keys) == ids(keys, 1, 4)
    strike(Key.Key_Escape)
    assert (previewed(keys), keys.record.actions, keys.hand(1).hasFocus()) == (set(), (), True)
    # The number of the card under the keyboard; and what is asked for by one key is not given by another.
    strike(Key.Key_V)
    strike(Key.Key_3)
    assert keys.record.actions == ()
    strike(Key.Key_1)
    strike(Key.Key_1)
    assert keys.done() == hanabi.ValueHint(1, 1)


def test_whoever_discards_by_a_slip_of_the_key_plays_instead(keys: KeyPlayers) -> None:
    keys.turn(hanabi.ValueHint(1, 1))
    keys.open_view()
    strike(Key.Key_D)
    strike(Key.Key_P)
    assert keys.done() == hanabi.ValueHint(1, 1)
    assert keys.board.confirm.question.text() == "Play card 1?"
    strike(Key.Key_Return)
    assert keys.done() == hanabi.Play(5)


def test_the_menu_of_those_who_may_peek_shows_their_badges_within_the_window(mouse: MousePlayers) -> None:
    window, menu = mouse.window, mouse.panel.peek.menu()

    def look(opened: QWidget) -> None:
        assert opened is menu
        assert not any(entry.icon().isNull() for entry in menu.actions())
        assert opened.geometry().bottom() <= window.mapToGlobal(QPoint(0, window.height())).y()
        release(mouse.panel.peek)
        strike(Key.Key_Escape)

    with answering(look):
        press(mouse.panel.peek)


def test_a_key_opens_the_menu_of_those_who_may_peek(keys: KeyPlayers) -> None:
    def look(menu: QMenu) -> None:
        assert menu.actions()[0].text() == "Show the cards to Kari"
        for key in (Key.Key_Down, Key.Key_Down, Key.Key_Return):
            strike(key)

    assert keys.panel.peek.accessibleDescription() == "Key: G"
    with answering(look):
        strike(Key.Key_G)
    assert keys.phase() == LookAway(1)
    keys.show_cards()
    strike(Key.Key_G)
    assert keys.phase() == Private(1)


# What cannot be done


def assert_explained(button: ExplainedButton, reason: str, spoken: bool = True) -> None:
    assert button.isEnabled()
    assert button.reason == reason
    assert button.toolTip().splitlines()[0] == reason
    assert button.accessibleDescription().startswith(reason) is spoken
    assert button.property("unavailable") is True


def reason_of(players: Players, refusal: hanabi.Refusal) -> str:
    return refusal_text(refusal, box_of(players.view.edition.kit).words, players.view.seen.rules.multicolour)


def test_nothing_can_be_discarded_while_all_tokens_are_there(mouse: MousePlayers) -> None:
    pile = mouse.board.discards
    frame = QRectF(pile.viewport().rect()).adjusted(5, 5, -5, -5)
    assert all(frame.contains(head) for head in pile.layout_now.heads)
    mouse.open_view()
    strike(Key.Key_0)
    reason = reason_of(mouse, hanabi.Refusal.ALL_CLOCK_TOKENS)
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


def test_nothing_invites_to_a_hint_while_no_token_is_there(mouse: MousePlayers) -> None:
    table = mouse.screen.table
    for number in range(8):
        # A value of the first card that each of them holds.
        table.act(table.current, hanabi.ValueHint((number + 1) % 3, 1))
    mouse.open_view()
    seat = mouse.screen.table.current
    mate = mouse.hand((seat + 1) % 3)
    reason = reason_of(mouse, hanabi.Refusal.NO_CLOCK_TOKEN)
    assert mouse.said == "On your own cards, the tick plays and the cross discards."
    spot = zone_spot(mate, 0, Zone.NUMBER)
    hover(mate.viewport(), spot)
    assert mate.viewport().cursor().shape() is not Qt.CursorShape.PointingHandCursor
    assert previewed(mouse) == set()
    click(mate.viewport(), spot)
    assert mouse.said == reason
    hover(mouse.hand(seat).viewport(), zone_spot(mouse.hand(seat), 0, Zone.PLAY))
    assert mouse.hand(seat).viewport().cursor().shape() is Qt.CursorShape.PointingHandCursor


def test_a_hint_has_to_point_at_something(mouse: MousePlayers) -> None:
    mouse.open_view()
    strike(Key.Key_0)
    reason = reason_of(mouse, hanabi.Refusal.EMPTY_HINT)
    hints = mouse.panel.hints
    unavailable = {button for button in (*hints.colours.values(), *hints.values.values()) if button.reason}
    absent = {hints.colours[hanabi.Suit.GREEN], hints.values[4], hints.values[5]}
    assert unavailable == absent
    for button in absent:
        # Said aloud, it would tell the others that they hold no such card.
        assert_explained(button, reason, spoken=False)
        mouse.panel.say("")
        mouse.use(button)
        assert mouse.said == reason
    assert mouse.record.actions == ()


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
    # Of the picture it is said where to click, although the mouse is on a card.
    below = other.visualRect(other.model().index(1, 0)).center() + QPoint(0, 20)
    press(other.viewport(), below)
    release(other.viewport(), below)
    message = mouse.panel.message
    assert (message.instead, message.text().startswith("The picture gives no hint")) == ("", True)
    assert mouse.record.actions == ()


# Acting twice


def test_double_clicks_on_the_way_to_the_cards_open_nothing_too_early(mouse: MousePlayers) -> None:
    double_click(mouse.panel.turn)
    assert mouse.phase() == Private(0)
    strike(Key.Key_Escape)
    mouse.peek(1)
    double_click(mouse.page.cover.open)
    assert mouse.phase() == Private(1)
    assert mouse.record.actions == ()


def test_keys_held_down_open_nothing(keys: KeyPlayers) -> None:
    """Whoever leans on Enter must not see the cards, nor act for the next player."""
    for key, text in ((Key.Key_Return, "\r"), (Key.Key_Enter, "\r"), (Key.Key_Space, " ")):
        tab_to(keys.panel.turn)
        hold(key, 20, text)
        assert keys.phase() == Private(0)
        assert keys.record.actions == ()
        strike(Key.Key_P)
        # The answer to the question is the key that goes on and on over the table of the next player.
        hold(key, 20, text)
        assert keys.phase() == Public()
        assert seen(keys) == []
        keys.screen.table.take_back(1)


@pytest.mark.parametrize(
    ("key", "text", "action"), [(Key.Key_P, "p", hanabi.Play(5)), (Key.Key_D, "d", hanabi.Discard(5))]
)
def test_a_key_held_down_asks_and_answers_nothing(keys: KeyPlayers, key: Key, text: str, action: hanabi.Action) -> None:
    keys.turn(hanabi.ValueHint(1, 1))
    keys.open_view()
    hold(key, 20, text)
    assert keys.board.confirm.isVisible()
    assert keys.done() == hanabi.ValueHint(1, 1)
    strike(key)
    assert_one_turn(keys, hanabi.ValueHint(1, 1), action)


def test_no_letter_with_a_command_key_does_anything_on_a_hand(keys: KeyPlayers) -> None:
    keys.open_view()
    before = keys.view
    for seat in (0, 1):
        keys.hand(seat).setFocus()
        for modifier in (CTRL, Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.MetaModifier):
            for key in (Key.Key_P, Key.Key_D, Key.Key_C, Key.Key_1, Key.Key_R):
                # Ctrl and a figure lead to another hand.
                keys.hand(seat).setFocus()
                strike(key, modifier)
    assert keys.record.actions == ()
    assert keys.view.hands == before.hands
