"""The set-up of a new game, and the deal: the only place where chance enters."""

from enum import Enum
from random import Random, SystemRandom

from msgspec import Struct

from hanabi_desktop.players import (
    Badge,
    Character,
    Computer,
    Level,
    Person,
    Player,
    are_distinct,
    default_badges,
    free_characters,
    known_badges,
    levels,
    people,
    seat_badges,
)
from hanabi_desktop.records.preferences import LastGame, Preferences
from hanabi_desktop.records.record import is_blank, tidy_name
from hanabi_desktop.rules import EDITIONS, MAX_PLAYERS, MIN_PLAYERS, EditionId, Game, MemoryAid, Rules, Setup


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
    """Two people have the same sign or colour."""


class NewGame(Struct, frozen=True):
    """A table to be. Seats go clockwise, in the order of the names."""

    edition: EditionId
    rules: Rules
    players: tuple[Player, ...]
    starter: int | None
    """The seat that begins; None draws it by lot."""
    memory: MemoryAid = MemoryAid.FULL
    master: int | None = None
    """The seat that moves the tokens; with None the table moves them."""

    @property
    def names(self) -> tuple[str, ...]:
        """What the players are called."""
        return tuple(player.name for player in self.players)

    def problems(self) -> tuple[SetupProblem, ...]:
        """Everything that stands in the way of this game; empty if it can be dealt."""
        seats = range(len(self.players))
        badges = [player.badge for player in self.players if isinstance(player, Person)]
        found = {
            SetupProblem.TOO_FEW_PLAYERS: len(self.players) < MIN_PLAYERS,
            SetupProblem.TOO_MANY_PLAYERS: len(self.players) > MAX_PLAYERS,
            SetupProblem.BLANK_NAME: any(is_blank(player.name) for player in self.players),
            SetupProblem.NO_SUCH_STARTER: self.starter is not None and self.starter not in seats,
            SetupProblem.NO_SUCH_MASTER: self.master is not None and self.master not in seats,
            SetupProblem.NO_PERSON: not self._has_people,
            SetupProblem.BADGES_ALIKE: not are_distinct(badges),
            SetupProblem.NOT_OFFERED: bool(EDITIONS[self.edition].refused(self.rules)),
        }
        return tuple(problem for problem, there in found.items() if there)

    @property
    def _has_people(self) -> bool:
        """Whether a person plays, the master being one too."""
        people = [seat for seat, player in enumerate(self.players) if player.level is None]
        return bool(people) and (self.master in (None, *people) or self.master not in range(len(self.players)))

    def remembered(self) -> LastGame:
        """This table as plain values, to be offered again next time."""
        badges, alone = seat_badges(self.players), not any(levels(self.players))
        usual = badges == default_badges(len(badges))
        return LastGame(
            edition=self.edition.value,
            names=self.names,
            starter=self.starter,
            memory=self.memory.value,
            master=self.master,
            switches=dict(self.rules.switches),
            badges=() if usual else tuple((badge.sign.value, badge.dye.value) for badge in badges),
            computers=() if alone else tuple(player.level or "" for player in self.players),
            characters=() if alone else tuple(player.emblem if player.level else "" for player in self.players),
        )


def game_again(last: LastGame) -> NewGame | None:
    """The remembered table, or None if it is none that can be played. Blank names are let through as they are."""
    try:
        edition = EditionId(last.edition)
        game = NewGame(
            edition=edition,
            rules=EDITIONS[edition].rules_with(last.switches),
            players=_players(last),
            starter=last.starter,
            memory=MemoryAid(last.memory),
            master=last.master,
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
    people = [player for player in last.players if isinstance(player, Person)]
    return {player.name: player.badge for player in people if not is_blank(player.name)} | found


def _players(last: LastGame) -> tuple[Player, ...]:
    """Those remembered, with other badges where they cannot all be worn: a table is not lost for that. Raises ValueError."""
    names, computers = tuple(tidy_name(name) for name in last.names), last.computers
    players = list(people(names, known_badges(last.badges, len(names))))
    if computers and len(computers) != len(players):
        raise ValueError(computers)
    for seat, level in enumerate(computers):
        if level:
            named = seat < len(last.characters) and last.characters[seat] in list(Character)
            character = Character(last.characters[seat]) if named else free_characters(players)[0]
            players[seat] = Computer(names[seat] if named else "", character, Level(level))
    return tuple(players)


def deal_shuffled(rules: Rules, players: int, starter: int | None, chance: Random | None = None) -> Game:
    """A new game over a freshly shuffled deck; with no starter, one is drawn by lot."""
    chance = chance or SystemRandom()
    deck = list(rules.cards())
    chance.shuffle(deck)
    return Game(Setup(rules, players, tuple(deck), chance.randrange(players) if starter is None else starter))
