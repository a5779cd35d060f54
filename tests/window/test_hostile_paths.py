"""Files that are no files, and names that are no names: each is told in a few plain words, and nothing waits for it."""

import os
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtWidgets import QMessageBox, QWidget

from hanabi_desktop.records.store import EXTENSION
from hanabi_desktop.window.main_window import MainWindow
from tests.input import Key, answering, strike
from tests.opening import OpenWindow

pytestmark = [
    pytest.mark.qt_log_ignore("This plugin does not support"),
    pytest.mark.skipif(not sys.platform.startswith("linux"), reason="other systems have other files and names"),
]


def a_pipe(path: Path) -> None:
    os.mkfifo(path)


def a_link_to_itself(path: Path) -> None:
    path.symlink_to(path)


def a_link_to_a_device(path: Path) -> None:
    path.symlink_to("/dev/zero")


def a_folder(path: Path) -> None:
    path.mkdir()


def two_gigabytes_of_nothing(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(2 << 30)


def refused(window: MainWindow, path: Path) -> str:
    """What is said of it."""
    said = []

    def read(dialog: QWidget) -> None:
        assert isinstance(dialog, QMessageBox)
        assert dialog.windowTitle() == "Not opened"
        said.append(dialog.text())
        assert dialog.height() < 700
        strike(Key.Key_Return)

    with answering(read):
        window.game.open(path)
    return said[0]


@pytest.mark.parametrize(
    "make",
    [a_pipe, a_link_to_itself, a_link_to_a_device, a_folder, two_gigabytes_of_nothing],
    ids=lambda make: make.__name__,
)
def test_what_is_no_ordinary_file_is_not_opened(
    open_window: OpenWindow, tmp_path: Path, make: Callable[[Path], None]
) -> None:
    path = tmp_path / f"game{EXTENSION}"
    make(path)
    assert refused(open_window(), path) == f"game{EXTENSION} can’t be opened. It was left as it is."


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("x" * 200_000, "x" * 59 + "…"),
        ("a\nb\tc.json", "a b c.json"),
        ("\u202enosj.exe", "nosj.exe"),
        ("n\udce9me.json", "n�me.json"),
        ("<b>&amp;", "<b>&amp;"),
        ("a\0b", "ab"),
        ("\u2066\x1b[31m", "[31m"),
    ],
    ids=["long", "lines", "reversed", "other encoding", "markup", "nothing in it", "colours of a terminal"],
)
def test_any_name_is_told_on_one_line(open_window: OpenWindow, tmp_path: Path, name: str, shown: str) -> None:
    assert refused(open_window(), tmp_path / name).startswith(f"{shown} can’t be opened.")
