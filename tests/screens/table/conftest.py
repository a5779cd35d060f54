"""Players at a table, by mouse and by keyboard."""

from tests.board.conftest import keys, mouse, sit

__all__ = ["keys", "mouse", "sit"]
