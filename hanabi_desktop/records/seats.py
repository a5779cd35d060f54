"""Who sat where, as our object of a file tells it.

The file's `players` are whose seats they are. At a seat with a level in `computers`, a computer plays, and `characters`
says which: `{"character", "name"}`, with the name only where it sits there for the person that `players` names. Files
without `characters` are older: their computers bore names that people have, and so they sit there for those.
"""

from collections.abc import Sequence
from typing import Any

from msgspec import UNSET, Struct, UnsetType

from hanabi_desktop.players import (
    Character,
    Computer,
    Level,
    Person,
    Player,
    default_badges,
    free_characters,
    known_badges,
    nickname,
    people,
    seat_badges,
)
from hanabi_desktop.records.format import convert
from hanabi_desktop.records.record import OURS, DamagedRecord, read_name
from hanabi_desktop.records.remarks import BadgeEntry, Details, Remark, Seated, comes_back, places


class CharacterEntry(Struct, frozen=True, omit_defaults=True):
    """Which computer plays at a seat."""

    character: str
    """An earlier version may not know it."""
    name: str | UnsetType = UNSET
    """What it is called, if it sits there for the person whom the file names."""


def players_of(names: Sequence[str], details: Details) -> tuple[Player, ...]:
    """The players of a file; faces that are missing or not known are given: they are an ornament."""
    seats = len(names)
    players = list(people(names, known_badges(details.signs_and_dyes, seats)))
    if len(details.computers) == seats:
        entries = _entries(details, seats)
        for seat, level in enumerate(details.computers):
            if level is not None:
                players[seat] = _computer(players, seat, entries[seat], level)
    return tuple(players)


def _computer(players: Sequence[Player], seat: int, entry: CharacterEntry | None, level: Level) -> Computer:
    owner = players[seat].owner
    assert isinstance(owner, Person)
    known = entry is not None and entry.character in list(Character)
    character = Character(entry.character) if entry and known else free_characters(players)[0]
    if entry is not None and entry.name is UNSET:
        return Computer(owner.name, character, level)
    name = read_name(str(entry.name)) if entry else ""
    return Computer(name or read_name(nickname(owner.name)), character, level, owner)


def _entries(details: Details, seats: int) -> Sequence[CharacterEntry | None]:
    try:
        return characters_of(details, seats)
    except DamagedRecord:
        return [None] * seats


def characters_of(details: Details, seats: int) -> Sequence[CharacterEntry | None]:
    """Which computer plays at each seat, by the file; raises DamagedRecord."""
    entries = convert(details.characters, list[CharacterEntry | None], f"{OURS}.characters")
    if len(entries) not in (0, seats):
        raise DamagedRecord(f"{OURS}.characters: {len(entries)} are not one for each of {seats} players")
    return entries or [None] * seats


def seat_entries(players: Sequence[Player]) -> dict[str, Any]:
    """The fields of `Details` that say who plays; what is as usual is left out."""
    badges = seat_badges(players)
    usual, alone = badges == default_badges(len(players)), not any(player.level for player in players)
    return {
        "badges": () if usual else [BadgeEntry(badge.sign, badge.dye) for badge in badges],
        "computers": () if alone else [player.level for player in players],
        "characters": () if alone else list(map(_character_entry, players)),
    }


def _character_entry(player: Player) -> CharacterEntry | None:
    if isinstance(player, Person):
        return None
    return CharacterEntry(player.character, player.name if player.sits_for else UNSET)


def players_on(turn: int, players: Sequence[Player], remarks: Sequence[Remark], turns: int) -> tuple[Player, ...]:
    """Who played on a turn, numbered from 0; `players` is who plays after `turns`."""
    later = zip(remarks, places(remarks, turns), strict=True)
    return players_before(players, [remark for remark, place in later if place > turn])


def players_before(players: Sequence[Player], remarks: Sequence[Remark]) -> tuple[Player, ...]:
    """Who played before these remarks; `players` is who plays after them."""
    then = list(players)
    for remark in reversed(remarks):
        if isinstance(remark, Seated):
            then[remark.seat] = _before(remark, then[remark.seat])
    return tuple(then)


def _before(remark: Seated, after: Player) -> Player:
    """Who sat at a seat before another player sat down there."""
    owner = after.owner
    person = owner if isinstance(owner, Person) else None
    if remark.before is None:
        return person or after
    known = remark.character in list(Character)
    character = Character(remark.character) if known else after.emblem if isinstance(after, Computer) else Character.TIN
    name = remark.computer or (after.name if isinstance(after, Computer) else nickname(after.name))
    return Computer(name, Character(character), remark.before, person)


def sat_in(remarks: Sequence[Remark], players: Sequence[Player] = ()) -> tuple[tuple[str, str], ...]:
    """The names of computers that sat in for a person who came back, or still do among `players`, each with that person's."""
    seated = [each for each in remarks if isinstance(each, Seated) and each.computer and comes_back(each, remarks)]
    there = [(each.name, each.stands_in.name) for each in players if isinstance(each, Computer) and each.stands_in]
    return tuple(dict.fromkeys([*((each.computer, each.person) for each in seated), *there]))


def owned_by_computers(players: Sequence[Player], remarks: Sequence[Remark]) -> tuple[int, ...]:
    """The seats at which a computer has played from the deal: one that sits in for a person owns none."""
    changes = (each for each in remarks if isinstance(each, Seated) and (each.before is None) != (each.after is None))
    first = {each.seat: each.before is not None for each in reversed(tuple(changes))}
    now = [isinstance(player, Computer) and player.stands_in is None for player in players]
    return tuple(seat for seat, computer in enumerate(now) if first.get(seat, computer))
