"""A program that waits for people does nothing meanwhile: it neither paints nor counts the time."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import QAbstractAnimation, QEvent, QObject, QTimeLine, QTimer
from PySide6.QtWidgets import QApplication

from hanabi_desktop.compat import override
from hanabi_desktop.rules import EDITIONS, EditionId, Play
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.widgets.appearance import MotionPolicy
from hanabi_desktop.window.main_window import MainWindow
from tests.games import deal_hands
from tests.input import comes, dealing, wait_until
from tests.opening import OpenWindow
from tests.players import seats
from tests.window.late_game import screen_of, table_of

RULES = EDITIONS[EditionId.ENGLISH].rules
QUIET = 0.3
"""Seconds in which nothing may stir."""
TRIES = 20
"""After so many stirrings there is something that does not come to rest."""


class Stir(QObject):
    """Writes down whatever is painted, and every timer that goes off, in a window."""

    def __init__(self, window: MainWindow) -> None:
        super().__init__()
        self._window = window
        self.seen: list[str] = []

    @override
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.Paint, QEvent.Type.Timer) and self._within(watched):
            self.seen.append(f"{event.type().name} of {watched}")
        return False

    def _within(self, thing: QObject | None) -> bool:
        while thing is not None and thing is not self._window:
            thing = thing.parent()
        return thing is self._window


SOON = 60_000
"""Milliseconds; what waits for longer is waiting for somebody who has left a private view open."""


def running(window: MainWindow) -> list[QObject]:
    """Whatever counts the time in a window."""
    return [
        *(timer for timer in window.findChildren(QTimer) if timer.isActive() and timer.remainingTime() < SOON),
        *(line for line in window.findChildren(QTimeLine) if line.state() is not QTimeLine.State.NotRunning),
        *(
            animation
            for animation in window.findChildren(QAbstractAnimation)
            if animation.state() is not QAbstractAnimation.State.Stopped
        ),
    ]


def title(window: MainWindow) -> None:
    """Nobody plays yet."""


def table(window: MainWindow) -> None:
    window.game.start(NewGame(EditionId.ENGLISH, RULES, seats(("Kari", "Per")), 0))


def cover(window: MainWindow) -> None:
    table(window)
    screen_of(window).look_away(0)


def private(window: MainWindow) -> None:
    cover(window)
    screen_of(window).open_view()


def played(window: MainWindow) -> None:
    private(window)
    screen_of(window).act(Play(0))


def finale(window: MainWindow) -> None:
    table(window)
    screen_of(window).table.end_early()
    table_of(window).set_motion(MotionPolicy.REDUCED)


@pytest.mark.parametrize("at", [title, private, played, finale], ids=lambda at: at.__name__)
def test_nothing_stirs_by_itself(open_window: OpenWindow, qapp: QApplication, at: Callable[[MainWindow], None]) -> None:
    window = open_window(deal=dealing(deal_hands(RULES, "r1 y1 g1 b1 w1", "r2 y2 g2 b2 w2")))
    at(window)
    wait_until(lambda: not running(window), seconds=10)
    stir = Stir(window)
    qapp.installEventFilter(stir)
    try:
        # What has been asked for by now is still painted, however busy the machine is.
        for _ in range(TRIES):
            stir.seen.clear()
            if not comes(lambda: stir.seen, QUIET):
                break
        assert not stir.seen
    finally:
        qapp.removeEventFilter(stir)
    assert not running(window)
