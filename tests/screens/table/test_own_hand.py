"""The own hand: which card is selected, cards carried by the mouse, and hands that are arranged."""

from collections.abc import Callable
from random import Random

import pytest
from PySide6.QtCore import QItemSelectionModel, QPoint, Qt
from PySide6.QtWidgets import QWidget

from hanabi_desktop.board.hand_view import HandView
from hanabi_desktop.models.hands import Zone
from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.rules import EDITIONS, Discard, EditionId, Play, Suit, ValueHint
from hanabi_desktop.screen.view import Phase, Private, Public
from hanabi_desktop.screens.table.carrying import Carrying
from hanabi_desktop.table.actions import MoveCard, RaiseCard, TurnCard
from hanabi_desktop.widgets.appearance import MotionPolicy
from tests.driver import KeyPlayers, MousePlayers, Players, plain_spot, zone_spot
from tests.input import Key, answering, choose_entry, click, hold, hover, press, release, strike, wait_until, write
from tests.opening import OpenWindow
from tests.screens.table.private import CTRL, ask_for_menu, assert_one_turn, at_table, card_rect


def selected(players: Players) -> int:
    """The card, by id, that the frame is on."""
    card = players.hand(players.screen.table.current).focused_card
    assert card is not None
    return card.id


def named(players: Players) -> int:
    """The card, by id, that both buttons name."""
    places = {int(button.accessibleName().split()[-1]) for button in (players.panel.play, players.panel.discard)}
    assert len(places) == 1
    return players.view.hands[players.viewer][places.pop() - 1].id


def test_a_card_that_a_screen_reader_selects_is_the_one_that_is_played(keys: KeyPlayers) -> None:
    keys.open_view()
    hand = keys.hand(0)
    hand.selectionModel().select(hand.model().index(3, 0), QItemSelectionModel.SelectionFlag.ClearAndSelect)
    assert selected(keys) == named(keys) == 3
    strike(Key.Key_P, Key.Key_P)
    assert_one_turn(keys, Play(3))


STEPS = ("drag", "click", "arrow", "number", "ctrl-arrow", "raise", "turn", "elsewhere", "question", "cover", "model")


def do_anything(step: str, players: Players, chance: Random) -> None:
    """Something that somebody does with the own hand; nothing of it takes the turn."""
    viewer = players.screen.table.current
    hand = players.hand(viewer)
    row = chance.randrange(5)
    if step not in ("drag", "click", "elsewhere", "cover", "model"):
        # The same keys on a teammate's hand would be a hint.
        hand.setFocus()
    match step:
        case "drag":
            drag(hand, row, chance.randrange(5))
        case "click":
            click(hand.viewport(), plain_spot(hand, row))
        case "arrow":
            strike(chance.choice((Key.Key_Left, Key.Key_Right)))
        case "number":
            strike(Key(Key.Key_1 + row))
        case "ctrl-arrow":
            strike(CTRL | chance.choice((Key.Key_Left, Key.Key_Right)))
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


def test_what_is_framed_is_what_is_named_and_played(mouse: MousePlayers) -> None:
    """After any drags, keys, clicks and turns; a click on a zone of a card would be the turn itself."""
    chance = Random(0)
    mouse.page.set_motion(chance.choice(list(MotionPolicy)))
    for turn in range(3):
        mouse.open_view()
        for _ in range(12):
            step = chance.choice(STEPS)
            do_anything(step, mouse, chance)
            assert selected(mouse) == named(mouse), step
            if mouse.board.confirm.isVisible():
                question = mouse.board.confirm.question.text()
                place = next(c.place for c in mouse.view.hands[turn] if c.id == selected(mouse))
                assert question in (f"Play card {place}?", f"Discard card {place}?"), step
        if mouse.board.confirm.isVisible():
            mouse.use(mouse.board.confirm.no)
        mouse.hand(turn).setFocus()
        card = selected(mouse)
        strike(Key.Key_P, Key.Key_P)
        assert mouse.done() == Play(card)


# Keys ask


@pytest.mark.parametrize(("key", "action"), [(Key.Key_P, Play(6)), (Key.Key_D, Discard(6))])
def test_a_key_asks_before_a_card_goes(keys: KeyPlayers, key: Key, action: Play | Discard) -> None:
    keys.turn(ValueHint(1, 1))
    keys.open_view()
    strike(Key.Key_2)
    # Held down, it asks and answers nothing; whoever has slipped strikes the other.
    for struck, asked in ((Key.Key_D, "Discard"), (Key.Key_P, "Play")):
        hold(struck, 20, chr(struck).lower())
        assert keys.board.confirm.question.text() == f"{asked} card 2?"
        assert keys.done() == ValueHint(1, 1)
    strike(Key.Key_Escape)
    assert not keys.board.confirm.isVisible()
    assert keys.hand(1).hasFocus()
    strike(key, key if isinstance(action, Play) else Key.Key_Return)
    assert_one_turn(keys, ValueHint(1, 1), action)


def take(players: Players, row: int) -> Carrying:
    """Takes an own card out of the hand."""
    hand, spot = players.hand(players.viewer), card_rect(players, players.viewer, row).center()
    press(hand.viewport(), spot)
    hover(hand.viewport(), spot + QPoint(0, -20))
    assert hand.carrying
    return players.page.carrying


def settled(players: Players) -> bool:
    return not any(hand.carrying for hand in players.board.hand_views) and not players.page.carrying.isVisible()


def test_dropped_on_the_sky_it_is_played_on_the_pile_discarded_and_no_hand_reordered(mouse: MousePlayers) -> None:
    mouse.turn(ValueHint(1, 1))
    mouse.turn(ValueHint(2, 1))
    mouse.turn(ValueHint(0, 1))
    mouse.open_view()
    carrying = take(mouse, 0)
    assert carrying.isVisible()
    assert carrying.geometry() == mouse.board.rect()
    hover(mouse.board.fireworks.viewport())
    assert carrying.aim.words == "Play card 1"
    release(mouse.board.fireworks.viewport())
    assert mouse.done() == Play(0)
    assert settled(mouse)
    mouse.open_view()
    carrying = take(mouse, 3)
    hover(mouse.board.discards.viewport())
    assert carrying.aim.words == "Discard card 4"
    release(mouse.board.discards.viewport())
    assert mouse.done() == Discard(8)
    assert settled(mouse)


def test_let_go_anywhere_else_it_flies_back(mouse: MousePlayers) -> None:
    mouse.open_view()
    for policy in (MotionPolicy.FULL, MotionPolicy.REDUCED):
        mouse.page.set_motion(policy)
        carrying = take(mouse, 1)
        hover(mouse.board.tokens.score)
        assert carrying.aim.action is None
        release(mouse.board.tokens.score)
        assert settled(mouse) is (policy is not MotionPolicy.FULL)
        wait_until(lambda: settled(mouse))
    assert mouse.record.actions == ()
    assert [card.id for card in mouse.view.hands[0]] == [0, 1, 2, 3, 4]
    # It is the selected one still.
    assert mouse.panel.play.accessibleName() == "Play card 2"


def test_the_players_settings_apply(mouse: MousePlayers) -> None:
    mouse.window.apply(mouse.window.preferences.with_settings(confirm_cards=True))
    mouse.open_view()
    # With all tokens there is nothing to ask: it is refused.
    click(mouse.hand(0).viewport(), zone_spot(mouse.hand(0), 0, Zone.DISCARD))
    assert not mouse.board.confirm.isVisible()
    take(mouse, 0)
    hover(mouse.board.fireworks.viewport())
    release(mouse.board.fireworks.viewport())
    assert mouse.record.actions == ()
    assert mouse.board.confirm.question.text() == "Play card 1?"
    wait_until(lambda: settled(mouse))
    strike(Key.Key_Return)
    assert_one_turn(mouse, Play(0))


ENDS: tuple[tuple[Callable[[MousePlayers], object], Phase], ...] = (
    (lambda players: players.screen.cover(), Public()),
    (lambda players: players.screen.act(RaiseCard(1)), Private(0)),
    (lambda players: players.window.resize(1200, 800), Private(0)),
    (lambda _players: strike(Key.Key_Escape), Private(0)),
)


def test_whatever_changes_meanwhile_ends_it_and_does_nothing(mouse: MousePlayers) -> None:
    for end, phase in ENDS:
        mouse.open_view()
        take(mouse, 0)
        hover(mouse.board.fireworks.viewport())
        end(mouse)
        wait_until(lambda: settled(mouse))
        assert mouse.phase() == phase
        release(mouse.board.fireworks.viewport())
        assert mouse.record.actions == ()
        assert mouse.phase() == phase
        mouse.screen.cover()


# A colour named before playing


def test_a_drop_on_a_firework_names_its_colour(open_window: OpenWindow) -> None:
    rules = EDITIONS[EditionId.NORWEGIAN].rules_with({"choreography": True})
    players = at_table(MousePlayers, open_window, EditionId.NORWEGIAN, rules=rules)
    players.open_view()
    carrying = take(players, 0)
    view = players.board.fireworks
    for suit in (Suit.BLUE, Suit.RED):
        spot = view.visualRect(view.model().index(int(suit), 0)).center()
        hover(view.viewport(), spot)
        assert carrying.aim.action == Play(0, suit)
    assert carrying.aim.words == "Name red and play card 1"
    release(view.viewport(), spot)
    assert_one_turn(players, Play(0, Suit.RED))
    assert players.view.seen.fireworks[Suit.RED] == 1


def order(players: Players) -> list[int]:
    """The first hand as it is seen, from left to right."""
    hand = players.hand(0)
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


def test_a_card_is_dragged_to_another_place(mouse: MousePlayers) -> None:
    mouse.open_view()
    for start, end, expected in ((2, 2, [0, 1, 2, 3, 4]), (0, 4, [1, 2, 3, 4, 0]), (1, 2, [1, 3, 2, 4, 0])):
        drag(mouse.hand(0), start, end)
        assert order(mouse) == expected
    assert mouse.record.actions == ()
    # It stays so for everybody, and the cards remain what they were.
    strike(Key.Key_Escape)
    assert order(mouse) == [1, 3, 2, 4, 0]
    mouse.turn(Play(0))
    assert mouse.view.seen.fireworks[Suit.RED] == 1
    assert order(mouse) == [1, 3, 2, 4, 15]
    # Nobody arranges a teammate's hand.
    mouse.open_view()
    drag(mouse.hand(0), 0, 3)
    assert order(mouse) == [1, 3, 2, 4, 15]


def test_a_hand_is_arranged_by_keys(keys: KeyPlayers) -> None:
    keys.open_view()
    assert keys.hand(0).hasFocus()
    strike(Key.Key_1, CTRL | Key.Key_Right, CTRL | Key.Key_Right)
    assert order(keys) == [1, 2, 0, 3, 4]
    strike(Key.Key_5, CTRL | Key.Key_Left)
    assert order(keys) == [1, 2, 0, 4, 3]
    # No further right than the end.
    strike(CTRL | Key.Key_Right, CTRL | Key.Key_Right)
    assert order(keys) == [1, 2, 0, 3, 4]
    # The keyboard has stayed on the card that was moved.
    strike(Key.Key_P, Key.Key_P)
    assert keys.record.actions == (Play(4),)


def test_cards_are_raised_turned_and_marked(keys: KeyPlayers, open_window: OpenWindow) -> None:
    keys.open_view()
    strike(Key.Key_2, Key.Key_R, Key.Key_3, Key.Key_T, Key.Key_4, Key.Key_N)
    write("a four?")
    strike(Key.Key_Return)
    own = keys.view.hands[0]
    assert [card.id for card in own if card.raised] == [1]
    assert [card.id for card in own if card.turned] == [2]
    assert [card.note for card in own if card.note] == ["a four?"]
    # Whoever hears the table learns that it is kept, and nobody what it says.
    assert keys.panel.message.accessibleName() == "Note saved."
    assert keys.hand(0).hasFocus()
    strike(Key.Key_2, Key.Key_R)
    assert not any(card.raised for card in keys.view.hands[0])
    strike(Key.Key_R, Key.Key_Escape)
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


def test_arranging_by_menu(mouse: MousePlayers) -> None:
    mouse.open_view()
    hand = mouse.hand(0)

    def entry(label: str) -> None:
        def chosen(menu: QWidget) -> None:
            choose_entry(menu, next(each for each in menu.actions() if each.text() == label))

        with answering(chosen):
            ask_for_menu(hand, 0)

    entry("Raise or lower")
    entry("Turn sideways")
    entry("Move to the right")
    cards = mouse.view.hands[0]
    assert [card.id for card in cards] == [1, 0, 2, 3, 4]
    assert (cards[1].raised, cards[1].turned) == (True, True)
