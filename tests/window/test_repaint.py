"""What has not changed is not painted: a hint costs the cards it touches and the tokens, not the table."""

from collections.abc import Iterable

import pytest
from PySide6.QtCore import QEvent, QObject, QRect
from PySide6.QtGui import QPaintEvent
from PySide6.QtWidgets import QApplication, QWidget
from typing_extensions import override

from hanabi_desktop.screens.replay.page import ReplayPage
from hanabi_desktop.widgets.appearance import MotionPolicy
from tests.input import comes
from tests.opening import OpenWindow
from tests.screens.replay.games import KARI, OLA, PER, over, page_of

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

CALM = 0.2
"""Seconds in which nothing more is painted."""


class Painted(QObject):
    """Counts the pixels that are painted of each widget from now on."""

    def __init__(self) -> None:
        super().__init__()
        self._pixels: dict[QWidget, int] = {}
        self.stirred = False

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QPaintEvent) and isinstance(watched, QWidget):
            self.stirred = True
            parts: Iterable[QRect] = event.region()  # type: ignore[assignment]  # PySide does not say that it is one
            fresh = sum(rect.width() * rect.height() for rect in parts)
            self._pixels[watched] = max(self._pixels.get(watched, 0), fresh)
        return False

    def share(self, widget: QWidget) -> float:
        """How much of a widget was painted at once, at most: 0..1."""
        return self._pixels.get(widget, 0) / (widget.width() * widget.height())


@pytest.fixture
def painted(qapp: QApplication) -> Painted:
    return Painted()


def settle(painted: Painted) -> None:
    """Whatever is to be painted is painted."""
    painted.stirred = True
    while painted.stirred:
        painted.stirred = False
        comes(lambda: painted.stirred, CALM)


def watch(painted: Painted) -> None:
    """From here on."""
    application = QApplication.instance()
    assert application is not None
    application.installEventFilter(painted)
    settle(painted)
    painted._pixels.clear()


def unwatch(painted: Painted) -> None:
    settle(painted)
    application = QApplication.instance()
    assert application is not None
    application.removeEventFilter(painted)


@pytest.fixture
def page(open_window: OpenWindow) -> ReplayPage:
    window = open_window()
    window.game.take_in(over())
    page = page_of(window)
    page.set_motion(MotionPolicy.OFF)
    return page


def test_a_hint_paints_no_hand_that_it_has_nothing_to_do_with(page: ReplayPage, painted: Painted) -> None:
    watch(painted)
    page.bar.on.click()
    unwatch(painted)
    board = page.board
    assert board.news.title.text() == "Kari → Per: 3 cards of value 1"
    assert painted.share(board.hand_views[PER].viewport()) > 0.3
    assert painted.share(board.clocks.viewport()) > 0
    for untouched in (board.hands[OLA], board.hand_views[OLA].viewport(), board.fireworks.viewport(), board.deck):
        assert painted.share(untouched) == 0
    for untouched in (board.discards.viewport(), board.fuses.viewport(), board.tokens.score):
        assert painted.share(untouched) == 0


def test_a_play_paints_the_hand_it_came_from_and_the_fireworks(page: ReplayPage, painted: Painted) -> None:
    page.bar.on.click()
    watch(painted)
    page.bar.on.click()
    unwatch(painted)
    board = page.board
    assert board.news.title.text() == "Per plays red 1: it fits."
    assert painted.share(board.fireworks.viewport()) > 0
    assert painted.share(board.tokens.score) == 1
    for untouched in (board.hand_views[KARI].viewport(), board.clocks.viewport(), board.fuses.viewport()):
        assert painted.share(untouched) == 0
