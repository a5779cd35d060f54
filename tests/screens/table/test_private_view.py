"""The private view: open for one pair of eyes, from 'show the cards' to the action, and never longer."""

from collections.abc import Callable
from functools import partial

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from hanabi_desktop.boxes import box_of
from hanabi_desktop.models.hands import Zone
from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.rules import (
    EDITIONS,
    Action,
    ColourHint,
    Discard,
    EditionId,
    Game,
    Multicolour,
    Play,
    Refusal,
    Rules,
    Suit,
    ValueHint,
)
from hanabi_desktop.screen.phases import LookAway, Paused, Private, Public
from hanabi_desktop.screens.new_game.dialog import NewGameDialog
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.table.tokens import TokenMove
from hanabi_desktop.widgets.buttons import ReasonedButton
from hanabi_desktop.wording.refusals import refusal_text
from tests.driver import (
    Key,
    KeyPlayers,
    MousePlayers,
    Players,
    answering,
    choose_entry,
    click,
    dealing,
    double_click,
    hold,
    hover,
    press,
    release,
    strike,
    tab_to,
    token_spot,
    wait_until,
    zone_spot,
)
from tests.games import deal_hands
from tests.opening import OpenWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

CTRL = Qt.KeyboardModifier.ControlModifier
NAMES = ("Kari", "Per", "Ola")
HANDS = ("r1 y2 g3 b4 w5", "r1 r2 y1 b1 w3", "g1 g2 g4 y5 w1")
"""What Kari, Per and Ola hold; the first of each is drawn first."""


def at_table(
    players: type[Players], window: OpenWindow, edition: EditionId = EditionId.ENGLISH, *hands: str
) -> MousePlayers | KeyPlayers:
    """Three people at a table with known cards; with a master if the edition wants one."""
    facts = EDITIONS[edition]
    game = deal_hands(facts.rules, *(hands or HANDS))
    people = players(window(deal=dealing(game)))
    people.window.start(NewGame(edition, facts.rules, NAMES, 0, master=0 if facts.master else None))
    assert isinstance(people, MousePlayers | KeyPlayers)
    return people


@pytest.fixture
def mouse(open_window: OpenWindow) -> MousePlayers:
    players = at_table(MousePlayers, open_window)
    assert isinstance(players, MousePlayers)
    return players


@pytest.fixture
def keys(open_window: OpenWindow) -> KeyPlayers:
    players = at_table(KeyPlayers, open_window)
    assert isinstance(players, KeyPlayers)
    return players


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


# Whose eyes


def test_faces_are_there_between_showing_the_cards_and_the_action(mouse: MousePlayers) -> None:
    assert seen(mouse) == []
    mouse.ready()
    assert seen(mouse) == []
    assert mouse.page.cover.isVisible()
    assert not mouse.board.isVisible()
    mouse.show_cards()
    assert seen(mouse) == [1, 2]
    assert mouse.board.isVisible()
    mouse.hint(ValueHint(1, 1))
    assert seen(mouse) == []
    assert mouse.phase() == Public()
    assert mouse.board.news.title.text() == "Kari → Per: 3 cards of value 1"


@pytest.mark.parametrize("action", [ColourHint(2, Suit.GREEN), Play(0)], ids=["hint", "play"])
def test_the_screen_is_public_again_by_itself(mouse: MousePlayers, action: Action) -> None:
    mouse.turn(action)
    assert mouse.phase() == Public()
    assert seen(mouse) == []
    assert mouse.record.actions == (action,)


def test_after_a_discard_too(mouse: MousePlayers) -> None:
    mouse.turn(ValueHint(1, 1))
    mouse.turn(Discard(6))
    assert mouse.phase() == Public()
    assert seen(mouse) == []


def test_back_to_the_table_before_anything_was_shown(mouse: MousePlayers) -> None:
    mouse.ready()
    mouse.use(mouse.page.cover.back)
    assert mouse.phase() == Public()
    assert mouse.record.actions == ()


def by_button(players: MousePlayers, _qtbot: QtBot) -> None:
    players.use(players.panel.cover)


def by_escape(_players: MousePlayers, _qtbot: QtBot) -> None:
    strike(Key.Key_Escape)


def by_another_window(players: MousePlayers, qtbot: QtBot) -> None:
    other = QPushButton()
    qtbot.addWidget(other)
    other.show()
    qtbot.waitExposed(other)
    other.activateWindow()
    qtbot.waitUntil(lambda: not players.window.isActiveWindow())


def by_minimising(players: MousePlayers, qtbot: QtBot) -> None:
    players.window.showMinimized()
    qtbot.waitUntil(players.window.isMinimized)


def by_full_screen(players: MousePlayers, _qtbot: QtBot) -> None:
    strike(Key.Key_F11)
    wait_until(players.window.isFullScreen)


def by_new_game(players: MousePlayers, _qtbot: QtBot) -> None:
    def cancelled(dialog: QWidget) -> None:
        assert isinstance(dialog, NewGameDialog)
        assert seen(players) == []
        strike(Key.Key_Escape)

    def chosen(menu: QWidget) -> None:
        choose_entry(menu, players.window.menus.new_game)

    bar, menus = players.window.menuBar(), players.window.menus
    with answering(chosen, cancelled):
        click(bar, bar.actionGeometry(menus.game.menuAction()).center())


def by_opening(players: MousePlayers, _qtbot: QtBot) -> None:
    def cancelled(dialog: QWidget) -> None:
        assert isinstance(dialog, QFileDialog)
        assert seen(players) == []
        strike(Key.Key_Escape)

    with answering(cancelled):
        strike(Key.Key_O, CTRL)


def by_saving_a_copy(players: MousePlayers, _qtbot: QtBot) -> None:
    def cancelled(dialog: QWidget) -> None:
        assert isinstance(dialog, QFileDialog)
        assert seen(players) == []
        strike(Key.Key_Escape)

    with answering(cancelled):
        strike(Key.Key_S, CTRL)


def by_taking_back(players: MousePlayers, _qtbot: QtBot) -> None:
    def refused(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        assert seen(players) == []
        strike(Key.Key_Escape)

    with answering(refused):
        strike(Key.Key_Z, CTRL)


def by_pausing(players: MousePlayers, _qtbot: QtBot) -> None:
    def refused(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        assert seen(players) == []
        strike(Key.Key_Escape)

    with answering(lambda menu: choose_entry(menu, players.window.menus.pause), refused):
        bar, menus = players.window.menuBar(), players.window.menus
        click(bar, bar.actionGeometry(menus.table.menuAction()).center())


def by_language(players: MousePlayers, _qtbot: QtBot) -> None:
    players.from_bar(players.window.menus.language, players.window.menus.languages["de"])


COVERING = [
    by_button,
    by_escape,
    by_another_window,
    by_minimising,
    by_full_screen,
    by_new_game,
    by_opening,
    by_saving_a_copy,
    by_taking_back,
    by_pausing,
    by_language,
]


@pytest.mark.parametrize("covering", COVERING)
def test_a_private_view_is_covered(
    mouse: MousePlayers, qtbot: QtBot, covering: Callable[[MousePlayers, QtBot], None]
) -> None:
    mouse.turn(ValueHint(1, 1))
    for looking, open_hands in ((mouse.ready, [0, 2]), (partial(mouse.peek, 2), [0, 1])):
        looking()
        mouse.show_cards()
        assert seen(mouse) == open_hands
        before = mouse.record
        covering(mouse, qtbot)
        assert mouse.phase() == Public()
        assert seen(mouse) == []
        assert mouse.record == before
        mouse.window.showNormal()
        mouse.window.resize(1024, 700)
        mouse.window.activateWindow()
        qtbot.waitUntil(mouse.window.isActiveWindow)


def test_looking_away_ends_when_the_window_is_left(mouse: MousePlayers, qtbot: QtBot) -> None:
    mouse.ready()
    by_another_window(mouse, qtbot)
    assert mouse.phase() == Public()


def test_escape_leaves_a_note_first_and_the_view_next(mouse: MousePlayers) -> None:
    mouse.open_view()
    strike(Key.Key_N)
    assert mouse.board.note.isVisible()
    strike(Key.Key_Escape)
    assert not mouse.board.note.isVisible()
    assert mouse.phase() == Private(0)
    strike(Key.Key_Escape)
    assert mouse.phase() == Public()


def test_a_pause_is_covered_until_it_ends(mouse: MousePlayers) -> None:
    def agreed(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        click(next(button for button in dialog.buttons() if button.text() == "Pause"))

    menus, bar = mouse.window.menus, mouse.window.menuBar()
    with answering(lambda menu: choose_entry(menu, menus.pause), agreed):
        click(bar, bar.actionGeometry(menus.table.menuAction()).center())
    assert mouse.phase() == Paused()
    assert mouse.page.cover.isVisible()
    mouse.use(mouse.page.cover.open)
    assert mouse.phase() == Public()


# Peeking


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_anybody_may_peek_between_turns(mouse: MousePlayers, seat: int) -> None:
    mouse.turn(ValueHint(1, 1))
    before = mouse.record.actions
    mouse.peek(seat)
    assert mouse.phase() == LookAway(seat)
    assert seen(mouse) == []
    mouse.show_cards()
    assert seen(mouse) == [other for other in range(3) if other != seat]
    acting = seat == 1
    assert mouse.panel.play.isVisible() is acting
    assert mouse.panel.hints.isVisible() is acting
    zones = [mouse.hand(other).zone_rect(0, zone) for other in range(3) for zone in Zone]
    assert any(zones) is acting
    if not acting:
        for other in range(3):
            click(mouse.hand(other).viewport(), _card_rect(mouse, other, 0).center())
            strike(Key.Key_1)
            strike(Key.Key_P)
            strike(Key.Key_D)
        assert mouse.phase() == Private(seat)
    assert mouse.record.actions == before
    mouse.use(mouse.panel.cover)
    assert mouse.phase() == Public()
    assert mouse.record.actions == before


def test_peeking_by_keys(keys: KeyPlayers) -> None:
    keys.peek(2)
    keys.show_cards()
    assert seen(keys) == [0, 1]
    strike(Key.Key_Escape)
    assert seen(keys) == []


def _card_rect(players: Players, seat: int, row: int) -> QRect:
    hand = players.hand(seat)
    return hand.visualRect(hand.model().index(row, 0))


# The preview


@pytest.mark.parametrize(
    ("seat", "row", "zone", "touched"),
    [
        (1, 0, Zone.NUMBER, (0, 2, 3)),
        (1, 0, Zone.SYMBOL, (0, 1)),
        (1, 4, Zone.NUMBER, (4,)),
        (2, 1, Zone.SYMBOL, (0, 1, 2)),
        (2, 3, Zone.NUMBER, (3,)),
    ],
)
def test_hovering_shows_what_a_hint_would_point_at(
    mouse: MousePlayers, seat: int, row: int, zone: Zone, touched: tuple[int, ...]
) -> None:
    mouse.open_view()
    hand = mouse.hand(seat)
    hover(mouse.board.news)
    before = hand.viewport().grab().toImage()
    hover(hand.viewport(), zone_spot(hand, row, zone))
    assert previewed(mouse) == ids(mouse, seat, *touched)
    after = hand.viewport().grab().toImage()
    ratio = before.devicePixelRatio()
    for place in range(5):
        rect = QRect(_card_rect(mouse, seat, place).topLeft() * ratio, _card_rect(mouse, seat, place).size() * ratio)
        inner = rect.adjusted(6, 0, -6, 0)
        assert (before.copy(inner) != after.copy(inner)) is (place in touched), place
    click(hand.viewport(), zone_spot(hand, row, zone))
    assert {card.id for card in mouse.view.hands[seat] if card.pointed} == ids(mouse, seat, *touched)
    assert previewed(mouse) == set()


def test_the_preview_goes_with_the_mouse(mouse: MousePlayers) -> None:
    mouse.open_view()
    hand = mouse.hand(1)
    hover(hand.viewport(), zone_spot(hand, 0, Zone.NUMBER))
    assert previewed(mouse)
    hover(hand.viewport(), _card_rect(mouse, 1, 0).center() + QPoint(0, 2))
    hover(mouse.board.news)
    assert previewed(mouse) == set()


def test_a_button_of_the_picker_shows_the_same(keys: KeyPlayers) -> None:
    keys.open_view()
    tab_to(keys.hand(2))
    QTest.keyClick(keys.hand(2), Qt.Key.Key_Right)
    tab_to(keys.panel.hints.colours[Suit.GREEN])
    assert previewed(keys) == ids(keys, 2, 0, 1, 2)
    tab_to(keys.panel.hints.values[2])
    assert previewed(keys) == ids(keys, 2, 1)
    tab_to(keys.panel.hints.values[3])
    assert previewed(keys) == set()
    assert keys.record.actions == ()


def test_hovering_over_the_picker_shows_the_same(mouse: MousePlayers) -> None:
    mouse.open_view()
    hover(mouse.panel.hints.values[1])
    assert previewed(mouse) == ids(mouse, 1, 0, 2, 3)
    hover(mouse.panel.hints.colours[Suit.RED])
    assert previewed(mouse) == ids(mouse, 1, 0, 1)
    hover(mouse.board.news)
    assert previewed(mouse) == set()


def test_wild_cards_are_shown_with_every_colour(open_window: OpenWindow) -> None:
    rules = Rules(multicolour=Multicolour.WILD)
    game = deal_hands(rules, "r1 y1 g1 b1 w1", "m1 r2 m3 r3 y2", "g2 b2 w2 y3 g3")
    mouse = MousePlayers(open_window(deal=dealing(game)))
    mouse.window.start(NewGame(EditionId.ENGLISH, rules, NAMES, 0))
    mouse.open_view()
    hand, hints = mouse.hand(1), mouse.panel.hints
    assert not hints.colours[Suit.MULTICOLOUR].isVisible()
    for row, touched in ((1, (0, 1, 2, 3)), (4, (0, 2, 4))):
        hover(hand.viewport(), zone_spot(hand, row, Zone.SYMBOL))
        assert previewed(mouse) == ids(mouse, 1, *touched)
    hover(hints.colours[Suit.BLUE])
    assert previewed(mouse) == ids(mouse, 1, 0, 2)
    # The wild card's own symbol stands for no colour that can be named.
    spot = zone_spot(hand, 0, Zone.SYMBOL)
    hover(hand.viewport(), spot)
    assert previewed(mouse) == set()
    click(hand.viewport(), spot)
    assert mouse.said == "Multicolour cards are wild: a hint cannot name them."
    assert mouse.phase() == Private(0)
    assert mouse.record.actions == ()


# What cannot be done


def assert_explained(button: ReasonedButton, reason: str) -> None:
    assert button.isEnabled()
    assert button.reason == button.toolTip() == button.accessibleDescription() == reason
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
    mouse.window.start(NewGame(EditionId.HOUSE, rules, NAMES, 0))
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
        assert_explained(button, reason)
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


def assert_one_turn(players: Players, *actions: Action) -> None:
    assert players.record.actions == actions
    assert players.phase() == Public()
    assert players.screen.table.current == len(actions) % 3
    assert seen(players) == []


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


@pytest.mark.parametrize(
    ("key", "text", "action"),
    [(Key.Key_P, "p", Play(0)), (Key.Key_1, "1", ValueHint(1, 1)), (Key.Key_C, "c", ColourHint(1, Suit.RED))],
)
def test_a_key_held_down_acts_once(keys: KeyPlayers, key: Key, text: str, action: Action) -> None:
    keys.open_view()
    tab_to(keys.hand(0 if isinstance(action, Play) else 1))
    hold(key, 20, text)
    assert_one_turn(keys, action)


def test_discard_held_down_discards_once(keys: KeyPlayers) -> None:
    keys.turn(ValueHint(1, 1))
    keys.open_view()
    hold(Key.Key_D, 20, "d")
    assert_one_turn(keys, ValueHint(1, 1), Discard(5))


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


# With a master


@pytest.fixture
def german(open_window: OpenWindow) -> MousePlayers:
    players = at_table(
        MousePlayers, open_window, EditionId.GERMAN, "r1 y2 g3 b4 w5", "r1 r2 y1 b1 w3", "g1 g2 g4 y5 w1"
    )
    assert isinstance(players, MousePlayers)
    return players


def test_double_clicks_of_the_master_move_one_token(german: MousePlayers) -> None:
    german.open_view()
    german.play(3)
    double_click(german.panel.lay_open)
    assert german.view.announced
    assert german.view.announced.laid_open
    assert german.view.announced.owed is TokenMove.BURN_FUSE
    double_click(german.panel.token)
    assert_one_turn(german, Play(3))
    german.open_view()
    german.hint(ValueHint(2, 1))
    row = german.view.clocks - 1
    double_click(german.board.clocks.viewport(), token_spot(german.board.clocks, row))
    assert_one_turn(german, Play(3), ValueHint(2, 1))
    assert german.view.clocks == 7


def test_two_tokens_owed_want_two_clicks(open_window: OpenWindow) -> None:
    """A five whose colour was named brings back two tokens."""
    rules = Rules(choreography=True)
    start = deal_hands(rules, "r1 r2 r3 r4 r5", "y1 y2 y3 y4 y5", draws="g1 g1 g1 g2 g2 g3 b1 b1 b1 b2")
    game = Game(start.setup)
    for own, hint in ((0, 2), (1, 3), (2, 4), (3, 5)):
        game.apply(Play(own))
        game.apply(ValueHint(0, hint))
    mouse = MousePlayers(open_window(deal=dealing(start)))
    mouse.window.start(NewGame(EditionId.HOUSE, rules, NAMES[:2], 0, master=1))
    mouse.play_out(game)
    mouse.open_view()
    mouse.act(Play(4, Suit.RED))
    mouse.use(mouse.panel.lay_open)
    clocks = mouse.view.clocks
    double_click(mouse.board.clocks.viewport(), token_spot(mouse.board.clocks, clocks))
    assert mouse.view.clocks == clocks + 1
    assert len(mouse.record.actions) == 8
    double_click(mouse.panel.token)
    assert mouse.view.clocks == clocks + 2
    assert mouse.record.actions[-1] == Play(4, Suit.RED)
    assert mouse.phase() == Public()


def test_enter_held_down_does_one_step_of_the_master(open_window: OpenWindow) -> None:
    keys = at_table(KeyPlayers, open_window, EditionId.GERMAN)
    keys.open_view()
    keys.play(3)
    assert keys.panel.lay_open.hasFocus()
    hold(Key.Key_Return, 20, "\r")
    assert keys.view.announced
    assert keys.view.announced.laid_open
    assert keys.record.actions == ()
    hold(Key.Key_Return, 20, "\r")
    assert_one_turn(keys, Play(3))


def test_a_token_key_held_down_moves_one_token(open_window: OpenWindow) -> None:
    keys = at_table(KeyPlayers, open_window, EditionId.GERMAN)
    keys.open_view()
    keys.hint(ValueHint(1, 1))
    tab_to(keys.board.clocks)
    hold(Key.Key_Space, 20, " ")
    assert_one_turn(keys, ValueHint(1, 1))
    assert keys.view.clocks == 7


def test_typing_ahead_stops_at_the_public_table(keys: KeyPlayers) -> None:
    keys.open_view()
    for key in (Key.Key_P, Key.Key_P, Key.Key_D, Key.Key_1, Key.Key_C):
        QTest.keyClick(keys.window.windowHandle(), key)
    assert_one_turn(keys, Play(0))
