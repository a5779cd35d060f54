"""What each action costs; what cannot be done says why, and nothing is done twice."""

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtWidgets import QMenu

from hanabi_desktop import rules as hanabi
from hanabi_desktop.boxes import box_of
from hanabi_desktop.models.hands import Zone
from hanabi_desktop.screen.view import LookAway, Private, Public
from hanabi_desktop.widgets.buttons import ExplainedButton
from hanabi_desktop.wording.table import refusal_text
from tests.driver import KeyPlayers, MousePlayers, Players, zone_spot
from tests.input import Key, answering, click, double_click, hold, hover, press, release, strike, tab_to
from tests.screens.table.private import CTRL, ids, previewed, seen


def test_hands_and_colours_are_few_keys_away(keys: KeyPlayers) -> None:
    keys.open_view()
    strike(Key.Key_PageDown)
    assert keys.hand(1).hasFocus()
    strike(Key.Key_PageUp, Key.Key_PageUp)
    assert keys.hand(2).hasFocus()
    strike(Key.Key_0)
    assert keys.hand(0).hasFocus()
    # From the buttons, Esc first goes back to the cards.
    strike(CTRL | Key.Key_1, Key.Key_C, Key.Key_Right, Key.Key_Escape)
    assert (keys.phase(), keys.hand(1).hasFocus()) == (Private(0), True)
    # The colour twice is that of the card under the keyboard.
    for key in (Key.Key_Right, Key.Key_Right, Key.Key_C, Key.Key_C, Key.Key_C):
        assert keys.done() is None
        strike(key)
    assert keys.done() == hanabi.ColourHint(1, hanabi.Suit.YELLOW)


def test_a_figure_first_shows_what_the_hint_points_at(keys: KeyPlayers) -> None:
    keys.open_view()
    strike(CTRL | Key.Key_1, Key.Key_1)
    # A slip: nothing is given yet, and what it would point at is seen.
    assert keys.record.actions == ()
    assert previewed(keys) == ids(keys, 1, 0, 2, 3)
    strike(Key.Key_3)
    assert previewed(keys) == ids(keys, 1, 4)
    strike(Key.Key_Escape)
    assert (previewed(keys), keys.record.actions, keys.hand(1).hasFocus()) == (set(), (), True)
    # The number of the card under the keyboard; and what is asked for by one key is not given by another.
    strike(Key.Key_V, Key.Key_3)
    assert keys.record.actions == ()
    strike(Key.Key_1, Key.Key_1)
    assert keys.done() == hanabi.ValueHint(1, 1)


def test_a_key_opens_the_menu_of_those_who_may_peek_with_their_badges(keys: KeyPlayers) -> None:
    def look(menu: QMenu) -> None:
        assert menu.actions()[0].text() == "Show the cards to Kari"
        assert not any(entry.icon().isNull() for entry in menu.actions())
        assert menu.geometry().bottom() <= keys.window.mapToGlobal(QPoint(0, keys.window.height())).y()
        strike(Key.Key_Down, Key.Key_Down, Key.Key_Return)

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
    assert (
        mouse.said
        == "No hints left: discarding brings one back. On your own cards, the tick plays and the cross discards."
    )
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


def test_no_letter_with_a_command_key_does_anything_on_a_hand(keys: KeyPlayers) -> None:
    keys.open_view()
    before = keys.view
    for seat in (0, 1):
        keys.hand(seat).setFocus()
        for modifier in (CTRL, Qt.KeyboardModifier.AltModifier, Qt.KeyboardModifier.MetaModifier):
            for key in (Key.Key_P, Key.Key_D, Key.Key_C, Key.Key_1, Key.Key_R):
                # Ctrl and a figure lead to another hand.
                keys.hand(seat).setFocus()
                strike(modifier | key)
    assert keys.record.actions == ()
    assert keys.view.hands == before.hands
