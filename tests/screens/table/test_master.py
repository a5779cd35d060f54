"""A master's table: announced cards, and tokens moved by hand."""

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from hanabi_desktop.board.motion.board_motion import BoardMotion
from hanabi_desktop.boxes import box_of
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.painting.theme import Scheme, theme_for
from hanabi_desktop.rules import EDITIONS, EditionId, Play, Refusal, ValueHint, deal
from hanabi_desktop.screens.table.page import TablePage
from hanabi_desktop.table.actions import ActionKind, LayOpen, MoveToken, TokenMove
from hanabi_desktop.wording.table import refusal_text
from tests.driver import KeyPlayers, MousePlayers, Players, plain_spot, token_spot
from tests.games import cards, stacked_deck
from tests.input import Key, answering, choose_entry, click, press, release, strike, tab_to
from tests.opening import OpenWindow
from tests.screens.sitting import Sit, open_view
from tests.screens.table.private import at_table, card_rect

RULES = EDITIONS[EditionId.GERMAN].rules


@pytest.fixture
def mouse(open_window: OpenWindow) -> MousePlayers:
    return at_table(MousePlayers, open_window, EditionId.GERMAN)


def test_a_wrong_token_is_refused_with_the_reason(open_window: OpenWindow) -> None:
    keys = at_table(KeyPlayers, open_window, EditionId.GERMAN)
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
    mouse.turn(ValueHint(1, 1))
    bar, menus = mouse.window.menuBar(), mouse.window.menus

    def submenu(menu: QWidget) -> None:
        assert menu is menus.master
        assert [entry.text() for entry in menu.actions()] == ["Kari", "Per", "Ola"]
        choose_entry(menu, menus.master.actions()[2])

    with answering(lambda menu: choose_entry(menu, menus.master.menuAction()), submenu):
        click(bar, bar.actionGeometry(menus.table.menuAction()).center())
    assert mouse.view.master == 2
    mouse.open_view()
    mouse.hint(ValueHint(2, 1))
    assert "Ola" in mouse.panel.token.accessibleName()
    assert not menus.master.isEnabled()


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


def test_the_card_that_will_be_played_is_marked(mouse: MousePlayers) -> None:
    plain, other = picture(mouse, 0, 0), picture(mouse, 0, 1)
    mouse.open_view()
    mouse.play(0)
    assert announced(mouse) == {0: ActionKind.PLAY}
    assert picture(mouse, 0, 0) != plain
    assert picture(mouse, 0, 1) == other
    assert "Announced: it will be played." in mouse.page.models.hands[0].spoken(0)
    mouse.use(mouse.panel.withdraw)
    assert announced(mouse) == {}
    assert picture(mouse, 0, 0) == plain


def test_a_click_on_the_card_shows_it(mouse: MousePlayers) -> None:
    mouse.open_view()
    mouse.play(3)
    hand = mouse.hand(0)
    # Beside the place that was clicked for playing it: there, a click too many is no click on what has come up.
    spot = card_rect(mouse, 0, 3).center() - QPoint(0, 30)
    click(hand.viewport(), plain_spot(hand, 2))
    assert not lies_open(mouse)
    click(hand.viewport(), spot)
    assert lies_open(mouse)
    assert mouse.board.news.title.text() == "Blue 4 doesn’t fit!"


def test_enter_on_the_card_shows_it(mouse: MousePlayers) -> None:
    mouse.open_view()
    mouse.play(0)
    tab_to(mouse.hand(0))
    strike(Key.Key_Right, Key.Key_Return)
    assert announced(mouse) == {0: ActionKind.PLAY}
    strike(Key.Key_Left, Key.Key_Return)
    # It fits, and no token is owed for it.
    assert announced(mouse) == {}
    assert mouse.done() == Play(0)


def test_while_it_flies_it_is_nowhere_else(sit: Sit) -> None:
    """Beside the flying card, two mistakes with other faces look the same in every hand."""
    row, pictures = 1, []
    for face in ("b4", "w5"):
        first = ["r1", "r1", "r1", "r2"]
        first[row] = face
        look = RenderContext(theme_for(Scheme.DARK))
        page = sit(deal(RULES, 5, stacked_deck(RULES, cards(" ".join(first))), 0), EditionId.GERMAN, 0, look=look)
        open_view(page)
        for action in (Play(row), LayOpen(), MoveToken(TokenMove.BURN_FUSE)):
            page.shared_screen.act(action)
            page.shared_screen.finish_reveal()
        motion: BoardMotion = page.motion
        assert motion.running
        motion.clock.pause()
        seen = []
        for time in (330, 500, 650, 1000):
            motion.clock.setCurrentTime(time)
            seen += [hands(page)]
        motion.finish()
        pictures.append(seen)
    assert pictures[0] == pictures[1]


def hands(page: TablePage) -> list[QImage]:
    """What lies in all hands, without what flies over them."""
    QApplication.processEvents()
    return [hand.grab().toImage() for hand in page.board.hand_views]
