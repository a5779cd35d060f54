"""The set-up of a new game, and the deal: the only place where chance enters."""

from enum import Enum
from random import Random, SystemRandom

from msgspec import Struct

from hanabi_desktop.records.preferences import LastGame, Preferences
from hanabi_desktop.records.record import is_blank, tidy_name
from hanabi_desktop.rules import EDITIONS, MAX_PLAYERS, MIN_PLAYERS, EditionId, Game, MemoryAid, Rules, Setup
from hanabi_desktop.table.state import Badge, Dye, Sign, are_distinct, known_badges, with_missing
from hanabi_desktop.teammates.level import Level


class SetupProblem(Enum):
    """Why a table cannot be set up so."""

    TOO_FEW_PLAYERS = "too-few-players"
    TOO_MANY_PLAYERS = "too-many-players"
    BLANK_NAME = "blank-name"
    NO_SUCH_STARTER = "no-such-starter"
    NO_SUCH_MASTER = "no-such-master"
    NO_PERSON = "no-person"
    """Only computers would play, or one of them would be the master."""
    NOT_OFFERED = "not-offered"
    """A switch has a value that this edition does not offer."""
    BADGES_ALIKE = "badges-alike"
    """Two seats have the same sign or colour, or there are more badges than seats."""


class NewGame(Struct, frozen=True):
    """A table to be. Seats go clockwise, in the order of the names."""

    edition: EditionId
    rules: Rules
    names: tuple[str, ...]
    starter: int | None
    """The seat that begins; None draws it by lot."""
    memory: MemoryAid = MemoryAid.FULL
    master: int | None = None
    """The seat that moves the tokens; with None the table moves them."""
    badges: tuple[Badge, ...] = ()
    """The sign and colour of each seat; those that are missing are given."""
    computers: tuple[Level | None, ...] = ()
    """The level of the computer at each seat, None for a person; empty if only people play."""

    def problems(self) -> tuple[SetupProblem, ...]:
        """Everything that stands in the way of this game; empty if it can be dealt."""
        seats = range(len(self.names))
        found = {
            SetupProblem.TOO_FEW_PLAYERS: len(self.names) < MIN_PLAYERS,
            SetupProblem.TOO_MANY_PLAYERS: len(self.names) > MAX_PLAYERS,
            SetupProblem.BLANK_NAME: any(is_blank(name) for name in self.names),
            SetupProblem.NO_SUCH_STARTER: self.starter is not None and self.starter not in seats,
            SetupProblem.NO_SUCH_MASTER: self.master is not None and self.master not in seats,
            SetupProblem.NO_PERSON: not self._has_people,
            SetupProblem.BADGES_ALIKE: len(self.badges) > len(self.names) or not are_distinct(self.badges),
            SetupProblem.NOT_OFFERED: bool(EDITIONS[self.edition].refused(self.rules)),
        }
        return tuple(problem for problem, there in found.items() if there)

    @property
    def _has_people(self) -> bool:
        """Whether a person plays, the master being one too."""
        if not self.computers:
            return True
        if len(self.computers) != len(self.names) or all(self.computers):
            return False
        return not any(level for seat, level in enumerate(self.computers) if seat == self.master)

    def remembered(self) -> LastGame:
        """This table as plain values, to be offered again next time."""
        return LastGame(
            edition=self.edition.value,
            names=self.names,
            starter=self.starter,
            memory=self.memory.value,
            master=self.master,
            switches=dict(self.rules.switches),
            badges=tuple((badge.sign.value, badge.dye.value) for badge in self.badges),
            computers=tuple(level.value if level else "" for level in self.computers),
        )


def game_again(last: LastGame) -> NewGame | None:
    """The remembered table, or None if it is none that can be played. Blank names are let through as they are."""
    try:
        edition = EditionId(last.edition)
        game = NewGame(
            edition=edition,
            rules=EDITIONS[edition].rules_with(last.switches),
            names=tuple(tidy_name(name) for name in last.names),
            starter=last.starter,
            memory=MemoryAid(last.memory),
            master=last.master,
            badges=_badges(last),
            computers=tuple(Level(level) if level else None for level in last.computers),
        )
    except ValueError:
        return None
    return None if set(game.problems()) - {SetupProblem.BLANK_NAME} else game


def remembered_badges(preferences: Preferences) -> dict[str, Badge]:
    """The badges of those known, by their names; who only sat at the last table wore what was worn there."""
    known = preferences.known_badges
    found = {name: badge for name, pair in known.items() for badge in known_badges([pair], 1)}
    last = game_again(preferences.last_game) if preferences.last_game else None
    if last is None:
        return found
    worn = with_missing(last.badges, len(last.names))
    return {name: badge for name, badge in zip(last.names, worn, strict=True) if not is_blank(name)} | found


def _badges(last: LastGame) -> tuple[Badge, ...]:
    """Those remembered; none where they cannot all be worn: a table is not lost for that."""
    try:
        badges = tuple(Badge(Sign(sign), Dye(dye)) for sign, dye in last.badges[: len(last.names)])
    except ValueError:
        return ()
    return badges if are_distinct(badges) else ()


def deal_shuffled(rules: Rules, players: int, starter: int | None, chance: Random | None = None) -> Game:
    """A new game over a freshly shuffled deck; with no starter, one is drawn by lot."""
    chance = chance or SystemRandom()
    deck = list(rules.cards())
    chance.shuffle(deck)
    return Game(Setup(rules, players, tuple(deck), chance.randrange(players) if starter is None else starter))
