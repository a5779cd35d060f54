"""Whatever screen there is, all of every window is on it, and the set-up needs no scrolling."""

import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QRect, QSize

from hanabi_desktop.widgets.window_size import FRAME, brought_inside, first_size, room_on
from hanabi_desktop.window.main_window import MainWindow
from tests.each import each, samples

SIZES = [("320", "200"), ("960", "600"), ("1366", "768"), ("1600", "900")]
SCREEN, BESIDE = QRect(0, 0, 1366, 768), QRect(1366, 0, 1024, 768)


@pytest.mark.parametrize("size", SIZES[: samples(3, 4)])
def test_every_window_lies_wholly_on_its_screen(size: tuple[str, str]) -> None:
    """The second is 1440×900 at 150 %."""
    command = [sys.executable, "-m", "tests.window.small_screen", *size]
    ran = subprocess.run(command, cwd=Path(__file__).parents[2], check=True, capture_output=True, text=True)
    assert ran.stdout == ""


@each(
    ("window", "inside"),
    [
        (QRect(100, 100, 640, 480), QRect(100, 100, 640, 480)),
        (QRect(0, 0, 640, 480), QRect(FRAME.left(), FRAME.top(), 640, 480)),
        (QRect(800, 400, 640, 480), QRect(1366 - FRAME.right() - 640, 768 - FRAME.bottom() - 480, 640, 480)),
        (QRect(-5000, 9000, 640, 480), QRect(FRAME.left(), 768 - FRAME.bottom() - 480, 640, 480)),
        (QRect(1300, 100, 640, 480), QRect(1366 + FRAME.left(), 100, 640, 480)),
        (QRect(100, 100, 3000, 2000), room_on(SCREEN)),
        (QRect(2000, 0, 2560, 1440), room_on(BESIDE)),
    ],
)
def test_a_window_is_moved_and_made_smaller_no_further_than_it_must(window: QRect, inside: QRect) -> None:
    assert brought_inside(window, (SCREEN, BESIDE)) == inside


@each(
    ("screen", "size"),
    [
        (QRect(0, 0, 1920, 1080), QSize(1618, 877)),
        (QRect(0, 0, 3840, 2160), QSize(3250, 1795)),
        (QRect(0, 0, 3440, 1440), QSize(2248, 1183)),
        (QRect(0, 0, 1366, 768), QSize()),
        (QRect(0, 0, 1080, 1920), QSize()),
    ],
)
def test_at_first_the_window_has_most_of_the_screen_and_all_of_a_small_one(screen: QRect, size: QSize) -> None:
    assert first_size(room_on(screen).size()) == size


def test_a_window_that_was_left_on_a_larger_screen_comes_back_wholly(window: MainWindow, data: Path) -> None:
    window.setGeometry(5000, -300, 2560, 1440)
    window.close()
    assert (data / "window.geometry").read_bytes()
    window.show_as_before()
    assert room_on(window.screen().availableGeometry()).contains(window.geometry())
