"""What the players are told and asked about games that cannot be kept as they should be."""

import shutil
from pathlib import Path

import pytest

from hanabi_desktop.records.format import encode
from hanabi_desktop.records.record import Record
from hanabi_desktop.records.store import EXTENSION, load
from hanabi_desktop.rules import ValueHint
from hanabi_desktop.screen.view import Public
from tests.input import answering, dealing
from tests.opening import OpenWindow
from tests.window.evening import (
    CHOICE,
    DEAL,
    NAMES,
    OTHER,
    answered,
    by_menu,
    game_file,
    last_saved,
    seated,
    told,
    typed,
)

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def blocked(data: Path) -> None:
    """Nothing can be saved any more: another folder lies where this one was."""
    shutil.rmtree(data)
    data.write_text("in the way")


def restored(data: Path) -> None:
    data.unlink()


def the_game(actions: int = 1) -> Record:
    return Record(NAMES, DEAL.setup, (ValueHint(1, 1),)[:actions])


@pytest.mark.parametrize("geometry", [b"foo", b"", b"\x01\xd9\xd0\xcb", b"x" * 100_000])
def test_a_damaged_window_state_does_not_matter(open_window: OpenWindow, data: Path, geometry: bytes) -> None:
    (data / "window.geometry").write_bytes(geometry)
    assert open_window().isVisible()


def test_the_window_comes_back_where_it_was(open_window: OpenWindow) -> None:
    window = open_window()
    window.setGeometry(40, 50, 700, 500)
    before = window.geometry()
    window.close()
    window.setGeometry(0, 0, 660, 490)
    window.show_as_before()
    assert window.geometry() == before


# Leaving while saving fails


@pytest.mark.parametrize("way", ["title", "close", "new"])
def test_nobody_leaves_unsaved_turns_unasked(open_window: OpenWindow, data: Path, way: str) -> None:
    players = seated(open_window(deal=dealing(DEAL, OTHER)))
    players.open_view()
    blocked(data)
    with answering(told("Not saved")):
        players.hint(ValueHint(1, 1))
    before = players.record
    stay = answered("Stay")
    if way == "title":
        by_menu(players, "Game", "Title screen", stay)
    elif way == "close":
        with answering(stay):
            players.window.close()
    else:
        with answering(stay):
            players.window.game.start(CHOICE)
    assert players.window.isVisible()
    assert players.record == before
    assert players.phase() == Public()
    restored(data)
    players.window.close()
    assert last_saved(data) == before


def test_a_copy_is_saved_before_leaving(open_window: OpenWindow, data: Path, tmp_path: Path) -> None:
    players = seated(open_window(deal=dealing(DEAL)))
    players.open_view()
    blocked(data)
    with answering(told("Not saved")):
        players.hint(ValueHint(1, 1))
    before = players.record
    with answering(answered("Save a copy…"), typed(str(tmp_path / "copy"))):
        players.window.close()
    assert not players.window.isVisible()
    assert load(tmp_path / f"copy{EXTENSION}") == before
    restored(data)


def test_the_players_may_leave_all_the_same(open_window: OpenWindow, data: Path) -> None:
    players = seated(open_window(deal=dealing(DEAL)))
    players.open_view()
    blocked(data)
    with answering(told("Not saved")):
        players.hint(ValueHint(1, 1))
    with answering(answered("Leave without saving")):
        players.window.close()
    assert not players.window.isVisible()
    restored(data)


# A copy


def test_a_copy_replaces_no_other_unasked(open_window: OpenWindow, data: Path, tmp_path: Path) -> None:
    players = seated(open_window(deal=dealing(DEAL)))
    there = tmp_path / f"x{EXTENSION}"
    there.write_text("kept")
    again = str(tmp_path / "y")
    asked = answered("No")
    by_menu(players, "Game", "Save a copy…", typed(str(tmp_path / "x")), asked, typed(again))
    assert there.read_text() == "kept"
    assert load(tmp_path / f"y{EXTENSION}") == players.record
    by_menu(players, "Game", "Save a copy…", typed(str(tmp_path / "x")), answered("Replace"))
    assert load(there) == players.record


# What a later version wrote


def later_version(record: Record) -> bytes:
    return encode(record).replace(b'"version":2', b'"version":999')


def test_a_game_of_a_later_version_is_told_and_left_alone(open_window: OpenWindow, data: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / f"later{EXTENSION}"
    for path in (elsewhere, game_file(data)):
        path.write_bytes(later_version(the_game()))
    words = "This file was written by a later version of the program."
    with answering(told(words)):
        window = open_window()
    with answering(told(words)):
        window.game.open(elsewhere)
    assert [path.read_bytes() for path in (elsewhere, game_file(data))] == [later_version(the_game())] * 2
