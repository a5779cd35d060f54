"""Many whole games in one process, by real clicks: memory, objects, timers and open files do not grow from game to game.

The first games fill what is kept for good, such as painted cards of every edition; what counts is what comes after.
"""

import ctypes
import gc
import json
import os
import sys
import tempfile
from collections import Counter
from contextlib import suppress
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, QObject, qInstallMessageHandler
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from hanabi_desktop.gui import prepare
from hanabi_desktop.records.record import replay
from hanabi_desktop.rules import EDITIONS, Game, MemoryAid, Rules, deal
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.widgets.buttons import MisclickGuardButton
from hanabi_desktop.widgets.keyboard import KeyRepeatFilter
from hanabi_desktop.window.main_window import MainWindow
from tests.driver import MousePlayers
from tests.games import POLICIES, clever, shuffled_deck
from tests.input import wait_until
from tests.table.tables import NAMES, any_switches

WARM = 0.25
"""The share of the games after which nothing may grow any more."""
MEGABYTES_A_GAME = 0.25
OBJECTS_A_GAME = 4


def measure(window: MainWindow) -> dict[str, float]:
    """What the process holds now between two games, once everything that is to be deleted is.

    What the system's allocator only keeps for later is given back first: it is told, but it is no leak.
    """
    window.show_title()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
    QApplication.processEvents()
    gc.collect()
    before = _resident()
    with suppress(AttributeError):
        ctypes.CDLL(None).malloc_trim(0)
    objects = gc.get_objects()
    tree = _tree(window)
    return {
        "megabytes": _resident(),
        "given back": round(before - _resident(), 1),
        "of them pictures": round(_pictures(window), 1),
        "python objects": len(objects),
        "of them dead": sum(isinstance(each, QObject) and not isValid(each) for each in objects),
        "qobjects": len(tree),
        "widgets": len(QApplication.allWidgets()),
        "windows": len(QApplication.topLevelWidgets()),
        "timers": sum("QTimer::" in line for line in tree),
        "files": len(list(Path("/proc/self/fd").iterdir())),
    }


def _tree(window: MainWindow) -> list[str]:
    """All of Qt's objects in the window, a line for each: Python is not to know more of them than it does by itself."""
    lines: list[str] = []
    before = qInstallMessageHandler(lambda _kind, _context, line: lines.append(line))
    window.dumpObjectTree()
    qInstallMessageHandler(before)
    return lines


def _resident() -> float:
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return round(pages * os.sysconf("SC_PAGE_SIZE") / (1 << 20), 1)


def _pictures(window: MainWindow) -> float:
    """The megabytes of painted cards, which have their bound."""
    return window._look.pixmaps.weight / (1 << 20)


def kinds() -> Counter[str]:
    """How many objects of each class there are: what grows is found by the difference."""
    gc.collect()
    return Counter(type(each).__name__ for each in gc.get_objects())


def play(window: MainWindow, players: MousePlayers, chance: Random) -> int:
    """One whole game, of any edition, with any of its switches; returns how many turns it had."""
    edition = chance.choice(list(EDITIONS.values()))
    master = chance.choice((None, None, None, 0))
    rules, seats = any_switches(edition, chance), chance.randint(2, 5)
    window.game.start(NewGame(edition.id, rules, NAMES[:seats], 0, chance.choice(list(MemoryAid)), master))
    policy = chance.choice((clever, *POLICIES))
    while not players.screen.table.over:
        players.turn(policy(replay(players.record), chance))
    if chance.random() < 0.3:
        players.use(players.page.finale.title)
    return len(players.record.actions) if window.game.shared_screen else 0


def main(games: int, seed: int) -> int:
    """Plays, prints ten lines on the way and what has grown, and returns the exit status."""
    os.environ |= {"QT_QPA_PLATFORM": "offscreen"}
    application = QApplication(["hanabi-desktop"])
    prepare(application)
    MisclickGuardButton.PATIENCE = KeyRepeatFilter.LEAST = 0
    with tempfile.TemporaryDirectory() as name:
        from tests.trials.program import at_home

        folder = at_home(Path(name))
        cards = Random(seed)

        def dealt(rules: Rules, players: int, starter: int | None) -> Game:
            return deal(rules, players, shuffled_deck(rules, cards), starter or 0)

        window = MainWindow(folder, dealt)
        window.show_as_before()
        window.resize(1024, 700)
        window.activateWindow()
        wait_until(window.isActiveWindow)
        players = MousePlayers(window)
        warm: dict[str, float] = {}
        before: Counter[str] = Counter()
        for number in range(games):
            play(window, players, Random(f"game {seed} {number}"))
            if number + 1 == max(1, round(games * WARM)):
                warm, before = measure(window), kinds()
            if (number + 1) % max(1, games // 10) == 0:
                sys.stdout.write(json.dumps({"games": number + 1} | measure(window)) + "\n")
                sys.stdout.flush()
        end, after = measure(window), kinds()
        window.close()
    grown = {what: round(end[what] - warm[what], 1) for what in end}
    since = games - round(games * WARM)
    sys.stdout.write(json.dumps({"grown in the last games": since} | grown) + "\n")
    sys.stdout.write(json.dumps(dict((after - before).most_common(12))) + "\n")
    leaks = grown["megabytes"] > since * MEGABYTES_A_GAME or grown["python objects"] > since * OBJECTS_A_GAME
    return 1 if leaks or any(grown[what] > 0 for what in ("widgets", "timers", "files", "of them dead")) else 0
