"""The program on a small screen, in a process of its own: `python -m tests.window.small_screen WIDTH HEIGHT`.

It writes a line for whatever does not lie wholly on its screen, is cut off or has to be scrolled to.
"""

import json
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication, QScrollArea, QWidget

from hanabi_desktop.gui import prepare
from hanabi_desktop.records.preferences import LastGame, Preferences
from hanabi_desktop.screens.new_game.dialog import NewGameDialog
from hanabi_desktop.screens.rulebook.window import RulebookWindow
from hanabi_desktop.widgets.language import LANGUAGES
from hanabi_desktop.widgets.sheet import Sheet
from hanabi_desktop.widgets.window_size import room_on
from hanabi_desktop.window.main_window import MainWindow
from tests.each import NIGHTLY
from tests.input import wait_until
from tests.places import MESSAGE, sheets
from tests.screens.texts import too_small

TITLE_BAR, EDGE = 37, 5
"""What a desktop draws around a window, at the most that is usual."""
HIGHEST = 700
"""On higher screens only the windows beside the program's are looked at."""
LEAST = 480
"""On lower screens everything lies wholly on the screen, and scrolls."""
SMALLEST = 700
"""Height of a window in which nothing of the set-up is to be scrolled to."""
LAST = LastGame(edition="house", names=("Maximiliane", "Mum", "Per", "Bo", "Åsa"))


def screen(width: int, height: int, folder: Path) -> Path:
    """A file by which the offscreen platform has a screen of this size."""
    file = folder / "screens.json"
    usual = {"name": "small", "x": 0, "y": 0, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    file.write_text(json.dumps({"screens": [usual | {"width": width, "height": height}]}), encoding="utf-8")
    return file


def outside(window: QWidget) -> Iterator[str]:
    """Whether a window leaves its screen, title bar and frame included, or a sheet the window that it lies on."""
    if isinstance(window, Sheet):
        if not window.window().rect().contains(window.geometry()):
            yield f"{window.geometry().getRect()} over {window.window().rect().getRect()}"
        return
    framed = window.geometry().adjusted(-EDGE, -TITLE_BAR, EDGE, EDGE)
    if window.isMaximized():
        # The system leaves room for what it draws around it.
        framed = window.geometry()
    if not window.screen().availableGeometry().contains(framed):
        yield f"{framed.getRect()} on {window.screen().availableGeometry().getRect()}"


def unseen(window: MainWindow) -> Iterator[str]:
    """Buttons of the title that are not to be seen whole."""
    title = window.title_page
    for button in (title.new_button, title.quit_button, title.rulebook_button, *title.languages.values()):
        if not title.rect().contains(QRect(button.mapTo(title, QPoint()), button.size())):
            yield f"{button.text()!r} on the title"


def scrolled(dialog: NewGameDialog) -> Iterator[str]:
    """Pages of the set-up that are not to be seen without scrolling, and what is cut off on the second."""
    for page, area in enumerate(dialog.areas):
        dialog.show_page(page)
        for _ in range(5):
            QApplication.processEvents()
        # The rules may be scrolled to where a desktop at 150 % leaves little; who plays is always seen whole.
        high = area.verticalScrollBar().maximum() if page == 0 or dialog.window().height() >= SMALLEST else 0
        if high or area.horizontalScrollBar().maximum():
            yield f"page {page} of the set-up"
    yield from too_small(dialog)


def look(dialog: QWidget) -> list[str]:
    """What is wrong with a dialog."""
    wait_until(dialog.isVisible)
    # A sheet that grew asks its layouts once more; painted, all of them have their places.
    for _ in range(5):
        QApplication.processEvents()
        dialog.grab()
    found = [*outside(dialog)]
    if dialog.screen().size().height() < LEAST:
        return found
    found += too_small(dialog)
    if isinstance(dialog, NewGameDialog):
        found += scrolled(dialog)
    return found


def troubles(window: MainWindow) -> Iterator[str]:
    """Everything that is wrong in the language that is spoken."""
    yield from outside(window)
    if window.screen().size().height() >= LEAST:
        yield from unseen(window)
    else:
        area = window.centralWidget()
        if not (isinstance(area, QScrollArea) and area.verticalScrollBar().maximum()):
            yield "the title does not scroll"
    found: list[str] = []
    for place in (*sheets(window), MESSAGE):
        place.visit(window, lambda name, sheet: found.extend(f"{name}: {line}" for line in look(sheet)))
    yield from found


def beside(window: MainWindow) -> Iterator[str]:
    """Whether the rulebook leaves its screen where the system draws as much around it as it may."""
    window.title_page.rulebook_button.click()
    rulebook = window.findChild(RulebookWindow)
    assert rulebook is not None
    wait_until(rulebook.isVisible)
    room = room_on(rulebook.screen().availableGeometry())
    if not room.contains(rulebook.geometry()):
        yield f"the rulebook: {rulebook.geometry().getRect()} in {room.getRect()}"
    if rulebook.text.place() or rulebook.back.isEnabled():
        yield f"the rulebook opens at {rulebook.text.place()!r}"
    rulebook.close()


def main(width: int, height: int) -> None:
    """Looks at one screen in several languages, nightly in every one; at the rulebook in one."""
    folder = Path(tempfile.mkdtemp())
    application = QApplication(["hanabi", "-platform", f"offscreen:configfile={screen(width, height, folder)}"])
    prepare(application)
    Preferences(guide_seen=True, company_seen=True, sound=False, last_game=LAST).save(folder / "preferences.json")
    window = MainWindow(folder)
    window.show_as_before()
    sys.stdout.writelines(f"{line}\n" for line in beside(window))
    if height > HIGHEST:
        return
    # Where something was too long, it was in these; the walk through all languages has the others.
    for code in LANGUAGES if NIGHTLY else ("nb", "de"):
        window.speak(code)
        sys.stdout.writelines(f"{code}: {line}\n" for line in troubles(window))
    window.close()


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
