"""Nothing replaces a game that is not over unasked, whatever way another one comes."""

from collections.abc import Callable
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

from hanabi_desktop.records.format import encode
from hanabi_desktop.records.record import Record
from hanabi_desktop.records.store import EXTENSION
from hanabi_desktop.rules import EditionId, ValueHint
from hanabi_desktop.screen.view import Public
from hanabi_desktop.screens.new_game.dialog import NewGameDialog
from hanabi_desktop.widgets.dialogs import MessageSheet
from tests.driver import MousePlayers
from tests.input import Key, answering, dealing, strike
from tests.opening import OpenWindow
from tests.window.evening import CHOICE, DEAL, NAMES, OTHER, answered, by_menu, last_saved, saved_games, seated

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def going_on(folder: Path) -> Path:
    path = folder / f"other{EXTENSION}"
    path.write_bytes(encode(Record(NAMES, OTHER.setup, (ValueHint(1, 1),), EditionId.ENGLISH, {})))
    return path


def enter(dialog: QWidget) -> None:
    """Somebody strikes Enter, perhaps once too often: that means what does no harm."""
    assert isinstance(dialog, MessageSheet)
    strike(Key.Key_Return)


def a_record_that_goes_on(players: MousePlayers, folder: Path, answer: Callable[[QWidget], None]) -> None:
    with answering(answered("Resume"), answer):
        players.window.game.open(going_on(folder))


def a_record_that_nobody_wants(players: MousePlayers, folder: Path, answer: Callable[[QWidget], None]) -> None:
    with answering(answer):
        players.window.game.open(going_on(folder))


WAYS = ((a_record_that_goes_on, answered("Keep playing it")), (a_record_that_nobody_wants, answered("Cancel")))


@pytest.mark.parametrize(("way", "answer"), WAYS)
def test_a_running_game_stays_if_they_do_not_want_it_so(
    open_window: OpenWindow,
    data: Path,
    tmp_path: Path,
    way: Callable[[MousePlayers, Path, Callable[[QWidget], None]], None],
    answer: Callable[[QWidget], None],
) -> None:
    players = seated(open_window(deal=dealing(DEAL)))
    players.turn(ValueHint(1, 1))
    before = players.record
    way(players, tmp_path, answer)
    assert players.record == before
    assert players.phase() == Public()
    assert last_saved(data).actions == before.actions


def test_after_a_no_the_new_game_is_as_it_was_set_up_and_enter_saves_the_old_one_for_later(
    open_window: OpenWindow, data: Path
) -> None:
    players = seated(open_window(deal=dealing(DEAL, OTHER)))
    players.turn(ValueHint(1, 1))
    before, choice = players.record, replace(CHOICE, names=("Åsa", "Ola", "Per"))
    sheets: list[NewGameDialog] = []

    def set_up(dialog: QWidget) -> None:
        assert isinstance(dialog, NewGameDialog)
        sheets.append(dialog)
        players.set_up(dialog, choice)

    def start_again() -> None:
        if not sheets[0].isVisible():
            QTimer.singleShot(2, start_again)
            return
        assert sheets[0].choice() == choice
        assert players.record == before
        strike(Key.Key_Return)

    def no(dialog: QWidget) -> None:
        answered("Keep playing it")(dialog)
        start_again()

    by_menu(players, "Game", "New game…", set_up, no, enter)
    assert players.view.names == choice.names
    assert before.actions in [saved.actions for saved in saved_games(data)]


def test_a_game_that_nobody_has_played_yet_is_left_unasked(open_window: OpenWindow, data: Path) -> None:
    window = open_window(deal=dealing(DEAL, OTHER, OTHER))
    players = seated(window)
    players.turn(ValueHint(1, 1))
    begun = players.record

    def set_up(dialog: QWidget) -> None:
        players.set_up(dialog, replace(CHOICE, names=("Åsa", "Ola", "Per")))

    for asked in ((answered("Save it for later"),), ()):
        by_menu(players, "Game", "New game…", set_up, *asked)
        assert not players.record.actions
    window.show_title()
    assert len(saved_games(data)) == 3
    assert window.game.saved is not None
    assert window.game.saved.record == begun
