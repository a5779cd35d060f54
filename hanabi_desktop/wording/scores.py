"""The score book in words: its columns, what stands in them, and what the games come to."""

from collections.abc import Iterator, Mapping, Sequence
from enum import IntEnum
from html import escape

from msgspec import Struct
from PySide6.QtCore import QDateTime, QLocale

from hanabi_desktop.players import Person
from hanabi_desktop.records.album import APPLAUSE, IN_A_ROW, Album, Medal, Run, Season, Stretch, averaged
from hanabi_desktop.records.scores import Score, Standing, changed_switches, shows
from hanabi_desktop.rules import EditionId, EndReason, Rules, Suit, SwitchValue
from hanabi_desktop.table.view import shown
from hanabi_desktop.wording.cards import listed, suit_name
from hanabi_desktop.wording.company import level_name, stand_in_text
from hanabi_desktop.wording.editions import SWITCH_WORDS, NumberWords, edition_name, variant_name, verdict_of
from hanabi_desktop.wording.endings import end_name, points_text, score_texts
from hanabi_desktop.wording.journal import continued_text
from hanabi_desktop.wording.text import Counted, Text, tr
from hanabi_desktop.wording.tokens import Choices
from hanabi_desktop.wording.typography import RichText, aloud, led_by, named_with_badges

NOTHING = "–"
"""Stands where a value is unknown or there is none."""


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


COLUMNS: Mapping[Column, Text] = {
    Column.DATE: Text("Scores", "Date"),
    Column.PLAYERS: Text("Scores", "Players"),
    Column.SCORE: Text("Scores", "Score"),
    Column.RATING: Text("Scores", "Verdict"),
    Column.END: Text("Scores", "Ending"),
    Column.REMARKS: Text("Scores", "Notes"),
    Column.EDITION: Text("Scores", "Edition"),
    Column.VARIANTS: Text("Scores", "Variants"),
    Column.PLAYED: Text("Scores", "Time played"),
}


def day_text(score: Score) -> str:
    """The day on which a game was dealt; empty if nobody knows."""
    day = QDateTime.fromSecsSinceEpoch(score.moment).date()
    #: How a day is written: Qt's letters for the day, the name of the month, and the year.
    return QLocale().toString(day, tr("Scores", "d MMMM yyyy")) if score.moment else ""


def date_text(score: Score) -> str:
    """When a game was dealt, by the clock on the wall here."""
    if not score.moment:
        return NOTHING
    return QLocale().toString(QDateTime.fromSecsSinceEpoch(score.moment), QLocale.FormatType.ShortFormat)


def players_text(score: Score) -> str:
    """Who played, and of a computer how."""
    levels = [f" ({level_name(player.level)})" if player.level else "" for player in score.company]
    return listed([f"{player.name}{level}" for player, level in zip(shown(score.company), levels, strict=True)])


def faces_text(score: Score) -> RichText:
    """The same as it is seen where there are many games: all faces, and then the names of the people."""
    players = score.company
    faces = "".join(named_with_badges([""] * len(players), [player.emblem for player in players]))
    names = listed([player.name for player in shown(players) if isinstance(player, Person)])
    return RichText(players_text(score), f"{faces} {escape(names)}")


def group_text(score: Score) -> str:
    """The group that played: the people, whoever sat where, and how many computers."""
    names = [player.name for player in shown(score.people)]
    return listed([*names, tr("Scores", "%n computer(s)", n=len(score.computers))] if score.computers else names)


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
    return tr("Scores", "without: {variant}", variant=named) if value is False else named


def score_text(score: Score) -> str:
    """Points and their maximum; of an unfinished game, the points so far."""
    return f"{score.score} / {score.best}"


def score_spoken(score: Score) -> str:
    """The same as it is read out."""
    return score_texts(score.score, score.best)[0] if score.end else points_text(score.score)


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
    """The playing time."""
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
    if score.continued is not None:
        yield continued_text(score.continued)
    if score.taken_back:
        yield tr("Scores", "%n turn(s) taken back", n=score.taken_back)
    if score.sat_in:
        yield listed([stand_in_text(*each) for each in score.sat_in])
    if score.peeks:
        yield tr("Scores", "cards looked at %n time(s) without a turn", n=score.peeks)


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
    return aloud("; ".join(text for text in told if text and text != NOTHING))


def card_texts(score: Score) -> tuple[str, str]:
    """What stands on the card of a game below the names: when it was and what went wrong, and how far it is."""
    told = [date_text(score), tr("Replay", "%n mistake(s)", n=score.mistakes) if score.mistakes else ""]
    return " · ".join(filter(None, told)), f"{score_text(score)} · {ended_text(score)}"


def card_spoken(score: Score, line: str) -> str:
    """A card as it is read out: the `line` of the game, and what its picture shows."""
    return "; ".join((aloud(line), tr("Replay", "%n mistake(s)", n=score.mistakes), _heights(score)))


def _heights(score: Score) -> str:
    return listed(
        tr("Scores", "{firework} {height}", firework=suit_name(Suit(suit)), height=height)
        for suit, height in enumerate(score.heights)
    )


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
    points, best = [score.score for score in scores], max(score.score for score in shows(scores))
    return text.format(games=games, best=best, average=figure(sum(points) / len(points)))


def unread_text(files: int) -> str:
    """How many files are no games that can be read; empty if none."""
    return tr("Scores", "%n file(s) could not be read.", n=files) if files else ""


def later_text(games: int) -> str:
    """How many games lie there that only a later version can read; empty if none."""
    if not games:
        return ""
    return tr("Scores", "%n game(s) were saved by a later version of the program and stay as they are.", n=games)


# The album of a group


class MedalWords(Struct, frozen=True):
    """What a medal is called, and how it is won."""

    name: Text
    how: Text | Counted
    count: int = 0
    """The number in the text of how it is won."""


MEDALS: Mapping[Medal, MedalWords] = {
    Medal.PREMIERE: MedalWords(Text("Scores", "Opening night"), Text("Scores", "Finish a game without losing it.")),
    Medal.APPLAUSE: MedalWords(
        Text("Scores", "Great applause"), Counted("Scores", "Score %n or more points in one game."), APPLAUSE
    ),
    Medal.FIVES: MedalWords(Text("Scores", "Every 5 safe"), Text("Scores", "Finish without losing a 5.")),
    Medal.STEADY: MedalWords(Text("Scores", "Steady hands"), Text("Scores", "Finish without a mistake.")),
    Medal.SPARE: MedalWords(Text("Scores", "Hints to spare"), Text("Scores", "Finish with every hint available.")),
    Medal.ROW: MedalWords(
        Text("Scores", "On a roll"), Counted("Scores", "Play %n games in a row without a defeat."), IN_A_ROW
    ),
    Medal.PERFECT: MedalWords(Text("Scores", "Full marks"), Text("Scores", "Complete every firework.")),
}


def how_text(medal: Medal) -> str:
    """How a medal is won."""
    words = MEDALS[medal]
    return words.how.translated(words.count) if isinstance(words.how, Counted) else words.how.translated()


def medal_text(medal: Medal, won: Score | None) -> str:
    """A medal as it is read out: how it is won, and when it was."""
    name = MEDALS[medal].name.translated()
    if won is None:
        return tr("Scores", "{medal}, not won yet. {how}", medal=name, how=how_text(medal))
    if not won.moment:
        return tr("Scores", "{medal}, won. {how}", medal=name, how=how_text(medal))
    return tr("Scores", "{medal}, won on {date}. {how}", medal=name, date=day_text(won), how=how_text(medal))


def won_text(medals: Sequence[Medal]) -> RichText:
    """The medals that a game won, each after its picture; empty if there are none."""
    names = [MEDALS[medal].name.translated() for medal in medals]
    pictured = map(led_by, names, medals)
    told = tr("Scores", "%n new medal(s): {medals}.", n=len(medals)) if medals else ""
    return RichText(told.format(medals=listed(names)), told.format(medals=listed(pictured)))


def forfeited_text(album: Album | None) -> str:
    """Which medals were lost by taking back or continuing; or only that this is so."""
    if album is None or not album.forfeited:
        return tr("Scores", "A game with a turn taken back, or begun from the replay of another game, wins no medal.")
    names = listed(MEDALS[medal].name.translated() for medal in album.forfeited)
    return tr("Scores", "Not won, because turns were taken back or games begun from a replay: {medals}.", medals=names)


def best_texts(best: Score) -> tuple[str, str]:
    """What stands under the picture of the best show, in a line each."""
    lost = not best.score and any(best.heights)
    verdict = rated_text(best)
    points = score_texts(best.score, best.best)[1]
    if lost:
        told = tr("Scores", "%n card(s) played before the show was lost", n=sum(best.heights))
    elif verdict == NOTHING:
        told = points
    else:
        told = tr("Scores", "{verdict}: {points}", verdict=verdict, points=points)
    return told, " · ".join(filter(None, (day_text(best), edition_name(best.edition))))


def best_spoken(best: Score) -> str:
    """The picture of the best show in words."""
    told, when = best_texts(best)
    text = tr("Scores", "The best show so far. {told}. {when}. Fireworks: {heights}.")
    return text.format(told=told, when=aloud(when), heights=_heights(best))


class Figure(Struct, frozen=True):
    """A figure of the album with its caption, and what stands below it."""

    caption: str
    figure: str
    below: str = ""


def figures(album: Album) -> tuple[Figure, ...]:
    """What the games of a group come to, in figures."""
    best, won = max(score.score for score in shows(album.scores)), sum(map(bool, album.medals.values()))
    return (
        Figure(tr("Scores", "Games"), str(len(album.scores)), played_text(album.played) if album.played else ""),
        Figure(tr("Scores", "Average"), figure(album.average), tr("Scores", "best: {points}", points=best)),
        Figure(tr("Scores", "Perfect shows"), str(album.perfect)),
        Figure(tr("Scores", "In a row without a defeat"), str(album.undefeated.now), _record(album, album.undefeated)),
        Figure(tr("Scores", "In a row, each better"), str(album.rising.now), _record(album, album.rising)),
        Figure(tr("Scores", "Medals"), f"{won} / {len(album.medals)}"),
    )


def _record(album: Album, streak: Run) -> str:
    if all(score.end is EndReason.ENDED_EARLY for score in album.scores):
        return tr("Scores", "none played to the end")
    return tr("Scores", "record: {count}", count=streak.longest)


def rows_text() -> str:
    """Which games count in a row of several."""
    return tr("Scores", "Runs count only games played to the end; a game ended early is skipped.")


def album_text(album: Album) -> str:
    """The same in sentences, as they are read out."""
    best = max(score.score for score in shows(album.scores))
    sentences = [
        tr("Scores", "%n game(s) together.", n=len(album.scores)),
        tr("Scores", "Time played: {time}.", time=played_text(album.played)) if album.played else "",
        tr("Scores", "On average {average} points, at best {best}.", average=figure(album.average), best=best),
        tr("Scores", "%n perfect show(s).", n=album.perfect),
        tr(
            "Scores",
            "%n game(s) in a row without a defeat; the record is {record}.",
            n=album.undefeated.now,
            record=album.undefeated.longest,
        ),
        tr(
            "Scores",
            "%n game(s) in a row, each better than the one before; the record is {record}.",
            n=album.rising.now,
            record=album.rising.longest,
        ),
        rows_text(),
    ]
    return " ".join(filter(None, sentences))


_SEASONS: Mapping[Season, Text] = {
    Season.SPRING: Text("Scores", "in spring {year}"),
    Season.SUMMER: Text("Scores", "in summer {year}"),
    Season.AUTUMN: Text("Scores", "in autumn {year}"),
    Season.WINTER: Text("Scores", "in winter {year}"),
}


def trend_text(album: Album) -> str:
    """Whether the scores rise, in a sentence."""
    if not album.best.score:
        return tr("Scores", "No show has reached its end yet. The next one may.")
    if album.trend is None:
        return tr("Scores", "%n game(s) so far.", n=len(album.scores))
    before, now = album.trend
    earlier = _stretch_text(before, Counted("Scores", "in the first %n games"))
    later = _stretch_text(now, Counted("Scores", "in the last %n games"))
    gain = round(now.average - before.average, 1)
    if gain > 0:
        text = tr("Scores", "On average {points} points better {now} than {before}.")
    elif gain:
        text = tr("Scores", "On average {points} points {now}, compared with {earlier} {before}.")
    else:
        text = tr("Scores", "{points} points on average {now}, just as {before}.")
    points = figure(gain if gain > 0 else now.average)
    return text.format(points=points, now=later, earlier=figure(before.average), before=earlier)


COURSE = 3
"""Minimum of games for a plot of their course."""


def course_title(album: Album) -> str:
    """What the picture of the scores shows."""
    if len(album.scores) < COURSE:
        return tr("Scores", "Each game is a rocket: the more points, the higher it climbs.")
    return tr("Scores", "Each dot is a game; the line is the average of the last %n", n=averaged(album.scores))


def dot_text(score: Score) -> str:
    """A game in short, below the picture of all scores."""
    return " · ".join(filter(None, (day_text(score), score_texts(score.score, score.best)[1], rated_text(score))))


def _stretch_text(stretch: Stretch, games: Counted) -> str:
    if stretch.season is None:
        return games.translated(stretch.games)
    year = f"{stretch.year}/{(stretch.year + 1) % 100:02}" if stretch.season is Season.WINTER else str(stretch.year)
    return _SEASONS[stretch.season].translated(year=year)
