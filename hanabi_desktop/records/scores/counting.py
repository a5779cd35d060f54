"""Which games count, and what they come to.

Counted is what these players scored without knowing the deck: of each game that was finished, one state. Turns taken
back, looks and games that went on from a file count, and are marked; a game whose deck was known is listed only.
"""

from collections import Counter
from collections.abc import Iterable, Sequence
from enum import Enum

from msgspec import Struct

from hanabi_desktop.records.scores.score import Score, Switched
from hanabi_desktop.rules import EditionId, EndReason


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
    switches: Switched
    players: int
    games: int
    best: int
    average: float
    possible: int
    """What a complete show is worth."""
    complete: int
    """How many of them were one."""


def other_states(scores: Iterable[Score]) -> frozenset[str]:
    """The files of states that do not stand for their game.

    The latest of the game itself stands for it, or if that was never finished, of the copies opened from files.
    """
    first: dict[int, Score] = {}
    several: dict[int, list[Score]] = {}
    for score in scores:
        other = first.setdefault(score.game, score)
        if other is not score:
            several.setdefault(score.game, [other]).append(score)
    return frozenset(
        state.file
        for states in several.values()
        for standing in [_standing_for(states)]
        for state in states
        if state is not standing
    )


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
    """The games that count; `others` are the `other_states` of the sheet."""
    return [score for score in scores if score.end and not score.bared and score.file not in others]


def summaries(scores: Iterable[Score]) -> list[Summary]:
    """Best and average of games that count, by edition, switches and number of players."""
    kinds: dict[tuple[EditionId, Switched, int], list[Score]] = {}
    for score in scores:
        kinds.setdefault((score.edition, score.switches, len(score.names)), []).append(score)
    order = list(EditionId)
    found = [
        Summary(
            edition,
            switches,
            players,
            games=len(games),
            best=max(game.score for game in games),
            average=sum(game.score for game in games) / len(games),
            possible=games[0].best,
            complete=sum(game.score == game.best for game in games),
        )
        for (edition, switches, players), games in kinds.items()
    ]
    return sorted(found, key=lambda each: (order.index(each.edition), [*map(str, each.switches)], each.players))


def endings(scores: Iterable[Score]) -> dict[EndReason, int]:
    """How often games ended in each way, in the order of the reasons."""
    ends = Counter(score.end for score in scores)
    return {reason: ends[reason] for reason in EndReason}


def groups(scores: Iterable[Score], most: int) -> list[tuple[str, ...]]:
    """The groups that played, those with most games first; so many of them."""
    return [group for group, _ in Counter(score.group for score in scores).most_common(most)]
