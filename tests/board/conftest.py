"""Players at a table, by mouse and by keyboard."""

import pytest

from tests.driver import KeyPlayers, MousePlayers
from tests.opening import OpenWindow, came_to, data, open_window, window
from tests.screens.sitting import sit
from tests.screens.table.private import at_table

__all__ = ["came_to", "data", "keys", "mouse", "open_window", "sit", "window"]


@pytest.fixture
def mouse(open_window: OpenWindow) -> MousePlayers:
    return at_table(MousePlayers, open_window)


@pytest.fixture
def keys(open_window: OpenWindow) -> KeyPlayers:
    return at_table(KeyPlayers, open_window)
