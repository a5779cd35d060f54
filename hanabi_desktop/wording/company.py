"""What is said of the computers at a table: who they are, and how they play."""

from collections.abc import Sequence

from hanabi_desktop.players import Character, Computer, Level, Player, renamed
from hanabi_desktop.table.view import isolated
from hanabi_desktop.wording.text import Text, tr
from hanabi_desktop.wording.typography import unbroken

_CHARACTERS = {
    Character.TIN: Text("Computers", "Tinbot"),
    Character.DOT: Text("Computers", "Dotbot"),
    Character.MOON: Text("Computers", "Moonbot"),
    Character.SPRING: Text("Computers", "Springbot"),
    Character.LAMP: Text("Computers", "Lampbot"),
    Character.BOLT: Text("Computers", "Boltbot"),
}
"""Each says by its end, to the eye and to the ear, that this is no person."""


def character_name(character: Character) -> str:
    """A computer's name in the current language."""
    return _CHARACTERS[character].translated()


def default_name(seat: int) -> str:
    """The default name of a person."""
    return tr("NewGame", "Player {number}", number=seat + 1)


def seated_text(player: Player) -> str:
    """Who sits at a seat, and for whom."""
    if isinstance(player, Computer) and (person := player.stands_in):
        return stand_in_text(player.name, person.name)
    return player.name


def stand_in_text(computer: str, person: str) -> str:
    """A computer, by its name, and the person it sits or sat in for."""
    return tr("Computers", "{computer} (for {name})", computer=computer, name=isolated(person))


def lineup(players: Sequence[Player]) -> tuple[Player, ...]:
    """Who played, each with the name of the person for whom a computer sat in beside its own."""
    return renamed(players, unbroken(tuple(map(seated_text, players))))


def back_text(name: str) -> str:
    """Somebody for whom a computer sat plays on, or wants to."""
    return tr("Company", "{name} is back", name=name)


def in_this_language(players: Sequence[Player]) -> tuple[Player, ...]:
    """The same players, with the names of computers in the current language."""
    named = (character_name(each.character) if isinstance(each, Computer) else each.name for each in players)
    return renamed(players, tuple(named))


KINDS = (None, Level.SKILLED, Level.PLAIN)
"""Who can sit on a seat, in the order in which they are offered: a person, or a computer of this level."""
_LEVELS = {Level.PLAIN: Text("Company", "Computer, basic"), Level.SKILLED: Text("Company", "Computer, skilled")}
_LEVEL_TEXTS = {
    Level.PLAIN: Text("Company", "Computer, basic: plays by the agreements, one turn at a time"),
    Level.SKILLED: Text("Company", "Computer, skilled: thinks ahead and expects more of you"),
}


def kind_name(level: Level | None) -> str:
    """The kind of player: a person, or a computer of this level."""
    return tr("Company", "Person") if level is None else _LEVELS[level].translated()


_SHORT = {Level.PLAIN: Text("Company", "basic"), Level.SKILLED: Text("Company", "skilled")}


def level_name(level: Level) -> str:
    """The name of a level, in a word."""
    return _SHORT[level].translated()


def kind_text(level: Level | None) -> str:
    """Who plays, and of a computer how."""
    return kind_name(level) if level is None else _LEVEL_TEXTS[level].translated()
