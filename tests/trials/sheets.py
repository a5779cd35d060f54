"""The index of the score sheet, spoilt by chance and by who knows its format, beside the games that it tells of."""

import os
import zlib
from collections.abc import Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from hanabi_desktop.models.scores import LINE_ROLE, ScoresModel, SummariesModel
from hanabi_desktop.records.decoding import decode
from hanabi_desktop.records.record import RefusedAction
from hanabi_desktop.records.scores.believing import is_possible
from hanabi_desktop.records.scores.book import ScoreBook
from hanabi_desktop.records.scores.index import Index
from hanabi_desktop.records.scores.score import Score, Unread, score_of
from hanabi_desktop.records.store import EXTENSION
from tests.trials.mutants import records, spoilt_bytes, spoilt_value

_SIGN = b"hanabi-desktop scores\n"
_PROGRAM = "1"
_GAMES = 12
_CHANGED = 1_780_000_000_000_000_000
_NEWEST = 8
_BOMBS = (
    b"\x91" * 200_000,
    b"\xdd\xff\xff\xff\xff",
    b"\xdb\xff\xff\xff\xff",
    b"\xdf\xff\xff\xff\xff",
    b"\xc1",
    b"\x9f",
)
"""Nested without an end, or longer than there is memory, if one believes what stands there."""


@cache
def evening() -> tuple[dict[str, bytes], dict[str, Score], Unread]:
    """Some true games by the names of their files, what is true of them, and one file that is none."""
    games: dict[str, bytes] = {}
    true: dict[str, Score] = {}
    for data in records():
        file = f"2026-05-01-2000{len(games):02}{EXTENSION}"
        try:
            true[file] = score_of(decode(data), file, len(data), _CHANGED)
        except (ValueError, RefusedAction):
            continue
        games[file] = data
        if len(games) == _GAMES:
            break
    none = Unread(f"none{EXTENSION}", 1, _CHANGED)
    return games | {none.file: b"{"}, true, none


@cache
def indices() -> tuple[bytes, ...]:
    """Indices as the program writes them: of all the games, and of some."""
    _, true, none = evening()
    scores = tuple(true.values())
    found = []
    for newest, older in ((scores[:_NEWEST], scores[_NEWEST:]), (scores[:3], ()), (scores, ())):
        index = Index(program=_PROGRAM, newest=newest, older=msgspec.Raw(_packed(older)), unread=(none,))
        found.append(sealed(_packed(index)))
    return tuple(found)


def _packed(value: object) -> bytes:
    return msgspec.msgpack.encode(value)


def sealed(body: bytes) -> bytes:
    """What makes the program believe that a body is as it was written."""
    return _SIGN + zlib.crc32(body).to_bytes(4) + body


def is_sealed(data: bytes) -> bool:
    """Whether nothing but what it says can tell that it was spoilt."""
    body = data[len(_SIGN) + 4 :]
    return data.startswith(_SIGN) and data[len(_SIGN) :][:4] == zlib.crc32(body).to_bytes(4)


def spoilt_index(chance: Random) -> bytes:
    """An index that is spoilt: some are sealed again."""
    data = chance.choice(indices())
    body = data[len(_SIGN) + 4 :]
    match chance.randrange(5):
        case 0:
            return spoilt_bytes(indices(), chance)
        case 1:
            return sealed(spoilt_bytes((body,), chance))
        case 2 if chance.random() < 0.2:
            at = chance.randint(0, len(body))
            return sealed(body[:at] + chance.choice(_BOMBS) + body[at:])
    document = spoilt_value(msgspec.msgpack.decode(body), chance)
    try:
        return sealed(_packed(document))
    except (OverflowError, UnicodeEncodeError):
        # No such number or letter can be written so.
        return sealed(_packed(str(document).encode("utf-8", "replace")))


# What is done with it


class WrongFigure(AssertionError):
    """The sheet says of a game what is not so."""


def try_index(data: bytes, folder: Path) -> str:
    """The sheet is opened, shown, looked through and opened again."""
    files, true, _none = evening()
    games, index = folder / "games", folder / "scores.index"
    if not games.exists():
        games.mkdir()
        for file, content in files.items():
            (games / file).write_bytes(content)
            os.utime(games / file, ns=(_CHANGED, _CHANGED))
    index.write_bytes(data)
    spoilt = not is_sealed(data)
    book = ScoreBook(games, index, _PROGRAM)
    _show(book.newest)
    at_once = {score.file: score for score in book.scores}
    _show(at_once.values())
    if spoilt and at_once:
        raise WrongFigure("it was believed")
    for _ in book.catch_up():
        pass
    found = {score.file: score for score in book.scores}
    _show(found.values())
    again = ScoreBook(games, index, _PROGRAM)
    if {score.file: score for score in again.scores} != found or again.unread != book.unread:
        raise WrongFigure("it is not kept as it was found")
    if found == true and book.unread == 1:
        return "a game" if at_once == true else "refused: made anew"
    if spoilt or not found.keys() <= true.keys() or found.keys() | again._unread.keys() != files.keys():
        raise WrongFigure(f"{len(found)} games, {book.unread} unread")
    return "a game, but of other figures that can be"


def _show(scores: Any) -> None:
    """Every figure and word that the sheet has; each can be that of a game."""
    listed: Sequence[Score] = tuple(scores)
    if not all(map(is_possible, listed)):
        raise WrongFigure("no game can have it")
    lines, sums = ScoresModel(), SummariesModel()
    lines.show(listed)
    for row, score in enumerate(lines.lines):
        lines.cells(score)
        lines.data(lines.index(row, 0), LINE_ROLE)
    sums.show(lines.counted)
    for row in range(sums.rowCount()):
        for column in range(sums.columnCount()):
            sums.data(sums.index(row, column))
