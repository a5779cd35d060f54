"""The real program on a real X server: its window is looked at, and clicked and typed into by xdotool.

Nothing of Qt's own testing tools reaches into the program. Buttons are found as people find them: the call to action is
the one thing filled with amber, a card is played by its green check and discarded by its red cross. That something
happened is read from the file that the program leaves on disk.
"""

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QBitmap, QColor, QGuiApplication, QImage, QRegion
from PySide6.QtWidgets import QApplication, QMainWindow
from pytestqt.qtbot import QtBot

from hanabi_desktop.painting.theme import Scheme, theme_for
from hanabi_desktop.records import preferences
from hanabi_desktop.records.record import Record, replay
from hanabi_desktop.records.store import EXTENSION, load
from hanabi_desktop.rules import ColourHint, Discard, Play, ValueHint
from hanabi_desktop.widgets.buttons import DEFAULT_DELAY
from hanabi_desktop.window.full_screen import save_geometry

pytestmark = [
    pytest.mark.skipif(shutil.which("xdotool") is None, reason="xdotool is not installed"),
    pytest.mark.skipif(not os.environ.get("DISPLAY"), reason="there is no DISPLAY: no X server to open a window on"),
    pytest.mark.skipif(sys.platform != "linux", reason="X servers are looked for on Linux only"),
]

WIDTH, HEIGHT = 1280, 800
LEAST_HEIGHT = 480
"""Of the program's window; messages are lower."""
THEME = theme_for(Scheme.DARK)
PATIENCE = 15_000
"""Milliseconds until a machine with much else to do counts as one where nothing happens."""
SOON = 1500
"""Milliseconds in which a question stands that a key asks."""
AGAIN = 2.5
"""Seconds between two presses on the button that shows the cards."""


def xdotool(*arguments: object) -> str:
    """What xdotool says; nothing if it found no window."""
    run = subprocess.run(["xdotool", *map(str, arguments)], capture_output=True, text=True, timeout=30, check=False)
    return run.stdout


class Program:
    """The program in a process of its own, and somebody before its window."""

    def __init__(self, qtbot: QtBot, folder: Path, log: Path) -> None:
        self._qtbot = qtbot
        self._games = folder / "hanabi-desktop" / "games"
        self._pressed = 0.0
        """When the cards were asked for last, by a clock that never goes back."""
        environment = os.environ | {
            "XDG_DATA_HOME": str(folder),
            "XDG_CONFIG_HOME": str(folder / "config"),
            "LC_ALL": "C.UTF-8",
            "QT_QPA_PLATFORM": "xcb",
        }
        with log.open("ab") as output:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "hanabi_desktop"],
                env=environment,
                cwd=Path(__file__).parents[2],
                stdout=output,
                stderr=subprocess.STDOUT,
            )
        self.window = self._main_window()
        # There is no window manager to do any of this.
        xdotool("windowmove", self.window, 0, 0)
        xdotool("windowsize", self.window, WIDTH, HEIGHT)
        xdotool("windowfocus", self.window)
        self.until(lambda: self._geometry(self.window) == QRect(0, 0, WIDTH, HEIGHT))

    def until(self, done: Callable[[], object]) -> None:
        self._qtbot.waitUntil(lambda: bool(done()), timeout=PATIENCE)

    def soon(self, done: Callable[[], object]) -> bool:
        """Whether it is done in a moment."""
        try:
            self._qtbot.waitUntil(lambda: bool(done()), timeout=SOON)
        except self._qtbot.TimeoutError:
            return False
        return True

    # Windows

    def _windows(self) -> set[str]:
        assert self.process.poll() is None, "the program has ended"
        return set(xdotool("search", "--onlyvisible", "--pid", self.process.pid).split())

    def _main_window(self) -> str:
        def large() -> list[str]:
            return [window for window in self._windows() if self._geometry(window).height() >= LEAST_HEIGHT]

        self.until(large)
        return large()[0]

    @staticmethod
    def _geometry(window: str) -> QRect:
        said = dict(line.split("=") for line in xdotool("getwindowgeometry", "--shell", window).split())
        return QRect(int(said["X"]), int(said["Y"]), int(said["WIDTH"]), int(said["HEIGHT"]))

    # Looking

    def see(self, colour: QColor, area: QRect) -> list[QRect]:
        """Where in the area plates of this colour lie: buttons and signs, not lines or letters."""
        return plates(QGuiApplication.primaryScreen().grabWindow(0).toImage(), colour, area)

    def amber(self, area: QRect) -> QPoint | None:
        """The middle of the call to action; its words may be in the way of the middle itself."""
        found = self.see(THEME.accent, area)
        if not found:
            return None
        largest = max(found, key=lambda rect: rect.width() * rect.height())
        return QPoint(largest.left() + 12, largest.center().y())

    # Doing

    def click(self, spot: QPoint) -> None:
        xdotool("mousemove", spot.x(), spot.y(), "click", 1)
        # Out of the way: what the mouse is on looks different.
        xdotool("mousemove", WIDTH - 4, 4)

    def go_on(self, area: QRect) -> None:
        """Waits for the call to action, and does it."""
        self.until(lambda: self.amber(area))
        # No button answers as soon as it is seen.
        self._qtbot.wait(2 * DEFAULT_DELAY)
        spot = self.amber(area)
        assert spot
        self.click(spot)

    # The file

    def saved(self) -> Record | None:
        """The one game that is on disk, if there is one yet."""
        path = next(self._games.glob(f"*{EXTENSION}"), None)
        return load(path) if path else None

    def actions(self) -> int:
        record = self.saved()
        return len(record.actions) if record else -1

    # A turn

    def look(self) -> None:
        """I am the one, once the cards of the one before are covered: what happened is on disk before that is seen."""
        self.until(lambda: not self.see(THEME.good, TABLE))
        self.until(lambda: self.amber(PANEL))
        self.until(self._opened)

    def _opened(self) -> bool:
        """Whether the cards are shown; a press that comes too early counts as none, and begins the wait anew."""
        if self.see(THEME.good, TABLE):
            return True
        if self.amber(PANEL) and time.monotonic() > self._pressed + AGAIN:
            self.go_on(PANEL)
            self._pressed = time.monotonic()
        return False

    def check(self, number: int) -> QRect:
        """The green check of an own card, from the left; while the window is still being painted, some are missing."""
        self.until(lambda: len(self.see(THEME.good, TABLE)) == 5)
        return sorted(self.see(THEME.good, TABLE), key=lambda rect: rect.left())[number]

    def hint_by_mouse(self) -> None:
        """The other hand's first card is right above or below the own one: one of its halves answers."""
        own = self.check(0)
        heights = range(96, 240, 24) if own.center().y() > HEIGHT / 2 else range(HEIGHT - 240, HEIGHT - 90, 24)
        before = self.actions()
        for height in heights:
            self.click(QPoint(own.center().x(), height))
            if self.actions() > before or not self.see(THEME.good, TABLE):
                break
        self.until(lambda: self.actions() == before + 1)

    def hint_by_keys(self) -> None:
        """Tab goes to the other hand. There a figure asks, and the same again says that it is meant.

        It is refused if there is no such card.
        """
        before = self.actions()
        xdotool("key", "Tab")
        for figure in "12345":
            xdotool("key", figure)
            self.until(lambda: self.amber(PANEL))
            # As slow as fingers are: a key that comes back at once counts as one held down.
            xdotool("sleep", 0.3, "key", figure)
            if self.soon(lambda: self.actions() == before + 1):
                return
        raise AssertionError("no figure gave a hint")

    def play(self, number: int) -> None:
        before = self.actions()
        self.click(self.check(number).center())
        self.until(lambda: self.actions() == before + 1)

    def discard(self, number: int) -> None:
        before = self.actions()
        found = sorted(self.see(THEME.bad, TABLE), key=lambda rect: rect.left())
        self.click(found[number].center())
        self.until(lambda: self.actions() == before + 1)


TITLE = QRect(0, HEIGHT // 3, WIDTH, HEIGHT * 2 // 3)
NEW_GAME = QRect(WIDTH * 3 // 4, HEIGHT - 140, WIDTH // 4, 140)
"""Where the sheet of a new game has its call to action, and the title nothing."""
PANEL = QRect(WIDTH // 2, HEIGHT - 90, WIDTH // 2, 90)
TABLE = QRect(0, 30, WIDTH, HEIGHT - 120)


def plates(picture: QImage, colour: QColor, area: QRect) -> list[QRect]:
    """Rectangles that are mostly filled with a colour, at least as large as a target."""
    part = picture.copy(area).convertToFormat(QImage.Format.Format_RGB32)
    mask = part.createMaskFromColor(colour.rgb(), Qt.MaskMode.MaskOutColor)
    found: list[tuple[QRect, int]] = []
    for piece in QRegion(QBitmap.fromImage(mask)):  # type: ignore[attr-defined]  # its stub has no iterator
        if piece.width() < 3:
            continue
        whole, filled = QRect(piece), piece.width() * piece.height()
        near = [other for other in found if other[0].adjusted(-3, -3, 3, 3).intersects(whole)]
        for other in near:
            found.remove(other)
            whole, filled = whole.united(other[0]), filled + other[1]
        found.append((whole, filled))
    return [
        rect.translated(area.topLeft())
        for rect, filled in found
        if min(rect.width(), rect.height()) >= 18 and filled > rect.width() * rect.height() * 0.4
    ]


@pytest.fixture
def start(qapp: QApplication, qtbot: QtBot, tmp_path: Path) -> Iterator[Callable[[], Program]]:
    """Starts the program, and says what it said if the test fails."""
    folder, log = tmp_path / "home", tmp_path / "log.txt"
    data = folder / "hanabi-desktop"
    data.mkdir(parents=True)
    kept = preferences.Preferences(
        language="en", theme=preferences.ThemeChoice.DARK, guide_seen=True, company_seen=True
    )
    kept.save(data / "preferences.json")
    # It opens as it was left: in quite another size its parts would move while one looks for them.
    left = QMainWindow()
    left.setGeometry(0, 0, WIDTH, HEIGHT)
    save_geometry(left, data / "window.geometry")
    left.deleteLater()
    running: list[Program] = []

    def begin() -> Program:
        running.append(Program(qtbot, folder, log))
        return running[-1]

    yield begin
    for program in running:
        if program.process.poll() is None:
            program.process.kill()
        program.process.wait(timeout=30)
    print(log.read_text(encoding="utf-8", errors="replace"))


def test_a_short_game_is_clicked_killed_and_continued(start: Callable[[], Program]) -> None:
    program = start()
    program.go_on(TITLE)
    program.go_on(NEW_GAME)
    program.until(lambda: program.actions() == 0)
    steps: list[Callable[[], None]] = [
        program.hint_by_mouse,
        lambda: program.play(0),
        lambda: program.discard(4),
        program.hint_by_keys,
        lambda: program.discard(2),
    ]
    for step in steps:
        program.look()
        step()
    record = program.saved()
    assert record
    kinds = [type(action) for action in record.actions]
    hints = {ColourHint, ValueHint}
    assert {kinds.pop(3), kinds.pop(0)} <= hints
    assert kinds == [Play, Discard, Discard]
    assert replay(record).current == (record.setup.starter + 5) % 2
    # In the middle of somebody's turn the power goes.
    program.look()
    record = program.saved()
    assert record
    program.process.send_signal(signal.SIGKILL)
    assert program.process.wait(timeout=30) == -signal.SIGKILL
    again = start()
    assert again.saved() == record
    again.go_on(TITLE)
    again.look()
    again.play(1)
    after = again.saved()
    assert after
    assert after.setup == record.setup
    assert after.actions[:-1] == record.actions
    assert isinstance(after.actions[-1], Play)
    # And the keyboard closes it, without a word; while a card is turned over, any key would go on from there.
    again.until(lambda: again.amber(PANEL))
    xdotool("key", "ctrl+q")
    assert again.process.wait(timeout=30) == 0
    assert again.saved() == after
