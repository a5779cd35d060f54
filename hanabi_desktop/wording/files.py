"""Files, saved games and what is wrong with them, in words."""

import errno
import re
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QDateTime, QLocale, Qt

from hanabi_desktop.players import renamed
from hanabi_desktop.records.record import LaterVersion, RecordError, RefusedAction, Unplayable, printable
from hanabi_desktop.table.view import Glance
from hanabi_desktop.wording.cards import listed
from hanabi_desktop.wording.endings import points_text
from hanabi_desktop.wording.table import refusal_text
from hanabi_desktop.wording.text import Text, tr
from hanabi_desktop.wording.tokens import TokenWords
from hanabi_desktop.wording.typography import RichText, with_badges

_MAX_NAME, _MAX_PATH = 60, 300
_UNDECODED = re.compile("[\ud800-\udfff]")


def file_text(path: Path) -> str:
    """The name of a file on one line, cut to a maximum length."""
    return _shown(path.name, _MAX_NAME)


def path_text(path: Path) -> str:
    """The way to a file on one line; of a very long one, its end."""
    text = _shown(str(path), 1 << 16)
    return text if len(text) <= _MAX_PATH else f"…{text[1 - _MAX_PATH :]}"


def _shown(name: str, longest: int) -> str:
    text = printable(_UNDECODED.sub("\ufffd", name))
    return text if len(text) <= longest else f"{text[: longest - 1]}…"


def moment_text(moment: str) -> str:
    """A moment in ISO 8601, at the time of the clock on the wall here; empty if it is none."""
    read = QDateTime.fromString(moment, Qt.DateFormat.ISODate)
    if not read.isValid():
        return ""
    return QLocale().toString(read.toLocalTime(), QLocale.FormatType.ShortFormat)


def saved_game_text(game: Glance, games: int = 1) -> str:
    """The game that can be continued: who plays, since when, and how far; or that it is the latest of several `games`."""
    turn = tr("SavedGames", "turn {turn}", turn=game.turn)
    figures = [moment_text(game.started), turn, points_text(game.score)]
    if games > 1:
        figures = [tr("SavedGames", "the latest of %n unfinished games", n=games)]
    lines = [listed([player.name for player in game.players]), " · ".join(figure for figure in figures if figure)]
    return "\n".join(lines)


def saved_game_told(game: Glance, games: int) -> RichText:
    """The same with the players' badges."""
    players = game.players
    return with_badges(lambda names: saved_game_text(replace(game, players=renamed(players, names)), games), players)


def standing_text(game: Glance) -> str:
    """Whose game is not over, and how it stands: before it gives way to another."""
    return tr(
        "SavedGames",
        "Unfinished game: {names} (turn {turn}, {points}).",
        names=listed([player.name for player in game.players]),
        turn=game.turn,
        points=points_text(game.score),
    )


def problem_text(error: OSError | RecordError | RefusedAction, words: TokenWords) -> str:
    """Why a file is no game that can be opened; `words` name the tokens that it may speak of."""
    match error:
        case OSError():
            return os_error_text(error)
        case RefusedAction():
            # By its number in the file, and as people count turns.
            text = tr("Problems", "Action {index} (turn {turn}) breaks the rules: {reason}")
            return text.format(index=error.index, turn=error.index + 1, reason=refusal_text(error.refusal, words))
        case LaterVersion():
            return tr("Problems", "This file was written by a later version of the program.")
        case Unplayable():
            text = tr("Problems", "This game can’t be played here: {option} is not supported.")
            return text.format(option=error.option)
    text = tr("Problems", "This is not a Hanabi game, or it is damaged: {detail}")
    return text.format(detail=error)


def os_error_text(error: OSError) -> str:
    """Why a file cannot be read or written; what is not known here is told in the system's words."""
    known = _OS_ERRORS.get(error.errno or 0)
    return known.translated() if known else error.strerror or str(error)


_FULL, _DENIED = Text("Problems", "The disk is full."), Text("Problems", "The system doesn’t allow it.")
_OS_ERRORS = {
    errno.ENOSPC: _FULL,
    errno.EDQUOT: _FULL,
    errno.EACCES: _DENIED,
    errno.EPERM: _DENIED,
    errno.EROFS: _DENIED,
    errno.EISDIR: Text("Problems", "This is a folder, not a file."),
    errno.ENOENT: Text("Problems", "The file or its folder doesn’t exist."),
    errno.ENOTDIR: Text("Problems", "There is a file where a folder should be."),
    errno.EEXIST: Text("Problems", "Something else with this name is in the way."),
    errno.ENAMETOOLONG: Text("Problems", "The name of the file is too long."),
    errno.EIO: Text("Problems", "The disk reports a fault."),
}
