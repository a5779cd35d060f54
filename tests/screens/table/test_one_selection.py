"""One selection drives frame, buttons and keys: what is framed is what is named, and what is played."""

from random import Random

import pytest
from PySide6.QtCore import QItemSelectionModel, QPoint, Qt
from PySide6.QtWidgets import QApplication

from hanabi_desktop.rules import Discard, Play, ValueHint
from hanabi_desktop.table.actions import MoveCard, RaiseCard, TurnCard
from hanabi_desktop.widgets.appearance import MotionPolicy
from tests.driver import KeyPlayers, MousePlayers, Players, plain_spot
from tests.input import Key, click, hold, hover, press, release, strike
from tests.screens.table.private import CTRL, assert_one_turn, card_rect

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def carry(players: Players, row: int, place: int) -> None:
    """Drags an own card to a place of the hand."""
    viewer = players.view.seen.viewer
    assert viewer is not None
    hand = players.hand(viewer)
    start, end = card_rect(players, viewer, row).center(), card_rect(players, viewer, place).center()
    press(hand.viewport(), start)
    for part in range(1, 5):
        hover(hand.viewport(), start + (end - start) * part / 4)
    release(hand.viewport(), end)


def selected(players: Players) -> int:
    """The card, by id, that the frame is on."""
    card = players.hand(players.screen.table.current).focused_card
    assert card is not None
    return card.id


def named(players: Players) -> int:
    """The card, by id, that both buttons name."""
    places = {int(button.accessibleName().split()[-1]) for button in (players.panel.play, players.panel.discard)}
    assert len(places) == 1
    viewer = players.view.seen.viewer
    assert viewer is not None
    return players.view.hands[viewer][places.pop() - 1].id


def test_a_card_that_was_dragged_stays_the_one_that_is_played(mouse: MousePlayers) -> None:
    mouse.open_view()
    carry(mouse, 0, 2)
    assert [card.id for card in mouse.view.hands[0]] == [1, 2, 0, 3, 4]
    assert selected(mouse) == named(mouse) == 0
    assert mouse.panel.play.accessibleName() == "Play card 3"
    mouse.use(mouse.panel.play)
    assert_one_turn(mouse, Play(0))


def test_dragging_over_other_cards_selects_none_of_them(mouse: MousePlayers) -> None:
    mouse.open_view()
    hand = mouse.hand(0)
    first, last = card_rect(mouse, 0, 0).center(), card_rect(mouse, 0, 4).center()
    press(hand.viewport(), first)
    for part in range(1, 9):
        hover(hand.viewport(), first + (last - first) * part / 8)
        assert selected(mouse) == named(mouse) == 0
    strike(Key.Key_Escape)
    release(hand.viewport(), last)
    assert selected(mouse) == named(mouse) == 0


def test_a_card_that_a_screen_reader_selects_is_the_one_that_is_played(keys: KeyPlayers) -> None:
    keys.open_view()
    hand = keys.hand(0)
    hand.selectionModel().select(hand.model().index(3, 0), QItemSelectionModel.SelectionFlag.ClearAndSelect)
    assert selected(keys) == named(keys) == 3
    strike(Key.Key_P)
    strike(Key.Key_P)
    assert_one_turn(keys, Play(3))


def test_the_card_is_marked_wherever_the_keyboard_is(keys: KeyPlayers) -> None:
    keys.open_view()
    strike(Key.Key_2)
    keys.panel.play.setFocus()
    pictures = []
    for place in (1, 0):
        keys.hand(0).setCurrentIndex(keys.hand(0).model().index(place, 0))
        pictures.append(keys.hand(0).grab(card_rect(keys, 0, 1)).toImage())
    assert pictures[0] != pictures[1]


def test_nobody_else_sees_which_card_was_selected(keys: KeyPlayers) -> None:
    pictures = []
    for key in (Key.Key_2, Key.Key_5):
        keys.open_view()
        strike(key)
        strike(Key.Key_Escape)
        pictures.append(keys.board.hand_views[0].grab().toImage())
    assert pictures[0] == pictures[1]


STEPS = ("drag", "click", "arrow", "number", "ctrl-arrow", "raise", "turn", "elsewhere", "question", "cover", "model")


def take(step: str, players: Players, chance: Random) -> None:
    """Something that somebody does with the own hand; nothing of it takes the turn."""
    viewer = players.screen.table.current
    hand = players.hand(viewer)
    row = chance.randrange(5)
    if step not in ("drag", "click", "elsewhere", "cover", "model"):
        # The same keys on a teammate's hand would be a hint.
        hand.setFocus()
    match step:
        case "drag":
            carry(players, row, chance.randrange(5))
        case "click":
            click(hand.viewport(), plain_spot(hand, row))
        case "arrow":
            strike(chance.choice((Key.Key_Left, Key.Key_Right)))
        case "number":
            strike(Key(Key.Key_1 + row))
        case "ctrl-arrow":
            strike(chance.choice((Key.Key_Left, Key.Key_Right)), CTRL)
        case "raise":
            strike(Key.Key_R)
        case "turn":
            strike(Key.Key_T)
        case "elsewhere":
            (players.panel.discard if chance.random() < 0.5 else players.hand((viewer + 1) % 3)).setFocus()
        case "question":
            strike(chance.choice((Key.Key_P, Key.Key_D)))
            if chance.random() < 0.5 and players.board.confirm.isVisible():
                strike(Key.Key_Escape)
        case "cover":
            players.screen.cover()
            players.open_view()
        case "model":
            card = players.view.hands[viewer][row].id
            action = chance.choice((MoveCard(card, chance.randrange(5)), RaiseCard(card), TurnCard(card)))
            players.screen.act(action)


@pytest.mark.parametrize("seed", range(4))
def test_what_is_framed_is_what_is_named_and_played(mouse: MousePlayers, seed: int) -> None:
    """After any drags, keys, clicks and turns; a click on a zone of a card would be the turn itself."""
    chance = Random(seed)
    mouse.page.set_motion(chance.choice(list(MotionPolicy)))
    for turn in range(3):
        mouse.open_view()
        for _ in range(20):
            step = chance.choice(STEPS)
            take(step, mouse, chance)
            assert selected(mouse) == named(mouse), step
            if mouse.board.confirm.isVisible():
                question = mouse.board.confirm.question.text()
                place = next(c.place for c in mouse.view.hands[turn] if c.id == selected(mouse))
                assert question in (f"Play card {place}?", f"Discard card {place}?"), step
        if mouse.board.confirm.isVisible():
            mouse.use(mouse.board.confirm.no)
        mouse.hand(turn).setFocus()
        card = selected(mouse)
        strike(Key.Key_P)
        strike(Key.Key_P)
        assert mouse.done() == Play(card)


# Keys ask


@pytest.mark.parametrize(("key", "action", "asked"), [(Key.Key_P, Play(6), "Play"), (Key.Key_D, Discard(6), "Discard")])
@pytest.mark.parametrize("yes", ["again", "enter"])
def test_a_keystroke_asks_before_a_card_leaves_the_hand(
    keys: KeyPlayers, key: Key, action: Play | Discard, asked: str, yes: str
) -> None:
    keys.turn(ValueHint(1, 1))
    keys.open_view()
    strike(Key.Key_2)
    strike(key)
    assert keys.done() == ValueHint(1, 1)
    assert keys.board.confirm.question.text() == f"{asked} card 2?"
    strike(Key.Key_Escape)
    assert not keys.board.confirm.isVisible()
    assert keys.hand(1).hasFocus()
    strike(key)
    strike(key if yes == "again" else Key.Key_Return)
    assert_one_turn(keys, ValueHint(1, 1), action)


def test_another_key_does_not_answer(keys: KeyPlayers) -> None:
    keys.turn(ValueHint(1, 1))
    keys.open_view()
    strike(Key.Key_P)
    strike(Key.Key_D)
    assert keys.done() == ValueHint(1, 1)
    assert keys.board.confirm.question.text() == "Play card 1?"


def test_what_cannot_be_discarded_is_refused_at_once(keys: KeyPlayers) -> None:
    keys.open_view()
    strike(Key.Key_D)
    assert not keys.board.confirm.isVisible()
    assert "token" in keys.said


def test_a_question_about_one_card_ends_when_another_is_selected(mouse: MousePlayers) -> None:
    mouse.open_view()
    strike(Key.Key_P)
    assert mouse.board.confirm.isVisible()
    click(mouse.hand(0).viewport(), plain_spot(mouse.hand(0), 3))
    assert not mouse.board.confirm.isVisible()
    assert mouse.hand(0).hasFocus()
    strike(Key.Key_P)
    assert mouse.board.confirm.question.text() == "Play card 4?"


def test_the_check_and_the_cross_stay_one_click(mouse: MousePlayers) -> None:
    mouse.open_view()
    mouse.play(2)
    assert_one_turn(mouse, Play(2))


def test_letters_typed_for_something_else_play_nothing(keys: KeyPlayers) -> None:
    """Names typed on after Enter, or a song: no card leaves a hand by it, unless the same letter comes twice."""
    keys.open_view()
    for letter in "adepodum":
        hold(Key(ord(letter.upper())), 0, letter)
    assert keys.record.actions == ()
    assert QApplication.focusWidget() is not None


def test_carrying_takes_no_click_on_a_zone(mouse: MousePlayers) -> None:
    """Off the check that was pressed, and back on it: that is a card put back, not one that is played."""
    from hanabi_desktop.models.hands import Zone
    from tests.driver import zone_spot

    mouse.open_view()
    hand = mouse.hand(0)
    spot = zone_spot(hand, 1, Zone.PLAY)
    press(hand.viewport(), spot)
    hover(hand.viewport(), spot + QPoint(0, 60))
    assert hand.carrying
    release(hand.viewport(), spot)
    assert mouse.record.actions == ()
    assert [card.id for card in mouse.view.hands[0]] == [0, 1, 2, 3, 4]
    assert Qt.KeyboardModifier.NoModifier == QApplication.keyboardModifiers()
