"""What a group's games come to: the best show, medals, streaks, and whether the scores rise."""

from collections.abc import Sequence
from datetime import datetime
from itertools import pairwise
from random import Random

from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from hanabi_desktop.players import Character, Computer, Level, people
from hanabi_desktop.records.album import Album, Medal, Run, Season, album, averages, groups, medals
from hanabi_desktop.records.record import Record, replay
from hanabi_desktop.records.remarks import TakenBack, remark_entries
from hanabi_desktop.records.scores import Score, score_of, shows
from hanabi_desktop.rules import RANKS, CardDiscarded, CardMisplayed, EndEarly, EndReason, Outcome, Rules
from tests.games import play_random_game, reckless, shortest_victory
from tests.players import seats
from tests.records.samples import records

WON = shortest_victory(Rules(), 2)
LOST = play_random_game(Rules(), 2, Random(1), reckless)


def scored(*games: Score) -> list[Score]:
    """These games, one a day."""
    return [replace(game, file=str(day), moment=86400 * (day + 1)) for day, game in enumerate(games)]


def score(plays: int | None = None, *, back: bool = False) -> Score:
    """A game that is won, or ended early after so many cards."""
    actions = WON.actions if plays is None else (*WON.actions[:plays], EndEarly())
    extra = {"remarks": remark_entries([TakenBack(1, 0)])} if back else {}
    return score_of(Record(("Kari", "Per"), WON.setup, actions, extra=extra))


def lost() -> Score:
    return score_of(Record(("Kari", "Per"), LOST.setup, LOST.actions))


def album_of(games: Sequence[Score]) -> Album:
    """What there is of games that were played."""
    found = album(games)
    assert found is not None
    return found


def won(games: Sequence[Score]) -> set[Medal]:
    return {medal for medal, game in medals(games).items() if game}


def test_a_perfect_show_wins_all_medals_but_those_that_take_longer() -> None:
    games = scored(lost(), score(), score())
    assert won(games) == set(Medal) - {Medal.ROW}
    assert medals(games)[Medal.PERFECT] == games[1]


def test_a_show_that_ended_early_was_lost_or_had_turns_taken_back_wins_nothing() -> None:
    assert won(scored(lost(), score(24), score(back=True))) == set()
    assert medals([]) == dict.fromkeys(Medal)
    forfeited = album_of(scored(lost(), score(24), score(back=True))).forfeited
    assert forfeited == tuple(medal for medal in Medal if medal is not Medal.ROW)
    assert album_of(scored(score(), score(back=True))).forfeited == ()


def test_five_in_a_row_begin_anew_after_a_defeat_and_pass_over_what_ended_early() -> None:
    four, whole = [score()] * 4, score()
    assert Medal.ROW not in won(scored(*four, lost(), *four))
    assert Medal.ROW not in won(scored(*four, score(back=True), *four))
    games = scored(lost(), *four, score(3), whole, whole)
    assert medals(games)[Medal.ROW] == games[6]


def test_streaks_are_told_as_they_are_now_and_as_they_were_at_best() -> None:
    shown = album_of(scored(score(), score(3), score(), lost(), score(), score(), score(), lost(), score()))
    assert shown.undefeated == Run(1, 3)
    assert shown.rising == Run(1, 1)
    assert (shown.perfect, len(shown.scores)) == (6, 9)


def test_the_best_show_is_a_perfect_one_else_that_of_most_points_else_the_one_that_went_furthest() -> None:
    nearly = replace(score(24), score=28)
    for games, best in (
        (scored(score(), nearly), 0),
        # One that was ended early is no show, where there is any other.
        (scored(score(24), lost(), replace(score(), end=EndReason.FINAL_ROUND, score=20)), 2),
        (scored(score(3), score(7), score(7), score(5)), 2),
        (scored(replace(lost(), heights=(1, 2, 0, 0, 0)), replace(lost(), heights=(1, 0, 0, 0, 0))), 0),
    ):
        shown = album_of(games)
        assert shown.best == games[best]
    assert album([]) is None


def dated(year: int, month: int, plays: int) -> Score:
    return replace(score(plays), moment=int(datetime(year, month, 15, 12).timestamp()))  # noqa: DTZ001


def test_the_latest_seasons_with_enough_games_are_compared() -> None:
    spring, autumn = [dated(2026, month, 3) for month in (3, 4, 5)], [dated(2026, month, 5) for month in (9, 10, 11)]
    shown = album_of([*spring, dated(2026, 7, 20), *autumn])
    assert shown.trend is not None
    before, now = shown.trend
    assert (before.season, before.year, before.average) == (Season.SPRING, 2026, 3)
    assert (now.season, now.games, now.average) == (Season.AUTUMN, 3, 5)
    winter = album_of([*autumn, *(dated(year, month, 7) for year, month in ((2026, 12), (2027, 1), (2027, 2)))])
    assert winter.trend is not None
    assert (winter.trend[1].season, winter.trend[1].year, winter.trend[1].games) == (Season.WINTER, 2026, 3)


def test_within_one_season_the_first_games_are_compared_with_the_last() -> None:
    shown = album_of([dated(2026, 4, plays) for plays in (1, 1, 1, 9, 4, 4, 4)])
    assert shown.trend is not None
    assert [(stretch.season, stretch.games, stretch.average) for stretch in shown.trend] == [(None, 3, 1), (None, 3, 4)]
    few = album_of([dated(2026, 4, plays) for plays in (1, 1, 4, 4, 4)])
    assert few.trend is None


def test_the_group_that_played_last_is_first_whatever_the_order_of_its_seats() -> None:
    kari, turned = replace(score(), moment=1), replace(score(), players=people(("Per", "Kari")), moment=5)
    other = replace(score(), players=people(("Per", "Åsa")), moment=3)
    assert groups([other, turned, kari]) == [turned, other]


def test_with_computers_the_same_people_are_another_group_whichever_computers_they_were() -> None:
    kari, per, tinbot = seats(("Kari", "Per", ""), (None, None, Level.SKILLED))
    alone, moonbot = replace(score(), players=(kari, per)), Computer("Moonbot", Character.MOON, Level.PLAIN)
    company = [
        replace(score(), players=(kari, tinbot, per), computers=(1,), moment=2),
        replace(score(), players=(moonbot, per, kari), computers=(0,), moment=3),
        # A computer played on for Per, who has come back.
        replace(score(), players=people(("Kari", "Per")), computers=(1,), moment=4),
    ]
    assert {each.group for each in company} == {("", "Kari", "Per")}
    assert groups([alone, *company]) == [company[2], alone]


def test_the_moving_average_is_of_ten_games_and_of_a_tenth_of_very_many() -> None:
    assert averages(scored(score(4), score(6), score(8))) == [4, 5, 6]
    assert averages([score(0)] * 10 + [score(10)] * 10)[-2:] == [9, 10]
    assert averages([score(0)] * 100 + [score(10)] * 100)[-1] == 10
    assert averages([score(0)] * 185 + [score(10)] * 15)[-1] == 7.5


@given(st.lists(records(), max_size=6))
def test_medals_and_streaks_are_true_of_any_games(played: list[Record]) -> None:
    games = [game for game in scored(*map(score_of, played)) if game.end]
    earned = medals(games)
    for record, game in zip(played, scored(*map(score_of, played)), strict=True):
        if not game.end or game.end is EndReason.ENDED_EARLY or game.end.outcome is Outcome.DEFEAT:
            assert game not in [each for medal, each in earned.items() if medal is not Medal.ROW]
            continue
        end = replay(record)
        events = [event for turn in end.turns for event in turn.events]
        mistakes = [event.card for event in events if isinstance(event, CardMisplayed)]
        gone = mistakes + [event.card for event in events if isinstance(event, CardDiscarded)]
        for medal, is_won in (
            (Medal.PREMIERE, True),
            (Medal.PERFECT, sum(end.fireworks) == end.rules.maximum),
            (Medal.STEADY, not mistakes),
            (Medal.FIVES, all(card.rank != RANKS[-1] for card in gone)),
            (Medal.SPARE, end.clocks == end.rules.clocks),
        ):
            first = earned[medal]
            assert (first is not None and first.moment <= game.moment) if is_won else first != game
    shown = album(games)
    if shown is None:
        assert not games
        return
    assert 0 <= shown.undefeated.now <= shown.undefeated.longest <= len(games)
    assert 0 <= shown.rising.now <= shown.rising.longest < max(2, len(games))
    assert shown.best in games
    assert shown.best.score == max(game.score for game in shows(games)) or shown.perfect
    assert all(abs(later - earlier) <= 30 for earlier, later in pairwise(averages(games)))
