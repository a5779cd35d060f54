"""A game that was played leaves nothing in the program: its page goes whole, and so does everything made for it."""

import gc
from collections import Counter
from itertools import count
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent, QTimer
from PySide6.QtWidgets import QApplication
from shiboken6 import isValid

from hanabi_desktop.rules import EDITIONS, Discard, EditionId, EndReason, Game, Hint, Play
from hanabi_desktop.table.new_game import NewGame
from tests.driver import MousePlayers
from tests.games import play_random_game
from tests.input import dealing, wait_until
from tests.opening import OpenWindow
from tests.window.evening import NAMES

WARM, MORE = 2, 2
"""Games: those after which everything is there that is kept for good, and those that must leave nothing."""


def _everything_once(game: Game) -> bool:
    """A game that is soon lost, and in which hints were given and cards played and discarded."""
    done = {kind for kind in (Hint, Play, Discard) for action in game.actions if isinstance(action, kind)}
    return game.end is not None and game.end.reason is EndReason.FUSE and len(done) == 3


def _is_waiting(each: object) -> bool:
    """Whether it is something that still comes by itself, as a sound does that is heard after others."""
    return isinstance(each, QTimer) and isValid(each) and each.isSingleShot() and each.parent() is None


def _there() -> Counter[str]:
    """How many objects of each class there are, once all that is to be deleted is and the last sound is heard."""
    wait_until(lambda: not any(_is_waiting(each) for each in gc.get_objects()))
    for _ in range(2):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
        QApplication.processEvents()
        gc.collect()
    return Counter(type(each).__qualname__ for each in gc.get_objects())


def test_a_game_that_is_over_leaves_no_object_behind(open_window: OpenWindow) -> None:
    """With a master, whose table has all that another has, and announcements besides."""
    edition, master = EditionId.GERMAN, 0
    # The same game each time: whatever is painted for it has been painted for the first one.
    games = (play_random_game(EDITIONS[edition].rules, 2, Random(seed)) for seed in count())
    script = next(game for game in games if _everything_once(game))
    window = open_window(deal=dealing(*[script] * (WARM + MORE)))
    players = MousePlayers(window)
    choice = NewGame(edition, script.rules, NAMES[:2], script.setup.starter, master=master)
    there: list[Counter[str]] = []
    for _ in range(WARM + MORE):
        window.game.start(choice)
        players.play_out(Game(script.setup, script.actions))
        players.use(players.page.finale.title)
        there.append(_there())
    # The lists of what was there are objects, too.
    grown = there[-1] - there[WARM - 1] - Counter({"Counter": MORE})
    assert not grown
