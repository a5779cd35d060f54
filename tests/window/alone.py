"""Somebody alone with two computers, who act at once, or only as soon as they are let go on."""

from collections.abc import Iterator
from concurrent.futures import Future
from threading import Event

import pytest

from hanabi_desktop import rules as hanabi
from hanabi_desktop.players import Level
from hanabi_desktop.screen import thinker
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.teammates import teammate
from hanabi_desktop.teammates.reasons import Choice
from hanabi_desktop.teammates.teammate import choose
from hanabi_desktop.window import company
from tests.driver import MousePlayers
from tests.driver.players import Players
from tests.input import dealing
from tests.opening import OpenWindow
from tests.players import seats
from tests.window.evening import DEAL, NAMES, RULES, seated

PLAIN, SKILLED = Level.PLAIN, Level.SKILLED


ALONE = NewGame(hanabi.EditionId.ENGLISH, RULES, seats(NAMES, (None, SKILLED, PLAIN)), 0)


@pytest.fixture(autouse=True)
def no_beat(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(company, "BEAT", 0)


@pytest.fixture
def players(open_window: OpenWindow) -> MousePlayers:
    """Kari alone with two computers."""
    return seated(open_window(deal=dealing(DEAL)), ALONE)


def turns(players: Players) -> int:
    return len(players.view.seen.turns)


def more_turns(players: Players, than: int) -> bool:
    return turns(players) > than


class Slow:
    """Computers who take their time: as long as nobody lets them go on."""

    def __init__(self) -> None:
        self.asked: list[tuple[Level, int]] = []
        """Who was asked: how well they play, and after how many turns."""
        self.on = Event()

    def choose(self, level: Level, seen: hanabi.SeatView) -> Choice:
        self.asked.append((level, len(seen.turns)))
        assert self.on.wait(10)
        return choose(level, seen)

    def go_on(self) -> None:
        """Lets them finish what they have begun, and think on at once from now on."""
        self.on.set()
        done: Future[int] = Future()
        thinker._QUESTIONS.put((done, int))
        done.result(10)


@pytest.fixture
def slow(monkeypatch: pytest.MonkeyPatch) -> Iterator[Slow]:
    slow = Slow()
    monkeypatch.setattr(teammate, "choose", slow.choose)
    yield slow
    slow.go_on()
