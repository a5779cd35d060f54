"""Nothing replaces a game that is not over unasked, whatever way another one comes."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget

from hanabi_desktop.records.format import encode
from hanabi_desktop.records.record import Record
from hanabi_desktop.records.store import EXTENSION
from hanabi_desktop.rules import EditionId, ValueHint
from hanabi_desktop.screen.view import Public
from hanabi_desktop.widgets.dialogs import MessageSheet
from tests.driver import MousePlayers
from tests.games import shortest_victory
from tests.input import Key, answering, dealing, strike
from tests.opening import OpenWindow
from tests.window.evening import CHOICE, DEAL, NAMES, OTHER, RULES, answered, by_menu, last_saved, seated

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def finished(folder: Path) -> Path:
    game = shortest_victory(RULES, 3)
    path = folder / f"won{EXTENSION}"
    path.write_bytes(encode(Record(NAMES, game.setup, game.actions, EditionId.ENGLISH, {})))
    return path


def going_on(folder: Path) -> Path:
    path = folder / f"other{EXTENSION}"
    path.write_bytes(encode(Record(NAMES, OTHER.setup, (ValueHint(1, 1),), EditionId.ENGLISH, {})))
    return path


def no_by_enter(dialog: QWidget) -> None:
    """Somebody strikes Enter once too often: that is no yes."""
    assert isinstance(dialog, MessageSheet)
    strike(Key.Key_Return)


def new_game(players: MousePlayers, _folder: Path, answer: Callable[[QWidget], None]) -> None:
    by_menu(players, "Game", "New game…", lambda dialog: players.set_up(dialog, CHOICE), answer)


def a_record_that_goes_on(players: MousePlayers, folder: Path, answer: Callable[[QWidget], None]) -> None:
    with answering(answered("Resume"), answer):
        players.window.game.open(going_on(folder))


def a_record_that_nobody_wants(players: MousePlayers, folder: Path, answer: Callable[[QWidget], None]) -> None:
    with answering(answer if answer is no_by_enter else answered("Cancel")):
        players.window.game.open(going_on(folder))


WAYS = (new_game, a_record_that_goes_on, a_record_that_nobody_wants)


@pytest.mark.parametrize("turns", [0, 1])
@pytest.mark.parametrize("answer", [answered("No"), no_by_enter], ids=["no", "enter"])
@pytest.mark.parametrize("way", WAYS, ids=lambda way: way.__name__)
def test_a_running_game_stays_if_they_do_not_want_it_so(
    open_window: OpenWindow,
    data: Path,
    tmp_path: Path,
    way: Callable[[MousePlayers, Path, Callable[[QWidget], None]], None],
    answer: Callable[[QWidget], None],
    turns: int,
) -> None:
    players = seated(open_window(deal=dealing(DEAL)))
    for _ in range(turns):
        players.turn(ValueHint(1, 1))
    before = players.record
    way(players, tmp_path, answer)
    assert players.record == before
    assert players.phase() == Public()
    assert last_saved(data).actions == before.actions


def test_a_finished_record_is_looked_at_over_a_running_game_which_stays(
    open_window: OpenWindow, data: Path, tmp_path: Path
) -> None:
    players = seated(open_window(deal=dealing(DEAL)))
    players.turn(ValueHint(1, 1))
    before = players.record
    players.window.game.open(finished(tmp_path))
    page = players.window.game.replay_page
    assert page is not None
    assert page.isVisible()
    assert last_saved(data).actions == before.actions
    players.use(page.bar.leave)
    assert players.board.isVisible()
    assert players.record == before
    players.turn(ValueHint(0, 1))
