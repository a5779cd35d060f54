"""An evening in the program's window: its cards, its files, its menus and what is told there."""

from pathlib import Path

from PySide6.QtWidgets import QApplication, QFileDialog, QLineEdit, QWidget

from hanabi_desktop.records import preferences
from hanabi_desktop.records.preferences import Preferences
from hanabi_desktop.records.record import Record
from hanabi_desktop.records.store import EXTENSION, load
from hanabi_desktop.rules import EDITIONS, EditionId
from hanabi_desktop.table.new_game import NewGame
from hanabi_desktop.widgets.dialogs import MessageSheet
from hanabi_desktop.window.main_window import MainWindow
from tests.driver import MousePlayers
from tests.games import deal_hands
from tests.input import Answer, Key, answering, choose_entry, click, reading_ends, strike, write
from tests.players import seats

RULES = EDITIONS[EditionId.ENGLISH].rules
NAMES = ("Kari", "Per", "Ola")
CHOICE = NewGame(EditionId.ENGLISH, RULES, seats(NAMES), 0)
DEAL = deal_hands(RULES, "r1 y2 g3 b4 w5", "r1 r2 y1 b1 w3", "g1 g2 g4 y5 w1")
OTHER = deal_hands(RULES, "b1 y2 g3 b4 w5", "r1 r2 y1 b1 w3", "g1 g2 g4 y5 w1")


def seated(window: MainWindow, choice: NewGame = CHOICE) -> MousePlayers:
    window.game.start(choice)
    return MousePlayers(window)


def game_file(data: Path, name: str = "2026-05-01-Kari-Per-Ola") -> Path:
    """A file among the saved games, for a test to write."""
    (data / "games").mkdir(exist_ok=True)
    return data / "games" / f"{name}{EXTENSION}"


def saved_games(data: Path) -> list[Record]:
    """All games that are saved, the one that was saved last at the end."""
    return [load(path) for path in sorted((data / "games").glob("*"), key=lambda path: path.stat().st_mtime_ns)]


def last_saved(data: Path) -> Record:
    """The game that was saved last."""
    return saved_games(data)[-1]


def saved_settings(data: Path) -> Preferences:
    """The settings that are saved."""
    return preferences.load(data / "preferences.json").preferences


def earlier_told(players: MousePlayers) -> str:
    """What the finale tells of the sum and of earlier games, once the folder was read."""
    reading_ends()
    return players.page.finale.sum.text()


def told(*texts: str) -> Answer:
    """Reads a message, which has to say all this, and closes it."""

    def read(dialog: MessageSheet) -> None:
        assert not dialog.isWindow(), "not on the table's own ground"
        said = f"{dialog.windowTitle()}\n{dialog.accessibleDescription()}"
        assert all(text in said for text in texts), said
        strike(Key.Key_Return)

    return read


def answered(label: str) -> Answer:
    """Pushes the button of a question that says so."""

    def push(dialog: MessageSheet) -> None:
        click(next(button for button in dialog.buttons.buttons() if button.text().replace("&", "") == label))

    return push


def by_menu(players: MousePlayers, menu_title: str, label: str, *later: Answer) -> None:
    """Chooses from the menu bar by what the menus say."""
    bar = players.window.menuBar()
    title = next(action for action in bar.actions() if action.text().replace("&", "") == menu_title)

    def chosen(menu: QWidget) -> None:
        choose_entry(menu, next(entry for entry in menu.actions() if entry.text().replace("&", "") == label))

    with answering(chosen, *later):
        click(bar, bar.actionGeometry(title).center())


def typed(name: str) -> Answer:
    """Types a name into a file dialog."""

    def answer(dialog: QFileDialog) -> None:
        edit = dialog.findChild(QLineEdit)
        assert edit is not None
        edit.setFocus()
        edit.selectAll()
        write(name)
        completions = QApplication.activePopupWidget()
        if completions is not None:
            completions.close()
        strike(Key.Key_Return)

    return answer
