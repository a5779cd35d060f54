"""What the players are told and asked about games and settings that cannot be kept or read as they should be."""

import errno
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from PySide6.QtWidgets import QApplication

from hanabi_desktop.records import preferences
from hanabi_desktop.records.format import encode
from hanabi_desktop.records.record import Record
from hanabi_desktop.records.store import EXTENSION, load, save
from hanabi_desktop.rules import ValueHint
from hanabi_desktop.screen.view import Public
from hanabi_desktop.screens.new_game.dialog import NewGameDialog
from hanabi_desktop.widgets.sheet import open_dialog
from hanabi_desktop.window.main_window import MainWindow
from tests.driver import MousePlayers
from tests.input import answering, dealing
from tests.opening import OpenWindow
from tests.window import evening


def blocked(data: Path) -> None:
    """Nothing can be saved any more: another folder lies where this one was."""
    shutil.rmtree(data)
    data.write_text("in the way")


def restored(data: Path) -> None:
    data.unlink()


def the_game() -> Record:
    return Record(evening.NAMES, evening.DEAL.setup, (ValueHint(1, 1),))


@pytest.mark.parametrize("geometry", [b"foo", b"", b"\x01\xd9\xd0\xcb", b"x" * 100_000])
def test_a_damaged_window_state_does_not_matter(open_window: OpenWindow, data: Path, geometry: bytes) -> None:
    (data / "window.geometry").write_bytes(geometry)
    assert open_window().isVisible()


def test_the_window_comes_back_where_it_was(window: MainWindow) -> None:
    window.setGeometry(40, 50, 700, 500)
    before = window.geometry()
    window.close()
    window.setGeometry(0, 0, 660, 490)
    window.show_as_before()
    assert window.geometry() == before


# Leaving while saving fails


@pytest.fixture
def unsaved(open_window: OpenWindow, data: Path) -> Iterator[MousePlayers]:
    """A hint has been given and could not be saved, which was told."""
    players = evening.seated(open_window(deal=dealing(evening.DEAL, evening.OTHER)))
    players.open_view()
    blocked(data)
    with answering(evening.told("Not saved")):
        players.hint(ValueHint(1, 1))
    yield players
    if data.is_file():
        restored(data)


@pytest.mark.parametrize("way", ["title", "close", "new"])
def test_nobody_leaves_unsaved_turns_unasked(unsaved: MousePlayers, data: Path, way: str) -> None:
    before = unsaved.record
    stay = evening.answered("Stay")
    if way == "title":
        evening.by_menu(unsaved, "Game", "Title screen", stay)
    elif way == "close":
        with answering(stay):
            unsaved.window.close()
    else:
        with answering(stay):
            unsaved.window.game.start(evening.CHOICE)
    assert unsaved.window.isVisible()
    assert unsaved.record == before
    assert unsaved.phase() == Public()
    restored(data)
    unsaved.window.close()
    assert evening.last_saved(data) == before


def test_a_copy_is_saved_before_leaving(unsaved: MousePlayers, tmp_path: Path) -> None:
    before = unsaved.record
    with answering(evening.answered("Save a copy…"), evening.typed(str(tmp_path / "copy"))):
        unsaved.window.close()
    assert not unsaved.window.isVisible()
    assert load(tmp_path / f"copy{EXTENSION}") == before


# A file that somebody else writes


def test_a_file_that_another_program_changed_is_left_alone_and_told_once(players: MousePlayers, data: Path) -> None:
    players.turn(ValueHint(1, 1))
    (path,) = (data / "games").iterdir()
    players.open_view()
    path.write_bytes(encode(the_game()))
    with answering(evening.told("Saved game unchanged", f"Another program has changed {path.name}.", "beside it")):
        players.hint(ValueHint(2, 1))
    assert players.phase() == Public()
    assert evening.saved_games(data)[-1].actions == (ValueHint(1, 1), ValueHint(2, 1))
    assert not players.window.game.unsaved
    players.turn(ValueHint(0, 1))
    assert path.read_bytes() == encode(the_game())
    assert load(path.with_name(f"{path.name.removesuffix(EXTENSION)}-2{EXTENSION}")) == players.record


def test_a_game_played_on_elsewhere_since_it_was_found_goes_on_from_there(open_window: OpenWindow, data: Path) -> None:
    evening.game_file(data).write_bytes(encode(the_game()))
    window = open_window()
    assert window.game.saved
    later = replace(the_game(), actions=(*the_game().actions, ValueHint(2, 1)))
    evening.game_file(data).write_bytes(encode(later))
    window.game.continue_saved()
    assert MousePlayers(window).record.actions == later.actions


# A copy


def test_a_copy_replaces_no_other_unasked(players: MousePlayers, data: Path, tmp_path: Path) -> None:
    there = tmp_path / f"x{EXTENSION}"
    there.write_text("kept")
    again = str(tmp_path / "y")
    asked = evening.answered("No")
    evening.by_menu(players, "Game", "Save a copy…", evening.typed(str(tmp_path / "x")), asked, evening.typed(again))
    assert there.read_text() == "kept"
    assert load(tmp_path / f"y{EXTENSION}") == players.record
    evening.by_menu(players, "Game", "Save a copy…", evening.typed(str(tmp_path / "x")), evening.answered("Replace"))
    assert load(there) == players.record


# What a later version wrote


def later_version(record: Record) -> bytes:
    return encode(record).replace(b'"version":2', b'"version":999')


def test_a_game_of_a_later_version_is_told_and_left_alone(open_window: OpenWindow, data: Path, tmp_path: Path) -> None:
    elsewhere = tmp_path / f"later{EXTENSION}"
    for path in (elsewhere, evening.game_file(data)):
        path.write_bytes(later_version(the_game()))
    words = "This file was written by a later version of the program."
    with answering(evening.told(words)):
        window = open_window()
    with answering(evening.told(words)):
        window.game.open(elsewhere)
    assert [path.read_bytes() for path in (elsewhere, evening.game_file(data))] == [later_version(the_game())] * 2


@pytest.mark.parametrize("content", [b"{garbage", later_version(the_game()), "itself", "nowhere"])
def test_a_game_of_an_unreadable_file_goes_on_beside(open_window: OpenWindow, data: Path, content: bytes | str) -> None:
    path = evening.game_file(data)
    path.write_bytes(encode(the_game()))
    window = open_window()
    path.unlink()
    if isinstance(content, str):
        path.symlink_to(path if content == "itself" else data / content)
    else:
        path.write_bytes(content)
    with answering(evening.told(f"{path.name} can’t be read any more.", "in a new file")):
        window.game.continue_saved()
    players = MousePlayers(window)
    players.turn(ValueHint(2, 1))
    assert path.is_symlink() or path.read_bytes() == content
    (beside,) = set(path.parent.iterdir()) - {path}
    assert load(beside).actions == (*the_game().actions, ValueHint(2, 1))


def test_a_game_that_could_not_be_saved_for_long_is_replayed_only(open_window: OpenWindow, data: Path) -> None:
    looks = [{"what": "looked", "turn": 0, "seat": seat % 3} for seat in range(13_500)]
    padded = replace(the_game(), extra={"remarks": looks})
    evening.game_file(data).write_bytes(encode(padded))
    window = open_window()
    for go_on in (window.game.continue_saved, lambda: window.game.open_text(encode(padded).decode())):
        play_on = (evening.answered("Continue"),) * (go_on != window.game.continue_saved)
        with answering(*play_on, evening.told("This game can’t be continued: its file holds too much")):
            go_on()
        assert window.game.shared_screen is None


@pytest.mark.parametrize(("spoilt", "told"), [({"master": 77}, "master"), ({"characters": [3]}, "characters")])
def test_a_game_with_a_damaged_table_is_opened_and_its_file_keeps_it(
    open_window: OpenWindow, data: Path, spoilt: dict[str, object], told: str
) -> None:
    path = evening.game_file(data, "older")
    path.write_bytes(before := encode(replace(the_game(), extra={**spoilt, "memory_aid": "none"})))
    save(replace(the_game(), extra={"started": "2026-05-01T20:00:00"}), evening.game_file(data))
    window = open_window()
    with answering(evening.told("Saved game damaged", told)):
        window.game.open(path)
    players = MousePlayers(window)
    players.turn(ValueHint(2, 1))
    assert path.read_bytes() == before
    assert evening.last_saved(data).extra["memory_aid"] == "none"


def damage_games(data: Path, count: int = 60) -> None:
    for number in range(count):
        evening.game_file(data, f"game {number}").write_text("{")


def test_all_of_it_is_told_once_on_one_sheet_with_counts(open_window: OpenWindow, data: Path) -> None:
    damage_games(data)
    (data / "preferences.json").write_text("{")
    with answering(evening.told("60 saved games can’t be continued now.", "The settings can’t be read.")):
        window = open_window()
    window.show_title()
    assert open_dialog() is None


def test_a_window_that_was_closed_over_the_sheet_stays_closed(open_window: OpenWindow, data: Path) -> None:
    damage_games(data, 2)
    window = open_window()
    assert open_dialog() is not None
    window.close()
    QApplication.processEvents()
    assert not window.isVisible()
    assert open_dialog() is None


def test_a_folder_that_takes_no_lock_is_told(window: MainWindow, data: Path) -> None:
    with answering(evening.told("Saved games not locked", f"The program can’t lock {data}.", "without noticing")):
        window.show_as_before(unlocked=OSError(errno.ENOLCK, "No locks available"))


def test_settings_that_cannot_be_saved_are_told_once(window: MainWindow, data: Path) -> None:
    for _ in range(2):
        blocked(data)
        with answering(evening.told("Not saved", "The settings can’t be saved.", "a file where a folder should be.")):
            window.speak("en")
            window.apply(window.preferences.with_settings(symbols=False))
        window.apply(window.preferences.with_settings(symbols=True))
        assert open_dialog() is None
        restored(data)
        data.mkdir()
        window.speak("nb")
        window.speak("en")


@pytest.mark.parametrize("content", [b"{garbage", b'{"version": 3}', b'{"theme": "light"}', None])
def test_settings_that_another_program_changed_are_kept(window: MainWindow, data: Path, content: bytes | None) -> None:
    path = data / "preferences.json"
    path.unlink()
    path.mkdir() if content is None else path.write_bytes(content)
    with answering(evening.told("Settings changed by another program", "kept as", "preferences.changed-1.json")):
        window.apply(window.preferences.with_settings(symbols=False))
    window.apply(window.preferences.with_settings(volume=3))
    assert open_dialog() is None
    aside = path.with_name("preferences.changed-1.json")
    assert aside.is_dir() if content is None else aside.read_bytes() == content
    assert preferences.load(path).preferences == window.preferences


@pytest.mark.parametrize("closed", [False, True])
def test_a_setting_is_saved_as_soon_as_the_game_can_be(unsaved: MousePlayers, data: Path, closed: bool) -> None:
    unsaved.window.speak("de")
    restored(data)
    if closed:
        unsaved.window.close()
    else:
        unsaved.turn(ValueHint(2, 1))
    assert evening.saved_settings(data).language == "de"


def test_names_that_were_typed_are_there_again_for_whoever_went_back(open_window: OpenWindow) -> None:
    players = MousePlayers(open_window(deal=dealing(evening.DEAL)))

    def give_up(dialog: NewGameDialog) -> None:
        dialog.players.set_players(evening.CHOICE.players)
        # Nothing is cancelled, so no button says so.
        assert dialog.back.text() == "Back"
        players.use(dialog.back)

    def look(dialog: NewGameDialog) -> None:
        assert dialog.players.typed == evening.CHOICE.names
        dialog.reject()

    for answer in (give_up, look):
        with answering(answer):
            players.window.choose_new_game()
