"""Players for tests: people by their names, and computers by their levels."""

from collections.abc import Sequence

from msgspec.structs import replace

from hanabi_desktop.players import (
    Badge,
    Character,
    Computer,
    Level,
    Person,
    Player,
    free_characters,
    people,
    seat_badges,
)
from hanabi_desktop.table.table import Table


def character_name(character: Character) -> str:
    """What it is called in English, told without Qt."""
    return f"{character.capitalize()}bot"


def seats(
    names: Sequence[str], computers: Sequence[Level | None] = (), badges: Sequence[Badge] = ()
) -> tuple[Player, ...]:
    """People of these names, and at the seats with a level a computer under its own name."""
    players = list(people(names, badges))
    for seat, level in enumerate(computers):
        if level:
            character = free_characters(players)[0]
            players[seat] = Computer(character_name(character), character, level)
    return tuple(players)


def seat_computer(table: Table, seat: int, level: Level | None) -> None:
    """A computer sits down for the person at a seat, plays on otherwise, or with None makes room for the person."""
    player = table.players[min(seat, len(table.players) - 1)]
    if level is None:
        owner = player.owner
        person = owner if isinstance(owner, Person) else Person(owner.name, seat_badges(table.players)[seat])
        table.seat_player(seat, person)
    elif isinstance(player, Computer):
        table.seat_player(seat, replace(player, level=level))
    else:
        character = free_characters(table.players)[0]
        table.seat_player(seat, Computer(character_name(character), character, level, player))
