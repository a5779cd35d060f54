"""Spoilt records in the folder of games: the score sheet lists them as games, or counts them as unread."""

from pathlib import Path

from hanabi_desktop.models.scores import LINE_ROLE, SORT_ROLE, ScoreFilter, ScoresModel, ScoresProxy, SummariesModel
from hanabi_desktop.records.scores import Score, Unread, game_files, read_game
from hanabi_desktop.records.store import EXTENSION


class WrongFigure(AssertionError):
    """The sheet says of a game what no game can have."""


def try_sheet(data: bytes, folder: Path) -> str:
    """The file is read, and every word and figure of the sheet is asked for."""
    path = folder / f"2026-05-01-Kari-Per{EXTENSION}"
    path.write_bytes(data)
    assert game_files(folder) == [path.name]
    found = read_game(folder, path.name)
    if found is None:
        return "refused: empty"
    if isinstance(found, Unread):
        return "refused: later" if found.later else "refused"
    if not (0 <= found.score <= found.best and found.turns >= found.score and found.moment >= 0):
        raise WrongFigure(str(found))
    _show(found)
    return "a game"


def _show(score: Score) -> None:
    proxy, sums = ScoresProxy(ScoresModel()), SummariesModel()
    proxy.model.add([score])
    proxy.choose(ScoreFilter(text=score.names[0], edition=score.edition, players=len(score.names), group=score.group))
    if proxy.lines != [score]:
        raise WrongFigure("it is not found by its own names")
    proxy.model.cells(score)
    for column in range(proxy.columnCount()):
        proxy.index(0, column).data(SORT_ROLE)
    proxy.index(0, 0).data(LINE_ROLE)
    sums.show(proxy.counted)
    for row in range(sums.rowCount()):
        for column in range(sums.columnCount()):
            sums.data(sums.index(row, column))
