"""Checking records without a window: one line of JSON for each (`--check`)."""

import contextlib
import errno
import json
import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, BinaryIO

from hanabi_desktop.records.record import RecordError, RefusedAction, positions
from hanabi_desktop.records.store import EXTENSION, load
from hanabi_desktop.rules import EndEarly, Game, Refusal

NOT_A_RECORD = "not-a-record"

_SENTENCES = {
    Refusal.GAME_OVER: "the game is over",
    Refusal.HINT_TO_SELF: "a hint goes to somebody else",
    Refusal.NO_CLOCK_TOKEN: "no clock token is left for a hint",
    Refusal.COLOUR_NOT_NAMEABLE: "multicolour cannot be named in this game",
    Refusal.NO_CARDS_TO_HINT: "there are no cards in that hand",
    Refusal.EMPTY_HINT: "the hint points at no card",
    Refusal.NO_SUCH_CARD: "the card is not in the hand of the player whose turn it is",
    Refusal.ALL_CLOCK_TOKENS: "all clock tokens are available, so nothing may be discarded",
    Refusal.ANNOUNCEMENT_NOT_ALLOWED: "no colour is announced in this game, or not this one",
}


def run(paths: Sequence[str], trace: bool, out: BinaryIO | None) -> int:
    """Print what `check` says of each record as a line of JSON in UTF-8; returns the exit status.

    0 if every record is ok, 1 if any is not, 2 if there is no path or nowhere to write, which is told on the standard
    error stream. Somebody who stops reading early is no error.
    """
    if not paths:
        return 2
    if out is None:
        return _report_write_error("the standard output is closed")
    all_ok = True
    try:
        for path in _files(paths):
            report = check(path, trace)
            all_ok &= report["ok"]
            out.write(_line(report).encode() + b"\n")
        out.flush()
    except OSError as error:
        _discard_output(out)
        if error.errno not in (errno.EPIPE, errno.EINVAL):
            return _report_write_error(error.strerror or str(error))
    return 0 if all_ok else 1


def _line(report: dict[str, Any]) -> str:
    """The report as JSON. What a terminal might obey, or UTF-8 does not have, is escaped: names and files are anybody's."""
    line = json.dumps(report, ensure_ascii=False, separators=(", ", ": "))
    if line.isprintable():
        return line
    return "".join(sign if sign.isprintable() else json.dumps(sign)[1:-1] for sign in line)


def _report_write_error(reason: str) -> int:
    """Writes to standard error why the results cannot be written; returns the exit status."""
    if sys.stderr is not None:
        with contextlib.suppress(OSError):
            sys.stderr.write(f"hanabi-desktop: the results cannot be written: {reason}\n")
    return 2


def _discard_output(stream: BinaryIO) -> None:
    """Sends what is still buffered nowhere: or else it would raise again when the program ends."""
    with contextlib.suppress(OSError), Path(os.devnull).open("wb") as nowhere:
        os.dup2(nowhere.fileno(), stream.fileno())


def _files(paths: Sequence[str]) -> Iterator[Path]:
    """The files named, and the games in the folders named and below, sorted by name; a folder that has none, itself."""
    for path in map(Path, paths):
        if not path.is_dir():
            yield path
            continue
        unread: list[OSError] = []
        found = [
            Path(folder, name)
            for folder, _, names in os.walk(path, onerror=unread.append)
            for name in names
            if name.endswith(EXTENSION)
        ]
        found += [Path(error.filename) for error in unread]
        yield from sorted(found) or [path]


def check(path: Path, trace: bool = False) -> dict[str, Any]:
    """What there is to say of one file, as `--check` prints it."""
    # Names are bytes where the locale says nothing of UTF-8.
    name = os.fsencode(path).decode("utf-8", "surrogateescape")
    report: dict[str, Any] = {"file": name, "ok": True}
    try:
        entries = []
        record = load(path)
        game = Game(record.setup)
        for game in positions(record):
            if trace:
                entries.append([sum(game.fireworks), game.clocks, game.mistakes, game.deck_left])
    except RecordError as error:
        return report | {"ok": False, "refusal": NOT_A_RECORD, "message": str(error)}
    except IsADirectoryError:
        return report | {"ok": False, "refusal": NOT_A_RECORD, "message": _no_record_in(path)}
    except OSError as error:
        message = f"the file cannot be read: {error.strerror or error}"
        return report | {"ok": False, "refusal": NOT_A_RECORD, "message": message}
    except RefusedAction as refused:
        message = f"actions[{refused.index}]: {_SENTENCES[refused.refusal]}"
        return report | {"ok": False, "action": refused.index, "refusal": refused.refusal.value, "message": message}
    report |= tally(game)
    return report | {"trace": entries[1:]} if trace else report


def _no_record_in(folder: Path) -> str:
    try:
        any(folder.iterdir())
    except OSError as error:
        return f"the folder cannot be read: {error.strerror or error}"
    return "there is no record in this folder"


def tally(game: Game) -> dict[str, Any]:
    """How a game stands, in the words of `--check`."""
    return {
        "outcome": game.outcome.value,
        "reason": game.end.reason.value if game.end else None,
        "score": game.score,
        "turns": sum(not isinstance(turn.action, EndEarly) for turn in game.turns),
        "clocks": game.clocks,
        "mistakes": game.mistakes,
        "deck_left": game.deck_left,
        "fireworks": list(game.fireworks),
    }
