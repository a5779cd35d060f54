"""What a group's games come to: its best show, its streaks and medals, and whether its scores rise.

Everything is told of games that count, oldest first. A game that was ended early is no show that was brought to its
end, and none that was lost: streaks pass over it.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import datetime
from enum import Enum
from itertools import accumulate, groupby, pairwise

from msgspec import Struct
from msgspec.structs import replace

from hanabi_desktop.records.record import Record
from hanabi_desktop.records.scores import Score, counted, other_states, score_of, shows
from hanabi_desktop.rules import EndReason, Outcome, Rating

_AVERAGED = 10
"""The usual number of games in an average."""
IN_A_ROW = 5
"""Minimum of games in a row without a defeat that wins a medal."""
APPLAUSE: int = Rating.WONDERFUL.value[0]
"""Minimum score that wins one."""
_FEWEST = 3
"""Minimum of games in a stretch, for its average to mean anything."""


def groups(scores: Iterable[Score]) -> list[Score]:
    """The latest game of each group, that of the group that played last first."""
    latest: dict[tuple[str, ...], Score] = {}
    for score in scores:
        group = score.group
        if group not in latest or latest[group].moment <= score.moment:
            latest[group] = score
    return sorted(latest.values(), key=lambda score: score.moment, reverse=True)


# Medals


class Medal(Enum):
    """What a group can win, the easier ones first; all but the row of games in a single one."""

    PREMIERE = "premiere"
    """A show that was brought to its end."""
    APPLAUSE = "applause"
    """A score of at least `APPLAUSE`."""
    FIVES = "fives"
    """No 5 lay on the discard pile."""
    STEADY = "steady"
    """Nobody made a mistake."""
    SPARE = "spare"
    """Every clock token was available again at the end."""
    ROW = "row"
    """Several games after each other that were not lost."""
    PERFECT = "perfect"
    """All fireworks were complete."""


_WINS: Mapping[Medal, Callable[[Score], bool]] = {
    Medal.PREMIERE: lambda _show: True,
    Medal.APPLAUSE: lambda show: show.score >= APPLAUSE,
    Medal.FIVES: lambda show: not show.fives_lost,
    Medal.STEADY: lambda show: not show.mistakes,
    Medal.SPARE: lambda show: show.clocks == show.rules.clocks,
    Medal.PERFECT: lambda show: show.end is EndReason.COMPLETE,
}


def medals(scores: Sequence[Score]) -> dict[Medal, Score | None]:
    """Every medal, with the game that won it first. No game wins one of which a turn was taken back."""
    ends = EndReason.COMPLETE, EndReason.FINAL_ROUND
    winning = [score for score in scores if score.end in ends and not score.undone]
    won = {medal: next(filter(wins, winning), None) for medal, wins in _WINS.items()}
    won[Medal.ROW] = next(_rows(scores), None)
    return {medal: won[medal] for medal in Medal}


def newly_won(scores: Sequence[Score], record: Record) -> tuple[Medal, ...]:
    """The medals that the players of this game would not have without it, of the games of a folder."""
    this = score_of(record)
    games = [score for score in counted(scores, other_states(scores)) if score.group == this.group]
    won, otherwise = medals(games), medals([score for score in games if score.game != this.game])
    return tuple(medal for medal in Medal if won[medal] and not otherwise[medal])


def _rows(scores: Iterable[Score]) -> Iterator[Score]:
    """The games with which a row of them is complete."""
    for ends_it, row in groupby(filter(_played_out, scores), key=lambda score: _is_lost(score) or score.undone > 0):
        yield from () if ends_it else list(row)[IN_A_ROW - 1 : IN_A_ROW]


def _played_out(score: Score) -> bool:
    return score.end is not EndReason.ENDED_EARLY


def _is_lost(score: Score) -> bool:
    return score.end is not None and score.end.outcome is Outcome.DEFEAT


# Streaks


class Run(Struct, frozen=True):
    """Games, or steps from one to the next, after each other: how many there are now, and how many at most."""

    now: int = 0
    longest: int = 0


def _streak(steps: Iterable[bool]) -> Run:
    runs = [0, *accumulate(steps, lambda run, goes_on: (run + 1) * goes_on, initial=0)]
    return Run(runs[-1], max(runs))


# The album of a group


class Stretch(Struct, frozen=True):
    """Games of some time, and the points they brought on average."""

    games: int
    average: float
    season: "Season | None" = None
    """None for a fixed number of games, whenever they were."""
    year: int = 0
    """The year; of a winter, the one in which it began."""


class Season(Enum):
    """As the calendar of the weather has it in the north, by the months that it begins and ends with."""

    SPRING = (3, 5)
    SUMMER = (6, 8)
    AUTUMN = (9, 11)
    WINTER = (12, 2)


class Album(Struct, frozen=True):
    """All that a group may look at with pride."""

    scores: tuple[Score, ...]
    """Its games that count, oldest first."""
    best: Score
    """The show whose sky it is remembered by."""
    medals: Mapping[Medal, Score | None]
    forfeited: tuple[Medal, ...]
    """Those that it has not won for no other reason than that turns were taken back, or games continued from others."""
    undefeated: Run
    """Games in a row that were not lost."""
    rising: Run
    """Games in a row with a higher score than the one before."""
    trend: tuple[Stretch, Stretch] | None
    """What the scores were earlier, and what they are now; None while there is too little to tell."""

    @property
    def average(self) -> float:
        """Points of a game."""
        return _average(self.scores)

    @property
    def perfect(self) -> int:
        """Complete shows."""
        return sum(score.end is EndReason.COMPLETE for score in self.scores)

    @property
    def played(self) -> int:
        """Known playing time of all games, in seconds."""
        return sum(score.played for score in self.scores)


def album(scores: Sequence[Score]) -> Album | None:
    """The album of a group with these games that count, oldest first; None if there are none."""
    if not scores:
        return None
    played_out = [score for score in scores if _played_out(score)]
    won, otherwise = medals(scores), medals([replace(score, taken_back=0, continued=None) for score in scores])
    return Album(
        scores=tuple(scores),
        best=max(reversed(shows(scores)), key=_splendour),
        medals=won,
        forfeited=tuple(medal for medal in Medal if otherwise[medal] and not won[medal]),
        undefeated=_streak(not _is_lost(score) for score in played_out),
        rising=_streak(later.score > earlier.score for earlier, later in pairwise(played_out)),
        trend=_trend(scores),
    )


def _splendour(score: Score) -> tuple[bool, int, int, int]:
    """A complete show before any other, whatever it can be worth; where all was lost, the cards that were in the sky."""
    return score.end is EndReason.COMPLETE, score.score, sum(score.heights), -score.mistakes


def averaged(scores: Sequence[Score]) -> int:
    """How many games the moving average is taken of."""
    return max(_AVERAGED, len(scores) // 10)


def averages(scores: Sequence[Score]) -> list[float]:
    """The moving average after each game."""
    sums, most = [0, *accumulate(score.score for score in scores)], averaged(scores)
    return [(sums[after] - sums[max(0, after - most)]) / min(after, most) for after in range(1, len(scores) + 1)]


def _average(scores: Sequence[Score]) -> float:
    return sum(score.score for score in scores) / len(scores)


def _trend(scores: Sequence[Score]) -> tuple[Stretch, Stretch] | None:
    """The last two seasons that had enough games, or else the first games and the last ones."""
    dated = [score for score in scores if score.moment]
    seasons = [
        Stretch(len(games), _average(games), season, year)
        for (season, year), found in groupby(dated, key=_season)
        if len(games := list(found)) >= _FEWEST
    ]
    if len(seasons) > 1:
        return seasons[-2], seasons[-1]
    some = min(_AVERAGED, len(scores) // 2)
    if some < _FEWEST:
        return None
    return Stretch(some, _average(scores[:some])), Stretch(some, _average(scores[-some:]))


def _season(score: Score) -> tuple[Season, int]:
    # By the clock on the wall here.
    day = datetime.fromtimestamp(score.moment)  # noqa: DTZ006
    season = list(Season)[(day.month - 3) % 12 // 3]
    return season, day.year - (season is Season.WINTER and day.month < Season.WINTER.value[0])
