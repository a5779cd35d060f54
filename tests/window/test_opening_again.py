"""A file that is opened although its game is at hand already: nothing is asked, read or lost."""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget

from hanabi_desktop.records.store import load
from hanabi_desktop.rules import Discard, Play, TurnAction, ValueHint
from hanabi_desktop.screen.view import Public
from hanabi_desktop.window.main_window import MainWindow
from tests.driver import MousePlayers
from tests.input import answering, dealing
from tests.opening import OpenWindow
from tests.screens.replay.games import over
from tests.window.evening import DEAL, answered, saved_games, seated, told


def file_of_the_game(data: Path) -> Path:
    (path,) = (data / "games").iterdir()
    return path


def state_of(path: Path) -> tuple[bytes, int, int]:
    status = path.stat()
    return path.read_bytes(), status.st_mtime_ns, status.st_ino


@contextmanager
def nothing_can_be_saved(data: Path) -> Iterator[None]:
    """A file lies where the games were; they come back afterwards, as they were."""
    shutil.move(data / "games", data / "away")
    (data / "games").write_text("in the way")
    try:
        yield
    finally:
        (data / "games").unlink()
        shutil.move(data / "away", data / "games")


def ways_to(path: Path, tmp_path: Path) -> Iterator[Path]:
    """The same file under several names."""
    yield path
    yield path.parent / ".." / path.parent.name / path.name
    (tmp_path / "link.hanabi.json").symlink_to(path)
    yield tmp_path / "link.hanabi.json"
    (tmp_path / "folder").symlink_to(path.parent, target_is_directory=True)
    yield tmp_path / "folder" / path.name
    yield Path(os.path.relpath(path))


def test_the_game_on_the_table_is_come_back_to(players: MousePlayers, data: Path, tmp_path: Path) -> None:
    players.turn(ValueHint(1, 1))
    screen, page, before = players.screen, players.page, state_of(file_of_the_game(data))
    for path in ways_to(file_of_the_game(data), tmp_path):
        players.window.come_forward(path)
        assert (players.screen, players.page, players.phase()) == (screen, page, Public())
        assert state_of(file_of_the_game(data)) == before, path


def test_it_is_come_back_to_from_a_replay_too(players: MousePlayers, data: Path) -> None:
    players.turn(ValueHint(1, 1))
    players.window.game.replay(over())
    assert not players.page.isVisible()
    players.window.game.open(file_of_the_game(data))
    assert players.window.game.replays.page is None
    assert players.page.isVisible()
    players.turn(Play(5))


def test_turns_that_were_not_saved_yet_are_not_lost_by_it(players: MousePlayers, data: Path) -> None:
    first: tuple[TurnAction, ...] = (ValueHint(1, 1), Play(5), Discard(10), Play(1))
    later: tuple[TurnAction, ...] = (Discard(11), ValueHint(1, 2), Play(6))
    for action in first:
        players.turn(action)
    players.open_view()
    with nothing_can_be_saved(data):
        with answering(told("Not saved")):
            players.hint(ValueHint(2, 1))
        for action in later:
            players.turn(action)
    path = file_of_the_game(data)
    assert load(path).actions == first
    players.window.game.open(path)
    assert players.record.actions == (*first, ValueHint(2, 1), *later)
    players.turn(Discard(12))
    assert load(path).actions == players.record.actions == (*first, ValueHint(2, 1), *later, Discard(12))
    assert len(saved_games(data)) == 1


def test_another_game_is_read_once_the_one_at_hand_is_safe(players: MousePlayers, data: Path) -> None:
    players.turn(ValueHint(1, 1))
    path, window = file_of_the_game(data), players.window
    other = path.with_name("other.hanabi.json")
    shutil.copy(path, other)
    players.turn(Play(5))

    def it_changes_meanwhile(sheet: QWidget) -> None:
        shutil.copy(path, other)
        answered("Leave it for now")(sheet)

    with answering(answered("Continue"), it_changes_meanwhile):
        window.game.open(other)
    assert players.record.actions == (ValueHint(1, 1), Play(5))


@pytest.fixture
def kept(open_window: OpenWindow, data: Path) -> MainWindow:
    """At the title, which offers a game to continue."""
    players = seated(open_window(deal=dealing(DEAL)))
    players.turn(ValueHint(1, 1))
    players.window.show_title()
    return players.window


def test_the_game_that_can_be_continued_is_continued_unasked(kept: MainWindow, data: Path, tmp_path: Path) -> None:
    for path in ways_to(file_of_the_game(data), tmp_path):
        kept.game.open(path)
        players = MousePlayers(kept)
        assert players.record.actions == (ValueHint(1, 1),)
        kept.show_title()
    assert len(saved_games(data)) == 1


def test_so_is_it_at_the_start(kept: MainWindow, data: Path, open_window: OpenWindow) -> None:
    kept.close()
    window = open_window()
    window.show_as_before(file_of_the_game(data))
    players = MousePlayers(window)
    players.turn(Play(5))
    assert [record.actions for record in saved_games(data)] == [(ValueHint(1, 1), Play(5))]


def test_who_opens_another_game_at_the_title_is_asked_about_that_one_alone(kept: MainWindow, tmp_path: Path) -> None:
    data = kept.game.replays._folder.parent
    other = tmp_path / "other.hanabi.json"
    shutil.copy(file_of_the_game(data), other)
    with answering(answered("Continue")):
        kept.game.open(other)
    assert kept.game.shared_screen is not None


def test_nothing_is_promised_of_a_game_left_unsaved(players: MousePlayers, data: Path, tmp_path: Path) -> None:
    other = tmp_path / "other.hanabi.json"
    players.turn(ValueHint(1, 1))
    shutil.copy(file_of_the_game(data), other)
    players.open_view()
    with nothing_can_be_saved(data):
        # A file is handed over while it is still told that the game was not saved.
        def hand_over(_sheet: QWidget) -> None:
            players.window.come_forward(other)

        with answering(hand_over, answered("Continue"), answered("Leave without saving")):
            players.screen.act(Play(5))
        assert players.record.actions == (ValueHint(1, 1),)
