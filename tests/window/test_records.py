"""Records that players open: games from elsewhere, finished ones, and files that are none."""

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QWidget

from hanabi_desktop.records.format import encode
from hanabi_desktop.records.record import Record
from hanabi_desktop.records.store import EXTENSION
from hanabi_desktop.rules import Discard, Play, ValueHint
from hanabi_desktop.screen.view import Public
from tests.driver import MousePlayers
from tests.each import each
from tests.input import answering, dealing
from tests.opening import OpenWindow
from tests.window.evening import DEAL, answered, last_saved, seated, told, typed

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")


def open_record(players: MousePlayers, path: Path, *later: Callable[[QWidget], None]) -> None:
    """Through the title's button and the file dialog."""
    with answering(typed(str(path)), *later):
        players.use(players.window.title_page.open_button)


@pytest.fixture
def played(open_window: OpenWindow, tmp_path: Path) -> Record:
    """A record of a game that was begun somewhere else."""
    players = seated(open_window(tmp_path / "elsewhere", deal=dealing(DEAL)))
    players.turn(ValueHint(1, 1))
    players.turn(Play(5))
    players.window.close()
    return players.record


@pytest.fixture
def title(open_window: OpenWindow) -> MousePlayers:
    return MousePlayers(open_window())


def test_a_record_is_opened_and_played_on(open_window: OpenWindow, tmp_path: Path, played: Record, data: Path) -> None:
    path = tmp_path / f"game{EXTENSION}"
    path.write_bytes(encode(played))
    players = MousePlayers(open_window())
    open_record(players, path, answered("Resume"))
    assert not (data / "games").exists()
    assert (players.record.setup, players.record.actions) == (played.setup, played.actions)
    assert players.phase() == Public()
    players.turn(ValueHint(0, 2))
    assert path.read_bytes() == encode(played)
    assert last_saved(data).actions == (*played.actions, ValueHint(0, 2))


@each(
    ("content", "said"),
    [
        (b"", "truncated"),
        (b"no game at all", "byte 4"),
        (b'{"players": ["a", "b"], "deck": [], "actions": []}', "deck"),
        (b'{"deck": [{"suitIndex": 0, "rank": 1}', "truncated"),
        (b"[" * 100_000, "array"),
        (b'{"title": "a shopping list"}', "players"),
        (None, "Action 1 (turn 2) breaks the rules: "),
    ],
)
def test_what_is_no_record_is_told_and_left_as_it_is(
    title: MousePlayers, tmp_path: Path, played: Record, data: Path, content: bytes | None, said: str
) -> None:
    if content is None:
        actions = (*played.actions[:1], Discard(24))
        content = encode(Record(played.names, played.setup, actions, played.edition, {}))
    path = tmp_path / "broken.json"
    path.write_bytes(content)
    open_record(title, path, told("Not opened", "broken.json can’t be opened. The file hasn’t been changed.", said))
    assert path.read_bytes() == content
    assert title.window.game.shared_screen is None
    assert title.window.title_page.isVisible()
    assert not (data / "games").exists()
