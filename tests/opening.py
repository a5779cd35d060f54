"""The program's window for tests, on a folder of its own."""

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Protocol, TypeVar

import pytest
from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import isValid

from hanabi_desktop.compat import override
from hanabi_desktop.delegates.render_context import RenderContext
from hanabi_desktop.painting.pixmap_cache import PixmapCache
from hanabi_desktop.painting.theme import Scheme, theme_for
from hanabi_desktop.records.preferences import Preferences
from hanabi_desktop.table.new_game import deal_shuffled
from hanabi_desktop.widgets.sheet import open_dialog
from hanabi_desktop.window.game_controller import Deal
from hanabi_desktop.window.main_window import MainWindow

Size = tuple[int, int]


class OpenWindow(Protocol):
    def __call__(
        self, folder: Path | None = None, *, deal: Deal = deal_shuffled, size: Size = (1024, 700)
    ) -> MainWindow: ...


@pytest.fixture
def data(tmp_path: Path) -> Path:
    """The folder that the program keeps its data in. It speaks English, whatever the system speaks.

    Cards are turned over at once.
    """
    folder = tmp_path / "data"
    folder.mkdir()
    Preferences(language="en", guide_seen=True, company_seen=True, reveal_seconds=0).save(folder / "preferences.json")
    return folder


class SharedPixmaps(PixmapCache):
    """One cache for the windows of all tests: a picture that was painted once is not painted again for the next."""

    @override
    def limit_to(self, limit_bytes: int) -> None:
        """Keeps what it has: a small window would make it forget the pictures of the large one before."""


@cache
def pixmaps() -> PixmapCache:
    """The cache of this process."""
    return SharedPixmaps(limit_bytes=384 * 1024 * 1024)


def shared_look() -> RenderContext:
    """The look of a part of the program without its window, with the pictures that were painted before.

    Twins want a cache each: a picture kept from the one would hide what the other shows.
    """
    return RenderContext(theme_for(Scheme.DARK), pixmaps=pixmaps())


@pytest.fixture
def open_window(qapp: QApplication, qtbot: QtBot, data: Path) -> Iterator[OpenWindow]:
    """Opens the program's window, again and again if wanted; a dialog that nobody answers fails the test."""
    windows: list[MainWindow] = []
    stuck: list[str] = []
    seen: list[QWidget | None] = [None]

    def look() -> None:
        there = open_dialog()
        if there is not None and there is seen[0]:
            stuck.append(f"{type(there).__name__} {there.windowTitle()}")
            there.close()
        seen[0] = there

    watch = QTimer()
    watch.timeout.connect(look)
    watch.start(8000)

    def open_(folder: Path | None = None, *, deal: Deal = deal_shuffled, size: Size = (1024, 700)) -> MainWindow:
        folder = folder or data
        window = MainWindow(folder, deal, pixmaps=pixmaps())
        windows.append(window)
        # At once, so that it is dressed once: the screen of the offscreen platform has 800×800.
        smallest = window.minimumSize()
        window.setMinimumSize(*size)
        window.show_as_before()
        window.setMinimumSize(smallest)
        if window.isMaximized():
            window.showNormal()
        window.resize(*size)
        qtbot.waitExposed(window)
        window.activateWindow()
        qtbot.waitUntil(window.isActiveWindow)
        return window

    yield open_
    watch.stop()
    for window in windows:
        if isValid(window):
            window.close()
            window.deleteLater()
    windows.clear()
    qapp.processEvents()
    assert not stuck, f"nobody answered {stuck}"


@pytest.fixture
def window(open_window: OpenWindow) -> MainWindow:
    """The window as it opens on a new machine, or on what a test has saved for it."""
    return open_window()


Widget = TypeVar("Widget", bound=QWidget)


def in_front(qtbot: QtBot, widget: Widget, size: Size | None = None) -> Widget:
    """Shows a widget as a window of its own, with the keyboard."""
    qtbot.addWidget(widget)
    if size:
        widget.resize(*size)
    widget.show()
    qtbot.waitExposed(widget)
    widget.activateWindow()
    qtbot.waitUntil(widget.isActiveWindow)
    return widget


@pytest.fixture
def came_to(qapp: QApplication) -> Iterator[list[str]]:
    """All that the keyboard comes to from now on, as a screen reader tells it."""
    came_to: list[str] = []

    def note(_old: object, new: object) -> None:
        if isinstance(new, QWidget):
            name = QAccessible.queryAccessibleInterface(new).text(QAccessible.Text.Name)
            came_to.append(name or type(new).__name__)

    qapp.focusChanged.connect(note)
    yield came_to
    qapp.focusChanged.disconnect(note)
