"""The folder of games is read between events: it delivers batches, and can be cancelled."""

import logging
import os
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from hanabi_desktop.models.game_reader import GameReader
from hanabi_desktop.records.format import encode
from hanabi_desktop.records.record import Record
from hanabi_desktop.records.scores import Score, Unread
from hanabi_desktop.records.store import EXTENSION
from hanabi_desktop.rules import EDITIONS, EditionId, EndEarly
from tests.games import shortest_victory
from tests.input import reading_ends, wait_until

pytestmark = pytest.mark.usefixtures("qapp")

MANY = 300


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    game = shortest_victory(EDITIONS[EditionId.ENGLISH].rules, 2)
    for number in range(MANY):
        started = {"started": datetime.fromtimestamp(1_700_000_000 + number, UTC).isoformat()}
        record = Record(("Kari", "Per"), game.setup, (*game.actions[:5], EndEarly()), EditionId.ENGLISH, started)
        (tmp_path / f"{number:03}{EXTENSION}").write_bytes(encode(record))
    return tmp_path


@pytest.fixture(autouse=True)
def every_reader_ends() -> Iterator[None]:
    yield
    reading_ends()


class Heard:
    """A reader of a folder, and what it has delivered."""

    def __init__(self, folder: Path) -> None:
        self.reader = GameReader(folder)
        self.batches: list[list[Score | Unread]] = []
        self.finished = 0
        self.reader.found.connect(self.batches.append)
        self.reader.finished.connect(self._end)
        self.reader.start()

    def _end(self) -> None:
        self.finished += 1

    @property
    def files(self) -> list[str]:
        return [found.file for batch in self.batches for found in batch]


def read_all(folder: Path) -> Heard:
    """All that a reader delivers until it has finished."""
    heard = Heard(folder)
    wait_until(lambda: heard.finished)
    return heard


def test_every_game_is_delivered_once_the_latest_name_first(folder: Path) -> None:
    (folder / f"damaged{EXTENSION}").write_text("{")
    (folder / f"empty{EXTENSION}").touch()
    heard = read_all(folder)
    assert heard.files == sorted((path.name for path in folder.iterdir() if path.stat().st_size), reverse=True)
    assert len(heard.batches) > 1
    assert (heard.reader.read, heard.reader.total) == (MANY + 2, MANY + 2)


def test_a_folder_that_is_not_there_has_no_games(tmp_path: Path) -> None:
    assert read_all(tmp_path / "nowhere").files == []


def test_a_folder_that_cannot_be_read_is_noted_and_no_error(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    (tmp_path / "games").write_text("no folder")
    with caplog.at_level(logging.WARNING):
        read_all(tmp_path / "games")
    assert "NotADirectoryError" in caplog.text


def test_a_file_that_the_system_does_not_give_is_counted(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    path = next(folder.iterdir())
    path.chmod(0)
    if os.access(path, os.R_OK):
        pytest.skip("nothing is kept from this user")
    heard = read_all(folder)
    assert [found for batch in heard.batches for found in batch if isinstance(found, Unread)] == [Unread(path.name)]


def test_a_reader_that_is_cancelled_delivers_nothing_more(folder: Path) -> None:
    heard = Heard(folder)
    wait_until(lambda: heard.batches)
    before = len(heard.files)
    heard.reader.cancel()
    QTest.qWait(250)
    assert (len(heard.files), heard.finished) == (before, 0)
    assert before < MANY
