"""Who plays: a person with an emblem, or a computer with a face and a name of its own."""

from collections.abc import Collection, Sequence
from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

# What tells the players apart besides their names


class Sign(StrEnum):
    """What is drawn on a badge. None of them looks like the symbol of a suit."""

    CAT = "cat"
    TEAPOT = "teapot"
    CRANE = "crane"
    FISH = "fish"
    GATE = "gate"
    RABBIT = "rabbit"
    BOAT = "boat"
    UMBRELLA = "umbrella"


class Dye(StrEnum):
    """What a badge is dyed in. It never says anything that its sign does not."""

    ORANGE = "orange"
    SKY = "sky"
    GREEN = "green"
    VIOLET = "violet"
    PINK = "pink"
    TEAL = "teal"
    CREAM = "cream"
    BROWN = "brown"


class Badge(Struct, frozen=True):
    """One person's sign and colour."""

    sign: Sign
    dye: Dye


class Character(StrEnum):
    """The computers that play, each with a face that is nobody's badge."""

    TIN = "tin"
    DOT = "dot"
    MOON = "moon"
    SPRING = "spring"
    LAMP = "lamp"
    BOLT = "bolt"


class Level(StrEnum):
    """How well a computer plays. Both levels read hints by the same conventions."""

    PLAIN = "plain"
    """What the practice game teaches."""
    SKILLED = "skilled"
    """What people play who know each other well."""


Emblem = Badge | Character
"""A badge or a character, shown beside a player's name."""


# The players


class Person(Struct, frozen=True, tag=True):
    """Somebody at the screen, or at a device of their own."""

    name: str
    badge: Badge

    @property
    def emblem(self) -> Badge:
        """The emblem beside the name."""
        return self.badge

    @property
    def level(self) -> None:
        """None: a person plays."""
        return None

    @property
    def owner(self) -> "Person":
        """Whose seat it is."""
        return self


class Computer(Struct, frozen=True, tag=True):
    """A computer at a seat."""

    name: str
    """As the character was called in the language of the day when it sat down."""
    character: Character
    level: Level = Level.SKILLED
    sits_for: Person | None = None
    """The person who had to go, and whose seat it is; None if the computer has played from the deal."""

    @property
    def emblem(self) -> Character:
        """The emblem beside the name."""
        return self.character

    @property
    def owner(self) -> "Player":
        """Whose seat it is."""
        return self.sits_for or self

    @property
    def stands_in(self) -> Person | None:
        """The person who had to go; None for one from an older file, which only bore a person's name."""
        return None if self.sits_for and self.name == nickname(self.sits_for.name) else self.sits_for


def nickname(name: str) -> str:
    """What a computer is called that bears a person's name in a file."""
    return f"{name}-bot"


Player = Person | Computer
"""A player, whose seat stands in the order of the tuple that it is in: clockwise."""


def people(names: Sequence[str], badges: Sequence[Badge] = ()) -> tuple[Player, ...]:
    """Persons of these names; a badge that is missing is given."""
    return tuple(map(Person, names, with_missing(badges, len(names))))


def levels(players: Sequence[Player]) -> tuple[Level | None, ...]:
    """The level of the computer at each seat, None for a person."""
    return tuple([player.level for player in players])


def renamed(players: Sequence[Player], names: Sequence[str]) -> tuple[Player, ...]:
    """The same players under other names."""
    return tuple(replace(player, name=name) for player, name in zip(players, names, strict=True))


def free_characters(players: Sequence[Player]) -> list[Character]:
    """The characters that nobody here has, in the order in which they are asked to play; all if all are there."""
    there = {player.emblem for player in players}
    return [character for character in Character if character not in there] or list(Character)


# Badges

_ALL = tuple(Badge(sign, dye) for sign, dye in zip(Sign, Dye, strict=True))


def default_badges(players: int) -> tuple[Badge, ...]:
    """What a table is given of which nobody has chosen anything: no two alike."""
    return _ALL[:players]


def are_distinct(badges: Sequence[Badge]) -> bool:
    """Whether every sign and every colour is there but once."""
    return len({badge.sign for badge in badges}) == len({badge.dye for badge in badges}) == len(badges)


def with_missing(badges: Sequence[Badge], players: int, avoided: Collection[Badge] = ()) -> tuple[Badge, ...]:
    """The badges of the first seats, and for everybody else one that none of those before has anything of.

    Nor has it anything of those `avoided`, as far as there are others.
    """
    signs, dyes = {badge.sign for badge in badges}, {badge.dye for badge in badges}
    late_signs, late_dyes = {badge.sign for badge in avoided}, {badge.dye for badge in avoided}
    free = map(
        Badge,
        sorted((sign for sign in Sign if sign not in signs), key=late_signs.__contains__),
        sorted((dye for dye in Dye if dye not in dyes), key=late_dyes.__contains__),
    )
    return (*badges, *free)[:players]


def known_badges(written: Sequence[tuple[str, str]], players: int) -> tuple[Badge, ...]:
    """The badges of these signs and colours; none where they are not one for each player, or are not known here.

    They are an ornament: whatever is wrong with them, the game can be played.
    """
    try:
        badges = tuple(Badge(Sign(sign), Dye(dye)) for sign, dye in written)
    except ValueError:
        return ()
    return badges if len(badges) == players and are_distinct(badges) else ()


def seat_badges(players: Sequence[Player]) -> tuple[Badge, ...]:
    """The badge that goes with each seat: that of the person whose seat it is, else one that is nobody's."""
    worn = [player.owner.badge if isinstance(player.owner, Person) else None for player in players]
    there = [badge for badge in worn if badge]
    free = iter(with_missing(there, len(players))[len(there) :])
    return tuple(badge or next(free) for badge in worn)
