"""A game of seven turns, of which the players ended the last early, in the real window."""

import pytest

from hanabi_desktop.screens.replay.page import ReplayPage
from tests.input import wait_until
from tests.opening import OpenWindow
from tests.screens.replay.games import over, page_of


@pytest.fixture
def page(open_window: OpenWindow) -> ReplayPage:
    window = open_window()
    window.game.replay(over())
    return page_of(window)


@pytest.fixture
def said(page: ReplayPage) -> list[str]:
    """All that is announced once it was told what is looked at."""
    said: list[str] = []
    page.announcer.announced.connect(said.append)
    wait_until(lambda: said)
    said.clear()
    return said
