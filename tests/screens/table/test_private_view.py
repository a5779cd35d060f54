"""Private views: whose eyes, peeks, and a master."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFileDialog, QMessageBox, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from hanabi_desktop.delegates.texts import FittedText
from hanabi_desktop.models.hands import Zone
from hanabi_desktop.models.rows import ROW_ROLE
from hanabi_desktop.records.preferences import Preferences
from hanabi_desktop.records.remarks import Peek
from hanabi_desktop.rules import (
    EDITIONS,
    Action,
    ColourHint,
    Discard,
    EditionId,
    Game,
    Play,
    Rules,
    Suit,
    ValueHint,
)
from hanabi_desktop.screen.view import LookAway, Paused, Private, Public
from hanabi_desktop.screens.new_game.dialog import NewGameDialog
from hanabi_desktop.table.actions import TokenMove
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.widgets.language import LANGUAGES
from hanabi_desktop.wording.table import invitation
from tests.driver import KeyPlayers, MousePlayers, token_spot, zone_spot
from tests.games import deal_hands
from tests.input import (
    Key,
    answering,
    choose_entry,
    click,
    dealing,
    double_click,
    hold,
    strike,
    tab_to,
    wait_until,
)
from tests.opening import OpenWindow
from tests.screens.table.private import CTRL, HANDS, NAMES, assert_one_turn, at_table, card_rect, seen

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

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


def tab(players: MousePlayers, seat: int) -> list[FittedText]:
    """What stands on the tab of a hand."""
    player = players.page.models.players.index(seat).data(ROW_ROLE)
    return [words for _, words in players.board.hands[seat].words(player)]


@pytest.mark.parametrize("code", LANGUAGES)
def test_whoever_looks_is_asked_for_what_is_possible_in_letters_that_are_read(
    open_window: OpenWindow, data: Path, code: str
) -> None:
    Preferences(language=code, guide_seen=True).save(data / "preferences.json")
    rules = EDITIONS[EditionId.ENGLISH].rules
    game = deal_hands(rules, *HANDS[:2])
    players = MousePlayers(open_window(deal=dealing(game), size=(1280, 800)))
    players.window.game.start(NewGame(EditionId.ENGLISH, rules, ("Maximiliane", "Per"), 0))
    asked = []
    for turn in range(9):
        players.open_view()
        seat = turn % 2
        possible = players.view.possible
        words = tab(players, seat)[1]
        asked.append(words.shown)
        assert words.shown == invitation(possible)
        assert players.panel.message.text() == invitation(possible, in_full=True)
        # They once were 9 pixels high.
        assert words.font.pixelSize() >= 13
        if turn < 8:
            players.screen.act(ValueHint(1 - seat, 1))
    assert len(set(asked)) == 3


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
    for looking, open_hands, peeked in ((mouse.ready, [0, 2], []), (partial(mouse.peek, 2), [0, 1], [2])):
        looking()
        mouse.show_cards()
        assert seen(mouse) == open_hands
        before = mouse.record
        covering(mouse, qtbot)
        assert mouse.phase() == Public()
        assert seen(mouse) == []
        assert mouse.record.actions == before.actions
        # Whoever peeked is remarked, however it ended.
        assert [remark.seat for remark in mouse.view.remarks if isinstance(remark, Peek)] == peeked
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
            click(mouse.hand(other).viewport(), card_rect(mouse, other, 0).center())
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
    mouse.window.game.start(NewGame(EditionId.HOUSE, rules, NAMES[:2], 0, master=1))
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


# A window behind another one


def asked_from_behind(players: MousePlayers, qtbot: QtBot) -> None:
    """A screen reader has pressed Ready, while another window is in front."""
    by_another_window(players, qtbot)
    players.screen.look_away(0)


def test_the_cards_are_shown_once_the_window_is_in_front(mouse: MousePlayers, qtbot: QtBot) -> None:
    asked_from_behind(mouse, qtbot)
    shown: list[bool] = []
    mouse.screen.changed.connect(lambda: shown.append(mouse.window.isActiveWindow()))
    mouse.page.requests.view_chosen.emit()
    assert seen(mouse) == []
    wait_until(lambda: mouse.phase() == Private(0))
    assert shown == [True]


def test_a_window_that_comes_to_the_front_much_later_shows_nothing(
    mouse: MousePlayers, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("hanabi_desktop.screens.table.page.AWAITED", 0)
    asked_from_behind(mouse, qtbot)
    mouse.page.requests.view_chosen.emit()
    qtbot.waitUntil(mouse.window.isActiveWindow)
    assert mouse.phase() == LookAway(0)
    assert seen(mouse) == []


def test_clicks_that_go_on_where_the_cards_were_asked_for_mean_no_card(mouse: MousePlayers) -> None:
    """Whoever clicks impatiently on the large button clicks on a teammate's card when it has gone."""
    mouse.ready()
    hand = mouse.hand(1)
    mouse.show_cards()
    spot = zone_spot(hand, 0, Zone.NUMBER)
    # The pointer is where it was when the cards came up: on the card that came up under it.
    QCursor.setPos(hand.viewport().mapToGlobal(spot))
    mouse.screen.cover()
    mouse.screen.look_away(0)
    QCursor.setPos(hand.viewport().mapToGlobal(spot))
    mouse.screen.open_view()
    QTest.mouseClick(hand.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, spot)
    assert mouse.record.actions == ()
    away = zone_spot(hand, 1, Zone.NUMBER)
    QCursor.setPos(hand.viewport().mapToGlobal(away))
    QTest.mouseClick(hand.viewport(), Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier, away)
    assert mouse.done() == ValueHint(1, 2)
