"""Writes the pages to proofread: `python -m tests.proofreading [--language CODE] [--out FOLDER]`.

There is one page for each language, with every message, its source and the place where players meet it: the paragraph
of the rulebook, composed, or a picture of the screen. What neither shows is told with its line in the program.
"""

import argparse
import os
import sys
from collections.abc import Container, Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

os.environ["QT_QPA_PLATFORM"] = "offscreen"
# As for pytest: what reads the texts of the program stands beside the translations.
sys.path.insert(0, str(Path(__file__).parents[2] / "translations"))

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from hanabi_desktop.gui import prepare
from hanabi_desktop.records.preferences import Preferences
from hanabi_desktop.widgets.buttons import MisclickGuardButton
from hanabi_desktop.widgets.keyboard import KeyRepeatFilter
from hanabi_desktop.widgets.language import LANGUAGES
from hanabi_desktop.window.main_window import MainWindow
from tests.proofreading.messages import Key, Message, messages_of, passages
from tests.proofreading.page import page
from tests.proofreading.pictures import PictureWalk, Sight, problems, recording
from tests.screens.walk import ask_and_look, silence, walk


def walked(language: str, messages: Sequence[Message], folder: Path) -> tuple[dict[Key, Sight], dict[Key, Sight]]:
    """What is to be seen on a walk through the program, and what was only asked for on the way."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as home:
        data = Path(home)
        Preferences(language=language, guide_seen=True, sound=False).save(data / "preferences.json")
        window = MainWindow(data)
        window.resize(1024, 700)
        window.show()
        QTest.qWaitForWindowActive(window)
        # Only now: the language that the window has installed would be asked first. All is said anew with this one.
        with recording(window) as recorder:
            seen = PictureWalk(messages, recorder, folder)
            walk(window, seen)
            for place, ask in problems(window):
                ask_and_look(seen, place, ask)
        silence(window)
    return seen.sights, seen.heard


def write(language: str, out: Path) -> str:
    """Writes a language's page and its pictures; tells how much there is."""
    folder = out / language
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.png"):
        old.unlink()
    messages = messages_of(language)
    composed = passages(language)
    seen, heard = walked(language, messages, folder)
    (folder / "index.html").write_text(page(language, messages, composed, {**heard, **seen}), encoding="utf-8")
    places: dict[str, Container[Key]] = {
        "in a picture": seen,
        "composed in a rulebook": composed,
        "asked for beside a picture": heard,
    }
    counts = ", ".join(f"{sum(each.key in found for each in messages)} {how}" for how, found in places.items())
    unplaced = sum(not any(each.key in found for found in places.values()) for each in messages)
    return f"{language}: {len(messages)} messages; {counts}, {unplaced} by their line: {folder / 'index.html'}"


def main(arguments: Sequence[str] | None = None) -> int:
    """The command line."""
    parser = argparse.ArgumentParser(prog="python -m tests.proofreading", description="Write the pages to proofread.")
    parser.add_argument("--language", choices=LANGUAGES, help="one language only")
    parser.add_argument("--out", type=Path, default=Path("proofreading"), metavar="FOLDER", help="where they go")
    options = parser.parse_args(arguments)
    application = QApplication([])
    prepare(application)
    application.setCursorFlashTime(0)
    MisclickGuardButton.DELAY_MS = KeyRepeatFilter.MIN_UP_MS = 0
    for language in [options.language] if options.language else LANGUAGES:
        sys.stdout.write(f"{write(language, options.out)}\n")
        sys.stdout.flush()
    return 0


if __name__ == "__main__":
    sys.exit(main())
