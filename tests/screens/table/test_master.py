"""A master's table: announced cards, and tokens moved by hand."""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from hanabi_desktop.board.motion.board_motion import BoardMotion
from hanabi_desktop.boxes import box_of
from hanabi_desktop.records.preferences import Preferences
from hanabi_desktop.rules import EDITIONS, Discard, EditionId, Game, Play, Refusal, ValueHint, deal
from hanabi_desktop.screen.view import Private
from hanabi_desktop.table.actions import ActionKind, TokenMove
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.widgets.appearance import MotionPolicy
from hanabi_desktop.wording.table import refusal_text
from tests.driver import KeyPlayers, MousePlayers, Players, plain_spot, token_move, token_spot
from tests.games import cards, deal_hands, stacked_deck
from tests.input import Key, answering, choose_entry, click, dealing, press, release, strike, tab_to
from tests.opening import OpenWindow
from tests.screens.table.private import HANDS, card_rect

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


def test_wrong_tokens_are_refused_in_every_phase(keys: KeyPlayers) -> None:
    players = keys
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
    players.page.go_on()
    assert players.page.finale.isVisible()


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


@pytest.fixture
def announcing(open_window: OpenWindow) -> MousePlayers:
    return at_master(open_window, deal_hands(RULES, *HANDS))


def at_master(open_window: OpenWindow, game: Game, folder: Path | None = None) -> MousePlayers:
    if folder is not None:
        folder.mkdir()
        Preferences(language="en", guide_seen=True).save(folder / "preferences.json")
    players = MousePlayers(open_window(folder, deal=dealing(game)))
    names = (*NAMES, "Åse", "Liv")[: game.players]
    players.window.game.start(NewGame(EditionId.GERMAN, RULES, names, 0, master=0))
    return players


def announced(players: Players) -> dict[int, ActionKind]:
    """The cards, by id, that are marked, and as what."""
    rows = [row for hand in players.page.models.hands for row in hand.rows]
    return {row.card.id: row.card.announced for row in rows if row.card.announced}


def lies_open(players: Players) -> bool:
    waiting = players.view.announced
    assert waiting is not None
    return waiting.laid_open is not None


def picture(players: Players, seat: int, row: int) -> QImage:
    QApplication.processEvents()
    return players.hand(seat).grab(card_rect(players, seat, row)).toImage()


def test_the_card_that_will_be_played_is_marked(announcing: MousePlayers) -> None:
    plain, other = picture(announcing, 0, 0), picture(announcing, 0, 1)
    announcing.open_view()
    announcing.play(0)
    assert announced(announcing) == {0: ActionKind.PLAY}
    assert picture(announcing, 0, 0) != plain
    assert picture(announcing, 0, 1) == other
    assert "Announced: it will be played." in announcing.page.models.hands[0].spoken(0)
    announcing.use(announcing.panel.withdraw)
    assert announced(announcing) == {}
    assert picture(announcing, 0, 0) == plain


def test_a_click_on_the_card_shows_it(announcing: MousePlayers) -> None:
    announcing.open_view()
    announcing.play(3)
    hand = announcing.hand(0)
    # Beside the place that was clicked for playing it: there, a click too many is no click on what has come up.
    spot = card_rect(announcing, 0, 3).center() - QPoint(0, 30)
    click(hand.viewport(), plain_spot(hand, 2))
    assert not lies_open(announcing)
    click(hand.viewport(), spot)
    assert lies_open(announcing)
    assert announcing.board.news.title.text() == "Kari turns up the blue 4: it doesn’t fit, a mistake"


def test_enter_on_the_card_shows_it(announcing: MousePlayers) -> None:
    announcing.open_view()
    announcing.play(0)
    tab_to(announcing.hand(0))
    strike(Key.Key_Right)
    strike(Key.Key_Return)
    assert announced(announcing) == {0: ActionKind.PLAY}
    strike(Key.Key_Left)
    strike(Key.Key_Return)
    # It fits, and no token is owed for it.
    assert announced(announcing) == {}
    assert announcing.done() == Play(0)


@pytest.mark.parametrize("players", [2, 5])
def test_while_it_flies_it_is_nowhere_else(open_window: OpenWindow, tmp_path: Path, players: int) -> None:
    """Beside the flying card, two mistakes with other faces look the same in every hand."""
    size = RULES.hand_size(players)
    row = Random(players).randrange(size)
    pictures = []
    for face in ("b4", "w5"):
        first = ["r1", "r1", "r1", "r2", "r2"][:size]
        first[row] = face
        game = deal(RULES, players, stacked_deck(RULES, cards(" ".join(first))), 0)
        people = at_master(open_window, game, tmp_path / face)
        people.page.set_motion(MotionPolicy.FULL)
        people.open_view()
        people.play(row)
        people.use(people.panel.lay_open)
        people.page.go_on()
        people.use(people.panel.token)
        motion: BoardMotion = people.page.motion
        assert motion.running
        motion.clock.pause()
        seen = []
        for time in (330, 500, 650, 1000):
            motion.clock.setCurrentTime(time)
            seen += [hands(people)]
        motion.finish()
        pictures.append(seen)
        people.window.close()
    assert pictures[0] == pictures[1]


def hands(players: Players) -> list[QImage]:
    """What lies in all hands, without what flies over them."""
    QApplication.processEvents()
    return [hand.grab().toImage() for hand in players.board.hand_views]
