"""What an action costs: nothing is painted or told twice, and nothing at all that has not changed."""

from collections import Counter

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from hanabi_desktop.rules import Action, ColourHint, Discard, Play, Suit
from hanabi_desktop.screens.table.page import TablePage
from hanabi_desktop.widgets.appearance import MotionPolicy
from tests.games import of_turn
from tests.input import watching
from tests.screens.sitting import PER, Sit, open_view

ACTIONS: tuple[Action, ...] = (ColourHint(PER, Suit.RED), Discard(5), Play(14), Play(0))
"""Turns, one after the other: a hint, a discard, a mistake, and a card that fits."""


def painted_by(page: TablePage, action: Action) -> Counter[QObject]:
    """How often each widget is painted for an action of whoever looks, until all of it is seen."""
    QApplication.processEvents()
    times = Counter[QObject]()

    def count(watched: QObject, event: QEvent) -> None:
        times[watched] += event.type() == QEvent.Type.Paint

    with watching(count):
        page.shared_screen.act(of_turn(action))
        if page.motion.running:
            page.motion.clock.pause()
        # As the event loop does it: what was posted comes before what a timer of no milliseconds has put off.
        QCoreApplication.sendPostedEvents()
        QApplication.processEvents()
    return times


def things(page: TablePage) -> dict[str, QWidget]:
    """What lies on the table, by name."""
    board = page.board
    hands = {f"hand {seat}": view.viewport() for seat, view in enumerate(board.hand_views)}
    views = {"clocks": board.clocks, "fuses": board.fuses, "fireworks": board.fireworks, "discards": board.discards}
    return hands | {name: view.viewport() for name, view in views.items()}


def test_an_action_paints_each_thing_once_at_most(sit: Sit) -> None:
    for policy in MotionPolicy:
        page = sit(motion=policy)
        for action in ACTIONS:
            open_view(page)
            times = painted_by(page, action)
            twice = {name: times[thing] for name, thing in things(page).items() if times[thing] > 1}
            assert twice == {}, (policy, action)
            assert times[page.motion.overlay] == (policy is not MotionPolicy.OFF), (policy, action)
