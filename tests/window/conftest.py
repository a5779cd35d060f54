"""The program's window, for each test that asks for it."""

from tests.board.conftest import data, mouse, open_window

__all__ = ["data", "mouse", "open_window"]
