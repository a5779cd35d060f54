"""Takes the pictures of the README: `python -m tests.pictures [FOLDER]`.

The games are played by a script with seeds of its own, so that the same program gives the same pictures. With
`--check` nothing is written, and the command fails if a picture has changed.
"""

import os
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from hanabi_desktop.gui import prepare
from hanabi_desktop.records.preferences import ContrastChoice, MotionChoice, Preferences, ThemeChoice
from hanabi_desktop.rules import EDITIONS, EditionId, Game, Rules
from hanabi_desktop.screens.rulebook.window import RulebookWindow
from hanabi_desktop.table.state import TableState
from hanabi_desktop.widgets.buttons import ExplainedButton
from hanabi_desktop.widgets.keyboard import KeyRepeatFilter
from hanabi_desktop.window.main_window import MainWindow
from tests.driver import MousePlayers
from tests.games import clever, play_random_game
from tests.players import seats

FOLDER = Path(__file__).parents[1] / "resources" / "screenshots"
SIZE = (1280, 800)
QUALITY = 88


def after(rules: Rules, players: int, turns: int, seed: int) -> Game:
    """A game played well, and stopped after so many turns."""
    game = play_random_game(rules, players, Random(seed), clever)
    return Game(game.setup, game.actions[:turns])


def sit_down(window: MainWindow, edition: EditionId, names: tuple[str, ...], game: Game) -> None:
    """These players sit at the window with this game."""
    window.game.begin(game, TableState.seated(edition, seats(names[: game.players])))


def public_table(window: MainWindow) -> QWidget:
    """What all see between the turns, in English."""
    game = after(EDITIONS[EditionId.ENGLISH].rules, 4, 26, 11)
    sit_down(window, EditionId.ENGLISH, ("Ada", "Ben", "Chloe", "Dev"), game)
    return window


def private_view(window: MainWindow) -> QWidget:
    """What one player sees while the others look away, in German."""
    game = after(EDITIONS[EditionId.GERMAN].rules, 3, 16, 5)
    sit_down(window, EditionId.GERMAN, ("Anna", "Jonas", "Lena"), game)
    MousePlayers(window).open_view()
    return window


def rulebook(window: MainWindow) -> QWidget:
    """The rulebook beside a game, in Norwegian."""
    game = after(EDITIONS[EditionId.NORWEGIAN].rules, 2, 4, 3)
    sit_down(window, EditionId.NORWEGIAN, ("Kari", "Ola"), game)
    window.open_rulebook("hint-teammate")
    return next(top for top in QApplication.topLevelWidgets() if isinstance(top, RulebookWindow))


def finale(window: MainWindow) -> QWidget:
    """How a good game ends, in Swedish."""
    game = after(EDITIONS[EditionId.ENGLISH].rules, 4, 1000, 11)
    sit_down(window, EditionId.ENGLISH, ("Astrid", "Elsa", "Nils", "Karl"), game)
    return window


PICTURES: dict[str, tuple[str, ThemeChoice, Callable[[MainWindow], QWidget]]] = {
    "table": ("en", ThemeChoice.DARK, public_table),
    "private-view": ("de", ThemeChoice.LIGHT, private_view),
    "rulebook": ("nb", ThemeChoice.LIGHT, rulebook),
    "finale": ("sv", ThemeChoice.DARK, finale),
}
"""Each picture's name, the language and the look it is taken in, and what it shows."""


def taken() -> Iterator[tuple[str, QImage]]:
    """Each picture by its name."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    prepare(application)
    # A cursor that blinks makes two pictures of one thing; whoever clicks here knows what they want.
    application.setCursorFlashTime(0)
    ExplainedButton.GUARDED, KeyRepeatFilter.MIN_UP_MS = False, 0
    for name, (language, theme, show) in PICTURES.items():
        with TemporaryDirectory(ignore_cleanup_errors=True) as home:
            data = Path(home)
            Preferences(
                language=language,
                theme=theme,
                contrast=ContrastChoice.NORMAL,
                motion=MotionChoice.REDUCED,
                sound=False,
                guide_seen=True,
                company_seen=True,
            ).save(data / "preferences.json")
            window = MainWindow(data)
            window.resize(*SIZE)
            window.show()
            QTest.qWaitForWindowActive(window)
            top = show(window)
            top.resize(*SIZE)
            top.activateWindow()
            # What fades in has done so by then.
            QTest.qWait(1500)
            yield name, top.grab().toImage()
            for open_ in (top, window):
                open_.close()
            window.deleteLater()
            application.processEvents()


def encoded(picture: QImage) -> bytes:
    """A picture as a small file."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, b"webp")
    writer.setQuality(QUALITY)
    assert writer.write(picture.convertToFormat(QImage.Format.Format_RGB32)), writer.errorString()
    return bytes(buffer.data().data())


def main(arguments: Sequence[str]) -> int:
    """Takes all pictures; returns 1 if one has changed that should not."""
    application = QApplication([])
    changed = []
    checking = "--check" in arguments
    folder = next((Path(argument) for argument in arguments if not argument.startswith("-")), FOLDER)
    folder.mkdir(parents=True, exist_ok=True)
    for name, picture in taken():
        path = folder / f"{name}.webp"
        data = encoded(picture)
        if not path.is_file() or path.read_bytes() != data:
            changed.append(name)
            if not checking:
                path.write_bytes(data)
        sys.stdout.write(f"{name}: {len(data) // 1000} kB{', changed' if name in changed else ''}\n")
    del application
    return 1 if checking and changed else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
