"""Whole evenings with computers, by clicks in the real window, from the set-up to the replay with its reasons.

On the way somebody asks why, is advised, leaves and joins again, takes a turn back, and goes on another day.
"""

import json
import sys
import time
from collections import Counter
from random import Random

from PySide6.QtWidgets import QAbstractButton, QWidget

from hanabi_desktop.players import Level
from hanabi_desktop.records.remarks import TakenBack, remarks_of
from hanabi_desktop.records.store import load
from hanabi_desktop.rules import EDITIONS, EditionId
from hanabi_desktop.screens.scores.saved_games import SavedGames
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.window import company
from hanabi_desktop.window.table_dialogs import PlayersDialog
from tests.driver import MousePlayers
from tests.input import Answer, Key, answering, click, strike, wait_until
from tests.players import seats
from tests.table.tables import NAMES
from tests.trials.company import go_on
from tests.trials.endurance import a_window
from tests.window.evening import answered, by_menu

PLAIN, SKILLED = Level.PLAIN, Level.SKILLED
Computers = tuple[Level | None, ...]
TABLES: tuple[Computers, ...] = (
    (None, SKILLED),
    (PLAIN, None, SKILLED),
    (None, SKILLED, None, PLAIN),
    (None, SKILLED, PLAIN, SKILLED),
    (None, PLAIN, SKILLED, SKILLED, PLAIN),
)
"""Alone with one and two computers, two people with two, and alone with three and four."""


def continue_game(players: MousePlayers) -> None:
    """From the title, the game that was played last."""

    def first(sheet: SavedGames) -> None:
        wait_until(lambda: not sheet.busy)
        strike(Key.Key_Return)

    saved = players.window.game.saved
    with answering(*[first] * (saved is not None and saved.games > 1)):
        players.use(players.window.title_page.continue_button)


def _choose(players: MousePlayers, menu: str, entry: str, *later: Answer) -> None:
    # What a window manager does once another menu is closed; the offscreen platform has none.
    players.window.activateWindow()
    wait_until(players.window.isActiveWindow)
    by_menu(players, menu, entry, *later)


def who_plays(players: MousePlayers, *levels: Level | None) -> None:
    """Seats people and computers between two turns."""

    def chosen(dialog: QWidget) -> None:
        assert isinstance(dialog, PlayersDialog)
        for seat, level in enumerate(levels):
            click(dialog.kinds[seat].segments[level])
        click(dialog.done_button)

    agreed = () if players.view.computers == levels else (answered("Change"),)
    _choose(players, "Table", "Who plays: leave or come back…", chosen, *agreed)
    assert players.view.computers == levels


class Evening:
    """One table, and what has happened at it."""

    def __init__(self, players: MousePlayers, computers: Computers, chance: Random) -> None:
        """Sits down by the set-up."""
        self.players, self.computers, self._chance = players, computers, chance
        self.figures: Counter[str] = Counter()
        edition = EDITIONS[EditionId.ENGLISH]
        players.new_game(NewGame(edition.id, edition.rules, seats(NAMES[: len(computers)], computers), 0))
        assert players.view.computers == computers
        self._events = [self._ask_why, self._be_advised, self._leave, self._join, self._take_back, self._come_again]

    def play(self, every: int, turns: int = 1000) -> None:
        """So many turns, or all; something else happens after `every` few of them."""
        for turn in range(1, turns + 1):
            go_on(self.players, self._chance)
            while not turn % every and self.players.view.waits_for_computer:
                go_on(self.players, self._chance)
            if self.players.view.seen.end is not None:
                break
            if not turn % every:
                event = self._events[turn // every % len(self._events)]
                event()
        self.figures["turns"] += len(self.players.record.actions)

    # What happens on the way

    def _told_after(self, button: QAbstractButton, spoken: bool = True) -> None:
        """Presses a button and waits for its answer, which is also `spoken` if everybody may hear it."""
        players = self.players
        told = players.listen()
        players.use(button)
        wait_until(lambda: told and (not spoken or players.board.news.title.text() == told[-1]))

    def _ask_why(self) -> None:
        if self.players.panel.why.isVisible():
            self._told_after(self.players.panel.why)
            self.figures["why"] += 1

    def _be_advised(self) -> None:
        players = self.players
        if not players.view.alone:
            players.open_view()
        self._told_after(players.panel.advice, spoken=False)
        self.figures["advice"] += 1
        if not players.view.alone:
            players.use(players.panel.cover)

    def _leave(self) -> None:
        """A computer leaves; a person has its seat."""
        seat = next(seat for seat, level in enumerate(self.computers) if level)
        who_plays(self.players, *(None if each == seat else level for each, level in enumerate(self.computers)))
        self.figures["leaves"] += 1

    def _join(self) -> None:
        if self.players.view.computers != self.computers:
            who_plays(self.players, *self.computers)
            self.figures["joins"] += 1

    def _take_back(self) -> None:
        players = self.players
        remarks = remarks_of(players.record)
        view, table = players.view, players.screen.table
        hint = table.take_back_is_free and view.computers[view.seen.turns[-1].seat] is None
        # What costs the medals is always asked.
        first = not any(isinstance(remark, TakenBack) for remark in remarks)
        agreed = (answered("Take back"),) if first or not (view.alone or hint) else ()
        _choose(players, "Table", "Take back", *agreed)
        assert any(isinstance(remark, TakenBack) for remark in remarks_of(players.record)[len(remarks) :])
        self.figures["taken back"] += 1

    def _come_again(self) -> None:
        """They leave the table, and sit down at it again."""
        record = self.players.record
        _choose(self.players, "Game", "Title screen")
        continue_game(self.players)
        assert self.players.record.actions[: len(record.actions)] == record.actions
        self.figures["continued"] += 1

    # The end

    def end(self) -> None:
        """The score is seen, and the game again, turn by turn; then they leave."""
        players = self.players
        wait_until(players.page.finale.isVisible)
        saved = max((players.window.game._folder.folder).glob("[!.]*"), key=lambda path: path.stat().st_mtime_ns)
        assert load(saved).actions == players.record.actions
        players.use(players.page.finale.replay)
        page = players.window.game.replays.page
        assert page is not None
        players.use(page.bar.first)
        while page.replay_screen.turn < page.replay_screen.turns:
            players.use(page.bar.on)
            wait_until(page.bar.message.text)
            self.figures["reasons"] += page.replay_screen.choice is not None
        players.use(page.bar.leave)
        players.use(players.page.finale.title)
        self.figures["games"] += 1


def main(rounds: int, seed: int) -> int:
    """Plays each table so often, prints what happened, and returns the exit status."""
    company.BEAT = 0
    start = time.monotonic()
    for number in range(rounds):
        with a_window(seed + number, reveal_seconds=0) as window:
            for computers in TABLES:
                evening = Evening(MousePlayers(window), computers, Random(f"{seed} {number} {computers}"))
                evening.play(every=3)
                score = sum(evening.players.view.seen.fireworks)
                evening.end()
                told = {"computers": [level or "" for level in computers], "score": score} | evening.figures
                sys.stdout.write(json.dumps(told) + "\n")
                sys.stdout.flush()
    sys.stdout.write(json.dumps({"seconds": round(time.monotonic() - start)}) + "\n")
    return 0
