"""The program's window, for each test that asks for it."""

import pytest

from tests.board.conftest import data, mouse, open_window, window
from tests.driver import MousePlayers
from tests.input import dealing
from tests.opening import OpenWindow
from tests.window.evening import DEAL, seated

__all__ = ["data", "mouse", "open_window", "window"]


@pytest.fixture
def players(open_window: OpenWindow) -> MousePlayers:
    """Kari, Per and Ola at a new table."""
    return seated(open_window(deal=dealing(DEAL)))
