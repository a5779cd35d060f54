"""A master's table: announced cards, and tokens moved by hand."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from hanabi_desktop.board.motion.board_motion import BoardMotion
from hanabi_desktop.boxes import box_of
from hanabi_desktop.records.preferences import Preferences
from hanabi_desktop.rules import EDITIONS, EditionId, Game, Play, Refusal, ValueHint, deal
from hanabi_desktop.table.actions import ActionKind, TokenMove
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.widgets.appearance import MotionPolicy
from hanabi_desktop.wording.table import refusal_text
from tests.driver import KeyPlayers, MousePlayers, Players, plain_spot, token_spot
from tests.games import cards, deal_hands, stacked_deck
from tests.input import Key, answering, choose_entry, click, dealing, press, release, strike, tab_to
from tests.opening import OpenWindow
from tests.players import seats
from tests.screens.table.private import HANDS, card_rect

NAMES = ("Kari", "Per", "Ola")
RULES = EDITIONS[EditionId.GERMAN].rules
DEAL = deal_hands(RULES, "r1 y2 g3 b4 r3", "r2 y1 b1 w3 r4", "g1 g2 g4 y5 r5")


@pytest.fixture
def mouse(open_window: OpenWindow) -> MousePlayers:
    players = MousePlayers(open_window(deal=dealing(DEAL)))
    players.window.game.start(NewGame(EditionId.GERMAN, RULES, seats(NAMES), 0, master=0))
    return players


@pytest.fixture
def keys(open_window: OpenWindow) -> KeyPlayers:
    players = KeyPlayers(open_window(deal=dealing(DEAL)))
    players.window.game.start(NewGame(EditionId.GERMAN, RULES, seats(NAMES), 0, master=0))
    return players


def test_a_wrong_token_is_refused_with_the_reason(keys: KeyPlayers) -> None:
    keys.open_view()
    keys.play(3)
    for shown, move, refusal in (
        (False, TokenMove.BURN_FUSE, Refusal.LAY_OPEN_FIRST),
        (True, TokenMove.SPEND_CLOCK, Refusal.WRONG_TOKEN),
    ):
        if shown:
            keys.use(keys.panel.lay_open)
        before, view = keys.record, keys.view
        keys.move_token(move)
        assert keys.said == refusal_text(refusal, box_of(view.edition.kit).words)
        assert (keys.record, keys.view) == (before, view)
    keys.move_token(TokenMove.BURN_FUSE)
    assert keys.done() == Play(3)
    assert keys.view.mistakes == 1


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
        Preferences(language="en", guide_seen=True, company_seen=True).save(folder / "preferences.json")
    players = MousePlayers(open_window(folder, deal=dealing(game)))
    names = (*NAMES, "Åse", "Liv")[: game.players]
    players.window.game.start(NewGame(EditionId.GERMAN, RULES, seats(names), 0, master=0))
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
    assert announcing.board.news.title.text() == "Blue 4 doesn’t fit!"


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


def test_while_it_flies_it_is_nowhere_else(open_window: OpenWindow, tmp_path: Path) -> None:
    """Beside the flying card, two mistakes with other faces look the same in every hand."""
    players, row, pictures = 5, 1, []
    for face in ("b4", "w5"):
        first = ["r1", "r1", "r1", "r2"]
        first[row] = face
        game = deal(RULES, players, stacked_deck(RULES, cards(" ".join(first))), 0)
        people = at_master(open_window, game, tmp_path / face)
        people.page.set_motion(MotionPolicy.FULL)
        people.open_view()
        people.play(row)
        people.use(people.panel.lay_open)
        people.page.shared_screen.finish_reveal()
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
