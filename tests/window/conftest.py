"""The program's window, for each test that asks for it."""

import pytest

from hanabi_desktop.window.main_window import MainWindow
from tests.board.conftest import came_to, data, mouse, open_window, window
from tests.driver import MousePlayers
from tests.input import dealing
from tests.opening import OpenWindow
from tests.window.evening import DEAL, seated

__all__ = ["came_to", "data", "mouse", "open_window", "window"]


@pytest.fixture
def players(open_window: OpenWindow) -> MousePlayers:
    """Kari, Per and Ola at a new table."""
    return seated(open_window(deal=dealing(DEAL)))


@pytest.fixture
def title(window: MainWindow) -> MousePlayers:
    """Nobody plays yet."""
    return MousePlayers(window)
