"""The program's window, for each test that asks for it."""

from tests.opening import came_to, data, open_window, window
from tests.screens.sitting import sit

__all__ = ["came_to", "data", "open_window", "sit", "window"]
