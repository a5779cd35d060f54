"""Games that were saved, in so many words that their players know which is which."""

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from hanabi_desktop.table.view import Glance
from hanabi_desktop.wording.cards import listed
from hanabi_desktop.wording.endings import points_text
from hanabi_desktop.wording.records.dates import moment_text
from hanabi_desktop.wording.rich_text import RichText, with_badges


def saved_game_text(game: Glance) -> str:
    """The game that can be continued: who plays, since when, how far, and whether it is a copy."""
    turn = QCoreApplication.translate("SavedGames", "turn {turn}").format(turn=game.turn)
    figures = [moment_text(game.started), turn, points_text(game.score)]
    lines = [listed(game.names), " · ".join(figure for figure in figures if figure)]
    if game.reopened:
        lines.append(QCoreApplication.translate("SavedGames", "A copy opened from a file"))
    return "\n".join(lines)


def saved_game_told(game: Glance) -> RichText:
    """The same with the players' badges."""
    return with_badges(lambda names: saved_game_text(replace(game, names=tuple(names))), game.names, game.badges)


def standing_text(game: Glance) -> str:
    """Whose game is not over, and how it stands: before it gives way to another."""
    text = QCoreApplication.translate("SavedGames", "{names} have not finished their game (turn {turn}, {points}).")
    return text.format(names=listed(game.names), turn=game.turn, points=points_text(game.score))
