"""Many whole games in one process, by real clicks: memory, objects, timers and open files do not grow from game to game.

The first games fill what is kept for good, such as painted cards of every edition; what counts is what comes after.
"""

import ctypes
import gc
import json
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication

from hanabi_desktop.gui import prepare
from hanabi_desktop.records.record import replay
from hanabi_desktop.rules import EDITIONS, Game, MemoryAid, Rules, deal
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.widgets.buttons import ExplainedButton
from hanabi_desktop.widgets.keyboard import KeyRepeatFilter
from hanabi_desktop.window.main_window import MainWindow
from tests.driver import MousePlayers
from tests.games import POLICIES, clever, shuffled_deck
from tests.input import wait_until
from tests.players import seats
from tests.table.tables import NAMES, any_switches

WARM = 0.25
"""The share of the games after which nothing may grow any more."""
MEGABYTES_A_GAME = 0.25
OBJECTS_A_GAME = 4


def measure(window: MainWindow) -> dict[str, float]:
    """What the process holds now between two games, once everything that is to be deleted is."""
    window.show_title()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QApplication.processEvents()
    gc.collect()
    with suppress(AttributeError):
        # What the system's allocator only keeps for later is no leak.
        ctypes.CDLL(None).malloc_trim(0)
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return {
        "megabytes": round(pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20), 1),
        "python objects": len(gc.get_objects()),
        "widgets": len(QApplication.allWidgets()),
        "timers": len(window.findChildren(QTimer)),
        "files": len(list(Path("/proc/self/fd").iterdir())),
    }


def play(window: MainWindow, players: MousePlayers, chance: Random) -> int:
    """One whole game, of any edition, with any of its switches; returns how many turns it had."""
    edition = chance.choice(list(EDITIONS.values()))
    master = chance.choice((None, None, None, 0))
    rules, count = any_switches(edition, chance), chance.randint(2, 5)
    window.game.start(NewGame(edition.id, rules, seats(NAMES[:count]), 0, chance.choice(list(MemoryAid)), master))
    policy = chance.choice((clever, *POLICIES))
    while not players.screen.table.over:
        players.turn(policy(replay(players.record), chance))
    if chance.random() < 0.3:
        players.use(players.page.finale.title)
    return len(players.record.actions) if window.game.shared_screen else 0


@contextmanager
def a_window(seed: int, *, reveal_seconds: int = 2) -> Iterator[MainWindow]:
    """The program's window, in a folder of its own; the cards follow from the seed."""
    os.environ |= {"QT_QPA_PLATFORM": "offscreen"}
    application = QApplication.instance() or QApplication(["hanabi-desktop"])
    assert isinstance(application, QApplication)
    prepare(application)
    ExplainedButton.GUARDED, KeyRepeatFilter.MIN_UP_MS = False, 0
    with tempfile.TemporaryDirectory() as name:
        from tests.trials.program import at_home

        folder = at_home(Path(name), reveal_seconds)
        cards = Random(seed)

        def dealt(rules: Rules, players: int, starter: int | None) -> Game:
            return deal(rules, players, shuffled_deck(rules, cards), starter or 0)

        window = MainWindow(folder, dealt)
        window.show_as_before()
        window.resize(1024, 700)
        window.activateWindow()
        wait_until(window.isActiveWindow)
        yield window
        window.close()


def main(games: int, seed: int) -> int:
    """Plays, prints ten lines on the way and what has grown, and returns the exit status."""
    with a_window(seed) as window:
        players = MousePlayers(window)
        warm: dict[str, float] = {}
        for number in range(games):
            play(window, players, Random(f"game {seed} {number}"))
            if number + 1 == max(1, round(games * WARM)):
                warm = measure(window)
            if (number + 1) % max(1, games // 10) == 0:
                sys.stdout.write(json.dumps({"games": number + 1} | measure(window)) + "\n")
                sys.stdout.flush()
        end = measure(window)
    grown = {what: round(end[what] - warm[what], 1) for what in end}
    since = games - round(games * WARM)
    sys.stdout.write(json.dumps({"grown in the last games": since} | grown) + "\n")
    leaks = grown["megabytes"] > since * MEGABYTES_A_GAME or grown["python objects"] > since * OBJECTS_A_GAME
    return 1 if leaks or any(grown[what] > 0 for what in ("widgets", "timers", "files")) else 0
