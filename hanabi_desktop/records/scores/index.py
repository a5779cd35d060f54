"""The index of the score sheet: one file beside the folder of games, from which the sheet opens at once.

It is never the only place of anything. What is damaged, of another version, too large or not to be had is as if it were
not there, and made anew from the records.
"""

import zlib
from collections.abc import Iterable, Sequence
from pathlib import Path

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from hanabi_desktop.faults.noting import note
from hanabi_desktop.records.problems import RecordError
from hanabi_desktop.records.scores.believing import believable
from hanabi_desktop.records.scores.score import Score, Unread
from hanabi_desktop.records.store import read_bounded, write_atomically

VERSION = 1
"""Of `Score`: whatever is changed there, or in how it is told from a record, is another one."""
LARGEST = 1 << 26
"""Bytes; ten thousand games have about two million."""
_SIGN = b"hanabi-desktop scores\n"


NEWEST = 100
"""Games; more than a window shows at once."""
_NONE = msgspec.Raw(msgspec.msgpack.encode(()))


class Index(Struct, frozen=True, array_like=True, gc=False):
    """What was found in the folder when it was last looked through."""

    version: int = VERSION
    program: str = ""
    """The version of the program that looked: a later one may read what this one could not."""
    newest: tuple[Score, ...] = ()
    """The games with which a sheet begins."""
    older: msgspec.Raw = _NONE
    """The others, to be read when there is time: see `older_of`."""
    unread: tuple[Unread, ...] = ()


_UNREADABLE = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)
"""What reading a damaged index may raise."""
_DECODER = msgspec.msgpack.Decoder(Index)
_OLDER = msgspec.msgpack.Decoder(tuple[Score, ...])


def load_index(path: Path, program: str) -> Index:
    """The index in a file; an empty one where there is none that can be used."""
    try:
        data = read_bounded(path, LARGEST)
    except (OSError, RecordError) as error:
        if not isinstance(error, FileNotFoundError):
            note("the index of the games cannot be read, and is made anew", error)
        return Index()
    head = len(_SIGN) + 4
    body = memoryview(data)[head:]
    if not data.startswith(_SIGN) or data[len(_SIGN) : head] != zlib.crc32(body).to_bytes(4):
        return Index()
    try:
        index = _DECODER.decode(body)
    except _UNREADABLE:
        return Index()
    if index.version != VERSION or not believable(index.newest, index.unread):
        return Index()
    return index if index.program == program else replace(index, unread=())


def _has_text(each: Score | Unread) -> bool:
    """Whether the name of a file can be written down."""
    return each.file.isascii() or not any("\ud800" <= letter <= "\udfff" for letter in each.file)


def older_of(index: Index) -> tuple[Score, ...]:
    """The games of an index that are not among the newest."""
    try:
        older = _OLDER.decode(index.older)
    except _UNREADABLE:
        return ()
    return older if believable(older) else ()


def save_index(path: Path, program: str, scores: Sequence[Score], unread: Iterable[Unread]) -> None:
    """Keeps an index of these games, newest first; a folder that cannot be written to has none.

    A file whose name is no text, as some systems allow, is left out, and read anew each time.
    """
    scores, unread = list(filter(_has_text, scores)), filter(_has_text, unread)
    older = msgspec.Raw(msgspec.msgpack.encode(tuple(scores[NEWEST:])))
    body = msgspec.msgpack.encode(
        Index(program=program, newest=tuple(scores[:NEWEST]), older=older, unread=tuple(unread))
    )
    if len(body) + len(_SIGN) + 4 > LARGEST:
        return
    try:
        write_atomically(path, b"".join((_SIGN, zlib.crc32(body).to_bytes(4), body)), private=True)
    except OSError as error:
        note("the index of the games cannot be kept", error)
