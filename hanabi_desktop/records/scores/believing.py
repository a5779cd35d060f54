"""Whether what an index says of a game can be so: what cannot was spoilt, however well it is sealed.

A figure that could be true is not told from a true one without its record; but none is shown that no game can have.
"""

from collections.abc import Iterable
from functools import lru_cache

from hanabi_desktop.records.names import check_name
from hanabi_desktop.records.problems import RecordError
from hanabi_desktop.records.remarks import MOST
from hanabi_desktop.records.scores.score import LONGEST, Score, Switched, Unread, rules_of, switched
from hanabi_desktop.records.store import EXTENSION
from hanabi_desktop.rules import EditionId, EndReason, Outcome, Rules

_MOST_TURNS = 150
"""Each of sixty cards leaves its hand once, and a hint takes a clock that was there or came back with a card."""
_LATEST = 253_402_400_000
"""Seconds since 1970: the last year that a record can name, wherever it was."""
_GAMES = 1 << 56
_SEPARATORS = frozenset("/\\\0")


def believable(scores: Iterable[Score], unread: Iterable[Unread] = ()) -> bool:
    """Whether all that an index says can be so."""
    return all(is_possible(score) for score in scores) and all(_is_of_a_game(each.file) for each in unread)


def is_possible(score: Score) -> bool:
    """Whether there can be a record of which this is told."""
    rules = _rules_told(score.edition, score.switches)
    return (
        rules is not None
        and _is_of_a_game(score.file)
        and score.size >= 0
        and 0 <= score.game < _GAMES
        and 0 <= score.moment <= _LATEST
        and score.played <= LONGEST
        and score.best == rules.maximum
        and _can_end_so(score, rules)
        and MOST >= score.remarks >= score.taken_back + score.reopened + score.bared + (score.looks > 0)
        and score.looks <= MOST * score.remarks
        and len(score.badges) <= len(score.names)
        and all(map(_is_a_name, score.names))
    )


@lru_cache(maxsize=1024)
def _rules_told(edition: EditionId, switches: Switched) -> Rules | None:
    """The rules of a table whose switches are told so; None if no record would tell them so."""
    rules = rules_of(edition, switches)
    # What is none of the edition's switches stands as in the basic game.
    return rules if switched(edition, rules) == switches else None


def _can_end_so(score: Score, rules: Rules) -> bool:
    """Whether points, mistakes and turns go with each other, and with how the game ended."""
    end = score.end
    return (
        score.turns <= _MOST_TURNS
        and score.score + score.mistakes <= score.turns
        and score.mistakes <= rules.mistakes
        and (score.mistakes == rules.mistakes) is (end is EndReason.FUSE)
        and score.score <= score.best
        and (score.score == score.best) is (end is EndReason.COMPLETE)
        and not (end is not None and end.outcome is Outcome.DEFEAT and score.score)
        and not (end is EndReason.FINAL_ROUND and rules.perfect)
        and not (end is EndReason.INDISPENSABLE_CARD and not rules.perfect)
    )


def _is_of_a_game(file: str) -> bool:
    return file.endswith(EXTENSION) and _SEPARATORS.isdisjoint(file)


@lru_cache(maxsize=1024)
def _is_a_name(name: str) -> bool:
    try:
        check_name(name)
    except RecordError:
        return False
    return True
