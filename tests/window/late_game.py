"""A table far into a game with all suits, for whoever looks at what the window shows of it."""

from collections.abc import Sequence

from PySide6.QtCore import QRect
from PySide6.QtWidgets import QApplication, QWidget

from hanabi_desktop.rules import EditionId, EndReason, Game, MemoryAid, Multicolour, Rules
from hanabi_desktop.screen.shared_screen import SharedScreen
from hanabi_desktop.screens.table.board import Board
from hanabi_desktop.screens.table.page import TablePage
from hanabi_desktop.table.state import TableState
from hanabi_desktop.window.main_window import MainWindow
from tests.games import game_that_ends, timid
from tests.players import seats

NAMES = ("Kari", "Maximilian-Alexander von Hohenstaufen", "Åsa", "Per", "Jo")
ALL_SUITS = Rules(multicolour=Multicolour.TEN)


def table_of(window: MainWindow) -> TablePage:
    """The page of the table that is played; there has to be one."""
    assert window.game.table_page
    return window.game.table_page


def screen_of(window: MainWindow) -> SharedScreen:
    """The screen of the table that is played."""
    assert window.game.shared_screen
    return window.game.shared_screen


def begin(
    window: MainWindow,
    game: Game,
    edition: EditionId = EditionId.ENGLISH,
    names: Sequence[str] = NAMES,
    master: int | None = None,
) -> Board:
    """The table of a game as it stands."""
    state = TableState.seated(edition, seats(names[: game.players]), memory=MemoryAid.FULL, master=master)
    window.game.begin(game, state)
    QApplication.processEvents()
    return table_of(window).board


def sit_down(
    window: MainWindow,
    players: int,
    turns: int,
    edition: EditionId = EditionId.ENGLISH,
    rules: Rules = ALL_SUITS,
    master: int | None = None,
) -> Board:
    """The table of a whole game after so many turns, counted from the end if negative."""
    whole = game_that_ends(EndReason.FINAL_ROUND, rules, players, timid)
    return begin(window, Game(whole.setup, whole.actions[:turns]), edition, master=master)


def open_view(window: MainWindow, *, keys: bool = True) -> None:
    """The player whose turn it is opens the private view; whoever plays by `keys` has most buttons."""
    screen = screen_of(window)
    screen.look_away(screen.table.current)
    screen.open_view()
    table_of(window).board.show_buttons(on=keys)


def settle() -> None:
    """Lets layouts of layouts find their sizes."""
    for _ in range(3):
        QApplication.processEvents()


def in_window(widget: QWidget, rect: QRect | None = None) -> QRect:
    """Where a part of a widget, or all of it, lies in the window."""
    inner = widget.rect() if rect is None else rect
    return QRect(widget.mapTo(widget.window(), inner.topLeft()), inner.size())
