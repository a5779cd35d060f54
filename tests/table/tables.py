"""Tables without a screen, and who listens to them. No Qt here."""

from collections.abc import Iterator, Sequence
from random import Random

from hanabi_desktop import rules as hanabi
from hanabi_desktop.players import Level
from hanabi_desktop.records.record import Record
from hanabi_desktop.table.actions import LayOpen, MoveCard, MoveToken, RaiseCard, TableAction, TurnCard, WriteNote
from hanabi_desktop.table.events import TableEvent
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.table.state import TableState
from hanabi_desktop.table.table import Save, Table
from tests.games import POLICIES, deal_hands, of_turn, play_random_game
from tests.players import seats

NAMES = ("Kari", "Per", "Åsa", "Ivar", "Liv")
HANDS = ("r1 y1 g1 b1 w1", "r2 r3 g2 b2 w2", "r4 r3 g5 b3 w3")
"""Cards 0-4 of the first of three players, 5-9 of the second, 10-14 of the third."""


def default_game(edition: hanabi.EditionId, names: Sequence[str]) -> NewGame:
    """The basic game of an edition's book. Where the master begins, the first player has that role."""
    facts = hanabi.EDITIONS[edition]
    return NewGame(
        edition,
        facts.rules,
        seats(tuple(names)),
        starter=0 if facts.starter is hanabi.Starter.MASTER else None,
        master=0 if facts.master else None,
    )


class Saves:
    """What a table has put on disk, newest last."""

    def __init__(self) -> None:
        self.records: list[Record] = []
        self.broken: Exception | None = None

    def __call__(self, record: Record) -> None:
        """What the table calls to save."""
        if self.broken:
            raise self.broken
        self.records.append(record)


class Ears:
    """What a table has told, one tuple for each change."""

    def __init__(self, table: Table) -> None:
        self.heard: list[tuple[TableEvent, ...]] = []
        self.stop = table.listen(self.heard.append)

    @property
    def last(self) -> tuple[TableEvent, ...]:
        """What was told last."""
        return self.heard[-1]


class Clock:
    """Goes on when it is told to."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


def seated(
    game: hanabi.Game | None = None,
    edition: hanabi.Edition = hanabi.EDITIONS[hanabi.EditionId.HOUSE],
    memory: hanabi.MemoryAid = hanabi.MemoryAid.FULL,
    master: int | None = None,
    save: Save | None = None,
    computers: Sequence[Level | None] = (),
    names: Sequence[str] = NAMES,
) -> Table:
    """A table of so many players, nothing arranged; of three who hold `HANDS`, where no game is given."""
    game = game or deal_hands(hanabi.Rules(), *HANDS)
    state = TableState.seated(edition.id, seats(names[: game.players], computers), memory=memory, master=master)
    return Table(game, state, save or Saves())


def any_switches(edition: hanabi.Edition, chance: Random) -> hanabi.Rules:
    """Any choice of switches that the edition offers."""
    return edition.rules_with({switch: chance.choice(edition.offered(switch)) for switch in hanabi.SWITCHES})


def any_game(seed: int, edition: hanabi.Edition | None = None) -> tuple[hanabi.Edition, hanabi.Game, Random]:
    """A whole game of chance at one edition's table, as it was played."""
    chance = Random(seed)
    edition = edition or chance.choice(list(hanabi.EDITIONS.values()))
    players, rules = chance.randint(2, 5), any_switches(edition, chance)
    game = play_random_game(rules, players, chance, chance.choice(POLICIES), chance.randrange(players))
    return edition, game, chance


def deeds(game: hanabi.Game, table: Table, chance: Random) -> Iterator[tuple[int, TableAction]]:
    """The turns of a game that is known, as their seats and the master take them, with hands arranged in between.

    What is owed is asked of the table as everybody sees it, so each deed has to be done before the next is asked for.
    """
    for turn in game.turns:
        if table.over:
            return
        for seat in range(game.players):
            held = [card.id for card in table.view(hanabi.Seat(seat)).hands[seat]]
            if held and chance.random() < 0.15:
                card = chance.choice(held)
                ways = MoveCard(card, chance.randrange(5)), RaiseCard(card), TurnCard(card), WriteNote(card, "a note")
                yield seat, chance.choice(ways)
        if not isinstance(turn.action, (hanabi.Play, hanabi.Discard)) and not hasattr(turn.action, "target"):
            table.end_early()
            return
        yield turn.seat, of_turn(turn.action)
        if table.master is None:
            continue
        if isinstance(turn.action, hanabi.Play):
            yield turn.seat, LayOpen()
        while (announced := table.view(hanabi.Seat(table.master)).announced) and announced.owed:
            yield table.master, MoveToken(announced.owed)
