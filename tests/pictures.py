"""Takes the pictures of the README: `python -m tests.pictures [FOLDER]`.

The games are played by a script with seeds of its own, so that the same program gives the same pictures. With
`--check` nothing is written, and the command fails if a picture has changed.
"""

import os
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

os.environ["QT_QPA_PLATFORM"] = "offscreen"

from PySide6.QtCore import QBuffer, QIODevice
from PySide6.QtGui import QImage, QImageWriter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hanabi_desktop.gui import prepare
from hanabi_desktop.records.preferences import ContrastChoice, MotionChoice, Preferences, ThemeChoice
from hanabi_desktop.rules import EDITIONS, EditionId, Game
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


def leave(window: MainWindow) -> None:
    """What all see between the turns, or at the end."""


def look(window: MainWindow) -> None:
    """What one player sees while the others look away."""
    MousePlayers(window).open_view()


def read(window: MainWindow) -> None:
    """The rulebook beside a game."""
    window.open_rulebook("hint-teammate")


PICTURES = {
    "table": ("en", ThemeChoice.DARK, EditionId.ENGLISH, ("Ada", "Ben", "Chloe", "Dev"), 26, 11, leave),
    "private-view": ("de", ThemeChoice.LIGHT, EditionId.GERMAN, ("Anna", "Jonas", "Lena"), 16, 5, look),
    "rulebook": ("nb", ThemeChoice.LIGHT, EditionId.NORWEGIAN, ("Kari", "Ola"), 4, 3, read),
    "finale": ("sv", ThemeChoice.DARK, EditionId.ENGLISH, ("Astrid", "Elsa", "Nils", "Karl"), 1000, 11, leave),
}
"""Each picture's name; the language and the look it is taken in; the edition and the players of a game that is played
well, by a seed, and stopped after so many turns; and what is done then."""


def taken() -> Iterator[tuple[str, QImage]]:
    """Each picture by its name."""
    application = QApplication.instance()
    assert isinstance(application, QApplication)
    prepare(application)
    # A cursor that blinks makes two pictures of one thing; whoever clicks here knows what they want.
    application.setCursorFlashTime(0)
    ExplainedButton.GUARDED, KeyRepeatFilter.MIN_UP_MS = False, 0
    for name, (language, theme, edition, names, turns, seed, show) in PICTURES.items():
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
            game = play_random_game(EDITIONS[edition].rules, len(names), Random(seed), clever)
            window.game.begin(Game(game.setup, game.actions[:turns]), TableState.seated(edition, seats(names)))
            show(window)
            top = window.findChild(RulebookWindow) or window
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
