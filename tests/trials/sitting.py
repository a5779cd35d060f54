"""Tables without a window, saved and kept as the window does: a process of it costs so little that thousands are killed."""

import time
from collections.abc import Callable
from pathlib import Path
from random import Random

from hanabi_desktop.records.game_folder import GameFolder, SavedGame
from hanabi_desktop.records.record import Record, replay
from hanabi_desktop.rules import EDITIONS, Everybody, deal
from hanabi_desktop.table.actions import LayOpen, MoveToken, RaiseCard
from hanabi_desktop.table.state import TableState, from_record
from hanabi_desktop.table.table import Table
from tests.games import POLICIES, legal_actions, shuffled_deck
from tests.table.tables import NAMES, any_switches

Tell = Callable[[str, Record | None], None]


def sit(folder: Path, chance: Random, tell: Tell, games: int = 3) -> None:
    """Continues what is there or deals anew, plays some games, takes back, ends and leaves."""
    kept = GameFolder(folder / "games", lambda unreadable: None)
    for _ in range(games):
        # Files written within one tick of the system's clock are equally new; no people change games so fast.
        time.sleep(0.01)
        saved = kept.find_unfinished()
        tell("saved", saved.record if saved else None)
        anew = saved is None or chance.random() < 0.3
        table = _dealt(kept, chance) if anew or saved is None else _continued(kept, saved)
        table.save()
        tell("confirmed", table.record)
        for _ in range(chance.randint(1, 40)):
            if table.over:
                break
            _act(table, chance)
            tell("confirmed", table.record)
        if not table.over and table.announcer is None and chance.random() < 0.5:
            table.end_early()
            tell("confirmed", table.record)


def _dealt(kept: GameFolder, chance: Random) -> Table:
    kept.begin()
    edition, seats = chance.choice(list(EDITIONS.values())), chance.randint(2, 5)
    rules = any_switches(edition, chance)
    master = chance.choice((None, None, 0))
    state = TableState.seated(edition.id, NAMES[:seats], master=master)
    return Table(deal(rules, seats, shuffled_deck(rules, chance)), state, kept.save)


def _continued(kept: GameFolder, saved: SavedGame) -> Table:
    game = replay(saved.record)
    kept.resume(saved.path)
    return Table(game, from_record(saved.record, game), kept.save)


def _act(table: Table, chance: Random) -> None:
    seat, roll = table.current, chance.random()
    if table.announcer is not None:
        _settle(table)
    elif roll < 0.05 and table.can_take_back:
        table.take_back()
    elif roll < 0.1:
        table.look(seat)
        table.looked(2)
    elif roll < 0.2:
        for card in replay(table.record).hands[seat][:1]:
            table.act(seat, RaiseCard(card))
    else:
        game = replay(table.record)
        action = chance.choice(POLICIES)(game, chance)
        table.act(seat, action if game.refusal(action) is None else chance.choice(legal_actions(game)))


def _settle(table: Table) -> None:
    """One step of what was announced."""
    announced, announcer = table.view(Everybody()).announced, table.announcer
    assert announced is not None
    assert announcer is not None
    if announced.owed is None:
        table.act(announcer, LayOpen())
    else:
        assert table.master is not None
        table.act(table.master, MoveToken(announced.owed))
