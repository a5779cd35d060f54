"""A program that waits for people does nothing meanwhile: it neither paints nor counts the time."""

from PySide6.QtCore import QAbstractAnimation, QEvent, QObject, QTimeLine, QTimer

from hanabi_desktop.rules import EDITIONS, EditionId, Play
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.widgets.appearance import MotionPolicy
from hanabi_desktop.window.main_window import MainWindow
from tests.games import deal_hands
from tests.input import comes, dealing, wait_until, watching
from tests.opening import OpenWindow
from tests.players import seats
from tests.window.late_game import open_view, screen_of, table_of

RULES = EDITIONS[EditionId.ENGLISH].rules
QUIET = 0.3
"""Seconds in which nothing may stir."""
TRIES = 20
"""After so many stirrings there is something that does not come to rest."""


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


def test_nothing_stirs_by_itself(open_window: OpenWindow) -> None:
    """On the title, at a private view, after a turn, and at the end."""
    window = open_window(deal=dealing(deal_hands(RULES, "r1 y1 g1 b1 w1", "r2 y2 g2 b2 w2")))
    assert_quiet(window)
    window.game.start(NewGame(EditionId.ENGLISH, RULES, seats(("Kari", "Per")), 0))
    open_view(window)
    assert_quiet(window)
    screen_of(window).act(Play(0))
    assert_quiet(window)
    screen_of(window).table.end_early()
    table_of(window).set_motion(MotionPolicy.REDUCED)
    assert_quiet(window)


def assert_quiet(window: MainWindow) -> None:
    """Nothing is painted in the window, and no timer goes off there."""
    wait_until(lambda: not running(window), seconds=10)
    seen: list[str] = []

    def note(watched: QObject | None, event: QEvent) -> None:
        thing = watched
        while thing is not None and thing is not window:
            thing = thing.parent()
        if thing is window and event.type() in (QEvent.Type.Paint, QEvent.Type.Timer):
            seen.append(f"{event.type().name} of {watched}")

    with watching(note):
        # What has been asked for by now is still painted, however busy the machine is.
        for _ in range(TRIES):
            seen.clear()
            if not comes(lambda: seen, QUIET):
                break
        assert not seen
    assert not running(window)
