"""Players at a table, by mouse and by keyboard."""

from tests.board.conftest import keys, mouse

__all__ = ["keys", "mouse"]
