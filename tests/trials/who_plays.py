"""Seats change hands at random tables, in every way there is, amid whatever the screen shows.

No hand may be seen before somebody says that nobody else looks, but at a table that was begun alone with computers; and
journal and file know who got up and who sat down.
"""

import json
import sys
from collections import Counter
from dataclasses import dataclass, field
from itertools import product
from random import Random

from PySide6.QtWidgets import QWidget

from hanabi_desktop.players import Level
from hanabi_desktop.records.format import decode, encode
from hanabi_desktop.records.record import replay
from hanabi_desktop.records.remarks import Seated, remarks_of
from hanabi_desktop.rules import EndEarly, Game, MemoryAid
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screen.view import LookAway, Paused, Private, Public, ScreenView
from hanabi_desktop.table.events import Operator
from hanabi_desktop.table.state import TableState, from_record
from hanabi_desktop.table.table import Table
from hanabi_desktop.window import company
from hanabi_desktop.window.table_dialogs import PlayersDialog
from tests.driver import MousePlayers
from tests.input import click
from tests.players import seat_computer, seats
from tests.table.tables import NAMES, Saves, any_game
from tests.trials.endurance import a_window
from tests.window.evening import answered, by_menu

Levels = tuple[Level | None, ...]


@dataclass
class Found:
    """What was tried, and what should not have happened."""

    figures: Counter[str] = field(default_factory=Counter)
    harm: list[str] = field(default_factory=list)

    def expect(self, holds: bool, what: str) -> None:
        """Notes `what` unless it `holds`."""
        self.figures["looked at"] += 1
        if not holds:
            self.harm.append(what)


def seatings(players: int, master: int | None) -> list[Levels]:
    """Everybody who may play at such a table: one person at least, who is the master if there is one."""
    kinds = [(None,) if seat == master else (None, *Level) for seat in range(players)]
    return [levels for levels in product(*kinds) if not all(levels)]


def a_table(seed: int) -> tuple[Game, TableState, Random]:
    """Some turns of a game, at any edition's table of people and computers."""
    edition, whole, chance = any_game(seed)
    actions = [action for action in whole.actions if not isinstance(action, EndEarly)]
    game = Game(whole.setup, actions[: chance.randrange(len(actions))])
    master = chance.choice((None, None, chance.randrange(game.players)))
    # Where nobody or only one person sits, most is to be seen.
    levels = chance.choice(seatings(game.players, master))
    if chance.random() < 0.5:
        alone = chance.randrange(game.players) if master is None else master
        levels = tuple(None if seat == alone else Level.PLAIN for seat in range(game.players))
    memory, names = chance.choice(list(MemoryAid)), NAMES[: game.players]
    return game, TableState.seated(edition.id, seats(names, levels), memory=memory, master=master), chance


def faces(view: ScreenView) -> bool:
    """Whether any hand lies open."""
    return any(card.face for hand in view.hands for card in hand)


def _reach(screen: SharedScreen, chance: Random) -> None:
    """Somebody looks, is about to, or has paused the game; or nobody has done anything."""
    people = [seat for seat, operator in enumerate(screen.table.operators) if operator is Operator.SCREEN]
    # Whoever is alone looks away from nothing.
    reach = chance.choice(("rest", "pause", *(("look away", "private") if screen.table.alone is None else ())))
    if reach == "pause":
        screen.pause()
    elif reach != "rest":
        screen.look_away(chance.choice(people))
        if reach == "private":
            screen.open_view()


def change_seats(seed: int, found: Found) -> None:
    """One table, from which every seating is tried."""
    game, state, _ = a_table(seed)
    for number, levels in enumerate(seatings(game.players, state.master)):
        table = Table(Game(game.setup, game.actions), state, Saves())
        screen = SharedScreen(table)
        _reach(screen, Random(f"{seed} {number}"))
        alone, paused = table.alone, isinstance(screen.phase, Paused)
        if not paused:
            screen.cover()
        seen: list[bool] = []

        def watch(screen: SharedScreen = screen, seen: list[bool] = seen) -> None:
            seen.append(faces(screen.view))

        screen.changed.connect(watch)
        before = len(table.record.extra.get("remarks", ()))
        now = tuple(map(state.level_of, range(game.players)))
        changes = [(seat, now[seat], level) for seat, level in enumerate(levels) if level != now[seat]]
        changes.sort(key=lambda each: each[2] is not None)
        for seat, _, level in changes:
            seat_computer(table, seat, level)
        where = f"{seed}: {now} -> {levels}"
        people = any(None in change[1:] for change in changes)
        still_alone = alone is not None and not people
        found.figures["seatings"] += 1
        found.figures["begun alone"] += still_alone
        found.expect(still_alone or not any(seen), f"{where}: a hand was seen on the way")
        found.expect(still_alone or not isinstance(screen.phase, Private), f"{where}: a private view is open")
        found.expect(not paused or isinstance(screen.phase, Paused), f"{where}: the pause is over")
        record = decode(encode(table.record))
        told = remarks_of(record)[before:]
        seated = [(each.turn, each.seat, each.before, each.after) for each in told if isinstance(each, Seated)]
        found.expect(seated == [(len(game.turns), *change) for change in changes], f"{where}: {told} in the file")
        found.expect(screen.view.remarks[before:] == told, f"{where}: not in the journal")
        again = SharedScreen(Table(replay(record), from_record(record, replay(record)), Saves()))
        found.expect(still_alone or not faces(again.view), f"{where}: a hand is seen on another day")
        _press(screen, found, where, still_alone)


def _press(screen: SharedScreen, found: Found, where: str, alone: bool) -> None:
    """The button opens what its player may see; then it is covered again."""
    screen.cover()
    here = screen.table.operators[screen.table.current] is Operator.SCREEN
    if alone or not (here or isinstance(screen.phase, LookAway)):
        return
    screen.open_view()
    phase, view = screen.phase, screen.view
    own = isinstance(phase, Private) and any(card.face for card in view.hands[phase.seat])
    found.figures["presses"] += 1
    found.expect(isinstance(phase, Private) and not own, f"{where}: the own hand is seen")
    found.expect(not view.speaks_faces, f"{where}: what is seen is read aloud")
    screen.cover()
    found.expect(not faces(screen.view), f"{where}: a hand is seen after all")


def by_clicks(seed: int, found: Found, tables: int) -> None:
    """The same in the real window, by its menu and its questions: what each of them is asked over shows no hand."""
    company.BEAT = 60_000
    with a_window(seed, reveal_seconds=0) as window:
        for number in range(tables):
            game, state, chance = a_table(seed + number)
            window.game.begin(game, state)
            players = MousePlayers(window)
            levels = chance.choice(seatings(game.players, state.master))
            where = f"window {seed + number}: {[player.level for player in state.players]} -> {levels}"
            _choose(players, levels, found, where)
            found.figures["by clicks"] += 1


def _choose(players: MousePlayers, levels: Levels, found: Found, where: str) -> None:
    before, alone = players.view.computers, players.screen.table.alone is not None
    people = any(None in change and change[0] != change[1] for change in zip(before, levels, strict=True))

    def look() -> None:
        shown = (row.card.face for hand in players.page.models.hands for row in hand.rows)
        seen = any(shown) or faces(players.view) or isinstance(players.phase(), Private)
        found.expect(not seen or (alone and not people), f"{where}: a hand was seen")

    def chosen(dialog: QWidget) -> None:
        assert isinstance(dialog, PlayersDialog)
        for seat, level in enumerate(levels):
            click(dialog.kinds[seat].segments[level])
        if not alone:
            look()
        click(dialog.done_button)

    def agree(dialog: QWidget) -> None:
        if not alone:
            look()
        answered("Change")(dialog)
        found.figures["asked"] += 1

    players.screen.changed.connect(look)
    by_menu(players, "Table", "Who plays: leave or come back…", chosen, *(() if levels == before else (agree,)))
    players.screen.changed.disconnect(look)
    found.expect(players.view.computers == levels, f"{where}: {players.view.computers}")
    look()
    if isinstance(players.phase(), Public | LookAway) and not players.view.waits_for_computer:
        players.open_view()
        found.figures["presses by clicks"] += 1


def main(tables: int, windows: int, seed: int) -> int:
    """Tries every seating at so many tables, and one at as many in the window; prints figures, returns the exit status."""
    found = Found()
    for number in range(tables):
        change_seats(seed + number, found)
    by_clicks(seed, found, windows)
    for harm in found.harm[:20]:
        sys.stdout.write(f"{harm}\n")
    sys.stdout.write(json.dumps(dict(found.figures) | {"tables": tables, "harm": len(found.harm)}) + "\n")
    return 1 if found.harm else 0
