"""With a master, everybody sees which card is meant; it is shown by a click on it, said to fit or not, and seen once."""

from pathlib import Path
from random import Random

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtGui import QCursor, QImage
from PySide6.QtWidgets import QApplication

from hanabi_desktop.board.motion.board_motion import BoardMotion
from hanabi_desktop.records.preferences import Preferences
from hanabi_desktop.rules import EDITIONS, Discard, EditionId, Game, Play, ValueHint, deal
from hanabi_desktop.table.actions import ActionKind
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.widgets.appearance import MotionPolicy
from hanabi_desktop.widgets.buttons import MisclickGuardButton
from tests.driver import MousePlayers, Players, plain_spot
from tests.games import cards, deal_hands, stacked_deck
from tests.input import Key, click, dealing, double_click, strike, tab_to
from tests.opening import OpenWindow
from tests.screens.table.private import HANDS, NAMES, card_rect

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

RULES = EDITIONS[EditionId.GERMAN].rules


@pytest.fixture
def mouse(open_window: OpenWindow) -> MousePlayers:
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


def test_the_card_that_will_be_discarded_is_marked_as_such(mouse: MousePlayers) -> None:
    mouse.open_view()
    mouse.hint(ValueHint(1, 1))
    mouse.settle()
    mouse.open_view()
    mouse.discard(8)
    assert announced(mouse) == {8: ActionKind.DISCARD}
    # It is not to be shown: a click there does nothing.
    click(mouse.hand(1).viewport(), plain_spot(mouse.hand(1), 3))
    assert announced(mouse) == {8: ActionKind.DISCARD}
    assert mouse.panel.message.text() == "Kari can click it, drag it or press the button."


def test_a_hint_marks_no_card_before_its_token_has_moved(mouse: MousePlayers) -> None:
    mouse.open_view()
    mouse.hint(ValueHint(1, 1))
    assert announced(mouse) == {}


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
    assert mouse.board.news.title.text() == "Kari turns up blue 4: it doesn’t fit, a mistake"


def test_the_double_click_that_announced_it_does_not_show_it(mouse: MousePlayers) -> None:
    from hanabi_desktop.models.hands import Zone
    from tests.driver import zone_spot

    mouse.open_view()
    hand = mouse.hand(0)
    spot = zone_spot(hand, 3, Zone.PLAY)
    QCursor.setPos(hand.viewport().mapToGlobal(spot))
    click(hand.viewport(), spot)
    double_click(hand.viewport(), spot)
    click(hand.viewport(), spot)
    assert not lies_open(mouse)


def test_a_click_that_comes_too_soon_does_not_show_it(mouse: MousePlayers, monkeypatch: pytest.MonkeyPatch) -> None:
    """As with the button that does the same."""
    mouse.open_view()
    mouse.use(mouse.panel.play)
    monkeypatch.setattr(MisclickGuardButton, "PATIENCE", 60_000)
    click(mouse.hand(0).viewport(), plain_spot(mouse.hand(0), 0))
    assert not lies_open(mouse)


def test_enter_on_the_card_shows_it(mouse: MousePlayers) -> None:
    mouse.open_view()
    mouse.play(0)
    tab_to(mouse.hand(0))
    strike(Key.Key_Right)
    strike(Key.Key_Return)
    assert announced(mouse) == {0: ActionKind.PLAY}
    strike(Key.Key_Left)
    strike(Key.Key_Return)
    # It fits, and no token is owed for it.
    assert announced(mouse) == {}
    assert mouse.done() == Play(0)


def test_a_card_that_fits_is_said_to_fit_before_the_token_moves(open_window: OpenWindow) -> None:
    players = at_master(open_window, deal_hands(RULES, "r1 r3 r5 b4 w5", "r2 r4 y1 b1 w3"))
    for action in (Play(0), Play(5), Play(1), Play(6), ValueHint(1, 1), ValueHint(0, 4)):
        players.turn(action)
    players.open_view()
    players.play(2)
    players.use(players.panel.lay_open)
    assert players.view.announced is not None
    assert players.board.news.title.text() == "Kari turns up red 5: it fits"


@pytest.mark.parametrize("players", [2, 3, 4, 5])
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


def test_a_discard_takes_its_mark_along(mouse: MousePlayers) -> None:
    mouse.turn(ValueHint(1, 1))
    mouse.turn(Discard(8))
    assert announced(mouse) == {}
