"""Every place of the program, and how it is opened and left: what the walks of languages, themes, leaks and sizes share.

A new sheet or window is in all of them by a line in `PLACES`, a new page of the window by one in `phases`;
`tests/test_places.py` names what is forgotten.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from PySide6.QtWidgets import QDialog, QWidget

from hanabi_desktop.board.sheets import JournalSheet, LeftSheet
from hanabi_desktop.phones.gateway import Gateway
from hanabi_desktop.phones.sheet import PhonesSheet
from hanabi_desktop.rules import Play, ValueHint
from hanabi_desktop.screen.view import LookAway
from hanabi_desktop.screens.finale.page import FinalePage
from hanabi_desktop.screens.finale.poster import PosterSheet
from hanabi_desktop.screens.new_game.dialog import NewGameDialog
from hanabi_desktop.screens.new_game.player_plate import BadgePicker
from hanabi_desktop.screens.replay.page import ReplayPage
from hanabi_desktop.screens.rulebook.key_sheet import KeySheet
from hanabi_desktop.screens.rulebook.window import RulebookWindow
from hanabi_desktop.screens.scores.book import ScoreBook
from hanabi_desktop.screens.scores.saved_games import SavedGames
from hanabi_desktop.screens.settings import SettingsDialog
from hanabi_desktop.screens.table.cover_page import CoverPage
from hanabi_desktop.screens.table.page import TablePage
from hanabi_desktop.screens.title import TitlePage
from hanabi_desktop.table.actions import LayOpen, Withdraw
from hanabi_desktop.table.table import Table
from hanabi_desktop.widgets.dialogs import MessageSheet
from hanabi_desktop.widgets.sheet import Sheet
from hanabi_desktop.window import phones
from hanabi_desktop.window.files import LinkDialog
from hanabi_desktop.window.main_window import MainWindow
from hanabi_desktop.window.table_dialogs import PlayersDialog, UndoDialog
from tests.input import answering, answers_itself, wait_until
from tests.window.late_game import open_view, screen_of, settle, sit_down, table_of

Look = Callable[[str, QWidget], object]
"""Is given the name of a place or of one of its pages, and what is to be looked at."""


def one_page(top: QWidget) -> Iterator[tuple[str, QWidget]]:
    yield "", top


@dataclass(frozen=True)
class Place:
    """A sheet over the window, or a window beside it."""

    name: str
    opens: Callable[[MainWindow], object]
    shows: type[QWidget]
    pages: Callable[[Any], Iterator[tuple[str, QWidget]]] = one_page
    """Turns to each page in turn: its name, and the widget."""
    table: Callable[[Table], bool] | None = None
    """Which table it can be opened at; None where there need not be any."""

    @property
    def translated(self) -> bool:
        """Whether it changes its language while it is open: questions do not."""
        return not issubclass(self.shows, Sheet) or self.shows.retranslate is not Sheet.retranslate

    def visit(self, window: MainWindow, look: Look) -> None:
        """Opens it, looks at each of its pages, and leaves it."""

        def see(top: QWidget) -> None:
            assert type(top) is self.shows
            for page, widget in self.pages(top):
                settle()
                look(f"{self.name}, {page}" if page else self.name, widget)
            top.close()

        if issubclass(self.shows, QDialog):
            with answering(see):
                self.opens(window)
        else:
            self.opens(window)
            (top,) = window.findChildren(self.shows)
            see(top)


def _set_up(dialog: NewGameDialog) -> Iterator[tuple[str, QWidget]]:
    for page in range(2):
        dialog.show_page(page)
        yield str(page), dialog
    picker = pick_badge(dialog)
    yield "badges", picker
    picker.close()


def pick_badge(dialog: NewGameDialog) -> BadgePicker:
    """The badges of the second seat; whoever looks at them closes them."""
    dialog.show_page(0)
    dialog.players.pick_badge(1)
    assert dialog.players.picker
    answers_itself(dialog.players.picker)
    return dialog.players.picker


def tabs(top: Any) -> Iterator[tuple[str, QWidget]]:
    for tab in range(top.tabs.count()):
        top.tabs.setCurrentIndex(tab)
        yield str(tab), top


def _scores(book: ScoreBook) -> Iterator[tuple[str, QWidget]]:
    wait_until(lambda: not book.busy)
    for page in range(book.pages.count()):
        book.pages.setCurrentIndex(page)
        yield str(page), book


def _saved_games(sheet: SavedGames) -> Iterator[tuple[str, QWidget]]:
    wait_until(lambda: not sheet.busy)
    yield "", sheet


def _phones(window: MainWindow) -> None:
    """With the same link each time, which no two tables have."""
    with (
        patch.object(phones, "home_addresses", lambda: ["127.0.0.1"]),
        patch.object(Gateway, "link", "http://127.0.0.1:1234/#0123456789abcdefghijkl"),
    ):
        window.phones.open()
    window.phones.switch_off()


def _was_played(table: Table) -> bool:
    return table.can_take_back and not table.take_back_is_free


NEW_GAME = Place("new game", MainWindow.choose_new_game, NewGameDialog, _set_up)
SCORES = Place("scores", lambda window: window.game.replays.show_scores(), ScoreBook, _scores)
SAVED_GAMES = Place("saved games", lambda window: window.game.choose_saved(), SavedGames, _saved_games)
SETTINGS = Place("settings", MainWindow.choose_settings, SettingsDialog, tabs)
RULEBOOK = Place("rulebook", MainWindow.open_rulebook, RulebookWindow, tabs)
PLACES = (
    NEW_GAME,
    SETTINGS,
    Place("keys", MainWindow.show_keys, KeySheet),
    SCORES,
    SAVED_GAMES,
    Place("link", lambda window: window.game.ask_for_link(), LinkDialog),
    Place("end", lambda window: window.agreements.end_early(), MessageSheet, table=lambda table: not table.over),
    Place("take back", lambda window: window.agreements.take_back(), MessageSheet, table=_was_played),
    Place("take back turns", lambda window: window.agreements.go_back(), UndoDialog, table=_was_played),
    Place(
        "players", lambda window: window.agreements.choose_players(), PlayersDialog, table=lambda table: not table.over
    ),
    Place("phones", _phones, PhonesSheet, table=lambda table: not table.over),
    Place("poster", lambda window: window.menus.sharing.poster.trigger(), PosterSheet, table=lambda table: table.over),
    RULEBOOK,
)
MESSAGE = Place("a message", lambda window: window._messages.agree("W" * 20, "Ja", "Ww. " * 100), MessageSheet)
"""A long one, in no language."""


def places(window: MainWindow) -> Iterator[Place]:
    """What can be opened in a window as it stands."""
    screen = window.game.shared_screen
    for place in PLACES:
        if place.table is None or (screen and place.table(screen.table)):
            yield place


def sheets(window: MainWindow) -> Iterator[Place]:
    """What can be laid over a window as it stands."""
    return (place for place in places(window) if issubclass(place.shows, Sheet))


# The pages of the window

SCREENS = (TitlePage, TablePage, CoverPage, JournalSheet, LeftSheet, FinalePage, ReplayPage)
"""What is shown on a walk through `phases`."""


def phases(window: MainWindow, players: int) -> Iterator[str]:
    """Takes a window through all that a table can show."""
    sit_down(window, players, turns=9)
    yield "public"
    screen_of(window).look_away(1)
    assert isinstance(screen_of(window).phase, LookAway)
    yield "looking away"
    screen_of(window).open_view()
    yield "a peek without a turn"
    screen_of(window).cover()
    open_view(window)
    yield "private"
    for kind in (LeftSheet, JournalSheet):
        table_of(window).toggle_sheet(kind)
        yield f"{kind.__name__} laid over the table"
    table_of(window).close_sheet()
    board = table_of(window).board
    card = screen_of(window).view.hands[screen_of(window).table.current][0].id
    board.note.ask(card)
    yield "note"
    board.confirm.ask(Play(card), screen_of(window).view)
    yield "asked back"
    screen_of(window).pause()
    yield "paused"
    screen_of(window).cover()
    sit_down(window, players, turns=1000)
    assert screen_of(window).table.over
    yield "finale"
    table_of(window).requests.table_chosen.emit()
    assert window.game.replays.page
    yield "replay"
    window.game.replays.page.replay_screen.go(0)
    yield "replay at the deal"
    window.game.replays.page.left.emit()
    sit_down(window, players, turns=-1)
    assert screen_of(window).view.seen.turns_left is not None
    yield "last round"
    window.show_title()
    yield "title"


def master_phases(window: MainWindow) -> Iterator[str]:
    """What a table with a master shows besides."""
    sit_down(window, 5, turns=0, master=0)
    open_view(window)
    screen_of(window).act(ValueHint(1, screen_of(window).view.hands[1][0].face.rank))  # type: ignore[union-attr]
    yield "a hint is announced"
    screen_of(window).act(Withdraw())
    open_view(window)
    screen_of(window).act(Play(screen_of(window).view.hands[0][0].id))
    yield "a play is announced"
    screen_of(window).act(LayOpen())
    yield "laid open"
