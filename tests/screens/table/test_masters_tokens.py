"""The master's tokens, moved by hand: the wrong one is refused in every phase, says why, and nothing changes."""

import pytest
from PySide6.QtWidgets import QWidget

from hanabi_desktop.boxes import box_of
from hanabi_desktop.rules import EDITIONS, Discard, EditionId, Play, Refusal, ValueHint
from hanabi_desktop.screen.view import Private
from hanabi_desktop.table.actions import TokenMove
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.wording.table import refusal_text
from tests.driver import KeyPlayers, MousePlayers, Players, token_move, token_spot
from tests.games import deal_hands
from tests.input import Key, answering, choose_entry, click, dealing, hover, press, release, strike, tab_to
from tests.opening import OpenWindow

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

NAMES = ("Kari", "Per", "Ola")
RULES = EDITIONS[EditionId.GERMAN].rules
DEAL = deal_hands(RULES, "r1 y2 g3 b4 r3", "r2 y1 b1 w3 r4", "g1 g2 g4 y5 r5")


@pytest.fixture
def mouse(open_window: OpenWindow) -> MousePlayers:
    players = MousePlayers(open_window(deal=dealing(DEAL)))
    players.window.game.start(NewGame(EditionId.GERMAN, RULES, NAMES, 0, master=0))
    return players


@pytest.fixture
def keys(open_window: OpenWindow) -> KeyPlayers:
    players = KeyPlayers(open_window(deal=dealing(DEAL)))
    players.window.game.start(NewGame(EditionId.GERMAN, RULES, NAMES, 0, master=0))
    return players


def tokens_there(players: Players) -> set[TokenMove]:
    """Every move that some token on the table could make."""
    board = players.board
    trays = (board.clocks, board.fuses)
    moves = (token_move(tray, row) for tray in trays for row in range(tray.model().rowCount()))
    return {move for move in moves if move}


def assert_refused(players: Players, *refusals: tuple[TokenMove, Refusal]) -> None:
    """Each of these tokens is tried; all other tokens there are must be the ones that are owed."""
    for move, refusal in refusals:
        before, view = players.record, players.view
        players.panel.say("")
        players.move_token(move)
        assert players.said == refusal_text(refusal, box_of(view.edition.kit).words), move
        assert players.record == before
        assert players.view == view
    owed = players.view.announced.owed if players.view.announced else None
    assert tokens_there(players) - {move for move, _ in refusals} == ({owed} if owed else set())


SPEND, RETURN, BURN, RESTORE = TokenMove
NONE, TOKEN, DIRECTION, OPEN_FIRST = (
    Refusal.NO_TOKEN_OWED,
    Refusal.WRONG_TOKEN,
    Refusal.WRONG_DIRECTION,
    Refusal.LAY_OPEN_FIRST,
)


@pytest.mark.parametrize("people", ["mouse", "keys"])
def test_wrong_tokens_are_refused_in_every_phase(people: str, request: pytest.FixtureRequest) -> None:
    players: Players = request.getfixturevalue(people)
    # Nothing is announced: on the public table, and in a private view.
    assert_refused(players, (SPEND, NONE), (BURN, NONE))
    players.open_view()
    assert_refused(players, (SPEND, NONE), (BURN, NONE))
    assert players.phase() == Private(0)
    # A hint.
    players.hint(ValueHint(1, 1))
    assert_refused(players, (BURN, TOKEN))
    players.move_token(SPEND)
    assert players.record.actions == (ValueHint(1, 1),)
    assert_refused(players, (SPEND, NONE), (RETURN, NONE), (BURN, NONE))
    # A second hint, now that a token is spent that would go the other way.
    players.open_view()
    players.hint(ValueHint(2, 1))
    assert_refused(players, (RETURN, DIRECTION), (BURN, TOKEN))
    players.move_token(SPEND)
    # A discard.
    players.open_view()
    players.discard(14)
    assert_refused(players, (SPEND, DIRECTION), (BURN, TOKEN))
    players.move_token(RETURN)
    assert players.done() == Discard(14)
    # A play that does not fit: not before it lies open.
    players.open_view()
    players.play(3)
    assert_refused(players, (SPEND, OPEN_FIRST), (RETURN, OPEN_FIRST), (BURN, OPEN_FIRST))
    players.use(players.panel.lay_open)
    assert not players.panel.withdraw.isVisible()
    assert_refused(players, (SPEND, TOKEN), (RETURN, TOKEN))
    players.move_token(BURN)
    assert players.view.mistakes == 1
    assert_refused(players, (SPEND, NONE), (RETURN, NONE), (BURN, NONE), (RESTORE, NONE))
    # Once more, with a tile of lightning that would like to be stars again.
    players.open_view()
    players.play(8)
    players.use(players.panel.lay_open)
    assert_refused(players, (SPEND, TOKEN), (RETURN, TOKEN), (RESTORE, DIRECTION))
    players.move_token(BURN)
    # A card that fits moves no token at all.
    players.turn(ValueHint(0, 1))
    players.open_view()
    players.play(0)
    assert_refused(players, *((move, OPEN_FIRST) for move in (SPEND, RETURN, BURN, RESTORE)))
    players.use(players.panel.lay_open)
    assert players.view.announced is None
    assert players.done() == Play(0)
    # And when all is over.
    players.open_view()
    players.play(9)
    players.use(players.panel.lay_open)
    players.use(players.panel.token)
    assert players.screen.table.over
    assert players.page.finale.isVisible()


def test_a_bonus_tile_is_brought_back_by_the_master(mouse: MousePlayers) -> None:
    for action in (
        Play(0),
        Play(5),
        ValueHint(0, 3),
        Play(4),
        Play(9),
    ):
        mouse.turn(action)
    assert mouse.view.clocks == 7
    mouse.open_view()
    mouse.play(14)
    mouse.use(mouse.panel.lay_open)
    assert mouse.view.announced
    assert mouse.view.announced.owed is RETURN
    assert_refused(mouse, (SPEND, DIRECTION), (BURN, TOKEN))
    mouse.move_token(RETURN)
    assert mouse.view.clocks == 8
    assert mouse.view.seen.fireworks[0] == 5


def test_an_announcement_can_be_withdrawn_until_something_moved(mouse: MousePlayers) -> None:
    before = mouse.record
    for action in (ValueHint(1, 1), Play(3)):
        mouse.open_view()
        mouse.act(action)
        assert mouse.panel.withdraw.isVisible()
        assert not mouse.panel.turn.isVisible()
        assert not mouse.panel.peek.isVisible()
        mouse.use(mouse.panel.withdraw)
        assert mouse.view.announced is None
        assert mouse.record.actions == before.actions
        assert mouse.view.remarks == ()
        assert mouse.panel.turn.isVisible()


def test_an_announcement_tells_no_more_than_everybody_may_know(mouse: MousePlayers) -> None:
    mouse.open_view()
    mouse.hint(ValueHint(1, 1))
    assert "a hint to Per" in mouse.panel.message.text() + mouse.board.news.title.text()
    assert not any(card.pointed for hand in mouse.view.hands for card in hand)
    mouse.use(mouse.panel.withdraw)
    mouse.open_view()
    mouse.play(3)
    assert not any(card.face for hand in mouse.view.hands for card in hand)
    mouse.use(mouse.panel.lay_open)
    shown = [card for hand in mouse.view.hands for card in hand if card.face]
    assert [card.id for card in shown] == [3]


def test_a_token_is_dragged_away(mouse: MousePlayers) -> None:
    mouse.open_view()
    mouse.hint(ValueHint(1, 1))
    tray = mouse.board.clocks
    press(tray.viewport(), token_spot(tray, 7))
    release(mouse.board.fireworks.viewport())
    assert mouse.record.actions == (ValueHint(1, 1),)
    assert mouse.view.clocks == 7


def test_a_token_put_back_has_not_moved(mouse: MousePlayers) -> None:
    mouse.open_view()
    mouse.hint(ValueHint(1, 1))
    tray = mouse.board.clocks
    press(tray.viewport(), token_spot(tray, 7))
    hover(mouse.board.fireworks.viewport())
    release(tray.viewport(), token_spot(tray, 7))
    assert mouse.record.actions == ()
    assert mouse.view.clocks == 8


def test_the_role_is_handed_over_between_actions(mouse: MousePlayers) -> None:
    def to_ola(menu: QWidget) -> None:
        choose_entry(menu, mouse.window.menus.master.menuAction())

    mouse.turn(ValueHint(1, 1))
    bar, menus = mouse.window.menuBar(), mouse.window.menus

    def submenu(menu: QWidget) -> None:
        assert menu is menus.master
        choose_entry(menu, menus.master.actions()[2])

    with answering(to_ola, submenu):
        click(bar, bar.actionGeometry(menus.table.menuAction()).center())
    assert mouse.view.master == 2
    mouse.open_view()
    mouse.hint(ValueHint(2, 1))
    assert "Ola" in mouse.panel.token.accessibleName()
    assert not menus.master.isEnabled()


def test_without_a_master_the_table_moves_them(open_window: OpenWindow) -> None:
    rules = EDITIONS[EditionId.NORWEGIAN].rules
    players = KeyPlayers(open_window(deal=dealing(deal_hands(rules, "r1 y2 g3 b4 r3", "r2 y1 b1 w3 r4"))))
    players.window.game.start(NewGame(EditionId.NORWEGIAN, rules, NAMES[:2], 0))
    assert_refused(players, (SPEND, NONE), (BURN, NONE))
    players.turn(ValueHint(1, 1))
    assert players.view.clocks == 7
    tab_to(players.board.clocks)
    strike(Key.Key_End)
    strike(Key.Key_Return)
    assert players.said == refusal_text(NONE, box_of(players.view.edition.kit).words)
    assert players.view.clocks == 7
