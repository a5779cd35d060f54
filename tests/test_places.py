"""Every sheet, dialog and page of the program is in the registry of places."""

import inspect
import pkgutil
from collections.abc import Iterator
from importlib import import_module

from PySide6.QtWidgets import QDialog, QMainWindow, QWidget

import hanabi_desktop
from hanabi_desktop.board.pages import BoardPage
from hanabi_desktop.board.sheets import PublicSheet
from hanabi_desktop.screens.new_game.player_plate import BadgePicker
from hanabi_desktop.screens.scores.saved_games import GamesSheet
from hanabi_desktop.widgets.sheet import Sheet
from hanabi_desktop.window.main_window import MainWindow
from hanabi_desktop.window.single_instance import RefusalWindow
from tests.places import PLACES, SCREENS

BASES = {Sheet, PublicSheet, BoardPage, GamesSheet}
WITHIN = {MainWindow, RefusalWindow, BadgePicker}
"""What holds all the others, what has no window to be opened in, and what `NEW_GAME` opens."""
PARTS = ("AlbumPage", "GamesPage", "AppearancePage", "GamePage")
"""Pages of sheets that the walks turn to."""


def classes() -> Iterator[type[QWidget]]:
    """All that is a sheet, a dialog or a window by its ancestors, or a page of `screens` by its name."""
    for found in pkgutil.walk_packages(hanabi_desktop.__path__, "hanabi_desktop."):
        if not found.name.endswith("__main__"):
            module = import_module(found.name)
            for name, each in vars(module).items():
                if inspect.isclass(each) and each.__module__ == module.__name__ and issubclass(each, QWidget):
                    page = name.endswith("Page") and ".screens." in each.__module__ and name not in PARTS
                    if page or issubclass(each, QDialog | QMainWindow | BoardPage):
                        yield each


def test_every_sheet_dialog_and_page_is_a_place_that_is_walked_to() -> None:
    places = {place.shows for place in PLACES} | set(SCREENS) | BASES | WITHIN
    forgotten = {each.__qualname__ for each in classes() if each not in places}
    assert not forgotten, f"{forgotten} are in no place of tests/places.py"
