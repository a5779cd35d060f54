"""Tables on the screen without the program's window, cleared away after each test."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.players import Level
from hanabi_desktop.rules import EDITIONS, Action, EditionId, Game, Rules
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screens.table.page import TablePage
from hanabi_desktop.widgets.appearance import MotionPolicy
from tests.games import deal_hands, of_turn
from tests.opening import shared_look
from tests.table.tables import seated

KARI, PER, LIV = range(3)
NAMES = ("Kari", "Per", "Liv", "Åsa", "Ivar")

Sit = Callable[..., TablePage]


def dealt(rules: Rules | None = None, draws: str = "") -> Game:
    """Kari holds r1 y3 g1 b1 w1 (cards 0-4), Per r2 r3 g2 b2 w2 (5-9), Liv r4 r3 g5 b3 w3 (10-14)."""
    return deal_hands(rules or Rules(), "r1 y3 g1 b1 w1", "r2 r3 g2 b2 w2", "r4 r3 g5 b3 w3", draws=draws)


def sit_down(
    game: Game | None = None,
    edition: EditionId = EditionId.HOUSE,
    master: int | None = None,
    motion: MotionPolicy = MotionPolicy.FULL,
    size: tuple[int, int] = (1024, 700),
    look: RenderContext | None = None,
    computers: Sequence[Level | None] = (),
    names: tuple[str, ...] = NAMES,
    shown: bool = True,
) -> TablePage:
    """A table in a window of its own, which may wait to be shown."""
    game = game or dealt()
    screen = SharedScreen(seated(game, EDITIONS[edition], master=master, computers=computers, names=names))
    page = TablePage(screen, look or shared_look(), motion=motion)
    screen.setParent(page)
    page.resize(*size)
    page.setVisible(shown)
    QApplication.processEvents()
    return page


@pytest.fixture
def sit(qapp: QApplication) -> Iterator[Sit]:
    """`sit_down`, any number of times."""
    pages: list[TablePage] = []

    def sit_(*arguments: Any, **named: Any) -> TablePage:
        page = sit_down(*arguments, **named)
        pages.append(page)
        return page

    yield sit_
    for page in pages:
        page.close()
        page.deleteLater()
    qapp.processEvents()


def open_view(page: TablePage) -> None:
    """The player whose turn it is looks."""
    page.shared_screen.look_away(page.shared_screen.table.current)
    page.shared_screen.open_view()
    QApplication.processEvents()


def act(page: TablePage, *actions: Action) -> None:
    """Whole turns, one after the other; only the last one's motion is left."""
    for action in actions:
        open_view(page)
        page.shared_screen.act(of_turn(action))


def moment(page: TablePage, share: float) -> QImage:
    """The page after a share of the motion's time, which passes only so from now on."""
    clock = page.motion.clock
    clock.pause()
    clock.setCurrentTime(int(clock.duration() * share))
    return page.grab().toImage()
