"""Who plays with computers: takes the turns of all people at a table, and waits for those of the others."""

from random import Random

from hanabi_desktop.players import Level
from hanabi_desktop.records.record import replay
from hanabi_desktop.rules import TurnAction
from hanabi_desktop.teammates.teammate import choose
from tests.driver.players import Players
from tests.games import legal_actions
from tests.input import wait_until


def advised(players: Players, chance: Random) -> TurnAction:
    """What somebody does who knows the conventions, and keeps to them most of the time."""
    if chance.random() < 0.15:
        return chance.choice(legal_actions(replay(players.record)))
    table = players.screen.table
    return choose(Level.PLAIN, table.remembered(table.current)).action


def go_on(players: Players, chance: Random) -> None:
    """One more turn, of a person or of a computer, or the token that is owed; waits until it is done."""
    view = players.view
    done, owed = len(view.seen.turns), view.announced
    if owed is not None and owed.owed is not None:
        players.settle()
    elif not view.waits_for_computer:
        if not view.alone:
            players.open_view()
        players.act(advised(players, chance))
    wait_until(lambda: len(players.view.seen.turns) > done or players.view.announced != owed, seconds=20)
    # They have seen the card.
    players.page.shared_screen.finish_reveal()
