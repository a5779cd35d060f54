"""The score sheet in words: its columns, what stands in them, and what the games come to."""

from collections.abc import Iterator, Mapping, Sequence
from enum import IntEnum
from types import MappingProxyType

from PySide6.QtCore import QDateTime, QLocale

from hanabi_desktop.records.scores import Score, Standing, changed_switches
from hanabi_desktop.rules import EditionId, EndReason, Rules, SwitchValue
from hanabi_desktop.table.view import distinct_names
from hanabi_desktop.wording.cards import listed
from hanabi_desktop.wording.editions import SWITCH_WORDS, NumberWords, edition_name, variant_name, verdict_of
from hanabi_desktop.wording.endings import end_name, score_texts
from hanabi_desktop.wording.text import Counted, Text, tr
from hanabi_desktop.wording.tokens import Choices

NOTHING = "–"
"""Stands where nobody knows, or nothing is to be told."""


class Column(IntEnum):
    """What is told of a game, in the order it stands there."""

    DATE = 0
    PLAYERS = 1
    SCORE = 2
    RATING = 3
    END = 4
    REMARKS = 5
    EDITION = 6
    VARIANTS = 7
    PLAYED = 8


COLUMNS: Mapping[Column, Text] = MappingProxyType(
    {
        Column.DATE: Text("Scores", "Date"),
        Column.PLAYERS: Text("Scores", "Players"),
        Column.SCORE: Text("Scores", "Score"),
        Column.RATING: Text("Scores", "Rating"),
        Column.END: Text("Scores", "Ending"),
        Column.REMARKS: Text("Scores", "Notes"),
        Column.EDITION: Text("Scores", "Edition"),
        Column.VARIANTS: Text("Scores", "Variants"),
        Column.PLAYED: Text("Scores", "Time played"),
    }
)


class SumColumn(IntEnum):
    """What is told of the games of one kind, in the order it stands there."""

    EDITION = 0
    VARIANTS = 1
    PLAYERS = 2
    GAMES = 3
    BEST = 4
    AVERAGE = 5
    COMPLETE = 6


SUM_COLUMNS: Mapping[SumColumn, Text] = MappingProxyType(
    {
        SumColumn.EDITION: Text("Scores", "Edition"),
        SumColumn.VARIANTS: Text("Scores", "Variants"),
        SumColumn.PLAYERS: Text("Scores", "Players"),
        SumColumn.GAMES: Text("Scores", "Games"),
        SumColumn.BEST: Text("Scores", "Best"),
        SumColumn.AVERAGE: Text("Scores", "Average"),
        SumColumn.COMPLETE: Text("Scores", "Perfect shows"),
    }
)


def date_text(score: Score) -> str:
    """When a game was dealt, by the clock on the wall here."""
    if not score.moment:
        return NOTHING
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(score.moment), QLocale.FormatType.ShortFormat)


def players_text(score: Score) -> str:
    """Who played."""
    return listed(distinct_names(score.names))


def variants_text(edition: EditionId, rules: Rules, choices: Choices) -> str:
    """How a table differs from the basic game of its edition; `choices` are the words of its box."""
    changed = changed_switches(edition, rules)
    if not changed:
        return tr("Scores", "Basic game")
    return ", ".join(_variant(name, value, edition, choices) for name, value in changed.items())


def _variant(name: str, value: SwitchValue, edition: EditionId, choices: Choices) -> str:
    words = SWITCH_WORDS[name]
    if isinstance(words, NumberWords):
        return words.choice(choices).translated(int(value))
    named = variant_name(name, value, edition)
    if value is False:
        return tr("Scores", "without: {variant}", variant=named)
    return named


def score_text(score: Score) -> str:
    """Points, of how many there can be; a game that is not finished has no score."""
    return f"{score.score} / {score.best}" if score.end else NOTHING


def score_spoken(score: Score) -> str:
    """The same as it is read out."""
    return score_texts(score.score, score.best)[0] if score.end else NOTHING


def rated_text(score: Score) -> str:
    """What the crowd says; where only a full show counts, and of what is not finished, it says nothing."""
    verdict = None if score.end is None else verdict_of(score.edition, score.rules, score.score)
    return verdict.name.translated() if verdict else NOTHING


def ended_text(score: Score) -> str:
    """How it ended."""
    if score.end is None:
        return tr("Scores", "Not finished, turn {turn}", turn=score.turns + 1)
    return end_name(score.end)


def played_text(seconds: int) -> str:
    """How long it was played."""
    if not seconds:
        return NOTHING
    hours, minutes = divmod(max(1, round(seconds / 60)), 60)
    if not hours:
        return tr("Scores", "{minutes} min", minutes=minutes)
    return tr("Scores", "{hours} h {minutes} min", hours=hours, minutes=f"{minutes:02}")


def marks_text(score: Score, standing: Standing) -> str:
    """What everybody should know of it, in short; empty if that is nothing."""
    return " · ".join(_marks(score, standing))


def _marks(score: Score, standing: Standing) -> Iterator[str]:
    if standing is Standing.OTHER_STATE:
        yield tr("Scores", "another copy of a game listed here: not counted")
    if score.taken_back:
        yield tr("Scores", "%n turn(s) taken back", n=score.taken_back)
    if score.peeks:
        yield tr("Scores", "%n peek(s) between turns", n=score.peeks)


def game_text(score: Score, standing: Standing, choices: Choices) -> str:
    """All of a line in one sentence, as it is read out."""
    told = [
        players_text(score),
        date_text(score),
        score_spoken(score),
        rated_text(score),
        ended_text(score),
        edition_name(score.edition),
        variants_text(score.edition, score.rules, choices),
        played_text(score.played),
        marks_text(score, standing),
    ]
    return " · ".join(text for text in told if text and text != NOTHING)


# What the games come to


def figure(value: float) -> str:
    """An average, as the language writes it."""
    return QLocale().toString(value, "f", 1)


def counted_text(listed_games: int, scores: Sequence[Score]) -> str:
    """How many games are listed and how many count, and what these come to."""
    games = tr("Scores", "%n game(s) listed", n=listed_games)
    if not scores:
        return tr("Scores", "{games}, none of them counted.", games=games)
    text = tr("Scores", "{games}, of which %n counted: best {best}, average {average}.", n=len(scores))
    points = [score.score for score in scores]
    return text.format(games=games, best=max(points), average=figure(sum(points) / len(points)))


_STRETCH = 10
"""Games that are compared at the beginning and at the end."""


def progress_text(scores: Sequence[Score]) -> str:
    """What a plot of scores shows; `scores` are those counted, oldest first."""
    if not scores:
        return tr("Scores", "No finished games count yet.")
    best = max(scores, key=lambda score: score.score)
    sentences = [
        tr("Scores", "%n counted game(s), oldest first.", n=len(scores)),
        tr("Scores", "Best: %n point(s), {date}.", n=best.score, date=date_text(best)),
    ]
    if len(scores) >= 2 * _STRETCH:
        text = tr("Scores", "Average of the first ten: {first}; of the last ten: {last}.")
        first, last = scores[:_STRETCH], scores[-_STRETCH:]
        sentences.append(text.format(first=figure(_mean(first)), last=figure(_mean(last))))
    else:
        text = tr("Scores", "Average: {average}; last game: {last}.")
        sentences.append(text.format(average=figure(_mean(scores)), last=scores[-1].score))
    return " ".join(sentences)


def _mean(scores: Sequence[Score]) -> float:
    return sum(score.score for score in scores) / len(scores)


def endings_text(endings: Mapping[EndReason, int]) -> str:
    """How games ended and how often, as it is read out."""
    return "; ".join(f"{end_name(reason)}: {ending_text(count, endings)}" for reason, count in endings.items())


def ending_text(count: int, endings: Mapping[EndReason, int]) -> str:
    """How many games, and of all of them what share."""
    share = QLocale().toString(100 * count / max(1, sum(endings.values())), "f", 0)
    return tr("Scores", "{count} ({share}%)", count=count, share=share)


def unread_text(files: int) -> str:
    """How many files are no games that can be read; empty if none."""
    return tr("Scores", "%n file(s) could not be read.", n=files) if files else ""


def later_text(games: int) -> str:
    """How many games lie there that only a later version can read; empty if none."""
    if not games:
        return ""
    return tr("Scores", "%n game(s) were saved by a later version of the program and stay as they are.", n=games)


PLAYERS = Counted("Scores", "%n players")
"""A number of players, as it stands in a list."""
