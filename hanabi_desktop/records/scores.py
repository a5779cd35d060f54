"""The score book: what a line of it says of a game, and which games count.

Counted is one file of each game that was finished. Turns taken back and peeks do not matter for that; they are marked.
"""

import contextlib
from collections import defaultdict
from collections.abc import Iterable, Sequence
from datetime import datetime
from enum import Enum
from functools import lru_cache
from operator import attrgetter
from pathlib import Path

from msgspec import Struct

from hanabi_desktop.players import Computer, Player
from hanabi_desktop.records.format import decode
from hanabi_desktop.records.record import LaterVersion, Record, RecordError, RefusedAction, replay
from hanabi_desktop.records.remarks import continued_from, count_peeks, count_taken_back, is_begun, readable_details
from hanabi_desktop.records.seats import owned_by_computers, players_of, sat_in
from hanabi_desktop.records.store import EXTENSION, read_bounded
from hanabi_desktop.rules import EDITIONS, RANKS, EditionId, EndReason, Rules, SwitchValue

_by_date = attrgetter("moment", "file")


_COMPUTER = ""
"""Stands for a computer in a group: which one it was does not matter."""


class Score(Struct, frozen=True):
    """One file of the folder of games, and the game in it."""

    file: str
    """The name of the file, without its folder."""
    game: int
    """Equal for all files that hold the same game, as it was at different times."""
    players: tuple[Player, ...]
    edition: EditionId
    rules: Rules
    moment: int
    """When it was dealt, or if nobody knows, saved: seconds since 1970; 0 if nobody knows that either."""
    score: int
    """Points; of an unfinished game, those so far."""
    turns: int
    end: EndReason | None
    """None for an unfinished game."""
    played: int = 0
    """Play time in seconds; 0 if unknown."""
    taken_back: int = 0
    continued: int | None = None
    """The turn of an earlier game from which it goes on, counted from 0; None if it began with its deal."""
    peeks: int = 0
    sat_in: tuple[tuple[str, str], ...] = ()
    """The names of computers that sat in for a person, to the end or for a while, each with that of the person."""
    computers: tuple[int, ...] = ()
    """The seats at which a computer has played from the deal."""
    heights: tuple[int, ...] = ()
    """Final height of each firework, by suit; of a lost game, too."""
    mistakes: int = 0
    fives_lost: int = 0
    """Cards of value 5 on the discard pile."""
    clocks: int = 0
    """Clock tokens that were available at the end."""

    @property
    def undone(self) -> int:
        """How many turns stand otherwise than they were first played; with any, no medal is won."""
        return self.taken_back + (self.continued is not None)

    @property
    def best(self) -> int:
        """What a complete show is worth."""
        return self.rules.maximum

    @property
    def group(self) -> tuple[str, ...]:
        """The people, whoever sat where, and a blank for each computer that has played from the deal."""
        return (*(_COMPUTER for _ in self.computers), *(person.name for person in self.people))

    @property
    def people(self) -> tuple[Player, ...]:
        """Those who played, also for a while, by their names: a group reads the same in all its games."""
        played = (
            player.stands_in if isinstance(player, Computer) and seat in self.computers else player.owner
            for seat, player in enumerate(self.players)
        )
        return tuple(sorted(filter(None, played), key=attrgetter("name")))

    @property
    def company(self) -> tuple[Player, ...]:
        """The same, and the computers of the group after them."""
        computers = (self.players[seat] for seat in self.computers)
        return (*self.people, *(player for player in computers if isinstance(player, Computer)))


class Unread(Struct, frozen=True):
    """A file that is called like a game and cannot be read as one."""

    file: str
    later: bool = False
    """Whether a later version of the program wrote it."""


def score_of(record: Record, file: str = "") -> Score:
    """The score of a recorded game; raises RefusedAction for one that breaks the rules."""
    game = replay(record)
    details, remarks = readable_details(record)
    players = players_of(record.names, details)
    return Score(
        file=file,
        game=game_key(record),
        players=players,
        edition=record.edition,
        rules=record.setup.rules,
        moment=_moment(details.started) or _named_moment(file),
        score=game.end.score if game.end else sum(game.fireworks),
        turns=len(game.turns),
        end=game.end.reason if game.end else None,
        played=details.seconds_played,
        taken_back=count_taken_back(remarks),
        continued=continued_from(remarks),
        sat_in=sat_in(remarks, players),
        peeks=count_peeks(remarks, [turn.seat for turn in game.turns]),
        computers=owned_by_computers(players, remarks),
        heights=tuple(game.fireworks),
        mistakes=game.mistakes,
        fives_lost=sum(card.rank == RANKS[-1] for card in game.discarded),
        clocks=game.clocks,
    )


def game_key(record: Record) -> int:
    """The same number for records of one game: the same players, deal and beginning. It holds for one run only."""
    started = record.extra.get("started")
    return hash((record.names, record.setup, started if isinstance(started, str) else ""))


def _moment(started: str) -> int:
    """Seconds since 1970; 0 if it is no moment, or a clock that stood wrong."""
    try:
        return max(0, int(datetime.fromisoformat(started).timestamp()))
    except (ValueError, OverflowError, OSError):
        return 0


def _named_moment(file: str) -> int:
    """The date in the name of a file, with the time where the name has it; 0 if it has none."""
    for form, length in (("%Y-%m-%d-%H%M%S", 17), ("%Y-%m-%d", 10)):
        with contextlib.suppress(ValueError, OverflowError, OSError):
            # The clock on the wall, as it was there and then.
            return max(0, int(datetime.strptime(file[:length], form).timestamp()))  # noqa: DTZ007
    return 0


@lru_cache(maxsize=1024)
def changed_switches(edition: EditionId, rules: Rules) -> dict[str, SwitchValue]:
    """The switches that stand otherwise than in the basic game of the edition, and where."""
    basic = EDITIONS[edition].rules.switches
    return {name: value for name, value in rules.switches.items() if value != basic[name]}


# The folder


def game_files(folder: Path) -> list[str]:
    """The names of the files that are called like games, the latest name first. Raises OSError."""
    try:
        return sorted((path.name for path in folder.iterdir() if path.name.endswith(EXTENSION)), reverse=True)
    except FileNotFoundError:
        return []


def read_game(folder: Path, file: str) -> Score | Unread | None:
    """Reads one file; None if it is gone meanwhile, is empty, or nobody has taken a turn in its game.

    A link is not followed: it may lead anywhere, and whoever put it there knows the way.
    """
    path = folder / file
    try:
        if path.is_symlink():
            return Unread(file)
        data = read_bounded(path)
        record = decode(data) if data else None
        return score_of(record, file) if record is not None and is_begun(record) else None
    except LaterVersion:
        return Unread(file, later=True)
    except (RecordError, RefusedAction, IsADirectoryError):
        return Unread(file)
    except FileNotFoundError:
        return None


# Which games count


class Standing(Enum):
    """Whether a line of the book counts, and why not."""

    COUNTS = "counts"
    UNFINISHED = "unfinished"
    OTHER_STATE = "other-state"
    """The same game lies there in another file, which stands for it."""


def other_states(scores: Iterable[Score]) -> frozenset[str]:
    """The files that do not stand for their game.

    That is, where there are several: the one that was finished, with the fewest turns taken back; else the longest.
    """
    games: dict[int, list[Score]] = defaultdict(list)
    for score in scores:
        games[score.game].append(score)
    best = (min(states, key=_rank) for states in games.values())
    standing_for = {score.file for score in best}
    return frozenset(score.file for states in games.values() for score in states) - standing_for


def _rank(score: Score) -> tuple[bool, int, int, str]:
    return score.end is None, score.undone if score.end else 0, -score.turns, score.file


def standing(score: Score, others: frozenset[str]) -> Standing:
    """Whether a game counts; `others` are the `other_states` of the book."""
    if score.file in others:
        return Standing.OTHER_STATE
    return Standing.UNFINISHED if score.end is None else Standing.COUNTS


def counted(scores: Iterable[Score], others: frozenset[str]) -> list[Score]:
    """The games that count, oldest first; `others` are the `other_states` of the book."""
    return sorted((score for score in scores if standing(score, others) is Standing.COUNTS), key=_by_date)


def shows(scores: Iterable[Score]) -> list[Score]:
    """The games that were brought to their end, among which the best is sought; all of them where none was."""
    scores = list(scores)
    return [score for score in scores if score.end is not EndReason.ENDED_EARLY] or scores


def earlier_scores(scores: Sequence[Score], record: Record) -> list[int]:
    """What the players of this game scored in the `shows` of others that count, newest first, whatever files of it lie there.

    With computers they are another group than without.
    """
    group, this = score_of(record).group, game_key(record)
    games = counted(scores, other_states(scores))
    return [game.score for game in shows(game for game in reversed(games) if game.group == group and game.game != this)]
