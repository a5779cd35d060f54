"""The table: painting it, acting at it, and what it costs to hold it."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from typing import NamedTuple

from PySide6.QtCore import QCoreApplication, QEvent, QRectF, QSize
from PySide6.QtGui import QIcon, QPainter, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QApplication, QGridLayout, QListView, QWidget

from hanabi_desktop.gui import prepare
from hanabi_desktop.painting.cards import paint_face
from hanabi_desktop.painting.pixmap_cache import painted_pixmap
from hanabi_desktop.painting.theme import Scheme, Theme, theme_for
from hanabi_desktop.records.record import replay
from hanabi_desktop.rules import EDITIONS, RANKS, EditionId, MemoryAid, Suit
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.window.main_window import MainWindow
from tests.benchmarks.rows import Row, in_turn, ratio, seconds
from tests.games import clever
from tests.players import seats

SIZES = ((1024, 700), (1920, 1080), (3840, 2160))
NAMES = ("Kari", "Per", "Åsa", "Ivar", "Liv")


def settle() -> None:
    """Whatever is due by now is done, and painted."""
    QCoreApplication.sendPostedEvents()
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)


def floor(width: int, height: int) -> QWidget:
    """Six list views of five ready cards each, on one window: what Qt takes for as many cards."""
    window = QWidget()
    layout = QGridLayout(window)
    side = QSize(width // 16, height // 5)
    theme = theme_for(Scheme.DARK)
    for place in range(6):
        view, model = QListView(), QStandardItemModel(window)
        for rank in RANKS:
            face = painted_pixmap(side, 1.0, partial(_face, suit=Suit(place), rank=rank, theme=theme))
            model.appendRow(QStandardItem(QIcon(face), ""))
        view.setFlow(QListView.Flow.LeftToRight)
        view.setIconSize(side)
        view.setModel(model)
        layout.addWidget(view, place // 2, place % 2)
    window.resize(width, height)
    window.show()
    return window


def _face(painter: QPainter, rect: QRectF, *, suit: Suit, rank: int, theme: Theme) -> None:
    paint_face(painter, rect, suit, rank, theme)


def window_with_table(folder: Path, players: int = 5, size: tuple[int, int] = SIZES[1]) -> MainWindow:
    """A game that has just been dealt, in a window of its own."""
    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    prepare(application)
    window = MainWindow(folder)
    window.apply(window.preferences.with_settings(guide_seen=True, company_seen=True, sound=False, reveal_seconds=0))
    window.resize(*size)
    window.show()
    edition = EDITIONS[EditionId.ENGLISH]
    window.game.start(NewGame(edition.id, edition.rules, seats(NAMES[:players]), 0, MemoryAid.FULL, None))
    settle()
    return window


def rows() -> Iterator[Row]:
    """Painting and acting; then memory, in a process of its own."""
    with tempfile.TemporaryDirectory() as name:
        window = window_with_table(Path(name))
        _play(window, 20)
        for width, height in SIZES:
            bare = floor(width, height)
            window.resize(width, height)
            settle()
            ours, theirs = in_turn((window.grab, bare.grab))
            bare.close()
            against = f"six list views of ready pictures, {median(theirs) * 1000:.1f} ms"
            figure = f"{median(ours) * 1000:.1f} ms"
            yield Row(f"the whole table again, {width}x{height}", figure, ratio(ours, theirs), against, "2.8")
        window.resize(*SIZES[1])
        settle()
        yield from _acting(window)
        window.close()
    yield from _memory()


class Turns(NamedTuple):
    """Seconds from when something is chosen to when all of it is painted, turn by turn."""

    opened: list[float]
    """Of a private view."""
    acted: list[float]
    repainted: list[float]
    """Of the whole window once more after it: the machine may be slower by then than it was before."""


def _play(window: MainWindow, turns: int | None = None) -> Turns:
    """What the turns take, all of them or so many."""
    chance, taken = Random(5), Turns([], [], [])
    screen = window.game.shared_screen
    assert screen is not None
    # All of an action is painted at once.
    screen.reveal_seconds = None
    while not screen.table.over and (turns is None or len(taken.acted) < turns):
        game = replay(screen.table.record)
        taken.opened.append(seconds(partial(_until_painted, screen.open_view)))
        page = window.game.table_page
        assert page is not None
        action = clever(game, chance)
        taken.acted.append(seconds(partial(_until_painted, partial(screen.act, action))))
        page.motion.finish()
        settle()
        taken.repainted.append(seconds(window.grab))
    return taken


def _until_painted(do: Callable[[], object]) -> None:
    do()
    settle()


def _acting(window: MainWindow) -> Iterator[Row]:
    taken = _play(window)
    # Its page, with a lake and fireworks of its own, is painted for the first time.
    *acted, end = taken.acted
    whole = taken.repainted[:-1]
    against = f"one full repaint of that turn, {median(whole) * 1000:.1f} ms"
    for what, ours, wanted in (
        ("an action until all is painted, median of a game", acted, "3.0"),
        ("opening a private view until all is painted, median of a game", taken.opened[:-1], "1.8"),
    ):
        yield Row(what, f"{median(ours) * 1000:.1f} ms", ratio(ours, whole), against, wanted)
    for what, one, wanted in (
        ("an action until all is painted, worst of a game", max(acted), "7"),
        ("the end of a game until all is painted", end, ""),
    ):
        yield Row(what, f"{one * 1000:.1f} ms", one / median(whole), against, wanted)


_PEAK = """
print(next(line for line in open("/proc/self/status") if line.startswith("VmHWM")).split()[1])
"""
"""Kilobytes of this process alone: what else the system tells counts the parent too."""
_PLAYED = """
import tempfile
from pathlib import Path
from tests.benchmarks.table import SIZES, _play, window_with_table
with tempfile.TemporaryDirectory() as name:
    window = window_with_table(Path(name), 4, SIZES[0])
    _play(window)
    window.close()
"""
_BARE = """
from PySide6.QtWidgets import QApplication, QWidget
a = QApplication([]); w = QWidget(); w.resize(1024, 700); w.show(); w.grab()
"""


def _memory() -> Iterator[Row]:
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen"}

    def peak(program: str) -> float:
        ran = subprocess.run(
            [sys.executable, "-c", program], env=environment, check=True, capture_output=True, text=True
        )
        return int(ran.stdout.split()[-1]) / 1024

    ours, bare = peak(_PLAYED + _PEAK), peak(_BARE + _PEAK)
    against = f"the bare window, {bare:.0f} MB"
    yield Row("memory at its peak, after a whole game", f"{ours:.0f} MB", ours / bare, against, "2.6")
