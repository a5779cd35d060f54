"""The program itself, from its command line to its window, and players with a mouse who are a script.

After every act that has come back they say, down a pipe, how the game stands: that much is confirmed, and has to be on
disk whatever happens next. Their games are all there is to a game: announcements to a master, take-backs, hands that
are arranged, looks, early ends, games opened again, leaving, and closing the window.
"""

import os
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from threading import Lock

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog

from hanabi_desktop import app, gui
from hanabi_desktop.compat import override
from hanabi_desktop.players import Level
from hanabi_desktop.records.format import encode
from hanabi_desktop.records.preferences import MotionChoice, Preferences
from hanabi_desktop.records.record import Record
from hanabi_desktop.records.store import EXTENSION
from hanabi_desktop.rules import EDITIONS, EditionId, MemoryAid, SeatView
from hanabi_desktop.screen import thinker
from hanabi_desktop.screen.view import Public
from hanabi_desktop.screens.scores.saved_games import SavedGames
from hanabi_desktop.table.actions import RaiseCard
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.teammates.reasons import Choice
from hanabi_desktop.teammates.teammate import choose
from hanabi_desktop.widgets.buttons import ExplainedButton
from hanabi_desktop.widgets.dialogs import MessageSheet
from hanabi_desktop.widgets.keyboard import KeyRepeatFilter
from hanabi_desktop.widgets.sheet import open_dialog
from hanabi_desktop.window import company
from hanabi_desktop.window.main_window import MainWindow
from tests.driver import MousePlayers
from tests.games import POLICIES, clever, legal_actions
from tests.players import seats
from tests.table.tables import NAMES, any_switches
from tests.trials.company import go_on
from tests.trials.trouble import Trouble

FOLDER = "hanabi-desktop"
"""What the program calls its folder, below the one that the system gives it."""
SAID = "said.txt"
"""Beside that folder: what it says where it was started."""

THINKING = 0.1
"""Seconds that computers take longer to think where it is of interest."""

Tell = Callable[[str, Record | None], None]


def at_home(home: Path, reveal_seconds: int = 2) -> Path:
    """Where the program keeps its data if `home` is the folder of the system for such; made ready for a script."""
    folder = home / FOLDER
    folder.mkdir(parents=True, exist_ok=True)
    still = Preferences(language="en", guide_seen=True, company_seen=True, motion=MotionChoice.REDUCED, sound=False)
    still.with_settings(reveal_seconds=reveal_seconds).save(folder / "preferences.json")
    return folder


def answer() -> bool:
    """Answers what is asked or told now; returns whether it was anything."""
    dialog = open_dialog()
    if isinstance(dialog, MessageSheet):
        # The first answer is the one that something comes of.
        dialog.buttons.buttons()[0].click()
    elif isinstance(dialog, SavedGames):
        # Once it is read, the game that was played last is continued.
        if not dialog.busy:
            dialog.cards.clicked.emit(dialog.games.index(0, 0))
    elif isinstance(dialog, QDialog):
        dialog.reject()
    return dialog is not None


class Script:
    """Somebody who plays, and does everything that can be done."""

    def __init__(self, window: MainWindow, chance: Random, tell: Tell, acts: int | None = None) -> None:
        """Plays until the end of the world, or closes the window after so many `acts`."""
        self._window, self._chance, self._tell, self._left = window, chance, tell, acts
        self._players = MousePlayers(window)
        self._interrupted = False
        """Whether something was told in the middle of an act, which covers the table."""
        self._clock, self._answers = QTimer(window), QTimer(window)
        # A timer does not come while it is still at work, as it is behind a dialog: another one answers those.
        self._clock.timeout.connect(self._act)
        self._answers.timeout.connect(self._answer)

    def begin(self) -> None:
        saved = self._window.game.saved
        self._tell("saved", saved.record if saved else None)
        self._clock.start(0)
        self._answers.start(20)

    def _answer(self) -> None:
        self._interrupted |= answer()

    def _act(self) -> None:
        if not self._window.isVisible():
            return
        self._interrupted = False
        try:
            self._do_something()
        except AssertionError:
            if not self._interrupted:
                raise
        if self._window.game.shared_screen is not None:
            self._tell("confirmed", self._players.record)

    def _do_something(self) -> None:
        if self._left is not None:
            self._left -= 1
        if self._left is not None and self._left < 0:
            self._window.close()
        elif self._window.game.replays.page is not None:
            self._players.use(self._window.game.replays.page.bar.leave)
        elif self._window.game.shared_screen is None:
            self._at_the_title()
        elif self._window.game.shared_screen.table.over:
            self._after_the_end()
        else:
            self._at_the_table()

    def _at_the_title(self) -> None:
        game = self._window.game
        kept = sorted(game._folder.folder.glob(f"*{EXTENSION}"))
        if game.saved is not None and self._chance.random() < 0.8:
            self._players.use(self._window.title_page.continue_button)
        elif kept and self._chance.random() < 0.2:
            game.open(self._chance.choice(kept))
        else:
            self._new_game()

    def _new_game(self) -> None:
        edition = self._chance.choice(list(EDITIONS.values()))
        names = NAMES[: self._chance.randint(2, 5)]
        master = self._chance.choice((None, None, 0))
        memory = self._chance.choice(list(MemoryAid))
        self._window.game.start(
            NewGame(edition.id, any_switches(edition, self._chance), seats(names), 0, memory, master)
        )

    def _after_the_end(self) -> None:
        match self._chance.randrange(4):
            case 0:
                self._window.show_title()
            case 1:
                self._new_game()
            case 2 if self._players.screen.table.can_take_back:
                self._players.screen.table.take_back()
            case _:
                self._window.game.start_again()

    def _at_the_table(self) -> None:
        players, screen, chance = self._players, self._players.screen, self._chance
        if screen.phase != Public():
            screen.cover()
        if players.view.announced is not None:
            players.settle()
            return
        match chance.randrange(40):
            case 0 | 1 if screen.table.can_take_back:
                self._window.agreements.take_back()
            case 2:
                self._window.agreements.end_early()
            case 3:
                self._window.show_title()
            case 4:
                self._new_game()
            case 5 | 6:
                players.open_view()
                screen.act(RaiseCard(screen.view.hands[screen.table.current][0].id))
                screen.cover()
            case 7:
                players.open_view()
                screen.cover()
            case 8:
                self._window.close()
            case _:
                self._turn()

    def _turn(self) -> None:
        from hanabi_desktop.records.record import replay

        game = replay(self._players.record)
        policy = self._chance.choice((clever, *POLICIES))
        action = policy(game, self._chance)
        if game.refusal(action) is not None:
            action = self._chance.choice(legal_actions(game))
        self._players.turn(action)


class Alone(Script):
    """Somebody alone with computers, who takes turns and nothing else; after one game, another."""

    @override
    def _do_something(self) -> None:
        game, players = self._window.game, self._players
        if game.shared_screen is None and game.saved is not None:
            players.use(self._window.title_page.continue_button)
        elif game.shared_screen is None or game.shared_screen.table.over:
            edition = EDITIONS[EditionId.ENGLISH]
            kinds = (None, *self._chance.choices((Level.PLAIN, Level.SKILLED), k=self._chance.randint(1, 4)))
            game.start(NewGame(edition.id, edition.rules, seats(NAMES[: len(kinds)], kinds), 0))
        else:
            go_on(players, self._chance)


def _thinking_aloud(tell: Tell) -> None:
    """Computers tell when they begin to think, and take their time."""

    def aloud(level: Level, seen: SeatView) -> Choice:
        tell("thinks", None)
        time.sleep(THINKING)
        return choose(level, seen)

    thinker._choose = aloud
    company.BEAT = 0


def run(
    home: Path,
    seed: int,
    pipe: int,
    *,
    acts: int | None = None,
    call: int = 0,
    error: int | None = None,
    alone: bool = False,
) -> int:
    """The program, in a process of its own that ends with it; `call` is where it is killed, or where `error` comes.

    Somebody who is `alone` plays with computers.
    """
    os.environ |= {"XDG_DATA_HOME": str(home), "XDG_CONFIG_HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
    sys.argv = ["hanabi-desktop"]
    ExplainedButton.GUARDED, KeyRepeatFilter.MIN_UP_MS = False, 0
    lines = os.fdopen(pipe, "wb", buffering=0)
    said = os.open(home / SAID, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
    os.dup2(said, sys.stderr.fileno())

    turn = Lock()

    def tell(what: str, record: Record | None) -> None:
        with turn:
            lines.write(what.encode() + b" " + (encode(record) if record else b"\n"))

    def prepare(application: QApplication) -> None:
        """What goes wrong at the very start is told before there is a window to play in."""
        as_ever(application)
        early.append(QTimer(application))
        early[0].timeout.connect(answer)
        early[0].start(20)

    def play() -> int:
        early[0].stop()
        window = next(window for window in QApplication.topLevelWidgets() if isinstance(window, MainWindow))
        window.activateWindow()
        script = (Alone if alone else Script)(window, Random(seed), tell, acts)
        QTimer.singleShot(0, script.begin)
        return QGuiApplication.exec()

    if alone:
        _thinking_aloud(tell)
    early: list[QTimer] = []
    as_ever, gui.prepare = gui.prepare, prepare
    QApplication.exec = staticmethod(play)  # type: ignore[method-assign]
    if call:
        Trouble(home / FOLDER, call, error).attach()
    status = app.main([])
    tell("ended", None)
    return status
