"""Size and position of windows, so that each fits on its screen with title bar and frame."""

from collections.abc import Iterable

from PySide6.QtCore import QMargins, QRect, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMainWindow, QScrollArea, QWidget

FRAME = QMargins(8, 40, 8, 8)
"""Estimate of the system's frame around a window, which is not known before it is shown."""


_SHARE = 0.85
"""Share of the screen at the first start."""
_WIDEST = 1.9
"""Maximum ratio of width to height at the first start: a table needs no more."""
_ROOMY = QSize(1200, 700)
"""Minimum room for the desktop to be seen beside the window."""


def room_on(screen: QRect) -> QRect:
    """Where the inside of a window may lie on a screen of which this is available."""
    return screen.marginsRemoved(FRAME)


def brought_inside(window: QRect, screens: Iterable[QRect]) -> QRect:
    """The inside of a window, moved and shrunk no more than it must be to lie wholly on one screen.

    It is the screen that shows most of it, else the first.
    """

    def seen(screen: QRect) -> int:
        part = window.intersected(screen)
        return part.width() * part.height()

    room = room_on(max(screens, key=seen))
    size = window.size().boundedTo(room.size())
    left = max(room.left(), min(window.left(), room.right() + 1 - size.width()))
    top = max(room.top(), min(window.top(), room.bottom() + 1 - size.height()))
    return QRect(left, top, size.width(), size.height())


def first_size(room: QSize) -> QSize:
    """The first size of a window's inside in this room; empty for all of it, where there is little.

    It leaves some of the screen to be seen, and is no wider than a table is on any other screen.
    """
    high, wide = round(room.height() * _SHARE), round(room.width() * _SHARE)
    size = QSize(min(wide, round(high * _WIDEST)), high)
    return size if size.expandedTo(_ROOMY) == size else QSize()


def largest(window: QWidget) -> QSize:
    """How large the inside of a window can be on its screen; a dialog's is the one below it."""
    below = window.parentWidget() or window
    return room_on(below.screen().availableGeometry()).size()


def size_to(window: QWidget, wanted: QSize) -> None:
    """Gives a window the size that is wanted, limited to its screen."""
    window.resize(wanted.boundedTo(largest(window)))


def put_in(window: QMainWindow, content: QWidget, least: QSize) -> None:
    """Makes it the content of a window that is never smaller than `least`; on a screen that is, the content scrolls."""
    room = largest(window)
    window.setMinimumSize(least.boundedTo(room))
    if least.boundedTo(room) != least:
        area = QScrollArea()
        content.setMinimumSize(least)
        area.setWidget(content)
        area.setWidgetResizable(True)
        content = area
    window.setCentralWidget(content)


def centre(window: QWidget) -> None:
    """Puts a window in the middle of the one below it if its screen has room there, else of its screen."""
    screen, below = window.screen().availableGeometry(), window.parentWidget()
    place = QRect(window.rect())
    place.moveCenter(below.window().geometry().center() if below is not None else room_on(screen).center())
    # `move` would put the frame there, and the inside below it.
    window.setGeometry(brought_inside(place, [screen]))


def bring_inside(window: QWidget) -> None:
    """Puts a window where all of it can be seen."""
    screens = [screen.availableGeometry() for screen in QGuiApplication.screens()]
    window.setGeometry(brought_inside(window.geometry(), screens))
