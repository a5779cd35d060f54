"""The window on the screen: its geometry, kept from run to run, and full screen with its menus."""

from pathlib import Path

from PySide6.QtCore import QByteArray, QEvent, QObject, QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QMainWindow, QMenu, QWidget

from hanabi_desktop.faults.guard import guarded
from hanabi_desktop.faults.log import note
from hanabi_desktop.records.store import read_optional, write_atomically
from hanabi_desktop.widgets.window_size import bring_inside, centre, first_size, largest

_MAX_GEOMETRY = 4096
"""Maximum bytes of the file; Qt writes 66."""


def save_geometry(window: QMainWindow, path: Path) -> None:
    """Notes where the window is and how large; where that cannot be written, it is forgotten."""
    try:
        write_atomically(path, bytes(window.saveGeometry().data()))
    except OSError as error:
        note("the place of the window cannot be saved", error)


def restore_geometry(window: QMainWindow, path: Path, *, television: bool) -> None:
    """Puts the window where it was, or, on other screens than then, where all of it can be seen.

    At first it has most of the screen, and all of a small one; a `television` it fills anyway.
    """
    left = read_optional(path, _MAX_GEOMETRY, "the place of the window")
    if window.restoreGeometry(QByteArray(left)):
        bring_inside(window)
        return
    size = first_size(largest(window))
    if not size.isEmpty():
        window.resize(size)
    centre(window)
    if size.isEmpty() and not television:
        window.setWindowState(Qt.WindowState.WindowMaximized)


class FullScreen(QObject):
    """Keeps the menu bar away while its window has the whole screen; a button, F10 or Alt alone brings the menus.

    In any other window F10 goes to the menu bar.
    """

    toggled = Signal(bool)
    """The window has the whole screen now, or no longer has it: the system can change that, too."""

    def __init__(self, window: QMainWindow, menus: tuple[QMenu, ...], television: bool = False) -> None:
        """`menus` are those of the window's menu bar; `television` tells whether the window begins on one."""
        super().__init__(window)
        self._window = window
        self.popup = QMenu(window)
        for menu in menus:
            self.popup.addMenu(menu)
            self._take_keys(menu, window.centralWidget())
        self._alone = False
        self._shown: bool | None = None
        self._television = television
        self._full_before = False
        """Whether the window had the whole screen before it was on the television."""
        window.installEventFilter(self)

    @property
    def on(self) -> bool:
        """Whether the window has the whole screen."""
        return self._window.isFullScreen()

    def set_on(self, wanted: bool) -> None:
        """Gives the window the whole screen, or takes it back."""
        if wanted != self.on:
            self._window.setWindowState(self._window.windowState() ^ Qt.WindowState.WindowFullScreen)

    def follow_television(self, on: bool) -> None:
        """A television has the whole screen; without it the window is as it was before."""
        if on is not self._television:
            self._television = on
            before, self._full_before = self._full_before, on and self.on
            self.set_on(on or before)

    def open_menus(self, beside: QWidget | None = None) -> None:
        """All menus as one, over the button that asked for it, or in the corner."""
        corner = self._window.mapToGlobal(QPoint(0, 0))
        if beside is not None:
            corner = beside.mapToGlobal(QPoint(0, -self.popup.sizeHint().height()))
        self.popup.popup(corner)

    @staticmethod
    def _take_keys(menu: QMenu, page: QWidget | None) -> None:
        """The keys of a menu that is not to be seen work on the page all the same."""
        for action in menu.actions():
            if page is not None and not action.shortcut().isEmpty():
                page.addAction(action)

    def _follow(self) -> None:
        """The bar is where it belongs in this state of the window."""
        if self._shown is not self.on:
            self._shown = self.on
            self._full_before = self._full_before and self.on
            self._window.menuBar().setVisible(not self.on)
            self.toggled.emit(self.on)

    @guarded
    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if isinstance(event, QKeyEvent):
            if event.type() == QEvent.Type.ShortcutOverride:
                # Of a letter that is a button's with Alt, the window itself hears nothing else.
                self._alone = self._alone and event.key() == Qt.Key.Key_Alt
                return False
            return watched is self._window.windowHandle() and self._key(event)
        if event.type() == QEvent.Type.Show:
            # Whatever widget a key is for, it comes to the window first.
            self._window.windowHandle().installEventFilter(self)
        if event.type() in (QEvent.Type.WindowStateChange, QEvent.Type.Show):
            self._follow()
        elif event.type() == QEvent.Type.WindowDeactivate:
            self._alone = False
        return False

    def _key(self, event: QKeyEvent) -> bool:
        """F10 brings the menus, and so does Alt, pressed and let go alone; with another key it is a key of its own."""
        alt = event.key() == Qt.Key.Key_Alt
        called = event.type() == QEvent.Type.KeyRelease and alt and self._alone
        called = called or (event.type() == QEvent.Type.KeyPress and event.key() == Qt.Key.Key_F10)
        bar = self._window.menuBar()
        # Out of full screen, Alt alone is Qt's own.
        if called and bar.isEnabled() and (self.on or not alt):
            self._alone = False
            if self.on:
                self.open_menus()
            else:
                bar.setActiveAction(bar.actions()[0])
            return True
        if event.type() == QEvent.Type.KeyPress:
            self._alone = alt
        return False
