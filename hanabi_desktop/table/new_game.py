"""What a table is set up with, before a card is dealt."""

import unicodedata
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from hanabi_desktop.records.preferences import LastGame
from hanabi_desktop.rules import (
    EDITIONS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    EditionId,
    MemoryAid,
    Multicolour,
    Rules,
    Starter,
)

MAX_NAME = 60
"""Characters kept of a player's name."""

_REORDERING = frozenset("\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")
"""Marks that would turn round the text beside a name."""


class Problem(Enum):
    """Why a table cannot be set up so."""

    TOO_FEW_PLAYERS = "too-few-players"
    TOO_MANY_PLAYERS = "too-many-players"
    BLANK_NAME = "blank-name"
    NO_SUCH_STARTER = "no-such-starter"
    NO_SUCH_MASTER = "no-such-master"
    NOT_OFFERED = "not-offered"
    """A switch stands where this edition does not let it."""


@dataclass(frozen=True, slots=True)
class NewGame:
    """A table to be. Seats go clockwise, in the order of the names."""

    edition: EditionId
    rules: Rules
    names: tuple[str, ...]
    starter: int | None
    """The seat that begins; None draws it by lot."""
    memory: MemoryAid = MemoryAid.FULL
    master: int | None = None
    """The seat that moves the tokens; with None the table moves them."""

    def problems(self) -> tuple[Problem, ...]:
        """Everything that stands in the way of this game; empty if it can be dealt."""
        seats = range(len(self.names))
        found = {
            Problem.TOO_FEW_PLAYERS: len(self.names) < MIN_PLAYERS,
            Problem.TOO_MANY_PLAYERS: len(self.names) > MAX_PLAYERS,
            Problem.BLANK_NAME: any(is_blank(name) for name in self.names),
            Problem.NO_SUCH_STARTER: self.starter is not None and self.starter not in seats,
            Problem.NO_SUCH_MASTER: self.master is not None and self.master not in seats,
            Problem.NOT_OFFERED: bool(EDITIONS[self.edition].refused(self.rules)),
        }
        return tuple(problem for problem, there in found.items() if there)

    def remembered(self) -> LastGame:
        """This table as plain values, to be offered again next time."""
        rules = self.rules
        return LastGame(
            edition=self.edition.value,
            names=self.names,
            starter=self.starter,
            memory=self.memory.value,
            master=self.master,
            mistakes=rules.mistakes,
            clocks=rules.clocks,
            empty_hints=rules.empty_hints,
            multicolour=rules.multicolour.value,
            perfect=rules.perfect,
            choreography=rules.choreography,
        )


def default_game(edition: EditionId, names: Sequence[str]) -> NewGame:
    """The basic game of an edition's book. Where the master begins, the first player has that role."""
    facts = EDITIONS[edition]
    return NewGame(
        edition,
        facts.rules,
        tuple(names),
        starter=0 if facts.starter is Starter.MASTER else None,
        master=0 if facts.master else None,
    )


def game_again(last: LastGame) -> NewGame | None:
    """The remembered table, or None if it is none that can be played. Blank names are let through as they are."""
    try:
        rules = Rules(
            last.mistakes,
            last.clocks,
            last.empty_hints,
            Multicolour(last.multicolour),
            last.perfect,
            last.choreography,
        )
        game = NewGame(
            EditionId(last.edition),
            rules,
            tuple(tidy_name(name) for name in last.names),
            last.starter,
            MemoryAid(last.memory),
            last.master,
        )
    except ValueError:
        return None
    return None if set(game.problems()) - {Problem.BLANK_NAME} else game


def tidy_name(text: str) -> str:
    """A name as it is kept: on one line, without control characters, not longer than MAX_NAME characters."""
    kept = "".join(" " if char.isspace() else char for char in text if char.isspace() or _harmless(char))
    return " ".join(kept.split())[:MAX_NAME].strip()


def _harmless(char: str) -> bool:
    return unicodedata.category(char) not in ("Cc", "Cs", "Zl", "Zp") and char not in _REORDERING


def is_blank(name: str) -> bool:
    """Whether there is nothing to be seen of the name."""
    return all(unicodedata.category(char)[0] in "CZ" for char in name)


def same_names(names: Sequence[str]) -> tuple[str, ...]:
    """Names that several players bear, as the first of them spells it: allowed, but the players should know."""
    spelled: dict[str, str] = {}
    for name in names:
        spelled.setdefault(_folded(name), name)
    counted = Counter(_folded(name) for name in names)
    return tuple(spelled[folded] for folded, count in counted.items() if count > 1)


def _folded(name: str) -> str:
    return unicodedata.normalize("NFKC", name).casefold()
