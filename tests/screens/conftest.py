"""The program's window, for each test that asks for it."""

from tests.opening import data, open_window, window

__all__ = ["data", "open_window", "window"]
