"""The dialog for a new game, for each test that asks for it."""

from tests.screens.new_game.opening import open_dialog

__all__ = ["open_dialog"]
