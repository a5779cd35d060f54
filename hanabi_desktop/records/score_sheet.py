"""The score sheet: the games in a folder, which of them count, and what they come to.

Counted is what these players scored without knowing the deck: of each game that was finished, one file. Turns taken
back, looks and games that went on from a file count, and are marked; a game whose deck was known is listed only.
"""

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from enum import Enum
from operator import attrgetter
from pathlib import Path

from msgspec import Struct

from hanabi_desktop.records.decoding import decode
from hanabi_desktop.records.problems import Problem, RecordError
from hanabi_desktop.records.record import Record, RefusedAction
from hanabi_desktop.records.score import Score, changed_switches, game_key, group_of, score_of
from hanabi_desktop.records.store import EXTENSION, read_bounded
from hanabi_desktop.rules import EditionId, EndReason, Rules

LARGEST = 64 * 1024
"""Bytes; the game that people play, with every hand arranged and every note written, has less than half of that."""

_by_date = attrgetter("moment", "file")


class Unread(Struct, frozen=True):
    """A file that is called like a game and cannot be read as one."""

    file: str
    later: bool = False
    """Whether a later version of the program wrote it."""


def game_files(folder: Path) -> list[str]:
    """The names of the files that are called like games, the latest name first. Raises OSError."""
    try:
        return sorted((path.name for path in folder.iterdir() if path.name.endswith(EXTENSION)), reverse=True)
    except FileNotFoundError:
        return []


def read_game(folder: Path, file: str) -> Score | Unread | None:
    """Reads one file; None if it is gone meanwhile, or empty. Raises OSError if the system does not give it.

    A link is not followed: it may lead anywhere, and whoever put it there knows the way.
    """
    path = folder / file
    try:
        if path.is_symlink():
            return Unread(file)
        data = read_bounded(path, LARGEST)
        return score_of(decode(data), file) if data else None
    except RecordError as error:
        return Unread(file, later=error.problem is Problem.NEWER_VERSION)
    except (RefusedAction, IsADirectoryError):
        return Unread(file)
    except FileNotFoundError:
        return None


class Standing(Enum):
    """Whether a line of the sheet counts, and why not."""

    COUNTS = "counts"
    UNFINISHED = "unfinished"
    OTHER_STATE = "other-state"
    """The same game lies there in another file, further on or as it was played here."""
    KNOWN_DECK = "known-deck"


class Summary(Struct, frozen=True):
    """What the games of one kind come to."""

    edition: EditionId
    rules: Rules
    players: int
    games: int
    best: int
    average: float
    possible: int
    """What a complete show is worth."""
    complete: int
    """How many of them were one."""


def other_states(scores: Iterable[Score]) -> frozenset[str]:
    """The files that do not stand for their game.

    The latest of the game itself stands for it, or if that was never finished, of the copies opened from files.
    """
    games: dict[int, list[Score]] = defaultdict(list)
    for score in scores:
        games[score.game].append(score)
    others: set[str] = set()
    for states in games.values():
        if len(states) > 1:
            others |= {state.file for state in states} - {_standing_for(states).file}
    return frozenset(others)


def _standing_for(states: Sequence[Score]) -> Score:
    latest: dict[int, Score] = {}
    for state in sorted(states, key=lambda state: (state.remarks, state.turns, state.file)):
        latest[state.reopened] = state
    copies = [state for _, state in sorted(latest.items())]
    return next((state for state in copies if state.end), copies[0])


def standing(score: Score, others: frozenset[str]) -> Standing:
    """Whether a game counts; `others` are the `other_states` of the sheet."""
    if score.file in others:
        return Standing.OTHER_STATE
    if score.end is None:
        return Standing.UNFINISHED
    return Standing.KNOWN_DECK if score.bared else Standing.COUNTS


def counted(scores: Iterable[Score], others: frozenset[str]) -> list[Score]:
    """The games that count, oldest first; `others` are the `other_states` of the sheet."""
    return sorted((score for score in scores if standing(score, others) is Standing.COUNTS), key=_by_date)


def earlier_scores(scores: Sequence[Score], record: Record) -> list[int]:
    """What the players of this game scored in others that count, newest first, whatever files of it lie there."""
    group, this = group_of(record.names), game_key(record)
    games = counted(scores, other_states(scores))
    return [game.score for game in reversed(games) if game.group == group and game.game != this]


def summaries(scores: Iterable[Score]) -> list[Summary]:
    """Best and average of games that count, by edition, variants and number of players."""
    kinds: dict[tuple[EditionId, Rules, int], list[Score]] = {}
    for score in scores:
        kinds.setdefault((score.edition, score.rules, len(score.names)), []).append(score)
    found = [
        Summary(
            edition,
            rules,
            players,
            games=len(games),
            best=max(game.score for game in games),
            average=sum(game.score for game in games) / len(games),
            possible=rules.maximum,
            complete=sum(game.score == rules.maximum for game in games),
        )
        for (edition, rules, players), games in kinds.items()
    ]
    return sorted(found, key=_kind)


def _kind(summary: Summary) -> tuple[int, list[str], int]:
    changed = changed_switches(summary.edition, summary.rules)
    return list(EditionId).index(summary.edition), [*map(str, changed.items())], summary.players


def endings(scores: Iterable[Score]) -> dict[EndReason, int]:
    """How often games ended in each way, in the order of the reasons."""
    ends = Counter(score.end for score in scores)
    return {reason: ends[reason] for reason in EndReason}


def groups(scores: Iterable[Score], most: int) -> list[tuple[str, ...]]:
    """The groups that played, those with most games first; so many of them."""
    return [group for group, _ in Counter(score.group for score in scores).most_common(most)]
